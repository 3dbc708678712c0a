"""«Винт»: the score sheet as the table draws it, a column a side, the line across."""

from __future__ import annotations

from collections.abc import Sequence

from ...families.vist.sheet import chalk_drawing
from ...frame.cites import implements
from ...frame.page import Drawing, Sheet, SheetNote
from ...frame.russian import number
from ...frame.sheet_drawing import note
from .deal import SEATS
from .play import VintState
from .rotation import record_of_players, resting
from .rubber import GAMES_IN_RUBBER

MARK = "×"


def sheet_of(state: VintState, names: Sequence[str], order: Sequence[int], players: Sequence[str]) -> Sheet:
    """Describe the score sheet: its sums as a table, its numbers as a drawing."""
    sheet = state.sheet
    totals, below = sheet.totals(state.readings), sheet.sums_below()
    rows: list[tuple[str, list[str], tuple[str, ...]]] = [
        ("Над чертой", [number(sheet.sum_above(account)) for account in order], ("vint.r1e",)),
        ("Под чертой", [number(below[account]) for account in order], ("vint.r1g",)),
        ("Партий", [str(sheet.games[account]) for account in order], ("vint.n9b",)),
        ("Вся запись роббера", [number(totals[account]) for account in order], ("vint.r4b",)),
    ]
    return {
        "title": "Запись",
        "columns": ["", *(names[account] for account in order)],
        "rows": [{"cells": [text, *cells], "cites": list(cites)} for text, cells, cites in rows],
        "drawing": drawn_sheet(state, names, order, players),
    }


@implements("vint.r1e", "vint.r1g", "vint.r1f", "vint.r8")
def drawn_sheet(state: VintState, names: Sequence[str], order: Sequence[int], players: Sequence[str]) -> Drawing:
    """Draw the line: numbers stand alone above it, sums of tricks below it game by game, marks × beside."""
    sheet = state.sheet
    games = 1 if state.rules.variant.one_deal else len(order) * (GAMES_IN_RUBBER - 1) + 1
    notes = [note("Распасовки", " ".join(MARK * sheet.marks), ("vint.r8",))] if sheet.marks else []
    return chalk_drawing(
        sheet, names, order, games, (("vint.r1e",), ("vint.r1g",)), [*notes, *_notes_of_players(state, players)]
    )


@implements("vint.pyaterom.3", "vint.pyaterom.4")
def _notes_of_players(state: VintState, players: Sequence[str]) -> list[SheetNote]:
    """Write who sits out, and what each has won or lost in the rubbers before."""
    variant = state.rules.variant
    if not variant.rotates:
        return []
    found = []
    out = resting(state)
    if out:
        found.append(
            note("Отдыхает" if len(out) == 1 else "Отдыхают", ", ".join(players[one] for one in out), variant.rules[:1])
        )
    if state.settled:
        record = zip(players, record_of_players(state), strict=True)
        text = ", ".join(f"{name} {'+' if amount > 0 else ''}{number(amount)}" for name, amount in record)
        cites = ("vint.troem.1.9",) if variant.players < SEATS else ("vint.pyaterom.4",)
        found.append(note("Робберы", text, cites))
    return found
