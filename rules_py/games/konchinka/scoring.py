"""Кончинка: what is written at the end of a pack, who has won the party, who pays whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ...frame.facts import numbers
from ...frame.results import Item
from ...frame.russian import counted, money
from ...kernels.capture import most
from .rules import BY_STAKE, MOST_CLUBS, TARGET

SEVERAL = {2: "двоих", 3: "троих"}


@dataclass(frozen=True, kw_only=True)
class Taken:
    """What everybody has taken."""

    cards: tuple[int, ...] = numbers("Карт у каждого", 0, 52, (30, 22), most=4)
    clubs: tuple[int, ...] = numbers("Треф у каждого", 0, 13, (6, 7), most=4, per="cards")
    konchinki: tuple[int, ...] = numbers("Кончинок у каждого", 0, 2, (1, 1), most=4, per="cards")


def _majority(rules: Any, held: Sequence[int], what: str, cites: tuple[str, ...], price: int) -> dict[int, Item]:
    """Write for the most of something, by who is to have more than whom."""
    more, even = most(held, rules.all_together)
    if more:
        return {seat: Item(f"Больше всех {what}: {held[seat]}", cites, price) for seat in more}
    if rules.even_score and any(held):
        return {seat: Item(f"{what.capitalize()} поровну: {held[seat]}", cites, price) for seat in even}
    return {}


def nobody(rules: Any, held: Sequence[int], what: str, cites: tuple[str, ...]) -> Item:
    """Say why nobody writes for the most of something."""
    first = held.count(max(held))
    if rules.all_together and len(held) > 2:
        return Item(f"Ни у кого {what} не больше, чем у остальных вместе: не пишет никто", cites)
    even = what.capitalize() if first == len(held) else f"Больше всех {what} у {SEVERAL[first]}"
    return Item(f"{even} поровну, по {max(held)}: не пишет никто", cites)


def written(rules: Any, facts: Taken) -> list[dict[int, Item]]:
    """Return what is written for cards, for clubs and for кончинки, by seats, in the order of the book."""
    konchinki = {
        seat: Item(
            counted(count, "кончинка", "кончинки", "кончинок").capitalize(), ("konchinka.13",), count * rules.for_konchinka
        )
        for seat, count in enumerate(facts.konchinki)
        if count
    }
    return [
        _majority(rules, facts.cards, "карт", ("konchinka.19",), rules.for_cards),
        _majority(rules, facts.clubs, "треф", ("konchinka.17",), rules.for_clubs),
        konchinki,
    ]


def secured(rules: Any, konchinki: int, clubs: int) -> int:
    """Return the points that nobody can take away any more."""
    return int(konchinki * rules.for_konchinka + (rules.for_clubs if clubs >= MOST_CLUBS else 0))


def may_finish(rules: Any, score: int, konchinki: int, clubs: int) -> bool:
    """Tell whether a player may end the party in the middle of a pack."""
    sure, missing = secured(rules, konchinki, clubs), TARGET - score
    return missing in (1, 2) and sure >= (1 if rules.any_ends else missing)


def winner(rules: Any, before: Sequence[int], steps: Sequence[dict[int, Item]]) -> int | None:
    """Return who has won the party, None where nobody or where two are even."""
    scores = list(before)
    for step in steps:
        for seat, item in step.items():
            if item.amount is not None:
                scores[seat] += item.amount
        there = [seat for seat, score in enumerate(scores) if score >= TARGET]
        if rules.in_order and len(there) == 1:
            return there.pop()
    best = [seat for seat, score in enumerate(scores) if score == max(scores) and score >= TARGET]
    return best.pop() if len(best) == 1 else None


def debt(way: str, score: int, price: int, stake: int) -> Item:
    """Return what a loser gives."""
    if way == BY_STAKE:
        return Item("Куш с кона", ("konchinka.24",), stake)
    missing = max(TARGET - score, 0)
    return Item(f"За недобор: {missing} × {money(price)}", ("konchinka.24",), missing * price)
