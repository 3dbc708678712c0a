"""How sure a rule, a reading or a result is."""

from __future__ import annotations

import re
from collections.abc import Iterable

SURE, INFERRED, HOUSE = "sure", "inferred", "house"
GRADES = (SURE, INFERRED, HOUSE)
GRADE_NAMES = {SURE: "по источнику", INFERRED: "по смыслу", HOUSE: "домашнее правило"}
_HOUSE_ID = re.compile(r"\.h\d+$")


def of_rule(rule: str) -> str:
    """Return the grade that the id of a rule shows: house rules are `GAME.hN`."""
    return HOUSE if _HOUSE_ID.search(rule) else SURE


def weakest(grades: Iterable[str]) -> str:
    """Return the least sure of some grades."""
    return max(grades, key=GRADES.index, default=SURE)
