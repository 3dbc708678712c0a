"""Польский банчек: who pays for a card of the bank."""

from __future__ import annotations

from collections.abc import Collection

from ...frame.results import Item
from ...kernels.bank import TWO_PACKS
from .rules import covers, same


def settled(hand: Collection[int], card: int, stake: int) -> Item:
    """Return what a punter gains by a card of the bank; below nought he pays into it."""
    best = covers(hand, card)
    if best is not None:
        text = (
            f"{TWO_PACKS.text(best)} и {TWO_PACKS.text(card)} одинаковы"
            if same(best, card)
            else f"{TWO_PACKS.text(best)} перекрывает {TWO_PACKS.text(card)}"
        )
        return Item(f"{text}: банк платит", ("banchek.pay", "banchek.equal" if same(best, card) else "banchek.cover"), stake)
    held = any(TWO_PACKS.suit_of[one] == TWO_PACKS.suit_of[card] for one in hand)
    text = (
        f"{TWO_PACKS.text(card)} старше карт понтёра"
        if held
        else f"Масти {TWO_PACKS.suit(card)} у понтёра нет: перекрыть нечем"
    )
    return Item(f"{text}, ставка идёт в банк", ("banchek.pay", "banchek.cover"), -stake)
