"""Calculators: named functions with declared parameters, the same for the page, the tests and the command line."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from .errors import InputError, RulesError
from .params import Param, read_all
from .readings import Chosen, Noting, Reading, weighed
from .results import Score


@dataclass(frozen=True, slots=True)
class Calculator:
    """A calculator with its description."""

    id: str
    title: str
    summary: str
    kind: str
    params: tuple[Param, ...]
    rules: tuple[str, ...]
    readings: tuple[Reading, ...]
    words: tuple[str, ...]
    function: Callable[..., Score]
    widget: str = "calc"
    """The element that shows it in a page: a form, or one of its own."""
    sentence: str = ""
    """The case in words with a place for every fact: «Играют {contract} в {trump}[, взяток {tricks}].»

    What stands in square brackets is said only while the facts in it matter.
    """
    estimate: bool = False
    """It answers by drawing lots: every reading that it asks moves its figures, so that none is tried to see whether it does."""

    @property
    def asks_for_sentence(self) -> bool:
        """Say whether its facts fit into a sentence: at most eight, and none of them a list."""
        return 0 < len(self.params) <= 8 and not any(param.kind in LISTS for param in self.params)

    @property
    def game(self) -> str:
        """Return the slug of the game it belongs to."""
        return self.id.split(".")[0]

    def __call__(self, given: Any = None, readings: Any = None, **more: Any) -> Score:
        """Check the input and calculate."""
        if more:
            given = {**(given or {}), **more}
        values = read_all(self.params, {} if given is None else given, self.title)
        chosen = Chosen(self.readings, readings)
        if not self.readings:
            return self.function(**values)
        if self.estimate:
            noting = Noting(chosen)
            score = self.function(noting, **values)
            score.readings = chosen.grades(*noting.asked.values())
            return score
        score, rests = weighed(chosen, lambda under: self.function(under, **values), Score.shown)
        score.readings = rests
        return score

    def asked(self, given: Any) -> set[str]:
        """Return the readings that a case asks on its way, whether or not another answer changes it."""
        noting = Noting(Chosen(self.readings))
        if self.readings:
            with suppress(RulesError):
                self.function(noting, **read_all(self.params, given, self.title))
        return set(noting.asked)

    def schema(self) -> dict[str, Any]:
        """Describe the calculator for a form."""
        return {
            "id": self.id,
            "game": self.game,
            "title": self.title,
            "summary": self.summary,
            "kind": self.kind,
            "params": [param.schema() for param in self.params],
            "rules": list(self.rules),
            "readings": [reading.id for reading in self.readings],
            "words": list(self.words),
            "widget": self.widget,
            "sentence": self.sentence,
        }


LISTS = ("ints", "texts")
"""Kinds of parameters that hold several values: a form shows them as fields."""

_PLACE = re.compile(r"\{(\w+)\}")


def _check_sentence(id: str, sentence: str, params: Sequence[Param]) -> None:
    """Refuse a sentence that leaves out a fact, names one twice or names one that is not declared."""
    named = _PLACE.findall(sentence)
    declared = [param.name for param in params]
    if sorted(named) != sorted(declared):
        raise ValueError(f"calculator {id}: the sentence names {named}, the facts are {declared}")
    depth = 0
    for sign in sentence:
        depth += {"[": 1, "]": -1}.get(sign, 0)
        if not 0 <= depth <= 1:
            break
    if depth:
        raise ValueError(f"calculator {id}: square brackets of the sentence stand in pairs, not within each other")


_REGISTRY: dict[str, Calculator] = {}


def calculator(
    id: str,
    *,
    title: str,
    summary: str = "",
    kind: str = "score",
    params: Sequence[Param] = (),
    rules: Sequence[str] = (),
    readings: Sequence[Reading] = (),
    words: Sequence[str] = (),
    widget: str = "calc",
    sentence: str = "",
) -> Callable[[Callable[..., Score]], Callable[..., Score]]:
    """Register a function as a calculator; with `readings` its first argument is the readings in force."""

    def mark(function: Callable[..., Score]) -> Callable[..., Score]:
        register(
            Calculator(
                id, title, summary, kind, tuple(params), tuple(rules), tuple(readings), tuple(words), function, widget, sentence
            )
        )
        return function

    return mark


def register(one: Calculator) -> None:
    """Add a calculator under its id."""
    if one.id in _REGISTRY:
        raise ValueError(f"calculator {one.id} is registered twice")
    if one.sentence:
        _check_sentence(one.id, one.sentence, one.params)
    _REGISTRY[one.id] = one


Examine = Callable[[dict[str, Any], int], dict[str, Any]]
PORTION = 5_000
"""Nodes that one request of a study works through, where it does not say."""
_STUDIES: dict[str, Examine] = {}


def studied(id: str, examine: Examine) -> None:
    """Let the values of a calculator be studied position by position, in portions of nodes."""
    _STUDIES[id] = examine


def study(id: str) -> Examine:
    """Return what studies the values of a calculator."""
    found = _STUDIES.get(id)
    if found is None:
        raise InputError(f"Положений калькулятора «{id[:60]}» не разбирают", "id")
    return found


def find(id: str) -> Calculator:
    """Return a calculator by its id."""
    found = _REGISTRY.get(id) if isinstance(id, str) else None
    if found is None:
        raise InputError(f"Калькулятора «{str(id)[:60]}» нет", "id")
    return found


def registry() -> dict[str, Calculator]:
    """Return all calculators by id."""
    return dict(sorted(_REGISTRY.items()))
