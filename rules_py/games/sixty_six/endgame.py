"""«Шестьдесят шесть»: exact play of two known hands once suits are in force.

Plain integers and alpha-beta over whole tricks: the bots ask this several times a move.
"""

from __future__ import annotations

from typing import Any

from .rules import CARD_VALUES, DECK, GOAL, HALF_GOAL, LAST_TRICK, MATES, PLAIN_MARRIAGE, TRUMP_MARRIAGE
from .scoring import Taken, last_counts

_SUIT = DECK.suit_of
_MASKS = DECK.suit_masks
_BY_VALUE = tuple(sorted(range(DECK.size), key=lambda card: -CARD_VALUES[card]))

Side = tuple[int, int, int]
"""Points in tricks, points of marriages, number of tricks."""


class Ending:
    """A position of the strict phase with both hands known; seat 0 is the one who asks."""

    __slots__ = (
        "_known",
        "beat",
        "cards_only",
        "closer",
        "free_marriage",
        "last_ten",
        "rules",
        "strict_marriage",
        "triple_for_opponent",
        "trump",
        "trump_mask",
    )  # fmt: skip

    def __init__(self, rules: Any, trump: int, closer: int) -> None:
        """Take the rules in force, the trump and who closed the stock, -1 where it is gone."""
        self.rules = rules
        self.trump = trump
        self.trump_mask = _MASKS[trump]
        self.beat = rules.duty.beat
        self.closer = closer
        self.last_ten = closer < 0 or rules.last_ten_closed
        self.free_marriage = rules.marriage_free
        self.strict_marriage = rules.marriage_always
        self.cards_only = not rules.half_of_all
        self.triple_for_opponent = not rules.closer_without
        self._known: dict[tuple[int, int, int, Side, Side], tuple[int, int]] = {}

    def best(self, hands: tuple[int, int], led: int | None, taken: tuple[Taken, Taken]) -> tuple[int, int]:
        """Return the best outcome in games for seat 0, who is to move, and the card that reaches it."""
        sides = [(one.cards + LAST_TRICK * last_counts(self.rules, one), one.marriages, one.tricks) for one in taken]
        outcome, choice = -9, -1
        mine, theirs = hands
        if led is None:
            for card in _cards(mine):
                value = self._lead(0, card, mine, theirs, sides[0], sides[1], outcome, 4)
                if value > outcome:
                    outcome, choice = value, card
            return outcome, choice
        for card in _cards(self._allowed(mine, led)):
            value = self._close_trick(1, led, card, theirs, mine ^ (1 << card), sides[1], sides[0], outcome, 4)
            if value > outcome:
                outcome, choice = value, card
        return outcome, choice

    def _allowed(self, hand: int, led: int) -> int:
        """Return the cards that may answer a led card."""
        same = hand & _MASKS[_SUIT[led]]
        if same:
            return (same & -(2 << led)) or same if self.beat else same
        return hand & self.trump_mask or hand

    def _value(self, leader: int, own: int, other: int, mine: Side, theirs: Side, low: int, high: int) -> int:
        """Return the outcome for seat 0 when `leader`, who holds `own`, leads to the next trick."""
        key = (leader, own, other, mine, theirs)
        known = self._known.get(key)
        if known is not None:
            floor, ceiling = known
            if floor == ceiling or floor >= high:
                return floor
            if ceiling <= low:
                return ceiling
        best = -9 if leader == 0 else 9
        alpha, beta = low, high
        for card in _cards(own):
            value = self._lead(leader, card, own, other, mine, theirs, alpha, beta)
            if leader == 0:
                if value > best:
                    best = value
                    alpha = max(alpha, value)
            elif value < best:
                best = value
                beta = min(beta, value)
            if alpha >= beta:
                break
        self._known[key] = (best if best > low else -9, best if best < high else 9)
        return best

    def _lead(self, leader: int, card: int, own: int, other: int, mine: Side, theirs: Side, low: int, high: int) -> int:
        """Return the outcome after a lead and the best answer to it."""
        own ^= 1 << card
        if self.strict_marriage and own & MATES[card]:
            worth = TRUMP_MARRIAGE if _SUIT[card] == self.trump else PLAIN_MARRIAGE
            mine = (mine[0], mine[1] + worth, mine[2])
            if self._points(mine) >= GOAL:
                return self._won(leader, mine, theirs)
        best = 9 if leader == 0 else -9
        for answer in _cards(self._allowed(other, card)):
            value = self._close_trick(leader, card, answer, own, other ^ (1 << answer), mine, theirs, low, high)
            if leader == 0:
                if value < best:
                    best = value
                    high = min(high, value)
            elif value > best:
                best = value
                low = max(low, value)
            if low >= high:
                break
        return best

    def _close_trick(
        self, leader: int, card: int, answer: int, own: int, other: int, mine: Side, theirs: Side, low: int, high: int
    ) -> int:
        """Give the trick to its winner and go on."""
        takes = answer > card if _SUIT[answer] == _SUIT[card] else _SUIT[answer] == self.trump
        gain = CARD_VALUES[card] + CARD_VALUES[answer]
        over = not own and not other
        if over and self.last_ten:
            gain += LAST_TRICK
        if takes:
            leader = 1 - leader
            own, other, mine, theirs = other, own, theirs, mine
        mine = (mine[0] + gain, mine[1], mine[2] + 1)
        if self._points(mine) >= GOAL:
            return self._won(leader, mine, theirs)
        if over:
            if self.closer < 0:
                return 0
            if self.closer == leader:
                mine, theirs = theirs, mine
            return self._won(1 - self.closer, mine, theirs)
        return self._value(leader, own, other, mine, theirs, low, high)

    def _points(self, side: Side) -> int:
        return side[0] + (side[1] if side[2] or self.free_marriage else 0)

    def _won(self, winner: int, own: Side, loser: Side) -> int:
        """Return the games of a finished deal, negative for seat 1."""
        if self.closer == 1 - winner:
            games = 2 if (own if self.triple_for_opponent else loser)[2] else 3
        elif not loser[2]:
            games = 3
        else:
            games = 2 if (loser[0] if self.cards_only else self._points(loser)) < HALF_GOAL else 1
        return games if winner == 0 else -games


def _cards(mask: int) -> list[int]:
    """Return the cards of a mask, the dearest first: they end a deal soonest."""
    return [card for card in _BY_VALUE if mask >> card & 1]
