"""Памфил: мушка in which the jack of clubs is above everything, whatever the trump."""

from __future__ import annotations

from dataclasses import replace

from ...families.mushka import BARS, COUNTS, DEAL, MUSHKA, OPTIONS, READINGS, turn_up, with_counts
from ...frame.bound import by
from .lesson import LESSON
from .phases import NEW_BARS, PHASES
from .readings import READINGS as OWN
from .rules import FEE, JACK, Rules, strengths
from .scoring import CHANGE, OWN_COUNTS, PamfilDeal, PamfilRecorded, deal_facts

GAME = replace(
    MUSHKA,
    slug="pamfil",
    title="Памфил",
    options=(*OPTIONS, FEE),
    readings=(*(one for one in READINGS if one.id != "mushka.ace-thrown"), *OWN),
    first="start",
    phases={"deal": DEAL, **PHASES},
    bars=(*BARS, *NEW_BARS),
    instead={
        "mushka.spadeace.nopass": ("pamfil.jack", "mushka.spadeace.nopass"),
        "mushka.spadeace.bonus": ("pamfil.jack", "mushka.spadeace.bonus"),
        "mushka.remise.plain": ("pamfil.remise",),
        "mushka.record": ("pamfil.record", "mushka.record"),
        "mushka.win": ("pamfil.record", "mushka.win"),
    },
    fields={"turnup": turn_up},
    called={},
    counts=(*with_counts(COUNTS, {"change": PamfilDeal, "record": PamfilRecorded}, "alone", "first", sentences={
        "change": "Взяток {tricks}, Памфил на руках: {pamfil}, туз пик: {spade_ace}; козырь {trump}, промахов {revokes}.",
        "record": "Было {record}; взяток {tricks}, Памфил на руках: {pamfil}, туз пик: {spade_ace}; козырь {trump}, промахов {revokes}.",
    }), *OWN_COUNTS),
    held=(*MUSHKA.held, "pamfil.intro"),
    rules=Rules(
        special=by("pamfil.spade-ace", moved=JACK, both="♠Т", none=""),
        takes_only=by("pamfil.turnup-take", no="", yes=JACK),
        strength=by("pamfil.suit", trump=strengths(False), club=strengths(True)),
        change=CHANGE,
        facts=deal_facts,
    ),
    guided=LESSON,
).published()  # fmt: skip
