"""The score sheet as people draw it: bands, columns or sides of the table, numbers in the order they were written.

A drawing is data; the page rules the lines. `ruling` says how:

- "columns": a column a part, the bands lie one under another, the first on top;
- "sides": every part sits at its side of a square, the bands go from the edge to the middle.

A band may hold several cells of a part side by side (whists upon each opponent). Every cell keeps the whole trail of what
was written there, each number with its reason and its rules; `struck` is what a later number replaced.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

RULINGS = ("columns", "sides")
GROWS = ("up", "down", "along")
LINES = ("", "heavy", "double")

Drawn = dict[str, Any]


def written(text: str, note: str = "", cites: Sequence[str] = (), *, struck: bool = False) -> Drawn:
    """Describe one number on the sheet: what stands there, for what, by which rules."""
    return {"text": text, "note": note, "cites": list(cites), "struck": struck}


def cell(entries: Sequence[Drawn], label: str = "") -> Drawn:
    """Describe one place of the sheet, its oldest number first; `label` tells it from its neighbours in the band."""
    return {"label": label, "entries": list(entries)}


def band(id: str, label: str, grows: str = "along", cites: Sequence[str] = (), *, line: str = "") -> Drawn:
    """Describe a band of the sheet: where its numbers grow, and the line that closes it."""
    if grows not in GROWS or line not in LINES:
        raise ValueError((grows, line))
    return {"id": id, "label": label, "grows": grows, "line": line, "cites": list(cites)}


def part(name: str, cells: Sequence[Sequence[Drawn]], place: str = "") -> Drawn:
    """Describe what belongs to one player or side: its cells by bands; `place` is where he sits."""
    return {"name": name, "place": place, "cells": [list(row) for row in cells]}


def note(label: str, text: str, cites: Sequence[str] = ()) -> Drawn:
    """Describe what stands on the sheet beside the parts: marks, a pot."""
    return {"label": label, "text": text, "cites": list(cites)}


def drawing(
    ruling: str, bands: Sequence[Drawn], parts: Sequence[Drawn], *, centre: Drawn | None = None, notes: Sequence[Drawn] = ()
) -> Drawn:
    """Join bands and parts to a sheet; `centre` is a note that stands in the middle of the sides."""
    if ruling not in RULINGS:
        raise ValueError(ruling)
    for one in parts:
        if len(one["cells"]) != len(bands):
            raise ValueError(f"{one['name']}: {len(one['cells'])} of {len(bands)} bands")
    return {"ruling": ruling, "bands": list(bands), "parts": list(parts), "centre": centre, "notes": list(notes)}
