"""What people ask at the table leads to the case that answers, and fills in what the question already says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from corpus.book import Book
from corpus.edition import load
from corpus.find import ask

ROOT = Path(__file__).resolve().parents[2]
QUESTIONS: dict[str, dict[str, str]] = yaml.safe_load((ROOT / "tests" / "corpus" / "questions.yml").read_text(encoding="utf-8"))
ASKED = [(game, question, wanted) for game, asked in QUESTIONS.items() for question, wanted in asked.items()]
REMOVED: list[dict[str, str]] = yaml.safe_load((ROOT / "tests" / "corpus" / "removed.yml").read_text(encoding="utf-8"))
SHOWN = 6
"""How many cases the desk shows before somebody asks for all of them."""


@pytest.fixture(scope="module")
def book() -> Book:
    return Book(load(ROOT))


@pytest.fixture(scope="module")
def found(book: Book) -> list[dict[str, Any]]:
    return ask(book, [{"game": game, "text": question} for game, question, _ in ASKED])


def place(wanted: str, answer: dict[str, Any]) -> int:
    """Say where the case stands that answers."""
    cases = wanted.partition(" | ")[0].split(" или ")
    return next((at for at, case in enumerate(answer["cases"]) if case["id"] in cases), len(answer["cases"]) + SHOWN)


def test_a_question_finds_its_case_first_or_near(found: list[dict[str, Any]]) -> None:
    """The desk ranks by the search of the whole book: first for nineteen of twenty, among three for nearly all."""
    places = [place(wanted, answer) for (_, _, wanted), answer in zip(ASKED, found, strict=True)]
    later = [question for (_, question, _), at in zip(ASKED, places, strict=True) if at]
    missed = [question for (_, question, _), at in zip(ASKED, places, strict=True) if at >= 3]
    assert len(later) * 20 <= len(ASKED), later
    assert len(missed) * 50 <= len(ASKED), missed


def test_a_question_fills_in_what_it_says_and_nothing_else(found: list[dict[str, Any]]) -> None:
    said, wrong = [], []
    for (_, question, wanted), answer in zip(ASKED, found, strict=True):
        cases, _, fact = wanted.partition(" | ")
        name, _, value = fact.partition("=")
        if not fact:
            continue
        facts = {
            one["name"]: str(one["value"])
            for case in answer["cases"]
            if case["id"] in cases.split(" или ")
            for one in case["facts"]
        }
        said.append(facts.get(name) == value)
        if name in facts and facts[name] != value:
            wrong.append((question, name, facts[name]))
    assert wrong == []
    assert all(said)


def test_a_fact_that_the_words_do_not_say_is_understood_no_more(book: Book) -> None:
    """Each expectation that was removed is listed; the case is still among those shown, its field is not set."""
    answers = ask(book, [{"game": one["game"], "text": one["words"]} for one in REMOVED])
    for one, answer in zip(REMOVED, answers, strict=True):
        assert one["case"] in [case["id"] for case in answer["cases"][:SHOWN]], one
        assert one["field"] not in {
            fact["name"] for case in answer["cases"] if case["id"] == one["case"] for fact in case["facts"]
        }, one


@pytest.mark.parametrize("game", QUESTIONS)
def test_thirty_ways_to_ask_are_known_for_a_game(game: str) -> None:
    assert len(QUESTIONS[game]) >= 30


def test_a_question_that_names_no_game_shows_its_case_too(book: Book) -> None:
    """Half of the words fit several games; the case stands among the first nine times out of ten."""
    answers = ask(book, [{"text": question} for _, question, _ in ASKED])
    missed = [
        f"{game}: {question}"
        for (game, question, wanted), answer in zip(ASKED, answers, strict=True)
        if place(wanted, answer) >= SHOWN
    ]
    assert len(missed) * 10 <= len(ASKED), missed
