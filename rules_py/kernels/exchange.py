"""A ready move: cards are laid off and as many drawn from the stock."""

from __future__ import annotations

from typing import Any

from ..frame.match import Match
from ..frame.moves import Turn
from ..frame.places import Place, Sight

STOCK = Place("stock", "Колода", Sight.NOBODY, shape="stack")
DISCARD = Place("discard", "Сброшено", Sight.OWNER, owned=True, shape="")


def stock_left(match: Match[Any], seat: int = 0) -> int:
    """Return how many cards there are to draw."""
    return len(match.cards["stock"][0])


def lay_off(turn: Turn, *rules: str) -> None:
    """Lay cards off and draw as many."""
    match, cards = turn.match, turn.cards
    match.move_cards(cards, ("hand", turn.seat), ("discard", turn.seat))
    draw(match, turn.seat, len(cards))


def draw(match: Match[Any], seat: int, count: int) -> None:
    """Take cards from the top of the stock into a hand."""
    stock, hand = match.cards["stock"][0], match.cards["hand"][seat]
    for _ in range(count):
        hand.append(stock.pop())


def deal_round(match: Match[Any], order: list[int], count: int, seats: tuple[int, ...]) -> None:
    """Deal cards one by one from the end of an order, round by round."""
    hands = match.cards["hand"]
    for _ in range(count):
        for seat in seats:
            hands[seat].append(order.pop())
