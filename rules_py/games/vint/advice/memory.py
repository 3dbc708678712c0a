"""«Винт»: what an attentive player remembers of a deal (§ 78), drawn from his view alone."""

from __future__ import annotations

from dataclasses import dataclass

from ....frame.cites import implements
from ....kernels.auction import PASS
from ..options import DECK, NO_TRUMP, level_of, strain_of
from ..view import View

SUITS = range(4)
WIDTH = DECK.width
LOW = (1 << WIDTH) - 1
SUIT_OF = DECK.suit_of
MASKS = DECK.suit_masks


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick."""

    leader: int
    plays: tuple[tuple[int, int], ...]
    """Place and card, in order."""
    winner: int

    @property
    def suit(self) -> int:
        """Return the suit that was led."""
        return SUIT_OF[self.plays[0][1]]


def ranks(hand: int, suit: int) -> int:
    """Return the ranks held in a suit as a mask of thirteen bits, the deuce lowest."""
    return hand >> (WIDTH * suit) & LOW


def lowest(mask: int) -> int:
    """Return the lowest card of a mask."""
    return (mask & -mask).bit_length() - 1


def highest(mask: int) -> int:
    """Return the highest card of a mask of one suit."""
    return mask.bit_length() - 1


@implements("vint.78", "vint.47b")
class Memory:
    """Everything that one player knows or can infer."""

    __slots__ = (
        "declaring",
        "discards",
        "hand",
        "known",
        "left",
        "level",
        "me",
        "named",
        "order",
        "out",
        "partner",
        "played",
        "right",
        "strain",
        "tricks",
        "trump",
        "unseen",
        "view",
        "void",
    )  # fmt: skip

    def __init__(self, view: View) -> None:
        self.view = view
        self.me = me = view.place
        mates = [place for place in range(4) if place != me and view.side[place] == view.side[me]]
        self.partner = mates[0] if mates else -1
        self.left, self.right = (me + 1) % 4, (me - 1) % 4
        self.hand = view.hand
        self.trump = view.trump
        self.strain = strain_of(view.contract) if view.contract >= 0 else NO_TRUMP
        self.level = level_of(view.contract) if view.contract >= 0 else 0
        self.declaring = view.declarer >= 0 and view.side[view.declarer] == view.side[me]
        self.played = DECK.mask_of(view.history)
        self.known = dict(view.known)
        seen = self.played | self.hand | view.aside
        for mask in self.known.values():
            seen |= mask
        self.unseen = DECK.full & ~seen
        self.out = self.unseen
        """Cards that somebody else holds, as far as this player can tell."""
        for mask in self.known.values():
            self.out |= mask
        self.void = [[False] * 4 for _ in range(4)]
        """Suits that each place is known to lack."""
        self.discards: list[list[int]] = [[], [], [], []]
        """Cards that each place threw away on other suits, in order."""
        self.tricks = self._replay()
        self.named = self._named()
        """Suits that each place has named, with the highest level of each."""

    def _replay(self) -> list[Trick]:
        """Go through the cards played and note who lacks what."""
        view = self.view
        tricks: list[Trick] = []
        history = view.history
        after = view.rules.variant.after or (1, 2, 3, 0)
        size = sum(1 for place, following in enumerate(after) if following != place)
        leader = view.leader
        order: list[int] = []
        for begin in range(0, len(history), size):
            cards = history[begin : begin + size]
            order = [leader]
            while len(order) < len(cards):
                order.append(after[order[-1]])
            led = SUIT_OF[cards[0]]
            for place, card in zip(order, cards, strict=True):
                suit = SUIT_OF[card]
                if suit != led:
                    self.void[place][led] = True
                    if suit != self.trump:
                        self.discards[place].append(card)
            if len(cards) == size:
                leader = view.winners[len(tricks)]
                tricks.append(Trick(order[0], tuple(zip(order, cards, strict=True)), leader))
                order = []
        self.order = order
        """Places that have played to the open trick, in order."""
        for suit in SUITS:
            for place in range(4):
                if place != self.me and not self._can_hold(place, suit):
                    self.void[place][suit] = True
        return tricks

    def _can_hold(self, place: int, suit: int) -> bool:
        if place in self.known:
            return bool(self.known[place] & MASKS[suit])
        return bool(self.unseen & MASKS[suit])

    def _named(self) -> list[dict[int, int]]:
        """Note which suits each place has named."""
        named: list[dict[int, int]] = [{}, {}, {}, {}]
        for place, step in self.view.calls:
            if step != PASS:
                named[place][strain_of(step)] = level_of(step)
        return named

    # Questions

    def suit(self, suit: int) -> int:
        """Return the cards of a suit in hand."""
        return self.hand & MASKS[suit]

    def ranks(self, suit: int) -> int:
        """Return the ranks of a suit in hand."""
        return self.hand >> (WIDTH * suit) & LOW

    def is_master(self, card: int) -> bool:
        """Tell whether nobody else holds a higher card of its suit."""
        suit = SUIT_OF[card]
        return not self.out & MASKS[suit] & -(2 << card)

    def masters(self, suit: int) -> int:
        """Return how many tricks the suit takes from the top at once."""
        mine, theirs = self.suit(suit), self.out & MASKS[suit]
        if not theirs:
            return mine.bit_count()
        top = highest(theirs)
        return (mine >> top).bit_count()

    def may_have(self, place: int, suit: int) -> bool:
        """Tell whether a place may still hold a suit."""
        return not self.void[place][suit]

    def opponents(self) -> tuple[int, ...]:
        """Return the places of the other side."""
        side = self.view.side
        return tuple(place for place in self.view.rules.variant.places if side[place] != side[self.me])

    def trumps_out(self) -> int:
        """Return how many trumps the opponents may still hold."""
        if self.trump < 0:
            return 0
        if all(self.void[place][self.trump] for place in self.opponents()):
            return 0
        return (self.out & MASKS[self.trump]).bit_count()

    def can_ruff(self, place: int, suit: int) -> bool:
        """Tell whether a place is known to lack a suit and may have trumps."""
        return self.trump >= 0 and suit != self.trump and self.void[place][suit] and not self.void[place][self.trump]

    def times_led(self, suit: int) -> int:
        """Return how often a suit has been led."""
        return sum(1 for trick in self.tricks if trick.suit == suit)

    def mine(self, place: int) -> bool:
        """Tell whether a place is of this player's side."""
        return self.view.side[place] == self.view.side[self.me]
