"""Семерик: what a hand, a trick, a deal and a game come to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ...frame.cards import SUIT_GENITIVE
from ...frame.facts import Line, number, scored, some_cards
from ...frame.results import Item
from .rules import COUNTING, DECK, HAND, HEARTS

PLURAL = {
    "Т": "туза", "К": "короля", "Д": "дамы", "В": "валета", "7": "семёрки", "6": "шестёрки", "5": "пятёрки",
    "4": "четвёрки", "3": "тройки", "2": "двойки",
}  # fmt: skip
BESIDE = ("3", "2", "Т")
"""Triples that count more beside a баба."""
LOW = ("6", "5", "4")
COURT = ("К", "Д", "В")
BESIDE_BABA = ("", " с королём", " с королём и дамой", " с королём, дамой и валетом")
"""The court cards that go on from a баба, in words."""


@dataclass(frozen=True, kw_only=True)
class Hand:
    """Ten cards as they were dealt."""

    hand: int = some_cards("Карты на руках", DECK, 1, HAND, "♠7 ♣7 ♦7 ♠К ♥Д ♥5 ♣4 ♦6 ♣В ♦Т")


def _has(hand: int, text: str) -> bool:
    return bool(hand >> DECK.card(text) & 1)


def _count(hand: int, rank: str) -> int:
    return sum(_has(hand, suit + rank) for suit in DECK.suits)


def baba_in(hand: int, suit: str) -> bool:
    """Tell whether a hand has the three highest of a suit."""
    return all(_has(hand, suit + rank) for rank in BESIDE)


def _any_baba(hand: int) -> bool:
    return any(baba_in(hand, suit) for suit in DECK.suits)


def _triple(rank: str) -> Line:
    """Return the line of three cards of a rank."""

    def beside(facts: Hand) -> bool:
        return rank in BESIDE and _any_baba(facts.hand)

    def amount(rules: Any, facts: Hand) -> int | None:
        count = _count(facts.hand, rank)
        if count < 3:
            return None
        if beside(facts):
            before = any(_count(facts.hand, other) >= 3 for other in BESIDE[: BESIDE.index(rank)])
            if before and not rules.beside_each:
                return None
            price = rules.beside_baba
        else:
            price = rules.low_triple if rank in LOW else dict(rules.dear).get(rank, rules.other_triple)
        return int(price + (rules.four_alike if count == 4 else 0)) if price else None

    def text(rules: Any, facts: Hand) -> str:
        many = "Четыре" if _count(facts.hand, rank) == 4 else "Три"
        return f"{many} {PLURAL[rank]}" + (" при бабе" if beside(facts) else "")

    cites = ("semerik.10",) if rank in ("7", *BESIDE) else ("semerik.11", "semerik.17") if rank in LOW else ("semerik.11",)
    return Line(("semerik.14", *cites) if rank in BESIDE else cites, text, amount)


def _figures(hand: int, suit: str) -> int:
    """Return how many court cards go on from a баба without a gap."""
    return next((at for at, rank in enumerate(COURT) if not _has(hand, suit + rank)), len(COURT))


def _baba(suit: str) -> Line:
    """Return the line of a баба with the court cards beside it."""

    def amount(rules: Any, facts: Hand) -> int | None:
        if not baba_in(facts.hand, suit):
            return None
        prices = rules.heart_baba if suit == HEARTS else rules.baba
        return int(prices[_figures(facts.hand, suit)])

    def text(rules: Any, facts: Hand) -> str:
        return f"Баба {SUIT_GENITIVE[suit]}{BESIDE_BABA[_figures(facts.hand, suit)]}"

    return Line(("semerik.16", "semerik.13") if suit == HEARTS else ("semerik.12", "semerik.13"), text, amount)


HAND_LINES = (*(_triple(rank) for rank in reversed(DECK.ranks)), *(_baba(suit) for suit in DECK.suits))


def hand_items(rules: Any, hand: int) -> list[Item]:
    """Return what is counted in a hand; each line names the rules it rests on and no others."""
    return [_exact(item, hand) for item in scored(HAND_LINES, rules, Hand(hand=hand))]


def _exact(item: Item, hand: int) -> Item:
    """Leave out rules of a line that this hand does not meet."""
    kept = item.cites
    if item.text.startswith("Баба"):
        grown = " с " in item.text
        kept = tuple(rule for rule in kept if (rule != "semerik.13" or grown) and (rule != "semerik.12" or not grown))
        if grown and "semerik.16" in kept:
            kept = ("semerik.13", "semerik.16")
    elif "semerik.14" in kept:
        kept = ("semerik.14",) if item.text.endswith("при бабе") else ("semerik.10",)
    return Item(item.text, kept, item.amount)


def counting(cards: Sequence[int]) -> int:
    """Return how many cards of a trick count."""
    return sum(DECK.rank(card) in COUNTING for card in cards)


def trick_items(rules: Any, cards: Sequence[int]) -> list[Item]:
    """Return what a trick brings to those who took it."""
    count = counting(cards)
    points = rules.in_trick[count]
    if not points:
        return []
    return [Item(f"{'Четыре' if count == 4 else 'Три'} старшие карты во взятке", ("semerik.18",), points)]


@dataclass(frozen=True, kw_only=True)
class Deal:
    """What a side has in a deal."""

    hand_points: int = number("Очков на руках", 0, 60, 3)
    trick_points: int = number("Очков во взятках", 0, 20, 2)
    tricks: int = number("Взяток", 0, 10, 6)


DEAL_LINES = (
    Line(("semerik.21",), "На руках", lambda rules, deal: deal.hand_points or None),
    Line(("semerik.18",), "Во взятках", lambda rules, deal: deal.trick_points or None),
    Line(("semerik.19",), "Все десять взяток", lambda rules, deal: rules.all_tricks if deal.tricks == HAND else None),
)


@dataclass(frozen=True, kw_only=True)
class Party:
    """What both sides have when one reached the game."""

    winners: int = number("У дошедших до 21", 21, 200, 21)
    losers: int = number("У противников", -50, 20, 10)


PARTY_LINES = (
    Line(("semerik.5",), "Партия", lambda rules, party: rules.game),
    Line(
        ("semerik.20",),
        lambda rules, party: f"У противников нет {rules.double_below}: выигрыш вдвойне",
        lambda rules, party: rules.game if party.losers < rules.double_below else None,
    ),
)
