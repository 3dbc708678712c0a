"""The index between rules and the code that executes them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Implementation:
    """A place in the code that executes a rule."""

    module: str
    name: str
    line: int


_INDEX: dict[str, list[Implementation]] = {}


def implements(*rules: str) -> Callable[[T], T]:
    """Mark a function or class as what executes these rules."""
    line = sys._getframe(1).f_lineno

    def mark(target: T) -> T:
        place = Implementation(getattr(target, "__module__", ""), getattr(target, "__qualname__", ""), line)
        for rule in rules:
            _INDEX.setdefault(rule, []).append(place)
        return target

    return mark


def implemented() -> dict[str, list[Implementation]]:
    """Return every rule that the core executes, with the places that do it."""
    return {rule: list(places) for rule, places in sorted(_INDEX.items())}


def note(rule: str, place: Implementation) -> None:
    """Add a place that executes a rule."""
    _INDEX.setdefault(rule, []).append(place)
