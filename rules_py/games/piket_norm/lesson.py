"""Нормандский пикет: the guided first game, one deal as the dealer."""

from __future__ import annotations

from ...frame.lesson import Lesson, LessonStep

LESSON = Lesson(
    title="Первая игра втроём: вы сдаёте",
    seat=0,
    seed=1,
    steps=(
        LessonStep("У каждого по десять карт, две остались в прикупе. Сдаёте вы, и прикуп ваш.", ("piket-norm.3", "piket-norm.4")),
        LessonStep(
            "Берут обе карты или ни одной. Сильнее всего бубны: снесите ♥7 и ♣8.",
            ("piket-norm.5a", "piket.7a", "piket.18"),
            "discard ♥7 ♣8",
        ),
        LessonStep(
            "Пришли ♦Д и ♥Д: бубен теперь пять. Первым хвалится сдающий, хотя ходить будет сосед слева.",
            ("piket-norm.7", "piket-norm.2"),
            "boast пять карт",
            ("boast шесть карт", "good"),
        ),
        LessonStep(
            "У соседа шесть карт: ваши пять не годятся. Назовите терц от короля.",
            ("piket.28a", "piket.23a"),
            "boast терц от короля",
            ("equal", "good"),
        ),
        LessonStep(
            "Терц у соседа такой же: равные пропадают у обоих. Остались одинаковые карты, у вас три дамы.",
            ("piket.20c", "piket.23a"),
            "boast три дамы",
            ("good", "good", "play ♠В", "play ♠10"),
        ),
        LessonStep(
            "За дам вы считаете три. Вышел сосед. Пика у вас одна, туз: масть обязательна, а взятка на чужой выход даёт очко.",
            ("piket.35", "piket.31"),
            "play ♠Т",
        ),
        LessonStep("Счёт четыре, выход ваш. Ходите ♦В: туз бубен ещё у других.", ("piket.31",), "play ♦В", ("play ♦8", "play ♦10")),
        LessonStep(
            "Взял валет, и ход опять ваш. Двадцать с ходами превратились бы в шестьдесят, но соседи свой хвалёж уже засчитали. Выйдите с ♥Д.",
            ("piket-norm.8", "piket.28d"),
            "play ♥Д",
            ("play ♥Т", "play ♥К", "play ♠7", "play ♣7"),
        ),
        LessonStep("Туз взял, сосед идёт с пики, а пик у вас нет: сбросьте ♦7.", ("piket.35",), "play ♦7", ("play ♠8", "play ♥8")),
        LessonStep("Сосед ведёт пики дальше. Сбросьте ♦9.", ("piket.35",), "play ♦9", ("play ♠9", "play ♣9")),
        LessonStep("Ещё раз: ♥10.", ("piket.35",), "play ♥10", ("play ♠Д", "play ♥9")),
        LessonStep("И ещё: ♣Д, туза треф берегите.", ("piket.35",), "play ♣Д", ("play ♠К", "play ♣10")),
        LessonStep("Последняя пика соседа. Бросьте ♦Д.", ("piket.35",), "play ♦Д", ("play ♣В", "play ♣К")),
        LessonStep("Вышли трефы: ваш туз берёт.", ("piket.31",), "play ♣Т"),
        LessonStep("Последний выход ваш, с ♦К. Взяток больше всех у соседа: леза, десять очков, его.", ("piket-norm.9", "piket.37"), "play ♦К", ("play ♦Т", "play ♥В")),
        LessonStep(
            "Счёт каждого идёт к условленному числу. Кто дошёл, выходит; последний проигрывает обоим.",
            ("piket-norm.11a", "piket-norm.11b"),
        ),
    ),
)  # fmt: skip
