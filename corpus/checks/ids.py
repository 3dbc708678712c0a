"""Checks of ids and titles."""

from __future__ import annotations

import re
from collections.abc import Iterator

from corpus.edition import Edition
from corpus.model import Problem, Rule

_HOUSE = re.compile(r"\.h(\d+)$")


def _at(rule: Rule, text: str, option: str = "") -> Problem:
    return Problem(rule.place.file, rule.place.of(option), f"{rule.id}: {text}")


def ids_are_unique(edition: Edition) -> Iterator[Problem]:
    """Verify that an id names one rule, and that no two rules hold the same unit."""
    seen: dict[str, Rule] = {}
    for rule in edition.text.rules():
        if rule.id in seen:
            first = seen[rule.id].place
            yield _at(rule, f"номер уже занят: {first.file}:{first.line}")
        seen.setdefault(rule.id, rule)
    covered: dict[str, Rule] = {}
    for rule in edition.text.rules():
        for name in rule.covers:
            if name in seen:
                yield _at(rule, f"covers: «{name}» — самостоятельное правило", "covers")
            elif name in covered:
                yield _at(rule, f"covers: «{name}» уже включено в {covered[name].id}", "covers")
            covered.setdefault(name, rule)


def ids_belong_to_their_game(edition: Edition) -> Iterator[Problem]:
    """Verify that the first part of a rule's id is the game whose folder holds it."""
    for rule in edition.text.rules():
        if rule.id.partition(".")[0] != rule.game:
            yield _at(rule, f"правило стоит в главе игры «{rule.game}»")


def ids_are_registered(edition: Edition) -> Iterator[Problem]:
    """Verify that every id in use stands in `corpus/ids.tsv`."""
    for rule in edition.text.rules():
        for name in (rule.id, *rule.covers):
            if name not in edition.data.registry:
                yield _at(rule, f"номер «{name}» не записан в corpus/ids.tsv: python -m corpus register")


def ids_are_not_reused(edition: Edition) -> Iterator[Problem]:
    """Verify that a retired or renamed id is not used again."""
    for rule in edition.text.rules():
        for name in (rule.id, *rule.covers):
            entry = edition.data.registry.get(name)
            if entry is not None and entry.status != "live":
                yield _at(rule, f"номер «{name}» выведен из употребления ({entry.status}) и не даётся снова")


def registered_ids_lead_somewhere(edition: Edition) -> Iterator[Problem]:
    """Verify that a registered id is in the text or the inventory, and that a renamed one leads to a rule."""
    for entry in edition.data.registry.values():
        game = entry.id.partition(".")[0]
        if game not in edition.text.games:
            continue
        if entry.target and edition.resolve(entry.id) is None:
            yield Problem("corpus/ids.tsv", entry.line, f"{entry.id}: ведёт к «{entry.target}», такого правила нет")
        if entry.status == "live" and entry.id not in edition.holder and entry.id not in edition.units:
            yield Problem(
                "corpus/ids.tsv",
                entry.line,
                f"{entry.id}: номер был в издании и исчез: python -m corpus retire {entry.id} [номер-преемник]",
            )


def titles_are_unique(edition: Edition) -> Iterator[Problem]:
    """Verify that no two rules of a game have the same title."""
    for game in edition.text.games.values():
        seen: dict[str, Rule] = {}
        for rule in game.rules():
            key = rule.title.casefold()
            if key and key in seen:
                yield _at(rule, f"заголовок «{rule.title}» уже есть у {seen[key].id}", "title")
            seen.setdefault(key, rule)


def house_rules_have_house_ids(edition: Edition) -> Iterator[Problem]:
    """Verify that house rules, and only they, are called GAME.h1, GAME.h2 … and have the grade `house`."""
    for rule in edition.text.rules():
        numbered = _HOUSE.search(rule.id) is not None and rule.id not in edition.units
        if rule.kind == "house" and not numbered:
            yield _at(rule, f"домашнее правило называется «{rule.game}.h1», «{rule.game}.h2» …")
        elif rule.kind != "house" and numbered:
            yield _at(rule, "такой номер бывает только у домашних правил (kind: house)", "kind")
        if (rule.kind == "house") != (rule.grade == "house"):
            yield _at(rule, "степень house — только у домашних правил, и у всех них", "grade")


CHECKS = (
    ids_are_unique,
    ids_belong_to_their_game,
    ids_are_registered,
    ids_are_not_reused,
    registered_ids_lead_somewhere,
    titles_are_unique,
    house_rules_have_house_ids,
)
