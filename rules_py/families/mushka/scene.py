"""The family of мушка: what stands beside the cards, and the record that everybody keeps before him."""

from __future__ import annotations

from ...frame.page import Drawing
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
