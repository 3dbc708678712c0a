"""Стуколка: who puts what on the table, how it is shared, what a breach costs; at the table and in the calculators alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...frame.results import Item
from ...frame.russian import counted
from .rules import TRICKS


def stakes(rules: Any, common: bool, stake: int, players: int) -> list[tuple[int, Item]]:
    """Return who puts what on the table before the deal, by places from the dealer, who is nought and pays for the deal."""
    payers = [*range(1, players), *([0] if rules.fee_besides else [])] if common else []
    joint = Item("Ставка", ("stukolka.obyaz.first", "stukolka.17"), stake)
    return [*((place, joint) for place in payers), (0, Item("За сдачу", ("stukolka.20a", "stukolka.17"), stake))]


def shared(whole: int, tricks: Sequence[int]) -> list[Item]:
    """Return what each who played gets of a pot: a third a trick; below nought the remise of one who took none."""
    return [
        Item(f"{counted(count, 'взятка', 'взятки', 'взяток')} по трети кона", ("stukolka.18",), whole * count // TRICKS)
        if count
        else Item("Ремиз: ни одной взятки", ("stukolka.19",), -whole)
        for count in tricks
    ]


def left_shared(rules: Any, left: int, players: int) -> list[int]:
    """Share what lies on the table when the players stop, the last dealer first."""
    share, odd = (0, left) if rules.last_takes else divmod(left, players)
    return [share + odd, *[share] * (players - 1)]


def fines(rules: Any, pot: int, stake: int, tricks: int, led: bool) -> list[Item]:
    """Return what a breach costs; who took nothing besides puts the larger remise of the two, or both.

    For a wrong lead the book names the whole pot; of suit and trump it says only that they cost a remise.
    """
    fine = pot if led or rules.breach_pot else stake
    breach = Item("Ремиз за нарушение", ("stukolka.14", "stukolka.8"), fine)
    if tricks:
        return [breach]
    if rules.breach_twice:
        return [breach, Item("И ремиз оставшегося без взяток", ("stukolka.19",), pot)]
    return [breach] if fine >= pot else [Item("Ремиз оставшегося без взяток", ("stukolka.19", "stukolka.14"), pot)]


def kept(rules: Any, pot: int, tricks: int) -> int:
    """Return what the offender has for his tricks."""
    return pot * tricks // TRICKS if rules.breach_keeps else 0
