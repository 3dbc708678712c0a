"""Копилка: the guided first deal."""

from __future__ import annotations

from ...frame.cards import DECK_32
from ...frame.lesson import Lesson, LessonStep, laid_out

HANDS = ("♠Т ♠9 ♠7 ♥К ♦8", "♠10 ♥7 ♥8 ♦7 ♣8", "♠В ♦К ♥9 ♦9 ♣9", "♥10 ♥В ♦10 ♦В ♣10")
THEN = "♣К"

LESSON = Lesson(
    title="Первая сдача из четырёх",
    seat=0,
    seed=4,
    cards=laid_out(DECK_32, HANDS, THEN),
    options={},
    steps=(
        LessonStep(
            "В кассе 60 копеек: каждый внёс 15. У всех по пять карт, двенадцать лежат в прикупе. Козырей нет.",
            ("kopilka.bank", "kopilka.deal", "kopilka.notrump"),
        ),
        LessonStep(
            "У вас три пики. Утаить их нельзя, хоть среди них и туз: положите их крапом вверх.",
            ("kopilka.offer", "kopilka.offer.ace", "kopilka.offer.hide"),
            "offer",
            ("take", "drop ♣8", "refuse", "refuse"),
        ),
        LessonStep(
            "Игрок 2 взял карту, а вам дали из прикупа ♣К. Туз пик ушёл. Первый выход ваш: ходите ♥К.",
            ("kopilka.offer.ace", "kopilka.lead"),
            "play ♥К",
            ("play ♥7", "play ♥9", "play ♥10"),
        ),
        LessonStep(
            "Червовая взятка стоит четыре копейки. Снова с черв выйти нельзя: ходите ♣К.",
            ("kopilka.price", "kopilka.newsuit"),
            "play ♣К",
            ("pass", "play ♣9", "play ♣10"),
        ),
        LessonStep(
            "Игрок 2 спасовал: треф у него нет, а другую масть не сносят. Ходите ♦8.",
            ("kopilka.play",),
            "play ♦8",
            ("play ♦7", "play ♦К", "play ♦10", "play ♠В", "pass"),
        ),
        LessonStep(
            "Взял игрок 3 и вышел с пик. Пику дать обязательно.",
            ("kopilka.play",),
            "play ♠9",
            ("play ♠Т", "play ♥8", "pass", "play ♥В"),
        ),
        LessonStep(
            "Туз пик перекрыл взятку, и она считается вдвое. Теперь требуют черву, а её у вас нет: прикупите или "
            "пасуйте. Пасуйте, лишние карты вам ни к чему.",
            ("kopilka.spadeace", "kopilka.play"),
            "pass",
            ("play ♦В",),
        ),
        LessonStep(
            "И бубен нет. Пас.",
            ("kopilka.play",),
            "pass",
            ("pass", "play ♦9"),
        ),
        LessonStep(
            "Игрок 4 первым сбыл карты и не платит; остальные внесли по три копейки. За ваши взятки, червовую и "
            "трефовую, касса после четвёртой сдачи заплатит шесть.",
            ("kopilka.firstout", "kopilka.price", "kopilka.lastout"),
        ),
    ),
)
