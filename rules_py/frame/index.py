"""What is known of a game before it is imported."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Entry(NamedTuple):
    """A game in the index: enough to list it, to find it by an id and to know what it stands on."""

    title: str
    seats: tuple[int, int]
    needs: tuple[str, ...]
    """Packages of the core besides frame and kernels that it imports, the lowest first and its own last."""
    calculators: Mapping[str, tuple[str, str]]
    """Title and names of the fields by id; an id begins with the slug."""
    readings: tuple[str, ...]
    """Every reading that the game or a calculator of it asks; a reading may be asked by several games."""
