"""Рамс: the guided first deal."""

from __future__ import annotations

from ...frame.cards import DECK_32
from ...frame.lesson import Lesson, LessonStep, laid_out

HANDS = ("♥К ♥Д ♠9 ♣7 ♦Т", "♠К ♠Д ♦7 ♣8 ♦8", "♣К ♣Д ♦К ♠8 ♥7")
THEN = "♥9 ♥В ♦9 ♥10"

LESSON = Lesson(
    title="Первая сдача со ста",
    seat=0,
    seed=3,
    cards=laid_out(DECK_32, HANDS, THEN),
    options={"players": 3},
    steps=(
        LessonStep(
            "Запись начинают со ста. Козыри — червы. У вас бубновый туз: он стоит пятнадцать, если взять хоть "
            "одну взятку, и столько же прибавит к ремизу.",
            ("rams.19", "rams.20", "rams.21"),
        ),
        LessonStep(
            "С тузом не пасуют. Смените две слабые карты.",
            ("rams.8", "rams.6"),
            "buy ♠9 ♣7",
            ("pass", "buy ♠8", "keep"),
        ),
        LessonStep(
            "У вас козырные король с дамой: выйти с короля обязаны.",
            ("rams.17",),
            "play ♥К",
            ("play ♥7",),
        ),
        LessonStep(
            "Короля не побили. Теперь обязательна дама.",
            ("rams.17",),
            "play ♥Д",
            ("play ♥10",),
        ),
        LessonStep(
            "Дальше выход свободный. Ходите козырным валетом.",
            ("rams.3",),
            "play ♥В",
            ("play ♣Д",),
        ),
        LessonStep(
            "Туз бубен.",
            ("rams.20",),
            "play ♦Т",
            ("play ♦К",),
        ),
        LessonStep(
            "Последняя карта.",
            ("rams.13",),
            "play ♦9",
            ("play ♣К",),
        ),
        LessonStep(
            "Пять взяток и пятнадцать за туза: списано двадцать, осталось 80. Противник остался без взяток и "
            "приписал пять. Рамс берёт тот, кто раньше спишет всё.",
            ("rams.20", "rams.21", "rams.24"),
        ),
    ),
)
