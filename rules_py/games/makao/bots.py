"""Макао: when another card helps, counted over what is unseen."""

from __future__ import annotations

from ...frame.sampling import Maxim
from ...frame.view import View
from ...kernels.bank import TWO_PACKS
from .rules import total, value
from .state import Table

KEEP = 6
"""With so many points one stays: more cards make them fewer than more."""


def swap_figures(view: View[Table]) -> str | None:
    """Lay a card that counts nothing aside, where nothing is lost by it."""
    idle = [card for card in view.hand if not value(TWO_PACKS, card)]
    return f"swap {TWO_PACKS.text(idle[0])}" if idle and view.phase_name == "draw" else None


def stay_or_draw(view: View[Table]) -> str | None:
    """Draw while more unseen cards better the count than worsen it."""
    if view.phase_name != "draw":
        return None
    mine = total(TWO_PACKS, view.hand)
    better = sum((mine + value(TWO_PACKS, card)) % 10 > mine for card in view.unseen())
    worse = sum((mine + value(TWO_PACKS, card)) % 10 < mine for card in view.unseen())
    return "draw" if "draw" in view.legal and better > worse and mine < KEEP else None


def stay(view: View[Table]) -> str | None:
    """Stay otherwise."""
    return "stand" if view.phase_name == "draw" else None


MAXIMS = (
    Maxim(("makao.11",), "Эта карта не считается: отложите её и возьмите другую.", swap_figures),
    Maxim(("makao.10", "makao.13"), "Карт, которые прибавят, в колоде больше, чем тех, что убавят: прикупите.", stay_or_draw),
    Maxim(("makao.9",), "Счёт уже хорош: прикуп чаще испортит его, чем поправит.", stay),
)
