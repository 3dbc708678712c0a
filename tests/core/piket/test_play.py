"""Пикет at the table: the exchange, the dialogue of boasts, the count aloud, the record."""

from __future__ import annotations

import pytest

import rules_py
from rules_py.families.piket.scoring import deal_facts
from rules_py.frame.errors import IllegalAction

from . import book_sheet
from .at_piket import GAME, agree

FIRST = {"phase": "прикуп", "role": "первый", "stock": 5}
HAND = "♠ТКДВ10 ♥КД9 ♦98 ♣87"


def judged(given, action, readings=None, game=GAME):
    found = game.judge(game.position(given, readings), action)
    return found.allowed, found.cites


def boasting(first, second, readings=None, show="сразу"):
    """Set two hands before the boasting: seat 0 speaks first."""
    match = GAME.position({"phase": "хвалёж", "hand": first, "show": show}, readings)
    deck = match.packs["cards"]
    mask = deck.mask(second)
    for name in match.cards:
        for pile in match.cards[name]:
            pile[:] = [card for card in pile if not mask >> card & 1]
    match.cards["hand"][1][:] = deck.cards(mask)
    match._legal.clear()
    return match


def say(match, *actions):
    for action in actions:
        match.apply(action, match.to_move)
    return match


def told(match):
    return [event.text.replace("{считает|считаете}", "считает") for event in match.log]


@pytest.mark.parametrize("seed", range(1, 31))
def test_the_count_is_repeated_by_the_slow_second_one_figure_by_figure(seed):
    fast, slow, _ = agree(seed)
    assert fast == slow


@pytest.mark.parametrize(
    ("given", "action", "answer"),
    [
        ({**FIRST, "hand": HAND}, "discard ♣8 ♣7 ♦8", (True, ("piket.7a", "piket.9a"))),
        ({**FIRST, "hand": HAND}, "discard ♣8 ♣7", (False, ("piket.9a",))),
        ({**FIRST, "hand": HAND}, "discard ♣8 ♣7 ♦8 ♦9 ♥9 ♠10", (False, ("piket.5",))),
        ({**FIRST, "role": "сдающий", "stock": 0, "reserve": 3, "hand": HAND}, "discard ♣8 ♣7", (False, ("piket.9b",))),
        ({**FIRST, "role": "сдающий", "stock": 0, "reserve": 3, "hand": HAND}, "discard ♣8 ♣7 ♦8", (True, ("piket.7a", "piket.8b", "piket.9b"))),
        ({**FIRST, "hand": HAND + " ♣9"}, "discard ♣8 ♣7", (False, ("piket.13",))),
        ({**FIRST, "hand": HAND + " ♣9"}, "discard ♣8 ♣7 ♦8", (True, ("piket.13",))),
        ({**FIRST, "hand": HAND + " ♣9"}, "stand", (False, ("piket.13",))),
        ({**FIRST, "role": "сдающий", "reserve": 3, "hand": HAND + " ♣9"}, "discard ♣8 ♣7 ♦8 ♦9", (False, ("piket.14",))),
        ({**FIRST, "role": "сдающий", "reserve": 3, "hand": HAND + " ♣9"}, "discard ♣8 ♣7 ♦8", (True, ("piket.14",))),
        ({**FIRST, "hand": HAND, "discarded": 2}, "discard ♣8 ♣7 ♦8", (True, ("piket.16",))),
        ({"phase": "сдача", "opened": "прикуп"}, "accept", (False, ("piket.6c",))),
        ({"phase": "сдача", "opened": "соперник", "seen": True}, "redeal", (False, ("piket.6b",))),
        ({"phase": "сдача"}, "redeal", (False, ("piket.5",))),
        ({"phase": "розыгрыш", "leads_made": 0}, "boast терц", (True, ("piket.34",))),
        ({"phase": "хвалёж"}, "demand show", (False, ("piket.23b",))),
    ],
)  # fmt: skip
def test_what_may_be_done_is_said_with_its_rule(given, action, answer):
    assert judged(given, action) == answer


