"""«Шестьдесят шесть»: every prohibition and obligation, one row a rule."""

from __future__ import annotations

from collections.abc import Callable

from ...frame.cards import SUIT_GENITIVE, SUIT_NAMES
from ...frame.moves import Bar, Turn
from ...frame.strength import Breach
from .rules import DECK, LEAST_STOCK_TO_CLOSE
from .state import left, ruling, strict


def _breaks(kind: Breach) -> Callable[[Turn], bool]:
    """Return whether a card breaks a duty that holds without an open stock."""

    def when(turn: Turn) -> bool:
        match = turn.match
        table = match.cards["trick"][0]
        if not table or not strict(match):
            return False
        return ruling(match, True).breach(DECK.mask_of(turn.hand), table, turn.card) is kind

    return when


def _led(turn: Turn) -> str:
    return DECK.suit(turn.match.cards["trick"][0][0])


def _too_few(turn: Turn) -> str:
    return f"Закрыть нельзя: в колоде {left(turn.match)}, а нужно не меньше {LEAST_STOCK_TO_CLOSE} карт"


def _answers(turn: Turn) -> bool:
    """Tell whether a lead waits for an answer where one may close only before one's own."""
    return bool(turn.match.cards["trick"][0]) and turn.match.rules.close_at_lead


BARS = (
    *(Bar(verb, ("sixty-six.4",), "Сдача окончена: сдайте снова", lambda turn: True, "over") for verb in ("play", "close")),
    Bar("play", ("sixty-six.14",), lambda turn: f"Нельзя: есть {SUIT_NAMES[_led(turn)]}, а масти в силе", _breaks(Breach.FOLLOW), "play"),
    Bar("play", ("sixty-six.14",), lambda turn: f"Нельзя: {SUIT_GENITIVE[_led(turn)]} нет, а козырь есть — нужно бить козырем",
        _breaks(Breach.TRUMP), "play"),
    Bar("play", ("sixty-six.14",), lambda turn: f"Нельзя: есть карта старше {DECK.text(turn.match.cards['trick'][0][0])}, её нужно перебить",
        _breaks(Breach.BEAT), "play"),
    Bar("close", ("sixty-six.15",), "Колода уже закрыта", lambda turn: turn.match.open.closed_by >= 0, "play", quiet=True),
    Bar("close", ("sixty-six.16",), "Закрыть нельзя: колода вышла", lambda turn: not left(turn.match), "play", quiet=True),
    Bar("close", ("sixty-six.16",), _too_few, lambda turn: left(turn.match) < turn.match.rules.least_stock, "play"),
    Bar("close", ("sixty-six.h4",), "Закрывают колоду перед своим выходом", _answers, "play"),
)  # fmt: skip
