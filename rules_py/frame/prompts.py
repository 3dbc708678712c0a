"""Questions to the table: who is still to answer, how, about what."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Any


class Mode(Enum):
    """How several seats answer a question."""

    TURN = "turn"
    """One after another: the first is asked."""
    SEALED = "sealed"
    """All at once; the answers are shown together when the last is in."""
    ANYONE = "anyone"
    """Whoever wants to act first; the last named is due, the others may let it pass."""


@dataclass(slots=True)
class Prompt:
    """A question on the stack."""

    phase: str
    seats: tuple[int, ...]
    mode: Mode = Mode.TURN
    about: dict[str, Any] = field(default_factory=dict)
    """What the question is about; all at the table know it."""
    sealed: dict[int, str] = field(default_factory=dict)

    def copy(self) -> Prompt:
        """Return an independent copy."""
        return Prompt(self.phase, self.seats, self.mode, dict(self.about), dict(self.sealed))

    @property
    def asked(self) -> tuple[int, ...]:
        """Return who may answer now."""
        return self.seats[:1] if self.mode is Mode.TURN else self.seats

    def again(self, seat: int) -> None:
        """Let a seat go on: what it did does not end its turn."""
        self.seats = (seat, *(one for one in self.seats if one != seat))
