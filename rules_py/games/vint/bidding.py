"""«Винт»: the auction over thirty-five bids, and why a word is refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from ...frame.cites import implements
from ...frame.errors import IllegalAction
from ...frame.readings import Chosen
from ...kernels.auction import PASS, Auction, AuctionRules, Reason
from .bars import first_of, row
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


@dataclass(frozen=True, slots=True)
class Call:
    """A word that somebody would say in an auction."""

    auction: Auction
    seat: int
    step: int
    variant: Variant

    @property
    def reason(self) -> Reason | None:
        """Return what the auction has against it."""
        return self.auction.refusal(self.seat, self.step)

    @property
    def spoken(self) -> bool:
        """Tell whether the one who would speak has spoken last."""
        return bool(self.auction.calls) and self.auction.calls[-1][0] == self.seat


def least_text(best: int, step: int) -> str:
    """Say how high a game of this strain must be."""
    level = sufficient_level(best, strain_of(step))
    return "выше уже не назначить" if level is None else f"в этой масти — не ниже «{CONTRACTS[level - 1]}»"


def _because(reason: Reason) -> Callable[[Call], bool]:
    return lambda call: call.reason is reason


def _below_least(rule: str) -> Callable[[Call], bool]:
    """Return a test of bids below the least one that this rule names."""
    return lambda call: call.reason is Reason.BELOW_LEAST and rule in call.variant.least_cites


CALL_BARS = (
    row("call", ("vint.75a", "vint.h3"), "Торг закрыт", _because(Reason.CLOSED)),
    row("call", ("vint.28b", "vint.29"), "Вы уже сказали слово: очередь следующего",
        lambda call: call.reason is Reason.NOT_TURN and call.spoken),
    row("call", ("vint.28b", "vint.67"), "Сейчас слово не ваше", _because(Reason.NOT_TURN)),
    row("call", ("vint.67",), "Сказавший не в очередь больше не назначает", _because(Reason.BARRED)),
    row("call", ("vint.67",), "Партнёр сказал не в очередь: в первую свою очередь вы не назначаете", _because(Reason.SKIPS)),
    *(row("call", (rule,), lambda call: f"Наименьшее назначение здесь — {bid_text(call.variant.least)}",
          _below_least(rule))
      for rule in ("vint.vdvoem.5.7", "vint.dvprikup.6")),
    row("call", ("vint.30a", "vint.35b"),
        lambda call: f"Низко: последнее слово — {bid_text(call.auction.best)}; {least_text(call.auction.best, call.step)}",
        lambda call: call.reason is not None),
)  # fmt: skip
"""What may not be said in an auction, the first that holds is named."""


@implements("vint.28b", "vint.29", "vint.30a", "vint.35b", "vint.67")
def refuse_call(auction: Auction, seat: int, step: int, variant: Variant) -> IllegalAction | None:
    """Say why a word may not be said, or None where it may."""
    return first_of(CALL_BARS, Call(auction, seat, step, variant))


def contract_of(step: int) -> tuple[str, str]:
    """Return the names of game and trump of a bid."""
    return CONTRACTS[level_of(step) - 1], TRUMPS[strain_of(step)]
