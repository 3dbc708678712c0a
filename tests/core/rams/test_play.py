"""Рамс: aces that bind and cost, jacks that pay, the turned trump, what trumps oblige to."""

from __future__ import annotations

import pytest

import rules_py
from rules_py.frame.rng import Generator
from rules_py.frame.sampling import any_action

GAME = rules_py.game("rams")
BUYING = {"players": 4, "dealer": 4, "turn": 1, "phase": "прикуп", "trump": "♥", "stock": 11}
PLAYING = {"players": 4, "phase": "розыгрыш", "trump": "♥"}


def judged(given, action, readings=None):
    found = GAME.judge(GAME.position(given, readings), action)
    return found.allowed, found.cites


def calc(name, readings=None, **given):
    return rules_py.calculator(f"rams.{name}")(**given, readings=readings or {})


def test_random_matches_hold_under_every_reading_and_start():
    for seed in range(1, 25):
        chosen = {one.id: one.choices[seed % len(one.choices)] for one in GAME.readings}
        match = GAME.deal(seed, {"players": 3 + seed % 5, "start": (100, 150, 200)[seed % 3], "deals": 8}, chosen)
        chance = Generator(seed)
        while not match.done:
            match.apply(any_action(match, match.to_move, chance), match.to_move)
        assert match.sheet.balance("money") == match.sheet.balance("score") == 0


def test_the_dealer_draws_first_and_then_takes_the_turned_trump():
    match = GAME.position({**BUYING, "turn": 4, "turnup": "♥Д", "hand": "♥К ♠9 ♣7 ♦В ♦10"} | {"trump": "♥"})
    dealer = 3
    assert not GAME.judge(match, "swap ♣7").allowed
    match.apply("buy ♠9", dealer)
    assert {offer.move.verb for offer in match.offers(dealer)} == {"swap", "keep"}
    match.apply("swap ♣7", dealer)
    assert "♥Д" in [match.packs["cards"].text(card) for card in match.cards["hand"][dealer]]


def test_an_opened_suit_ends_the_deal_and_remises_who_plays():
    match = GAME.position({**BUYING, "turn": 2, "passed": [3, 4], "hand": "♣К ♣Д ♣10 ♣9 ♣8", "playing": [0]})
    match.apply("open", 1)
    assert match.deal_over
    assert match.sheet.total("record", 1) == -5
    assert match.sheet.total("record", 0) >= 5
    assert match.sheet.total("record", 2) == match.sheet.total("record", 3) == 0


def test_four_aces_win_the_whole():
    match = GAME.position({**BUYING, "hand": "♠Т ♣Т ♦Т ♥Т ♠7"})
    match.apply("open", 0)
    assert match.done
    assert [match.sheet.total("score", seat) for seat in range(4)] == [300, -100, -100, -100]


def test_jacks_are_written_off_when_shown_and_end_a_short_record():
    match = GAME.position({**BUYING, "hand": "♠В ♣В ♥9 ♣7 ♦К"})
    match.apply("score jacks", 0)
    assert match.sheet.total("record", 0) == -5
    assert judged({**BUYING, "hand": "♠В ♦В ♥9 ♣7 ♦К"}, "score jacks") == (False, ("rams.27",))


def test_the_trump_ace_covers_a_court_that_somebody_laid():
    given = {**PLAYING, "hand": "♥Т ♥9 ♦В", "trick": "♥8 ♥В"}
    assert judged(given, "play ♥9") == (False, ("rams.18",))
    assert judged({**given, "trick": "♥8"}, "play ♥9") == (True, ("rams.13",))


@pytest.mark.parametrize(
    ("given", "action", "reading", "answers"),
    [
        ({**BUYING, "hand": "♦Т ♠9 ♣7 ♣8 ♠7"}, "buy ♦Т", {"rams.discard-ace": "no"}, (True, False)),
        ({**BUYING, "turn": 4, "turnup": "♥Т", "hand": "♦10 ♠9 ♣7 ♣8 ♠7"}, "pass", {"rams.turned-ace": "no"}, (True, False)),
    ],
)
def test_each_reading_of_the_exchange_is_told_from_its_default(given, action, reading, answers):
    given = {name: value for name, value in given.items() if name != "trump" or "turnup" not in given}
    assert (judged(given, action)[0], judged(given, action, reading)[0]) == answers


