"""«Винт»: how many tricks a hand is worth, in tenths of a trick."""

from __future__ import annotations

from functools import lru_cache

from .maxims import ACE, JACK, KING, QUEEN, TEN
from .memory import LOW, WIDTH
from .options import NO_TRUMP


@lru_cache(maxsize=8192)
def top_tricks(cards: int) -> int:
    """Return what the figures of a suit are worth in its first three rounds."""
    length = cards.bit_count()
    value = 0
    if cards & ACE:
        value += 10
    if cards & KING:
        value += 3 if length == 1 else 9 if cards & ACE else 6 if not cards & QUEEN else 8
    if cards & QUEEN:
        if length >= 3:
            value += 8 if cards & ACE and cards & KING else 5 if cards & (ACE | KING) else 3
        elif length == 2:
            value += 3 if cards & (ACE | KING) else 1
    if cards & JACK and length >= 3:
        value += 3 if (cards & (ACE | KING | QUEEN)).bit_count() >= 2 else 1
    if cards & TEN and length >= 4 and cards & (QUEEN | JACK):
        value += 1
    return min(value, 10 * length)


def suit_cards(hand: int, suit: int) -> int:
    """Return the ranks held in a suit."""
    return hand >> (WIDTH * suit) & LOW


@lru_cache(maxsize=4096)
def hand_tricks(hand: int, strain: int) -> int:
    """Return what a hand is worth with these trumps."""
    value = 0
    for suit in range(4):
        cards = suit_cards(hand, suit)
        length = cards.bit_count()
        value += top_tricks(cards)
        if suit == strain:
            value += max(0, length - 3) * 10
        elif strain == NO_TRUMP:
            value += max(0, length - 4) * 6 if cards & (ACE | KING) else 0
        elif length >= 5:
            value += (length - 4) * 4
    if strain != NO_TRUMP:
        trumps = suit_cards(hand, strain).bit_count()
        short = min(suit_cards(hand, suit).bit_count() for suit in range(4) if suit != strain)
        if short < 2 and trumps:
            value += (5 if short == 1 else 10) if trumps <= 4 else 0
    return value
