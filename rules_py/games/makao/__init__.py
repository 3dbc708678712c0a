"""Макао: a card to each, one more on demand, nine is best; the source breaks off, house rules carry it to the end."""

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
from .scene import chips, tags
from .state import FIELDS, Table, opening

GAME: Rulebook[Table] = Rulebook(
    slug="makao",
    title="Макао",
    seats=(2, 10),
    options=OPTIONS,
    readings=READINGS,
    end_cites=("makao.h5",),
    rules=Rules(),
    packs=packs,
    places=(HAND, Place("aside", "Отложено", Sight.ALL, owned=True, shape="row"), PLAYED, STOCK),
    phases=PHASES,
    bars=BARS,
    opening=opening,
    first="draw",
    next_dealer=next_banker,
    accounts=(Account("money", "Деньги", money=True, cites=("makao.7",)),),
    counts=COUNTS,
    held=("makao.1", "makao.2", "makao.3", "makao.4", "makao.5", "makao.6", "makao.8", "makao.13"),
    fields=FIELDS,
    asks_by=("banker",),
    chips=chips,
    tags=tags,
    maxims=MAXIMS,
    guided=LESSON,
    habits=HABITS,
).published()
