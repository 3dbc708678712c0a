"""Мушка: the ace of spades in all its parts, the record, the pool; each reading told from its default."""

from __future__ import annotations

import pytest

import rules_py
from rules_py.families.mushka.bots import draw_out
from rules_py.frame.facts import scored
from rules_py.frame.results import Item
from rules_py.frame.rng import Generator
from rules_py.frame.sampling import advised, any_action

GAME = rules_py.game("mushka")
BUYING = {"players": 4, "dealer": 4, "turn": 1, "phase": "прикуп", "trump": "♥", "stock": 15}


def judged(given, action, readings=None):
    found = GAME.judge(GAME.position(given, readings), action)
    return found.allowed, found.cites


def calc(name, readings=None, **given):
    return rules_py.calculator(f"mushka.{name}")(given, readings)


def steps(score):
    return [(item.text, item.amount, item.cites) for item in score.items]


@pytest.mark.parametrize(
    ("given", "lines"),
    [
        ({"tricks": 2}, [("За взятки", -2, ("mushka.trick",))]),
        ({"tricks": 2, "spade_ace": True}, [("За взятки", -2, ("mushka.trick",)), ("За туза пик", -5, ("mushka.spadeace.bonus",))]),
        (
            {"tricks": 2, "spade_ace": True, "spades_trump": True},
            [("За взятки", -2, ("mushka.trick",)), ("За туза пик", -10, ("mushka.spadeace.bonus",))],
        ),
        ({"tricks": 0}, [("Ремиз", 5, ("mushka.remise.plain",))]),
        ({"tricks": 0, "spade_ace": True}, [("Ремиз с тузом пик", 10, ("mushka.spadeace.remise",))]),
        ({"tricks": 1, "revokes": 2}, [("За взятки", -1, ("mushka.trick",)), ("Ремиз за промахи", 10, ("mushka.follow",))]),
    ],
)  # fmt: skip
def test_every_line_of_a_deal_has_its_figure_and_its_rule(given, lines):
    assert steps(calc("change", **given)) == lines


def test_an_ace_that_was_thrown_costs_ten_or_five_by_the_reading():
    given = {"tricks": 0, "spade_ace": True, "ace_thrown": True}
    assert steps(calc("change", **given)) == [("Ремиз с тузом пик", 10, ("mushka.spadeace.remise",))]
    assert steps(calc("change", {"mushka.ace-thrown": "five"}, **given)) == [("Ремиз", 5, ("mushka.remise.plain",))]
    assert calc("change", {"mushka.ace-thrown": "five"}, tricks=0, spade_ace=True).total == 10


def test_remises_for_a_revoke_and_for_no_trick_add_up_unless_read_otherwise():
    assert [amount for _, amount, _ in steps(calc("change", tricks=0, revokes=1))] == [5, 5]
    assert steps(calc("change", {"mushka.revoke-and-none": "one"}, tricks=0, revokes=1)) == [
        ("Ремиз", 5, ("mushka.remise.plain",))
    ]
    assert calc("change", {"mushka.revoke-and-none": "one"}, tricks=1, revokes=1).total == 4


def test_the_ace_beats_a_led_trump_ace_only():
    for trick, trump, winner in (
        ("♦Т ♦8 ♠Т ♦К", "♦", 3), ("♦К ♦8 ♠Т ♦9", "♦", 1), ("♠9 ♦Т ♠Т ♠7", "♦", 2), ("♠Т ♠9 ♥6 ♠К", "♥", 3),
    ):  # fmt: skip
        assert calc("trick", trick=trick, trump=trump).total == winner, trick


@pytest.mark.parametrize(
    ("record", "tricks", "reading", "left"),
    [
        (1, 2, "letter", 25),
        (2, 2, "letter", 0),
        (3, 4, "letter", 0),
        (3, 4, "tricks", 25),
        (3, 3, "exact", 0),
        (3, 4, "exact", 25),
    ],
)
def test_an_excess_begins_anew_as_far_as_the_reading_says(record, tricks, reading, left):
    assert calc("record", {"mushka.overshoot": reading}, record=record, tricks=tricks).total == left


def test_tricks_and_ace_together_are_an_excess_under_the_exact_reading_alone():
    given = {"record": 6, "tricks": 2, "spade_ace": True}
    assert calc("record", **given).total == 0
    assert calc("record", {"mushka.overshoot": "exact"}, **given).total == 25


def test_a_higher_card_is_due_under_one_reading_alone():
    given = {"players": 4, "phase": "розыгрыш", "trump": "♥", "hand": "♣К ♣9 ♦7", "trick": "♣Д"}
    assert judged(given, "play ♣9")[0]
    assert judged(given, "play ♣9", {"mushka.overtake": "yes"}) == (False, ("mushka.follow",))


def test_the_ace_goes_on_a_trump_ace_over_ones_own_trumps_under_one_reading_alone():
    given = {"players": 4, "phase": "розыгрыш", "trump": "♦", "hand": "♠Т ♦9 ♣7", "trick": "♦Т"}
    assert judged(given, "play ♠Т") == (False, ("mushka.follow",))
    assert judged(given, "play ♠Т", {"mushka.ace-on-trump-ace": "free"})[0]


