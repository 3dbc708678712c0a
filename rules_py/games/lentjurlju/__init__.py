"""Лентюрлю: cards laid one upon another from the ace to the king; money lies on five cards."""

from __future__ import annotations

from ...frame.places import HAND, Place, Sight
from ...frame.rulebook import Rulebook
from ...frame.sheet import Account
from .bars import BARS
from .bots import HABITS, MAXIMS
from .calculators import COUNTS
from .lesson import LESSON
from .phases import PHASES
from .readings import READINGS
from .rules import OPTIONS, Rules
from .scene import chips, lies_on, tags
from .state import FIELDS, Table, opening, packs

GAME: Rulebook[Table] = Rulebook(
    slug="lentjurlju",
    title="Лентюрлю",
    seats=(3, 8),
    options=OPTIONS,
    readings=READINGS,
    end_cites=("lentjurlju.end",),
    rules=Rules(),
    packs=packs,
    places=(
        Place("five", "Лентюрлю", Sight.ALL, pack="five", shape="row"),
        Place("pile", "Ряд", Sight.ALL, shape="pile"),
        Place("stock", "Прикуп", Sight.NOBODY, shape="stack"),
        Place("done", "Сложено", Sight.ALL, shape=""),
        HAND,
    ),
    phases=PHASES,
    bars=BARS,
    opening=opening,
    first="turn",
    accounts=(Account("money", "Деньги", money=True, cites=("lentjurlju.stake", "lentjurlju.kingwins")),),
    counts=COUNTS,
    held=("lentjurlju.cards", "lentjurlju.rank", "lentjurlju.alt.1", "lentjurlju.alt.3"),
    fields=FIELDS,
    chips=chips,
    lies_on=lies_on,
    tags=tags,
    maxims=MAXIMS,
    guided=LESSON,
    habits=HABITS,
).published()
