"""«Современный преферанс»: the guided first deal: seven hearts, standing whist, pool, mountain and whists."""

from __future__ import annotations

from ...frame.lesson import Lesson, LessonStep

LESSON = Lesson(
    title="Первая сдача: семь червей против двух вистов",
    seat=0,
    seed=2,
    options={"players": 3},
    cards=("♥Т ♥К ♥Д ♥7 ♥10 ♠Д ♠7 ♣7 ♥В ♥9 ♣Т ♣К ♠В ♠10 ♥8 ♠Т ♣В ♦В ♣Д ♣10 ♠К ♦К ♦9 ♠9 ♣8 ♦Т ♦8 ♣9 ♠8 ♦7 ♦Д ♦10"),
    steps=(
        LessonStep(
            "Колода, сдача и торг те же, что в старой игре: по десять карт, две карты прикупа. Иначе ведут запись: за сыгранное пишут в пулю, "
            "за несыгранное в гору, за взятки противников — висты.",
            ("preferans-modern.h2", "preferans-modern.sheet"),
        ),
        LessonStep(
            "Первое слово ваше. Торгуются коротко: «раз» — шесть пик, «два» — шесть треф. У вас пять червей и две верные пики: покупайте. Скажите «раз».",
            ("preferans-modern.7", "preferans.21"),
            "bid 6♠",
            ("pass", "pass"),
        ),
        LessonStep("Спасовали оба. Возьмите прикуп и покажите его.", ("preferans.7d", "preferans.10"), "take прикуп"),
        LessonStep(
            "Прикуп слабый: две семёрки. Снесите семёрку пик: туз и король пик возьмут и без неё.",
            ("preferans.10", "preferans.11"),
            "discard ♠7",
        ),
        LessonStep("И семёрку треф.", ("preferans.11",), "discard ♣7"),
        LessonStep(
            "Пять червей, туз и король пик — семь взяток. Назначьте семь червей: в пулю за них пишут 4, за недобор в гору по 8 за каждую взятку.",
            ("preferans.9a", "preferans-modern.tab"),
            "contract 7♥",
            ("whist", "whist"),
        ),
        LessonStep(
            "Вистуют оба, значит, играют «стоя»: карт друг другу не показывают, и на семи каждый обязан взять по одной взятке. "
            "Отберите козырей: туз червей.",
            ("preferans-modern.9a", "preferans-modern.9b", "preferans.25"),
            "play ♥Т",
            ("play ♥7", "play ♥10"),
        ),
        LessonStep(
            "Козырей было восемь: пять у вас, два вышли. Остался один: король заберёт его.",
            ("preferans.25",),
            "play ♥К",
            ("play ♥Д", "play ♣8"),
        ),
        LessonStep("Дама упала. Теперь верные пики: туз.", ("preferans.27",), "play ♠Т", ("play ♠8", "play ♠10")),
        LessonStep("И король.", ("preferans.1",), "play ♠К", ("play ♠9", "play ♠В")),
        LessonStep(
            "Четыре взятки взяты, три козыря на руках: семь есть. Проверьте короля бубен: выйдите с восьмёрки, вдруг туза отдадут на неё.",
            ("preferans.13b",),
            "play ♦8",
            ("play ♦7", "play ♦10", "play ♣10"),
        ),
        LessonStep(
            "Взяли десяткой, туз у правого. Он вышел с треф: масть давать обязательно, девятку треф придётся отдать.",
            ("preferans.25",),
            "play ♣9",
            ("play ♣В", "play ♦9", "play ♦Т"),
        ),
        LessonStep("На туза бубен отдают короля: другой бубны нет.", ("preferans.25",), "play ♦К", ("play ♣Д",)),
        LessonStep("Трефа вышла, а треф у вас больше нет: обязаны бить козырем.", ("preferans.26",), "play ♥8", ("play ♣К",)),
        LessonStep("Козыри остались только у вас: ходите с них.", ("preferans.13b",), "play ♥В", ("play ♦В", "play ♦Д")),
        LessonStep("Последняя взятка, седьмая.", ("preferans.34a",), "play ♥9", ("play ♣Т", "play ♠Д")),
        LessonStep(
            "Взяли ровно семь: 4 в пулю. Противники взяли три взятки и пишут на вас висты, по 8 за каждую. Очко пули стоит 20 вистов, "
            "так что сдача ваша.",
            ("preferans-modern.tab", "preferans-modern.ratio", "preferans-modern.h1"),
        ),
    ),
)
