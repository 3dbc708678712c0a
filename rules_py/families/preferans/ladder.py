"""«Преферанс»: the ladder of bids, with misères, uverts and games without the talon where they stand."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from ...frame.cites import implements
from .rules import GREAT_MISERE, GREAT_UVERT, LEVELS, NO_TRUMP, SIMPLE, SMALL_MISERE, SMALL_UVERT, STRAINS

SHORT = ("♠", "♣", "♦", "♥", "бк")
DIRECT = " без прикупа"


@dataclass(frozen=True, slots=True)
class Bid:
    """A step of the ladder."""

    name: str
    """As an action writes it: «6♠», «6♦ без прикупа», «малый мизер»."""
    long: str
    """As the rules say it: «простая ♠»."""
    level: int = -1
    """0 to 4; -1 for a game without tricks."""
    strain: int = NO_TRUMP
    direct: bool = False
    """Played without the talon."""

    @property
    def misere(self) -> bool:
        """Tell whether this is a game without tricks."""
        return self.level < 0

    @property
    def game(self) -> str:
        """Return the name of the game for the tables: «семь», «малый мизер»."""
        return self.name if self.misere else LEVELS[self.level]

    @property
    def trump(self) -> str:
        """Return the trump for the tables."""
        return STRAINS[self.strain]


def suit_bid(level: int, strain: int, direct: bool = False) -> Bid:
    """Return a game with tricks."""
    tail = DIRECT if direct else ""
    return Bid(f"{6 + level}{SHORT[strain]}{tail}", f"{LEVELS[level]} {STRAINS[strain]}{tail}", level, strain, direct)


def _level(level: int, direct: bool = False) -> list[Bid]:
    return [suit_bid(level, strain, direct) for strain in range(len(STRAINS))]


@lru_cache(maxsize=16)
@implements("preferans.h6", "preferans.7e", "preferans.mizer.1", "preferans.mizer.3", "preferans.uvert.2", "preferans.uvert.3")
def ladder_of(miseres: bool = False, uverts: bool = False) -> tuple[Bid, ...]:
    """Return the ladder from the lowest bid to the highest."""
    bids = _level(SIMPLE)
    if miseres:
        bids.append(Bid(SMALL_MISERE, SMALL_MISERE))
    if uverts:
        bids.append(Bid(SMALL_UVERT, SMALL_UVERT))
    if miseres or uverts:
        bids += _level(SIMPLE, direct=True)
    if miseres:
        bids.append(Bid(GREAT_MISERE, GREAT_MISERE, direct=True))
    bids += _level(1)
    if uverts:
        bids.append(Bid(GREAT_UVERT, GREAT_UVERT, direct=True))
    for level in range(2, len(LEVELS)):
        bids += _level(level)
    return tuple(bids)


LADDER = ladder_of()
"""The plain ladder: twenty-five bids from «простая ♠» to «десять без козырей»."""


@implements("preferans.9a", "preferans.9b")
def minimum_levels(place: int) -> list[int | None]:
    """Return the lowest level of each strain that is not below a place of the plain ladder."""
    level, strain = divmod(place, len(STRAINS))
    least = [level if one >= strain else level + 1 for one in range(len(STRAINS))]
    return [one if one < len(LEVELS) else None for one in least]


@lru_cache(maxsize=512)
def contracts_after(bids: tuple[Bid, ...], bought: Bid) -> tuple[Bid, ...]:
    """Return the games that the buyer may name: his own bid and every suit game above it on the ladder."""
    names = [bid.name for bid in bids]
    place = names.index(bought.name)
    found = [bought] if bought.misere else []
    for bid in bids:
        if bid.misere or bid.direct:
            continue
        name = f"{bid.name}{DIRECT}"
        rung = names.index(name) if bought.direct and name in names else names.index(bid.name)
        if rung >= place:
            found.append(replace(bid, direct=bought.direct))
    return tuple(found)
