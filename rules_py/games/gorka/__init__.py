"""Горка: four cards, some of them open; stakes go up till two agree or one is left."""

from __future__ import annotations

from ...frame.places import HAND, Place, Sight
from ...frame.rulebook import Rulebook
from ...frame.sampling import RandomPlayer
from ...frame.sheet import Account
from .bars import BARS
from .bots import HABITS, MAXIMS, Vyer
from .calculators import COUNTS
from .lesson import LESSON
from .phases import PHASES
from .readings import READINGS
from .rules import OPTIONS, Rules
from .scene import chips, labelled, tags
from .state import FIELDS, Table, opening, packs

GAME: Rulebook[Table] = Rulebook(
    slug="gorka",
    title="Горка",
    seats=(2, 5),
    options=OPTIONS,
    readings=READINGS,
    end_cites=("gorka.4",),
    rules=Rules(),
    packs=packs,
    places=(
        Place("shown", "Открыты", Sight.ALL, owned=True, shape="row"),
        Place("stock", "Колода", Sight.NOBODY, shape="stack"),
        HAND,
    ),
    phases=PHASES,
    bars=BARS,
    opening=opening,
    first="blind",
    played_in="bid",
    accounts=(Account("money", "Деньги", money=True, cites=("gorka.4",)),),
    counts=COUNTS,
    held=("gorka.1", "gorka.5", "gorka.7", "gorka.12", "gorka.21n"),
    fields=FIELDS,
    chips=chips,
    labelled=labelled,
    tags=tags,
    maxims=MAXIMS,
    guided=LESSON,
    bots={"random": RandomPlayer(), "sensible": Vyer()},
    habits=HABITS,
).published()
