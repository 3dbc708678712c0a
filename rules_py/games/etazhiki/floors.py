"""«Этажики»: which floor fits, by which rule; the arithmetic modulo ten."""

from __future__ import annotations

from collections.abc import Iterable

from ...frame.cites import implements
from ...frame.readings import Chosen, Reading
from .options import BALL, BEGINNER, EVEN, NEAR, NIGHT, ODD, SKIP, is_floor, is_numbered
from .readings import NEAR_WRAP, NINE_UP, PARITY_SAME

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
def rule_for(top: int, ball: int, number: int, readings: Chosen) -> str | None:
    """Return the rule by which a floor fits the open floor and ball, None where it does not."""
    if ball == NEAR:
        steps = range(-2, 3)
        near = {moved(top, step) for step in steps} if readings[NEAR_WRAP] == "yes" else {top + step for step in steps}
        return "etazhiki.spec.near" if number in near else None
    if ball in (EVEN, ODD):
        if number % 2 == (ball == ODD):
            return "etazhiki.spec.parity"
        return SAME if number == top and readings[PARITY_SAME] == "yes" else None
    if number == top:
        return "etazhiki.spec.skip.2" if ball == SKIP else SAME
    if is_numbered(ball):
        steps_of_ball = ball - BALL
        return BY_BALL if number in (moved(top, steps_of_ball), moved(top, -steps_of_ball)) else None
    return None


@implements("etazhiki.beg.1", "etazhiki.beg.4", "etazhiki.beg.6", "etazhiki.beg.ex")
def neighbour_rule(top: int, number: int, readings: Chosen) -> str | None:
    """Return the rule by which a floor fits a stack of the beginner's game."""
    if number == top:
        return NEIGHBOUR
    if {top, number} == {0, 9}:
        return "etazhiki.beg.6" if top == 0 or readings[NINE_UP] == "yes" else None
    return NEIGHBOUR if abs(top - number) == 1 else None


def fitting(level: str, top: int, ball: int, readings: Chosen) -> dict[int, str]:
    """Return every number that fits, with its rule."""
    found = {}
    for number in range(10):
        rule = neighbour_rule(top, number, readings) if level == BEGINNER else rule_for(top, ball, number, readings)
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


def readings_in(level: str, ball: int, top: int) -> tuple[Reading, ...]:
    """Return the readings on which the answer rests."""
    if level == BEGINNER:
        return (NINE_UP,) if top == 9 else ()
    if ball == NEAR:
        return (NEAR_WRAP,) if top in (0, 1, 8, 9) else ()
    return (PARITY_SAME,) if ball in (EVEN, ODD) and top % 2 != (ball == ODD) else ()


@implements("etazhiki.full.turn.1", "etazhiki.h5")
def can_lay_floor(hand: Iterable[int], top: int, ball: int, readings: Chosen) -> bool:
    """Tell whether some floor of a hand fits now or after laying balls of the same hand; only the last of them matters."""
    cards = set(hand)
    balls = [ball, *(card for card in cards if card >= BALL)]
    numbers = {number_of(card) for card in cards if is_floor(card)}
    return any(rule_for(top, one, number, readings) is not None for number in numbers for one in balls)
