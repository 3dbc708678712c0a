"""The family of пикет: what the table says beside the cards."""

from __future__ import annotations

from ...frame import sheet_drawing as draw
from ...frame.page import Drawing
from ...frame.scene import names_of
from ...frame.view import View
from .state import Table


def chips(view: View[Table]) -> list[tuple[str, str]]:
    """Return which game of the партия this is and whether it is written twice."""
    rules = view.rules
    of = rules.korolik * rules.koroliki
    at = len(view.open.games) + (0 if view.deal_over else 1)
    return [("Игра", f"{max(at, 1)} из {of}")]


def tags(view: View[Table], seat: int) -> list[str]:
    """Say what a player has counted and taken."""
    state = view.open
    if seat not in state.playing:
        return ["вышел"]
    found = [f"счёт {state.count[seat] or state.hand_points[seat]}"] if state.won or state.leads_made else []
    if state.capot_by == seat:
        found.append("капот")
    return [*found, *([f"взяток {state.tricks[seat]}"] if state.tricks[seat] else [])]


def drawing(view: View[Table]) -> Drawing | None:
    """Draw the record as it is kept: games one under another, the королики at the side."""
    if not view.sheet.entries:
        return None
    names = names_of(view.players, view.seat)
    bands = [draw.band("record", "Игры", "down", ("piket.46a",)), draw.band("side", "Сбоку", "down", ("piket.46d",))]
    parts = []
    for seat in range(view.players):
        cells = []
        for name in ("record", "side"):
            entries = [one for one in view.sheet.entries if (one.account, one.seat) == (name, seat)]
            last = max((at for at, one in enumerate(entries) if (one.item.amount or 0) < 0), default=-1)
            marks = [draw.written(str(one.item.amount), one.item.text, one.item.cites) for one in entries[last + 1 :]]
            cells.append([draw.cell(marks)])
        parts.append(draw.part(names[seat], cells))
    return draw.drawing("columns", bands, parts)


def shows(view: View[Table]) -> list[tuple[int, str, list[int]]]:
    """Return the cards that were shown and are not played yet, by whose they are."""
    state = view.open
    played = {card for _, cards, _ in state.taken for card in cards} | set(view.seen("trick"))
    found = []
    for seat, cards in enumerate(state.shown):
        left = [card for card in cards if card not in played]
        if left:
            found.append((seat, "Объявлено", left))
    return found
