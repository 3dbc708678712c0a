"""«Наместник»: the guided first game: three turns against one player."""

from __future__ import annotations

from ...frame.lesson import Lesson, LessonStep

LESSON = Lesson(
    title="Первая игра: три хода из двенадцати",
    seat=0,
    seed=57,
    options={"players": 2},
    steps=(
        LessonStep(
            "За вашей ширмой шесть камней, на руке три персонажа. Один из них станет первой картой пирамиды и сразу даст нижнюю награду. Возьмите № 7: его нижняя строка — 3 камня.",
            ("namestnik.setup.5", "namestnik.setup.6b", "namestnik.setup.6c"),
            "keep 7",
            ("keep 60",),
        ),
        LessonStep("Награда камнями: цвета выбираете сами. Возьмите жёлтый.", ("namestnik.rew.gems",), "gem жёлтый"),
        LessonStep("Ещё один жёлтый.", ("namestnik.rew.gems",), "gem жёлтый"),
        LessonStep("И синий: разными камнями платят за любую карту.", ("namestnik.rew.gems",), "gem синий"),
        LessonStep(
            "Каждому сдано по три закона, открыты четыре персонажа. Ход начинается с фазы законов: с руки можно разыграть одну карту, бесплатно. Выберите закон № 84, он платит в конце за оставшиеся камни.",
            ("namestnik.setup.8", "namestnik.law.1", "namestnik.law.2"),
            "play 84",
            ("play 81", "lay 1.2"),
        ),
        LessonStep(
            "Карты вскрыли разом, кладут по номерам: сначала игрок 2 со своей № 81. Теперь вы. Положите закон справа от первой карты, на место 1.2.",
            ("namestnik.law.4", "namestnik.pyr.start"),
            "lay 1.2",
        ),
        LessonStep(
            "Аукцион. Зажмите в кулаке камень того цвета, у которого лежит нужная карта. Поставьте красный.",
            ("namestnik.auc.1", "namestnik.auc.2"),
            "bid красный",
            ("bid красный",),
        ),
        LessonStep(
            "Оба назвали красный: камни потеряны, карты нет ни у кого. Начинается второй круг, всего их не больше трёх. Уступите и поставьте зелёный.",
            ("namestnik.auc.4", "namestnik.auc.6"),
            "bid зелёный",
            ("bid красный",),
        ),
        LessonStep(
            "Теперь цвета разные: вы взяли № 18. Карта лежит открыто и ещё не разыграна. Её можно сбросить и взять три камня за пас; разыграйте её.",
            ("namestnik.auc.3", "namestnik.auc.14", "namestnik.pay.1"),
            "accept",
            ("accept",),
        ),
        LessonStep(
            "У каждого доступного места подписаны цена и награда. Первый уровень карты № 18 стоит синий камень и даёт карту. Положите её слева, на место 1.0.",
            ("namestnik.pay.2a", "namestnik.pay.3", "namestnik.pay.10"),
            "place 1.0",
            ("place 1.0",),
        ),
        LessonStep(
            "Награды выдают по возрастанию номеров: № 18 раньше, чем № 52. Возьмите персонажа из малой колоды, его можно будет разыграть даром.",
            ("namestnik.pay.11", "namestnik.rew.cards.a", "namestnik.rew.cards.b"),
            "draw персонаж",
            ("gem красный", "gem зелёный", "gem синий"),
        ),
        LessonStep(
            "Второй ход. У карт 1.1 и 1.2 соседние верхние секторы жёлтые, у закона № 76 жёлтые оба нижних. Разыграйте его.",
            ("namestnik.turn.1", "namestnik.pyr.2"),
            "play 76",
            ("play 67", "lay 1.3", "gem красный", "gem зелёный", "gem синий", "gem красный"),
        ),
        LessonStep(
            "Положите закон на второй уровень, на место 2.1: он ляжет на две карты и замкнёт жёлтый круг. За круг сразу дают жёлтый камень, а в конце три очка.",
            ("namestnik.law.6", "namestnik.score.1"),
            "lay 2.1",
        ),
        LessonStep(
            "На аукционе уже две карты у некоторых цветов: вчерашние переехали к острию стрелок. Поставьте красный: там № 11.",
            ("namestnik.auc.end2", "namestnik.auc.16a"),
            "bid красный",
            ("bid синий", "take 36"),
        ),
        LessonStep("Вы одни на красном, карта № 11 ваша. Разыграйте её.", ("namestnik.auc.3",), "accept", ("accept",)),
        LessonStep(
            "На втором уровне № 11 стоит зелёный и синий камни, то есть свою строку и нижнюю, а даёт 5 камней. Положите её на место 2.0.",
            ("namestnik.pay.2b", "namestnik.pay.10"),
            "place 2.0",
            ("place 2.1",),
        ),
        LessonStep("Пять камней любых цветов. Берите те, которых мало: красный.", ("namestnik.rew.gems",), "gem красный"),
        LessonStep("Зелёный.", ("namestnik.rew.gems",), "gem зелёный"),
        LessonStep("Синий.", ("namestnik.rew.gems",), "gem синий"),
        LessonStep("Ещё красный.", ("namestnik.rew.gems",), "gem красный"),
        LessonStep("И зелёный.", ("namestnik.rew.gems",), "gem зелёный"),
        LessonStep("Третий ход. Разыграйте закон № 82.", ("namestnik.law.1",), "play 82", ("play 80", "lay 2.2")),
        LessonStep(
            "Положите его на край основания, место 1.3: чем шире основание, тем больше мест наверху.",
            ("namestnik.pay.3", "namestnik.pyr.3b"),
            "lay 1.3",
        ),
        LessonStep("Поставьте зелёный: там две карты на выбор.", ("namestnik.auc.16a",), "bid зелёный", ("bid синий",)),
        LessonStep("Вы одни на цвете с двумя картами: возьмите любую. Возьмите № 1.", ("namestnik.auc.16a",), "take 1"),
        LessonStep("Камней хватает. Разыграйте карту.", ("namestnik.pay.1",), "accept", ("accept",)),
        LessonStep(
            "Третий уровень № 1 даёт неисчерпаемый синий камень: раз за ход он снимает один синий с цены, а в конце стоит три очка. Положите карту на место 3.0.",
            ("namestnik.rew.inex.1", "namestnik.rew.inex.2", "namestnik.score.2"),
            "place 3.0",
            ("place 3.1",),
        ),
        LessonStep(
            "Дальше так же, ещё девять ходов. В конце камнями перекрашивают секторы и считают семь статей: круги, неисчерпаемые камни, законы, жетоны очков, магию, наборы, чужие атаки.",
            ("namestnik.end.3a", "namestnik.end.order", "namestnik.score.win"),
        ),
    ),
)
