"""The bounds of the facts of a calculator: taken at either end, refused by name beyond it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import rules_py
from rules_py.frame.errors import InputError


def taken(id: str, name: str, value: Any) -> bool:
    """Tell whether a fact takes a value; a refusal names the fact."""
    param = next(one for one in rules_py.calculator(id).params if one.name == name)
    try:
        param.read(value)
    except InputError as refused:
        assert refused.field == name
        return False
    return True


def hold(id: str, bounds: Mapping[str, tuple[int, int, int]]) -> None:
    """Hold every number of a calculator to its lowest, its highest and the one that stands in an empty form."""
    params = {one.name: one for one in rules_py.calculator(id).params if one.kind == "int"}
    assert params.keys() == bounds.keys()
    for name, (low, high, usual) in bounds.items():
        assert [taken(id, name, value) for value in (low - 1, low, high, high + 1)] == [False, True, True, False], name
        assert params[name].default == usual, name
