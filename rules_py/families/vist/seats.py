"""The family of вист: who sits where, who plays for whom, which side is whose."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ...frame.match import Match
from ...frame.places import Place, Sight
from ...frame.rng import Generator
from ...frame.scene import names_of
from ...frame.view import View
from ...kernels.trick_phase import Tricks

M = Match[Any]
Table = Match[Any] | View[Any]
OPEN = Place("open", "Открытые карты", Sight.ALL, owned=True, shape="row", ordered=True)
"""Cards of a hand that lie face up: a dummy's, the trump that was turned, what was shown by mistake."""


@dataclass
class Seated(Tricks):
    """What all at the table know besides the tricks: the seats and what went wrong."""

    circle: list[int] = field(default_factory=list)
    """Who plays, clockwise; partners sit opposite."""
    dummies: list[int] = field(default_factory=list)
    turned: int = -1
    """The card that was turned for trump, as long as it lies there."""
    known: dict[int, list[int]] = field(default_factory=dict)
    """Cards that all have seen go into a hand."""
    voids: dict[int, list[int]] = field(default_factory=dict)
    """Suits that a seat did not give."""
    revokes: list[tuple[int, bool]] = field(default_factory=list)
    """Who revoked, and whether his partner had asked."""
    asked: list[int] = field(default_factory=list)
    """Whose partner has asked whether he is not mistaken, in this trick."""
    wrong: int = -1
    """Who laid another suit than he owed to the trick on the table."""
    called: int = -1
    """The open card that the opponents want now."""
    bound: dict[int, int] = field(default_factory=dict)
    """The suit that a seat has to lead next."""
    early: int = -1
    """Who played to this trick ahead of the second."""
    skipped: list[int] = field(default_factory=list)
    """Who gave no card to this trick."""
    missed: bool = False
    """Somebody plays on with a card too many."""
    extra: list[int] = field(default_factory=list)
    """Cards that one threw on the trick at once: one of them will stay."""
    asks: tuple[str, int] = ("", -1)
    """Of a position: the question that stands, and about whom."""
    trick_closed: bool = False
    tricks_done: int = 0
    tricks_back: int = 1
    """Which trick somebody wants to look at, counted back from the last."""


def partner(table: Table, seat: int) -> int:
    """Return who sits opposite; himself where two play."""
    circle = table.open.circle
    return int(circle[(circle.index(seat) + len(circle) // 2) % len(circle)]) if len(circle) > 2 else seat


def side_of(table: Table, seat: int) -> int:
    """Return the side of a seat, -1 for one who sits out."""
    circle = table.open.circle
    return circle.index(seat) % 2 if seat in circle else -1


def members(table: Table, side: int) -> list[int]:
    """Return the people of a side."""
    state = table.open
    return [seat for at, seat in enumerate(state.circle) if at % 2 == side and seat not in state.dummies]


def after(table: Table, seat: int) -> int:
    """Return the left neighbour of a seat at the table."""
    circle = table.open.circle
    return int(circle[(circle.index(seat) + 1) % len(circle)])


def from_seat(table: Table, seat: int) -> list[int]:
    """Return the seats at the table clockwise from one on."""
    circle: list[int] = table.open.circle
    at = circle.index(seat)
    return circle[at:] + circle[:at]


def player_of(table: Table, place: int) -> int:
    """Return who plays the cards of a place: its partner where a dummy lies there."""
    return partner(table, place) if place in table.open.dummies else place


def opponent_of(table: Table, seat: int) -> int:
    """Return which opponent speaks for his side: the left neighbour, or who plays for it."""
    return player_of(table, after(table, seat))


def held(table: Table, place: int) -> tuple[int, ...]:
    """Return every card of a hand, closed and open, that whoever looks can see."""
    if isinstance(table, View):
        return (*table.seen("hand", place), *table.seen("open", place))
    return (*table.cards["hand"][place], *table.cards["open"][place])


def mask_held(match: M, place: int) -> int:
    """Return the mask of every card of a hand, closed and open."""
    hand = 0
    for name in ("hand", "open"):
        for card in match.cards[name][place]:
            hand |= 1 << card
    return hand


def sits(view: View[Any]) -> Sequence[int]:
    """Return all seats clockwise; whoever sits out comes last."""
    circle = view.open.circle
    return [*circle, *(seat for seat in range(view.players) if seat not in circle)]


def names(view: View[Any]) -> list[str]:
    """Name the seats: dummies and partners by what they are."""
    found = names_of(view.players, view.seat)
    state = view.open
    for seat in state.dummies:
        owner = partner(view, seat)
        found[seat] = "Ваш болван" if owner == view.seat else f"Болван игрока {owner + 1}"
    if view.seat in state.circle and len(state.circle) > 2:
        mate = partner(view, view.seat)
        if mate not in state.dummies:
            found[mate] = f"Партнёр, игрок {mate + 1}"
    return found


def side_names(table: Table, called: Sequence[str]) -> list[str]:
    """Name the two sides by their people."""
    return [" и ".join(called[seat] for seat in members(table, side)) for side in (0, 1)]


def keep_known(view: View[Any], twin: M, random: Generator) -> None:
    """Give an imagined match the cards that all have seen go into hands, and no suit to who gave none."""
    state = view.open
    for seat, cards in state.known.items():
        for card in cards:
            _put(view, twin, seat, card, random)
    deck: Any = twin.packs["cards"]
    for seat, suits in state.voids.items():
        if seat == view.seat:
            continue
        for suit in suits:
            _drop_suit(view, twin, seat, suit, deck, random)


def _put(view: View[Any], twin: M, seat: int, card: int, random: Generator) -> None:
    """Exchange a card with one of the hand it is known to be in."""
    hand = twin.cards["hand"][seat]
    if seat == view.seat or card in hand or not hand:
        return
    for place, piles in twin.cards.items():
        for owner, pile in enumerate(piles):
            if card in pile and not isinstance(view.cards[place][owner], tuple):
                at = random.below(len(hand))
                pile[pile.index(card)], hand[at] = hand[at], card
                return


def _drop_suit(view: View[Any], twin: M, seat: int, suit: int, deck: Any, random: Generator) -> None:
    """Exchange cards of a suit that a hand cannot hold against others that a hidden hand has."""
    hand = twin.cards["hand"][seat]
    fixed = {card for cards in view.open.known.values() for card in cards}
    for at, card in enumerate(hand):
        if deck.suit_of[card] != suit or card in fixed:
            continue
        spare = [
            (pile, place)
            for name, piles in twin.cards.items()
            for owner, pile in enumerate(piles)
            if not isinstance(view.cards[name][owner], tuple) and owner != seat
            and suit not in (view.open.voids.get(owner, ()) if name == "hand" else ())
            for place, other in enumerate(pile)
            if other not in fixed and deck.suit_of[other] not in view.open.voids.get(seat, ())
        ]  # fmt: skip
        if spare:
            pile, place = spare[random.below(len(spare))]
            pile[place], hand[at] = card, pile[place]
