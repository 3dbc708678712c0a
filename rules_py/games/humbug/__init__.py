"""Humbug: вист for two without dummies; a whole hand may be changed for the packet on the right."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...families.vist.game import WHIST
from ...families.vist.readings import READINGS as WHIST_READINGS
from ...families.vist.rubber import BELOW
from ...families.vist.rules import DEALS, NO_TRUMP, RUBBERS
from ...frame.rulebook import first_by_number
from .bots import MAXIMS
from .calculators import COUNTS
from .lesson import LESSON
from .phases import BARS, LOST, PACKET, PHASES, THROWN, deal_out, humbug_facts, opening, set_swapped
from .readings import READINGS as OWN
from .rules import MISTAKES, WANTED, Rules
from .scoring import ABOVE


def next_dealer(match: Any) -> int:
    """Let the two deal in turn."""
    return 1 - int(match.dealer)


LIKE_WHIST = ("vist.15", "vist.16", "vist.17", "vist.19", "vist.23", "vist.24", "vist.25", "vist.26", "vist.69", "vist.71", "vist.72", "vist.73", "vist.74",
              "vist.75", "vist.77", "vist.78", "vist.8", "vist.9", "vist.10", "vist.12", "vist.66")  # fmt: skip
GAME = replace(
    WHIST,
    slug="humbug",
    title="Humbug",
    seats=(2, 2),
    options=(NO_TRUMP, RUBBERS, MISTAKES, DEALS),
    readings=(*(one for one in WHIST_READINGS if one.id in WANTED), *OWN),
    rules=Rules(below=BELOW, above=ABOVE, facts=humbug_facts, deal_out=deal_out),
    places=(*WHIST.places, PACKET, THROWN, LOST),
    phases=PHASES,
    bars=BARS,
    opening=opening,
    first_dealer=first_by_number,
    next_dealer=next_dealer,
    counts=COUNTS,
    chairs=lambda players: players,
    instead={
        **{rule: ("humbug.rules", rule) for rule in LIKE_WHIST},
        "vist.14": ("humbug.lead",),
        "vist.18": ("humbug.revoke",),
        "vist.65": ("humbug.dealturn",),
        "vist.76": ("humbug.slam", "vist.76"),
        "vist.79": ("humbug.coronets", "vist.79"),
        "vist.82": ("humbug.notrump", "vist.82"),
    },
    held=("humbug.rules", "humbug.nodummy", "humbug.piles", "humbug.seats", "humbug.trump", "humbug.nopeek", "humbug.notrump", "humbug.lead",
          "humbug.dealturn", "humbug.packs"),
    fields={"swapped": set_swapped},
    asks_by=(),
    maxims=MAXIMS,
    guided=LESSON,
    wording={**WHIST.wording, "look pile": "Посмотреть кучку", "look discard": "Посмотреть сброшенное"},
).published()  # fmt: skip
