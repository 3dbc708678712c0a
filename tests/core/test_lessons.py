"""Guided first games: every step can be done, rests on a rule, and the learner comes out ahead."""

from __future__ import annotations

import pytest

import rules_py

GAMES = sorted(rules_py.games())


@pytest.mark.parametrize("slug", GAMES)
def test_a_lesson_is_led_by_the_learner_from_the_deal_to_the_score(slug):
    game = rules_py.game(slug)
    guide = game.lesson()
    assert guide is not None
    lesson = guide.to_json(game)
    record, seat = lesson["record"], lesson["seat"]
    state = game.deal(**game.read_record({**record, "actions": []})[0])
    for step in lesson["steps"]:
        while len(state.actions) < step["at"]:
            state.apply(record["actions"][len(state.actions)])
        assert step["text"] and step["cites"], step
        if step["expect_action"] is not None:
            assert seat in state.may_act(), step
    assert lesson["steps"][-1]["at"] == len(record["actions"])
    assert lesson["steps"][-1]["expect_action"] is None


@pytest.mark.parametrize("slug", ["vint", "preferans", "preferans-modern", "gusarskij"])
def test_the_learner_of_an_auction_game_makes_what_he_named(slug):
    game = rules_py.game(slug)
    lesson = game.lesson().to_json(game)
    state = game.from_json(lesson["record"])
    assert state.deal_over
    result = game.scene(state, lesson["seat"])["result"]
    assert (result["word"], result["sign"]) == ("Вы выиграли", 1)
    assert "вы сыграли" in result["text"]
