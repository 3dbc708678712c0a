"""«Этажики»: shuffling, dealing, opening the centre."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...frame.cites import implements
from ...frame.errors import InputError
from ...frame.rng import Generator
from .options import BEGINNER, HAND, is_floor, is_numbered, read_cards

MOST_SHUFFLES = 10_000
"""A deck that was checked needs a handful; the bound is there so that no deck can hang the table."""


class Shuffler:
    """Shuffles of one match: the deal number and the number of the shuffle fix the order."""

    __slots__ = ("number", "seed")

    def __init__(self, seed: int, number: int = 0) -> None:
        self.seed = seed
        self.number = number

    def shuffled(self, cards: Sequence[int]) -> list[int]:
        """Return the cards in a new order."""
        self.number += 1
        if self.number > MOST_SHUFFLES:
            raise InputError("Колода: сдать не удаётся, этажей или шаров с номером слишком мало", "day", ("etazhiki.h1",))
        order = Generator((self.seed << 20) + self.number).shuffle(len(cards))
        return [cards[place] for place in order]


def first_order(counts: Mapping[int, int], cards: str | None, shuffler: Shuffler) -> list[int]:
    """Return the deck of a deal: shuffled, or with the named cards first and the rest shuffled after them."""
    deck = [card for card, count in counts.items() for _ in range(count)]
    named = read_cards(cards, "deal.cards", len(deck)) if cards is not None else []
    for card in named:
        if card not in deck:
            raise InputError("Сдача: в колоде нет стольких таких карт", "deal.cards", ("etazhiki.h1",))
        deck.remove(card)
    return [*named, *shuffler.shuffled(deck)]


@implements("etazhiki.full.setup.2", "etazhiki.h2", "etazhiki.beg.2")
def dealt(order: list[int], players: int, first: int, level: str, shuffler: Shuffler) -> tuple[list[list[int]], list[int]]:
    """Deal six cards to each from the first player on; redeal while somebody has no floor or the stock cannot open the centre.

    The stock ends with its top.
    """
    while True:
        hands: list[list[int]] = [[] for _ in range(players)]
        for place in range(players):
            hands[(first + place) % players] = sorted(order[place * HAND : (place + 1) * HAND])
        stock = order[: players * HAND - 1 : -1]
        if not needs_redeal([sum(map(is_floor, hand)) for hand in hands]) and can_open(stock, level):
            return hands, stock
        order = shuffler.shuffled(order)


@implements("etazhiki.full.setup.2")
def needs_redeal(floors: Sequence[int]) -> int:
    """Return how many hands have no floor: one is enough for a redeal."""
    return sum(1 for count in floors if not count)


def can_open(stock: Sequence[int], level: str) -> bool:
    """Tell whether the stock holds what the centre opens with: a floor and a numbered ball, or two floors."""
    floors = sum(map(is_floor, stock))
    return floors > 1 if level == BEGINNER else floors > 0 and any(map(is_numbered, stock))


@implements("etazhiki.full.setup.3", "etazhiki.h2", "etazhiki.beg.2")
def opened(stock: list[int], level: str, shuffler: Shuffler) -> tuple[list[list[int]], list[int]]:
    """Open the centre: a floor and a numbered ball, or two floors; an unfit card goes back and the stock is shuffled."""
    piles: list[list[int]] = []
    for fits in (is_floor, is_floor if level == BEGINNER else is_numbered):
        while not fits(stock[-1]):
            stock = shuffler.shuffled(stock)
        piles.append([stock.pop()])
    return piles, stock


@implements("etazhiki.full.setup.4", "etazhiki.h3", "etazhiki.beg.3")
def first_player(seed: int, players: int) -> int:
    """Draw lots for the first turn: nobody knows the ages here."""
    return Generator(~seed & 0xFFFFFFFF).below(players)
