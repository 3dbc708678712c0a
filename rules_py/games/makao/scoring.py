"""Макао: who pays whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...frame.results import Item


@dataclass(frozen=True, kw_only=True)
class Facts:
    """What a punter and the banker came to; the stake in kopecks."""

    points: int
    banker_points: int
    stake: int
    drew: bool = False
    swapped: bool = False
    banker_drew: bool = False


def payment(rules: Any, facts: Facts) -> list[Item]:
    """Return what the banker pays to a punter; below nought the punter pays."""
    mine, banker, stake = facts.points, facts.banker_points, facts.stake
    brings = {points: (times, rule) for points, times, rule in rules.natural}
    natural = None if facts.drew or (facts.swapped and rules.swap_draws) else brings.get(mine)
    nine = natural is not None and natural[1] == "makao.15"
    even = mine == banker
    unpaid = even and (nine or not rules.tie_pays)  # that the banker must have less than a nine is printed
    if mine < banker or (unpaid and rules.tie_to_banker):
        taken = None if facts.banker_drew or not rules.loss_times else brings.get(banker)
        if taken is not None and taken[0] > 1:
            text = f"У банкомёта {banker} с первого раза: понтёр отдаёт ставок {taken[0]}"
            return [Item(text, ("makao.h2",), -taken[0] * stake)]
        if even:
            return [Item(f"Поровну, по {mine}: понтёр отдаёт ставку", ("makao.h2",), -stake)]
        return [Item(f"{mine} меньше, чем {banker} у банкомёта: понтёр отдаёт ставку", ("makao.h1", "makao.h2"), -stake)]
    if unpaid:
        return [Item(f"Поровну, по {mine}: никто не платит", ("makao.15", "makao.h2") if nine else ("makao.h1", "makao.h2"), 0)]
    if natural is not None:
        times, rule = natural
        return [Item(f"{mine} с первого раза: ставок {times}", (rule, "makao.19", "makao.h1"), times * stake)]
    if mine >= rules.least_good:
        return [Item(f"{mine} с прикупом: одна ставка", ("makao.18", "makao.19", "makao.h1"), stake)]
    if rules.small_pays:
        text = f"Поровну, по {mine}: одна ставка" if even else f"{mine} больше, чем {banker} у банкомёта: одна ставка"
        return [Item(text, ("makao.h1", "makao.h2") if even else ("makao.h2",), stake)]
    return [Item(f"За {mine} ничего не платят", ("makao.h2",), 0)]
