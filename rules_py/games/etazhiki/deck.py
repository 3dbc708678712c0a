"""«Этажики»: the deck as a sheet that the reader can edit: each card with its count, the sums, what is wrong."""

from __future__ import annotations

from typing import Any

from ...frame.errors import InputError
from ...frame.page import DeckRow, DeckSheet
from ...frame.params import Ints
from ...frame.scene import drawn_card
from .rules import (
    BALL,
    BLUE_BALLS,
    DAY,
    DAY_FLOORS,
    DECK_OPTIONS,
    HAND,
    MIDDLE,
    NEAR,
    NIGHT,
    NIGHT_FLOORS,
    PLAIN_BALLS,
    RED_BALLS,
    SPECIALS,
    box,
    card_of,
    check_deck,
    deck_counts,
    is_floor,
    sample_deck,
)

_FIRST = {
    DAY_FLOORS.name: DAY,
    NIGHT_FLOORS.name: NIGHT,
    PLAIN_BALLS.name: BALL + 1,
    RED_BALLS.name: BALL + 1,
    BLUE_BALLS.name: BALL + 1,
    SPECIALS.name: NEAR,
}
"""The card that stands first in a row of the sheet; the others follow it."""


def deck_sheet(rules: Any, options: dict[str, Any]) -> DeckSheet:
    """Describe the deck of a level: rows of cards with their counts, sums, and the first thing that is wrong."""
    level, players = options["level"], options["players"]
    counts = deck_counts(rules, level, options)
    size = sum(counts.values())
    floors = sum(count for card, count in counts.items() if is_floor(card))
    problem = None
    try:
        check_deck(counts, level, players)
    except InputError as error:
        problem = error.to_json()
    sample = sample_deck()
    return {
        "rows": [_row(param, options, _played(rules, param, level)) for param in DECK_OPTIONS],
        "size": size,
        "floors": floors,
        "balls": size - floors,
        "need": HAND * players + 2,
        "sample": all(options[name] == count for name, count in sample.items()),
        "problem": problem,
    }


def _played(rules: Any, param: Ints, level: str) -> bool:
    """Tell whether the cards of a row are played with at a level."""
    if param is BLUE_BALLS and level == MIDDLE:
        return bool(rules.blue_in_middle)
    return param.when is None or level in param.when["level"]


def _row(param: Ints, options: dict[str, Any], played: bool) -> DeckRow:
    """Describe one row of the sheet."""
    first, pack = _FIRST[param.name], box(())
    return {
        "name": param.name,
        "label": param.label,
        "played": played,
        "low": param.low,
        "high": param.high,
        "default": list(param.read(param.default)),
        "cells": [
            {"card": drawn_card(pack, card_of(first + place)), "count": count}
            for place, count in enumerate(options[param.name])
        ],
    }
