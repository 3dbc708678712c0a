"""«Этажики»: calculators and positions, good cases with all steps and bad ones with the exact message."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import rules_py
from rules_py.frame.errors import InputError
from rules_py.games.etazhiki.irregularities import CASES
from rules_py.games.etazhiki.rules import BEGINNER, MIDDLE

GAME = rules_py.game("etazhiki")


def steps(score: rules_py.Score) -> list[tuple[int | None, str, tuple[str, ...]]]:
    return [(item.amount, item.text, item.cites) for item in score.items]


def test_what_fits_is_told_number_by_number_with_its_arithmetic() -> None:
    score = rules_py.calculator("etazhiki.floors")(top=8, ball="4")
    assert steps(score) == [
        (2, "[2]: 8 + 4 = 12, это [2]", ("etazhiki.full.place.2", "etazhiki.full.mod.1")),
        (4, "[4]: 8 − 4 = 4", ("etazhiki.full.place.2",)),
        (8, "[8]: тот же номер", ("etazhiki.full.place.1",)),
    ]
    assert score.grade == "sure"


def test_a_ball_of_five_leads_to_one_number_both_ways() -> None:
    assert rules_py.calculator("etazhiki.floors")(top=2, ball="5").sides == {"[2]": 2, "[7]": 7}


def test_what_fits_across_the_edge_rests_on_a_reading() -> None:
    score = rules_py.calculator("etazhiki.floors")(top=9, ball="ближайшие")
    assert score.readings == {"etazhiki.near-wrap": "inferred"}
    assert rules_py.calculator("etazhiki.floors")(top=5, ball="ближайшие").readings == {}


def test_the_turn_of_the_book_is_told_card_by_card() -> None:
    score = rules_py.calculator("etazhiki.turn")(top=3, ball="2", plays="этаж 5, шар 3, ночь 2")
    assert steps(score) == [
        (1, "Этаж [5]: 3 + 2 = 5", ("etazhiki.full.place.2",)),
        (1, "Кладёт шар 3", ("etazhiki.full.place.3",)),
        (1, "Этаж [2]: 5 − 3 = 2", ("etazhiki.spec.night.1",)),
    ]
    assert score.sides == {"этажей": 2, "шаров": 1, "верхний этаж": 2}


def test_equally_young_players_draw_lots() -> None:
    score = rules_py.calculator("etazhiki.first")(ages=[9, 8, 8])
    assert score.total == 2 and [one.who for one in score.choices] == ["Игрок 2", "Игрок 3"]
    assert score.summary == "Одинаково молоды игроки 2, 3: решает жребий." and score.grade == "house"


def test_going_down_from_zero_begins_at_ten() -> None:
    score = rules_py.calculator("etazhiki.move")(top=0, steps=-3)
    assert steps(score) == [(7, "Вместо 0 берут 10: 10 − 3 = 7", ("etazhiki.full.mod.1",))]


@pytest.mark.parametrize(("readings", "total"), [({}, 2), ({"etazhiki.skip-again": "each"}, 3)])
def test_an_old_skip_stops_somebody_only_under_one_reading(readings: dict[str, str], total: int) -> None:
    score = rules_py.calculator("etazhiki.next")({"turn": 1, "skip": True, "again": True}, readings)
    assert score.total == total and "etazhiki.skip-again" in score.readings


@pytest.mark.parametrize(("readings", "total"), [({}, 3), ({"etazhiki.skip-winner": "no"}, 2)])
def test_a_skip_left_by_the_winner_of_a_star_depends_on_a_reading(readings: dict[str, str], total: int) -> None:
    score = rules_py.calculator("etazhiki.next")({"turn": 1, "skip": True, "starred": True}, readings)
    assert score.total == total


def test_with_two_players_a_skip_gives_the_turn_back() -> None:
    score = rules_py.calculator("etazhiki.next")(players=2, turn=1, skip=True)
    assert (score.total, score.sides) == (1, {"пропускает": 2, "берёт": 2})


REFUSED = [
    ({"plays": "этаж 5, этаж 8"}, 2, "Этаж 8: не подходит, можно положить [3], [5], [7]", ("etazhiki.full.place.1", "etazhiki.full.place.2")),
    ({"plays": "шар 3, этаж 5"}, 1, "Шар 3: после этого шара не подойдёт ни один из этажей хода", ("etazhiki.h5",)),
    ({"level": BEGINNER, "plays": "этаж 5"}, 1, "Этаж 5: не подходит, можно положить [2], [3], [4]", ("etazhiki.beg.4",)),
]  # fmt: skip


@pytest.mark.parametrize(("given", "place", "text", "cites"), REFUSED)
def test_a_turn_that_cannot_be_is_decided_by_the_card_that_the_judge_refuses(
    given: dict[str, Any], place: int, text: str, cites: tuple[str, ...]
) -> None:
    score = rules_py.calculator("etazhiki.turn")(given)
    step = score.items[-1]
    assert (step.text, step.cites, score.total, score.extra["allowed"]) == (text, cites, place - 1, False)
    assert score.summary.startswith(f"Так ходить нельзя: карту {place}, ")


def test_a_turn_tells_the_floor_and_the_ball_that_lie_on_top_after_it() -> None:
    score = rules_py.calculator("etazhiki.turn")(plays="этаж 5, шар 3, этаж 8")
    assert score.summary == "Ход возможен; карт 3, сверху [8] и шар 3."
    assert (score.sides["верхний этаж"], score.extra["ball"]) == (8, "шар 3")


def test_the_judge_refuses_the_same_card_of_a_turn() -> None:
    """Every turn of three cards of a small hand, laid card by card at a table."""
    game = rules_py.game("etazhiki")
    names = ("этаж 5", "этаж 8", "ночь 1", "шар 3", "шар чётные")
    for plays in itertools.permutations(names, 3):
        score = rules_py.calculator("etazhiki.turn")(plays=", ".join(plays))
        state = game.position(
            {"level": "полные", "players": 3, "turn": 1, "top": 3, "ball": "2", "hand": ", ".join(plays), "laid": 0}
        )
        for place, card in enumerate(plays, 1):
            verdict = game.judge(state, f"play {card}")
            assert verdict.allowed is (place <= score.total), (plays, card)
            if not verdict.allowed:
                assert score.items[-1].cites == verdict.cites, (plays, card)
                break
            state.apply(f"play {card}")


BAD: list[tuple[str, dict[str, Any], str, str, tuple[str, ...]]] = [
    ("level", {"age": 3}, "age", "Возраст: введите число от 4 до 99, получено 3", ("etazhiki.title",)),
    ("deal", {"floors": [3]}, "floors", "Этажей у каждого: нужно от 2 до 5 чисел, по одному на игрока", ("etazhiki.full.end.2",)),
    ("deal", {"floors": [7, 1]}, "floors", "Этажей у каждого: введите число от 0 до 6, получено 7", ("etazhiki.full.setup.2",)),
    ("floors", {"level": MIDDLE, "ball": "4"}, "ball", "По средним правилам шаров больше 3 нет", ("etazhiki.mid.1",)),
    ("turn", {"plays": ""}, "plays", "Карты по порядку: за ход нужен хотя бы один этаж", ("etazhiki.full.turn.1",)),
    ("turn", {"plays": "шар 1"}, "plays", "Карты по порядку: за ход нужен хотя бы один этаж", ("etazhiki.full.turn.1",)),
    ("turn", {"plays": "этаж 11"}, "plays",
     "Карты: «этаж 11» — такой карты нет; пример: «этаж 5, ночь 1, шар 3, шар пропуск»", ()),
    ("turn", {"level": BEGINNER, "plays": "шар 1"}, "plays", "Карта 1: по начальным правилам играют одни дневные этажи", ("etazhiki.beg.2",)),
    ("turn", {"level": MIDDLE, "plays": "ночь 3"}, "plays", "По средним правилам ночных этажей нет", ("etazhiki.mid.3",)),
    ("star", {"players": 4, "stars": 3}, "stars", "Звёзд было: для победы нужно 3, партия уже окончена", ("etazhiki.full.end.2",)),
    ("recycle", {"piles": [0, 3]}, "piles", "Карт в стопках, первая: введите число от 1 до 200, получено 0", ()),
    ("next", {"players": 2, "turn": 3}, "turn", "За столом 2\u00a0игрока: игрока 3 нет", ()),
    (
        "next", {"turn": 2, "interceptor": 2}, "interceptor", "Кто перехватил ход: у самого себя ход не перехватывают",
        ("etazhiki.spec.night.2",),
    ),
]  # fmt: skip


@pytest.mark.parametrize(("name", "given", "field", "text", "cites"), BAD)
def test_bad_input_is_refused_by_name(name: str, given: dict[str, Any], field: str, text: str, cites: tuple[str, ...]) -> None:
    with pytest.raises(InputError) as refused:
        rules_py.calculator(f"etazhiki.{name}")(given)
    assert (refused.value.field, refused.value.text, refused.value.cites) == (field, text, cites)


@pytest.mark.parametrize("what", CASES)
def test_a_dispute_says_what_is_forbidden_and_never_invents_a_penalty(what: str) -> None:
    score = rules_py.calculator("etazhiki.dispute")(what=what)
    assert score.total is None and all(item.amount is None for item in score.items)
    assert score.summary == CASES[what][1]


BAD_POSITIONS: list[tuple[dict[str, Any], str, str]] = [
    ({}, "top", "Положение: назовите открытые этаж и шар"),
    ({"top": 5}, "ball", "Положение: назовите открытые этаж и шар"),
    ({"top": 5, "ball": "красный"}, "ball", "Верхний шар: «красный» — такого шара нет"),
    ({"level": BEGINNER, "tops": [4]}, "tops", "Верхние этажи: в начальной игре две стопки, назовите два числа"),
    ({"top": 5, "ball": "3", "who": 5}, "who", "За столом 3\u00a0игрока: игрока 5 нет"),
    ({"top": 5, "ball": "3", "claims": [4]}, "claims", "За столом 3\u00a0игрока: игрока 4 нет"),
]


@pytest.mark.parametrize(("given", "field", "text"), BAD_POSITIONS)
def test_a_position_that_cannot_be_is_refused_by_name(given: dict[str, Any], field: str, text: str) -> None:
    with pytest.raises(InputError) as refused:
        GAME.position(given)
    assert (refused.value.field, refused.value.text) == (field, text)


def test_the_first_card_of_the_centre_is_a_floor() -> None:
    state = GAME.position({"phase": "открытие"})
    assert GAME.judge(state, "open этаж 0", 0).allowed
    verdict = GAME.judge(state, "open шар 1", 0)
    assert (verdict.allowed, verdict.cites) == (False, ("etazhiki.full.setup.3",))
    offered = {one["action"]: one["legal"] for one in GAME.scene(state, 0)["actions"]}
    assert offered["open этаж 0"] and not offered["open шар 1"]


def test_while_the_centre_is_being_opened_nobody_is_asked_to_intercept() -> None:
    given = {"phase": "открытие", "top": 5, "turn": 1, "who": 2, "hand": "ночь 5"}
    state = GAME.position(given)
    assert (state.may_act(), state.open_moment) == ((0,), None)
    verdict = GAME.judge(state, "intercept ночь 5", state.asker)
    assert (verdict.allowed, verdict.text, verdict.cites) == (
        False,
        "Сначала открывают этаж и шар с номером",
        ("etazhiki.full.setup.3",),
    )


def test_a_hand_that_is_not_named_may_still_hold_floors() -> None:
    given: dict[str, Any] = {"top": 5, "ball": "3", "laid": 1, "just_played": True}
    state = GAME.position(given)
    end = GAME.judge(state, "end", state.asker)
    assert (end.allowed, end.text, end.cites) == (
        True,
        "Можно: этаж выложен, продолжать не обязательно.",
        ("etazhiki.full.turn.1",),
    )
    other = GAME.position({**given, "who": 2, "hand": "ночь 8"})
    taken = GAME.judge(other, "intercept ночь 8", other.asker)
    assert (taken.allowed, taken.text, taken.cites) == (
        True,
        "Можно: ночной этаж подходит, 5 + 3 = 8.",
        ("etazhiki.spec.night.2", "etazhiki.h7"),
    )
    named = GAME.position({**given, "hand": "шар 1, шар 2"})
    refused = GAME.judge(named, "end", named.asker)
    assert (refused.allowed, refused.cites) == (False, ("etazhiki.full.place.5",))
