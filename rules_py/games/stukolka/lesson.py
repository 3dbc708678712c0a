"""Стуколка: the guided first deal."""

from __future__ import annotations

from ...frame.cards import DECK_36
from ...frame.lesson import Lesson, LessonStep, laid_out

HANDS = ("♥Т ♥К ♠9", "♠К ♦7 ♣8", "♣К ♦К ♥7", "♦Д ♦8 ♠7")
THEN = "♥9"

LESSON = Lesson(
    title="Первая сдача с гольцом",
    seat=0,
    seed=4,
    cards=laid_out(DECK_36, HANDS, THEN),
    options={"players": 4, "kind": "с гольцом"},
    steps=(
        LessonStep(
            "У каждого три карты, козырь ♥9 открыт. На столе 15 копеек, их поставил сдающий. Каждая взятка — треть этих денег.",
            ("stukolka.5", "stukolka.golets.deal", "stukolka.20a", "stukolka.18"),
        ),
        LessonStep(
            "Решают по очереди, и вы первый. Две взятки верны: козырные туз и король. Стучите.",
            ("stukolka.6", "stukolka.intro.1"),
            "knock",
            ("pass", "knock", "pass"),
        ),
        LessonStep(
            "Игрок 3 тоже стучит, остальные пасуют. Выход ваш, и с козырного туза выйти вы обязаны.",
            ("stukolka.golets.lead2", "stukolka.8"),
            "play ♥Т",
            ("play ♥7",),
        ),
        LessonStep(
            "Взятка ваша. Теперь козырный король: дамы при нём нет, но побить его некому.",
            ("stukolka.2",),
            "play ♥К",
            ("play ♦К",),
        ),
        LessonStep(
            "Последняя карта. Побить её обязан всякий, у кого есть пика или козырь; у противника их нет.",
            ("stukolka.11", "stukolka.12"),
            "play ♠9",
            ("play ♣К",),
        ),
        LessonStep(
            "Три взятки — весь кон, 15 копеек. Игрок 3 стучал и не взял ничего: он ставит ремиз, столько же, "
            "сколько лежало на столе. Его разыграют в следующую сдачу вместе с новой ставкой.",
            ("stukolka.18", "stukolka.19", "stukolka.20a"),
        ),
    ),
)
