"""How sure a rule, a reading or a result is."""

from __future__ import annotations

import re
from collections.abc import Iterable

from .page import Grade

SURE: Grade = "sure"
INFERRED: Grade = "inferred"
HOUSE: Grade = "house"
GRADES: tuple[Grade, ...] = (SURE, INFERRED, HOUSE)
GRADE_NAMES = {SURE: "по источнику", INFERRED: "по смыслу", HOUSE: "домашнее правило"}
_HOUSE_ID = re.compile(r"\.h\d+$")


def of_rule(rule: str) -> Grade:
    """Return the grade that the id of a rule shows: house rules are `GAME.hN`."""
    return HOUSE if _HOUSE_ID.search(rule) else SURE


def weakest(grades: Iterable[str]) -> Grade:
    """Return the least sure of some grades."""
    return GRADES[max(map(_place, grades), default=0)]


def _place(grade: str) -> int:
    return next(place for place, one in enumerate(GRADES) if one == grade)
