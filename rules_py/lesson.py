"""A guided first game: a record with a word at every step and the rules it rests on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class LessonStep:
    """A word to the learner, what he is to do, and what the others do after it."""

    text: str
    cites: tuple[str, ...]
    do: str | None = None
    """The action that the learner is asked for; None where he only reads on."""
    then: tuple[str, ...] = ()
    """The actions of the others that follow."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A whole game told step by step."""

    title: str
    seat: int
    steps: tuple[LessonStep, ...]
    seed: int = 1
    cards: str | None = None
    options: tuple[tuple[str, Any], ...] = ()

    def actions(self) -> list[str]:
        """Return every action of the game."""
        return [action for step in self.steps for action in ((step.do,) if step.do else ()) + step.then]

    def to_json(self, slug: str, version: int) -> dict[str, Any]:
        """Return the record of the game and the steps; `at` counts the actions before a step."""
        steps: list[dict[str, Any]] = []
        at = 0
        for step in self.steps:
            steps.append({"at": at, "text": step.text, "cites": list(step.cites), "expect_action": step.do})
            at += len(step.then) + (step.do is not None)
        deal: dict[str, Any] = {"seed": self.seed}
        if self.cards is not None:
            deal["cards"] = self.cards
        record = {
            "game": slug, "version": version, "options": dict(self.options), "readings": {}, "deal": deal,
            "actions": self.actions(),
        }  # fmt: skip
        return {"title": self.title, "seat": self.seat, "record": record, "steps": steps}
