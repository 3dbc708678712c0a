"""Лентюрлю: named cases with their full steps, the bad one beside the good."""

from __future__ import annotations

from fractions import Fraction

import pytest

import rules_py
from rules_py.frame.errors import IllegalAction, InputError
from rules_py.frame.places import TABLE
from rules_py.frame.sampling import advised
from rules_py.frame.scene import scene_of
from rules_py.games.lentjurlju.bots import bought_odds
from tests.core.sittings import asked, lead_over_chance, money, play

GAME = rules_py.game("lentjurlju")
calc = asked("lentjurlju")
LAST = {"way": "до последней карты"}


def dealt(*hands: str, stock: str = "", readings=None, **options):
    """Deal these hands and this stock, the rest at will; the first hand is the first to lead, the stock is drawn from its end."""
    match = GAME.deal(1, {"players": max(len(hands), 3), **options}, readings)
    deck = match.packs["cards"]
    named = [[deck.card(word) for word in hand.split()] for hand in hands]
    drawn = [deck.card(word) for word in stock.split()]
    used = {card for hand in [*named, drawn] for card in hand}
    rest = [card for card in range(deck.size) if card not in used]
    for place, hand in enumerate(named):
        match.cards["hand"][(match.dealer + 1 + place) % match.players][:] = hand
    match.cards["stock"][0][:] = drawn
    match.cards["done"][0][:] = rest
    match._legal.clear()
    return match


def test_the_king_on_a_queen_takes_all_the_money_and_what_the_losers_hold():
    match = dealt("♠9 ♠2", "♦10 ♥В ♥Т", "♣Д ♥К ♠7", price=1)
    play(match, "lay ♠9", "enough", "lay ♦10", "lay ♥В", "enough", "lay ♣Д", "lay ♥К")
    assert match.deal_over
    assert money(match) == [-5 - 2, -5 - 1, -5 + 15 + 3]
    assert match.sheet.total("money", TABLE) == 0
    lines = [(item.text, item.cites, item.amount) for item in match.score().items if item.side.endswith(str(match.dealer + 1))]
    assert lines == [
        ("Взнос на лентюрлю", ("lentjurlju.stake", "lentjurlju.end"), -5),
        ("Деньги с пяти карт", ("lentjurlju.kingwins",), 15),
        ("За карты на руках: 2\u00a0очка", ("lentjurlju.kingwins",), 2),
        ("За карты на руках: 1\u00a0очко", ("lentjurlju.kingwins",), 1),
    ]


def test_a_flat_payment_does_not_look_at_hands():
    match = dealt("♠Д ♠К ♠2", "♦10", "♣5", pay="твёрдая плата", fee=10)
    play(match, "lay ♠Д", "lay ♠К")
    assert money(match) == [-5 + 15 + 20, -15, -15]


@pytest.mark.parametrize(("reading", "over"), [("no", False), ("yes", True)])
def test_a_king_that_is_led_wins_by_the_reading_alone(reading, over):
    match = dealt("♠К ♠2", "♦10", "♣5", readings={"lentjurlju.king-led": reading})
    play(match, "lay ♠К")
    assert match.deal_over is over
    if not over:
        assert match.to_move == (match.dealer + 1) % 3
        assert match.legal() == ["lay ♠2"]


def test_cards_are_laid_one_after_another_whatever_their_suit():
    match = dealt("♠9 ♠2", "♦10 ♥Д", "♣5")
    play(match, "lay ♠9")
    with pytest.raises(IllegalAction) as refused:
        match.apply("lay ♠2")
    assert (refused.value.text, refused.value.cites) == (
        "Нельзя: нужна десятка, карты кладут подряд",
        ("lentjurlju.sequence",),
    )
    play(match, "enough")
    with pytest.raises(IllegalAction):
        match.apply("lay ♥Д")
    play(match, "lay ♦10")


def test_one_buys_two_cards_at_most_once_in_a_turn_and_lays_them_at_once():
    match = dealt("♠10 ♠2", "♦Д ♥К", "♣5", stock="♣3 ♣4 ♣В")
    play(match, "lay ♠10", "enough")
    with pytest.raises(IllegalAction) as refused:
        match.apply("buy 3")
    assert refused.value.cites == ("lentjurlju.buylimit",)
    play(match, "buy 2")
    with pytest.raises(IllegalAction) as refused:
        match.apply("buy 1")
    assert refused.value.text == "За один ход прикупают однажды"
    play(match, "lay ♣В", "lay ♦Д", "lay ♥К")
    assert match.deal_over


