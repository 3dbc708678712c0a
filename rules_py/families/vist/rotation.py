"""The family of вист: players who change partners from rubber to rubber, by the tables for five and six."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from ...frame.cards import DECK_52 as DECK
from ...frame.cites import implements


@implements("vint.2", "vint.4", "vint.5", "vint.6")
def draw_key(card: int) -> tuple[int, int]:
    """Return how high a drawn card is: the ace is low, equal ranks go by suit."""
    rank = card % DECK.width
    return (-1 if rank == DECK.width - 1 else rank), DECK.suit_of[card]


# Five and six players

FIVE_TABLE = ("0-+--", "-0--+", "-+0+-", "+++0+", "+--+0")
"""Впятером: rows by the drawn cards, the highest first; equal signs play together, 0 sits out."""
SIX_TABLE = ("-×0-×0-", "--0×-0×", "×0-×0--", "×0×-0××", "0×-0-×0", "0-×0×-0")
"""Вшестером: the seven rubbers that the table shows in full."""


@dataclass(frozen=True, slots=True)
class Rubber:
    """Who plays with whom in one rubber."""

    pairs: tuple[tuple[str, str], tuple[str, str]]
    out: tuple[str, ...]


@implements("vint.pyaterom.1", "vint.pyaterom.5", "vint.shesterom.1", "vint.shesterom.3")
def rubbers_of(rows: Mapping[str, str]) -> list[Rubber]:
    """Read a table of rubbers: in each column two signs, two players each; the rest sit out."""
    found = []
    for column in range(len(next(iter(rows.values()), ""))):
        signs: dict[str, list[str]] = {}
        for name, row in rows.items():
            signs.setdefault(row[column], []).append(name)
        out = tuple(signs.pop("0", ()))
        pairs = [tuple(names) for names in signs.values()]
        if len(pairs) != 2 or any(len(pair) != 2 for pair in pairs):
            raise ValueError(column)
        found.append(Rubber(((pairs[0][0], pairs[0][1]), (pairs[1][0], pairs[1][1])), out))
    return found


@implements("vint.pyaterom.2", "vint.pyaterom.4")
def order_of_names(draws: Mapping[str, int]) -> list[str]:
    """Put the names by the drawn cards, the highest first: he sits out first."""
    return sorted(draws, key=lambda name: draw_key(draws[name]), reverse=True)


@implements("vint.shesterom.2", "vint.h53")
def eighth_rubber(names: Sequence[str], draws: Mapping[str, int]) -> Rubber:
    """Let the fifth and the sixth meet at last; against them sit the two of the other four who drew lowest."""
    lowest = sorted(names[:4], key=lambda name: draw_key(draws[name]))[:2]
    pair = tuple(name for name in names[:4] if name in lowest)
    out = tuple(name for name in names[:4] if name not in lowest)
    return Rubber(((names[4], names[5]), (pair[0], pair[1])), out)


@implements("vint.pyaterom.1", "vint.pyaterom.2", "vint.shesterom.1", "vint.shesterom.2")
def rotation(draws: Mapping[str, int]) -> list[Rubber]:
    """Return the rubbers of five or six players by the cards they drew."""
    names = order_of_names(draws)
    table = FIVE_TABLE if len(names) == len(FIVE_TABLE) else SIX_TABLE
    rubbers = rubbers_of(dict(zip(names, table, strict=True)))
    return rubbers if table is FIVE_TABLE else [*rubbers, eighth_rubber(names, draws)]


def plan_of(draws: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Plan the rubbers of five or six players by the cards they drew: who sits at the four places each time.

    Partners sit opposite; the first player keeps the first place where he plays.
    """
    plan = []
    for rubber in rotation({str(player): card for player, card in enumerate(draws)}):
        pairs = sorted(tuple(sorted(int(name) for name in pair)) for pair in rubber.pairs)
        plan.append((pairs[0][0], pairs[1][0], pairs[0][1], pairs[1][1]))
    return tuple(plan)


def different_pairs(rubbers: Sequence[Rubber]) -> int:
    """Count the different pairs that have played together."""
    return len({frozenset(pair) for rubber in rubbers for pair in rubber.pairs})


def all_pairs(players: int) -> int:
    """Return how many pairs so many players can form."""
    return len(list(combinations(range(players), 2)))


@implements("vint.pyaterom.3", "vint.pyaterom.4", "vint.pyaterom.5")
def balance_after(before: Mapping[str, int], rows: Mapping[str, str], results: Sequence[int]) -> dict[str, int]:
    """Add the results of the rubbers to the record, by the sign of each player."""
    found = dict(before)
    for name, row in rows.items():
        gain = sum((sign == "+") * result - (sign == "-") * result for sign, result in zip(row, results, strict=True))
        found[name] = found.get(name, 0) + gain
    return found
