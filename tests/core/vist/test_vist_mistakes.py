"""Вист at a table where mistakes happen: what the other side is offered, and what follows."""

from __future__ import annotations

from dataclasses import replace

import pytest

import rules_py
from rules_py.families.vist.irregularities import may_be_called
from rules_py.families.vist.seats import held, partner, side_of
from rules_py.frame.cards import DECK_52
from rules_py.frame.moves import Bar
from rules_py.frame.rng import Generator
from rules_py.frame.sampling import any_action

VIST = rules_py.game("vist")


def table(seed=1, mistakes="карты", **options):
    match = VIST.deal(seed, {"mistakes": mistakes, **options})
    match.apply("deal", match.dealer)
    return match


def text(match, card):
    return match.packs["cards"].text(card)


def lawful(match, place):
    """Return a card that follows suit."""
    deck, trick = match.packs["cards"], match.cards["trick"][0]
    cards = held(match, place)
    same = [card for card in cards if trick and deck.suit_of[card] == deck.suit_of[trick[0]]]
    return min(same or cards)


def play_on(match, steps):
    """Play lawful cards; partners are asked nothing that matters."""
    for _ in range(steps):
        seat = match.to_move
        if match.prompt.phase == "play":
            match.apply(f"play {text(match, lawful(match, seat))}", seat)
        else:
            match.apply("silent", seat)


def revoking(seed=1, **options):
    """Return a table at which somebody has just laid another suit than he owed, and who."""
    match = table(seed, **options)
    deck = match.packs["cards"]
    while True:
        seat, trick = match.to_move, match.cards["trick"][0]
        if match.prompt.phase == "play" and trick:
            suit = deck.suit_of[trick[0]]
            own = [card for card in held(match, seat) if deck.suit_of[card] == suit]
            other = [card for card in held(match, seat) if deck.suit_of[card] != suit]
            if own and other:
                match.apply(f"play {text(match, other[0])}", seat)
                return match, seat, own
        play_on(match, 1)


def test_a_wrong_suit_is_refused_where_nobody_errs():
    match = VIST.deal(1)
    deck = match.packs["cards"]
    match.apply(f"play {text(match, lawful(match, match.to_move))}", match.to_move)
    seat, suit = match.to_move, deck.suit_of[match.cards["trick"][0][0]]
    other = next(card for card in held(match, seat) if deck.suit_of[card] != suit)
    verdict = VIST.judge(match, f"play {text(match, other)}", seat)
    assert (verdict.allowed, verdict.cites) == (False, ("vist.15",))


def test_the_partner_may_ask_and_the_opponents_demand_the_highest_or_the_lowest():
    for kind, at in (("старшую", -1), ("младшую", 0)):
        match, seat, own = revoking()
        assert (match.prompt.phase, match.to_move) == ("query", partner(match, seat))
        match.apply("ask", match.to_move)
        assert match.prompt.phase == "mend"
        assert side_of(match, match.to_move) != side_of(match, seat)
        action = next(one for one in match.legal() if kind in one)
        match.apply(action, match.to_move)
        laid = match.cards["trick"][0][match.open.lay.index(seat)] if match.open.lay else match.open.taken[-1][1][-1]
        assert laid == sorted(own)[at]
        assert not match.open.revokes


def let_pass(asked=True):
    """Return the end of a deal in which a revoke was let pass."""
    match, seat, _ = revoking()
    match.apply("ask" if asked else "silent", match.to_move)
    match.apply("let", match.to_move)
    while match.prompt.phase != "revoke":
        play_on(match, 1)
    return match, seat


def test_a_revoke_costs_five_points_or_three_tricks_as_the_opponents_choose():
    match, seat = let_pass()
    assert side_of(match, match.to_move) != side_of(match, seat)
    mine = side_of(match, seat)
    before = sum(match.open.tricks[one] for one in match.open.circle if side_of(match, one) == mine)
    other = match.clone()
    match.apply("points", match.to_move)
    paid = [one.item for one in match.sheet.of_deal(match.number) if one.item.cites == ("vist.18",)]
    assert {item.amount for item in paid} == {5}
    if before >= 3:
        other.apply("tricks", other.to_move)
        assert other.open.taken_over[1 - mine] == 3
        assert not [one for one in other.sheet.of_deal(other.number) if one.item.cites == ("vist.18",)]


