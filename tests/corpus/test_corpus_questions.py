"""What people ask at the table leads to the case that answers, and fills in what the question already says."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from corpus.book import Book
from corpus.edition import load
from corpus.render import dispute
from corpus.render.context import Page

ROOT = Path(__file__).resolve().parents[2]
QUESTIONS: dict[str, dict[str, str]] = yaml.safe_load((ROOT / "tests" / "corpus" / "questions.yml").read_text(encoding="utf-8"))
ASKED = [(game, question, wanted) for game, asked in QUESTIONS.items() for question, wanted in asked.items()]
SHOWN = 6
"""How many cases the desk shows before somebody asks for all of them."""


def answers(games: list[str]) -> list[list[list[Any]]]:
    """Ask the page's own finder, with or without the game."""
    content = dispute.desk_data(Page(Book(load(ROOT)), "dispute/"))
    questions = [[game, question] for game, (_, question, _) in zip(games, ASKED, strict=True)]
    run = subprocess.run(
        ["node", str(ROOT / "widgets" / "tests" / "dispute-find.mjs")],
        input=json.dumps({"cases": content["cases"], "games": content["games"], "questions": questions}),
        capture_output=True, text=True, check=True, cwd=ROOT,
    )  # fmt: skip
    return [json.loads(line) for line in run.stdout.splitlines()]


@pytest.fixture(scope="module")
def found() -> dict[tuple[str, str], list[list[Any]]]:
    hits = answers([game for game, _, _ in ASKED])
    return {(game, question): one for (game, question, _), one in zip(ASKED, hits, strict=True)}


@pytest.fixture(scope="module")
def found_anywhere() -> dict[tuple[str, str], list[list[Any]]]:
    hits = answers([""] * len(ASKED))
    return {(game, question): one for (game, question, _), one in zip(ASKED, hits, strict=True)}


@pytest.mark.parametrize(("game", "question", "wanted"), ASKED, ids=[f"{game}: {question}" for game, question, _ in ASKED])
def test_a_question_finds_its_case(found: Any, game: str, question: str, wanted: str) -> None:
    cases, _, fact = wanted.partition(" | ")
    case, facts = found[game, question][0]
    assert case in cases.split(" или "), [one for one, _ in found[game, question]]
    if fact:
        name, _, value = fact.partition("=")
        assert str(facts.get(name)) == value, facts


@pytest.mark.parametrize("game", QUESTIONS)
def test_thirty_ways_to_ask_are_known_for_a_game(game: str) -> None:
    assert len(QUESTIONS[game]) >= 30


def test_a_question_that_names_no_game_shows_its_case_too(found_anywhere: Any) -> None:
    """Half of the words fit several games; the case stands among the first nine times out of ten."""
    missed = [
        f"{game}: {question}"
        for game, question, wanted in ASKED
        if not any(case in wanted.partition(" | ")[0].split(" или ") for case, _ in found_anywhere[game, question][:SHOWN])
    ]
    assert len(missed) * 10 <= len(ASKED), missed
