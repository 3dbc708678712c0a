"""Checks of the everyday words by which search and desk find a rule or a case."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from corpus.checks.finish import UNASKED
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
        if one.kind == "game" and one.name not in edition.text.games:
            yield Problem(file, line, f"слова {one.name}: такой игры нет")
        if one.kind != "case":
            continue
        if one.case.startswith("*."):
            if one.answer or not any(one.says(case) for case in edition.core.calculators):
                yield Problem(file, line, f"слова {one.case}: таких случаев нет, или у слов есть «answer»")
            continue
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
            if (one.name, words) in seen:
                yield Problem(one.place.file, one.place.line, f"слова {one.name}: «{words}» записано дважды")
            seen.add((one.name, words))


def every_game_has_a_name(edition: Edition) -> Iterator[Problem]:
    """Verify that each game is called by some words, and no two by the same: a game in a question is a filter."""
    names: dict[str, str] = {}
    for one in edition.data.sayings:
        for words in one.words if one.kind == "game" else ():
            other = names.setdefault(words, one.name)
            if other != one.name:
                yield Problem(one.place.file, one.place.line, f"слова {one.name}: «{words}» зовут и {other}")
    if not names:
        return  # an edition without a vocabulary
    for game in edition.text.games.values():
        if game.slug not in names.values():
            yield Problem("corpus/sayings/common.yml", 1, f"игра {game.slug}: как её называют за столом?")


def every_rule_says_what_it_answers(edition: Edition) -> Iterator[Problem]:
    """Verify that each rule has its phrasings; the kinds that nobody looks for excepted."""
    if not any(one.kind == "game" for one in edition.data.sayings):
        return  # an edition without a vocabulary
    for rule in edition.text.rules():
        if not rule.asks and rule.kind not in UNASKED:
            yield Problem(rule.place.file, rule.place.line, f"{rule.id}: нет asks: как об этом спросит новичок?")


CHECKS = (sayings_name_what_exists, sayings_are_said_once, every_game_has_a_name, every_rule_says_what_it_answers)
