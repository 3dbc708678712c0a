"""A dispute is decided by what is stated: nothing is taken from an example, nothing assumed silently."""

from __future__ import annotations

import json
from typing import Any

import pytest

import rules_py
from rules_py.desk import cli, stated, web
from rules_py.frame.errors import InputError


def weigh(case: str, **facts: Any) -> dict[str, Any]:
    return stated.weigh({"case": case, "facts": facts})


def test_an_untouched_form_is_never_decided() -> None:
    for name, one in rules_py.calculators().items():
        if one.params:
            found = weigh(name)
            assert found["sheet"] is None or not any(row["matters"] for row in found["assumed"]), name


def test_a_number_that_nobody_stated_is_asked_for() -> None:
    found = weigh("sixty-six.game-points", outcome="закрыл и не набрал")
    assert found["sheet"] is None and found["asks"] == ["opponent_tricks"]


def test_a_fact_of_a_few_ways_is_decided_every_way() -> None:
    found = weigh("vint.revoke", contract="четыре", trump="♦", tricks=10)
    assert found["asks"] == ["offenders"] and [one["facts"]["offenders"] for one in found["ways"]] == [
        "назначившие",
        "противники",
    ]
    assert all(one["sheet"] for one in found["ways"])


@pytest.mark.parametrize(("case", "sides"), [("vist.revoke", ["первые", "вторые"]), ("humbug.revoke", ["первый", "второй"])])
def test_tricks_are_asked_by_sides_before_it_is_known_who_erred(case: str, sides: list[str]) -> None:
    found = weigh(case, penalty="взятки", tricks_1=7, tricks_2=6)
    assert found["asks"] == ["offenders"] and [one["facts"]["offenders"] for one in found["ways"]] == sides
    assert [one["sheet"]["result"]["sides"] for one in found["ways"]] == [
        {sides[0].capitalize(): 4, sides[1].capitalize(): 9},
        {sides[0].capitalize(): 10, sides[1].capitalize(): 3},
    ]
    kept = weigh(case, penalty="взятки", offenders=sides[0], offender_tricks=7, opponent_tricks=6)  # as older links say it
    assert kept["sheet"]["result"]["sides"] == found["ways"][0]["sheet"]["result"]["sides"]


def test_too_many_ways_are_asked_instead() -> None:
    found = weigh("preferans-modern.deal", level="шесть", tricks=4)
    assert found["sheet"] is None and found["ways"] == [] and "whist" in found["asks"]


def test_what_the_core_fills_in_is_told_with_whether_it_matters() -> None:
    found = weigh("vint.penalty", contract="четыре", tricks=9)
    assert found["sheet"]["result"]["total"] == 4000
    assert [(one["name"], one["text"], one["matters"]) for one in found["assumed"]] == [
        ("double", "нет", True),
        ("exact", "нет", False),
    ]


def test_a_whole_case_is_decided_as_before() -> None:
    facts = {"contract": "малый шлем", "tricks": 9, "double": False, "exact": False}
    found = weigh("vint.penalty", **facts)
    assert found["sheet"]["result"]["total"] == 23000 and found["assumed"] == []


def test_bad_input_names_its_field() -> None:
    with pytest.raises(InputError, match="Обстоятельства"):
        stated.weigh({"case": "vint.penalty", "facts": 3})
    answer = json.loads(web.handle(json.dumps({"do": "weigh", "dispute": {"case": "vint.penalty", "facts": {"tricks": 99}}})))
    assert answer["ok"] is False and answer["error"]["field"] == "tricks"


def test_a_fact_that_hangs_on_another_is_asked_after_it() -> None:
    found = weigh("sixty-six.game-points", loser_cards=20)
    assert found["asks"] == ["outcome"] and len(found["ways"]) == 4


def test_both_sides_find_what_they_claim_among_the_outcomes() -> None:
    asked = {"case": "vint.penalty", "facts": {"contract": "четыре", "tricks": 9}}
    texts = [one["text"].replace("\u00a0", " ") for one in stated.claims(asked)]
    assert texts == ["Штрафа нет.", "Противники пишут над чертой 4 000 очков.", "Противники пишут над чертой 8 000 очков."]
    open_ways = stated.claims({"case": "vint.revoke", "facts": {"contract": "четыре", "trump": "♦", "tricks": 10}})
    assert {one["total"] for one in open_ways} >= {12000, 0}
    assert stated.claims({"case": "vint.penalty", "facts": {"contract": "четыре"}}) == []
    answer = json.loads(web.handle(json.dumps({"do": "claims", "dispute": asked})))
    assert [one["total"] for one in answer["claims"]] == [0, 4000, 8000]


POSITION = {"trump": "♥", "hand": "♦К ♠9", "trick": "♦9", "stock": 0}


def test_a_move_is_tried_in_a_position(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["try", "sixty-six", json.dumps(POSITION), "play ♠9"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Нельзя") and "sixty-six.14" in said
    assert cli.main(["try", "sixty-six", json.dumps(POSITION), "play ♦К"]) == 0
    assert capsys.readouterr().out.lower().count("можно") == 1
    assert cli.main(["try", "sixty-six", json.dumps(POSITION), "9: play ♦К"]) == 1
    assert "Место" in capsys.readouterr().err


def test_an_action_out_of_turn_is_judged(capsys: pytest.CaptureFixture[str]) -> None:
    game = rules_py.game("vint")
    state = game.deal(1)
    other = (state.to_move + 1) % 4
    assert cli.main(["judge", "vint", json.dumps(state.to_json()), f"{other}: pass"]) == 0
    assert capsys.readouterr().out.startswith("Нельзя")
