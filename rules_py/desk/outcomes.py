"""The computed apparatus of readings: one case under every reading that matters to it.

Only readings in the chain of a result are varied; a reading that comes into the chain under another answer is varied
in its turn. Two results part at the first step that differs, and that step names the rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .. import registry
from ..frame import calculators as calc
from ..frame import readings as reading
from ..frame.calculators import Calculator
from ..frame.errors import InputError, RulesError
from ..frame.face import Game
from ..frame.results import Score
from ..frame.rng import Generator

MOST_COMBINATIONS = 64
"""More than this would be a table that nobody reads."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one set of readings gives."""

    readings: dict[str, str]
    """Answers that differ from the ones in force."""
    score: Score | None
    error: str
    """Why the case cannot be under these readings, where it cannot."""
    parts_at: tuple[str, ...]
    """Rules of the first step that differs from the result in force; empty where nothing differs."""

    @property
    def differs(self) -> bool:
        """Tell whether this outcome is another one."""
        return bool(self.parts_at) or bool(self.error)

    def to_json(self) -> dict[str, Any]:
        """Return the outcome as plain data."""
        return {
            "readings": dict(self.readings),
            "result": None if self.score is None else self.score.to_json(),
            "error": self.error,
            "differs": self.differs,
            "parts_at": list(self.parts_at),
        }


def outcomes(
    run: Callable[[Mapping[str, str]], Score],
    chosen: Mapping[str, str],
    chain: Callable[[Score], Iterable[str]] = lambda score: score.readings,
) -> list[Outcome]:
    """Return the result in force and after it every other one that the readings of its chain can give."""
    base = run(chosen)
    found = [Outcome({}, base, "", ())]
    seen: set[frozenset[tuple[str, str]]] = {frozenset()}
    queue: list[tuple[dict[str, str], Score]] = [({}, base)]
    known = reading.registry()
    while queue and len(found) < MOST_COMBINATIONS:
        changes, score = queue.pop(0)
        for name in chain(score):
            in_force = {**chosen, **changes}.get(name, known[name].default)
            for answer in known[name].choices:
                if answer == in_force:
                    continue
                changed = {**changes, name: answer}
                if changed.get(name) == chosen.get(name, known[name].default):
                    del changed[name]
                key = frozenset(changed.items())
                if key in seen or len(found) >= MOST_COMBINATIONS:
                    continue
                seen.add(key)
                try:
                    other = run({**chosen, **changed})
                except RulesError as error:
                    found.append(Outcome(changed, None, error.text, ()))
                    continue
                found.append(Outcome(changed, other, "", parting(base, other)))
                queue.append((changed, other))
    return found


def parting(first: Score, second: Score) -> tuple[str, ...]:
    """Return the rules of the first step in which two results differ, empty where they are the same."""
    for one, other in zip(first.items, second.items, strict=False):
        if (one.text, one.amount, one.side, one.cites) != (other.text, other.amount, other.side, other.cites):
            return other.cites or one.cites
    longer = first if len(first.items) > len(second.items) else second
    shorter = min(len(first.items), len(second.items))
    if len(longer.items) > shorter:
        return longer.items[shorter].cites
    if (first.total, first.sides, first.summary) != (second.total, second.sides, second.summary):
        return second.items[-1].cites if second.items else second.cites
    return ()


def of_calculator(id: str, given: Any, readings: Any = None) -> list[Outcome]:
    """Recalculate a case of a calculator under every reading that matters."""
    calculator = registry.calculator(id)
    chosen = checked(readings)
    if calculator.estimate:
        return [Outcome({}, calculator(given, _known_to(calculator, chosen)), "", ())]
    return outcomes(lambda answers: calculator(given, _known_to(calculator, answers)), chosen)


def checked(readings: Any) -> dict[str, str]:
    """Return chosen readings as a mapping; whether each exists is for the one who uses them."""
    if readings is None:
        return {}
    if not isinstance(readings, Mapping):
        raise InputError("Чтения: нужны именованные поля «разночтение: выбор»", "readings")
    return dict(readings)


def _known_to(calculator: Calculator, answers: Mapping[str, str]) -> dict[str, str]:
    names = {one.id for one in calculator.readings}
    unknown = [name for name in answers if name not in names]
    if unknown:
        raise InputError(f"Разночтения «{unknown[0][:60]}» у этого расчёта нет", "readings")
    return dict(answers)


@dataclass(frozen=True, slots=True)
class Difference:
    """A case in which two answers to one question give different results."""

    calculator: str
    """The calculator that shows it; empty where a played deal does."""
    given: dict[str, Any]
    """The facts of the calculator, or the record of the deal."""
    first: Score
    second: Score | None
    error: str
    """Why the deal could not go so under the second answer, where it could not."""
    parts_at: tuple[str, ...]
    tried: int

    def to_json(self) -> dict[str, Any]:
        """Return the case as plain data."""
        return {
            "calculator": self.calculator, "given": self.given, "tried": self.tried, "parts_at": list(self.parts_at),
            "first": self.first.to_json(), "second": None if self.second is None else self.second.to_json(),
            "error": self.error,
        }  # fmt: skip


