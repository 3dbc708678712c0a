"""«Этажики»: what people argue about; the leaflet forbids more than it punishes."""

from __future__ import annotations

from ...calc import calculator
from ...cites import implements
from ...params import OneOf
from ...results import Score

_BACK = "Наказания источник не назначает: карту берут назад, и ход продолжают, если стол не решил иначе"

CASES: dict[str, tuple[str, tuple[tuple[str, str], ...]]] = {
    "не подходит": (
        "Положен этаж, который не подходит",
        (("Подходит тот же номер или номер по шару", "etazhiki.full.place.2"), (_BACK, "etazhiki.full.place.2")),
    ),
    "без этажа": (
        "За ход выложены одни шары",
        (("За ход нужен хотя бы один этаж", "etazhiki.full.turn.1"),
         ("Источник не говорит, что делать; мы не даём положить шар, после которого этажа не выложить", "etazhiki.h5")),
    ),
    "лишний добор": (
        "Игрок добрал, хотя мог ходить",
        (("Добирает тот, кто не может сходить", "etazhiki.full.turn.2"),
         ("Чужой руки никто не видит, и проверить это можно лишь по слову игрока: разночтение о доборе по желанию", "etazhiki.full.turn.2")),
    ),
    "не добрал": (
        "Игрок сказал «пас», не взяв двух карт",
        (("Сначала берут две карты и пробуют сходить", "etazhiki.full.turn.2"), ("Две карты он берёт сейчас", "etazhiki.full.turn.2")),
    ),
    "перехват дневной": (
        "Ход перехвачен дневным этажом",
        (("Вне очереди кладут только ночной этаж, и он обязан подходить", "etazhiki.spec.night.2"), (_BACK, "etazhiki.spec.night.2")),
    ),
    "двое перехватили": (
        "Двое перехватили разом",
        (("Источники не решают, чей перехват сильнее", "etazhiki.spec.night.2"),
         ("Мы отдаём ход тому, кто ближе по часовой стрелке к игроку, чья очередь", "etazhiki.h8")),
    ),
    "поздно": (
        "Перехват объявлен, когда ход уже сделан",
        (("Источники не говорят, до какой минуты можно перехватить", "etazhiki.spec.night.2"),
         ("Мы даём на это время до следующей карты того, чья очередь", "etazhiki.h7")),
    ),
    "одни шары": (
        "Перехват у того, кто сбрасывает шары",
        (("Кто выложил последний этаж, сам завершает ход: перехватить нельзя", "etazhiki.spec.night.4"),),
    ),
    "забыл пропуск": (
        "Игрок ходит, хотя сверху остался «пропуск хода»",
        (("Следующий берёт две карты и пропускает ход", "etazhiki.spec.skip.1"),
         ("Выложенное берут назад; источник другого наказания не назначает", "etazhiki.spec.skip.1")),
    ),
    "сдано неверно": (
        "Кому-то сданы одни шары",
        (("Карты пересдают всем", "etazhiki.full.setup.2"),),
    ),
}  # fmt: skip
"""What happened -> its name and what the rules say about it, step by step."""


@calculator(
    "etazhiki.dispute",
    title="Нарушение за столом",
    summary="Что правила говорят о нём и где они молчат.",
    kind="irregularity",
    params=(
        OneOf(name="what", label="Что случилось", default="не подходит", choices=tuple((key, case[0]) for key, case in CASES.items())),
    ),
    rules=tuple(dict.fromkeys(rule for case in CASES.values() for _, rule in case[1])),
    words=(
        "положил не ту карту", "не подходит этаж", "выложил одни шары", "взял лишние карты", "не взял карты", "перехватил не той картой",
        "двое перехватили", "опоздал с перехватом", "забыл пропустить ход", "сдали одни шары",
    ),
)  # fmt: skip
@implements("etazhiki.h8", "etazhiki.spec.night.4")
def dispute(what: str) -> Score:
    """Say what the rules decide and what they leave open."""
    score = Score(total=None)
    title, steps = CASES[what]
    for text, rule in steps:
        score.add(text, rule)
    score.summary = f"{title}. {steps[0][0]}."
    if any(text.startswith("Источники не решают") for text, _ in steps):
        score.extra["decided"] = False
    return score
