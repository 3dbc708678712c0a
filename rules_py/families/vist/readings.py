"""Readings of «vist», written from corpus/readings/vist.yml by `python -m corpus readings --write`: nobody edits this file."""

from __future__ import annotations

from ...frame.readings import Reading, declare

# fmt: off
TRUMP_CARD_TIME = Reading("vist.trump-card-time", ("first-trick", "first-lead"), "first-trick", "inferred", ("vist.9",))
"""До каких пор козырная карта лежит открытой?"""
MISDEAL = Reading("vist.misdeal", ("split", "pass"), "split", "inferred", ("vist.12", "vist.66", "vist.10"))
"""Кто сдаёт после ошибки в сдаче?"""
REVOKE_CHOICE = Reading("vist.revoke-choice", ("opponents", "offender"), "opponents", "inferred", ("vist.18",))
"""Кто выбирает, пять пуан или три взятки?"""
REVOKE_FEW = Reading("vist.revoke-few", ("points", "all"), "points", "house", ("vist.18",))
"""Что если у виновной стороны меньше трёх взяток?"""
ASKED_PARTNER = Reading("vist.asked-partner", ("personal", "side"), "personal", "inferred", ("vist.20", "vist.18"))
"""Как взыскать штраф с одного виновного, если партнёр его спросил?"""
OUT_OF_TURN = Reading("vist.out-of-turn", ("next-lead", "now-only"), "next-lead", "inferred", ("vist.21",))
"""Когда партнёр пошедшего не в очередь обязан выйти с названной масти?"""
HONOURS_SUIT = Reading("vist.honours-suit", ("trump", "every"), "trump", "inferred", ("vist.62", "vist.63"))
"""В какой масти считают онёры?"""
THREE_HONOURS = Reading("vist.three-honours", ("2", "3"), "2", "inferred", ("vist.63", "humbug.honours"))
"""Сколько пишут за три онёра?"""
LAST_GAME_BONUS = Reading("vist.last-game-bonus", ("both", "rubber"), "both", "inferred", ("vist.72",))
"""Сколько приписывает сторона за последнюю партию роббера?"""
SURPLUS = Reading("vist.surplus", ("no", "yes"), "no", "inferred", ("vist.74",))
"""Переносится ли излишек сверх десяти в следующую партию?"""
BONUS_BEFORE = Reading("vist.bonus-before", ("included", "after"), "included", "inferred", ("vist.72", "vist.78"))
"""Входит ли прибавка за партию в подсчёт, когда меньшее вычитают из большего?"""
CORONET_EIGHT = Reading("vist.coronet-eight", ("nine", "eight"), "nine", "inferred", ("vist.79",))
"""Какая коронка стоит 25 и 50?"""
CORONET_HAND = Reading("vist.coronet-hand", ("one-hand", "side"), "one-hand", "inferred", ("vist.79",))
"""Должна ли коронка быть на одной руке?"""
DUMMY_TURN = Reading("vist.dummy-turn", ("rubber", "deal"), "rubber", "inferred", ("vist.80",))
"""Когда меняется игрок, играющий с болваном?"""
ACES = Reading("vist.aces", ("table", "one"), "table", "inferred", ("vist.82", "vist.63"))
"""Сколько пишут за тузов в игре без козырей?"""
REVOKE_SLAM = Reading("vist.revoke-slam", ("yes", "no"), "yes", "inferred", ("vist.76", "vist.18"))
"""Считают ли шлем, если его составили взятки, взятые за ренонс?"""
LEAD_PARTNER = Reading("vist.lead-partner", ("offender", "due"), "offender", "inferred", ("vist.21",))
"""Кто выходит с названной масти после хода не в очередь?"""

READINGS = declare(
    TRUMP_CARD_TIME,
    MISDEAL,
    REVOKE_CHOICE,
    REVOKE_FEW,
    ASKED_PARTNER,
    OUT_OF_TURN,
    HONOURS_SUIT,
    THREE_HONOURS,
    LAST_GAME_BONUS,
    SURPLUS,
    BONUS_BEFORE,
    CORONET_EIGHT,
    CORONET_HAND,
    DUMMY_TURN,
    ACES,
    REVOKE_SLAM,
    LEAD_PARTNER,
)
