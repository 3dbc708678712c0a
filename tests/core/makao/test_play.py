"""Макао: named cases with their full steps, the bad one beside the good."""

from __future__ import annotations

import pytest

import rules_py
from rules_py.frame.errors import IllegalAction
from rules_py.frame.rng import Generator
from rules_py.games.makao.scoring import Facts, payment
from tests.core.sittings import lead_over_chance

GAME = rules_py.game("makao")


def pay(readings=None, **given):
    score = rules_py.calculator("makao.pay")(given, readings)
    return score.total, [(item.text, item.cites, item.amount) for item in score.items]


def dealt(cards: str, players: int = 2):
    """Deal these cards first, the rest of the packs after them; the first seat is the banker."""
    deck = GAME.deal(1, {"players": players}).packs["cards"]
    named = cards.split()
    rest = [deck.text(card) for card in range(deck.size)]
    for card in named:
        rest.remove(card)
    return GAME.deal(1, {"players": players}, None, " ".join([*rest, *reversed(named)]))


def test_a_nine_at_once_brings_three_stakes_and_only_against_less():
    assert pay(punter="♠9", banker="♥6", stake=10) == (
        30,
        [("9 с первого раза: ставок 3", ("makao.15", "makao.19", "makao.h1"), 30)],
    )
    assert pay(punter="♠9", banker="♥9", stake=10) == (0, [("Поровну, по 9: никто не платит", ("makao.15", "makao.h2"), 0)])
    assert pay({"makao.condition": "not-more"}, punter="♠9", banker="♥9", stake=10)[0] == 0


def test_equal_points_pay_only_under_the_other_condition():
    assert pay(punter="♠8", banker="♥8", stake=10)[0] == 0
    assert pay({"makao.condition": "not-more"}, punter="♠8", banker="♥8", stake=10)[0] == 20


def test_a_card_taken_for_a_figure_is_no_draw_unless_read_so():
    assert pay(punter="♠9", banker="♥6", stake=10, swapped=True)[0] == 30
    assert pay({"makao.swap": "yes"}, punter="♠9", banker="♥6", stake=10, swapped=True) == (
        10, [("9 с прикупом: одна ставка", ("makao.18", "makao.19", "makao.h1"), 10)])  # fmt: skip


def test_few_points_bring_a_stake_or_nothing_by_the_reading():
    assert pay(punter="♠5", banker="♥3", stake=10) == (10, [("5 больше, чем 3 у банкомёта: одна ставка", ("makao.h2",), 10)])
    assert pay({"makao.small": "no"}, punter="♠5", banker="♥3", stake=10) == (0, [("За 5 ничего не платят", ("makao.h2",), 0)])


def test_who_has_less_pays_one_stake_whatever_the_banker_has():
    assert pay(punter="♠2", banker="♥9", stake=10) == (
        -10, [("2 меньше, чем 9 у банкомёта: понтёр отдаёт ставку", ("makao.h1", "makao.h2"), -10)])  # fmt: skip


def test_table_and_calculator_write_the_same_line():
    match = dealt("♠8 ♥5")
    match.apply("stand")
    match.apply("stand")
    written = [entry.item for entry in match.sheet.of_deal(1) if entry.seat == 1]
    (expected,) = payment(match.rules, Facts(points=8, banker_points=5, stake=10))
    assert [(item.text, item.cites, item.amount) for item in written] == [(expected.text, expected.cites, expected.amount)]
    assert (match.sheet.total("money", 1), match.sheet.total("money", 0)) == (20, -20)


def test_a_figure_is_laid_aside_and_one_card_is_drawn():
    match = dealt("♠Д ♥5 ♣3 ♦4 ♠2")
    assert match.to_move == 1
    match.apply("swap ♠Д")
    assert [match.packs["cards"].text(card) for card in match.cards["hand"][1]] == ["♣3"]
    match.apply("draw")
    with pytest.raises(IllegalAction) as refused:
        match.apply("draw")
    assert (refused.value.text, refused.value.cites) == ("Прикупают одну карту: больше не дают", ("makao.h3",))
    with pytest.raises(IllegalAction) as refused:
        match.apply("swap ♣3")
    assert refused.value.cites == ("makao.11",)


