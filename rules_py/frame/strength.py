"""Which card takes a trick and what a player owes to it, as data; worked out on bit masks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from .cards import NO_SUIT, Deck

Cites = tuple[str, ...]


class Breach(Enum):
    """Which duty a card breaks."""

    FOLLOW = "follow"
    TRUMP = "trump"
    BEAT = "beat"


@dataclass(frozen=True, slots=True)
class Duty:
    """What a player owes to a trick."""

    follow: bool = True
    trump: bool = False
    """Without the suit one trumps."""
    beat: bool = False
    """The suit that was led is beaten where one can."""
    overtrump: bool = False
    """A trump is put on a trump only above it, where one can."""
    undertrump: bool = True
    """Without the suit one trumps though no trump of one's own is above the trick."""
    beat_ruffed: bool = False
    """The suit that was led is beaten where one can even when a trump lies on the trick."""


@dataclass(frozen=True, slots=True)
class Strength:
    """Which card takes a trick beyond suit, trump and the order of the deck; every part is a row with its cites."""

    above: tuple[str, ...] = ()
    """Cards that are trumps above every trump, whatever the suit; the last is the strongest."""
    overcomes: tuple[tuple[str, str], ...] = ()
    """A card, and the rank of the trump that it overcomes where the trick was led with that."""
    above_keep_suit: bool = False
    """A card above all trumps belongs to its own suit all the same."""
    last_of_equals: bool = False
    """Of two equal cards the later one takes; else the first."""
    led_of_equals: bool = False
    """Where the later one takes: the card that was led is not taken by its equal all the same."""
    blank: tuple[str, ...] = ()
    """Ranks that are nothing in a trick, as a card without a suit is: they name no suit and take nothing."""
    special: str = ""
    """A card that rules of its own name where a trump takes it."""
    by_suit: Cites = ()
    by_trump: Cites = ()
    by_above: Cites = ()
    by_overcoming: Cites = ()
    by_special_led: Cites = ()
    """Named besides where the special card was led and a trump takes it."""
    by_special_late: Cites = ()
    """Named besides where it lies on a trump which it would overcome had that been led."""
    by_equal: Cites = ()
    """Named where the card that takes has its equal in the trick."""
    by_equal_led: Cites = ()
    """Named instead where it is the card that was led."""
    by_suitless: Cites = ()
    """Named where a card without a suit lies in the trick."""
    by_blank: Cites = ()
    """Named where a card of a rank that is nothing lies in the trick."""


PLAIN = Strength()
MOST_LAWS = 512


