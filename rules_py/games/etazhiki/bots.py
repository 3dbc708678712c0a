"""«Этажики»: the sensible player. It sees a View and nothing else; how it thinks and how often it intercepts stands here."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from ...frame.face import WAIT, Habit
from ...frame.results import Advice
from ...frame.rng import Generator
from ...frame.russian import counted
from ...frame.view import View
from .floors import arithmetic, neighbour_rule, number_of, rule_for
from .rules import BALL, BEGINNER, CARD_OF, SKIP, TEXTS, is_floor, is_night, kinds_of, spoken
from .state import Table, ball, tops

Known = View[Table]

MOST_LINES = 1500
"""How many orders of laying cards are looked at before the best one so far is taken."""
INTERCEPT_USUALLY = (1, 2)
"""How often the turn is intercepted when the hand would not be emptied by it."""
INTERCEPT_LAID = 3
"""From how many cards laid at a stroke interception is always worth it."""

HABITS = (
    Habit(
        f"Перехватывает ход, если рука от этого опустеет или ляжет карт: {INTERCEPT_LAID} и больше",
        Fraction(1), ("etazhiki.spec.night.2",),
    ),
    Habit("Перехватывает ход, если карт ляжет меньше", Fraction(*INTERCEPT_USUALLY), ("etazhiki.spec.night.2", "etazhiki.h7")),
)  # fmt: skip
"""The figures above in words for the reader."""

Line = tuple[str, ...]


class _Search:
    """Looks for the longest way to lay cards of a hand."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules
        self.left = MOST_LINES
        self.best: tuple[int, int, int] = (-1, 0, 0)
        self.line: Line = ()

    def full(self, hand: tuple[int, ...], top: int, ball: int, floors: int, line: Line) -> None:
        """Try every next card of the full and the middle game; a line counts once a floor is laid in it."""
        if floors:
            self._note(hand, ball, line)
        self.left -= 1
        if self.left < 0 or self.best[0] == 1:
            return
        rest_floors = any(map(is_floor, hand))
        tried = set()
        for place, card in enumerate(hand):
            if card in tried:
                continue
            tried.add(card)
            rest = hand[:place] + hand[place + 1 :]
            if is_floor(card):
                if rule_for(self.rules, top, ball, number_of(card)) is not None:
                    self.full(rest, number_of(card), ball, floors + 1, (*line, f"play {TEXTS[card]}"))
            elif not rest_floors:
                if floors:
                    self.full(rest, top, card, floors, (*line, f"play {TEXTS[card]}"))
            elif any(is_floor(one) and rule_for(self.rules, top, card, number_of(one)) for one in rest):
                self.full(rest, top, card, floors, (*line, f"play {TEXTS[card]}"))

    def beginner(self, hand: tuple[int, ...], tops: tuple[int, ...], line: Line) -> None:
        """Try every next card of the beginner's game on either stack."""
        if line:
            self._note(hand, 0, line)
        self.left -= 1
        if self.left < 0 or self.best[0] == 1:
            return
        for card in dict.fromkeys(hand):
            place = hand.index(card)
            rest = hand[:place] + hand[place + 1 :]
            for stack in (0, 1):
                if neighbour_rule(self.rules, tops[stack], card) is not None:
                    after = (card, tops[1]) if stack == 0 else (tops[0], card)
                    self.beginner(rest, after, (*line, f"play {TEXTS[card]} on {stack + 1}"))

    def _note(self, hand: tuple[int, ...], ball: int, line: Line) -> None:
        """Keep a line that empties the hand, lays more cards, or leaves «пропуск хода» on top."""
        if hand and not any(map(is_floor, hand)):
            return  # with balls left and no floors the turn may not end
        value = (int(not hand), len(line), int(ball == SKIP))
        if value > self.best:
            self.best, self.line = value, line


