"""Безик: the guided first deal, seven tricks with two packs for two players."""

from __future__ import annotations

from ...frame.lesson import Lesson, LessonStep

MINE = "♥К ♥Д ♥9 ♥В ♦В инфузорка ♠К ♠10 ♣К ♣10 ♦К ♠Т ♣Т ♦Т ♠9 ♣9 ♠В ♦10".split()
THEIRS = "♠9 ♣Т ♠Д ♣Д ♦Д ♥Д ♦9 ♠К ♠Д ♣Д ♦10 ♣В ♣В ♠В ♦9 ♣9 ♣10 ♠10".split()
STOCK = "♦Д ♣К ♥9 ♦К ♥В ♥К ♦В ♠Т ♥10 ♦Т ♥10 инфузорка ♥Т".split()
"""In the order in which they are drawn; the turned trump is drawn last of all."""
DEALT = [card for pair in zip(MINE, THEIRS, strict=True) for card in pair]

LESSON = Lesson(
    title="Первая сдача: семь взяток",
    seat=0,
    seed=2,
    cards=" ".join([*reversed(STOCK), "♥Т", *reversed(DEALT)]),
    options={"players": 2, "few": 2},
    readings={"bezik.decks": "2-3-8-10"},
    steps=(
        LessonStep(
            "Для первого раза возьмём две колоды вместо восьми: сдача выйдет короткой. У вас 18 карт, на столе открыт козырь ♥Т, "
            "рядом колода. Взятки сами ничего не стоят: они дают право объявить фигуру.",
            ("bezik.deal", "bezik.stock", "bezik.decl.trick"),
        ),
        LessonStep(
            "Сдавал соперник, первый ход ваш. Пока есть колода, каждый кладёт что хочет. Выйдите с ♠К.",
            ("bezik.h4", "bezik.free.a"),
            "play ♠К",
            ("play ♠9",),
        ),
        LessonStep(
            "Взятка ваша, на руках 17 карт. Сначала обмен: за козырную девятку заберите со стола туза.",
            ("bezik.exchange",),
            "exchange ♥9",
        ),
        LessonStep(
            "Туз, король, дама и валет червей есть, десятки нет: её заменит инфузорка. Объявите козырную квинту, это 50 очков.",
            ("bezik.quint", "bezik.joker.parts", "bezik.decl.17"),
            "declare козырная квинта",
        ),
        LessonStep(
            "Квинта лежит открытой, но карты остались вашими. Король с дамой составляют и марьяж, только двух объявлений подряд не делают. "
            "Доберите карту.",
            ("bezik.h9", "bezik.decl.one", "bezik.draw"),
            "draw",
        ),
        LessonStep(
            "Ходит взявший. Попробуйте ♣К.",
            ("bezik.lead",),
            "play ♣К",
            ("play ♣Т", "declare четыре дамы", "draw", "play ♦9"),
        ),
        LessonStep(
            "Соперник перекрыл тузом и объявил четырёх дам, 6 очков. Теперь он вышел с ♦9. Возьмите королём.",
            ("bezik.val.queens", "bezik.lead"),
            "play ♦К",
        ),
        LessonStep(
            "Козырная дама из открытой квинты и бубновый валет — безик: масти разные, цвет один. Объявите его, 25 очков.",
            ("bezik.bezik.def", "bezik.bezik.val", "bezik.h9"),
            "declare безик",
        ),
        LessonStep("Доберите.", ("bezik.draw",), "draw"),
        LessonStep(
            "Отдайте ненужное: простая десятка ни в одну фигуру не входит. Выйдите с ♠10.",
            ("bezik.free.a", "bezik.pack"),
            "play ♠10",
            ("play ♠К", "draw", "play ♠Д"),
        ),
        LessonStep(
            "Вышли с ♠Д. Бить козырем можно и при своей масти. Козырный валет уже послужил в квинте: положите его, он лежит среди открытых.",
            ("bezik.free.b", "bezik.h9"),
            "lay ♥В",
        ),
        LessonStep("Взятка ваша. Теперь время козырного марьяжа: 4 очка.", ("bezik.marriage.val",), "declare козырный марьяж"),
        LessonStep("Доберите.", ("bezik.draw",), "draw"),
        LessonStep(
            "Ещё одна ненужная десятка: ♣10.",
            ("bezik.free.a",),
            "play ♣10",
            ("play ♣Д", "draw", "play ♦10"),
        ),
        LessonStep(
            "Колода кончается: эта взятка последняя, после которой объявляют. Побейте ♦10 дамой.",
            ("bezik.decl.17", "bezik.pack"),
            "play ♦Д",
        ),
        LessonStep(
            "Четыре туза всех мастей — 10 очков. Козырный туз взят обменом.", ("bezik.val.aces",), "declare четыре туза"
        ),
        LessonStep("Доберите последнюю карту; сопернику достанется открытая девятка.", ("bezik.h3",), "draw"),
        LessonStep(
            "Колода вышла. Объявлять больше нельзя, взятки очков не дают: сложите карты.",
            ("bezik.h6",),
            "fold",
        ),
        LessonStep(
            "У вас 89 очков, у соперника 6: вы выигрываете разницу. За настоящим столом колод восемь, и фигуры бывают куда дороже. Сыграйте сами.",
            ("bezik.h8", "bezik.val.tqueens"),
        ),
    ),
)
