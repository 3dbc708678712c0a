"""«Винт»: the score sheet as the table draws it, a column a side, the line across."""

from __future__ import annotations

from collections.abc import Sequence

from ...frame.cites import implements
from ...frame.page import Drawing, Sheet, SheetNote, Written
from ...frame.russian import number
from ...frame.sheet_drawing import band, cell, drawing, note, part, written
from .deal import SEATS
from .play import VintState
from .rotation import record_of_players, resting
from .rubber import GAMES_IN_RUBBER, Entry

ABOVE, BELOW = "above", "below"
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
    bands = [band(ABOVE, "Над чертой", "up", ("vint.r1e",), line="heavy")]
    for game in range(1, games + 1):
        label = "Под чертой" if games == 1 else f"{game}-я партия"
        bands.append(band(f"{BELOW}-{game}", label, "down", ("vint.r1g",), line="" if game == games else "double"))
    parts = []
    for account in order:
        above = [written(number(one.amount), _reason(one), one.cites) for one in sheet.above[account]]
        runs: list[Sequence[Entry]] = [*sheet.closed[account], sheet.below[account]]
        runs += [()] * (games - len(runs))
        parts.append(part(names[account], [[cell(above)], *([cell(_sums(run))] for run in runs)]))
    notes = [note("Распасовки", " ".join(MARK * sheet.marks), ("vint.r8",))] if sheet.marks else []
    return drawing("columns", bands, parts, notes=[*notes, *_notes_of_players(state, players)])


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


def _sums(run: Sequence[Entry]) -> list[Written]:
    """Write the running sum after every number; each new sum replaces the one before."""
    found, total = [], 0
    for place, one in enumerate(run):
        total += one.amount
        found.append(written(number(total), f"+{number(one.amount)}: {_reason(one)}", one.cites, struck=place < len(run) - 1))
    return found


def _reason(entry: Entry) -> str:
    return f"{entry.text} (сдача № {entry.deal})"
