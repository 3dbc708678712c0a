"""«Современный преферанс»: readings, prices and what goes into pool, mountain and whists."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from ...families.preferans.readings import TEN_CHECK
from ...families.preferans.rules import ALONE_QUOTA, BOTH, CHECK, INVITED_QUOTA, NOBODY, ONE, TEN, quota
from ...families.preferans.scoring import Step
from ...frame.cites import implements
from ...frame.readings import Chosen
from ...frame.russian import number
from ...frame.russian import tricks as tricks_text
from .readings import OVER_NORM, OWN_WHIST, RATIO
from .readings import TEN as TEN_WHIST

LEVELS = ("шесть", "семь", "восемь", "девять", "десять")
MISERE = "мизер"
OWN = "свой"
MISERE_POOL, MISERE_MOUNTAIN = 10, 20
MOUNTAIN_WORTH = 10
"""Whists for a point of the mountain."""
CLEAN_PASS_POOL = 10
"""What a clean распасы writes under the old rule (§ 52 of the old game)."""
DECLARER, FIRST, SECOND = "Играющий", "Первый вистующий", "Второй вистующий"
WHISTER, PASSER = "Вистующий", "Пасующий"


@dataclass(frozen=True, slots=True)
class Prices:
    """A row of the table."""

    pool: int
    mountain: int
    whist_mountain: int
    whist: int


@implements("preferans-modern.tab")
def prices_of(level: str) -> Prices:
    """Return the row of the table for a game; the suit does not matter."""
    if level == MISERE:
        return Prices(MISERE_POOL, MISERE_MOUNTAIN, 0, 0)
    step = LEVELS.index(level) + 1
    return Prices(2 * step, 4 * step, 2 * step, 4 * step)


SOFT_TOGETHER = {1: 2, 2: 1}
"""Seven and eight in the soft variant: tricks of both whisters together."""


@implements("preferans-modern.9b")
def missing_whists(level: int, whist: str, taken: tuple[int, ...], soft: bool) -> tuple[int, ...]:
    """Return twice how many tricks each responsible whister lacks."""
    if whist == ONE:
        return (2 * max(0, INVITED_QUOTA[level] - sum(taken)),)
    if soft and level in SOFT_TOGETHER:
        lack = max(0, SOFT_TOGETHER[level] - sum(taken))
        if taken[0] == taken[1]:
            return (lack, lack)
        return (2 * lack, 0) if taken[0] < taken[1] else (0, 2 * lack)
    return tuple(2 * max(0, ALONE_QUOTA[level] - got) for got in taken)


@dataclass(slots=True)
class ModernOutcome:
    """What a game writes into pool, mountain and whists."""

    made: bool = True
    undertricks: int = 0
    pool: int = 0
    mountain: int = 0
    whists: list[int] = field(default_factory=list)
    whist_mountain: list[int] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    readings: dict[str, str] = field(default_factory=dict)

    def step(self, text: str, cites: str | Sequence[str], amount: int | None = None, role: str = "") -> None:
        """Append a step."""
        self.steps.append(Step(text, (cites,) if isinstance(cites, str) else tuple(cites), amount, role))


def modern_outcome(
    level: str, tricks: int, whist: str, taken: tuple[int, ...], gentleman: bool, soft: bool, readings: Chosen
) -> ModernOutcome:
    """Work out what is written after a game that somebody named."""
    found = ModernOutcome()
    row = prices_of(level)
    _count(level, tricks, whist, found)
    if found.made:
        found.pool = row.pool
        found.step("Удача: цена игры в пулю", ("preferans-modern.tab", "preferans-modern.sheet"), row.pool, DECLARER)
    else:
        found.mountain = row.mountain * found.undertricks
        text = f"В гору: {row.mountain} × {found.undertricks}"
        found.step(text, ("preferans-modern.tab", "preferans-modern.sheet"), found.mountain, DECLARER)
    if level != MISERE:
        _write_whists(LEVELS.index(level), row, whist, taken, gentleman, found, readings)
        _write_whist_mountain(LEVELS.index(level), row, whist, taken, soft, found)
    return found


@implements("preferans-modern.3", "preferans-modern.sheet", "preferans-modern.6")
def _count(level: str, tricks: int, whist: str, found: ModernOutcome) -> None:
    """See whether the declarer has his tricks, or none at misère."""
    if level == MISERE:
        found.undertricks = tricks
        found.step("Мизер: взяток не взято" if not tricks else f"Мизер: взято {tricks}", "preferans-modern.3")
    elif whist == OWN:
        found.step("«Свой» вист не разыгрывают: игра и висты пишутся сразу", "preferans-modern.6")
    elif whist == NOBODY:
        found.step("Оба спасовали: игра зачтена без розыгрыша", ("preferans.41", "preferans-modern.h2"))
    else:
        least = quota(LEVELS.index(level))
        found.undertricks = max(0, least - tricks)
        got = f"нужно {least}, взято {tricks}"
        text = f"Недобор {found.undertricks}: {got}" if found.undertricks else f"Игра сыграна: {got}"
        found.step(text, ("preferans.34a", "preferans-modern.h2"))
    found.made = not found.undertricks


@implements("preferans-modern.8a", "preferans-modern.8b", "preferans-modern.6", "preferans-modern.tab")
def _write_whists(
    level: int, row: Prices, whist: str, taken: tuple[int, ...], gentleman: bool, found: ModernOutcome, readings: Chosen
) -> None:
    """Write whists for taken tricks."""
    if whist == OWN:
        found.readings.update(readings.grades(OWN_WHIST))
        count = 2 if readings[OWN_WHIST] == "two-tricks" else 4
        found.whists = [count * row.whist]
        found.step(
            f"«Свой»: {tricks_text(count)} по {row.whist}",
            ("preferans-modern.6", "preferans-modern.tab"),
            count * row.whist,
            WHISTER,
        )
    elif whist == CHECK:
        found.readings.update(readings.grades(TEN_WHIST, TEN_CHECK))
        share = found.undertricks * row.whist // 2
        found.whists = [share, share]
        for role in (FIRST, SECOND):
            found.step("Проверка: запись за вист пополам", ("preferans.34b", "preferans-modern.tab"), share, role)
    elif whist == BOTH and taken:
        found.whists = [got * row.whist for got in taken]
        for role, got, whists in zip((FIRST, SECOND), taken, found.whists, strict=True):
            found.step(f"{tricks_text(got)} по {row.whist}", "preferans-modern.tab", whists, role)
    elif whist == ONE and taken:
        _share_whists(level, row, sum(taken), gentleman, found, readings)
    if level == TEN and whist in (ONE, BOTH):
        found.readings.update(readings.grades(TEN_WHIST))


def _share_whists(level: int, row: Prices, got: int, gentleman: bool, found: ModernOutcome, readings: Chosen) -> None:
    """Write the whists of a lone whister and of the one who passed."""
    if gentleman:
        share = got * row.whist // 2
        found.whists = [share, share]
        for role in (WHISTER, PASSER):
            found.step(
                f"Отобрано {tricks_text(got)} по {row.whist}: пополам",
                ("preferans-modern.8a", "preferans-modern.tab"),
                share,
                role,
            )
        return
    found.readings.update(readings.grades(OVER_NORM))
    by_declarer = readings[OVER_NORM] == "undertricks"
    over = found.undertricks if by_declarer else max(0, got - INVITED_QUOTA[level])
    found.whists = [got * row.whist, over * row.whist]
    found.step(f"{tricks_text(got)} по {row.whist}", ("preferans-modern.8b", "preferans-modern.tab"), found.whists[0], WHISTER)
    text = f"Сверх нормы {tricks_text(over)}"
    found.step(text, ("preferans-modern.8b", "preferans-modern.tab"), found.whists[1], PASSER)


def _write_whist_mountain(
    level: int, row: Prices, whist: str, taken: tuple[int, ...], soft: bool, found: ModernOutcome
) -> None:
    """Write what whisters lack into their mountain."""
    if whist not in (BOTH, ONE) or not taken:
        return
    lacks = missing_whists(level, whist, taken, soft)
    found.whist_mountain = [lack * row.whist_mountain // 2 for lack in lacks]
    roles = (WHISTER,) if whist == ONE else (FIRST, SECOND)
    norm = ("preferans-modern.h2", "preferans.h2") if whist == ONE else ("preferans-modern.9b",)
    for role, lack, amount in zip(roles, lacks, found.whist_mountain, strict=True):
        if lack:
            short = f"{lack // 2}" if lack % 2 == 0 else f"{lack}/2"
            found.step(f"Недобрано вистов {short}: в гору", ("preferans-modern.tab", *norm), amount, role)


@implements("preferans-modern.10c")
def pass_price(streak: int) -> int:
    """Return what a trick costs in the first, second and further распасы in a row."""
    return min(6, 2 * streak)


@implements("preferans-modern.h1", "preferans-modern.ratio")
def totals_of(
    pool: Sequence[int], mountain: Sequence[int], whists: Sequence[Sequence[int]], readings: Chosen
) -> list[Fraction]:
    """Settle a sheet in whists: pools and mountains against their average, whists against whists."""
    count = len(pool)
    worth = int(readings[RATIO])
    found = []
    for seat in range(count):
        by_mountain = MOUNTAIN_WORTH * (sum(mountain) - count * mountain[seat])
        by_pool = worth * (count * pool[seat] - sum(pool))
        by_whists = sum(whists[seat]) - sum(row[seat] for row in whists)
        found.append(Fraction(by_mountain + by_pool, count) + by_whists)
    return found


def exact_text(value: Fraction) -> str:
    """Write an exact sum: «74», «−116», «73 1/3»."""
    whole, rest = divmod(abs(value.numerator), value.denominator)
    sign = "−" if value < 0 else ""
    if not rest:
        return f"{sign}{number(whole)}"
    return f"{sign}{number(whole)} {rest}/{value.denominator}" if whole else f"{sign}{rest}/{value.denominator}"
