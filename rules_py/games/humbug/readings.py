"""Readings of «humbug», written from corpus/readings/humbug.yml by `python -m corpus readings --write`: nobody edits this file."""

from __future__ import annotations

from ...frame.readings import Reading, declare

# fmt: off
TRUMP_SUIT = Reading("humbug.trump-suit", ("stays", "none"), "stays", "inferred", ("humbug.trump",))
"""Меняется ли козырная масть, если сдающий сменил карты?"""
NOTRUMP_CORONETS = Reading(
    "humbug.notrump-coronets", ("double", "plain"),
    "double", "inferred", ("humbug.coronets", "humbug.notrump", "vist.82"),
)
"""Сколько стоят коронки в игре без козырей?"""
REVOKE_CHOICE = Reading("humbug.revoke-choice", ("injured", "offender"), "injured", "inferred", ("humbug.revoke",))
"""Чьё желание решает, три взятки или пять пуан?"""
ACES = Reading("humbug.aces", ("table", "vist"), "table", "inferred", ("humbug.notrump", "humbug.honours"))
"""Сколько пишут за тузов в игре без козырей?"""

READINGS = declare(
    TRUMP_SUIT,
    NOTRUMP_CORONETS,
    REVOKE_CHOICE,
    ACES,
)
