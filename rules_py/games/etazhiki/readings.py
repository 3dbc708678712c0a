"""Readings of «etazhiki», written from corpus/readings/etazhiki.yml by `python -m corpus readings --write`: nobody edits this file."""

from __future__ import annotations

from ...frame.readings import Reading, declare

# fmt: off
DRAW_BY_CHOICE = Reading("etazhiki.draw-by-choice", ("unable", "choice"), "unable", "inferred", ("etazhiki.full.turn.2",))
"""Вправе ли игрок добрать две карты, если ходить ему есть чем?"""
NEAR_WRAP = Reading("etazhiki.near-wrap", ("yes", "no"), "yes", "inferred", ("etazhiki.spec.near", "etazhiki.full.mod.1"))
"""Считают ли ближайшие этажи через край, с девятого на нулевой?"""
PARITY_SAME = Reading(
    "etazhiki.parity-same", ("yes", "no"),
    "yes", "inferred", ("etazhiki.spec.parity", "etazhiki.full.place.1"),
)
"""Подходит ли при шаре чётности тот же номер, если чётность у него другая?"""
SKIP_AGAIN = Reading(
    "etazhiki.skip-again", ("once", "each"),
    "once", "inferred", ("etazhiki.spec.skip.1", "etazhiki.spec.skip.2"),
)
"""Пропускает ли ход ещё кто-нибудь, если «пропуск хода» никто не накрыл?"""
SKIP_WINNER = Reading(
    "etazhiki.skip-winner", ("yes", "no"),
    "yes", "inferred", ("etazhiki.spec.skip.1", "etazhiki.full.place.5", "etazhiki.full.end.1"),
)
"""Действует ли «пропуск хода», если его оставил сверху игрок, который этим ходом получил звезду?"""
BLUE_IN_MID = Reading(
    "etazhiki.blue-in-mid", ("yes", "no"),
    "yes", "inferred", ("etazhiki.mid.2", "etazhiki.full.setup.1", "etazhiki.h1"),
)
"""Остаются ли в средней игре шесть шаров с синей меткой?"""
NINE_UP = Reading("etazhiki.nine-up", ("yes", "no"), "yes", "inferred", ("etazhiki.beg.6", "etazhiki.beg.4"))
"""Соседний ли для [9] номер [0] по начальным правилам?"""
BEG_TARGET = Reading("etazhiki.beg-target", ("same", "agreed"), "same", "inferred", ("etazhiki.beg.7", "etazhiki.full.end.2"))
"""Сколько звёзд нужно для победы по начальным правилам?"""

READINGS = declare(
    DRAW_BY_CHOICE,
    NEAR_WRAP,
    PARITY_SAME,
    SKIP_AGAIN,
    SKIP_WINNER,
    BLUE_IN_MID,
    NINE_UP,
    BEG_TARGET,
)
