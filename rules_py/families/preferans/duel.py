"""Exact play of two open hands: how many tricks one takes against the other's best answers.

The same idea as the solver of three hands: a suit is the row of the owners of its remaining cards, so that equal
positions meet; the search asks «at least k tricks?» and remembers bounds; beyond its budget it gives no answer.
"""

from __future__ import annotations

from functools import cache

from ...frame.cards import Deck
from .solver import OutOfBudget

MINE, THEIRS = 0, 1
Codes = tuple[int, ...]
"""A code a suit: a bit a card, lowest card first, a one on top; the trump suit stands last."""


@cache
def owners_of(code: int) -> tuple[int, ...]:
    """Unpack the owners of a suit, lowest card first."""
    found = []
    while code > 1:
        found.append(code & 1)
        code >>= 1
    return tuple(found)


@cache
def runs_of(code: int, player: int) -> tuple[int, ...]:
    """Return a place for each run of equal cards of a player, lowest first."""
    owners = owners_of(code)
    return tuple(place for place, one in enumerate(owners) if one == player and (not place or owners[place - 1] != player))


@cache
def without(code: int, place: int) -> int:
    """Take one card out of a suit."""
    owners = owners_of(code)
    return pack([*owners[:place], *owners[place + 1 :]])


def pack(owners: list[int]) -> int:
    """Pack the owners of a suit, lowest card first."""
    code = 1
    for owner in reversed(owners):
        code = code << 1 | owner
    return code


def codes_of(deck: Deck, mine: int, theirs: int, trump: int) -> Codes:
    """Pack two hands; the trump suit goes last."""
    codes = []
    for suit in range(4):
        cards = range(suit * deck.width, (suit + 1) * deck.width)
        codes.append(pack([MINE if mine >> card & 1 else THEIRS for card in cards if (mine | theirs) >> card & 1]))
    if trump >= 0:
        codes.append(codes.pop(trump))
    return tuple(codes)


class Duel:
    """One search over two open hands."""

    __slots__ = ("_bounds", "limit", "nodes", "trump")

    def __init__(self, trumps: bool, limit: int = 0) -> None:
        self.trump = 3 if trumps else -1
        self.limit = limit
        self.nodes = 0
        self._bounds: dict[tuple[Codes, int], tuple[int, int]] = {}

    def ordered(self, codes: list[int]) -> Codes:
        """Put plain suits in order: which is which does not matter."""
        if self.trump < 0:
            return tuple(sorted(codes))
        return (*sorted(codes[:3]), codes[3])

    def value(self, codes: Codes, leader: int, tricks: int) -> int:
        """Return how many of the tricks that are left the first player takes."""
        codes = self.ordered(list(codes))
        low, high = 0, tricks
        while low < high:
            middle = (low + high + 1) // 2
            if self.at_least(codes, leader, middle, tricks):
                low = middle
            else:
                high = middle - 1
        return low

    def at_least(self, codes: Codes, leader: int, wanted: int, left: int) -> bool:
        """Tell whether the first player takes `wanted` of the `left` tricks."""
        if wanted <= 0:
            return True
        if wanted > left:
            return False
        key = (codes, leader)
        low, high = self._bounds.get(key, (0, left))
        if wanted <= low:
            return True
        if wanted > high:
            return False
        self.nodes += 1
        if self.limit and self.nodes > self.limit:
            raise OutOfBudget
        found = self._search(codes, leader, wanted, left)
        low, high = self._bounds.get(key, (0, left))
        self._bounds[key] = (max(low, wanted), high) if found else (low, min(high, wanted - 1))
        return found

    def _search(self, codes: Codes, leader: int, wanted: int, left: int) -> bool:
        """Try the plays of one trick; a player wants True when it serves him."""
        serves = leader == MINE
        for suit, place in self._leads(codes, leader):
            answered = serves
            for other_suit, other_place, takes in self._answers(codes, 1 - leader, suit, place):
                rest = list(codes)
                if other_suit == suit:
                    high, low = max(place, other_place), min(place, other_place)
                    rest[suit] = without(without(codes[suit], high), low)
                else:
                    rest[suit] = without(codes[suit], place)
                    rest[other_suit] = without(codes[other_suit], other_place)
                winner = 1 - leader if takes else leader
                if self.at_least(self.ordered(rest), winner, wanted - (winner == MINE), left - 1) is not serves:
                    answered = not serves
                    break
            if answered is serves:
                return serves
        return not serves

    def _leads(self, codes: Codes, leader: int) -> list[tuple[int, int]]:
        """Return the leads worth trying, sure winners first; equal plain suits once."""
        found = []
        for suit, code in enumerate(codes):
            if suit and suit != self.trump and code == codes[suit - 1]:
                continue
            owners = owners_of(code)
            for place in reversed(runs_of(code, leader)):
                sure = all(one == leader for one in owners[place:])
                found.append((not sure, suit == self.trump, suit, place))
        found.sort()
        return [(suit, place) for _, _, suit, place in found]

    def _answers(self, codes: Codes, player: int, suit: int, led: int) -> list[tuple[int, int, bool]]:
        """Return the answers: follow suit, else trump, else anything; whether they take the trick."""
        same = runs_of(codes[suit], player)
        if same:
            return [(suit, place, place > led) for place in sorted(same, key=lambda one: one < led)]
        trumps = runs_of(codes[self.trump], player) if self.trump >= 0 else ()
        if trumps:
            return [(self.trump, place, True) for place in trumps]
        return [(other, place, False) for other, code in enumerate(codes) for place in runs_of(code, player)]
