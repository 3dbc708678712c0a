"""«Этажики»: floors modulo ten, balls, and night floors that interrupt out of turn."""

from __future__ import annotations

from typing import Any

from ...frame.cites import implements
from ...frame.face import Notice, RandomBot
from ...frame.page import DeckSheet
from ...frame.readings import Chosen
from ...frame.rulebook import Rulebook
from ...frame.sampling import Sensible
from ...frame.sheet import Account
from .bars import BARS
from .bots import HABITS, advise
from .calculators import COUNTS
from .deck import deck_sheet
from .irregularities import DISPUTE
from .lesson import LESSON
from .phases import PHASES, WAITS
from .positions import PARAMS, poses
from .readings import READINGS
from .rules import BEGINNER, DECK_OPTIONS, FULL, LEVEL, PLAYERS, STARS, Rules
from .scene import SENTENCES, WORDING, chips, ending, labelled, spread, tally, taps, titled
from .scoring import summed
from .state import CARDS, PILES, STOCK, M, Table, first_player, imagine, opening, packs, stars


@implements("etazhiki.h7")
def aside(match: M) -> Notice | None:
    """Tell the table that the turn may be intercepted now, whoever could."""
    if not match.open.window or match.open.level != FULL:
        return None
    return Notice("Перехватить ход ночным этажом можно до следующей карты.", ("etazhiki.spec.night.2", "etazhiki.h7"))


def examples(match: M) -> str:
    """Name some moves of the level."""
    beginner = match.open.level == BEGINNER
    return "«play этаж 7 on 2», «pass», «end»" if beginner else "«play этаж 7», «play шар 3», «draw», «end»"


def sheet_of_deck(options: Any, readings: Any) -> DeckSheet:
    """Describe the deck of these options and what is wrong with it."""
    return deck_sheet(GAME.rules_under(Chosen(READINGS, readings)), GAME.read_options(options))


GAME: Rulebook[Table] = Rulebook(
    slug="etazhiki",
    title="Этажики",
    seats=(PLAYERS.low, PLAYERS.high),
    options=(LEVEL, PLAYERS, STARS, *DECK_OPTIONS),
    readings=READINGS,
    end_cites=("etazhiki.full.end.2",),
    rules=Rules(),
    packs=packs,
    order=lambda pack: getattr(pack, "deck", ()),
    places=(CARDS, *PILES, STOCK),
    phases=PHASES,
    bars=BARS,
    opening=opening,
    first="turn",
    first_dealer=first_player,
    let_pass=WAITS,
    aside=aside,
    accounts=(Account("stars", "Звёзды", cites=("etazhiki.full.end.2",)),),
    counts=(*COUNTS, DISPUTE),
    summed=summed,
    position_params=PARAMS,
    poses=poses,
    examples=examples,
    wording=WORDING,
    sentences=SENTENCES,
    taps=taps,
    labelled=labelled,
    spread=spread,
    titled=titled,
    bare_seats=True,
    roles=lambda view, seat: "ходит" if seat == view.to_move else "",
    stars=stars,
    chips=chips,
    tally=tally,
    ending=ending,
    advises=advise,
    habits=HABITS,
    imagine=imagine,
    bots={"random": RandomBot(), "sensible": Sensible()},
    guided=LESSON,
    deck_options=tuple(one.name for one in DECK_OPTIONS),
    sheet_of_deck=sheet_of_deck,
).published()
