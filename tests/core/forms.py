"""What a form says before anything is filled in, and what it says to a figure that cannot be."""

from __future__ import annotations

from typing import Any

import pytest

import rules_py
from rules_py.frame.errors import InputError


def as_it_stands(name: str) -> tuple[Any, str]:
    """Return total and summary of a calculator with the facts that stand in its form at first."""
    score = rules_py.calculator(name)({})
    return score.total, score.summary.replace("\u00a0", " ")


def refused(name: str, field: str, value: Any) -> str:
    """Return what a form says to a value that it refuses, naming its field."""
    with pytest.raises(InputError) as error:
        rules_py.calculator(name)({field: value})
    assert error.value.field == field
    return str(error.value).replace("\u00a0", " ")
