"""Копилка: prices, stakes and what readings decide."""

from __future__ import annotations

from dataclasses import dataclass

from ...frame.bound import By, by, rule
from ...frame.cards import DECK_32, Deck
from ...frame.params import Int
from ...frame.strength import Strength

ACE = "♠Т"
PLAYERS = 4
HAND = 5
DEALS = 4
"""A full party is four deals."""
PRICES = {"♠": 1, "♣": 2, "♦": 3, "♥": 4}
"""What a trick of a suit is worth, in kopecks."""

TEN_HIGH = Deck(("7", "8", "9", "В", "Д", "К", "10", "Т"))

OPTIONS = (
    Int(name="ante", label="Взнос в кассу", low=0, high=1000, default=15, unit="коп.", cites=("kopilka.bank",)),
    Int(name="fee", label="Плата не сбывших карты", low=0, high=1000, default=3, unit="коп.", cites=("kopilka.firstout",)),
    Int(name="remise", label="Ремиз", low=0, high=1000, default=5, unit="коп.", cites=("kopilka.remise",)),
    Int(name="price", label="Цена пиковой взятки", low=1, high=100, default=1, unit="коп.",
        hint="трефовая стоит вдвое, бубновая втрое, червовая вчетверо", cites=("kopilka.price",)),
    Int(name="parties", label="Партий", low=1, high=10, default=1, cites=("kopilka.newparty",)),
)  # fmt: skip


@dataclass(frozen=True)
class Rules:
    """Numbers and readings."""

    deck: Deck = rule(by("kopilka.order", usual=DECK_32, ten=TEN_HIGH), "kopilka.deck", "kopilka.h1")
    strength: Strength = rule(
        Strength(above=(ACE,), by_above=("kopilka.spadeace",), by_suit=("kopilka.play",)),
        "kopilka.spadeace", "kopilka.notrump", "kopilka.h1",
    )  # fmt: skip
    prices: tuple[tuple[str, int], ...] = rule(tuple(PRICES.items()), "kopilka.price")
    ace_with_suit: bool = rule(by("kopilka.ace-with-suit", no=False, yes=True), "kopilka.spadeace", "kopilka.play")
    """The ace of spades may be laid though one has the suit."""
    ace_led_doubles: bool = rule(by("kopilka.ace-led", no=False, yes=True), "kopilka.spadeace", "kopilka.price.double")
    """A trick that the ace itself led counts twice."""
    buys: int = rule(by("kopilka.buy-count", until=100, one=1), "kopilka.play")
    """How many cards one may draw for one lead."""
    may_refuse: bool = rule(by("kopilka.refuse-offer", yes=True, no=False), "kopilka.offer")
    offered: tuple[int, ...] = rule(by("kopilka.five-suited", yes=(3, 4, 5), no=(3, 4)), "kopilka.offer", "kopilka.offer.hide")
    """How many cards of a suit are offered round."""
    first_out_remised: bool = rule(by("kopilka.first-out-remise", no=False, yes=True), "kopilka.firstout", "kopilka.remise")
    out_at: int = rule(by("kopilka.end", first=1, all=3), "kopilka.h4")
    """How many must be rid of their cards for the deal to end."""
    yields: bool = rule(By("kopilka.only-old-suit", {"yield": True, "lead": False}), "kopilka.h2")
    """Who has only the suit that was led before yields the lead."""
    dealer_offers: bool = rule(by("kopilka.offer-order", left=False, dealer=True), "kopilka.h3")
    """The dealer offers first, then his left neighbour."""
    rest_by_tricks: bool = rule(by("kopilka.rest", equal=False, tricks=True), "kopilka.h6")
    """What is left when nobody got rid of his cards is shared by the prices of tricks."""
    back_counts: bool = rule(by("kopilka.led-back", free=False, barred=True), "kopilka.newsuit", "kopilka.nofollow")
    """A suit that was led and taken back may not be led at once again."""
    short_shared: bool = rule(by("kopilka.short-pot", share=True, pay=False), "kopilka.h5")
    """A box that is too small is shared; else all make it up."""
