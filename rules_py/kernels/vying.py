"""Vying: stakes are raised, met or given up till two agree or one is left."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ..frame.match import Match
from ..frame.places import TABLE
from ..frame.results import Item


@dataclass
class Vying:
    """What all at the table know of the stakes."""

    playing: list[int] = field(default_factory=list)
    """Who has not passed."""
    bet: int = 0
    """The highest stake of this vying, beyond what lay on the table before."""
    paid: list[int] = field(default_factory=list)
    """What each has laid in this vying."""


def pot(match: Match[Any]) -> int:
    """Return what lies on the table."""
    return int(match.sheet.total("money", TABLE))


def owed(match: Match[Any], seat: int) -> int:
    """Return what a seat has to add to meet the highest stake."""
    return int(match.open.bet - match.open.paid[seat])


def even(match: Match[Any]) -> bool:
    """Tell whether all who play have laid alike."""
    return all(not owed(match, seat) for seat in match.open.playing)


def lay_stake(match: Match[Any], seat: int, amount: int, item: Item) -> None:
    """Lay money of this vying on the table."""
    match.sheet.pay("money", seat, TABLE, item)
    match.open.paid[seat] += amount
    match.open.bet = max(match.open.bet, match.open.paid[seat])


def leave(match: Match[Any], seat: int) -> None:
    """Let a seat play no more."""
    match.open.playing.remove(seat)


def next_to_speak(match: Match[Any], seat: int) -> int:
    """Return who has the word after a seat."""
    return match.around(seat + 1, match.open.playing)[0]
