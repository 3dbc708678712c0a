"""Кончинка: what cards count, what is written, what is agreed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ...frame.bound import By, by, rule
from ...frame.cards import DECK_52
from ...frame.params import Int, OneOf
from ...kernels.capture import groups, parts, unions

PLAIN, PRICED = "обычная", "с ценами фигур"
BY_POINTS, BY_STAKE = "на очки", "на куш"
KONCHINKI = (DECK_52.card("♣2"), DECK_52.card("♦10"))
PRICES = {"В": 11, "Д": 12, "К": 13}
"""What court cards count in the variant that prices them."""
TARGET = 15
HAND = 4
MOST_CLUBS = 7
"""Of thirteen clubs seven are the most for sure."""

PLAYERS = Int(name="players", label="Игроков", low=2, high=4, default=3, cites=("konchinka.1",))
VARIANT = OneOf(
    name="variant", label="Кончинка", choices=((PLAIN, PLAIN), (PRICED, PRICED)), default=PLAIN, cites=("konchinka.25",)
)
WAY = OneOf(
    name="way", label="Расчёт", choices=((BY_POINTS, BY_POINTS), (BY_STAKE, BY_STAKE)), default=BY_POINTS,
    cites=("konchinka.24",),
)  # fmt: skip
PRICE = Int(
    name="price",
    label="Цена очка",
    low=1,
    high=1000,
    default=1,
    unit="коп.",
    when={"way": (BY_POINTS,)},
    cites=("konchinka.24",),
)
STAKE = Int(
    name="stake", label="Куш", low=1, high=10_000, default=25, unit="коп.", when={"way": (BY_STAKE,)}, cites=("konchinka.24",)
)
OPTIONS = (PLAYERS, VARIANT, WAY, PRICE, STAKE)


@dataclass(frozen=True)
class Rules:
    """What the source says in figures, and what it leaves open."""

    for_cards: int = rule(2, "konchinka.19", "konchinka.20")
    for_clubs: int = rule(1, "konchinka.17", "konchinka.20")
    for_konchinka: int = rule(1, "konchinka.13", "konchinka.20")
    several_at_once: bool = rule(by("konchinka.one-capture", turn=False, consecutive=True), "konchinka.12")
    """One card takes several groups, and nobody takes in two turns of his running."""
    must_take: bool = rule(by("konchinka.must-capture", free=False, must=True), "konchinka.11")
    any_ends: bool = rule(by("konchinka.finish-two", enough=False, any=True), "konchinka.23")
    """Whoever wants two points ends the game by any of what is named."""
    king_takes: int = rule(By("konchinka.king-value", {"13": 13, "14": 14}), "konchinka.25")
    in_order: bool = rule(by("konchinka.both-fifteen", higher=False, order=True), "konchinka.h1")
    """Points are written one after another: whoever comes to fifteen first wins."""
    even_score: bool = rule(by("konchinka.tie", nobody=False, each=True), "konchinka.17", "konchinka.19")
    all_together: bool = rule(by("konchinka.most", each=False, together=True), "konchinka.17", "konchinka.19")
    """More than all the others together, not than each of them."""


def worth(variant: str, card: int) -> int:
    """Return what a card counts in a sum; nought: nothing."""
    rank = DECK_52.rank(card)
    if rank == "Т":
        return 1
    return int(rank) if rank.isdigit() else PRICES[rank] if variant == PRICED else 0


def reach(rules: Any, variant: str, card: int) -> int:
    """Return the sum that a card takes."""
    return int(rules.king_takes) if variant == PRICED and DECK_52.rank(card) == "К" else worth(variant, card)


def alike(one: int, other: int) -> bool:
    """Tell whether two cards are of one rank."""
    return DECK_52.rank(one) == DECK_52.rank(other)


def sweeps(variant: str, card: int) -> bool:
    """Tell whether a card takes the whole table."""
    return variant == PLAIN and DECK_52.rank(card) == "В"


def captures(rules: Any, variant: str, card: int, table: Sequence[int]) -> list[tuple[int, ...]]:
    """Return everything that a card may take off the table, each way once."""
    if sweeps(variant, card):
        return [tuple(table)] if table else []
    single = groups(table, card, reach(rules, variant, card), lambda one: worth(variant, one), alike)
    return unions(single) if rules.several_at_once else single


def pieces(rules: Any, variant: str, card: int, taken: Sequence[int]) -> int:
    """Return into how many lawful groups some cards fall; nought where they do not."""
    return parts(taken, card, reach(rules, variant, card), lambda one: worth(variant, one), alike)


def replaced(table: Sequence[int], fresh: int | None = None) -> int | None:
    """Return which of the opened cards has to go: the one just opened, else a jack or the second of two alike."""

    def odd(place: int, others: Sequence[int]) -> bool:
        return DECK_52.rank(table[place]) == "В" or any(alike(table[place], one) for one in others)

    if fresh is not None and odd(fresh, [*table[:fresh], *table[fresh + 1 :]]):
        return fresh
    return next((place for place in range(len(table)) if odd(place, table[:place])), None)
