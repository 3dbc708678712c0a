"""«Винт»: the kinds of винт — cards, seats, exchanges, bids after the talon, records — and what holds in all of them."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rules_py
from rules_py.frame.errors import IllegalAction, InputError, RulesError
from rules_py.frame.face import play_out
from rules_py.frame.rng import Generator

from .at_vint import twin_of

VINT = import_module("rules_py.games.vint")
GAME = VINT.Vint()
OPTIONS = import_module("rules_py.games.vint.options")
DECK = OPTIONS.DECK
TABLE = import_module("rules_py.games.vint.variants.table")
KINDS = tuple(TABLE.VARIANTS)
FULL = DECK.full


def dealt(variant: str, seed: int = 1, readings: Any = None, **options: Any) -> Any:
    return GAME.deal(seed, {"variant": variant, **options}, readings)


def walked(variant: str, seed: int, steps: int, **options: Any) -> Any:
    """Play some random steps."""
    state = dealt(variant, seed, **options)
    random = Generator(seed)
    for _ in range(steps):
        if state.done:
            break
        state.apply(GAME.bots["random"].choose(state.view(state.to_move), random))
    return state


def bid_out(state: Any, *calls: str) -> None:
    """Say words, then pass until the stage changes."""
    for call in calls:
        state.apply(call)
    phase = state.phase
    while state.phase == phase == "auction":
        state.apply("pass")


def refusal(state: Any, action: str, seat: int | None = None) -> tuple[str, tuple[str, ...]]:
    with pytest.raises(IllegalAction) as refused:
        state.apply(action, seat)
    return refused.value.text, refused.value.cites


def calc(id: str, readings: Any = None, **given: Any) -> rules_py.Score:
    return rules_py.calculator(f"vint.{id}")(given, readings)


def judged(action: str, readings: Any = None, **given: Any) -> tuple[bool, str, tuple[str, ...]]:
    state = GAME.position(given, readings)
    verdict = GAME.judge(state, action, state.asker)
    return verdict.allowed, verdict.text, verdict.cites


def all_cards(state: Any) -> list[int]:
    """Return every card of the deal wherever it lies."""
    aside = state.aside
    found = [card for hand in state.play.hands for card in DECK.cards(hand)] + list(state.play.history)
    found += [card for mask in aside.discards for card in DECK.cards(mask)]
    return found if aside.talon_open else found + list(aside.talon)


# What holds in every kind


@pytest.mark.parametrize("kind", KINDS)
@given(seed=st.integers(1, 10**6), steps=st.integers(0, 150))
@settings(max_examples=8, deadline=None)
def test_fifty_two_cards_are_always_there(kind: str, seed: int, steps: int) -> None:
    assert sorted(all_cards(walked(kind, seed, steps))) == list(range(DECK.size))


@pytest.mark.parametrize("kind", KINDS)
@given(seed=st.integers(1, 10**6))
@settings(max_examples=3, deadline=None)
def test_a_match_of_any_kind_ends_and_replays(kind: str, seed: int) -> None:
    state = dealt(kind, seed)
    players = GAME.seat_count(state.options)
    play_out(GAME, state, [GAME.bots["random"]] * players, Generator(seed))
    score = state.score()
    assert score.items and all(item.cites for item in score.items)
    again = GAME.from_json(state.to_json())
    assert again.score().to_json() == score.to_json()
    assert [GAME.scene(again, seat) for seat in range(players)] == [GAME.scene(state, seat) for seat in range(players)]
    separate = import_module("rules_py.games.vint.rubber").pay_separate
    assert sum(score.sides.values()) == 0 or state.rules.variant.payment is separate


@pytest.mark.parametrize("kind", KINDS)
@given(seed=st.integers(1, 10**6), steps=st.integers(0, 90))
@settings(max_examples=8, deadline=None)
def test_every_offer_of_the_scene_is_legal_or_refused_with_a_rule(kind: str, seed: int, steps: int) -> None:
    state = walked(kind, seed, steps)
    mover = state.to_move
    if mover is None:
        return
    scene = GAME.scene(state, mover)
    offered = [card for zone in scene["zones"] for card in zone["cards"] if card["action"]] + scene["actions"]
    assert {one["action"] for one in offered if one["legal"]} == set(state.legal())
    for one in offered:
        verdict = GAME.judge(state, one["action"], mover)
        assert verdict.allowed == one["legal"]
        assert verdict.text and verdict.cites
        if not one["legal"]:
            assert one["why"] == {"text": verdict.text, "cites": list(verdict.cites)}


@pytest.mark.parametrize("kind", KINDS)
@given(seed=st.integers(1, 10**6), steps=st.integers(0, 80), shift=st.integers(1, 40))
@settings(max_examples=8, deadline=None)
def test_a_view_and_a_scene_do_not_change_when_hidden_cards_do(kind: str, seed: int, steps: int, shift: int) -> None:
    state = walked(kind, seed, steps)
    if state.deal_over:
        return
    for seat in range(GAME.seat_count(state.options)):
        twin = twin_of(state, seat, lambda hidden: (hidden * 2)[shift % len(hidden) :][: len(hidden)] if hidden else hidden)
        assert twin.view(seat) == state.view(seat)
        assert GAME.scene(twin, seat) == GAME.scene(state, seat)


@pytest.mark.parametrize("kind", KINDS)
def test_the_sensible_bot_plays_every_kind_and_its_hint_is_legal_and_cited(kind: str) -> None:
    state = dealt(kind, 5)
    random = Generator(5)
    for _ in range(60):
        mover = state.to_move
        if mover is None:
            break
        view = state.view(mover)
        advice = import_module("rules_py.games.vint.advice.choice").advise(view)
        assert advice.action in view.legal and advice.text and advice.cites
        state.apply(GAME.bots["sensible"].choose(view, random))


@pytest.mark.parametrize("kind", KINDS)
def test_a_clone_of_any_kind_goes_its_own_way(kind: str) -> None:
    state = walked(kind, 7, 12)
    before = GAME.scene(state, 0)
    twin = state.clone()
    for _ in range(20):
        if twin.done:
            break
        twin.apply(twin.legal()[-1])
    assert GAME.scene(state, 0) == before


@pytest.mark.parametrize(("kind", "verb"), [("с мусором", "give"), ("виталин", "discard")])
def test_a_verb_without_its_card_is_no_action(kind: str, verb: str) -> None:
    for said in (verb, f"{verb} ", f"{verb} ♠1"):
        assert refusal(dealt(kind), said) == (f"Непонятный ход «{said}»: пример «bid 2♠», «pass», «play ♠Т»", ())


# Two players


def test_the_dealer_of_two_deals_for_his_dummy_and_speaks_first() -> None:
    state = dealt("вдвоём, первый способ", 3)
    assert state.controller == (0, 1, 0, 1)
    assert state.to_move == state.controller[state.dealer]
    assert dict(state.view(0).known).keys() == {2}


def test_dummies_are_opened_after_the_first_lead_which_is_the_opponents() -> None:
    state = dealt("вдвоём, первый способ", 3)
    bid_out(state, "bid 1♠")
    assert state.to_move == 1 - state.controller[state.declarer]
    lead = state.legal()[0]
    assert GAME.judge(state, lead).cites == ("vint.vdvoem.1.7",)
    assert set(dict(state.view(0).known)) == {2}
    state.apply(lead)
    assert {2, 3} <= set(dict(state.view(0).known)) | {state.place_of(0)}


def test_one_word_each_ends_the_auction_of_two_where_that_is_agreed() -> None:
    state = dealt("вдвоём, первый способ", 3, one_call=True)
    state.apply("bid 1♠")
    assert state.phase == "auction"
    state.apply("bid 1♥")
    assert (state.phase, state.contract) == ("play", OPTIONS.STEP_OF_BID["1♥"])


def test_two_deal_round_all_four_seats_or_in_turn_by_the_reading() -> None:
    seats, turns = dealt("вдвоём, первый способ", 1), dealt("вдвоём, первый способ", 1, {"vint.two-deal": "alternate"})
    found: list[list[int]] = [[], []]
    for number, state in enumerate((seats, turns)):
        for _ in range(4):
            found[number].append(state.dealer)
            while not state.deal_over:
                state.apply("pass")
            state.apply("next")
    assert sorted(found[0]) == [0, 1, 2, 3]
    assert set(found[1]) == {0, 1} and found[1][0] != found[1][1]


def test_a_changed_hand_is_gone_for_good() -> None:
    state = dealt("вдвоём, второй способ", 4)
    place = state.play.player
    old = state.play.hands[place]
    assert refusal(state, "bid 1♠") == ("Сначала решают, менять ли карты; назначают после", ("vint.vdvoem.2.7",))
    state.apply("swap")
    assert state.play.hands[place] & old == 0
    assert state.aside.discards[place] == old
    assert refusal(state, "swap", state.controller[place]) == (
        "Обмен окончателен: сброшенных карт назад не берут", ("vint.vdvoem.2.3",),
    )  # fmt: skip
    state.apply("keep")
    assert state.phase == "auction"


def test_cards_are_bought_one_by_one_until_the_player_stops() -> None:
    state = dealt("вдвоём, третий способ", 4)
    place = state.play.player
    for _ in range(3):
        state.apply(state.legal()[1])
    assert state.aside.memo[f"pile {place}"] == 10
    assert state.play.hands[place].bit_count() == 13
    assert state.aside.discards[place].bit_count() == 3
    state.apply("stop")
    assert state.play.player != place
    for _ in range(13):
        state.apply(state.legal()[1])
    assert state.legal() == ["stop"]


def test_the_declarer_leads_in_the_third_way_and_his_opponent_in_the_second() -> None:
    third, second = dealt("вдвоём, третий способ", 4), dealt("вдвоём, второй способ", 4)
    for state, words in ((third, ("stop", "stop")), (second, ("keep", "keep"))):
        for word in words:
            state.apply(word)
        bid_out(state, "bid 1♠")
    assert third.to_move == third.controller[third.declarer]
    assert GAME.judge(third, third.legal()[0]).cites == ("vint.vdvoem.3.6",)
    assert second.to_move != second.controller[second.declarer]
    assert GAME.judge(second, second.legal()[0]).cites == ("vint.h52",)


def test_thirteen_tricks_of_two_cards_are_played_by_two() -> None:
    state = dealt("вдвоём, второй способ", 4)
    state.apply("keep")
    state.apply("swap")
    bid_out(state, "bid 1♠")
    while not state.deal_over:
        state.apply(state.legal()[0])
    assert len(state.play.winners) == 13 and set(state.play.winners) <= {0, 2}


@pytest.mark.parametrize(
    ("mine", "theirs", "points"), [(5, 0, 500), (3, 2, 300), (2, 1, 200), (2, 0, 200), (1, 0, 0), (2, 2, 0)]
)
def test_honours_of_two_need_a_majority_of_two_at_least(mine: int, theirs: int, points: int) -> None:
    assert calc("honours-two", honours=mine, opponents_honours=theirs).sides["Назначивший"] == points
    assert calc("honours-two", honours=theirs, opponents_honours=mine).sides["Соперник"] == points


def test_six_honours_are_refused() -> None:
    with pytest.raises(InputError) as error:
        calc("honours-two", honours=3, opponents_honours=3)
    assert (error.value.field, error.value.text) == (
        "opponents_honours", "Онёров у соперника: всего их пять, введите от 0 до 2",
    )  # fmt: skip


def open_dummy(declarer_deals: bool, readings: Any = None, **options: Any) -> Any:
    state = dealt("вдвоём, четвёртый способ", 6, readings, **options)
    bid_out(state, *(["bid 1♠"] if declarer_deals else ["pass", "bid 1♠"]))
    return state


def test_the_winner_of_the_auction_plays_with_the_open_dummy_where_it_lies() -> None:
    state = open_dummy(declarer_deals=False)
    shown = state.dealer + 2
    assert state.declarer != state.dealer
    assert state.controller[shown] == state.declarer == state.side[shown]
    assert state.to_move == state.dealer
    own = open_dummy(False, {"vint.two-open-dummy": "own"})
    assert own.controller == (0, 1, 0, 1)


def test_an_agreed_move_of_the_dummy_seats_it_opposite() -> None:
    plain, moved = open_dummy(False), open_dummy(False, move_dummy=True)
    assert moved.controller == (0, 1, 0, 1)
    assert moved.play.hands[moved.declarer + 2] == plain.play.hands[plain.dealer + 2]


def test_the_closed_dummy_is_seen_by_nobody_before_the_game_is_settled() -> None:
    state = dealt("вдвоём, четвёртый способ", 6)
    hidden = 3 - state.dealer
    for seat in (0, 1):
        assert dict(state.view(seat).known).get(hidden, 0) == 0
        assert state.view(seat).counts[hidden] == 0


def test_the_buyer_says_for_whom_he_buys_before_the_talon_is_opened() -> None:
    state = dealt("вдвоём, пятый способ", 8)
    assert refusal(state, "bid 2♥") == ("Наименьшее назначение здесь — три ♠", ("vint.vdvoem.5.7",))
    bid_out(state, "bid 3♠")
    assert state.view(0).talon == ()
    assert refusal(state, "give ♠2")[1] == ("vint.vdvoem.5.4",)
    state.apply("buy dummy")
    holder = state.aside.memo["holder"]
    assert holder >= 2 and state.play.hands[holder].bit_count() == 16
    assert len(state.view(0).talon) == 4
    for _ in range(3):
        state.apply(state.legal()[0])
    assert [hand.bit_count() for hand in state.play.hands] == [13, 13, 13, 13]
    assert state.phase == "после разноса"
    assert state.target == 600


# Three players


def test_the_pair_talks_first_and_the_player_with_the_dummy_has_the_last_word() -> None:
    state = dealt("втроём, первый способ", 2)
    player = state.controller[state.aside.memo["dummy"]]
    pair = {0, 1, 2} - {player}
    bid_at = [state.to_move]
    state.apply("bid 1♠")
    while state.to_move in pair:
        bid_at.append(state.to_move)
        state.apply("pass")
    assert set(bid_at) == pair
    assert state.to_move == player
    assert GAME.judge(state, "bid 1♥").cites == ("vint.troem.1.3",)
    state.apply("bid 1♥")
    assert (state.phase, state.controller[state.declarer]) == ("play", player)


@pytest.mark.parametrize("seed", range(1, 9))
def test_the_lowest_card_of_three_has_the_dummy_opposite(seed: int) -> None:
    state = dealt("втроём, первый способ", seed)
    player = state.controller[state.aside.memo["dummy"]]
    draws = [import_module("rules_py.games.vint.deal").draw_key(card) for card in state.draws[:3]]
    assert draws[player] == min(draws)
    own = state.home_of(player)
    assert state.aside.memo["dummy"] == (own + 2) % 4
    assert state.side[own] == state.side[state.aside.memo["dummy"]]
    assert state.home_of(0) == 0


def test_the_dummy_of_three_is_opened_after_the_lead_from_beyond_the_declarer() -> None:
    state = dealt("втроём, первый способ", 2)
    bid_out(state, "bid 1♠")
    assert state.play.player == (state.declarer + 1) % 4
    assert state.aside.open == 0
    state.apply(state.legal()[0])
    assert state.aside.open == 1 << state.aside.memo["dummy"]


def test_the_player_with_the_dummy_settles_twice_the_difference() -> None:
    assert TABLE.VARIANTS["втроём, первый способ"].payment([9200, 6000]) == [6400, -6400]


@pytest.mark.parametrize("seed", range(1, 9))
def test_the_buyer_sits_opposite_the_dummy_with_his_cards_and_his_words(seed: int) -> None:
    state = dealt("втроём, с аукционом", seed)
    hands = {player: state.play.hands[player] for player in range(3)}
    state.apply("pass")
    buyer = state.to_move
    bid_out(state, "bid 1♠")
    assert state.declarer == 1
    assert state.controller[1] == state.controller[3] == buyer
    assert state.play.hands[1] == hands[buyer]
    assert {state.controller[place]: state.play.hands[place] for place in range(3)} == hands
    assert state.play.player == 2
    assert (1, OPTIONS.STEP_OF_BID["1♠"]) in state.auction.calls


def played_deal(state: Any) -> Any:
    while not state.deal_over:
        state.apply(state.legal()[0])
    return state


def sums(state: Any) -> list[int]:
    found = [0] * state.rules.variant.accounts
    for line in state.lines:
        found[line.role] += line.amount or 0
    return found


def test_both_opponents_of_the_buyer_write_the_same() -> None:
    state = dealt("втроём, с аукционом", 2)
    bid_out(state, "bid 7БК")
    buyer = state.controller[state.declarer]
    played_deal(state)
    others = [amount for account, amount in enumerate(sums(state)) if account != buyer]
    assert others[0] == others[1] > 0


@pytest.mark.parametrize("reading", ["separate-scores", "separate-penalty"])
def test_half_shares_by_reading_halve_the_record_of_the_opponents(reading: str) -> None:
    full, half = (dealt("втроём, с аукционом", 2, readings) for readings in (None, {f"vint.{reading}": "half"}))
    for state in (full, half):
        bid_out(state, "bid 7БК")
        played_deal(state)
    buyer = full.controller[full.declarer]
    assert sums(half)[buyer] == sums(full)[buyer]
    assert all(sums(half)[one] < sums(full)[one] for one in range(3) if one != buyer)


# The dealer's cards for sale


def test_the_dealers_cards_lie_open_and_he_does_not_bid() -> None:
    state = dealt("с аукционом", 4)
    dealer = state.dealer
    assert state.to_move == (dealer + 1) % 4
    assert all(dict(state.view(seat).known).get(dealer) for seat in range(4) if seat != dealer)
    assert refusal(state, "bid 1♠", dealer)[1] == ("vint.aukcion.2",)


@pytest.mark.parametrize("reading", ["left", "right-of-open"])
def test_an_opponent_of_the_buyer_leads(reading: str) -> None:
    for passes in range(3):
        state = dealt("с аукционом", 1, {"vint.auction-lead": reading})
        bid_out(state, *["pass"] * passes, "bid 1♠")
        assert state.side[state.play.player] != state.side[state.declarer]
        way = 1 if reading == "left" else -1
        start = state.declarer if reading == "left" else state.dealer
        order = [(start + way * step) % 4 for step in range(1, 4)]
        assert state.play.player == next(place for place in order if state.side[place] != state.side[state.declarer])


def test_the_two_readings_of_the_lead_differ_when_the_left_neighbour_buys() -> None:
    leads = []
    for reading in ("left", "right-of-open"):
        state = dealt("с аукционом", 1, {"vint.auction-lead": reading})
        bid_out(state, "bid 1♠")
        leads.append((state.play.player - state.dealer) % 4)
    assert leads == [2, 3]


def test_the_dealer_writes_with_the_buyer_and_gets_his_penalty_too() -> None:
    gains, partner = (dealt("с аукционом", 4, readings) for readings in (None, {"vint.dealer-share": "partner"}))
    for state in (gains, partner):
        bid_out(state, "bid 7БК")
        played_deal(state)
    dealer, buyer = gains.dealer, gains.declarer
    assert sums(partner)[dealer] == sums(partner)[buyer] == sums(gains)[buyer]
    fine = [line for line in gains.lines if line.role == dealer and "vint.aukcion.3" in line.cites]
    assert fine and sums(gains)[dealer] == sums(gains)[buyer] + sum(line.amount for line in fine)


def test_the_owner_keeps_his_own_hand_when_he_plays_the_dealers_too() -> None:
    for seed in range(1, 9):
        state = dealt("с аукционом", seed)
        buyer = state.to_move
        hand = state.play.hands[buyer]
        bid_out(state, "bid 1♠")
        if state.play.player != state.dealer:
            assert state.view(buyer).hand == hand
        assert state.view(state.dealer).place == -1


# Talon, sprinkling, nail


def talon(variant: str, seed: int = 3, readings: Any = None, call: str = "bid 3♠", **options: Any) -> Any:
    state = dealt(variant, seed, readings, **options)
    bid_out(state, call)
    return state


def give_all(state: Any) -> None:
    phase = state.phase
    while state.phase == phase:
        state.apply(next(action for action in state.legal() if action.startswith("give")))


def test_the_talon_is_shown_and_one_card_goes_to_each() -> None:
    state = talon("с прикупом")
    buyer = state.declarer
    assert state.play.hands[buyer].bit_count() == 16
    assert all(len(state.view(seat).talon) == 4 for seat in range(4))
    assert refusal(state, "pass") == ("Сейчас не это: разнос: карта соседу слева", ("vint.prikup.3a",))
    assert refusal(state, state.legal()[0], (buyer + 1) % 4) == ("Сейчас карту выбирает другой", ("vint.prikup.3a",))
    give_all(state)
    assert [hand.bit_count() for hand in state.play.hands] == [13] * 4


def test_only_the_buyer_bids_after_the_talon_and_only_once() -> None:
    state = talon("с прикупом")
    buyer = state.declarer
    give_all(state)
    partner, opponent = (buyer + 2) % 4, (buyer + 1) % 4
    assert refusal(state, "bid 4♠", partner) == ("После прикупа назначает только прикупивший", ("vint.prikup.4a",))
    assert refusal(state, "bid 4♠", opponent) == (
        "Прикупила другая сторона: назначать нельзя, за это штраф", ("vint.prikup.5",),
    )  # fmt: skip
    assert refusal(state, "bid 2♠", buyer)[1] == ("vint.prikup.4a", "vint.30a")
    state.apply("bid 4♣")
    assert (state.phase, state.contract) == ("play", OPTIONS.STEP_OF_BID["4♣"])
    assert state.play.player == opponent


def test_the_final_bid_may_change_to_a_lower_suit_by_the_other_reading() -> None:
    strict, free = (talon("с прикупом", readings=one, call="bid 3♥") for one in (None, {"vint.final-bid": "level"}))
    for state in (strict, free):
        give_all(state)
    assert "bid 3♠" not in strict.legal()
    assert "bid 3♠" in free.legal() and "bid 2♥" not in free.legal()
    free.apply("bid 3♠")
    assert free.contract == OPTIONS.STEP_OF_BID["3♠"]


def test_a_suit_is_lowered_once_and_then_bids_only_rise() -> None:
    state = talon("с прикупом", readings={"vint.final-bid": "level"}, call="bid 3♥", both_bid=True)
    give_all(state)
    state.apply("bid 3♠")
    state.apply("pass")
    assert "bid 3♣" in state.legal() and "bid 3♠" not in state.legal()
    state.apply("bid 3♥")
    assert "bid 3♠" not in state.legal()


def test_both_sides_bid_after_the_talon_where_that_is_agreed() -> None:
    agreed = talon("с прикупом", both_bid=True)
    partners = talon("с прикупом", readings={"vint.after-talon": "both-partners"}, both_bid=True)
    for state in (agreed, partners):
        give_all(state)
    buyer = agreed.declarer
    assert set(agreed.auction.rules.callers) == {0, 1, 2, 3}
    assert set(partners.auction.rules.callers) == {buyer, (buyer + 2) % 4}
    agreed.apply("pass")
    agreed.apply("bid 4♠")
    assert GAME.judge(agreed, "pass").cites == ("vint.prikup.4b",)
    for _ in range(4):
        agreed.apply("pass")
    assert agreed.declarer == (buyer + 1) % 4


def test_the_buyer_sprinkles_four_and_his_partner_gives_one_to_each() -> None:
    state = talon("с присыпкой")
    buyer = state.declarer
    give_all(state)
    assert [hand.bit_count() for hand in state.play.hands][buyer] == 12
    assert state.play.hands[(buyer + 2) % 4].bit_count() == 16
    assert state.to_move == (buyer + 2) % 4
    give_all(state)
    assert [hand.bit_count() for hand in state.play.hands] == [13] * 4


def test_partners_of_the_buyer_may_both_bid_after_sharing_out() -> None:
    state = talon("с присыпкой")
    buyer = state.declarer
    give_all(state)
    give_all(state)
    partner = (buyer + 2) % 4
    assert GAME.judge(state, "bid 4♠", partner).cites == ("vint.gvozd.14",)
    assert refusal(state, "bid 4♠", (buyer + 1) % 4)[1] == ("vint.gvozd.15",)
    state.apply("bid 4♠", partner)
    state.apply("pass")
    state.apply("pass")
    assert (state.phase, state.declarer) == ("гвоздь", partner)


def nailed(variant: str, readings: Any = None, **options: Any) -> Any:
    state = talon(variant, readings=readings, **options)
    give_all(state)
    give_all(state)
    state.apply("pass")
    state.apply("pass")
    assert state.phase == "гвоздь"
    return state


def test_the_nail_changes_two_unseen_cards_at_once() -> None:
    state = nailed("с присыпкой")
    first = (state.declarer + 1) % 4
    second = (first + 2) % 4
    sent, back = DECK.cards(state.play.hands[first])[0], DECK.cards(state.play.hands[second])[0]
    state.apply(f"give {DECK.text(sent)}")
    assert state.view(second).hand.bit_count() == 13
    assert not state.view(second).hand >> sent & 1
    assert refusal(state, f"give {DECK.text(back)}", state.declarer) == (
        "Нельзя: гвоздём меняются противники назначивших", ("vint.gvozd.10",),
    )  # fmt: skip
    state.apply(f"give {DECK.text(back)}")
    assert state.play.hands[second] >> sent & 1 and state.play.hands[first] >> back & 1
    assert state.phase == "play"


def test_the_evil_nail_is_looked_at_and_not_sent_back() -> None:
    state = nailed("с присыпкой", evil_nail=True)
    first = (state.declarer + 1) % 4
    second = (first + 2) % 4
    sent = DECK.cards(state.play.hands[first])[0]
    state.apply(f"give {DECK.text(sent)}")
    assert state.view(second).hand >> sent & 1
    assert refusal(state, f"give {DECK.text(sent)}") == (
        f"Нельзя: в ответ посылают другую карту, а {DECK.text(sent)} только что получена", ("vint.gvozd.12",),
    )  # fmt: skip
    state.apply(state.legal()[0])
    assert [hand.bit_count() for hand in state.play.hands] == [13] * 4


def test_the_declarers_see_the_evil_nail_by_the_other_reading_only() -> None:
    for readings, seen in ((None, False), ({"vint.evil-nail": "all"}, True)):
        state = nailed("с присыпкой", readings, evil_nail=True)
        sent = DECK.cards(state.play.hands[(state.declarer + 1) % 4])[0]
        state.apply(f"give {DECK.text(sent)}")
        assert bool(state.view(state.declarer).aside >> sent & 1) is seen


def test_the_double_talon_gives_eight_and_two_each_and_nails_with_two_open_cards() -> None:
    state = nailed("с двойным прикупом")
    assert [hand.bit_count() for hand in state.play.hands] == [13] * 4
    first = (state.declarer + 1) % 4
    sent = DECK.cards(state.play.hands[first])[:2]
    for card in sent:
        state.apply(f"give {DECK.text(card)}")
    assert refusal(state, f"give {DECK.text(sent[1])}")[1] == ("vint.dvprikup.7",)
    state.apply(state.legal()[0])
    state.apply(state.legal()[0])
    assert state.phase == "play" and [hand.bit_count() for hand in state.play.hands] == [13] * 4


def test_the_partner_may_begin_the_nail_of_two_talons_by_the_other_reading_only() -> None:
    state = nailed("с двойным прикупом")
    decided = ("Нельзя: кому начинать гвоздь, уже решено", ("vint.dvprikup.7", "vint.gvozd.12"))
    assert "yield" not in state.legal() and refusal(state, "yield") == decided
    state = nailed("с двойным прикупом", {"vint.nail-first": "any"})
    left, right = (state.declarer + 1) % 4, (state.declarer + 3) % 4
    assert state.to_move == left and state.legal()[-1] == "yield" and refusal(state, "yield", right) == decided
    verdict = GAME.judge(state, "yield")
    assert (verdict.allowed, verdict.cites) == (True, ("vint.dvprikup.7",))
    assert [one["label"] for one in GAME.scene(state, left)["actions"]] == ["Начнёт партнёр"]
    state.apply("yield")
    assert state.to_move == right and refusal(state, "yield") == decided
    for mover in (right, right, left, left):
        assert state.to_move == mover
        state.apply(state.legal()[0])
    assert state.phase == "play" and [hand.bit_count() for hand in state.play.hands] == [13] * 4


def test_the_double_talon_begins_at_three_spades() -> None:
    state = dealt("с двойным прикупом")
    assert refusal(state, "bid 2БК") == ("Наименьшее назначение здесь — три ♠", ("vint.dvprikup.6",))
    assert state.legal()[1] == "bid 3♠"


def test_the_target_of_the_nail_kinds_is_a_reading() -> None:
    assert dealt("с присыпкой").target == 600
    assert dealt("с присыпкой", readings={"vint.nail-target": "500"}).target == 500
    assert dealt("с прикупом", readings={"vint.nail-target": "500"}).target == 600


def test_the_end_of_a_game_to_six_hundred_rests_on_its_reading() -> None:
    for kind, rests in (("с присыпкой", True), ("с двойным прикупом", True), ("с прикупом", False)):
        seeds = iter(range(1, 40))
        state = dealt(kind)
        while not any("партия" in line.text for line in state.lines):
            state = dealt(kind, next(seeds))
            bid_out(state, "bid 7♠")
            played_deal(state)
        ended = next(line for line in state.lines if "партия" in line.text)
        assert ("vint.nail-target" in [one.id for one in ended.readings]) is rests
        assert ("vint.nail-target" in state.score().readings) is rests


# Rubbish, reseating, виталин


def test_three_get_seventeen_cards_and_give_the_dealer_four_each() -> None:
    state = dealt("с мусором", 9)
    counts = [hand.bit_count() for hand in state.play.hands]
    assert counts[state.dealer] == 1 and sorted(counts) == [1, 17, 17, 17]
    assert state.to_move == (state.dealer + 1) % 4
    give_all(state)
    assert [hand.bit_count() for hand in state.play.hands] == [13] * 4
    assert state.to_move == state.dealer


@pytest.mark.parametrize("seed", range(1, 30))
def test_the_dealer_of_rubbish_takes_neither_the_first_nor_the_last_card(seed: int) -> None:
    order = import_module("rules_py.games.vint.deal").pack_order(seed)
    state = dealt("с мусором", seed)
    own = DECK.cards(state.play.hands[state.dealer])[0]
    assert own not in (order[0], order[-1])


@pytest.mark.parametrize("seed", range(1, 6))
def test_the_one_who_raised_sits_opposite_the_one_who_named_the_suit_first(seed: int) -> None:
    state = dealt("с пересадкой", seed)
    namer = state.to_move
    state.apply("bid 1♠")
    raiser = state.to_move
    bid_out(state, "bid 2♠")
    assert state.controller[(state.controller.index(namer) + 2) % 4] == raiser
    assert state.side[state.controller.index(namer)] == state.side[state.controller.index(raiser)]
    played_deal(state)
    found = sums(state)
    assert found[namer] == found[raiser] and len({*found}) <= 2
    assert state.done


def test_a_player_who_named_and_raised_alone_keeps_his_seat() -> None:
    state = dealt("с пересадкой", 2)
    bid_out(state, "bid 1♠")
    assert state.controller == (0, 1, 2, 3)


def test_a_deal_rests_on_the_reading_of_its_pair_where_the_readings_part() -> None:
    for calls, rests in ((("bid 1♠", "bid 2♠"), False), (("bid 1♠", "bid 1♥", "pass", "bid 2♥"), True)):
        state = dealt("с пересадкой", 2)
        bid_out(state, *calls)
        played_deal(state)
        assert ("vint.reseat-pair" in state.score().readings) is rests


def test_who_sits_with_whom_depends_on_the_reading() -> None:
    calls = "1♠ 1♥ пас 2♥ пас пас пас"
    assert calc("reseat", calls=calls).extra["pair"] == [2, 4]
    assert calc("reseat", {"vint.reseat-pair": "first-bid"}, calls=calls).extra["pair"] == [1, 4]
    assert calc("reseat", calls="1♠ пас пас пас").extra["decided"] is False


def test_the_premium_of_a_one_deal_rubber_is_a_reading() -> None:
    assert calc("reseat", totals=[400, 150]).total == 250
    assert calc("reseat", {"vint.one-deal-rubber": "yes"}, totals=[400, 150]).total == 2250
    assert calc("reseat", {"vint.one-deal-rubber": "yes"}, totals=[150, 400]).total == -2250


def test_a_played_rubber_of_one_deal_pays_its_premium_by_the_reading() -> None:
    for seed in range(1, 8):
        plain, paid = (dealt("с пересадкой", seed, readings) for readings in (None, {"vint.one-deal-rubber": "yes"}))
        for state in (plain, paid):
            bid_out(state, "bid 1♠", "bid 2♠")
            played_deal(state)
        without, with_it = sums(plain), sums(paid)
        high = max(without)
        assert with_it == [one + 2000 * (one == high and one != min(without)) for one in without]
        last = plain.lines[-1]
        assert (last.amount, last.text, last.cites) == (None, "Игра — роббер: премии за него не пишут", ("vint.peresadka.3",))
        assert paid.lines[-1].text == "За роббер, у кого запись больше" and paid.lines[-1].cites == (
            "vint.peresadka.3",
            "vint.r7",
        )
        assert plain.score().readings["vint.one-deal-rubber"] == "house" == plain.score().grade


def vitalin(seed: int, readings: Any = None) -> Any:
    state = dealt("виталин", seed, readings)
    while state.phase == "сброс":
        state.apply(state.legal()[-1])
    bid_out(state, "bid 1♠")
    return state


def test_everybody_puts_two_cards_away_and_the_declarers_get_two_tricks() -> None:
    state = vitalin(3)
    assert [hand.bit_count() for hand in state.play.hands] == [11] * 4
    assert state.aside.bonus_tricks == 2
    played_deal(state)
    assert len(state.play.winners) == 11
    assert state.score().readings["vint.vitalin-honours"] == "house" == state.score().grade
    taken = sum(1 for winner in state.play.winners if state.side[winner] == state.side[state.declarer])
    assert state.facts().tricks == taken + 2


def test_cards_put_away_count_for_nobody_for_their_owners_or_for_the_declarers() -> None:
    found = []
    for readings in (None, {"vint.vitalin-honours": "dealt"}, {"vint.vitalin-honours": "declarers"}):
        state = played_deal(vitalin(3, readings))
        facts = state.facts()
        found.append((facts.honours, facts.aces))
    assert sum(found[0][1]) < 4
    assert sum(found[1][1]) == sum(found[2][1]) == 4
    assert found[1] != found[2]


# Layouts, rotation, records


@pytest.mark.parametrize("kind", list(import_module("rules_py.games.vint.variants.rules").LAYOUTS))
def test_every_layout_holds_the_whole_deck_and_equal_hands(kind: str) -> None:
    layout = import_module("rules_py.games.vint.variants.rules").LAYOUTS[kind]
    assert layout.total == 52
    assert layout.final == layout.last
    assert calc("cards", variant=kind).sides["На руке в розыгрыше"] == layout.final


def test_five_players_meet_each_other_once_in_five_rubbers() -> None:
    score = calc("rotation", draws="♥5 ♠К ♠2 ♣9 ♦7")
    assert score.extra["out"] == [["2-й"], ["4-й"], ["5-й"], ["1-й"], ["3-й"]]
    assert score.summary == "5 робберов, пар 10 из 10."


def test_six_players_meet_each_other_in_eight_rubbers() -> None:
    score = calc("rotation", draws="♠К ♣Д ♦В ♥10 ♠9 ♣8")
    assert score.summary == "8 робберов, пар 15 из 15."
    assert score.items[-2].cites == ("vint.shesterom.2", "vint.h53")


ROWS = "Т 0-+--, А -0--+, К -+0+-, Ф +++0+, Н +--+0"


def test_the_balance_of_five_adds_every_rubber_by_its_sign() -> None:
    score = calc("balance", before="Т -55, А +109, К +16, Ф -33, Н -37", results=[112, 17, 38, 78, 92], rows=ROWS)
    assert score.sides == {"Т": -204, "А": -27, "К": -93, "Ф": 226, "Н": 98}
    assert score.total == 0


def test_half_results_need_even_numbers() -> None:
    half = {"vint.rubber-result-each": "half"}
    assert calc("balance", half, results=[112], rows="Т 0, А -, К -, Ф +, Н +").sides["Ф"] == 56
    with pytest.raises(InputError) as error:
        calc("balance", half, results=[17], rows="Т 0, А -, К -, Ф +, Н +")
    assert (error.value.field, error.value.text) == (
        "results", "Результаты робберов: чтобы делить пополам, нужны чётные числа",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("given", "field", "text"),
    [
        ({"before": "Т"}, "before", "Прежняя запись: «Т» непонятно; пример: Т -55, А +109"),
        ({"before": "Т 1, Т 2"}, "before", "Прежняя запись: «Т» назван дважды"),
        ({"rows": "Т 0-, А -"}, "rows", "Таблица: у всех строк должно быть поровну знаков"),
        ({"rows": "Т -, А -"}, "results", "Результаты робберов: в таблице робберов 1, результатов 0"),
        ({"rows": "Т ×, А ×, К -, Н -", "results": [5]}, "rows",
         "Таблица: знак × не показывает, кто выиграл; поставьте плюсы и минусы"),
        ({"rows": "Т +, А +, К +, Н -", "results": [5]}, "rows", "Таблица: в роббере 1 нужны две пары, по двое с одним знаком"),
        ({"before": "Т 5", "rows": "Т +, А +, К -, Н -", "results": [5]}, "rows",
         "Таблица: имена должны быть те же, что в прежней записи"),
    ],
)  # fmt: skip
def test_a_bad_table_is_refused_with_its_field(given: dict[str, Any], field: str, text: str) -> None:
    with pytest.raises(InputError) as error:
        calc("balance", **given)
    assert (error.value.field, error.value.text) == (field, text)


def test_a_late_bid_costs_the_game_played_or_the_game_named() -> None:
    score = calc("late-bid", variant="с присыпкой", contract="три", late_contract="пять")
    assert score.cites == ("vint.gvozd.15", "vint.r21")
    assert (score.total, [one.who for one in score.choices]) == (3000, ["Играющие"])
    assert calc("late-bid", {"vint.late-bid-size": "late"}, contract="три", late_contract="пять").total == 5000


def test_which_dummy_the_winner_of_the_auction_plays_with() -> None:
    assert calc("two-dummies", dealer=1, declarer=2).extra == {"dummy": 3, "other_dummy": 4, "where": "рядом", "leader": 1}
    assert calc("two-dummies", dealer=2, declarer=2).extra["where"] == "напротив"
    assert calc("two-dummies", {"vint.two-open-dummy": "own"}, dealer=1, declarer=2).extra["dummy"] == 4


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"variant": "с прикупом", "phase": "гвоздь", "hand": "♠7"}, "phase"),
        ({"variant": "с прикупом", "phase": "после разноса", "trump": "♠"}, "buyer"),
        ({"variant": "с присыпкой", "phase": "злой гвоздь", "hand": "♠7", "received": "♠8"}, "received"),
        ({"dummy_player": 2}, "dummy_player"),
        ({"dummies_open": False}, "dummies_open"),
        ({"variant": "вдесятером"}, "variant"),
        ({"phase": "иное"}, "phase"),
    ],
)
def test_a_position_of_a_kind_that_cannot_be_is_refused_by_its_field(given: dict[str, Any], field: str) -> None:
    with pytest.raises(RulesError) as error:
        GAME.position(given)
    assert error.value.field == field


def test_the_pair_may_not_raise_after_the_player_with_the_dummy() -> None:
    given = {"variant": "втроём, первый способ", "dummy_player": 2, "callers": [1, 3, 2]}
    assert judged("bid 3♣", **given, calls=["2♣", "пас", "2♥"], seat=1) == (
        False, "Нельзя: игрок с болваном сказал своё слово, игра — два ♥", ("vint.troem.1.3",),
    )  # fmt: skip
    assert judged("bid 2♥", **given, calls=["2♣"], seat=2) == (
        False, "Рано: сначала назначают двое партнёров", ("vint.troem.1.3",),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("variant", "rule"), [("с двойным прикупом", "vint.dvprikup.6"), ("вдвоём, пятый способ", "vint.vdvoem.5.7")]
)
def test_a_word_below_the_least_bid_of_a_kind_cannot_stand_in_a_position(variant: str, rule: str) -> None:
    with pytest.raises(RulesError) as error:
        GAME.position({"variant": variant, "calls": "пас 1♠"})
    text = "Слова по порядку: слово 2 «1♠»: Наименьшее назначение здесь — три ♠"
    assert (error.value.field, error.value.text, error.value.cites) == ("calls", text, (rule,))


def test_words_after_the_end_of_an_auction_of_two_are_refused_by_their_number() -> None:
    with pytest.raises(RulesError) as error:
        GAME.position({"variant": "вдвоём, пятый способ", "calls": ["пас", "пас", "3♠"]})
    assert (error.value.field, error.value.text) == ("calls", "Слова по порядку: торг закрыт до слова 3")


def test_partners_who_won_as_much_are_named_together_where_partners_change() -> None:
    state = GAME.deal(1, {"variant": "впятером", "rubbers": 1})
    play_out(GAME, state, [GAME.bots["random"]] * 5, Generator(1))
    score = state.score()
    assert score.summary.replace("\u00a0", " ") == "3-й игрок и 5-й игрок: выигрыш по 66 320."
    assert [name for name, won in score.sides.items() if won == score.total] == ["3-й игрок", "5-й игрок"]
