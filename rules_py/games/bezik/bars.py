"""Безик: every prohibition and obligation, one row a rule."""

from __future__ import annotations

from collections.abc import Callable

from ...frame.moves import Bar, Turn
from ...frame.strength import Breach
from ...kernels.trick_phase import deck_of
from .phases import DECLARED_WITH
from .rules import CLAIMS, FIGURES
from .state import claim, held, ruling, sign, stock_out


def _breaks(kind: Breach) -> Callable[[Turn], bool]:
    """Return whether a card breaks a duty that holds when the stock is out."""

    def when(turn: Turn) -> bool:
        match = turn.match
        table = match.cards["trick"][0]
        if not table or not stock_out(match):
            return False
        return ruling(match, True).breach(deck_of(match).mask_of(held(match, turn.seat)), table, turn.card) is kind

    return when


def _not_made(name: str) -> Callable[[Turn], bool]:
    """Return whether the cards do not make a figure that is named."""
    return lambda turn: CLAIMS[turn.word].figure.name == name and claim(turn.match, turn.seat, turn.word) is None


def _wrong_time(turn: Turn) -> bool:
    return len(held(turn.match, turn.seat)) != DECLARED_WITH


def _again(turn: Turn) -> bool:
    return turn.match.rules.one_a_trick and bool(turn.match.open.declared)


def _points_left(turn: Turn) -> bool:
    """Tell whether there is still something to declare, or a trick lies on the table."""
    match = turn.match
    waits = match.rules.late and not match.open.late
    return not stock_out(match) or bool(match.cards["trick"][0]) or waits


DUTIES = (
    (Breach.FOLLOW, "Колода вышла, масть есть: её дают обязательно"),
    (Breach.TRUMP, "Колода вышла, масти нет, а козырь есть: бьют козырем"),
    (Breach.BEAT, "Колода вышла, есть чем перебить: перебивают обязательно"),
)

BARS = (
    *(Bar(verb, ("bezik.h6",), text, _breaks(kind), "play") for verb in ("play", "lay") for kind, text in DUTIES),
    Bar("fold", ("bezik.h6",), "Карты складывают, только когда колода вышла и объявлять больше нечего", _points_left, quiet=True),
    Bar("look", ("bezik.noreview",), "Сыгранные карты не перебирают и не пересматривают", lambda turn: True),
    Bar("declare", ("bezik.decl.trick",), "Взятки нет: объявлять нечего", lambda turn: turn.match.open.taker != turn.seat),
    Bar("declare", ("bezik.decl.17",), lambda turn: f"Объявляют с семнадцатью картами, а на руках {len(held(turn.match, turn.seat))}",
        _wrong_time),
    Bar("declare", ("bezik.decl.17",), "Карта добрана или ход начат: время объявления прошло", lambda turn: True, phase="play"),
    Bar("declare", ("bezik.decl.one",), "После этой взятки уже объявлено: двух подряд не делают", _again),
    *(Bar("declare", one.cites, f"Такой фигуры сейчас не показать: {one.name}", _not_made(one.name)) for one in FIGURES),
    Bar("exchange", ("bezik.exchange",), "Взятки нет: менять девятку рано", lambda turn: turn.match.open.taker != turn.seat),
    Bar("exchange", ("bezik.exchange",), "Время обмена — сразу после взятки, до нового хода", lambda turn: True, phase="play"),
    Bar("exchange", ("bezik.exchange",), "Меняют только девятку козырной масти", lambda turn: turn.word[0] != sign(turn.match)),
    Bar("exchange", ("bezik.exchange",), "Открытого козыря на столе уже нет", lambda turn: not turn.match.cards["upcard"][0]),
    Bar("exchange", ("bezik.exchange",), "Обмен уже был: на столе лежит девятка",
        lambda turn: not turn.match.rules.exchange_again and deck_of(turn.match).rank(turn.match.cards["upcard"][0][0]) == "9"),
    Bar("exchange", ("bezik.exchange",), "Взятка взята с собственного выхода: чужая карта не перекрыта",
        lambda turn: not turn.match.rules.exchange_by_lead and not turn.match.open.covered),
    Bar("exchange", ("bezik.decl.one",), "Обмен — тоже объявление, а после этой взятки уже объявлено",
        lambda turn: turn.match.rules.exchange_declares and _again(turn)),
)  # fmt: skip
