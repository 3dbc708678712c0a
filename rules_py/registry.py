"""Every game of the core with its calculators and readings; a game is imported when it is asked for.

The rule: the module `rules_py.games.<slug with _ for ->` has `GAME`, and the ids of its calculators begin with its slug. Names are
known from `games/index.py`, which `python -m rules_py index --write` makes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import Generic, TypeVar

from .frame import calculators as calc
from .frame import cites, readings
from .frame.calculators import Calculator
from .frame.cites import Implementation
from .frame.errors import InputError
from .frame.face import Game
from .frame.readings import Reading
from .games.index import INDEX

T = TypeVar("T")


class Listed(Mapping[str, T], Generic[T]):
    """Things by name: the names are known, a thing is imported when it is taken."""

    __slots__ = ("_names", "_take")

    def __init__(self, names: Mapping[str, str], take: Callable[[str], T]) -> None:
        self._names = names
        self._take = take

    def __getitem__(self, name: str) -> T:
        """Return the thing of this name."""
        if name not in self._names:
            raise KeyError(name)
        return self._take(name)

    def __contains__(self, name: object) -> bool:
        """Tell whether there is such a thing, without importing it."""
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        """Go through the names."""
        return iter(self._names)

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._names)


def module_of(slug: str) -> str:
    """Return the module that holds a game."""
    return f"rules_py.games.{slug.replace('-', '_')}"


def games() -> Mapping[str, Game]:
    """Return every game that the core plays, by slug."""
    return Listed({slug: slug for slug in INDEX}, game)


def game(slug: str) -> Game:
    """Return a game by its slug."""
    if not isinstance(slug, str) or slug not in INDEX:
        raise InputError(f"Игры «{str(slug)[:40]}» в ядре нет; есть: {', '.join(INDEX)}", "game")
    found = import_module(module_of(slug)).GAME
    assert isinstance(found, Game)
    return found


def calculators() -> Mapping[str, Calculator]:
    """Return all calculators, by id."""
    return Listed({id: slug for slug, entry in sorted(INDEX.items()) for id in entry.calculators}, calculator)


def calculator(id: str) -> Calculator:
    """Return a calculator by its id."""
    slug = id.partition(".")[0] if isinstance(id, str) else ""
    if slug in INDEX:
        game(slug)
    return calc.find(id)


def readings_of_all() -> Mapping[str, Reading]:
    """Return all declared readings, by id."""
    return Listed({id: slug for slug, entry in INDEX.items() for id in entry.readings}, reading)


def reading(id: str) -> Reading:
    """Return a reading by its id."""
    for slug in askers(id)[:1]:
        game(slug)
    found = readings.registry().get(id) if isinstance(id, str) else None
    if found is None:
        raise InputError(f"Разночтения «{str(id)[:60]}» нет", "reading")
    return found


def askers(id: str) -> list[str]:
    """Return the games that ask a reading, its own before those that share it."""
    found = [slug for slug, entry in INDEX.items() if id in entry.readings]
    return sorted(found, key=lambda slug: not id.startswith(f"{slug}."))


def implemented() -> dict[str, list[Implementation]]:
    """Return every rule that the core executes, with the places that do it; imports every game."""
    for slug in INDEX:
        game(slug)
    return cites.implemented()
