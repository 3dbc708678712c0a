"""The family of пикет: the record of games, королики and the партия, as numbers; no match is needed for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...frame.results import Item

NAMES = ("Первый", "Второй")
Entry = tuple[int, Item]
"""Who writes, and what."""


def doubled(rules: Any, games: Sequence[int], at: int, carried: bool = False) -> bool:
    """Tell whether a game of a партия is written twice: a рефет before it says so, or one of the партия before."""
    size = rules.korolik
    if carried and at < size:
        return True
    start = at // size * size - size
    before = games[start : start + size] if start >= 0 else ()
    if rules.equal_refait and len(before) == size and balance(rules, before) == 0:
        return True
    if rules.next_two:
        return any(games[place] == 0 and not at_end(rules, place) for place in (at - 1, at - 2) if place >= 0)
    return 0 in before


def at_end(rules: Any, at: int) -> bool:
    """Tell whether no whole королик is left after a game."""
    return bool(at >= rules.korolik * (rules.koroliki - 1))


def carries(rules: Any, games: Sequence[int]) -> bool:
    """Tell whether a рефет goes over to the next партия."""
    last = games[rules.korolik * (rules.koroliki - 1) :]
    return 0 in last or (rules.equal_refait and len(last) == rules.korolik and balance(rules, last) == 0)


def balance(rules: Any, games: Sequence[int]) -> int:
    """Return what one has over the other: games of the first stand with a plus, of the second with a minus."""
    first = [game for game in games if game > 0]
    second = [-game for game in games if game < 0]
    return int((rules.one_side(first) if first else 0) - (rules.one_side(second) if second else 0))


def written(rules: Any, balance: int, hundred: int) -> int:
    """Return a round entry: what is left, and the hundred."""
    return int(rules.rounded(abs(balance) + hundred))


def korolik_entries(rules: Any, games: Sequence[int], twice: bool = False) -> list[Entry]:
    """Write a королик at the side: what is left of two games with a hundred, rounded."""
    left = balance(rules, games)
    if left == 0:
        return []
    hundred = rules.refait_hundred if twice else rules.hundred
    cites = ("piket.46d", "piket.46e", *(("piket.48",) if 0 in games else ()))
    entry = written(rules, left, hundred)
    return [(0 if left > 0 else 1, Item(f"Королик: {abs(left)} и {hundred}, круглым числом {entry}", cites, entry))]


def sums(games: Sequence[int]) -> tuple[int, int]:
    """Return the sums of the games written by each."""
    return sum(game for game in games if game > 0), -sum(game for game in games if game < 0)


def final_entries(rules: Any, first: int, second: int) -> list[Entry]:
    """Write for the whole партия: what is left of all games with a hundred, rounded."""
    left = first - second
    if left == 0:
        return []
    entry = written(rules, left, rules.hundred)
    text = f"Партия: {max(first, second)} − {min(first, second)} = {abs(left)}, с сотней круглым числом {entry}"
    return [(0 if left > 0 else 1, Item(text, ("piket.46f", "piket.46g", "piket.46e"), entry))]


def through_entries(rules: Any, games: Sequence[int], sides: Sequence[int]) -> list[Entry]:
    """Write a hundred to the opponent of one who has not written a single figure."""
    own = sides if rules.through_korolik else sums(games)
    empty = [seat for seat in (0, 1) if own[seat] == 0]
    if len(empty) != 1:
        return []
    return [(1 - empty[0], Item("За сквозную запись соперника", ("piket.50a", "piket.50b"), rules.through))]


def party_entries(rules: Any, games: Sequence[int], carried: bool = False) -> list[Entry]:
    """Write a whole партия: its королики, what is left of all games, a record that stayed empty."""
    size = rules.korolik
    found: list[Entry] = []
    for start in range(0, len(games) - size + 1, size):
        found += korolik_entries(rules, games[start : start + size], doubled(rules, games, start, carried))
    sides = [sum(item.amount or 0 for seat, item in found if seat == who) for who in (0, 1)]
    found += final_entries(rules, *sums(games))
    return found + through_entries(rules, games, sides)
