"""Questions of players lead to the rules that answer them: the page's own search, run by Node."""

from __future__ import annotations

import gzip
import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pymorphy3
import pytest

from corpus import find as search
from corpus.book import Book
from corpus.cli import main
from corpus.edition import load
from tests.asked import DRAWN, WAYS, drawn, measured, questions

ROOT = Path(__file__).resolve().parents[2]
BARS = {"inside": (65, 85, 97), "named": (65, 85, 97), "home": (45, 65, 85)}
"""Percent of questions whose rule stands first, among three, among ten."""


@pytest.fixture(scope="module")
def book() -> Book:
    return Book(load(ROOT))


def test_every_game_is_asked_about_in_questions_and_in_a_few_words(book: Book) -> None:
    asked = questions()
    games = Counter(one.game for one in asked)
    assert set(games) == set(book.edition.text.games)
    assert min(games.values()) >= 15 and len(asked) >= 400
    assert 0.4 <= sum(one.whole for one in asked) / len(asked) <= 0.6
    assert len({(one.game, one.text) for one in asked}) == len(asked)
    for one in asked:
        assert set(one.rules) <= set(book.edition.rules), one


EMPTY = {"PREP", "CONJ", "PRCL", "NPRO", "INTJ", "PRED", "Apro", "Ques"}
"""Parts of speech that tell nothing by themselves."""
LIGHT = set("сколько как когда где кто какой который мочь можно быть надо нужно должный обязанный".split())


def runs(text: str, analyzer: pymorphy3.MorphAnalyzer) -> set[tuple[str, ...]]:
    """Give every three content words in a row, each as its dictionary form."""
    words = [analyzer.parse(word)[0] for word in re.findall(r"[а-яё]+|\d+", text.lower())]
    said = [
        one.normal_form for one in words if not (one.tag.POS in EMPTY or EMPTY & one.tag.grammemes or one.normal_form in LIGHT)
    ]
    return {tuple(said[at : at + 3]) for at in range(len(said) - 2)}


def test_no_phrasing_of_a_rule_is_taken_from_a_question(book: Book) -> None:
    analyzer = pymorphy3.MorphAnalyzer()
    asked = {run: one.text for one in questions() for run in runs(one.text, analyzer)}
    taken = [
        (rule.id, ask, asked[run])
        for rule in book.edition.text.rules()
        for ask in rule.asks
        for run in runs(ask, analyzer)
        if run in asked
    ]
    assert taken == []


@pytest.mark.parametrize("way", WAYS)
def test_the_rule_that_answers_stands_first_or_near(book: Book, way: str) -> None:
    whole = measured(book, way)["все"]
    assert all(found >= bar for found, bar in zip(whole, BARS[way], strict=True)), (way, whole)


@pytest.mark.parametrize("way", WAYS)
def test_with_rules_drawn_by_lot_the_bars_hold_as_well(book: Book, way: str) -> None:
    """Sets drawn by lot are harder than what players ask first; all that is kept holds the bars together."""
    lots = [one for name in DRAWN for one in drawn(name)]
    assert len(lots) >= 150 and {rule for one in lots for rule in one.rules} <= set(book.edition.rules)
    whole = measured(book, way, [*questions(), *lots])["все"]
    assert all(found >= bar for found, bar in zip(whole, BARS[way], strict=True)), (way, whole)


@pytest.mark.parametrize("way", ["inside", "named"])
def test_the_first_lot_holds_the_bars_alone(book: Book, way: str) -> None:
    whole = measured(book, way, drawn("fresh"))["все"]
    assert all(found >= bar for found, bar in zip(whole, BARS[way], strict=True)), (way, whole)


def test_the_index_is_light(book: Book) -> None:
    assert len(gzip.compress(search.index_file(book).encode(), 9)) <= 700_000


def first(book: Book, *asked: str, **more: Any) -> list[dict[str, Any]]:
    return search.find(book, [{"text": one, **more} for one in asked])


SPELT = {
    "перездача": "пересдача",
    "преферанц мизер": "преферанс мизер",
    "сыграный мизер": "сыгранный мизер",
    "ghbreg": "прикуп",
    "htyjyc": "ренонс",
    "mizer": "мизер",
    "renons v vinte": "ренонс в винте",
    "«ренонс», винт!": "ренонс винт",
    "ПЕРЕСДАЧА": "пересдача",
    "счет онеров": "счёт онёров",
    "гусарик ремиз": "гусарский преферанс ремиз",
    "сочинка распасы": "современный преферанс распасы",
    "стукалка голец": "стуколка голец",
    "bang пиво": "бах пиво",
    "vint шлем": "винт шлем",
}


def test_slips_keyboards_alphabets_and_nicknames_lead_to_the_same_place(book: Book) -> None:
    answers = zip(SPELT, first(book, *SPELT), first(book, *SPELT.values()), strict=True)
    for one, found, wanted in answers:
        assert found["rules"][0]["id"] == wanted["rules"][0]["id"], one
        assert found["missing"] == []