def test_what_the_first_refused_stays_and_what_he_left_goes_to_the_dealer():
    match = GAME.deal(3)
    say(match, "stand")
    offer = next(one for one in match.offers(match.to_move) if one.move.verb == "discard")
    assert (offer.least, offer.most) == (3, 3)
    match = GAME.deal(3)
    say(match, "discard " + " ".join(match.packs["cards"].text(card) for card in match.cards["hand"][match.to_move][:3]))
    offer = next(one for one in match.offers(match.to_move) if one.move.verb == "discard")
    assert (offer.least, offer.most) == (3, 5)
    say(match, "stand")
    assert len(match.cards["left"][0]) == 5


def test_equal_numbers_are_decided_by_points_and_the_winner_shows():
    match = boasting("♠ТКВ108 ♥КД9 ♦К9 ♣В8", "♥ТВ1087 ♠Д9 ♦ТД ♣Т97")
    say(match, "boast пять карт")
    assert match.legal() == ["equal", "good", "demand show"]
    say(match, "equal")
    assert match.open.won == {"cards": 0}
    assert told(match)[-5:] == [
        "«Равны»", "очков на картах 49", "очков на картах 46", "считает 5 за «пять карт»: «пять»",
        "{показывает|показываете} ♠ТКВ108",
    ]  # fmt: skip


def test_a_boast_of_what_one_has_not_is_refused_and_a_better_one_answers():
    match = boasting("♠ТКВ108 ♥КД9 ♦К9 ♣В8", "♥ТВ10987 ♠Д ♦ТД ♣Т97")
    with pytest.raises(IllegalAction) as refused:
        say(match, "boast шесть карт")
    assert (refused.value.text, refused.value.cites) == (
        "Этого у вас нет: объявить можно только то, что на руках",
        ("piket.33",),
    )
    with pytest.raises(IllegalAction) as refused:
        say(match, "boast три карты")
    assert refused.value.cites == ("piket.33",)
    say(match, "boast пять карт", "boast шесть карт")
    assert match.open.won == {"cards": 1}


def test_equal_quints_cancel_every_run_and_the_longer_suit_counts_alone():
    match = boasting("♠КДВ109 ♥ТК9 ♦Т8 ♣Т8", "♥ДВ107 ♦КДВ109 ♣К9 ♠Т")
    say(match, "boast пять карт", "equal", "boast квинта от короля", "equal")
    assert "runs" not in match.open.won and match.open.tied == [0, 1]
    hands = ("♠ТКДВ10 ♥К97 ♦Т8 ♣Т8", "♥ДВ108 ♦КДВ109 ♣К9 ♠7")
    match = say(boasting(*hands), "silent", "silent", "boast квинта от туза")
    assert "equal" not in match.legal()
    match = say(boasting(*hands, {"piket.equal-sequences": "length"}), "silent", "silent", "boast квинта от туза")
    assert "equal" in match.legal()


def test_a_higher_four_takes_everything_alike_and_threes_with_it():
    match = boasting("♠ТК9 ♥ТК9 ♦ТК8 ♣Т87", "♠ДВ ♥ДВ10 ♦ДВ10 ♣ДВ10 ♠7")
    say(match, "silent", "silent", "silent", "silent", "boast четырнадцать тузов", "good")
    assert match.open.said == [["четырнадцать тузов", "три короля"], []]
    assert match.open.hand_points == [17, 0]


def test_thirty_in_hand_is_ninety_and_what_is_over_follows_the_reading():
    hands = ("♠ТКДВ10 ♥Т87 ♦Т98 ♣Т", "♥КВ109 ♦КВ107 ♣К987")
    actions = ("boast пять карт", "good", "boast квинта от туза", "good", "boast четырнадцать тузов", "good")
    assert say(boasting(*hands), *actions).open.count == [94, 0]
    assert say(boasting(*hands, {"piket.repik-over": "flat"}), *actions).open.count == [90, 0]


def test_white_cards_stop_a_repik_and_come_before_everything():
    match = boasting("♠Т109 ♥1098 ♦1098 ♣Т97", "♥ТКДВ ♠КДВ7 ♦ТК ♣КД")
    assert match.legal()[0] == "boast белые карты"
    say(match, "boast белые карты")
    assert (match.to_move, match.open.hand_points) == (0, [10, 0])
    assert "boast белые карты" not in match.legal()
    say(match, "silent", "boast четыре карты", "silent", "boast кварт-мажор", "boast три десятки", "boast четырнадцать королей")
    assert match.open.count == [10, 4 + 4 + 3 + 14 + 3] and not match.open.jumped


