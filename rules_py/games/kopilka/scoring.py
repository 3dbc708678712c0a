"""Копилка: what a trick is worth, what is paid after a deal, how the box is shared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ...frame.facts import Line, flag, number
from ...frame.results import Item
from .rules import ACE


@dataclass(frozen=True, kw_only=True)
class Deal:
    """What one player's deal came to."""

    tricks: int = number("Взяток", 0, 8, 0)
    first_out: bool = flag("Сбыл карты первым")
    false_passes: int = number("Пасовал при масти, раз", 0, 8, 0)
    remise: int = number("Ремиз", 0, 1000, 5, unit="коп.")
    fee: int = number("Плата остальных", 0, 1000, 0, unit="коп.")


FINES = (
    Line(("kopilka.firstout",), "Плата за сдачу", lambda rules, deal: deal.fee or None if not deal.first_out else None),
    Line(("kopilka.firstout",), "Сбыл карты первым: не платит", lambda rules, deal: 0 if deal.first_out else None),
    Line(("kopilka.remise",), "Ремиз: ни одной взятки",
         lambda rules, deal: deal.remise if not deal.tricks and (not deal.first_out or rules.first_out_remised) else None),
    Line(("kopilka.falsepass",), "Ремиз за пас при масти", lambda rules, deal: deal.remise * deal.false_passes or None),
)  # fmt: skip


def worth_of(rules: Any, suit: str, doubled: bool, unit: int = 1) -> int:
    """Return what a trick is worth."""
    return int(dict(rules.prices)[suit] * unit * (2 if doubled else 1))


def doubles(rules: Any, cards: Sequence[str]) -> bool:
    """Tell whether the ace of spades doubles a trick."""
    return ACE in cards and (cards[0] != ACE or rules.ace_led_doubles)


def trick_item(rules: Any, cards: Sequence[str], unit: int = 1) -> Item:
    """Return what is noted for a trick, by its cards in the order in which they lay."""
    suit = cards[0][0]
    doubled = doubles(rules, cards)
    cites = ("kopilka.tricklog", "kopilka.price", *(("kopilka.price.double", "kopilka.spadeace") if doubled else ()))
    return Item(f"Взятка {suit}{', вдвое' if doubled else ''}", cites, worth_of(rules, suit, doubled, unit))


def divided(rules: Any, pot: int, payouts: Sequence[int]) -> tuple[list[int], int, int]:
    """Return what each gets for his tricks, what each must add before, and what is left of the box."""
    due = sum(payouts)
    if due <= pot:
        return list(payouts), 0, pot - due
    if rules.short_shared:
        parts = [pot * one // due for one in payouts]
        return parts, 0, pot - sum(parts)
    each = -(-(due - pot) // len(payouts))
    return list(payouts), each, pot + each * len(payouts) - due


REST = "Остаток кассы на всех"


def rest_shared(rules: Any, rest: int, payouts: Sequence[int]) -> list[int]:
    """Share what is left when nobody got rid of his cards, seats in order from the dealer's left."""
    due = sum(payouts)
    parts = [rest * one // due if rules.rest_by_tricks and due else 0 for one in payouts]
    share, odd = divmod(rest - sum(parts), len(parts))
    return [part + share + (place < odd) for place, part in enumerate(parts)]
