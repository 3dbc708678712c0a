"""What holds for every game of the core: records, replay, cites, refusals, secrecy of the scene."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rules_py
from rules_py.desk import web
from rules_py.frame.errors import RulesError
from rules_py.frame.face import play_out
from rules_py.frame.grades import GRADES
from rules_py.frame.rng import Generator

GAMES = sorted(rules_py.games())


def played(slug: str, seed: int, steps: int | None = None, bot: str = "random") -> rules_py.State:
    """Play a match of random bots, whole or its first steps."""
    game = rules_py.game(slug)
    state = game.deal(seed)
    random = Generator(seed)
    if steps is None:
        bots = [game.bots[bot]] * game.seat_count(state.options)
        return play_out(game, state, bots, random)
    for _ in range(steps):
        mover = state.to_move
        if mover is None:
            break
        state.apply(game.bots[bot].choose(state.view(mover), random))
    return state


@pytest.mark.parametrize("slug", GAMES)
@given(seed=st.integers(1, 10**6))
@settings(max_examples=5, deadline=None)
def test_replay_equals_play(slug: str, seed: int) -> None:
    game = rules_py.game(slug)
    state = played(slug, seed)
    record = json.loads(json.dumps(state.to_json(), ensure_ascii=False))
    again = game.from_json(record)
    assert again.to_json() == state.to_json()
    for seat in range(game.seat_count(state.options)):
        assert game.scene(again, seat) == game.scene(state, seat)
    assert again.score().to_json() == state.score().to_json()


@pytest.mark.parametrize("slug", GAMES)
@given(seed=st.integers(1, 10**6), steps=st.integers(0, 60))
@settings(max_examples=20, deadline=None)
def test_a_clone_goes_its_own_way(slug: str, seed: int, steps: int) -> None:
    game = rules_py.game(slug)
    state = played(slug, seed, steps)
    before = json.dumps(game.scene(state, 0), sort_keys=True)
    twin = state.clone()
    if not twin.done:
        twin.apply(twin.legal()[-1])
    assert json.dumps(game.scene(state, 0), sort_keys=True) == before
    assert len(twin.actions) >= len(state.actions)


@pytest.mark.parametrize("slug", GAMES)
@given(seed=st.integers(1, 10**6), steps=st.integers(0, 40))
@settings(max_examples=30, deadline=None)
def test_every_card_is_legal_or_refused_with_a_rule(slug: str, seed: int, steps: int) -> None:
    game = rules_py.game(slug)
    state = played(slug, seed, steps)
    mover = state.to_move
    if mover is None:
        return
    legal = set(state.legal())
    scene = game.scene(state, mover)
    offered = [card for zone in scene["zones"] for card in zone["cards"] if card["action"]]
    offered += [one for one in scene["actions"] if not one.get("needs")]
    naming = {one["action"] for one in scene["actions"] if one.get("needs")}
    shown = {one["action"] for one in offered if one["legal"]}
    assert shown <= legal
    plain, expected = ({action for action in some if action.partition(" ")[0] not in naming} for some in (shown, legal))
    assert plain == expected
    assert naming <= {action.partition(" ")[0] for action in legal}
    for one in offered:
        verdict = game.judge(state, one["action"], mover)
        assert verdict.allowed == (one["action"] in legal)
        assert verdict.cites and verdict.text and verdict.grade in GRADES
        if not one["legal"]:
            assert one["why"]["cites"] == list(verdict.cites) and one["why"]["text"] == verdict.text
            with pytest.raises(RulesError) as refused:
                state.clone().apply(one["action"])
            assert refused.value.cites == verdict.cites


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("seed", range(1, 13))
def test_every_point_of_a_match_names_its_rule(slug: str, seed: int) -> None:
    state = played(slug, seed)
    score = state.score()
    assert score.items and score.summary and score.grade in GRADES
    assert all(item.cites and item.text for item in score.items)


@pytest.mark.parametrize("slug", GAMES)
def test_a_scene_holds_plain_data_only(slug: str) -> None:
    game = rules_py.game(slug)
    state = played(slug, 3, 5)
    for seat in range(game.seat_count(state.options)):
        scene = game.scene(state, seat)
        assert json.loads(json.dumps(scene)) == scene
        own = [zone for zone in scene["zones"] if zone["kind"] == "hand" and zone["owner"] == seat]
        others = [zone for zone in scene["zones"] if zone["kind"] == "hand" and zone["owner"] != seat]
        assert len(own) == 1
        assert all(not zone["cards"] or not any(card["up"] for card in zone["cards"]) for zone in others)


@pytest.mark.parametrize("slug", GAMES)
def test_nobody_thinks_before_the_match_has_begun(slug: str) -> None:
    """Over «Начать» stands who begins, not who thinks."""
    game = rules_py.game(slug)
    for seed in range(1, 9):
        state = game.deal(seed)
        for seat in {0, *state.may_act()}:
            assert "дума" not in game.scene(state, seat)["status"]["text"]


@pytest.mark.parametrize("slug", GAMES)
def test_bots_are_named_and_the_hint_is_a_legal_action_with_reasons(slug: str) -> None:
    game = rules_py.game(slug)
    assert {"random", "sensible"} <= set(game.bots)
    for seed in range(1, 6):
        state = played(slug, seed, 3 * seed)
        mover = state.to_move
        assert mover is not None
        advice = game.advise(state.view(mover))
        assert advice.action in state.legal() and advice.text and advice.cites


BAD_RECORDS: list[tuple[Any, str]] = [
    (None, "record"),
    ([], "record"),
    ({"game": "whist"}, "game"),
    ({"version": 2}, "version"),
    ({"version": True}, "version"),
    ({"deal": None}, "deal"),
    ({"deal": {"seed": 0}}, "seed"),
    ({"deal": {"seed": "много"}}, "seed"),
    ({"deal": {"number": 1}}, "deal"),
    ({"deal": {"seed": 1, "cards": 5}}, "deal.cards"),
    ({"options": []}, "options"),
    ({"options": "<script>alert(1)</script>"}, "options"),
    ({"options": {"unknown": 1}}, "unknown"),
    ({"readings": {"unknown": "x"}}, "readings"),
    ({"readings": 5}, "readings"),
    ({"actions": None}, "actions"),
    ({"actions": "play"}, "actions"),
    ({"actions": [7]}, "actions[0]"),
    ({"actions": ["x" * 300]}, "actions[0]"),
    ({"actions": ["<script>alert(1)</script>"]}, "actions[0]"),
    ({"actions": ["next"]}, "actions[0]"),
    ({"extra": 1}, "extra"),
]


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize(("change", "field"), BAD_RECORDS, ids=lambda value: str(value)[:30])
def test_a_bad_record_is_refused_and_its_field_named(slug: str, change: Any, field: str) -> None:
    game = rules_py.game(slug)
    record = {**game.deal(1).to_json(), **change} if isinstance(change, dict) else change
    with pytest.raises(RulesError) as refused:
        game.from_json(record)
    assert refused.value.field == field
    assert any("а" <= letter <= "я" for letter in refused.value.text)


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("field", ["game", "version", "deal", "actions"])
def test_a_missing_part_of_a_record_is_named(slug: str, field: str) -> None:
    game = rules_py.game(slug)
    record = game.deal(1).to_json()
    del record[field]
    with pytest.raises(RulesError) as refused:
        game.from_json(record)
    assert refused.value.field == field


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize(
    "value", [None, {}, 1.5, -(10**9), 10**30, "<script>alert(1)</script>", "ы" * 1_000_000], ids=lambda value: str(value)[:20]
)
def test_a_wrong_value_of_any_option_is_refused_and_named(slug: str, value: Any) -> None:
    game = rules_py.game(slug)
    record = game.deal(1).to_json()
    for param in game.options:
        with pytest.raises(RulesError) as refused:
            game.from_json({**record, "options": {**record["options"], param.name: value}})
        assert refused.value.field == param.name
        assert any("а" <= letter <= "я" for letter in refused.value.text) and len(refused.value.text) < 1000


@pytest.mark.parametrize("slug", GAMES)
def test_a_record_cut_in_half_or_replaced_by_noise_is_refused(slug: str) -> None:
    whole = json.dumps({"do": "scene", "record": played(slug, 1).to_json(), "seat": 0}, ensure_ascii=False)
    for text in (whole[: len(whole) // 2], "ы" * 1_000_000, "<script>alert(1)</script>" * 40_000):
        answer = json.loads(web.handle(text))
        assert answer["ok"] is False and answer["error"]["field"] == "request"
        assert any("а" <= letter <= "я" for letter in answer["error"]["text"]) and len(answer["error"]["text"]) < 1000


@pytest.mark.parametrize("slug", GAMES)
def test_a_recorded_move_that_is_not_legal_names_its_number_and_rule(slug: str) -> None:
    game = rules_py.game(slug)
    state = played(slug, 2)
    record = state.to_json()
    record["actions"].append(record["actions"][0])
    with pytest.raises(RulesError) as refused:
        game.from_json(record)
    assert refused.value.field == f"actions[{len(record['actions']) - 1}]"
    assert refused.value.cites == game.end_cites


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@pytest.mark.parametrize("slug", GAMES)
@given(noise=JSON_VALUES, key=st.sampled_from(["game", "version", "options", "readings", "deal", "actions"]))
@settings(max_examples=80, deadline=None)
def test_any_noise_in_a_record_is_refused_or_works(slug: str, noise: Any, key: str) -> None:
    game = rules_py.game(slug)
    record = game.deal(1).to_json()
    record[key] = noise
    try:
        game.from_json(record)
    except RulesError as error:
        assert error.text and error.field
