"""Readings of «preferans-modern», written from corpus/readings/preferans-modern.yml by `python -m corpus readings --write`: nobody edits this file."""

from __future__ import annotations

from ...frame.readings import Reading, declare

# fmt: off
MISERE_BEATEN = Reading("preferans-modern.misere-beaten", ("nine", "nine-blind"), "nine", "inferred", ("preferans-modern.2",))
"""Какая игра перебивает мизер?"""
RATIO = Reading("preferans-modern.ratio", ("20", "5"), "20", "inferred", ("preferans-modern.ratio", "preferans-modern.h1"))
"""Сколько вистов стоит очко пули?"""
OWN_WHIST = Reading(
    "preferans-modern.own-whist", ("two-tricks", "four-tricks"),
    "two-tricks", "inferred", ("preferans-modern.6",),
)
"""Сколько вистов пишут за «свой» вист?"""
OVER_NORM = Reading(
    "preferans-modern.over-norm", ("undertricks", "over-quota"),
    "undertricks", "inferred", ("preferans-modern.8b",),
)
"""За какие взятки пишет пасующий при не джентльменском висте?"""
TEN = Reading("preferans-modern.ten", ("check", "whist"), "check", "inferred", ("preferans-modern.tab",))
"""Вистуют ли на десять?"""
EXIT_LOST = Reading("preferans-modern.exit-lost", ("stay", "exit"), "stay", "inferred", ("preferans-modern.10b",))
"""Вышли ли из распасов, если игра от семи назначена, но проиграна?"""
RASPASY_ZERO = Reading("preferans-modern.raspasy-zero", ("none", "old"), "none", "inferred", ("preferans-modern.10c",))
"""Получает ли что-нибудь тот, кто на распасах не взял ни одной взятки?"""

READINGS = declare(
    MISERE_BEATEN,
    RATIO,
    OWN_WHIST,
    OVER_NORM,
    TEN,
    EXIT_LOST,
    RASPASY_ZERO,
)
