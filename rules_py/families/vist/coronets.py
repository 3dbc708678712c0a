"""The family of вист: runs from the ace down, the coronets of вист and винт, and what they are worth."""

from __future__ import annotations

from typing import Protocol

from ...frame.cards import DECK_52, Deck

SHORTEST = 3
"""A coronet has ace, king and queen at least."""
ENDS = ("дамы", "валета", "десятки", "девятки", "восьмёрки", "семёрки", "шестёрки", "пятёрки", "четвёрки", "тройки", "двойки")
"""The lowest card of a coronet, from three cards to thirteen."""


class Prices(Protocol):
    """What a game pays for coronets."""

    @property
    def coronets(self) -> tuple[int, ...]:
        """The price of a plain one by its length."""

    @property
    def trump_coronet(self) -> int:
        """How many times as much in trumps."""

    @property
    def no_trump_coronet(self) -> int:
        """How many times as much without trumps."""


def run_from_ace(hand: int, suit: int, deck: Deck = DECK_52) -> int:
    """Return how many cards of a suit follow each other from the ace down."""
    width = deck.width
    cards = hand >> (width * suit) & (1 << width) - 1
    missing = ~cards & (1 << width) - 1
    return width - missing.bit_length()


def coronets_in(hand: int, deck: Deck = DECK_52) -> list[tuple[int, int]]:
    """Return the coronets of a hand: suit and length."""
    found = ((suit, run_from_ace(hand, suit, deck)) for suit in range(len(deck.suits)))
    return [(suit, length) for suit, length in found if length >= SHORTEST]


def coronet_end(length: int) -> str:
    """Name a coronet by its lowest card: «до дамы»."""
    return f"до {ENDS[length - SHORTEST]}"


def coronet_price(prices: Prices, length: int, trump: bool, no_trump: bool = False) -> int:
    """Return what a coronet is worth."""
    times = prices.no_trump_coronet if no_trump else prices.trump_coronet if trump else 1
    return prices.coronets[length] * times
