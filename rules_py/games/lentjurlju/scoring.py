"""Лентюрлю: what is paid at the end of a deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...frame.facts import card_row, number, one_of
from ...frame.results import Item
from ...frame.russian import points
from .rules import BY_POINTS, DECK, FIVE, FLAT, TO_KING, WAYS, worth


@dataclass(frozen=True, kw_only=True)
class Hand:
    """Cards that are left to a loser, and the way of play."""

    hand: tuple[int, ...] = card_row("Осталось на руках", DECK, 0, 30, "♠Т ♥9 ♣Д ♦3")
    way: str = one_of("Способ", WAYS, TO_KING)


@dataclass(frozen=True, kw_only=True)
class Loss(Hand):
    """What a loser is to pay by."""

    pay: str = one_of("Платят", (FLAT, BY_POINTS), BY_POINTS)
    fee: int = number("Условленная сумма", 1, 10_000, 10, unit="коп.", when={"pay": (FLAT,)})
    price: int = number("Цена очка", 1, 100, 1, unit="коп.", when={"pay": (BY_POINTS,)})


def counted(rules: Any, facts: Hand) -> list[Item]:
    """Count the cards of a hand, one of the five double where that is played."""
    doubled = facts.way in rules.doubled_ways
    found = []
    for card in facts.hand:
        times = 2 if doubled and card in FIVE else 1
        cites = ("lentjurlju.alt.4",) if times == 2 else ("lentjurlju.kingwins",)
        found.append(Item(DECK.name(card).capitalize() + (" вдвойне" if times == 2 else ""), cites, times * worth(card)))
    return found or [Item("На руках ничего не осталось", ("lentjurlju.kingwins",), 0)]


def loss(rules: Any, facts: Loss) -> Item:
    """Return what a loser pays."""
    if facts.pay == FLAT:
        return Item("Условленная плата", ("lentjurlju.kingwins",), facts.fee)
    items = counted(rules, facts)
    whole = sum(item.amount or 0 for item in items)
    cites = tuple(dict.fromkeys(("lentjurlju.kingwins", *(rule for item in items for rule in item.cites))))
    return Item(f"За карты на руках: {points(whole)}", cites, whole * facts.price)
