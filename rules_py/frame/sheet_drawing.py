"""The score sheet as people draw it: bands, columns or sides of the table, numbers in the order they were written.

A drawing is data; the page rules the lines. `ruling` says how:

- "columns": a column a part, the bands lie one under another, the first on top;
- "sides": every part sits at its side of a square, the bands go from the edge to the middle.

A band may hold several cells of a part side by side (whists upon each opponent). Every cell keeps the whole trail of what
was written there, each number with its reason and its rules; `struck` is what a later number replaced.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

from .page import Drawing, SheetBand, SheetCell, SheetNote, SheetPart, Where, Written
from .results import Item
from .russian import money, number
from .sheet import Account

if TYPE_CHECKING:
    from .view import View


def written(text: str, note: str = "", cites: Sequence[str] = (), *, struck: bool = False) -> Written:
    """Describe one number on the sheet: what stands there, for what, by which rules."""
    return {"text": text, "note": note, "cites": list(cites), "struck": struck}


def cell(entries: Sequence[Written], label: str = "") -> SheetCell:
    """Describe one place of the sheet, its oldest number first; `label` tells it from its neighbours in the band."""
    return {"label": label, "entries": list(entries)}


def band(
    id: str,
    label: str,
    grows: Literal["up", "down", "along"] = "along",
    cites: Sequence[str] = (),
    *,
    line: Literal["", "heavy", "double"] = "",
) -> SheetBand:
    """Describe a band of the sheet: where its numbers grow, and the line that closes it."""
    return {"id": id, "label": label, "grows": grows, "line": line, "cites": list(cites)}


def part(name: str, cells: Sequence[Sequence[SheetCell]], place: Where | Literal[""] = "") -> SheetPart:
    """Describe what belongs to one player or side: its cells by bands; `place` is where he sits."""
    return {"name": name, "place": place, "cells": [list(row) for row in cells]}


def note(label: str, text: str, cites: Sequence[str] = ()) -> SheetNote:
    """Describe what stands on the sheet beside the parts: marks, a pot."""
    return {"label": label, "text": text, "cites": list(cites)}


def drawing(
    ruling: Literal["columns", "sides"],
    bands: Sequence[SheetBand],
    parts: Sequence[SheetPart],
    *,
    centre: SheetNote | None = None,
    notes: Sequence[SheetNote] = (),
) -> Drawing:
    """Join bands and parts to a sheet; `centre` is a note that stands in the middle of the sides."""
    for one in parts:
        if len(one["cells"]) != len(bands):
            raise ValueError(f"{one['name']}: {len(one['cells'])} of {len(bands)} bands")
    return {"ruling": ruling, "bands": list(bands), "parts": list(parts), "centre": centre, "notes": list(notes)}


def own_money(view: View[Any]) -> list[tuple[str, str]]:
    """Return what the one who looks has won or lost so far, to stand among the chips."""
    return [("У вас", money(view.sheet.total("money", view.seat)))] if view.seat >= 0 else []


def kept(
    view: View[Any], running: Sequence[str] = (), notes: Sequence[SheetNote] = (), marks: Mapping[str, str] | None = None
) -> Drawing:
    """Draw every account as people keep it, a band each: what runs on is struck through and written anew, of the rest every change.

    `marks` tells what stands beside a number whose reason begins with a word.
    """
    accounts = view.game.accounts
    names = view.game.names(view)
    first = max(view.seat, 0)
    parts = []
    for seat in [(first + step) % view.players for step in range(view.players)]:
        cells = [[cell(_trail(view, one, seat, one.name in running, marks or {}))] for one in accounts]
        parts.append(part(names[seat], cells))
    bands = [band(one.name, one.label, "down", view.game.cite(one.cites)) for one in accounts]
    return drawing("columns", bands, parts, notes=notes)


def _trail(view: View[Any], account: Account, seat: int, running: bool, marks: Mapping[str, str]) -> list[Written]:
    """Return what was written on an account of a seat, one number a deal with its reasons."""
    deals: dict[int, list[Item]] = {}
    for entry in view.sheet.entries:
        if (entry.account, entry.seat) == (account.name, seat) and entry.item.amount:
            deals.setdefault(entry.deal, []).append(entry.item)
    shown = money if account.money else number
    total = account.start
    found = [written(shown(total), "Начало", view.game.cite(account.cites))] if running else []
    for items in deals.values():
        change = sum(item.amount or 0 for item in items)
        total += change
        note = "; ".join(f"{item.text} {_signed(shown, item.amount or 0)}" for item in items)
        cites = tuple(dict.fromkeys(rule for item in items for rule in view.game.cite(item.cites)))
        figure = shown(total) if running and not account.signed else _signed(shown, total if running else change)
        beside = dict.fromkeys(mark for item in items for word, mark in marks.items() if item.text.startswith(word))
        found.append(written(" ".join([figure, *beside]), note, cites))
    for one in found[:-1]:
        one["struck"] = running
    return found


def _signed(shown: Callable[[int], str], amount: int) -> str:
    return f"+{shown(amount)}" if amount > 0 else shown(amount)
