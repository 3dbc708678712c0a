"""«Бах!»: hidden roles, distances, weapons, and answers out of turn."""

from __future__ import annotations

from ...frame.own_decks import keep as keep_deck
from ...frame.rulebook import Rulebook
from ...frame.sheet import Account
from .bars import BARS
from .bots import HABITS, MAXIMS, worth
from .calculators import COUNTS
from .decks import SLUG, deck_sheet, ready_deck
from .lesson import LESSON
from .payouts import PAYOUTS
from .phases import PHASES
from .positions import FIELDS, spoken
from .readings import READINGS
from .rules import OPTIONS, SERIES, Rules
from .scene import SENTENCES, WORDING, aside, chips, ending, tags, under_name
from .state import PLACES, Street, opening, packs, plainly


def keeps(deck: object) -> str:
    """Check an owner's deck and keep it by its hash."""
    ready_deck(deck)
    return keep_deck(SLUG, deck)


GAME: Rulebook[Street] = Rulebook(
    slug=SLUG,
    title="Бах!",
    seats=(3, 8),
    options=OPTIONS,
    readings=READINGS,
    end_cites=("bang.end.a", "bang.end.b"),
    rules=Rules(),
    packs=packs,
    places=PLACES,
    phases=PHASES,
    bars=BARS,
    opening=opening,
    first="begin",
    played_in="play",
    looks=0,
    plainly=plainly,
    spoken=spoken,
    accounts=(
        Account("wins", "Победы", cites=("bang.end.a",)),
        Account("dollars", "Доллары", cites=("bang.score.0",), when=("length", SERIES)),
    ),
    counts=(*COUNTS, *PAYOUTS),
    held=("bang.turn.2d", "bang.bang.3", "bang.turn.order"),
    fields=FIELDS,
    asks_by=("turn", "pending"),
    chips=chips,
    tags=tags,
    under_name=under_name,
    gone=lambda view, seat: seat in view.open.out,
    bare_seats=True,
    aside=aside,
    wording=WORDING,
    sentences=SENTENCES,
    guided=LESSON,
    maxims=MAXIMS,
    worth=worth,
    habits=HABITS,
    ending=ending,
    sheet_of_deck=deck_sheet,
    keeps=keeps,
).published()
