"""Disputes and the apparatus of readings."""

from __future__ import annotations

import json
from typing import Any

import pytest

import rules_py
from rules_py.desk import dispute, web
from rules_py.desk import outcomes as apparatus
from rules_py.frame.errors import InputError
from rules_py.frame.face import play_out
from rules_py.frame.rng import Generator

HALF = {"outcome": "набрал", "loser_cards": 30, "loser_tricks": 2, "loser_extra": 20}


def test_a_verdict_shows_what_every_reading_gives_and_where_they_part() -> None:
    sheet = dispute.decide({"case": "sixty-six.game-points", "facts": HALF})
    assert (sheet["verdict"], sheet["grade"], sheet["grade_name"]) == (
        "Взявший игру пишет 2\u00a0игры.",
        "inferred",
        "по смыслу",
    )
    assert [(one["readings"], one["result"]["total"], one["cost"], one["parts_at"]) for one in sheet["others"]] == [
        ({"sixty-six.half": "all"}, 1, -1, ["sixty-six.19"])
    ]


def test_readings_outside_the_chain_are_not_varied() -> None:
    found = apparatus.of_calculator("sixty-six.game-points", {"outcome": "никто"})
    assert len(found) == 1 and not found[0].differs


def test_facts_that_do_not_matter_are_left_out() -> None:
    sheet = dispute.decide({"case": "sixty-six.game-points", "facts": {"outcome": "никто"}})
    assert [fact["name"] for fact in sheet["facts"]] == ["outcome"]
    assert sheet["facts"][0]["text"] == "никто не набрал 66, колоду не закрывали"


def test_a_move_of_a_recorded_deal_is_judged() -> None:
    game = rules_py.game("sixty-six")
    state = game.deal(3)
    mover = state.to_move
    sheet = dispute.decide({"record": state.to_json(), "action": "close", "seat": mover})
    assert sheet["result"]["allowed"] is True and sheet["result"]["cites"] == ["sixty-six.15", "sixty-six.16"]
    assert [(fact["label"], fact["text"]) for fact in sheet["facts"]] == [
        ("Сдача", "№\u00a03"),
        ("Перед ходом", "1"),
        ("Чей ход", "Вы" if mover == 0 else "Соперник"),
        ("Ход", "Закрыть колоду"),
    ]
    other = dispute.decide({"record": state.to_json(), "action": "close", "seat": 1 - (mover or 0)})
    assert other["verdict"] == "Сейчас ход соперника" and other["result"]["allowed"] is False


@pytest.mark.parametrize(
    "reading", [one for one in rules_py.readings().values() if one.id.startswith("sixty-six.")], ids=lambda one: one.id
)
def test_a_case_is_found_where_the_answers_part(reading: rules_py.Reading) -> None:
    found = apparatus.find_difference(reading.id, reading.choices[0], reading.choices[1])
    assert found is not None
    assert found.parts_at
    if found.calculator:
        calculator = rules_py.calculator(found.calculator)
        again = [calculator(found.given, {reading.id: choice}).to_json() for choice in reading.choices[:2]]
        assert again[0] != again[1]


def test_equal_answers_never_part() -> None:
    assert apparatus.find_difference("sixty-six.half", "cards", "cards", tries=30) is None


def test_a_finished_deal_is_recalculated_under_its_readings() -> None:
    game = rules_py.game("sixty-six")
    state = game.deal(1, {"target": 1})
    play_out(game, state, [game.bots["random"]] * 2, Generator(1))
    found = apparatus.of_match(state.to_json())
    assert found[0]["readings"] == {} and not found[0]["differs"]
    assert all(one["differs"] == bool(one["parts_at"] or one["error"]) for one in found)


@pytest.mark.parametrize(
    ("asked", "field"),
    [
        (None, "dispute"), ([], "dispute"), ({"case": "nope"}, "case"), ({"case": 5}, "case"), ({"чужое": 1}, "чужое"),
        ({"case": "sixty-six.cards", "facts": []}, "given"), ({"case": "sixty-six.cards", "readings": 7}, "readings"),
        ({"case": "sixty-six.cards", "readings": {"x": "y"}}, "readings"), ({"record": 5, "action": "x"}, "record"),
        ({"record": {"game": "sixty-six", "version": 1, "deal": {"seed": 1}, "actions": []}}, "action"),
        ({"record": {"game": "sixty-six", "version": 1, "deal": {"seed": 1}, "actions": []}, "action": "close", "seat": 9}, "seat"),
    ],
)  # fmt: skip
def test_a_bad_dispute_is_refused_by_its_field(asked: Any, field: str) -> None:
    with pytest.raises(InputError) as refused:
        dispute.decide(asked)
    assert refused.value.field == ("id" if field == "case" else field)
    answer = json.loads(web.handle(json.dumps({"do": "dispute", "dispute": asked})))
    assert answer["ok"] is False and answer["error"]["text"]


def test_the_page_asks_for_cases_outcomes_and_differences() -> None:
    def ask(**request: Any) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(web.handle(json.dumps(request)))
        return answer

    cases = ask(do="cases", game="sixty-six")["cases"]
    assert cases[0]["kind"] == "irregularity" and cases[-1]["kind"] == "settlement"
    assert ask(do="cases", game="nope")["error"]["field"] == "game"
    assert len(ask(do="outcomes", id="sixty-six.game-points", given=HALF)["outcomes"]) == 2
    found = ask(do="difference", reading="sixty-six.half", first="cards", second="all")["difference"]
    assert found["calculator"] == "sixty-six.game-points"
    assert ask(do="difference", reading="nope", first="a", second="b")["error"]["field"] == "reading"
    asked = {"do": "difference", "reading": "sixty-six.half", "first": "cards", "second": "cards"}
    assert ask(**asked, tries=5, deals=0)["difference"] is None
    assert ask(**asked, tries=0)["error"]["field"] == "tries"
    assert ask(**asked, deals=61)["error"]["field"] == "deals"


def test_a_move_is_judged_under_the_other_readings_of_its_rule() -> None:
    game = rules_py.game("sixty-six")
    state = game.deal(3)
    mover = state.to_move or 0
    for action in list(state.legal())[:1]:
        state.apply(action, mover)
    record = state.to_json()
    follower = state.to_move
    sheet = dispute.decide({"record": record, "action": "close", "seat": follower})
    for other in sheet["others"]:
        again = dispute.decide({"record": {**record, "readings": other["readings"]}, "action": "close", "seat": follower})
        assert again["verdict"] == other["result"]["summary"] != sheet["verdict"]
        assert other["parts_at"] and other["cost"] is None
    assert [one["readings"] for one in sheet["others"]] == [{"sixty-six.close-when": "turn"}]
