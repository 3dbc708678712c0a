"""«Преферанс»: who deals and sits out, and the settlement of a finished sheet."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from ...frame.cites import implements
from ...frame.russian import leaders
from .rules import TENFOLD

ORDINALS = ("Первый", "Второй", "Третий", "Четвёртый", "Пятый")


@implements("preferans.h12")
def unfinished_whists(left: Sequence[int]) -> list[list[int]]:
    """Return what players write on each other for records and kurochki that a stopped pool leaves."""
    count = len(left)
    return [
        [max(0, TENFOLD * (left[other] - left[writer]) // count) if other != writer else 0 for other in range(count)]
        for writer in range(count)
    ]


@implements("preferans.calc.1", "preferans.calc.2", "preferans.calc.ex1", "preferans.calc.ex2", "preferans.calc.ex3")
def net_whists(whists: Sequence[Sequence[int]]) -> list[int]:
    """Return for each player his whists on the others less theirs on him."""
    seats = range(len(whists))
    return [sum(whists[seat]) - sum(whists[other][seat] for other in seats) for seat in seats]


def most_text(names: Sequence[str], totals: Sequence[int | Fraction]) -> str:
    """Say who has most; equals are named together."""
    first = leaders(names, totals)
    who = " и ".join(f"«{name.lower()}»" for name in first)
    return f"Больше всех у {'игрока' if len(first) == 1 else 'игроков'} {who}"
