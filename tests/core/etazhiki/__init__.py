"""Tests of this game alone: a table laid by kinds of cards, and what lies there by its kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules_py.frame.match import Match
from rules_py.games.etazhiki.phases import go_on
from rules_py.games.etazhiki.rules import card_of, kinds_of
from rules_py.games.etazhiki.state import Table, only_balls_left, stars

Etazhiki = Match[Table]


def hands(state: Etazhiki) -> list[list[int]]:
    """Return the kinds of everybody's cards."""
    return [kinds_of(hand) for hand in state.cards["hand"]]


def piles(state: Etazhiki) -> list[list[int]]:
    """Return the kinds of the two piles."""
    return [kinds_of(state.cards[name][0]) for name in ("pile-1", "pile-2")]


def stock(state: Etazhiki) -> list[int]:
    """Return the kinds of the stock, its top last."""
    return kinds_of(state.cards["stock"][0])


def all_stars(state: Etazhiki) -> list[int]:
    """Return the stars of everybody."""
    return [stars(state, seat) for seat in range(state.players)]


def lay_out(
    state: Etazhiki, hands: Sequence[Sequence[int]], piles: Sequence[Sequence[int]], stock: Sequence[int] | None = None
) -> None:
    """Let these cards lie, and ask whoever is to be asked then."""
    used: Counter[int] = Counter()

    def cards(kinds: Sequence[int]) -> list[int]:
        found = []
        for kind in kinds:
            found.append(card_of(kind, used[kind]))
            used[kind] += 1
        return found

    state.cards["hand"] = [sorted(cards(hand)) for hand in hands]
    state.cards["pile-1"], state.cards["pile-2"] = ([cards(pile)] for pile in piles)
    if stock is not None:
        state.cards["stock"] = [cards(stock)]
    state._legal.clear()
    state.open.only_balls = only_balls_left(state)
    go_on(state)
