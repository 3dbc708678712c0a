"""Макао: what is open at the table, the deal."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ...frame.errors import InputError
from ...frame.match import Match
from ...frame.params import Int
from ...kernels.bank import draw_one, punters, set_banker

M = Match[Any]


@dataclass
class Table:
    """What all at the table know."""

    draws: list[int] = field(default_factory=list)
    """How many cards each has drawn."""
    swaps: list[int] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)
    """The hands as they were shown at the end."""
    lost: bool = False
    """The banker has lost in this deal."""
    asked: bool = False
    """A punter has asked for a card and waits."""


def opening(match: M) -> Table:
    """Shuffle where too few cards are left, then give a card to each, the banker last."""
    stock = match.cards["stock"][0]
    if len(stock) < max(match.rules.shuffle_below * match.players, 1):
        match.cards["played"][0].clear()
        stock[:] = match.shuffle()
        match.tell(match.dealer, "{тасует|тасуете} две колоды", "makao.2", "makao.h6")
    for seat in (*punters(match), match.dealer):
        draw_one(match, seat)
    match.tell(match.dealer, "{сдаёт|сдаёте} по карте и {держит|держите} банк", "makao.4", "makao.5")
    return Table([0] * match.players, [0] * match.players)


def set_drew(match: M, value: Any) -> None:
    """Let the punter have drawn already."""
    if not isinstance(value, bool):
        raise InputError("Прикупил: ответьте «да» или «нет» (true или false)", "drew")
    match.open.draws = [int(value)] * match.players


def set_agreed(match: M, value: Any) -> None:
    """Agree on the stake."""
    match.options = {**match.options, "stake": Int(name="agreed", label="Условленная ставка", low=1, high=10_000).read(value)}


FIELDS = {"banker": set_banker, "drew": set_drew, "agreed": set_agreed}
