"""Горка: the deck, what cards count, the order of suits, what is agreed."""

from __future__ import annotations

from dataclasses import dataclass

from ...frame.bound import By, by, rule
from ...frame.cards import DECK_32, DECK_36, Deck
from ...frame.params import Int, OneOf

HAND = 4
OPEN = 2
"""How many cards of each lie open."""
SUITS_UP = "♠♣♦♥"
"""The suits from the lowest to the highest."""
WILD = {"шестёрки": ("6",), "дамы": ("Д",), "дамы и шестёрки": ("Д", "6"), "без фалек": ()}
"""Which cards stand for any other."""
VALUES = {"Т": 11, "К": 10, "Д": 10, "В": 10}
"""What a card counts where its figure does not say it."""
WILD_VALUE = 11
RAISES = (1, 2, 3, 5)
"""By how many stakes one goes up: what is offered."""
HANDS = 60_000
"""How many hands are remembered with what they make: as many as a pack of 36 gives, and some."""
MOST_RAISE = 10
"""By how many stakes one goes up at most."""

PLAYERS = Int(name="players", label="Игроков", low=2, high=5, default=4, cites=("gorka.1",))
ANTE = Int(name="ante", label="Куш", low=1, high=1000, default=10, unit="коп.", cites=("gorka.4",))
WILDS = OneOf(
    name="wild", label="Фальки", choices=tuple((name, name) for name in WILD), default="шестёрки", cites=("gorka.14",)
)
DEALS = Int(name="deals", label="Сдач", low=1, high=200, default=12)
OPTIONS = (PLAYERS, ANTE, WILDS, DEALS)


@dataclass(frozen=True)
class Rules:
    """What the source leaves open."""

    deck: Deck = rule(By("gorka.deck", {"36": DECK_36, "32": DECK_32}), "gorka.2")
    three_suited_high: bool = rule(by("gorka.three-suited", low=False, hlyust=True), "gorka.18", "gorka.20")
    """Three cards of a suit are a хлюст too and beat a трынка."""
    suit_first: bool = rule(by("gorka.same-class", rank=False, suit=True), "gorka.21", "gorka.21n")
    by_top_card: bool = rule(by("gorka.points", sum=False, top=True), "gorka.22", "gorka.3")
    overblinded_stays: bool = rule(by("gorka.over-blind", yes=True, no=False), "gorka.10", "gorka.11")
    """Whoever was outbid before the deal keeps his cards closed."""
    most_wild: int = rule(by("gorka.wild-count", one=1, any=4), "gorka.15", "gorka.16", "gorka.17", "gorka.18")
    ace_king_leads: bool = rule(by("gorka.ace-king", equal=True, sum=False, all=False), "gorka.22")
    """Ace, king and a фалька of one suit beat as many cards with an equal sum."""
    ace_king_tops: bool = rule(by("gorka.ace-king", equal=False, sum=False, all=True), "gorka.22")
    """Ace, king and a фалька of one suit are a хлюст and beat every other."""
    over_highest: bool = rule(by("gorka.outbid", highest=True, first=False), "gorka.11")
    """Whoever raises before the deal outbids the highest, not the first."""
    lone_takes: bool = rule(by("gorka.lone", takes=True, stays=False), "gorka.h2")
    """One who is left alone takes what lies on the table."""
    needs_combo: bool = rule(by("gorka.empty-hand", yes=False, no=True), "gorka.23")
    """Who has no combination neither raises nor meets a stake."""
    least_raise: int = rule(by("gorka.least-raise", stake=1, any=0), "gorka.h1")
    """By how many stakes one goes up at least; nought: by any sum."""
    call_ends: bool = rule(by("gorka.consent", call=True, word=False), "gorka.h3")
    """Two with even stakes have agreed to end; else they say so."""
    even_splits: bool = rule(by("gorka.even", split=True, stays=False), "gorka.h4")


def value(deck: Deck, card: int) -> int:
    """Return what a card counts."""
    rank = deck.rank(card)
    return VALUES[rank] if rank in VALUES else int(rank)


def suit_height(deck: Deck, card: int) -> int:
    """Return the place of a card's suit in the order of suits."""
    return SUITS_UP.index(deck.suit(card))


def rank_height(deck: Deck, card: int) -> int:
    """Return the place of a card's rank."""
    return card % deck.width
