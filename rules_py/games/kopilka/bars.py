"""Копилка: every prohibition and obligation."""

from __future__ import annotations

from ...frame.moves import Bar, Turn
from ...kernels.exchange import stock_left
from ...kernels.trick_phase import deck_of
from .phases import barred_suit, follows, suited


def leads(turn: Turn) -> bool:
    """Tell whether there is nothing on the table yet."""
    return not turn.match.cards["trick"][0]


BARS = (
    Bar("keep", ("kopilka.offer.hide",), "Три карты одной масти и больше предлагают обязательно, будь среди них и туз пик",
        lambda turn: bool(suited(turn.match, turn.seat))),
    Bar("offer", ("kopilka.offer",), "Предлагают три или четыре карты одной масти", lambda turn: not suited(turn.match, turn.seat)),
    Bar("refuse", ("kopilka.offer",), "От предложенной карты не отказываются", lambda turn: not turn.match.rules.may_refuse),
    Bar("play", ("kopilka.newsuit",), lambda turn: f"{deck_of(turn.match).suits[turn.match.open.last_suit]} только что провели: нужна новая масть",
        lambda turn: leads(turn) and barred_suit(turn.match, turn.seat) == deck_of(turn.match).suit_of[turn.card]),
    Bar("play", ("kopilka.play",), "Есть масть хода: её дают обязательно", lambda turn: not leads(turn) and bool(follows(turn.match, turn.seat))),
    Bar("play", ("kopilka.play",), "Другую масть не сносят: прикупите или пасуйте", lambda turn: not leads(turn)),
    Bar("buy", ("kopilka.play",), "Прикупают, когда нужной масти нет, а выход чужой", leads, quiet=True),
    Bar("buy", ("kopilka.play",), "Масть есть: её дают, а не прикупают", lambda turn: bool(follows(turn.match, turn.seat))),
    Bar("buy", ("kopilka.play",), "Прикуп вышел: остаётся пас", lambda turn: not stock_left(turn.match)),
    Bar("buy", ("kopilka.play",), "Прикупают одну карту: не подошла — пас", lambda turn: turn.match.open.bought >= turn.match.rules.buys),
    Bar("pass", ("kopilka.lead",), "Выход ваш: не пасуют, а выходят", leads, quiet=True),
    Bar("pass", ("kopilka.falsepass", "kopilka.play"), "Масть есть: пас стоил бы ремиза", lambda turn: bool(follows(turn.match, turn.seat))),
)  # fmt: skip
