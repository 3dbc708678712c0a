"""Мистигри: the guided first deal."""

from __future__ import annotations

from ...families.mushka.lesson import first_deal
from ...frame.lesson import LessonStep

LESSON = first_deal(
    "Первая сдача с королём треф",
    ("♣К ♥8 ♠9 ♣7 ♦9", "♠К ♠Д ♦7 ♣8 ♦8", "♣Т ♣Д ♦К ♠8 ♥7"),
    "♥9 ♥Д ♥К ♠7 ♥10",
    LessonStep(
        "Всё, как в мушке, но старшая карта — король, а туз стоит за валетом. Вместо туза пик важен король треф, и он у вас.",
        ("mistigri.intro", "mistigri.rank", "mistigri.king"),
    ),
    LessonStep(
        "С королём треф пасовать нельзя. Оставьте его и козыря, остальное смените.",
        ("mistigri.nopass", "mushka.actions"),
        "buy ♠9 ♣7 ♦9",
        ("pass", "buy ♠8"),
    ),
    LessonStep(
        "Козырный король старше всех. Выходите с него.",
        ("mistigri.rank", "mushka.lead"),
        "play ♥К",
        ("play ♥7",),
    ),
    LessonStep(
        "Теперь козырная дама.",
        ("mushka.lead",),
        "play ♥Д",
        ("play ♥10",),
    ),
    LessonStep(
        "Козырей у противника нет.",
        ("mushka.follow",),
        "play ♥8",
        ("play ♦К",),
    ),
    LessonStep(
        "Король треф: трефового туза он бьёт.",
        ("mistigri.rank",),
        "play ♣К",
        ("play ♣Т",),
    ),
    LessonStep(
        "Последняя.",
        ("mushka.lead",),
        "play ♠7",
        ("play ♣Д",),
    ),
    LessonStep(
        "Пять взяток и ещё пять за короля треф: списано десять. Противник не взял ничего и приписал пять; с "
        "королём треф приписал бы десять. А пять карт одной масти открывают и берут за них плату.",
        ("mistigri.bonus", "mistigri.remise", "mistigri.flush"),
    ),
)
