"""«Этажики»: which floor fits, by which rule; the arithmetic modulo ten."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...frame.cites import implements
from .rules import BALL, BEGINNER, EVEN, NEAR, NIGHT, ODD, SKIP, UNKNOWN, is_floor, is_numbered

SAME = "etazhiki.full.place.1"
BY_BALL = "etazhiki.full.place.2"
NEIGHBOUR = "etazhiki.beg.4"


@implements("etazhiki.full.mod.1", "etazhiki.full.mod.ex1", "etazhiki.full.mod.ex2")
def moved(floor: int, steps: int) -> int:
    """Return the card that shows the floor reached: tens are dropped or added in the mind."""
    return (floor + steps) % 10


@implements("etazhiki.full.mod.2")
def shown_by(floor: int) -> int:
    """Return the number of the card that stands for a floor."""
    return floor % 10


def number_of(card: int) -> int:
    """Return the number on a floor card."""
    return card - NIGHT if card >= NIGHT else card


@implements(
    "etazhiki.full.place.1", "etazhiki.full.place.2", "etazhiki.full.place.2ex", "etazhiki.spec.near", "etazhiki.spec.near.ex",
    "etazhiki.spec.parity", "etazhiki.spec.skip.2", "etazhiki.mid.1",
)  # fmt: skip
def rule_for(rules: Any, top: int, ball: int, number: int) -> str | None:
    """Return the rule by which a floor fits the open floor and ball, None where it does not."""
    if ball == NEAR:
        steps = range(-2, 3)
        if any(number == top + step for step in steps):
            return "etazhiki.spec.near"
        wraps = any(number == moved(top, step) for step in steps) and rules.near_wraps
        return "etazhiki.spec.near" if wraps else None
    if ball in (EVEN, ODD):
        if number % 2 == (ball == ODD):
            return "etazhiki.spec.parity"
        return SAME if number == top and rules.parity_same else None
    if number == top:
        return "etazhiki.spec.skip.2" if ball == SKIP else SAME
    if is_numbered(ball):
        steps_of_ball = ball - BALL
        return BY_BALL if number in (moved(top, steps_of_ball), moved(top, -steps_of_ball)) else None
    return None


@implements("etazhiki.beg.1", "etazhiki.beg.4", "etazhiki.beg.6", "etazhiki.beg.ex")
def neighbour_rule(rules: Any, top: int, number: int) -> str | None:
    """Return the rule by which a floor fits a stack of the beginner's game."""
    if number == top:
        return NEIGHBOUR
    if {top, number} == {0, 9}:
        return "etazhiki.beg.6" if top == 0 or rules.nine_up else None
    return NEIGHBOUR if abs(top - number) == 1 else None


def fitting(rules: Any, level: str, top: int, ball: int) -> dict[int, str]:
    """Return every number that fits, with its rule."""
    found = {}
    for number in range(10):
        rule = neighbour_rule(rules, top, number) if level == BEGINNER else rule_for(rules, top, ball, number)
        if rule is not None:
            found[number] = rule
    return found


def misfit_rules(ball: int) -> tuple[str, ...]:
    """Return the rules by which a floor that does not fit is refused."""
    if ball == NEAR:
        return ("etazhiki.spec.near",)
    if ball in (EVEN, ODD):
        return (SAME, "etazhiki.spec.parity")
    return ("etazhiki.spec.skip.2",) if ball == SKIP else (SAME, BY_BALL)


@implements("etazhiki.full.turn.1", "etazhiki.h5")
def can_lay_floor(rules: Any, hand: Iterable[int], top: int, ball: int) -> bool:
    """Tell whether some floor of a hand fits now or after laying balls of the same hand; only the last of them matters."""
    cards = set(hand)
    balls = [ball, *(card for card in cards if BALL <= card < UNKNOWN)]
    numbers = {number_of(card) for card in cards if is_floor(card)}
    return any(rule_for(rules, top, one, number) is not None for number in numbers for one in balls)


def arithmetic(top: int, ball: int, number: int) -> str:
    """Write how a floor follows from the open one: «9 + 2 = 11, это [1]»."""
    if number == top:
        return "тот же номер"
    if not is_numbered(ball):
        return f"[{number}] на [{top}]"
    steps = ball - BALL
    if number == moved(top, steps):
        reached = top + steps
        return f"{top} + {steps} = {reached}" + (f", это [{number}]" if reached > 9 else "")
    base = top if top >= steps else top + 10
    return f"{base} − {steps} = {base - steps}"


@implements("etazhiki.spec.skip.1")
def skips(rules: Any, ball: int, fresh: bool, starred: bool) -> bool:
    """Tell whether the next player skips: «пропуск хода» on top, not yet spent, or at every end of a turn."""
    if ball != SKIP or (starred and not rules.skips_after_star):
        return False
    return fresh or rules.skips_each
