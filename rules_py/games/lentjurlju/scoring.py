"""Лентюрлю: what is paid at the end of a deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...frame.facts import card_row, one_of
from ...frame.results import Item
from ...frame.russian import points
from .rules import DECK, FIVE, FLAT, TO_KING, WAYS, worth


@dataclass(frozen=True, kw_only=True)
class Hand:
    """Cards that are left to a loser, and the way of play."""

    hand: tuple[int, ...] = card_row("Осталось на руках", DECK, 0, 30, "♠Т ♥9 ♣Д ♦3")
    way: str = one_of("Способ", WAYS, TO_KING)


def counted(rules: Any, facts: Hand) -> list[Item]:
    """Count the cards of a hand, one of the five double where that is played."""
    doubled = facts.way in rules.doubled_ways
    found = []
    for card in facts.hand:
        times = 2 if doubled and card in FIVE else 1
        cites = ("lentjurlju.alt.4",) if times == 2 else ("lentjurlju.kingwins",)
        found.append(Item(DECK.name(card).capitalize() + (" вдвойне" if times == 2 else ""), cites, times * worth(card)))
    return found or [Item("На руках ничего не осталось", ("lentjurlju.kingwins",), 0)]


def loss(rules: Any, facts: Hand, pay: str, fee: int, price: int) -> Item:
    """Return what a loser pays: the sum agreed upon, or for the cards that are left to him."""
    if pay == FLAT:
        return Item("Условленная плата", ("lentjurlju.kingwins",), fee)
    items = counted(rules, facts)
    whole = sum(item.amount or 0 for item in items)
    cites = tuple(dict.fromkeys(("lentjurlju.kingwins", *(rule for item in items for rule in item.cites))))
    return Item(f"За карты на руках: {points(whole)}", cites, whole * price)
