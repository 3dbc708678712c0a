"""Figures in a hand: runs of a suit, several of a rank, several of a suit, named cards; found and compared on bit masks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, NamedTuple

from .cards import Deck

Cites = tuple[str, ...]


class Shape(Enum):
    """What makes a figure."""

    RUN = "run"
    """Cards of one suit that follow one another in the order of the deck, as many as there are in a row."""
    SAME = "same"
    """Cards of one rank, all that the hand has of it."""
    SUIT = "suit"
    """Cards of one suit, all that the hand has of it."""
    SET = "set"
    """Certain cards, each of them."""


@dataclass(frozen=True, slots=True, eq=False)
class Figure:
    """A figure: its name, how it is made, what it is worth. Each row is itself alone, so that what hands have of it is found again quickly."""

    name: str
    cites: Cites
    shape: Shape
    least: int = 0
    """How many cards it has at least; of a set, as many as are named."""
    most: int = 0
    """How many it has at most; nought: just as many as at least."""
    cards: str = ""
    """Of a set: the cards."""
    ranks: tuple[str, ...] = ()
    """Of one rank: which ranks make it; none: any."""
    price: int | Callable[[Found], int] = 0

    def fits(self, count: int) -> bool:
        """Tell whether so many cards make the figure."""
        return self.least <= count <= (self.most or self.least)


class Found(NamedTuple):
    """A figure that a hand has."""

    figure: Figure
    cards: int
    """Its cards, as a mask."""
    size: int
    top: int
    """The place of its highest card in the order of the deck."""
    suit: int
    """Its suit, -1 where it has several."""

    @property
    def worth(self) -> int:
        """Return its price."""
        price = self.figure.price
        return price(self) if callable(price) else price


def run(name: str, cites: Cites, least: int, most: int = 0, price: int | Callable[[Found], int] = 0) -> Figure:
    """Return a run of cards of one suit."""
    return Figure(name, cites, Shape.RUN, least, most, price=price)


def same(
    name: str, cites: Cites, least: int, most: int = 0, ranks: Sequence[str] = (), price: int | Callable[[Found], int] = 0
) -> Figure:
    """Return several cards of one rank."""
    return Figure(name, cites, Shape.SAME, least, most, ranks=tuple(ranks), price=price)


def of_suit(name: str, cites: Cites, least: int, most: int = 0, price: int | Callable[[Found], int] = 0) -> Figure:
    """Return several cards of one suit."""
    return Figure(name, cites, Shape.SUIT, least, most, price=price)


def cards(name: str, cites: Cites, which: str, price: int | Callable[[Found], int] = 0) -> Figure:
    """Return certain cards together."""
    return Figure(name, cites, Shape.SET, cards=which, price=price)


def found(deck: Deck, hand: int, figures: Iterable[Figure]) -> list[Found]:
    """Return every figure of a hand, by figure and then from the highest card; a card may be in several."""
    made: dict[Shape, list[tuple[int, int, int]]] = {}
    result: list[Found] = []
    for figure in figures:
        if figure.shape is Shape.SET:
            result += _set(deck, hand, figure)
            continue
        if figure.shape not in made:
            made[figure.shape] = _GROUPS[figure.shape](deck, hand)
        groups = [
            Found(figure, mask, count, _top(deck, mask), suit) for mask, count, suit in made[figure.shape] if figure.fits(count)
        ]
        if figure.ranks:
            groups = [one for one in groups if deck.rank(one.cards.bit_length() - 1) in figure.ranks]
        result += sorted(groups, key=lambda one: (-one.size, -one.top, one.suit))
    return result


def _top(deck: Deck, mask: int) -> int:
    """Return the place in the order of the deck of the highest card."""
    return max(card % deck.width // deck.copies for card in deck.cards(mask))


def _runs(deck: Deck, hand: int) -> list[tuple[int, int, int]]:
    """Return the longest runs of every suit; of several equal cards one stands in a run."""
    made: list[Any] = []
    for suit in range(len(deck.suits)):
        held: dict[int, int] = {}
        for card in deck.cards_of_suit(hand, suit):
            held.setdefault(card % deck.width // deck.copies, card)
        row: list[int] = []
        for place in range(len(deck.ranks) + 1):
            if place in held:
                row.append(held[place])
            elif row:
                made.append((deck.mask_of(row), len(row), suit))
                row = []
    return made


def _ranks(deck: Deck, hand: int) -> list[tuple[int, int, int]]:
    """Return the cards of every rank that the hand has."""
    by_rank: dict[int, int] = {}
    for card in deck.cards(hand):
        place = card % deck.width // deck.copies
        by_rank[place] = by_rank.get(place, 0) | 1 << card
    return [(mask, mask.bit_count(), -1) for mask in by_rank.values()]


def _suits(deck: Deck, hand: int) -> list[tuple[int, int, int]]:
    """Return the cards of every suit that the hand has."""
    held = [(hand & mask, suit) for suit, mask in enumerate(deck.suit_masks)]
    return [(mask, mask.bit_count(), suit) for mask, suit in held if mask]


def _set(deck: Deck, hand: int, figure: Figure) -> list[Found]:
    """Return a set as often as the hand has it whole."""
    wanted = [deck.text(card) for card in deck.cards(deck.mask(figure.cards))]
    made: list[Any] = []
    left = hand
    while True:
        mask = 0
        for text in wanted:
            first = deck.card(text)
            copy = next((first + at for at in range(deck.copies) if left >> (first + at) & 1), None)
            if copy is None:
                return made
            mask |= 1 << copy
        suits = {deck.suit_of[card] for card in deck.cards(mask)}
        made.append(Found(figure, mask, mask.bit_count(), _top(deck, mask), suits.pop() if len(suits) == 1 else -1))
        left &= ~mask


_GROUPS: dict[Shape, Callable[[Deck, int], list[tuple[int, int, int]]]] = {
    Shape.RUN: _runs,
    Shape.SAME: _ranks,
    Shape.SUIT: _suits,
}


def by_count_and_top(one: Found) -> tuple[int, ...]:
    """Order figures: more cards first, then the higher top card."""
    return (one.size, one.top)


def best(figures: Iterable[Found], key: Callable[[Found], Any] = by_count_and_top) -> Found | None:
    """Return the best figure, None where there is none."""
    return max(figures, key=key, default=None)


def compare(mine: Iterable[Found], yours: Iterable[Found], key: Callable[[Found], Any] = by_count_and_top) -> int:
    """Say whose best figure beats the other's: 1 mine, -1 yours, 0 equal or none on either side."""
    one, other = best(mine, key), best(yours, key)
    if one is None or other is None:
        return (one is not None) - (other is not None)
    return int(key(one) > key(other)) - int(key(one) < key(other))