def test_the_ace_may_be_laid_off_unless_read_otherwise():
    given = {**BUYING, "hand": "♠Т ♠6 ♣7 ♦6 ♦8"}
    assert judged(given, "buy ♠Т")[0]
    assert judged(given, "buy ♠Т", {"mushka.discard-ace": "no"}) == (False, ("mushka.actions",))
    assert judged(given, "pass") == (False, ("mushka.spadeace.nopass",))


def test_the_dealer_takes_the_turned_trump_under_one_reading_alone():
    given = {**BUYING, "turn": 4, "hand": "♦К ♦Д ♦9 ♠7 ♥8"}
    assert judged(given, "swap ♠7") == (False, ("mushka.trump",))
    assert judged(given, "swap ♠7", {"mushka.turnup": "yes"}) == (True, ("mushka.trump",))


def test_a_short_stock_limits_or_is_made_up_by_the_reading():
    given = {**BUYING, "turn": 4, "hand": "♥К ♥8 ♠9 ♣7 ♦6", "stock": 2}
    assert judged(given, "buy ♠9 ♣7 ♦6") == (False, ("mushka.h2",))
    match = GAME.position(given, {"mushka.short-stock": "reshuffle"})
    match.cards["discard"][0].append(match.cards["hand"][0].pop())
    assert GAME.judge(match, "buy ♠9 ♣7 ♦6").allowed


def test_who_plays_alone_writes_five_or_nothing_by_the_reading():
    for answer, left in (("five", 20), ("redeal", 25)):
        match = GAME.position({**BUYING, "hand": "♥К ♥8 ♠9 ♣7 ♦6"}, {"mushka.alone": answer})
        match.apply("stay", 0)
        deck = match.packs["cards"]
        for seat in (1, 2, 3):
            match.cards["hand"][seat] = [card for card in match.cards["hand"][seat] if deck.text(card) != "♠Т"]
            match._legal.clear()
            match.apply("pass", seat)
        assert 25 + match.sheet.total("record", 0) == left
    assert (calc("alone", record=18).total, calc("alone", {"mushka.alone": "redeal"}, record=18).total) == (13, 18)


def test_of_two_at_nought_the_earlier_trick_wins_or_the_seat():
    given = {"records": [1, 1, 20], "takers": [2, 1, 3, 3, 3]}
    assert (calc("first", **given).total, calc("first", {"mushka.both-zero": "seat"}, **given).total) == (2, 1)


def test_a_misdeal_is_dealt_again_by_the_same_or_by_the_next():
    given = {"players": 4, "dealer": 2, "what": "открыта карта игрока"}
    assert steps(calc("misdeal", **given)) == [
        ("Открыта карта игрока: пересдают", None, ("mushka.misdeal",)),
        ("Пересдаёт тот же", None, ("mushka.misdeal",)),
    ]
    assert (calc("misdeal", **given).total, calc("misdeal", {"mushka.redeal-by": "next"}, **given).total) == (2, 3)


def played(seed, **options):
    match = GAME.deal(seed, options)
    chance = Generator(seed)
    while not match.done and not match.deal_over:
        match.apply(any_action(match, match.to_move, chance), match.to_move)
    return match


def test_table_and_calculator_write_the_same_lines():
    checked = 0
    for seed in range(1, 9):
        match = played(seed, players=4)
        if len(match.open.playing) < 2:
            continue
        for seat in match.open.playing:
            facts = match.rules.facts(match, seat)
            written = [
                (one.item.text, one.item.amount)
                for one in match.sheet.of_deal(seed)
                if (one.account, one.seat) == ("record", seat)
            ]
            lines = [(one.text, one.amount) for one in scored(match.rules.change, match.rules, facts)]
            assert written == lines
            given = {
                "tricks": facts.tricks,
                "spade_ace": facts.special,
                "spades_trump": facts.special_trump,
                "ace_thrown": facts.special_thrown,
            }
            assert [(text, amount) for text, amount, _ in steps(calc("change", **given))] == lines
            checked += 1
    assert checked > 8


def test_the_winner_takes_from_everybody_what_was_left_and_the_flat_way_a_fixed_sum():
    assert calc("pool", records=[8, 20, 0, 10], before=[27, -9, -16, -2]).sides == {
        "игрок 1": 19, "игрок 2": -29, "игрок 3": 22, "игрок 4": -12,
    }  # fmt: skip
    for options, sums in (({"price": 2}, (3 * 25 * 2, -50)), ({"settle": "поровну", "stake": 20}, (60, -20))):
        match = GAME.deal(1, {"players": 4, **options})
        from rules_py.families.mushka import finish_pool

        finish_pool(match, 0, "mushka.win")
        assert (match.sheet.total("money", 0), match.sheet.total("money", 1)) == sums


