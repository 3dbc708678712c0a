"""The face that the page talks to."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_py.desk import web
from rules_py.frame.face import State


def ask(**request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(web.handle(json.dumps(request, ensure_ascii=False)))
    return answer


def begin(seed: int = 1892) -> dict[str, Any]:
    answer = ask(do="new", game="sixty-six", seed=seed)
    assert answer["ok"]
    return answer


def test_a_calculation_comes_with_its_steps() -> None:
    answer = ask(do="calc", id="sixty-six.trick", given={"trump": "♥", "led": "♠Т", "answer": "♥9"})
    assert answer["result"]["total"] == 11
    assert [item["cites"] for item in answer["result"]["items"]] == [["sixty-six.11"], ["sixty-six.3"], ["sixty-six.8"]]


def test_a_match_is_played_through_the_page_and_ends() -> None:
    answer = begin()
    for _ in range(2000):
        scene = answer["scene"]
        if scene["done"]:
            break
        if scene["deal_over"]:
            answer = ask(do="act", record=answer["record"], seat=0, action="next")
        elif scene["to_move"] == 0:
            hint = ask(do="hint", record=answer["record"], seat=0)
            answer = ask(do="act", record=answer["record"], seat=0, action=hint["hint"]["action"])
        else:
            answer = ask(do="bot", record=answer["record"], seat=0)
        assert answer["ok"], answer
    assert answer["scene"]["done"] and answer["scene"]["score"]["items"]
    assert answer["scene"]["steps"] == len(answer["record"]["actions"])
    steps = ask(do="scene", record=answer["record"], seat=0, step=3)
    assert steps["scene"]["step"] == 3 and steps["scene"]["steps"] == len(answer["record"]["actions"])


def test_a_refused_move_leaves_the_record_as_it_was() -> None:
    answer = begin()
    refused = ask(do="act", record=answer["record"], seat=0, action="play ♠Ж")
    assert not refused["ok"] and refused["error"]["field"] == "action"
    assert ask(do="scene", record=answer["record"], seat=0)["scene"]["step"] == 0


@pytest.mark.parametrize(
    ("request_", "field"),
    [
        ({"do": "calc", "id": "sixty-six.cards", "given": {"": 1}}, "given"),
        ({"do": "scene", "record": {"": 1, "game": "sixty-six"}}, "record"),
        ({"do": "scene", "record": {"game": "sixty-six", "version": 1, "deal": {"": 1}, "actions": []}}, "deal"),
        ({"do": "new", "game": "sixty-six", "options": {"": 1}}, "given"),
        ({"do": "new", "game": "sixty-six", "readings": {"": 1}}, "readings"),
        ({"do": "dispute", "dispute": {"": 1}}, "dispute"),
    ],
)
def test_a_key_without_a_name_is_refused_with_the_field_it_stands_in(request_: dict[str, Any], field: str) -> None:
    error = ask(**request_)["error"]
    assert error["field"] == field and "«» нет" in error["text"]


def test_a_field_without_a_name_is_refused_in_a_position_too() -> None:
    error = ask(do="position", game="mushka", given={"": 1})["error"]
    assert error["field"] == "given" and error["text"].startswith("Положение: поле «» здесь ничего не меняет")


@pytest.mark.parametrize("do", ["position", "try"])
@pytest.mark.parametrize(
    ("game", "given_", "field"),
    [
        ("vist", {"trump": 2**31, "hand": "♦К3 ♥2", "trick": "♠К"}, "trump"),
        ("sixty-six", {"trump": -7, "hand": "♦К ♠9", "trick": "♦9"}, "trump"),
        ("vist", {"phase": "розыгрыш", "out_of_turn_by": [1, 2, 3]}, "out_of_turn_by"),
        ("piket", {"hand": "♦К ♠9", "playing": [99]}, "given"),
        ("semerik", {"circle": ["x"]}, "given"),
    ],
)
def test_a_position_that_contradicts_itself_is_refused(do: str, game: str, given_: dict[str, Any], field: str) -> None:
    answer = ask(do=do, game=game, given=given_, action="play ♦К")
    assert not answer["ok"] and answer["error"]["field"] == field


@pytest.mark.parametrize("slug", ["bang", "etazhiki", "namestnik"])
def test_a_deck_is_shown_without_options_and_refuses_what_is_no_object(slug: str) -> None:
    assert ask(do="deck", game=slug)["ok"]
    refused = ask(do="deck", game=slug, options=[1])["error"]
    assert refused == {"field": "options", "text": "Состав колоды: нужен объект с именами полей", "cites": []}


def test_a_number_of_players_that_no_deck_serves_is_refused() -> None:
    assert ask(do="deck", game="bang", options={"players": "x"})["error"]["field"] == "players"


def test_hands_open_only_when_the_deal_is_over() -> None:
    answer = begin()
    refused = ask(do="scene", record=answer["record"], seat=0, open=True)
    assert refused["error"] == {"field": "open", "text": "Открыть все карты можно, когда сдача окончена", "cites": []}
    while not answer["scene"]["deal_over"]:
        if answer["scene"]["to_move"] == 0:
            legal = [card["action"] for zone in answer["scene"]["zones"] for card in zone["cards"] if card["legal"]]
            answer = ask(do="act", record=answer["record"], seat=0, action=legal[0])
        else:
            answer = ask(do="bot", record=answer["record"], seat=0, level="random")
    opened = ask(do="scene", record=answer["record"], seat=0, open=True, step=1)
    shown = [zone for zone in opened["scene"]["zones"] if zone["id"] == "hand-1"]
    assert shown[0]["cards"] and all(card["up"] for card in shown[0]["cards"])


def test_the_next_deal_may_be_asked_by_either_seat() -> None:
    answer = begin(3)
    while not answer["scene"]["deal_over"]:
        mover = answer["scene"]["to_move"]
        answer = ask(do="bot", record=answer["record"], seat=1 - mover, level="random")
    following = ask(do="act", record=answer["record"], seat=0, action="next")
    assert following["ok"] and following["scene"]["deal"] == 4


def test_a_position_is_tried() -> None:
    given_ = {"trump": "♥", "hand": "♦К ♠9", "trick": "♦9", "stock": 0}
    verdict = ask(do="try", game="sixty-six", given=given_, action="play ♠9")["verdict"]
    assert verdict["allowed"] is False and verdict["cites"] == ["sixty-six.14"]
    scene = ask(do="position", game="sixty-six", given=given_)["scene"]
    assert [card["legal"] for zone in scene["zones"] if zone["id"] == "hand" for card in zone["cards"]] == [True, False]


@pytest.mark.parametrize(
    ("request_", "field"),
    [
        ("", "request"), ("[]", "request"), ("{}", "do"), ('{"do": 5}', "do"), ('{"do": "exec"}', "do"),
        ('{"do": "calc"}', "id"), ('{"do": "calc", "id": 5}', "id"), ('{"do": "new", "game": []}', "game"),
        ('{"do": "new", "game": "sixty-six", "seed": -1}', "seed"), ('{"do": "act"}', "record"),
        ('{"do": "scene", "record": {"game": "sixty-six"}}', "version"),
        ('{"do": "try", "game": "sixty-six", "given": {"trump": "x"}}', "trump"),
        ("[" * 100_000, "request"), ("x" * 2_000_001, "request"),
    ],
)  # fmt: skip
def test_a_bad_request_names_its_field(request_: str, field: str) -> None:
    answer = json.loads(web.handle(request_))
    assert answer["ok"] is False and answer["error"]["field"] == field
    assert any("а" <= letter <= "я" for letter in answer["error"]["text"])


@pytest.mark.parametrize(
    ("key", "value"), [("seat", 5), ("seat", True), ("seat", "0"), ("step", 99), ("step", -1), ("level", "бог")]
)
def test_a_bad_field_of_a_table_request_is_named(key: str, value: Any) -> None:
    record = begin()["record"]
    do = "bot" if key == "level" else "scene"
    assert ask(do=do, record=record, **{key: value})["error"]["field"] == key


def test_brackets_inside_a_text_do_not_count_as_depth() -> None:
    answer = ask(do="calc", id="sixty-six.cards", given={"cards": "[" * 60 + '\\"'})
    assert answer["error"]["field"] == "cards"


@given(st.text(max_size=200))
def test_noise_is_always_answered(noise: str) -> None:
    assert json.loads(web.handle(noise))["ok"] is False


def test_the_record_of_a_move_is_built_once(monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[int] = []
    whole = State.to_json

    def counting(state: State) -> dict[str, Any]:
        built.append(len(state.actions))
        return whole(state)

    monkeypatch.setattr(State, "to_json", counting)
    answer = begin()
    assert answer["record"]["actions"] == [] and built == [0]
