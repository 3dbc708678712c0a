"""Копилка: no trumps, no foreign suits; a box shared after four deals by the prices of tricks."""

from __future__ import annotations

from ...frame.places import HAND
from ...frame.rulebook import Rulebook
from ...frame.sheet import Account
from ...kernels.exchange import DISCARD, STOCK
from ...kernels.trick_phase import TAKEN, TRICK, last_trick
from .bars import BARS
from .bots import worth
from .calculators import COUNTS
from .lesson import LESSON
from .phases import PHASES
from .readings import READINGS
from .rules import OPTIONS, Rules
from .scene import chips, drawn, tags, takes
from .scoring import FINES
from .state import OFFERED, Table, opening, packs, set_last_suit

GAME: Rulebook[Table] = Rulebook(
    slug="kopilka",
    title="Копилка",
    seats=(4, 4),
    options=OPTIONS,
    readings=READINGS,
    end_cites=("kopilka.party", "kopilka.lastout"),
    rules=Rules(),
    packs=packs,
    places=(HAND, TRICK, TAKEN, DISCARD, OFFERED, STOCK),
    phases=PHASES,
    bars=BARS,
    opening=opening,
    first="start",
    played_in="play",
    accounts=(
        Account("money", "Деньги", money=True, cites=("kopilka.bank",)),
        Account("tricks", "Взяток на", cites=("kopilka.tricklog", "kopilka.price")),
    ),
    counts=COUNTS,
    lines={"fines": FINES},
    held=("kopilka.players", "kopilka.deal", "kopilka.bank", "kopilka.notrump", "kopilka.tricklog", "kopilka.offer.ace",
          "kopilka.party", "kopilka.lastout", "kopilka.newparty", "kopilka.h6"),
    fields={"last_suit": set_last_suit},
    chips=chips,
    tags=tags,
    drawing=drawn,
    last=last_trick,
    takes=takes,
    worth=worth,
    wording={"buy": "Прикупить"},
    tells_lines=True,
    guided=LESSON,
).published()  # fmt: skip
