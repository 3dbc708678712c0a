"""«Винт»: what the kinds of винт deal, write and rotate, as data and small functions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ....frame.cites import implements
from ....frame.readings import Chosen
from ..readings import (
    DEALER_SHARE,
    RESEAT_PAIR,
    SEPARATE_PENALTY,
    SEPARATE_SCORES,
)
from ..scoring import honour_price

SIX_HUNDRED = 600


# How many cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """How a kind of винт lays out fifty-two cards."""

    hand: int
    """Cards dealt to a hand."""
    talon: int = 0
    sprinkle: int = 0
    """Cards that the buyer passes to his partner."""
    spread: int = 0
    """Cards that the last holder of the talon gives to each of the other three."""
    dealer: int | None = None
    """Cards of the dealer where he gets other than the rest."""
    to_dealer: int = 0
    """Cards that each of the three gives to the dealer."""
    away: int = 0
    """Cards that everybody puts away for good."""
    rules: tuple[str, ...] = ("vint.22a",)

    @property
    def total(self) -> int:
        """Return all cards of the deal."""
        return 3 * self.hand + (self.hand if self.dealer is None else self.dealer) + self.talon

    @property
    def final(self) -> int:
        """Return the cards that each of the three others holds when play begins."""
        return self.hand + self.spread - self.to_dealer - self.away

    @property
    def last(self) -> int:
        """Return the cards of the hand that shares out: it must come to the same number."""
        if self.dealer is not None:
            return self.dealer + 3 * self.to_dealer
        return self.hand + self.talon - 3 * self.spread - self.away


LAYOUTS: dict[str, Layout] = {
    "обычный": Layout(hand=13),
    "вдвоём, пятый способ": Layout(hand=12, talon=4, spread=1, rules=("vint.vdvoem.5.2", "vint.vdvoem.5.5")),
    "с прикупом": Layout(hand=12, talon=4, spread=1, rules=("vint.prikup.2", "vint.prikup.3a")),
    "с мусором": Layout(hand=17, dealer=1, to_dealer=4, rules=("vint.musor.2", "vint.musor.3")),
    "с присыпкой": Layout(hand=12, talon=4, sprinkle=4, spread=1, rules=("vint.gvozd.2", "vint.gvozd.4", "vint.gvozd.5")),
    "с двойным прикупом": Layout(hand=11, talon=8, sprinkle=8, spread=2, rules=("vint.dvprikup.2", "vint.dvprikup.4")),
    "с пересадкой и прикупом": Layout(
        hand=12, talon=4, spread=1, rules=("vint.peresadka.2", "vint.prikup.2", "vint.prikup.3a")
    ),
    "виталин": Layout(hand=13, away=2, rules=("vint.vitalin.2", "vint.vitalin.3")),
}


# Honours of two

LEAST_HONOURS_OF_TWO = 2


@implements("vint.vdvoem.2.5")
def honours_of_two(mine: int, theirs: int) -> int:
    """Return for how many honours the first of two writes: more than the other, and at least two."""
    return mine if mine > theirs and mine >= LEAST_HONOURS_OF_TWO else 0


def honours_of_two_points(level: int, mine: int, theirs: int) -> int:
    """Return what the first of two writes for honours."""
    return honours_of_two(mine, theirs) * honour_price(level)


# Separate records


@implements("vint.troem.2.4", "vint.troem.2.5", "vint.aukcion.4")
def opponents_share(amount: int, is_penalty: bool, readings: Chosen) -> int:
    """Return what each of two opponents writes of what their side gets."""
    reading = SEPARATE_PENALTY if is_penalty else SEPARATE_SCORES
    return amount if readings[reading] == "full" else amount // 2


@implements("vint.aukcion.3")
def dealer_gets_penalty(readings: Chosen) -> bool:
    """Tell whether the dealer whose cards were bought writes the buyer's undertricks too."""
    return readings[DEALER_SHARE] == "gains"


# Reseating


def _pair_of(calls: Sequence[tuple[int, int]], choice: str) -> tuple[int, int] | None:
    bids = [(seat, step) for seat, step in calls if step >= 0]
    if not bids:
        return None
    highest, last = bids[-1]
    first = next(seat for seat, step in bids if step % 5 == last % 5) if choice == "suit" else bids[0][0]
    return None if first == highest else (first, highest)


@implements("vint.peresadka.1", "vint.peresadka.4")
def reseated_pair(calls: Sequence[tuple[int, int]], readings: Chosen) -> tuple[int, int] | None:
    """Return the seats that play together: who first named the game and who raised it highest; None where one did both."""
    return _pair_of(calls, readings[RESEAT_PAIR])


def reseated_pairs(calls: Sequence[tuple[int, int]]) -> set[tuple[int, int] | None]:
    """Return the pairs that the readings give."""
    return {_pair_of(calls, choice) for choice in RESEAT_PAIR.choices}
