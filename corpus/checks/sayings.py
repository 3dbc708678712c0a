"""Checks of the everyday words by which the desk of disputes finds a case."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from corpus.edition import Edition
from corpus.model import Problem


def _choices(schema: dict[str, Any]) -> dict[str, list[str]]:
    """Give what the form of a case offers to choose from."""
    return {
        param["name"]: [str(choice["value"]) for choice in param["choices"]]
        for param in schema["params"]
        if param.get("choices")
    }


def sayings_name_what_exists(edition: Edition) -> Iterator[Problem]:
    """Verify that everyday words belong to a case of the core, or to an answer that its form offers."""
    forms: dict[str, dict[str, list[str]]] = {}
    for one in edition.data.sayings:
        file, line = one.place.file, one.place.line
        if one.case not in edition.core.calculators:
            yield Problem(file, line, f"слова {one.case}: такого случая ядро не знает")
            continue
        if one.case not in forms:
            forms[one.case] = _choices(edition.core.ask({"do": "calculator", "id": one.case})["schema"])
        for name, value in one.answer.items():
            if str(value) not in forms[one.case].get(name, ()):
                yield Problem(file, line, f"слова {one.case}: ответа «{name}: {value}» в форме нет")


def sayings_are_said_once(edition: Edition) -> Iterator[Problem]:
    """Verify that no phrase stands twice at one case: the second adds nothing."""
    seen: set[tuple[str, str]] = set()
    for one in edition.data.sayings:
        for words in one.words:
            if (one.case, words) in seen:
                yield Problem(one.place.file, one.place.line, f"слова {one.case}: «{words}» записано дважды")
            seen.add((one.case, words))


CHECKS = (sayings_name_what_exists, sayings_are_said_once)
