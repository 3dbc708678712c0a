"""«Остальные мои»: a claim of all tricks that are left, checked by exact play with every hand open to the checker.

A claim stands when the claiming side takes every trick whatever the others play. What the claim then brings is written into the
record card by card, so that sheet and replay are as if it had been played out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .cards import Deck
from .errors import IllegalAction

if TYPE_CHECKING:
    from .face import Game, State

NODES = 20_000
"""How long a claim is worked out before it is called too early."""


class TooEarly(Exception):
    """The claim cannot be worked out with so many cards left."""


@dataclass(frozen=True, slots=True)
class Rest:
    """What is left to play: the hands, the open trick, whose turn it is, who plays for whom."""

    deck: Deck
    hands: tuple[int, ...]
    table: tuple[int, ...]
    lay: tuple[int, ...]
    """Who laid the cards of the open trick."""
    player: int
    after: tuple[int, ...]
    side: tuple[int, ...]
    """A number for each seat: seats of one number take tricks together."""
    trump: int
    allowed: Callable[[int, Sequence[int]], int]
    """The cards of a hand that may be laid on those of a trick."""
    best: Callable[[Sequence[int]], int]
    """The place in a trick of the card that takes it."""
    plain: bool = True
    """Suit must be followed and the higher card of a suit takes: leads from the top can be judged at a glance."""


@dataclass(frozen=True, slots=True)
class Threat:
    """The card of an opponent that takes one of the claimed tricks."""

    seat: int
    card: int
    over: int
    """The claimed card that it beats."""


class Claim:
    """One claim: the side of the seat to move against all others."""

    def __init__(self, rest: Rest, nodes: int = NODES) -> None:
        self.rest = rest
        self.mine = rest.side[rest.player]
        self.left = nodes
        self.threat: Threat | None = None
        self._known: dict[tuple[tuple[int, ...], int], bool] = {}

    def stands(self) -> bool:
        """Tell whether the side takes all; raise TooEarly where that cannot be worked out."""
        rest = self.rest
        if rest.plain and not rest.table and self._from_the_top():
            self.threat = None
            return True
        found = self.threat
        stands = self._all(rest.hands, rest.table, rest.lay, rest.player)
        if found is not None:
            self.threat = found
        return stands

    def choice(self, rest: Rest) -> int:
        """Return the card that the claimant plays here so that the rest stays his."""
        cards = self._moves(rest.hands, rest.player, rest.table)
        if rest.plain and not rest.table:
            leads = [card for card in cards if not self._beaten(rest.hands, rest.player, card)]
            cards = [*leads, *(card for card in cards if card not in leads)]
        for card in cards:
            hands = _without(rest.hands, rest.player, card)
            try:
                if self._after_card(hands, (*rest.table, card), (*rest.lay, rest.player), rest.player):
                    return card
            except TooEarly:
                return card
        return cards[0]

    # Leads from the top: the others keep what is dangerous as long as they can

    def _from_the_top(self) -> bool:
        """Tell whether the leader takes all by drawing trumps and leading every suit from the top."""
        rest = self.rest
        deck, me = rest.deck, rest.player
        trump = rest.trump
        others = [seat for seat, side in enumerate(rest.side) if side != self.mine and rest.hands[seat]]
        suits = [suit for suit in range(len(deck.suits)) if suit != trump]
        if trump >= 0:
            suits.insert(0, trump)
        mates = [seat for seat, side in enumerate(rest.side) if side == self.mine and seat != me]
        for suit in suits:
            cards = sorted(deck.cards(rest.hands[me] & deck.suit_masks[suit]), reverse=True)
            for other in others:
                theirs = sorted(deck.cards(rest.hands[other] & deck.suit_masks[suit]), reverse=True)
                for turn, card in enumerate(cards):
                    if turn < len(theirs) and theirs[0] > card:
                        self.threat = Threat(other, theirs[0], card)
                        return False
                if suit == trump and len(theirs) > len(cards):
                    plain = rest.hands[me] & ~deck.suit_masks[trump]
                    if plain:
                        self.threat = Threat(other, theirs[0], deck.cards(plain)[-1])
                        return False
            # A partner whose every card of the suit is higher would have to take the lead over.
            for mate in mates:
                if self._must_overtake(rest.hands[mate] & deck.suit_masks[suit], cards) or (
                    suit != trump and trump >= 0 and rest.hands[mate] & deck.suit_masks[trump]
                ):
                    return False
        return True

    @staticmethod
    def _must_overtake(theirs: int, cards: list[int]) -> bool:
        return any(theirs >> card for card in cards)

    def _beaten(self, hands: Sequence[int], seat: int, card: int) -> bool:
        """Tell whether an opponent can take a lead."""
        rest = self.rest
        suit = rest.deck.suit_masks[rest.deck.suit_of[card]]
        for other, side in enumerate(rest.side):
            if side == self.mine or other == seat:
                continue
            same = hands[other] & suit
            if same >> card if same else rest.trump >= 0 and hands[other] & rest.deck.suit_masks[rest.trump]:
                return True
        return False

    # The search

    def _moves(self, hands: Sequence[int], player: int, table: Sequence[int]) -> list[int]:
        """Return the cards worth trying, high ones first: of cards that nobody's card stands between, the lowest."""
        deck, hand = self.rest.deck, hands[player]
        cards = deck.cards(self.rest.allowed(hand, table) if table else hand)
        if self.rest.plain:
            others = deck.mask_of(table)
            for seat, mask in enumerate(hands):
                others |= mask if seat != player else 0
            kept: list[int] = []
            previous = -1
            for card in cards:
                apart = previous < 0 or deck.suit_of[previous] != deck.suit_of[card] or others & ((1 << card) - (2 << previous))
                if apart:
                    kept.append(card)
                previous = card
            cards = tuple(kept)
        return sorted(cards, key=lambda card: card % deck.width, reverse=True)

    def _all(self, hands: tuple[int, ...], table: tuple[int, ...], lay: tuple[int, ...], player: int) -> bool:
        if not table:
            if not any(hands):
                return True
            key = (hands, player)
            known = self._known.get(key)
            if known is None:
                known = self._known[key] = self._try(hands, table, lay, player)
            return known
        return self._try(hands, table, lay, player)

    def _try(self, hands: tuple[int, ...], table: tuple[int, ...], lay: tuple[int, ...], player: int) -> bool:
        self.left -= 1
        if self.left < 0:
            raise TooEarly
        ours = self.rest.side[player] == self.mine
        for card in self._moves(hands, player, table):
            if self._after_card(_without(hands, player, card), (*table, card), (*lay, player), player) is ours:
                return ours
        return not ours

    def _after_card(self, hands: tuple[int, ...], table: tuple[int, ...], lay: tuple[int, ...], player: int) -> bool:
        rest = self.rest
        following = rest.after[player]
        if following not in lay:
            return self._all(hands, table, lay, following)
        place = rest.best(table)
        winner = lay[place]
        if rest.side[winner] != self.mine:
            mine = [card for seat, card in zip(lay, table, strict=True) if rest.side[seat] == self.mine]
            self.threat = self.threat or Threat(winner, table[place], mine[0])
            return False
        return self._all(hands, (), (), winner)