def test_an_ace_is_no_figure_and_a_king_is():
    assert judged({"phase": "хвалёж", "hand": "♠Т109 ♥1098 ♦1098 ♣Т97"}, "boast белые карты")[0]
    assert judged({"phase": "хвалёж", "hand": "♠К109 ♥1098 ♦1098 ♣Т97"}, "boast белые карты") == (False, ("piket.33",))


def test_the_count_is_said_card_by_card():
    match, said = GAME.from_json(GAME.lesson().to_json(GAME)["record"]), []
    for event in match.log:
        if event.seat == 0 and event.text.startswith(("«", "пик", "леза")):
            said.append(event.text)
    assert said[:3] == ["«пять карт»", "«терц от короля»", "«четырнадцать королей»"]
    assert said[3:] == [
        "«двадцать три»", "«двадцать четыре»", "«двадцать пять»", "«двадцать шесть»", "«двадцать семь»", "«двадцать восемь»",
        "«двадцать девять»", "пик: «шестьдесят»", "«шестьдесят один»", "«шестьдесят два»", "леза: «семьдесят два»",
    ]  # fmt: skip


def test_the_lesson_scores_as_the_calculator_does():
    match = GAME.from_json(GAME.lesson().to_json(GAME)["record"])
    score = match.score()
    assert [(item.text, item.amount) for item in score.items if item.side == next(iter(score.sides))] == [
        ("На руках", 22), ("За выходы", 9), ("За взятки", 1), ("Пик", 30), ("Леза", 10), ("В запись: игра 1", 64),
    ]  # fmt: skip
    facts = deal_facts(match, 0)
    again = rules_py.calculator("piket.count")(
        hand=facts.hand, first=facts.first, opponent_boast=facts.opponent_boast, opponent_before=facts.opponent_before,
        leads=facts.leads, tricks_taken=facts.tricks_taken, tricks=facts.tricks, last=facts.last, capot=facts.capot,
    )  # fmt: skip
    assert again.total == 72 == match.open.count[0]


def played(match, gaps):
    """Close games with these differences, as they come."""
    for gap in gaps:
        match.open.count[:] = [max(gap, 0), max(-gap, 0)]
        match.rules.close(match)
        if not match.done:
            say(match, "next")
    return match


def test_the_sheet_of_the_book_is_played_and_settled_as_it_stands():
    match = played(GAME.deal(1), (33, -48, 65, -37, 22, -6))
    assert match.done
    assert [match.sheet.total("record", seat) for seat in (0, 1)] == [120, 91]
    sides = [(entry.seat, entry.item.amount) for entry in match.sheet.entries if entry.account == "side"]
    assert sides == [(1, 120), (0, 130), (0, 120), (0, 130)]
    assert [match.sheet.total("money", seat) for seat in (0, 1)] == [260, -260]
    assert match.score().summary.endswith("Партия: чистый выигрыш игрока 1, 260.")


def test_six_games_played_card_by_card_give_the_sheet_of_the_book():
    match = GAME.deal(book_sheet.SEED)
    for number, (counts, actions) in enumerate(book_sheet.GAMES):
        if number:
            say(match, "next")
        say(match, *actions.split("; "))
        assert match.deal_over and tuple(match.open.count) == counts
    assert book_sheet.GAMES[0][0] == (54, 21)
    assert [abs(first - second) for (first, second), _ in book_sheet.GAMES] == [33, 48, 65, 37, 22, 6]
    assert match.done and [match.sheet.total("record", seat) for seat in (0, 1)] == [120, 91]
    assert [(entry.seat, entry.item.amount) for entry in match.sheet.entries if entry.account == "side"] == [
        (1, 120), (0, 130), (0, 120), (0, 130),
    ]  # fmt: skip
    assert [match.sheet.total("money", seat) for seat in (0, 1)] == [260, -260]
    assert GAME.from_json(match.to_json()).sheet.totals == match.sheet.totals


