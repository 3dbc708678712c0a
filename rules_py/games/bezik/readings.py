"""Readings of «bezik», written from corpus/readings/bezik.yml by `python -m corpus readings --write`: nobody edits this file."""

from __future__ import annotations

from ...frame.readings import Reading, declare

# fmt: off
DECKS = Reading("bezik.decks", ("8-10", "2-3-8-10"), "8-10", "inferred", ("bezik.decks", "bezik.intro.3", "bezik.nines"))
"""Сколькими колодами играют?"""
EXCHANGE_AGAIN = Reading("bezik.exchange-again", ("no", "yes"), "no", "inferred", ("bezik.exchange",))
"""Можно ли обменять козырную девятку, если на столе уже лежит девятка?"""
TRUMP_JACKS = Reading(
    "bezik.trump-jacks", ("trump-44", "trump-164"),
    "trump-44", "inferred", ("bezik.val.tjacks", "bezik.val.bjacks"),
)
"""За каких валетов пишут 44, а за каких 164?"""
SIXTH_QUEEN = Reading(
    "bezik.sixth-queen", ("200", "agreed"),
    "200", "inferred", ("bezik.val.more.queens", "bezik.val.more.bjacks", "bezik.joker.ex"),
)
"""Сколько стоит шестая козырная дама?"""
SECOND_SET_JACKS = Reading(
    "bezik.second-set-jacks", ("own", "same"),
    "own", "inferred", ("bezik.val.more.bjacks", "bezik.val.more.queens", "bezik.double"),
)
"""Сколько приносит второй комплект безиковых валетов?"""
SECOND_SET_ACES = Reading(
    "bezik.second-set-aces", ("own", "same"),
    "own", "inferred", ("bezik.val.more.aces", "bezik.val.more.kings", "bezik.double"),
)
"""Сколько приносит второй комплект козырных тузов и козырных валетов?"""
SECOND_SET_TENS = Reading("bezik.second-set-tens", ("own", "row"), "own", "inferred", ("bezik.val.tens", "bezik.double"))
"""Сколько стоят седьмая и восьмая козырные десятки?"""
BEYOND_EIGHT = Reading(
    "bezik.beyond-eight", ("none", "double"),
    "none", "house", ("bezik.val.more.queens", "bezik.val.more.kings", "bezik.decks"),
)
"""Что приносят девятая и десятая одинаковые козырные карты, если колод десять?"""
FOUR_JACKS = Reading(
    "bezik.four-jacks", ("4", "0"),
    "4", "inferred", ("bezik.val.tjacks", "bezik.val.bjacks", "bezik.val.queens"),
)
"""Сколько стоят четыре разномастных валета?"""
FIFTH_MARRIAGE = Reading("bezik.fifth-marriage", ("double", "none"), "double", "inferred", ("bezik.marriage.val",))
"""Сколько стоит пятый козырный марьяж и следующие?"""
DOUBLE_SHOW = Reading(
    "bezik.double-show", ("second-set", "at-once"),
    "second-set", "inferred", ("bezik.double", "bezik.val.queens", "bezik.val.kings", "bezik.val.aces"),
)
"""Что такое двойная показка?"""
QUINT_JACK = Reading("bezik.quint-jack", ("replaces", "reused"), "replaces", "inferred", ("bezik.quint",))
"""Что значит квинта «при безиковом валете»?"""
TWO_JOKERS = Reading("bezik.two-jokers", ("yes", "no"), "yes", "inferred", ("bezik.joker.parts", "bezik.joker.wild"))
"""Можно ли составить фигуру с двумя инфузорками?"""
ONE_PER_TRICK = Reading("bezik.one-per-trick", ("one", "separate"), "one", "inferred", ("bezik.decl.one", "bezik.decl.17"))
"""Сколько объявлений позволяет одна взятка?"""
DECLARE_LATE = Reading("bezik.declare-late", ("no", "first-only"), "no", "inferred", ("bezik.decl.17", "bezik.h6"))
"""Можно ли объявлять, когда колода вышла?"""
ENDGAME = Reading("bezik.endgame", ("strict", "stop"), "strict", "house", ("bezik.h6", "bezik.free.a", "bezik.free.b"))
"""Как играют, когда колода вышла?"""
EXCHANGE_LEAD = Reading("bezik.exchange-lead", ("any", "cover"), "any", "inferred", ("bezik.exchange", "bezik.lead"))
"""Даёт ли право на обмен взятка, взятая с собственного выхода?"""
EXCHANGE_DECLARES = Reading("bezik.exchange-declares", ("no", "yes"), "no", "inferred", ("bezik.exchange", "bezik.decl.one"))
"""Считается ли обмен козыря объявлением?"""
FOUR_SUITS = Reading(
    "bezik.four-suits", ("yes", "no"),
    "yes", "inferred", ("bezik.val.kings", "bezik.val.aces", "bezik.val.queens"),
)
"""Обязаны ли четыре короля и четыре туза быть всех мастей?"""
NINE = Reading("bezik.nine", ("low", "nothing"), "low", "house", ("bezik.h1", "bezik.pack", "bezik.nines"))
"""Что значит девятка во взятке?"""
JOKER_TURNED = Reading("bezik.joker-turned", ("next", "redeal"), "next", "house", ("bezik.h2", "bezik.joker.nosuit"))
"""Что делать, если козырной картой вышла инфузорка?"""
DRAW_ORDER = Reading("bezik.draw-order", ("winner", "dealer"), "winner", "house", ("bezik.h3", "bezik.draw"))
"""Кто добирает первым?"""
LAST_CARDS = Reading("bezik.last-cards", ("leave", "take"), "leave", "house", ("bezik.h3", "bezik.draw"))
"""Что делать, если последних карт не хватает на всех?"""
FIRST_LEAD = Reading("bezik.first-lead", ("left", "dealer"), "left", "house", ("bezik.h4", "bezik.lead"))
"""Кто делает первый выход?"""
EQUAL_LATER = Reading("bezik.equal-later", ("earlier", "later"), "earlier", "house", ("bezik.h5", "bezik.tie"))
"""Чья взятка, если равны карты второго и третьего игрока?"""
JOKER_TRICK = Reading(
    "bezik.joker-trick", ("nothing", "highest"),
    "nothing", "house", ("bezik.h7", "bezik.joker.any", "bezik.joker.wild"),
)
"""Что значит инфузорка, сыгранная во взятку?"""
END = Reading("bezik.end", ("deal", "target"), "deal", "house", ("bezik.h8",))
"""Когда кончается партия?"""
SHOWN_AGAIN = Reading("bezik.shown-again", ("kinds", "once"), "kinds", "house", ("bezik.h9", "bezik.double"))
"""Вправе ли показанная карта служить ещё раз?"""

READINGS = declare(
    DECKS,
    EXCHANGE_AGAIN,
    TRUMP_JACKS,
    SIXTH_QUEEN,
    SECOND_SET_JACKS,
    SECOND_SET_ACES,
    SECOND_SET_TENS,
    BEYOND_EIGHT,
    FOUR_JACKS,
    FIFTH_MARRIAGE,
    DOUBLE_SHOW,
    QUINT_JACK,
    TWO_JOKERS,
    ONE_PER_TRICK,
    DECLARE_LATE,
    ENDGAME,
    EXCHANGE_LEAD,
    EXCHANGE_DECLARES,
    FOUR_SUITS,
    NINE,
    JOKER_TURNED,
    DRAW_ORDER,
    LAST_CARDS,
    FIRST_LEAD,
    EQUAL_LATER,
    JOKER_TRICK,
    END,
    SHOWN_AGAIN,
)
