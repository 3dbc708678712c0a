"""Мистигри: five cards of one suit, paid apart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ...families.mushka import MUSHKA, M
from ...frame.cards import DECK_52, SUIT_NAMES, Deck
from ...frame.errors import InputError
from ...frame.facts import Count, card_row, number, texts
from ...frame.params import Int
from ...frame.prompts import Prompt
from ...frame.results import Item, Score
from ...frame.russian import money
from ...kernels.trick_phase import deck_of
from .rules import one_suit

FEE = Int(
    name="fee", label="Плата за пять карт масти с каждого", low=0, high=1000, default=5, unit="коп.", cites=("mistigri.flush",)
)
SUIT_ORDER = "♠♣♦♥"
"""The suits from the lowest."""
PIPS = {"К": 5, "Д": 4, "Т": 1}


def pips(rules: Any, deck: Deck, hand: Sequence[int]) -> int:
    """Return the points of a hand of one suit."""
    values = {**PIPS, "В": rules.jack_pips}
    return sum(values[rank] if (rank := deck.rank(card)) in values else int(rank) for card in hand)


def height(rules: Any, deck: Deck, hand: Sequence[int]) -> tuple[int, int]:
    """Return how high five of a suit stand: by suit, then by points."""
    return SUIT_ORDER.index(deck.suit(hand[0])), pips(rules, deck, hand)


def bought(match: M, prompt: Prompt) -> None:
    """Pay five cards of a suit that somebody gathered, then go on as agreed."""
    deck = deck_of(match)
    hands = match.cards["hand"]
    holders = [seat for seat in match.around(match.dealer + 1, match.open.playing) if one_suit(deck, hands[seat])]
    if holders:
        best = max(holders, key=lambda seat: height(match.rules, deck, hands[seat]))
        for taker in holders if match.rules.both_paid else (best,):
            for payer in match.around(taker + 1)[:-1]:
                if taker == best or payer != best:
                    match.sheet.pay(
                        "money", payer, taker, Item("Пять карт одной масти", ("mistigri.flush",), match.options["fee"])
                    )
            match.tell(taker, "{открывает|открываете} пять карт одной масти", "mistigri.flush", "mistigri.flush.tie")
        if not match.rules.played_on:
            match.end_deal("Открыты пять карт одной масти: записи остаются прежними.")
            return
    after = MUSHKA.phases["buy"].after
    assert after is not None
    after(match, prompt)


@dataclass(frozen=True, kw_only=True)
class Flushes:
    """Hands of one suit in one deal."""

    players: int = number("Игроков", 3, 7, 4)
    fee: int = number("Плата с каждого", 1, 1000, 5, unit="коп.")
    hands: tuple[str, ...] = texts("У кого пять карт масти", ("♦Д ♦10 ♦9 ♦7 ♦6",), most=7)


@dataclass(frozen=True, kw_only=True)
class Compared:
    """Two hands of one suit."""

    first: tuple[int, ...] = card_row("Карты первого", DECK_52, 5, 5, "♠К ♠Д ♠В ♠Т ♠10")
    second: tuple[int, ...] = card_row("Карты второго", DECK_52, 5, 5, "♥6 ♥7 ♥8 ♥9 ♥В")


def _hand(text: str) -> tuple[int, ...]:
    hand = tuple(DECK_52.cards(DECK_52.mask(text, "hands")))
    if not one_suit(DECK_52, hand):
        raise InputError("У кого пять карт масти: в каждой руке нужны пять карт одной масти", "hands")
    return hand


def flushes(rules: Any, facts: Flushes) -> Score:
    """Count what five of a suit bring."""
    hands = [_hand(text) for text in facts.hands]
    cards = [card for hand in hands for card in hand]
    if not hands or len(hands) > facts.players or len(set(cards)) != len(cards):
        raise InputError("У кого пять карт масти: от одной до стольких рук, сколько игроков, карты не повторяются", "hands")
    best = max(range(len(hands)), key=lambda place: height(rules, DECK_52, hands[place]))
    total = (facts.players - 1) * facts.fee
    score = Score(
        total=total, unit="коп.", summary=f"Плату {money(total)} получает {best + 1}-й из открывших; записей не трогают."
    )
    if len(hands) > 1:
        score.add(
            f"Старше {best + 1}-й: {SUIT_NAMES[DECK_52.suit(hands[best][0])]}", ("mistigri.flush.tie", "mistigri.flush.pips")
        )
    score.add(f"Платят {facts.players - 1} по {facts.fee} коп.", "mistigri.flush", total)
    if rules.both_paid:
        for place in range(len(hands)):
            if place != best:
                score.add(f"{place + 1}-му платят остальные", "mistigri.flush", (facts.players - 2) * facts.fee)
    return score


def compare(rules: Any, facts: Compared) -> Score:
    """Say whose five of a suit are higher."""
    hands = (facts.first, facts.second)
    for name, hand in (("first", facts.first), ("second", facts.second)):
        if not one_suit(DECK_52, hand):
            raise InputError("Карты: нужны пять карт одной масти", name)
    if set(facts.first) & set(facts.second):
        raise InputError("Карты второго: одна карта названа у обоих", "second")
    heights = [height(rules, DECK_52, hand) for hand in hands]
    score = Score(unit="игрок")
    if heights[0][0] != heights[1][0]:
        who = 1 if heights[0] > heights[1] else 2
        score.add(f"Старше {SUIT_NAMES[DECK_52.suit(hands[who - 1][0])]}", "mistigri.flush.tie")
    else:
        who = 0 if heights[0] == heights[1] else 1 if heights[0] > heights[1] else 2
        score.sides = {f"игрок {place}": one[1] for place, one in enumerate(heights, 1)}
        score.add(f"Очков {heights[0][1]} и {heights[1][1]}", "mistigri.flush.pips")
    score.total, score.summary = who, f"Выигрывает игрок {who}." if who else "Очков поровну."
    return score


COUNTS = (
    Count("flush", "Плата за пять карт масти", Flushes, flushes, ("mistigri.flush", "mistigri.flush.tie"), "Что получает открывший масть.", "settlement",
          ("пять карт одной масти", "плата за масть"), "Игроков {players}, плата с каждого {fee}; открыты {hands}."),
    Count("compare", "Чья масть старше", Compared, compare, ("mistigri.flush.tie", "mistigri.flush.pips"), "Пять карт масти у двоих.", "irregularity",
          ("чья масть старше", "у двоих одна масть"), "У первого {first}, у второго {second}."),
)  # fmt: skip
