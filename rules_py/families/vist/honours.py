"""The family of вист: honours are the five highest cards of a suit, aces count beside them or in their place."""

from __future__ import annotations

from functools import cache

from ...frame.cards import DECK_52, Deck

HONOURS = ("Т", "К", "Д", "В", "10")
SUIT_HONOURS = len(HONOURS)


@cache
def honours_of(suit: int, deck: Deck = DECK_52) -> int:
    """Return the mask of the honours of a suit."""
    return deck.mask_of([deck.card(deck.suits[suit] + rank) for rank in HONOURS])


@cache
def aces_of(deck: Deck = DECK_52) -> int:
    """Return the mask of the aces."""
    return deck.mask_of([deck.card(suit + HONOURS[0]) for suit in deck.suits])


def honours_in(hand: int, suit: int, deck: Deck = DECK_52) -> int:
    """Count the honours of a suit in a hand; none where there is no such suit."""
    return (hand & honours_of(suit, deck)).bit_count() if 0 <= suit < len(deck.suits) else 0


def aces_in(hand: int, deck: Deck = DECK_52) -> int:
    """Count the aces of a hand."""
    return (hand & aces_of(deck)).bit_count()
