"""Польский банчек: who pays for a card of the bank."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...frame.facts import card_row, number
from ...frame.results import Item
from ...kernels.bank import TWO_PACKS
from .rules import covers, same


@dataclass(frozen=True, kw_only=True)
class Facts:
    """A punter's cards, the bank's card, the stake."""

    hand: tuple[int, ...] = card_row("Карты понтёра", TWO_PACKS, 1, 3, "♠Д ♥9 ♦4")
    card: tuple[int, ...] = card_row("Карта банка", TWO_PACKS, 1, 1, "♠К")
    stake: int = number("Ставка", 1, 1_000_000, 25, unit="коп.")


def settled(rules: Any, facts: Any) -> Item:
    """Return what a punter gains; below nought he pays into the bank."""
    card = facts.card[0]
    best = covers(facts.hand, card)
    if best is not None:
        text = (
            f"{TWO_PACKS.text(best)} и {TWO_PACKS.text(card)} одинаковы"
            if same(best, card)
            else f"{TWO_PACKS.text(best)} перекрывает {TWO_PACKS.text(card)}"
        )
        return Item(
            f"{text}: банк платит", ("banchek.pay", "banchek.equal" if same(best, card) else "banchek.cover"), facts.stake
        )
    held = any(TWO_PACKS.suit_of[one] == TWO_PACKS.suit_of[card] for one in facts.hand)
    text = (
        f"{TWO_PACKS.text(card)} старше карт понтёра"
        if held
        else f"Масти {TWO_PACKS.suit(card)} у понтёра нет: перекрыть нечем"
    )
    return Item(f"{text}, ставка идёт в банк", ("banchek.pay", "banchek.cover"), -facts.stake)
