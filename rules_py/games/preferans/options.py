"""«Преферанс»: what players agree on before a pool."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ...frame.cites import implements
from ...frame.params import Flag, Int, OneOf, Param
from .terms import LIMITS, TABLE, UNLIMITED

PLAIN, KUROCHKA, POT = "простая", "с курочкой", "с котлом"
FORMS = (PLAIN, KUROCHKA, POT)
TO_POOL, BY_TIME = "до пули", "на время"
"""How a pool of today ends; at a table without a clock time is a number of deals."""
MOST_DEALS = 400
"""More would not fit into a record."""

PLAYERS = Int(
    name="players", label="Игроков", low=2, high=5, default=4, hint="Вчетвером сдающий не играет; вдвоём третья рука — болван."
)
RECORD = Int(
    name="record",
    label="Игровая запись",
    low=10,
    high=2000,
    default=40,
    hint="В книге 200 или 300, при винтящей таблице 700 или 800; здесь пулька короче.",
)
DEALS = Int(
    name="deals",
    label="Сдач не больше",
    low=1,
    high=MOST_DEALS,
    default=40,
    hint="Недоигранную пульку рассчитывают по остаткам.",
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """What players agreed on: the options of all three games; each game uses its own."""

    players: int = 4
    form: str = KUROCHKA
    table: str = "1"
    kurochka: str = UNLIMITED
    exhibit: int = 0
    miseres: bool = False
    uverts: bool = False
    invitation: bool = False
    parts: int = 2
    record: int = 40
    deals: int = 40
    gentleman: bool = False
    soft: bool = False
    until: str = TO_POOL
    target: int = 20


@lru_cache(maxsize=256)
def _rules(items: tuple[tuple[str, Any], ...]) -> Rules:
    return Rules(**dict(items))


@implements("preferans.kinds", "preferans.players")
def rules_of(options: Mapping[str, Any]) -> Rules:
    """Return the options as one object."""
    return _rules(tuple(sorted(options.items())))