def test_buying_after_laying_hangs_on_its_reading():
    for reading, allowed in (("yes", True), ("no", False)):
        match = dealt("♠10 ♠2", "♦В ♥К", "♣5", stock="♣3 ♣Д", readings={"lentjurlju.lay-then-buy": reading})
        play(match, "lay ♠10", "enough", "lay ♦В")
        assert ("buy 1" in match.legal()) is allowed, reading


def test_whether_one_has_to_lay_hangs_on_its_reading():
    for reading, allowed in (("free", True), ("must", False)):
        match = dealt("♠10 ♠2", "♦В ♥К", "♣5", stock="♣3", readings={"lentjurlju.must-lay": reading})
        play(match, "lay ♠10", "enough")
        assert ("pass" in match.legal()) is allowed, reading
        assert ("buy 1" in match.legal()) is allowed, reading


def test_whoever_leads_may_not_pass():
    match = dealt("♠10 ♠2", "♦В", "♣5")
    with pytest.raises(IllegalAction) as refused:
        match.apply("pass")
    assert (refused.value.text, refused.value.cites) == ("Выход ваш: карту положить обязательно", ("lentjurlju.lead",))


def test_where_all_pass_the_last_to_lay_leads_anew():
    match = dealt("♠10 ♠2", "♦5 ♦6", "♣5 ♣7")
    play(match, "lay ♠10", "enough", "pass", "pass")
    assert match.to_move == (match.dealer + 1) % 3
    with pytest.raises(IllegalAction) as refused:
        match.apply("pass")
    assert refused.value.cites == ("lentjurlju.lead",)
    play(match, "lay ♠2")
    assert [match.packs["cards"].text(card) for card in match.pile("pile")] == ["♠2"]


def test_one_who_is_out_of_cards_is_passed_over_and_the_next_leads():
    match = dealt("♠10", "♦5 ♦6", "♣5 ♣7")
    play(match, "lay ♠10", "enough", "pass", "pass")
    assert match.to_move == (match.dealer + 2) % 3
    play(match, "lay ♦5", "lay ♦6", "enough", "lay ♣7", "enough")
    assert match.to_move == match.dealer and not match.deal_over


def test_where_all_are_out_of_cards_the_money_stays_for_the_next_deal():
    match = dealt("♠2", "♦3", "♣4", stake=5)
    play(match, "lay ♠2", "enough", "lay ♦3", "enough", "lay ♣4", "enough")
    assert match.deal_over and match.sheet.total("money", TABLE) == 15
    assert match.summary == "Карты вышли, короля никто не положил: 15\u00a0к. остаются на картах."
    match.apply("next")
    assert match.sheet.total("money", TABLE) == sum(match.open.pots) == 30


def test_the_other_way_goes_on_after_the_king_till_somebody_is_out_of_cards():
    match = dealt("♥Д ♠К ♠2 ♥3", "♦10 ♦9", "♣5", **LAST)
    play(match, "lay ♥Д", "lay ♠К")
    assert not match.deal_over and not match.pile("pile")
    assert match.to_move == (match.dealer + 1) % 3
    play(match, "lay ♠2", "lay ♥3")
    assert match.deal_over
    assert money(match) == [-5 + 15 + 19 + 5, -5 - 19, -5 - 5]


def test_one_of_the_five_ends_the_trick_takes_its_money_and_all_others_stake_anew():
    match = dealt("♦6 ♦7 ♠2", "♦8 ♣3", "♣5", stake=25, refill=2, **LAST)
    pots = list(match.open.pots)
    play(match, "lay ♦6", "lay ♦7")
    assert pots == [21, 9, 12, 15, 18]
    assert match.open.pots == [4, 9, 12, 15, 18]
    assert money(match) == [-25 + 21, -25 - 2, -25 - 2]
    assert not match.pile("pile")
    assert match.to_move == (match.dealer + 1) % 3
    assert sum(match.open.pots) == match.sheet.total("money", TABLE)


def test_who_leads_after_one_of_the_five_hangs_on_its_reading():
    match = dealt("♦6 ♦7 ♠2", "♦8 ♣3", "♣5", readings={"lentjurlju.paycard-lead": "next"}, **LAST)
    play(match, "lay ♦6", "lay ♦7")
    assert match.to_move == (match.dealer + 2) % 3


