"""«Винт»: the draw, the deal, misdeals and the auction, one behaviour a case."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rules_py
from rules_py.frame.errors import IllegalAction, InputError
from rules_py.frame.readings import Chosen
from rules_py.games.vint import VintState
from rules_py.games.vint.bidding import new_auction, speaking_order, taken_for
from rules_py.games.vint.deal import cut_point, deal_hands, draw_for_places, draw_key, pack_order, seating
from rules_py.games.vint.options import BIDS, DECK, ORDINARY, STEPS, level_of, step_of, strain_of
from rules_py.games.vint.readings import READINGS
from rules_py.kernels.auction import PASS

GAME = rules_py.game("vint")
PLAIN = Chosen(READINGS)


def calc(id: str, readings: dict[str, str] | None = None, **given: Any) -> rules_py.Score:
    return rules_py.calculator(f"vint.{id}")(given, readings)


def steps(score: rules_py.Score) -> list[tuple[str, tuple[str, ...]]]:
    return [(item.text.replace("\u00a0", " "), item.cites) for item in score.items]


def fresh(seed: int = 1, options: Any = None, readings: Any = None, cards: str | None = None) -> VintState:
    state = GAME.deal(seed, options, readings, cards)
    assert isinstance(state, VintState)
    return state


def say(state: VintState, *words: str) -> None:
    for word in words:
        state.apply("pass" if word == "пас" else f"bid {word}")


def refusal(state: VintState, action: str, seat: int | None = None) -> tuple[str, tuple[str, ...]]:
    with pytest.raises(IllegalAction) as refused:
        state.apply(action, seat)
    return refused.value.text, refused.value.cites


# The draw and the deal


def test_the_two_lowest_draws_play_together_and_the_lowest_deals() -> None:
    score = calc("seats", draws=["♠Д", "♥2", "♣Т", "♠2"])
    assert score.extra == {"first_dealer": 3, "low_pair": [3, 4], "high_pair": [1, 2]}
    assert steps(score)[1:] == [
        ("Две младшие карты у 3-го и 4-го: они партнёры", ("vint.3",)),
        ("Против них 1-й и 2-й", ("vint.8",)),
        ("Младшая карта у 3-го: он выбирает место и сдаёт", ("vint.2", "vint.15")),
    ]


@pytest.mark.parametrize(
    ("draws", "order"), [("♠Т ♥Т ♠2 ♥К", [0, 1, 2, 3]), ("♥5 ♦5 ♣5 ♠5", [3, 2, 1, 0]), ("♣К ♠К ♥Д ♦Т", [3, 2, 1, 0])]
)
def test_the_ace_is_low_in_the_draw_and_equal_cards_go_by_suit(draws: str, order: list[int]) -> None:
    cards = [DECK.card(word) for word in draws.split()]
    assert sorted(range(4), key=lambda place: draw_key(cards[place])) == order


@given(st.integers(1, 10**9))
def test_every_match_seats_the_partners_of_the_draw_opposite(seed: int) -> None:
    draws, dealer = draw_for_places(seed)
    found = seating(draws)
    assert found.first_dealer == dealer
    assert {found.low_pair, found.high_pair} == {(0, 2), (1, 3)} and dealer in found.low_pair
    assert 5 <= cut_point(seed) <= 47


def test_cards_are_dealt_one_by_one_from_the_left_of_the_dealer() -> None:
    order = list(range(52))
    hands, talon = deal_hands(order, 1, ORDINARY)
    assert [DECK.cards(hand)[0] for hand in hands] == [2, 3, 0, 1] and talon == []
    assert all(hand.bit_count() == 13 for hand in hands)
    assert sorted(pack_order(7)) == order and pack_order(7) == pack_order(7) != pack_order(8)


def test_a_deal_written_by_hand_needs_all_cards_once() -> None:
    with pytest.raises(InputError) as refused:
        GAME.deal(1, cards="♠Т ♠Т")
    assert (refused.value.field, refused.value.text) == ("deal.cards", "Сдача: нужны все 52 карты по одному разу")


def test_the_log_tells_the_draw_the_cut_and_the_deal() -> None:
    state = fresh(3)
    told = [(event.seat, event.cites) for event in state.events]
    assert told == [
        (None, ("vint.2", "vint.3", "vint.8")), (state.dealer, ("vint.15",)),
        ((state.dealer - 1) % 4, ("vint.11", "vint.12", "vint.16")),
    ]  # fmt: skip


def test_the_deal_goes_to_the_left_after_every_deal() -> None:
    state = fresh(2)
    dealer = state.dealer
    say(state, "пас", "пас", "пас", "пас")
    assert (
        state.deal_over
        and state.to_move == (dealer + 1) % 4
        and refusal(state, "pass") == ("Сдача окончена: сдаёт следующий", ("vint.h1",))
    )
    state.apply("next")
    assert state.dealer == (dealer + 1) % 4 and state.number == 3 and state.sheet.marks == 1


@pytest.mark.parametrize(
    ("given", "outcome", "dealer", "penalty", "cites"),
    [
        ({"mistake": "при жеребьёвке вытянуты две карты"}, "тянуть снова", "", 0, ("vint.7",)),
        ({"mistake": "карта открылась при съёме"}, "тасовать и снимать снова", "тот же", 0, ("vint.13",)),
        ({"mistake": "перетасовка после съёма"}, "сдача переходит", "следующий", 0, ("vint.14a", "vint.14b")),
        ({"mistake": "ошибка в раздаче"}, "пересдача", "тот же", 0, ("vint.18",)),
        ({"mistake": "ошибка в раздаче", "hands_seen": True}, "пересдача", "следующий", 0, ("vint.18",)),
        ({"mistake": "сдача не в очередь"}, "пересдача", "чья очередь", 0, ("vint.20b", "vint.25zh")),
        ({"mistake": "сдача не в очередь", "noticed": "после раздачи"}, "игра законна", "", 0, ("vint.20a",)),
        ({"mistake": "14 и 12 карт", "noticed": "до первого хода", "hands_seen": True}, "пересдача", "следующий", 0,
         ("vint.22a", "vint.22b", "vint.25v")),
        ({"mistake": "14 и 12 карт", "noticed": "после первого хода"}, "игра законна", "", 0, ("vint.22b", "vint.23", "vint.h2")),
        ({"mistake": "14 и 12 карт", "noticed": "после игры", "extra_at": "сдающий"}, "игра законна", "", 2000,
         ("vint.22b", "vint.23", "vint.24")),
        ({"mistake": "в колоде не хватает карт"}, "пересдача", "тот же", 0, ("vint.25a",)),
        ({"mistake": "в колоде две одинаковые карты", "noticed": "после игры"}, "записи в силе", "", 0, ("vint.27",)),
        ({"mistake": "в колоде две одинаковые карты"}, "пересдача", "тот же", 0, ("vint.25a", "vint.27")),
        ({"mistake": "открылась карта"}, "пересдача", "тот же", 0, ("vint.25b", "vint.25d")),
        ({"mistake": "колоду не сняли"}, "пересдача", "тот же", 0, ("vint.11", "vint.25g")),
        ({"mistake": "колоду не сняли", "noticed": "после раздачи"}, "игра законна", "", 0, ("vint.25g",)),
        ({"mistake": "не по одной карте"}, "пересдача", "тот же", 0, ("vint.25e", "vint.16")),
        ({"mistake": "начали не с того игрока"}, "пересдача", "тот же", 0, ("vint.25z", "vint.16")),
        ({"mistake": "сдано чужой колодой", "hands_seen": True}, "пересдача", "следующий", 0, ("vint.25i",)),
        ({"mistake": "запоздалое назначение"}, "игра законна", "", 0, ("vint.75c", "vint.75d")),
        ({"mistake": "запоздалое назначение", "redeal_demanded": True}, "пересдача", "следующий", 0, ("vint.75c", "vint.75d")),
    ],
    ids=lambda value: str(value)[:50] if isinstance(value, dict) else "",
)  # fmt: skip
def test_a_mistake_before_play_is_ruled(
    given: dict[str, Any], outcome: str, dealer: str, penalty: int, cites: tuple[str, ...]
) -> None:
    score = calc("deal-error", **given)
    assert score.extra == {"outcome": outcome, "dealer": dealer, "penalty": penalty}
    assert score.items[0].cites == cites


@pytest.mark.parametrize(
    ("reading", "given", "before", "after"),
    [
        ("redeal-dealer=same", {"mistake": "открылась карта", "hands_seen": True}, ("пересдача", "следующий"), ("пересдача", "тот же")),
        ("redeal-dealer=next", {"mistake": "открылась карта"}, ("пересдача", "тот же"), ("пересдача", "следующий")),
        ("misdealt-hands=always", {"mistake": "14 и 12 карт", "noticed": "после игры"}, ("игра законна", ""), ("пересдача", "тот же")),
        ("no-cut-deadline=first-lead", {"mistake": "колоду не сняли", "noticed": "до первого хода"}, ("игра законна", ""),
         ("пересдача", "тот же")),
    ],
)  # fmt: skip
def test_a_reading_changes_the_ruling(
    reading: str, given: dict[str, Any], before: tuple[str, str], after: tuple[str, str]
) -> None:
    name, choice = reading.split("=")
    plain, other = calc("deal-error", **given), calc("deal-error", {f"vint.{name}": choice}, **given)
    assert (plain.extra["outcome"], plain.extra["dealer"]) == before
    assert (other.extra["outcome"], other.extra["dealer"]) == after and f"vint.{name}" in other.readings


def test_the_pack_of_the_other_side_or_of_the_partner_by_the_reading() -> None:
    given = {"mistake": "сдано чужой колодой"}
    assert calc("deal-error", **given).items[0].text == "Взята колода противников: пересдача обязательна"
    other = calc("deal-error", {"vint.other-pack": "partners"}, **given)
    assert other.items[0].text == "Взята колода партнёра, а своя есть у каждого: пересдача обязательна"


def test_the_choices_of_the_dealer_and_of_the_players_are_named() -> None:
    assert [(one.who, one.cites) for one in calc("deal-error", mistake="ошибка в раздаче").choices] == [
        ("Сдающий", ("vint.18",))
    ]
    assert [(one.who, one.cites) for one in calc("deal-error", mistake="запоздалое назначение").choices] == [
        ("Играющие", ("vint.75d",))
    ]


# The auction


def test_the_ladder_has_thirty_five_steps_from_spades_to_no_trumps() -> None:
    assert len(BIDS) == STEPS == 35 and BIDS[:6] == ("1♠", "1♣", "1♦", "1♥", "1БК", "2♠") and BIDS[-1] == "7БК"
    assert all(step_of(level_of(step), strain_of(step)) == step for step in range(STEPS))


def test_the_dealer_speaks_first_then_his_left() -> None:
    state = fresh(5)
    dealer = state.dealer
    assert state.to_move == dealer and speaking_order(2) == (2, 3, 0, 1)
    say(state, "пас")
    assert state.to_move == (dealer + 1) % 4


def test_a_low_bid_is_refused_with_the_least_that_will_do() -> None:
    state = fresh(5)
    say(state, "1♣")
    assert refusal(state, "bid 1♠") == (
        "Низко: последнее слово — простая ♣; в этой масти — не ниже «два»", ("vint.30a", "vint.35b"),
    )  # fmt: skip
    say(state, "7БК")
    assert refusal(state, "bid 7♥") == (
        "Низко: последнее слово — большой шлем без козырей; выше уже не назначить", ("vint.30a", "vint.35b"),
    )  # fmt: skip
    assert state.legal() == ["pass"]


def test_nobody_speaks_twice_or_out_of_turn() -> None:
    state = fresh(5)
    first = state.dealer
    say(state, "1♣")
    assert refusal(state, "bid 1♦", first) == ("Вы уже сказали слово: очередь следующего", ("vint.28b", "vint.29"))
    assert refusal(state, "bid 1♦", (first + 3) % 4) == ("Сейчас слово не ваше", ("vint.28b", "vint.67"))


def test_cards_wait_for_the_end_of_the_auction_and_words_end_with_it() -> None:
    state = fresh(5)
    assert refusal(state, "play ♠Т") == ("Карты ещё не играют: идёт торг", ("vint.75a", "vint.h3"))
    assert refusal(state, "станцевать") == ("Непонятный ход «станцевать»: пример «bid 2♠», «pass», «play ♠Т»", ())
    say(state, "1♠", *["пас"] * 8)
    assert state.phase == "play" and refusal(state, "pass") == ("Торг закрыт: идёт розыгрыш", ("vint.75a", "vint.h3"))


@pytest.mark.parametrize(("choice", "passes"), [("two-rounds", 8), ("one-round", 4), ("two-passes", 2)])
def test_the_reading_says_how_many_passes_close(choice: str, passes: int) -> None:
    state = fresh(5, readings={"vint.auction-passes": choice})
    say(state, "1♠", *["пас"] * (passes - 1))
    assert state.phase == "auction"
    say(state, "пас")
    assert state.phase == "play" and state.declarer == state.dealer


@pytest.mark.parametrize(
    ("words", "choice", "rests"),
    [
        ("1♠", "two-rounds", False), ("пас пас 1♠ пас 2♠", "two-rounds", False), ("1♠ пас пас 2♠", "two-rounds", True),
        ("1♠ пас пас пас пас пас 2♠", "two-rounds", True), ("1♠ пас 2♠", "one-round", True), ("1♠", "two-passes", True),
    ],
)  # fmt: skip
def test_a_deal_rests_on_the_end_of_its_auction_where_the_readings_part(words: str, choice: str, rests: bool) -> None:
    state = fresh(5, readings={"vint.auction-passes": choice})
    say(state, *words.split())
    while state.phase == "auction":
        state.apply("pass")
    while not state.deal_over:
        state.apply(state.legal()[0])
    score = state.score()
    assert ("vint.auction-passes" in score.readings) is rests
    if rests:
        assert score.grade in ("inferred", "house")
    state.apply("next")
    assert state.rests == ()


def test_four_passes_throw_the_deal_in_and_mark_the_sheet() -> None:
    state = fresh(5)
    say(state, *["пас"] * 4)
    assert state.deal_over and state.sheet.marks == 1
    assert [(item.text, item.amount, item.cites) for item in state.score().items] == [
        ("Распасовка: знак × на записи, всего 1", None, ("vint.r8",))
    ]


def test_four_passes_are_played_without_trumps_where_that_was_agreed() -> None:
    state = fresh(5, {"pass_play": True})
    say(state, *["пас"] * 4)
    assert (state.phase, state.play.trump, state.play.player) == ("pass play", -1, (state.dealer + 1) % 4)
    while not state.deal_over:
        state.apply(state.legal()[0])
    line = state.lines[0]
    fewer = 0 if state.tricks_of(0) < state.tricks_of(1) else 1
    assert (line.role, line.amount, line.cites) == (fewer, 500 * abs(state.tricks_of(0) - state.tricks_of(1)), ("vint.r10",))
    assert state.sheet.marks == 0


def test_a_bid_too_low_is_taken_for_the_nearest_of_its_suit() -> None:
    assert [BIDS[taken_for(step_of(2, 1), best) or 0] for best in (step_of(1, 4), step_of(2, 2), step_of(5, 0))] == [
        "2♣",
        "3♣",
        "5♣",
    ]
    assert taken_for(step_of(1, 0), step_of(7, 0)) is None
    score = calc("auction", calls=["2♦", "2♣", "пас", "пас"])
    assert steps(score) == [
        ("1-й: два ♦", ("vint.28a", "vint.30a")),
        ("2-й сказал «два ♣», это ниже прежнего: считается «три ♣»", ("vint.74a", "vint.74b", "vint.74c")),
        ("Пасов после назначения 2 из 8: торг открыт", ("vint.75a", "vint.h3")),
    ]
    assert score.extra == {"open": True, "contract": "три", "trump": "♣", "declarer": 2}


def test_words_after_the_end_of_the_auction_are_refused() -> None:
    with pytest.raises(InputError) as refused:
        calc("auction", calls=["1♠", *["пас"] * 8, "1♣"])
    assert (refused.value.field, refused.value.text) == ("calls", "Слова по порядку: торг закрыт до слова 10")
    with pytest.raises(InputError) as refused:
        calc("auction", calls=["пика"])
    assert refused.value.text == "Слова по порядку: «пика» непонятно; пример: пас, 1♠, 2БК"
    with pytest.raises(InputError) as refused:
        calc("auction", calls=["7♥", "1♠"])
    assert refused.value.text == "Слова по порядку: слово 2 «1♠» ниже прежнего, а выше игр нет"


# Positions


def verdict(action: str, readings: Any = None, **given: Any) -> tuple[bool, tuple[str, ...]]:
    found = GAME.judge(GAME.position(given, readings), action, 0)
    return found.allowed, found.cites


OUT_OF_TURN: dict[str, Any] = {"dealer": 1, "calls": ["1♠"], "out_of_turn": {"seat": 4, "call": "1♥"}, "seat": 2}


def test_after_a_bid_out_of_turn_the_partner_skips_and_the_bid_stands_by_the_reading() -> None:
    assert verdict("bid 2♦", **OUT_OF_TURN) == (False, ("vint.67",)) and verdict("pass", **OUT_OF_TURN)[0]
    third = {**OUT_OF_TURN, "calls": ["1♠", "пас"], "seat": 3}
    assert verdict("bid 1♦", **third)[0] is False
    assert verdict("bid 1♦", {"vint.out-of-turn-bid": "void"}, **third) == (True, ("vint.30a", "vint.35b"))


def test_who_invited_the_lead_raises_no_more_also_where_nobody_asked() -> None:
    invited: dict[str, Any] = {"dealer": 1, "calls": ["1♠", *["пас"] * 8], "invited_lead": 1}
    for seat in (1, 3):
        assert verdict("bid 2♦", seat=seat, **invited) == (False, ("vint.75c",))
    assert verdict("bid 2♦", seat=2, **invited) == (True, ("vint.75a", "vint.h3"))


@pytest.mark.parametrize(
    ("alone", "field", "text"),
    [
        ({"hand": "♠Т5", "required": "♠Т"}, "required", "Требуют открытую карту: назовите открытые карты"),
        ({"hand": "♠Т5", "demanded": "высшая"}, "demanded", "Противники требуют карту: назовите ренонс, по которому требуют"),
        (
            {"hand": "♠Т5", "open_partner": "♠К"},
            "open_partner",
            "Карты партнёра, открытые на столе: так играют, когда назначено втёмную; отметьте это",
        ),
    ],
)
def test_a_field_that_says_nothing_alone_is_refused(alone: dict[str, Any], field: str, text: str) -> None:
    with pytest.raises(InputError) as refused:
        GAME.position(alone)
    assert (refused.value.field, refused.value.text) == (field, text)


def test_who_asked_to_lead_and_who_invited_it_speak_no_more() -> None:
    closed: dict[str, Any] = {"dealer": 1, "calls": ["1♠", *["пас"] * 8], "asked_to_lead": 2}
    assert verdict("bid 2♦", seat=2, **closed) == (False, ("vint.75b",))
    assert verdict("bid 2♦", seat=4, **closed) == (True, ("vint.75a", "vint.h3"))
    assert verdict("bid 1♠", seat=4, **closed) == (False, ("vint.30a", "vint.35b"))
    invited = {**closed, "invited_lead": 1}
    assert verdict("bid 2♠", seat=3, **invited) == (False, ("vint.75c",))
    assert verdict("bid 2♠", seat=4, **invited) == (True, ("vint.75a", "vint.h3"))


def test_a_suit_named_out_of_turn_may_not_be_led_first_by_its_side() -> None:
    given = {
        "trump": "♠",
        "declarer": 1,
        "hand": "♥К7 ♦8",
        "first_lead": True,
        "seat": 2,
        "bid_out_of_turn": {"seat": 4, "trump": "♥"},
    }
    assert verdict("play ♥К", **given) == (False, ("vint.76",)) and verdict("play ♦8", **given) == (True, ("vint.h4",))
    assert verdict("play ♥К", {"vint.out-of-turn-suit": "speaker"}, **given) == (True, ("vint.h4",))


def test_only_the_left_neighbour_of_the_declarer_leads_first() -> None:
    given = {"trump": "♠", "declarer": 1, "hand": "♥К7", "first_lead": True, "seat": 4}
    assert verdict("play ♥К", **given) == (False, ("vint.h4",))


def test_looking_dealing_and_taking_back() -> None:
    assert verdict("look", dealer=1, seat=2, dealt=40) == (False, ("vint.19",))
    assert verdict("look", dealer=1, seat=1, dealt=40) == (False, ("vint.17",))
    assert verdict("look", dealer=1, seat=2) == (True, ("vint.19", "vint.22a"))
    assert verdict("deal", dealer=1, seat=3) == (False, ("vint.21",))
    assert verdict("deal", dealer=1, seat=3, opponents_agree=True) == (True, ("vint.21",))
    assert verdict("deal", dealer=1, seat=2) == (False, ("vint.20b", "vint.h1")) and verdict("deal", dealer=1, seat=1)[0]
    assert verdict("take back", dealer=1, calls=["3♣"], seat=1) == (False, ("vint.30b",))


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"hand": "♠9", "trick": "♠9"}, "trick"), ({"variant": "чужой"}, "variant"), ({"calls": ["7БК", "1♠"]}, "calls"),
        ({"out_of_turn": {"seat": 4}}, "out_of_turn"), ({"out_of_turn": {"seat": 1, "call": "1♠"}, "dealer": 1}, "out_of_turn"),
        ({"seat": 5}, "seat"), ({"dealer": "север"}, "dealer"),
    ],
)  # fmt: skip
def test_a_wrong_position_names_its_field(given: dict[str, Any], field: str) -> None:
    with pytest.raises(InputError) as refused:
        GAME.position(given)
    assert refused.value.field == field


def test_a_new_auction_of_two_closes_after_two_rounds_of_two() -> None:
    talk = new_auction((0, 1), PLAIN)
    for step in (3, PASS, PASS, PASS):
        talk.call(step)
    assert talk.open
    talk.call(PASS)
    assert not talk.open