def _without(hands: tuple[int, ...], seat: int, card: int) -> tuple[int, ...]:
    return (*hands[:seat], hands[seat] & ~(1 << card), *hands[seat + 1 :])


@dataclass(frozen=True, slots=True)
class Claimed:
    """The answer to a claim: the cards that were played out, or why it does not stand."""

    allowed: bool
    text: str
    cites: tuple[str, ...]
    cards: tuple[str, ...] = ()


def may_claim(game: Game, state: State, seat: int) -> bool:
    """Tell whether a seat may say that the rest is his: his turn, and more than one card to play."""
    if seat != state.to_move:
        return False
    rest = game.rest(state)
    return rest is not None and rest.hands[rest.player].bit_count() > 1


def claim_rest(game: Game, state: State, seat: int, names: Sequence[str]) -> Claimed:
    """Check a claim and, where it stands, play the rest out on the state."""
    rest = game.rest(state) if seat == state.to_move else None
    if rest is None:
        raise IllegalAction("Остальные взятки объявляют своими в розыгрыше и в свой ход", "action", game.claim_cites)
    claim = Claim(rest)
    try:
        stands = claim.stands()
    except TooEarly:
        text = (
            _refusal(rest, claim.threat, names)
            if claim.threat
            else "Так рано не проверить: сыграйте ещё взятку и объявите снова."
        )
        return Claimed(False, text, game.claim_cites)
    if not stands:
        return Claimed(False, _refusal(rest, claim.threat, names), game.claim_cites)
    played = []
    while rest is not None:
        if rest.side[rest.player] == claim.mine:
            card = claim.choice(rest)
        else:
            mask = rest.allowed(rest.hands[rest.player], rest.table) if rest.table else rest.hands[rest.player]
            width = rest.deck.width
            card = min(rest.deck.cards(mask), key=lambda one: one % width)
        action = f"play {rest.deck.text(card)}"
        try:
            state.apply(action)
        except IllegalAction:
            # A duty beyond those of a trick stands in the way of the card that was worked out.
            return Claimed(False, "Так рано не проверить: сыграйте ещё взятку и объявите снова.", game.claim_cites)
        played.append(action)
        rest = game.rest(state)
    return Claimed(True, "Остальные взятки ваши: что бы ни клали другие, перебить нечем.", game.claim_cites, tuple(played))


def _refusal(rest: Rest, threat: Threat | None, names: Sequence[str]) -> str:
    """Say which card of whom breaks a claim."""
    if threat is None:
        return "Остальные не все ваши: одну взятку отдать придётся."
    deck = rest.deck
    who = names[threat.seat] if threat.seat < len(names) else "другая рука"
    theirs, yours = deck.text(threat.card), deck.text(threat.over)
    if deck.suit_of[threat.card] == deck.suit_of[threat.over]:
        return f"Остальные не все ваши. {who}: {theirs} старше вашей {yours}."
    how = "бьёт козырем" if deck.suit_of[threat.card] == rest.trump else "берёт"
    return f"Остальные не все ваши. {who}: {theirs} {how} вашу {yours}."
