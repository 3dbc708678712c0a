"""Польский банчек: three cards against one of the bank; the bank passes on when it is tripled or broken."""

from __future__ import annotations

from ...frame.places import HAND, Place, Sight
from ...frame.rulebook import Rulebook
from ...frame.sheet import Account
from ...kernels.bank import PLAYED, STOCK, packs
from .bars import BARS
from .bots import HABITS, MAXIMS
from .calculators import COUNTS
from .lesson import LESSON
from .phases import PHASES, next_banker
from .readings import READINGS
from .rules import OPTIONS, Rules
from .scene import chips, gained, tags
from .state import FIELDS, Table, opening

GAME: Rulebook[Table] = Rulebook(
    slug="banchek",
    title="Польский банчек",
    seats=(2, 10),
    options=OPTIONS,
    readings=READINGS,
    end_cites=("banchek.bankend",),
    rules=Rules(),
    packs=packs,
    places=(HAND, Place("card", "Карта банка", Sight.ALL, shape="pile"), PLAYED, STOCK),
    phases=PHASES,
    bars=BARS,
    opening=opening,
    first="stake",
    next_dealer=next_banker,
    accounts=(Account("money", "Деньги", money=True, cites=("banchek.pay",)),),
    counts=COUNTS,
    held=(
        "banchek.intro",
        "banchek.seats",
        "banchek.shuffle",
        "banchek.deal",
        "banchek.collect",
        "banchek.redeal",
        "banchek.bet",
    ),
    fields=FIELDS,
    asks_by=("banker",),
    chips=chips,
    gained=gained,
    tags=tags,
    maxims=MAXIMS,
    tells_lines=True,
    guided=LESSON,
    habits=HABITS,
).published()
