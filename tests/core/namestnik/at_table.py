"""A table of «Наместник» for the tests: positions, verdicts, whole games at random."""

from __future__ import annotations

from typing import Any

import rules_py
from rules_py.frame.rng import Generator
from rules_py.frame.sampling import any_action

GAME = rules_py.game("namestnik")
FORMS = ((1, 1), (1, 2), (1, 3), (2, 0), (2, 1), (2, 2), (3, 0), (3, 1), (4, 0))


def position(given: dict[str, Any], readings: dict[str, str] | None = None):
    return GAME.position(given, readings)


def judged(given: dict[str, Any], action: str, **readings: str):
    state = position(given, {f"namestnik.{name.replace('_', '-')}": answer for name, answer in readings.items()})
    return GAME.judge(state, action, state.asker)


def played(seed: int, players: int, virtuals: int = 0, readings: dict[str, str] | None = None):
    match = GAME.deal(seed, {"players": players, "virtuals": virtuals}, readings)
    chance = Generator(seed)
    while not match.done:
        match.apply(any_action(match, match.to_move, chance), match.to_move)
    return match


def calc(name: str, given: dict[str, Any], readings: dict[str, str] | None = None):
    return rules_py.calculator(f"namestnik.{name}")(given, readings or {})
