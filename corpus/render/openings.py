"""Deal ahead for the tables: two visits should not open the same cards, and no Python runs before a touch."""

from __future__ import annotations

import json
import zlib
from itertools import islice
from typing import Any

from corpus.book import Book
from corpus.model import Table

AHEAD = 24
"""How many deals lie ready for a table, beside the one that its page shows."""

_STEP, _MOST = 7919, 999_983
"""Both prime: the numbers of the deals differ, and say nothing."""


def numbers(item: Table) -> list[int]:
    """Give the numbers of the deals that lie ready."""
    found = ((item.seed + _STEP * place * place) % _MOST + 1 for place in range(1, 4 * AHEAD))
    return list(dict.fromkeys(number for number in found if number != item.seed))


def folder(item: Table) -> str:
    """Give the folder of the deals; a table with options of its own has its own."""
    own = {**item.options, **item.readings}
    mark = f"-{zlib.crc32(json.dumps(own, sort_keys=True).encode()):08x}" if own else ""
    return f"assets/deals/{item.game}{mark}/"


def opening(item: Table, seed: int, book: Book) -> dict[str, Any] | None:
    """Ask the core for the beginning of a match."""
    request = {"do": "new", "game": item.game, "seed": seed, "options": item.options, "readings": item.readings}
    scene = book.edition.core.ask(request).get("scene")
    return dict(scene) if scene is not None else None


def ready(item: Table, book: Book) -> dict[int, dict[str, Any]]:
    """Deal ahead for a table: only deals that give the one who looks cards."""
    scenes = ((seed, opening(item, seed, book)) for seed in numbers(item))
    dealt = ((seed, scene) for seed, scene in scenes if scene and not _empty_handed(scene))
    return dict(islice(dealt, AHEAD))


def _empty_handed(scene: dict[str, Any]) -> bool:
    """Tell whether the one who looks sits out, or has no cards while others have."""
    held = {seat["seat"]: seat["count"] for seat in scene["seats"]}
    return bool(scene.get("rests")) or (not held.get(scene["seat"]) and any(held.values()))


def openings(book: Book) -> dict[str, dict[str, Any]]:
    """Make the files of all tables: path -> the scene that the deal begins with."""
    found = {}
    for item in book.edition.text.items():
        if isinstance(item, Table):
            found.update({f"{folder(item)}{seed}.json": scene for seed, scene in ready(item, book).items()})
    return found
