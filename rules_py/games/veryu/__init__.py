"""«Верю? Не верю!»: hidden cards and bluff; no tricks, no suits."""

from __future__ import annotations

from ...frame.face import RandomBot
from ...frame.rulebook import Rulebook
from ...frame.sampling import Sensible
from ...frame.sheet import Account
from .bars import BARS
from .bots import HABITS, advise
from .calculators import COUNTS
from .irregularities import DISPUTES
from .lesson import LESSON
from .phases import PHASES
from .positions import PARAMS, poses
from .readings import READINGS
from .rules import PLAYERS, Rules, dealt_cards, packs
from .scene import WORDING, backs, chips, ending, labelled, roles, spread, tags, tally, titled
from .scoring import ATTEMPT, summed
from .state import HAND, LOST, MAT, Table, cards_of, first_player, imagine, opening, wins

GAME: Rulebook[Table] = Rulebook(
    slug="veryu",
    title="Верю? Не верю!",
    seats=(2, 6),
    options=(PLAYERS,),
    readings=READINGS,
    end_cites=("veryu.end.1",),
    rules=Rules(),
    packs=packs,
    order=dealt_cards,
    places=(HAND, MAT, LOST),
    phases=PHASES,
    bars=BARS,
    opening=opening,
    first="placing",
    first_dealer=first_player,
    next_dealer=lambda match: match.open.starter,
    secret=True,
    accounts=(Account("wins", "Удачи", cites=("veryu.goal.2",)),),
    counts=(*COUNTS, *DISPUTES),
    lines={"attempt": ATTEMPT},
    summed=summed,
    position_params=PARAMS,
    poses=poses,
    examples=lambda match: "«place сосиска», «bid 3», «pass», «flip 2.1»",
    wording=WORDING,
    labelled=labelled,
    spread=spread,
    backs=backs,
    titled=titled,
    bare_seats=True,
    roles=roles,
    stars=wins,
    gone=lambda view, seat: not cards_of(view, seat),
    tags=tags,
    chips=chips,
    tally=tally,
    ending=ending,
    advises=advise,
    habits=HABITS,
    imagine=imagine,
    bots={"random": RandomBot(), "sensible": Sensible()},
    guided=LESSON,
).published()
