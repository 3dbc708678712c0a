"""Humbug: honours down to two; the rest as in вист."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...families.vist.honours import SUIT_HONOURS
from ...families.vist.rubber import ABOVE as WHIST_ABOVE
from ...families.vist.rules import HAND
from ...frame.facts import Line, flag, number, numbers


@dataclass(frozen=True, kw_only=True)
class HumbugDeal:
    """What a player's deal came to."""

    tricks: int = number("Взяток", 0, HAND, 8)
    honours: int = number("Онёров", 0, SUIT_HONOURS, 0)
    other_honours: int = number("Онёров у соперника", 0, SUIT_HONOURS, 0)
    no_trump: bool = flag("Без козырей")
    trump_coronet: int = number("Карт в козырной коронке", 0, HAND, 0, when={"no_trump": (False,)})
    coronets: tuple[int, ...] = numbers("Карт в прочих коронках", 3, HAND, (), most=4)
    taken_over: int = number("Из взяток взято за ренонс", 0, HAND, 0)
    revokes: int = number("Ренонсов соперника по пять пуан", 0, HAND, 0)

    @property
    def plain_honours(self) -> tuple[int, ...]:
        """Count no honours but trumps."""
        return ()


def honour_price(rules: Any, mine: int, theirs: int, no_trump: bool = False) -> int:
    """Return what honours bring: two only against one or none."""
    table = rules.aces if no_trump else rules.honours
    if mine == 2 and theirs > rules.two_against:
        return 0
    return int(table[min(mine, len(table) - 1)])


def _honours(no_trump: bool) -> Line:
    def amount(rules: Any, facts: HumbugDeal) -> int | None:
        return honour_price(rules, facts.honours, facts.other_honours, no_trump) or None if facts.no_trump is no_trump else None

    word = "Тузов" if no_trump else "Онёров"
    cites = ("humbug.notrump", "humbug.honours") if no_trump else ("humbug.honours",)
    return Line(cites, lambda rules, facts: f"{word} {facts.honours}", amount)


ABOVE = (
    *(line for line in WHIST_ABOVE if line.cites[0] not in ("vist.62", "vist.63") and line.cites != ("vist.82",)),
    _honours(False),
    _honours(True),
)
