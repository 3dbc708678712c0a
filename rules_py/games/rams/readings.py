"""Readings of «rams», written from corpus/readings/rams.yml by `python -m corpus readings --write`: nobody edits this file."""

from __future__ import annotations

from ...frame.readings import Reading, declare

# fmt: off
FOUR_PLAYERS = Reading("rams.four-players", ("32", "36", "52"), "32", "inferred", ("rams.2",))
"""Какой колодой играют четверо?"""
OVERSHOOT = Reading("rams.overshoot", ("no", "yes"), "no", "inferred", ("rams.24", "rams.32", "rams.intro.2"))
"""Теряет ли право на рамс тот, кто списал больше, чем осталось?"""
DISCARD_ACE = Reading("rams.discard-ace", ("yes", "no"), "yes", "inferred", ("rams.8", "rams.6"))
"""Вправе ли игрок сбросить туза, прикупая?"""
ACE_LEAD_FINE = Reading("rams.ace-lead-fine", ("none", "five"), "none", "inferred", ("rams.17", "rams.18"))
"""Чем отвечает не вышедший с козырного туза или с короля при даме?"""
MANY_ACES = Reading("rams.many-aces", ("plus-five", "sum"), "plus-five", "inferred", ("rams.21",))
"""Каков ремиз оставшегося без взяток при нескольких тузах?"""
FLUSH_WHEN = Reading("rams.flush-when", ("any", "deal"), "any", "inferred", ("rams.26", "rams.23"))
"""Когда вправе открыть пять карт одной масти или четырёх тузов?"""
JACKS_AND_ACES = Reading("rams.jacks-and-aces", ("nothing", "offset"), "nothing", "inferred", ("rams.30", "rams.21"))
"""Что делать с ценой тузов, если игрок с парой валетов остался без взяток?"""
FINISH_PAIR = Reading("rams.finish-pair", ("colour", "any"), "colour", "inferred", ("rams.32", "rams.27"))
"""Какие два валета кончают игру?"""
SPADE_ACE = Reading("rams.spade-ace", ("no", "yes"), "no", "inferred", ("rams.13", "rams.intro.2"))
"""Сохраняет ли туз пик ту силу против козырного туза, которую имеет в мушке?"""
TURNED_ACE = Reading("rams.turned-ace", ("yes", "no"), "yes", "inferred", ("rams.8", "rams.9"))
"""Вправе ли пасовать сдающий, открывший козырем туза?"""
FLUSH_JACKS = Reading("rams.flush-jacks", ("no", "yes"), "no", "inferred", ("rams.26", "rams.30", "rams.31"))
"""Освобождают ли валеты от ремиза, когда кто-нибудь открыл пять карт одной масти?"""
SHOWN_JACKS = Reading("rams.shown-jacks", ("stay", "reversed"), "stay", "inferred", ("rams.29", "rams.30"))
"""За валетов списано до прикупа, а взяток потом не взято. Возвращают ли списанное?"""
JACKS_BEFORE_OPEN = Reading("rams.jacks-before-open", ("stay", "reversed"), "stay", "inferred", ("rams.29", "rams.31"))
"""За валетов списано до прикупа, а потом кто-нибудь открыл рамс. Возвращают ли списанное?"""

READINGS = declare(
    FOUR_PLAYERS,
    OVERSHOOT,
    DISCARD_ACE,
    ACE_LEAD_FINE,
    MANY_ACES,
    FLUSH_WHEN,
    JACKS_AND_ACES,
    FINISH_PAIR,
    SPADE_ACE,
    TURNED_ACE,
    FLUSH_JACKS,
    SHOWN_JACKS,
    JACKS_BEFORE_OPEN,
)
