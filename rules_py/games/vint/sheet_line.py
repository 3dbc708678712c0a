"""«Винт»: one line of the score sheet."""

from __future__ import annotations

from dataclasses import dataclass

from ...frame.readings import Reading

DECLARERS, OPPONENTS = 0, 1
"""Roles in a deal: those who named the game and those who play against them."""


@dataclass(frozen=True, slots=True)
class Line:
    """What one role writes for one reason; a step without points has no amount."""

    role: int
    amount: int | None
    text: str
    cites: tuple[str, ...]
    below: bool = False
    """Tricks go below the line, everything else above it."""
    readings: tuple[Reading, ...] = ()
    """Readings on which the line rests."""
