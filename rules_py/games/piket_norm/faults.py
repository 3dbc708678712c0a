"""Нормандский пикет: what follows when something went wrong among three."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...frame.facts import Count, one_of
from ...frame.results import Score

ONE, OTHER, LATER, SPOKE, LED = (
    "сдающий взял одну карту", "прикуп взял не сдающий", "сдающий отказался, прикуп взял другой", "первым похвалился не сдающий",
    "первым вышел сдающий",
)  # fmt: skip
VERDICTS = {
    ONE: ("Берут обе карты или ни одной.", (("Одну карту взять нельзя.", "piket-norm.5a"),)),
    OTHER: ("Прикуп возвращают: он сдающего.", (("Две карты прикупа принадлежат сдающему.", "piket-norm.4"),
                                                 ("Остальные права на прикуп не имеют.", "piket-norm.5b"))),
    LATER: ("Прикуп остаётся лежать.", (("Отказ сдающего не передаёт прикупа никому.", "piket-norm.5b"),)),
    SPOKE: ("Сказанное раньше срока не считается: начинает сдающий.", (("Торговлю открывает сдающий.", "piket-norm.7"),)),
    LED: ("Карту берут назад: выход за соседом слева.", (("Хвалится первым сдающий, а выходит его левый сосед.", "piket-norm.2"),)),
}  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class Fault:
    """A fault among three."""

    what: str = one_of("Что случилось", tuple(VERDICTS), ONE)


def fault(rules: Any, facts: Fault) -> Score:
    """Say what follows from a fault."""
    summary, steps = VERDICTS[facts.what]
    return Score.told(summary, steps)


FAULTS = (
    Count("fault", "Ошибка с прикупом или очередью", Fault, fault, ("piket-norm.2", "piket-norm.4", "piket-norm.5a", "piket-norm.5b", "piket-norm.7"),
          kind="irregularity", words=("взял чужой прикуп", "взял одну карту прикупа", "похвалился раньше сдающего"),
          sentence="Втроём случилось так: {what}."),
)  # fmt: skip
