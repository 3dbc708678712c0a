"""«Этажики»: cards, the sample deck, options and readings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...frame.cites import implements
from ...frame.errors import InputError
from ...frame.params import Int, Ints, OneOf
from ...frame.readings import Chosen
from ...frame.russian import counted
from .readings import BEG_TARGET, BLUE_IN_MID

FULL, MIDDLE, BEGINNER = "полные", "средние", "начальные"

# A card is a number: its kind. Copies of a kind are alike.
DAY, NIGHT, BALL = 0, 10, 20
"""Day floors 0–9, night floors 10–19, numbered balls 21–29."""
NEAR, EVEN, ODD, SKIP = 30, 31, 32, 33
UNKNOWN = -1
"""Stands in a position for a card of a hand that nobody knows."""
SPECIAL_NAMES = {NEAR: "ближайшие", EVEN: "чётные", ODD: "нечётные", SKIP: "пропуск"}
TEXTS: dict[int, str] = {
    **{DAY + number: f"этаж {number}" for number in range(10)},
    **{NIGHT + number: f"ночь {number}" for number in range(10)},
    **{BALL + number: f"шар {number}" for number in range(1, 10)},
    **{ball: f"шар {name}" for ball, name in SPECIAL_NAMES.items()},
}
CARD_OF = {text: card for card, text in TEXTS.items()}
BALL_NAMES = tuple(TEXTS[card].removeprefix("шар ") for card in TEXTS if card >= BALL)
SPOKEN = {
    NEAR: "шар «любые ближайшие этажи»",
    EVEN: "шар «любой чётный этаж»",
    ODD: "шар «любой нечётный этаж»",
    SKIP: "шар «пропуск хода»",
}

HAND = 6
DRAW = 2
MOST_IN_MIDDLE = 3
"""At the middle level nobody adds or takes away more than three (etazhiki.mid.1)."""
LEAST_AGES = {BEGINNER: 4, MIDDLE: 6, FULL: 8}


def is_floor(card: int) -> bool:
    """Tell whether a card is a floor, by day or by night."""
    return 0 <= card < BALL


def is_night(card: int) -> bool:
    """Tell whether a card is a night floor."""
    return NIGHT <= card < BALL


def is_numbered(card: int) -> bool:
    """Tell whether a card is a ball with a number."""
    return BALL < card < NEAR


def spoken(card: int) -> str:
    """Say a card for the ear."""
    if is_night(card):
        return f"ночной этаж {card - NIGHT}"
    return SPOKEN.get(card) or TEXTS[card]


LEVEL = OneOf(
    name="level", label="Правила", default=FULL,
    choices=((FULL, "полные, от 8 лет"), (MIDDLE, "средние, от 6 лет"), (BEGINNER, "начальные, от 4 лет")),
)  # fmt: skip
PLAYERS = Int(name="players", label="Игроков", low=2, high=5, default=3, cites=("etazhiki.full.end.2",))
STARS = Int(
    name="stars", label="Звёзд для победы", low=0, high=10, default=0,
    hint="0 — как в правилах: пять при двух и трёх игроках, три при четырёх и пяти.", cites=("etazhiki.full.end.2",),
)  # fmt: skip


def _counts(name: str, label: str, labels: list[str], default: list[int], when: tuple[str, ...] | None = None) -> Ints:
    """Declare how many copies of each card the deck holds."""
    return Ints(
        name=name, label=label, low=0, high=12, count=len(labels), labels=tuple(labels), default=default,
        when=None if when is None else {"level": when}, cites=("etazhiki.h1",),
    )  # fmt: skip


_FLOORS = [f"[{number}]" for number in range(10)]
_BALLS = [str(number) for number in range(1, 10)]
DAY_FLOORS = _counts("day", "Дневных этажей в колоде", _FLOORS, [4] * 10)
NIGHT_FLOORS = _counts("night", "Ночных этажей", _FLOORS, [1] * 10, (FULL,))
PLAIN_BALLS = _counts("balls", "Шаров без метки", _BALLS, [3, 3, 3, 0, 0, 0, 0, 0, 0], (FULL, MIDDLE))
RED_BALLS = _counts("red", "Шаров с красной меткой", _BALLS, [0, 0, 0, 3, 3, 0, 0, 0, 0], (FULL,))
BLUE_BALLS = _counts("blue", "Шаров с синей меткой", _BALLS, [2, 2, 2, 0, 0, 0, 0, 0, 0], (MIDDLE,))
SPECIALS = _counts("special", "Особых шаров", list(SPECIAL_NAMES.values()), [2, 2, 2, 2], (FULL, MIDDLE))
DECK_OPTIONS = (DAY_FLOORS, NIGHT_FLOORS, PLAIN_BALLS, RED_BALLS, BLUE_BALLS, SPECIALS)


@implements("etazhiki.h1", "etazhiki.full.setup.1", "etazhiki.mid.1", "etazhiki.mid.2", "etazhiki.mid.3", "etazhiki.beg.2")
def deck_counts(level: str, options: Mapping[str, Any], readings: Chosen) -> dict[int, int]:
    """Return how many copies of each card are played with at a level."""
    counts = {DAY + number: count for number, count in enumerate(options["day"])}
    if level == BEGINNER:
        return counts
    balls = list(options["balls"])
    if level == FULL:
        counts.update({NIGHT + number: count for number, count in enumerate(options["night"])})
        balls = [plain + red for plain, red in zip(balls, options["red"], strict=True)]
    elif readings[BLUE_IN_MID] == "yes":
        balls = [plain + blue for plain, blue in zip(balls, options["blue"], strict=True)]
    counts.update({BALL + number: count for number, count in enumerate(balls, 1)})
    counts.update({NEAR + place: count for place, count in enumerate(options["special"])})
    return counts


def sample_deck() -> dict[str, Any]:
    """Return the options of the sample deck."""
    return {one.name: one.read(one.default) for one in DECK_OPTIONS}


@implements("etazhiki.h1")
def check_deck(counts: Mapping[int, int], level: str, players: int) -> None:
    """Refuse a deck that cannot be dealt: too few cards, too few floors, no ball to begin with."""
    rule = ("etazhiki.h1",)
    size = sum(counts.values())
    floors = sum(count for card, count in counts.items() if is_floor(card))
    need = HAND * players + 2
    if size < need:
        cards = counted(need, "карта", "карты", "карт")
        raise InputError(f"Колода: на {players} игроков нужно {cards} или больше, а их {size}", "day", rule)
    if floors < players + 1 or 4 * floors < size:
        least = max(players + 1, -(-size // 4))
        text = f"Колода: этажей {floors}, а нужно не меньше {least}: по одному каждому, один в середину, и четверть колоды"
        raise InputError(text, "day", (*rule, "etazhiki.full.setup.2"))
    if level != BEGINNER and not any(count for card, count in counts.items() if is_numbered(card)):
        raise InputError("Колода: нужен хотя бы один шар с номером", "balls", (*rule, "etazhiki.full.setup.3"))
    if level == MIDDLE and any(count for card, count in counts.items() if is_numbered(card) and card - BALL > MOST_IN_MIDDLE):
        text = f"Колода: по средним правилам шаров больше {MOST_IN_MIDDLE} без красной метки нет"
        raise InputError(text, "balls", ("etazhiki.mid.1",))


@implements("etazhiki.full.end.2", "etazhiki.intro")
def stars_needed(players: int, level: str, readings: Chosen) -> int:
    """Return how many stars win: five for two or three players, three for four or five."""
    if level == BEGINNER and readings[BEG_TARGET] == "agreed":
        return 3
    return 5 if players <= 3 else 3


def read_cards(text: str, field: str, most: int = 80) -> list[int]:
    """Read cards separated by commas: «этаж 5, шар 3, ночь 1»."""
    found: list[int] = []
    for word in text.split(",") if text.strip() else ():
        name = " ".join(word.lower().split())
        card = CARD_OF.get(name)
        if card is None:
            raise InputError(f"Карты: «{name[:30]}» — такой карты нет; пример: «этаж 5, ночь 1, шар 3, шар пропуск»", field)
        found.append(card)
    if len(found) > most:
        raise InputError(f"Карт не больше {most}, названо {len(found)}", field)
    return found
