"""«Преферанс»: what goes wrong at the table of any game of the family: mistakes of the deal, words, names of the revokes."""

from __future__ import annotations

from ...frame.cites import implements
from ...frame.readings import Chosen
from .readings import MISDEAL_TIMELY

MISTAKES = {"открылась карта": "preferans.14a", "карт не поровну": "preferans.14b", "сдача не в очередь": "preferans.14c"}


@implements("preferans.14a", "preferans.14b", "preferans.14c")
def dealt_anew(mistake: str, hands_seen: bool, readings: Chosen) -> bool:
    """Tell whether a mistake of the deal is mended by a new one: one of them must be noticed in time, or all."""
    return not hands_seen or mistake != "сдача не в очередь" and readings[MISDEAL_TIMELY] != "all"


PEEK, BY_DECLARER, BY_WHISTER, BY_BOTH, IN_PASSES = (
    "смотрел прикуп", "ренонс играющего", "ренонс вистующего", "ренонс обоих", "ренонс на распасах",
)  # fmt: skip


WORD_FAULTS = {
    "подсказка вистующего": (("Вистующие не вправе подсказывать, с чего ходить, что сбросить и что держать", "preferans.24"),),
    "разговор об игре": (("Говорить об игре во время розыгрыша нельзя", "preferans.24"),),
    "совет сдающего": (
        ("Сдающий-четвёртый не смотрит в прикуп и карты и не советует, даже если просят", "preferans.15a"),
        ("Запрета держатся редко, но нарекания основательны", "preferans.15b"),
    ),
    "слово не в очередь": (("В переговорах строго держатся очереди", "preferans.17"),),
    "торговля на полпути": (("Начав торговаться, договаривают свои масти до конца", "preferans.18"),),
    "слово после паса": (("Спасовавший торговаться в этой игре больше не вправе", "preferans.8"),),
}

PASS_REVOKE = 10
"""What a revoke in распасы costs (§ 54)."""