def test_who_was_asked_by_his_partner_pays_alone_under_the_reading():
    for reading, alone in (("personal", True), ("side", False)):
        match, seat = let_pass()
        chosen = {"vist.asked-partner": reading}
        again = VIST.from_json({**match.to_json(), "readings": chosen})
        again.apply("points", again.to_move)
        mate = partner(again, seat)
        own, other = (again.sheet.total("score", one) for one in (seat, mate))
        assert (other - own == 10) is alone


def test_the_offender_chooses_under_the_other_reading():
    match, seat = let_pass()
    again = VIST.from_json({**match.to_json(), "readings": {"vist.revoke-choice": "offender"}})
    assert again.to_move == seat


def ahead(answer, readings=None):
    """Return a table at which the leader's partner led out of turn, and the opponents answered."""
    match = VIST.deal(1, {"mistakes": "все"}, readings or {})
    match.apply("deal", match.dealer)
    leader = match.to_move
    mate = partner(match, leader)
    card = held(match, mate)[0]
    match.apply(f"play {text(match, card)}", mate)
    assert match.prompt.phase == "ahead"
    assert side_of(match, match.to_move) != side_of(match, leader)
    match.apply(answer, match.to_move)
    return match, leader, mate, card


def test_a_card_led_out_of_turn_is_recognised_or_a_suit_is_named():
    match, leader, mate, card = ahead("accept")
    assert (match.cards["trick"][0], match.open.lay) == ([card], [mate])
    match, leader, mate, card = ahead("demand выход ♦")
    deck = match.packs["cards"]
    assert (match.to_move, card in match.cards["hand"][mate]) == (leader, True)
    diamonds = [one for one in held(match, leader) if deck.suit(one) == "♦"]
    other = next(one for one in held(match, leader) if deck.suit(one) != "♦")
    verdict = VIST.judge(match, f"play {text(match, other)}", leader)
    assert (verdict.allowed, verdict.cites) == ((False, ("vist.21",)) if diamonds else (True, ("vist.14",)))
    if diamonds:
        assert VIST.judge(match, f"play {text(match, diamonds[0])}", leader).allowed


@pytest.mark.parametrize(
    ("reading", "bound"), [({}, "partner"), ({"vist.lead-partner": "due"}, "due"), ({"vist.out-of-turn": "now-only"}, "nobody")]
)
def test_who_leads_the_named_suit_is_a_reading(reading, bound):
    match = VIST.deal(1, {"mistakes": "все"}, reading)
    match.apply("deal", match.dealer)
    leader = match.to_move
    offender = match.open.circle[(match.open.circle.index(leader) + 1) % 4]
    match.apply(f"play {text(match, held(match, offender)[0])}", offender)
    if bound == "nobody":
        refused = VIST.judge(match, "demand выход ♦", match.to_move)
        assert (refused.allowed, refused.cites) == (False, ("vist.21",))
        return
    match.apply("demand выход ♦", match.to_move)
    assert list(match.open.bound) == [leader if bound == "due" else partner(match, offender)]


def test_the_fourth_may_play_ahead_of_his_partner_when_the_third_was_early():
    match = table(2, "все")
    leader = match.to_move
    match.apply(f"play {text(match, lawful(match, leader))}", leader)
    circle = match.open.circle
    at = circle.index(leader)
    second, third, fourth = (circle[(at + step) % 4] for step in (1, 2, 3))
    deck = match.packs["cards"]
    suit = deck.suit_of[match.cards["trick"][0][0]]
    assert any(deck.suit_of[card] == suit for card in held(match, third)), "the deal is chosen so that the third can follow"
    match.apply(f"play {text(match, lawful(match, third))}", third)
    assert match.to_move == second
    assert fourth in match.may_act()
    card = lawful(match, fourth)
    assert VIST.judge(match, f"play {text(match, card)}", fourth).cites[0] == "vist.22"
    match.apply(f"play {text(match, card)}", fourth)
    if match.prompt.phase == "play":
        assert match.to_move == second


def test_a_missed_trick_is_accepted_or_dealt_again():
    for answer in ("accept", "redeal"):
        match = table(3)
        play_on(match, 1)
        seat, number = match.to_move, match.number
        match.apply("miss", seat)
        assert match.prompt.phase == "missed"
        match.apply(answer, match.to_move)
        assert match.number == number + (answer == "redeal")
        if answer == "accept":
            while match.prompt.phase not in ("over", "revoke"):
                play_on(match, 1)
            assert sum(match.open.tricks) == 13
            assert len(held(match, seat)) == 1


