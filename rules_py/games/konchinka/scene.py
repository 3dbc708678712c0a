"""Кончинка: what stands beside the cards, the record as people keep it."""

from __future__ import annotations

from typing import Literal

from ...frame import sheet_drawing as draw
from ...frame.cards import DECK_52
from ...frame.page import Drawing
from ...frame.rulebook import gained_on_main
from ...frame.russian import counted, money
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


def ending(view: View[Table]) -> tuple[str, Literal[-1, 0, 1], str]:
    """Say what the deal brought: all write points, so nobody is in pocket by them before the party is over."""
    if view.seat < 0:
        return "Партия окончена" if view.done else "Раздача окончена", 0, ""
    totals = [view.sheet.total("points", seat) for seat in range(view.players)]
    if view.done:
        paid = view.sheet.total("money", view.seat)
        won = paid > 0 or totals[view.seat] == max(totals)
        return ("Партия ваша", 1, f"+{money(paid)}" if paid else "") if won else ("Партия проиграна", -1, money(paid))
    gained = gained_on_main(view, view.seat)
    return ("Вы записали", 1, f"+{gained}") if gained else ("Вам ничего не записано", 0, "0")
