"""Readings of «piket», written from corpus/readings/piket.yml by `python -m corpus readings --write`: nobody edits this file."""

from __future__ import annotations

from ...frame.readings import Reading, declare

# fmt: off
SECOND_DEAL = Reading("piket.second-deal", ("other", "same"), "other", "inferred", ("piket.4",))
"""Кто сдаёт вторую игру королика?"""
SEEN_CARDS = Reading("piket.seen-cards", ("stands", "redeal"), "stands", "inferred", ("piket.6b",))
"""Что если карта соперника открылась, когда он свои карты уже видел?"""
FIRST_DRAW = Reading(
    "piket.first-draw", ("none-or-three", "any"),
    "none-or-three", "inferred", ("piket.9a", "piket.10", "piket.13"),
)
"""Может ли первый игрок взять меньше трёх карт?"""
DEALER_DRAW = Reading(
    "piket.dealer-draw", ("three-to-five", "three-or-five"),
    "three-to-five", "inferred", ("piket.9b", "piket.8b"),
)
"""Сколько карт вправе взять сдающий, если ему доступны пять?"""
SILENCE_SCOPE = Reading("piket.silence-scope", ("tricks", "all"), "tricks", "inferred", ("piket.17", "piket.33"))
"""Считает ли игрок, играющий в молчанку из-за неверного сноса, очки за объявленные карты?"""
PIK_BLOCK = Reading(
    "piket.pik-block", ("boast", "any-point"),
    "boast", "inferred", ("piket.19c", "piket.28d", "piket.19b", "piket.19d"),
)
"""Что отменяет пик и репик?"""
EQUAL_SEQUENCES = Reading(
    "piket.equal-sequences", ("length-and-top", "length"),
    "length-and-top", "inferred", ("piket.20c", "piket.28b", "piket.45"),
)
"""Какие последовательности одинаковы?"""
TERZ_QUART = Reading("piket.terz-quart", ("3-4", "13-14"), "3-4", "house", ("piket.h2", "piket.22", "piket.23a"))
"""Сколько очков дают терц и кварт?"""
BLANCHES = Reading("piket.blanches", ("different", "same-10", "same-20"), "different", "inferred", ("piket.29", "piket.41"))
"""Белые карты и cartes blanches — одно и то же?"""
LEAD_AND_TRICK = Reading("piket.lead-and-trick", ("one", "two"), "one", "inferred", ("piket.31", "piket.30", "piket.38"))
"""Сколько даёт взятка, взятая на собственный выход?"""
ROUNDING = Reading(
    "piket.rounding", ("nearest", "up"),
    "nearest", "inferred", ("piket.46e", "piket.46b", "piket.46g", "piket.48"),
)
"""Как округляют короликовую запись?"""
KOROLIK_ONE_SIDE = Reading("piket.korolik-one-side", ("sum", "last"), "sum", "inferred", ("piket.46b", "piket.46d", "piket.48"))
"""Как записать королик, если обе игры выиграл один?"""
REFAIT_FIRST = Reading(
    "piket.refait-first", ("next-korolik", "next-two"),
    "next-korolik", "inferred", ("piket.47", "piket.48", "piket.49"),
)
"""Какие игры удваивает рефет, вышедший в первой игре королика?"""
THROUGH = Reading("piket.through", ("any", "korolik"), "any", "inferred", ("piket.50b", "piket.50a"))
"""О какой записи говорит правило о сквозной?"""
WHITE_WHEN = Reading("piket.white-when", ("after", "before"), "after", "inferred", ("piket.29", "piket.20a"))
"""Когда рука должна быть белой — до прикупа или после него?"""
REPIK_OVER = Reading("piket.repik-over", ("sum", "flat"), "sum", "inferred", ("piket.19d", "piket.19b"))
"""Сколько говорят, если на руках больше тридцати, например 34?"""
PIK_LAST = Reading("piket.pik-last", ("yes", "no"), "yes", "inferred", ("piket.19b", "piket.37"))
"""Делает ли пик тот, кто перешёл тридцать только последней взяткой?"""
PIK_EXTRAS = Reading("piket.pik-extras", ("no", "yes"), "no", "inferred", ("piket.19b", "piket.38", "piket.40"))
"""Идут ли леза и капот в счёт до тридцати для пика?"""
TIED_BOAST = Reading("piket.tied-boast", ("no", "yes"), "no", "inferred", ("piket.19c", "piket.28d", "piket.20b"))
"""Останавливает ли пик и репик хвалёж, который вышел равным?"""
DOUBLE_LEADS = Reading("piket.double-leads", ("no", "yes"), "no", "inferred", ("piket.17", "piket.31"))
"""Удваивает ли соперник игрока в молчанке и свои выходы?"""
FALSE_DOUBLE = Reading("piket.false-double", ("no", "yes"), "no", "inferred", ("piket.33", "piket.17"))
"""Считает ли соперник вдвойне, если в молчанку играют из-за ложного хвалежа?"""
CAPOT_FAILS = Reading("piket.capot-fails", ("nothing", "loses"), "nothing", "inferred", ("piket.38",))
"""Чего стоит объявленный капот, который не вышел?"""
KOROLIK_EQUAL = Reading(
    "piket.korolik-equal", ("nobody", "refait"),
    "nobody", "inferred", ("piket.46b", "piket.46d", "piket.47"),
)
"""Что пишут, если за королик у обоих поровну?"""
REFAIT_HUNDRED = Reading("piket.refait-hundred", ("no", "yes"), "no", "inferred", ("piket.47", "piket.46d"))
"""Удваивает ли рефет и сотню за королик?"""
THIRTEEN_REFUSED = Reading("piket.thirteen-refused", ("same", "other"), "same", "inferred", ("piket.12", "piket.4"))
"""Кто сдаёт снова, если сдачу с тринадцатью картами отвергли?"""
PROOF_REFUSED = Reading("piket.proof-refused", ("false", "lost"), "false", "inferred", ("piket.23b", "piket.33"))
"""Что если игрок отказался показать объявленное?"""

READINGS = declare(
    SECOND_DEAL,
    SEEN_CARDS,
    FIRST_DRAW,
    DEALER_DRAW,
    SILENCE_SCOPE,
    PIK_BLOCK,
    EQUAL_SEQUENCES,
    TERZ_QUART,
    BLANCHES,
    LEAD_AND_TRICK,
    ROUNDING,
    KOROLIK_ONE_SIDE,
    REFAIT_FIRST,
    THROUGH,
    WHITE_WHEN,
    REPIK_OVER,
    PIK_LAST,
    PIK_EXTRAS,
    TIED_BOAST,
    DOUBLE_LEADS,
    FALSE_DOUBLE,
    CAPOT_FAILS,
    KOROLIK_EQUAL,
    REFAIT_HUNDRED,
    THIRTEEN_REFUSED,
    PROOF_REFUSED,
)
