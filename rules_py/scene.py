"""Building blocks of a scene: what a widget draws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .cards import Deck


def card_face(
    deck: Deck,
    card: int | None,
    *,
    seat: int | None = None,
    wins: bool = False,
    action: str | None = None,
    legal: bool = False,
    why: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """Describe one card; None is a card face down."""
    return {
        "card": None if card is None else deck.text(card),
        "name": "карта рубашкой вверх" if card is None else deck.name(card),
        "up": card is not None,
        "seat": seat,
        "wins": wins,
        "action": action,
        "legal": legal,
        "why": why,
    }


def card_zone(
    id: str, kind: str, owner: int | None, label: str, cards: Sequence[dict[str, Any]], count: int | None = None
) -> dict[str, Any]:
    """Describe a place on the table that holds cards."""
    return {
        "id": id,
        "kind": kind,
        "owner": owner,
        "label": label,
        "count": len(cards) if count is None else count,
        "cards": list(cards),
    }


def seat_entry(
    seat: int, name: str, place: str, count: int, tags: Sequence[str] = (), role: str = "", stars: int = 0
) -> dict[str, Any]:
    """Describe a player at the table."""
    return {
        "seat": seat, "name": name, "role": role, "place": place, "count": count, "tags": list(tags), "stars": stars,
    }  # fmt: skip
