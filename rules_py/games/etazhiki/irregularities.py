"""«Этажики»: what people argue about; the leaflet forbids more than it punishes."""

from __future__ import annotations

from ...frame.calculators import calculator
from ...frame.cites import implements
from ...frame.params import OneOf
from ...frame.readings import Chosen
from ...frame.results import Score
from .readings import DRAW_BY_CHOICE

_NO_PENALTY = "Наказания за это источник не назначает"

CASES: dict[str, tuple[str, str, tuple[tuple[str, str], ...]]] = {
    "не подходит": (
        "Положен этаж, который не подходит",
        "Этаж не подходит: так ходить нельзя.",
        (("Подходит тот же номер или номер по шару", "etazhiki.full.place.2"), (_NO_PENALTY, "etazhiki.full.place.2")),
    ),
    "без этажа": (
        "За ход выложены одни шары",
        "Так ходить нельзя: за ход нужен хотя бы один этаж.",
        (("За ход нужен хотя бы один этаж", "etazhiki.full.turn.1"),
         ("Источник не говорит, что делать; мы не даём положить шар, после которого этажа не выложить", "etazhiki.h5")),
    ),
    "лишний добор": (
        "Игрок добрал, хотя мог ходить",
        "Добирает только тот, кто не может сходить; проверить это можно лишь по слову игрока.",
        (("Добирает тот, кто не может сходить", "etazhiki.full.turn.2"),
         ("Чужой руки никто не видит, и проверить это можно лишь по слову игрока", "etazhiki.full.turn.2")),
    ),
    "не добрал": (
        "Игрок сказал «пас», не взяв двух карт",
        "Игрок берёт две карты и пробует сходить.",
        (("Сначала берут две карты и пробуют сходить", "etazhiki.full.turn.2"), ("Две карты он берёт сейчас", "etazhiki.full.turn.2")),
    ),
    "перехват дневной": (
        "Ход перехвачен дневным этажом",
        "Перехват не действует: вне очереди кладут только подходящий ночной этаж.",
        (("Вне очереди кладут только ночной этаж, и он обязан подходить", "etazhiki.spec.night.2"), (_NO_PENALTY, "etazhiki.spec.night.2")),
    ),
    "двое перехватили": (
        "Двое перехватили разом",
        "Чей перехват сильнее, источники не решают; мы отдаём ход ближнему по часовой стрелке.",
        (("Источники не решают, чей перехват сильнее", "etazhiki.spec.night.2"),
         ("Мы отдаём ход тому, кто ближе по часовой стрелке к игроку, чья очередь", "etazhiki.h8")),
    ),
    "поздно": (
        "Перехват объявлен, когда ход уже сделан",
        "До какой минуты можно перехватить, источники не решают; мы даём время до следующей карты.",
        (("Источники не решают, до какой минуты можно перехватить", "etazhiki.spec.night.2"),
         ("Мы даём на это время до следующей карты того, чья очередь", "etazhiki.h7")),
    ),
    "одни шары": (
        "Перехват у того, кто сбрасывает шары",
        "Перехватить нельзя: кто выложил последний этаж, сам завершает ход.",
        (("Кто выложил последний этаж, сам завершает ход: перехватить нельзя", "etazhiki.spec.night.4"),),
    ),
    "забыл пропуск": (
        "Игрок ходит, хотя сверху остался «пропуск хода»",
        "Ходить он не вправе: берёт две карты и пропускает ход.",
        (("Следующий берёт две карты и пропускает ход", "etazhiki.spec.skip.1"),
         (_NO_PENALTY, "etazhiki.spec.skip.1")),
    ),
    "сдано неверно": (
        "Кому-то сданы одни шары",
        "Карты пересдают всем.",
        (("Карты пересдают всем", "etazhiki.full.setup.2"),),
    ),
}  # fmt: skip
"""What happened -> its name, what follows, and what the rules say about it, step by step."""

_FREE_DRAW = (
    "Нарушения нет: брать карты вправе и тот, кто мог бы сходить.",
    (("Брать из колоды вправе и тот, кому есть чем ходить", "etazhiki.full.turn.2"),),
)


@calculator(
    "etazhiki.dispute",
    title="Нарушение за столом",
    sentence="Что случилось: {what}.",
    summary="Что правила говорят о нём и где они молчат.",
    kind="irregularity",
    params=(
        OneOf(name="what", label="Что случилось", default="не подходит", choices=tuple((key, case[0]) for key, case in CASES.items())),
    ),
    rules=tuple(dict.fromkeys(rule for case in CASES.values() for _, rule in case[2])),
    readings=(DRAW_BY_CHOICE,),
    words=(
        "положил не ту карту", "не подходит этаж", "выложил одни шары", "взял лишние карты", "не взял карты", "перехватил не той картой",
        "двое перехватили", "опоздал с перехватом", "забыл пропустить ход", "сдали одни шары",
    ),
)  # fmt: skip
@implements("etazhiki.h8", "etazhiki.spec.night.4")
def dispute(readings: Chosen, what: str) -> Score:
    """Say what the rules decide and what they leave open."""
    _, verdict, steps = CASES[what]
    if what != "лишний добор":
        return Score.told(verdict, steps)
    score = Score.told(*_FREE_DRAW) if readings[DRAW_BY_CHOICE] == "choice" else Score.told(verdict, steps)
    return score
