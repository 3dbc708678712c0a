"""The auction kernel: turns, ladders, passes, bars."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_py.kernels.auction import PASS, Auction, AuctionRules, IllegalCall, Reason

FOUR = AuctionRules(size=35, callers=(2, 3, 0, 1), closing=8, opening=4)
RETIRE = AuctionRules(size=10, callers=(0, 1, 2), closing=3, opening=3, retire=True, equals=True)


def told(rules: AuctionRules, *steps: int) -> Auction:
    auction = Auction(rules)
    for step in steps:
        auction.call(step)
    return auction


def test_the_first_of_the_order_speaks_first_and_the_rest_follow_round_after_round() -> None:
    auction = Auction(FOUR)
    heard = []
    for _ in range(3):
        heard.append(auction.caller)
        auction.call(PASS)
    auction.call(0)
    assert heard == [2, 3, 0] and auction.caller == 2 and auction.holder == 1


def test_a_bid_must_be_higher_than_the_best() -> None:
    auction = told(FOUR, 4)
    assert auction.refusal(3, 4) is Reason.TOO_LOW and auction.refusal(3, 5) is None
    assert list(auction.legal()) == list(range(5, 35))
    with pytest.raises(IllegalCall) as refused:
        auction.call(3)
    assert (refused.value.seat, refused.value.step, refused.value.reason) == (3, 3, Reason.TOO_LOW)


def test_eight_passes_after_a_bid_close_and_seven_do_not() -> None:
    auction = told(FOUR, 0, *[PASS] * 7)
    assert auction.open and auction.passes == 7
    auction.call(PASS)
    assert not auction.open and not auction.passed_out and (auction.best, auction.holder) == (0, 2)
    assert auction.refusal(2, PASS) is Reason.CLOSED


def test_four_passes_without_a_bid_throw_in() -> None:
    assert told(FOUR, *[PASS] * 4).passed_out


def test_a_bid_counts_the_passes_anew() -> None:
    auction = told(FOUR, 0, *[PASS] * 7, 1, *[PASS] * 7)
    assert auction.open and auction.best == 1


def test_another_seat_may_not_speak() -> None:
    assert Auction(FOUR).refusal(0, 3) is Reason.NOT_TURN and Auction(FOUR).refusal(0, PASS) is Reason.NOT_TURN


def test_steps_outside_the_ladder_and_below_the_least_are_refused() -> None:
    rules = AuctionRules(size=35, callers=(0, 1), closing=4, opening=2, least=10)
    auction = Auction(rules)
    assert [auction.refusal(0, step) for step in (35, -2, 9, 10)] == [Reason.NO_STEP, Reason.NO_STEP, Reason.BELOW_LEAST, None]
    assert auction.legal() == range(10, 35)


def test_a_barred_seat_only_passes_and_a_skipping_one_passes_once() -> None:
    auction = told(FOUR, 0)
    auction.take_out_of_turn(1, 3)
    auction.barred |= {1}
    auction.skips |= {3}
    assert auction.caller == 3 and auction.refusal(3, 9) is Reason.SKIPS and auction.legal() == range(0)
    auction.call(PASS)
    auction.call(PASS)
    assert auction.caller == 1 and auction.refusal(1, 9) is Reason.BARRED
    for _ in range(2):
        auction.call(PASS)
    assert auction.caller == 3 and auction.refusal(3, 9) is None and (auction.best, auction.holder) == (3, 1)


def test_a_final_pass_leaves_the_auction_to_the_others() -> None:
    auction = told(RETIRE, 0, PASS)
    assert auction.caller == 2
    auction.call(1)
    assert auction.caller == 0 and auction.refusal(0, 1) is None, "the earlier seat may hold the same step"
    auction.call(1)
    assert auction.caller == 2 and auction.refusal(2, 1) is Reason.TOO_LOW
    auction.call(PASS)
    assert not auction.open and (auction.best, auction.holder) == (1, 0)


def test_the_last_seat_still_speaks_when_the_others_have_passed() -> None:
    auction = told(RETIRE, PASS, PASS)
    assert auction.open and auction.caller == 2
    auction.call(PASS)
    assert auction.passed_out


def test_the_highest_step_closes_at_once_only_where_the_rules_say_so() -> None:
    top = AuctionRules(size=5, callers=(0, 1), closing=2, opening=2, top_closes=True)
    assert not told(top, 4).open and told(FOUR, 34).open


@given(st.lists(st.integers(-1, 34), max_size=60))
def test_any_calls_keep_the_ladder_rising(steps: list[int]) -> None:
    auction = Auction(FOUR)
    for step in steps:
        twin = auction.clone()
        try:
            auction.call(step)
        except IllegalCall:
            assert auction.calls == twin.calls and auction.caller == twin.caller
    bids = [step for _, step in auction.calls if step != PASS]
    assert bids == sorted(set(bids)) and auction.best == (bids[-1] if bids else PASS)
    assert [seat for seat, _ in auction.calls] == [(2 + turn) % 4 for turn in range(len(auction.calls))]