def test_of_two_cards_on_a_trick_the_opponents_keep_one():
    match = table(4)
    play_on(match, 1)
    seat = match.to_move
    deck = match.packs["cards"]
    suit = deck.suit_of[match.cards["trick"][0][0]]
    same = [card for card in match.cards["hand"][seat] if deck.suit_of[card] == suit]
    two = (same + [card for card in match.cards["hand"][seat] if card not in same])[:2]
    match.apply(f"throw {text(match, two[0])} {text(match, two[1])}", seat)
    assert match.prompt.phase == "several"
    assert VIST.judge(match, f"demand {text(match, two[0])}", match.to_move).cites == ("vist.24",)
    match.apply(f"demand {text(match, two[0])}", match.to_move)
    assert match.cards["trick"][0][-1] == two[0]
    assert two[1] in match.cards["hand"][seat]


def test_a_dropped_card_lies_open_and_is_called():
    match = table(5)
    leader = match.to_move
    card = match.cards["hand"][leader][0]
    match.apply(f"drop {text(match, card)}", leader)
    assert match.prompt.phase == "dropped"
    match.apply("leave", match.to_move)
    assert (match.prompt.phase, match.cards["open"][leader]) == ("call", [card])
    assert all(card in match.view(seat).seen("open", leader) for seat in range(4))
    match.apply(f"demand {text(match, card)}", match.to_move)
    other = next(one for one in held(match, leader) if one != card)
    verdict = VIST.judge(match, f"play {text(match, other)}", leader)
    assert (verdict.allowed, verdict.cites) == (False, ("vist.69",))
    match.apply(f"play {text(match, card)}", leader)
    assert match.cards["trick"][0] == [card]


def test_a_hand_laid_open_is_played_as_the_opponents_say():
    match = table(6)
    leader = match.to_move
    match.apply("show", leader)
    assert match.prompt.phase == "call"
    assert side_of(match, match.to_move) != side_of(match, leader)
    assert VIST.judge(match, match.legal()[0], match.to_move).cites == ("vist.25",)


@pytest.mark.parametrize(("error", "reading", "passes"), [
    ("peek", {}, True), ("slip", {}, True), ("expose", {}, False), ("expose", {"vist.misdeal": "pass"}, True),
])  # fmt: skip
def test_a_mistake_at_the_deal_is_dealt_again_by_the_same_or_by_the_next(error, reading, passes):
    match = VIST.deal(7, {"mistakes": "карты"}, reading)
    dealer = match.dealer
    match.apply(error, dealer)
    assert match.prompt.phase == "dealing"
    assert match.dealer == ((dealer + 1) % 4 if passes else dealer)


