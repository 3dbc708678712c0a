"""«Преферанс»: a step of a score."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a result: who writes how much, upon whom, by which rules."""

    text: str
    cites: tuple[str, ...]
    amount: int | None = None
    role: str = ""
    on: int | None = None
    """Upon whom: a place from the declarer's left, or DONOR."""
