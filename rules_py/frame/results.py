"""Results: scores with their steps, verdicts, advice. Cites are part of each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import cast

from . import grades, page


@dataclass(frozen=True, slots=True)
class Item:
    """One step of a score: what is written, to whom, by which rules."""

    text: str
    cites: tuple[str, ...]
    amount: int | None = None
    side: str = ""

    def to_json(self) -> page.Item:
        """Return the item as plain data."""
        return {"side": self.side, "amount": self.amount, "text": self.text, "cites": list(self.cites)}


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice that a rule leaves to a player or a side."""

    who: str
    text: str
    cites: tuple[str, ...]

    def to_json(self) -> page.Option:
        """Return the choice as plain data."""
        return {"who": self.who, "text": self.text, "cites": list(self.cites)}


@dataclass(slots=True)
class Score:
    """A result with every step that leads to it."""

    items: list[Item] = field(default_factory=list)
    total: int | str | None = None
    unit: str = ""
    summary: str = ""
    sides: dict[str, int] = field(default_factory=dict)
    choices: list[Choice] = field(default_factory=list)
    readings: dict[str, str] = field(default_factory=dict)
    """Readings in the chain of this result: id -> grade of the chosen reading."""
    extra: dict[str, object] = field(default_factory=dict)
    """Further named values that a calculator returns."""

    def add(self, text: str, cites: str | Iterable[str], amount: int | None = None, side: str = "") -> None:
        """Append a step."""
        ids = (cites,) if isinstance(cites, str) else tuple(cites)
        self.items.append(Item(text, ids, amount, side))

    def choose(self, who: str, text: str, cites: str | Iterable[str]) -> None:
        """Append a choice that somebody has."""
        ids = (cites,) if isinstance(cites, str) else tuple(cites)
        self.choices.append(Choice(who, text, ids))

    def shown(self) -> tuple[object, ...]:
        """Return what the result says: what is written, to whom, by which rules, in which words; a table beside it says nothing of it."""
        named = {name: value for name, value in self.extra.items() if not isinstance(value, dict)}
        return self.items, self.total, self.unit, self.summary, self.sides, self.choices, named

    @classmethod
    def told(cls, summary: str, steps: Sequence[tuple[str, str]]) -> Score:
        """Tell what rules say of a case, each sentence with its rule, and whether they decide it."""
        score = cls(total=None, summary=summary)
        for text, rule in steps:
            score.add(text, rule)
        if any(text.startswith("Источники не решают") for text, _ in steps):
            score.extra["decided"] = False
        return score

    @property
    def cites(self) -> tuple[str, ...]:
        """Return every rule of the chain once, in order of first use."""
        seen: dict[str, None] = {}
        for cites in (*(item.cites for item in self.items), *(choice.cites for choice in self.choices)):
            seen.update(dict.fromkeys(cites))
        return tuple(seen)

    @property
    def grade(self) -> page.Grade:
        """Return the weakest grade in the chain."""
        return grades.weakest((*map(grades.of_rule, self.cites), *self.readings.values()))

    def to_json(self) -> page.Score:
        """Return the score as plain data."""
        found: page.Score = {
            "total": self.total,
            "unit": self.unit,
            "summary": self.summary,
            "sides": dict(self.sides),
            "items": [item.to_json() for item in self.items],
            "choices": [choice.to_json() for choice in self.choices],
            "cites": list(self.cites),
            "grade": self.grade,
            "readings": list(self.readings),
        }
        return cast("page.Score", {**found, **self.extra})


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether an action is allowed, and by which rules."""

    allowed: bool
    text: str
    cites: tuple[str, ...]
    readings: Mapping[str, str] = field(default_factory=dict)

    def shown(self) -> tuple[object, ...]:
        """Return what the verdict says: whether, by which rules and in which words."""
        return self.allowed, self.text, self.cites

    @property
    def grade(self) -> page.Grade:
        """Return the weakest grade in the chain."""
        return grades.weakest((*map(grades.of_rule, self.cites), *self.readings.values()))

    def to_json(self) -> page.Verdict:
        """Return the verdict as plain data."""
        return {
            "allowed": self.allowed,
            "text": self.text,
            "cites": list(self.cites),
            "grade": self.grade,
            "readings": list(self.readings),
        }


@dataclass(frozen=True, slots=True)
class Advice:
    """An action that a sensible player would choose, and why."""

    action: str
    text: str
    cites: tuple[str, ...] = ()

    def to_json(self) -> page.Hint:
        """Return the advice as plain data."""
        return {"action": self.action, "text": self.text, "cites": list(self.cites)}
