"""Стуколка: every prohibition and obligation."""

from __future__ import annotations

from collections.abc import Callable

from ...frame.moves import Bar, Turn
from ...frame.strength import Breach
from ...kernels.exchange import stock_left
from ...kernels.trick_phase import breaks, deck_of
from .phases import due_lead, kind_of, unseen_cards
from .rules import GOLETS, OBYAZ, PRIKUP, SHLEIF
from .state import pot


def dealer_of(turn: Turn, kind: str) -> bool:
    """Tell whether the dealer of this kind is asked."""
    return turn.seat == turn.match.dealer and kind_of(turn.match) == kind


def one_knocked(turn: Turn) -> bool:
    """Tell whether one alone has knocked."""
    return len(turn.match.open.knocked) == 1


def unless(kind: str) -> Callable[[Turn], bool]:
    """Return the test that another kind is played."""
    return lambda turn: kind_of(turn.match) != kind


def of_trump(turn: Turn) -> bool:
    """Tell whether the card is a trump."""
    return bool(deck_of(turn.match).suit_of[turn.card] == turn.match.open.trump)


def due_by(rule: str) -> Callable[[Turn], bool]:
    """Return the test that another card is to be led by this rule."""

    def when(turn: Turn) -> bool:
        due = due_lead(turn.match, turn.seat)
        return due is not None and due[1] == rule and due[0] != turn.card

    return when


def led_instead(turn: Turn) -> str:
    """Name the card that is to be led."""
    due = due_lead(turn.match, turn.seat)
    return f"Выйти обязаны с {deck_of(turn.match).text(due[0])}" if due else ""


BARS = (
    # the knock
    Bar("golets", ("stukolka.golets.def",), "Гольца в этой игре нет", unless(GOLETS), quiet=True),
    Bar("golets", ("stukolka.golets.def",), "Голец уже взят: он один", lambda turn: turn.match.open.golets_by >= 0),
    Bar("dark", ("stukolka.shleif.dark",), "Стучать втёмную не уговаривались", lambda turn: not turn.match.cards["closed"][turn.seat], quiet=True),
    Bar("look", ("stukolka.6",), "Карты уже у вас", lambda turn: not turn.match.cards["closed"][turn.seat], "knock", quiet=True),
    Bar("waive", ("stukolka.shleif.refuse",), "Карты сданы: от шлейфа отказываются до сдачи", lambda turn: True, "knock", quiet=True),
    Bar("discard", ("stukolka.6",), "Сбрасывают, только когда придёт очередь покупать", lambda turn: True, quiet=True),
    Bar("pass", ("stukolka.obyaz.first",), "Ремиза на столе нет: играют все",
        lambda turn: kind_of(turn.match) == OBYAZ and not turn.match.open.remise),
    Bar("pass", ("stukolka.obyaz.first",), "Постучал один: сдающий обязан играть с ним",
        lambda turn: dealer_of(turn, OBYAZ) and one_knocked(turn) and turn.match.rules.obyaz_alone_bound),
    Bar("pass", ("stukolka.shleif.dealer",), "Сдающий обязан играть: козырь его",
        lambda turn: dealer_of(turn, SHLEIF) and not turn.match.open.waived),
    Bar("pass", ("stukolka.prikup.alone",), "Играет один, сумма не выше предела: сдающий обязан играть с ним",
        lambda turn: dealer_of(turn, PRIKUP) and one_knocked(turn) and pot(turn.match) <= turn.match.options["cap"]),
    Bar("pass", ("stukolka.h2",), "Постучал один: сдающий обязан играть с ним",
        lambda turn: dealer_of(turn, GOLETS) and one_knocked(turn) and turn.match.rules.golets_alone_bound),
    # the exchange
    Bar("buy", ("stukolka.obyaz.nobuy",), "В обязательной прикупа нет", lambda turn: kind_of(turn.match) == OBYAZ),
    Bar("buy", ("stukolka.shleif.dark",), "Постучав втёмную, сбрасывают тоже не глядя", lambda turn: unseen_cards(turn.match, turn.seat)),
    Bar("buy", ("stukolka.h4",), "В колоде столько карт не осталось", lambda turn: len(turn.cards) > stock_left(turn.match)),
    Bar("blind", ("stukolka.shleif.dark",), "Не глядя сбрасывает только постучавший втёмную", lambda turn: not unseen_cards(turn.match, turn.seat)),
    Bar("draw", ("stukolka.7",), "Сначала сносят, потом получают столько же", lambda turn: True),
    Bar("cut", ("stukolka.4",), "Снимать обязан сосед справа", lambda turn: True, "before"),
    Bar("cut", ("stukolka.shleif.cut",), "В разрез покупают, когда прикупили все и сдающий", lambda turn: True, "buy", quiet=True),
    Bar("cut", ("stukolka.h4",), "На разрез карт в колоде не хватает", lambda turn: stock_left(turn.match) < turn.match.rules.least_cut, "cut"),
    Bar("drop", ("stukolka.5",), lambda turn: f"Сбросить нужно ровно {turn.prompt.about.get('count', 1)}: на руках остаётся три",
        lambda turn: len(turn.cards) != turn.prompt.about.get("count", 1)),
    # the play
    Bar("play", ("stukolka.8",), led_instead, due_by("stukolka.8"), "play"),
    Bar("play", ("stukolka.9",), led_instead, due_by("stukolka.9"), "play"),
    Bar("play", ("stukolka.12",), "Есть масть хода: её дают обязательно", breaks(Breach.FOLLOW), "play"),
    Bar("play", ("stukolka.12",), "Масти нет, а козырь есть: крыть обязаны козырем", breaks(Breach.TRUMP), "play"),
    Bar("play", ("stukolka.13",), "Козыря перекрывают старшим козырем", lambda turn: of_trump(turn) and breaks(Breach.BEAT)(turn), "play"),
    Bar("play", ("stukolka.11",), "Карту перебивают старшей", breaks(Breach.BEAT), "play"),
    # what only positions ask
    Bar("deal", ("stukolka.5",), "Сдают по одной карте, каждому три", lambda turn: turn.word != 1),
    Bar("look", ("stukolka.shleif.nolook",), "Сначала объявляют козырь, потом смотрят свои карты",
        lambda turn: turn.word == "hand" and not turn.match.open.announced, "trump"),
    Bar("mix", ("stukolka.shleif.separate",), "Козырь лежит отдельно, подле карт", lambda turn: True),
)  # fmt: skip
