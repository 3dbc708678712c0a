"""Exports: both validate, both read back to the same edition."""

from __future__ import annotations

import json

import jsonschema
import pytest
from lxml import etree

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


def test_json_validates_and_reads_back(exported):
    text = to_json(exported)
    schema = json.loads(jsonio.SCHEMA.read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(json.loads(text), schema)
    assert from_json(text) == exported


def test_tei_validates_and_reads_back(exported):
    text = to_tei(exported)
    grammar = etree.RelaxNG(etree.parse(str(tei.SCHEMA)))
    grammar.assertValid(etree.fromstring(text.encode()))
    assert from_tei(text) == exported


def test_a_broken_export_does_not_validate(exported):
    exported.games[0].chapters[1].items[1].rule.kind = "law"
    schema = json.loads(jsonio.SCHEMA.read_text(encoding="utf-8"))
    with pytest.raises(jsonschema.ValidationError, match="'law' is not one of"):
        jsonschema.validate(json.loads(to_json(exported)), schema)
    grammar = etree.RelaxNG(etree.parse(str(tei.SCHEMA)))
    assert not grammar.validate(etree.fromstring(to_tei(exported).replace('cert="high"', 'cert="surely"').encode()))


def test_the_whole_edition_exports_validates_and_reads_back():
    exported = gather(load())
    as_tei = to_tei(exported)
    etree.RelaxNG(etree.parse(str(tei.SCHEMA))).assertValid(etree.fromstring(as_tei.encode()))
    assert from_tei(as_tei) == exported
    assert from_json(to_json(exported)) == exported
    schema = json.loads(jsonio.SCHEMA.read_text(encoding="utf-8"))
    assert list(jsonschema.Draft202012Validator(schema).iter_errors(json.loads(to_json(exported)))) == []


def test_the_command_writes_both(world, monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(cli, "load", lambda root: world.load())
    out = tmp_path / "out"
    assert cli.main(["export", "--json", str(out / "e.json"), "--tei", str(out / "e.xml")]) == 0
    assert from_json((out / "e.json").read_text(encoding="utf-8")) == from_tei((out / "e.xml").read_text(encoding="utf-8"))
    assert cli.main(["export"]) == 2


def test_markup_that_a_chapter_does_not_have(world):
    world.change("docs/toy/rules.md", "Играют двое.", "> Цитата\n\nИграют двое.")
    assert world.problems() == ["docs/toy/rules.md:14: такой разметки в тексте нет: цитата (>)"]
