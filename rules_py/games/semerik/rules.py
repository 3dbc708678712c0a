"""Семерик: pack, order, prices and agreements as data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...frame.bound import by, rule
from ...frame.cards import Deck
from ...frame.params import Int, OneOf
from ...frame.strength import Duty, Strength

DECK = Deck(("4", "5", "6", "7", "В", "Д", "К", "Т", "2", "3"))
HAND = 10
COUNTING = frozenset(("3", "2", "Т", "К", "Д", "В"))
"""The ranks that count in a trick (§ 18)."""
HEARTS = "♥"

PARTIES = Int(name="parties", label="Партий", low=1, high=20, default=1, cites=("semerik.5",))
FINE = Int(
    name="fine", label="Штраф за разговор", low=0, high=3, default=1, unit="очк.", cites=("semerik.23",),
    hint="Уговор до игры: 1, 2 или 3 очка; 0 — штрафа нет.",
)  # fmt: skip
MISTAKES = OneOf(
    name="mistakes", label="Ошибки за столом", choices=(("нет", "не бывает"), ("карты", "бывают")), default="нет",
    hint="Тогда можно не дать масти и намекнуть партнёру; за это штраф.", cites=("semerik.25",),
)  # fmt: skip
DEALS = Int(name="deals", label="Сдач не больше", low=1, high=400, default=100)
OPTIONS = (PARTIES, FINE, MISTAKES, DEALS)


def party_won(match: Any, leader: int) -> bool:
    """Tell whether a side has reached the game in the middle of a deal."""
    return bool(match.open.won >= 0)


@dataclass(frozen=True)
class Rules:
    """Numbers of the book, and what its doubts leave to agreement."""

    trump: str = rule(by("semerik.hearts", hearts=HEARTS, none=""), "semerik.9", "semerik.15")
    strength: Strength = rule(Strength(by_suit=("semerik.8",), by_trump=("semerik.15",)), "semerik.8", "semerik.15")
    duty: Duty = rule(Duty(), "semerik.25", "semerik.26")
    looks: int = rule(0, "semerik.23")
    """How many tricks back one may look."""
    game: int = rule(21, "semerik.5", "semerik.6")
    double_below: int = rule(11, "semerik.20")
    dear: tuple[tuple[str, int], ...] = rule((("7", 4), ("3", 3), ("2", 3), ("Т", 3)), "semerik.10")
    """Triples that are worth more than one."""
    other_triple: int = rule(1, "semerik.11")
    low_triple: int = rule(by("semerik.low-triples", one=1, nothing=0), "semerik.11", "semerik.17")
    four_alike: int = rule(by("semerik.four-alike", triple=0, more=1), "semerik.10")
    """What a fourth card of a rank adds."""
    baba: tuple[int, ...] = rule((3, 6, 9, 13), "semerik.12", "semerik.13")
    """The three highest of a suit: alone, with the king, with king and queen, with all court cards."""
    heart_baba: tuple[int, ...] = rule(by("semerik.heart-baba", same=(5, 6, 9, 13), plus_two=(5, 8, 11, 15)), "semerik.16")
    beside_baba: int = rule(4, "semerik.14")
    beside_each: bool = rule(by("semerik.baba-triples", each=True, once=False), "semerik.14")
    """Every triple beside a баба counts four; else all of them together."""
    in_trick: tuple[int, ...] = rule((0, 0, 0, 1, 2), "semerik.18")
    """What so many counting cards in a trick bring."""
    all_tricks: int = rule(4, "semerik.19")
    revoke: int = rule(3, "semerik.25")
    fine_to_others: bool = rule(by("semerik.fine", minus=False, opponents=True), "semerik.25", "semerik.23")
    leader_first: bool = rule(by("semerik.both-reach", leader=True, higher=False), "semerik.h1", "semerik.21")
    asks: bool = False
    mends: bool = False
    trump_till_lead: bool = False
    bound_is_due: bool = False
    bound_now: bool = False
    trick_over: Callable[[Any, int], bool] = party_won
