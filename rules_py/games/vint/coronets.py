"""«Винт»: coronets — runs from the ace in one hand, and three or four aces in one hand."""

from __future__ import annotations

from dataclasses import dataclass

from ...families.vist.coronets import SHORTEST, coronet_end, coronets_in
from ...families.vist.coronets import coronet_price as price_of
from ...families.vist.honours import aces_in
from ...frame.cites import implements
from ...frame.readings import Chosen, Reading
from ...frame.russian import number
from .options import DECK, NO_TRUMP
from .readings import ACE_CORONET, VINTING_FOUR_ACES
from .sheet_line import OPPONENTS, Line


@dataclass(frozen=True, slots=True)
class Prices:
    """What coronets are worth: the shortest and every further card 500, in trumps or without trumps twice as much (расчёт 18)."""

    coronets: tuple[int, ...] = tuple(500 * max(0, length - SHORTEST + 1) for length in range(DECK.width + 1))
    trump_coronet: int = 2
    no_trump_coronet: int = 2


PRICES = Prices()
ENDS = tuple(coronet_end(length) for length in range(SHORTEST, DECK.width + 1))
"""Names of the coronets by their lowest card, three to thirteen cards."""
ACE_NAMES = {3: "три туза", 4: "четыре туза"}
NAMES = (*ENDS, *ACE_NAMES.values())
TRUMP, PLAIN, FULL = "козырная", "простая", "в бескозырной"
"""Kinds: in trumps, in a plain suit of a trump game, any in a game without trumps."""


@dataclass(frozen=True, slots=True)
class Coronet:
    """A coronet of one hand."""

    name: str
    rank: int
    """How many times the price of the shortest one: до дамы 1 … до двойки 11; three aces 1, four aces 2."""
    kind: str
    suit: str = ""
    seat: int = 0

    @property
    def of_aces(self) -> bool:
        """Tell whether it is a coronet of aces."""
        return self.name in ACE_NAMES.values()


def coronet_named(name: str, kind: str) -> Coronet:
    """Return the coronet of a name and kind."""
    rank = ENDS.index(name) + 1 if name in ENDS else {"три туза": 1, "четыре туза": 2}[name]
    return Coronet(name, rank, kind)


@implements("vint.n5a", "vint.n5b", "vint.n5c")
def coronets_of(hand: int, strain: int, seat: int = 0) -> list[Coronet]:
    """Return the coronets of a hand: suits first, then aces."""
    aces = aces_in(hand)
    if not aces:
        return []
    found: list[Coronet] = []
    for suit, length in coronets_in(hand):
        kind = FULL if strain == NO_TRUMP else TRUMP if suit == strain else PLAIN
        found.append(Coronet(coronet_end(length), length - SHORTEST + 1, kind, DECK.suits[suit], seat))
    if aces in ACE_NAMES:
        kind = FULL if strain == NO_TRUMP else PLAIN
        found.append(Coronet(ACE_NAMES[aces], aces - 2, kind, "", seat))
    return found


@implements(
    "vint.r18a", "vint.r18b", "vint.r18c", "vint.r18d", "vint.n5b", "vint.dvz.tab", "vint.dvz.4", "vint.dvz.5", "vint.dvz.6",
    "vint.dvz.7",
)  # fmt: skip
def coronet_price(
    coronet: Coronet, readings: Chosen, vinting: bool = False, level: int = 1, opponents: bool = False, made: bool = True
) -> int:
    """Return what a coronet is worth; a vinting one grows with the game, for the declarers only if they made it."""
    rank = coronet.rank
    full = coronet.kind != PLAIN or (coronet.of_aces and readings[ACE_CORONET] == "full")
    if vinting and coronet.name == "четыре туза" and readings[VINTING_FOUR_ACES] == "queen":
        rank = 1
    price = price_of(PRICES, rank + SHORTEST - 1, full)
    return price * level if vinting and (opponents or made) else price


def coronet_cites(coronet: Coronet, vinting: bool = False, opponents: bool = False, made: bool = True) -> tuple[str, ...]:
    """Name the rules that price a coronet."""
    if coronet.of_aces:
        base: tuple[str, ...] = ("vint.n5c", "vint.r18b" if coronet.kind == PLAIN else "vint.r18d")
    else:
        base = ("vint.n5a", "vint.r18a") if coronet.kind == PLAIN else ("vint.n5a", "vint.n5b", "vint.r18c")
    if not vinting:
        return base
    if not opponents and not made:
        return (*base, "vint.dvz.6")
    scale = ("vint.dvz.5",) if coronet.of_aces and coronet.kind == FULL else ("vint.dvz.4",) if coronet.kind == PLAIN else ()
    return (*base, "vint.dvz.tab", *scale, "vint.dvz.7" if opponents else "vint.dvz.6")


def coronet_readings(coronet: Coronet, vinting: bool = False) -> tuple[Reading, ...]:
    """Name the readings that price a coronet."""
    used: tuple[Reading, ...] = (ACE_CORONET,) if coronet.of_aces and coronet.kind == PLAIN else ()
    return (*used, VINTING_FOUR_ACES) if vinting and coronet.name == "четыре туза" else used


def coronet_text(coronet: Coronet) -> str:
    """Say a coronet: «Козырная коронка до валета ♥»."""
    if coronet.of_aces:
        return f"Тузовая коронка, {coronet.name} на одной руке"
    word = {TRUMP: "Козырная коронка", PLAIN: "Простая коронка", FULL: "Коронка в бескозырной"}[coronet.kind]
    return f"{word} {coronet.name}" + (f" {coronet.suit}" if coronet.suit else "")


def coronet_line(coronet: Coronet, role: int, level: int, made: bool, vinting: bool, readings: Chosen) -> Line:
    """Write one coronet above the line."""
    opponents = role == OPPONENTS
    price = coronet_price(coronet, readings, vinting, level, opponents, made)
    text = coronet_text(coronet)
    if vinting and (opponents or made) and level > 1:
        text += f", винтится на {level}: {number(price // level)} × {level}"
    cites = coronet_cites(coronet, vinting, opponents, made)
    return Line(role, price, text, cites, readings=coronet_readings(coronet, vinting))


def coronet_lines(
    coronets: tuple[tuple[Coronet, ...], tuple[Coronet, ...]], level: int, made: bool, vinting: bool, readings: Chosen
) -> list[Line]:
    """Write the coronets of both sides."""
    return [coronet_line(one, role, level, made, vinting, readings) for role, group in enumerate(coronets) for one in group]
