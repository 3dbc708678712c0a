"""Польский банчек: named cases with their full steps, the bad one beside the good."""

from __future__ import annotations

import pytest

import rules_py
from rules_py.frame.errors import IllegalAction, InputError
from rules_py.frame.places import TABLE
from rules_py.frame.rng import Generator

GAME = rules_py.game("banchek")


def calc(name, readings=None, **given):
    score = rules_py.calculator(f"banchek.{name}")(given, readings)
    return score.total, [(item.text, item.cites, item.amount, item.side) for item in score.items]


def dealt(cards: str, players: int = 2, **options):
    """Deal these cards first; the first seat is the banker."""
    deck = GAME.deal(1, {"players": players}).packs["cards"]
    named = cards.split()
    rest = [deck.text(card) for card in range(deck.size)]
    for card in named:
        rest.remove(card)
    return GAME.deal(1, {"players": players, **options}, None, " ".join([*rest, *reversed(named)]))


def test_a_higher_card_of_the_suit_covers_and_the_same_card_too():
    assert calc("round", hand="♠Д ♥9 ♦4", card="♠10", stake=25, bank=300) == (
        275, [("♠Д перекрывает ♠10: банк платит", ("banchek.pay", "banchek.cover"), 25, "понтёр")])  # fmt: skip
    assert calc("round", hand="♠Д ♥9 ♦4", card="♠Д", stake=25, bank=300) == (
        275, [("♠Д и ♠Д одинаковы: банк платит", ("banchek.pay", "banchek.equal"), 25, "понтёр")])  # fmt: skip


def test_a_card_of_a_suit_that_is_not_held_loses_even_against_aces():
    assert calc("round", hand="♠Т ♣Т ♦Т", card="♥2", stake=300, bank=300) == (
        600, [("Масти ♥ у понтёра нет: перекрыть нечем, ставка идёт в банк", ("banchek.pay", "banchek.cover"), -300, "понтёр")])  # fmt: skip


def test_a_stake_above_the_bank_is_refused():
    with pytest.raises(InputError) as refused:
        calc("round", hand="♠Д", card="♠10", stake=400, bank=300)
    assert refused.value.field == "stake"


def test_side_stakes_keep_within_the_bank_unless_read_otherwise():
    given = {"hand": "♠Т ♥К ♦Д", "card": "♥9", "stake": 200, "side": [150], "bank": 300}
    with pytest.raises(InputError) as refused:
        calc("side", **given)
    assert refused.value.field == "side"
    assert calc("side", {"banchek.side-limit": "no"}, **given)[0] == -50


def test_half_the_bank_is_a_right_or_just_half_by_the_reading():
    assert calc("early", hand="♠Д ♥9 ♦4", card="♥5", bank=421) == (
        210, [("♥9 перекрывает ♥5: не больше половины банка", ("banchek.early", "banchek.peek"), 210, "")])  # fmt: skip
    assert (
        calc("early", {"banchek.half-bank": "half"}, hand="♠Д ♥9 ♦4", card="♥5", bank=421)[1][0][0]
        == "♥9 перекрывает ♥5: ровно половину банка"
    )


def test_the_punter_is_paid_from_the_bank_and_money_is_conserved():
    match = dealt("♠Д ♥9 ♦4 ♠10")
    match.apply("stake 25")
    assert match.sheet.total("money", 1) == 25
    assert match.sheet.total("money", TABLE) == 275
    assert match.sheet.balance("money") == 0
    assert match.dealer == GAME.next_dealer(match) == 0


def test_a_broken_bank_passes_to_the_left_at_once():
    match = dealt("♠Т ♥Т ♦Т ♠К ♥К ♣К ♠9", players=3)
    match.apply("stake 300")
    assert match.deal_over
    assert match.summary == "Банк сорван."
    assert GAME.next_dealer(match) == 1
    match.apply("next")
    assert match.sheet.total("money", TABLE) == 300


def test_a_tripled_bank_is_taken_off_or_played_to_the_end_of_the_round():
    for reading, over in (("at-once", True), ("round", False)):
        deck = GAME.deal(1, {"players": 4}).packs["cards"]
        named = "♠2 ♠3 ♠4 ♠2 ♠3 ♠4 ♣5 ♣6 ♣7 ♦К ♦К".split()
        rest = [deck.text(card) for card in range(deck.size)]
        for card in named:
            rest.remove(card)
        match = GAME.deal(1, {"players": 4}, {"banchek.bank-stop": reading}, " ".join([*rest, *reversed(named)]))
        match.apply("stake 300")
        match.apply("stake 300")
        assert match.deal_over is over, reading


def test_limits_of_a_stake():
    match = dealt("♠Д ♥9 ♦4 ♠10")
    for stake, text in ((4, "Ставят не меньше"), (301, "назвать нельзя")):
        with pytest.raises(IllegalAction) as refused:
            match.apply(f"stake {stake}")
        assert text in refused.value.text


def test_others_join_a_punter_where_it_is_agreed():
    match = dealt("♠Т ♠2 ♥К ♠3 ♦Д ♠4 ♥9", players=3, side=True)
    match.apply("stake 50")
    assert match.prompt.phase == "side" and match.may_act() == (2,)
    match.apply("side 30")
    assert [match.sheet.total("money", seat) for seat in (1, 2, TABLE)] == [50, 30, 220]


def test_the_sensible_player_beats_the_random_one():
    lead = 0
    for seed in range(1, 61):
        match = GAME.deal(seed, {"players": 3, "deals": 6})
        chance = Generator(seed)
        while not match.done:
            seat = match.to_move
            bot = GAME.bots["sensible" if seat == 0 else "random"]
            match.apply(bot.choose(match.view(seat), chance), seat)
        lead += match.sheet.total("money", 0)
        assert match.sheet.balance("money") == 0
    assert lead > 0
