"""«Верю? Не верю!»: cards, options and readings."""

from __future__ import annotations

from enum import StrEnum

from ...frame.cites import implements
from ...frame.errors import InputError
from ...frame.params import Int
from .readings import FEWEST

SAUSAGE, SHOE, UNKNOWN = 0, 1, 2
"""The two kinds of cards; the third stands in a position for a card whose face does not matter."""
KIND_NAMES = ("сосиска", "ботинок", "?")
KIND_OF = {name: kind for kind, name in enumerate(KIND_NAMES)}

MOST_PLAYERS = 6
SAUSAGES_EACH, SHOES_EACH = 3, 1
EACH = SAUSAGES_EACH + SHOES_EACH
WINS = 2
"""Two successful attempts win (veryu.goal.2)."""


class Phase(StrEnum):
    """What the table is doing; a position may be in one of the first five."""

    PLACING = "раскладка"
    ADDING = "ход"
    BIDDING = "торг"
    ATTEMPT = "попытка"
    LOSS = "потеря"
    APPOINTING = "назначение"
    ROUND_OVER = "раунд окончен"
    MATCH_OVER = "игра окончена"


PLAYERS = Int(
    name="players", label="Игроков", low=2, high=MOST_PLAYERS, default=4, cites=("veryu.goal.1", "veryu.h1"),
    hint="До шести; вы и соперники.",
)  # fmt: skip


@implements("veryu.goal.1", "veryu.h1")
def check_players(players: int, fewest: str) -> None:
    """Refuse a table that is smaller than the reading in force allows."""
    if players < int(fewest):
        raise InputError(f"Игроков: нужно не меньше {fewest}, получено {players}", "players", FEWEST.rules)


def read_cards(text: str, field: str, most: int, unknown: bool = False) -> list[int]:
    """Read cards separated by commas: «сосиска, ботинок»."""
    kinds: list[int] = []
    for word in text.split(",") if text.strip() else ():
        kind = KIND_OF.get(word.strip().lower())
        if kind is None or kind == UNKNOWN and not unknown:
            raise InputError(f"Карты: «{word.strip()[:30]}» — такой карты нет; есть: сосиска, ботинок", field)
        kinds.append(kind)
    if len(kinds) > most:
        raise InputError(f"Карт не больше {most}, названо {len(kinds)}", field)
    return kinds
