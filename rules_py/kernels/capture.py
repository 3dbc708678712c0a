"""Taking cards off the table: by a card of the same rank, or by several that count as much together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import islice

Value = Callable[[int], int]
"""What a card counts; nought: it makes no sum."""
Same = Callable[[int, int], bool]
MOST_WAYS = 256
"""More ways to take are not listed."""


def sums(table: Sequence[int], wanted: int, value: Value) -> list[tuple[int, ...]]:
    """Return every set of two cards and more that counts just as much as is wanted."""
    usable = sorted((card for card in table if 0 < value(card) < wanted), key=value, reverse=True)
    found: list[tuple[int, ...]] = []

    def search(start: int, left: int, taken: tuple[int, ...]) -> None:
        for place in range(start, len(usable)):
            worth = value(usable[place])
            if worth == left and taken:
                found.append((*taken, usable[place]))
            elif worth < left and len(found) < MOST_WAYS:
                search(place + 1, left - worth, (*taken, usable[place]))

    if wanted > 0:
        search(0, wanted, ())
    return found


def groups(table: Sequence[int], card: int, wanted: int, value: Value, same: Same) -> list[tuple[int, ...]]:
    """Return everything that a card takes at one time: one card like it, or one set that counts as much."""
    return [*((one,) for one in table if same(card, one)), *sums(table, wanted, value)]


def unions(known: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Return everything that can be taken by several of these groups at once, no card twice."""
    found: dict[frozenset[int], tuple[int, ...]] = {}

    def search(start: int, taken: tuple[int, ...]) -> None:
        for place in range(start, len(known)):
            if len(found) < MOST_WAYS and not set(known[place]) & set(taken):
                whole = (*taken, *known[place])
                found.setdefault(frozenset(whole), whole)
                search(place + 1, whole)

    search(0, ())
    return list(islice(found.values(), MOST_WAYS))


def parts(taken: Sequence[int], card: int, wanted: int, value: Value, same: Same) -> int:
    """Return into how many groups just these cards fall, as few as can be; nought where they do not."""
    left = frozenset(taken)
    if not left:
        return 0
    level: set[frozenset[int]] = {left}
    for count in range(1, len(left) + 1):
        rest: set[frozenset[int]] = set()
        for some in level:
            first = min(some)
            for group in groups(tuple(some), card, wanted, value, same):
                if first in group:
                    rest.add(some - frozenset(group))
        if frozenset() in rest:
            return count
        level = rest
    return 0


def most(held: Sequence[int], all_together: bool) -> tuple[list[int], list[int]]:
    """Return who has more than the others, and who has as many; than each of them, or than all together."""
    more, even = [], []
    for place, own in enumerate(held):
        others: Iterable[int] = [*held[:place], *held[place + 1 :]]
        against = sum(others) if all_together else max(others)
        if own > against:
            more.append(place)
        elif own == against:
            even.append(place)
    return more, even
