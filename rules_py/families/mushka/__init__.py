"""The family of мушка: five cards, a trump, buy or pass, a record written off from 25. Мушка is its full member."""

from __future__ import annotations

from ...frame.moves import Turn
from ...frame.places import HAND, Place, Sight
from ...frame.rulebook import Rulebook
from ...frame.sheet import Account
from ...kernels.exchange import DISCARD, STOCK
from ...kernels.trick_phase import TAKEN, TRICK, last_trick, takes
from .bars import BARS
from .bots import MAXIMS, worth
from .calculators import COUNTS, RECORD, AceRecorded, with_counts
from .irregularities import DEAL
from .phases import PHASES, SWAP, buy, claim, drawable, end, finish_pool, may_play, rest_of
from .readings import READINGS
from .rules import OPTIONS, Rules, decks_of
from .scene import chips, drawn, gained, tags
from .scoring import CHANGE, AceDeal, ace_facts, deal_facts, remise_for_revokes, special_lines, tricks_line, went_with
from .state import M, Table, begun_with, left, opening, packs, turn_up

TURNED = Place("turned", "Козырь", Sight.ALL, shape="pile")


_ACE = "туз пик на руках: {special}[, козыри — пики: {special_trump}][, туза снесли: {special_thrown}]"

MUSHKA: Rulebook[Table] = Rulebook(
    slug="mushka",
    title="Мушка",
    seats=(3, 7),
    options=OPTIONS,
    readings=READINGS,
    end_cites=("mushka.win",),
    rules=Rules(change=CHANGE, facts=ace_facts),
    packs=packs,
    places=(HAND, TRICK, TAKEN, DISCARD, TURNED, STOCK),
    phases={"deal": DEAL, **PHASES},
    bars=BARS,
    opening=opening,
    first="start",
    played_in="play",
    accounts=(
        Account("record", "Осталось", start=25, down=True, cites=("mushka.record",), short="ост."),
        Account("score", "Итог пулек", cites=("mushka.win",), signed=True),
        Account("money", "Деньги", money=True, cites=("mushka.price",)),
    ),
    counts=with_counts(
        COUNTS,
        {"change": AceDeal, "record": AceRecorded},
        sentences={
            "change": f"Взяток {{tricks}}, {_ACE}; промахов {{revokes}}.",
            "record": f"Было {{record}}; взяток {{tricks}}, {_ACE}; промахов {{revokes}}.",
            "alone": "Было {record}, играл один; туз пик на руках: {special}[, козыри — пики: {special_trump}].",
        },
    ),
    called={
        "special": ("spade_ace", "Туз пик на руках"),
        "special_trump": ("spades_trump", "Козыри — пики"),
        "special_thrown": ("ace_thrown", "Туза снесли, а не побили"),
    },
    held=("mushka.players", "mushka.deal", "mushka.dealorder", "mushka.h5"),
    chips=chips,
    tags=tags,
    drawing=drawn,
    last=last_trick,
    left=rest_of,
    tells_lines=True,
    gained=gained,
    takes=takes,
    maxims=MAXIMS,
    worth=worth,
    wording={"buy": "Сменить {}", "play on": "Играть дальше"},
)

__all__ = [
    "BARS",
    "CHANGE",
    "COUNTS",
    "DEAL",
    "MUSHKA",
    "OPTIONS",
    "PHASES",
    "READINGS",
    "RECORD",
    "SWAP",
    "M",
    "Rules",
    "Table",
    "Turn",
    "begun_with",
    "buy",
    "claim",
    "deal_facts", "decks_of", "drawable",
    "end",
    "finish_pool",
    "left",
    "may_play",
    "opening",
    "remise_for_revokes",
    "special_lines",
    "tricks_line",
    "turn_up",
    "went_with",
    "with_counts",
]  # fmt: skip
