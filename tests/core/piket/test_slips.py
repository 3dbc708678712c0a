"""Faults at the table of пикет: thirteen cards, an opened card, a boast of what one has not, silence."""

from __future__ import annotations

import pytest

import rules_py
from rules_py.frame.errors import IllegalAction
from rules_py.frame.rng import Generator
from rules_py.frame.sampling import any_action

from .test_play import boasting, say, told

GAME = rules_py.game("piket")
SLIPS = {"slips": "бывают"}


def dealt(wanted, readings=None):
    """Return a deal with the fault that is wanted."""
    for seed in range(1, 400):
        match = GAME.deal(seed, SLIPS, readings)
        if wanted(match):
            return match
    raise AssertionError("no such deal")


def thirteen(seat_of, readings=None):
    return dealt(lambda match: match.open.dealt and len(match.cards["hand"][seat_of(match)]) == 13, readings)


def test_without_the_option_nothing_goes_wrong():
    assert all(GAME.deal(seed).prompt.phase == "exchange" for seed in range(1, 60))


def test_the_first_with_thirteen_cards_may_play_and_lays_off_one_more():
    match = thirteen(lambda match: 1 - match.dealer)
    first = 1 - match.dealer
    assert (match.to_move, match.legal()) == (first, ["redeal", "accept"])
    assert [len(match.cards[name][0]) for name in ("stock", "reserve")] == [4, 3]
    say(match, "accept")
    offer = next(one for one in match.offers(first) if one.move.verb == "discard")
    assert (offer.least, offer.most) == (3, 5) and "stand" not in match.legal()
    cards = [match.packs["cards"].text(card) for card in match.cards["hand"][first]]
    with pytest.raises(IllegalAction) as refused:
        say(match, "discard " + " ".join(cards[:2]))
    assert refused.value.cites == ("piket.13",)
    say(match, "discard " + " ".join(cards[:4]))
    assert len(match.cards["hand"][first]) == 12 and match.open.bought[first] == 3


def test_the_dealer_with_thirteen_cards_lays_off_three_and_takes_two():
    match = thirteen(lambda match: match.dealer)
    assert match.to_move == 1 - match.dealer
    say(match, "accept", "stand")
    offer = next(one for one in match.offers(match.dealer) if one.move.verb == "discard")
    assert (offer.least, offer.most) == (3, 3)
    cards = [match.packs["cards"].text(card) for card in match.cards["hand"][match.dealer][:3]]
    say(match, "discard " + " ".join(cards))
    assert len(match.cards["hand"][match.dealer]) == 12 and match.prompt.phase == "boast"


@pytest.mark.parametrize(("choice", "moves"), [("same", 0), ("other", 1)])
def test_thirteen_refused_are_dealt_again_by_whom_the_reading_says(choice, moves):
    match = thirteen(lambda match: match.dealer, {"piket.thirteen-refused": choice})
    dealer = match.dealer
    say(match, "redeal")
    assert match.dealer == (dealer + moves) % 2 and match.prompt.phase == "exchange"
    assert [len(hand) for hand in match.cards["hand"]] == [12, 12]
    assert sorted(card for piles in match.cards.values() for pile in piles for card in pile) == list(range(32))


def test_an_opened_card_is_judged_by_whose_it_is():
    match = dealt(lambda match: match.open.opened == "прикуп")
    assert (match.to_move, match.legal()) == (match.dealer, ["redeal"])
    match = dealt(lambda match: match.open.opened == "сдающий")
    assert match.prompt.phase == "exchange"
    match = dealt(lambda match: match.open.opened == "соперник" and not match.open.seen)
    assert (match.to_move, match.legal()) == (1 - match.dealer, ["redeal", "accept"])
    seen = lambda match: match.open.opened == "соперник" and match.open.seen  # noqa: E731
    assert dealt(seen).legal() == ["accept"]
    assert dealt(seen, {"piket.seen-cards": "redeal"}).legal() == ["redeal"]


HANDS = ("♠КДВ ♥ТК98 ♦К97 ♣В8", "♠Т1098 ♥ДВ ♦ТД8 ♣ТД7")
"""The first has no кварт; with the ten of spades he would have one."""


def lying(readings=None):
    match = boasting(*HANDS, readings)
    match.options["slips"] = "бывают"
    return say(match, "boast четыре карты", "equal")


