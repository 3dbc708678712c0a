"""«Шестьдесят шесть»: two players, marriages, a stock that may be closed."""

from __future__ import annotations

from ...frame.face import RandomBot
from ...frame.places import HAND
from ...frame.rulebook import Rulebook
from ...frame.sampling import Sensible
from ...frame.sheet import Account
from ...kernels.exchange import STOCK
from ...kernels.trick_phase import TAKEN, TRICK, last_trick
from .bars import BARS
from .bots import MAXIMS, imagine
from .calculators import COUNTS
from .irregularities import REVOKE
from .lesson import LESSON
from .phases import PHASES, left_to_play, summed
from .readings import READINGS
from .rules import DECK, TARGET, Rules
from .scene import chips, ending, names, tags, takes, tally
from .scoring import GAMES, POINTS
from .state import FIELDS, UPCARD, Table, first_dealer, next_dealer, opening, plainly

GAME: Rulebook[Table] = Rulebook(
    slug="sixty-six",
    title="Шестьдесят шесть",
    seats=(2, 2),
    options=(TARGET,),
    readings=READINGS,
    end_cites=("sixty-six.18",),
    rules=Rules(),
    packs=lambda match: {"cards": DECK},
    order=lambda pack: range(pack.size),
    places=(HAND, TRICK, UPCARD, STOCK, TAKEN),
    phases=PHASES,
    bars=BARS,
    opening=opening,
    first="play",
    first_dealer=first_dealer,
    next_dealer=next_dealer,
    accounts=(Account("games", "Игр в партии", cites=("sixty-six.18",), short="игр"),),
    counts=(*COUNTS, REVOKE),
    lines={"points": POINTS, "games": GAMES},
    fields=FIELDS,
    required={"trump": "Козырь", "hand": "Ваши карты"},
    looks=0,
    plainly=plainly,
    names=names,
    apart=("Первый игрок", "Второй игрок"),
    chips=chips,
    tags=tags,
    tally=tally,
    takes=takes,
    last=last_trick,
    left=left_to_play,
    summed=summed,
    ending=ending,
    maxims=MAXIMS,
    imagine=imagine,
    bots={"random": RandomBot(), "sensible": Sensible()},
    guided=LESSON,
).published()
