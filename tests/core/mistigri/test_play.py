"""Мистигри: the king of clubs in the ace's part, five of a suit paid apart, each reading told from its default."""

from __future__ import annotations

import pytest

import rules_py
from rules_py.frame.rng import Generator
from rules_py.frame.sampling import any_action

GAME = rules_py.game("mistigri")
BUYING = {"players": 4, "dealer": 4, "turn": 1, "phase": "прикуп", "trump": "♥", "stock": 15}


def judged(given, action, readings=None):
    found = GAME.judge(GAME.position(given, readings), action)
    return found.allowed, found.cites


def calc(name, readings=None, **given):
    return rules_py.calculator(f"mistigri.{name}")(**given, readings=readings or {})


def all_stay(match):
    while match.stack[-1].phase == "buy":
        match.apply("stay", match.to_move)
    return match


def gathered(readings=None, **options):
    match = GAME.position({**BUYING, "hand": "♦Д ♦10 ♦9 ♦7 ♦6", **options}, readings)
    return all_stay(match)


def test_random_matches_hold_under_every_reading():
    for seed in range(1, 21):
        chosen = {one.id: one.choices[seed % len(one.choices)] for one in GAME.readings}
        match = GAME.deal(seed, {"players": 3 + seed % 5, "deals": 6}, chosen)
        chance = Generator(seed)
        while not match.done:
            match.apply(any_action(match, match.to_move, chance), match.to_move)
        assert match.sheet.balance("money") == match.sheet.balance("score") == 0


def test_five_of_a_suit_are_paid_by_all_and_no_record_is_touched():
    match = gathered()
    assert [match.sheet.total("money", seat) for seat in range(4)] == [15, -5, -5, -5]
    assert match.deal_over
    assert all(match.sheet.total("record", seat) == 0 for seat in range(4))
    assert gathered({"mistigri.after-flush": "play"}).stack[-1].phase == "play"


FLUSH = "♦Д ♦10 ♦9 ♦7 ♦6"


def written_deal(*hands, readings=None, then="", **options):
    """Deal these hands in the order of the table; the dealer sits last."""
    rows = [hand.split() for hand in hands]
    deck = GAME.deal(1, {"players": len(hands)}).packs["cards"]
    named = [row[place] for place in range(5) for row in rows] + then.split()
    rest = [deck.text(card) for card in range(deck.size) if deck.text(card) not in named]
    options = {"players": len(hands), **options}
    seed = next(one for one in range(1, 20) if GAME.deal(one, options).dealer == len(hands) - 1)
    return GAME.deal(seed, options, readings, " ".join([*rest, *reversed(named)]))


PLAIN = ("♠К ♠Д ♥7 ♣8 ♥8", "♣К ♣Д ♠9 ♠8 ♥9", "♥В ♣В ♠10 ♣10 ♠6")


def test_five_of_a_suit_are_opened_and_paid_as_they_were_dealt():
    match = written_deal(FLUSH, *PLAIN, then="♥10")
    assert match.deal_over
    assert [match.sheet.total("money", seat) for seat in range(4)] == [15, -5, -5, -5]
    assert [event.text for event in match.log][-1] == "{открывает|открываете} пять карт одной масти: ♦Д ♦10 ♦9 ♦7 ♦6"


def test_five_of_a_suit_that_were_dealt_are_paid_though_their_holder_passes():
    match = written_deal(FLUSH, *PLAIN, then="♥10", readings={"mistigri.after-flush": "play"})
    assert match.stack[-1].phase == "buy"
    match.apply("pass", 0)
    assert match.sheet.total("money", 0) == 15


@pytest.mark.parametrize(("answer", "second"), [("once", -5), ("again", 10)])
def test_a_second_payment_in_one_deal_by_the_reading(answer, second):
    readings = {"mistigri.after-flush": "play", "mistigri.two-payments": answer}
    match = written_deal(FLUSH, "♥К ♥Д ♥7 ♥8 ♣8", *PLAIN[1:], then="♣9 ♥6", readings=readings)
    match.apply("pass", 0)
    match.apply("buy ♣8", 1)
    match.apply("stay", 2)
    match.apply("stay", 3)
    assert match.stack[-1].phase == "play"
    assert match.sheet.total("money", 1) == second
    given = {"players": 4, "fee": 5, "hands": ["♥К ♥Д ♥7 ♥8 ♥6"], "paid": True}
    assert calc("flush", readings, **given).total == (0 if answer == "once" else 15)


