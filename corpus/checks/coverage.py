"""Checks of completeness: every unit of the sources has its place, every rule has its source."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from corpus import markdown
from corpus.data import Unit
from corpus.edition import Edition
from corpus.inventory import read_ledger
from corpus.model import Example, Heading, Position, Problem, Prose, Rule, Span


def units_are_covered(edition: Edition) -> Iterator[Problem]:
    """Verify that every unit of a game that is present is a rule, is covered by one, or is waived."""
    waived = {waiver.id for waiver in edition.data.waivers}
    for slug, game in edition.text.games.items():
        for unit in edition.data.inventory.get(slug, []):
            if unit.id not in edition.holder and unit.id not in waived:
                yield Problem(game.index.file, 1, f"{unit.id}: нет в тексте ({unit.kind}, {unit.source})")


def rules_are_in_the_inventory(edition: Edition) -> Iterator[Problem]:
    """Verify that every rule except a house rule, and everything covered, is a unit of the inventory."""
    for rule in edition.text.rules():
        if rule.game not in edition.data.inventory:
            continue
        if rule.kind != "house" and rule.id not in edition.units:
            yield Problem(rule.place.file, rule.place.line, f"{rule.id}: такого номера нет в описи игры")
        for name in rule.covers:
            if name not in edition.units:
                yield Problem(rule.place.file, rule.place.of("covers"), f"{rule.id}: covers: «{name}» нет в описи")


def waivers_are_justified(edition: Edition) -> Iterator[Problem]:
    """Verify that a waiver names a unit of the inventory that is not written, once, with a reason of some length."""
    seen: set[str] = set()
    for waiver in edition.data.waivers:
        place = waiver.place
        if waiver.id not in edition.units:
            yield Problem(place.file, place.line, f"{waiver.id}: такого номера нет в описи")
        if waiver.id in edition.holder:
            yield Problem(place.file, place.line, f"{waiver.id}: и изъято, и есть в тексте")
        if waiver.id in seen:
            yield Problem(place.file, place.line, f"{waiver.id}: изъято дважды")
        if len(waiver.reason) < 10:
            yield Problem(place.file, place.line, f"{waiver.id}: нужна причина изъятия")
        seen.add(waiver.id)
    for waiver in [*edition.data.echo_waivers, *edition.data.doubt_waivers]:
        if len(waiver.reason) < 10:
            yield Problem(waiver.place.file, waiver.place.line, f"{waiver.id}: нужна причина изъятия")
    for waiver in edition.data.echo_waivers:
        if waiver.id not in edition.rules and waiver.id.partition(".")[0] in edition.text.games:
            yield Problem(waiver.place.file, waiver.place.line, f"{waiver.id}: такого правила нет")


def _wrong_span(edition: Edition, span: Span) -> str:
    source = edition.data.sources.get(span.source)
    if source is None:
        return f"источника «{span.source}» нет в corpus/sources.yml"
    if span.first > span.last:
        return f"строки в обратном порядке: {span}"
    if not 1 <= span.first <= span.last <= source.lines:
        return f"строк {span} нет: в источнике {source.lines} строк"
    if edition.data.page_of(span.source, span.first) is None:
        return f"для строк {span} не известна страница"
    return ""


def source_lines_exist(edition: Edition) -> Iterator[Problem]:
    """Verify that the lines a block names exist in the source and have a printed page."""
    for item in edition.text.items():
        if isinstance(item, Rule | Example | Position):
            for span in item.source:
                wrong = _wrong_span(edition, span)
                if wrong:
                    what = item.id if isinstance(item, Rule) else item.title
                    yield Problem(item.place.file, item.place.of("source"), f"{what}: {wrong}")


def source_lines_agree_with_the_inventory(edition: Edition) -> Iterator[Problem]:
    """Verify that a rule's lines touch the lines of its unit in the inventory."""
    for rule in edition.text.rules():
        unit = edition.units.get(rule.id)
        if unit is None or not rule.source:
            continue
        touches = any(
            span.source == unit.source.source and span.first <= unit.source.last and unit.source.first <= span.last
            for span in rule.source
        )
        if not touches:
            yield Problem(
                rule.place.file,
                rule.place.of("source"),
                f"{rule.id}: источник не сходится с описью ({unit.source})",
            )


def game_sources_exist(edition: Edition) -> Iterator[Problem]:
    """Verify that the opening page of a game names a source of `corpus/sources.yml`."""
    for game in edition.text.games.values():
        if game.source not in edition.data.sources:
            line = game.index.of("source")
            yield Problem(game.index.file, line, f"источника «{game.source}» нет в corpus/sources.yml")


MINUTE = "Игра за минуту"
"""The heading under which an opening page tells the whole game."""


def opening_pages_are_whole(edition: Edition) -> Iterator[Problem]:
    """Verify that an opening page says what the game is, and tells it in one minute with references to its rules."""
    for game in edition.text.games.values():
        under, words, refs = "", {"": 0, MINUTE: 0}, 0
        for item in game.index.items:
            if isinstance(item, Heading):
                under = markdown.plain(item.body.tokens)
            elif isinstance(item, Prose) and under in words:
                words[under] += len(item.body.markdown.split())
                refs += len(item.body.refs) if under == MINUTE else 0
        if not words[""]:
            yield Problem(game.index.file, 1, "нет вступления: что это за игра")
        if not words[MINUTE]:
            yield Problem(game.index.file, 1, f"нет рассказа под заголовком «{MINUTE}»")
        elif not refs:
            yield Problem(game.index.file, 1, f"«{MINUTE}»: нет ни одной ссылки на правила")
        elif words[MINUTE] > 220:
            yield Problem(game.index.file, 1, f"«{MINUTE}»: {words[MINUTE]} слов за минуту не прочесть (не больше 220)")


CHECKS = (
    units_are_covered,
    rules_are_in_the_inventory,
    waivers_are_justified,
    source_lines_exist,
    source_lines_agree_with_the_inventory,
    game_sources_exist,
    opening_pages_are_whole,
)


def inventory_equals_ledger(edition: Edition, ledger: Path) -> Iterator[Problem]:
    """Verify that the inventory holds exactly the units of the ledger."""
    units: dict[str, list[Unit]] = read_ledger(ledger)
    for game in sorted(units.keys() | edition.data.inventory.keys()):
        file = f"corpus/inventory/{game}.tsv"
        listed = {unit.id: unit for unit in edition.data.inventory.get(game, [])}
        wanted = {unit.id: unit for unit in units.get(game, [])}
        for name in wanted.keys() - listed.keys():
            yield Problem(file, 1, f"{name}: нет в описи: python -m corpus inventory --ledger …")
        for name in listed.keys() - wanted.keys():
            yield Problem(file, 1, f"{name}: лишнее в описи: python -m corpus inventory --ledger …")
        for name in listed.keys() & wanted.keys():
            if listed[name] != wanted[name]:
                yield Problem(file, 1, f"{name}: опись устарела: python -m corpus inventory --ledger …")


def all_games_are_present(edition: Edition) -> Iterator[Problem]:
    """Verify that every game of the inventory has its chapters."""
    for game in sorted(edition.data.inventory.keys() - edition.text.games.keys()):
        yield Problem(f"corpus/inventory/{game}.tsv", 1, f"игры «{game}» нет в docs/")
