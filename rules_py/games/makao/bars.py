"""Макао: every prohibition and obligation, one row a rule."""

from __future__ import annotations

from ...frame.moves import Bar
from ...frame.russian import money
from ...kernels.bank import TWO_PACKS
from .rules import value

BARS = (
    Bar("draw", ("makao.h3",), "Прикупают одну карту: больше не дают",
        lambda turn: turn.match.open.draws[turn.seat] >= turn.match.rules.most_draws),
    Bar("swap", ("makao.11",), "Откладывают только фигуры и десятки", lambda turn: bool(value(TWO_PACKS, turn.card)), quiet=True),
    Bar("refuse", ("makao.10",), "Карту обязаны дать всякому, кто просит", lambda turn: True),
    Bar("look", ("makao.6",), "Карту видит только тот, кому она дана", lambda turn: turn.word - 1 != turn.seat),
    Bar("stake", ("makao.7",), lambda turn: f"Ставка условлена, {money(turn.match.options['stake'])}: не больше и не меньше",
        lambda turn: turn.word != turn.match.options["stake"]),
)  # fmt: skip
