"""Кончинка: what is open at the table, the deal."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ...frame.cards import DECK_52
from ...frame.errors import InputError
from ...frame.match import Match
from ...frame.places import TABLE, read_row, written
from ...frame.results import Item
from .rules import BY_STAKE, HAND, replaced

M = Match[Any]


@dataclass
class Table:
    """What all at the table know."""

    round: int = 1
    """Which time cards are dealt out of this pack."""
    last: int = -1
    """Who took the last trick."""
    took: list[int] = field(default_factory=list)
    """Who took in his last turn."""


def packs(match: M) -> dict[str, Any]:
    """Return the whole pack."""
    return {"cards": DECK_52}


def opening(match: M) -> Table:
    """Stake before a party, deal four to each, open four without jacks and pairs."""
    if match.deals == 1 and match.options["way"] == BY_STAKE:
        for seat in range(match.players):
            match.sheet.pay("money", seat, TABLE, Item("Куш на кон", ("konchinka.24",), match.options["stake"]))
    match.pile("stock").extend(match.shuffle())
    give(match)
    stock, table = match.pile("stock"), match.pile("table")
    for _ in range(HAND):
        table.append(stock.pop())
    match.tell(match.dealer, f"{{открывает|открываете}} на стол {written(DECK_52, table)}", "konchinka.4", "konchinka.10")
    place: int | None = None
    while (place := replaced(table, place)) is not None:
        gone, table[place] = table[place], stock.pop()
        stock.insert(len(stock) // 2, gone)
        text = f"{{убирает|убираете}} {DECK_52.text(gone)} в середину колоды и {{открывает|открываете}} {DECK_52.text(table[place])}"
        match.tell(match.dealer, text, "konchinka.15")
    return Table()


def give(match: M) -> None:
    """Give four cards to each, from the dealer's left."""
    for _ in range(HAND):
        for seat in match.around(match.dealer + 1):
            match.cards["hand"][seat].append(match.pile("stock").pop())
    match.tell(match.dealer, "{сдаёт|сдаёте} по четыре карты", "konchinka.4", "konchinka.9")


def set_opened(match: M, value: Any) -> None:
    """Let just these cards lie opened."""
    if not isinstance(value, str):
        raise InputError("Открыты: запишите карты строкой", "opened")
    cards = read_row(DECK_52, value, "opened")
    for pile in (*match.cards["hand"], *match.cards["stock"]):
        pile[:] = [card for card in pile if card not in cards]
    match.pile("table")[:] = cards


FIELDS = {"opened": set_opened}
