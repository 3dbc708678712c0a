"""«Преферанс»: the score sheet as the table draws it: columns of the old game, sides of the modern one."""

from __future__ import annotations

from ...frame.cites import implements
from ...frame.page import Drawing, Sheet, SheetPart, SheetRow, Written
from ...frame.russian import number
from ...frame.scene import place_of
from ...frame.sheet_drawing import band, cell, drawing, note, part, written
from .seats import accusative, short
from .sheet import Cells
from .state import PreferansState

WHISTS = "whists"


def sheet_of(state: PreferansState, seat: int, names: tuple[str, ...]) -> Sheet:
    """Describe the score sheet: its sums as a table, its numbers as a drawing."""
    players = state.rules.players
    order = [(seat + step) % players for step in range(players)]
    rows, _ = state.kind.cells(state)
    whists = state.sheet.whists
    shown: list[SheetRow] = [
        {"cells": [label, *(number(row[place]) for place in order)], "cites": list(cites)} for _, label, row, cites in rows
    ]
    shown += [
        {
            "cells": [f"Висты на {accusative(names[on])}", *("" if on == place else number(whists.rows[place][on]) for place in order)],
            "cites": list(state.kind.law("whist-column")),
        }
        for on in order
    ]  # fmt: skip
    totals = state.kind.total_texts(state)
    shown.append({"cells": ["Итог", *(totals[place] for place in order)], "cites": list(state.kind.law("total"))})
    return {
        "title": "Запись",
        "columns": ["", *(names[place] for place in order)],
        "rows": shown,
        "drawing": drawn_sheet(state, seat, names),
    }


@implements("preferans.36b", "preferans-modern.sheet")
def drawn_sheet(state: PreferansState, seat: int, names: tuple[str, ...]) -> Drawing:
    """Draw the sheet: kurochka on top, the record in the lines, whists below; today pool and mountain about the middle."""
    players = state.rules.players
    kind = state.kind
    rows, centre = kind.cells(state)
    sides = kind.sheet_ruling == "sides"
    bands = [
        band(
            id,
            label,
            "along" if sides else "up" if not place and len(rows) > 1 else "down",
            cites,
            line="" if sides else "heavy",
        )
        for place, (id, label, _, cites) in enumerate(rows)
    ]
    whists = band(WHISTS, "Висты", "along" if sides else "down", kind.law("whist-column"))
    parts = []
    for place in ((seat + step) % players for step in range(players)):
        own = [[cell(_trail(row, place))] for _, _, row, _ in rows]
        others = [(place + step) % players for step in range(1, players)]
        upon = [cell(_trail(state.sheet.whists.rows[place], on), short(names[on])) for on in others]
        cells = [upon, *own] if sides else [*own, upon]
        parts.append(part(names[place], cells, place_of(place, seat, players) if sides else ""))
    notes = [
        note(
            "Итог в вистах",
            ", ".join(f"{one['name']} {total}" for one, total in _totals(state, parts, seat)),
            kind.law("total"),
        )
    ]
    return drawing(
        kind.sheet_ruling, [whists, *bands] if sides else [*bands, whists], parts, centre=centre if sides else None,
        notes=notes if sides or centre is None else [centre, *notes],
    )  # fmt: skip


def _totals(state: PreferansState, parts: list[SheetPart], seat: int) -> list[tuple[SheetPart, str]]:
    totals = state.kind.total_texts(state)
    players = state.rules.players
    return [(one, totals[(seat + step) % players]) for step, one in enumerate(parts)]


def _trail(row: Cells, place: int) -> list[Written]:
    """Write the running number after every entry; each new one replaces the one before."""
    trail = row.trails[place]
    last = len(trail) - 1
    found = []
    for step, mark in enumerate(trail):
        gain = "" if mark.value == mark.gain and not step else f"{'+' if mark.gain > 0 else ''}{number(mark.gain)}: "
        found.append(written(number(mark.value), f"{gain}{mark.note}", mark.cites, struck=step < last))
    return found
