"""Безик: eight or ten packs of twenty, tricks for the right to declare, figures laid open and written."""

from __future__ import annotations

from ...frame.places import HAND
from ...frame.rulebook import Rulebook
from ...frame.sheet import Account
from ...kernels.exchange import STOCK
from ...kernels.trick_phase import TRICK
from .bars import BARS
from .bots import MAXIMS, worth
from .calculators import COUNTS
from .lesson import LESSON
from .phases import PHASES
from .readings import READINGS
from .rules import OPTIONS, Rules
from .scene import chips, tags, takes
from .scoring import LINES
from .state import FIELDS, PLAYED, SHOWN, UPCARD, Table, opening, packs

GAME: Rulebook[Table] = Rulebook(
    slug="bezik",
    title="Безик",
    seats=(2, 4),
    options=OPTIONS,
    readings=READINGS,
    end_cites=("bezik.h8",),
    rules=Rules(),
    packs=packs,
    places=(HAND, SHOWN, TRICK, UPCARD, STOCK, PLAYED),
    phases=PHASES,
    bars=BARS,
    opening=opening,
    first="play",
    accounts=(
        Account("won", "Выигрыш", cites=("bezik.h8",)),
        Account("points", "Очки", cites=("bezik.decl.trick",)),
        Account("money", "Деньги", money=True, cites=("bezik.h8",)),
    ),
    counts=COUNTS,
    lines={"declaration": LINES},
    held=(
        "bezik.players",
        "bezik.dealturn",
        "bezik.cut",
        "bezik.stock",
        "bezik.played",
        "bezik.nines",
        "bezik.joker.nosuit",
        "bezik.h4",
    ),
    fields=FIELDS,
    asks_by=("trump", "took"),
    chips=chips,
    tags=tags,
    takes=takes,
    maxims=MAXIMS,
    worth=worth,
    wording={"fold": "Сложить карты"},
    sentences=(("look pile", "Посмотреть сыгранные карты"),),
    guided=LESSON,
).published()
