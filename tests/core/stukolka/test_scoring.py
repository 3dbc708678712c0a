"""Стуколка: stakes, thirds of the pot, remises, what is left, what a breach costs."""

from __future__ import annotations

import pytest

import rules_py
from rules_py.games.stukolka.scoring import fines, kept, left_shared, shared, stakes

GAME = rules_py.game("stukolka")
FEE, JOINT = ("За сдачу", ("stukolka.20a", "stukolka.17"), 15), ("Ставка", ("stukolka.obyaz.first", "stukolka.17"), 15)


def ruled(**readings):
    return GAME.deal(1, {}, {f"stukolka.{name.replace('_', '-')}": value for name, value in readings.items()}).rules


def told(items):
    items = list(items)
    assert all(type(item.amount) is int for item in items)
    return [(item.text.replace("\u00a0", " "), item.cites, item.amount) for item in items]


@pytest.mark.parametrize(
    ("common", "readings", "places"),
    [(False, {}, [0]), (True, {}, [1, 2, 3, 0, 0]), (True, {"obyaz_fee": "same"}, [1, 2, 3, 0])],
)
def test_who_puts_what_on_the_table(common, readings, places):
    found = stakes(ruled(**readings), common, 15, 4)
    assert [place for place, _ in found] == places
    assert told(item for _, item in found) == [*[JOINT] * (len(places) - 1), FEE]


def test_a_trick_is_a_third_and_none_is_a_remise_of_the_whole():
    assert told(shared(180, (2, 1, 0))) == [
        ("2 взятки по трети кона", ("stukolka.18",), 120), ("1 взятка по трети кона", ("stukolka.18",), 60),
        ("Ремиз: ни одной взятки", ("stukolka.19",), -180),
    ]  # fmt: skip
    assert told(shared(375, (3,))) == [("3 взятки по трети кона", ("stukolka.18",), 375)]


@pytest.mark.parametrize(
    ("left", "equal"),
    [
        (180, [36, 36, 36, 36, 36]),
        (182, [38, 36, 36, 36, 36]),
        (186, [38, 37, 37, 37, 37]),
        (3, [3, 0, 0, 0, 0]),
        (15, [6, 3, 3, 3]),
    ],
)
def test_what_is_left_goes_to_all_or_to_the_last_dealer(left, equal):
    players = len(equal)
    assert left_shared(ruled(), left, players) == equal
    assert left_shared(ruled(leftover="dealer"), left, players) == [left, *[0] * (players - 1)]


BREACH, TOO = ("Ремиз за нарушение", ("stukolka.14", "stukolka.8")), ("И ремиз оставшегося без взяток", ("stukolka.19",))
NONE = ("Ремиз оставшегося без взяток", ("stukolka.19", "stukolka.14"))


@pytest.mark.parametrize(
    ("led", "tricks", "readings", "lines", "share"),
    [
        (True, 1, {}, [(*BREACH, 180)], 60),
        (True, 0, {}, [(*BREACH, 180)], 0),
        (False, 1, {}, [(*BREACH, 180)], 60),
        (False, 0, {}, [(*BREACH, 180)], 0),
        (True, 3, {}, [(*BREACH, 180)], 180),
        (True, 1, {"breach_remise": "stake"}, [(*BREACH, 180)], 60),  # for a wrong lead the pot is printed
        (False, 1, {"breach_remise": "stake"}, [(*BREACH, 15)], 60),
        (False, 0, {"breach_remise": "stake"}, [(*NONE, 180)], 0),  # nobody pays less for a breach besides
        (True, 1, {"breach_twice": "two"}, [(*BREACH, 180)], 60),
        (True, 0, {"breach_twice": "two"}, [(*BREACH, 180), (*TOO, 180)], 0),
        (False, 0, {"breach_twice": "two", "breach_remise": "stake"}, [(*BREACH, 15), (*TOO, 180)], 0),
        (True, 2, {"breach_share": "lost"}, [(*BREACH, 180)], 0),
    ],
)
def test_what_a_breach_costs_and_what_the_offender_keeps(led, tricks, readings, lines, share):
    rules = ruled(**readings)
    assert told(fines(rules, 180, 15, tricks, led)) == lines
    found = kept(rules, 180, tricks)
    assert (found, type(found)) == (share, int)


def test_of_the_remise_for_a_breach_and_that_for_no_trick_the_larger_stands():
    rules = ruled(breach_remise="stake")
    assert told(fines(rules, 15, 15, 0, led=False)) == [(*BREACH, 15)]
    assert told(fines(rules, 12, 15, 0, led=False)) == [(*BREACH, 15)]
    assert told(fines(rules, 18, 15, 0, led=False)) == [(*NONE, 18)]
