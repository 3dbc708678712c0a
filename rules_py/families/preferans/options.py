"""«Преферанс»: what players agree on before a pool."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ...frame.cites import implements
from ...frame.face import MOST_DEALS
from ...frame.params import Int
from .rules import UNLIMITED

PLAIN, KUROCHKA, POT = "простая", "с курочкой", "с котлом"
FORMS = (PLAIN, KUROCHKA, POT)
TO_POOL, BY_TIME = "до пули", "на время"
"""How a pool of today ends; at a table without a clock time is a number of deals."""
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
