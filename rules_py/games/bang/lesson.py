"""«Бах!»: the guided first game: the sheriff of four finds his first bandit."""

from __future__ import annotations

from ...frame.lesson import Lesson, LessonStep

LESSON = Lesson(
    title="Первая игра: шериф ищет бандита",
    seat=0,
    seed=94,
    options={"players": 4},
    steps=(
        LessonStep(
            "Вы шериф, и это видят все. Остальные роли закрыты: двое бандитов и предатель, жителей вчетвером нет. Ваш персонаж — "
            "Эль Гринго: три жизни, и шерифу ещё одна.",
            ("bang.setup.roles", "bang.setup.sheriff", "bang.char.gringo"),
        ),
        LessonStep(
            "Две карты вы уже взяли. Кольт бьёт только соседей. Выложите «Скофилд»: он останется на столе и бьёт на 2.",
            ("bang.turn.1", "bang.weapon.1", "bang.h2"), "play Скофилд♣Д",
        ),
        LessonStep("Теперь стреляйте: возьмите «Бах!».", ("bang.bang.1",), "play Бах!♠6"),
        LessonStep("До игрока 3 расстояние 2, «Скофилд» достаёт. Назовите его целью.", ("bang.dist.1", "bang.bang.1"), "on 2", ("play Бах!♦3",)),
        LessonStep(
            "Игрок 3 — Бедовая Жанет: «Бах!» служит ей за «Мимо!». Второй «Бах!» за ход вам не разрешён. Закончите ход.",
            ("bang.char.janet", "bang.bang.2", "bang.turn.2b"), "end",
            ("play Ремингтон♦Д", "play Грабёж♠9", "on 0", "take Скофилд♣Д", "play Кот-Балу♦10", "on 0", "end",
             "play Бона♥В", "play Дилижанс♣В", "play Лавка♣В", "choose Мимо!♠8", "choose Бах!♦5"),
        ),
        LessonStep(
            "Игрок 2 украл ваш «Скофилд» и заставил сбросить карту: на шерифа нападает, скорее всего, бандит. Игрок 3 сыграл «Лавку», и "
            "каждый берёт по карте. Возьмите «Бах!».",
            ("bang.card.panic", "bang.card.catbalou", "bang.spec.store", "bang.goal.bandit"), "choose Бах!♥6",
            ("choose Салун♥10", "play Бочка♥Д", "play Мустанг♥Д", "end", "discard Бах!♥5", "discard Бах!♣2",
             "play Дилижанс♠В", "play Бочка♠Д", "end", "discard Грабёж♦9", "discard Бах!♠3", "discard Бах!♥3"),
        ),
        LessonStep("Снова ваш ход. «Аппалуза» приближает всех на 1: выложите её.", ("bang.dist.appaloosa",), "play Аппалуза♦К"),
        LessonStep("И «Винчестер»: дальше него не бьёт ничто.", ("bang.weapon.2", "bang.h2"), "play Винчестер♥Т"),
        LessonStep(
            "Врагами могут быть все трое: сыграйте «Индейцев!». Каждый сбросит «Бах!» или потеряет жизнь.",
            ("bang.spec.indians", "bang.sym.all"), "play Индейцы!♠Т", ("lose", "discard Мимо!♠7", "discard Бах!♦5"),
        ),
        LessonStep(
            "Игрок 2 ранен, Жанет сбросила «Мимо!» вместо «Бах!». Добавьте выстрел.", ("bang.char.janet", "bang.spec.indians"), "play Бах!♥6",
        ),
        LessonStep("Цель — игрок 2: он уже нападал на вас.", ("bang.bang.1",), "on 1", ("play Мимо!♥7",)),
        LessonStep(
            "Мимо. Карт у вас не больше, чем жизней, сбрасывать нечего. Закончите ход.", ("bang.bang.2", "bang.turn.3"), "end",
            ("play Пиво♦9", "end", "discard Салун♥10", "end", "discard Бах!♠2", "play Скофилд♠Д", "play Бах!♥4", "on 1", "play Мимо!♠8", "end"),
        ),
        LessonStep("Игрок 2 вылечился «Пивом». Отнимите у него «Ремингтон»: сыграйте «Грабёж».", ("bang.beer.1", "bang.card.panic"), "play Грабёж♥9"),
        LessonStep("Он рядом: расстояние 1, большего «Грабежу» и не надо.", ("bang.sym.dist",), "on 1"),
        LessonStep("С руки берут наугад, со стола — любую. Возьмите «Ремингтон».", ("bang.sym.draw",), "take Ремингтон♦Д"),
        LessonStep("Закончите ход.", ("bang.turn.2a",), "end", ("play Скофилд♣Д", "play Дуэль♦10", "on 0")),
        LessonStep(
            "Вас вызвали на дуэль. «Бах!» на руке нет, «Мимо!» тут не помогло бы: примите рану.", ("bang.spec.duel.1", "bang.spec.duel.2"), "lose",
            ("play Бах!♣3", "on 0"),
        ),
        LessonStep(
            "За рану Гринго вытащил карту у обидчика: это «Бах!». Теперь в вас выстрелили, ответить нечем.", ("bang.char.gringo", "bang.bang.2"), "lose",
            ("end", "end", "discard Бах!♣7", "discard Мимо!♦8", "play Бах!♦6", "on 1", "lose", "end"),
        ),
        LessonStep("Две жизни и две карты за них. Выпейте «Пиво»: в свой ход его играют как любую карту.", ("bang.beer.1", "bang.beer.4"), "play Пиво♣9"),
        LessonStep("«Вулкан» бьёт только на 1, зато сколько угодно раз. Прежнее оружие уйдёт в сброс.", ("bang.spec.volcanic", "bang.weapon.4"), "play Вулкан♠К"),
        LessonStep("Посадите игрока 2 в «Тюрьму».", ("bang.spec.jail.1",), "play Тюрьма♠В"),
        LessonStep("Сажают любого, кроме шерифа.", ("bang.spec.jail.3",), "on 1"),
        LessonStep("И лишите его оружия: «Кот Балу» действует на любом расстоянии.", ("bang.card.catbalou",), "play Кот-Балу♣10"),
        LessonStep("Снова игрок 2.", ("bang.sym.any",), "on 1"),
        LessonStep("Сбросьте его «Скофилд».", ("bang.sym.discard",), "take Скофилд♣Д"),
        LessonStep("Стреляйте.", ("bang.bang.1",), "play Бах!♦2"),
        LessonStep("Сидеть в тюрьме — не защита.", ("bang.spec.jail.2",), "on 1", ("lose",)),
        LessonStep("Попадание. Вернёмся к дальнему оружию: выложите «Карабин».", ("bang.weapon.4",), "play Карабин♣Т"),
        LessonStep(
            "Закончите ход.", ("bang.turn.2a",), "end",
            ("check Тюрьма", "end", "discard Индейцы!♦В", "discard Мимо!♣8", "play Мустанг♦Д", "play Бах!♦6", "on 1", "lose", "end"),
        ),
        LessonStep(
            "Игрок 2 из тюрьмы не бежал и пропустил ход, а игрок 4 ранил его ещё раз: осталась одна жизнь. Добейте.",
            ("bang.spec.jail.1", "bang.draw.1"), "play Бах!♣5",
        ),
        LessonStep("Цель — игрок 2.", ("bang.bang.1",), "on 1", ("lose", "die")),
        LessonStep(
            "Бандит убит, роль открыта. Вы взяли три карты награды, а его карты сброшены. Остались ещё бандит и предатель: кто из двоих кто, "
            "покажут их дела. Дальше играйте сами.",
            ("bang.rew.bandit", "bang.elim.2", "bang.end.b"),
        ),
    ),
)  # fmt: skip