def test_a_refait_doubles_the_next_korolik_and_goes_over_at_the_end():
    match = played(GAME.deal(1, {"parties": 2}), (32, 0, 45))
    assert match.open.games == [32, 0, 90]
    assert match.sheet.total("side", 0) == 130
    match = played(GAME.deal(1, {"parties": 2}), (10, 20, 10, 20, 10, 0))
    assert match.open.carried and match.sheet.total("record", 0) == 0
    assert played(match, (7,)).open.games == [14]


def test_a_record_that_stayed_empty_costs_a_hundred():
    match = played(GAME.deal(1), (10, 20, 10, 20, 10, 20))
    assert match.sheet.total("money", 0) == 680


def test_cards_decide_before_a_korolik_and_the_other_deals_its_second_game():
    match = GAME.deal(1)
    dealer = match.dealer
    played(match, (5,))
    assert match.dealer == 1 - dealer
    match = GAME.deal(1, None, {"piket.second-deal": "same"})
    assert played(match, (5,)).dealer == dealer


def test_on_demand_nothing_is_shown_before_it():
    match = boasting("♠ТКВ108 ♥КД9 ♦К9 ♣В8", "♥ТВ108 ♠Д9 ♦ТД ♣Т97 ♠7", show="по требованию")
    say(match, "boast пять карт", "good")
    assert match.open.shown == [[], []]
    say(match, "silent")
    assert "demand show" in match.legal()
    say(match, "demand show")
    assert [match.packs["cards"].text(card) for card in match.open.shown[0]] == ["♠8", "♠10", "♠В", "♠К", "♠Т"]
    assert "demand show" not in match.legal()
    scene = GAME.scene(match, 1)
    assert [zone["label"] for zone in scene["zones"] if zone["id"] == "shown-0"]


def test_a_capot_is_announced_before_the_first_lead_alone():
    match = GAME.position({"phase": "розыгрыш"})
    assert "capot" in match.legal()
    say(match, "capot")
    assert match.open.capot_by == 0 and "capot" not in match.legal()
    assert judged({"phase": "розыгрыш", "leads_made": 1}, "capot") == (False, ("piket.38",))


def test_whose_turn_it_is_is_told_by_its_own_rule():
    match = GAME.position({"phase": "розыгрыш"})
    leads = []
    for cites in (["piket.h1"], ["piket.35"], ["piket.30"]):
        leads.append(GAME.scene(match, match.to_move)["status"]["cites"] == cites)
        say(match, next(action for action in match.legal() if action.startswith("play ")))
    assert leads == [True, True, True]


def ends(match):
    return [tuple(GAME.scene(match, seat)["result"][name] for name in ("word", "sign", "sum")) for seat in (0, 1)]


def test_the_end_of_a_game_is_told_from_either_chair():
    match = GAME.deal(1)
    match.open.count[:] = [54, 21]
    match.rules.close(match)
    assert ends(match) == [("Игра ваша", 1, "+33"), ("Игра соперника", -1, "−33")]
    say(match, "next")
    match.open.count[:] = [26, 26]
    match.rules.close(match)
    assert ends(match) == [("Рефет", 0, ""), ("Рефет", 0, "")]
    match = played(GAME.deal(1), (33, -48, 65, -37, 22, -6))
    assert ends(match) == [("Партия ваша", 1, "+260"), ("Партия соперника", -1, "−260")]


def test_two_packs_are_dealt_in_turn_and_a_doubled_game_says_so():
    match = GAME.deal(1)
    packs = []
    for gap in (10, 0):
        packs.append([{chip["label"]: chip["value"] for chip in GAME.scene(match, seat)["chips"]}["Колода"] for seat in (0, 1)])
        assert any(event.text.startswith("{сдаёт|сдаёте} своей колодой") and "piket.2" in event.cites for event in match.log)
        played(match, (gap,))
    assert packs[0] == packs[1][::-1] and set(packs[0]) == {"ваша", "соперника"}
    assert {"label": "Игра", "value": "3 из 6, вдвое"}.items() <= GAME.scene(match, 0)["chips"][0].items()
