"""Лентюрлю: the guided first deal, three at the table."""

from __future__ import annotations

from ...frame.lesson import Lesson, LessonStep

LESSON = Lesson(
    title="Первая сдача: ряд до короля",
    seat=0,
    seed=324,
    options={"players": 3},
    steps=(
        LessonStep(
            "Трое внесли по 5 копеек: 15 лежат на пяти картах, ♦7, ♠Д, ♠Т, ♣В и ♥К. Каждому по пятнадцать карт, семь в прикупе. "
            "Туз здесь младший, король старший, масти не важны.",
            ("lentjurlju.stake", "lentjurlju.deal", "lentjurlju.rank"),
        ),
        LessonStep(
            "Первый выход у вас, с какой угодно карты. Выгоднее та, за которой есть следующая: у вас пятёрка и шестёрка. Положите ♦5.",
            ("lentjurlju.lead", "lentjurlju.run"),
            "lay ♦5",
        ),
        LessonStep("На пятёрку кладут шестёрку, масть любая. Положите ♥6.", ("lentjurlju.sequence",), "lay ♥6"),
        LessonStep(
            "Семёрки у вас нет. Скажите «Довольно»: очередь следующего.",
            ("lentjurlju.turn",),
            "enough",
            ("lay ♦7", "lay ♥8", "lay ♠9", "enough", "pass"),
        ),
        LessonStep(
            "Сосед довёл ряд до девятки, третий спасовал. Нужна десятка, она у вас есть, есть и валет с дамой, а короля нет. "
            "Когда до конца недостаёт одной карты, прикупают: возьмите две.",
            ("lentjurlju.adv.buy", "lentjurlju.buylimit"),
            "buy 2",
        ),
        LessonStep("Среди прикупленных король червей! Начните с десятки: ♠10.", ("lentjurlju.sequence",), "lay ♠10"),
        LessonStep("Теперь валет: ♥В.", ("lentjurlju.sequence",), "lay ♥В"),
        LessonStep("Дама: ♦Д.", ("lentjurlju.sequence",), "lay ♦Д"),
        LessonStep(
            "Перекройте даму королём: он берёт все деньги с пяти карт.",
            ("lentjurlju.until", "lentjurlju.kingwins"),
            "lay ♥К",
        ),
        LessonStep(
            "С карт снято 15 копеек, и каждый заплатил за очки на руках: туз 1, фигуры по 10, прочие по числу. "
            "На новую сдачу все вносят снова.",
            ("lentjurlju.kingwins", "lentjurlju.end"),
        ),
    ),
)
