"""Рамс: мушка simplified, with aces that cost and jacks that pay."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...families.mushka import MUSHKA, OPTIONS, READINGS, M, turn_up
from ...frame.errors import InputError
from .bars import BARS
from .bots import MAXIMS
from .calculators import COUNTS
from .lesson import LESSON
from .phases import PHASES, opening
from .readings import READINGS as OWN
from .rules import PLAYERS, START, Rules
from .scoring import CHANGE, deal_facts

SHARED = (
    "mushka.short-stock",
    "mushka.alone",
    "mushka.both-zero",
    "mushka.revoke-and-none",
    "mushka.order",
    "mushka.first-lead",
)


def set_opened_by(match: M, value: Any) -> None:
    """Say who laid his cards open in a position."""
    if not isinstance(value, int) or not 1 <= value <= match.players:
        raise InputError(f"Положение: opened_by — место от 1 до {match.players}", "opened_by")
    match.open.opened_by = value - 1


def set_discarded(match: M, value: Any) -> None:
    """Say what was laid off in a position: a jack that nobody saw, or nothing."""
    match.open.gone = value if isinstance(value, str) and value[1:] == "В" else ""


GAME = replace(
    MUSHKA,
    slug="rams",
    title="Рамс",
    options=(PLAYERS, START, *(one for one in OPTIONS if one.name != "players")),
    readings=(*(one for one in READINGS if one.id in SHARED), *OWN),
    end_cites=("rams.24",),
    first="buy",
    opening=opening,
    phases=PHASES,
    bars=BARS,
    accounts=(replace(MUSHKA.accounts[0], start=100, cites=("rams.19",)), *MUSHKA.accounts[1:]),
    instead={
        "mushka.follow": ("rams.13",), "mushka.lead": ("rams.3",), "mushka.deal": ("rams.4",), "mushka.trump": ("rams.5",),
        "mushka.actions": ("rams.6",), "mushka.buyorder": ("rams.10",), "mushka.record": ("rams.19",), "mushka.win": ("rams.24",),
        "mushka.price": ("rams.35",), "mushka.flat": ("rams.35",), "mushka.trick": ("rams.20",), "mushka.overshoot": ("rams.24",),
        "mushka.h1": ("rams.h1",), "mushka.h2": ("rams.h1",), "mushka.h3": ("rams.h1",), "mushka.h4": ("rams.h1",),
        "mushka.h5": ("rams.h1",), "mushka.players": ("rams.1",), "mushka.deck": ("rams.2",), "mushka.misdeal": ("rams.33",),
        "mushka.dealorder": ("mushka.dealorder",), "mushka.at-once": ("rams.23",),
    },
    called={},
    counts=COUNTS,
    held=("rams.1", "rams.2", "rams.4", "rams.intro.2", "rams.9", "rams.11", "rams.12", "rams.18", "rams.h1"),
    fields={"turnup": turn_up, "opened_by": set_opened_by, "discarded": set_discarded, "shown": lambda match, value: None},
    maxims=MAXIMS,
    rules=Rules(change=CHANGE, facts=deal_facts),
    wording={"buy": "Сменить {}", "score jacks": "Списать валетов"},
    guided=LESSON,
).published()  # fmt: skip
