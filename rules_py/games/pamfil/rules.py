"""Памфил: what it has besides мушка."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from ...families.mushka import Rules as Family
from ...frame.bound import by, rule
from ...frame.params import Int
from ...frame.strength import Strength

JACK = "♣В"
FEE = Int(name="fee", label="Плата за Памфила с каждого", low=0, high=1000, default=5, unit="коп.", cites=("pamfil.declare",))


@dataclass(frozen=True)
class Rules(Family):
    """What differs from мушка."""

    jack: str = rule(JACK, "pamfil.jack", "pamfil.insured", "pamfil.beats")
    declared_first: bool = rule(by("pamfil.declare-when", own=False, first=True), "pamfil.declare")
    """The jack is declared before anybody buys, not before one buys oneself."""


def strengths(club: bool) -> Any:
    """Return how strong cards are where the jack is a club besides, or a trump alone; мушка's ace by its reading."""
    plain = Strength(
        above=(JACK,), above_keep_suit=club, by_above=("pamfil.beats", "pamfil.insured"), by_suit=("mushka.h1",),
        by_trump=("mushka.follow",), by_overcoming=("mushka.spadeace.vs.trumpace",),
    )  # fmt: skip
    return by("pamfil.spade-ace", moved=plain, both=replace(plain, overcomes=(("♠Т", "Т"),)), none=plain)
