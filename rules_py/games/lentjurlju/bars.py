"""Лентюрлю: every prohibition and obligation, one row a rule."""

from __future__ import annotations

from ...frame.moves import Bar, Turn
from .rules import KING, TO_KING, height, wanted
from .state import leads, top


def ended(turn: Turn) -> bool:
    """Tell whether a king lies on top."""
    return top(turn.match) == KING


def has_next(turn: Turn) -> bool:
    """Tell whether the hand has the card that follows."""
    match = turn.match
    return not leads(match, turn.seat) and any(height(card) == top(match) + 1 for card in turn.hand)


def obliged(turn: Turn) -> bool:
    """Tell whether whoever has the next card has to lay it."""
    return turn.match.rules.must_lay and has_next(turn)


MUST = "Следующая карта у вас есть: положите её"

BARS = (
    Bar("lay", ("lentjurlju.end",), "Король положен: игра окончена", lambda turn: ended(turn) and turn.match.options["way"] == TO_KING),
    Bar("lay", ("lentjurlju.until",), "Король — последняя карта ряда: на него не кладут", ended),
    Bar("lay", ("lentjurlju.sequence",), lambda turn: f"Нельзя: {wanted(top(turn.match) + 1)}, карты кладут подряд",
        lambda turn: not leads(turn.match, turn.seat) and height(turn.card) != top(turn.match) + 1),
    Bar("buy", ("lentjurlju.buylimit",), "Сразу прикупают не больше двух карт", lambda turn: turn.word > turn.match.rules.most_bought),
    Bar("buy", ("lentjurlju.deal",), "В прикупе столько карт нет", lambda turn: turn.word > len(turn.match.pile("stock"))),
    Bar("buy", ("lentjurlju.buylimit",), "За один ход прикупают однажды", lambda turn: turn.match.open.bought),
    Bar("buy", ("lentjurlju.turn",), "Либо кладут, либо прикупают: карта уже положена",
        lambda turn: turn.match.open.laid and not turn.match.rules.buys_after_laying),
    Bar("buy", ("lentjurlju.turn",), MUST, obliged),
    Bar("pass", ("lentjurlju.turn",), "Карта уже положена", lambda turn: turn.match.open.laid, quiet=True),
    Bar("pass", ("lentjurlju.lead",), "Выход ваш: карту положить обязательно", lambda turn: leads(turn.match, turn.seat)),
    Bar("pass", ("lentjurlju.turn",), MUST, obliged),
    Bar("enough", ("lentjurlju.turn",), "Сначала положите карту", lambda turn: not turn.match.open.laid, quiet=True),
    Bar("enough", ("lentjurlju.turn",), MUST, obliged),
)  # fmt: skip
