"""The family of вист: runs from the ace down, the coronets of вист and винт."""

from __future__ import annotations

from ...frame.cards import DECK_52, Deck

SHORTEST = 3
"""A coronet has ace, king and queen at least."""


def run_from_ace(hand: int, suit: int, deck: Deck = DECK_52) -> int:
    """Return how many cards of a suit follow each other from the ace down."""
    width = deck.width
    cards = hand >> (width * suit) & (1 << width) - 1
    missing = ~cards & (1 << width) - 1
    return width - missing.bit_length()
