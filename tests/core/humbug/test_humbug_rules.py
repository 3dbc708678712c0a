"""Humbug: the exchange, the trump that is lost with it, what nobody looks at; each reading told from its default."""

from __future__ import annotations

import pytest

import rules_py

HUMBUG = rules_py.game("humbug")


def result(name, readings=None, **given):
    return rules_py.calculator(name)(**given, readings=readings or {})


def test_a_hand_is_changed_whole_for_the_packet_on_the_right_and_once():
    match = HUMBUG.deal(1)
    first = match.to_move
    assert first == 1 - match.dealer
    hand, packet = match.cards["hand"][first][:], match.cards["packet"][first][:]
    match.apply("swap", first)
    assert (match.cards["hand"][first], match.cards["thrown"][first], match.cards["packet"][first]) == (packet, hand, [])
    assert match.to_move == match.dealer
    assert match.view(match.dealer).seen("thrown", first) == ()


@pytest.mark.parametrize(("reading", "trump"), [({}, True), ({"humbug.trump-suit": "none"}, False)])
def test_a_dealer_who_changes_loses_the_trump_card_and_under_one_reading_the_suit(reading, trump):
    match = HUMBUG.deal(1, None, reading)
    card = match.cards["open"][match.dealer][0]
    match.apply("keep", match.to_move)
    match.apply("swap", match.to_move)
    assert (match.cards["lost"][0], match.cards["open"][match.dealer]) == ([card], [])
    assert (match.open.trump >= 0) is trump
    assert match.to_move == 1 - match.dealer


@pytest.mark.parametrize("what", ["pile", "discard"])
def test_nobody_looks_into_packets_and_thrown_cards(what):
    match = HUMBUG.position({"phase": "розыгрыш", "swapped": False})
    verdict = HUMBUG.judge(match, f"look {what}")
    assert (verdict.allowed, verdict.cites) == (False, ("humbug.nopeek",))
    assert HUMBUG.judge(match, "look trick").allowed


@pytest.mark.parametrize(("reading", "name", "given", "default", "other"), [
    ({"humbug.aces": "vist"}, "humbug.honours", {"honours_1": 3, "honours_2": 0, "no_trump": True}, 3, 2),
    ({"humbug.notrump-coronets": "plain"}, "humbug.coronet", {"length": 3, "no_trump": True}, 10, 5),
])  # fmt: skip
def test_a_reading_is_told_from_its_default(reading, name, given, default, other):
    assert (result(name, **given).total, result(name, reading, **given).total) == (default, other)


def test_who_chooses_the_penalty_is_a_reading():
    given = {"penalty": "очки"}
    assert result("humbug.revoke", **given).choices[0].who == "Соперник виновного"
    assert result("humbug.revoke", {"humbug.revoke-choice": "offender"}, **given).choices[0].who == "Виновный"
