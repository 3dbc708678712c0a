"""Readings of «preferans», written from corpus/readings/preferans.yml by `python -m corpus readings --write`: nobody edits this file."""

from __future__ import annotations

from ...frame.readings import Reading, declare

# fmt: off
JUMP = Reading("preferans.jump", ("step", "free"), "step", "inferred", ("preferans.7e", "preferans.7a", "preferans.7c"))
"""Можно ли в торговле перескакивать через ступени?"""
HOLD = Reading("preferans.hold", ("last", "first"), "last", "inferred", ("preferans.7b", "preferans.7d"))
"""За кем остаётся прикуп, если двое назвали одну и ту же игру?"""
MISDEAL_TIMELY = Reading(
    "preferans.misdeal-timely", ("out-of-turn", "all"),
    "out-of-turn", "inferred", ("preferans.14a", "preferans.14b", "preferans.14c"),
)
"""К каким ошибкам сдачи относится условие «пока никто не смотрел карт»?"""
PEEK_REMISE = Reading("preferans.peek-remise", ("game", "simple"), "game", "inferred", ("preferans.16",))
"""Какой ремиз ставит тот, кто раньше времени посмотрел прикуп?"""
DECLARER_REVOKE = Reading("preferans.declarer-revoke", ("no", "yes"), "no", "inferred", ("preferans.29",))
"""Ставит ли играющий особый ремиз за сам ренонс, если взятки набрал?"""
WHISTER_REVOKE = Reading("preferans.whister-revoke", ("each", "one"), "each", "inferred", ("preferans.30b",))
"""Сколько ремизов ставит вистующий за ренонс и недобранные взятки?"""
REVOKE_OTHERS = Reading("preferans.revoke-others", ("no", "yes"), "no", "inferred", ("preferans.31", "preferans.30b"))
"""Ставит ли ремиз второй, невиновный вистующий, если ренонс сделал первый?"""
TEN_CHECK = Reading("preferans.ten-check", ("best-play", "any-play"), "best-play", "inferred", ("preferans.34b",))
"""Как на десяти проверяют, могут ли вистующие взять взятку?"""
KUROCHKA_TOPUP = Reading(
    "preferans.kurochka-topup", ("one", "all"),
    "one", "inferred", ("preferans.kur.2", "preferans.kur.3", "preferans.39", "preferans.35"),
)
"""Если своей или наименьшей чужой курочки не хватает, добирают ли у других?"""
WHIST_WHEN_LOST = Reading(
    "preferans.whist-when-lost", ("table", "taken"),
    "table", "inferred", ("preferans.36c", "preferans.36a"),
)
"""Сколько платят за взятку вистующего при курочке, если играющий проиграл?"""
LIMITED_WHIST = Reading(
    "preferans.limited-whist", ("sum", "price"),
    "sum", "inferred", ("preferans.36c", "preferans.60", "preferans.kur.6"),
)
"""Сколько платят за взятку вистующего при ограниченной курочке?"""
PASS_KUROCHKA = Reading("preferans.pass-kurochka", ("yes", "no"), "yes", "inferred", ("preferans.41", "preferans.35"))
"""Берёт ли назначивший курочку, если оба спасовали?"""
PAIR_QUOTA = Reading(
    "preferans.pair-quota", ("each", "pooled"),
    "each", "house", ("preferans.h1", "preferans.42a", "preferans.40"),
)
"""Сколько взяток обязаны взять двое вистующих?"""
REMAINDER = Reading("preferans.remainder", ("lost", "donor"), "lost", "inferred", ("preferans.43", "preferans.35"))
"""Что делать, если игровой записи осталось меньше цены сыгранной игры?"""
CONSOLATION_EXTRA = Reading(
    "preferans.consolation-extra", ("extra", "instead"),
    "extra", "inferred", ("preferans.48a", "preferans.48b", "preferans.36a"),
)
"""Консоляция вистующих идёт сверх платы за взятки или вместо неё?"""
ACES_UVERT = Reading("preferans.aces-uvert", ("no", "yes"), "no", "inferred", ("preferans.76", "preferans.50"))
"""Пишет ли сдающий за тузов, проданных к уверту?"""
MISERE_KUROCHKA = Reading(
    "preferans.misere-kurochka", ("yes", "no"),
    "yes", "inferred", ("preferans.mizer.2", "preferans.mizer.4", "preferans.uvert.6"),
)
"""Снимает ли сыгранный мизер или уверт курочку и удваивает ли она его ремиз?"""
MISERE_OPEN = Reading("preferans.misere-open", ("must", "may"), "must", "inferred", ("preferans.75",))
"""Обязаны ли вистующие на мизер играть в открытую?"""
POT_OWNER = Reading(
    "preferans.pot-owner", ("tenfold", "plain"),
    "tenfold", "inferred", ("preferans.kotel.1", "preferans.kotel.4"),
)
"""На кого пишут выигранную часть котла?"""
THREE_SECOND_LEAD = Reading(
    "preferans.three-second-lead", ("winner", "left"),
    "winner", "inferred", ("preferans.58", "preferans.13b"),
)
"""Кто делает второй выход на распасах втроём?"""
TEN_DIAMONDS = Reading("preferans.ten-diamonds", ("50", "40"), "50", "inferred", ("preferans.tab.4",))
"""Сколько стоят десять бубен по четвёртой таблице?"""
VINTING_NINE = Reading("preferans.vinting-nine", ("96", "19"), "96", "inferred", ("preferans.tab.5",))
"""Сколько стоят девять без козырей по винтящей таблице?"""
SHORT_KUROCHKA_WHIST = Reading(
    "preferans.short-kurochka-whist", ("sum", "double"),
    "sum", "inferred", ("preferans.36c", "preferans.39"),
)
"""Сколько платят за взятку вистующего, если курочки меньше цены игры?"""
SHORT_KUROCHKA_REMISE = Reading(
    "preferans.short-kurochka-remise", ("each", "once"),
    "each", "inferred", ("preferans.39", "preferans.38"),
)
"""Прибавляют ли малую курочку к ремизу за каждую из нескольких недобранных взяток?"""
ROUNDING = Reading("preferans.rounding", ("drop", "nearest"), "drop", "inferred", ("preferans.calc.ex4",))
"""Что делают с долей копейки при расчёте?"""

READINGS = declare(
    JUMP,
    HOLD,
    MISDEAL_TIMELY,
    PEEK_REMISE,
    DECLARER_REVOKE,
    WHISTER_REVOKE,
    REVOKE_OTHERS,
    TEN_CHECK,
    KUROCHKA_TOPUP,
    WHIST_WHEN_LOST,
    LIMITED_WHIST,
    PASS_KUROCHKA,
    PAIR_QUOTA,
    REMAINDER,
    CONSOLATION_EXTRA,
    ACES_UVERT,
    MISERE_KUROCHKA,
    MISERE_OPEN,
    POT_OWNER,
    THREE_SECOND_LEAD,
    TEN_DIAMONDS,
    VINTING_NINE,
    SHORT_KUROCHKA_WHIST,
    SHORT_KUROCHKA_REMISE,
    ROUNDING,
)
