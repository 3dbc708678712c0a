"""«Винт»: the auction over thirty-five bids, and why a word is refused."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from ...frame.cites import implements
from ...frame.errors import IllegalAction
from ...frame.readings import Chosen
from ...kernels.auction import PASS, Auction, AuctionRules, Reason
from .deal import SEATS
from .options import CONTRACTS, LEVELS, STEPS, TRUMPS, Variant, bid_text, level_of, step_of, strain_of
from .readings import AUCTION_PASSES, OUT_OF_TURN_BID


@implements("vint.28a", "vint.28b")
def speaking_order(dealer: int, seats: int = SEATS) -> tuple[int, ...]:
    """Return the seats in the order in which they speak: the dealer, then to the left, round after round."""
    return tuple((dealer + turn) % seats for turn in range(seats))


def _closing(callers: int, choice: str) -> int:
    return 2 * callers if choice == "two-rounds" else 2 if choice == "two-passes" else callers


@implements("vint.75a", "vint.h3", "vint.48b")
def passes_to_close(callers: int, readings: Chosen) -> int:
    """Return how many passes in a row after a bid end the auction."""
    return _closing(callers, readings[AUCTION_PASSES])


def closes_by_reading(auction: Auction, readings: Chosen) -> bool:
    """Tell whether a closed auction would have gone otherwise by another reading of its end.

    A reading with fewer passes would have closed it before its last bid; with one of more passes it would still be open.
    """
    callers, mine = len(auction.rules.callers), auction.rules.closing
    if auction.best == PASS or mine != passes_to_close(callers, readings):
        return False
    bids = [place for place, (_, step) in enumerate(auction.calls) if step != PASS]
    longest = max((later - earlier - 1 for earlier, later in pairwise(bids)), default=0)
    others = {_closing(callers, choice) for choice in AUCTION_PASSES.choices} - {mine}
    return any(other > mine or other <= longest for other in others)


@lru_cache(maxsize=256)
def _auction_rules(callers: tuple[int, ...], closing: int, least: int) -> AuctionRules:
    return AuctionRules(STEPS, callers, closing, len(callers), least)


@implements("vint.28a", "vint.30a", "vint.h3", "vint.r8")
def new_auction(callers: tuple[int, ...], readings: Chosen, least: int = 0) -> Auction:
    """Begin an auction; four passes without a bid throw the deal in."""
    return Auction(_auction_rules(callers, passes_to_close(len(callers), readings), least))


@implements("vint.74a", "vint.74b")
def sufficient_level(best: int, strain: int) -> int | None:
    """Return the lowest game in a strain that outbids the best one, None where there is none."""
    for level in range(1, LEVELS + 1):
        if step_of(level, strain) > best:
            return level
    return None


@implements("vint.74a", "vint.74b", "vint.74c")
def taken_for(step: int, best: int) -> int | None:
    """Return the bid for which a bid is taken: itself, or raised to the nearest sufficient game of its strain."""
    if step > best:
        return step
    level = sufficient_level(best, strain_of(step))
    return None if level is None else step_of(level, strain_of(step))


@implements("vint.67")
def bid_out_of_turn(auction: Auction, seat: int, step: int, partner: int, readings: Chosen) -> None:
    """Enter a bid made out of turn: the speaker is silenced, his partner passes once; the bid stands by the reading."""
    if readings[OUT_OF_TURN_BID] == "stands" and step > auction.best:
        auction.take_out_of_turn(seat, step)
    auction.barred |= {seat}
    auction.skips |= {partner}


@implements("vint.28b", "vint.29", "vint.30a", "vint.35b", "vint.67")
def refuse_call(auction: Auction, seat: int, step: int, variant: Variant) -> IllegalAction | None:
    """Say why a word may not be said, or None where it may."""
    reason = auction.refusal(seat, step)
    if reason is None:
        return None
    if reason is Reason.CLOSED:
        return IllegalAction("Торг закрыт", "action", ("vint.75a", "vint.h3"))
    if reason is Reason.NOT_TURN:
        spoken = auction.calls[-1][0] if auction.calls else None
        if seat == spoken:
            return IllegalAction("Вы уже сказали слово: очередь следующего", "action", ("vint.28b", "vint.29"))
        return IllegalAction("Сейчас слово не ваше", "action", ("vint.28b", "vint.67"))
    if reason is Reason.BARRED:
        return IllegalAction("Сказавший не в очередь больше не назначает", "action", ("vint.67",))
    if reason is Reason.SKIPS:
        return IllegalAction("Партнёр сказал не в очередь: в первую свою очередь вы не назначаете", "action", ("vint.67",))
    if reason is Reason.BELOW_LEAST:
        return IllegalAction(f"Наименьшее назначение здесь — {bid_text(variant.least)}", "action", variant.least_cites)
    level = sufficient_level(auction.best, strain_of(step))
    least = "выше уже не назначить" if level is None else f"в этой масти — не ниже «{CONTRACTS[level - 1]}»"
    text = f"Низко: последнее слово — {bid_text(auction.best)}; {least}"
    return IllegalAction(text, "action", ("vint.30a", "vint.35b"))


def contract_of(step: int) -> tuple[str, str]:
    """Return the names of game and trump of a bid."""
    return CONTRACTS[level_of(step) - 1], TRUMPS[strain_of(step)]
