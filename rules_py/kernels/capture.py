"""Taking cards off the table: by a card of the same rank, or by several that count as much together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache

Value = Callable[[int], int]
"""What a card counts; nought: it makes no sum."""
Same = Callable[[int, int], bool]
Left = tuple[int, ...]
"""How many cards of each kind are left."""
MOST_JOINED = 256
"""Of several groups taken at once no more ways are listed; whoever names another lawful one may take it all the same."""


def sums(table: Sequence[int], wanted: int, value: Value) -> list[tuple[int, ...]]:
    """Return every set of two cards and more that counts just as much as is wanted."""
    usable = sorted((card for card in table if 0 < value(card) < wanted), key=value, reverse=True)
    found: list[tuple[int, ...]] = []

    def search(start: int, left: int, taken: tuple[int, ...]) -> None:
        for place in range(start, len(usable)):
            worth = value(usable[place])
            if worth == left and taken:
                found.append((*taken, usable[place]))
            elif worth < left:
                search(place + 1, left - worth, (*taken, usable[place]))

    if wanted > 0:
        search(0, wanted, ())
    return found


def groups(table: Sequence[int], card: int, wanted: int, value: Value, same: Same) -> list[tuple[int, ...]]:
    """Return everything that a card takes at one time: one card like it, or one set that counts as much."""
    return [*((one,) for one in table if same(card, one)), *sums(table, wanted, value)]


def unions(known: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Return every group, and what can be taken by several of them at once, no card twice, as far as a list can hold it."""
    found: dict[frozenset[int], tuple[int, ...]] = {frozenset(group): group for group in known}
    most = len(found) + MOST_JOINED

    def search(start: int, taken: tuple[int, ...]) -> None:
        for place in range(start, len(known)):
            if len(found) < most and not set(known[place]) & set(taken):
                whole = (*taken, *known[place])
                found.setdefault(frozenset(whole), whole)
                search(place + 1, whole)

    search(0, ())
    return list(found.values())


def parts(taken: Sequence[int], card: int, wanted: int, value: Value, same: Same) -> int:
    """Return into how many groups just these cards fall, as few as can be; nought where they do not."""
    kinds = Counter((value(one), same(card, one)) for one in taken)
    known = sorted(kinds, reverse=True)

    def without(left: Left, place: int) -> Left:
        return (*left[:place], left[place] - 1, *left[place + 1 :])

    def filled(left: Left, start: int, missing: int) -> Iterator[Left]:
        """Give what is left when a group is filled up to the sum, dear cards first."""
        if not missing:
            yield left
        for place in range(start, len(known)):
            if left[place] and 0 < known[place][0] <= missing:
                yield from filled(without(left, place), place, missing - known[place][0])

    @cache
    def fewest(left: Left) -> int:
        """Return into how many groups these fall; nought where they do not. Cards that count alike are one kind."""
        if not any(left):
            return 0
        first = next(place for place, count in enumerate(left) if count)
        rest, (worth, like) = without(left, first), known[first]
        ends = [*([rest] if like else []), *(filled(rest, first, wanted - worth) if 0 < worth < wanted else ())]
        found = [1 + fewest(end) for end in ends if not any(end) or fewest(end)]
        return min(found, default=0)

    return fewest(tuple(kinds[one] for one in known))


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
