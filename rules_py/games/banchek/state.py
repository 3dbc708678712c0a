"""Польский банчек: what is open at the table, the deal."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ...frame.match import Match
from ...frame.params import Int, read_seats
from ...frame.places import TABLE
from ...frame.results import Item
from ...frame.russian import money
from ...kernels.bank import collect, draw_one, set_banker
from ...kernels.bank import punters as against

M = Match[Any]


@dataclass
class Table:
    """What all at the table know."""

    stake: int = 0
    """What the punter whose turn it is has named."""
    sides: dict[int, int] = field(default_factory=dict)
    """What others have added on his cards."""
    closed: list[int] = field(default_factory=list)
    """Who lets nobody add on his cards, and adds on nobody's."""
    joined: list[int] = field(default_factory=list)
    """Who has added on another's cards in this round."""
    gone: list[int] = field(default_factory=list)
    """Who refused the bank and left the game."""
    heir: int = -1
    """Who lays the next bank, where this one is over."""
    payer: int = -1
    """Who paid into the bank last."""
    tripled: bool = False
    broken: bool = False
    fresh: bool = False
    """The bank was laid with this deal."""


def punters(match: M) -> tuple[int, ...]:
    """Return all who play against the bank, from its left; who has left is not among them."""
    return tuple(seat for seat in against(match) if seat not in match.open.gone)


def bank(match: M) -> int:
    """Return what lies in the bank."""
    return int(match.sheet.total("money", TABLE))


def opening(match: M) -> Table:
    """Lay a bank where there is none, shuffle or collect, give three cards to every punter one by one."""
    before: Table | None = getattr(match, "open", None)
    table = Table() if before is None else Table(closed=before.closed, gone=before.gone)
    match.open = table
    if not bank(match):
        match.sheet.pay("money", match.dealer, TABLE, Item("Заложен банк", ("banchek.start",), match.options["start"]))
        for pile in (match.cards["stock"][0], match.cards["played"][0]):
            pile.clear()
        match.cards["stock"][0].extend(match.shuffle())
        table.fresh = True
        match.tell(
            match.dealer,
            f"{{закладывает|закладываете}} банк {money(match.options['start'])}",
            "banchek.start",
            "banchek.shuffle",
        )
    else:
        collect(match)
        match.tell(match.dealer, "{сдаёт|сдаёте} снова без тасовки", "banchek.redeal", "banchek.collect")
    for _ in range(match.rules.hand):
        for seat in punters(match):
            draw_one(match, seat)
    return table


def set_bank(match: M, value: Any) -> None:
    """Let so much lie in the bank."""
    wanted = Int(name="bank", label="В банке", low=0, high=1_000_000).read(value)
    match.sheet.write("money", TABLE, Item("В банке", ("banchek.start",), wanted - bank(match)))


def set_closed(match: M, value: Any) -> None:
    """Let some players allow no side stakes."""
    match.open.closed = read_seats("Запретили примазку", "closed", match.players, value)


FIELDS = {"banker": set_banker, "bank": set_bank, "closed": set_closed}