def test_the_sheet_strikes_out_what_a_later_number_replaced():
    match = played(2, players=4)
    drawn = GAME.scene(match, 0)["sheet"]["drawing"]
    assert [one["label"] for one in drawn["bands"]] == ["Осталось", "Итог пулек", "Деньги"]
    cell = next(part["cells"][0][0]["entries"] for part in drawn["parts"] if len(part["cells"][0][0]["entries"]) > 1)
    assert (cell[0]["text"], cell[0]["struck"], cell[-1]["struck"]) == ("25", True, False)
    assert cell[-1]["cites"]


def test_a_trick_ruffed_by_mistake_is_kept_or_given_by_the_reading():
    given = {"trump": "♥", "trick": "♣9 ♣К ♥7 ♣8", "offender": 3}
    kept, handed = calc("wrong-ruff", **given), calc("wrong-ruff", {"mushka.revoke-trick": "given"}, **given)
    assert [(item.text, item.amount, item.cites) for item in kept.items] == [
        ("Взятка остаётся за картой ♥7", None, ("mushka.follow",)),
        ("Ремиз за ренонс", 5, ("mushka.follow",)),
    ]
    assert (kept.total, handed.total) == (3, 2)
    assert handed.items[0].text == "Без ошибочного козыря старше ♣К"


@pytest.mark.parametrize(
    ("hand", "action", "cites"),
    [
        ("♥К ♥8 ♠9 ♠7 ♦6", "buy ♦6 ♠7", ("mushka.adv.spades", "mushka.adv.buy")),
        ("♥К ♥8 ♠Т ♠7 ♦6", "buy ♦6 ♠7", ("mushka.adv.buy",)),
        ("♥К ♥8 ♣9 ♣7 ♦6", "buy ♦6 ♣7 ♣9", ("mushka.adv.buy",)),
    ],
)
def test_the_hint_keeps_trumps_and_a_spade_to_lead_and_cites_the_advice(hand, action, cites):
    found = advised(GAME.position({**BUYING, "hand": hand}).view(0))
    assert (found.action, found.cites) == (action, cites)


def test_the_hint_leads_a_spade_that_draws_the_ace_out_where_there_is_no_trump():
    given = {"players": 4, "dealer": 4, "phase": "розыгрыш", "trump": "♥", "trick": ""}
    found = advised(GAME.position({**given, "hand": "♣К ♠8 ♠9 ♣7 ♦6"}).view(0))
    assert (found.action, found.cites) == ("play ♠9", ("mushka.adv.spades",))
    for hand in ("♣К ♠8 ♠Т ♣7 ♦6", "♥7 ♠8 ♠9 ♣7 ♦6", "♣К ♣8 ♦9 ♣7 ♦6"):
        assert draw_out(GAME.position({**given, "hand": hand}).view(0)) is None


def test_everybody_sees_what_is_left_to_everybody():
    match = GAME.deal(1, {"players": 7})
    assert [one["money"] for one in GAME.scene(match, 0)["seats"]] == ["ост. 25"] * 7


def test_the_sheet_strikes_records_through_names_remises_and_carries_plus_and_minus():
    match = GAME.deal(1, {"players": 4, "pools": 2})
    for amount, text in ((-3, "За взятки"), (5, "Ремиз"), (10, "Ремиз с тузом пик")):
        match.sheet.deal += 1
        match.sheet.write("record", 0, Item(text, (), amount))
    match.sheet.deal += 1
    match.sheet.pay("score", 1, 0, Item("Недописанное — победителю", (), 9))
    drawn = GAME.scene(match, 0)["sheet"]["drawing"]
    mine, theirs = drawn["parts"][0]["cells"], drawn["parts"][1]["cells"]
    assert [(one["text"], one["struck"]) for one in mine[0][0]["entries"]] == [
        ("25", True), ("22", True), ("27 рем.", True), ("37 рем.", False),
    ]  # fmt: skip
    assert [one["text"] for one in mine[1][0]["entries"]] == ["0", "+9"]
    assert [one["text"] for one in theirs[1][0]["entries"]] == ["0", "−9"]


def test_the_ten_stands_next_to_the_ace_under_one_reading_alone():
    for name in ("mushka", "pamfil", "rams"):
        trick = rules_py.calculator(f"{name}.trick")
        given = {"trick": "♦К ♦10 ♦Д", "trump": "♥"}
        assert (trick(given).total, trick(given, {"mushka.order": "ten"}).total) == (1, 2)


def test_where_the_first_passed_the_next_leads_or_the_dealer():
    given = {"players": 4, "dealer": 4, "passed": [1], "phase": "розыгрыш", "trump": "♥", "trick": ""}
    assert GAME.position(given).to_move == 1
    assert GAME.position(given, {"mushka.first-lead": "dealer"}).to_move == 3
    assert GAME.position({**given, "passed": [1, 4]}, {"mushka.first-lead": "dealer"}).to_move == 1
    assert GAME.position({**given, "passed": [2]}, {"mushka.first-lead": "dealer"}).to_move == 0
