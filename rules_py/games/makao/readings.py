"""Readings of «makao», written from corpus/readings/makao.yml by `python -m corpus readings --write`: nobody edits this file."""

from __future__ import annotations

from ...frame.readings import Reading, declare

# fmt: off
CONDITION = Reading("makao.condition", ("less", "not-more"), "less", "house", ("makao.19", "makao.15", "makao.h1"))
"""При каком условии банкомёт платит?"""
SWAP = Reading(
    "makao.swap", ("no", "yes"),
    "no", "inferred", ("makao.11", "makao.15", "makao.16", "makao.17", "makao.18", "makao.h3"),
)
"""Считается ли прикупом карта, взятая взамен фигуры или десятки?"""
DRAWS = Reading("makao.draws", ("one", "any"), "one", "house", ("makao.10", "makao.h3"))
"""Сколько карт вправе прикупить понтёр?"""
SMALL = Reading("makao.small", ("yes", "no"), "yes", "house", ("makao.18", "makao.h2"))
"""Платит ли банкомёт понтёру, у которого шесть очков или меньше, но больше, чем у банкомёта?"""
TIE = Reading("makao.tie", ("nobody", "banker"), "nobody", "house", ("makao.h2", "makao.h1"))
"""Кому ставка при равных очках, если банкомёт за них не платит?"""
LOSS = Reading("makao.loss", ("single", "same"), "single", "house", ("makao.h2", "makao.7"))
"""Сколько теряет понтёр, если у банкомёта девятка или восьмёрка с первого раза?"""
BANKER_DRAW = Reading("makao.banker-draw", ("last", "no"), "last", "house", ("makao.h4", "makao.10"))
"""Прикупает ли банкомёт?"""
BANK_PASSES = Reading("makao.bank-passes", ("each", "loss"), "each", "house", ("makao.h5",))
"""Когда банк переходит?"""
RESHUFFLE = Reading("makao.reshuffle", ("few", "each", "out"), "few", "house", ("makao.h6", "makao.2"))
"""Когда карты собирают и тасуют заново?"""
DRAW_TIE = Reading("makao.draw-tie", ("again", "first"), "again", "house", ("makao.h7", "makao.3"))
"""Кто сдаёт первым, если младшие карты равны?"""
DRAW_ACE = Reading("makao.draw-ace", ("high", "low"), "high", "inferred", ("makao.3", "makao.2", "makao.12"))
"""Старшая или младшая карта туз, когда вынимают, кому сдавать?"""

READINGS = declare(
    CONDITION,
    SWAP,
    DRAWS,
    SMALL,
    TIE,
    LOSS,
    BANKER_DRAW,
    BANK_PASSES,
    RESHUFFLE,
    DRAW_TIE,
    DRAW_ACE,
)
