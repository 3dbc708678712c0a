"""Копилка: named cases with their full steps, the bad one beside the good, each reading told from its default."""

from __future__ import annotations

import pytest

import rules_py
from rules_py.frame.errors import IllegalAction, InputError
from rules_py.frame.facts import scored
from rules_py.frame.rng import Generator
from rules_py.frame.sampling import any_action
from rules_py.games.kopilka.phases import deal_facts, lead_from
from rules_py.games.kopilka.scoring import FINES

GAME = rules_py.game("kopilka")


def dealt(*hands: str, stock: str = "", readings=None, **options):
    """Deal these hands to the seats from the dealer's left on, then these cards from the stock."""
    deck = GAME.deal(4).packs["cards"]
    rows = [hand.split() for hand in hands]
    named = [rows[seat][place] for place in range(5) for seat in range(4)] + stock.split()
    rest = [deck.text(card) for card in range(deck.size) if deck.text(card) not in named]
    return GAME.deal(4, options, readings, " ".join([*rest, *reversed(named)]))


def judged(given, action, readings=None):
    found = GAME.judge(GAME.position(given, readings), action)
    return found.allowed, found.cites


def calc(name, readings=None, **given):
    return rules_py.calculator(f"kopilka.{name}")(given, readings)


def steps(score):
    return [(item.text, item.cites, item.amount) for item in score.items]


def play(match, *actions):
    for action in actions:
        match.apply(action, match.to_move)
    return match


MIXED = ("♠7 ♠8 ♥7 ♦7 ♣7", "♠9 ♠10 ♥8 ♦8 ♣8", "♠В ♠Д ♥9 ♦9 ♣9", "♥10 ♥В ♦10 ♦В ♣10")
SUITED = ("♠Т ♠9 ♠7 ♥К ♦8", "♠10 ♥7 ♥8 ♦7 ♣8", "♠В ♦К ♥9 ♦9 ♣9", "♥10 ♥В ♦10 ♦В ♣10")


def test_all_put_their_stake_into_the_box_and_five_cards_are_dealt():
    match = dealt(*MIXED)
    assert [match.sheet.total("money", seat) for seat in range(4)] == [-15] * 4
    assert (match.sheet.total("money", -1), [len(hand) for hand in match.cards["hand"]], len(match.cards["stock"][0])) == (
        60,
        [5] * 4,
        12,
    )
    assert (match.to_move, match.phase.title) == (0, "розыгрыш")


def test_suit_is_followed_else_one_draws_or_passes_and_never_throws_another():
    match = play(dealt(*MIXED), "play ♠7", "play ♠9", "play ♠В")
    with pytest.raises(IllegalAction) as refused:
        match.apply("play ♥10", 3)
    assert (refused.value.text, refused.value.cites) == ("Другую масть не сносят: прикупите или пасуйте", ("kopilka.play",))
    play(match, "pass")
    assert match.open.taken[-1][0] == 2
    assert match.log[-1].cites == ("kopilka.play",)
    assert match.sheet.total("tricks", 2) == 1


def test_a_pass_with_the_suit_in_hand_is_refused_with_the_rule_of_the_remise():
    match = play(dealt(*MIXED), "play ♠7")
    assert match.judged("pass", 1).cites == ("kopilka.falsepass", "kopilka.play")
    assert match.judged("buy", 1).cites == ("kopilka.play",)


def test_one_draws_until_the_suit_comes_or_once_by_the_reading():
    stock = "♥К ♠К"
    match = play(dealt(*MIXED, stock=stock), "play ♠7", "play ♠9", "play ♠В", "buy", "buy")
    assert match.judged("pass", 3).allowed is False
    play(match, "play ♠К")
    assert match.open.taken[-1][0] == 3
    once = play(dealt(*MIXED, stock=stock, readings={"kopilka.buy-count": "one"}), "play ♠7", "play ♠9", "play ♠В", "buy")
    assert once.judged("buy", 3).text == "Прикупают одну карту: не подошла — пас"


def test_a_lead_that_nobody_follows_is_taken_back_and_the_lead_passes_on():
    hands = ("♠7 ♠8 ♥7 ♥К ♣7", "♥9 ♥10 ♦8 ♦9 ♣8", "♥В ♥Д ♦10 ♦К ♣9", "♥8 ♥Т ♦Д ♦В ♣10")
    match = play(dealt(*hands), "play ♠7", "pass", "pass", "pass")
    assert (match.to_move, len(match.cards["hand"][0]), match.open.taken) == (1, 5, [])
    assert match.log[-1].cites == ("kopilka.nofollow",)
    assert match.open.last_suit == -1
    barred = play(dealt(*hands, readings={"kopilka.led-back": "barred"}), "play ♠7", "pass", "pass", "pass")
    assert barred.open.last_suit == 0


