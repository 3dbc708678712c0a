"""«Верю? Не верю!»: what people argue about; the leaflet forbids more than it punishes."""

from __future__ import annotations

from ...frame.calculators import calculator
from ...frame.cites import implements
from ...frame.params import Int, OneOf
from ...frame.readings import Chosen
from ...frame.results import Score
from .readings import WHO_DRAWS

_SILENT = "Источники не решают, как быть с уже сделанным: наказания они не назначают"

CASES: dict[str, tuple[str, str, tuple[tuple[str, str], ...]]] = {
    "подсмотрел": (
        "Игрок заглянул в чужие карты",
        "Смотреть чужие карты нельзя; чем это наказать, источники не решают.",
        (("Карты в руке скрыты от всех, кроме хозяина", "veryu.setup.2"), (_SILENT, "veryu.setup.2")),
    ),
    "лицом вверх": (
        "Карту положили лицом вверх",
        "Карты кладут рубашкой вверх; что делать с открытой, источники не решают.",
        (("Карты кладут только рубашкой вверх", "veryu.step2.add"), (_SILENT, "veryu.step2.add")),
    ),
    "две карты": (
        "За один раз положили две карты",
        "За один раз кладут одну карту; что делать со второй, источники не решают.",
        (("За один раз кладут одну карту", "veryu.step2.add"), (_SILENT, "veryu.step2.add")),
    ),
    "не видно": (
        "Не видно, сколько карт на поле",
        "Карты кладут так, чтобы их сосчитал весь стол; чем наказать за другое, источники не решают.",
        (("Карты кладут со сдвигом, чтобы их сосчитал весь стол", "veryu.step2.shift"), (_SILENT, "veryu.step2.shift")),
    ),
    "не в очередь": (
        "Вызов брошен не в свою очередь",
        "Вызов бросают только в свою очередь; что делать с ранним, источники не решают.",
        (("Вызов бросают только в свою очередь", "veryu.step2.challenge"), (_SILENT, "veryu.step2.challenge")),
    ),
    "после паса": (
        "Спасовавший повышает ставку",
        "Повышение не считают: спасовавший до конца раунда не повышает.",
        (("Спасовавший до конца раунда не повышает: его слово не считают", "veryu.step2.raise"),),
    ),
    "больше карт": (
        "Названо больше карт, чем лежит на полях",
        "Такая ставка невозможна: назвать можно не больше карт, чем лежит на полях.",
        (("Такая ставка невозможна: нужно назвать число в пределах", "veryu.step2.range"),),
    ),
    "чужая раньше": (
        "Претендент открыл чужую карту раньше своих",
        "Сначала открывают свои карты; закрыть ли чужую назад, источники не решают.",
        (("Сначала открывают свои карты", "veryu.step3.2"),
         ("Источники не решают, закрыть ли её назад: увиденное не забыть. Стол условливается сам", "veryu.step3.2")),
    ),
    "не открыл": (
        "Претендент не хочет открывать дальше",
        "Отказаться нельзя: открыть нужно столько карт, сколько названо.",
        (("Открыть нужно столько карт, сколько названо: отказаться нельзя", "veryu.step3.1"),),
    ),
    "после ботинка": (
        "После ботинка претендент открыл ещё карту",
        "После ботинка открывать нельзя; наказания за лишнюю карту источник не назначает.",
        (("После ботинка открывать нельзя: замыслы других остаются скрыты", "veryu.fail.7"),
         ("Попытка и так не удалась; за лишнюю карту источник наказания не назначает", "veryu.fail.7")),
    ),
    "выбрал сам": (
        "Ботинок чужой, а карту претендент убрал сам",
        "Карту возвращают: вслепую её указывает хозяин ботинка.",
        (("При чужом ботинке карту вслепую указывает его хозяин", "veryu.fail.2"),
         ("Карту возвращают, веер тасуют снова, выбирает хозяин ботинка", "veryu.fail.2")),
    ),
}  # fmt: skip
"""What happened -> its name, what follows, and what the rules say about it, step by step."""


@calculator(
    "veryu.dispute",
    title="Нарушение за столом",
    sentence="Что случилось: {what}.",
    summary="Что правила говорят о нём и где они молчат.",
    kind="irregularity",
    params=(
        OneOf(name="what", label="Что случилось", default="подсмотрел", choices=tuple((key, case[0]) for key, case in CASES.items())),
    ),
    rules=tuple(dict.fromkeys(rule for case in CASES.values() for _, rule in case[2])),
    words=(
        "подсмотрел карту", "положил карту лицом вверх", "положил две карты", "сказал не в свою очередь", "повысил после паса",
        "назвал больше карт", "открыл чужую карту первой", "не хочет открывать", "открыл после ботинка", "сам выбрал карту",
    ),
)  # fmt: skip
@implements("veryu.setup.2", "veryu.step2.shift")
def dispute(what: str) -> Score:
    """Say what the rules decide and what they leave open."""
    _, verdict, steps = CASES[what]
    return Score.told(verdict, steps)


@calculator(
    "veryu.loss",
    title="Кто убирает карту после ботинка",
    sentence="Открыт ботинок {shoe}; карт у претендента вместе с полем {cards}.",
    summary="Сколько карт теряет претендент и кто её выбирает.",
    kind="irregularity",
    params=(
        OneOf(name="shoe", label="Чей ботинок открыт", default="чужой", choices=(("чужой", "чужой"), ("свой", "свой"))),
        Int(name="cards", label="Карт у претендента вместе с теми, что на поле", low=1, high=4, default=3, cites=("veryu.setup.2",)),
    ),
    rules=("veryu.goal.3", "veryu.sum.4", "veryu.fail.1", "veryu.fail.2", "veryu.fail.3", "veryu.fail.4"),
    readings=(WHO_DRAWS,),
    words=("кто тянет карту", "сосед тянет карту", "какую карту отдать", "сколько карт за ботинок", "потерял последнюю карту", "выбыл из игры"),
)  # fmt: skip
@implements("veryu.goal.3", "veryu.sum.4")
def loss(readings: Chosen, shoe: str, cards: int) -> Score:
    """Say how many cards a contender loses and who chooses."""
    score = Score(total=1, unit="карт")
    score.add("За открытый ботинок претендент отдаёт одну карту", ("veryu.goal.3", "veryu.fail.1"), 1)
    if readings[WHO_DRAWS] == "neighbour":
        who = "сосед слева"
        score.add("Карту вслепую вытягивает сосед; какой, не сказано, и мы берём соседа слева", "veryu.sum.4")
    elif shoe == "свой":
        who = "сам претендент"
        score.add("Ботинок свой: карту выбирает сам претендент", "veryu.fail.3")
    else:
        who = "хозяин ботинка"
        score.add("Ботинок чужой: хозяин ботинка не глядя указывает карту из веера", "veryu.fail.2")
    if readings[WHO_DRAWS] == "owner":
        score.add("Краткое изложение отдаёт выбор соседу, но подробные правила точнее", "veryu.sum.4")
    if cards == 1:
        score.add("Это была последняя карта: претендент выбывает", ("veryu.fail.4", "veryu.goal.3"))
    score.summary = f"Претендент теряет одну карту, её выбирает {who}." + (" Он выбывает." if cards == 1 else "")
    return score
