"""«Этажики»: cards, the sample deck, options, numbers as data; what a reading decides hangs on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ...frame.bound import by, rule
from ...frame.cites import implements
from ...frame.errors import InputError
from ...frame.params import Int, Ints, OneOf
from ...frame.places import Kit
from ...frame.russian import counted

FULL, MIDDLE, BEGINNER = "полные", "средние", "начальные"

# A kind of card is a number; copies of a kind are alike.
DAY, NIGHT, BALL = 0, 10, 20
"""Day floors 0–9, night floors 10–19, numbered balls 21–29."""
NEAR, EVEN, ODD, SKIP = 30, 31, 32, 33
UNKNOWN = 34
"""Stands in a position for a card of a hand that nobody knows."""
COPIES = 32
"""So many copies of a kind a box may hold: a card is its kind times this, and which copy it is."""
MOST_UNKNOWN = 240
"""So many cards of a position may be unknown."""
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


@dataclass(frozen=True)
class Rules:
    """What the leaflet fixes, and what it leaves to a reading."""

    hand: int = rule(HAND, "etazhiki.full.setup.2")
    draw_freely: bool = rule(by("etazhiki.draw-by-choice", unable=False, choice=True), "etazhiki.full.turn.2")
    """Two cards may be drawn by one who could move."""
    near_wraps: bool = rule(by("etazhiki.near-wrap", yes=True, no=False), "etazhiki.spec.near")
    """The nearest floors are counted over the edge."""
    parity_same: bool = rule(by("etazhiki.parity-same", yes=True, no=False), "etazhiki.spec.parity")
    """Under a ball of the other parity the same number fits all the same."""
    skips_each: bool = rule(by("etazhiki.skip-again", once=False, each=True), "etazhiki.spec.skip.1")
    """A «пропуск хода» that nobody covered makes somebody skip at every end of a turn."""
    skips_after_star: bool = rule(by("etazhiki.skip-winner", yes=True, no=False), "etazhiki.spec.skip.1")
    blue_in_middle: bool = rule(by("etazhiki.blue-in-mid", yes=True, no=False), "etazhiki.mid.2")
    nine_up: bool = rule(by("etazhiki.nine-up", yes=True, no=False), "etazhiki.beg.6")
    """In the beginner's game [0] is next above [9]."""
    beginner_stars: int = rule(by("etazhiki.beg-target", same=0, agreed=3), "etazhiki.beg.7", "etazhiki.full.end.2")
    """How many stars win in the beginner's game; nought: as many as in the others."""


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
def deck_counts(rules: Any, level: str, options: Mapping[str, Any]) -> dict[int, int]:
    """Return how many copies of each card are played with at a level."""
    counts = {DAY + number: count for number, count in enumerate(options["day"])}
    if level == BEGINNER:
        return counts
    balls = list(options["balls"])
    if level == FULL:
        counts.update({NIGHT + number: count for number, count in enumerate(options["night"])})
        balls = [plain + red for plain, red in zip(balls, options["red"], strict=True)]
    elif rules.blue_in_middle:
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
def stars_needed(rules: Any, players: int, level: str) -> int:
    """Return how many stars win: five for two or three players, three for four or five."""
    agreed: int = rules.beginner_stars if level == BEGINNER else 0
    return agreed or (5 if players <= 3 else 3)


def read_kinds(text: str, field: str, most: int = 80) -> list[int]:
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


# The pack


@dataclass(frozen=True, slots=True)
class Box(Kit):
    """All cards that there may be, and those that are played with."""

    deck: tuple[int, ...] = ()


def _face(kind: int) -> tuple[str, str, str, str]:
    """Return title, value, tone and icon of a kind."""
    if is_night(kind):
        return "ночь", str(kind - NIGHT), "dark", "night"
    if is_floor(kind):
        return "этаж", str(kind), "gold", "floor"
    if kind in SPECIAL_NAMES:
        return SPECIAL_NAMES[kind], SPECIAL_VALUES[kind], "violet", "ball"
    return "шар", str(kind - BALL), "blue", "ball"


SPECIAL_VALUES = {NEAR: "±2", EVEN: "чёт", ODD: "нечет", SKIP: "стоп"}
_KINDS = (*(kind for kind in range(UNKNOWN) for _ in range(COPIES)), *[UNKNOWN] * MOST_UNKNOWN)
_WORDS = tuple(TEXTS.get(kind, "?") for kind in _KINDS)
_SPOKEN = tuple(spoken(kind) if kind in TEXTS else "?" for kind in _KINDS)
_FACES = tuple(_face(kind) if kind in TEXTS else ("?", "", "", "") for kind in _KINDS)


@lru_cache(maxsize=64)
def box(counts: tuple[tuple[int, int], ...]) -> Box:
    """Return the cards of a deck of so many copies of each kind."""
    deck = tuple(card_of(kind, copy) for kind, count in counts for copy in range(count))
    return Box(_WORDS, _SPOKEN, _FACES, blank="?", deck=deck)


def card_of(kind: int, copy: int = 0) -> int:
    """Return a card by its kind and copy."""
    return kind * COPIES + copy


def kind_of(card: int) -> int:
    """Return the kind of a card."""
    return min(card // COPIES, UNKNOWN)


def kinds_of(cards: Sequence[int]) -> list[int]:
    """Return the kinds of some cards."""
    return [min(card // COPIES, UNKNOWN) for card in cards]
