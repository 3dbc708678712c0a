"""«Преферанс»: what players of the old game agree on before a pool."""

from __future__ import annotations

from ...families.preferans.options import DEALS, KUROCHKA, PLAIN, POT, RECORD
from ...families.preferans.rules import LIMITS, TABLE, UNLIMITED
from ...frame.params import Flag, Int, OneOf, Param

PLAYERS = Int(
    name="players", label="Игроков", low=2, high=5, default=4, hint="Вчетвером сдающий не играет; вдвоём третья рука — болван."
)


OPTIONS: tuple[Param, ...] = (
    PLAYERS,
    OneOf(name="form", label="Род игры", choices=((KUROCHKA, "с курочкой"), (POT, "с котлом"), (PLAIN, "простая")), default=KUROCHKA),
    TABLE,
    OneOf(
        name="kurochka",
        label="Курочка",
        choices=((UNLIMITED, "неограниченная"), *((one, f"ограниченная, по {one}") for one in LIMITS)),
        default=UNLIMITED,
        when={"form": (KUROCHKA,)},
    ),
    Int(name="exhibit", label="Выставка", low=0, high=100, default=0, hint="Сколько каждый сдающий ставит в курочку.", when={"form": (KUROCHKA,)}),
    Flag(name="miseres", label="С мизерами", default=True),
    Flag(name="uverts", label="С увертами"),
    Flag(name="invitation", label="Пригласительный вист", default=True),
    Int(name="parts", label="Частей котла", low=1, high=10, default=2, when={"form": (POT,)}),
    RECORD,
    DEALS,
)  # fmt: skip
