"""«Современный преферанс»: revokes, by the old rules and the prices of today."""

from __future__ import annotations

from ...families.preferans.irregularities import BY_BOTH, BY_DECLARER, BY_WHISTER, IN_PASSES, PASS_REVOKE
from ...families.preferans.readings import DECLARER_REVOKE, WHISTER_REVOKE
from ...families.preferans.rules import TRICKS, quota
from ...frame.calculators import calculator
from ...frame.cites import implements
from ...frame.params import Int, Ints, OneOf
from ...frame.readings import Chosen
from ...frame.results import Score
from ...frame.russian import points
from .scoring import LEVELS, MISERE, Prices, prices_of

_FAULTS = (BY_DECLARER, BY_WHISTER, BY_BOTH, IN_PASSES)
_OLD = "preferans-modern.h2"


@calculator(
    "preferans-modern.penalty",
    title="Ренонс сегодня",
    summary="Кто и сколько пишет в гору за ренонс.",
    kind="irregularity",
    params=(
        OneOf(name="fault", label="Проступок", choices=tuple((one, one) for one in _FAULTS), default=BY_WHISTER),
        OneOf(name="level", label="Игра", choices=tuple((one, one) for one in (*LEVELS, MISERE)), default=LEVELS[0], when={"fault": _FAULTS[:3]}),
        Int(name="tricks", label="Взяток у играющего после исправления", low=0, high=TRICKS, default=6, when={"fault": (BY_DECLARER, BY_WHISTER)}),
        Ints(
            name="whist_missing", label="Недобрали вистующие", low=0, high=4, count=2, default=(0, 0),
            labels=("виновный или первый", "другой"), when={"fault": (BY_DECLARER, BY_WHISTER)},
        ),
        Int(name="revokes", label="Ренонсов", low=1, high=TRICKS, default=1),
    ),
    rules=("preferans-modern.h2", "preferans-modern.tab"),
    readings=(DECLARER_REVOKE, WHISTER_REVOKE),
    words=("ренонс", "дал не ту масть", "не побил козырем", "ренонс на мизере", "ренонс на распасах"),
)  # fmt: skip
@implements("preferans-modern.h2")
def penalty(readings: Chosen, fault: str, level: str, tricks: int, whist_missing: tuple[int, ...], revokes: int) -> Score:
    """Say who writes how much for a revoke."""
    score = Score(unit="очков")
    score.add("О ренонсе новые правила молчат: действуют старые, цены из таблицы", (_OLD, "preferans-modern.tab"))
    row = prices_of(level)
    if fault == IN_PASSES:
        score.total = PASS_REVOKE * revokes
        score.add(f"Ренонс на распасах: {PASS_REVOKE} × {revokes} в гору", ("preferans.54b", _OLD), score.total, "Виновный")
        score.summary = f"Виновный пишет в гору {points(PASS_REVOKE * revokes)}."
        return score
    if fault == BY_DECLARER:
        return _by_declarer(score, readings, level, row, tricks, sum(whist_missing), revokes)
    if fault == BY_WHISTER:
        return _by_whister(score, readings, level, row, tricks, whist_missing[0], revokes)
    each = row.mountain * revokes
    score.add(f"Играющий: {row.mountain} × {revokes} в гору", ("preferans.32a", _OLD), each, "Играющий")
    whister = row.whist_mountain * revokes
    score.add(f"Вистующий: {row.whist_mountain} × {revokes} в гору", ("preferans.32a", _OLD), whister, "Виновный вистующий")
    score.add("Второй вистующий не пишет", ("preferans.32b", _OLD), 0, "Второй вистующий")
    score.total = each
    score.extra.update(declarer_mountain=each, whister_mountain=whister, pool=0)
    score.summary = f"В гору: играющий {each}, вистующий {whister}."
    return score


def _by_declarer(score: Score, readings: Chosen, level: str, row: Prices, tricks: int, missing: int, revokes: int) -> Score:
    """Let the declarer answer for himself and for what the whisters lack."""
    own = tricks if level == MISERE else max(0, quota(LEVELS.index(level)) - tricks)
    score.add("Взятка с ренонсом переходит к вистующему", ("preferans.29", _OLD))
    mountain = row.mountain * own
    score.add(f"Свой недобор: {row.mountain} × {own} в гору", ("preferans.29", "preferans-modern.tab"), mountain, "Играющий")
    if missing:
        share = row.whist_mountain * missing
        score.add(f"За недобор вистующих: {row.whist_mountain} × {missing} в гору", ("preferans.29", _OLD), share, "Играющий")
        mountain += share
    if readings[DECLARER_REVOKE] == "yes":
        fine = row.mountain * revokes
        score.add(f"За сам ренонс: {row.mountain} × {revokes} в гору", ("preferans.29", _OLD), fine, "Играющий")
        mountain += fine
    score.total = mountain
    score.extra.update(declarer_mountain=mountain, whister_mountain=0, pool=0)
    score.summary = f"Играющий пишет в гору {points(mountain)}, вистующие ничего."
    return score


def _by_whister(score: Score, readings: Chosen, level: str, row: Prices, tricks: int, missing: int, revokes: int) -> Score:
    """Let the game stand as made and the guilty whister pay."""
    rule = "preferans.71" if level == MISERE else "preferans.30a"
    score.add("Игра зачтена: цена в пулю", (rule, _OLD, "preferans-modern.tab"), row.pool, "Играющий")
    if level == MISERE:
        mountain = row.mountain * tricks
        score.add(f"Виновный за взятки играющего: {row.mountain} × {tricks} в гору", (rule, _OLD), mountain, "Виновный")
    else:
        lack = missing if readings[WHISTER_REVOKE] == "each" else min(1, missing)
        mountain = row.whist_mountain * (lack + revokes)
        text = f"Виновный: {row.whist_mountain} × ({lack} + {revokes}) в гору"
        score.add(text, ("preferans.30b", _OLD), mountain, "Виновный")
    score.total = mountain
    score.extra.update(declarer_mountain=0, whister_mountain=mountain, pool=row.pool)
    score.summary = f"Играющий пишет в пулю {row.pool}, виновный в гору {points(mountain)}."
    return score
