"""Readings of «banchek», written from corpus/readings/banchek.yml by `python -m corpus readings --write`: nobody edits this file."""

from __future__ import annotations

from ...frame.readings import Reading, declare

# fmt: off
BANK_STOP = Reading("banchek.bank-stop", ("at-once", "round"), "at-once", "inferred", ("banchek.bankend",))
"""Когда банк утроился или сорван посреди круга, прерывают ли игру тотчас?"""
HALF_BANK = Reading("banchek.half-bank", ("up-to", "half"), "up-to", "inferred", ("banchek.peek", "banchek.early"))
"""Что получает понтёр, перекрывший подсмотренную карту?"""
SIDE_LIMIT = Reading("banchek.side-limit", ("yes", "no"), "yes", "inferred", ("banchek.primazka", "banchek.limits"))
"""Ограничена ли примазка суммой банка?"""
TRIPLED = Reading("banchek.tripled", ("all", "exact"), "all", "house", ("banchek.h1", "banchek.bankend"))
"""Кому излишек, если ставка вывела банк за утроенную сумму?"""
FIVE = Reading("banchek.five", ("right", "cap"), "right", "inferred", ("banchek.early", "banchek.peek", "banchek.limits"))
"""Пять копеек на карту, открытую не вовремя, — право понтёра или предел?"""
SMALL_BANK = Reading("banchek.small-bank", ("rest", "broken"), "rest", "house", ("banchek.h2", "banchek.limits"))
"""Что делать, когда в банке меньше пяти копеек?"""
DRAW_TIE = Reading("banchek.draw-tie", ("again", "first"), "again", "house", ("banchek.h3", "banchek.start"))
"""Чей первый банк, если младшие карты равны?"""

READINGS = declare(
    BANK_STOP,
    HALF_BANK,
    SIDE_LIMIT,
    TRIPLED,
    FIVE,
    SMALL_BANK,
    DRAW_TIE,
)
