"""Readings of «gusarskij», written from corpus/readings/gusarskij.yml by `python -m corpus readings --write`: nobody edits this file."""

from __future__ import annotations

from ...frame.readings import Reading, declare

# fmt: off
FANCY = Reading("gusarskij.fancy", ("miseres", "open-only"), "miseres", "inferred", ("gusarskij.2",))
"""Какие «замысловатые игры» здесь исключены?"""
WHIST_TALON = Reading("gusarskij.whist-talon", ("discard", "twelve"), "discard", "inferred", ("gusarskij.9",))
"""Сносит ли вистующий, взявший свой прикуп?"""
ALONE_QUOTA = Reading("gusarskij.alone-quota", ("one", "same"), "one", "inferred", ("gusarskij.10",))
"""Сколько обязан взять вистующий один на семи, восьми и девяти?"""
TRICK_PAY = Reading("gusarskij.trick-pay", ("price", "ten"), "price", "inferred", ("gusarskij.14",))
"""Сколько пишут за взятку вистующего?"""
SHOW_TALON = Reading("gusarskij.show-talon", ("no", "yes"), "no", "inferred", ("gusarskij.19", "gusarskij.9"))
"""Показывает ли вистующий прикуп, который взял сам?"""
REVOKE_RESULT = Reading("gusarskij.revoke-result", ("general", "only-fine"), "general", "inferred", ("gusarskij.20",))
"""Что делают со сдачей, в которой случился ренонс?"""

READINGS = declare(
    FANCY,
    WHIST_TALON,
    ALONE_QUOTA,
    TRICK_PAY,
    SHOW_TALON,
    REVOKE_RESULT,
)
