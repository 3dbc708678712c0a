"""Humbug: what differs from вист, as data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...families.vist.rules import Rules as WhistRules
from ...families.vist.rules import goes_on
from ...frame.bound import by, rule
from ...frame.params import OneOf

MISTAKES = OneOf(
    name="mistakes", label="Ошибки за столом", choices=(("нет", "не бывает"), ("карты", "бывают")), default="нет",
    hint="Тогда можно не дать масти, уронить карту, пропустить взятку; соперник решает, что за это.",
)  # fmt: skip
PACKETS, CARDS = 4, 13
WANTED = (
    "vist.trump-card-time", "vist.misdeal", "vist.revoke-few", "vist.last-game-bonus", "vist.surplus", "vist.bonus-before",
    "vist.coronet-eight", "vist.revoke-slam",
)  # fmt: skip
"""The doubts of вист that two players meet."""


@dataclass(frozen=True)
class Rules(WhistRules):
    """Prices and rights of two players."""

    honours: tuple[int, ...] = rule((0, 0, 2, 3, 4, 5), "humbug.honours")
    aces: tuple[int, ...] = rule(
        by("humbug.aces", table=(0, 0, 2, 3, 4), vist=(0, 0, 0, 2, 4)), "humbug.notrump", "humbug.honours"
    )
    two_against: int = rule(1, "humbug.honours")
    """Two honours count only where the other has no more than this."""
    honours_of_all: bool = False
    coronet_of_side: bool = False
    no_trump_coronet: int = rule(by("humbug.notrump-coronets", double=2, plain=1), "humbug.coronets", "humbug.notrump")
    offender_chooses: bool = rule(by("humbug.revoke-choice", injured=False, offender=True), "humbug.revoke")
    personal: bool = False
    bound_now: bool = False
    bound_is_due: bool = False
    dummy_by_deal: bool = False
    asks: bool = False
    trump_lost: bool = rule(by("humbug.trump-suit", stays=False, none=True), "humbug.trump")
    """A dealer who changes his cards loses the trump suit too."""
    trick_over: Callable[[Any, int], bool] = goes_on
    then: str = "exchange"