def test_single_cards_are_paid_in_the_first_way_by_the_reading_alone():
    match = dealt("♦6 ♦7 ♠2", "♦8 ♣3", "♣5")
    play(match, "lay ♦6", "lay ♦7")
    assert match.pile("pile") and money(match)[0] == -5
    match = dealt("♦6 ♦7 ♠2", "♦8 ♣3", "♣5", readings={"lentjurlju.paycards-first": "both"})
    play(match, "lay ♦6", "lay ♦7")
    assert not match.pile("pile") and money(match)[0] > -5


@pytest.mark.parametrize(("reading", "left"), [("winner", 0), ("stay", 15)])
def test_money_that_nobody_took_goes_to_the_winner_or_stays(reading, left):
    match = dealt("♦2", "♦8 ♣3", "♣5", readings={"lentjurlju.left-money": reading}, **LAST)
    play(match, "lay ♦2")
    assert match.deal_over and match.sheet.total("money", TABLE) == left
    assert money(match) == [-5 + 15 - left + 11 + 5, -5 - 11, -5 - 5]


def test_the_last_card_takes_its_money_and_nobody_stakes_on_it_again():
    match = dealt("♦7", "♦8 ♣3", "♣5", **LAST)
    play(match, "lay ♦7")
    assert match.deal_over and match.sheet.total("money", TABLE) == 0
    assert money(match) == [-5 + 15 + 11 + 5, -5 - 11, -5 - 5]


@pytest.mark.parametrize(
    ("way", "reading", "total"),
    [("до короля", "second", 28), ("до короля", "both", 56), ("до последней карты", "second", 56)],
)
def test_the_double_price_is_for_the_second_way_unless_read_otherwise(way, reading, total):
    assert calc("hand", {"lentjurlju.double-way": reading}, hand="♠Д ♦7 ♠Т ♥К", way=way)[0] == total


def test_the_steps_of_a_hand_that_is_left():
    assert calc("hand", hand="♠Д ♥9", way="до последней карты") == (
        29, [("Дама пик вдвойне", ("lentjurlju.alt.4",), 20, ""), ("Девятка червей", ("lentjurlju.kingwins",), 9, "")])  # fmt: skip


def test_stakes_lie_in_the_book_s_parts_or_equally():
    assert calc("stake", players=5, fee=5)[1][1:] == [
        (f"На {name}", ("lentjurlju.stake",), part, name)
        for name, part in (("♦7", 7), ("♠Д", 3), ("♠Т", 4), ("♣В", 5), ("♥К", 6))
    ]
    score = rules_py.calculator("lentjurlju.stake")({"players": 4, "fee": 4}, {"lentjurlju.stakes": "equal"})
    assert list(score.sides.values()) == [4, 3, 3, 3, 3]


def test_a_card_that_does_not_follow_is_refused_by_the_calculator_too():
    assert calc("run", hand="♠8 ♥9", pile="♦10", first="♠8") == (
        0, [("На ♦10 нужен валет, а не ♠8", ("lentjurlju.sequence",), None, "")])  # fmt: skip
    assert calc("run", hand="♠8 ♥9", pile="♦К", first="♠8") == (
        0, [("♦К закрыл взятку: на короля не кладут", ("lentjurlju.until",), None, "")])  # fmt: skip
    with pytest.raises(InputError) as refused:
        calc("run", hand="♠8 ♥9", pile="♦10", first="♠В")
    assert refused.value.field == "first"


def test_a_king_that_was_led_covers_nothing_unless_read_otherwise():
    led = calc("run", hand="♥К ♠3", pile="", first="♥К")
    assert led == (1, [
        ("Кладут ♥К", ("lentjurlju.lead",), None, ""), ("Король закрывает взятку", ("lentjurlju.until",), None, ""),
        ("С короля вышли: он ничего не перекрыл и денег не берёт", ("lentjurlju.kingwins", "lentjurlju.lead"), None, "")])  # fmt: skip
    won = ("Он берёт все деньги с пяти карт, и игра окончена", ("lentjurlju.kingwins", "lentjurlju.end"), None, "")
    assert calc("run", {"lentjurlju.king-led": "yes"}, hand="♥К ♠3", pile="", first="♥К")[1][2] == won
    assert calc("run", hand="♥К ♠3", pile="♠Д", first="♥К")[1][2] == won


