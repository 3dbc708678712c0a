"""A dispute by what is stated and nothing else: no fact is taken from an example, and none is assumed silently.

A fact that nobody stated is asked for where it changes the verdict; where it can only be one of a few, every way is decided beside
the others. What the core fills in by itself (nought, an ordinary game) is told with whether it matters.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import product
from typing import Any

from .. import registry
from ..frame.calculators import Calculator
from ..frame.errors import InputError, RulesError
from ..frame.params import Param, renewed
from . import dispute

MOST_WAYS = 4
"""More verdicts beside each other nobody reads."""
MOST_CLAIMS = 5

_NEUTRAL = (False, 0, "", "нет", "никто", "не условились", "не решили", 500)
"""What is meant where nothing is said: nought, no, an ordinary game up to 500."""


def weigh(asked: Any) -> dict[str, Any]:
    """Decide by the stated facts; tell what is still to be said, every way it can be, and what was assumed."""
    if not isinstance(asked, Mapping):
        raise InputError("Спор: нужен объект с полями case и facts", "dispute")
    calculator = registry.calculator(asked.get("case", ""))
    facts = asked.get("facts")
    if facts is None:
        facts = {}
    if not isinstance(facts, Mapping):
        raise InputError("Обстоятельства: нужен объект", "facts")
    facts = renewed(calculator.params, facts)
    readings = asked.get("readings")
    open_params = [one for one in _open(calculator, facts) if _matters(calculator, one, facts, readings)]
    if not facts and open_params:
        return _answer(calculator, facts, asks=open_params)  # nothing was said yet: nothing is decided
    needed = _first([one for one in open_params if not _neutral(one)])
    chosen = _few(needed)
    if chosen is None:
        return _answer(calculator, facts, asks=needed)
    if not chosen:
        return _answer(calculator, facts, sheet=dispute.decide(_with(asked, facts)))
    ways = [_way(calculator, asked, {**facts, **dict(zip((one.name for one in chosen), values, strict=True))}, chosen)
            for values in product(*(_values(one) for one in chosen))]  # fmt: skip
    found = [one for one in ways if one is not None]
    if len(found) == 1 and found[0]["sheet"]:
        return _answer(calculator, facts, sheet=found[0]["sheet"])
    return _answer(calculator, facts, asks=list(chosen), ways=found)


def claims(asked: Any) -> list[dict[str, Any]]:
    """Give what either side may claim: the outcomes by these facts, by one of them changed, by another reading; in no telling order."""
    told = weigh(asked)
    calculator = registry.calculator(asked["case"])
    facts, readings = renewed(calculator.params, asked.get("facts") or {}), asked.get("readings")
    decided = [told["sheet"]] if told["sheet"] else [one["sheet"] for one in told["ways"] if one["sheet"]]
    found: dict[str, dict[str, Any]] = {}

    def note(text: str, total: Any, unit: str) -> None:
        if text and len(found) < MOST_CLAIMS:
            found.setdefault(text, {"text": text, "total": total, "unit": unit})

    for sheet in decided:
        note(sheet["verdict"], sheet["result"]["total"], sheet["result"]["unit"])
    for sheet in decided:
        for other in sheet["others"]:
            if other["result"]:
                note(other["result"]["summary"], other["result"]["total"], other["result"]["unit"])
    if not decided:
        return []
    stood = {one["name"]: one["value"] for one in decided[0]["facts"]}
    for param in calculator.params:
        for value in _beside(param, stood.get(param.name)):
            try:
                score = calculator({**stood, **facts, param.name: value}, readings)
            except RulesError:
                continue
            note(score.summary, score.total, score.unit)
    return sorted(
        found.values(),
        key=lambda one: (str(type(one["total"])), one["total"] if isinstance(one["total"], int) else 0, one["text"]),
    )


def _beside(param: Param, value: Any) -> list[Any]:
    """Give what else a fact could be, where that is near."""
    if param.kind == "int" and isinstance(value, int):
        return [value - 1, value + 1]
    return [one for one in _values(param) if one != value] if value is not None and len(_values(param)) <= MOST_WAYS else []


def _first(params: list[Param]) -> list[Param]:
    """Leave out what can only be asked once another of them is known."""
    names = {one.name for one in params}
    return [one for one in params if not names & set(one.when or ())]


def _with(asked: Mapping[str, Any], facts: Mapping[str, Any]) -> dict[str, Any]:
    return {**asked, "facts": dict(facts)}


def _answer(
    calculator: Calculator,
    facts: Mapping[str, Any],
    *,
    sheet: dict[str, Any] | None = None,
    asks: Iterable[Param] = (),
    ways: Iterable[dict[str, Any]] = (),
) -> dict[str, Any]:
    """Put together what the desk shows."""
    asked = [one.name for one in asks]
    assumed = [] if sheet is None else [
        {
            "name": one.name,
            "label": one.label,
            "text": dispute.shown(one, one.default),
            "matters": _matters(calculator, one, facts, None),
        }
        for one in _open(calculator, facts)
    ]  # fmt: skip
    return {"sheet": sheet, "asks": asked, "ways": list(ways), "assumed": assumed}


def _way(
    calculator: Calculator, asked: Mapping[str, Any], facts: dict[str, Any], chosen: Iterable[Param]
) -> dict[str, Any] | None:
    """Decide one way; None where it cannot be, the names of what it still needs where it needs more."""
    named = {one.name: facts[one.name] for one in chosen}
    text = ", ".join(f"{one.label.lower()}: {dispute.shown(one, facts[one.name])}" for one in chosen)
    needs = [
        one.name
        for one in _open(calculator, facts)
        if not _values(one) and not _neutral(one) and _matters(calculator, one, facts, asked.get("readings"))
    ]
    if needs:
        return {"facts": named, "text": text, "sheet": None, "asks": needs}
    try:
        return {"facts": named, "text": text, "sheet": dispute.decide(_with(asked, facts)), "asks": []}
    except RulesError:
        return None


def _few(params: list[Param]) -> list[Param] | None:
    """Give the facts whose ways are few enough to stand beside each other; None where they are too many or cannot be told."""
    ways = 1
    for one in params:
        ways *= len(_values(one)) or MOST_WAYS + 1
    return params if ways <= MOST_WAYS else None


def _values(param: Param) -> list[Any]:
    """Give all that a fact can be, where that can be told."""
    if param.kind == "flag":
        return [True, False]
    return [one["value"] for one in param.schema().get("choices", ())] if param.kind == "choice" else []


def _neutral(param: Param) -> bool:
    """Tell whether a fact has a default that is meant where nothing is said."""
    default = param.default
    if isinstance(default, list | tuple):
        return not any(default)
    return any(default is one or (type(default) is type(one) and default == one) for one in _NEUTRAL)


def _open(calculator: Calculator, facts: Mapping[str, Any]) -> list[Param]:
    """Give the facts that play a part here and that nobody stated."""
    values = {one.name: facts.get(one.name, one.default) for one in calculator.params}
    return [one for one in calculator.params if one.name not in facts and dispute.matters(calculator, one, values)]


def _matters(calculator: Calculator, param: Param, facts: Mapping[str, Any], readings: Any) -> bool:
    """Tell whether another value of a fact gives another verdict."""
    values = _values(param)
    if not values:
        if param.kind != "int":
            return not _neutral(param)
        low, high = getattr(param, "low", 0), getattr(param, "high", 1)
        values = [one for one in (low, param.default, low + 1, high) if isinstance(one, int)]
    seen = set()
    for value in values:
        try:
            score = calculator({**facts, param.name: value}, readings)
        except RulesError:
            continue
        seen.add((score.summary, repr(score.total), tuple((item.text, item.amount, item.side) for item in score.items)))
    return len(seen) > 1
