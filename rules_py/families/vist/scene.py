"""The family of вист: chips, tags, sums of a deal, the sheet above and below the line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ...frame.page import Drawing
from ...frame.results import Score
from ...frame.russian import number
from ...frame.scene import Shown
from ...frame.sheet_drawing import note
from ...frame.view import View
from ...kernels.trick_phase import deck_of, trick_back
from .seats import members, names, side_names, side_of
from .sheet import chalk_drawing


def chips(view: View[Any]) -> list[tuple[str, str]]:
    """Return the trump, the sums below the line and the games won, ours first."""
    state = view.open
    mine = max(side_of(view, view.seat), 0)
    below = state.chalk.sums_below()
    trump = deck_of(view).suits[state.trump] if state.trump >= 0 else "нет"
    return [
        ("Козырь", trump),
        ("Под чертой", f"{below[mine]} : {below[1 - mine]}"),
        ("Партии", f"{state.chalk.games[mine]} : {state.chalk.games[1 - mine]}"),
    ]


def tags(view: View[Any], seat: int) -> list[str]:
    """Say how many tricks a seat has, and who sits out."""
    if seat not in view.open.circle:
        return ["выходит"]
    return [f"взяток {view.open.tricks[seat]}"] if view.open.tricks[seat] else []


def earlier(view: View[Any]) -> list[Shown]:
    """Return the tricks before the last that one may look at."""
    return [found for back in range(2, view.rules.looks + 1) if (found := trick_back(view, back))]


def summed(match: Any, called: Sequence[str]) -> Score:
    """Return what both sides wrote in a deal, below and above the line."""
    score = Score(summary=match.summary)
    deal = match.sheet.of_deal(match.number)
    for side, name in enumerate(side_names(match, called)):
        score.sides[name] = 0
        first = members(match, side)[0]
        for entry in deal:
            if entry.seat == first and entry.account in ("below", "above"):
                score.items.append(replace(entry.item, side=name))
                score.sides[name] += entry.item.amount or 0
    for seat, name in enumerate(called):
        paid = [
            entry.item for entry in deal if (entry.account, entry.seat) == ("score", seat) and "vist.20" in entry.item.cites
        ]
        score.items += [replace(item, side=name) for item in paid]
    if not score.items:
        score.add("Ни одной леве и ни одного онёра в счёт", match.game.cite(("vist.75", "vist.63")), 0)
    return score


def sheet_drawing(view: View[Any]) -> Drawing:
    """Draw the line: honours, coronets and fines above it, tricks below it, game by game."""
    state = view.open
    mine = max(side_of(view, view.seat), 0)
    cite = view.game.cite
    called = side_names(view, names(view))
    notes = [note("Остатки партий", " : ".join(number(state.record[side]) for side in (mine, 1 - mine)), cite(("vist.78",)))]
    games = 2 * (view.rules.games - 1) + 1
    return chalk_drawing(state.chalk, called, (mine, 1 - mine), games, (cite(("vist.73",)), cite(("vist.74",))), notes)
