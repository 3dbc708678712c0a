"""«Этажики»: what is open at the table, shuffling, dealing, opening the centre, what the table is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ...frame.cites import implements
from ...frame.errors import InputError
from ...frame.match import Match
from ...frame.places import Place, Sight
from ...frame.rng import Generator
from ...frame.view import View
from .floors import can_lay_floor, number_of, rule_for
from .rules import (
    BEGINNER,
    FULL,
    HAND,
    UNKNOWN,
    box,
    check_deck,
    deck_counts,
    is_floor,
    is_night,
    is_numbered,
    kind_of,
    kinds_of,
    read_kinds,
    spoken,
    stars_needed,
)

MOST_SHUFFLES = 10_000
"""A deck that was checked needs a handful; the bound is there so that no deck can hang the table."""
CARDS = Place("hand", "Рука", Sight.OWNER, owned=True, shape="hand", rising=True, mine="Ваши карты, вы игрок {}")
PILES = (Place("pile-1", "Этажи", Sight.ALL), Place("pile-2", "Шары", Sight.ALL))
STOCK = Place("stock", "Колода", Sight.NOBODY, shape="stack")

M = Match["Table"]
Seen = Match["Table"] | View["Table"]


@dataclass
class Table:
    """What all at the table know."""

    level: str = FULL
    target: int = 0
    active: int = 0
    laid: int = 0
    """Floors laid in this turn."""
    balls_laid: int = 0
    drawn: bool = False
    only_balls: bool = False
    """The active player has laid his last floor and has but balls to throw off: that is told to all."""
    window: bool = False
    """The turn may be intercepted now."""
    answered: int = 0
    """How far clockwise those sit who have let it pass."""
    idle: int = 0
    """Turns in a row in which nobody laid a card, skipped ones included."""
    passed: set[int] = field(default_factory=set)
    """Who has passed since the last card was laid."""
    skip_waits: bool = False
    """A «пропуск хода» lies on top that has made nobody skip yet."""
    shuffles: int = 0
    winner: int = -1
    skipping: bool = False
    """In a position: the active player has to skip."""
    claims: tuple[int, ...] = ()
    """In a position: who wants to intercept at once, the nearest first."""


class Shuffler:
    """Shuffles of one match: the deal number and the number of the shuffle fix the order."""

    __slots__ = ("number", "salt", "seed")

    def __init__(self, seed: int, number: int = 0, salt: int = 0) -> None:
        self.seed = seed
        self.number = number
        self.salt = salt

    def shuffled(self, cards: Sequence[int]) -> list[int]:
        """Return the cards in a new order."""
        self.number += 1
        if self.number > MOST_SHUFFLES:
            raise InputError("Колода: сдать не удаётся, этажей или шаров с номером слишком мало", "day", ("etazhiki.h1",))
        order = Generator((self.seed << 20) + self.number + self.salt).shuffle(len(cards))
        return [cards[place] for place in order]


def packs(match: Any) -> dict[str, Any]:
    """Return the cards of the deck that the options make up; refuse one that cannot be dealt."""
    level = match.options["level"]
    counts = deck_counts(match.rules, level, match.options)
    check_deck(counts, level, match.players)
    return {"cards": box(tuple(counts.items()))}


def opening(match: M) -> Table:
    """Deal, open the centre; the youngest begins."""
    level = match.options["level"]
    shuffler = Shuffler(match.number, salt=match.salt)
    order = first_order(match.game.order(match.packs["cards"]), match.deal_value.get("cards"), shuffler)
    hands, stock = dealt(order, match.players, match.dealer, level, shuffler)
    piles, stock = opened(stock, level, shuffler)
    for seat, hand in enumerate(hands):
        match.cards["hand"][seat][:] = hand
    for place, pile in zip(PILES, piles, strict=True):
        match.cards[place.name][0][:] = pile
    match.cards["stock"][0][:] = stock
    rule = "etazhiki.full.setup.3" if level != BEGINNER else "etazhiki.beg.2"
    match.tell(None, "В середине открыты: " + ", ".join(spoken(kind_of(pile[-1])) for pile in piles), rule)
    target = match.options["stars"] or stars_needed(match.rules, match.players, level)
    return Table(level, target, match.dealer, window=True, shuffles=shuffler.number)


def first_order(deck: Sequence[int], cards: str | None, shuffler: Shuffler) -> list[int]:
    """Return the deck of a deal: shuffled, or with the named cards first and the rest shuffled after them."""
    left = list(deck)
    named = []
    for kind in read_kinds(cards, "deal.cards", len(left)) if cards is not None else ():
        card = next((one for one in left if kind_of(one) == kind), None)
        if card is None:
            raise InputError("Сдача: в колоде нет стольких таких карт", "deal.cards", ("etazhiki.h1",))
        left.remove(card)
        named.append(card)
    return [*named, *shuffler.shuffled(left)]


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
        if not needs_redeal([sum(map(is_floor, kinds_of(hand))) for hand in hands]) and can_open(kinds_of(stock), level):
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
        while not fits(kind_of(stock[-1])):
            stock = shuffler.shuffled(stock)
        piles.append([stock.pop()])
    return piles, stock


def first_player(match: M) -> int:
    """Let the number of the deal draw lots for the first turn."""
    return first_by_lot(match.number, match.players)


@implements("etazhiki.full.setup.4", "etazhiki.h3", "etazhiki.beg.3")
def first_by_lot(seed: int, players: int) -> int:
    """Draw lots for the first turn: nobody knows the ages here."""
    return Generator(~seed & 0xFFFFFFFF).below(players)


# Questions that moves, bars and players ask of the table


def pile(match: Seen, number: int) -> Sequence[int]:
    """Return a pile of the centre, its top last."""
    name = PILES[number].name
    return match.seen(name) if isinstance(match, View) else match.cards[name][0]


def top(match: Seen) -> int:
    """Return the number of the open floor."""
    return number_of(kind_of(pile(match, 0)[-1]))


def tops(match: Seen) -> list[int]:
    """Return the numbers of the open floors."""
    kinds = [kind_of(lie[-1]) for lie in (pile(match, 0), pile(match, 1)) if lie]
    return [number_of(kind) for kind in kinds if is_floor(kind)]


def ball(match: Seen) -> int:
    """Return the open ball, 0 where the game has none."""
    return 0 if match.open.level == BEGINNER else kind_of(pile(match, 1)[-1])


def stars(match: Seen, seat: int) -> int:
    """Return the stars of a player."""
    return match.sheet.total("stars", seat)


def count(match: Seen, place: str, seat: int = 0) -> int:
    """Return how many cards lie in a place."""
    return match.count(place, seat) if isinstance(match, View) else len(match.cards[place][seat])


def held(match: M, seat: int) -> list[int]:
    """Return the kinds of a player's cards."""
    return kinds_of(match.cards["hand"][seat])


