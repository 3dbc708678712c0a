"""The family of пикет: exchange, boasting, a count aloud, a record in королики. Пикет is its full member."""

from __future__ import annotations

from ...frame.places import HAND
from ...frame.rulebook import Rulebook
from ...frame.sheet import Account
from ...kernels.exchange import DISCARD
from ...kernels.trick_phase import TAKEN, TRICK, last_trick, left_to_play, takes
from .bars import BARS
from .bots import MAXIMS, imagine, worth
from .calculators import COUNTS, count, dealt
from .faults import FAULTS
from .irregularities import ASKS_BY, DEAL, FIELDS
from .phases import PHASES, close_game, first_dealer, next_dealer, pay, scored
from .ranking import RANKING
from .readings import READINGS
from .rules import OPTIONS, Rules
from .scene import chips, drawing, ending, shows, tags
from .scoring import LINES, Counted, facts_of
from .state import LEFT, RESERVE, STOCK, M, Table, opening, packs
from .study import STUDIES

RULES = Rules(lines=LINES, came_to=facts_of, close=close_game)
PIKET: Rulebook[Table] = Rulebook(
    slug="piket",
    title="Пикет",
    seats=(2, 2),
    options=OPTIONS,
    readings=READINGS,
    end_cites=("piket.46h",),
    rules=RULES,
    packs=packs,
    places=(HAND, TRICK, TAKEN, DISCARD, STOCK, RESERVE, LEFT),
    phases={"deal": DEAL, **PHASES},
    bars=BARS,
    opening=opening,
    first="exchange",
    played_in="play",
    first_dealer=first_dealer,
    next_dealer=next_dealer,
    accounts=(
        Account("record", "Игры", cites=("piket.46a",)),
        Account("side", "Сбоку", cites=("piket.46d",)),
        Account("money", "Деньги", money=True, cites=("piket.46i",)),
    ),
    counts=(*COUNTS, *STUDIES, RANKING, *FAULTS),
    held=("piket.intro.3", "piket.2", "piket.3", "piket.4", "piket.5", "piket.6b", "piket.6c", "piket.12", "piket.21", "piket.24", "piket.26",
          "piket.27", "piket.28a", "piket.28b", "piket.28c", "piket.45", "piket.h3", "piket.15"),
    fields=FIELDS,
    asks_by=ASKS_BY,
    chips=chips,
    tags=tags,
    summed=scored,
    drawing=drawing,
    shows=shows,
    ending=ending,
    last=last_trick,
    left=left_to_play,
    takes=takes,
    maxims=MAXIMS,
    worth=worth,
    imagine=imagine,
    wording={"discard": "Снести {}", "demand show": "Покажите", "boast": "{}", "look talon": "Посмотреть прикуп"},
)  # fmt: skip

__all__ = [
    "BARS", "COUNTS", "LINES", "PHASES", "PIKET", "READINGS", "RULES", "Counted", "M", "Rules", "Table", "count", "dealt", "pay",
]  # fmt: skip
