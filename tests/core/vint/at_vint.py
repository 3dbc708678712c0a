"""«Винт» at the table, for its tests: what a seat does not see, in other places."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules_py.games.vint import VintState
from rules_py.games.vint.options import DECK


def twin_of(state: VintState, seat: int, moved_to: Callable[[Sequence[int]], Sequence[int]]) -> VintState:
    """Copy a state; the cards that a seat does not see change places as `moved_to` orders them."""
    view = state.view(seat)
    seen = view.hand | view.aside | DECK.mask_of(view.history) | DECK.mask_of(view.talon)
    for _, hand in view.known:
        seen |= hand
    hidden = DECK.cards(DECK.full & ~seen)
    moved = dict(zip(hidden, moved_to(hidden), strict=True))

    def turned(mask: int) -> int:
        return DECK.mask_of(moved.get(card, card) for card in DECK.cards(mask))

    twin = state.clone()
    twin.play.hands = [turned(hand) for hand in twin.play.hands]
    twin.held = [turned(hand) for hand in twin.held]
    twin.aside.discards = [turned(mask) for mask in twin.aside.discards]
    twin.aside.seen = [turned(mask) for mask in twin.aside.seen]
    if not twin.aside.talon_open:
        twin.aside.talon = tuple(moved.get(card, card) for card in twin.aside.talon)
    return twin
