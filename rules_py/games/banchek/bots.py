"""Польский банчек: the chance to cover the bank's card, counted over what is unseen, and the stake that goes with it."""

from __future__ import annotations

from fractions import Fraction

from ...frame.places import TABLE
from ...frame.sampling import Maxim
from ...frame.view import View
from .rules import covers
from .state import Table


def chance(view: View[Table]) -> Fraction:
    """Return the share of unseen cards that this hand covers."""
    unseen = view.unseen()
    return Fraction(sum(covers(view.hand, card) is not None for card in unseen), max(len(unseen), 1))


def all_in(view: View[Table]) -> str | None:
    """Stake the whole bank where the hand covers most of what may come."""
    return _stake(view, 1) if view.phase_name == "stake" and chance(view) >= Fraction(3, 5) else None


def dearly(view: View[Table]) -> str | None:
    """Stake a part of the bank where the hand covers more than half."""
    return _stake(view, 4) if view.phase_name == "stake" and chance(view) > Fraction(1, 2) else None


def cheaply(view: View[Table]) -> str | None:
    """Stake as little as one may."""
    return view.legal[0] if view.phase_name == "stake" else None


def _stake(view: View[Table], part: int) -> str:
    wanted = f"stake {max(view.sheet.total('money', TABLE) // part, 1)}"
    return wanted if wanted in view.legal else view.legal[0]


def stand_aside(view: View[Table]) -> str | None:
    """Add nothing on cards that one does not see."""
    return "skip" if view.phase_name == "side" else None


MAXIMS = (
    Maxim(("banchek.best", "banchek.limits"), "Ваши карты перекроют большую часть оставшихся: идите ва-банк.", all_in),
    Maxim(("banchek.best",), "Перекрыть удастся чаще, чем нет: поставьте четверть банка.", dearly),
    Maxim(("banchek.limits",), "Перекрыть удастся реже, чем нет: поставьте наименьшее, пасовать нельзя.", cheaply),
    Maxim(("banchek.primazka",), "Чужих карт не видно: не примазывайтесь.", stand_aside),
)
