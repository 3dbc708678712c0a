"""Readings of «shutiha», written from corpus/readings/shutiha.yml by `python -m corpus readings --write`: nobody edits this file."""

from __future__ import annotations

from ...frame.readings import Reading, declare

# fmt: off
VALUE = Reading("shutiha.value", ("8", "6"), "8", "inferred", ("shutiha.value", "shutiha.queen"))
"""Сколько списывают за взятку, взятую дамой пик?"""
TRICK_POINT = Reading("shutiha.trick-point", ("included", "extra"), "included", "inferred", ("shutiha.value",))
"""Входит ли очко за саму взятку в 8 и 5?"""
ACE = Reading("shutiha.ace", ("after-jack", "after-queen", "low"), "after-jack", "inferred", ("shutiha.rank",))
"""Где в ряду карт стоит туз?"""
SPADE_ACE = Reading("shutiha.spade-ace", ("no", "yes"), "no", "inferred", ("shutiha.trump", "shutiha.queen"))
"""Сохраняет ли туз пик преимущества, которые он имеет в мушке?"""

READINGS = declare(
    VALUE,
    TRICK_POINT,
    ACE,
    SPADE_ACE,
)
