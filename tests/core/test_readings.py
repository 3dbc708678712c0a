"""A reading is in the chain of a result where another answer changes the result: asked on the way, tried, kept."""

from __future__ import annotations

import pytest

import rules_py
from rules_py.frame.errors import InputError
from rules_py.frame.readings import Chosen, Reading, weighed

FIRST = Reading("toy.first", ("a", "b", "c"), "a", "inferred", ("toy.1",))
SECOND = Reading("toy.second", ("x", "y"), "x", "house", ("toy.2",))
CHOSEN = Chosen((FIRST, SECOND))


def same(result: int) -> object:
    return result


def test_a_reading_that_is_not_asked_or_changes_nothing_stays_out() -> None:
    assert weighed(CHOSEN, lambda under: 7, same) == (7, {})
    assert weighed(CHOSEN, lambda under: len(under[FIRST]), same) == (1, {})


def test_a_reading_stays_where_one_of_its_answers_changes_the_result() -> None:
    result, rests = weighed(CHOSEN, lambda under: (under[FIRST] == "c") + 10 * (under[SECOND] == "y"), same)
    assert (result, rests) == (0, {"toy.first": "inferred", "toy.second": "house"})


def test_an_answer_under_which_the_work_is_refused_changes_the_result() -> None:
    def work(under: Chosen) -> int:
        if under[FIRST] == "b":
            raise InputError("Так нельзя", "toy")
        return 1

    assert weighed(CHOSEN, work, same) == (1, {"toy.first": "inferred"})
    with pytest.raises(InputError, match="Так нельзя"):
        weighed(CHOSEN.under(FIRST, "b"), work, same)


def test_a_chain_is_that_of_the_answers_in_force_and_they_stay_as_they_were() -> None:
    found = weighed(CHOSEN.under(SECOND, "y"), lambda under: under[SECOND] == "x" and under[FIRST] == "a", same)
    assert found == (False, {"toy.second": "house"})
    assert CHOSEN[SECOND] == "x" and CHOSEN.under(SECOND, "y")[SECOND] == "y"


def test_a_judge_leaves_the_readings_of_the_match_alone() -> None:
    game = rules_py.game("preferans")
    state = game.deal(1)
    before = state.readings
    assert list(game.judge(state, "redeal открылась карта").readings) == ["preferans.misdeal-timely"]
    assert state.readings is before and type(before) is Chosen


def test_a_field_of_rules_that_hangs_on_a_reading_puts_it_into_the_chain() -> None:
    """Мушка's excess hangs on a reading by its field alone: the result rests on it, and names it only where it matters."""
    record = rules_py.calculator("mushka.record")
    assert list(record({"tricks": 4, "record": 3}).readings) == ["mushka.overshoot"]
    assert record({"tricks": 1, "record": 20}).readings == {}
