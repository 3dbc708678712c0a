"""Семерик: two against two, threes high, hearts above all; triples, бабы and counting cards to twenty-one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ...families.vist.play import left_to_play
from ...families.vist.seats import OPEN, keep_known, members, names, side_names, side_of, sits
from ...frame.places import HAND
from ...frame.results import Score
from ...frame.rulebook import Rulebook
from ...frame.sampling import RandomPlayer
from ...frame.sheet import Account
from ...frame.view import View
from ...kernels.trick_phase import TAKEN, TRICK, laid_away, last_trick, takes
from .bots import MAXIMS, Player
from .calculators import COUNTS
from .lesson import LESSON
from .phases import BARS, PHASES, trick_over
from .readings import READINGS
from .rules import OPTIONS, Rules
from .scoring import HAND_LINES
from .state import Table, opening, packs, points_of


def chips(view: View[Table]) -> list[tuple[str, str]]:
    """Return what both sides have in this game."""
    mine = max(side_of(view, view.seat), 0)
    trump = [("Главная масть", view.rules.trump)] if view.rules.trump else []
    return [*trump, ("Мы", str(points_of(view, mine))), ("Они", str(points_of(view, 1 - mine)))]


def tags(view: View[Table], seat: int) -> list[str]:
    """Say how many tricks a seat has."""
    return [f"взяток {view.open.tricks[seat]}"] if view.open.tricks[seat] else []


def gained(view: View[Table] | Any, seat: int) -> int:
    """Return by how much a side wrote more than the other in the deal."""
    mine = side_of(view, seat)
    change = [0, 0]
    for entry in view.sheet.of_deal(view.number):
        if entry.account == "points" and entry.item.cites != ("semerik.5",):
            for side in (0, 1):
                if entry.seat == members(view, side)[0]:
                    change[side] += entry.item.amount or 0
    return change[mine] - change[1 - mine]


def summed(match: Any, called: Sequence[str]) -> Score:
    """Return what both sides wrote in a deal, and the game where it is over."""
    score = Score(summary=match.summary)
    for side, name in enumerate(side_names(match, called)):
        score.sides[name] = 0
        for entry in match.sheet.of_deal(match.number):
            if entry.seat != members(match, side)[0] or (entry.account == "points" and entry.item.cites == ("semerik.5",)):
                continue
            score.items.append(replace(entry.item, side=name))
            if entry.account == "points":
                score.sides[name] += entry.item.amount or 0
    return score


GAME: Rulebook[Table] = Rulebook(
    slug="semerik",
    title="Семерик",
    seats=(4, 4),
    options=OPTIONS,
    readings=READINGS,
    end_cites=("semerik.5", "semerik.20"),
    rules=Rules(trick_over=trick_over),
    packs=packs,
    places=(HAND, OPEN, TRICK, TAKEN),
    phases=PHASES,
    bars=BARS,
    opening=opening,
    first="count",
    played_in="play",
    accounts=(Account("points", "Очки партии", cites=("semerik.7",)), Account("score", "Выигрыш", cites=("semerik.20",))),
    counts=COUNTS,
    lines={"hand": HAND_LINES},
    instead={
        "vist.14": ("semerik.22",), "vist.15": ("semerik.25",), "vist.16": ("semerik.26",), "vist.18": ("semerik.25",),
        "vist.26": ("semerik.23",),
    },
    held=("semerik.1", "semerik.2", "semerik.3", "semerik.4", "semerik.7", "semerik.22"),
    chips=chips,
    tags=tags,
    summed=summed,
    gained=gained,
    circle=sits,
    names=names,
    last=lambda view: last_trick(view) if view.deal_over else None,
    left=left_to_play,
    closed=lambda view: laid_away(view, view.rules.looks),
    swept=lambda view: None if view.deal_over else last_trick(view),
    takes=takes,
    worth=lambda match, seat: float(gained(match, seat)),
    imagine=keep_known,
    maxims=MAXIMS,
    guided=LESSON,
    bots={"random": RandomPlayer(), "sensible": Player()},
    wording={"count": "Сосчитать руку", "silent": "Не объявлять", "talk": "Намекнуть партнёру", "look trick": "Посмотреть взятку"},
).published()  # fmt: skip
