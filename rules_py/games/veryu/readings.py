"""Readings of «veryu», written from corpus/readings/veryu.yml by `python -m corpus readings --write`: nobody edits this file."""

from __future__ import annotations

from ...frame.readings import Reading, declare

# fmt: off
WHO_DRAWS = Reading(
    "veryu.who-draws", ("owner", "neighbour"),
    "owner", "inferred", ("veryu.sum.4", "veryu.fail.2", "veryu.fail.3"),
)
"""Кто вслепую убирает карту претендента после неудачи?"""
OWN_CARDS = Reading("veryu.own-cards", ("bid", "all"), "bid", "inferred", ("veryu.step3.2", "veryu.step3.9", "veryu.step3.1"))
"""Сколько своих карт открывает претендент, если их на поле больше, чем он назвал?"""
LAST_SHOE = Reading("veryu.last-shoe", ("contender", "always"), "contender", "inferred", ("veryu.last.3", "veryu.last.2"))
"""Когда выбывает игрок, у которого единственная карта — ботинок?"""
OWN_SHOE_FIRST = Reading(
    "veryu.own-shoe-first", ("eliminated", "always"),
    "eliminated", "inferred", ("veryu.fail.6", "veryu.round.1"),
)
"""Назначает ли претендент первого игрока, если открыл свой ботинок, но не выбыл?"""
FEWEST = Reading("veryu.fewest", ("2", "3"), "2", "house", ("veryu.goal.1", "veryu.h1"))
"""Сколько игроков нужно самое меньшее?"""

READINGS = declare(
    WHO_DRAWS,
    OWN_CARDS,
    LAST_SHOE,
    OWN_SHOE_FIRST,
    FEWEST,
)