@pytest.mark.parametrize("mistakes", ["нет", "карты", "все"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_random_deals_hold_at_every_table(mistakes, players):
    readings = {one.id: one.choices[players % len(one.choices)] for one in VIST.readings}
    match = VIST.deal(players, {"players": players, "mistakes": mistakes, "deals": 2, "no_trump": players == 5}, readings)
    chance = Generator(players)
    for _ in range(1200):
        if match.done:
            break
        match.apply(any_action(match, match.to_move, chance), match.to_move)
    assert match.sheet.balance("score") == 0


def dealing(reading=None):
    match = VIST.deal(7, {"mistakes": "все"}, reading)
    return match, match.dealer, (match.dealer + 2) % 4


def test_a_deal_out_of_turn_is_stopped_before_the_trump_or_stands():
    match, dealer, other = dealing()
    assert "usurp" in match.legal_for(other) and "deal" not in match.legal_for(other)
    match.apply("usurp", other)
    assert (match.prompt.phase, match.to_move) == ("usurped", dealer)
    assert VIST.judge(match, "stop", dealer).cites == ("vist.13", "vist.65")
    stands = match.clone()
    match.apply("stop", dealer)
    assert (match.prompt.phase, match.dealer, match.to_move) == ("dealing", dealer, dealer)
    match.apply("deal", dealer)
    assert match.prompt.phase == "play" and match.open.turned in match.cards["open"][dealer]
    stands.apply("let", dealer)
    assert (stands.prompt.phase, stands.dealer) == ("play", other)
    assert stands.open.turned in stands.cards["open"][other] and stands.open.circle[(other + 1) % 4] == stands.to_move


def test_cards_touched_at_the_deal_are_told_and_cost_nothing():
    match, dealer, other = dealing()
    match.apply("gather", other)
    assert match.log[-1].cites == ("vist.11",)
    assert (match.prompt.phase, match.to_move) == ("dealing", dealer)
    assert "gather" not in match.legal_for(other)
    match.apply("deal", dealer)
    assert match.prompt.phase == "play"


def test_nobody_deals_for_another_where_mistakes_keep_their_turn():
    match = VIST.deal(7, {"mistakes": "карты"})
    assert match.legal_for((match.dealer + 1) % 4) == []
    assert "usurp" not in match.legal() and "gather" not in match.legal()


@pytest.mark.parametrize(("reading", "alone"), [("personal", True), ("side", False)])
def test_tricks_taken_for_a_revoke_are_paid_by_the_one_who_was_asked_too(reading, alone):
    match, seat = let_pass()
    again = VIST.from_json({**match.to_json(), "readings": {"vist.asked-partner": reading}})
    before = sum(again.open.tricks[one] for one in again.open.circle if side_of(again, one) == side_of(again, seat))
    again.apply("tricks", again.to_move)
    paid = {one.seat: one.item.amount for one in again.sheet.of_deal(again.number) if one.item.cites == ("vist.20",)}
    moved = 2 * (max(0, before - 6) - max(0, before - 9)) + 2 * (max(0, 13 - before + 3 - 6) - max(0, 13 - before - 6))
    assert paid == ({seat: -moved, partner(again, seat): moved} if alone else {})
    assert again.sheet.balance("score") == 0


def test_an_open_card_is_called_without_looking_into_the_hand_and_suit_is_followed_first():
    match = table(5)
    deck, leader = match.packs["cards"], match.to_move
    second = (leader + 1) % 4
    suits = {deck.suit_of[card] for card in held(match, second)}
    led = next(card for card in held(match, leader) if deck.suit_of[card] in suits)
    other = next(card for card in match.cards["hand"][second] if deck.suit_of[card] != deck.suit_of[led])
    match.move_cards((other,), ("hand", second), ("open", second))
    match.apply(f"play {text(match, led)}", leader)
    assert (match.prompt.phase, match.legal()) == ("call", [f"demand {text(match, other)}", "spare"])
    match.apply(match.legal()[0], match.to_move)
    suited = [card for card in held(match, second) if deck.suit_of[card] == deck.suit_of[led]]
    assert f"play {text(match, suited[0])}" in match.legal()
    assert VIST.judge(match, f"play {text(match, suited[0])}", second).allowed


@pytest.mark.parametrize(
    ("led", "any_card", "own_suit"),
    [(-1, "♠Т ♥9 ♥7", ""), ("♥", "♥9 ♥7", "♥9 ♥7"), ("♠", "♠Т", "♠Т"), ("♦", "♠Т ♥9 ♥7", "")],
)
def test_an_open_card_is_called_to_its_suit_and_in_whist_where_none_is_of_it(led, any_card, own_suit):
    shown = DECK_52.mask("♠Т ♥9 ♥7")
    suit = led if led == -1 else DECK_52.suits.index(led)
    assert may_be_called(DECK_52, shown, suit) == DECK_52.mask(any_card)
    assert may_be_called(DECK_52, shown, suit, to_its_suit=True) == DECK_52.mask(own_suit)


@pytest.mark.parametrize("mistakes", ["нет", "карты"])
def test_errors_are_looked_into_only_at_a_table_where_people_err(mistakes):
    asked = []
    watch = Bar("drop", ("vist.69",), "", lambda turn: bool(asked.append(turn.verb)), "play")
    match = replace(VIST, bars=(watch, *VIST.bars)).deal(1, {"mistakes": mistakes})
    while match.prompt.phase != "play":
        match.apply(match.legal()[0], match.to_move)
    match.legal()
    assert bool(asked) is (mistakes == "карты")
    drop = f"drop {text(match, match.cards['hand'][match.to_move][0])}"
    assert VIST.judge(match, drop, match.to_move).allowed is (mistakes == "карты")  # named all the same, it is judged