@pytest.mark.parametrize(
    ("answer", "money", "won", "told"),
    [
        ("game", 0, True, "Эти карты дают выигрыш всей мушки."),
        ("fee", 15, False, "Эти карты дают плату 15 к."),
        ("both", 15, True, "Эти карты дают плату 15 к. и выигрыш всей мушки."),
    ],
)
def test_four_clubs_with_their_king_win_or_are_paid_or_both(answer, money, won, told):
    readings = {"mistigri.four-clubs": answer}
    hands = ("♣К ♣Д ♣В ♣9 ♣7", "♠К ♠Д ♥7 ♣8 ♥8", "♥К ♥Д ♠9 ♠8 ♥9", "♥В ♦В ♠10 ♣10 ♠6")
    match = written_deal(*hands, then="♥10", readings=readings, price=0)
    assert match.sheet.total("money", 0) == money
    assert match.done is won
    found = calc("hand", readings, hand=hands[0], players=4, fee=5)
    assert (found.total, found.summary.replace("\u00a0", " ")) == (money, told)


def test_four_and_the_king_win_all_and_four_clubs_by_the_reading():
    for hand, readings, wins in (
        ("♥Д ♥В ♥9 ♥7 ♣К", {}, True),
        ("♣Д ♣В ♣9 ♣7 ♣К", {}, True),
        ("♣Д ♣В ♣9 ♣7 ♣К", {"mistigri.four-clubs": "fee"}, False),
        ("♥Д ♥В ♥9 ♠7 ♣К", {}, False),
    ):
        match = GAME.position({**BUYING, "hand": hand}, readings)
        match.apply("stay", 0)
        assert match.done is wins, hand


def test_the_ace_of_spades_binds_under_one_reading_alone():
    given = {**BUYING, "hand": "♠Т ♠6 ♣7 ♦6 ♦8"}
    assert judged(given, "pass")[0]
    assert judged(given, "pass", {"mistigri.spade-ace": "yes"}) == (False, ("mistigri.nopass", "mushka.spadeace.nopass"))


@pytest.mark.parametrize(
    ("name", "given", "reading", "totals"),
    [
        (
            "change",
            {"tricks": 2, "club_king": True, "clubs_trump": True, "revokes": 0},
            {"mistigri.club-trump": "five"},
            (-12, -7),
        ),
        ("trick", {"trick": "♥К ♣К ♥9", "trump": "♥"}, {"mistigri.club-trump": "five"}, (2, 1)),
        ("compare", {"first": "♣Т ♣В ♣5 ♣4 ♣3", "second": "♣Д ♣2 ♣6 ♣К ♣Т"}, None, None),
    ],
)
def test_each_reading_of_a_count_is_told_from_its_default(name, given, reading, totals):
    if reading is None:
        with pytest.raises(rules_py.frame.errors.InputError, match="названа у обоих"):
            calc(name, **given)
        return
    assert (calc(name, **given).total, calc(name, reading, **given).total) == totals


def test_the_jack_is_worth_two_or_three_points():
    given = {"first": "♣В ♣5 ♣4 ♣3 ♣9", "second": "♣Д ♣2 ♣6 ♣К ♣7"}
    assert calc("compare", **given).sides["игрок 1"] == 23
    assert calc("compare", {"mistigri.jack": "3"}, **given).sides["игрок 1"] == 24


def test_two_gathered_suits_are_paid_to_one_or_to_both():
    given = {"players": 4, "fee": 5, "hands": ["♠К ♠Д ♠В ♠Т ♠10", "♥6 ♥7 ♥8 ♥9 ♥В"]}
    assert [item.amount for item in calc("flush", **given).items] == [None, 15]
    assert [item.amount for item in calc("flush", {"mistigri.two-flushes": "both"}, **given).items] == [None, 15, 10]
    assert calc("flush", **given).sides == {"2-й из открывших": 15}
    assert calc("flush", {"mistigri.two-flushes": "both"}, **given).sides == {"2-й из открывших": 15, "1-й из открывших": 10}
    alike = {"players": 5, "fee": 5, "hands": ["♣Д ♣В ♣Т ♣5 ♣4", "♣10 ♣9 ♣3 ♣2 ♣6"]}
    assert calc("flush", **alike).items[0].cites == ("mistigri.flush.pips",)


def test_lines_name_the_rules_of_this_game():
    assert [
        (item.text, item.amount, item.cites)
        for item in calc("change", tricks=1, club_king=True, clubs_trump=False, revokes=0).items
    ] == [
        ("За взятки", -1, ("mushka.trick",)),
        ("За короля треф", -5, ("mistigri.bonus", "mistigri.king")),
    ]
