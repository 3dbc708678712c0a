"""Макао: who pays whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...frame.facts import flag, number
from ...frame.results import Item


@dataclass(frozen=True, kw_only=True)
class Facts:
    """What a punter and the banker came to."""

    points: int = number("Очков у понтёра", 0, 9, 8)
    banker_points: int = number("Очков у банкомёта", 0, 9, 5)
    stake: int = number("Ставка", 1, 10_000, 10, unit="коп.")
    drew: bool = flag("Понтёр прикупал")
    swapped: bool = flag("Понтёр менял фигуру или десятку")
    banker_drew: bool = flag("Банкомёт прикупал")


def payment(rules: Any, facts: Facts) -> list[Item]:
    """Return what the banker pays to a punter; below nought the punter pays."""
    mine, banker, stake = facts.points, facts.banker_points, facts.stake
    drawn = facts.drew or (facts.swapped and rules.swap_draws)
    natural = next(((times, rule) for points, times, rule in rules.natural if points == mine and not drawn), None)
    if mine < banker or (mine == banker and rules.tie_to_banker and not rules.tie_pays):
        times = next((times for points, times, _ in rules.natural if points == banker), 1)
        if rules.loss_times and times > 1 and not facts.banker_drew:
            return [Item(f"У банкомёта {banker} с первого раза: понтёр отдаёт ставок {times}", ("makao.h2",), -times * stake)]
        if mine == banker:
            return [Item(f"Поровну, по {mine}: понтёр отдаёт ставку", ("makao.h2",), -stake)]
        return [Item(f"{mine} меньше, чем {banker} у банкомёта: понтёр отдаёт ставку", ("makao.h1", "makao.h2"), -stake)]
    nine = natural is not None and natural[1] == "makao.15"
    if mine == banker and (nine or not rules.tie_pays):
        return [Item(f"Поровну, по {mine}: никто не платит", ("makao.15", "makao.h2") if nine else ("makao.h1", "makao.h2"), 0)]
    if natural is not None:
        times, rule = natural
        return [Item(f"{mine} с первого раза: ставок {times}", (rule, "makao.19", "makao.h1"), times * stake)]
    if mine >= rules.least_good:
        return [Item(f"{mine} с прикупом: одна ставка", ("makao.18", "makao.19", "makao.h1"), stake)]
    if rules.small_pays:
        return [Item(f"{mine} больше, чем {banker} у банкомёта: одна ставка", ("makao.h2",), stake)]
    return [Item(f"За {mine} ничего не платят", ("makao.h2",), 0)]
