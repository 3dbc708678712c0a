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


PLACES = {
    2: ("s", "n"),
    3: ("s", "w", "e"),
    4: ("s", "w", "n", "e"),
    5: ("s", "w", "nw", "ne", "e"),
    6: ("s", "w", "nw", "n", "ne", "e"),
}
"""Where the seats are drawn, clockwise from the one that looks: its left neighbour comes first."""


NOBODY = -1
"""The seat of a scene that everybody may look at."""


def place_of(seat: int, looking: int, seats: int) -> str:
    """Return where a seat is drawn for the one that looks; where all look, the first seat is nearest."""
    return PLACES[seats][(seat - max(looking, 0)) % seats]


def names_of(seats: int, looking: int) -> list[str]:
    """Return how the players are called by the one that looks."""
    return ["Вы" if seat == looking else f"Игрок {seat + 1}" for seat in range(seats)]


def free_card(
    card: str | None,
    name: str,
    *,
    title: str = "",
    value: str = "",
    tone: str = "",
    icon: str = "",
    seat: int | None = None,
    action: str | None = None,
    legal: bool = False,
    why: dict[str, Any] | None = None,
    say: str = "",
) -> dict[str, Any]:
    """Describe a card of a game that has its own faces; None is a card face down. `say` puts its action into words."""
    found: dict[str, Any] = {
        "card": card, "name": name, "up": card is not None, "seat": seat, "wins": False,
        "action": action, "legal": legal, "why": why,
    }  # fmt: skip
    if action is not None and say:
        found["say"] = say
    if card is not None:
        found["face"] = {"title": title or card, "value": value, "tone": tone, "icon": icon}
    return found


def button(
    action: str,
    label: str,
    *,
    group: str = "",
    legal: bool = True,
    why: dict[str, Any] | None = None,
    hint: str = "",
    cites: Sequence[str] = (),
    at: tuple[int, int] | None = None,
    say: str = "",
) -> dict[str, Any]:
    """Describe an action that is no card; `at` is its row and column in the grid of bids, none for a bid in words, `say` a name longer than the label."""
    found: dict[str, Any] = {
        "action": action, "label": label, "group": group, "legal": legal, "why": why, "hint": hint, "cites": list(cites),
    }  # fmt: skip
    if say:
        found["say"] = say
    if at is not None:
        found["row"], found["col"] = at
    return found
