"""Шутиха: мушка with spades for ever and the queen of them above all but the king."""

from __future__ import annotations

from dataclasses import replace

from ...families.mushka import BARS, COUNTS, MUSHKA, READINGS, with_counts
from ...frame.bound import by
from ...frame.strength import Strength
from .lesson import LESSON
from .readings import READINGS as OWN
from .scoring import CHANGE, QUEEN, Laid, LaidWrong, QueenDeal, QueenRecorded, Rules, deal_facts

BUYING = MUSHKA.phases["buy"]

GAME = replace(
    MUSHKA,
    slug="shutiha",
    title="Шутиха",
    readings=(*(one for one in READINGS if one.id not in ("mushka.order", "mushka.turnup", "mushka.ace-on-trump-ace", "mushka.ace-thrown")), *OWN),
    bars=BARS,
    phases={**MUSHKA.phases, "buy": replace(BUYING, moves=tuple(move for move in BUYING.moves if move.verb != "swap"))},
    instead={
        "mushka.trump": ("shutiha.trump",),
        "mushka.follow": ("shutiha.trump", "mushka.follow"),
        "mushka.at-once": ("shutiha.fivespades",),
        "mushka.record": ("shutiha.deal", "mushka.record"),
        "mushka.remise.plain": ("shutiha.remise",),
    },
    called={},
    counts=with_counts(COUNTS, {"change": QueenDeal, "record": QueenRecorded, "trick": Laid, "wrong-ruff": LaidWrong}, "alone", "first", sentences={
        "change": "Взяток {tricks}, дама пик {queen}; туз пик на руках: {spade_ace}, промахов {revokes}.",
        "record": "Было {record}; взяток {tricks}, дама пик {queen}; туз пик на руках: {spade_ace}, промахов {revokes}.",
        "trick": "Положили по порядку {trick}.",
        "wrong-ruff": "Во взятке {trick}; пикой ошибкой побил {offender}.",
    }),
    held=(*MUSHKA.held, "shutiha.deal", "shutiha.queen"),
    rules=Rules(
        special=by("shutiha.spade-ace", no="", yes="♠Т"),
        trump=QUEEN[0],
        takes_turned=False,
        ace_any_time=False,
        strength=Strength(by_suit=("shutiha.rank",), by_trump=("mushka.follow",)),
        change=CHANGE,
        facts=deal_facts,
    ),
    guided=LESSON,
).published()  # fmt: skip
