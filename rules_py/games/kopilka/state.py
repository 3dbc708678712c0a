"""Копилка: what is open at the table, the box, the deal."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ...frame.errors import InputError
from ...frame.match import Match
from ...frame.places import TABLE, Place, Sight
from ...frame.results import Item
from ...kernels.exchange import deal_round
from ...kernels.trick_phase import Tricks, deck_of
from .rules import DEALS, HAND

M = Match[Any]
OFFERED = Place("offered", "Предложено", Sight.OWNER, owned=True, shape="")
"""Cards of a suit laid out face down: their owner alone knows them."""


@dataclass
class Table(Tricks):
    """What all at the table know."""

    last_suit: int = -1
    """The suit that may not be led now."""
    bought: int = 0
    """How many cards the one who is asked has drawn for this lead."""
    unanswered: int = 0
    """Leads in a row that nobody followed."""
    out: list[int] = field(default_factory=list)
    """Who got rid of his cards, in order."""


def packs(match: M) -> dict[str, Any]:
    """Return the pack."""
    return {"cards": match.rules.deck}


def box(match: M) -> int:
    """Return what lies in the box."""
    return match.sheet.total("money", TABLE)


def opening(match: M) -> Table:
    """Take the stakes of a new party and deal five to each."""
    if (match.deals - 1) % DEALS == 0:
        rule = "kopilka.bank" if match.deals == 1 else "kopilka.newparty"
        for seat in match.around(match.dealer + 1):
            match.sheet.pay("money", seat, TABLE, Item("Взнос в кассу", (rule,), match.options["ante"]))
    order = match.shuffle()
    deal_round(match, order, HAND, match.around(match.dealer + 1))
    match.cards["stock"][0].extend(order)
    match.tell(match.dealer, "{сдаёт|сдаёте} по пять карт", "kopilka.deal")
    return Table(tricks=[0] * match.players, playing=list(range(match.players)))


def set_last_suit(match: M, value: Any) -> None:
    """Say in a position which suit was led before."""
    suits = deck_of(match).suits
    if value not in (*suits, "") or value is None:
        raise InputError(f"Положение: last_suit — одна из мастей {' '.join(suits)}", "last_suit")
    match.open.last_suit = suits.index(value) if value else -1
