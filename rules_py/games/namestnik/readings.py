"""Readings of «namestnik», written from corpus/readings/namestnik.yml by `python -m corpus readings --write`: nobody edits this file."""

from __future__ import annotations

from ...frame.readings import Reading, declare

# fmt: off
UPPER_GAP = Reading(
    "namestnik.upper-gap", ("yes", "no"),
    "yes", "inferred", ("namestnik.pyr.1", "namestnik.pyr.2", "namestnik.pay.4"),
)
"""Вправе ли карта верхнего ряда лечь с пропуском, не касаясь других карт этого ряда?"""
BIDS_FIRST = Reading("namestnik.bids-first", ("before", "after"), "before", "inferred", ("namestnik.pass.1", "namestnik.auc.9"))
"""Сбрасывают ли ставки круга в запас раньше, чем спасовавшие в этом круге берут камни?"""
TWO_DRAWS = Reading("namestnik.two-draws", ("together", "one-by-one"), "together", "inferred", ("namestnik.rew.cards.a",))
"""Вправе ли игрок посмотреть первую из двух карт награды, прежде чем выбрать колоду для второй?"""
INEX_OWN = Reading("namestnik.inex-own", ("may", "must"), "may", "inferred", ("namestnik.rew.inex.1",))
"""Обязан ли игрок отдать под неисчерпаемый камень свой, если в запасе такого цвета нет?"""
VIRTUAL_ON_PASS = Reading(
    "namestnik.virtual-on-pass", ("yes", "no"),
    "yes", "inferred", ("namestnik.solo.2", "namestnik.virt.5"),
)
"""Тянут ли камень за виртуала, если игрок в этом круге спасовал?"""
SOLO_PAIR = Reading("namestnik.solo-pair", ("round", "choice"), "round", "inferred", ("namestnik.solo.3", "namestnik.virt.4"))
"""Что бывает в одиночной игре с одним виртуалом, если ставки совпали на цвете с двумя картами?"""
FIRST_CARD = Reading("namestnik.first-card", ("secret", "in-turn"), "secret", "house", ("namestnik.h3", "namestnik.setup.6b"))
"""Выбирают ли первую карту пирамиды втайне и разом?"""
PAIR_CLAIMS = Reading("namestnik.pair-claims", ("secret", "in-turn"), "secret", "house", ("namestnik.h4", "namestnik.auc.16b"))
"""Как двое делят две карты одного цвета?"""
VIRTUAL_ATTACK = Reading(
    "namestnik.virtual-attack", ("players", "virtuals"),
    "players", "house", ("namestnik.h5", "namestnik.solo.5", "namestnik.rew.att.2"),
)
"""Кто раньше забирает карту, игрок с жетоном атаки или атакующий виртуал?"""
VIRTUAL_CROWD = Reading("namestnik.virtual-crowd", ("nobody", "clear"), "nobody", "house", ("namestnik.h6", "namestnik.virt.3"))
"""Что делают три виртуала, оставшиеся одни на цвете с двумя картами?"""
EQUAL_SCORE = Reading(
    "namestnik.equal-score", ("shared", "lowest-number"),
    "shared", "house", ("namestnik.h7", "namestnik.score.win"),
)
"""Кто победил при равном лучшем счёте?"""
TUCKED = Reading("namestnik.tucked", ("by-law", "supports"), "by-law", "inferred", ("namestnik.pyr.free",))
"""Мешают ли карте быть свободной две карты, на которых она лежит?"""
SPARE_DEFENCE = Reading("namestnik.spare-defence", ("nothing", "pays"), "nothing", "inferred", ("namestnik.score.7",))
"""Приносит ли очки защита, которой больше, чем чужих атак?"""
BELOW_ZERO = Reading(
    "namestnik.below-zero", ("minus", "zero"),
    "minus", "inferred", ("namestnik.end.order", "namestnik.score.7"),
)
"""Может ли счёт быть меньше нуля?"""

READINGS = declare(
    UPPER_GAP,
    BIDS_FIRST,
    TWO_DRAWS,
    INEX_OWN,
    VIRTUAL_ON_PASS,
    SOLO_PAIR,
    FIRST_CARD,
    PAIR_CLAIMS,
    VIRTUAL_ATTACK,
    VIRTUAL_CROWD,
    EQUAL_SCORE,
    TUCKED,
    SPARE_DEFENCE,
    BELOW_ZERO,
)
