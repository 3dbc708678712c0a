"""Deal numbers: a generator of our own, the same in every Python.

SplitMix64 with rejection sampling. A deal number names the same cards for ever, whatever `random` does.
"""

from __future__ import annotations

_MASK = (1 << 64) - 1


class Generator:
    """A small deterministic source of integers."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & _MASK

    def bits(self) -> int:
        """Return the next 64 bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """Return an integer from 0 to bound - 1, each as likely as any other."""
        limit = (_MASK + 1) - (_MASK + 1) % bound
        while True:
            value = self.bits()
            if value < limit:
                return value % bound

    def chance(self, numerator: int, denominator: int) -> bool:
        """Return True with the given probability."""
        return self.below(denominator) < numerator

    def shuffle(self, count: int) -> list[int]:
        """Return the numbers from 0 to count - 1 in random order."""
        order = list(range(count))
        for last in range(count - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order
