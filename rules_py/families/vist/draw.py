"""The family of вист: the draw for partners, the places they take, whose the dummy is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...frame.cards import DECK_52
from ...frame.rng import Generator

FOUR = 4
THREE = 3
SALT = 0x5EA75
"""Makes the pack of the draw another than the pack of the deal with the same number."""


def draw_pack(number: int) -> list[int]:
    """Return the pack from which the players of a match draw."""
    return Generator(number ^ SALT).shuffle(DECK_52.size)


@dataclass(frozen=True, slots=True)
class Seating:
    """What the draw decides; players are numbered as they drew."""

    first_dealer: int
    low_pair: tuple[int, int]
    high_pair: tuple[int, int]

    @property
    def places(self) -> tuple[int, int, int, int]:
        """Return who sits where: the first to draw keeps the first place, his partner sits opposite."""
        pair = self.low_pair if 0 in self.low_pair else self.high_pair
        mate = pair[0] + pair[1]
        left, right = (player for player in range(1, FOUR) if player != mate)
        return 0, left, mate, right


def seating_of(order: Sequence[int]) -> Seating:
    """Let the two lowest play against the two highest and the lowest deal; the order goes from the lowest up."""
    low, high = sorted(order[:2]), sorted(order[2:FOUR])
    return Seating(order[0], (low[0], low[1]), (high[0], high[1]))


# Three and a dummy


def dummy_opposite(owner: int, dummy: int = THREE) -> list[int]:
    """Seat three players clockwise, the dummy opposite its owner."""
    return [owner, (owner + 1) % THREE, dummy, (owner + 2) % THREE]


def played_by(circle: Sequence[int], dummy: int, owner: int) -> tuple[int, ...]:
    """Return who plays the cards of each place, the first player's place first."""
    at = circle.index(0)
    return tuple(owner if one == dummy else one for one in (*circle[at:], *circle[:at]))
