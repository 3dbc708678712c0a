"""«Этажики»: the guided first game, two players, full rules, up to the first star."""

from __future__ import annotations

from ...frame.lesson import Lesson, LessonStep

LESSON = Lesson(
    title="Первая игра: одна звезда",
    seat=0,
    seed=1,
    cards=(
        "этаж 5, шар 4, этаж 9, этаж 3, ночь 1, шар пропуск, "  # the learner
        "этаж 0, этаж 2, этаж 8, этаж 8, этаж 0, этаж 6, "  # the other
        "этаж 3, шар 2, "  # the centre
        "этаж 2, этаж 4, этаж 5, шар 1, этаж 7, шар 2"  # the stock from the top
    ),
    options={"players": 2, "stars": 1},
    steps=(
        LessonStep(
            "У вас шесть карт: этажи и шары. Выложите все — получите звезду. Здесь играем до одной звезды.",
            ("etazhiki.intro", "etazhiki.full.setup.2"),
        ),
        LessonStep(
            "В середине этаж [3] и шар 2. Подходит тот же номер, а ещё на два выше или ниже: [1], [3], [5]. Положите [5].",
            ("etazhiki.full.place.1", "etazhiki.full.place.2"),
            "play этаж 5",
        ),
        LessonStep(
            "Ход продолжается: карт можно выложить сколько угодно. Шары кладут свободно, действует верхний. Положите шар 4.",
            ("etazhiki.full.turn.1", "etazhiki.full.place.3"),
            "play шар 4",
        ),
        LessonStep("Теперь 5 + 4 = 9. Положите [9].", ("etazhiki.full.place.2",), "play этаж 9"),
        LessonStep(
            "Выше девяти десяток отбрасывают: 9 + 4 = 13, это карта [3]. Положите её.",
            ("etazhiki.full.mod.1",),
            "play этаж 3",
        ),
        LessonStep(
            "Остались ночной этаж [1] и шар. К [3] при шаре 4 подходят [3], [7] и [9]: больше ходить нечем. Закончите ход.",
            ("etazhiki.full.turn.1",),
            "end",
            ("draw", "pass"),
        ),
        LessonStep(
            "Игрок 2 не смог сходить, взял две карты и спасовал. Вам тоже ходить нечем: возьмите две карты.",
            ("etazhiki.full.turn.2",),
            "draw",
        ),
        LessonStep(
            "Пришли [5] и шар 1. С шаром 1 подошли бы [2], [3], [4]: опять нечем. Скажите «пас».",
            ("etazhiki.full.turn.2",),
            "pass",
            ("draw", "play этаж 7"),
        ),
        LessonStep(
            "Игрок 2 положил [7]: 3 + 4. Ход его, но у вас ночной этаж [1], а 7 + 4 = 11, это [1]. Перехватите ход!",
            ("etazhiki.spec.night.2", "etazhiki.h7"),
            "intercept ночь 1",
        ),
        LessonStep(
            "Теперь ход ваш, играйте как обычно: 1 + 4 = 5. Положите [5].",
            ("etazhiki.spec.night.3", "etazhiki.full.place.2"),
            "play этаж 5",
        ),
        LessonStep(
            "Этажей не осталось: выложите все шары, и отнять этот ход уже нельзя. Сначала шар 1.",
            ("etazhiki.full.place.5", "etazhiki.spec.night.4"),
            "play шар 1",
        ),
        LessonStep(
            "Верхним оставьте «пропуск хода»: следующий взял бы две карты и пропустил ход.",
            ("etazhiki.full.place.5", "etazhiki.spec.skip.1"),
            "play шар пропуск",
        ),
        LessonStep(
            "Рука пуста: звезда ваша, и эта партия выиграна. В настоящей нужно пять звёзд, а вчетвером и впятером три.",
            ("etazhiki.full.end.1", "etazhiki.full.end.2"),
        ),
    ),
)