def test_what_one_has_not_is_named_only_where_slips_happen_and_only_by_one_card():
    match = boasting(*HANDS)
    say(match, "boast четыре карты", "equal")
    with pytest.raises(IllegalAction) as refused:
        say(match, "boast кварт от короля")
    assert refused.value.cites == ("piket.33",)
    match = lying()
    assert {"boast кварт от короля", "boast терц от короля", "silent"} <= set(match.legal())
    assert "boast квинта от туза" not in match.legal()


def test_a_false_boast_that_is_asked_for_is_put_right_before_the_first_lead():
    match = say(lying(), "boast кварт от короля")
    assert match.to_move == 1 and "demand show" in match.legal()
    say(match, "demand show")
    assert match.open.caught == [0] and match.open.stage == "cards" and match.to_move == 0
    assert "показать не {может|можете}: объявленного нет" in told(match)
    say(match, "boast четыре карты", "equal")
    assert "boast кварт от короля" not in match.legal() and "boast терц от короля" in match.legal()
    say(match, "boast терц от короля", "boast терц от десятки" if "boast терц от десятки" in match.legal() else "good")
    assert match.open.hand_points[0] == 3


def test_one_may_put_it_right_oneself_before_the_first_lead():
    match = say(lying(), "boast кварт от короля", "good", "boast три короля", "good")
    assert match.prompt.phase == "play" and match.open.hand_points[0] == 4 + 3
    assert "correct" in match.legal()
    say(match, "correct")
    assert match.prompt.phase == "boast" and match.open.hand_points == [0, 0]


@pytest.mark.parametrize(("readings", "times"), [({}, 1), ({"piket.false-double": "yes"}, 2)])
def test_a_false_boast_that_stood_at_the_first_lead_is_silence(readings, times):
    match = say(lying(readings), "boast кварт от короля", "good", "boast три короля", "good", "play ♠К")
    assert "correct" not in match.legal()
    say(match, "demand show")
    assert match.open.silent == {0: "хвалёж"}
    assert [seat["tags"] for seat in GAME.scene(match, 1)["seats"] if "молчанка" in seat["tags"]] == [["молчанка"]]
    say(match, "play ♠Т")
    chance = Generator(5)
    while not match.deal_over:
        match.apply(any_action(match, match.to_move, chance), match.to_move)
    lines = [(item.text, item.amount) for item in match.score().items]
    assert match.open.count[0] == 0 and ("В молчанке не считают ни карт, ни взяток", 0) in lines
    assert ("Соперник в молчанке: взятки вдвойне" in dict(lines)) is (times == 2)


def test_nobody_need_ask_all_cards_are_known_at_the_end():
    match = say(lying(), "boast кварт от короля", "good", "boast три короля", "good")
    while not match.deal_over:
        match.apply(next(action for action in match.legal() if action.startswith("play ")), match.to_move)
    assert match.open.silent == {0: "хвалёж"} and match.open.count[0] == 0


def test_a_sensible_player_names_what_he_has_and_doubts_what_cannot_be():
    match = lying()
    assert GAME.advise(match.view(0)).action == "boast терц от короля"
    say(match, "boast кварт от короля", "good", "boast три короля", "good", "play ♠К")
    advice = GAME.advise(match.view(1))
    assert (advice.action, advice.cites) == ("demand show", ("piket.23b", "piket.33"))


def test_random_matches_with_slips_end_and_keep_the_cards():
    for seed in range(1, 7):
        readings = {one.id: one.choices[seed % len(one.choices)] for one in GAME.readings}
        match, chance = GAME.deal(seed, SLIPS, readings), Generator(seed)
        while not match.done:
            match.apply(any_action(match, match.to_move, chance), match.to_move)
            assert sorted(card for piles in match.cards.values() for pile in piles for card in pile) == list(range(32))
        assert match.sheet.balance("money") == 0
        assert GAME.from_json(match.to_json()).sheet.totals == match.sheet.totals


def test_sensible_players_play_thirteen_cards_at_either_seat():
    bot = GAME.bots["sensible"]
    for seat_of in (lambda match: 1 - match.dealer, lambda match: match.dealer):
        match, chance = thirteen(seat_of), Generator(3)
        say(match, "accept")
        while match.prompt.phase == "exchange":
            match.apply(bot.choose(match.view(match.to_move), chance), match.to_move)
        assert [len(hand) for hand in match.cards["hand"]] == [12, 12]
