"""Exports: both validate, both read back to the same edition."""

from __future__ import annotations

import json

import pytest

from corpus import cli
from corpus.edition import load
from corpus.editions import freeze
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


def test_the_command_writes_both(world, monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(cli, "load", lambda root: world.load())
    out = tmp_path / "out"
    assert cli.main(["export", "--json", str(out / "e.json"), "--tei", str(out / "e.xml")]) == 0
    assert from_json((out / "e.json").read_text(encoding="utf-8")) == from_tei((out / "e.xml").read_text(encoding="utf-8"))
    assert cli.main(["export"]) == 2


def test_markup_that_a_chapter_does_not_have(world):
    world.change("docs/toy/rules.md", "Играют двое.", "> Цитата\n\nИграют двое.")
    assert world.problems() == ["docs/toy/rules.md:14: такой разметки в тексте нет: цитата (>)"]
