"""«Винт»: coronets — runs from the ace in one hand, and three or four aces in one hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ...families.vist.coronets import SHORTEST, coronet_end, coronets_in
from ...families.vist.coronets import coronet_price as price_of
from ...families.vist.honours import aces_in
from ...families.vist.sheet import Terms, Written, indexed, lines_written
from ...frame.cites import implements
from ...frame.facts import Line
from ...frame.moves import Cites
from ...frame.readings import Chosen, Reading
from ...frame.russian import number
from .options import DECK, NO_TRUMP
from .readings import ACE_CORONET, READINGS, VINTING_FOUR_ACES
from .sheet_line import DECLARERS, OPPONENTS

_CHOSEN = Chosen(READINGS)


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


def coronet_text(coronet: Coronet) -> str:
    """Say a coronet: «Козырная коронка до валета ♥»."""
    if coronet.of_aces:
        return f"Тузовая коронка, {coronet.name} на одной руке"
    word = {TRUMP: "Козырная коронка", PLAIN: "Простая коронка", FULL: "Коронка в бескозырной"}[coronet.kind]
    return f"{word} {coronet.name}" + (f" {coronet.suit}" if coronet.suit else "")


# Lines


@dataclass(frozen=True, slots=True)
class Shown:
    """A coronet of a deal: whose it is, what is played and whether it was made."""

    coronet: Coronet
    role: int = DECLARERS
    level: int = 1
    made: bool = True
    vinting: bool = False

    @property
    def grows(self) -> bool:
        """Tell whether it grows with the game: the opponents' always, the declarers' if they made it."""
        return self.vinting and (self.role == OPPONENTS or self.made)

    def price(self, readings: Chosen) -> int:
        """Return what it is worth."""
        return coronet_price(self.coronet, readings, self.vinting, self.level, self.role == OPPONENTS, self.made)


Test = Callable[[Shown], bool]
_BASE: tuple[tuple[Cites, Cites, Test], ...] = (
    (("vint.n5a", "vint.r18a"), ("vint.dvz.4",), lambda shown: not shown.coronet.of_aces and shown.coronet.kind == PLAIN),
    (("vint.n5a", "vint.n5b", "vint.r18c"), (), lambda shown: not shown.coronet.of_aces and shown.coronet.kind != PLAIN),
    (("vint.n5c", "vint.r18b"), ("vint.dvz.4",), lambda shown: shown.coronet.of_aces and shown.coronet.kind == PLAIN),
    (("vint.n5c", "vint.r18d"), ("vint.dvz.5",), lambda shown: shown.coronet.of_aces and shown.coronet.kind != PLAIN),
)
"""What a coronet is: its rules, the scale by which it grows, which it is."""


def _line(cites: Cites, base: Test, grown: Test) -> Line:
    def text(terms: Terms, shown: Shown) -> str:
        said = coronet_text(shown.coronet)
        if not shown.grows or shown.level == 1:
            return said
        return f"{said}, винтится на {shown.level}: {number(shown.price(terms.readings) // shown.level)} × {shown.level}"

    return Line(
        cites,
        text,
        lambda terms, shown: shown.price(terms.readings),
        lambda terms, shown: base(shown) and grown(shown),
        lambda terms, shown: shown.role,
    )


CORONET_LINES = indexed(
    *(
        _line((*cites, *more), base, grown)
        for cites, scale, base in _BASE
        for more, grown in (
            ((), lambda shown: not shown.vinting),
            (("vint.dvz.6",), lambda shown: shown.vinting and not shown.grows),
            (("vint.dvz.tab", *scale, "vint.dvz.6"), lambda shown: shown.grows and shown.role == DECLARERS),
            (("vint.dvz.tab", *scale, "vint.dvz.7"), lambda shown: shown.grows and shown.role == OPPONENTS),
        )
    )
)


def coronet_cites(coronet: Coronet, vinting: bool = False, opponents: bool = False, made: bool = True) -> Cites:
    """Name the rules that price a coronet."""
    return coronet_line(coronet, OPPONENTS if opponents else DECLARERS, 1, made, vinting, _CHOSEN).cites


def coronet_readings(coronet: Coronet, vinting: bool = False) -> tuple[Reading, ...]:
    """Name the readings that price a coronet."""
    return coronet_line(coronet, DECLARERS, 1, True, vinting, _CHOSEN).readings


def coronet_line(coronet: Coronet, role: int, level: int, made: bool, vinting: bool, readings: Chosen) -> Written:
    """Write one coronet above the line."""
    (line,) = lines_written(CORONET_LINES, Terms(None, readings), Shown(coronet, role, level, made, vinting))
    return line


def coronet_lines(
    coronets: tuple[tuple[Coronet, ...], tuple[Coronet, ...]], level: int, made: bool, vinting: bool, readings: Chosen
) -> list[Written]:
    """Write the coronets of both sides."""
    return [coronet_line(one, role, level, made, vinting, readings) for role, group in enumerate(coronets) for one in group]
