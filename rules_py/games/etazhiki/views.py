"""«Этажики»: what the table sees and what one player knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...frame.readings import Chosen

if TYPE_CHECKING:
    from .play import EtazhikiState


@dataclass(frozen=True, slots=True)
class Event:
    """Something that the whole table saw."""

    step: int
    seat: int | None
    text: str
    cites: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """What one player knows."""

    seat: int
    to_move: int | None
    active: int
    level: str
    hand: tuple[int, ...]
    tops: tuple[int, ...]
    """Numbers of the open floors: one, in the beginner's game two."""
    ball: int
    """The open ball, 0 in the beginner's game."""
    counts: tuple[int, ...]
    """How many cards each holds."""
    stars: tuple[int, ...]
    target: int
    stock: int
    laid: int
    balls_laid: int
    drawn: bool
    readings: Chosen
    legal: tuple[str, ...]


def view_of(state: EtazhikiState, seat: int) -> View:
    """Return what a seat may know."""
    return View(
        seat=seat,
        to_move=state.to_move,
        active=state.active,
        level=state.level,
        hand=tuple(state.hands[seat]),
        tops=tuple(state.tops()),
        ball=state.ball,
        counts=tuple(len(hand) for hand in state.hands),
        stars=tuple(state.stars),
        target=state.target,
        stock=len(state.stock),
        laid=state.laid,
        balls_laid=state.balls_laid,
        drawn=state.drawn,
        readings=state.readings,
        legal=tuple(state.legal_for(seat)),
    )
