"""Семерик: counting, the game in the middle of a deal, fines; each reading told from its default."""

from __future__ import annotations

import pytest

import rules_py
from rules_py.frame.rng import Generator
from rules_py.frame.sampling import any_action
from rules_py.games.semerik.phases import deal_items
from rules_py.games.semerik.state import points_of, write

SEMERIK = rules_py.game("semerik")


def result(name, readings=None, **given):
    return rules_py.calculator(name)(**given, readings=readings or {})


@pytest.mark.parametrize(("reading", "name", "given", "default", "other"), [
    ({"semerik.low-triples": "nothing"}, "semerik.hand", {"hand": "♠6 ♣6 ♦6"}, 1, 0),
    ({"semerik.four-alike": "more"}, "semerik.hand", {"hand": "♠7 ♣7 ♦7 ♥7"}, 4, 5),
    ({"semerik.heart-baba": "plus-two"}, "semerik.hand", {"hand": "♥3 ♥2 ♥Т ♥К"}, 6, 8),
    ({"semerik.baba-triples": "once"}, "semerik.hand", {"hand": "♠3 ♠2 ♠Т ♣3 ♦3 ♣2 ♦2"}, 11, 7),
    ({"semerik.hearts": "none"}, "semerik.trick", {"trick": "♠3 ♠5 ♥4 ♠7"}, 3, 1),
    ({"semerik.fine": "opponents"}, "semerik.revoke", {"score": 12, "revokes": 1}, 9, 12),
    ({"semerik.both-reach": "higher"}, "semerik.both", {"scores": [18, 20], "hand_points": [3, 4], "leader": 1}, 1, 2),
])  # fmt: skip
def test_a_reading_is_told_from_its_default(reading, name, given, default, other):
    assert (result(name, **given).total, result(name, reading, **given).total) == (default, other)


def test_the_side_of_the_leader_counts_first_and_takes_the_game_at_once():
    match = SEMERIK.deal(8)
    from rules_py.frame.results import Item

    leader = match.to_move
    side = leader % 2
    write(match, side, Item("Раньше", ("semerik.7",), 20))
    if "count" not in match.legal():
        match.apply("silent", leader)
    if "count" in match.legal():
        match.apply("count", match.to_move)
        assert match.done
        assert match.sheet.total("score", leader) == 42


def test_a_revoke_costs_three_at_a_table_where_mistakes_happen():
    match, chance = SEMERIK.deal(3, {"mistakes": "карты"}), Generator(3)
    for _ in range(400):
        if match.done or any("semerik.25" in entry.item.cites for entry in match.sheet.entries):
            break
        match.apply(any_action(match, match.to_move, chance), match.to_move)
    paid = [entry.item.amount for entry in match.sheet.entries if "semerik.25" in entry.item.cites]
    assert set(paid) == {-3}


def test_a_hint_costs_what_was_agreed_and_is_forbidden_elsewhere():
    match = SEMERIK.deal(1, {"mistakes": "карты", "fine": 2})
    while match.prompt.phase == "count":
        match.apply("silent", match.to_move)
    seat = match.to_move
    before = points_of(match, seat % 2)
    match.apply("talk", seat)
    assert (points_of(match, seat % 2), match.to_move) == (before - 2, seat)
    strict = SEMERIK.position({"phase": "розыгрыш"})
    verdict = SEMERIK.judge(strict, "talk")
    assert (verdict.allowed, verdict.cites) == (False, ("semerik.23",))


def test_tricks_are_not_shown_again_before_the_end():
    match, chance = SEMERIK.deal(1), Generator(1)
    while not match.open.taken:
        match.apply(any_action(match, match.to_move, chance), match.to_move)
    scene = SEMERIK.scene(match, 0)
    assert scene["last"] is None and len(scene["swept"]["cards"]) == 4
    while not match.deal_over:
        match.apply(any_action(match, match.to_move, chance), match.to_move)
    scene = SEMERIK.scene(match, 0)
    assert len(scene["last"]["cards"]) == 4 and "swept" not in scene


def test_the_table_and_the_calculator_write_the_same_lines():
    match, chance = SEMERIK.deal(2), Generator(2)
    while not match.deal_over:
        match.apply(any_action(match, match.to_move, chance), match.to_move)
    for side in (0, 1):
        items = deal_items(match, side)
        written = sum(
            one.item.amount or 0 for one in match.sheet.of_deal(match.number) if (one.account, one.seat) == ("points", side)
        )
        assert sum(item.amount or 0 for item in items) == written
