"""Польский банчек: the chance to cover the bank's card, counted over what is unseen, and the stake that goes with it."""

from __future__ import annotations

from fractions import Fraction

from ...frame.face import Habit
from ...frame.places import TABLE
from ...frame.russian import counted
from ...frame.sampling import Maxim
from ...frame.view import View
from .rules import covers
from .state import Table

ALL_IN = Fraction(3, 5)
"""From which share of cards that it covers this player stakes the whole bank."""
DEARLY = Fraction(1, 2)
"""Above which share it stakes a quarter of it."""


def chance(view: View[Table]) -> Fraction:
    """Return the share of unseen cards that this hand covers."""
    unseen = view.unseen()
    return Fraction(sum(covers(view.hand, card) is not None for card in unseen), max(len(unseen), 1))


def all_in(view: View[Table]) -> str | None:
    """Stake the whole bank where the hand covers most of what may come."""
    return _stake(view, 1) if view.phase_name == "stake" and chance(view) >= ALL_IN else None


def dearly(view: View[Table]) -> str | None:
    """Stake a part of the bank where the hand covers more than half."""
    return _stake(view, 4) if view.phase_name == "stake" and chance(view) > DEARLY else None


def cheaply(view: View[Table]) -> str | None:
    """Stake as little as one may."""
    return view.legal[0] if view.phase_name == "stake" else None


def _stake(view: View[Table], part: int) -> str:
    """Stake a part of the bank, or the least that one may."""
    wanted = f"stake {view.sheet.total('money', TABLE) // part}"
    return wanted if wanted in view.legal else view.legal[0]


def hold_the_bank(view: View[Table]) -> str | None:
    """Lay the bank where it is one's turn."""
    return view.legal[0] if view.phase_name == "bank" else None


def odds_said(view: View[Table], advice: str) -> str:
    """Say the chance with the count behind it."""
    unseen = view.unseen()
    good = sum(covers(view.hand, card) is not None for card in unseen)
    return f"Перекроются {good} из {counted(len(unseen), 'невидимой карты', 'невидимых карт', 'невидимых карт')} ({round(100 * good / max(len(unseen), 1))}\u00a0%): {advice}."


def stand_aside(view: View[Table]) -> str | None:
    """Add nothing on cards that one does not see."""
    return "skip" if view.phase_name == "side" else None


MAXIMS = (
    Maxim(("banchek.best", "banchek.limits"), lambda view, action: odds_said(view, "идите ва-банк"), all_in),
    Maxim(("banchek.best",), lambda view, action: odds_said(view, "поставьте четверть банка"), dearly),
    Maxim(("banchek.limits",), lambda view, action: odds_said(view, "поставьте наименьшее, пасовать нельзя"), cheaply),
    Maxim(("banchek.primazka",), "Чужих карт не видно: не примазывайтесь.", stand_aside),
    Maxim(("banchek.norefuse",), "Очередь банка ваша: отказавшийся оставляет игру.", hold_the_bank),
)

HABITS = (
    Habit("Идёт ва-банк, если перекроет из невидимых карт не меньше", ALL_IN, ("banchek.best", "banchek.limits")),
    Habit("Ставит четверть банка, если перекроет больше", DEARLY, ("banchek.best",)),
)
"""The figures above in words for the reader."""
