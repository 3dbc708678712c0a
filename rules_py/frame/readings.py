"""Readings: where the source can be read in two ways, the choice is an option with a grade."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from . import grades
from .errors import InputError, RulesError

Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Reading:
    """A question to the source: possible answers, the default and how sure it is."""

    id: str
    choices: tuple[str, ...]
    default: str
    grade: str
    rules: tuple[str, ...]

    def grade_of(self, choice: str) -> str:
        """Return how sure a result is that rests on this choice."""
        return self.grade if choice == self.default else grades.weakest((self.grade, grades.INFERRED))


_REGISTRY: dict[str, Reading] = {}


def declare(*readings: Reading) -> tuple[Reading, ...]:
    """Add the readings of a game to the registry."""
    for reading in readings:
        if reading.id in _REGISTRY or reading.default not in reading.choices or reading.grade not in grades.GRADES:
            raise ValueError(reading.id)
        _REGISTRY[reading.id] = reading
    return readings


def registry() -> dict[str, Reading]:
    """Return all declared readings."""
    return dict(_REGISTRY)


class Chosen:
    """The readings in force: every question with its answer."""

    __slots__ = ("_answers",)

    def __init__(self, readings: Sequence[Reading], answers: Any = None) -> None:
        known = {reading.id: reading for reading in readings}
        self._answers = {reading.id: reading.default for reading in readings}
        if answers is None:
            return
        if not isinstance(answers, Mapping):
            raise InputError("Чтения: нужны именованные поля «разночтение: выбор»", "readings")
        for name, choice in answers.items():
            if name not in known:
                raise InputError(f"Разночтения «{str(name)[:60]}» нет", "readings")
            if not isinstance(choice, str) or choice not in known[name].choices:
                names = ", ".join(f"«{one}»" for one in known[name].choices)
                raise InputError(f"Разночтение {name}: выберите одно из {names}", str(name))
            self._answers[name] = choice

    def __eq__(self, other: object) -> bool:
        """Compare the answers in force."""
        return isinstance(other, Chosen) and self._answers == other._answers

    def __hash__(self) -> int:
        """Hash the answers in force."""
        return hash(tuple(self._answers.items()))

    def __getitem__(self, reading: Reading) -> str:
        """Return the answer in force."""
        return self._answers[reading.id]

    def answer(self, name: str) -> str:
        """Return the answer in force to the question of this id."""
        return self._answers[name]

    def grades(self, *readings: Reading) -> dict[str, str]:
        """Return these readings with the grade of the answer in force, for a result that rests on them."""
        return {reading.id: reading.grade_of(self._answers[reading.id]) for reading in readings}

    def under(self, reading: Reading, choice: str) -> Chosen:
        """Return the same answers but one."""
        twin = Chosen.__new__(Chosen)
        twin._answers = {**self._answers, reading.id: choice}
        return twin

    def changed(self) -> dict[str, str]:
        """Return the answers that differ from the default, as a record keeps them."""
        return {name: answer for name, answer in self._answers.items() if answer != _REGISTRY[name].default}


class Noting(Chosen):
    """Readings in force that remember which of them were asked."""

    __slots__ = ("asked",)

    def __init__(self, chosen: Chosen) -> None:
        self._answers = chosen._answers
        self.asked: dict[str, Reading] = {}

    def __getitem__(self, reading: Reading) -> str:
        """Note that this reading was asked, and return the answer in force."""
        self.asked[reading.id] = reading
        return self._answers[reading.id]

    def answer(self, name: str) -> str:
        """Note that the question of this id was asked: fields of rules that hang on it ask so."""
        self.asked[name] = _REGISTRY[name]
        return self._answers[name]


def weighed(
    chosen: Chosen, work: Callable[[Chosen], Result], seen: Callable[[Result], object]
) -> tuple[Result, dict[str, str]]:
    """Do a piece of work; return it with the readings on which it rests: asked on the way, and another answer changes what is seen.

    An answer under which the work is refused changes it too. Every other answer costs one more run: this is for the door
    through which a result leaves, never for play.
    """
    noting = Noting(chosen)
    result = work(noting)
    shown = seen(result)

    def changes(other: Chosen) -> bool:
        try:
            return seen(work(other)) != shown
        except RulesError:
            return True

    rests = {}
    for name, answer in chosen._answers.items():
        reading = noting.asked.get(name)
        if reading is None:
            continue
        if any(changes(chosen.under(reading, choice)) for choice in reading.choices if choice != answer):
            rests[reading.id] = reading.grade_of(answer)
    return result, rests
