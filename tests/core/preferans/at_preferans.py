"""The family of преферанс at the table, for its tests: deals laid by hand, what is said, what is refused."""

from __future__ import annotations

from typing import Any

import pytest

import rules_py
from rules_py.frame.cards import Deck
from rules_py.frame.errors import IllegalAction
from rules_py.games.preferans import PreferansState


def lay(
    game: rules_py.Game,
    deck: Deck,
    *hands: str,
    talons: tuple[str, ...] = (),
    options: dict[str, Any] | None = None,
    readings: Any = None,
) -> PreferansState:
    """Deal by hand in the order of speaking: by two, the talons after the first round; what is not given comes from the rest."""
    players = 3 if deck.size == 32 else 2
    apart = (deck.size - 10 * players) // 2
    texts = [*hands, *[""] * (players - len(hands)), *talons, *[""] * (apart - len(talons))]
    rows = [list(deck.cards(deck.mask(text))) for text in texts]
    used = deck.mask_of(card for row in rows for card in row)
    assert used.bit_count() == sum(map(len, rows)), "a card is dealt twice"
    rest = list(deck.cards(deck.full & ~used))
    for row, size in zip(rows, [10] * players + [2] * apart, strict=True):
        row += [rest.pop() for _ in range(size - len(row))]
    order: list[int] = []
    for turn in range(5):
        for row in rows[:players]:
            order += row[2 * turn : 2 * turn + 2]
        if not turn:
            order += [card for row in rows[players:] for card in row]
    state = game.deal(1, options, readings, " ".join(map(deck.text, order)))
    assert isinstance(state, PreferansState)
    return state


def say(state: PreferansState, *actions: str) -> PreferansState:
    """Say and do these things one after another."""
    for action in actions:
        state.apply(action)
    return state


def refusal(state: PreferansState, action: str, seat: int | None = None) -> tuple[str, tuple[str, ...]]:
    """Try what is not allowed; give the refusal and its rules."""
    with pytest.raises(IllegalAction) as refused:
        state.apply(action, seat)
    return refused.value.text, refused.value.cites
