"""Горка: what stands beside the cards."""

from __future__ import annotations

from ...frame.places import TABLE
from ...frame.russian import money
from ...frame.view import View
from .state import Table


def chips(view: View[Table]) -> list[tuple[str, str]]:
    """Return what lies on the table, the stake to meet, which cards stand for others."""
    found = [("Кон", money(view.sheet.total("money", TABLE))), ("Фальки", view.options["wild"])]
    return [*found, ("Ставка", money(view.open.bet))] if view.open.bet else found


def labelled(view: View[Table], action: str) -> str:
    """Say of an addition before the deal its sum alone: what it is stands in the question."""
    verb, _, amount = action.partition(" ")
    return money(int(amount)) if verb == "blind" else ""


def tags(view: View[Table], seat: int) -> list[str]:
    """Say who passed, who added before the deal, what each has laid."""
    if seat not in view.open.playing:
        return ["пас"]
    found = ["втёмную"] if seat in view.open.blinds else []
    return [*found, f"в гору {money(view.open.paid[seat])}"] if view.open.paid[seat] else found