@pytest.mark.parametrize(
    ("name", "given", "reading", "totals"),
    [
        ("change", {"tricks": 0, "aces": "♣Т ♦Т ♥Т", "jacks": ""}, {"rams.many-aces": "sum"}, (50, 45)),
        ("change", {"tricks": 0, "aces": "♣Т", "jacks": "♠В ♣В"}, {"rams.jacks-and-aces": "offset"}, (0, 10)),
        ("change", {"tricks": 0, "aces": "", "jacks": "♠В ♣В", "shown": 5}, {"rams.shown-jacks": "reversed"}, (0, 5)),
        ("record", {"record": 16, "change": -17}, {"rams.overshoot": "yes"}, (0, 100)),
        ("revoke", {"aces": "♥Т", "right_tricks": 0}, {"mushka.revoke-and-none": "one"}, (30, 25)),
        ("change", {"tricks": 0, "aces": "♥Т", "revokes": 1}, {"mushka.revoke-and-none": "one"}, (30, 25)),
        ("change", {"tricks": 1, "aces": "♥Т", "revokes": 1}, {"mushka.revoke-and-none": "one"}, (-16, -16)),
        ("change", {"tricks": 0, "aces": "", "jacks": "♠В ♣В", "revokes": 1}, {"mushka.revoke-and-none": "one"}, (5, 5)),
        ("lead", {"fault": "не вышел с козырного туза"}, {"rams.ace-lead-fine": "five"}, (0, 5)),
        ("finish", {"record": 4, "jacks": "♠В ♦В"}, {"rams.finish-pair": "any"}, (4, 0)),
        ("deck", {"players": 4}, {"rams.four-players": "36"}, (32, 36)),
        ("deck", {"players": 4}, {"rams.four-players": "52"}, (32, 52)),
        ("trick", {"trick": "♥Т ♠Т ♥9", "trump": "♥"}, {"rams.spade-ace": "yes"}, (1, 2)),
    ],
)
def test_each_reading_of_a_count_is_told_from_its_default(name, given, reading, totals):
    assert (calc(name, **given).total, calc(name, reading, **given).total) == totals


def test_jacks_free_from_the_remise_of_an_opened_suit_under_one_reading():
    given = {"hand": "♣К ♣Д ♣10 ♣9 ♣8", "others": ["♠Т"], "jacks": [1]}
    assert calc("flush", **given).sides == {"игрок 1": -5, "игрок 2": 10}
    assert calc("flush", {"rams.flush-jacks": "yes"}, **given).sides == {"игрок 1": -5, "игрок 2": 0}


def shown_before_an_opened_suit(readings):
    """Let the first show two jacks and play, and the second lay five clubs open."""
    match = GAME.position({**BUYING, "hand": "♠В ♥В ♦В ♣7 ♦К"}, readings)
    deck, hands, stock = match.packs["cards"], match.cards["hand"], match.cards["stock"][0]
    wanted = [deck.card("♣" + rank) for rank in ("К", "Д", "10", "9", "8")]
    for pile in (*hands[1:], stock, match.cards["turned"][0]):
        pile[:] = [card for card in pile if card not in wanted]
    stock.extend(hands[1])
    hands[1][:] = wanted
    match._legal.clear()
    match.apply("score jacks", 0)
    match.apply("stay", 0)
    match.apply("open", 1)
    return match


@pytest.mark.parametrize(
    ("readings", "left"),
    [
        ({}, 0),
        ({"rams.jacks-before-open": "reversed"}, 5),
        ({"rams.flush-jacks": "yes"}, -5),
        ({"rams.flush-jacks": "yes", "rams.jacks-before-open": "reversed"}, 0),
    ],
)
def test_jacks_shown_before_somebody_laid_his_cards_open(readings, left):
    match = shown_before_an_opened_suit(readings)
    assert match.deal_over
    assert match.sheet.total("record", 0) == left
    given = {"hand": "♣К ♣Д ♣10 ♣9 ♣8", "others": [""], "jacks": [1], "shown": [1]}
    assert calc("flush", readings, **given).sides["игрок 2"] == left + 5


def test_a_record_that_jacks_overshoot_begins_anew_under_one_reading():
    for readings, done, left in (({}, True, -2), ({"rams.overshoot": "yes"}, False, 100)):
        match = GAME.position({**BUYING, "hand": "♠В ♣В ♥В ♦В ♦К"}, readings)
        match.sheet.write("record", 0, rules_py.frame.results.Item("Было", (), -92))
        match.apply("score jacks", 0)
        assert (match.done, 100 + match.sheet.total("record", 0)) == (done, left)


def test_a_suit_gathered_by_drawing_is_opened_or_played_by_the_reading():
    for answer, over in (("any", True), ("deal", False)):
        match = GAME.position({**BUYING, "hand": "♣К ♣Д ♣10 ♣9 ♠8"}, {"rams.flush-when": answer})
        deck = match.packs["cards"]
        stock = match.cards["stock"][0]
        club = deck.card("♣7")
        for pile in (stock, *match.cards["hand"], match.cards["turned"][0]):
            if club in pile:
                pile.remove(club)
        stock.append(club)
        match.apply("buy ♠8", 0)
        assert match.deal_over is over


def test_lines_are_cited_in_full():
    assert [
        (item.text, item.amount, item.cites) for item in calc("change", tricks=2, aces="♠Т ♦Т ♥Т", jacks="♦В ♥В").items
    ] == [
        ("За взятки", -2, ("rams.20",)),
        ("За тузов", -40, ("rams.20", "rams.22")),
        ("За валетов", -5, ("rams.27",)),
    ]
