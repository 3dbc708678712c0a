"""Decks that owners made up: kept on their device, known to records and links by their hash alone.

A device tells the core a deck once after it starts; who has none of this hash is told so and plays nothing.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from .errors import InputError

_DECKS: dict[tuple[str, str], Any] = {}
MOST_TEXT = 60_000


def keep(game: str, deck: Any) -> str:
    """Remember a deck that was checked and return its hash."""
    text = json.dumps(deck, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    if len(text) > MOST_TEXT:
        raise InputError("Колода: запись слишком длинная", "deck")
    id = sha256(text.encode()).hexdigest()[:16]
    _DECKS[game, id] = deck
    return id


def owned(game: str, id: str) -> Any:
    """Return the deck of this hash; refuse where it is not on this device."""
    found = _DECKS.get((game, id))
    if found is None:
        text = "Колода: партия сыграна картами владельца, а на этом устройстве их нет. Откройте её там, где колода составлена"
        raise InputError(text, "deck")
    return found
