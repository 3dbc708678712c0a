"""The family of пикет: what follows when something went wrong at the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...frame.facts import Count, flag, number, one_of
from ...frame.results import Score
from .irregularities import OPENED

BEFORE, AFTER = "до первого выхода", "после первого выхода"
TOO_FEW, TOO_LATE, TWICE, PEEPED, BACK, MANY, DRAWS = (
    "снёс мало, прикуп не тронут", "снёс мало, прикуп тронут", "снёс второй раз", "заглянул в прикуп до сноса",
    "взял снесённое назад", "в розыгрыше лишние карты", "первый взял две карты",
)  # fmt: skip

VERDICTS: dict[str, tuple[Any, ...]] = {
    TOO_FEW: ("Вправе доснести недостающее.", ("Прикуп не тронут: снос ещё можно дополнить.", "piket.16")),
    TOO_LATE: ("Доснести уже нельзя: с лишними картами играют в молчанку.",
               ("Прикуп тронут: снос не продолжают.", "piket.16"),
               ("Карт в розыгрыше больше положенного из-за сноса: взяток своих не считает, соперник свои — вдвойне.", "piket.17")),
    TWICE: ("Второго сноса не делают.", ("Сносят один раз: что снесено сверх того, остаётся на руках. Взыскания источник не называет.", "piket.15")),
    PEEPED: ("Смотреть прикуп до сноса нельзя.", ("Сначала снос, потом прикуп. Взыскания источник не называет.", "piket.15")),
    BACK: ("Снесённое остаётся в сносе.", ("К снесённым картам вернуться уже нельзя.", "piket.7a")),
    DRAWS: ("Две карты взять нельзя: берут три и больше или ни одной.", ("Оставить на столе можно самое большее две карты.", "piket.9a")),
}  # fmt: skip
"""Of every fault what follows, and by which rules."""


@dataclass(frozen=True, kw_only=True)
class Exposed:
    """A card that was opened at the deal."""

    what: str = one_of("Чья карта открылась", OPENED, "прикуп")
    seen: bool = flag("Соперник свои карты уже видел", when={"what": ("соперник",)})


@dataclass(frozen=True, kw_only=True)
class Thirteen:
    """A deal of thirteen cards."""

    accepted: bool = flag("Соперник сдающего признал сдачу", default=True)
    who: str = one_of("У кого тринадцать карт", ("первый", "сдающий"), "первый", when={"accepted": (True,)})


@dataclass(frozen=True, kw_only=True)
class Laid:
    """A fault of the exchange."""

    what: str = one_of("Что случилось", (TOO_FEW, TOO_LATE, TWICE, PEEPED, BACK, MANY, DRAWS), TOO_FEW)
    hand: int = number("Насчитано им на руках", 0, 200, 12, when={"what": (MANY,)})
    tricks: int = number("Взято соперником на его выходы", 0, 12, 4, when={"what": (MANY,)})


@dataclass(frozen=True, kw_only=True)
class Falsely:
    """A boast of what one has not."""

    when: str = one_of("Когда поправился", (BEFORE, AFTER), AFTER)
    count: int = number("Сколько он насчитал бы без ошибки", 0, 400, 27, when={"when": (BEFORE,)})
    tricks: int = number("Взято соперником на его выходы", 0, 12, 5, when={"when": (AFTER,)})


@dataclass(frozen=True, kw_only=True)
class Forgotten:
    """A boast that was forgotten."""

    when: str = one_of("Когда вспомнил", (BEFORE, AFTER), AFTER)
    worth: int = number("Сколько стоит забытое", 1, 40, 14, when={"when": (BEFORE,)})


@dataclass(frozen=True, kw_only=True)
class Proof:
    """A demand to show what was boasted of."""

    how: str = one_of("Чем кончилось", ("показал", "не смог показать", "отказался показать"), "не смог показать")


@dataclass(frozen=True, kw_only=True)
class WrongSuit:
    """A card of another suit."""

    what: str = one_of("Что выяснилось", ("нужная масть есть", "нужной масти нет"), "нужная масть есть")


@dataclass(frozen=True, kw_only=True)
class Warned:
    """A капот and when it was announced."""

    when: str = one_of("Когда объявил", (BEFORE, AFTER, "не объявлял"), BEFORE)
    all_taken: bool = flag("Взял все двенадцать", default=True)


def exposed(rules: Any, facts: Exposed) -> Score:
    """Say whether cards are dealt again."""
    if facts.what == "сдающий":
        return Score.told("Пересдачи нет: играют как сдано.", [("Открылась карта самого сдающего: сдача в силе.", "piket.6a")])
    if facts.what == "прикуп":
        return Score.told("Карты пересдают.", [("Открытая карта прикупа обязывает пересдать во всех случаях.", "piket.6c")])
    if facts.seen and not rules.seen_redeal:
        return Score.told(
            "Пересдачи нет: соперник уже видел карты.", [("Право решать дано тому, кто карт ещё не видел.", "piket.6b")]
        )
    if facts.seen:
        return Score.told("Карты пересдают.", [("Соперник карты видел: выбирать, зная их, он не вправе.", "piket.6b")])
    score = Score.told(
        "Решает соперник: пересдать или играть.", [("Открылась карта соперника, а он своих ещё не видел.", "piket.6b")]
    )
    score.choose("Соперник сдающего", "требует пересдачи или отказывается от неё", "piket.6b")
    return score


def thirteen(rules: Any, facts: Thirteen) -> Score:
    """Say what becomes of a deal with one card too many."""
    if not facts.accepted:
        who = "Сдаёт снова тот же игрок." if rules.thirteen_same else "Сдаёт теперь соперник."
        return Score.told(f"Карты пересдают. {who}", [("Соперник признал сдачу неправильной.", "piket.12"), (who, "piket.4")])
    if facts.who == "сдающий":
        steps = [("Сдача признана.", "piket.12"), ("Сдающий сносит три карты, а прикупает две.", "piket.14")]
        return Score.told("Играют: сдающий сносит три и берёт две.", steps)
    steps = [
        ("Сдача признана.", "piket.12"),
        ("Первый сносит на одну больше, чем прикупает: пять, четыре или три.", "piket.13"),
    ]
    return Score.told("Играют: первый сносит на одну карту больше, чем прикупает.", steps)


def laid(rules: Any, facts: Laid) -> Score:
    """Say what follows from a fault of the exchange."""
    if facts.what == MANY:
        return _silence(rules, facts)
    if facts.what == DRAWS and rules.first_least < 3:
        return Score.told("Взять две карты можно.", [("Наименьшее число здесь не соблюдают.", "piket.9a")])
    summary, *steps = VERDICTS[facts.what]
    return Score.told(summary, steps)


def _silence(rules: Any, facts: Laid) -> Score:
    score = Score(unit="очков", sides={"виновный": 0, "соперник": 0})
    kept = 0 if rules.silence_all else facts.hand
    score.add("Взяток своих не считает: молчанка", "piket.17", 0, "виновный")
    score.add(
        "Карты на руках " + ("не считаются тоже" if rules.silence_all else "остаются в счёте"),
        ("piket.17", "piket.33"),
        kept,
        "виновный",
    )
    score.add("Взятки считает вдвойне", "piket.17", 2 * facts.tricks, "соперник")
    score.sides = {"виновный": kept, "соперник": 2 * facts.tricks}
    score.total = kept
    score.summary = f"Виновный играет в молчанку и считает {kept}; соперник за взятки — {2 * facts.tricks}."
    return score


def false_boast(rules: Any, facts: Falsely) -> Score:
    """Say what a boast of what one has not costs."""
    score = Score(unit="очков")
    if facts.when == BEFORE:
        score.add("Ошибка исправлена до хода: взыскания нет", "piket.33", facts.count)
        score.total, score.summary = facts.count, f"Исправился вовремя: считает свои {facts.count}."
        return score
    score.add("Не исправился до хода: ни карт, ни взяток не считает", "piket.33", 0, "виновный")
    times = 2 if rules.false_double else 1
    score.add(
        "Взятки соперника" + (" вдвойне" if times == 2 else ""), ("piket.33", "piket.17"), times * facts.tricks, "соперник"
    )
    score.total, score.sides = 0, {"виновный": 0, "соперник": times * facts.tricks}
    score.summary = f"Молчанка: виновный не считает ничего, соперник за взятки — {times * facts.tricks}."
    return score


def forgotten(rules: Any, facts: Forgotten) -> Score:
    """Say whether a forgotten boast may still be made."""
    score = Score(unit="очков")
    if facts.when == BEFORE:
        score.add("Первого выхода ещё не было: похвалиться можно", "piket.34", facts.worth)
        score.total, score.summary = facts.worth, "Вспомнил вовремя: хвалёж считают."
    else:
        score.add("Первый выход сделан: забытое пропало, счёт соперника прежний", "piket.34", 0)
        score.total, score.summary = 0, "Поздно: забытое не считают."
    return score


def proof(rules: Any, facts: Proof) -> Score:
    """Say what follows from a demand to show."""
    if facts.how == "показал":
        return Score.told("Хвалёж остаётся в счёте.", [("Объявленное выложено на стол.", "piket.23b")])
    if facts.how == "отказался показать":
        duty = ("Показать обязан по первому требованию.", "piket.23b")
        if rules.unshown_lost:
            return Score.told("Непоказанного не считают.", [duty, ("Этот хвалёж пропал; прочий счёт остаётся.", "piket.23b")])
        false = "Непоказанное — всё равно что объявленное без карт: до хода поправляются, после хода играют в молчанку."
        return Score.told("Показать обязан: отказ — всё равно что ложный хвалёж.", [duty, (false, "piket.33")])
    steps = [
        ("Показать нечего: объявлено то, чего нет.", "piket.23b"),
        ("До хода ошибку исправляют, после хода играют в молчанку.", "piket.33"),
    ]
    return Score.told("Объявленного нет: исправить до хода, иначе молчанка.", steps)


def wrong_suit(rules: Any, facts: WrongSuit) -> Score:
    """Say what becomes of a card of another suit."""
    if facts.what == "нужной масти нет":
        return Score.told("Карта дана верно.", [("Без масти кладут любую карту.", "piket.35")])
    steps = [("Масть есть: её дать обязательно.", "piket.35"), ("Карту берут назад и дают нужную; взыскания нет.", "piket.36")]
    return Score.told("Карту берут назад и дают нужную масть.", steps)


def warned(rules: Any, facts: Warned) -> Score:
    """Say what a капот brings by when it was announced."""
    score = Score(unit="очков")
    if facts.all_taken:
        said = facts.when == BEFORE
        total = int(rules.capot_open if said else rules.capot)
        text = "Предупредил до первого выхода: открытый капот" if said else "До первого выхода не предупреждал: простой капот"
        score.add(text, "piket.38", total)
        score.add("За последнюю взятку и за лезу не прибавляют", "piket.39", 0)
    else:
        total = int(rules.capot_fails) if facts.when == BEFORE else 0
        score.add("Двенадцати взяток нет: капот не вышел", "piket.38", total)
    score.total = total
    score.summary = (
        f"За капот {'прибавляют' if total >= 0 else 'вычитают'} {abs(total)}." if total else "За капот не пишут ничего."
    )
    return score


FAULTS = (
    Count("exposed", "Открылась карта при сдаче", Exposed, exposed, ("piket.6a", "piket.6b", "piket.6c"), kind="irregularity",
          words=("перевернулась карта при сдаче", "засветил карту прикупа", "открыл мою карту сдавая"),
          sentence="Открылась карта: {what}[; свои карты соперник уже видел: {seen}]."),
    Count("thirteen", "Сдано тринадцать карт", Thirteen, thirteen, ("piket.12", "piket.13", "piket.14"), kind="irregularity",
          words=("сдал лишнюю карту", "у меня тринадцать карт", "тринадцать вместо двенадцати"),
          sentence="Сдано тринадцать карт; сдачу признали: {accepted}[; лишнюю получил {who}]."),
    Count("fault", "Ошибка при сносе и прикупе", Laid, laid, ("piket.7a", "piket.9a", "piket.15", "piket.16", "piket.17"), kind="irregularity",
          words=("снёс мало карт", "снёс два раза", "подсмотрел прикуп", "лишние карты на руках", "взял снос обратно"),
          sentence="Случилось так: {what}[; на руках у виновного {hand}, соперник взял на его выходы {tricks}]."),
    Count("false-boast", "Объявил, чего нет", Falsely, false_boast, ("piket.33", "piket.17"), kind="irregularity",
          words=("соврал в хвалеже", "объявил кварт которого нет", "ложный хвалёж", "ошибся в объявлении"),
          sentence="Поправился {when}[; насчитал бы {count}][; соперник взял на его выходы {tricks}]."),
    Count("forgotten", "Забыл похвалиться", Forgotten, forgotten, ("piket.34",), kind="irregularity",
          words=("забыл объявить терц", "вспомнил после хода", "не похвалился вовремя"), sentence="Вспомнил {when}[; забытое стоит {worth}]."),
    Count("proof", "Требуют показать", Proof, proof, ("piket.23b", "piket.33"), kind="irregularity",
          words=("покажи квинту", "не показывает карты", "требую показать"), sentence="Потребовали показать объявленное, и он {how}."),
    Count("wrong-suit", "Дал не ту масть", WrongSuit, wrong_suit, ("piket.35", "piket.36"), kind="irregularity",
          words=("положил не ту карту", "не дал масть в пикете", "взять карту назад"), sentence="Дана не та масть, а {what}."),
    Count("capot", "Спор о капоте", Warned, warned, ("piket.38", "piket.39"), kind="irregularity",
          words=("капот объявлен поздно", "сорок или восемьдесят", "не взял все взятки"),
          sentence="Капот он объявил {when}; все взятки взял: {all_taken}."),
)  # fmt: skip
