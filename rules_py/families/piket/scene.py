"""The family of пикет: what the table says beside the cards."""

from __future__ import annotations

from typing import Literal

from ...frame import sheet_drawing as draw
from ...frame.page import Drawing
from ...frame.russian import number
from ...frame.scene import names_of
from ...frame.view import View
from .record import doubled
from .state import Table


def chips(view: View[Table]) -> list[tuple[str, str]]:
    """Return which game of the партия this is, whether it is written twice, and whose pack it is dealt with."""
    rules = view.rules
    of = rules.korolik * rules.koroliki
    at = len(view.open.games) + (0 if view.deal_over else 1)
    games = view.open.games[: max(at, 1) - 1]
    twice = doubled(rules, games, len(games), view.open.carried)
    found = [("Игра", f"{max(at, 1)} из {of}{', вдвое' if twice else ''}")]
    return [*found, ("Колода", "ваша" if view.dealer == view.seat else "соперника")] if view.seat >= 0 else found


def tags(view: View[Table], seat: int) -> list[str]:
    """Say what a player has counted and taken."""
    state = view.open
    if seat not in state.playing:
        return ["вышел"]
    found = [f"счёт {state.count[seat] or state.hand_points[seat]}"] if state.won or state.leads_made else []
    if seat in state.silent:
        return ["молчанка"]
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


Ending = tuple[str, Literal[-1, 0, 1], str]


def told_end(gap: int, words: tuple[str, str, str]) -> Ending:
    """Say an end by who has more: one's own, nobody's, the other's; and by how much."""
    sign: Literal[-1, 0, 1] = 1 if gap > 0 else -1 if gap < 0 else 0
    return words[1 - sign], sign, f"{'+' if gap > 0 else ''}{number(gap)}" if gap else ""


def ending(view: View[Table]) -> Ending:
    """Say whose game or партия it was, and what was written for it."""
    me, other = view.seat, 1 - view.seat
    if me < 0:
        return "Партия окончена" if view.done else "Игра окончена", 0, ""
    if view.done:
        net = view.sheet.total("side", me) - view.sheet.total("side", other)
        return told_end(net, ("Партия ваша", "Партия вышла ровной", "Партия соперника"))
    written = dict.fromkeys((me, other), 0)
    for entry in view.sheet.of_deal(view.number):
        if entry.account == "record" and (entry.item.amount or 0) > 0:
            written[entry.seat] += entry.item.amount or 0
    return told_end(written[me] - written[other], ("Игра ваша", "Рефет", "Игра соперника"))
