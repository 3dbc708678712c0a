"""«Винт»: words out of turn in the auction, and what they cost."""

from __future__ import annotations

from ....frame.calculators import calculator
from ....frame.cites import implements
from ....frame.params import Flag, OneOf
from ....frame.readings import Chosen
from ....frame.results import Score
from ..readings import OUT_OF_TURN_BID, OUT_OF_TURN_SUIT


@calculator(
    "vint.speech",
    title="Слово не в очередь",
    sentence="Что случилось: {what}[; {higher}][; {lost}].",
    summary="Назначение раньше очереди и вопрос «можно ли ходить».",
    kind="irregularity",
    params=(
        OneOf(
            name="what", label="Что случилось",
            choices=(
                ("назначил не в очередь", "назначил не в свою очередь"),
                ("спросил и торгуется", "спросил, можно ли ходить, а потом назначает"),
            ),
            default="назначил не в очередь",
        ),
        Flag(name="higher", label="Сказанное выше прежнего назначения", default=True, when={"what": ("назначил не в очередь",)}),
        Flag(name="lost", label="Игра осталась за противниками", default=False, when={"what": ("назначил не в очередь",)}),
    ),
    rules=("vint.67", "vint.30a", "vint.75a", "vint.75b", "vint.75d", "vint.76"),
    readings=(OUT_OF_TURN_BID, OUT_OF_TURN_SUIT),
    words=("сказал не в очередь", "назначил раньше партнёра", "перебил в торговле", "спросил можно ли ходить", "слово не в очередь",
           "объявил не в свою очередь", "заговорил раньше"),
)  # fmt: skip
@implements("vint.67", "vint.75b", "vint.76")
def speech(readings: Chosen, what: str, higher: bool, lost: bool) -> Score:
    """Say what follows from a word out of turn."""
    score = Score()
    if what == "спросил и торгуется":
        score.add("Спросивший, можно ли ходить, больше не торгуется", ("vint.75a", "vint.75b"))
        score.add("Такие запоздалые переговоры кончают пересдачей, если её потребуют играющие", "vint.75d")
        score.choose("Играющие", "Вправе потребовать пересдачи", "vint.75d")
        score.total = "слово не в счёт"
        score.summary = "Спросивший больше не назначает; играющие вправе потребовать пересдачи."
        return score
    score.add("Сказавший теряет право на дальнейшие переговоры", "vint.67", side="Сказавший")
    score.add("В первую свою очередь не назначает, со второго круга торгуется", "vint.67", side="Партнёр")
    score.total = "в силе"
    if higher:
        if readings[OUT_OF_TURN_BID] == "stands":
            score.add("Само назначение остаётся в силе: дальше говорят выше", "vint.67")
        else:
            score.add("Само назначение не считается: торг идёт с того, чья очередь", "vint.67")
            score.total = "не в силе"
    else:
        score.add("Назначение не выше прежнего и торга не поднимает", "vint.30a")
        score.total = "не в силе"
    if lost:
        whole = readings[OUT_OF_TURN_SUIT] == "side"
        who = "Сказавший и его партнёр" if whole else "Сказавший"
        score.add("Первый ход с названной масти закрыт", "vint.76", side=who)
    word = "остаётся в силе" if score.total == "в силе" else "не считается"
    score.summary = f"Сказавший больше не торгуется; его партнёр пропускает слово; само назначение {word}."
    return score
