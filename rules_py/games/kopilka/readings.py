"""Readings of «kopilka», written from corpus/readings/kopilka.yml by `python -m corpus readings --write`: nobody edits this file."""

from __future__ import annotations

from ...frame.readings import Reading, declare

# fmt: off
ACE_WITH_SUIT = Reading("kopilka.ace-with-suit", ("no", "yes"), "no", "inferred", ("kopilka.spadeace", "kopilka.play"))
"""Вправе ли игрок положить туза пик, имея требуемую масть?"""
BUY_COUNT = Reading("kopilka.buy-count", ("until", "one"), "until", "inferred", ("kopilka.play",))
"""Сколько карт прикупают, не имея масти?"""
REFUSE_OFFER = Reading("kopilka.refuse-offer", ("yes", "no"), "yes", "inferred", ("kopilka.offer",))
"""Вправе ли игрок отказаться от предложенной карты?"""
FIVE_SUITED = Reading("kopilka.five-suited", ("yes", "no"), "yes", "inferred", ("kopilka.offer", "kopilka.offer.hide"))
"""Предлагают ли пять карт одной масти?"""
FIRST_OUT_REMISE = Reading("kopilka.first-out-remise", ("no", "yes"), "no", "inferred", ("kopilka.firstout", "kopilka.remise"))
"""Платит ли ремиз первый сбывший карты, если взяток у него нет?"""
END = Reading("kopilka.end", ("first", "all"), "first", "house", ("kopilka.h4", "kopilka.firstout"))
"""Когда кончается сдача?"""
SHORT_POT = Reading("kopilka.short-pot", ("share", "pay"), "share", "house", ("kopilka.h5", "kopilka.price"))
"""Что делать, если кассы на взятки не хватит?"""
ACE_LED = Reading("kopilka.ace-led", ("no", "yes"), "no", "inferred", ("kopilka.spadeace", "kopilka.price.double"))
"""Вышли с туза пик. Считается ли взятка вдвое?"""
LED_BACK = Reading("kopilka.led-back", ("free", "barred"), "free", "inferred", ("kopilka.newsuit", "kopilka.nofollow"))
"""Карту взяли назад. Вправе ли следующий выйти с той же масти?"""
ORDER = Reading("kopilka.order", ("usual", "ten"), "usual", "house", ("kopilka.h1",))
"""Каков порядок карт?"""
ONLY_OLD_SUIT = Reading("kopilka.only-old-suit", ("yield", "lead"), "yield", "house", ("kopilka.h2", "kopilka.newsuit"))
"""У взявшего взятку осталась только прежняя масть. Что он делает?"""
OFFER_ORDER = Reading("kopilka.offer-order", ("left", "dealer"), "left", "house", ("kopilka.h3", "kopilka.offer"))
"""Одномастные карты пришли двоим. Кто предлагает первым?"""
REST = Reading("kopilka.rest", ("equal", "tricks"), "equal", "house", ("kopilka.h6", "kopilka.lastout"))
"""Чей остаток кассы, если в четвёртой сдаче карт не сбыл никто?"""

READINGS = declare(
    ACE_WITH_SUIT,
    BUY_COUNT,
    REFUSE_OFFER,
    FIVE_SUITED,
    FIRST_OUT_REMISE,
    END,
    SHORT_POT,
    ACE_LED,
    LED_BACK,
    ORDER,
    ONLY_OLD_SUIT,
    OFFER_ORDER,
    REST,
)
