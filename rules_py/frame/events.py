"""What a whole table saw, for the log."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """Something that everybody saw; `on` is the player that «{on}» in the text means."""

    step: int
    deal: int
    seat: int | None
    text: str
    cites: tuple[str, ...] = ()
    on: int | None = None
