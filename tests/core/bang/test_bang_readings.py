"""«Бах!»: every reading told from its default by what happens at the table or by what is allowed there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import rules_py

from .street import GAME, act, held, street

Case = Callable[[dict[str, str]], Any]


def allowed(
    given: dict[str, Any], action: str, steps: tuple[str, ...] = (), hands: dict[str, str] | None = None, seat: int = 0
) -> Case:
    """Return the case that asks whether an action is allowed."""

    def judged(readings: dict[str, str]) -> bool:
        match = act(street(given, hands, readings=readings), *steps)
        verdict = match.game.judge(match, action, seat)
        assert verdict.readings.keys() >= readings.keys(), "the verdict does not say on which reading it rests"
        return verdict.allowed

    return judged


def table(
    given: dict[str, Any], steps: tuple[str, ...], see: Callable[[Any], Any], hands: dict[str, str] | None = None, top: str = ""
) -> Case:
    """Return the case that plays some steps and looks at the table."""
    return lambda readings: see(act(street(given, hands, top, readings), *steps))


def paid(readings: dict[str, str]) -> int:
    """Return what a traitor is paid who died last while a citizen lived."""
    given = {"players": 7, "outcome": "шериф", "citizens_alive": 1, "bandits_alive": 0, "traitor": "убит последним"}
    return int(rules_py.calculator("bang.payout")(**given, readings=readings).sides["предатель"])


def volley_end(readings: dict[str, str]) -> str:
    """Return who wins when a volley kills sheriff and bandit before the traitor's eyes."""
    given = {
        "players": 4,
        "roles": "A: предатель; B: шериф; C: бандит; D: бандит",
        "out": "D",
        "lives": "B: 1; C: 1",
        "hand": "Гатлинг",
    }
    match = act(street(given, readings=readings), "A: play Гатлинг", "B: lose")
    for step in ("B: die",) if readings["bang.mass-deaths"] == "in-turn" else ("C: lose", "B: die", "C: die"):
        act(match, step)
    return str(match.open.side)


def exploded(readings: dict[str, str]) -> str:
    """Return who wins of three when the prey of one of them blew up."""
    given = {
        "players": 3,
        "phase": "проверка",
        "roles": "A: предатель; B: житель; C: бандит",
        "life": 3,
        "table": "Динамит",
        "hand": "",
    }
    return str(act(street(given, top="♠5", readings=readings), "A: check Динамит", "A: die").open.side)


def returned(readings: dict[str, str]) -> int:
    """Return how many cards the sheriff keeps at the end of a turn in which he takes his «Бах!» back."""
    match = street({"nomercy": True, "roles": "A: шериф", "life": 2, "hand": "Бах!, Пиво, Лавка"}, readings=readings)
    act(match, "A: play Бах!", "A: on 1", "B: lose", "A: end", "A: return Бах!")
    if match.stack[-1].phase == "discard":
        act(match, "A: discard Лавка")
    return len(match.cards["hand"][0])


SHOT_DEAD = ("A: play Бах!", "A: on 1", "B: lose", "B: die")
TWO_LEFT = {"players": 3, "roles": "A: бандит; B: предатель; C: житель", "out": "C"}
CASES: dict[str, tuple[Case, dict[str, Any]]] = {
    "bang.hand-limit": (
        allowed({"phase": "сброс", "life": 2, "hand": "Бах!, Мимо!, Пиво"}, "end"), {"current": False, "initial": True}),
    "bang.distance-order": (
        allowed({"characters": "A: Роза Дулан", "table": "Аппалуза", "tables": "B: Мустанг", "hand": "Бах!"}, "play Бах! on B"),
        {"end": True, "at-once": False}),
    "bang.sheriff-max": (
        table({"roles": "A: шериф", "life": 4, "hand": "Пиво"}, ("A: play Пиво",), lambda match: match.open.life[0]), {"with": 5, "printed": 4}),
    "bang.killer": (
        table({"players": 4, "roles": "A: предатель; B: бандит; C: бандит; D: шериф", "lives": "B: 1", "hand": "Гатлинг"},
              ("A: play Гатлинг", "B: lose", "B: die"), lambda match: len(match.cards["hand"][0])),
        {"player": 3, "nobody": 0}),
    "bang.cat-balou": (
        allowed({"players": 6, "tables": "D: Бочка", "hand": "Кот Балу"}, "play Кот Балу on D discard Бочка"), {"any": True, "near": False}),
    "bang.saloon-two": (
        table({**TWO_LEFT, "life": 2, "hand": "Салун"}, ("A: play Салун",), lambda match: match.open.life[0]), {"yes": 3, "no": 2}),
    "bang.duel-refuse": (
        allowed({"hand": "Дуэль"}, "lose", ("A: play Дуэль", "A: on 1"), {"B": "Бах!"}, 1), {"may": True, "must": False}),
    "bang.own-duel": (
        table({"roles": "A: житель; B: шериф", "life": 1, "hand": "Дуэль"}, ("A: play Дуэль", "A: on 1", "B: discard Бах!", "A: lose", "A: die"),
              lambda match: held(match, "B"), {"B": "Бах!, Салун"}, "♠2 ♠3"),
        {"all": ["Бах!", "Бах!", "Салун"], "bandit": ["Бах!", "Бах!"]}),
    "bang.gringo-all": (
        table({"characters": "B: Эль Гринго", "hand": "Индейцы!, Лавка"}, ("A: play Индейцы!", "B: lose"), lambda match: held(match, "B")),
        {"yes": ["Лавка"], "no": []}),
    "bang.sam-where": (
        table({"characters": "A: Стервятник Сэм", "roles": "A: предатель; B: житель; C: шериф", "hand": "Бах!", "lives": "B: 1", "tables": "B: Бочка"},
              SHOT_DEAD, lambda match: held(match, "A"), {"B": "Лавка"}),
        {"hand": ["Бочка", "Лавка"], "table": ["Лавка"]}),
    "bang.sid-fatal": (
        allowed({"characters": "B: Сид Кечам", "hand": "Бах!", "lives": "B: 1"}, "heal", SHOT_DEAD[:3], {"B": "Салун, Лавка"}, 1),
        {"yes": True, "no": False}),
    "bang.sid-two": (
        allowed({**TWO_LEFT, "characters": "A: Сид Кечам", "life": 2, "hand": "Салун, Лавка"}, "heal"), {"yes": True, "no": False}),
    "bang.traitor-end": (paid, {"last": 2800, "duel": 0}),
    "bang.nomercy-when": (returned, {"before": 2, "after": 3}),
    "bang.mass-deaths": (volley_end, {"in-turn": "бандиты", "at-once": "предатель"}),
    "bang.janet-indians": (
        allowed({"characters": "B: Бедовая Жанет", "hand": "Индейцы!"}, "discard Мимо!", ("A: play Индейцы!",), {"B": "Мимо!"}, 1),
        {"yes": True, "no": False}),
    "bang.three-nobody": (exploded, {"on": "", "hunter": "житель"}),
}  # fmt: skip


@pytest.mark.parametrize("reading", GAME.readings, ids=lambda one: one.id)
def test_a_reading_is_told_from_its_default(reading):
    case, expected = CASES[reading.id]
    assert {answer: case({reading.id: answer}) for answer in reading.choices} == expected
    assert len({str(value) for value in expected.values()}) == len(reading.choices)


def test_every_reading_of_the_game_is_here():
    assert list(CASES) == [one.id for one in GAME.readings]
