"""«Винт»: how many tricks hands are worth, in tenths of a trick.

The weights were fitted to deals played out by the bots: tricks of a side are a sum over both its hands of figures,
trump length and short suits, with a spread of about one trick.
"""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt

from ..options import DECK, required
from ..scoring import ACE_PRICE, DECLARED_SLAM, HONOUR_PRICE, MADE_SLAM, PENALTY_PRICE, TRICK_PRICE
from .memory import LOW, WIDTH

_WEIGHTS = {"Т": 11, "К": 9, "Д": 5, "В": 2, "10": 1}
ALL_STRENGTH = 4 * sum(_WEIGHTS.values())
"""The figures of the whole deck."""
AVERAGE = ALL_STRENGTH // 4
AVERAGE_LENGTH = 32
"""Cards of a suit in a hand on average, in tenths of a card."""
SUIT_BASE, NO_TRUMP_BASE = -34, 9
LONG_TRUMP, SHORT_TRUMP = 8, 5
"""A trump in the hand that has more of them, and in the other."""
SHAPE = 4
"""What the short suits of an unknown hand are worth with trumps."""


@lru_cache(maxsize=8192)
def figures(cards: int) -> int:
    """Return what the figures of one suit are worth."""
    length = cards.bit_count()
    value = 0
    for rank, weight in _WEIGHTS.items():
        if cards >> DECK.ranks.index(rank) & 1:
            value += weight
    if length == 1 and not cards >> 12 & 1:
        value = value // 2
    elif length == 2 and cards >> 10 & 1 and not cards >> 11 & 3:
        value -= 2
    return value


def suit_cards(hand: int, suit: int) -> int:
    """Return the ranks held in a suit."""
    return hand >> (WIDTH * suit) & LOW


@lru_cache(maxsize=4096)
def strength(hand: int) -> int:
    """Return what the figures of a hand are worth."""
    return sum(figures(suit_cards(hand, suit)) for suit in range(4))


@lru_cache(maxsize=4096)
def lengths(hand: int) -> tuple[int, int, int, int]:
    """Return the lengths of the four suits."""
    return (
        suit_cards(hand, 0).bit_count(), suit_cards(hand, 1).bit_count(), suit_cards(hand, 2).bit_count(),
        suit_cards(hand, 3).bit_count(),
    )  # fmt: skip


@lru_cache(maxsize=8192)
def shape(hand: int, strain: int) -> int:
    """Return what short plain suits are worth with these trumps."""
    held = lengths(hand)
    return sum((8, 5, 2)[held[suit]] for suit in range(4) if suit != strain and held[suit] < 3)


def trumps_worth(mine: int, partner: int) -> int:
    """Return what the trumps of two hands are worth by number, in tenths of a trick; lengths in tenths of a card."""
    return (LONG_TRUMP * max(mine, partner) + SHORT_TRUMP * min(mine, partner)) // 10


# The worth of a contract

_CDF = [round(500 * (1 + erf(step / 10 / sqrt(2)))) for step in range(-45, 46)]
"""The normal distribution in thousandths, by tenths of its spread from -4.5 to 4.5."""


def _below(edge: int, mean: int, spread: int) -> int:
    """Return the chance in thousandths that a value stays below an edge."""
    place = (edge - mean) * 10 // spread
    return 0 if place < -45 else 1000 if place > 45 else _CDF[place + 45]


@lru_cache(maxsize=65536)
def trick_chances(mean: int, spread: int) -> tuple[int, ...]:
    """Return the chance in thousandths of each number of tricks from 0 to 13."""
    edges = [_below(10 * count - 5, mean, spread) for count in range(1, 14)]
    return tuple(high - low for low, high in zip([0, *edges], [*edges, 1000], strict=True))


@lru_cache(maxsize=65536)
def contract_worth(level: int, no_trump: bool, mean: int, spread: int, units: int, progress: int) -> int:
    """Return what playing a game is worth to those who named it, in points.

    `units` is the expected balance of honours and aces in tenths of a unit, `progress` what a point below the line is
    worth in tenths of a point, counting the way to the end of the game.
    """
    need = required(level)
    price = (ACE_PRICE if no_trump else HONOUR_PRICE) * level
    worth = 0
    for count, chance in enumerate(trick_chances(mean, spread)):
        if not chance:
            continue
        points = TRICK_PRICE * level * (2 * count - 13) * progress // 10
        if count < need:
            points -= PENALTY_PRICE * level * (need - count) + DECLARED_SLAM.get(level, 0)
        else:
            points += DECLARED_SLAM.get(level, 0)
        points += MADE_SLAM.get(count, 0) - MADE_SLAM.get(13 - count, 0)
        worth += chance * points
    return worth // 1000 + price * units // 10