def able(match: M) -> bool:
    """Tell whether the active player can lay a floor, be it after balls of his own."""
    return can_lay_floor(match.rules, held(match, match.open.active), top(match), ball(match))


@implements("etazhiki.spec.night.4")
def only_balls(state: Table, hand: Sequence[int]) -> bool:
    """Tell whether one who has laid his last floor has but balls to throw off; an unknown card may be a floor."""
    return bool(state.laid and hand and not any(kind == UNKNOWN or is_floor(kind) for kind in hand))


def only_balls_left(match: M) -> bool:
    """Tell whether the active player has but balls to throw off."""
    return only_balls(match.open, held(match, match.open.active))


def offset(match: Seen, seat: int) -> int:
    """Return how far a seat sits clockwise from the active player."""
    return (seat - match.open.active) % match.players


def fits(match: M, kind: int) -> bool:
    """Tell whether a floor fits the open floor and ball."""
    return rule_for(match.rules, top(match), ball(match), number_of(kind)) is not None


@implements("etazhiki.spec.night.2", "etazhiki.h7", "etazhiki.h8")
def entitled(match: M) -> list[int]:
    """Return who may intercept at this moment, the nearest clockwise first."""
    state = match.open
    if not state.window or state.level != FULL or state.only_balls:
        return []
    seats = [(state.active + step) % match.players for step in range(state.answered + 1, match.players)]
    return [seat for seat in seats if any(is_night(kind) and fits(match, kind) for kind in held(match, seat))]


def drawable(match: M) -> int:
    """Return how many cards could still be drawn, the piles under their tops included."""
    return len(match.cards["stock"][0]) + sum(len(match.cards[place.name][0]) - 1 for place in PILES)


def imagine(view: View[Table], twin: M, random: Any) -> None:
    """Let those be asked in an imagined match who might intercept with the cards that they hold there."""
    if twin.stack:
        twin.prompt.seats = (*entitled(twin), view.open.active)
