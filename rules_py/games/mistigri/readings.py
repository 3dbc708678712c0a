"""Readings of «mistigri», written from corpus/readings/mistigri.yml by `python -m corpus readings --write`: nobody edits this file."""

from __future__ import annotations

from ...frame.readings import Reading, declare

# fmt: off
CLUB_TRUMP = Reading("mistigri.club-trump", ("same", "five"), "same", "inferred", ("mistigri.king", "mistigri.bonus"))
"""Сколько прибавляют за короля треф, когда трефы — козыри, и бьёт ли он вышедшего козырного короля?"""
AFTER_FLUSH = Reading("mistigri.after-flush", ("new", "play"), "new", "inferred", ("mistigri.flush",))
"""Доигрывают ли сдачу, в которой открыты пять карт одной масти?"""
JACK = Reading("mistigri.jack", ("2", "3"), "2", "inferred", ("mistigri.flush.pips",))
"""Сколько стоит валет при сравнении рук?"""
FOUR_CLUBS = Reading(
    "mistigri.four-clubs", ("game", "fee", "both"),
    "game", "inferred", ("mistigri.fourplusking", "mistigri.flush"),
)
"""Что дают четыре трефы с королём треф?"""
SPADE_ACE = Reading("mistigri.spade-ace", ("no", "yes"), "no", "inferred", ("mistigri.nopass", "mistigri.king"))
"""Запрещено ли пасовать и с тузом пик?"""
TWO_FLUSHES = Reading("mistigri.two-flushes", ("one", "both"), "one", "inferred", ("mistigri.flush", "mistigri.flush.tie"))
"""Пять карт одной масти сошлись у двоих. Кому платят?"""
TWO_PAYMENTS = Reading("mistigri.two-payments", ("once", "again"), "once", "inferred", ("mistigri.flush", "mistigri.flush.tie"))
"""За пять карт масти взяли плату при сдаче, и сдачу играют дальше. Платят ли снова, если масть сошлась и после прикупа?"""

READINGS = declare(
    CLUB_TRUMP,
    AFTER_FLUSH,
    JACK,
    FOUR_CLUBS,
    SPADE_ACE,
    TWO_FLUSHES,
    TWO_PAYMENTS,
)
