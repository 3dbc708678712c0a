"""A small edition that passes every check, to be broken in one place by each test."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from corpus.checks import run_checks
from corpus.core import Code, Core
from corpus.edition import Edition, load
from corpus.inventory import HEADING, REGISTRY_HEADING

SOURCES = """\
- key: "000"
  short: Старая книга
  title: Старая книга об играх
  kind: Книга
  description: Сборник правил.
  lines: 40
"""

INDEX = """\
---
title: Подкидыш
game: toy
family: Взятки
players: "2"
deck: 24 карты
minutes: 20
difficulty: 2
source: "000"
pages: 3–4
summary: Двое бросают карты.
chapters: [rules]
compare:
  players: {text: "2", rule: toy.1}
---

Игра для двоих.

## Игра за минуту

Бросают карты [[toy.1]].
"""

RULES = """\
---
title: Правила
pages: 3–4
---

## Начало

/// rule | toy.1
    title: Сколько игроков
    kind: setup
    source: 000:1-3
    subjects: [стол]

Играют двое. Взятку берёт **старшая** карта, см. [[toy.2]] и [[toy.2|дальше]].
///

/// note | toy.1

Примечание редактора.
///

/// rule | toy.2
    title: Кто сдаёт
    kind: procedure
    source: 000:20-24, 30
    covers: [toy.3]

Сдаёт ♠Т. Это [марьяжем](term:марьяж) не зовут.
///

/// rule | toy.h1
    title: Ничья
    kind: house

Источник о ничьей молчит. Ничья делит ставку: так проще.
///

/// example | toy.points
    title: Двадцать да десять
    rules: [toy.1]
    given: {cards: 20, last: true}
    expect: {total: 30}

Двадцать и десять за последнюю.
///

/// position | toy
    title: Масть есть
    rules: [toy.2]
    given: {hand: "♠Т"}
    try: play ♠Т
    expect: {allowed: true, cites: [toy.2]}
///
"""

INVENTORY = """\
toy.1\tsetup\tyes\t000:1-3\tno
toy.2\tprocedure\tyes\t000:20-24\tno
toy.3\tdefinition\tno\t000:25-26\tno
toy.4\tnoise\tno\t000:27-28\tno
"""

GLOSSARY = """\
- term: взятка
  forms: [взятки, взятку]
  text: Карты одного круга, знак ♠.
- term: марьяж
  forms: [марьяжем]
  text: Король и дама.
  rules: [toy.2]
"""

READINGS = """\
- id: toy.draw
  question: Делят ли ставку?
  rules: [toy.1]
  grade: inferred
  default: "yes"
  readings:
    - {id: "yes", text: Делят., grounds: Так проще.}
    - {id: "no", text: Не делят., grounds: Так строже.}
"""


class ToyCore(Core):
    """A core that plays one game and knows one calculator."""

    def __init__(self) -> None:
        self.games = frozenset({"toy"})
        self.calculators = frozenset({"toy.points"})
        self.implemented = {
            "toy.1": [Code("rules_py.toy", "points", 5)],
            "toy.2": [Code("rules_py.toy", "deal", 9)],
        }
        self.readings = {"toy.draw": SimpleNamespace(choices=("yes", "no"), default="yes", grade="inferred")}

    def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        scene = {
            "seat": 0,
            "seats": [],
            "title": "Подкидыш",
            "chips": [{"label": "Козырь", "value": "♥"}],
            "zones": [
                {
                    "label": "Ваши карты",
                    "count": 2,
                    "cards": [{"card": "♠Т", "name": "туз пик", "up": True, "action": "play ♠Т"}],
                }
            ],
        }
        match request["do"]:
            case "calc":
                total = request["given"]["cards"] + 10
                item = {"side": "", "amount": total, "text": "Всего", "cites": ["toy.1"]}
                return {
                    "ok": True,
                    "result": {"total": total, "unit": "очков", "summary": "Готово.", "items": [item], "grade": "sure"},
                }
            case "try":
                return {"ok": True, "verdict": {"allowed": True, "text": "Можно.", "cites": ["toy.2"], "grade": "inferred"}}
            case "calculator":
                params = [
                    {"name": "cards", "label": "Очки картами", "type": "int"},
                    {"name": "last", "label": "Последняя взятка", "type": "flag"},
                ]
                return {"ok": True, "schema": {"id": request["id"], "title": "Сколько очков", "params": params}}
            case "position" | "new":
                return {"ok": True, "scene": scene, "record": {}, "asked": "Сходить тузом ♠"}
        return {"ok": False, "error": {"field": "do", "text": "Не понимаю", "cites": []}}


class World:
    """The files of the small edition; a test changes one of them."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.core = ToyCore()
        self.write("corpus/sources.yml", SOURCES)
        self.write("corpus/pages.tsv", "source\tpage\tfirst_line\n000\t3\t1\n000\t4\t21\n")
        self.write("corpus/inventory/toy.tsv", f"{HEADING}\n{INVENTORY}")
        ids = ["toy.1", "toy.2", "toy.3", "toy.4", "toy.h1"]
        self.write("corpus/ids.tsv", "\n".join([REGISTRY_HEADING, *(f"{name}\tlive" for name in ids)]) + "\n")
        self.write("corpus/waivers/toy.yml", "- {id: toy.4, reason: номер страницы среди текста}\n")
        self.write("corpus/glossary/common.yml", GLOSSARY)
        self.write("corpus/readings/toy.yml", READINGS)
        self.write("corpus/subjects.yml", "стол: Карты на столе\n")
        self.write("docs/index.md", "---\ntitle: Дом\n---\n\nПриветствие.\n\n## Игры\n\n/// games\n///\n")
        self.write("docs/toy/index.md", INDEX)
        self.write("docs/toy/rules.md", RULES)

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def read(self, name: str) -> str:
        return (self.root / name).read_text(encoding="utf-8")

    def change(self, name: str, old: str, new: str) -> None:
        text = self.read(name)
        assert old in text, f"{old!r} is not in {name}"
        self.write(name, text.replace(old, new))

    def append(self, name: str, text: str) -> None:
        self.write(name, self.read(name) + text)

    def load(self) -> Edition:
        return load(self.root, self.core)

    def problems(self, **options: Any) -> list[str]:
        return [str(problem) for problem in run_checks(self.load(), **options)]


@pytest.fixture
def world(tmp_path: Path) -> World:
    return World(tmp_path)


@pytest.fixture
def parse_rule(world: World) -> Callable[[str], list[str]]:
    """Give the problems of a chapter that holds only the given text."""

    def problems(text: str) -> list[str]:
        world.write("docs/toy/rules.md", f"---\ntitle: Правила\n---\n\n{text}\n")
        return [str(problem) for problem in world.load().text.problems]

    return problems
