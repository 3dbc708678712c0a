"""Trick play on bit masks: who may play what, who takes the trick.

One kernel for every trick game. The options say which duties hold: to follow suit, to trump when void, to beat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from ..frame.cards import Deck
from ..frame.claim import Rest


class Reason(Enum):
    """Why a card may not be played."""

    NOT_HELD = "not held"
    MUST_FOLLOW = "must follow"
    MUST_TRUMP = "must trump"
    MUST_BEAT = "must beat"


class IllegalCard(ValueError):
    """A card that the duties of the trick forbid."""

    def __init__(self, card: int, reason: Reason) -> None:
        super().__init__(card, reason)
        self.card = card
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Duties:
    """What a player owes to a trick."""

    follow: bool = True
    trump: bool = False
    beat: bool = False


FREE = Duties(follow=False)
FOLLOW = Duties()
FOLLOW_AND_TRUMP = Duties(trump=True)
FOLLOW_TRUMP_AND_BEAT = Duties(trump=True, beat=True)


class TrickPlay:
    """The cards on hands and on the table; mutable, cheap to clone."""

    __slots__ = (
        "_low",
        "_of_suit",
        "_plain",
        "_ruff",
        "_suit_masks",
        "_suit_of",
        "_width",
        "after",
        "best",
        "deck",
        "duties",
        "hands",
        "history",
        "led",
        "player",
        "size",
        "table",
        "trump",
        "winner",
        "winners",
    )  # fmt: skip

    def __init__(
        self,
        deck: Deck,
        hands: list[int],
        trump: int = -1,
        leader: int = 0,
        duties: Duties = FOLLOW,
        after: tuple[int, ...] | None = None,
    ) -> None:
        """Start with hands as masks, the trump suit (-1: none) and the seat that leads.

        `after` names for each seat the one that plays next; seats that sit out name themselves.
        """
        seats = len(hands)
        self.deck = deck
        self.hands = hands
        self.trump = trump
        self.after = after if after is not None else tuple((seat + 1) % seats for seat in range(seats))
        self.size = sum(1 for seat, following in enumerate(self.after) if following != seat)
        self.player = leader
        self.led = -1
        self.best = -1
        self.winner = -1
        self.table: list[int] = []
        self.winners: list[int] = []
        self.history: list[int] = []
        self._suit_of = deck.suit_of
        self._suit_masks = deck.suit_masks
        self._of_suit = deck._of_suit
        self._width = deck.width
        self._low = deck._low
        self.set_duties(duties)

    def set_duties(self, duties: Duties) -> None:
        """Change what players owe from now on."""
        self.duties = duties
        self._plain = duties.follow and not duties.beat
        self._ruff = duties.trump and self.trump >= 0

    def clone(self) -> TrickPlay:
        """Return an independent copy."""
        twin = TrickPlay.__new__(TrickPlay)
        for name in TrickPlay.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.hands = self.hands[:]
        twin.table = self.table[:]
        twin.winners = self.winners[:]
        twin.history = self.history[:]
        return twin

    def allowed(self) -> int:
        """Return the mask of cards that the player to move may play."""
        hand = self.hands[self.player]
        led = self.led
        if led < 0:
            return hand
        duties = self.duties
        if not duties.follow:
            return hand
        masks = self._suit_masks
        same = hand & masks[led]
        if same:
            if duties.beat and self._suit_of[self.best] == led:
                higher = same & -(2 << self.best)
                return higher or same
            return same
        if duties.trump and self.trump >= 0:
            trumps = hand & masks[self.trump]
            if trumps:
                if duties.beat and self._suit_of[self.best] == self.trump:
                    higher = trumps & -(2 << self.best)
                    return higher or trumps
                return trumps
        return hand

    def legal(self) -> tuple[int, ...]:
        """Return the cards that the player to move may play, in order."""
        if self._plain:
            hand = self.hands[self.player]
            led = self.led
            if led >= 0:
                same = (hand >> self._width * led) & self._low
                if same:
                    return self._of_suit[led][same]
                if self._ruff:
                    trumps = (hand >> self._width * self.trump) & self._low
                    if trumps:
                        return self._of_suit[self.trump][trumps]
            return self.deck.cards(hand)
        return self.deck.cards(self.allowed())

    def refusal(self, card: int) -> Reason | None:
        """Say why the player to move may not play a card, or None where he may."""
        bit = 1 << card
        hand = self.hands[self.player]
        if not hand & bit:
            return Reason.NOT_HELD
        if self.allowed() & bit:
            return None
        suit = self._suit_of[card]
        if hand & self._suit_masks[self.led]:
            return Reason.MUST_FOLLOW if suit != self.led else Reason.MUST_BEAT
        return Reason.MUST_TRUMP if suit != self.trump else Reason.MUST_BEAT

    def apply(self, card: int) -> None:
        """Play a card after checking it; raise IllegalCard where the duties forbid it."""
        player = self.player
        hands = self.hands
        bit = 1 << card
        hand = hands[player]
        suit = self._suit_of[card] if 0 <= card < self.deck.size else -1
        led = self.led
        if not hand & bit or (
            led >= 0
            and (suit != led or not self._plain)
            and (
                hand & self._suit_masks[led] or (self._ruff and suit != self.trump and hand & self._suit_masks[self.trump])
                if self._plain
                else not self.allowed() & bit
            )
        ):
            raise IllegalCard(card, self.refusal(card) or Reason.NOT_HELD)
        hands[player] = hand ^ bit
        self.history.append(card)
        table = self.table
        if led < 0:
            table = self.table = [card]
            self.led = suit
            self.best = card
            self.winner = player
        else:
            table.append(card)
            best = self.best
            if card > best if suit == self._suit_of[best] else suit == self.trump:
                self.best = card
                self.winner = player
        if len(table) < self.size:
            self.player = self.after[player]
        else:
            self.player = winner = self.winner
            self.winners.append(winner)
            self.led = -1

    @property
    def closed(self) -> bool:
        """Tell whether the last trick is complete (or none has begun)."""
        return self.led < 0

    def beats(self, card: int, best: int) -> bool:
        """Tell whether a card takes the trick from the one that leads it now."""
        suit = self._suit_of[card]
        return card > best if suit == self._suit_of[best] else suit == self.trump

    def rest(self, side: tuple[int, ...]) -> Rest:
        """Return what is left to play, seats of one side counted together."""
        size = 0 if self.led < 0 else len(self.table)
        lay = [self.player] * size
        for place in range(size - 1, -1, -1):
            following = self.player if place == size - 1 else lay[place + 1]
            lay[place] = next(seat for seat, after in enumerate(self.after) if after == following and seat != following)

        def after_table(hand: int, table: Sequence[int]) -> int:
            twin = TrickPlay(self.deck, [hand], self.trump, 0, self.duties)
            twin.led, twin.best = self._suit_of[table[0]], table[self.best_of(table)]
            return twin.allowed()

        return Rest(
            self.deck, tuple(self.hands), tuple(self.table[:size]), tuple(lay), self.player, self.after, side, self.trump,
            after_table, self.best_of, self.duties.follow,
        )  # fmt: skip

    def best_of(self, table: Sequence[int]) -> int:
        """Return the place of the card that takes a trick."""
        best = 0
        for place in range(1, len(table)):
            if self.beats(table[place], table[best]):
                best = place
        return best
