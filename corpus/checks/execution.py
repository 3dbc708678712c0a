"""Checks of what runs: examples, positions, tables, and the code behind the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from corpus.edition import Edition
from corpus.model import Example, Panel, Position, Problem, Table


def core_can_be_loaded(edition: Edition) -> Iterator[Problem]:
    """Verify that the rules core can be imported."""
    if not edition.core.games and edition.core.failure:
        yield Problem("rules_py/__init__.py", 1, f"ядро не загружается: {edition.core.failure}")


def examples_run(edition: Edition) -> Iterator[Problem]:
    """Verify that every example and position whose calculator or game exists gives what it expects."""
    for run in edition.runs:
        for text in run.problems:
            place = run.item.place
            yield Problem(place.file, place.of("expect"), f"«{run.item.title}»: {text}")


def examples_do_not_wait_where_the_core_plays(edition: Edition) -> Iterator[Problem]:
    """Verify that an example or position waits only in a chapter of its own game, and only where the core does not play it."""
    for chapter in edition.text.chapters():
        for item in chapter.items:
            if not isinstance(item, Example | Position) or not edition.run_of[id(item)].waiting:
                continue
            name = item.calculator if isinstance(item, Example) else item.game
            game = name.partition(".")[0]
            if game != chapter.game or game in edition.core.games:
                what = f"калькулятора «{name}» у ядра нет" if isinstance(item, Example) else f"ядро не играет в «{name}»"
                yield Problem(item.place.file, item.place.line, f"«{item.title}»: {what}")


def positions_name_what_is_cited(edition: Edition) -> Iterator[Problem]:
    """Verify that a position expects the rules which the judge must cite, not the verdict alone."""
    for item in edition.text.items():
        if isinstance(item, Position) and item.expect and not item.expect.get("cites"):
            yield Problem(item.place.file, item.place.of("expect"), f"«{item.title}»: в expect нужны cites")


def tables_can_be_played(edition: Edition) -> Iterator[Problem]:
    """Verify that a table opens only where the core plays the game."""
    for item in edition.text.items():
        if isinstance(item, Table) and item.game not in edition.core.games:
            yield Problem(item.place.file, item.place.line, f"table {item.game}: ядро не играет в эту игру")


def panels_have_content(edition: Edition) -> Iterator[Problem]:
    """Verify that a lesson, a deck or the habits of bots stand only where the core has them, and cite existing rules."""
    for item in edition.text.items():
        if not isinstance(item, Panel):
            continue
        place = (item.place.file, item.place.line)
        if item.kind == "bots":
            found = edition.core.game(item.game).get("habits") or []
        else:
            answer = edition.core.ask({"do": item.kind, "game": item.game, "options": {}})
            found = [answer] if answer.get("ok") else []
            found = answer["lesson"]["steps"] if found and item.kind == "lesson" else found
        if not found:
            yield Problem(*place, f"{item.kind} {item.game}: у ядра этого нет")
        for name in {name for one in found for name in one.get("cites", ())}:
            if name not in edition.holder:
                yield Problem(*place, f"{item.kind} {item.game}: правила «{name}» нет")


def implemented_rules_exist(edition: Edition) -> Iterator[Problem]:
    """Verify that every `@implements` names a rule of the edition."""
    for name, places in sorted(edition.core.implemented.items()):
        if edition.lacks(name):
            for code in places:
                file = code.module.replace(".", "/") + ".py"
                yield Problem(file, code.line, f'@implements("{name}"): такого правила нет')


def executable_rules_are_implemented(edition: Edition) -> Iterator[Problem]:
    """Verify that a rule the inventory calls executable is implemented, in the games that the core plays."""
    for slug in sorted(edition.core.games & edition.text.games.keys()):
        for unit in edition.data.inventory.get(slug, []):
            rule = edition.holder.get(unit.id)
            if unit.executable != "yes" or rule is None:
                continue
            if unit.id not in edition.core.implemented and rule.id not in edition.core.implemented:
                yield Problem(rule.place.file, rule.place.line, f"{unit.id}: исполнимое правило ничем не исполняется")


def _cites(answer: Any) -> Iterator[str]:
    """Give every rule that an answer cites, at any depth."""
    if isinstance(answer, dict):
        for key, value in answer.items():
            if key == "cites" and isinstance(value, list):
                yield from (str(name) for name in value)
            else:
                yield from _cites(value)
    elif isinstance(answer, list):
        for value in answer:
            yield from _cites(value)


def shown_rules(edition: Edition) -> set[str]:
    """Give the rules that some running example or position names or cites."""
    shown: set[str] = set()
    for run in edition.runs:
        if not run.waiting:
            shown.update(run.item.rules)
            shown.update(_cites(run.answer))
    return {rule.id for name in shown if (rule := edition.holder.get(name)) is not None}


def executable_rules_are_shown(edition: Edition) -> Iterator[Problem]:
    """Verify that a rule the inventory calls executable has an example or position that runs, where the core plays."""
    shown = shown_rules(edition)
    for slug in sorted(edition.core.games & edition.text.games.keys()):
        for unit in edition.data.inventory.get(slug, []):
            rule = edition.holder.get(unit.id)
            if unit.executable == "yes" and rule is not None and rule.id not in shown:
                text = f"{unit.id}: у исполнимого правила нет примера или положения, которое считается"
                yield Problem(rule.place.file, rule.place.line, text)


def readings_agree_with_the_core(edition: Edition) -> Iterator[Problem]:
    """Verify that a reading the core knows has the same choices, default and grade in both places."""
    recorded = {reading.id: reading for reading in edition.data.readings}
    for name, known in sorted(edition.core.readings.items()):
        reading = recorded.get(name)
        if reading is None:
            if name.partition(".")[0] in edition.text.games:
                yield Problem("corpus/readings", 1, f"разночтение {name}: ядро его знает, а записи нет")
            continue
        pairs = (
            ("чтения", sorted(known.choices), sorted(one.id for one in reading.alternatives)),
            ("default", known.default, reading.default),
            ("grade", known.grade, reading.grade),
        )
        for what, there, here in pairs:
            if there != here:
                text = f"разночтение {name}: {what}: в ядре {there}, здесь {here}"
                yield Problem(reading.place.file, reading.place.line, text)


CHECKS = (
    core_can_be_loaded,
    examples_run,
    examples_do_not_wait_where_the_core_plays,
    positions_name_what_is_cited,
    tables_can_be_played,
    panels_have_content,
    implemented_rules_exist,
    executable_rules_are_implemented,
    executable_rules_are_shown,
    readings_agree_with_the_core,
)
