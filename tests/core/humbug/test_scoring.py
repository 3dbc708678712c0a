"""Humbug: every figure of a player's deal, line by line, with its rules."""

from __future__ import annotations

import pytest

import rules_py
from rules_py.families.vist.rubber import lines_of
from rules_py.frame.readings import Chosen
from rules_py.games.humbug.scoring import HumbugDeal, honour_price
from tests.core import bounds

HUMBUG = rules_py.game("humbug")
RULES = HUMBUG.rules_under(Chosen(HUMBUG.readings))


def written(under=RULES, **facts):
    below, above = lines_of(under, HumbugDeal(**facts))
    return [(item.text, item.cites, item.amount) for item in below], [(item.text, item.cites, item.amount) for item in above]


@pytest.mark.parametrize(("mine", "theirs", "price"), [
    (0, 0, 0), (1, 0, 0), (2, 0, 2), (2, 1, 2), (2, 2, 0), (2, 3, 0), (3, 2, 3), (4, 1, 4), (5, 0, 5), (1, 4, 0), (3, 0, 3),
])  # fmt: skip
def test_honours_go_down_to_two_against_one_or_none(mine, theirs, price):
    assert honour_price(RULES, mine, theirs) == price
    found = written(tricks=6, honours=mine, other_honours=theirs)[1]
    assert found == ([(f"Онёров {mine}", ("humbug.honours",), price)] if price else [])


@pytest.mark.parametrize(("mine", "theirs", "price", "like_vist"), [
    (1, 3, 0, 0), (2, 1, 2, 0), (2, 2, 0, 0), (3, 1, 3, 2), (4, 0, 4, 4),
])  # fmt: skip
def test_aces_are_the_honours_without_trumps(mine, theirs, price, like_vist):
    other = HUMBUG.rules_under(Chosen(HUMBUG.readings, {"humbug.aces": "vist"}))
    facts = {"tricks": 6, "honours": mine, "other_honours": theirs, "no_trump": True}
    for under, amount in ((RULES, price), (other, like_vist)):
        assert honour_price(under, mine, theirs, True) == amount
        cites = ("humbug.notrump", "humbug.honours")
        assert written(under, **facts)[1] == ([(f"Тузов {mine}", cites, amount)] if amount else [])


def test_slams_coronets_and_revokes_are_those_of_vist():
    below, above = written(tricks=13, honours=5, trump_coronet=5, coronets=(3,), revokes=1)
    assert [amount for _, _, amount in below] == [14]
    assert [(text, amount) for text, _, amount in above] == [
        ("Большой шлем", 20), ("Козырная коронка до десятки", 40), ("Коронки: до дамы", 5), ("Ренонсов противника 1", 5), ("Онёров 5", 5),
    ]  # fmt: skip
    assert HumbugDeal(tricks=6).plain_honours == ()


def test_facts_are_taken_within_their_bounds_alone():
    numbers = {"tricks": (0, 13, 8), "honours": (0, 5, 0), "other_honours": (0, 5, 0), "trump_coronet": (0, 13, 0)}
    bounds.hold("humbug.score", {**numbers, "taken_over": (0, 13, 0), "revokes": (0, 13, 0)})
    rows = ([], [3], [13] * 4, [2], [14], [3] * 5)
    assert [bounds.taken("humbug.score", "coronets", row) for row in rows] == [True, True, True, False, False, False]


def test_more_aces_than_there_are_count_as_all_four():
    assert [honour_price(RULES, mine, 0, True) for mine in (4, 5)] == [4, 4]


def test_a_trump_coronet_is_asked_of_a_game_with_trumps_alone():
    asked = {one.name: one.when for one in rules_py.calculator("humbug.score").params}
    assert asked["trump_coronet"] == {"no_trump": (False,)} and not asked["coronets"]
