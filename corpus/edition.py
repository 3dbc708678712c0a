"""The whole edition: text, data and core together, with the indexes that checks and pages need."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from corpus.core import Core, differences
from corpus.data import Data, Reading, Unit, load_data
from corpus.model import Example, Position, Problem, Rule, Text
from corpus.parse import parse_text

ROOT = Path(__file__).resolve().parent.parent


@dataclass(slots=True)
class Run:
    """What came of an example or a position: the answer, or None while the core does not know it."""

    item: Example | Position
    answer: dict[str, Any] | None
    problems: list[str] = field(default_factory=list)

    @property
    def waiting(self) -> bool:
        """Say whether the core does not yet know the calculator or the game."""
        return self.answer is None


@dataclass
class Edition:
    """Everything that is known about the edition."""

    root: Path
    text: Text
    data: Data
    core: Core

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """Give the rules by id; the first one wins where an id stands twice."""
        found: dict[str, Rule] = {}
        for rule in self.text.rules():
            found.setdefault(rule.id, rule)
        return found

    @cached_property
    def holder(self) -> dict[str, Rule]:
        """Give for each id in use the rule that holds it: itself, or the one that covers it."""
        found = {name: rule for rule in self.text.rules() for name in rule.covers}
        return {**found, **self.rules}

    @cached_property
    def units(self) -> dict[str, Unit]:
        """Give the units of the inventory by id."""
        return {unit.id: unit for unit in self.data.units()}

    @cached_property
    def readings_of(self) -> dict[str, list[Reading]]:
        """Give the readings that concern each rule."""
        found: dict[str, list[Reading]] = {}
        for reading in self.data.readings:
            for name in reading.rules:
                if name in self.holder:
                    known = found.setdefault(self.holder[name].id, [])
                    if reading not in known:
                        known.append(reading)
        return found

    @cached_property
    def runs(self) -> list[Run]:
        """Run every example and position."""
        return [self._run(item) for item in self.text.items() if isinstance(item, Example | Position)]

    @cached_property
    def run_of(self) -> dict[int, Run]:
        """Give the run of an example or position by the identity of the block."""
        return {id(run.item): run for run in self.runs}

    def _run(self, item: Example | Position) -> Run:
        if isinstance(item, Example):
            if item.calculator not in self.core.calculators:
                return Run(item, None)
            answer = self.core.calculate(item.calculator, item.given, item.readings)
            key = "result"
        else:
            if item.game not in self.core.games:
                return Run(item, None)
            answer = self.core.try_action(item.game, item.given, item.attempt, item.readings)
            key = "verdict"
        if not answer.get("ok"):
            error = answer.get("error", {})
            return Run(item, answer, [f"ядро отказало: {error.get('field', '')}: {error.get('text', '')}"])
        result = dict(answer[key])
        return Run(item, result, differences(item.expect, result))

    def resolve(self, name: str) -> Rule | None:
        """Find the rule that an id leads to, through coverage and the registry."""
        seen: set[str] = set()
        while name not in self.holder and name not in seen:
            seen.add(name)
            entry = self.data.registry.get(name)
            if entry is None or not entry.target:
                return None
            name = entry.target
        return self.holder.get(name)

    def lacks(self, name: str) -> bool:
        """Say whether no rule has this id, and none is to come with a game that is not written yet."""
        to_come = name.partition(".")[0] not in self.text.games and name in self.units
        return name not in self.holder and not to_come

    @property
    def reading_problems(self) -> list[Problem]:
        """Give the problems met while the files were read."""
        return [*self.text.problems, *self.data.problems]


def load(root: Path = ROOT, core: Core | None = None) -> Edition:
    """Read the whole edition below a root."""
    return Edition(root, parse_text(root), load_data(root), core or Core())
