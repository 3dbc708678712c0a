"""Польский банчек: what stands beside the cards."""

from __future__ import annotations

from ...frame.places import TABLE
from ...frame.rulebook import gained_on_main
from ...frame.russian import money
from ...frame.view import View
from .state import Table


def chips(view: View[Table]) -> list[tuple[str, str]]:
    """Return the bank and the stake that is named."""
    found = [("В банке", money(view.sheet.total("money", TABLE))), ("Заложено", money(view.options["start"]))]
    return [*found, ("Ставка", money(view.open.stake))] if view.open.stake else found


def tags(view: View[Table], seat: int) -> list[str]:
    """Say who holds the bank and who has played."""
    if seat in view.open.gone:
        return ["оставил игру"]
    if seat == view.dealer:
        return ["банкомёт"]
    shut = ["без примазки"] if seat in view.open.closed else []
    return shut if view.count("hand", seat) or view.deal_over else [*shut, "сыграл"]


def gained(view: View[Table], seat: int) -> int:
    """Return what a deal brought: the bank that lies on the table is the banker's own."""
    return gained_on_main(view, seat) + (gained_on_main(view, TABLE) if seat == view.dealer else 0)
