"""Макао: when another card helps, counted over what is unseen."""

from __future__ import annotations

from fractions import Fraction

from ...frame.face import Habit
from ...frame.russian import counted
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


def counted_said(view: View[Table], action: str) -> str:
    """Say how many unseen cards better the count."""
    mine, unseen = total(TWO_PACKS, view.hand), view.unseen()
    better = sum((mine + value(TWO_PACKS, card)) % 10 > mine for card in unseen)
    worse = sum((mine + value(TWO_PACKS, card)) % 10 < mine for card in unseen)
    does = "прикупите" if action == "draw" else "больше не берите"
    return f"Из {counted(len(unseen), 'невидимой карты', 'невидимых карт', 'невидимых карт')} счёт поправят {better}, испортят {worse}: {does}."


HABITS = (
    Habit("Фигуру и десятку меняет всегда", Fraction(1), ("makao.11",)),
    Habit(
        "При счёте меньше шести прикупает, если невидимых карт, что поправят счёт, больше тех, что испортят",
        Fraction(1),
        ("makao.10", "makao.13"),
    ),
    Habit("При шести и больше прикупает", Fraction(0), ("makao.9",)),
)
"""The figures above in words for the reader."""

MAXIMS = (
    Maxim(("makao.11",), "Эта карта не считается: отложите её и возьмите другую.", swap_figures),
    Maxim(("makao.10", "makao.13"), counted_said, stay_or_draw),
    Maxim(("makao.9",), counted_said, stay),
)
