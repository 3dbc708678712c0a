"""Readings of «stukolka», written from corpus/readings/stukolka.yml by `python -m corpus readings --write`: nobody edits this file."""

from __future__ import annotations

from ...frame.readings import Reading, declare

# fmt: off
DECK = Reading("stukolka.deck", ("36", "32", "52"), "36", "house", ("stukolka.h1", "stukolka.prikup.max"))
"""Какой колодой играют в стуколку?"""
GOLETS_HAND = Reading("stukolka.golets-hand", ("replace", "choose"), "replace", "inferred", ("stukolka.golets.deal",))
"""Что делает покупающий голец со своими тремя картами?"""
BLIND_LOOK = Reading("stukolka.blind-look", ("look", "blind"), "look", "inferred", ("stukolka.shleif.dark",))
"""Смотрит ли объявивший втёмную свои карты, прежде чем сбросить?"""
LEAD_LATER = Reading(
    "stukolka.lead-later", ("own-lead", "first-only"),
    "own-lead", "inferred", ("stukolka.8", "stukolka.9", "stukolka.10"),
)
"""Что обязаны средний и последний, имея козырного туза или короля с дамой?"""
BREACH_REMISE = Reading("stukolka.breach-remise", ("pot", "stake"), "pot", "inferred", ("stukolka.14", "stukolka.8"))
"""Каков ремиз за нарушение правил о масти и козыре?"""
WRONG_DEAL = Reading("stukolka.wrong-deal", ("play", "mix"), "play", "inferred", ("stukolka.16",))
"""Что делать с картами, которые сдал не тот и которые игроки уже видели?"""
ALONE_GOLETS = Reading(
    "stukolka.alone-golets", ("player", "dealer"),
    "player", "house", ("stukolka.h2", "stukolka.golets.dealer"),
)
"""Кому кон, если при гольце играет один?"""
OVER_CAP = Reading(
    "stukolka.over-cap", ("take", "stay"),
    "take", "house", ("stukolka.h3", "stukolka.prikup.alone", "stukolka.shleif.refuse"),
)
"""Постучал один, а сдающий вправе отказаться и отказался. Чей кон?"""
UNDERTRUMP = Reading("stukolka.undertrump", ("yes", "no"), "yes", "inferred", ("stukolka.12", "stukolka.13"))
"""Обязан ли класть козыря тот, у кого нет масти и нет козыря старше лежащего?"""
RUFFED = Reading("stukolka.ruffed", ("any", "beat"), "any", "inferred", ("stukolka.11", "stukolka.12"))
"""Взятка уже побита козырем, а масть на руках есть. Обязательно ли перебить карту этой масти?"""
QUEEN_AFTER_KING = Reading("stukolka.queen-after-king", ("no", "yes"), "no", "inferred", ("stukolka.8", "stukolka.10"))
"""Первый вышел с козырного короля и взял. Обязан ли он пойти теперь с дамы?"""
BREACH_TWICE = Reading("stukolka.breach-twice", ("one", "two"), "one", "inferred", ("stukolka.14", "stukolka.19"))
"""Нарушивший правила остался и без взяток. Один ремиз или два?"""
BREACH_SHARE = Reading("stukolka.breach-share", ("kept", "lost"), "kept", "inferred", ("stukolka.14", "stukolka.18"))
"""Получает ли нарушивший свою часть кона за взятки?"""
ALONE_OBYAZ = Reading("stukolka.alone-obyaz", ("player", "dealer"), "player", "house", ("stukolka.obyaz.first", "stukolka.h2"))
"""В обязательной разыгрывают ремиз, и постучал один. Кому кон?"""
ALL_PASS = Reading(
    "stukolka.all-pass", ("dealer", "stay"),
    "dealer", "house", ("stukolka.h2", "stukolka.golets.dealer", "stukolka.obyaz.first"),
)
"""Кому кон, если при гольце или в обязательной под ремиз спасовали все?"""
OBYAZ_FEE = Reading("stukolka.obyaz-fee", ("besides", "same"), "besides", "inferred", ("stukolka.20a", "stukolka.obyaz.first"))
"""В обязательной ставят все. Платит ли сдающий ещё и за сдачу?"""
SHORT_CUT = Reading("stukolka.short-cut", ("no", "yes"), "no", "house", ("stukolka.h4", "stukolka.shleif.cut"))
"""Вправе ли купить в разрез тот, для кого в колоде осталось три карты?"""
LEFTOVER = Reading("stukolka.leftover", ("equal", "dealer"), "equal", "house", ("stukolka.h5", "stukolka.19"))
"""Чьи деньги на столе, когда играть кончили?"""

READINGS = declare(
    DECK,
    GOLETS_HAND,
    BLIND_LOOK,
    LEAD_LATER,
    BREACH_REMISE,
    WRONG_DEAL,
    ALONE_GOLETS,
    OVER_CAP,
    UNDERTRUMP,
    RUFFED,
    QUEEN_AFTER_KING,
    BREACH_TWICE,
    BREACH_SHARE,
    ALONE_OBYAZ,
    ALL_PASS,
    OBYAZ_FEE,
    SHORT_CUT,
    LEFTOVER,
)
