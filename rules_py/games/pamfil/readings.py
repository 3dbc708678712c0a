"""Readings of «pamfil», written from corpus/readings/pamfil.yml by `python -m corpus readings --write`: nobody edits this file."""

from __future__ import annotations

from ...frame.readings import Reading, declare

# fmt: off
SPADE_ACE = Reading("pamfil.spade-ace", ("moved", "both", "none"), "moved", "inferred", ("pamfil.jack", "pamfil.intro"))
"""У кого в памфиле преимущества туза пик — прибавка и запрет пасовать?"""
SUIT = Reading("pamfil.suit", ("trump", "club"), "trump", "inferred", ("pamfil.insured", "pamfil.beats"))
"""Считается ли Памфил трефой, когда требуют трефы, а козыри другие?"""
TURNUP_TAKE = Reading("pamfil.turnup-take", ("no", "yes"), "no", "inferred", ("pamfil.turnup",))
"""Берёт ли сдающий открытого Памфила себе?"""
DECLARE_WHEN = Reading("pamfil.declare-when", ("own", "first"), "own", "inferred", ("pamfil.declare",))
"""До чьего прикупа объявляют Памфила?"""

READINGS = declare(
    SPADE_ACE,
    SUIT,
    TURNUP_TAKE,
    DECLARE_WHEN,
)
