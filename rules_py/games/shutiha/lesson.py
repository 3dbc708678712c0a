"""Шутиха: the guided first deal."""

from __future__ import annotations

from ...families.mushka.lesson import first_deal
from ...frame.lesson import LessonStep

LESSON = first_deal(
    "Первая сдача с дамой пик",
    ("♠Д ♠8 ♥К ♣7 ♦9", "♥Д ♥В ♦7 ♣8 ♦8", "♠К ♣Д ♦К ♥8 ♥7"),
    "♠В ♥Т",
    LessonStep(
        "Козыря не открывают: козыри всегда пики. У вас сама шутиха, дама пик. Старше её один король.",
        ("shutiha.trump", "shutiha.rank", "shutiha.queen"),
    ),
    LessonStep(
        "Смените две слабые карты.",
        ("mushka.actions", "shutiha.deal"),
        "buy ♣7 ♦9",
        ("pass", "stay"),
    ),
    LessonStep(
        "Короля пик может держать противник, поэтому даму поберегите. Выходите с ♥К: король здесь старше туза.",
        ("shutiha.rank", "mushka.lead"),
        "play ♥К",
        ("play ♥8",),
    ),
    LessonStep(
        "Ещё раз червы.",
        ("mushka.lead",),
        "play ♥Т",
        ("play ♥7",),
    ),
    LessonStep(
        "Выманите короля малым козырем.",
        ("shutiha.value",),
        "play ♠8",
        ("play ♠К", "play ♣Д"),
    ),
    LessonStep(
        "Король вышел, и выход теперь у противника. Треф у вас нет: бить козырем обязательно. Бейте дамой: за "
        "взятку ею списывают восемь.",
        ("mushka.follow", "shutiha.value"),
        "play ♠Д",
    ),
    LessonStep(
        "Последний козырь.",
        ("mushka.lead",),
        "play ♠В",
        ("play ♦К",),
    ),
    LessonStep(
        "Взятка дамой — 8, ещё три взятки — 3: списано 11. Даже побитая королём дама дала бы четыре и спасла от ремиза.",
        ("shutiha.value", "shutiha.remise", "mushka.trick"),
    ),
)
