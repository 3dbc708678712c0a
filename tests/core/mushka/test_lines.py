"""Мушка's family: how the special card went, what is too much, who of several at nought came first."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

import rules_py
from rules_py.families.mushka.scoring import ace_facts, deal_facts, decisive, exceeds, first_to_finish, thrown, went_with
from rules_py.frame.cards import DECK_52
from rules_py.frame.results import Item
from rules_py.games.pamfil.scoring import deal_facts as pamfil_facts
from rules_py.games.rams.scoring import deal_facts as rams_facts
from rules_py.games.shutiha.scoring import deal_facts as queen_facts
from rules_py.games.shutiha.scoring import five_spades


def after(*tricks: tuple[int, ...], slug: str = "mushka", trump: str = "♦", dealer: int = 0, readings=None):
    """Return a match of four after these tricks: by whom each was led, its cards as they lay, who took it if not the leader."""
    match = rules_py.game(slug).deal(1, {"players": 4}, readings)
    deck = match.packs["cards"]
    match.dealer, match.open.trump = dealer, deck.suits.index(trump)
    for hand in match.cards["hand"]:
        hand.clear()
    for leader, text, *taker in tricks:
        winner = taker[0] if taker else leader
        cards = tuple(deck.card(word) for word in text.split())
        seats = tuple((leader + place) % 4 for place in range(len(cards)))
        match.open.taken.append((winner, cards, seats))
        match.open.tricks[winner] += 1
    return match


def test_one_goes_with_a_card_that_lies_in_the_tricks_or_is_still_held():
    match = after((1, "♦9 ♠Т ♠7"), (3, "♥К ♥Д"))
    assert [went_with(match, seat, "♠Т") for seat in range(4)] == [False, False, True, False]
    match.cards["hand"][0].append(match.packs["cards"].card("♣Т"))
    assert [went_with(match, seat, "♣Т") for seat in range(4)] == [True, False, False, False]


@pytest.mark.parametrize(
    ("trick", "card", "expected"),
    [
        ("♦9 ♠Т ♠7", "♠Т", [False, False, True, False]),
        ("♠9 ♠Т ♠7", "♠Т", [False] * 4),
        ("♠9 ♥К ♥7", "♥К", [False, False, True, False]),
        ("♥9 ♥К ♠7", "♥К", [False] * 4),
        ("♥9 ♦К ♣7", "♠Т", [False] * 4),
    ],
)
def test_a_card_on_a_lead_of_another_suit_was_thrown_whatever_lies_beside_it(trick, card, expected):
    match = after((1, trick))
    assert [thrown(match, seat, card) for seat in range(4)] == expected


@pytest.mark.parametrize(("slug", "own", "suit"), [("mushka", "♠Т", "♠"), ("mistigri", "♣К", "♣")])
def test_the_special_card_is_a_trump_where_its_own_suit_is(slug, own, suit):
    for trump in "♠♣♦♥":
        facts = deal_facts(after((0, f"{own} {suit}9 {suit}8 {suit}7"), slug=slug, trump=trump), 0)
        assert (facts.tricks, facts.special, facts.special_trump) == (1, True, trump == suit)


def test_the_facts_of_an_ace_tell_how_it_went():
    facts = ace_facts(after((1, "♥9 ♠Т ♥7")), 2)
    assert (facts.tricks, facts.special, facts.special_trump, facts.special_thrown) == (0, True, False, True)
    facts = ace_facts(after((2, "♠Т ♠9 ♦7")), 2)
    assert (facts.tricks, facts.special, facts.special_trump, facts.special_thrown) == (1, True, False, False)


@pytest.mark.parametrize(
    ("tricks", "expected"),
    [
        ([(1, "♠9 ♠Д ♠Т ♠7", 2), (2, "♣9 ♣8 ♣7 ♣К")], ["не была", "не была", "взяла", "не была"]),
        ([(2, "♣9 ♣8 ♣7 ♣К"), (2, "♠Д ♠9 ♠Т ♠7")], ["не была", "не была", "взяла", "не была"]),
        ([(1, "♠Д ♠9 ♠К ♠7", 3), (3, "♣9 ♣8 ♣7 ♣К")], ["не была", "побита", "не была", "побита мной"]),
        ([(2, "♠К ♠9 ♠7 ♠Д")], ["не была", "побита", "побита мной", "не была"]),
        ([(0, "♠9 ♠К ♠7 ♠Д", 1)], ["не была", "побита мной", "не была", "побита"]),
        ([(2, "♣9 ♣8 ♣7 ♣К")], ["не была"] * 4),
    ],
)
def test_what_became_of_the_queen_of_spades(tricks, expected):
    match = after(*tricks, slug="shutiha", trump="♠")
    assert [queen_facts(match, seat).queen for seat in range(4)] == expected
    assert [queen_facts(match, seat).tricks for seat in range(4)] == match.open.tricks
    assert [queen_facts(match, seat).spade_ace for seat in range(4)] == [went_with(match, seat, "♠Т") for seat in range(4)]


def test_a_queen_that_is_still_held_by_who_plays_alone_takes_her_trick():
    match = after(slug="shutiha", trump="♠")
    match.cards["hand"][2].append(match.packs["cards"].card("♠Д"))
    match.open.tricks[2] = 5
    assert [queen_facts(match, seat).queen for seat in range(4)] == ["не была", "не была", "взяла", "не была"]


def test_five_spades_win_with_the_queen_alone():
    deck = rules_py.game("shutiha").deal(1, {"players": 4}).packs["cards"]
    hands = {
        "♠Д ♠К ♠В ♠10 ♠8": True,
        "♠Д ♠К ♠В ♠10 ♠8 ♠7": False,
        "♠Т ♠К ♠В ♠10 ♠8": False,
        "♠Д ♠К ♠В ♠10 ♥8": False,
        "♠Д ♠К ♠В ♠10": False,
    }
    assert [five_spades(deck, [deck.card(word) for word in text.split()]) for text in hands] == list(hands.values())


def test_what_a_deal_of_pamfil_and_of_rams_came_to():
    match = after((0, "♥9 ♣В ♥7 ♠Т", 1), (1, "♦Т ♦В ♥В ♦7", 3), slug="pamfil", trump="♥")
    found = [pamfil_facts(match, seat) for seat in range(4)]
    assert [(one.tricks, one.pamfil, one.spade_ace, one.trump) for one in found] == [
        (0, False, False, "♥"), (1, True, False, "♥"), (0, False, False, "♥"), (1, False, True, "♥")]  # fmt: skip
    match = after((0, "♥9 ♣В ♥7 ♠Т", 1), (1, "♦Т ♦В ♥В ♦7", 3), slug="rams", trump="♥")
    match.open.shown = {2: 5}
    found = [rams_facts(match, seat) for seat in range(4)]
    texts = [([DECK_52.text(card) for card in one.aces], [DECK_52.text(card) for card in one.jacks]) for one in found]
    assert texts == [([], []), (["♦Т"], ["♣В"]), ([], ["♦В"]), (["♠Т"], ["♥В"])]
    assert [(one.tricks, one.shown) for one in found] == [(0, 0), (1, 0), (0, 5), (1, 0)]


def test_what_is_asked_of_the_ace_where_it_matters():
    asked = {param.name: param.when for param in rules_py.calculator("mushka.change").params}
    assert asked["spades_trump"] == {"spade_ace": (True,)}
    assert asked["ace_thrown"] == {"spade_ace": (True,), "tricks": (0,)}


@pytest.mark.parametrize(
    ("over", "record", "tricks", "amounts", "expected"),
    [
        ("never", 1, 5, [-5], False), ("letter", 1, 2, [-2], True), ("letter", 2, 3, [-3], True), ("letter", 2, 2, [-2], False),
        ("letter", 3, 4, [-4], False), ("tricks", 3, 4, [-4], True), ("tricks", 4, 4, [-4], False), ("tricks", 4, 2, [-2, -5], False),
        ("exact", 4, 2, [-2, -5], True), ("exact", 7, 2, [-2, -5], False), ("exact", 2, 2, [-2, 0], False), ("exact", 1, 2, [-2, 0], True),
    ],
)  # fmt: skip
def test_what_is_too_much_at_the_end(over, record, tricks, amounts, expected):
    items = [Item("", (), amount) for amount in amounts]
    assert exceeds(SimpleNamespace(tricks_over=over), SimpleNamespace(tricks=tricks), record, items) is expected


@pytest.mark.parametrize(
    ("takers", "before", "extra", "first"),
    [
        ([0, 1], {0: 2, 1: 1}, {}, 1),
        ([0, 0, 1], {0: 3, 1: 1}, {}, 1),
        ([0, 0, 1], {0: 2, 1: 1}, {}, 0),
        ([9, 0], {0: 1}, {}, 0),
        ([0, 1, 0, 1], {0: 7, 1: 2}, {0: 5}, 0),
        ([0, 1], {0: 7, 1: 1}, {0: 5}, 1),
        ([0, 1], {0: 6, 1: 1}, {0: 5}, 0),
        ([0, 1], {0: 3, 1: 1}, {0: 5}, 0),
        ([0, 1], {0: 3, 1: 3}, {}, None),
    ],
)
def test_whose_record_came_to_nought_first_trick_by_trick(takers, before, extra, first):
    assert decisive(takers, before, extra) == first


def written(match, before: dict[int, int], now: dict[int, int]):
    """Let these have had so much left before the deal, and write this off in it; what else was written does not count."""
    match.sheet.deal = match.number - 1
    for seat, left in before.items():
        match.sheet.write("record", seat, Item("Прежде", (), left - match.rules.start))
    match.sheet.deal = match.number
    for seat in range(match.players):
        match.sheet.write("score", seat, Item("Иное", (), 40))
        match.sheet.write("money", seat, Item("Иное", (), 40))
    for seat, amount in now.items():
        match.sheet.write("record", seat, Item("Ничего", (), 0), Item("Списано", (), amount))
    return match


def test_of_two_at_nought_the_one_whose_trick_decided_earlier_has_won():
    won = [(1, "♥9 ♥8 ♥7"), (2, "♣К ♣8 ♣7"), (1, "♥Т ♥6 ♥В"), (2, "♦6 ♦9 ♦Т"), (3, "♣9 ♣10 ♣Т")]
    match = written(after(*won), {1: 2, 2: 2, 3: 20}, {1: -2, 2: -2, 3: -1})
    assert first_to_finish(match, [2, 1]) == 1
    match = written(after(*won), {1: 2, 2: 1, 3: 20}, {1: -2, 2: -2, 3: -1})
    assert first_to_finish(match, [1, 2]) == 2
    match = written(after(*won), {3: 1}, {3: -1})
    assert first_to_finish(match, [3]) == 3


def test_the_price_of_the_ace_counts_with_the_first_trick_of_its_holder():
    won = [(1, "♠Т ♠8 ♠7"), (2, "♣К ♣8 ♣7"), (1, "♥Т ♥6 ♥В"), (2, "♦6 ♦9 ♦Т")]
    match = written(after(*won), {1: 7, 2: 2}, {1: -7, 2: -2})
    assert first_to_finish(match, [2, 1]) == 1
    match = written(after(*won), {1: 8, 2: 2}, {1: -7, 2: -2})
    assert first_to_finish(match, [1, 2]) == 2


def test_where_no_trick_decided_the_first_who_came_to_nought_has_won():
    assert first_to_finish(written(after(), {}, {}), [2, 1, 3]) == 2


@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_by_the_other_reading_the_nearest_to_the_dealer_s_left_has_won(dealer):
    match = after((2, "♥9 ♥8 ♥7"), dealer=dealer, readings={"mushka.both-zero": "seat"})
    assert first_to_finish(written(match, {}, {}), [0, 1, 2, 3]) == (dealer + 1) % 4
    others = [seat for seat in range(4) if seat != (dealer + 1) % 4]
    assert first_to_finish(match, others) == (dealer + 2) % 4
