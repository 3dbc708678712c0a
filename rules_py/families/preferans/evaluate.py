"""«Преферанс»: what a hand is worth: tricks in each suit, dangers at a misère, tricks against a game."""

from __future__ import annotations

from functools import cache

from ...frame.cards import Deck
from ...frame.cites import implements
from .rules import NO_TRUMP

_LONGEST = (0, 1, 1, 2, 3, 3, 4, 5, 6, 7, 8)
"""How many of so many cards the longer of two hands usually holds."""


@cache
def suit_tricks(mask: int, width: int, others: int = 2) -> float:
    """Return the tricks of one suit when its owner draws it from the top; guarded honours count in part."""
    mine = [card for card in range(width - 1, -1, -1) if mask >> card & 1]
    theirs = [card for card in range(width) if not mask >> card & 1]
    if others == 1:
        # Of the cards that one opponent may hold some lie in the talons.
        theirs = theirs[len(theirs) // 4 :]
    longest = _LONGEST[len(theirs)] if others > 1 else len(theirs)
    shorter = len(theirs) - longest
    won = 0.0
    for turn, card in enumerate(mine):
        higher = [other for other in theirs if other > card]
        if higher:
            theirs.remove(higher[0])
        else:
            won += 1
            if theirs:
                theirs.pop(0)
        if turn < shorter and theirs:
            theirs.pop(0)
    return max(won, _guarded(mine, width))


def _guarded(mine: list[int], width: int) -> float:
    """Return what a guarded honour is worth when the others lead the suit."""
    if not mine:
        return 0.0
    if mine[0] == width - 1:
        second = 0.6 if len(mine) > 2 and mine[1] == width - 3 else 0.0
        return 1.0 + second
    if mine[0] == width - 2 and len(mine) > 1:
        return 1.0 if mine[1] == width - 3 else 0.6
    return 0.4 if mine[0] == width - 3 and len(mine) > 2 else 0.0


def suit_masks(hand: int, deck: Deck) -> list[int]:
    """Split a hand into its four suits."""
    low = (1 << deck.width) - 1
    return [hand >> suit * deck.width & low for suit in range(4)]


@implements("preferans.21")
def hand_tricks(hand: int, strain: int, deck: Deck, leads: bool) -> float:
    """Return how many tricks a hand promises with a suit as trumps, or without trumps."""
    suits = suit_masks(hand, deck)
    others = 2 if deck.width > 6 else 1
    counts = [suit_tricks(mask, deck.width, others) for mask in suits]
    if strain == NO_TRUMP:
        return sum(counts) - _open_suits(suits, deck.width, leads)
    trumps = suits[strain].bit_count()
    total = sum(counts)
    if trumps < 4:
        return total - (4 - trumps)
    losers = sum(
        max(0.0, mask.bit_count() - won) for suit, (mask, won) in enumerate(zip(suits, counts, strict=True)) if suit != strain
    )
    weak = [mask for suit, mask in enumerate(suits) if suit != strain and mask.bit_count() > 2]
    # Long side suits lose their length when the trumps are spent on ruffs first; a suit longer than the trumps all the more.
    longest = max(mask.bit_count() for suit, mask in enumerate(suits) if suit != strain)
    spent = 0.6 * max(0, longest - trumps)
    return total - spent - (0.4 * len(weak) if trumps < 5 and losers > 3 else 0.0)


def _open_suits(suits: list[int], width: int, leads: bool) -> float:
    """Return what the others may run without trumps in suits that have no stopper."""
    ace, king = 1 << width - 1, 1 << width - 2
    bare = [mask for mask in suits if not mask & ace and not (mask & king and mask.bit_count() > 1)]
    return (0.5 if leads else 1.2) * len(bare)


@cache
def suit_danger(mask: int, width: int) -> int:
    """Return how many cards of a suit may be caught at a misère: those above the others' card of the same turn."""
    mine = [card for card in range(width) if mask >> card & 1]
    theirs = [card for card in range(width) if not mask >> card & 1]
    return sum(1 for own, other in zip(mine, theirs, strict=False) if own > other)


@implements("preferans.64", "preferans.65", "preferans.66", "preferans.67")
def misere_danger(hand: int, deck: Deck) -> int:
    """Return how many cards of a hand may be caught at a misère."""
    return sum(suit_danger(mask, deck.width) for mask in suit_masks(hand, deck))


@implements("preferans.19", "preferans.47")
def defence_tricks(hand: int, strain: int, deck: Deck) -> float:
    """Return how many tricks a hand promises against a game with these trumps."""
    total = 0.0
    width = deck.width
    for suit, mask in enumerate(suit_masks(hand, deck)):
        length = mask.bit_count()
        ace, king, queen = (mask >> width - step & 1 for step in (1, 2, 3))
        if suit == strain:
            total += ace + (0.8 if king and length > 1 else 0) + (0.6 if queen and length > 2 else 0)
            if length > 3 and not ace + king + queen:
                total += 0.5
            continue
        long = 0.5 if length > 5 else 0.8 if length > 4 else 1.0
        if ace:
            total += 0.95 * long + (0.7 * long if king else 0)
        elif king and length > 1:
            total += (0.9 if queen else 0.55) * long
        elif queen and length > 2:
            total += 0.25 * long
    return total
