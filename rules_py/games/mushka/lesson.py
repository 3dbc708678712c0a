"""Мушка: the guided first deal."""

from __future__ import annotations

from ...families.mushka.lesson import first_deal
from ...frame.lesson import LessonStep

LESSON = first_deal(
    "Первая сдача втроём",
    ("♥К ♥8 ♠9 ♣7 ♦9", "♠К ♠Д ♦7 ♣8 ♦8", "♣К ♣Д ♦К ♠8 ♥7"),
    "♥9 ♥Д ♠Т ♣9 ♥10",
    LessonStep(
        "Втроём играют 32 картами. У каждого пять, сдающий открыл ♥9: козыри — червы. Перед вами записано 25, "
        "это и нужно списать взятками.",
        ("mushka.deck", "mushka.deal", "mushka.trump", "mushka.record"),
    ),
    LessonStep(
        "Первым решаете вы: сменить карты, играть на своих или спасовать. Книга советует оставить козырей и "
        "прикупать к ним. Смените три прочие карты.",
        ("mushka.actions", "mushka.adv.buy"),
        "buy ♠9 ♣7 ♦9",
        ("pass", "buy ♠8"),
    ),
    LessonStep(
        "Пришли ещё один козырь и туз пик. С ним пасовать уже нельзя было бы, зато при первой же взятке он "
        "даёт пять очков. Игрок 2 спасовал, сдающий сменил карту. Выходите с ♥К.",
        ("mushka.spadeace.nopass", "mushka.spadeace.bonus", "mushka.lead"),
        "play ♥К",
        ("play ♥7",),
    ),
    LessonStep(
        "Взятка ваша, а с нею и следующий выход. Ходите ♥Д.",
        ("mushka.lead", "mushka.trick"),
        "play ♥Д",
        ("play ♥10",),
    ),
    LessonStep(
        "Козырей у противника больше нет. Возьмите и восьмёркой.",
        ("mushka.follow",),
        "play ♥8",
        ("play ♦К",),
    ),
    LessonStep(
        "Теперь туз пик: побить его можно только козырем, а козырей не осталось.",
        ("mushka.spadeace.led",),
        "play ♠Т",
        ("play ♣Д",),
    ),
    LessonStep(
        "Последняя карта.",
        ("mushka.lead",),
        "play ♣9",
        ("play ♣К",),
    ),
    LessonStep(
        "Четыре взятки и пять за туза пик: списано девять, осталось 16. Кто не взял бы ничего, приписал бы "
        "пять. Пулька идёт, пока кто-нибудь не спишет всё.",
        ("mushka.trick", "mushka.spadeace.bonus", "mushka.remise.plain", "mushka.win"),
    ),
)
