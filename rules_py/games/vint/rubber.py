"""«Винт»: the score sheet above and below the line, games, the rubber, payment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ...families.vist.sheet import Chalk, Entry, Terms, Written, each_wins, ended, indexed, lines_written
from ...frame.cites import implements
from ...frame.facts import Line
from ...frame.readings import Chosen
from ...frame.russian import counted, number
from .options import RATES, Rules
from .readings import BELOW_RESET, BOTH_REACH, RUBBER_BONUS, TOTAL_BELOW

GAME_BONUS, RUBBER_BONUS_POINTS = 1000, 2000
"""For the end of a game and of a rubber (расчёт 7)."""
MARK_PRICE = 500
"""A thrown-in deal at the end of the rubber (расчёт 8)."""
MARK_CYCLE = 3
"""Prices of vinting marks repeat after three (расчёт 9)."""
GAMES_IN_RUBBER = 2


@implements("vint.r8", "vint.r9")
def mark_prices(marks: int, vinting: bool) -> list[int]:
    """Return what each mark × is worth: 500, or by its number 500, 1 000, 1 500 and again."""
    return [MARK_PRICE * (place % MARK_CYCLE + 1 if vinting else 1) for place in range(marks)]


@dataclass(frozen=True, slots=True)
class End:
    """The end of a game: who won it, how many he had won before, the marks × on the sheet."""

    winner: int
    games: int
    marks: int

    @property
    def last(self) -> bool:
        """Tell whether it ends the rubber."""
        return self.games + 1 >= GAMES_IN_RUBBER


def _winner(terms: Terms, end: End) -> int:
    return end.winner


def _ended(terms: Terms, end: End) -> tuple[bool, bool]:
    """Say whether the last game is written beside its rubber, and whether there is a rubber."""
    return ended(end.games + 1, GAMES_IN_RUBBER, terms.readings[RUBBER_BONUS] == "both")


MARK_LINES = indexed(
    Line(("vint.r8",), lambda terms, end: f"{counted(end.marks, 'знак', 'знака', 'знаков')} × по {MARK_PRICE}",
         lambda terms, end: sum(mark_prices(end.marks, False)),
         lambda terms, end: end.marks and end.last and not terms.agreed.vinting_marks, _winner),
    Line(("vint.r8", "vint.r9"),
         lambda terms, end: f"Винтящиеся знаки ×: {' + '.join(number(price) for price in mark_prices(end.marks, True))}",
         lambda terms, end: sum(mark_prices(end.marks, True)),
         lambda terms, end: end.marks and end.last and terms.agreed.vinting_marks, _winner),
)  # fmt: skip
END_LINES = indexed(
    Line(("vint.n9a", "vint.r4a", "vint.r7"), "Окончена партия", lambda terms, end: None if end.last else GAME_BONUS, side=_winner),
    Line(("vint.r7",), "Окончена последняя партия", lambda terms, end: GAME_BONUS if end.last and all(_ended(terms, end)) else None,
         side=_winner),
    Line(("vint.n9b", "vint.r4a", "vint.r7"), "Окончен роббер",
         lambda terms, end: RUBBER_BONUS_POINTS if end.last and _ended(terms, end)[1] else None, side=_winner),
)  # fmt: skip


def mark_lines(role: int, marks: int, vinting: bool) -> list[Written]:
    """Write the marks × to the side that ends the rubber."""
    return lines_written(MARK_LINES, Terms(Rules(vinting_marks=vinting), Chosen(())), End(role, GAMES_IN_RUBBER - 1, marks))


THROWN_IN = indexed(
    Line(("vint.r8",), lambda terms, marks: f"Распасовка: знак × на записи, всего {marks}", lambda terms, marks: None,
         lambda terms, marks: True),
)  # fmt: skip
"""What a deal leaves that everybody passed."""


@implements("vint.n9a", "vint.r4a", "vint.r1g")
def reached(below: Sequence[int], target: int, declarers: Sequence[int], readings: Chosen) -> tuple[int | None, bool]:
    """Return which column takes the game, and whether more than one reached the target."""
    there = [account for account, points in enumerate(below) if points >= target]
    if len(there) < 2:
        return (there[0] if there else None), False
    if readings[BOTH_REACH] == "declarer":
        candidates = [account for account in there if account in declarers] or there
    else:
        most = max(below[account] for account in there)
        candidates = [account for account in there if below[account] == most]
    return next((account for account in candidates if account in declarers), candidates[0]), True


@implements("vint.r7", "vint.n9b", "vint.r4a")
def end_lines(winner: int, games: int, marks: int, vinting: bool, readings: Chosen) -> list[Written]:
    """Write the end of a game, or of the rubber with its marks; `games` counts those won before."""
    terms = Terms(Rules(vinting_marks=vinting), readings)
    return lines_written((*END_LINES, *MARK_LINES), terms, End(winner, games, marks))


@dataclass(init=False)
class Sheet(Chalk):
    """The score sheet of a rubber: the record above and below the line, and the marks × beside it."""

    marks: int
    rubber_over: bool

    def __init__(self, accounts: int) -> None:
        super().__init__(accounts)
        self.marks = 0
        self.rubber_over = False

    def clone(self) -> Sheet:
        """Return an independent copy."""
        twin = Sheet.__new__(Sheet)
        twin.above = [column[:] for column in self.above]
        twin.below = [column[:] for column in self.below]
        twin.closed = [column[:] for column in self.closed]
        twin.written = self.written[:]
        twin.games = self.games[:]
        twin.marks = self.marks
        twin.rubber_over = self.rubber_over
        return twin

    @implements("vint.r1e", "vint.r1g")
    def write(self, account: int, line: Written, deal: int) -> None:
        """Enter a line: tricks are added to the sum below, every other number stands alone above."""
        if not line.amount:
            return
        self.enter(account, Entry(deal, line.amount, line.text, line.cites), line.below)

    @implements("vint.n9a", "vint.n9b", "vint.r4a", "vint.r7")
    def end_deal(
        self, target: int, declarers: Sequence[int], vinting_marks: bool, readings: Chosen, deal: int
    ) -> list[Written]:
        """Close a game or the rubber where it is won; return what was written for it, the column as its role."""
        winner, several = reached(self.sums_below(), target, declarers, readings)
        if winner is None:
            return []
        lines = end_lines(winner, self.games[winner], self.marks, vinting_marks, readings)
        used = ((BOTH_REACH,) if several else ()) + ((BELOW_RESET,) if any(self.games) else ())
        lines[0] = replace(lines[0], readings=(*lines[0].readings, *used))
        for line in lines:
            self.write(winner, line, deal)
        self.games[winner] += 1
        self.rubber_over = self.games[winner] >= GAMES_IN_RUBBER
        if not self.rubber_over:
            self.close_game(range(len(self.games)) if readings[BELOW_RESET] == "both" else (winner,))
        return lines

    @implements("vint.r4b")
    def totals(self, readings: Chosen) -> list[int]:
        """Return the whole record of each column."""
        with_below = readings[TOTAL_BELOW] == "yes"
        return [self.sum_above(account) + (self.written[account] if with_below else 0) for account in range(len(self.games))]


@implements("vint.r4b")
def pay_sides(totals: Sequence[int]) -> list[int]:
    """Settle two sides: the smaller record is taken from the larger."""
    return list(each_wins(totals[0] - totals[1], (2, 2)))


@implements("vint.troem.1.9")
def pay_dummy(totals: Sequence[int]) -> list[int]:
    """Settle the player with the dummy against two opponents: he wins and pays double."""
    alone, each = each_wins(totals[0] - totals[1], (1, 2))
    return [alone, each, each]


@implements("vint.troem.2.6a", "vint.troem.2.6", "vint.aukcion.4")
def pay_separate(totals: Sequence[int]) -> list[int]:
    """Settle separate records: the highest takes the difference from everybody below it."""
    best = max(totals)
    winners = [account for account, total in enumerate(totals) if total == best]
    paid = [-(best - total) * len(winners) for total in totals]
    gain = sum(best - total for total in totals)
    return [gain if account in winners else paid[account] for account in range(len(totals))]


@implements("vint.troem.2.6", "vint.troem.1.9")
def money(points: int, rate: str) -> tuple[int, int, int]:
    """Return what points are worth in roubles, kopecks and tenths of a kopeck."""
    tenths = points * 10 // RATES[rate]
    return tenths // 1000, tenths // 10 % 100, tenths % 10


def money_text(points: int, rate: str) -> str:
    """Say a sum of money: «3 р. 7 к.»."""
    roubles, kopecks, tenths = money(points, rate)
    return f"{number(roubles)} р. {kopecks}{',' + str(tenths) if tenths else ''} к."
