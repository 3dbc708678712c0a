"""What the tests of games played for money do at a table: act, ask for the accounts, be refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import rules_py
from rules_py.frame.errors import IllegalAction
from rules_py.frame.match import Match
from rules_py.frame.rng import Generator


def asked(game: str) -> Callable[..., tuple[Any, list[tuple[str, tuple[str, ...], int | None, str]]]]:
    """Give what asks the calculators of a game: the total and the steps with their cites, amounts and sides."""

    def calc(name: str, readings: Any = None, **given: Any) -> tuple[Any, list[tuple[str, tuple[str, ...], int | None, str]]]:
        score = rules_py.calculator(f"{game}.{name}")(given, readings)
        return score.total, [(item.text, item.cites, item.amount, item.side) for item in score.items]

    return calc


def play(match: Match, *actions: str) -> Match:
    """Let whoever is to move do these things."""
    for action in actions:
        match.apply(action)
    return match


def money(match: Match) -> list[int]:
    """Give what each has won or lost, beginning at the dealer's left."""
    first = match.dealer + 1
    return [match.sheet.total("money", (first + place) % match.players) for place in range(match.players)]


def refused(match: Match, action: str) -> tuple[str, tuple[str, ...]]:
    """Give the words and the rules by which an action is refused."""
    with pytest.raises(IllegalAction) as found:
        match.apply(action)
    return found.value.text, found.value.cites


def lead_over_chance(game: rules_py.Game, matches: int, **options: Any) -> int:
    """Seat the sensible player first among random ones; give what he has won in all these matches."""
    lead = 0
    for seed in range(1, matches + 1):
        match, chance = game.deal(seed, options), Generator(seed)
        while not match.done:
            seat = match.to_move
            match.apply(game.bots["sensible" if seat == 0 else "random"].choose(match.view(seat), chance), seat)
        assert match.sheet.balance("money") == 0
        lead += match.sheet.total("money", 0)
    return lead
