"""The page of the desk: its data, its list without scripts, the buttons that lead to it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from corpus.book import Book
from corpus.edition import load
from corpus.editions import text_hash
from corpus.render import dispute
from corpus.render.build import rule_indexes
from corpus.render.chapter import free_page
from corpus.render.context import Page
from corpus.render.game_page import game_page
from corpus.render.sheet import sheet
from corpus.render.text import TextRenderer

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def book() -> Book:
    return Book(load(ROOT))


@pytest.fixture(scope="module")
def page(book: Book) -> str:
    return free_page(next(one for one in book.edition.text.pages if one.name == "dispute"), book)


def data_of(page: str, element: str) -> dict:
    match = re.search(rf'<{element}><script type="application/json">(.*?)</script>', page, re.S)
    return json.loads(match[1])


def test_the_desk_knows_every_case_of_the_core(book: Book, page: str) -> None:
    data = data_of(page, "zs-dispute")
    assert {one["id"] for one in data["cases"]} == set(book.edition.core.calculators)
    assert data["edition"] == book.number
    assert [one["slug"] for one in data["games"]] == list(dict.fromkeys(one["game"] for one in data["cases"]))


def test_every_case_rests_on_rules_that_exist(book: Book, page: str) -> None:
    for one in data_of(page, "zs-dispute")["cases"]:
        assert one["rules"], one["id"]
        assert set(one["rules"]) <= set(book.edition.rules)


def test_every_case_is_listed_for_a_reader_without_scripts(book: Book, page: str) -> None:
    static = re.sub(r"<script.*?</script>", "", page, flags=re.S)
    for one in data_of(page, "zs-dispute")["cases"]:
        assert f"<li>{one['title']}: " in static, one["id"]


def test_every_game_with_cases_has_its_button(book: Book) -> None:
    for game in book.games:
        button = f'href="../dispute/?game={game.slug}#desk">Разобрать спор</a>'
        assert (button in game_page(game, book)) is bool(book.cases.get(game.slug))


def test_every_rule_of_a_game_with_cases_leads_to_the_desk_and_no_other_does(book: Book) -> None:
    page = Page(book, "r/sixty-six.20/", "sixty-six")
    rules = book.edition.rules
    block = sheet(rules["sixty-six.20"], page, TextRenderer(page))
    assert '<a class="zs-argue" href="../../dispute/?rule=sixty-six.20#desk">Спор по этому §</a>' in block
    house = sheet(rules["sixty-six.h4"], page, TextRenderer(page))
    assert ">Спор по этому правилу</a>" in house
    bare = next(rule for rule in book.edition.text.rules() if rule.id.startswith("vint.") and rule.id not in book.cases_of)
    assert f"?rule={bare.id}#desk" in sheet(bare, page, TextRenderer(page))
    for rule in book.edition.text.rules():
        known = bool(book.cases.get(rule.id.partition(".")[0]))
        assert bool(dispute.rule_button(rule, page)) is known, rule.id


def test_the_rule_index_carries_the_hash_of_each_text(book: Book) -> None:
    rules = json.loads(rule_indexes(book)["assets/rules/sixty-six.json"])
    assert rules["sixty-six.20"]["hash"] == text_hash(book.edition.rules["sixty-six.20"])


def test_forms_and_words_of_readings_lie_in_one_file_a_game(book: Book) -> None:
    files = dispute.case_files(book)
    found = files["assets/dispute/sixty-six.json"]
    assert set(found["cases"]) == {name for name in book.edition.core.calculators if name.startswith("sixty-six.")}
    for name, words in found["readings"].items():
        known = book.edition.core.readings[name]
        assert set(known.choices) <= set(words["choices"])
        assert words["default"] == known.default


def test_a_game_tells_the_doubts_that_it_shares_with_its_kin(book: Book) -> None:
    files = dispute.case_files(book)
    for game in book.games:
        found = files[f"assets/dispute/{game.slug}.json"]
        asked = {one["id"] for one in book.edition.core.game(game.slug).get("readings", [])}
        assert set(found["readings"]) >= asked, game.slug
        assert next(iter(found["readings"]), game.slug).startswith(game.slug), "its own come first"
    assert "piket.terz-quart" in files["assets/dispute/piket-norm.json"]["readings"]
    assert "vist.surplus" in files["assets/dispute/humbug.json"]["readings"]
