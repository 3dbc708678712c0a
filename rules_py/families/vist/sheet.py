"""The family of вист: the record above and below a line drawn with chalk, game by game, and its drawing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from ...frame.cites import Implementation, note, place_of
from ...frame.facts import Line, scored
from ...frame.page import Drawing, SheetNote
from ...frame.page import Written as Figure
from ...frame.readings import Chosen, Noting, Reading
from ...frame.russian import number
from ...frame.sheet_drawing import band, cell, drawing, part, written

ABOVE, BELOW = "above", "below"


@dataclass(frozen=True, slots=True)
class Entry:
    """One number of the record."""

    deal: int
    amount: int
    text: str
    cites: tuple[str, ...]
    struck: bool = False
    """It is settled: a line goes through it."""
    rest: bool = False
    """It is what a settled game left, no part of a running sum."""

    @property
    def reason(self) -> str:
        """Say what it was written for and in which deal."""
        return f"{self.text} (сдача № {self.deal})"


@dataclass(init=False)
class Chalk:
    """A record: a column a side, or a column a player."""

    above: list[list[Entry]]
    """Numbers above the line, never added up before the end."""
    below: list[list[Entry]]
    """Numbers for tricks in this game, to be added up below the line."""
    closed: list[list[tuple[Entry, ...]]]
    """The same of the games that are over."""
    written: list[int]
    """Everything written below the line in the rubber."""
    games: list[int]

    def __init__(self, accounts: int) -> None:
        self.above = [[] for _ in range(accounts)]
        self.below = [[] for _ in range(accounts)]
        self.closed = [[] for _ in range(accounts)]
        self.written = [0] * accounts
        self.games = [0] * accounts

    def enter(self, account: int, entry: Entry, below: bool) -> None:
        """Add a number to the sum below, or let it stand alone above."""
        if below:
            self.below[account].append(entry)
            self.written[account] += entry.amount
        else:
            self.above[account].append(entry)

    def sums_below(self) -> list[int]:
        """Return the running sums of all columns."""
        return [sum(entry.amount for entry in column) for column in self.below]

    def sum_above(self, account: int) -> int:
        """Return the sum above the line of what is not settled."""
        return sum(entry.amount for entry in self.above[account] if not entry.struck and not entry.rest)

    def close_game(self, columns: Iterable[int]) -> None:
        """Begin the next game from nothing in these columns."""
        for account in columns:
            self.closed[account].append(tuple(self.below[account]))
            self.below[account] = []


# Lines of a table whose sides are counted together


class Terms(NamedTuple):
    """By what lines are written: what was agreed, and the readings in force."""

    agreed: Any
    readings: Chosen


@dataclass(frozen=True, slots=True)
class Written:
    """What one side writes for one reason; a step without points has no amount."""

    role: int
    amount: int | None
    text: str
    cites: tuple[str, ...]
    below: bool = False
    """Tricks go below the line, everything else above it."""
    readings: tuple[Reading, ...] = ()
    """Readings on which the line rests: those it asked."""


def lines_written(lines: Iterable[Line], terms: Terms, facts: Any, below: bool = False) -> list[Written]:
    """Return the lines that are written for these facts, each with its side and the readings it asked."""
    found = []
    for line in lines:
        noting = Noting(terms.readings)
        items = scored((line,), Terms(terms.agreed, noting), facts)
        asked = tuple(noting.asked.values())
        for one in asked:
            terms.readings[one]  # whoever listens outside hears it too
        for item in items:
            side = line.side(terms, facts) if callable(line.side) else line.side
            found.append(Written(side, item.amount, item.text, item.cites, below, asked))
    return found


def indexed(*lines: Line) -> tuple[Line, ...]:
    """Put lines into the index of rules."""
    noted: dict[tuple[str, Implementation], None] = {}
    for line in lines:
        noted.update(dict.fromkeys((rule, place_of(line.amount, __name__, "Line")) for rule in line.cites))
    for rule, place in noted:
        note(rule, place)
    return lines


# The games of a rubber


def ended(won: int, needed: int, both: bool) -> tuple[bool, bool]:
    """Say whether the end of a game is written as such, and whether it ends the rubber; `won` counts it.

    The last game of a rubber is written beside the rubber itself only where both are.
    """
    last = won >= needed
    return not last or both, last


def each_wins(difference: int, people: tuple[int, int]) -> tuple[int, int]:
    """Return what everybody of the two sides wins; one who plays with a dummy meets two."""
    first, second = (max(1, people[1 - side] // max(1, people[side])) for side in (0, 1))
    return difference * first, -difference * second


# The drawing


def chalk_drawing(
    chalk: Chalk,
    names: Sequence[str],
    order: Sequence[int],
    games: int,
    cites: tuple[tuple[str, ...], tuple[str, ...]],
    notes: Sequence[SheetNote] = (),
) -> Drawing:
    """Draw the line: numbers stand alone above it, sums of tricks below it game by game; `cites` are of both parts."""
    bands = [band(ABOVE, "Над чертой", "up", cites[0], line="heavy")]
    for game in range(1, games + 1):
        label = "Под чертой" if games == 1 else f"{game}-я партия"
        bands.append(band(f"{BELOW}-{game}", label, "down", cites[1], line="" if game == games else "double"))
    parts = []
    for account in order:
        above = [written(number(one.amount), one.reason, one.cites, struck=one.struck) for one in chalk.above[account]]
        runs: list[Sequence[Entry]] = [*chalk.closed[account], chalk.below[account]]
        runs += [()] * (games - len(runs))
        parts.append(part(names[account], [[cell(above)], *([cell(_sums(run))] for run in runs[:games])]))
    return drawing("columns", bands, parts, notes=list(notes))


def _sums(run: Sequence[Entry]) -> list[Figure]:
    """Write the running sum after every number; each new sum replaces the one before, what is left stands by itself."""
    found, total = [], 0
    for place, one in enumerate(run):
        total += one.amount
        struck = place < len(run) - 1
        if one.rest:
            found.append(written(number(one.amount), one.reason, one.cites, struck=struck))
        else:
            found.append(written(number(total), f"+{number(one.amount)}: {one.reason}", one.cites, struck=struck))
    return found
