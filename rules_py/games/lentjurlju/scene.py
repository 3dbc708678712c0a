"""Лентюрлю: what stands beside the cards."""

from __future__ import annotations

from ...frame.russian import money
from ...frame.view import View
from .rules import DECK, FIVE
from .state import Table


def chips(view: View[Table]) -> list[tuple[str, str]]:
    """Return what lies on the five cards together, and on each."""
    whole = ("На картах", money(sum(view.open.pots)))
    return [whole, *((DECK.text(card), money(amount)) for card, amount in zip(FIVE, view.open.pots, strict=True))]


def lies_on(view: View[Table], place: str, card: int) -> str:
    """Return the money on one of the five cards."""
    return money(view.open.pots[FIVE.index(card)]) if place == "five" else ""


def tags(view: View[Table], seat: int) -> list[str]:
    """Say who has passed and who is out of cards."""
    if view.deal_over:
        return []
    if not view.count("hand", seat):
        return ["без карт"]
    return ["пас"] if seat in view.open.passed else []
