"""Рамс: the one commandment of the book, caution."""

from __future__ import annotations

from typing import Any

from ...frame.sampling import Maxim
from ...frame.view import View
from ...kernels.trick_phase import deck_of


def _offer(view: View[Any], verb: str) -> bool:
    return any(offer.move.verb == verb for offer in view.offers)


def lay_open(view: View[Any]) -> str | None:
    """Lay open what wins at once."""
    return "open" if _offer(view, "open") else None


def show_jacks(view: View[Any]) -> str | None:
    """Write jacks off while that is sure."""
    return "score jacks" if _offer(view, "score") else None


def caution(view: View[Any]) -> str | None:
    """Pass with neither a trump nor a high card."""
    if view.phase_name != "buy" or not _offer(view, "pass"):
        return None
    deck = deck_of(view)
    hope = any(deck.suit_of[card] == view.open.trump or deck.rank(card) in "ТК" for card in view.hand)
    return None if hope else "pass"


def take_trump(view: View[Any]) -> str | None:
    """Take the turned trump for the weakest plain card."""
    if not _offer(view, "swap"):
        return None
    deck = deck_of(view)
    plain = [card for card in view.hand if deck.suit_of[card] != view.open.trump]
    return f"swap {view.text(min(plain, key=lambda card: card % deck.width))}" if plain else None


MAXIMS = (
    Maxim(("rams.23", "rams.26"), "Откройте карты: это решает сдачу.", lay_open),
    Maxim(("rams.28", "rams.29"), "Покажите валетов и спишите их сразу.", show_jacks),
    Maxim(("rams.11",), "Возьмите открытого козыря за слабую карту.", take_trump),
    Maxim(("rams.intro.1",), "Ни козыря, ни старшей карты: осторожность велит пасовать.", caution),
)
