"""Кончинка: cards are taken off the table by a like card or by their sum; a party goes to fifteen."""

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
from .scene import chips, drawing, ending, labelled, tags
from .state import FIELDS, Table, opening, packs

GAME: Rulebook[Table] = Rulebook(
    slug="konchinka",
    title="Кончинка",
    seats=(2, 4),
    options=OPTIONS,
    readings=READINGS,
    end_cites=("konchinka.21",),
    rules=Rules(),
    packs=packs,
    places=(
        Place("table", "Стол", Sight.ALL, shape="row"),
        Place("stock", "Колода", Sight.NOBODY, shape="stack"),
        Place("won", "Взято", Sight.ALL, owned=True, shape=""),
        HAND,
    ),
    phases=PHASES,
    bars=BARS,
    opening=opening,
    first="turn",
    accounts=(
        Account("points", "Очки", cites=("konchinka.22",)),
        Account("money", "Деньги", money=True, cites=("konchinka.24",)),
    ),
    counts=COUNTS,
    held=("konchinka.1", "konchinka.2", "konchinka.3", "konchinka.9", "konchinka.21"),
    fields=FIELDS,
    chips=chips,
    ending=ending,
    labelled=labelled,
    tags=tags,
    drawing=drawing,
    maxims=MAXIMS,
    guided=LESSON,
    habits=HABITS,
).published()