def test_the_bank_goes_to_the_left_neighbour_and_the_stock_goes_on():
    match = GAME.deal(3, {"players": 3})
    before = len(match.cards["stock"][0])
    while not match.deal_over:
        match.apply("stand")
    match.apply("next")
    assert match.dealer == (GAME.deal(3, {"players": 3}).dealer + 1) % 3
    assert len(match.cards["stock"][0]) == before - 3


def test_the_sensible_player_beats_the_random_one():
    assert lead_over_chance(GAME, 60, players=3, deals=6) > 0


def test_equal_points_go_to_the_banker_by_the_reading_alone():
    assert pay({"makao.tie": "banker"}, punter="♠6", banker="♥6", stake=10) == (
        -10, [("Поровну, по 6: понтёр отдаёт ставку", ("makao.h2",), -10)])  # fmt: skip
    assert pay({"makao.tie": "banker", "makao.condition": "not-more"}, punter="♠6", banker="♥6", stake=10)[0] == 10


def test_the_banker_s_nine_takes_one_stake_or_three():
    given = {"punter": "♠2", "banker": "♥9", "stake": 10}
    assert pay(**given)[0] == -10
    assert pay({"makao.loss": "same"}, **given) == (
        -30, [("У банкомёта 9 с первого раза: понтёр отдаёт ставок 3", ("makao.h2",), -30)])  # fmt: skip
    assert pay({"makao.loss": "same"}, **given, banker_drew=True)[0] == -10


def test_whether_the_banker_draws_hangs_on_its_reading():
    for reading, asked in (("last", True), ("no", False)):
        match = GAME.deal(1, {"players": 2}, {"makao.banker-draw": reading})
        match.apply("stand")
        assert (not match.deal_over) is asked


def test_a_second_card_may_be_drawn_or_not_by_the_reading():
    for reading, allowed in (("one", False), ("any", True)):
        match = GAME.from_json({**dealt("♠2 ♥9 ♦2").to_json(), "readings": {"makao.draws": reading}})
        match.apply("draw", 1)
        assert (match.to_move, match.judged("stand", 1).allowed) == (1, True)
        found = match.judged("draw", 1)
        assert found.allowed is allowed
        assert allowed or (found.text, found.cites) == ("Прикупают одну карту: больше не дают", ("makao.h3",))


def test_when_the_bank_passes_hangs_on_its_reading():
    for reading, stays in (("each", False), ("loss", True)):
        match = dealt("♠2 ♥9")
        match = GAME.from_json({**match.to_json(), "readings": {"makao.bank-passes": reading}})
        match.apply("stand")
        match.apply("stand")
        assert match.sheet.total("money", 0) == 10
        assert (GAME.next_dealer(match) == 0) is stays


@pytest.mark.parametrize(("reading", "shuffled"), [("few", 2), ("each", 9), ("out", 1)])
def test_when_the_packs_are_shuffled_hangs_on_its_reading(reading, shuffled):
    match = GAME.deal(1, {"players": 10, "deals": 9}, {"makao.reshuffle": reading})
    while True:
        while not match.deal_over:
            match.apply("stand")
        if match.done:
            break
        match.apply("next")
    told = sum("две колоды" in event.text for event in match.log)
    assert told == shuffled


@pytest.mark.parametrize("reading", ["few", "each", "out"])
def test_cards_never_run_out(reading):
    match = GAME.deal(3, {"players": 10, "deals": 30}, {"makao.reshuffle": reading, "makao.draws": "any"})
    chance = Generator(5)
    while not match.done:
        seat = match.to_move
        match.apply(GAME.bots["random"].choose(match.view(seat), chance), seat)
        assert sum(len(pile) for piles in match.cards.values() for pile in piles) == 104


@pytest.mark.parametrize(("reading", "who"), [("again", None), ("first", 1)])
def test_who_takes_the_bank_where_the_lowest_cards_are_equal(reading, who):
    assert rules_py.calculator("makao.first")({"drawn": "♠4 ♥4 ♦Т"}, {"makao.draw-tie": reading}).total == who
