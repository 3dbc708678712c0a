"""Кончинка: what stands beside the cards, the record as people keep it."""

from __future__ import annotations

from ...frame import sheet_drawing as draw
from ...frame.cards import DECK_52
from ...frame.page import Drawing
from ...frame.russian import counted
from ...frame.scene import names_of
from ...frame.view import View
from .rules import KONCHINKI, TARGET
from .state import Table


def chips(view: View[Table]) -> list[tuple[str, str]]:
    """Return how many cards are left and which round it is."""
    return [("В колоде", str(view.count("stock"))), ("Раздача", str(view.open.round)), ("До", str(TARGET))]


def labelled(view: View[Table], action: str) -> str:
    """Say of a card that takes all there is just that: sixteen cards by name fit on no button."""
    verb, card, *taken = action.split(" ")
    return f"{card} берёт весь стол" if verb == "take" and 1 < len(taken) == len(view.seen("table")) else ""


def tags(view: View[Table], seat: int) -> list[str]:
    """Say what a player has taken."""
    won = view.seen("won", seat)
    if not won:
        return []
    clubs = sum(DECK_52.suit(card) == "♣" for card in won)
    found = [counted(len(won), "карта", "карты", "карт"), f"треф {clubs}"]
    konchinki = [DECK_52.text(card) for card in won if card in KONCHINKI]
    return [*found, " ".join(konchinki)] if konchinki else found


def drawing(view: View[Table]) -> Drawing | None:
    """Draw the running record: every sum struck out by the next."""
    names = names_of(view.players, view.seat)
    parts = []
    for seat in range(view.players):
        total, trail = 0, []
        for deal in sorted({entry.deal for entry in view.sheet.entries}):
            items = [
                entry.item for entry in view.sheet.entries if (entry.deal, entry.account, entry.seat) == (deal, "points", seat)
            ]
            if items:
                total += sum(item.amount or 0 for item in items)
                note = "; ".join(f"{item.text} — {item.amount}" for item in items)
                cites = tuple(dict.fromkeys(rule for item in items for rule in item.cites))
                trail.append((str(total), note, cites))
        entries = [draw.written(text, note, cites, struck=at < len(trail) - 1) for at, (text, note, cites) in enumerate(trail)]
        parts.append(draw.part(names[seat], [[draw.cell(entries)]]))
    return draw.drawing("columns", [draw.band("record", "Запись", "down", ("konchinka.22",))], parts)
