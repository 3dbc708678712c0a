"""Копилка: what stands beside the cards, and the notes that each keeps before him."""

from __future__ import annotations

from ...frame.page import Drawing
from ...frame.places import TABLE
from ...frame.russian import money
from ...frame.scene import names_of
from ...frame.sheet_drawing import band, cell, drawing, note, own_money, part, written
from ...frame.view import View
from ...kernels.trick_phase import deck_of
from .phases import ruling
from .rules import DEALS
from .state import Table


def chips(view: View[Table]) -> list[tuple[str, str]]:
    """Return what is in the box, what one has oneself, which deal of the party it is, which suit may not be led."""
    box = ("Касса", money(view.sheet.total("money", TABLE)))
    found = [box, *own_money(view), ("Сдача", f"{(view.deals - 1) % DEALS + 1} из {DEALS}")]
    last = view.open.last_suit
    return [*found, ("Не выходить с", deck_of(view).suits[last])] if last >= 0 else found


def tags(view: View[Table], seat: int) -> list[str]:
    """Say how many tricks a seat has and whether it is rid of its cards."""
    found = [f"взяток {view.open.tricks[seat]}"] if view.open.tricks[seat] else []
    return [*found, "без карт"] if seat in view.open.out else found


def takes(view: View[Table]) -> int:
    """Return which card of the trick takes it so far."""
    return ruling(view).best(view.seen("trick"))


def drawn(view: View[Table]) -> Drawing:
    """Draw the notes: every trick with its suit, and what was paid into the box and out of it."""
    names = names_of(view.players, view.seat)
    first = max(view.seat, 0)
    parts = []
    for seat in [(first + step) % view.players for step in range(view.players)]:
        mine = [one for one in view.sheet.entries if one.seat == seat]
        tricks = [one.item for one in mine if one.account == "tricks" and (one.item.amount or 0) > 0]
        paid = [one.item for one in mine if one.account == "money" and one.item.amount]
        parts.append(part(names[seat], [
            [cell([written(one.text.removeprefix("Взятка ").replace(", вдвое", " ×2"), money(one.amount or 0), one.cites) for one in tricks])],
            [cell([written(money(one.amount or 0), one.text, one.cites) for one in paid])],
        ]))  # fmt: skip
    bands = [band("tricks", "Взятки", "down", ("kopilka.tricklog",)), band("money", "Касса", "down", ("kopilka.bank",))]
    box = note("Касса", money(view.sheet.total("money", TABLE)), ("kopilka.bank",))
    return drawing("columns", bands, parts, notes=[box])
