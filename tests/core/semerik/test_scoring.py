"""Семерик: what a hand, a trick, a deal and a game come to, line by line, with their rules."""

from __future__ import annotations

import pytest

import rules_py
from rules_py.frame.facts import scored
from rules_py.frame.readings import Chosen
from rules_py.games.semerik.rules import DECK
from rules_py.games.semerik.scoring import DEAL_LINES, PARTY_LINES, Deal, Party, baba_in, counting, hand_items, trick_items
from tests.core import bounds

SEMERIK = rules_py.game("semerik")


def rules(**readings):
    chosen = {f"semerik.{name.replace('_', '-')}": value for name, value in readings.items()}
    return SEMERIK.rules_under(Chosen(SEMERIK.readings, chosen))


RULES = rules()


def told(items):
    return [(item.text, item.cites, item.amount) for item in items]


def hand(cards, under=RULES):
    return told(hand_items(under, DECK.mask(cards)))


@pytest.mark.parametrize(("rank", "name", "price", "cites"), [
    ("7", "семёрки", 4, ("semerik.10",)), ("3", "тройки", 3, ("semerik.10",)), ("2", "двойки", 3, ("semerik.10",)),
    ("Т", "туза", 3, ("semerik.10",)), ("К", "короля", 1, ("semerik.11",)), ("Д", "дамы", 1, ("semerik.11",)),
    ("В", "валета", 1, ("semerik.11",)), ("6", "шестёрки", 1, ("semerik.11", "semerik.17")),
    ("5", "пятёрки", 1, ("semerik.11", "semerik.17")), ("4", "четвёрки", 1, ("semerik.11", "semerik.17")),
])  # fmt: skip
def test_three_of_a_rank_have_their_price(rank, name, price, cites):
    three = f"♠{rank} ♣{rank} ♦{rank}"
    assert hand(three) == [(f"Три {name}", cites, price)]
    assert hand(f"♠{rank} ♣{rank}") == []
    assert hand(f"{three} ♥{rank}") == [(f"Четыре {name}", cites, price)]
    assert hand(f"{three} ♥{rank}", rules(four_alike="more")) == [(f"Четыре {name}", cites, price + 1)]
    low = rank in "654"
    assert hand(three, rules(low_triples="nothing")) == ([] if low else [(f"Три {name}", cites, price)])
    assert hand(f"{three} ♥{rank}", rules(low_triples="nothing", four_alike="more")) == (
        [] if low else [(f"Четыре {name}", cites, price + 1)]
    )


@pytest.mark.parametrize(("more", "text", "price", "hearts"), [
    ("", "", 3, 5), ("К", " с королём", 6, 6), ("КД", " с королём и дамой", 9, 9),
    ("КДВ", " с королём, дамой и валетом", 13, 13), ("Д", "", 3, 5), ("КВ", " с королём", 6, 6),
])  # fmt: skip
def test_a_baba_grows_with_the_court_cards_beside_it(more, text, price, hearts):
    grown = bool(text)
    for suit, name in (("♠", "пик"), ("♣", "треф"), ("♦", "бубен")):
        assert hand(f"{suit}32Т{more}") == [(f"Баба {name}{text}", ("semerik.13",) if grown else ("semerik.12",), price)]
    cites = ("semerik.13", "semerik.16") if grown else ("semerik.16",)
    assert hand(f"♥32Т{more}") == [(f"Баба червей{text}", cites, hearts)]
    dearer = {5: 5, 6: 8, 9: 11, 13: 15}[hearts]
    assert hand(f"♥32Т{more}", rules(heart_baba="plus-two")) == [(f"Баба червей{text}", cites, dearer)]


def test_a_baba_is_the_three_highest_of_one_suit():
    assert baba_in(DECK.mask("♠32Т"), "♠") and not baba_in(DECK.mask("♠32К ♣Т"), "♠")
    assert hand("♠32 ♣Т ♦К") == []


