"""Named disputes with their whole verdict: text, steps, cites, grade, other readings; every kind of irregularity has one."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
import yaml

import rules_py
from corpus.data import Unit, load_data
from corpus.edition import load
from rules_py.desk import cli, dispute, web
from tests.desk_cases import asked, expected, told

ROOT = Path(__file__).resolve().parents[2]
DISPUTES: dict[str, list[dict[str, Any]]] = {
    path.stem: yaml.safe_load(path.read_text(encoding="utf-8")) for path in sorted((ROOT / "tests" / "disputes").glob("*.yml"))
}
GAMES = tuple(DISPUTES)
ALL = [one for disputes in DISPUTES.values() for one in disputes]


@pytest.mark.parametrize("one", ALL, ids=lambda one: f"{one['case'].split('.')[0]}: {one['name']}")
def test_a_dispute_is_decided_as_written(one: dict[str, Any]) -> None:
    assert told(dispute.decide(asked(one))) == expected(one)


def test_there_are_many_disputes_with_names_of_their_own() -> None:
    names = [(one["case"].split(".")[0], one["name"]) for one in ALL]
    assert len(names) >= 120
    assert len(set(names)) == len(names)
    assert all(one["steps"] and one["cites"] for one in ALL)


PENALTIES = [unit for game in GAMES for unit in load_data(ROOT).inventory[game] if unit.kind == "penalty"]


@pytest.mark.parametrize("unit", PENALTIES, ids=lambda unit: unit.id)
def test_every_penalty_of_the_inventory_has_a_dispute(unit: Unit) -> None:
    rule = load().holder[unit.id].id  # a unit may be held by the rule of another, as a crib by the paragraph it repeats
    assert any(rule in one["cites"] for one in DISPUTES[unit.game])


def happenings() -> list[tuple[str, str, Any]]:
    """Give what may have happened: each answer to the first question of a form that begins with such a question."""
    found = []
    for one in rules_py.calculators().values():
        first = one.params[0]
        if (
            one.game in GAMES
            and one.kind == "irregularity"
            and first.name in {"what", "mistake", "how", "fault", "who", "question"}
        ):
            found += [(one.id, first.name, choice["value"]) for choice in first.schema()["choices"]]
    return found


@pytest.mark.parametrize(("case", "name", "value"), happenings())
def test_everything_that_a_form_says_may_happen_has_a_dispute(case: str, name: str, value: Any) -> None:
    default = rules_py.calculator(case).params[0].default
    assert any(one["case"] == case and one["facts"].get(name, default) == value for one in ALL)


@pytest.mark.parametrize("game", GAMES)
def test_every_irregularity_of_the_core_has_a_dispute(game: str) -> None:
    known = {one.id for one in rules_py.calculators().values() if one.game == game and one.kind == "irregularity"}
    assert known - {one["case"] for one in DISPUTES[game]} == set()


def test_the_command_line_decides_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    for one in ALL:
        assert cli.main(["dispute", json.dumps(asked(one)), "--json"]) == 0
        assert json.loads(capsys.readouterr().out) == json.loads(json.dumps(dispute.decide(asked(one))))


def test_the_command_line_tells_the_verdict_its_steps_and_the_other_readings(capsys: pytest.CaptureFixture[str]) -> None:
    one = next(one for one in ALL if one["name"] == "Закрыл, не набрал, а у соперника ни одной взятки")
    assert cli.main(["dispute", json.dumps(asked(one))]) == 0
    assert capsys.readouterr().out.replace("\u00a0", " ").splitlines() == [
        "Соперник закрывшего пишет 3 игры.",
        "  соперник закрывшего: Закрывший не добрал 66, у соперника ни одной взятки: втройне = 3  [sixty-six.20]",
        "Уверенность: по смыслу",
        "При другом чтении (sixty-six.failed-triple = closer): Соперник закрывшего пишет 2 игры. (-1)  [sixty-six.20]",
    ]


def test_a_sheet_survives_json() -> None:
    for one in ALL:
        sheet = dispute.decide(asked(one))
        answer = json.loads(web.handle(json.dumps({"do": "dispute", "dispute": asked(one)})))
        assert answer == {"ok": True, "sheet": json.loads(json.dumps(sheet))}


STRANGE: list[Any] = [
    None, True, False, -1, 0, 10**30, 1.5, "", "х" * 5000, "\x00", "♠Т", [], [[]], {}, {"": None}, "__proto__", [None] * 300,
]  # fmt: skip


def mutated(one: dict[str, Any], chance: random.Random) -> Any:
    """Spoil a dispute in one place, as a forged link would."""
    spoilt = json.loads(json.dumps(asked(one)))
    match chance.randrange(7):
        case 0:
            spoilt[chance.choice(list(spoilt))] = chance.choice(STRANGE)
        case 1 if spoilt["facts"]:
            spoilt["facts"][chance.choice(list(spoilt["facts"]))] = chance.choice(STRANGE)
        case 2:
            spoilt["facts"][str(chance.choice(STRANGE))[:60]] = chance.choice(STRANGE)
        case 3:
            spoilt["readings"][str(chance.choice(STRANGE))[:60]] = chance.choice(STRANGE)
        case 4:
            spoilt["case"] = chance.choice(list(rules_py.calculators()))
        case 5:
            spoilt.pop(chance.choice(list(spoilt)))
        case _:
            spoilt[chance.choice(["record", "action", "seat", "чужое"])] = chance.choice(STRANGE)
    return spoilt


def verify_answer(spoilt: Any) -> bool:
    """Ask the core; tell whether it decided. Whatever it is asked, it decides or refuses in Russian by a field."""
    answer = json.loads(web.handle(json.dumps({"do": "dispute", "dispute": spoilt})))
    if answer["ok"]:
        assert answer["sheet"]["verdict"] and answer["sheet"]["result"]["cites"]
        return True
    assert answer["error"]["field"]
    assert any("а" <= letter.lower() <= "я" for letter in answer["error"]["text"])
    return False


def test_a_spoilt_dispute_is_decided_or_refused_by_a_field() -> None:
    chance = random.Random(7)
    decided = sum(verify_answer(mutated(chance.choice(ALL), chance)) for _ in range(400))
    assert 0 < decided < 400
