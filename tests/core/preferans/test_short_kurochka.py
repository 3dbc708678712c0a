"""A kurochka smaller than the price of the game, the price that cannot be read, a revoke and whose the trick is."""

from __future__ import annotations

from typing import Any

import pytest

import rules_py
from rules_py.frame.errors import InputError

SHORT: dict[str, Any] = {
    "table": "1",
    "level": "семь",
    "trump": "♥",
    "tricks": 5,
    "whist": "оба",
    "whist_tricks": [3, 2],
    "own_kurochka": 10,
}
READ = [
    ({}, 60, 30),
    ({"preferans.short-kurochka-remise": "once"}, 50, 30),
    ({"preferans.short-kurochka-whist": "double"}, 60, 40),
]


@pytest.mark.parametrize(("readings", "remise", "trick"), READ)
def test_a_short_kurochka_is_read_two_ways_for_the_remise_and_for_a_trick(
    readings: dict[str, str], remise: int, trick: int
) -> None:
    score = rules_py.calculator("preferans.deal")(SHORT, readings)
    assert (score.extra["remise"], score.extra["whist_trick"]) == (remise, trick)
    assert {"preferans.short-kurochka-remise", "preferans.short-kurochka-whist"} <= set(score.readings)
    assert score.grade == "inferred"


def test_one_missing_trick_or_a_whole_kurochka_rests_on_neither() -> None:
    whole = rules_py.calculator("preferans.deal")({**SHORT, "own_kurochka": 20})
    assert not {"preferans.short-kurochka-remise", "preferans.short-kurochka-whist"} & set(whole.readings)
    one = rules_py.calculator("preferans.deal")({**SHORT, "tricks": 6, "whist_tricks": [2, 2]})
    assert "preferans.short-kurochka-remise" not in one.readings


@pytest.mark.parametrize(("readings", "price"), [({}, 96), ({"preferans.vinting-nine": "19"}, 19)])
def test_the_price_that_cannot_be_read_rests_on_a_reading(readings: dict[str, str], price: int) -> None:
    score = rules_py.calculator("preferans.price")({"table": "винтящая", "level": "девять", "trump": "без козырей"}, readings)
    assert score.total == price and score.grade == "inferred"


def test_an_odd_sum_of_a_checked_ten_tells_of_the_lost_point() -> None:
    score = rules_py.calculator("preferans.deal")(
        table="2", level="десять", trump="♠", tricks=9, whist="проверка", own_kurochka=5
    )
    assert score.extra["whist_trick"] == 49 and score.extra["whist_pay"] == [24, 24]
    assert "Вторая половина; 49 пополам не делится, лишнее очко не пишет никто" in [one.text for one in score.items]


def test_five_players_have_four_kurochki_beside_the_declarer() -> None:
    score = rules_py.calculator("preferans.deal")(
        level="простая", trump="♥", tricks=6, whist_tricks=[2, 2], others_kurochka=[0, 0, 0, 10]
    )
    assert score.extra["kurochka"] == 10


@pytest.mark.parametrize(
    ("given", "remise", "cites"),
    [
        ({}, 20, ("preferans.29",)),
        ({"kurochka": 20}, 40, ("preferans.29", "preferans.38")),
        ({"kurochka": 10}, 30, ("preferans.29", "preferans.38", "preferans.39")),
        ({"endgame": True}, 40, ("preferans.29", "preferans.62")),
    ],
)
def test_the_declarers_revoke_costs_what_the_same_remise_costs(
    given: dict[str, Any], remise: int, cites: tuple[str, ...]
) -> None:
    game = {"level": "семь", "trump": "♥", "tricks": 6}
    score = rules_py.calculator("preferans.penalty")({"fault": "ренонс играющего", **game, **given})
    assert score.total == remise and next(one.cites for one in score.items if one.side == "Играющий") == cites
    table = {"own_kurochka": given.get("kurochka", 0), "endgame": given.get("endgame", False)}
    assert rules_py.calculator("preferans.deal")({**game, "whist_tricks": [2, 2], **table}).extra["remise"] == remise


TAKEN = [
    ({"trick": "♦К ♦9 ♥7", "leader": "первый вистующий", "guilty": "играющий"}, {"Играющий": 5, "Первый вистующий": 3, "Второй вистующий": 2}, "preferans.29"),
    ({"trick": "♦К ♥7 ♦9", "leader": "играющий", "guilty": "первый вистующий"}, {"Играющий": 7, "Первый вистующий": 1, "Второй вистующий": 2}, "preferans.30b"),
    ({"trick": "♦9 ♠7 ♦К", "leader": "играющий", "guilty": "первый вистующий"}, {"Играющий": 6, "Первый вистующий": 2, "Второй вистующий": 2}, "preferans.30b"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "sides", "rule"), TAKEN)
def test_a_trick_with_a_revoke_goes_where_it_belongs(given: dict[str, Any], sides: dict[str, int], rule: str) -> None:
    score = rules_py.calculator("preferans.revoke-trick")(given)
    assert score.sides == sides and score.items[-1].cites == (rule,)


def test_who_leads_makes_no_revoke() -> None:
    with pytest.raises(InputError) as refused:
        rules_py.calculator("preferans.revoke-trick")(leader="играющий", guilty="играющий")
    assert refused.value.field == "guilty"
