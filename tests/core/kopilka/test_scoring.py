"""Копилка: prices of tricks, what is paid after a deal, how the box is shared."""

from __future__ import annotations

import pytest

import rules_py
from rules_py.frame.facts import scored
from rules_py.games.kopilka.scoring import FINES, Deal, divided, doubles, rest_shared, trick_item, worth_of
from tests.core.forms import as_it_stands, refused

GAME = rules_py.game("kopilka")
FEE, REMISE, FALSE = ("kopilka.firstout",), ("kopilka.remise",), ("kopilka.falsepass",)


def ruled(**readings):
    return GAME.deal(1, {}, {f"kopilka.{name.replace('_', '-')}": value for name, value in readings.items()}).rules


@pytest.mark.parametrize(
    ("facts", "readings", "expected"),
    [
        ({"tricks": 2, "fee": 3}, {}, [("Плата за сдачу", FEE, 3)]),
        ({"tricks": 2}, {}, []),
        ({"tricks": 2, "first_out": True, "fee": 3}, {}, [("Сбыл карты первым: не платит", FEE, 0)]),
        ({"tricks": 0, "fee": 3}, {}, [("Плата за сдачу", FEE, 3), ("Ремиз: ни одной взятки", REMISE, 5)]),
        ({"tricks": 0, "first_out": True, "fee": 3}, {}, [("Сбыл карты первым: не платит", FEE, 0)]),
        ({"tricks": 0, "first_out": True}, {"first_out_remise": "yes"}, [("Сбыл карты первым: не платит", FEE, 0), ("Ремиз: ни одной взятки", REMISE, 5)]),
        ({"tricks": 1, "first_out": True}, {"first_out_remise": "yes"}, [("Сбыл карты первым: не платит", FEE, 0)]),
        ({"tricks": 1, "false_passes": 2}, {}, [("Ремиз за пас при масти", FALSE, 10)]),
        ({"tricks": 0, "false_passes": 1}, {}, [("Ремиз: ни одной взятки", REMISE, 5), ("Ремиз за пас при масти", FALSE, 5)]),
    ],
)  # fmt: skip
def test_what_is_paid_after_a_deal(facts, readings, expected):
    found = scored(FINES, ruled(**readings), Deal(**{"remise": 5, "fee": 0, "first_out": False, "false_passes": 0, **facts}))
    assert [(item.text, item.cites, item.amount) for item in found] == expected


@pytest.mark.parametrize(("suit", "worth"), [("♠", 1), ("♣", 2), ("♦", 3), ("♥", 4)])
def test_a_trick_costs_by_its_suit_twice_under_the_ace(suit, worth):
    assert [worth_of(ruled(), suit, False), worth_of(ruled(), suit, True)] == [worth, 2 * worth]
    assert [worth_of(ruled(), suit, False, 3), worth_of(ruled(), suit, True, 3)] == [3 * worth, 6 * worth]


@pytest.mark.parametrize(
    ("cards", "no", "yes"),
    [(("♥К", "♠Т", "♥7"), True, True), (("♠Т", "♠К"), False, True), (("♠К", "♠Т"), True, True), (("♥К", "♥7"), False, False)],
)
def test_the_ace_doubles_what_it_covers_and_by_a_reading_what_it_leads(cards, no, yes):
    assert (doubles(ruled(), cards), doubles(ruled(ace_led="yes"), cards)) == (no, yes)


def test_a_trick_is_noted_with_its_price():
    item = trick_item(ruled(), ("♥К", "♠Т", "♥7"), 2)
    assert (item.text, item.cites, item.amount) == (
        "Взятка ♥, вдвое", ("kopilka.tricklog", "kopilka.price", "kopilka.price.double", "kopilka.spadeace"), 16,
    )  # fmt: skip
    item = trick_item(ruled(), ("♦К", "♦7"))
    assert (item.text, item.cites, item.amount) == ("Взятка ♦", ("kopilka.tricklog", "kopilka.price"), 3)


@pytest.mark.parametrize(
    ("pot", "payouts", "share", "pay"),
    [
        (40, (10, 5, 0, 9), ([10, 5, 0, 9], 0, 16), ([10, 5, 0, 9], 0, 16)),
        (24, (10, 5, 0, 9), ([10, 5, 0, 9], 0, 0), ([10, 5, 0, 9], 0, 0)),
        (20, (10, 5, 0, 9), ([8, 4, 0, 7], 0, 1), ([10, 5, 0, 9], 1, 0)),
        (21, (10, 5, 0, 9), ([8, 4, 0, 7], 0, 2), ([10, 5, 0, 9], 1, 1)),
    ],
)
def test_the_box_pays_for_tricks_and_a_short_one_is_shared_or_made_up(pot, payouts, share, pay):
    assert divided(ruled(), pot, payouts) == share
    assert divided(ruled(short_pot="pay"), pot, payouts) == pay


@pytest.mark.parametrize(
    ("rest", "payouts", "equal", "tricks"),
    [
        (10, (6, 3, 1, 0), [3, 3, 2, 2], [6, 3, 1, 0]),
        (11, (6, 3, 1, 0), [3, 3, 3, 2], [7, 3, 1, 0]),
        (7, (0, 0, 0, 0), [2, 2, 2, 1], [2, 2, 2, 1]),
        (0, (1, 0, 0, 0), [0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_what_is_left_goes_to_all_evenly_or_by_tricks(rest, payouts, equal, tricks):
    assert rest_shared(ruled(), rest, payouts) == equal
    assert rest_shared(ruled(rest="tricks"), rest, payouts) == tricks


def test_the_form_of_a_fine():
    assert as_it_stands("kopilka.fine") == (5, "В кассу идёт 5 к.")
    for field, label, most in (
        ("tricks", "Взяток", 8),
        ("false_passes", "Пасовал при масти, раз", 8),
        ("remise", "Ремиз", 1000),
        ("fee", "Плата остальных", 1000),
    ):
        for bad in (-1, most + 1):
            assert refused("kopilka.fine", field, bad) == f"{label}: введите число от 0 до {most}, получено {bad}"
