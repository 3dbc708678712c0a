"""Польский банчек: stakes, bank, what covers what."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from ...frame.bound import by, rule
from ...frame.cards import RANKS_52
from ...frame.params import Flag, Int
from ...kernels.bank import TWO_PACKS

PLAYERS = Int(name="players", label="Игроков", low=2, high=10, default=4, cites=("banchek.intro",))
BANK = Int(name="start", label="Закладывают в банк", low=5, high=100_000, default=300, unit="коп.", cites=("banchek.start",))
SIDE = Flag(name="side", label="Примазка допускается", cites=("banchek.primazka",))
DEALS = Int(name="deals", label="Сдач не больше", low=1, high=300, default=24)
OPTIONS = (PLAYERS, BANK, SIDE, DEALS)


@dataclass(frozen=True)
class Rules:
    """What differs by agreement or reading."""

    hand: int = rule(3, "banchek.deal")
    least: int = rule(5, "banchek.limits")
    times: int = rule(3, "banchek.bankend")
    stops_at_once: bool = rule(by("banchek.bank-stop", at_once=True, round=False), "banchek.bankend")
    """A tripled bank passes on at once, not at the end of the round."""
    just_half: bool = rule(by("banchek.half-bank", up_to=False, half=True), "banchek.peek")
    side_within_bank: bool = rule(by("banchek.side-limit", yes=True, no=False), "banchek.primazka")
    """Stake and side stakes together do not exceed the bank."""
    excess_back: bool = rule(by("banchek.tripled", all=False, exact=True), "banchek.h1")
    """What a tripled bank holds beyond three times its beginning goes back to the punter who paid last."""
    just_five: bool = rule(by("banchek.five", right=False, cap=True), "banchek.early", "banchek.peek")
    """Who cannot cover a card that was opened too early stakes five kopecks and no more."""
    small_breaks: bool = rule(by("banchek.small-bank", rest=False, broken=True), "banchek.h2")
    """A bank of less than the least stake is broken."""
    tie_redraws: bool = rule(by("banchek.draw-tie", again=True, first=False), "banchek.h3")
    draw_order: tuple[str, ...] = rule(RANKS_52, "banchek.cover")
    """The order of cards, the lowest first."""


def broken(rules: Any, whole: int) -> bool:
    """Tell whether a bank is broken: nothing is left to stake against."""
    return whole <= 0 or bool(rules.small_breaks and whole < rules.least)


def tripled(rules: Any, start: int, whole: int) -> int:
    """Return what of a tripled bank its banker takes."""
    return int(min(whole, rules.times * start) if rules.excess_back else whole)


def covers(hand: Iterable[int], card: int) -> int | None:
    """Return the card of a hand that covers the bank's: of its suit, higher or the same; None where there is none."""
    suit, place = TWO_PACKS.suit_of[card], card % TWO_PACKS.width // 2
    found = [one for one in hand if TWO_PACKS.suit_of[one] == suit and one % TWO_PACKS.width // 2 >= place]
    return max(found, default=None)


def same(one: int, other: int) -> bool:
    """Tell whether two cards are alike."""
    return TWO_PACKS.text(one) == TWO_PACKS.text(other)
