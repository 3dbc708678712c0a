"""Кончинка: every prohibition and obligation, one row a rule."""

from __future__ import annotations

from ...frame.cards import DECK_52
from ...frame.moves import Bar, Turn
from .phases import ready, ways
from .rules import PRICED, pieces, replaced, sweeps


def count(turn: Turn) -> int:
    """Return into how many groups the cards fall that are to be taken."""
    return pieces(turn.match.rules, turn.match.options["variant"], turn.values[0], turn.values[1])


def court(turn: Turn) -> bool:
    """Tell whether a priced court card takes what it may not."""
    return turn.match.options["variant"] == PRICED and DECK_52.rank(turn.values[0]) in "ВДК"


def swept(turn: Turn) -> bool:
    """Tell whether a jack takes the whole table."""
    return sweeps(turn.match.options["variant"], turn.values[0])


BARS = (
    Bar("take", ("konchinka.12",), "В прошлый свой ход вы взяли: подряд не берут",
        lambda turn: turn.match.rules.several_at_once and turn.seat in turn.match.open.took),
    Bar("take", ("konchinka.8",), "Валет забирает всё, что лежит на столе",
        lambda turn: swept(turn) and set(turn.values[1]) != set(turn.match.pile("table"))),
    Bar("take", ("konchinka.25",), "Фигура берёт равную карту или карты на свою цену", lambda turn: court(turn) and not count(turn)),
    Bar("take", ("konchinka.7",), "Не сходится: берут равную карту или карты с той же суммой", lambda turn: not swept(turn) and not count(turn)),
    Bar("take", ("konchinka.12",), "Это уже две взятки: за ход берут одну",
        lambda turn: not swept(turn) and not turn.match.rules.several_at_once and count(turn) > 1),
    Bar("lay", ("konchinka.11",), "Взять есть чем: карту кладут, когда взять нечем",
        lambda turn: turn.match.rules.must_take and bool(ways(turn.match, turn.seat))),
    Bar("pass", ("konchinka.11",), "Пасовать нельзя: положите на стол карту", lambda turn: True),
    Bar("finish", ("konchinka.23",), "Недостающего ещё не взято", lambda turn: not ready(turn.match, turn.seat)),
    Bar("open", ("konchinka.10",), "На стол открывают только в первой раздаче", lambda turn: turn.match.open.round > 1),
    Bar("keep", ("konchinka.15",), "Валета и одну из равных карт заменяют", lambda turn: replaced(turn.match.pile("table")) is not None),
)  # fmt: skip
