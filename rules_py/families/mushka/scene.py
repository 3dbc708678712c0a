"""The family of мушка: what stands beside the cards, and the record that everybody keeps before him."""

from __future__ import annotations

from typing import Any

from ...frame.page import Drawing
from ...frame.rulebook import gained_on_main
from ...frame.sheet_drawing import kept
from ...frame.view import View
from ...kernels.trick_phase import deck_of
from .state import Table

REMISE = {"Ремиз": "рем."}
"""How a remise is marked on the sheet."""


def chips(view: View[Table]) -> list[tuple[str, str]]:
    """Return the trump and what is left to write off."""
    left = [("Осталось", str(view.rules.start + view.sheet.total("record", view.seat)))] if view.seat >= 0 else []
    return [("Козырь", deck_of(view).suits[view.open.trump]), *left]


def tags(view: View[Table], seat: int) -> list[str]:
    """Say who plays and how many tricks he has."""
    if seat not in view.open.playing:
        return [] if view.phase_name != "play" else ["не играет"]
    return [f"взяток {view.open.tricks[seat]}"] if view.open.tricks[seat] else []


def drawn(view: View[Table]) -> Drawing:
    """Draw the records struck through with their remises named, the pools with plus and minus, the money."""
    return kept(view, running=("record", "score"), marks=REMISE)


def gained(view: Any, seat: int) -> int:
    """Return what a deal brought: what was written off, at the end of a pool what was won or lost by it."""
    pool = [
        entry.item.amount or 0 for entry in view.sheet.of_deal(view.number) if (entry.account, entry.seat) == ("score", seat)
    ]
    return sum(pool) if pool else gained_on_main(view, seat)
