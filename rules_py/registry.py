"""Every game of the core by its slug."""

from __future__ import annotations

from . import games as _games
from .errors import InputError
from .game import Game


def all_games() -> dict[str, Game]:
    """Return every game that the core plays."""
    return dict(_games.GAMES)


def find(slug: str) -> Game:
    """Return a game by its slug."""
    found = _games.GAMES.get(slug) if isinstance(slug, str) else None
    if found is None:
        known = ", ".join(_games.GAMES)
        raise InputError(f"Игры «{str(slug)[:40]}» в ядре нет; есть: {known}", "game")
    return found
