"""Fields of rules that a reading decides: the value is looked up when it is read, so that whoever listens knows it was."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, fields
from functools import lru_cache
from typing import Any, TypeVar

from .readings import Chosen

R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class By:
    """A value for every answer to a question; where a second question decides further, the value is one of these again."""

    reading: str
    values: Mapping[str, Any]

    def __hash__(self) -> int:
        """Hash by the question: two fields of one table never differ in the values alone."""
        return hash(self.reading)


def by(reading: str, /, **values: Any) -> Any:
    """Bind a field of rules to a reading: `by("mushka.overtake", no=…, yes=…)`; hyphens of an answer become underscores."""
    return By(reading, {name.strip("_").replace("_", "-"): value for name, value in values.items()})


def rule(default: Any, *cites: str) -> Any:
    """Declare a field of rules with the rules of the book that it holds."""
    return field(default=default, metadata={"cites": cites})


def field_cites(rules: Any) -> dict[str, tuple[str, ...]]:
    """Return the rules that the fields of a table of rules hold."""
    return {one.name: tuple(one.metadata.get("cites", ())) for one in fields(rules)}


def _answered(value: Any, chosen: Chosen) -> Any:
    """Return the value of a field under the readings in force."""
    while isinstance(value, By):
        value = value.values[chosen.answer(value.reading)]
    return value


@lru_cache(maxsize=256)
def _chosen_class(kind: type, names: tuple[str, ...]) -> type:
    """Return a class of these rules in which the bound fields look their reading up."""

    def looked_up(name: str) -> property:
        def get(self: Any) -> Any:
            return _answered(self._bound[name], self._chosen)

        return property(get)

    return type(kind.__name__, (kind,), {"__slots__": ("_bound", "_chosen"), **{name: looked_up(name) for name in names}})


def chosen_rules(rules: R, chosen: Chosen) -> R:
    """Return the rules under the readings in force."""
    if rules is None:
        return rules
    bound = {one.name: value for one in fields(rules) if isinstance(value := getattr(rules, one.name), By)}  # type: ignore[arg-type]
    if not bound:
        return rules
    kind: Any = type(rules)
    answered: dict[str, Any] = {}
    if (
        type(chosen) is Chosen
    ):  # nobody listens: an answer that stands makes a plain field, what a relative never asks stays unanswered
        for name, value in bound.items():
            with suppress(KeyError):
                answered[name] = _answered(value, chosen)
    left = tuple(name for name in bound if name not in answered)
    twin: Any = object.__new__(_chosen_class(kind, left) if left else kind)
    for one in fields(rules):  # type: ignore[arg-type]
        if one.name not in left:
            object.__setattr__(twin, one.name, answered[one.name] if one.name in answered else getattr(rules, one.name))
    if left:
        object.__setattr__(twin, "_bound", bound)
        object.__setattr__(twin, "_chosen", chosen)
    result: R = twin
    return result
