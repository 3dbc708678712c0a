"""Matches that the worker keeps between requests, so that the page sends a move and gets the change.

A request that names a match (`match`, an id of the page's making) and brings its record makes the match known; later ones bring `at`, the
number of actions that the page knows of, and `seq`, the number of the last answer it has. Who lost the match (a new worker) says so in
the field `match`, and the page sends the record again; a move for another step is refused in the field `at`.
"""

from __future__ import annotations

import json
from typing import Any

from ..frame.errors import InputError
from ..frame.face import Game, State

MOST = 6
"""Matches in hand: a page shows few at a time."""


class Held:
    """One match with what the page was last told of it."""

    __slots__ = ("_log", "_told", "actions", "game", "seq", "state")

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.seq = 0
        self.actions: list[str] = list(state.actions)
        """The actions that the page knows of."""
        self._told: dict[str, str] = {}
        self._log: list[str] = []

    def answer(self, answer: dict[str, Any], seq: Any) -> dict[str, Any]:
        """Leave out of an answer what the page has from the last one."""
        self.seq += 1
        short: dict[str, Any] = {**answer, "seq": self.seq}
        if "record" in short:
            del short["record"]
            kept = _common(self.actions, self.state.actions)
            short["actions"] = {"kept": kept, "new": self.state.actions[kept:]}
            self.actions = list(self.state.actions)
        if "scene" in short:
            short.update(self._change(short["scene"], seq == self.seq - 1))
        return short

    def _change(self, scene: dict[str, Any], knows: bool) -> dict[str, Any]:
        """Return the fields of a scene that the page does not have, and how much of the log it has."""
        told = {name: json.dumps(value, ensure_ascii=False) for name, value in scene.items() if name != "log"}
        log = [json.dumps(entry, ensure_ascii=False) for entry in scene["log"]]
        before, lines = (self._told, self._log) if knows else ({}, [])
        kept = _common(lines, log)
        change = {name: scene[name] for name, text in told.items() if before.get(name) != text}
        change["log"] = scene["log"][kept:]
        self._told, self._log = told, log
        return {"scene": change, "kept": kept, "gone": sorted(before.keys() - told.keys()), "whole": not knows}


def _common(first: list[str], second: list[str]) -> int:
    """Return how many entries two lists begin with in common."""
    for place, (one, other) in enumerate(zip(first, second, strict=False)):
        if one != other:
            return place
    return min(len(first), len(second))


class Matches:
    """The matches in hand, the latest last."""

    __slots__ = ("_held",)

    def __init__(self) -> None:
        self._held: dict[str, Held] = {}

    def put(self, id: Any, game: Game, state: State) -> Held:
        """Keep a match under the name that the page gave it."""
        if not isinstance(id, str) or not 0 < len(id) <= 40:
            raise InputError("Партия: её имя — строка до 40 знаков", "match")
        self._held.pop(id, None)
        while len(self._held) >= MOST:
            del self._held[next(iter(self._held))]
        held = self._held[id] = Held(game, state)
        return held

    def find(self, id: Any, at: Any) -> Held:
        """Return a match that was made known; refuse what was meant for another step of it."""
        held = self._held.get(id) if isinstance(id, str) else None
        if held is None:
            raise InputError("Партия: ядро её не помнит, нужна запись", "match")
        self._held[id] = self._held.pop(id)
        steps = len(held.state.actions)
        if at != steps or isinstance(at, bool):
            raise InputError(f"Ход опоздал: партия уже на шаге {steps}", "at")
        return held
