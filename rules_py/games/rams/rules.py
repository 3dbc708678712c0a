"""Рамс: prices, packs and readings; what it shares with мушка lies in the family."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from ...families.mushka import Rules as Family
from ...families.mushka.rules import TEN_HIGH
from ...frame.bound import By, by, rule
from ...frame.cards import DECK_32, DECK_36, DECK_52, RANKS_52, Deck
from ...frame.params import Int, OneOf
from ...frame.strength import Duty, Strength

ACES = {"♠Т": 5, "♣Т": 10, "♦Т": 15, "♥Т": 20}
BLACK, RED = ("♠В", "♣В"), ("♦В", "♥В")
JACKS = (*BLACK, *RED)
START = OneOf(
    name="start",
    label="С какой записи начинают",
    choices=((100, "100"), (150, "150"), (200, "200")),
    default=100,
    cites=("rams.19",),
)
PLAYERS = Int(name="players", label="Игроков", low=3, high=7, default=4, cites=("rams.1",))
PLAIN = Strength(by_suit=("rams.h1",), by_trump=("rams.13",), by_overcoming=("mushka.spadeace.vs.trumpace",))


def _packs(four: int) -> Any:
    """Return the packs where four play with so many cards, by the order of the cards."""

    def of(ranks: tuple[str, ...]) -> Callable[[Any, int], Deck]:
        made = {deck.size: Deck([rank for rank in ranks if rank in deck.ranks]) for deck in (DECK_32, DECK_36, DECK_52)}
        return lambda rules, players: made[52 if players > 4 else four if players == 4 else 32]

    return by("mushka.order", usual=of(RANKS_52), ten=of(TEN_HIGH))


@dataclass(frozen=True)
class Rules(Family):
    """What differs from мушка."""

    decks: Callable[[Any, int], Deck] = rule(
        By("rams.four-players", {"32": _packs(32), "36": _packs(36), "52": _packs(52)}),
        "rams.1",
        "rams.2",
        "rams.h1",
    )
    special: str = ""
    ruff_given: bool = rule(True, "rams.15")
    ruff_rules: tuple[str, ...] = rule(("rams.15", "rams.14"), "rams.15", "rams.14")
    takes_turned: bool = True
    ace_any_time: bool = False
    start: int = rule(100, "rams.19")
    strength: Strength = rule(
        by("rams.spade-ace", no=PLAIN, yes=replace(PLAIN, overcomes=(("♠Т", "Т"),), special="♠Т", by_special_late=("mushka.spadeace.mid",))), "rams.13", "rams.intro.2"
    )  # fmt: skip
    duty: Duty = rule(Duty(trump=True), "rams.13")
    tricks_over: str = rule(by("rams.overshoot", no="never", yes="exact"), "rams.24")
    aces: tuple[tuple[str, int], ...] = rule(tuple(ACES.items()), "rams.20", "rams.22")
    plain_remise: int = rule(5, "rams.21", "rams.14")
    several_add: bool = rule(by("rams.many-aces", plus_five=True, sum=False), "rams.21")
    """To the price of several aces the plain remise is added."""
    aces_leave: bool = rule(by("rams.discard-ace", yes=True, no=False), "rams.8", "rams.6")
    dealer_passes: bool = rule(by("rams.turned-ace", yes=True, no=False), "rams.9", "rams.8")
    """A dealer who turned an ace may pass."""
    lead_fine: int = rule(by("rams.ace-lead-fine", none=0, five=5), "rams.17", "rams.18")
    shown_after_draw: bool = rule(by("rams.flush-when", any=True, deal=False), "rams.26", "rams.23")
    aces_written: bool = rule(by("rams.jacks-and-aces", nothing=False, offset=True), "rams.30")
    """Without a trick the aces are written though one had jacks."""
    any_two_finish: bool = rule(by("rams.finish-pair", colour=False, any=True), "rams.32")
    jacks_free: bool = rule(by("rams.flush-jacks", no=False, yes=True), "rams.26", "rams.30", "rams.31")
    """Jacks free from the remise of an opened suit."""
    shown_reversed: bool = rule(by("rams.shown-jacks", stay=False, reversed=True), "rams.29", "rams.30")
    """What was written for shown jacks is put back where no trick was taken."""
    opened_reverses: bool = rule(by("rams.jacks-before-open", stay=False, reversed=True), "rams.29", "rams.31")
    """What was written for shown jacks is put back where somebody lays his cards open."""
