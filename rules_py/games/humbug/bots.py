"""Humbug: when to change the hand; play by the advice of вист."""

from __future__ import annotations

from typing import Any

from ...families.vist.bots import MAXIMS as WHIST_MAXIMS
from ...families.vist.seats import held
from ...frame.sampling import Maxim
from ...frame.view import View

POINTS = {12: 4, 11: 3, 10: 2, 9: 1}
"""What ace, king, queen and jack are worth to a hand."""
AVERAGE = 10
TRUMP_CARD = 2
"""What the dealer's own trump adds to staying."""


def strength(view: View[Any]) -> int:
    """Weigh a hand: court cards, and trumps beyond three."""
    cards = held(view, view.seat)
    trumps = sum(card // 13 == view.open.trump for card in cards)
    return int(sum(POINTS.get(card % 13, 0) for card in cards) + 2 * max(0, trumps - 3))


def _decide(view: View[Any]) -> str | None:
    """Change a hand that is weaker than an unknown one is on the average."""
    if view.phase_name != "exchange":
        return None
    bonus = TRUMP_CARD if view.seat == view.dealer and view.open.trump >= 0 else 0
    return "keep" if strength(view) + bonus >= AVERAGE else "swap"


MAXIMS = (
    Maxim(("humbug.exchange",), "Рука слабее средней — меняют её всю; сильную оставляют.", _decide),
    *WHIST_MAXIMS,
)
