"""Макао: what stands beside the cards."""

from __future__ import annotations

from ...frame.russian import money
from ...frame.view import View
from ...kernels.bank import TWO_PACKS
from .rules import total
from .state import Table


def chips(view: View[Table]) -> list[tuple[str, str]]:
    """Return the stake and one's own points."""
    found = [("Ставка", money(view.options["stake"]))]
    return [*found, ("Ваши очки", str(total(TWO_PACKS, view.hand)))] if view.hand else found


def tags(view: View[Table], seat: int) -> list[str]:
    """Say who holds the bank, who drew."""
    found = ["банкомёт"] if seat == view.dealer else []
    if view.deal_over and view.open.shown:
        return [*found, view.open.shown[seat]]
    return [*found, "прикупил"] if view.open.draws[seat] else found