DEAF = 500
"""A calculator that has not asked a reading in so many cases is tried no more: no answer to it can change what it says."""


def find_difference(name: str, first: str, second: str, seed: int = 1, tries: int = 2000, deals: int = 60) -> Difference | None:
    """Look by random cases for one in which two answers part, best in what follows and not in the reason alone."""
    known = registry.reading(name)
    for answer in (first, second):
        if answer not in known.choices:
            names = ", ".join(f"«{one}»" for one in known.choices)
            raise InputError(f"Разночтение {name}: выберите одно из {names}", "choices")
    random = Generator(seed)
    games = {slug: registry.game(slug) for slug in registry.askers(name)}
    users = [one for one in calc.registry().values() if one.game in games and known in one.readings and not one.estimate]
    slight: Difference | None = None
    heard: set[str] = set()
    for tried in range(1, tries + 1):
        if tried == DEAF:
            users = [one for one in users if one.id in heard]
        for calculator in users:
            given = random_given(calculator, random)
            if tried < DEAF and name in calculator.asked(given):
                heard.add(calculator.id)
            try:
                one = calculator(given, {name: first})
                other = calculator(given, {name: second})
            except RulesError:
                continue
            parts_at = parting(one, other)
            if not parts_at:
                continue
            found = Difference(calculator.id, given, one, other, "", parts_at, tried)
            if (one.total, one.sides, one.summary) != (other.total, other.sides, other.summary):
                return found
            slight = slight or found
    return slight or _difference_in_play(games.values(), known, first, second, seed, deals)


def _difference_in_play(
    games: Iterable[Game], known: reading.Reading, first: str, second: str, seed: int, deals: int
) -> Difference | None:
    """Look for a deal of random bots that two answers score or allow differently."""
    for game in games:
        if known not in game.readings:
            continue
        bot = game.bots["random"]
        for tried in range(1, deals + 1):
            random = Generator(seed + tried)
            state = game.deal(seed + tried, readings={known.id: first})
            while not state.deal_over:
                mover = state.may_act()[0]
                state.apply(bot.choose(state.view(mover), random), mover)
            record = state.to_json()
            one = state.score()
            try:
                again = game.from_json({**record, "readings": {known.id: second}})
            except RulesError as error:
                return Difference("", record, one, None, error.text, error.cites or known.rules, tried)
            if not again.deal_over:
                return Difference("", record, one, None, "Сдача при этом чтении ещё не окончена", known.rules, tried)
            parts_at = parting(one, again.score())
            if parts_at:
                return Difference("", record, one, again.score(), "", parts_at, tried)
    return None


def random_given(calculator: Calculator, random: Generator) -> dict[str, Any]:
    """Return random values for the parameters of a calculator, near their defaults as often as not."""
    given: dict[str, Any] = {}
    for param in calculator.params:
        schema = param.schema()
        if param.default is not None and random.chance(1, 3):
            given[param.name] = schema["default"]
        else:
            value = _random_value(schema, random)
            if value is not None:
                given[param.name] = value
    return given


def _random_value(schema: Mapping[str, Any], random: Generator) -> Any:
    kind = schema["type"]
    if kind == "int":
        step = schema["step"]
        span = min((schema["high"] - schema["low"]) // step, 120)
        return schema["low"] + step * random.below(span + 1)
    if kind == "choice":
        choices: Sequence[Mapping[str, Any]] = schema["choices"]
        return choices[random.below(len(choices))]["value"]
    if kind == "flag":
        return random.chance(1, 2)
    if kind == "cards":
        deck = [suit + rank for suit in schema["suits"] for rank in schema["ranks"]]
        order = random.shuffle(len(deck))
        count = schema["low"] + random.below(min(schema["high"], len(deck)) - schema["low"] + 1)
        return " ".join(deck[place] for place in order[:count])
    if kind == "ints":
        count = schema["count"] if schema["count"] is not None else random.below(6)
        span = min(schema["high"] - schema["low"], 120)
        return [schema["low"] + random.below(span + 1) for _ in range(count)]
    return schema["default"]


def of_match(record: Any) -> list[dict[str, Any]]:
    """Replay a finished deal under every reading of its chain and return what each gives."""
    if not isinstance(record, Mapping):
        raise InputError("Запись партии: нужен объект с полями game, deal, actions", "record")
    game = registry.game(record.get("game", ""))
    chosen = checked(record.get("readings"))

    def run(answers: Mapping[str, str]) -> Score:
        state = game.from_json({**record, "readings": dict(answers)})
        if not state.deal_over:
            raise InputError("С такими чтениями эта сдача на этом месте не окончена", "record")
        return state.score()

    return [one.to_json() for one in outcomes(run, chosen)]
