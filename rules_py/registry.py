"""Every game of the core by its slug."""

from __future__ import annotations

from .frame.errors import InputError
from .frame.face import Game
from .games import GAMES


def all_games() -> dict[str, Game]:
    """Return every game that the core plays."""
    return dict(GAMES)


def find(slug: str) -> Game:
    """Return a game by its slug."""
    found = GAMES.get(slug) if isinstance(slug, str) else None
    if found is None:
        known = ", ".join(GAMES)
        raise InputError(f"Игры «{str(slug)[:40]}» в ядре нет; есть: {known}", "game")
    return found