@pytest.mark.parametrize(("reading", "leader"), [("last", 0), ("next", 1)])
def test_where_the_row_stands_still_the_last_to_lay_or_the_next_leads(reading, leader):
    match = dealt("♠5 ♠2", "♦10 ♥В", "♣Д ♥9", readings={"lentjurlju.stalled": reading})
    first = match.to_move
    play(match, "lay ♠5", "enough", "pass", "pass")
    assert match.to_move == (first + leader) % 3
    card = match.packs["cards"].text(match.cards["hand"][match.to_move][0])
    assert GAME.judge(match, f"lay {card}").cites == ("lentjurlju.h2",)


def test_a_wrong_number_of_cards_is_dealt_anew_or_mended():
    assert calc("misdeal", players=5, dealt=9) == (0, [("Положено по 9, сдано 9", ("lentjurlju.deal",), None, "")])
    assert calc("misdeal", players=5, dealt=10) == (1, [
        ("Положено по 9, сдано 10", ("lentjurlju.deal",), None, ""), ("Сдано неверно: пересдают", ("lentjurlju.h4",), None, "")])  # fmt: skip
    mended = {"lentjurlju.misdeal": "mend"}
    assert calc("misdeal", mended, players=5, dealt=10)[1][1][0] == "Сдано неверно: 1\u00a0карту отдают в прикуп"
    assert calc("misdeal", mended, players=5, dealt=7)[1][1][0] == "Сдано неверно: 2\u00a0карты берут из прикупа"


def test_the_hint_speaks_of_a_queen_only_where_one_may_be_laid():
    match = play(dealt("♠5 ♠2", "♦10 ♥9", "♣Д ♥9", stock="♠К ♠7"), "lay ♠5", "enough")
    assert advised(match.view(match.to_move)).cites == ("lentjurlju.turn",)
    match = play(dealt("♠В ♠2", "♦Д ♥9", "♣К ♥9"), "lay ♠В", "enough")
    assert advised(match.view(match.to_move)).text == "Дама без короля открывает дорогу чужому королю: придержите её."


def test_the_stake_lies_on_the_five_cards():
    match = dealt("♠5 ♠2", "♦10 ♥В", "♣Д ♥9", stake=5)
    five = next(zone for zone in scene_of(match, match.to_move)["zones"] if zone["id"] == "five")
    assert [(card["card"], card["label"]) for card in five["cards"]] == [
        ("♦7", "6\u00a0к."), ("♠Д", "1\u00a0к."), ("♠Т", "2\u00a0к."), ("♣В", "3\u00a0к."), ("♥К", "3\u00a0к.")]  # fmt: skip
    assert five["cards"][0]["name"] == "семёрка бубен, на ней 6\u00a0к."


def test_a_hand_of_which_nothing_may_be_laid_is_dimmed_with_the_reason():
    match = play(dealt("♠5 ♠2", "♦10 ♥В", "♣Д ♥9", stock="♠К ♠7"), "lay ♠5", "enough")
    hand = next(zone for zone in scene_of(match, match.to_move)["zones"] if zone["id"] == "hand")
    why = {"text": "Нельзя: нужна шестёрка, карты кладут подряд", "cites": ["lentjurlju.sequence"]}
    assert [(card["card"], card["legal"], card["why"]) for card in hand["cards"]] == [("♥В", False, why), ("♦10", False, why)]


def test_the_hint_to_buy_tells_the_chance_and_the_count_behind_it():
    match = dealt("♠10 ♠2", "♥В ♥Д ♥9", "♣9 ♣8", stock="♠К ♠7 ♠6 ♠5")
    play(match, "lay ♠10", "enough")
    advice = advised(match.view(match.to_move))
    good, unseen, chance = bought_odds(match.view(match.to_move), 12, 2)
    assert (good, unseen) == (1, 7) and chance == Fraction(2, 7)
    assert (
        advice.text
        == "До короля недостаёт одной карты (король): таких 1 среди 7 невидимых, прикупить её — 29\u00a0%. Прикупайте."
    )
    assert advice.cites == ("lentjurlju.adv.buy",)


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
def test_the_deal_follows_the_table(players):
    match = GAME.deal(2, {"players": players})
    each, stock = {3: (15, 7), 4: (12, 4), 5: (9, 7), 6: (8, 4), 7: (7, 3), 8: (6, 4)}[players]
    assert [len(hand) for hand in match.cards["hand"]] == [each] * players
    assert len(match.pile("stock")) == stock


@pytest.mark.parametrize("way", ["до короля", "до последней карты"])
def test_the_sensible_player_beats_the_random_one(way):
    assert lead_over_chance(GAME, 40, players=3, deals=3, way=way) > 0
