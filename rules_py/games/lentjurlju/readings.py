"""Readings of «lentjurlju», written from corpus/readings/lentjurlju.yml by `python -m corpus readings --write`: nobody edits this file."""

from __future__ import annotations

from ...frame.readings import Reading, declare

# fmt: off
MUST_LAY = Reading("lentjurlju.must-lay", ("free", "must"), "free", "inferred", ("lentjurlju.turn",))
"""Обязан ли класть карту тот, у кого есть следующая по порядку?"""
LAY_THEN_BUY = Reading("lentjurlju.lay-then-buy", ("yes", "no"), "yes", "inferred", ("lentjurlju.turn", "lentjurlju.buylimit"))
"""Вправе ли игрок, положив карту, прикупить и продолжить ряд?"""
KING_LED = Reading("lentjurlju.king-led", ("no", "yes"), "no", "inferred", ("lentjurlju.kingwins", "lentjurlju.lead"))
"""Выигрывает ли король, с которого вышли?"""
PAYCARDS_FIRST = Reading(
    "lentjurlju.paycards-first", ("second", "both"),
    "second", "inferred", ("lentjurlju.alt.2", "lentjurlju.kingwins"),
)
"""Снимают ли деньги с отдельных карт и по первому способу?"""
PAYCARD_LEAD = Reading(
    "lentjurlju.paycard-lead", ("layer", "next"),
    "layer", "inferred", ("lentjurlju.alt.2", "lentjurlju.alt.1"),
)
"""Кто выходит после взятки, которую кончила карта лентюрлю?"""
STAKES = Reading("lentjurlju.stakes", ("share", "equal"), "share", "house", ("lentjurlju.stake", "lentjurlju.h1"))
"""Как раскладывать на пять карт сумму, не равную 25?"""
LEFT_MONEY = Reading("lentjurlju.left-money", ("winner", "stay"), "winner", "house", ("lentjurlju.h3",))
"""Кому деньги, оставшиеся на пяти картах по второму способу?"""
DOUBLE_WAY = Reading(
    "lentjurlju.double-way", ("second", "both"),
    "second", "inferred", ("lentjurlju.alt.4", "lentjurlju.kingwins"),
)
"""Считают ли карту лентюрлю на руках вдвойне и по первому способу?"""
STALLED = Reading("lentjurlju.stalled", ("last", "next"), "last", "house", ("lentjurlju.h2", "lentjurlju.until"))
"""Кто выходит, когда ряд остановился?"""
MISDEAL = Reading("lentjurlju.misdeal", ("redeal", "mend"), "redeal", "house", ("lentjurlju.h4", "lentjurlju.deal"))
"""Что делать, если карты сданы неверно?"""

READINGS = declare(
    MUST_LAY,
    LAY_THEN_BUY,
    KING_LED,
    PAYCARDS_FIRST,
    PAYCARD_LEAD,
    STAKES,
    LEFT_MONEY,
    DOUBLE_WAY,
    STALLED,
    MISDEAL,
)
