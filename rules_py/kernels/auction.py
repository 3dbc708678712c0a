"""Auctions over a ladder: who speaks, what he may say, when the talk is over.

One kernel for every game in which players outbid each other. A bid is a step of a ladder, 0 the lowest; what a step
means is the game's affair. The rules say after how many passes in a row the auction ends and whether a pass is final.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

PASS = -1


class Reason(Enum):
    """Why a call may not be made."""

    CLOSED = "closed"
    NOT_TURN = "not turn"
    BARRED = "barred"
    SKIPS = "skips"
    NO_STEP = "no step"
    BELOW_LEAST = "below least"
    TOO_LOW = "too low"


class IllegalCall(ValueError):
    """A call that the rules of the auction forbid."""

    def __init__(self, seat: int, step: int, reason: Reason) -> None:
        super().__init__(seat, step, reason)
        self.seat = seat
        self.step = step
        self.reason = reason


@dataclass(frozen=True, slots=True)
class AuctionRules:
    """How an auction goes."""

    size: int
    """Steps of the ladder."""
    callers: tuple[int, ...]
    """Seats in the order in which they speak, the first to speak first."""
    closing: int
    """How many passes in a row after a bid end the auction."""
    opening: int
    """How many passes in a row without any bid throw the deal in."""
    least: int = 0
    """The lowest step that may be called."""
    retire: bool = False
    """A pass is final: the seat speaks no more, and one seat left alone with the best bid ends the auction."""
    equals: bool = False
    """A seat that comes earlier in the order may take the same step as the best bid of a later one."""
    top_closes: bool = False
    """A bid of the highest step ends the auction at once."""


class Auction:
    """An auction in progress; mutable, cheap to clone."""

    __slots__ = ("barred", "best", "calls", "holder", "open", "passes", "place", "retired", "rules", "skips")

    def __init__(self, rules: AuctionRules) -> None:
        self.rules = rules
        self.calls: list[tuple[int, int]] = []
        """Every call as seat and step; PASS is a step of its own."""
        self.place = 0
        self.best = PASS
        self.holder = -1
        self.passes = 0
        self.open = True
        self.retired: frozenset[int] = frozenset()
        self.barred: frozenset[int] = frozenset()
        """Seats that may only pass from now on."""
        self.skips: frozenset[int] = frozenset()
        """Seats that may only pass when their turn comes next."""

    def clone(self) -> Auction:
        """Return an independent copy."""
        twin = Auction.__new__(Auction)
        for name in Auction.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.calls = self.calls[:]
        return twin

    @property
    def caller(self) -> int:
        """Return the seat whose word it is."""
        return self.rules.callers[self.place]

    @property
    def passed_out(self) -> bool:
        """Tell whether everybody passed and nobody bid."""
        return not self.open and self.best < 0

    def lowest(self, seat: int) -> int:
        """Return the lowest step that outbids the best one for this seat."""
        best, rules = self.best, self.rules
        if best < 0:
            return rules.least
        if rules.equals and rules.callers.index(seat) < rules.callers.index(self.holder):
            return best
        return best + 1

    def legal(self) -> range:
        """Return the steps that the seat whose word it is may bid; passing is always possible."""
        seat = self.caller
        if not self.open or seat in self.barred or seat in self.skips:
            return range(0)
        return range(self.lowest(seat), self.rules.size)

    def refusal(self, seat: int, step: int) -> Reason | None:
        """Say why a seat may not make a call, or None where it may."""
        if not self.open:
            return Reason.CLOSED
        if seat != self.caller:
            return Reason.NOT_TURN
        if step == PASS:
            return None
        if not 0 <= step < self.rules.size:
            return Reason.NO_STEP
        if seat in self.barred:
            return Reason.BARRED
        if seat in self.skips:
            return Reason.SKIPS
        if step < self.rules.least:
            return Reason.BELOW_LEAST
        return Reason.TOO_LOW if step < self.lowest(seat) else None

    def call(self, step: int) -> None:
        """Let the seat whose word it is bid or pass; raise IllegalCall where it may not."""
        seat = self.caller
        reason = self.refusal(seat, step)
        if reason is not None:
            raise IllegalCall(seat, step, reason)
        self.calls.append((seat, step))
        if seat in self.skips:
            self.skips -= {seat}
        if step == PASS:
            self.passes += 1
            if self.rules.retire:
                self.retired |= {seat}
        else:
            self.best, self.holder, self.passes = step, seat, 0
        self._turn()

    def take_out_of_turn(self, seat: int, step: int) -> None:
        """Enter a bid that was made out of turn and stands; the turn stays where it was."""
        self.calls.append((seat, step))
        self.best, self.holder, self.passes = step, seat, 0

    def _turn(self) -> None:
        """Pass the word on, or end the auction."""
        rules = self.rules
        if rules.retire:
            left = len(rules.callers) - len(self.retired)
            self.open = left > 0 if self.best < 0 else left > 1
        else:
            self.open = self.passes < (rules.opening if self.best < 0 else rules.closing)
        if rules.top_closes and self.best == rules.size - 1:
            self.open = False
        if not self.open:
            return
        place = (self.place + 1) % len(rules.callers)
        while rules.callers[place] in self.retired:
            place = (place + 1) % len(rules.callers)
        self.place = place
