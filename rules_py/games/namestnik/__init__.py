"""«Наместник»: a sealed auction for characters, a pyramid of five levels, rewards in the order of numbers."""

from __future__ import annotations

from ...frame.rulebook import Rulebook
from ...frame.sheet import Account
from . import decks
from .bars import BARS
from .bots import MAXIMS, imagine
from .calculators import COUNTS
from .irregularities import DISPUTE
from .lesson import LESSON
from .phases import PHASES
from .positions import FIELDS
from .readings import READINGS
from .rules import OPTIONS, PLAYERS, Rules
from .scene import board, chips, counted, ending, labelled, tags
from .scoring import LINES
from .state import PLACES, Table, opening, packs

GAME: Rulebook[Table] = Rulebook(
    slug="namestnik",
    title="Наместник",
    seats=(1, PLAYERS),
    options=OPTIONS,
    readings=READINGS,
    end_cites=("namestnik.score.win", "namestnik.end.order"),
    rules=Rules(),
    packs=packs,
    places=PLACES,
    phases=PHASES,
    bars=BARS,
    opening=opening,
    first="keep",
    accounts=(Account("points", "Очки власти", cites=("namestnik.end.order",)),),
    counts=(*COUNTS, DISPUTE),
    lines={"count": LINES},
    held=(
        "namestnik.law.2",
        "namestnik.law.3",
        "namestnik.pay.13",
        "namestnik.lim.5",
        "namestnik.setup.4a",
        "namestnik.auc.end1",
    ),
    fields=FIELDS,
    imagine=imagine,
    maxims=MAXIMS,
    sentences=(
        (r"give (\S+) to (\d)", r"Передать камень: \1, игроку \2"),
        ("put pyramid", "Положить в пирамиду"),
        (r"substitute (\S+) for (\S+)", r"Взять вместо «\1» — «\2»"),
        ("next round", "Начать следующий круг"),
        ("show hand", "Показать карты руки"),
        (r"play (\d+) at (\d+)\.(\d+)", r"Разыграть № \1: уровень \2, место \3"),
    ),
    guided=LESSON,
    keeps=decks.own_deck,
    sheet_of_deck=decks.sheet,
    chips=chips,
    tags=tags,
    board=board,
    drawing=counted,
    labelled=labelled,
    ending=ending,
    first_dealer=lambda match: -1,
).published()
