"""Копилка: the source gives no advice; a sensible player draws only for a suit that may still come."""

from __future__ import annotations

from .rules import DEALS
from .state import M


def worth(match: M, seat: int) -> float:
    """Return what a deal is worth: what it brought or cost in money, and the tricks that the box will pay."""
    deal = match.sheet.of_deal(match.number)
    paid = match.deals % DEALS == 0
    accounts = ("money",) if paid else ("money", "tricks")
    return float(sum(one.item.amount or 0 for one in deal if one.seat == seat and one.account in accounts))
