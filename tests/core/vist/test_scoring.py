"""Вист: every figure of the record, line by line, with its rules."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

import rules_py
from rules_py.families.vist.coronets import coronet_end, coronet_price, coronets_in, run_from_ace
from rules_py.families.vist.honours import aces_in, honours_in
from rules_py.families.vist.rubber import (
    SideDeal,
    bonus_items,
    dealt_to,
    honour_price,
    leve,
    lines_of,
    netted,
    side_facts,
    side_tricks,
    slam,
    write,
)
from rules_py.families.vist.sheet import Chalk, Entry, chalk_drawing, each_wins, ended
from rules_py.frame.cards import DECK_52 as DECK
from rules_py.frame.readings import Chosen
from rules_py.frame.results import Item
from tests.core import bounds

VIST = rules_py.game("vist")


def rules(**readings):
    return VIST.rules_under(
        Chosen(VIST.readings, {f"vist.{name.replace('_', '-')}": value for name, value in readings.items()})
    )


RULES = rules()


def written(facts, under=RULES):
    """Return what a side writes: below, then above."""
    return [[(item.text, item.cites, item.amount) for item in part] for part in lines_of(under, facts)]


# Below the line


@pytest.mark.parametrize(("tricks", "over"), [(0, 0), (5, 0), (6, 0), (7, 1), (9, 3), (12, 6), (13, 7)])
def test_tricks_above_the_six_count(tricks, over):
    facts = SideDeal(tricks=tricks)
    assert leve(facts) == over
    below = written(facts)[0]
    assert below == ([(f"{over}\xa0леве по 2", ("vist.75",), 2 * over)] if over else [])


# Above the line


@pytest.mark.parametrize(("tricks", "amount", "name"), [(11, None, ""), (12, 10, "Малый шлем"), (13, 20, "Большой шлем")])
def test_twelve_and_thirteen_tricks_are_slams(tricks, amount, name):
    facts = SideDeal(tricks=tricks)
    assert slam(RULES, facts) == amount
    assert written(facts)[1] == ([(name, ("vist.76",), amount)] if amount else [])


@pytest.mark.parametrize(
    ("tricks", "taken", "yes", "no"),
    [(12, 3, 10, None), (13, 1, 20, 10), (13, 3, 20, None), (12, 0, 10, 10), (9, 5, None, None)],
)
def test_tricks_taken_for_a_revoke_make_a_slam_by_one_reading(tricks, taken, yes, no):
    facts = SideDeal(tricks=tricks, taken_over=taken)
    assert (slam(RULES, facts), slam(rules(revoke_slam="no"), facts)) == (yes, no)


@pytest.mark.parametrize(
    ("count", "price", "other"), [(0, None, None), (1, None, None), (2, None, None), (3, 2, 3), (4, 4, 4), (5, 5, 5)]
)
def test_honours_bring_five_four_and_two(count, price, other):
    facts = SideDeal(tricks=6, honours=count)
    assert honour_price(RULES, facts) == price
    assert honour_price(rules(three_honours="3"), facts) == other
    assert written(facts)[1] == ([(f"Онёров {count}", ("vist.63",), price)] if price else [])


@pytest.mark.parametrize(("count", "price", "each"), [(0, None, None), (1, None, 1), (2, None, 2), (3, 2, 3), (4, 4, 4)])
def test_aces_are_the_honours_without_trumps(count, price, each):
    facts = SideDeal(tricks=6, honours=count, no_trump=True)
    assert (honour_price(RULES, facts), honour_price(rules(aces="one"), facts)) == (price, each)
    assert written(facts)[1] == ([(f"Тузов {count}", ("vist.82",), price)] if price else [])


def test_more_aces_than_there_are_count_as_all_four():
    assert honour_price(RULES, SideDeal(tricks=6, honours=5, no_trump=True)) == 4


def test_honours_of_other_suits_count_by_one_reading():
    facts = SideDeal(tricks=6, honours=4, plain_honours=(3, 2, 5))
    assert written(facts)[1] == [("Онёров 4", ("vist.63",), 4)]
    assert written(facts, rules(honours_suit="every"))[1] == [
        ("Онёров 4", ("vist.63",), 4), ("Онёры прочих мастей", ("vist.62", "vist.63"), 7),
    ]  # fmt: skip
    bare = SideDeal(tricks=6, honours=4, no_trump=True, plain_honours=(3, 2, 5))
    assert written(bare, rules(honours_suit="every"))[1] == [("Тузов 4", ("vist.82",), 4)]
    none = SideDeal(tricks=6, plain_honours=(2, 1, 0))
    assert written(none, rules(honours_suit="every"))[1] == []


def test_revokes_of_the_others_bring_five_each():
    assert written(SideDeal(tricks=6, revokes=2))[1] == [("Ренонсов противника 2", ("vist.18",), 10)]


PLAIN = (0, 0, 0, 5, 10, 20, 25, 30, 35, 40, 45, 50, 55, 60)
LITERAL = (0, 0, 0, 5, 10, 20, 20, 25, 30, 35, 40, 45, 50, 55)
NAMES = ("дамы", "валета", "десятки", "девятки", "восьмёрки", "семёрки", "шестёрки", "пятёрки", "четвёрки", "тройки", "двойки")


@pytest.mark.parametrize("length", range(3, 14))
def test_coronets_are_priced_by_their_length(length):
    literal = rules(coronet_eight="eight")
    for under, table in ((RULES, PLAIN), (literal, LITERAL)):
        assert coronet_price(under, length, False) == table[length]
        assert coronet_price(under, length, True) == 2 * table[length]
        assert coronet_price(under, length, False, True) == coronet_price(under, length, True, True) == 2 * table[length]
    assert coronet_end(length) == f"до {NAMES[length - 3]}"
    assert RULES.coronets == PLAIN and literal.coronets == LITERAL


def test_coronets_stand_each_in_its_line():
    facts = SideDeal(tricks=6, trump_coronet=4, coronets=(3, 5))
    assert written(facts)[1] == [
        ("Козырная коронка до валета", ("vist.79",), 20), ("Коронки: до дамы, до десятки", ("vist.79",), 25),
    ]  # fmt: skip
    bare = SideDeal(tricks=6, no_trump=True, trump_coronet=4, coronets=(3, 5))
    assert written(bare)[1] == [("Коронки без козырей: до дамы, до десятки", ("vist.82", "vist.79"), 50)]
    assert written(SideDeal(tricks=6, trump_coronet=2))[1] == []
    assert written(SideDeal(tricks=6, trump_coronet=3))[1] == [("Козырная коронка до дамы", ("vist.79",), 10)]


def test_a_whole_deal_keeps_the_order_of_the_lines():
    facts = SideDeal(tricks=13, honours=5, trump_coronet=5, coronets=(3,), plain_honours=(3, 0, 0), revokes=1)
    below, above = written(facts, rules(honours_suit="every"))
    assert [amount for _, _, amount in below] == [14]
    assert [amount for _, _, amount in above] == [20, 5, 2, 40, 5, 5]


# Cards


def test_a_run_goes_from_the_ace_down_without_a_gap():
    hand = DECK.mask("♠ТКД ♣ТК ♦КДВ10 ♥ТКДВ10987")
    assert [run_from_ace(hand, suit) for suit in range(4)] == [3, 2, 0, 8]
    assert coronets_in(hand) == [(0, 3), (3, 8)]
    assert run_from_ace(DECK.suit_masks[1], 1) == 13 and run_from_ace(0, 0) == 0


def test_honours_and_aces_are_counted_in_a_hand():
    hand = DECK.mask("♠ТКДВ109 ♣Т10 ♦92 ♥К10")
    assert [honours_in(hand, suit) for suit in range(4)] == [5, 2, 0, 2]
    assert aces_in(hand) == 2 and aces_in(DECK.full) == 4
    assert honours_in(hand, 4) == honours_in(hand, -1) == 0


def at_table(hands, trump=0, tricks=(4, 3, 4, 2), taken_over=(0, 0), fined=(), laid=(), under=RULES):
    """Return a table of four as the scoring sees it."""
    cards = {
        "hand": [list(DECK.cards(DECK.mask(hand))) if hand else [] for hand in hands], "open": [[] for _ in hands],
    }  # fmt: skip
    state = SimpleNamespace(
        circle=[0, 1, 2, 3], dummies=[], trump=trump, tricks=list(tricks), taken_over=list(taken_over), fined=list(fined),
        taken=list(laid),
    )  # fmt: skip
    return SimpleNamespace(open=state, cards=cards, packs={"cards": DECK}, rules=under, game=VIST)


HANDS = ("♠ТКД ♥ТК", "♠В10 ♦ТКДВ", "♠98 ♥ДВ10 ♣Т", "♣КД")


def test_a_sides_deal_is_read_off_the_table():
    table = at_table(HANDS, fined=[(1, False), (3, True), (0, False)])
    first, second = side_facts(table, 0), side_facts(table, 1)
    assert first == SideDeal(tricks=8, honours=3, trump_coronet=3, coronets=(), plain_honours=(1, 0, 5), revokes=2)
    assert second == SideDeal(tricks=5, honours=2, trump_coronet=0, coronets=(4,), plain_honours=(2, 4, 0), revokes=1)


def test_partners_share_a_coronet_by_one_reading():
    table = at_table(HANDS, under=rules(coronet_hand="side"))
    assert side_facts(table, 0).coronets == (5,) and side_facts(table, 0).trump_coronet == 3


def test_without_trumps_aces_are_counted_and_no_suit_is_trumps():
    first = side_facts(at_table(HANDS, trump=-1), 0)
    assert first == SideDeal(tricks=8, honours=3, no_trump=True, coronets=(3,))


def test_tricks_change_hands_for_a_revoke():
    table = at_table(HANDS, taken_over=(3, 1))
    assert (side_tricks(table, 0), side_tricks(table, 1)) == (10, 3)
    assert (side_facts(table, 0).taken_over, side_facts(table, 1).taken_over) == (3, 1)


def test_a_hand_is_what_was_laid_and_what_is_held():
    laid = [(0, tuple(DECK.card(card) for card in ("♠2", "♠3", "♠4", "♠5")), (3, 0, 1, 2))]
    table = at_table(HANDS, laid=laid)
    table.cards["open"][0] = [DECK.card("♣2")]
    assert dealt_to(table, 0) == DECK.mask("♠ТКД3 ♥ТК ♣2")
    assert dealt_to(table, 3) == DECK.mask("♣КД ♠2")


# Games and the rubber


@pytest.mark.parametrize(("won", "items", "other"), [
    (1, [("Окончена партия", 5)], [("Окончена партия", 5)]),
    (2, [("Окончена партия", 5), ("Окончен роббер", 10)], [("Окончен роббер", 10)]),
])  # fmt: skip
def test_the_end_of_a_game_and_of_the_rubber_is_written(won, items, other):
    assert [(item.text, item.amount) for item in bonus_items(RULES, won)] == items
    assert [(item.text, item.amount) for item in bonus_items(rules(last_game_bonus="rubber"), won)] == other
    assert all(item.cites == ("vist.72",) for item in bonus_items(RULES, won))


@pytest.mark.parametrize(("totals", "finished", "bonus", "left", "after"), [
    ((37, 27), 1, 0, [10, 0], [10, 0]),
    ((37, 27), 1, 5, [5, 0], [10, 5]),
    ((20, 27), 1, 15, [0, 22], [0, 22]),
    ((27, 20), 0, 5, [12, 0], [12, 0]),
    ((10, 10), 0, 0, [0, 0], [0, 0]),
])  # fmt: skip
def test_the_smaller_sum_is_taken_from_the_larger(totals, finished, bonus, left, after):
    assert netted(RULES, totals, finished, bonus) == left
    assert netted(rules(bonus_before="after"), totals, finished, bonus) == after


@pytest.mark.parametrize(("won", "needed", "both", "said"), [
    (1, 2, True, (True, False)), (1, 2, False, (True, False)), (2, 2, True, (True, True)), (2, 2, False, (False, True)),
    (3, 2, False, (False, True)),
])  # fmt: skip
def test_the_last_game_is_written_beside_the_rubber_where_both_are(won, needed, both, said):
    assert ended(won, needed, both) == said


@pytest.mark.parametrize(("people", "each"), [((2, 2), (7, -7)), ((1, 2), (14, -7)), ((2, 1), (7, -14)), ((1, 1), (7, -7))])
def test_one_who_plays_with_a_dummy_meets_two(people, each):
    assert each_wins(7, people) == each


def test_both_partners_have_one_record():
    match = VIST.deal(1)
    write(match, "above", 1, Item("Онёров 3", ("vist.63",), 2))
    seats = [seat for at, seat in enumerate(match.open.circle) if at % 2]
    assert [(one.account, one.seat, one.item.amount) for one in match.sheet.entries] == [("above", seat, 2) for seat in seats]


# The record


def entry(amount, deal=1, **more):
    return Entry(deal, amount, "Леве", ("vist.75",), **more)


def test_numbers_stand_above_the_line_and_are_added_up_below_it():
    chalk = Chalk(2)
    chalk.enter(0, entry(4), below=True)
    chalk.enter(0, entry(6, 2), below=True)
    chalk.enter(1, entry(5), below=False)
    assert (chalk.sums_below(), chalk.sum_above(0), chalk.sum_above(1)) == ([10, 0], 0, 5)
    assert chalk.written == [10, 0] and chalk.games == [0, 0]
    chalk.above[1] += [entry(9, struck=True), entry(8, rest=True)]
    assert chalk.sum_above(1) == 5
    chalk.close_game((0,))
    assert (chalk.sums_below(), chalk.closed) == ([0, 0], [[(entry(4), entry(6, 2))], []])
    chalk.enter(1, entry(2), below=True)
    chalk.close_game((0, 1))
    assert chalk.closed == [[(entry(4), entry(6, 2)), ()], [(entry(2),)]] and chalk.written == [10, 2]


def test_the_drawing_shows_running_sums_and_what_is_settled():
    chalk = Chalk(2)
    for amount in (4, 6):
        chalk.enter(0, entry(amount), below=True)
    chalk.below[0].append(entry(12, 2, rest=True))
    chalk.above[1] += [entry(5, struck=True), entry(7, 3)]
    chalk.close_game((0, 1))
    chalk.enter(1, entry(2, 3), below=True)
    shown = chalk_drawing(chalk, ["Мы", "Они"], (1, 0), 3, (("a",), ("b",)))
    assert [(band["label"], band["cites"], band.get("line", "")) for band in shown["bands"]] == [
        ("Над чертой", ["a"], "heavy"), ("1-я партия", ["b"], "double"), ("2-я партия", ["b"], "double"), ("3-я партия", ["b"], ""),
    ]  # fmt: skip
    cells = {part["name"]: [[(one["text"], one["note"], one["struck"]) for one in row[0]["entries"]] for row in part["cells"]]
             for part in shown["parts"]}  # fmt: skip
    assert list(cells) == ["Они", "Мы"]
    assert cells["Они"] == [
        [("5", "Леве (сдача № 1)", True), ("7", "Леве (сдача № 3)", False)], [], [("2", "+2: Леве (сдача № 3)", False)], [],
    ]  # fmt: skip
    assert cells["Мы"] == [
        [], [("4", "+4: Леве (сдача № 1)", True), ("10", "+6: Леве (сдача № 1)", True), ("12", "Леве (сдача № 2)", False)], [], [],
    ]  # fmt: skip
    alone = chalk_drawing(Chalk(1), ["Я"], (0,), 1, (("a",), ("b",)))
    assert [band["label"] for band in alone["bands"]] == ["Над чертой", "Под чертой"]


def test_facts_are_taken_within_their_bounds_alone():
    numbers = {
        "tricks": (0, 13, 8),
        "honours": (0, 5, 0),
        "trump_coronet": (0, 13, 0),
        "taken_over": (0, 13, 0),
        "revokes": (0, 13, 0),
    }
    bounds.hold("vist.score", numbers)
    rows = ([], [3], [13] * 4, [2], [14], [3] * 5)
    assert [bounds.taken("vist.score", "coronets", row) for row in rows] == [True, True, True, False, False, False]
    rows = ([], [0], [5] * 3, [-1], [6], [0] * 4)
    assert [bounds.taken("vist.score", "plain_honours", row) for row in rows] == [True, True, True, False, False, False]
