"""«Преферанс»: for what each number of the sheet was written, found among the entries of the deal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from .sheet import Cells, Entry, Sheet

MOST = 3
"""How many steps one number may join: tricks, consolation, aces."""


def explain(sheet: Sheet, entries: Sequence[Entry], deal: int, cites: tuple[str, ...]) -> None:
    """Give every number of this deal that has no reason yet the entries that make it up.

    Each entry explains one number. Where the amounts do not tell, the deal and the general rule stand as the reason.
    """
    left = [entry for entry in entries if entry[1].amount]
    for row in sheet.own_rows():
        for seat, place in sorted(row.waiting):
            _explain_mark(row, seat, place, left, (seat, None), deal, cites)
        row.waiting = []
    for writer, row in enumerate(sheet.whists.rows):
        for on, place in sorted(row.waiting):
            _explain_mark(row, on, place, left, (writer, on), deal, cites)
        row.waiting = []


def _explain_mark(
    row: Cells, seat: int, place: int, left: list[Entry], wanted: tuple[int, int | None], deal: int, cites: tuple[str, ...]
) -> None:
    trail = row.own_trail(seat)
    mark = trail[place]
    used = _matching(left, wanted, abs(mark.gain))
    for entry in used:
        left.remove(entry)
    steps = [step for _, step, _ in used]
    note = "; ".join(_lower(step.text, number) for number, step in enumerate(steps)) or "По итогу сдачи"
    rules = tuple(dict.fromkeys(rule for step in steps for rule in step.cites)) or cites
    trail[place] = mark._replace(note=f"{note} (сдача № {deal})", cites=rules)


def _matching(left: list[Entry], wanted: tuple[int, int | None], amount: int) -> list[Entry]:
    """Return the fewest entries of a cell that add up to an amount; what is taken from another is upon its owner."""
    writer, on = wanted
    whose = [entry for entry in left if entry[0] == writer and entry[2] == on]
    if on is not None:
        whose += [entry for entry in left if entry[0] is None and entry[2] == on]
    else:
        whose += [entry for entry in left if entry[2] == writer]
        whose += [entry for entry in left if entry[2] is None and entry[0] != writer]
    for count in range(1, MOST + 1):
        for chosen in combinations(whose, count):
            if sum(abs(step.amount or 0) for _, step, _ in chosen) == amount:
                return list(chosen)
    return []


def _lower(text: str, place: int) -> str:
    """Begin all but the first reason with a small letter."""
    return text if not place else text[0].lower() + text[1:]
