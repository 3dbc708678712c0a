"""What a whole table saw, for the log."""

from __future__ import annotations

from typing import NamedTuple


class Event(NamedTuple):
    """Something that everybody saw; `on` is the player that «{on}» in the text means."""

    step: int
    deal: int
    seat: int | None
    text: str
    cites: tuple[str, ...] = ()
    on: int | None = None
