"""«Этажики»: whole matches, secrecy, interception at the page, bots, the guided first game."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_py.desk import web
from rules_py.frame.face import WAIT, ask_bots, play_out
from rules_py.frame.rng import Generator
from rules_py.frame.view import View
from rules_py.games.etazhiki import GAME
from rules_py.games.etazhiki import bots as bots_module
from rules_py.games.etazhiki.phases import begin_turn, go_on
from rules_py.games.etazhiki.readings import READINGS
from rules_py.games.etazhiki.rules import BEGINNER, FULL, MIDDLE, deck_counts, is_floor, read_kinds
from rules_py.games.etazhiki.state import Table, only_balls_left

from . import Etazhiki, all_stars, hands, lay_out, piles, stock

RANDOM, SENSIBLE = GAME.bots["random"], GAME.bots["sensible"]
LEVELS = (FULL, MIDDLE, BEGINNER)


def ask(**request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(web.handle(json.dumps(request, ensure_ascii=False)))
    return answer


def dealt(seed: int, players: int = 3, level: str = FULL, readings: dict[str, str] | None = None, stars: int = 0) -> Etazhiki:
    return GAME.deal(seed, {"players": players, "level": level, "stars": stars}, readings)


def known(view: View[Table]) -> tuple[Any, ...]:
    """Return all that a view tells."""
    return view.cards, view.open, view.asked, view.legal, [event.text for event in view.log]


def check(state: Etazhiki, whole: Counter[int]) -> None:
    """Count every card and check what always holds."""
    found = Counter(card for place in (*hands(state), *piles(state), stock(state)) for card in place)
    assert found == whole
    assert all(piles(state))
    assert state.done or all(hands(state))
    assert max(all_stars(state)) <= state.open.target
    assert state.done or state.may_act()[-1] == state.to_move
    assert all(state.legal_for(seat) for seat in state.may_act())


@given(seed=st.integers(1, 10**6), players=st.integers(2, 5), level=st.sampled_from(LEVELS), data=st.data())
@settings(max_examples=30, deadline=None)
def test_cards_are_conserved_and_the_match_ends_under_every_reading(
    seed: int, players: int, level: str, data: st.DataObject
) -> None:
    choices = {one.id: data.draw(st.sampled_from(one.choices)) for one in READINGS}
    state = dealt(seed, players, level, choices, stars=1)
    whole = Counter({card: count for card, count in deck_counts(state.rules, level, state.options).items() if count})
    assert all(any(map(is_floor, hand)) for hand in hands(state))
    random = Generator(seed)
    while ask_bots(state, [RANDOM] * players, random):
        check(state, whole)
    assert state.done and (state.open.winner < 0 or all_stars(state)[state.open.winner] == max(all_stars(state)))
    again = GAME.from_json(json.loads(json.dumps(state.to_json())))
    assert again.to_json() == state.to_json() and again.score().to_json() == state.score().to_json()


@given(seed=st.integers(1, 10**6), players=st.integers(2, 5), steps=st.integers(0, 60), shuffle=st.integers(0, 10**6))
@settings(max_examples=60, deadline=None)
def test_neither_view_nor_scene_changes_when_hidden_cards_change(seed: int, players: int, steps: int, shuffle: int) -> None:
    state = dealt(seed, players)
    random = Generator(seed)
    for _ in range(steps):
        ask_bots(state, [RANDOM] * players, random)
    if state.done:
        return
    for seat in range(players):
        other = state.clone()
        others = [one for one in range(players) if one != seat]
        hidden = [card for one in others for card in state.cards["hand"][one]] + state.cards["stock"][0]
        mixed = [hidden[place] for place in Generator(shuffle).shuffle(len(hidden))]
        for one in others:
            size = len(state.cards["hand"][one])
            other.cards["hand"][one], mixed = sorted(mixed[:size]), mixed[size:]
        other.cards["stock"][0] = mixed
        if only_balls_left(other) != only_balls_left(state):
            continue  # that the active player has laid his last floor is told to all
        go_on(other)
        assert known(other.view(seat)) == known(state.view(seat))
        assert GAME.scene(other, seat) == GAME.scene(state, seat)


@pytest.mark.parametrize("level", LEVELS)
def test_the_scene_of_every_seat_offers_exactly_what_that_seat_may_do(level: str) -> None:
    state = dealt(3, 4, level, stars=1)
    random = Generator(3)
    asked_aside = 0
    while not state.done:
        for seat in range(4):
            scene = GAME.scene(state, seat)
            offered = [card for zone in scene["zones"] for card in zone["cards"] if card["action"]] + scene["actions"]
            assert {one["action"] for one in offered if one["legal"]} == set(state.legal_for(seat))
            assert scene["to_move"] == state.open.active
            for one in offered:
                verdict = GAME.judge(state, one["action"], seat)
                assert verdict.allowed == one["legal"] and verdict.cites
            asked_aside += seat != state.open.active and bool(offered)
        ask_bots(state, [RANDOM] * 4, random)
    assert asked_aside > 0 or level != FULL


# Bots


@pytest.mark.parametrize(("players", "level", "least"), [(2, FULL, 24), (4, FULL, 16), (3, MIDDLE, 24), (3, BEGINNER, 24)])
def test_the_sensible_bot_beats_random_ones(players: int, level: str, least: int) -> None:
    won = 0
    for seed in range(1, 31):
        seat = seed % players
        bots = [RANDOM] * players
        bots[seat] = SENSIBLE
        state = dealt(seed, players, level, stars=2)
        play_out(GAME, state, bots, Generator(seed))
        won += state.open.winner == seat
    assert won >= least


def test_the_sensible_bot_finds_the_turn_of_the_book() -> None:
    state = dealt(1, 2)
    begin_turn(state, 0)
    held = [read_kinds("этаж 5, этаж 7, этаж 9, шар 3, этаж 6, этаж 3", ""), read_kinds("этаж 0", "")]
    lay_out(state, held, [read_kinds("этаж 3", ""), read_kinds("шар 2", "")])
    line, empties = bots_module.best_line(state.view(0), tuple(hands(state)[0]), 3, 0)
    assert empties and len(line) == 6
    for _ in range(6):
        state.apply(GAME.advise(state.view(0)).action)
    assert all_stars(state)[0] == 1


def intercepting(hand: str) -> Etazhiki:
    """Let player 1 be active and player 2 hold a fitting night floor."""
    state = dealt(1, 2)
    begin_turn(state, 0)
    held = [read_kinds("этаж 8, этаж 1", ""), read_kinds(hand, "")]
    lay_out(state, held, [read_kinds("этаж 5", ""), read_kinds("шар 3", "")])
    return state


def test_the_sensible_bot_intercepts_as_often_as_it_says() -> None:
    view = intercepting("ночь 8, этаж 7, этаж 7, этаж 9").view(1)
    random = Generator(5)
    share = sum(SENSIBLE.choose(view, random) != WAIT for _ in range(3000)) / 3000
    chance = bots_module.INTERCEPT_USUALLY
    assert abs(share - chance[0] / chance[1]) < 0.03


def test_the_sensible_bot_always_intercepts_where_its_hand_goes_empty() -> None:
    view = intercepting("ночь 8, этаж 1, шар 2").view(1)
    assert {SENSIBLE.choose(view, Generator(seed)) for seed in range(50)} == {"intercept ночь 8"}


# The page


def page_game(seed: int, options: dict[str, Any]) -> tuple[dict[str, Any], int]:
    """Play a match through the page by hints; return the last answer and how often seat 0 was asked out of turn."""
    answer = ask(do="new", game="etazhiki", seed=seed, options=options)
    aside = 0
    for _ in range(3000):
        scene = answer["scene"]
        if scene["done"]:
            break
        if scene["asked"]:
            aside += scene["to_move"] != 0
            hint = ask(do="hint", record=answer["record"], seat=0)["hint"]
            answer = ask(do="act", record=answer["record"], seat=0, action=hint["action"])
        else:
            answer = ask(do="bot", record=answer["record"], seat=0)
        assert answer["ok"], answer
    return answer, aside


def test_whole_matches_are_played_through_the_page_with_interceptions_on_both_sides() -> None:
    aside, mine, theirs = 0, 0, 0
    for seed in (1, 2, 3):
        answer, asked = page_game(seed, {"stars": 2})
        assert answer["scene"]["done"] and answer["scene"]["score"]["items"]
        aside += asked
        actions = answer["record"]["actions"]
        mine += sum(action.startswith("0: intercept") for action in actions)
        theirs += sum(action.startswith(("1: intercept", "2: intercept")) for action in actions)
    assert aside > 0 and mine > 0 and theirs > 0


@pytest.mark.parametrize("level", [MIDDLE, BEGINNER])
def test_the_easier_games_are_played_through_the_page(level: str) -> None:
    assert page_game(1, {"level": level, "stars": 1, "players": 2})[0]["scene"]["done"]


def lesson_record(count: int) -> dict[str, Any]:
    record: dict[str, Any] = ask(do="lesson", game="etazhiki")["lesson"]["record"]
    return {**record, "actions": record["actions"][:count]}


def test_a_person_who_may_intercept_is_asked_and_no_bot_moves_before_he_answers() -> None:
    record = lesson_record(11)
    scene = ask(do="scene", record=record, seat=0)["scene"]
    assert scene["to_move"] == 1 and scene["asked"]
    assert scene["status"]["text"] == "Ход игрока 2: вы вправе перехватить его ночным этажом."
    assert [one["action"] for one in scene["actions"]] == ["wait"]
    assert ask(do="bot", record=record, seat=0)["error"]["text"] == "Сейчас решает не соперник, а вы"
    answer = ask(do="act", record=record, seat=0, action="wait")
    assert answer["record"]["actions"][-1] == "0: wait" and not answer["scene"]["asked"]
    assert ask(do="bot", record=answer["record"], seat=0)["ok"]


def test_the_other_seat_cannot_tell_that_somebody_is_asked() -> None:
    scene = ask(do="scene", record=lesson_record(11), seat=1)["scene"]
    assert scene["to_move"] == 1 and scene["asked"]
    assert "перехват" not in json.dumps(scene["status"], ensure_ascii=False)


def test_a_bot_intercepts_a_person_within_the_same_request_and_leaves_no_trace_where_it_waits() -> None:
    traces = Counter[bool]()
    for seed in range(1, 12):
        answer = ask(do="new", game="etazhiki", seed=seed, options={"stars": 1})
        for _ in range(400):
            scene = answer["scene"]
            if scene["done"]:
                break
            before = len(answer["record"]["actions"])
            if scene["asked"]:
                action = ask(do="hint", record=answer["record"], seat=0)["hint"]["action"]
                answer = ask(do="act", record=answer["record"], seat=0, action=action)
            else:
                answer = ask(do="bot", record=answer["record"], seat=0)
            new = answer["record"]["actions"][before:]
            traces[len(new) > 1] += 1
            assert all("intercept" in action for action in new[1:])
        assert not any(action in ("1: wait", "2: wait", "wait") for action in answer["record"]["actions"])
    assert traces[True] and traces[False]


def test_two_people_share_one_table() -> None:
    people = [0, 2]
    answer = ask(do="new", game="etazhiki", seed=8, options={"stars": 1}, people=people)
    seen = set()
    for _ in range(1000):
        record = answer["record"]
        scenes = {seat: ask(do="scene", record=record, seat=seat)["scene"] for seat in people}
        if scenes[0]["done"]:
            break
        turn = next((seat for seat in people if scenes[seat]["asked"]), None)
        if turn is None:
            answer = ask(do="bot", record=record, seat=0, people=people)
        else:
            seen.add(turn)
            hint = ask(do="hint", record=record, seat=turn)["hint"]
            answer = ask(do="act", record=record, seat=turn, action=hint["action"], people=people)
        assert answer["ok"], answer
    assert scenes[0]["done"] and seen == {0, 2}


def test_the_deck_may_be_edited_in_the_page_and_is_checked() -> None:
    game = next(one for one in ask(do="games")["games"] if one["slug"] == "etazhiki")
    fields = {one["name"]: one for one in game["options"]}
    assert fields["day"]["labels"][0] == "[0]" and fields["special"]["labels"] == ["ближайшие", "чётные", "нечётные", "пропуск"]
    answer = ask(do="new", game="etazhiki", options={"day": [6] * 10, "special": [0, 0, 0, 4]})
    assert answer["ok"] and answer["record"]["options"] == {"day": [6] * 10, "special": [0, 0, 0, 4]}
    again = ask(do="scene", record=answer["record"], seat=1)
    assert again["ok"]
    refused = ask(do="new", game="etazhiki", options={"day": [0] * 10, "night": [0] * 10})
    assert refused["error"]["field"] == "day" and "etazhiki.h1" in refused["error"]["cites"]


def test_the_lesson_is_a_match_that_the_learner_wins_step_by_step() -> None:
    lesson = ask(do="lesson", game="etazhiki")["lesson"]
    state = GAME.from_json(lesson["record"])
    assert state.done and state.open.winner == lesson["seat"] == 0
    assert lesson["steps"][-1]["at"] == len(lesson["record"]["actions"])
    for step in lesson["steps"]:
        scene = ask(do="scene", record=lesson["record"], seat=0, step=step["at"])["scene"]
        offered = [card for zone in scene["zones"] for card in zone["cards"]] + scene["actions"]
        legal = {one["action"] for one in offered if one["legal"]}
        assert step["expect_action"] is None or step["expect_action"] in legal
        assert step["text"] and step["cites"]
    done = {step["expect_action"].split()[0] for step in lesson["steps"] if step["expect_action"]}
    assert done == {"play", "end", "draw", "pass", "intercept"}


def test_the_deck_sheet_counts_every_row_and_says_what_is_played() -> None:
    deck = ask(do="deck", game="etazhiki", options={})["deck"]
    sums = {row["name"]: sum(cell["count"] for cell in row["cells"]) for row in deck["rows"]}
    assert sums == {"day": 40, "night": 10, "balls": 9, "red": 6, "blue": 6, "special": 8}
    assert [row["name"] for row in deck["rows"] if not row["played"]] == ["blue"]
    assert (deck["size"], deck["floors"], deck["balls"], deck["need"], deck["sample"], deck["problem"]) == (
        73,
        50,
        23,
        20,
        True,
        None,
    )
    easy = ask(do="deck", game="etazhiki", options={"level": "начальные", "players": 5})["deck"]
    assert [row["name"] for row in easy["rows"] if row["played"]] == ["day"] and (easy["size"], easy["need"]) == (40, 32)
    middle = ask(do="deck", game="etazhiki", options={"level": "средние"}, readings={"etazhiki.blue-in-mid": "no"})["deck"]
    assert [row["name"] for row in middle["rows"] if row["played"]] == ["day", "balls", "special"]


def test_the_deck_sheet_names_the_row_that_is_wrong_and_keeps_the_counts() -> None:
    deck = ask(do="deck", game="etazhiki", options={"day": [0] * 10, "night": [0] * 10})["deck"]
    assert deck["problem"] == {
        "field": "day",
        "text": "Колода: этажей 0, а нужно не меньше 6: по одному каждому, один в середину, и четверть колоды",
        "cites": ["etazhiki.h1", "etazhiki.full.setup.2"],
    }
    assert deck["sample"] is False and deck["floors"] == 0
    few = ask(do="deck", game="etazhiki", options={"day": [1] * 10, "night": [0] * 10, "red": [0] * 9, "special": [0] * 4})
    assert few["deck"]["problem"]["text"] == "Колода: на 3 игроков нужно 20\u00a0карт или больше, а их 19"
    balls = ask(do="deck", game="etazhiki", options={"balls": [0] * 9, "red": [0] * 9})["deck"]["problem"]
    assert (balls["field"], balls["text"]) == ("balls", "Колода: нужен хотя бы один шар с номером")
    refused = ask(do="deck", game="etazhiki", options={"night": [1, 1, 1, 1, 13, 1, 1, 1, 1, 1]})
    assert refused["error"]["field"] == "night"
    assert refused["error"]["text"] == "Ночных этажей, [4]: введите число от 0 до 12, получено 13"
    assert ask(do="deck", game="veryu")["error"]["field"] == "game"


def test_the_reader_is_told_how_often_a_bot_intercepts() -> None:
    game = next(one for one in ask(do="games")["games"] if one["slug"] == "etazhiki")
    assert [habit["percent"] for habit in game["habits"]] == [100, 50] and game["shared"] is True
