"""Readings of «mushka», written from corpus/readings/mushka.yml by `python -m corpus readings --write`: nobody edits this file."""

from __future__ import annotations

from ...frame.readings import Reading, declare

# fmt: off
OVERSHOOT = Reading(
    "mushka.overshoot", ("letter", "tricks", "exact"),
    "letter", "inferred", ("mushka.overshoot", "mushka.spadeace.bonus"),
)
"""Когда лишнее возвращает запись к 25?"""
OVERTAKE = Reading("mushka.overtake", ("no", "yes"), "no", "inferred", ("mushka.follow",))
"""Обязан ли игрок класть карту старше лежащей?"""
ACE_ON_TRUMP_ACE = Reading(
    "mushka.ace-on-trump-ace", ("void", "free"),
    "void", "inferred", ("mushka.spadeace.vs.trumpace", "mushka.follow"),
)
"""Вправе ли игрок перебить тузом пик вышедшего козырного туза, имея козырей?"""
DISCARD_ACE = Reading("mushka.discard-ace", ("yes", "no"), "yes", "inferred", ("mushka.actions", "mushka.spadeace.nopass"))
"""Вправе ли игрок сбросить туза пик, прикупая?"""
TURNUP = Reading("mushka.turnup", ("no", "yes"), "no", "inferred", ("mushka.trump",))
"""Вправе ли сдающий взять открытого козыря?"""
REDEAL_BY = Reading("mushka.redeal-by", ("same", "next"), "same", "inferred", ("mushka.misdeal",))
"""Кто пересдаёт?"""
SHORT_STOCK = Reading("mushka.short-stock", ("limit", "reshuffle"), "limit", "house", ("mushka.h2", "mushka.deck"))
"""Что делать, если карт на прикуп не хватило?"""
ALONE = Reading("mushka.alone", ("five", "redeal"), "five", "house", ("mushka.h3",))
"""Что делать, если играет один?"""
BOTH_ZERO = Reading("mushka.both-zero", ("trick", "seat"), "trick", "house", ("mushka.h4", "mushka.win"))
"""Кто выиграл, если в одной сдаче всё списали двое?"""
ACE_THROWN = Reading("mushka.ace-thrown", ("ten", "five"), "ten", "inferred", ("mushka.spadeace.remise", "mushka.remise.plain"))
"""Туза пик снесли на чужую взятку, и владелец его остался без взяток. Каков ремиз?"""
REVOKE_AND_NONE = Reading(
    "mushka.revoke-and-none", ("both", "one"),
    "both", "inferred", ("mushka.follow", "mushka.remise.plain", "rams.14", "rams.21"),
)
"""Игрок сделал промах и остался без взяток. Складываются ли ремизы?"""
REVOKE_TRICK = Reading("mushka.revoke-trick", ("kept", "given"), "kept", "inferred", ("mushka.follow",))
"""Побили козырем, имея масть. Чья взятка?"""
ORDER = Reading("mushka.order", ("usual", "ten"), "usual", "house", ("mushka.h1", "rams.h1"))
"""Каков порядок карт?"""
FIRST_LEAD = Reading("mushka.first-lead", ("next", "dealer"), "next", "house", ("mushka.h5", "mushka.lead", "rams.h1"))
"""Сосед сдающего слева спасовал. Кто выходит?"""

READINGS = declare(
    OVERSHOOT,
    OVERTAKE,
    ACE_ON_TRUMP_ACE,
    DISCARD_ACE,
    TURNUP,
    REDEAL_BY,
    SHORT_STOCK,
    ALONE,
    BOTH_ZERO,
    ACE_THROWN,
    REVOKE_AND_NONE,
    REVOKE_TRICK,
    ORDER,
    FIRST_LEAD,
)
