"""Горка: what is open at the table, the stake, the deal in two parts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ...frame.errors import InputError
from ...frame.match import Match
from ...frame.places import TABLE
from ...frame.results import Item
from ...frame.russian import money
from ...kernels.vying import Vying
from .rules import OPEN

M = Match[Any]


@dataclass
class Table(Vying):
    """What all at the table know."""

    blinds: dict[int, int] = field(default_factory=dict)
    """Who has added how much before the deal."""
    refused: int = -1
    """Who was refused when he offered to end."""


def packs(match: M) -> dict[str, Any]:
    """Return the pack, by how the source is read."""
    return {"cards": match.rules.deck}


def opening(match: M) -> Table:
    """Take the stakes; the cards are dealt when all have spoken of blind ones."""
    ante = match.options["ante"]
    for seat in range(match.players):
        match.sheet.pay("money", seat, TABLE, Item("Куш на кон", ("gorka.4",), ante))
    match.pile("stock").extend(match.shuffle())
    match.tell(match.dealer, f"{{сдаёт|сдаёте}}; куш {money(ante)}", "gorka.4", "gorka.6")
    return Table(playing=list(range(match.players)), paid=[0] * match.players)


def closed(match: M, seat: int) -> bool:
    """Tell whether a seat gets all its cards closed for what it added before the deal."""
    blinds = match.open.blinds
    if seat not in blinds:
        return False
    return bool(match.rules.overblinded_stays or blinds[seat] == max(blinds.values()))


def give(match: M, seat: int, count: int, place: str) -> None:
    """Give cards from the pack."""
    for _ in range(count):
        match.cards[place][seat].append(match.pile("stock").pop())


def first_cards(match: M) -> None:
    """Give the first two cards to each, closed."""
    for _ in range(OPEN):
        for seat in match.around(match.dealer + 1):
            give(match, seat, 1, "hand")


def second_cards(match: M) -> None:
    """Give the other two: open as many as were not turned up; the dealer's and the blind ones closed."""
    for seat in match.around(match.dealer + 1):
        up = 0 if seat == match.dealer or closed(match, seat) else OPEN - len(match.cards["shown"][seat])
        give(match, seat, up, "shown")
        give(match, seat, OPEN - up, "hand")


def set_blinds(match: M, value: Any) -> None:
    """Let the first players have added these sums before the deal."""
    if not isinstance(value, list) or len(value) > match.players or not all(isinstance(one, int) and one > 0 for one in value):
        raise InputError("Втёмную: перечислите прибавки числами, начиная с соседа сдающего слева", "blinds")
    match.open.blinds = {(match.dealer + 1 + place) % match.players: amount for place, amount in enumerate(value)}


FIELDS = {"blinds": set_blinds}
