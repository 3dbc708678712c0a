"""Readings of «gorka», written from corpus/readings/gorka.yml by `python -m corpus readings --write`: nobody edits this file."""

from __future__ import annotations

from ...frame.readings import Reading, declare

# fmt: off
DECK = Reading("gorka.deck", ("36", "32"), "36", "inferred", ("gorka.2", "gorka.14"))
"""Сколько карт в колоде?"""
THREE_SUITED = Reading(
    "gorka.three-suited", ("low", "hlyust"),
    "low", "inferred", ("gorka.18", "gorka.19", "gorka.20", "gorka.22"),
)
"""Старше ли трынки три карты одной масти?"""
SAME_CLASS = Reading("gorka.same-class", ("rank", "suit"), "rank", "inferred", ("gorka.21", "gorka.21n"))
"""Что значит «старшая масть» у трынки и четверика?"""
POINTS = Reading("gorka.points", ("sum", "top"), "sum", "inferred", ("gorka.22", "gorka.3"))
"""Как сравнивают хлюсты и три карты?"""
OVER_BLIND = Reading("gorka.over-blind", ("yes", "no"), "yes", "inferred", ("gorka.11", "gorka.10"))
"""Остаются ли карты закрытыми у поставившего втёмную, если его перетемнили?"""
WILD_COUNT = Reading("gorka.wild-count", ("one", "any"), "one", "inferred", ("gorka.15", "gorka.16", "gorka.17", "gorka.18"))
"""Сколько фалек вправе войти в одно сочетание?"""
ACE_KING = Reading("gorka.ace-king", ("equal", "sum", "all"), "equal", "inferred", ("gorka.22", "gorka.3", "gorka.18"))
"""Что бьёт хлюст из туза, короля и фальки?"""
OUTBID = Reading("gorka.outbid", ("highest", "first"), "highest", "inferred", ("gorka.11",))
"""Кого обязан превзойти третий, чтобы перетемнить?"""
LONE = Reading("gorka.lone", ("takes", "stays"), "takes", "house", ("gorka.h2", "gorka.25"))
"""Кому кон, если спасовали все, кроме одного?"""
EMPTY_HAND = Reading("gorka.empty-hand", ("yes", "no"), "yes", "inferred", ("gorka.23", "gorka.24", "gorka.26"))
"""Вправе ли идти в гору тот, у кого сочетания нет?"""
LEAST_RAISE = Reading("gorka.least-raise", ("stake", "any"), "stake", "house", ("gorka.h1", "gorka.24"))
"""На сколько самое меньшее идут в гору?"""
CONSENT = Reading("gorka.consent", ("call", "word"), "call", "house", ("gorka.h3", "gorka.25"))
"""Чем двое последних выражают согласие кончить?"""
EVEN = Reading("gorka.even", ("split", "stays"), "split", "house", ("gorka.h4", "gorka.25"))
"""Кому кон при полном равенстве?"""

READINGS = declare(
    DECK,
    THREE_SUITED,
    SAME_CLASS,
    POINTS,
    OVER_BLIND,
    WILD_COUNT,
    ACE_KING,
    OUTBID,
    LONE,
    EMPTY_HAND,
    LEAST_RAISE,
    CONSENT,
    EVEN,
)