def test_the_same_suit_is_not_led_twice_running():
    match = play(dealt(*MIXED), "play ♠7", "play ♠9", "play ♠В", "pass")
    assert match.judged("play ♠Д", 2).cites == ("kopilka.newsuit",)
    assert match.judged("play ♥9", 2).cites == ("kopilka.newsuit",)
    assert match.judged("play ♥9", 2).allowed


def test_who_has_only_the_suit_of_before_yields_the_lead():
    match = GAME.position({"dealer": 4, "turn": 1, "hand": "♠Т ♠К", "trick": "", "last_suit": "♠", "stock": 0})
    match.cards["hand"][1][:] = [match.packs["cards"].card("♥9")]
    from rules_py.games.kopilka.phases import lead_from

    lead_from(match, 0)
    assert match.to_move == 1
    assert match.log[-1].cites == ("kopilka.h2",)


def test_the_ace_covers_any_suit_when_one_has_none_of_it_or_always_by_the_reading():
    void = {"dealer": 4, "turn": 2, "hand": "♠Т ♦К ♣8", "trick": "♥10", "stock": 6}
    assert judged(void, "play ♠Т") == (True, ("kopilka.spadeace",))
    held = {**void, "hand": "♠Т ♥9 ♣8"}
    assert judged(held, "play ♠Т") == (False, ("kopilka.play",))
    assert judged(held, "play ♠Т", {"kopilka.ace-with-suit": "yes"}) == (True, ("kopilka.spadeace",))


def test_a_covered_trick_is_noted_at_twice_its_price():
    assert steps(calc("trick", trick="♥Т ♥9 ♠Т пас")) == [
        ("Берёт ♠Т, положенная 3-й", ("kopilka.spadeace",), None),
        ("Взятка ♥, вдвое", ("kopilka.tricklog", "kopilka.price", "kopilka.price.double", "kopilka.spadeace"), 8),
    ]
    with pytest.raises(InputError, match="не той масти"):
        calc("trick", trick="♥Т ♦9 ♠Т пас")


@pytest.mark.parametrize(("answer", "price"), [("no", 1), ("yes", 2)])
def test_an_ace_that_was_led_doubles_by_the_reading(answer, price):
    score = calc("trick", {"kopilka.ace-led": answer}, trick="♠Т ♠9 пас пас")
    assert (score.total, score.sides) == (1, {"цена": price})


def test_suited_cards_are_offered_face_down_and_replaced_from_the_stock():
    match = dealt(*SUITED)
    assert (match.to_move, match.phase.title) == (0, "обмен")
    assert match.judged("keep", 0).cites == ("kopilka.offer.hide",)
    play(match, "offer", "take")
    assert match.view(1).count("offered", 0) == 2
    assert match.view(1).seen("offered", 0) == ()
    play(match, "drop ♣8", "refuse", "take", "drop ♣10")
    assert [len(hand) for hand in match.cards["hand"]] == [5] * 4
    assert len(match.cards["stock"][0]) == 10
    assert match.phase.title == "розыгрыш"


def test_the_offer_is_refused_or_not_by_the_reading():
    match = play(dealt(*SUITED, readings={"kopilka.refuse-offer": "no"}), "offer")
    found = match.judged("refuse", 1)
    assert (found.allowed, found.text, found.cites) == (False, "От предложенной карты не отказываются", ("kopilka.offer",))
    assert play(dealt(*SUITED), "offer").judged("refuse", 1).allowed


def test_five_of_a_suit_are_offered_or_kept_by_the_reading():
    given = {"dealer": 4, "turn": 1, "phase": "обмен", "hand": "♠Т ♠9 ♠7 ♠К ♠8", "stock": 12}
    assert judged(given, "keep") == (False, ("kopilka.offer.hide",))
    assert judged(given, "keep", {"kopilka.five-suited": "no"}) == (True, ("kopilka.offer",))


def test_table_and_calculator_write_the_same_lines():
    match = GAME.deal(1)
    chance = Generator(1)
    while not match.deal_over:
        match.apply(any_action(match, match.to_move, chance), match.to_move)
    for seat in range(4):
        facts = deal_facts(match, seat)
        written = [(e.item.text, e.item.cites, -(e.item.amount or 0)) for e in match.sheet.of_deal(1)
                   if (e.account, e.seat) == ("money", seat) and e.item.text != "Взнос в кассу"]  # fmt: skip
        lines = [(one.text, one.cites, one.amount) for one in scored(FINES, match.rules, facts)]
        assert written == lines
        given = {"tricks": facts.tricks, "first_out": facts.first_out, "remise": facts.remise, "fee": facts.fee}
        assert steps(calc("fine", **given)) == lines


def test_the_first_out_pays_nothing_not_even_a_remise_unless_read_so():
    assert steps(calc("fine", tricks=0, first_out=True, remise=5, fee=3)) == [
        ("Сбыл карты первым: не платит", ("kopilka.firstout",), 0)
    ]
    assert calc("fine", {"kopilka.first-out-remise": "yes"}, tricks=0, first_out=True, remise=5, fee=3).total == 5
    assert calc("fine", tricks=0, first_out=False, remise=5, fee=3).total == 8


