"""«Винт»: what a player sees, what the table remembers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from ...families.vist.honours import aces_of, honours_of
from ...frame.readings import Chosen
from .deal import SEATS
from .options import Rules

DEAL_OVER, MATCH_OVER = "deal over", "match over"
HONOUR_RANKS = honours_of(0)
"""Ten, jack, queen, king and ace of a suit."""
ACES = aces_of()


class Event(NamedTuple):
    """Something that the whole table saw."""

    step: int
    deal: int
    seat: int | None
    text: str
    cites: tuple[str, ...] = ()


@dataclass(slots=True)
class Aside:
    """What some kinds of винт keep beside the hands."""

    talon: tuple[int, ...] = ()
    talon_open: bool = False
    buyer: int = -1
    discards: list[int] = field(default_factory=lambda: [0] * SEATS)
    """Cards that each place has put away, as masks."""
    seen: list[int] = field(default_factory=lambda: [0] * SEATS)
    """Cards beside its own that each place has looked at."""
    open: int = 0
    """Places whose hands lie open, as a mask."""
    bonus_tricks: int = 0
    """Tricks that fall to the declarers without play."""
    memo: dict[str, int] = field(default_factory=dict)

    def copy(self) -> Aside:
        """Return an independent copy."""
        return Aside(
            self.talon,
            self.talon_open,
            self.buyer,
            self.discards[:],
            self.seen[:],
            self.open,
            self.bonus_tricks,
            dict(self.memo),
        )


class View(NamedTuple):
    """What one player knows."""

    seat: int
    place: int
    """The place he acts for now, or his own; -1 for a player who sits out."""
    to_move: int | None
    hand: int
    """The cards of that place."""
    known: tuple[tuple[int, int], ...]
    """Other hands that he may see, as place and mask: his dummy, open hands."""
    counts: tuple[int, ...]
    """Cards left at each place."""
    table: tuple[int, ...]
    """Cards of the open trick, the leader's first."""
    history: tuple[int, ...]
    """Every card played in this deal, in order."""
    winners: tuple[int, ...]
    """Who took each trick."""
    talon: tuple[int, ...]
    """The talon where it lies open."""
    aside: int
    """Cards that he himself put away or looked at."""
    memo: tuple[tuple[str, int], ...]
    """What the whole table knows of this stage."""
    legal: tuple[str, ...]
    # From here on nothing changes while cards are played: the state keeps these fields ready and all views share them.
    phase: str
    dealer: int
    side: tuple[int, ...]
    """Which places play together in this deal."""
    calls: tuple[tuple[int, int], ...]
    best: int
    """The highest bid so far, -1: none."""
    passes: int
    contract: int
    """The step that is played, -1 before the auction ends."""
    declarer: int
    trump: int
    """The trump suit, -1: none."""
    leader: int
    """Who led to the first trick, -1 before play."""
    below: tuple[int, ...]
    games: tuple[int, ...]
    marks: int
    target: int
    rules: Rules
    readings: Chosen
