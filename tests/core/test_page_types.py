"""What the core says is what `rules_py/frame/page.py` declares: scenes of every game, its options, calculators and lesson."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from typing import Any

import pytest

from rules_py import registry
from rules_py.desk import web
from rules_py.frame.rng import Generator
from rules_py.games.index import INDEX
from widgets import page_types

TYPES = page_types.read()
OPEN = {"Score"}
"""Objects that may name further values."""
STEPS = 60


def faults(value: Any, type: ast.expr, path: str) -> Iterator[str]:
    """Yield what in a value is not as its type says."""
    several = page_types.parts(type)
    if len(several) > 1:
        if all(any(faults(value, one, path)) for one in several):
            named = [
                one for one in several if isinstance(one, ast.Name) and one.id in TYPES.objects and isinstance(value, dict)
            ]
            yield from faults(value, named[0], path) if len(named) == 1 else [f"{path}: {value!r} is no {ast.unparse(type)}"]
        return
    if isinstance(type, ast.Constant):
        type = ast.parse(str(type.value), mode="eval").body
        yield from faults(value, type, path) if isinstance(type, ast.Name) else [] if value is None else [f"{path}: not null"]
    elif isinstance(type, ast.Name):
        yield from _named(value, type.id, path)
    elif isinstance(type, ast.Subscript) and isinstance(type.value, ast.Name):
        yield from _generic(value, type.value.id, type.slice, path)


def _named(value: Any, name: str, path: str) -> Iterator[str]:
    plain = {"str": str, "int": (int, float), "bool": bool}
    if name in TYPES.named:
        yield from faults(value, TYPES.named[name], path)
    elif name in TYPES.objects:
        yield from _object(value, name, path)
    elif not isinstance(value, plain[name]) or (name == "int" and isinstance(value, bool)):
        yield f"{path}: {value!r} is no {name}"


def _object(value: Any, name: str, path: str) -> Iterator[str]:
    fields = {one.name: one for one in TYPES.objects[name][1]}
    if not isinstance(value, dict):
        yield f"{path}: {value!r} is no {name}"
        return
    for key in value.keys() - fields.keys() if name not in OPEN else ():
        yield f"{path}.{key}: {name} has no such field"
    for key, one in fields.items():
        if key in value:
            yield from faults(value[key], one.type, f"{path}.{key}")
        elif one.required:
            yield f"{path}.{key}: missing"


def _generic(value: Any, kind: str, inner: ast.expr, path: str) -> Iterator[str]:
    if kind == "Literal":
        options = [ast.literal_eval(one) for one in (inner.elts if isinstance(inner, ast.Tuple) else [inner])]
        if value not in options or isinstance(value, bool):
            yield f"{path}: {value!r} is none of {options}"
    elif kind == "list":
        if not isinstance(value, list):
            yield f"{path}: {value!r} is no list"
            return
        for at, one in enumerate(value):
            yield from faults(one, inner, f"{path}[{at}]")
    elif not isinstance(value, dict):
        yield f"{path}: {value!r} is no object"
    else:
        assert isinstance(inner, ast.Tuple)
        for key, one in value.items():
            yield from faults(one, inner.elts[1], f"{path}.{key}")


def said(value: Any, name: str) -> None:
    """Hold a value to a declared type, as the page reads it."""
    found = list(faults(json.loads(json.dumps(value)), ast.Name(name), name))
    assert not found, found[:5]


@pytest.mark.parametrize("slug", registry.games())
def test_scenes_are_as_declared(slug: str) -> None:
    game, rng = registry.game(slug), Generator(7)
    state = game.deal(7)
    for _ in range(STEPS):
        if state.done:
            break
        seat = state.may_act()[0]
        said(web._drawn(game, state, seat), "Scene")
        state.apply(game.bots["random"].choose(state.view(seat), rng), seat)
    said(web._drawn(game, state, 0), "Scene")


@pytest.mark.parametrize("slug", registry.games())
def test_forms_and_lessons_are_as_declared(slug: str) -> None:
    game = registry.game(slug)
    said(game.describe(), "GameEntry")
    for one in INDEX[slug].calculators:
        said(registry.calculator(one).schema(), "Schema")
    lesson = game.lesson()
    if lesson is not None:
        said(lesson.to_json(game), "Lesson")
    said(game.deal(1).to_json(), "GameRecord")


def test_script_types_are_written_from_these() -> None:
    assert page_types.TARGET.read_text(encoding="utf-8") == page_types.written(TYPES)


def test_a_difference_is_found() -> None:
    scene = web._drawn(registry.game("sixty-six"), registry.game("sixty-six").deal(1), 0)
    good = json.loads(json.dumps(scene))
    for spoil in ({"seats": [{**good["seats"][0], "place": "x"}]}, {"zones": None}, {"unknown": 1}, {"deal_over": "no"}):
        assert list(faults({**good, **spoil}, ast.Name("Scene"), "Scene")), spoil
    del good["status"]
    assert list(faults(good, ast.Name("Scene"), "Scene")) == ["Scene.status: missing"]
