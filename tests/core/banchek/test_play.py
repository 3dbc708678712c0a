"""Польский банчек: named cases with their full steps, the bad one beside the good."""

from __future__ import annotations

import pytest

import rules_py
from rules_py.frame.errors import IllegalAction, InputError
from rules_py.frame.places import TABLE
from rules_py.frame.sampling import advised
from rules_py.games.banchek.rules import covers
from rules_py.games.banchek.scene import gained
from tests.core.sittings import asked, lead_over_chance

GAME = rules_py.game("banchek")
calc = asked("banchek")


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


def test_half_the_bank_is_a_limit_for_an_opened_card_and_just_half_for_a_peeked_one_by_the_reading():
    given = {"hand": "♠Д ♥9 ♦4", "card": "♥5", "bank": 421}
    assert calc("early", **given) == (210, [("♥9 перекрывает ♥5: не больше половины банка", ("banchek.early",), 210, "")])
    half = {"banchek.half-bank": "half"}
    assert calc("early", half, **given) == calc("early", **given)
    seen = {**given, "what": "карта подсмотрена"}
    assert calc("early", **seen) == (210, [
        ("Понтёры вправе потребовать, чтобы карту открыли", ("banchek.peek",), None, ""),
        ("♥9 перекрывает ♥5: не больше половины банка", ("banchek.peek", "banchek.early"), 210, "")])  # fmt: skip
    assert calc("early", half, **seen)[1][1][0] == "♥9 перекрывает ♥5: ровно половину банка"


@pytest.mark.parametrize(("reading", "left"), [("rest", 3), ("broken", 0)])
def test_a_bank_of_less_than_five_kopecks_is_played_on_or_broken(reading, left):
    match = dealt("♠Т ♥К ♦Д ♠9 ♠Т", start=300)
    match = GAME.from_json({**match.to_json(), "readings": {"banchek.small-bank": reading}})
    match.apply("stake 297")
    assert match.sheet.total("money", TABLE) == left
    assert match.sheet.balance("money") == 0
    assert (match.prompt.phase == "bank") is (reading == "broken")
    known = {"banchek.small-bank": reading}
    assert calc("stakes", known, bank=3)[0] == left and calc("bank", known, start=300, bank=3)[0] == int(not left)
    assert calc("stakes", known, bank=5)[0] == 5


@pytest.mark.parametrize(("reading", "who"), [("again", None), ("first", 1)])
def test_who_begins_where_the_lowest_cards_are_equal(reading, who):
    assert calc("start", {"banchek.draw-tie": reading}, drawn="♠4 ♥4 ♦Т")[0] == who
    assert calc("start", drawn=" ".join(f"♠{rank}" for rank in "Т К Д В 10 9 8 7 6 5 4 3".split()))[0] == 12


def test_the_punter_is_paid_from_the_bank_and_money_is_conserved():
    match = dealt("♠Д ♥9 ♦4 ♠10")
    match.apply("stake 25")
    assert match.sheet.total("money", 1) == 25
    assert match.sheet.total("money", TABLE) == 275
    assert match.sheet.balance("money") == 0
    assert match.dealer == GAME.next_dealer(match) == 0


def passing(players: int = 3, **options):
    """Let the first punter break the bank."""
    cards = "♠Т ♠К ♥Т ♥К ♦Т ♣К ♠9" if players == 3 else "♠Т ♥Т ♦Т ♠9"
    match = dealt(cards, players=players, **options)
    match.apply("stake 300")
    return match


def test_a_broken_bank_passes_to_the_left_at_once():
    match = passing()
    assert (match.prompt.phase, match.to_move) == ("bank", 1)
    assert match.legal() == ["bank 300", "leave"]
    match.apply("bank 300")
    assert match.deal_over and match.summary == "Банк сорван."
    assert GAME.next_dealer(match) == 1
    match.apply("next")
    assert match.dealer == 1 and match.sheet.total("money", TABLE) == 300


def test_nobody_refuses_the_bank_and_stays():
    match = passing()
    for action, text, cites in (
        ("decline", "От банка не отказываются: кто отказался, оставляет игру", ("banchek.norefuse",)),
        ("bank 100", "Закладывают условленное: 3\u00a0р.", ("banchek.start",)),
    ):
        with pytest.raises(IllegalAction) as refused:
            match.apply(action)
        assert (refused.value.text, refused.value.cites) == (text, cites)
    match.apply("leave")
    assert (match.prompt.phase, match.to_move) == ("bank", 2)
    match.apply("bank 300")
    match.apply("next")
    assert match.dealer == 2 and match.open.gone == [1]
    assert [len(hand) for hand in match.cards["hand"]] == [3, 0, 0]
    assert match.may_act() == (0,)


def test_where_all_but_one_have_left_the_game_is_over():
    match = passing(players=2)
    match.apply("leave")
    assert match.done and match.summary == "Банк сорван. За столом остался один: игра кончена."
    assert match.sheet.balance("money") == 0


