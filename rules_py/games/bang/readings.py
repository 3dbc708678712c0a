"""Readings of «bang», written from corpus/readings/bang.yml by `python -m corpus readings --write`: nobody edits this file."""

from __future__ import annotations

from ...frame.readings import Reading, declare

# fmt: off
HAND_LIMIT = Reading("bang.hand-limit", ("current", "initial"), "current", "sure", ("bang.turn.3", "bang.char.hand"))
"""По каким патронам считают предел руки раненого персонажа?"""
DISTANCE_ORDER = Reading(
    "bang.distance-order", ("end", "at-once"),
    "end", "inferred", ("bang.dist.appaloosa", "bang.dist.mustang", "bang.char.rose", "bang.char.paul"),
)
"""Когда расстояние меньше единицы считают за единицу — сразу после «Аппалузы» или когда учтены все поправки?"""
SHERIFF_MAX = Reading(
    "bang.sheriff-max", ("with", "printed"),
    "with", "inferred", ("bang.beer.1", "bang.setup.sheriff", "bang.char.sid"),
)
"""Входит ли дополнительный патрон шерифа в начальное число жизней, выше которого лечиться нельзя?"""
KILLER = Reading(
    "bang.killer", ("player", "nobody"),
    "player", "inferred", ("bang.rew.bandit", "bang.rew.sheriff", "bang.card.gatling.a", "bang.spec.indians"),
)
"""Считается ли сыгравший «Гатлинг» или «Индейцев!» убийцей тех, кто от них погиб?"""
CAT_BALOU = Reading("bang.cat-balou", ("any", "near"), "any", "inferred", ("bang.card.catbalou",))
"""На каком расстоянии действует «Кот Балу»?"""
SALOON_TWO = Reading("bang.saloon-two", ("yes", "no"), "yes", "inferred", ("bang.card.saloon", "bang.beer.3"))
"""Действует ли «Салун», когда живых осталось двое?"""
DUEL_REFUSE = Reading("bang.duel-refuse", ("may", "must"), "may", "inferred", ("bang.spec.duel.1",))
"""Вправе ли дуэлянт не сбрасывать «Бах!», если он есть?"""
OWN_DUEL = Reading("bang.own-duel", ("all", "bandit"), "all", "inferred", ("bang.spec.duel.3", "bang.rew.sheriff"))
"""Распространяется ли правило о бандите, погибшем в собственной дуэли, на другие роли?"""
GRINGO_ALL = Reading("bang.gringo-all", ("yes", "no"), "yes", "inferred", ("bang.char.gringo",))
"""Вытаскивает ли Эль Гринго карту за жизнь, потерянную от «Гатлинга» или «Индейцев!»?"""
SAM_WHERE = Reading("bang.sam-where", ("hand", "table"), "hand", "inferred", ("bang.char.sam",))
"""Куда Стервятник Сэм кладёт карты, лежавшие перед выбывшим?"""
SID_FATAL = Reading("bang.sid-fatal", ("yes", "no"), "yes", "inferred", ("bang.char.sid", "bang.elim.1"))
"""Спасает ли способность Сида Кечама от смертельной раны?"""
SID_TWO = Reading("bang.sid-two", ("yes", "no"), "yes", "inferred", ("bang.char.sid", "bang.beer.3"))
"""Действует ли способность Сида Кечама, когда живых осталось двое?"""
TRAITOR_END = Reading("bang.traitor-end", ("last", "duel"), "last", "inferred", ("bang.score.table",))
"""Что значит «убит в конце» в строке предателя?"""
NOMERCY_WHEN = Reading("bang.nomercy-when", ("before", "after"), "before", "inferred", ("bang.var.nomercy", "bang.turn.3"))
"""Когда шериф возвращает «Бах!» в варианте «Без пощады» — до сброса лишних карт или после?"""
MASS_DEATHS = Reading(
    "bang.mass-deaths", ("in-turn", "at-once"),
    "in-turn", "house", ("bang.h5", "bang.card.gatling.a", "bang.spec.indians", "bang.end.a"),
)
"""От «Гатлинга» и «Индейцев!» гибнут по очереди или все разом?"""
JANET_INDIANS = Reading("bang.janet-indians", ("yes", "no"), "yes", "inferred", ("bang.char.janet", "bang.spec.indians"))
"""Вправе ли Бедовая Жанет сбросить «Мимо!» вместо «Бах!» против «Индейцев!»?"""
THREE_NOBODY = Reading("bang.three-nobody", ("on", "hunter"), "on", "house", ("bang.h10", "bang.p3.4", "bang.p3.5"))
"""Кто победил втроём, если жертва погибла без убийцы — от «Динамита» или в своей дуэли?"""

READINGS = declare(
    HAND_LIMIT,
    DISTANCE_ORDER,
    SHERIFF_MAX,
    KILLER,
    CAT_BALOU,
    SALOON_TWO,
    DUEL_REFUSE,
    OWN_DUEL,
    GRINGO_ALL,
    SAM_WHERE,
    SID_FATAL,
    SID_TWO,
    TRAITOR_END,
    NOMERCY_WHEN,
    MASS_DEATHS,
    JANET_INDIANS,
    THREE_NOBODY,
)
