"""Безик: chips and tags of the table."""

from __future__ import annotations

from ...frame.russian import counted, number
from ...frame.view import View
from .state import Table, ruling, sign


def chips(view: View[Table]) -> list[tuple[str, str]]:
    """Return the trump, what is left to draw, and the count of the deal."""
    rest = view.count("stock") + view.count("upcard")
    seats = [seat for seat in range(view.players) if seat in view.open.playing]
    mine = [seat for seat in seats if seat == view.seat]
    row = [*mine, *(seat for seat in seats if seat != view.seat)]
    found = [("Козырь", sign(view)), ("Колода", str(rest) if rest else "вышла")]
    return [*found, ("Очки", " : ".join(number(view.open.points[seat]) for seat in row))]


def tags(view: View[Table], seat: int) -> list[str]:
    """Say who sits out and what each has written."""
    if seat not in view.open.playing:
        return ["отдыхает"]
    points = view.open.points[seat]
    return [counted(points, "очко", "очка", "очков")] if points else []


def takes(view: View[Table]) -> int:
    """Return which card of the trick on the table takes it so far."""
    return ruling(view, view.count("stock") == 0).best(view.seen("trick"))
