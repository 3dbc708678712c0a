"""Readings of «semerik», written from corpus/readings/semerik.yml by `python -m corpus readings --write`: nobody edits this file."""

from __future__ import annotations

from ...frame.readings import Reading, declare

# fmt: off
HEARTS = Reading("semerik.hearts", ("hearts", "none"), "hearts", "inferred", ("semerik.9", "semerik.15"))
"""Есть ли в семерике козыри?"""
LOW_TRIPLES = Reading("semerik.low-triples", ("one", "nothing"), "one", "inferred", ("semerik.11", "semerik.17"))
"""Стоят ли чего-нибудь на руках три шестёрки, пятёрки или четвёрки?"""
FOUR_ALIKE = Reading("semerik.four-alike", ("triple", "more"), "triple", "inferred", ("semerik.10", "semerik.11", "semerik.14"))
"""Сколько стоят четыре одинаковые карты на руках?"""
HEART_BABA = Reading("semerik.heart-baba", ("same", "plus-two"), "same", "inferred", ("semerik.16", "semerik.13"))
"""Сколько стоит червовая баба с фигурами?"""
FINE = Reading("semerik.fine", ("minus", "opponents"), "minus", "inferred", ("semerik.25", "semerik.23"))
"""Кому идут очки штрафа?"""
BOTH_REACH = Reading("semerik.both-reach", ("leader", "higher"), "leader", "house", ("semerik.h1", "semerik.21"))
"""Кто выиграл, если после сдачи обе стороны дошли до 21?"""
BABA_TRIPLES = Reading("semerik.baba-triples", ("each", "once"), "each", "inferred", ("semerik.14",))
"""Сколько считают, если при бабе тройни две или три?"""

READINGS = declare(
    HEARTS,
    LOW_TRIPLES,
    FOUR_ALIKE,
    HEART_BABA,
    FINE,
    BOTH_REACH,
    BABA_TRIPLES,
)
