"""Ask the rules core: calculators, positions, what it implements and which readings it knows.

Everything goes through the same JSON face that the page uses (`rules_py.desk.web.handle`), so what is checked here is what
the reader gets.
"""

from __future__ import annotations

import importlib
import json
from dataclasses import dataclass
from functools import cached_property
from typing import Any


@dataclass(frozen=True, slots=True)
class Code:
    """A function that implements a rule."""

    module: str
    function: str
    line: int


class Core:
    """The rules core as the edition sees it."""

    failure: str = ""

    @cached_property
    def _package(self) -> Any:
        try:
            importlib.import_module("rules_py.desk.web")
            return importlib.import_module("rules_py")
        except Exception as error:  # whatever a broken core raises is one problem of the check
            self.failure = f"{type(error).__name__}: {error}"
            return None

    @cached_property
    def games(self) -> frozenset[str]:
        """Give the slugs of the games that can be played."""
        return frozenset() if self._package is None else frozenset(self._package.games())

    @cached_property
    def calculators(self) -> frozenset[str]:
        """Give the ids of the calculators."""
        if self._package is None:
            return frozenset()
        return frozenset(self._package.calculators())

    @cached_property
    def implemented(self) -> dict[str, list[Code]]:
        """Give the functions that implement each rule."""
        if self._package is None:
            return {}
        return {
            str(rule): [Code(place.module, place.name, place.line) for place in places]
            for rule, places in self._package.implemented().items()
        }

    @cached_property
    def readings(self) -> dict[str, Any]:
        """Give the readings that the core knows: id -> choices, default, grade."""
        return {} if self._package is None else dict(self._package.readings())

    def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """Send one request to the core."""
        if self._package is None:
            return {"ok": False, "error": {"field": "", "text": "ядра нет", "cites": []}}
        handle = importlib.import_module("rules_py.desk.web").handle
        answer = json.loads(handle(json.dumps(request, ensure_ascii=False)))
        return dict(answer)

    @cached_property
    def _games(self) -> dict[str, dict[str, Any]]:
        return {str(one["slug"]): dict(one) for one in self.ask({"do": "games"}).get("games", [])}

    def unspoken(self, slug: str) -> list[str]:
        """Give the calculators of a game whose facts would fit into a sentence and that have none."""
        if self._package is None:
            return []
        known = self._package.calculators()
        return [
            name
            for name, one in known.items()
            if name.partition(".")[0] == slug and one.asks_for_sentence and not one.sentence and one.widget == "calc"
        ]

    def game(self, slug: str) -> dict[str, Any]:
        """Describe a game: its options, readings, the habits of its bots; empty where the core does not play it."""
        return self._games.get(slug, {})

    def calculate(self, name: str, given: dict[str, Any], readings: dict[str, str]) -> dict[str, Any]:
        """Run a calculator."""
        return self.ask({"do": "calc", "id": name, "given": given, "readings": readings})

    def try_action(self, game: str, given: dict[str, Any], action: str, readings: dict[str, str]) -> dict[str, Any]:
        """Ask the judge about an action in a position."""
        return self.ask({"do": "try", "game": game, "given": given, "action": action, "readings": readings})


def differences(expected: Any, got: Any, path: str = "") -> list[str]:
    """Compare what was expected with what came; a mapping need only be a part of the answer."""
    if isinstance(expected, dict):
        if not isinstance(got, dict):
            return [f"{path or 'ответ'}: ожидалось {_show(expected)}, вышло {_show(got)}"]
        found: list[str] = []
        for key, value in expected.items():
            where = f"{path}.{key}" if path else str(key)
            if key not in got:
                found.append(f"{where}: такого поля в ответе нет (есть: {', '.join(map(str, got))})")
            else:
                found += differences(value, got[key], where)
        return found
    if isinstance(expected, list) and isinstance(got, list) and len(expected) == len(got):
        return [
            difference
            for number, (one, other) in enumerate(zip(expected, got, strict=True))
            for difference in differences(one, other, f"{path}[{number}]")
        ]
    if type(expected) is not type(got) and not _numbers(expected, got) or expected != got:
        return [f"{path or 'ответ'}: ожидалось {_show(expected)}, вышло {_show(got)}"]
    return []


def _numbers(one: Any, other: Any) -> bool:
    return all(isinstance(value, int | float) and not isinstance(value, bool) for value in (one, other))


def _show(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