def whole(seed, readings=None, **options):
    match = GAME.deal(seed, options, readings)
    chance = Generator(seed)
    while not match.done:
        match.apply(any_action(match, match.to_move, chance), match.to_move)
    return match


def test_four_deals_empty_the_box_and_the_first_out_of_the_last_takes_the_rest():
    for seed in range(1, 5):
        match = whole(seed)
        assert match.deals == 4
        assert match.sheet.total("money", -1) == 0
        rest = [
            entry.seat
            for entry in match.sheet.of_deal(match.number)
            if entry.item.cites == ("kopilka.lastout",) and entry.seat >= 0
        ]
        assert rest == match.open.out[:1]


def test_another_party_begins_with_new_stakes():
    match = whole(5, parties=2)
    stakes = [entry.deal for entry in match.sheet.entries if entry.item.cites == ("kopilka.newparty",) and entry.seat == 0]
    assert (match.deals, stakes) == (8, [9])


def test_the_deal_goes_on_until_three_are_out_by_the_reading():
    def played_on(readings):
        ends = [whole(seed, readings).open for seed in range(1, 5)]
        return [bool(end.out) and end.out[0] not in end.taken[-1][2] for end in ends]

    assert not any(played_on(None))
    assert any(played_on({"kopilka.end": "all"}))


def test_a_small_box_is_shared_or_made_up_by_the_reading():
    given = {"pot": 50, "payouts": [30, 12, 12, 6], "last_out": 1}
    assert calc("settlement", **given).sides == {"игрок 1": 25, "игрок 2": 10, "игрок 3": 10, "игрок 4": 5}
    assert calc("settlement", {"kopilka.short-pot": "pay"}, **given).sides == {
        "игрок 1": 29,
        "игрок 2": 9,
        "игрок 3": 9,
        "игрок 4": 3,
    }


@pytest.mark.parametrize(("reading", "allowed"), [(None, True), ({"kopilka.led-back": "barred"}, False)])
def test_the_desk_says_whether_a_suit_taken_back_may_be_led_again(reading, allowed):
    score = calc("lead", reading, last="♠", how="карту взяли назад", card="♠Д", rest="♥9")
    assert score.summary.startswith("Выйти можно:" if allowed else "Выйти нельзя:")


def test_whole_parties_hold_under_every_reading():
    for seed in range(1, 9):
        chosen = {one.id: one.choices[(seed + place) % len(one.choices)] for place, one in enumerate(GAME.readings)}
        match = whole(seed, chosen)
        assert match.sheet.balance("money") == 0
        assert match.sheet.total("money", -1) == 0


def test_the_ten_stands_next_to_the_ace_under_one_reading_alone():
    given = {"trick": "♦К ♦10 ♦Д пас"}
    assert (calc("trick", **given).total, calc("trick", {"kopilka.order": "ten"}, **given).total) == (1, 2)


def test_who_has_only_the_former_suit_yields_or_leads_it():
    given = {"dealer": 4, "turn": 1, "last_suit": "♠", "hand": "♠Д ♠9", "trick": "", "stock": 6}
    for answer, leader in (("yield", 1), ("lead", 0)):
        match = GAME.position(given, {"kopilka.only-old-suit": answer})
        lead_from(match, 0)
        assert match.to_move == leader
    assert GAME.judge(match, "play ♠Д").allowed
    lead = {"last": "♠", "card": "♠Д", "rest": "♠9"}
    assert (calc("lead", **lead).total, calc("lead", {"kopilka.only-old-suit": "lead"}, **lead).total) == (0, 1)


def test_of_two_who_offer_the_dealers_neighbour_is_first_or_the_dealer():
    for answer, first in (("left", 0), ("dealer", 3)):
        hands = ("♦Т ♦Д ♦9 ♥7 ♣8", "♥К ♠К ♣К ♥8 ♠8", "♥9 ♠9 ♣9 ♥10 ♠10", "♣Т ♣Д ♣В ♠7 ♥В")
        match = dealt(*hands, readings={"kopilka.offer-order": answer})
        assert match.dealer == 3
        assert (match.stack[-1].phase, match.to_move) == ("offer", first)


def test_the_rest_that_nobody_earned_is_shared_alike_or_by_tricks():
    given = {"pot": 106, "payouts": [20, 16, 9, 12], "last_out": 0}
    assert list(calc("settlement", **given).sides.values()) == [33, 28, 21, 24]
    by_tricks = calc("settlement", {"kopilka.rest": "tricks"}, **given)
    assert list(by_tricks.sides.values()) == [20 + 17 + 1, 16 + 13 + 1, 9 + 7, 12 + 10]
    assert sum(by_tricks.sides.values()) == 106
