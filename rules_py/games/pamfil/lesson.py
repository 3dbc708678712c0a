"""Памфил: the guided first deal."""

from __future__ import annotations

from ...families.mushka.lesson import first_deal
from ...frame.lesson import LessonStep

LESSON = first_deal(
    "Первая сдача с Памфилом",
    ("♣В ♥8 ♠9 ♣7 ♦9", "♠К ♠Д ♦7 ♣8 ♦8", "♣К ♣Д ♦К ♠8 ♥7"),
    "♥9 ♥Д ♥К ♣9 ♥Т",
    LessonStep(
        "Играют, как в мушку: пять карт, козырь, прикуп. Козыри — червы, но сильнее всех ваш валет треф, Памфил.",
        ("pamfil.intro", "pamfil.jack", "pamfil.beats"),
    ),
    LessonStep(
        "Объявите его до прикупа: каждый заплатит вам по пять копеек. После прикупа платы не будет.",
        ("pamfil.declare",),
        "declare",
    ),
    LessonStep(
        "Оставьте козырей и Памфила, остальное смените.",
        ("mushka.actions", "mushka.adv.buy"),
        "buy ♠9 ♣7 ♦9",
        ("pass", "buy ♠8"),
    ),
    LessonStep(
        "Выходите с Памфила: он считается козырем, и противник обязан дать черву.",
        ("pamfil.insured", "mushka.follow"),
        "play ♣В",
        ("play ♥7",),
    ),
    LessonStep(
        "Взято. Ходите ♥К.",
        ("mushka.lead",),
        "play ♥К",
        ("play ♥Т", "play ♣К"),
    ),
    LessonStep(
        "Козырный туз вашего короля побил, и противник вышел с треф. Трефу дать обязательно.",
        ("mushka.follow",),
        "play ♣9",
        ("play ♦К",),
    ),
    LessonStep(
        "Бубен у вас нет: побейте козырем.",
        ("mushka.follow",),
        "play ♥8",
    ),
    LessonStep(
        "Последняя карта — козырная дама.",
        ("mushka.lead",),
        "play ♥Д",
        ("play ♣Д",),
    ),
    LessonStep(
        "Три взятки и пять за Памфила: списано восемь. Плата за него в запись не идёт. Остаться с ним без "
        "ремиза можно и без взяток: он страхует.",
        ("mushka.trick", "pamfil.jack", "pamfil.insured", "pamfil.record"),
    ),
)
