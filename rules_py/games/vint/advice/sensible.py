"""«Винт»: the sensible player — counts its tricks, follows suit with sense, remembers what is master."""

from __future__ import annotations

from ....frame.face import Bot
from ....frame.rng import Generator
from ..options import BID_ACTIONS, CARD_ACTIONS, CARD_OF_ACTION, NO_TRUMP, STEPS, level_of, strain_of
from ..stages.ordinary import AUCTION, PASS_PLAY, PLAY
from ..view import View
from .calculable import ACE, JACK, KING, QUEEN
from .memory import SUIT_OF, Memory, highest, lowest, ranks

PARTNER = 25
"""Tenths of a trick that the partner is trusted with."""


class SensibleBot(Bot):
    """Bids what its own hand promises and plays cards with plain good sense."""

    def choose(self, view: View, random: Generator) -> str:
        """Return an action."""
        if view.phase == AUCTION:
            return choose_bid(view)
        if view.phase == PLAY:
            return CARD_ACTIONS[choose_card(view)]
        if view.phase == PASS_PLAY:
            return CARD_ACTIONS[avoid_card(view)]
        return view.legal[random.below(len(view.legal))]


def top_tricks(cards: int) -> int:
    """Return what the figures of a suit are worth in its first rounds, in tenths of a trick."""
    length = cards.bit_count()
    value = 10 if cards & ACE else 0
    if cards & KING:
        value += 3 if length == 1 else 9 if cards & (ACE | QUEEN) else 6
    if cards & QUEEN and length >= 2:
        value += 5 if cards & (ACE | KING) and length >= 3 else 2
    if cards & JACK and length >= 3:
        value += 1
    return value


def hand_tricks(hand: int, strain: int) -> int:
    """Return what a hand is worth by itself with these trumps, in tenths of a trick."""
    value = sum(top_tricks(ranks(hand, suit)) for suit in range(4))
    if strain == NO_TRUMP:
        return value
    return value + 10 * max(0, ranks(hand, strain).bit_count() - 3)


def choose_bid(view: View) -> str:
    """Bid the cheapest game that the hand can carry, once; leave the partner's bid alone unless the hand is better."""
    legal = set(view.legal)
    values = [hand_tricks(view.hand, strain) for strain in range(5)]
    best, best_gain = "pass", 0
    partner_strains = {strain_of(step) for place, step in view.calls if step >= 0 and place == (view.place + 2) % 4}
    holder = next((place for place, step in reversed(view.calls) if step == view.best), -1) if view.best >= 0 else -1
    own = holder >= 0 and view.side[holder] == view.side[view.place]
    for step in range(view.best + 1, min(STEPS, view.best + 6)):
        strain, level = strain_of(step), level_of(step)
        if strain != NO_TRUMP and ranks(view.hand, strain).bit_count() < 4 and strain not in partner_strains:
            continue
        trust = PARTNER + (20 if strain in partner_strains else 0)
        gain = values[strain] + trust - 10 * (6 + level)
        if gain >= (8 if own else 0) and gain > best_gain - 1 and BID_ACTIONS[step] in legal:
            best, best_gain = BID_ACTIONS[step], gain
    return best


def choose_card(view: View) -> int:
    """Choose a card by plain good sense."""
    memory = Memory(view)
    legal = [CARD_OF_ACTION[action] for action in view.legal]
    if len(legal) == 1:
        return legal[0]
    return _follow(memory, legal) if view.table else _lead(memory)


def _lead(memory: Memory) -> int:
    """Lead trumps while the opponents have them, then masters, then the longest suit."""
    trump = memory.trump
    if trump >= 0 and memory.declaring and memory.trumps_out() and memory.suit(trump):
        top = highest(memory.suit(trump))
        if memory.is_master(top) or memory.suit(trump).bit_count() >= 4:
            return top if memory.is_master(top) else lowest(memory.suit(trump))
    suits = [suit for suit in range(4) if memory.suit(suit) and suit != trump]
    for suit in sorted(suits, key=lambda one: -memory.suit(one).bit_count()):
        top = highest(memory.suit(suit))
        if memory.is_master(top):
            return top
    if not suits:
        return highest(memory.suit(trump))
    suit = max(suits, key=lambda one: memory.suit(one).bit_count())
    cards = memory.suit(suit)
    top = highest(cards)
    return top if top % 13 >= 8 and cards >> (top - 1) & 1 else lowest(cards)


def _follow(memory: Memory, legal: list[int]) -> int:
    """Win cheaply in last hand, low in second, high in third; trump what the partner does not win."""
    view = memory.view
    led = SUIT_OF[view.table[0]]
    best, winner = _best(memory)
    partner_wins = winner == memory.partner
    last = len(view.table) == 3
    if SUIT_OF[legal[0]] == led:
        higher = [card for card in legal if SUIT_OF[best] == led and card > best]
        if not higher or partner_wins and (last or memory.is_master(best)):
            return legal[0]
        if last:
            return higher[0]
        if len(view.table) == 1:
            top = legal[-1]
            return top if memory.is_master(top) and best % 13 >= 9 else legal[0]
        return legal[0] if partner_wins and best % 13 >= 10 else higher[-1]
    trump = memory.trump
    if trump >= 0 and not (partner_wins and (last or memory.is_master(best))):
        ruffs = [card for card in legal if SUIT_OF[card] == trump and (SUIT_OF[best] != trump or card > best)]
        if ruffs:
            return ruffs[0]
    return _discard(memory, legal)


def _best(memory: Memory) -> tuple[int, int]:
    """Return the card that wins the open trick so far, and who laid it."""
    best, winner = memory.view.table[0], memory.order[0]
    for place, card in zip(memory.order[1:], memory.view.table[1:], strict=True):
        suit = SUIT_OF[card]
        if card > best if suit == SUIT_OF[best] else suit == memory.trump:
            best, winner = card, place
    return best, winner


def _discard(memory: Memory, legal: list[int]) -> int:
    """Throw the lowest card of the weakest plain suit."""
    plain = [card for card in legal if SUIT_OF[card] != memory.trump] or legal
    return min(plain, key=lambda card: (card % 13, memory.suit(SUIT_OF[card]).bit_count()))


def avoid_card(view: View) -> int:
    """Play after four passes: take as little as possible."""
    memory = Memory(view)
    legal = [CARD_OF_ACTION[action] for action in view.legal]
    if not view.table:
        return min(legal, key=lambda card: card % 13)
    led = SUIT_OF[view.table[0]]
    if SUIT_OF[legal[0]] != led:
        return max(legal, key=lambda card: card % 13)
    best, _ = _best(memory)
    under = [card for card in legal if card < best]
    if under:
        return under[-1]
    return legal[-1] if len(view.table) == 3 else legal[0]


__all__ = ["SensibleBot", "avoid_card", "choose_bid", "choose_card"]
