"""Польский банчек: every prohibition and obligation, one row a rule."""

from __future__ import annotations

from ...frame.moves import Bar
from ...frame.russian import money
from .phases import least
from .state import bank

BARS = (
    Bar("stake", ("banchek.limits",), lambda turn: f"Ставят не меньше {money(least(turn.match))}", lambda turn: turn.word < least(turn.match)),
    Bar("stake", ("banchek.limits",), "Ставят не больше, чем есть в банке", lambda turn: turn.word > bank(turn.match)),
    Bar("side", ("banchek.noprimazka",), "Кто не пустил других к своим картам, сам на чужие не ставит",
        lambda turn: turn.seat in turn.match.open.closed),
    Bar("pass", ("banchek.limits",), "Пасовать понтёр не вправе: поставьте хотя бы пять копеек", lambda turn: True),
    Bar("reveal", ("banchek.reveal",), "Карту открывают, когда ставка названа", lambda turn: True),
    Bar("add", ("banchek.nochange",), "Банк не пополняют и из него не берут", lambda turn: True),
    Bar("decline", ("banchek.norefuse",), "От банка не отказываются: кто отказался, оставляет игру", lambda turn: True),
    Bar("close", ("banchek.primazka",), "Примазки не уговаривались", lambda turn: not turn.match.options["side"], quiet=True),
    Bar("close", ("banchek.noprimazka",), "Уже сказано", lambda turn: turn.seat in turn.match.open.closed, quiet=True),
    Bar("close", ("banchek.noprimazka",), "Вы сами уже примазывались в этом круге", lambda turn: turn.seat in turn.match.open.joined),
    Bar("bank", ("banchek.start",), lambda turn: f"Закладывают условленное: {money(turn.match.options['start'])}",
        lambda turn: turn.word != turn.match.options["start"]),
    Bar("bank", ("banchek.notwice",), "Дважды подряд банк не держат", lambda turn: turn.seat == turn.match.dealer),
)  # fmt: skip
