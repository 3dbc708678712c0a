"""The family of мушка: what is open at the table, the deal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ...frame.errors import InputError
from ...frame.match import Match
from ...kernels.exchange import deal_round
from ...kernels.trick_phase import Tricks, deck_of
from .rules import HAND


@dataclass
class Table(Tricks):
    """What all at the table know."""

    opened: str = ""
    """A card that the dealer showed by mistake."""
    opened_of: int = 0
    dealt_wrong: bool = False
    turned: str = ""
    """The card that was turned up, though it lie there no more."""
    declared: list[int] = field(default_factory=list)
    """Who has shown what is paid for apart."""


M = Match[Any]


def packs(match: M) -> dict[str, Any]:
    """Return the pack that goes with the number of players."""
    return {"cards": match.rules.decks(match.rules, match.players)}


def opening(match: M) -> Table:
    """Deal five to each one by one and turn the trump where it is turned."""
    order = match.shuffle()
    deck = deck_of(match)
    deal_round(match, order, HAND, match.around(match.dealer + 1))
    table = Table(tricks=[0] * match.players)
    if match.rules.trump:
        table.trump = deck.suits.index(match.rules.trump)
    else:
        turned = order.pop()
        match.cards["turned"][0].append(turned)
        table.trump, table.turned = deck.suit_of[turned], deck.text(turned)
    match.cards["stock"][0].extend(order)
    match.tell(match.dealer, f"{{сдаёт|сдаёте}}; козырь {deck.suits[table.trump]}", "mushka.deal", "mushka.trump")
    return table


def left(match: M, seat: int) -> int:
    """Return what is still to be written off."""
    return int(match.rules.start + match.sheet.total("record", seat))


def put(name: str) -> Callable[[M, Any], None]:
    """Return how a word of positions sets something open by another name."""

    def setter(match: M, value: Any) -> None:
        if type(value) is not type(getattr(match.open, name)):
            raise InputError(f"Положение: поле «{name}» записано иначе, чем нужно", name)
        setattr(match.open, name, value)

    return setter