class Law:
    """The strength of cards under one trump, worked out once."""

    __slots__ = (
        "_above", "_overcoming", "_plain", "_powers", "_rank", "deck", "duty", "masks", "strength", "suit_of", "suited", "trump",
    )  # fmt: skip

    def __init__(self, deck: Deck, strength: Strength, duty: Duty, trump: int) -> None:
        """Take the trump suit by its place in the deck, -1 for none."""
        self.deck, self.strength, self.duty, self.trump = deck, strength, duty, trump
        self._above = {}
        for place, text in enumerate(strength.above):
            if deck.has(text):
                for copy in deck.copies_of(text):
                    self._above[copy] = place
        own = strength.above_keep_suit
        blank = {card for card in range(deck.size) if strength.blank and deck.rank(card) in strength.blank}
        self.suit_of = tuple(
            trump if card in self._above and trump >= 0 and not own else NO_SUIT if card in blank else deck.suit_of[card]
            for card in range(deck.size)
        )
        self.suited = not blank and not deck.joker
        self.masks = tuple(
            deck.mask_of(card for card in range(deck.size) if self.suit_of[card] == suit) for suit in range(len(deck.suits))
        )
        self._rank = tuple(card % deck.width // deck.copies for card in range(deck.size))
        self._powers: dict[int, tuple[int, ...]] = {}
        """By the suit that was led: how strong every card is."""
        self._plain = self.suited and deck.copies == 1 and not strength.special
        """No card has its equal, none is nothing, none has rules of its own."""
        self._overcoming = {
            (deck.card(text), deck.card(deck.suits[trump] + rank))
            for text, rank in strength.overcomes
            if trump >= 0 and text[1:] in deck.ranks and rank in deck.ranks and text != deck.suits[trump] + rank
        }

    def power(self, card: int, led: int) -> int:
        """Return how strong a card is in a trick of this suit; below nought it cannot take."""
        if card in self._above:
            return 2000 + self._above[card]
        suit = self.suit_of[card]
        if suit == self.trump:
            return 1000 + self._rank[card]
        return self._rank[card] if suit == led else -1

    def plain_among(self, cards: Sequence[int]) -> bool:
        """Tell whether of these cards suit, trump and the order of the deck say all, and suit must be followed."""
        overcoming = {card for card, _ in self._overcoming}
        apart = any(card in self._above or card in overcoming or self.suit_of[card] == NO_SUIT for card in cards)
        return self.duty.follow and not apart and self.deck.copies == 1

    def led(self, table: Sequence[int]) -> int:
        """Return the suit of a trick: that of its first card which has one."""
        suit_of = self.suit_of
        if self.suited:
            return suit_of[table[0]]
        return next((suit_of[card] for card in table if suit_of[card] != NO_SUIT), NO_SUIT)

    def best(self, table: Sequence[int]) -> int:
        """Return which card of a trick takes it so far."""
        if not table:
            return -1
        led = self.led(table)
        powers = self._powers.get(led)
        if powers is None:
            powers = self._powers[led] = tuple(self.power(card, led) for card in range(self.deck.size))
        place, power = 0, powers[table[0]]
        later, keeps = self.strength.last_of_equals, self.strength.led_of_equals
        for at in range(1, len(table)):
            card = table[at]
            mine = powers[card]
            if mine > power or (later and mine == power and mine >= 0 and (place or not keeps)):
                place, power = at, mine
            elif place == 0 and self._overcoming and (card, table[0]) in self._overcoming:
                place, power = at, 1999
        return place

    def reason(self, table: Sequence[int], place: int = -1) -> Cites:
        """Return the rules by which the best card of a trick takes it; its place, where that is known."""
        if place < 0:
            place = self.best(table)
        best = table[place]
        strength, led = self.strength, self.led(table)
        more = self._beside(table, place)
        if best in self._above:
            return (*strength.by_above, *more)
        if self._overcoming and (best, table[0]) in self._overcoming:
            return strength.by_overcoming
        return (*(strength.by_trump if self.suit_of[best] == self.trump != led else strength.by_suit), *more)

    def _beside(self, table: Sequence[int], place: int) -> Cites:
        """Return the rules of equal cards and of cards that are nothing, where such lie in the trick."""
        if self._plain:
            return ()
        strength = self.strength
        best = self.deck.text(table[place])
        found: Cites = ()
        if sum(self.deck.text(card) == best for card in table) > 1:
            found = strength.by_equal if place else strength.by_equal_led
        for card in () if self.suited else table:
            if self.suit_of[card] == NO_SUIT:
                found = (*found, *(strength.by_blank if self.deck.suit(card) else strength.by_suitless))
        return tuple(dict.fromkeys((*found, *self._of_special(table, place))))

    def _of_special(self, table: Sequence[int], place: int) -> Cites:
        """Return the rules by which a trump takes the special card, where it lies in the trick."""
        strength, best = self.strength, table[place]
        if not strength.special or self.suit_of[best] != self.trump:
            return ()
        laid = [self.deck.text(card) for card in table]
        if strength.special not in laid or laid[place] == strength.special:
            return ()
        if laid[0] == strength.special:
            return strength.by_special_led
        late = (self.deck.card(strength.special), best) in self._overcoming
        return strength.by_special_late if late else strength.by_overcoming if self._overcoming else ()

    def allowed(self, hand: int, table: Sequence[int]) -> int:
        """Return the cards of a hand that may be played to a trick."""
        duty = self.duty
        if not table or not duty.follow:
            return hand
        led = self.led(table)
        if led == NO_SUIT:
            return hand
        same = hand & self.masks[led]
        if same:
            if duty.beat and duty.beat_ruffed:
                table = [card for card in table if self.suit_of[card] == led]
            return self._beating(same, table, duty.beat) if duty.beat else same
        trumps = hand & self.masks[self.trump] if self.trump >= 0 else 0
        if duty.trump and trumps:
            found = self._beating(trumps, table, duty.beat or duty.overtrump)
            return found if duty.undertrump or self.best((*table, self.deck.cards(found)[0])) == len(table) else hand
        return hand

    def _beating(self, cards: int, table: Sequence[int], bound: bool) -> int:
        """Return those of some cards that take the trick so far, all where none does or nobody asks for it."""
        if not bound:
            return cards
        higher = 0
        for card in self.deck.cards(cards):
            if self.best((*table, card)) == len(table):
                higher |= 1 << card
        return higher or cards

    def breach(self, hand: int, table: Sequence[int], card: int) -> Breach | None:
        """Name the duty that a card breaks, None where it breaks none."""
        if self.allowed(hand, table) >> card & 1:
            return None
        led = self.led(table)
        if hand & self.masks[led]:
            return Breach.BEAT if self.suit_of[card] == led else Breach.FOLLOW
        return Breach.BEAT if self.suit_of[card] == self.trump else Breach.TRUMP


_LAWS: dict[tuple[int, int, int, int], tuple[Law, Deck, Strength, Duty]] = {}
"""Laws by the identity of what they are made of: asked at every card, and a table of rules keeps its rows."""


def law(deck: Deck, strength: Strength, duty: Duty, trump: int) -> Law:
    """Return the law of a trump, worked out once."""
    key = (id(deck), id(strength), id(duty), trump)
    known = _LAWS.get(key)
    if known is None:
        if len(_LAWS) >= MOST_LAWS:
            _LAWS.clear()
        known = _LAWS[key] = (Law(deck, strength, duty, trump), deck, strength, duty)  # held: an identity is not given anew
    return known[0]