@pytest.mark.parametrize(("reading", "over"), [("at-once", True), ("round", False)])
def test_a_tripled_bank_is_taken_off_or_played_to_the_end_of_the_round(reading, over):
    match = tripling({"banchek.bank-stop": reading})
    assert (match.prompt.phase == "bank") is over, reading


def tripling(readings=None, stake: int = 300):
    """Let two punters triple the bank of the first seat."""
    deck = GAME.deal(1, {"players": 4}).packs["cards"]
    named = "♠2 ♠3 ♠4 ♠2 ♠3 ♠4 ♣5 ♣6 ♣7 ♦К ♦К".split()
    rest = [deck.text(card) for card in range(deck.size)]
    for card in named:
        rest.remove(card)
    match = GAME.deal(1, {"players": 4}, readings, " ".join([*rest, *reversed(named)]))
    match.apply("stake 300")
    match.apply(f"stake {stake}")
    return match


@pytest.mark.parametrize(("reading", "banker", "punter"), [("all", 650, -350), ("exact", 600, -300)])
def test_what_goes_beyond_a_tripled_bank_hangs_on_its_reading(reading, banker, punter):
    match = tripling({"banchek.tripled": reading}, 350)
    assert [match.sheet.total("money", seat) for seat in (0, 2)] == [banker, punter]
    assert match.sheet.balance("money") == 0
    score = rules_py.calculator("banchek.bank")({"start": 300, "bank": 950}, {"banchek.tripled": reading})
    assert score.sides["банкомёт"] == banker + 300


def test_five_kopecks_are_a_right_or_a_cap():
    given = {"hand": "♠Д ♥9 ♦4", "card": "♣7", "bank": 300}
    assert calc("early", **given)[1][0][0] == "Перекрыть ♣7 нечем: понтёр вправе поставить всего 5\u00a0к."
    assert (
        calc("early", {"banchek.five": "cap"}, **given)[1][0][0]
        == "Перекрыть ♣7 нечем: понтёр обязан поставить ровно 5\u00a0к."
    )


def test_who_lets_nobody_join_joins_nobody():
    match = dealt("♠Т ♠2 ♥К ♠3 ♦Д ♠4 ♥9 ♥8", players=3, side=True)
    match.apply("close")
    assert match.may_act() == (1,) and "close" not in match.legal()
    match.apply("stake 50")
    assert match.prompt.phase == "stake" and match.to_move == 2
    match.apply("stake 5")
    assert match.prompt.phase != "side"


def test_who_has_joined_may_not_shut_others_out_in_that_round():
    match = dealt("♠Т ♠2 ♥К ♠3 ♦Д ♠4 ♥9 ♥8", players=3, side=True)
    match.apply("stake 50")
    match.apply("side 30")
    with pytest.raises(IllegalAction) as refused:
        match.apply("close")
    assert refused.value.cites == ("banchek.noprimazka",)


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
    scene = GAME.scene(match, 2)
    assert scene["status"]["text"] == "На картах соседа 50\u00a0к.: примажетесь?"
    assert [one["label"] for one in scene["actions"]] == ["Примазать", "Не примазываться"]
    match.apply("side 30")
    assert [match.sheet.total("money", seat) for seat in (1, 2, TABLE)] == [50, 30, 220]


def test_the_sensible_player_beats_the_random_one():
    assert lead_over_chance(GAME, 60, players=3, deals=6) > 0


@pytest.mark.parametrize(
    ("cards", "stake", "said"),
    [("♠Т ♥Т ♦Т", 300, "идите ва-банк"), ("♠К ♥Д ♦9", 75, "поставьте четверть банка"), ("♠2 ♥3 ♥4", 5, "поставьте наименьшее, пасовать нельзя")],
)  # fmt: skip
def test_the_hint_stakes_what_it_says_and_tells_the_count_behind_it(cards, stake, said):
    match = dealt(cards)
    view = match.view(match.to_move)
    good = sum(covers(view.hand, card) is not None for card in view.unseen())
    assert len(view.unseen()) == 101
    assert advised(view).action == f"stake {stake}"
    assert advised(view).text == f"Перекроются {good} из 101\u00a0невидимой карты ({round(100 * good / 101)}\u00a0%): {said}."


def test_stakes_are_offered_in_round_parts_of_the_bank():
    assert [one for one in dealt("♠Т ♥Т ♦Т").legal() if one.startswith("stake")] == [
        "stake 5",
        "stake 75",
        "stake 150",
        "stake 300",
    ]


def test_the_bank_on_the_table_is_the_bankers_own_at_the_end_of_a_deal():
    """Who had only laid the bank was told «Вы в проигрыше −3 р.», though the bank had grown."""
    for seed in range(1, 6):
        state = GAME.deal(seed, {"players": 3})
        while not state.deal_over:
            state.apply(GAME.advise(state.view(state.to_move)).action, state.to_move)
        found = [GAME.scene(state, seat)["result"]["sign"] for seat in range(3)]
        change = [gained(state.view(seat), seat) for seat in range(3)]
        assert sum(change) == 0 and found == [(one > 0) - (one < 0) for one in change]