TALK = {
    "у кого больше крестей": "konchinka.17",
    "сколько очков за картинки в пикете": "piket.21",
    "засветил свою карту в винте": "vint.171a",
    "раздающий показал козыря в висте": "vist.10",
    "банкир подглядел": "banchek.peek",
    "с какой записи пулька": "preferans.tab.start",
}


def test_table_talk_finds_the_words_of_the_book(book: Book) -> None:
    for asked, answer in zip(TALK, first(book, *TALK), strict=True):
        assert TALK[asked] in [rule["id"] for rule in answer["rules"][:3]], asked


def test_a_game_in_the_question_is_a_filter_and_can_be_taken_back(book: Book) -> None:
    (found,) = first(book, "пикет репик")
    assert [(one["kind"], one["text"]) for one in found["understood"]] == [("game", "Пикет")]
    assert {rule["id"].partition(".")[0] for rule in found["rules"]} == {"piket"}
    (taken,) = first(book, "пикет репик", without=["game"])
    assert taken["understood"] == [] and taken["game"] == ""


def test_a_word_of_several_games_is_no_name_of_one(book: Book) -> None:
    found, led = first(book, "сколько вистов за взятку", "онёры в висте")
    assert found["game"] == "" and led["game"] == "vist"


def test_the_pages_of_a_game_come_first(book: Book) -> None:
    (found,) = first(book, "ренонс", game="rams")
    assert found["rules"][0]["id"].startswith("rams.")


def test_negation_counts(book: Book) -> None:
    not_yet, closed, taken = search.find(
        book,
        [
            {"text": "взятку ещё не закрыли"},
            {"text": "взятку уже закрыли"},
            {"text": "взятку ещё не закрыли", "without": ["not:закрыть"]},
        ],
    )
    assert not_yet["rules"][0]["id"] in {"vist.19", "vint.151a", "vint.152a"}
    assert [one["key"] for one in not_yet["understood"]] == ["not:закрыть"]
    assert closed["understood"] == [] and taken["understood"] == []


def test_a_negation_ends_with_its_clause(book: Book) -> None:
    had_none, not_given = search.find(book, [{"text": "масти не было, это ренонс?"}, {"text": "не дал масть, хотя была"}])
    assert had_none["understood"] == []
    assert [one["key"] for one in not_given["understood"]] == ["not:дать"]


def test_a_negation_is_shown_as_it_was_said(book: Book) -> None:
    said = search.find(book, [{"text": text} for text in ("остался без взяток", "взятку не закрыли", "нет нужной масти")])
    assert [[one["text"] for one in found["understood"] if one["kind"] == "not"] for found in said] == [
        ["без взяток"],
        ["не закрыли"],
        ["нет масти"],
    ]


def test_tricks_that_are_missing_are_no_negation(book: Book) -> None:
    (found,) = first(book, "сел без двух на шестерной")
    assert found["understood"] == []


def test_a_word_of_no_rule_is_said_to_be_absent(book: Book) -> None:
    (found,) = first(book, "абырвалг козырь")
    assert found["missing"] == ["абырвалг"] and found["rules"]


def test_the_command_line_finds_what_the_page_finds(book: Book, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["find", "мушка", "ремиз", "--json"]) == 0
    (found,) = first(book, "мушка ремиз")
    assert json.loads(capsys.readouterr().out) == found
    assert main(["find", "ремиз", "--game", "mushka", "--most", "1"]) == 0
    assert capsys.readouterr().out.startswith("mushka.")
    assert main(["find", "ремиз", "--game", "нет"]) == 2
    assert "игры «нет» нет" in capsys.readouterr().err


TABLES = {
    "preferans.tab.1": "Червы: простая — 10, 7 — 20, 8 — 30, 9 — 40, 10 — 50.",
    "sixty-six.3": "Очки: Т — 11, 10 — 10, К — 4, Д — 3, В — 2, 9 — 0.",
    "vint.r5b": "простая — 10, два — 20, три — 30, четыре — 40, пять — 50, малый шлем — 60, большой шлем — 70.",
    "vist.63": "Онёров у стороны — пуан: пять — 5; четыре — 4; три — 2.",
    "piket.22": "Карт подряд 5: за карты — 5, за квинту — 15, вместе — 20.",
    "bang.setup.roles": "Игроков 4: шериф — 1, предатель — 1, бандиты — 2, жители — нет.",
    "lentjurlju.cards": "♠Д ♠Т",
}


def test_a_table_is_told_row_by_row(book: Book) -> None:
    """A hit shows one sentence and the desk begins with the text: a row says what its figures are."""
    told = {f"{slug}.{row[1]}": row[5] for slug, row in rows(book)}
    for rule, sentence in TABLES.items():
        assert sentence in told[rule].replace("\ufe0e", "").split("\n"), told[rule]


def rows(book: Book) -> list[tuple[str, list[Any]]]:
    """Give the rules of the index with their games."""
    content = search.gather(book)
    return [(content["games"][content["chapters"][row[0]][0]]["slug"], row) for row in content["rules"]]


def test_a_page_is_named_with_its_book(book: Book) -> None:
    named = {game["slug"]: game["book"] for game in search.gather(book)["games"]}
    assert named["vint"] == "Правила карточных игр" and all(named.values())
