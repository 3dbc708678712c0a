"""«Современный преферанс»: the sheet with pool, mountain and whists."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Self

from ...families.preferans.options import TO_POOL, Rules
from ...families.preferans.scoring import Step
from ...families.preferans.sheet import Cells, Entry, Sheet
from ...frame.cites import implements
from ...frame.readings import Chosen
from ...frame.russian import number
from .readings import EXIT_LOST
from .scoring import exact_text, totals_of


class ModernSheet(Sheet):
    """Pool for luck, mountain for failures, whists for tricks; it also remembers распасы in a row."""

    __slots__ = ("just_left", "locked", "mountain", "pool", "readings", "streak")

    def __init__(self, rules: Rules, readings: Chosen) -> None:
        super().__init__(rules)
        self.readings = readings
        self.pool = Cells([0] * rules.players)
        self.mountain = Cells([0] * rules.players)
        self.streak = 0
        """Распасы since the last way out."""
        self.locked = False
        """The auction begins at seven."""
        self.just_left = False
        """The last deal led out of распасы."""

    def clone(self) -> Self:
        """Return an independent copy."""
        twin = super().clone()
        twin.readings = self.readings
        twin.pool = self.pool.clone()
        twin.mountain = self.mountain.clone()
        twin.streak, twin.locked, twin.just_left = self.streak, self.locked, self.just_left
        return twin

    def own_rows(self) -> tuple[Cells, ...]:
        """Return pool and mountain."""
        return self.pool, self.mountain

    @implements("preferans-modern.10a", "preferans-modern.10c")
    def note_passes(self) -> int:
        """Count распасы in a row; the next auction begins at seven."""
        self.streak += 1
        self.locked, self.just_left = True, False
        return self.streak

    @implements("preferans-modern.10b")
    def note_game(self, made: bool) -> None:
        """Leave распасы with a game that was made, or lost where the reading lets that do."""
        if self.locked and (made or self.readings[EXIT_LOST] == "exit"):
            self.locked, self.just_left, self.streak = False, True, 0
        else:
            self.just_left = False

    @implements("preferans-modern.11")
    def finished(self) -> bool:
        """Tell whether somebody has the agreed pool; a game by time goes on whatever the pools."""
        return self.rules.until == TO_POOL and max(self.pool.values) >= self.rules.target

    def exact(self) -> list[Fraction]:
        """Return the exact result of everybody in whists."""
        return totals_of(self.pool.values, self.mountain.values, self.whists.matrix(), self.readings)

    def totals(self) -> list[int]:
        """Return the results in whole whists, fractions dropped towards zero."""
        return [int(value) for value in self.exact()]

    @implements("preferans-modern.h1", "preferans-modern.11")
    def settle(self) -> list[Entry]:
        """Close the sheet."""
        entries: list[Entry] = []
        for seat, value in enumerate(self.exact()):
            whists = number(self.whists.totals()[seat])
            text = f"Итог: пуля {self.pool[seat]}, гора {self.mountain[seat]}, висты {whists}: {exact_text(value)}"
            entries.append((seat, Step(text, ("preferans-modern.h1", "preferans-modern.ratio"), int(value)), None))
        return entries

    @implements("preferans-modern.sheet")
    def snapshot(self) -> dict[str, Any]:
        """Return the numbers that everybody sees."""
        return {
            "pool": tuple(self.pool.values),
            "mountain": tuple(self.mountain.values),
            "whists": tuple(map(tuple, self.whists.matrix())),
            "streak": self.streak,
            "locked": self.locked,
        }
