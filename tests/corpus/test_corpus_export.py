"""Exports: both validate, both read back to the same edition."""

from __future__ import annotations

import json

import pytest

from corpus import cli
from corpus.edition import ROOT, load
from corpus.editions import freeze, read_changes
from corpus.export import from_json, from_tei, gather, jsonio, tei, to_json, to_tei
from corpus.tree import from_markdown, to_markdown

SAMPLE = """\
Первый **жирный *наклонный*** и `♠Т`, [[toy.1]], [[toy.1|сло_во]], [ренонсом](term:открытая карта), [сайт](https://example.org).

- раз
- два

  с продолжением

1. один
2. другой

| Карта | Очки |
|---|---:|
| ♠Т \\| ♥Т | [[toy.1|11]] |

\\- не список\\
новая строка
"""


def test_a_text_reads_back_from_its_canonical_form():
    tree = from_markdown(SAMPLE)
    assert len(tree) == 5
    assert from_markdown(to_markdown(tree)) == tree


@pytest.fixture
def exported(world):
    freeze(world.load(), "2026-01-31", "Первая")
    world.change("docs/toy/rules.md", "Примечание редактора.", SAMPLE)
    world.append("docs/toy/rules.md", "\n### Глубже\n\nСлова.\n\n## Снова\n\n/// table | toy\n    seed: 5\n///\n")
    return gather(world.load())


@pytest.fixture
def json_errors():
    """Give a function that lists what the JSON Schema finds wrong."""
    import jsonschema

    schema = json.loads(jsonio.SCHEMA.read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    return lambda text: [error.message for error in validator.iter_errors(json.loads(text))]


@pytest.fixture
def tei_errors():
    """Give a function that lists what the RELAX NG grammar finds wrong."""
    from lxml import etree

    grammar = etree.RelaxNG(etree.parse(str(tei.SCHEMA)))

    def errors(text: str) -> list[str]:
        grammar.validate(etree.fromstring(text.encode()))
        return [str(error.message) for error in grammar.error_log]

    return errors


def test_json_reads_back(exported):
    assert from_json(to_json(exported)) == exported


def test_tei_reads_back(exported):
    assert from_tei(to_tei(exported)) == exported


def test_json_is_valid(exported, json_errors):
    assert json_errors(to_json(exported)) == []


def test_tei_is_valid(exported, tei_errors):
    assert tei_errors(to_tei(exported)) == []


def test_a_broken_json_is_not_valid(exported, json_errors):
    exported.games[0].chapters[1].items[1].rule.kind = "law"
    assert len(json_errors(to_json(exported))) == 1


def test_a_broken_tei_is_not_valid(exported, tei_errors):
    assert tei_errors(to_tei(exported).replace('cert="high"', 'cert="surely"'))


@pytest.fixture(scope="module")
def whole():
    return gather(load())


def test_the_whole_edition_reads_back(whole):
    assert from_json(to_json(whole)) == whole
    assert from_tei(to_tei(whole)) == whole


def test_the_whole_edition_is_valid_json(whole, json_errors):
    assert json_errors(to_json(whole)) == []


def test_the_whole_edition_is_valid_tei(whole, tei_errors):
    assert tei_errors(to_tei(whole)) == []


def test_a_rule_carries_page_printed_number_readings_edition_and_hash(whole):
    rules = {
        item.rule.id: item.rule for game in whole.games for chapter in game.chapters for item in chapter.items if item.rule
    }
    part = rules["vint.151b"]
    assert (part.label, part.printed) == ("§\u00a0151\u00a0б", "§\u00a0151")
    rule = rules["vint.147"]
    assert (rule.printed, rule.pages) == ("§\u00a0147", [["000", "28"]])
    assert "vint.revoke-undertricks" in rule.readings
    grounds = {one.id: [way[2] for way in one.ways] for one in whole.readings}
    assert all(grounds["vint.revoke-undertricks"])
    unpaged = [rule.id for rule in rules.values() if rule.source and not rule.pages]
    assert unpaged == []
    later = {rule.id for rule in rules.values() if rule.edition == 0}
    assert {one.id for one in read_changes(ROOT, [])} <= later
    assert later == {rule.id for rule in rules.values() if whole.editions[-1].hashes.get(rule.id) != rule.hash}
    assert whole.licence == ["CC BY 4.0", "https://creativecommons.org/licenses/by/4.0/"]


def test_tei_says_where_a_printed_page_begins(whole):
    text = to_tei(whole)
    assert '<pb n="28" edRef="#src-000" />\n<div type="rule" n="vint.144"' in text
    assert '<licence target="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</licence>' in text


def test_the_command_writes_both(world, monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(cli, "load", lambda root: world.load())
    out = tmp_path / "out"
    assert cli.main(["export", "--json", str(out / "e.json"), "--tei", str(out / "e.xml")]) == 0
    assert from_json((out / "e.json").read_text(encoding="utf-8")) == from_tei((out / "e.xml").read_text(encoding="utf-8"))
    assert cli.main(["export"]) == 2


def test_markup_that_a_chapter_does_not_have(world):
    world.change("docs/toy/rules.md", "Играют двое.", "> Цитата\n\nИграют двое.")
    assert world.problems() == ["docs/toy/rules.md:14: такой разметки в тексте нет: цитата (>)"]


def test_lines_that_are_hard_to_read_are_told_with_their_words_and_gaps(world):
    """A rule whose lines hold doubtful words carries `certainty`, one with unread words a `gap`; a reading that rests on it too."""
    rule = next(rule for rule in world.load().rules.values() if rule.source)
    span = rule.source[0]
    world.write(
        f"corpus/scanned/{span.source}.tsv",
        "shape\twords\tdoubtful\tunread\n" + "1a2b\t4\t1\t1\n" * span.last,
    )
    exported = gather(world.load())
    found = next(
        item.rule
        for item in exported.games[0].chapters[0].items + exported.games[0].chapters[-1].items
        if item.rule and item.rule.id == rule.id
    )
    lines = span.last - span.first + 1
    assert found.legible[0] == [4 * lines, lines, lines]
    text = to_tei(exported)
    assert f'<certainty locus="value" degree="0.7500" n="{lines}" />' in text
    assert f'<gap reason="illegible" unit="word" quantity="{lines}" />' in text
    assert from_tei(text) == exported
