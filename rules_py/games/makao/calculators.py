"""Макао: what the examples ask."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...frame.facts import Count, card_row, flag, number
from ...frame.results import Score
from ...frame.russian import money, points
from ...kernels.bank import TWO_PACKS, Drawn, lowest
from .rules import BEST, total, value
from .scoring import Facts, payment


@dataclass(frozen=True, kw_only=True)
class Cards:
    """Cards to count."""

    cards: tuple[int, ...] = card_row("Карты", TWO_PACKS, 1, 10, "♠3 ♥8")


@dataclass(frozen=True, kw_only=True)
class Hands:
    """The hands of a punter and of the banker."""

    punter: tuple[int, ...] = card_row("Карты понтёра", TWO_PACKS, 1, 10, "♠8")
    banker: tuple[int, ...] = card_row("Карты банкомёта", TWO_PACKS, 1, 10, "♥5")
    stake: int = number("Ставка", 1, 10_000, 10, unit="коп.")
    drew: bool = flag("Понтёр прикупал")
    swapped: bool = flag("Понтёр менял фигуру или десятку")
    banker_drew: bool = flag("Банкомёт прикупал")


@dataclass(frozen=True, kw_only=True)
class Stock:
    """How many play, how many cards were drawn."""

    players: int = number("Игроков с банкомётом", 2, 60, 6)
    drawn: int = number("Карт прикуплено и сменено", 0, 40, 0)


def count(rules: Any, facts: Cards) -> Score:
    """Count cards, each with its value."""
    score = Score(unit="очков")
    for card in facts.cards:
        worth = value(TWO_PACKS, card)
        score.add(
            TWO_PACKS.name(card).capitalize() + (" не считается" if not worth else ""),
            "makao.12" if worth else "makao.11",
            worth,
        )
    found = total(TWO_PACKS, facts.cards)
    whole = sum(value(TWO_PACKS, card) for card in facts.cards)
    if whole > BEST:
        score.add(f"Из {whole} остаются единицы", "makao.14", found - whole)
    score.total = found
    score.summary = f"Вышло {points(found)}." + (" Это лучший счёт." if found == BEST else "")
    return score


def pay(rules: Any, facts: Hands) -> Score:
    """Say who pays whom."""
    mine, banker = total(TWO_PACKS, facts.punter), total(TWO_PACKS, facts.banker)
    drawn = {"drew": facts.drew, "swapped": facts.swapped, "banker_drew": facts.banker_drew}
    items = payment(rules, Facts(points=mine, banker_points=banker, stake=facts.stake, **drawn))
    amount = sum(item.amount or 0 for item in items)
    score = Score(list(items), amount, "коп.", sides={"понтёр": amount, "банк": -amount})
    if amount > 0:
        score.summary = f"Банкомёт платит понтёру {money(amount)}"
    else:
        score.summary = f"Понтёр платит банкомёту {money(-amount)}" if amount else "Никто не платит."
    return score


def stock(rules: Any, facts: Stock) -> Score:
    """Say how many cards are left."""
    left = TWO_PACKS.size - facts.players - facts.drawn
    score = Score(total=left, unit="карт")
    score.add("Две колоды", "makao.2", TWO_PACKS.size)
    score.add("По карте каждому, и банкомёту", "makao.5", -facts.players)
    if facts.drawn:
        score.add("Прикуплено и сменено", "makao.10", -facts.drawn)
    score.summary = f"В колоде остаётся {left}."
    return score


COUNTS = (
    Count("total", "Сколько очков", Cards, count, ("makao.9", "makao.11", "makao.12", "makao.14"), "Счёт карт в макао.",
          words=("сколько очков", "считается ли десятка", "больше девяти"), sentence="На руках {cards}."),
    Count("pay", "Кто кому платит", Hands, pay, ("makao.15", "makao.16", "makao.17", "makao.18", "makao.19", "makao.h1", "makao.h2"),
          "Расчёт понтёра с банкомётом.", "settlement", words=("сколько платит банкомёт", "поровну", "девятка сразу", "кто проиграл"),
          sentence="У понтёра {punter}, у банкомёта {banker}, ставка {stake}. Понтёр прикупал: {drew}; менял фигуру: {swapped}. Банкомёт прикупал: {banker_drew}."),
    Count("stock", "Сколько карт остаётся", Stock, stock, ("makao.1", "makao.2", "makao.5"), "Колода после сдачи.",
          words=("сколько карт", "хватит ли колоды"), sentence="Играют {players}, прикуплено карт {drawn}."),
    Count("first", "Кто сдаёт первым", Drawn, lambda rules, facts: lowest(rules, ("makao.3", "makao.h7"), "сдаёт первым", facts), ("makao.3", "makao.h7"),
          "Первая сдача по вынутым картам.", words=("кто первый банкомёт", "кто сдаёт"), sentence="По порядку мест вынуты {drawn}."),
)  # fmt: skip
