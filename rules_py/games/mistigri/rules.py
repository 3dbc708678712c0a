"""Мистигри: what differs from мушка, as data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ...families.mushka import Rules as Family
from ...families.mushka import decks_of
from ...frame.bound import By, by, rule
from ...frame.cards import RANKS_52, Deck
from ...frame.moves import Turn
from ...frame.strength import Strength
from ...kernels.trick_phase import deck_of

KING, ACE = "♣К", "♠Т"
PLAIN = Strength(
    special=KING, by_suit=("mistigri.rank",), by_trump=("mushka.follow",), by_overcoming=("mistigri.king",),
    by_special_led=("mistigri.king",), by_special_late=("mistigri.king", "mushka.spadeace.mid"),
)  # fmt: skip
OVER_KING = replace(PLAIN, overcomes=((KING, "К"),))


def one_suit(deck: Deck, hand: Sequence[int]) -> bool:
    """Tell whether a hand is five cards of one suit."""
    return len(hand) == 5 and len({deck.suit_of[card] for card in hand}) == 1


def four_and_king(deck: Deck, hand: Sequence[int]) -> bool:
    """Tell whether a hand is four cards of one suit and the king of clubs."""
    king = deck.card(KING)
    rest = {deck.suit_of[card] for card in hand if card != king}
    return len(hand) == 5 and king in hand and len(rest) == 1


def four_others(deck: Deck, hand: Sequence[int]) -> bool:
    """Tell whether a hand is four cards of another suit and the king of clubs."""
    return four_and_king(deck, hand) and not one_suit(deck, hand)


@dataclass(frozen=True)
class Rules(Family):
    """What differs from мушка."""

    decks: Callable[[Any, int], Deck] = rule(decks_of((*RANKS_52[:9], "Т", "В", "Д", "К")), "mistigri.rank")
    special: str = rule(KING, "mistigri.king", "mistigri.bonus", "mistigri.remise")
    trump_bonus: int = rule(by("mistigri.club-trump", same=10, five=5), "mistigri.king", "mistigri.bonus")
    strength: Strength = rule(by("mistigri.club-trump", same=OVER_KING, five=PLAIN), "mistigri.king", "mistigri.rank")
    ace_any_time: bool = False
    thrown_counts: bool = rule(True, "mistigri.remise")
    at_once: Callable[[Deck, Any], bool] = rule(
        by("mistigri.four-clubs", game=four_and_king, fee=four_others, both=four_and_king), "mistigri.fourplusking"
    )
    clubs_paid: bool = rule(by("mistigri.four-clubs", game=False, fee=False, both=True), "mistigri.flush")
    """Four clubs with their king are paid for as five of a suit besides."""
    paid_again: bool = rule(by("mistigri.two-payments", once=False, again=True), "mistigri.flush", "mistigri.flush.tie")
    """Five of a suit that were drawn are paid for though others were paid for as they were dealt."""
    ace_binds: bool = rule(by("mistigri.spade-ace", no=False, yes=True), "mistigri.nopass")
    played_on: bool = rule(by("mistigri.after-flush", new=False, play=True), "mistigri.flush")
    """A deal in which a suit was opened is played all the same."""
    both_paid: bool = rule(by("mistigri.two-flushes", one=False, both=True), "mistigri.flush", "mistigri.flush.tie")
    jack_pips: int = rule(By("mistigri.jack", {"2": 2, "3": 3}), "mistigri.flush.pips")


def holds_king(turn: Turn) -> bool:
    """Tell whether the king of clubs is in the hand."""
    return deck_of(turn.match).card(KING) in turn.hand


def holds_barred_ace(turn: Turn) -> bool:
    """Tell whether the ace of spades forbids to pass."""
    return turn.match.rules.ace_binds and deck_of(turn.match).card(ACE) in turn.hand
