"""«Верю? Не верю!»: the rules of a round as plain functions, the same for play and for calculators."""

from __future__ import annotations

from collections.abc import Sequence

from ...frame.cites import implements
from ...frame.readings import Chosen
from .options import SHOE, WINS
from .readings import OWN_CARDS, OWN_SHOE_FIRST


@implements("veryu.step2.range", "veryu.step2.shift")
def highest_bid(mats: Sequence[int]) -> int:
    """Return the highest bid: every card that lies on a mat, all of them counted in plain sight."""
    return sum(mats)


@implements("veryu.step2.range", "veryu.step2.raise", "veryu.sum.2")
def lowest_bid(bid: int) -> int:
    """Return the lowest bid after this one: one card for a challenge, more than before for a raise."""
    return bid + 1


def clockwise(seat: int, seats: int) -> list[int]:
    """Return the other seats, the left neighbour first."""
    return [(seat + step) % seats for step in range(1, seats)]


@implements("veryu.step2.end", "veryu.ex.contender")
def contender_of(bidder: int, passed: Sequence[bool], bid: int, highest: int) -> int | None:
    """Return the contender once all but one have passed, or once nothing higher can be named."""
    if bid and (bid == highest or sum(passed) == len(passed) - 1):
        return bidder
    return None


@implements("veryu.step3.2", "veryu.step3.9")
def own_to_open(bid: int, own: int, readings: Chosen) -> int:
    """Return how many of his own cards the contender opens before any other."""
    return own if readings[OWN_CARDS] == "all" else min(bid, own)


@implements("veryu.step3.1", "veryu.step3.8", "veryu.step3.9", "veryu.sum.3")
def all_to_open(bid: int, own: int, readings: Chosen) -> int:
    """Return how many cards the contender opens in all."""
    return max(bid, own_to_open(bid, own, readings))


@implements("veryu.step3.4", "veryu.step3.5", "veryu.fail.7", "veryu.sum.4", "veryu.sum.6")
def attempt_result(opened: Sequence[int], needed: int) -> bool | None:
    """Tell whether the attempt has failed (a shoe) or succeeded (enough cards); None while it goes on."""
    if SHOE in opened:
        return False
    return True if len(opened) >= needed else None


@implements("veryu.fail.5", "veryu.fail.6", "veryu.round.1", "veryu.ex.new")
def next_first(contender: int, shoe_owner: int | None, out: bool, readings: Chosen) -> int | None:
    """Return who begins the next round; None where the contender appoints him."""
    own = shoe_owner == contender
    if own and (out or readings[OWN_SHOE_FIRST] == "always"):
        return None
    return shoe_owner if out else contender


@implements("veryu.end.1", "veryu.succ.2", "veryu.goal.2", "veryu.sum.5")
def winner_of(successes: Sequence[int], cards: Sequence[int]) -> int | None:
    """Return the seat that has won: two successes, or the only one left; None while the game goes on."""
    for seat, count in enumerate(successes):
        if count >= WINS:
            return seat
    left = [seat for seat, count in enumerate(cards) if count]
    return left[0] if len(left) == 1 else None
