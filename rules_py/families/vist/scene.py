"""The family of вист: chips, tags, sums of a deal, the sheet above and below the line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ...frame.page import Drawing, Written
from ...frame.results import Score
from ...frame.russian import number
from ...frame.scene import Shown
from ...frame.sheet_drawing import band, cell, drawing, note, part, written
from ...frame.view import View
from ...kernels.trick_phase import deck_of, trick_back
from .seats import members, names, side_names, side_of

MOST_GAMES = 3


def chips(view: View[Any]) -> list[tuple[str, str]]:
    """Return the trump, the sums below the line and the games won, ours first."""
    state = view.open
    mine = max(side_of(view, view.seat), 0)
    trump = deck_of(view).suits[state.trump] if state.trump >= 0 else "нет"
    return [
        ("Козырь", trump),
        ("Под чертой", f"{state.below[mine]} : {state.below[1 - mine]}"),
        ("Партии", f"{state.games[mine]} : {state.games[1 - mine]}"),
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
    bands = [band("above", "Над чертой", "up", cite(("vist.73",)), line="heavy")]
    for game in range(1, MOST_GAMES + 1):
        bands.append(
            band(f"below-{game}", f"{game}-я партия", "down", cite(("vist.74",)), line="" if game == MOST_GAMES else "double")
        )
    called = side_names(view, names(view))
    parts = [
        part(called[side], [[cell(_above(state, side))], *([cell(_below(state, side, game))] for game in range(MOST_GAMES))])
        for side in (mine, 1 - mine)
    ]
    notes = [note("Остатки партий", " : ".join(number(state.record[side]) for side in (mine, 1 - mine)), cite(("vist.78",)))]
    return drawing("columns", bands, parts, notes=notes)


def _over(state: Any, game: int) -> bool:
    return bool(game < sum(state.games))


def _above(state: Any, side: int) -> list[Written]:
    """Return the figures above the line; those of a game that is over are struck, what was left of it stands."""
    return [
        written(number(amount), f"{text} (сдача № {deal})", cites, struck=kind == "above" and _over(state, game))
        for game, whose, kind, amount, text, cites, deal in state.written
        if whose == side and kind in ("above", "left above")
    ]


def _below(state: Any, side: int, wanted: int) -> list[Written]:
    """Return the running sum below the line in a game, and what was left of it where it was won."""
    found: list[Written] = []
    total = 0
    for game, whose, kind, amount, text, cites, deal in state.written:
        if whose != side or game != wanted:
            continue
        if kind == "below":
            total += amount
            for one in found:
                one["struck"] = True
            found.append(written(number(total), f"+{number(amount)}: {text} (сдача № {deal})", cites))
        elif kind == "left below":
            for one in found:
                one["struck"] = True
            found.append(written(number(amount), f"{text} (сдача № {deal})", cites))
    return found
