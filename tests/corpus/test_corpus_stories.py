"""A story told at the table shows its case, and states what it states and nothing else."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml

from corpus.book import Book
from corpus.cli import main
from corpus.edition import load
from corpus.find import ask

ROOT = Path(__file__).resolve().parents[2]
STORIES: list[dict[str, Any]] = yaml.safe_load((ROOT / "tests" / "stories.yml").read_text(encoding="utf-8"))
FRESH: list[dict[str, Any]] = yaml.safe_load((ROOT / "tests" / "stories-fresh.yml").read_text(encoding="utf-8"))
"""Told of games for which no words of the table were gathered; no word of the vocabulary was chosen after them."""
NEW: list[dict[str, Any]] = yaml.safe_load((ROOT / "tests" / "stories-new.yml").read_text(encoding="utf-8"))
"""Cases drawn by lot, told before anybody looked at the words of the table."""
DECOYS: list[dict[str, Any]] = yaml.safe_load((ROOT / "tests" / "stories-decoys.yml").read_text(encoding="utf-8"))
"""Numbers, places and names of other things beside the words of the fields."""
LATER: list[dict[str, Any]] = yaml.safe_load((ROOT / "tests" / "stories-later.yml").read_text(encoding="utf-8"))
"""Cases by lot of which nobody had told before; written after the understanding was mended and before it was measured."""
LOT: list[dict[str, Any]] = yaml.safe_load((ROOT / "tests" / "stories-lot.yml").read_text(encoding="utf-8"))
"""Cases by lot once more, of those that were left."""
QUARRELS: list[dict[str, Any]] = yaml.safe_load((ROOT / "tests" / "stories-quarrels.yml").read_text(encoding="utf-8"))
"""Three quarrels a game, twice; what is found is kept. Few say their facts beside the nouns of a form: no share is asked of them."""
ALL = [*STORIES, *FRESH, *NEW, *LOT, *LATER, *DECOYS]
ASKED = "назначили четыре, а взяли девять"


@pytest.fixture(scope="module")
def told() -> list[dict[str, Any]]:
    asked = [{"game": one["case"].partition(".")[0], "text": one["story"]} for one in ALL]
    return ask(Book(load(ROOT)), [*asked, {"game": "vint", "text": ASKED}])


def test_two_hundred_stories_are_told() -> None:
    told = [one["story"] for one in ALL]
    assert len(STORIES) >= 200 and len(FRESH) >= 60 and len(set(told)) == len(told)


SETS = [
    (STORIES, 0),
    (FRESH, len(STORIES)),
    (NEW, len(STORIES) + len(FRESH)),
    (LOT, len(STORIES) + len(FRESH) + len(NEW)),
    (LATER, len(ALL) - len(DECOYS) - len(LATER)),
]


@pytest.mark.parametrize(("stories", "first"), SETS, ids=["known", "fresh", "new", "lot", "later"])
def test_a_story_shows_its_case_among_three(told: list[dict[str, Any]], stories: list[dict[str, Any]], first: int) -> None:
    pairs = zip(stories, told[first:], strict=False)
    missed = [one["story"] for one, answer in pairs if one["case"] not in [case["id"] for case in answer["cases"][:3]]]
    assert len(missed) * 20 <= len(stories), missed


@pytest.mark.parametrize(
    ("stories", "first"), [*SETS, (DECOYS, len(ALL) - len(DECOYS))], ids=["known", "fresh", "new", "lot", "later", "decoys"]
)
def test_no_fact_is_invented_and_most_of_what_is_stated_is_understood(
    told: list[dict[str, Any]], stories: list[dict[str, Any]], first: int
) -> None:
    wrong, understood, stated = [], 0, 0
    for one, answer in zip(stories, told[first:], strict=False):
        facts = next((case["facts"] for case in answer["cases"] if case["id"] == one["case"]), [])
        stated += len(one["facts"])
        for fact in facts:
            if str(fact["value"]) == one["facts"].get(fact["name"]):
                understood += 1
            else:
                wrong.append((one["story"], fact["name"], fact["value"]))
    assert wrong == []
    assert understood >= 0.6 * stated, (understood, stated)


def test_a_quarrel_shows_its_case_among_three_and_invents_nothing() -> None:
    told = ask(Book(load(ROOT)), [{"game": one["case"].partition(".")[0], "text": one["story"]} for one in QUARRELS])
    missed = [
        one["story"]
        for one, answer in zip(QUARRELS, told, strict=True)
        if one["case"] not in [case["id"] for case in answer["cases"][:3]]
    ]
    assert len(QUARRELS) >= 160 and len(missed) * 20 <= len(QUARRELS), missed
    wrong = [
        (one["story"], fact["name"], fact["value"])
        for one, answer in zip(QUARRELS, told, strict=True)
        for case in answer["cases"]
        if case["id"] == one["case"]
        for fact in case["facts"]
        if str(fact["value"]) != one["facts"].get(fact["name"])
    ]
    assert wrong == []


def test_another_game_is_no_filter_where_the_game_is_known() -> None:
    """«В горку» of a story of преферанс is no game of горка."""
    (told,) = ask(Book(load(ROOT)), [{"game": "preferans", "text": "взял на распасах четыре, сколько мне в горку"}])
    assert told["game"] == "preferans" and {case["id"].partition(".")[0] for case in told["cases"]} == {"preferans"}


def test_the_command_line_understands_what_the_desk_understands(told: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ask", ASKED, "--game", "vint", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == told[-1]
    assert {one["name"]: one["value"] for one in told[-1]["cases"][0]["facts"]} == {"contract": "четыре", "tricks": 9}


DISPUTES = [
    one
    for path in sorted((ROOT / "tests" / "disputes").glob("*.yml"))
    for one in yaml.safe_load(path.read_text(encoding="utf-8"))
    if "words" in one
]


def test_a_dispute_is_found_by_the_words_that_people_use() -> None:
    asked = [{"game": one["case"].partition(".")[0], "text": one["words"]} for one in DISPUTES]
    pairs = zip(DISPUTES, ask(Book(load(ROOT)), asked), strict=True)
    missed = [
        (one["words"], [case["id"] for case in answer["cases"][:3]])
        for one, answer in pairs
        if one["case"] not in [case["id"] for case in answer["cases"][:3]]
    ]
    assert len(DISPUTES) >= 40
    assert missed == []
