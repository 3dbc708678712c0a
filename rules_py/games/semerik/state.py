"""Семерик: what is open at the table, the deal."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ...families.vist.seats import M, Seated, members
from ...frame.results import Item
from ...kernels.exchange import deal_round
from .rules import DECK, HAND


@dataclass
class Table(Seated):
    """What all at the table know."""

    won: int = -1
    """The side that has reached the game."""
    parties: int = 0
    """How many games are over."""
    hand_points: list[int] = field(default_factory=lambda: [0, 0])
    trick_points: list[int] = field(default_factory=lambda: [0, 0])
    talked: list[int] = field(default_factory=list)
    """Who was fined for a hint in this deal."""
    new_party: bool = True


def packs(match: M) -> dict[str, Any]:
    """Return forty cards."""
    return {"cards": DECK}


def opening(match: M) -> Table:
    """Deal ten to each, one by one; a new game begins from nothing."""
    before: Table | None = getattr(match, "open", None)
    table = Table(
        tricks=[0] * match.players, playing=list(range(match.players)), circle=list(range(match.players)),
        parties=before.parties if before else 0, new_party=before is None or before.won >= 0,
    )  # fmt: skip
    suits = DECK.suits
    table.trump = suits.index(match.rules.trump) if match.rules.trump else -1
    match.open = table
    if table.new_party:
        for seat in range(match.players):
            written = match.sheet.total("points", seat)
            if written:
                match.sheet.write("points", seat, Item("Новая партия: счёт с нуля", ("semerik.5",), -written))
    deal_round(match, match.shuffle(), HAND, match.around(match.dealer + 1))
    match.tell(match.dealer, "{сдаёт|сдаёте} по десять карт", "semerik.3", "semerik.4")
    return table


def points_of(match: Any, side: int) -> int:
    """Return what a side has in this game."""
    return int(match.sheet.total("points", members(match, side)[0]))


def write(match: M, side: int, *items: Item) -> None:
    """Write points of a side: its partners have one record."""
    for seat in members(match, side):
        match.sheet.write("points", seat, *items)
