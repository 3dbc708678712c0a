"""Лентюрлю: what is open at the table, the deal."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ...frame.match import Match
from ...frame.params import Int, read_seats
from ...frame.places import TABLE
from ...frame.results import Item
from ...frame.russian import money
from .rules import DEAL, DECK, FIVE, height, split

M = Match[Any]


@dataclass
class Table:
    """What all at the table know."""

    pots: list[int] = field(default_factory=lambda: [0] * len(FIVE))
    """What lies on each of the five cards."""
    last: int = -1
    """Who laid the last card."""
    passed: list[int] = field(default_factory=list)
    """Who has passed since then."""
    laid: bool = False
    """Whoever is asked has laid a card in this turn."""
    bought: bool = False


def packs(match: M) -> dict[str, Any]:
    """Return the pack that is played with, and the one of which the five cards are taken."""
    return {"cards": DECK, "five": DECK}


def opening(match: M) -> Table:
    """Take the stakes, lay them on the five cards, deal one by one."""
    before: Table | None = getattr(match, "open", None)
    pots = list(before.pots) if before is not None else [0] * len(FIVE)
    stake = match.options["stake"]
    for seat in range(match.players):
        match.sheet.pay("money", seat, TABLE, Item("Взнос на лентюрлю", ("lentjurlju.stake", "lentjurlju.end"), stake))
    for place, part in enumerate(split(match.rules.parts, stake * match.players)):
        pots[place] += part
    match.pile("five").extend(FIVE)
    deck = match.shuffle()
    each = DEAL[match.players][0]
    for _ in range(each):
        for seat in match.around(match.dealer + 1):
            match.cards["hand"][seat].append(deck.pop())
    match.pile("stock").extend(deck)
    match.tell(match.dealer, f"{{сдаёт|сдаёте}}; на пяти картах {money(sum(pots))}", "lentjurlju.deal", "lentjurlju.stake")
    return Table(pots)


def top(match: M) -> int:
    """Return the height of the card on top of the row, -1 where there is none."""
    pile = match.pile("pile")
    return height(pile[-1]) if pile else -1


def able(match: M, first: int) -> tuple[int, ...]:
    """Return who has cards, from a seat on."""
    return match.around(first, [seat for seat in range(match.players) if match.cards["hand"][seat]])


def leads_anew(match: M) -> int:
    """Return from which seat on one is sought to lead where the row stands still."""
    return int(match.open.last + (0 if match.rules.last_leads else 1))


def stalled(match: M, seat: int) -> bool:
    """Tell whether the row stands still and this seat leads anew: all with cards but the last to lay have passed."""
    table = match.open
    if not match.pile("pile") or table.last < 0 or table.laid:
        return False
    found = able(match, leads_anew(match))
    return seat == found[0] and all(one in table.passed for one in found if one != table.last)


def leads(match: M, seat: int) -> bool:
    """Tell whether this seat may begin a row with any card."""
    return not match.pile("pile") or stalled(match, seat)


def set_last(match: M, value: Any) -> None:
    """Let a seat have laid the last card."""
    match.open.last = Int(name="last", label="Кто положил последнюю карту", low=1, high=match.players).read(value) - 1


def set_passed(match: M, value: Any) -> None:
    """Let some have passed since the last card."""
    match.open.passed = read_seats("Пасовали", "passed", match.players, value)


FIELDS = {"last": set_last, "passed": set_passed}
