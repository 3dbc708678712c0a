"""A guided first game: a record with a word at every step and the rules it rests on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .cards import Deck

if TYPE_CHECKING:
    from .face import Game


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
    options: Mapping[str, Any] = field(default_factory=dict)
    readings: Mapping[str, str] | None = None

    def to_json(self, game: Game) -> dict[str, Any]:
        """Return the record of the game and the steps; `at` counts the actions before a step."""
        state = game.deal(self.seed, self.options, self.readings, self.cards)
        steps: list[dict[str, Any]] = []
        for step in self.steps:
            at = len(state.actions)
            steps.append({"at": at, "text": step.text, "cites": list(step.cites), "expect_action": step.do})
            if step.do is not None:
                state.apply(step.do, self.seat)
            for action in step.then:
                state.apply(action)
        return {"title": self.title, "seat": self.seat, "record": state.to_json(), "steps": steps}


def laid_out(deck: Deck, hands: Sequence[str], then: str = "") -> str:
    """Write a pack so that these hands are dealt card by card and these cards come after them."""
    rows = [hand.split() for hand in hands]
    named = [row[place] for place in range(len(rows[0])) for row in rows] + then.split()
    rest = [deck.text(card) for card in range(deck.size) if deck.text(card) not in named]
    return " ".join([*rest, *reversed(named)])
