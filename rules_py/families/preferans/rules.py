"""«Преферанс»: deck, games, suits, prices and quotas that all three games share."""

from __future__ import annotations

from ...frame.cards import DECK_32
from ...frame.cites import implements
from ...frame.params import Int, Ints, OneOf, suit_choice
from ...frame.readings import Chosen
from .readings import PAIR_QUOTA, TEN_DIAMONDS, VINTING_NINE

DECK = DECK_32
"""Thirty-two cards, the ace high (§ 1)."""
HAND = 10
TRICKS = 10
TALON = 2
LEVELS = ("простая", "семь", "восемь", "девять", "десять")
"""The games by the tricks they promise, six to ten (§ 34)."""
SIMPLE, TEN = 0, 4
STRAINS = ("♠", "♣", "♦", "♥", "без козырей")
"""Suits from the lowest, then play without trumps (§ 2, § 7)."""
NO_TRUMP = 4
SMALL_MISERE, GREAT_MISERE = "малый мизер", "большой мизер"
SMALL_UVERT, GREAT_UVERT = "малый уверт", "большой уверт"
MISERE_PRICES = {SMALL_MISERE: 5, GREAT_MISERE: 10, SMALL_UVERT: 15, GREAT_UVERT: 20}
"""What the games without tricks are worth (о мизерах и увертах)."""
UVERTS = (SMALL_UVERT, GREAT_UVERT)
TABLES = ("1", "2", "3", "4", "винтящая")
TABLE_RULES = {
    "1": "preferans.tab.1", "2": "preferans.tab.2", "3": "preferans.tab.3", "4": "preferans.tab.4",
    "винтящая": "preferans.tab.5",
}  # fmt: skip
SIMPLE_PRICES = (4, 6, 8, 10, 12)
"""Simple games by strain in the first, the second and the винтящая table."""
BOTH, ONE, INVITED, NOBODY, CHECK = "оба", "один", "один с приглашением", "никто", "проверка"
"""Who plays against the declarer."""
UNLIMITED, NONE = "неограниченная", "нет"
LIMITS = {"10": 10, "20": 20, "30": 30}
TENFOLD = 10
"""What is taken from another goes into the whist column ten times (§ 37, § 43)."""
KUROCHKA_RULES = (UNLIMITED, *LIMITS, NONE)


def is_misere(level: str) -> bool:
    """Tell whether a game is one without tricks: a misère or an uvert."""
    return level in MISERE_PRICES


@implements(
    "preferans.tab.intro", "preferans.tab.1", "preferans.tab.2", "preferans.tab.3", "preferans.tab.4", "preferans.tab.5"
)
@implements("preferans.tab.5.intro", "preferans.desjat")
def cell(table: str, level: int, strain: int, readings: Chosen) -> int:
    """Return the price of a game with tricks by one of the five tables."""
    base = SIMPLE_PRICES[strain]
    if table == "1":
        return base * (level + 1)
    if table == "2":
        return base + 10 * level
    if table == "3":
        return base + 10 * (level + 1)
    if table == "4":
        if level == TEN and strain == 2 and readings[TEN_DIAMONDS] == "40":
            return 40
        return 10 * (level + 1)
    if level == TEN - 1 and strain == NO_TRUMP and readings[VINTING_NINE] == "19":
        return 19
    return int(base * 2**level)


@implements("preferans.mizer.2", "preferans.mizer.4", "preferans.uvert.6")
def price_of(table: str, level: str, trump: str, readings: Chosen) -> int:
    """Return the price of any game: with tricks by its table, without tricks by its name."""
    if is_misere(level):
        return MISERE_PRICES[level]
    return cell(table, LEVELS.index(level), STRAINS.index(trump), readings)


def price_grades(table: str, level: str, trump: str, readings: Chosen) -> dict[str, str]:
    """Return the reading on which a price rests with its grade: two cells of the tables have one."""
    if table == "4" and level == LEVELS[TEN] and trump == "♦":
        return readings.grades(TEN_DIAMONDS)
    return (
        readings.grades(VINTING_NINE) if table == "винтящая" and level == LEVELS[TEN - 1] and trump == STRAINS[NO_TRUMP] else {}
    )


def price_rule(table: str, level: str) -> str:
    """Return the rule that gives a price."""
    if level in UVERTS:
        return "preferans.uvert.6"
    if is_misere(level):
        return "preferans.mizer.2" if level == GREAT_MISERE else "preferans.mizer.4"
    return TABLE_RULES[table]


@implements("preferans.34a")
def quota(level: int) -> int:
    """Return how many tricks the declarer must take."""
    return 6 + level


ALONE_QUOTA = (2, 1, 1, 1, 0)
INVITED_QUOTA = (4, 2, 1, 1, 0)


@implements("preferans.42a", "preferans.2.d", "preferans.h1", "preferans.h2")
def whist_quotas(level: int, whist: str) -> tuple[int, ...]:
    """Return how many tricks each responsible whister must take."""
    if whist == ONE:
        return (ALONE_QUOTA[level],)
    if whist == INVITED:
        return (INVITED_QUOTA[level],)
    return (ALONE_QUOTA[level], ALONE_QUOTA[level]) if whist == BOTH else ()


@implements("preferans.40")
def missing_tricks(level: int, whist: str, taken: tuple[int, ...], readings: Chosen) -> tuple[int, ...]:
    """Return twice how many tricks each whister lacks: half a trick is possible where two share one quota."""
    if whist == INVITED:
        return (2 * max(0, INVITED_QUOTA[level] - sum(taken)), 0)
    if whist == BOTH and readings[PAIR_QUOTA] == "pooled":
        lack = max(0, INVITED_QUOTA[level] - sum(taken))
        if taken[0] == taken[1]:
            return (lack, lack)
        return (2 * lack, 0) if taken[0] < taken[1] else (0, 2 * lack)
    return tuple(2 * max(0, least - got) for least, got in zip(whist_quotas(level, whist), taken, strict=True))


def game_name(level: str, trump: str) -> str:
    """Say a game: «семь ♦», «простая без козырей», «малый мизер»."""
    return level if is_misere(level) else f"{level} {trump}"


def level_choice(miseres: bool = False, name: str = "level", label: str = "Игра", default: str = LEVELS[0]) -> OneOf:
    """Return a parameter that takes a game."""
    names = (*LEVELS, *MISERE_PRICES) if miseres else LEVELS
    return OneOf(name=name, label=label, choices=tuple((one, one) for one in names), default=default)


TABLE = OneOf(
    name="table",
    label="Таблица цен",
    choices=(
        ("1", "первая, простая"),
        ("2", "вторая, простая"),
        ("3", "третья, большая"),
        ("4", "четвёртая, десятичная"),
        ("винтящая", "винтящая"),
    ),
    default="1",
)
LEVEL = level_choice()
ANY_LEVEL = level_choice(miseres=True)
TRUMP = suit_choice("trump", "Козырь", none=STRAINS[NO_TRUMP], default="♠", when={"level": LEVELS})
DECLARER_TRICKS = Int(name="tricks", label="Взяток у играющего", low=0, high=TRICKS, default=6)
WHIST_TRICKS = Ints(
    name="whist_tricks", label="Взятки вистующих", low=0, high=TRICKS, most=2, default=(),
    labels=("первый", "второй"), hint="Пусто, если взятки между вистующими не разделены.",
)  # fmt: skip