def best_line(view: Known, hand: tuple[int, ...], top: int, laid: int) -> tuple[Line, bool]:
    """Return the best way to go on and whether it empties the hand."""
    search = _Search(view.rules)
    if view.open.level == BEGINNER:
        search.beginner(hand, tuple(tops(view)), ())
    else:
        # Balls after floors: an order that lays floors first finds long lines sooner.
        search.full(tuple(sorted(hand, key=lambda card: (card >= BALL, card == SKIP, card))), top, ball(view), laid, ())
    return search.line, search.best[0] == 1


def advise(view: Known, random: Generator | None = None) -> Advice:
    """Say what a sensible player does, and why; without a generator it does what it does most often."""
    if view.seat != view.open.active:
        return _intercept(view, random)
    if "draw" in view.legal and not any(action.startswith("play ") for action in view.legal):
        return Advice("draw", "Ни один этаж не подходит: возьмите две карты.", ("etazhiki.full.turn.2",))
    line, empties = best_line(view, tuple(kinds_of(view.hand)), tops(view)[0], view.open.laid)
    if line:
        return _lay(view, line, empties)
    if "end" in view.legal:
        rule = "etazhiki.beg.5" if view.open.level == BEGINNER else "etazhiki.full.turn.1"
        return Advice("end", "Больше ничего не подходит: закончите ход.", (rule,))
    for action in ("draw", "pass"):
        if action in view.legal:
            rule = "etazhiki.beg.5" if view.open.level == BEGINNER else "etazhiki.full.turn.2"
            text = "Ходить нечем: возьмите две карты." if action == "draw" else "Ходить нечем: скажите «пас»."
            return Advice(action, text, (rule,))
    return Advice(view.legal[0], "Выложите оставшиеся шары.", ("etazhiki.full.place.5",))


def _lay(view: Known, line: Line, empties: bool) -> Advice:
    """Lay the first card of the line."""
    name, _, stack = line[0].removeprefix("play ").partition(" on ")
    card = CARD_OF[name]
    goal = "рука за этот ход опустеет" if empties else f"за ход ляжет {counted(len(line), 'карта', 'карты', 'карт')}"
    if view.open.level == BEGINNER:
        return Advice(line[0], f"Положите [{card}] на стопку {stack}: {goal}.", ("etazhiki.beg.4",))
    if not is_floor(card):
        rule = "etazhiki.full.place.3" if any(map(is_floor, kinds_of(view.hand))) else "etazhiki.full.place.5"
        return Advice(line[0], f"Положите {spoken(card)}: {goal}.", (rule,))
    top, above = tops(view)[0], ball(view)
    rule_of_floor = rule_for(view.rules, top, above, number_of(card)) or "etazhiki.full.place.1"
    how = arithmetic(top, above, number_of(card))
    return Advice(line[0], f"Положите [{number_of(card)}]: {how}; {goal}.", (rule_of_floor,))


def _intercept(view: Known, random: Generator | None) -> Advice:
    """Intercept where the whole hand goes, or several cards; otherwise now and then."""
    rules = ("etazhiki.spec.night.2", "etazhiki.h7")
    best: tuple[bool, int, str] | None = None
    for action in view.legal:
        card = CARD_OF.get(action.removeprefix("intercept "))
        if card is None or not is_night(card):
            continue
        rest = kinds_of(view.hand)
        rest.remove(card)
        line, empties = best_line(view, tuple(rest), number_of(card), 1)
        found = (empties or not rest, 1 + len(line), action)
        best = found if best is None or found[:2] > best[:2] else best
    if best is None:
        return Advice(WAIT, "Перехватывать нечем.", rules)
    empties, laid, action = best
    usually = random is not None and random.chance(*INTERCEPT_USUALLY)
    if empties or laid >= INTERCEPT_LAID or usually:
        goal = "рука опустеет" if empties else f"ляжет {counted(laid, 'карта', 'карты', 'карт')}"
        return Advice(action, f"Перехватите ход: {goal}.", rules)
    return Advice(WAIT, "Перехват мало даст: придержите ночной этаж.", rules)
