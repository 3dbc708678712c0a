"""Readings of «piket-norm», written from corpus/readings/piket-norm.yml by `python -m corpus readings --write`: nobody edits this file."""

from __future__ import annotations

from ...frame.readings import Reading, declare

# fmt: off
LEZA_TIE = Reading("piket-norm.leza-tie", ("nobody", "both"), "nobody", "inferred", ("piket-norm.9",))
"""Кому леза, если больше всех взяток у двоих поровну?"""
CAPOT_OPEN = Reading("piket-norm.capot-open", ("no", "yes"), "no", "inferred", ("piket-norm.10", "piket.38"))
"""Различаются ли здесь объявленный и необъявленный капот?"""
TARGET = Reading(
    "piket-norm.target", ("counts", "koroliki"),
    "counts", "inferred", ("piket-norm.11a", "piket-norm.11b", "piket-norm.6", "piket-norm.12"),
)
"""Что идёт в счёт условленного числа?"""
TIE = Reading("piket-norm.tie", ("nobody", "third"), "nobody", "inferred", ("piket-norm.6", "piket.20b", "piket.20c"))
"""Двое объявили равное, у третьего меньше; считает ли третий?"""
TOGETHER = Reading("piket-norm.together", ("both", "more"), "both", "inferred", ("piket-norm.11b",))
"""Что если двое дошли до условленного числа в одной игре?"""
PIK_WHO = Reading(
    "piket-norm.pik-who", ("leader", "boaster", "anyone"),
    "leader", "inferred", ("piket-norm.8", "piket-norm.7", "piket-norm.2", "piket.32"),
)
"""Кто может сделать пик, если хвалится первым сдающий, а ходит первым его сосед?"""
CAPOT_EXTRAS = Reading(
    "piket-norm.capot-extras", ("yes", "no"),
    "yes", "inferred", ("piket-norm.10", "piket-norm.6", "piket.39"),
)
"""Отпадают ли при капоте леза и добавка за последнюю взятку, как в обыкновенном пикете?"""

READINGS = declare(
    LEZA_TIE,
    CAPOT_OPEN,
    TARGET,
    TIE,
    TOGETHER,
    PIK_WHO,
    CAPOT_EXTRAS,
)