def test_triples_beside_a_baba_count_four_each_or_together():
    cards = "♠32Т ♣3 ♦3 ♣2 ♥2 ♦Т ♥Т"
    each = [(f"Три {name} при бабе", ("semerik.14",), 4) for name in ("тройки", "двойки", "туза")]
    baba = [("Баба пик", ("semerik.12",), 3)]
    assert hand(cards) == [*each, *baba]
    assert hand(cards, rules(baba_triples="once")) == [each[0], *baba]
    two = "♠32Т ♣2 ♥2 ♦Т ♥Т"
    assert hand(two, rules(baba_triples="once")) == [each[1], *baba]
    assert hand("♠32Т ♣7 ♦7 ♥7") == [("Три семёрки", ("semerik.10",), 4), *baba]
    assert hand("♠32Т ♣2 ♦2 ♥2", rules(four_alike="more")) == [("Четыре двойки при бабе", ("semerik.14",), 5), *baba]


def test_once_goes_to_the_dearest_rank_four_of_it_too_and_two_of_it_are_no_triple():
    baba = ("Баба пик", ("semerik.12",), 3)
    threes, twos = ("Четыре тройки при бабе", ("semerik.14",), 4), ("Три двойки при бабе", ("semerik.14",), 4)
    once = rules(baba_triples="once")
    four = "♠3 ♣3 ♦3 ♥3 ♠2 ♣2 ♦2 ♠Т"
    assert hand(four) == [threes, twos, baba]
    assert hand(four, once) == [threes, baba]
    pair = "♠3 ♣3 ♠2 ♣2 ♦2 ♠Т"
    assert hand(pair, once) == hand(pair) == [twos, baba]


@pytest.mark.parametrize(("cards", "count", "items"), [
    ("♠4 ♠5 ♠6 ♠7", 0, []), ("♠К ♠5 ♠6 ♠Д", 2, []), ("♠К ♠7 ♠В ♠Д", 3, [("Три старшие карты во взятке", 1)]),
    ("♠3 ♠2 ♠Т ♠В", 4, [("Четыре старшие карты во взятке", 2)]),
])  # fmt: skip
def test_counting_cards_meet_in_a_trick(cards, count, items):
    laid = [DECK.card(card) for card in cards.split()]
    assert counting(laid) == count
    assert [(item.text, item.amount) for item in trick_items(RULES, laid)] == items
    assert all(item.cites == ("semerik.18",) for item in trick_items(RULES, laid))


def test_a_deal_is_hand_tricks_and_all_ten():
    assert told(scored(DEAL_LINES, RULES, Deal(hand_points=3, trick_points=2, tricks=10))) == [
        ("На руках", ("semerik.21",), 3), ("Во взятках", ("semerik.18",), 2), ("Все десять взяток", ("semerik.19",), 4),
    ]  # fmt: skip
    assert told(scored(DEAL_LINES, RULES, Deal(hand_points=0, trick_points=0, tricks=9))) == []


@pytest.mark.parametrize(("losers", "double"), [(-3, True), (0, True), (10, True), (11, False), (20, False)])
def test_a_game_is_doubled_below_eleven(losers, double):
    plain = ("Партия", ("semerik.5",), 21)
    twice = ("У противников нет 11: выигрыш вдвойне", ("semerik.20",), 21)
    assert told(scored(PARTY_LINES, RULES, Party(winners=21, losers=losers))) == ([plain, twice] if double else [plain])


def test_facts_are_taken_within_their_bounds_alone():
    bounds.hold("semerik.deal", {"hand_points": (0, 60, 3), "trick_points": (0, 20, 2), "tricks": (0, 10, 6)})
    bounds.hold("semerik.party", {"winners": (21, 200, 21), "losers": (-50, 20, 10)})
    whole = "♠7 ♣7 ♦7 ♠К ♥Д ♥5 ♣4 ♦6 ♣В ♦Т"
    rows = ("♠7", whole, "", f"{whole} ♥Т")
    assert [bounds.taken("semerik.hand", "hand", row) for row in rows] == [True, True, False, False]
