"""A dispute: facts in, verdict out, with every rule it rests on and what other readings would give.

A case is a calculator («сколько», «что за это») or a move in a recorded deal («можно ли было так ходить»).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .. import registry
from ..frame import calculators as calc
from ..frame import grades
from ..frame.calculators import Calculator
from ..frame.errors import InputError
from ..frame.face import Game, State, split_seat
from ..frame.params import Param, renewed
from ..frame.results import Score
from . import outcomes as apparatus

KIND_NAMES = {"irregularity": "Неправильность", "score": "Счёт", "settlement": "Расчёт"}


_NAMES_SOMEBODY = frozenset({"", "игрок"})
"""A total in these units is no amount: the difference of two of them costs nothing."""


def cases(slug: str) -> list[dict[str, Any]]:
    """Return what the core can decide for a game, irregularities first."""
    if not isinstance(slug, str) or slug not in registry.games():
        raise InputError(f"Игры «{str(slug)[:40]}» за этим столом нет", "game")
    registry.game(slug)
    found = [one for one in calc.registry().values() if one.game == slug]
    order = list(KIND_NAMES)
    found.sort(key=lambda one: (order.index(one.kind), one.title))
    return [one.schema() for one in found]


def decide(asked: Any) -> dict[str, Any]:
    """Decide a dispute; `asked` is {"case", "facts", "readings"} or {"record", "action", "seat"}."""
    if not isinstance(asked, Mapping):
        raise InputError("Спор: нужен объект с полями case и facts", "dispute")
    known = ("case", "facts", "readings", "record", "action", "seat")
    for name in asked:
        if name not in known:
            raise InputError(f"Спор: поля «{str(name)[:40]}» нет; есть: {', '.join(known)}", str(name)[:40] or "dispute")
    if "record" in asked:
        return _of_move(asked)
    calculator = registry.calculator(asked.get("case", ""))
    facts = {} if asked.get("facts") is None else asked["facts"]
    if isinstance(facts, Mapping):
        facts = renewed(calculator.params, facts)
    outcomes = apparatus.of_calculator(calculator.id, facts, asked.get("readings"))
    base = outcomes[0].score
    assert base is not None
    return {
        "game": calculator.game,
        "case": calculator.id,
        "title": calculator.title,
        "facts": _facts(calculator, facts),
        "verdict": base.summary,
        "result": base.to_json(),
        "grade": base.grade,
        "grade_name": grades.GRADE_NAMES[base.grade],
        "decided": base.extra.get("decided", True),
        "others": _others(outcomes),
    }


def _facts(calculator: Calculator, given: Any) -> list[dict[str, Any]]:
    """Return the facts that matter, as a person reads them."""
    values = {param.name: given.get(param.name, param.default) for param in calculator.params}
    return [
        {"name": param.name, "label": param.label, "value": values[param.name], "text": shown(param, values[param.name])}
        for param in calculator.params
        if matters(calculator, param, values)
    ]


def matters(calculator: Calculator, param: Param, values: Mapping[str, Any]) -> bool:
    """Tell whether a fact matters for the others; one that does not matter itself counts with its default."""
    for name, allowed in (param.when or {}).items():
        other = next(one for one in calculator.params if one.name == name)
        if (values.get(name) if matters(calculator, other, values) else other.default) not in allowed:
            return False
    return True


def shown(param: Param, value: Any) -> str:
    """Write a fact as a person reads it."""
    if isinstance(value, bool):
        return "да" if value else "нет"
    for choice in param.schema().get("choices", ()):
        if choice["value"] == value:
            return str(choice["label"])
    if isinstance(value, (list, tuple)):
        return ", ".join(map(str, value))
    return f"{value} {param.unit}".strip()


def _others(outcomes: list[apparatus.Outcome]) -> list[dict[str, Any]]:
    """Return the other results, one for each set of readings that changes something."""
    found = []
    base = outcomes[0].score
    assert base is not None
    for place, one in enumerate(outcomes[1:], 1):
        if not one.differs or any(_adds_nothing(one, other) for other in outcomes[1:place]):
            continue
        cost = None
        countable = base.unit not in _NAMES_SOMEBODY
        if countable and one.score is not None and isinstance(one.score.total, int) and isinstance(base.total, int):
            cost = one.score.total - base.total
        found.append({**one.to_json(), "cost": cost})
    return found


def _adds_nothing(one: apparatus.Outcome, smaller: apparatus.Outcome) -> bool:
    """Tell whether fewer of the same answers give the same already."""
    if not smaller.readings.items() < one.readings.items():
        return False
    if one.score is None or smaller.score is None:
        return one.score is smaller.score and one.error == smaller.error
    return not apparatus.parting(one.score, smaller.score)


def _of_move(asked: Mapping[str, Any]) -> dict[str, Any]:
    """Decide whether a move of a recorded deal is allowed."""
    record = asked["record"]
    if not isinstance(record, Mapping):
        raise InputError("Спор: запись партии повреждена", "record")
    game = registry.game(record.get("game", ""))
    state = game.from_json(record)
    seat = asked.get("seat", 0)
    most = game.seat_count(state.options) - 1
    action = asked.get("action")
    if not isinstance(action, str):
        raise InputError("Спор: назовите ход", "action")
    if isinstance(seat, int):
        seat, action = split_seat(action, seat)
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat <= most:
        raise InputError(f"Место: введите число от 0 до {most}", "seat")

    def judged(answers: Mapping[str, str]) -> Score:
        played = game.from_json({**record, "readings": dict(answers)})
        found = game.judge(played, action, seat)
        score = Score(summary=found.text, readings=dict(found.readings), extra={"allowed": found.allowed})
        score.add(found.text, found.cites)
        return score

    def related(score: Score) -> list[str]:
        """A verdict rests on the readings of the rules it cites, whether or not it names them."""
        named = [one.id for one in game.readings if set(one.rules) & set(score.cites)]
        return list(dict.fromkeys([*score.readings, *named]))

    outcomes = apparatus.outcomes(judged, apparatus.checked(record.get("readings")), related)
    base = outcomes[0].score
    assert base is not None
    changing = {name for one in outcomes if one.differs for name in one.readings}
    base.readings.update(state.readings.grades(*(one for one in game.readings if one.id in changing)))
    return {
        "game": game.slug,
        "case": "move",
        "title": "Можно ли так ходить",
        "facts": _facts_of_move(game, state, action, seat),
        "verdict": base.summary,
        "result": base.to_json(),
        "grade": base.grade,
        "grade_name": grades.GRADE_NAMES[base.grade],
        "decided": True,
        "others": _others(outcomes),
    }


def _facts_of_move(game: Game, state: State, action: str, seat: int) -> list[dict[str, Any]]:
    """Return the deal, the moment, the player as the first seat names him, and the move as he sees it."""
    scene = game.scene(state, seat)
    player = next((one["name"] for one in game.scene(state, 0)["seats"] if one["seat"] == seat), "")
    texts = {
        "deal": ("Сдача", scene["deal"], f"№\u00a0{scene['deal']}"),
        "step": ("Перед ходом", len(state.actions) + 1, str(len(state.actions) + 1)),
        "seat": ("Чей ход", seat, player),
        "action": ("Ход", action, game.name_action(action, scene)),
    }
    return [{"name": name, "label": label, "value": value, "text": text} for name, (label, value, text) in texts.items()]
