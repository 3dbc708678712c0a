"""The form of a case asks only what matters: every field that it shows can change the verdict."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import rules_py
from rules_py.desk import dispute
from rules_py.desk import outcomes as apparatus
from rules_py.frame.calculators import Calculator
from rules_py.frame.errors import RulesError
from rules_py.frame.params import Param
from rules_py.frame.rng import Generator

CASES = [one for one in rules_py.calculators().values() if one.kind == "irregularity"]
TRIES = 200


def switches(case: Calculator) -> Iterator[tuple[Param, Any]]:
    """Give every answer that a form offers: what else it asks may hang on it."""
    for param in case.params:
        if param.kind == "flag":
            yield from ((param, value) for value in (False, True))
        elif param.kind == "choice":
            yield from ((param, choice["value"]) for choice in param.schema()["choices"])


def given(case: Calculator, chance: Generator, often: int) -> dict[str, Any]:
    """Give facts that are usual for the most part: wild ones are refused more often than they tell."""
    usual = {param.name: param.schema()["default"] for param in case.params if param.default is not None}
    wild = apparatus.random_given(case, chance)
    return {**wild, **usual, **{name: value for name, value in wild.items() if chance.chance(often, 4)}}


def decided(case: Calculator, facts: dict[str, Any]) -> str | None:
    """Give all that is said of the facts, under every reading; nothing where they are refused."""
    try:
        sheet = dispute.decide({"case": case.id, "facts": facts})
    except RulesError:
        return None
    return json.dumps([sheet["verdict"], sheet["result"], sheet["others"]], ensure_ascii=False)


def changes(case: Calculator, asked: Param, switch: Param, value: Any) -> bool | None:
    """Tell whether a field that is shown beside an answer ever changes what follows; None where it is never shown."""
    chance = Generator(7)
    shown = False
    for turn in range(TRIES):
        facts = given(case, chance, turn % 4)
        for name, allowed in (asked.when or {}).items():
            facts[name] = allowed[chance.below(len(allowed))]
        facts[switch.name] = value
        values = {param.name: facts.get(param.name, param.default) for param in case.params}
        if not (dispute.matters(case, asked, values) and dispute.matters(case, switch, values)):
            continue
        shown = True
        first = decided(case, facts)
        other = given(case, chance, 4).get(asked.name)
        second = decided(case, facts | {asked.name: other})
        if first is not None and first != second:
            return True
    return False if shown else None


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_every_field_that_is_asked_can_change_what_follows(case: Calculator) -> None:
    idle = [
        f"{switch.name}={value}: {asked.name}"
        for switch, value in switches(case)
        for asked in case.params
        if asked is not switch and changes(case, asked, switch, value) is False
    ]
    assert idle == []
