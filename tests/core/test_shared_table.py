"""Several people at one device: what lies open to all, who acts when, what a record may give away."""

from __future__ import annotations

import json
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rules_py
from rules_py.desk import web
from rules_py.frame.errors import RulesError
from rules_py.frame.face import ask_bots
from rules_py.frame.match import Match
from rules_py.frame.rng import Generator
from rules_py.games.etazhiki.phases import go_on

VERYU, ETAZHIKI = rules_py.game("veryu"), rules_py.game("etazhiki")


def ask(**request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(web.handle(json.dumps(request, ensure_ascii=False)))
    return answer


def exchanged(action: str) -> str:
    """Return the same action with the other card."""
    one, other = "сосиска", "ботинок"
    return action.replace(one, other) if one in action else action.replace(other, one)


@given(seed=st.integers(1, 10**6), players=st.integers(2, 6), steps=st.integers(2, 60), pick=st.integers(0, 10**6))
@settings(max_examples=60, deadline=None)
def test_the_open_table_does_not_depend_on_a_card_laid_or_dropped_face_down(
    seed: int, players: int, steps: int, pick: int
) -> None:
    state = VERYU.deal(seed, {"players": players})
    random = Generator(seed)
    while len(state.actions) < steps and ask_bots(state, [VERYU.bots["sensible"]] * players, random):
        pass
    secret = [at for at, action in enumerate(state.actions) if action.partition(": ")[2].startswith(("place", "drop"))]
    secret += [at for at, action in enumerate(state.actions) if action.startswith(("place", "drop"))]
    at = secret[pick % len(secret)]
    actions = [*state.actions[:at], exchanged(state.actions[at]), *state.actions[at + 1 :]]
    try:
        other = VERYU.from_json({**state.to_json(), "actions": actions})
    except RulesError:
        return  # with the other card its owner could not have gone on so
    assert isinstance(other, Match) and isinstance(state, Match)
    if [event.text for event in other.log] != [event.text for event in state.log]:
        return  # the card was opened: the whole table saw it
    assert VERYU.public_scene(other) == VERYU.public_scene(state)


@given(seed=st.integers(1, 10**6), players=st.integers(2, 5), steps=st.integers(0, 80), shuffle=st.integers(0, 10**6))
@settings(max_examples=60, deadline=None)
def test_the_open_table_does_not_depend_on_any_hand_nor_on_the_stock(seed: int, players: int, steps: int, shuffle: int) -> None:
    state = ETAZHIKI.deal(seed, {"players": players})
    assert isinstance(state, Match)
    random = Generator(seed)
    while len(state.actions) < steps and ask_bots(state, [ETAZHIKI.bots["random"]] * players, random):
        pass
    if state.done:
        return
    other = state.clone()
    hidden = [card for hand in state.cards["hand"] for card in hand] + state.cards["stock"][0]
    mixed = [hidden[place] for place in Generator(shuffle).shuffle(len(hidden))]
    for seat in range(players):
        size = len(state.cards["hand"][seat])
        other.cards["hand"][seat], mixed = sorted(mixed[:size]), mixed[size:]
    other.cards["stock"][0] = mixed
    go_on(other)
    assert ETAZHIKI.public_scene(other) == ETAZHIKI.public_scene(state)
    assert other.open_moment == state.open_moment


def of_all(text: str, seat: int) -> str:
    """Turn what the log says to a player into what it says of him: «Вы берёте карту» into «Игрок 1 берёт карту»."""
    text = text.replace("начинаете вы", f"начинает игрок {seat + 1}").replace("ход у вас", f"ход у игрока {seat + 1}")
    name, _, said = text.partition(" ")
    if name == "Вы:":
        return f"Игрок {seat + 1}: {said}"
    if name != "Вы":
        return text
    verb, space, rest = said.partition(" ")
    bare = verb.rstrip(":")
    assert bare.endswith(("тесь", "те")), text
    third = f"{bare[:-3]}ся" if bare.endswith("тесь") else bare[:-1]
    return f"Игрок {seat + 1} {third}{verb[len(bare) :]}{space}{rest}"


@pytest.mark.parametrize("game", [VERYU, ETAZHIKI], ids=["veryu", "etazhiki"])
@given(seed=st.integers(1, 10**6), steps=st.integers(0, 40))
@settings(max_examples=20, deadline=None)
def test_every_seat_reads_the_same_log_but_for_its_own_name(game: Any, seed: int, steps: int) -> None:
    state = game.deal(seed, {"players": 4})
    random = Generator(seed)
    while len(state.actions) < steps and ask_bots(state, [game.bots["sensible"]] * 4, random):
        pass
    common = [entry["text"] for entry in game.public_scene(state)["log"]]
    for seat in range(4):
        assert [of_all(entry["text"], seat) for entry in game.scene(state, seat)["log"]] == common


def shown_faces(scene: dict[str, Any]) -> list[str]:
    """Return the zones of a scene in which a card is face up, except what lies open by the rules."""
    return [zone["id"] for zone in scene["zones"] if zone["kind"] == "hand" and any(card["up"] for card in zone["cards"])]


def drive(game: str, people: list[int], options: dict[str, Any], seed: int, limit: int = 3000) -> dict[str, Any]:
    """Play a shared match as the page does: the one on turn takes the device, the bots play the rest."""
    party = {"people": people, "shared": True}
    answer = ask(do="new", game=game, seed=seed, options=options, seat=None, **party)
    took = set()
    for _ in range(limit):
        record = answer["record"]
        table = ask(do="scene", record=record, seat=None)["scene"]
        if table["done"]:
            assert took == set(people) or game == "etazhiki" and took <= set(people)  # a star may be won before all have moved
            return answer
        assert shown_faces(table) == [] and table["asked"] is False
        if table["deal_over"]:
            answer = ask(do="act", record=record, seat=None, action="next", **party)
        elif table["to_move"] in people:
            seat = table["to_move"]
            took.add(seat)
            own = ask(do="scene", record=record, seat=seat)["scene"]
            assert own["asked"] and shown_faces(own) in (["hand"], [])
            hint = ask(do="hint", record=record, seat=seat)["hint"]
            answer = ask(do="act", record=record, seat=seat, action=hint["action"], **party)
        else:
            before = table["to_move"]
            answer = ask(do="bot", record=record, seat=None, **party)
            assert answer["ok"] and before not in people
        assert answer["ok"], answer
    raise AssertionError("no end")


CREWS = [
    (players, crew) for players in (2, 3, 4) for size in range(2, players + 1) for crew in combinations(range(players), size)
]


@pytest.mark.parametrize(("players", "crew"), CREWS)
def test_every_choice_of_seats_plays_to_the_end(players: int, crew: tuple[int, ...]) -> None:
    for game, options in (("veryu", {"players": players}), ("etazhiki", {"players": players, "stars": 1})):
        answer = drive(game, list(crew), options, seed=11 + players)
        assert not any("wait" in action for action in answer["record"]["actions"]), "a record tells who had a choice"


def test_at_a_shared_table_a_bot_intercepts_before_the_person_goes_on() -> None:
    party: dict[str, Any] = {"people": [0, 1], "shared": True}
    for seed in range(1, 200):
        answer = ask(do="new", game="etazhiki", seed=seed, options={"players": 3}, seat=None, **party)
        record = answer["record"]
        if answer["scene"]["to_move"] not in (0, 1):
            continue
        seat = answer["scene"]["to_move"]
        hint = ask(do="hint", record=record, seat=seat)["hint"]
        answer = ask(do="act", record=record, seat=seat, action=hint["action"], **party)
        if answer.get("overtaken"):
            assert answer["record"]["actions"][0].startswith("2: intercept ")
            assert len(answer["record"]["actions"]) == 1
            assert answer["scene"]["to_move"] == 2 and [
                len(zone["cards"]) for zone in answer["scene"]["zones"] if zone["id"] == "hand"
            ] == [6]
            return
    raise AssertionError("no bot intercepted")


def test_a_person_may_intercept_at_a_shared_table_without_being_asked() -> None:
    party: dict[str, Any] = {"people": [0, 1], "shared": True}
    for seed in range(1, 200):
        answer = ask(do="new", game="etazhiki", seed=seed, options={"players": 2}, seat=None, **party)
        record, mover = answer["record"], answer["scene"]["to_move"]
        assert answer["scene"]["aside"]["cites"] == ["etazhiki.spec.night.2", "etazhiki.h7"]
        other = 1 - mover
        own = ask(do="scene", record=record, seat=other)["scene"]
        offered = [
            card["action"] for card in next(zone for zone in own["zones"] if zone["id"] == "hand")["cards"] if card["legal"]
        ]
        if not offered:
            assert not own["asked"]
            continue
        answer = ask(do="act", record=record, seat=other, action=offered[0], **party)
        assert answer["ok"] and answer["record"]["actions"] == [f"{other}: {offered[0]}"]
        return
    raise AssertionError("nobody could intercept")


def test_where_nobody_may_act_out_of_turn_the_table_says_nothing() -> None:
    for options in ({"level": "средние"}, {"level": "начальные"}):
        assert ask(do="new", game="etazhiki", options=options, seat=None, people=[0, 1], shared=True)["scene"]["aside"] is None
    assert ask(do="new", game="veryu", seat=None, people=[0, 1], shared=True)["scene"]["aside"] is None


def test_all_may_look_but_nobody_in_particular_acts() -> None:
    answer = ask(do="new", game="veryu", seat=None, people=[0, 1], shared=True)
    refused = ask(do="act", record=answer["record"], seat=None, action="place сосиска", people=[0, 1], shared=True)
    assert refused["error"] == {"field": "seat", "text": "Место: назовите, кто ходит", "cites": []}


def test_hands_are_open_to_all_only_when_the_match_is_over() -> None:
    record = drive("etazhiki", [0, 1], {"players": 2, "stars": 1}, seed=3)["record"]
    refused = ask(do="scene", record={**record, "actions": record["actions"][:-1]}, seat=None, open=True)
    assert refused["error"]["field"] == "open"
    table = ask(do="scene", record=record, seat=None, open=True)["scene"]
    assert table["may_open"] and shown_faces(table)


def test_a_record_with_secrets_is_sealed_until_the_game_is_over() -> None:
    record = drive("veryu", [0, 1], {"players": 3}, seed=5)["record"]
    assert ask(do="scene", record=record, seat=0)["scene"]["sealed"] is False
    for step in range(0, len(record["actions"]), 5):
        assert ask(do="scene", record=record, seat=0, step=step)["scene"]["sealed"] is True
    assert ask(do="new", game="etazhiki")["scene"]["sealed"] is False
