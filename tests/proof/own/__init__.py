"""What single games add to the matches of `games.py`: forms, what must hold, what is counted at the end. A file is named as the game's package."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from rules_py.frame.match import Match


@dataclass(frozen=True, slots=True)
class Own:
    """What a game adds; nothing of it need be said."""

    matches: int = 10_000
    fixed: Callable[[int], Mapping[str, Any]] = lambda number: {}
    """Options by the number of the match; the others are drawn, and duels are played in these forms too."""
    hold: Callable[[Match[Any]], None] = lambda match: None
    """What is true after every action."""
    over: Callable[[Match[Any]], Counter[str]] = lambda match: Counter()
    """What is true at the end, and what is counted then."""
    winner: Callable[[Match[Any]], int] | None = None
    """Who has won a match, where that is more than to have most on the main account."""
    eager: Callable[[int], bool] = lambda number: False
    """In which matches every action is as likely as any other, not every kind of move: who holds many cards plays more of them."""
    hints: bool = False
    """Hints are quick enough to be compared as well when what is hidden is swapped."""
    least: Mapping[str, int] = field(default_factory=dict)
    """What must have been met so often when all matches are played."""


def of(slug: str) -> Own:
    """Return what a game adds."""
    name = slug.replace("-", "_")
    if not (Path(__file__).parent / f"{name}.py").exists():
        return Own()
    found: Own = import_module(f"{__name__}.{name}").OWN
    return found


def every_piece(match: Match[Any]) -> None:
    """Hold that every piece of every pack lies somewhere, once."""
    lying: dict[str, list[int]] = {name: [] for name in match.packs}
    for place in match.game.places:
        for pile in match.cards[place.name]:
            lying[place.pack].extend(pile)
    for name, pieces in lying.items():
        pieces.sort()
        assert pieces == list(range(match.packs[name].size)), f"{name}: something is gone or doubled"
