"""The family of мушка: what is open at the table, the deal."""

from __future__ import annotations

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


def begun_with(match: M) -> int:
    """Return what a record begins with: agreed at the table, or fixed by the rules."""
    return int(match.options.get("start", match.rules.start))


def left(match: M, seat: int) -> int:
    """Return what is still to be written off."""
    return int(match.rules.start + match.sheet.total("record", seat))


def turn_up(match: M, value: Any) -> None:
    """Let a position name the card that was turned up."""
    if not isinstance(value, str):
        raise InputError("Положение: открытую карту записывают строкой, например «♥Д»", "turnup")
    deck = deck_of(match)
    card = deck.card(value, "turnup")
    match.cards["stock"][0].extend(match.cards["turned"][0])
    for piles in match.cards.values():
        for pile in piles:
            if card in pile:
                pile.remove(card)
    match.cards["turned"][0][:] = [card]
    match.open.trump, match.open.turned = deck.suit_of[card], deck.text(card)
