"""Горка: every prohibition and obligation, one row a rule."""

from __future__ import annotations

from ...frame.moves import Bar, Turn
from ...frame.russian import money
from ...kernels.vying import even, owed
from .phases import must_pass, to_beat

NOTHING_HELD = "Сочетания у вас нет: с незначащими картами пасуют"


def empty(turn: Turn) -> bool:
    """Tell whether one has to pass for want of a combination."""
    return must_pass(turn.match, turn.seat)


BARS = (
    Bar("blind", ("gorka.10",), "Втёмную первым ставит сосед сдающего слева",
        lambda turn: not turn.match.open.blinds and turn.seat != (turn.match.dealer + 1) % turn.match.players),
    Bar("blind", ("gorka.11",), lambda turn: f"Перетемнить — значит поставить больше чем {money(to_beat(turn.match))}",
        lambda turn: turn.word <= to_beat(turn.match)),
    Bar("raise", ("gorka.23",), NOTHING_HELD, empty),
    Bar("raise", ("gorka.h1",), lambda turn: f"Поднимают не меньше чем на куш, {money(turn.match.options['ante'])}",
        lambda turn: turn.word < turn.match.rules.least_raise * turn.match.options["ante"]),
    Bar("call", ("gorka.h1",), "Ставки равны: уравнивать нечего", lambda turn: not owed(turn.match, turn.seat), quiet=True),
    Bar("call", ("gorka.23",), NOTHING_HELD, empty),
    Bar("settle", ("gorka.25",), "По согласию игру кончают только двое последних", lambda turn: len(turn.match.open.playing) > 2),
    Bar("settle", ("gorka.h3",), lambda turn: "Сначала уравняйте ставку" + (": это и есть согласие" if turn.match.rules.call_ends else ""), lambda turn: not even(turn.match), quiet=True),
    Bar("settle", ("gorka.25",), "Соперник не согласился: идите в гору или пасуйте", lambda turn: turn.match.open.refused == turn.seat),
    Bar("hide", ("gorka.12",), "Открытые карты лежат на столе, пока вы в игре", lambda turn: True),
)  # fmt: skip
