"""The index between rules and the code that executes them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

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


def place_of(what: Any, home: str, name: str) -> Implementation:
    """Return where a row stands in the code, by the function in it; the package stands for a row without one."""
    while hasattr(what, "__wrapped__"):
        what = what.__wrapped__
    code = getattr(what, "__code__", None)
    return Implementation(getattr(what, "__module__", None) or home, name, code.co_firstlineno if code is not None else 1)
