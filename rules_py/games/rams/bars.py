"""Рамс: every prohibition and obligation."""

from __future__ import annotations

from collections.abc import Callable

from ...families.mushka import drawable
from ...frame.moves import Bar, Turn
from ...kernels.trick_phase import deck_of, duty_bars
from .phases import due_card, four_aces, may_score, one_suit, texts
from .rules import ACES


def has_ace(turn: Turn) -> bool:
    """Tell whether an ace is in the hand."""
    return bool(texts(turn.match, turn.hand).intersection(ACES))


def after_draw(turn: Turn) -> bool:
    """Tell whether the dealer has drawn already."""
    return bool(turn.match.open.bought) and turn.seat == turn.match.dealer


def due_by(rule: str) -> Callable[[Turn], bool]:
    """Return the test that another card is due by this rule."""

    def when(turn: Turn) -> bool:
        due = due_card(turn.match, turn.seat)
        return due is not None and due[1] == rule and due[0] != turn.card

    return when


def due_text(turn: Turn) -> str:
    """Name the card that is due."""
    due = due_card(turn.match, turn.seat)
    return f"Положить обязаны {deck_of(turn.match).text(due[0])}" if due else ""


def dealer_out(turn: Turn) -> bool:
    """Tell whether the dealer passed."""
    return turn.match.dealer not in turn.match.open.playing


BARS = (
    *(Bar(verb, ("rams.11",), "Прикуп взят: остаётся открытый козырь", after_draw, "buy", quiet=True)
      for verb in ("buy", "stay", "pass", "open")),
    Bar("pass", ("rams.8",), "Пришёл туз: с ним не пасуют", has_ace),
    Bar("pass", ("rams.8",), "Козырем открыт туз, и он ваш: с тузом не пасуют",
        lambda turn: turn.seat == turn.match.dealer and turn.match.open.turned[1:] == "Т" and not turn.match.rules.dealer_passes),
    Bar("buy", ("rams.8",), "Туза не сбрасывают",
        lambda turn: not turn.match.rules.aces_leave and bool(texts(turn.match, turn.cards).intersection(ACES))),
    Bar("buy", ("rams.h1",), "В колоде столько карт не осталось", lambda turn: len(turn.cards) > drawable(turn.match, turn.seat)),
    Bar("open", ("rams.23", "rams.26"), "Открывают четырёх тузов или пять карт одной масти",
        lambda turn: not four_aces(turn.match, turn.seat) and not one_suit(turn.match, turn.seat)),
    Bar("score", ("rams.31",), "Рамс открыт: за валетов никто не списывает", lambda turn: turn.match.open.opened_by >= 0),
    Bar("score", ("rams.29",), "Валетов показывают и списывают до прикупа", lambda turn: after_draw(turn) or bool(turn.match.open.gone)),
    Bar("score", ("rams.29",), "За этих валетов уже списано", lambda turn: turn.seat in turn.match.open.shown),
    Bar("score", ("rams.27",), "Пары валетов одного цвета нет", lambda turn: not may_score(turn.match, turn.seat)),
    Bar("swap", ("rams.12",), "Сдающий спасовал: открытого козыря не берёт никто",
        lambda turn: turn.seat != turn.match.dealer and dealer_out(turn), quiet=True),
    Bar("swap", ("rams.11",), "Открытого козыря берёт сдающий, и после прикупа",
        lambda turn: turn.seat != turn.match.dealer or not turn.match.open.bought or not turn.match.cards["turned"][0]),
    Bar("keep", ("rams.11",), "Решать рано: сначала прикуп", lambda turn: not after_draw(turn), quiet=True),
    Bar("draw", ("rams.7",), "Сначала сбрасывают, потом берут", lambda turn: True),
    Bar("redeal", ("rams.34",), "Карта прикупа: её вправе не принять, но пересдачи не требуют", lambda turn: True, "buy", quiet=True),
    Bar("redeal", ("rams.33",), "Сдача потеряна: сдаёт следующий", lambda turn: bool(turn.match.open.opened) or turn.match.open.dealt_wrong, "deal"),
    Bar("deal", ("rams.4",), "Каждому сдают по пять карт, по одной", lambda turn: turn.word != 1),
    Bar("play", ("rams.17",), due_text, due_by("rams.17"), "play"),
    *duty_bars("rams.13", "rams.13"),
    Bar("play", ("rams.18",), due_text, due_by("rams.18"), "play"),
)  # fmt: skip
