"""Рамс: what a deal comes to, aces and jacks; an opened suit."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from ...families.mushka import M, went_with
from ...frame.cards import DECK_52
from ...frame.facts import Line, card_row, number
from .rules import ACES, BLACK, JACKS, RED


@dataclass(frozen=True, kw_only=True)
class Deal:
    """What one player's deal came to."""

    tricks: int = number("Взяток", 0, 5, 2)
    aces: tuple[int, ...] = card_row("Тузы", DECK_52, 0, 4, "♦Т")
    jacks: tuple[int, ...] = card_row("Валеты", DECK_52, 0, 4, "")
    shown: int = number("Уже списано за показанных валетов", 0, 10, 0, when={"tricks": (0,)})
    revokes: int = number("Ренонсов", 0, 5, 0)


PAIR = 5
"""What a pair of jacks of a colour is worth."""


def price_of(rules: Any, aces: Iterable[int]) -> int:
    """Return what aces are worth together."""
    prices = dict(rules.aces)
    return sum(prices[DECK_52.text(card)] for card in aces)


def jacks_worth(jacks: Iterable[int]) -> int:
    """Return what jacks are worth: a pair of a colour five, all four ten."""
    held = {DECK_52.text(card) for card in jacks}
    pairs = sum(held.issuperset(pair) for pair in (BLACK, RED))
    return PAIR * pairs


def remise_of(rules: Any, aces: tuple[int, ...]) -> int:
    """Return the remise of one who took nothing, with the aces that he had."""
    price = price_of(rules, aces)
    return price if len(aces) > 1 and not rules.several_add else int(rules.plain_remise) + price


def opened_remise(rules: Any, aces: Iterable[int]) -> int:
    """Return the remise of one who played where a suit was opened: five, and the aces besides, however many."""
    return int(rules.plain_remise) + price_of(rules, aces)


def deal_facts(match: M, seat: int) -> Deal:
    """Return what a deal came to."""
    return Deal(
        tricks=match.open.tricks[seat],
        aces=tuple(DECK_52.card(text) for text in ACES if went_with(match, seat, text)),
        jacks=tuple(DECK_52.card(text) for text in JACKS if went_with(match, seat, text)),
        shown=match.open.shown.get(seat, 0),
    )


def _remise(rules: Any, deal: Deal) -> int | None:
    if deal.tricks or _freed(deal):
        return None
    return remise_of(rules, deal.aces)


def _freed(deal: Deal) -> bool:
    return jacks_worth(deal.jacks) > 0 or deal.shown > 0


def _jacks(rules: Any, deal: Deal) -> int | None:
    return -max(jacks_worth(deal.jacks) - deal.shown, 0) or None if deal.tricks else None


def _four(rules: Any, deal: Deal) -> bool:
    """Tell whether all four jacks bring five to one who took nothing: not beside what was written when they were shown."""
    held = max(jacks_worth(deal.jacks), deal.shown)
    return not deal.tricks and held == 2 * PAIR and (not deal.shown or rules.shown_reversed)


CHANGE = (
    Line(("rams.20",), "За взятки", lambda rules, deal: -deal.tricks or None),
    Line(("rams.20", "rams.22"), "За тузов", lambda rules, deal: -price_of(rules, deal.aces) or None if deal.tricks else None),
    Line(("rams.27",), "За валетов", _jacks),
    Line(("rams.21",), "Ремиз", _remise),
    Line(("rams.30",), "Валеты без взяток: ремиза нет", lambda rules, deal: 0 if not deal.tricks and _freed(deal) and not _four(rules, deal) else None),
    Line(("rams.30",), "Четыре валета без взяток", lambda rules, deal: -PAIR if _four(rules, deal) else None),
    Line(("rams.30", "rams.21"), "Цена тузов", lambda rules, deal: price_of(rules, deal.aces) or None
         if rules.aces_written and not deal.tricks and _freed(deal) else None),
    Line(("rams.29", "rams.30"), "Показанных валетов возвращают",
         lambda rules, deal: deal.shown or None if rules.shown_reversed and not deal.tricks else None),
    Line(("rams.14",), "Ремиз за ренонсы", lambda rules, deal: 5 * deal.revokes or None if rules.remises_add or not _remise(rules, deal) else None),
)  # fmt: skip
