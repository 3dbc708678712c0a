"""Рамс: what the examples ask beyond the family."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from ...families.mushka import COUNTS as FAMILY
from ...families.mushka import with_counts
from ...frame.cards import DECK_52
from ...frame.errors import InputError
from ...frame.facts import Count, card_row, number, numbers, one_of, scored, texts
from ...frame.results import Score
from ...frame.russian import money, points
from ...frame.sheet import summed
from ...kernels.seating import checked_dealer
from .rules import ACES, JACKS
from .scoring import PAIR, Deal, jacks_worth, opened_remise, price_of, remise_of


@dataclass(frozen=True, kw_only=True)
class Written:
    """A record and what is added to it."""

    record: int = number("Было в записи", 0, 1000, 75)
    change: int = number("Приписать (с минусом — списать)", -1000, 1000, 20)


@dataclass(frozen=True, kw_only=True)
class Revoke:
    """A revoke."""

    aces: tuple[int, ...] = card_row("Тузы виновного", DECK_52, 0, 4, "♥Т")
    right_tricks: int = number("Взяток взято правильно", 0, 5, 1)


@dataclass(frozen=True, kw_only=True)
class Lead:
    """A trump that was not laid."""

    fault: str = one_of("Что сделал", ("не вышел с козырного туза", "не вышел с короля при даме", "пропустил фигуру при козырном тузе"),
                        "не вышел с козырного туза")  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class Flush:
    """Five of a suit laid open."""

    hand: tuple[int, ...] = card_row("Открыты карты", DECK_52, 5, 5, "♥Т ♥Д ♥10 ♥9 ♥8")
    others: tuple[str, ...] = texts("Тузы остальных играющих, по одному", ("", "♠Т"), most=6)
    jacks: tuple[int, ...] = numbers("У кого из них пара валетов", 1, 6, (), most=6)
    shown: tuple[int, ...] = numbers("Кто из них за неё уже списал", 1, 6, (), most=6)


@dataclass(frozen=True, kw_only=True)
class Jacks:
    """Jacks in one hand."""

    jacks: tuple[int, ...] = card_row("Валеты", DECK_52, 0, 4, "♠В ♣В")


@dataclass(frozen=True, kw_only=True)
class Finish(Jacks):
    """Jacks at the end."""

    record: int = number("Осталось в записи", 0, 500, 4)


@dataclass(frozen=True, kw_only=True)
class Settled:
    """What was left to those who lost."""

    records: tuple[int, ...] = numbers("Остатки проигравших", 0, 1000, (14, 45, 89), most=6)
    price: int = number("Цена очка", 0, 1000, 1, unit="коп.")


@dataclass(frozen=True, kw_only=True)
class Exposed:
    """A fault of the dealer."""

    fault: str = one_of("Что случилось", ("засдача", "открыта карта игрока", "открыта карта прикупа"), "открыта карта игрока")
    dealer: int = number("Сдавал игрок", 1, 7, 4)
    players: int = number("Игроков", 3, 7, 4)


def _only(cards: Sequence[int], known: Collection[str], name: str) -> None:
    """Refuse cards that are no aces or no jacks, and a card named twice."""
    label = "Валеты: назовите одних валетов" if name == "jacks" else "Тузы: назовите одних тузов"
    if any(DECK_52.text(card) not in known for card in cards) or len(set(cards)) != len(cards):
        raise InputError(f"{label}, каждого один раз", name)


def change(rules: Any, facts: Deal) -> Score:
    """Count what a deal adds to the record or takes from it."""
    _only(facts.aces, ACES, "aces")
    _only(facts.jacks, JACKS, "jacks")
    items = scored(rules.change, rules, facts)
    total = summed(items)
    text = "Запись не меняется." if not total else f"Списано {points(-total)}." if total < 0 else f"Приписано {points(total)}."
    return Score(items, total, "очков", text)


def record(rules: Any, facts: Written) -> Score:
    """Count what the record becomes."""
    score = Score(unit="очков")
    score.add(f"Было {facts.record}", "rams.25", facts.record)
    after = facts.record + facts.change
    if after < 0 and rules.tricks_over == "exact":
        score.add(f"Списано лишнее: снова {rules.start}", "rams.24", rules.start - facts.record)
        score.total, score.summary = rules.start, f"Начинают сначала: {rules.start}."
        return score
    score.add("Приписано" if facts.change > 0 else "Списано", "rams.25", facts.change)
    score.total = max(after, 0)
    score.summary = f"Остаётся {points(int(score.total))}." if after > 0 else "Запись списана: рамс взят."
    if after <= 0:
        score.add("Запись списана раньше других", "rams.24")
    return score


def revoke(rules: Any, facts: Revoke) -> Score:
    """Count what a revoke costs with aces in the hand."""
    _only(facts.aces, ACES, "aces")
    score = Score(unit="очков")
    score.add("Ремиз за ренонс", ("rams.14", "rams.16") if facts.aces and facts.right_tricks else ("rams.14",), 5)
    if not facts.right_tricks:
        if not rules.remises_add:
            score.items.clear()
        score.add("Взяток правильно не взято: ремиз", "rams.21", remise_of(rules, facts.aces))
    score.total = summed(score.items)
    score.summary = f"Приписывают {points(score.total)}."
    return score


def lead(rules: Any, facts: Lead) -> Score:
    """Count what it costs not to lay a trump that was due."""
    rule = "rams.18" if facts.fault.startswith("пропустил") else "rams.17"
    score = Score(total=rules.lead_fine, unit="очков")
    score.add("Ремиз" if rules.lead_fine else "Наказания не названо: карту берут назад", rule, rules.lead_fine)
    score.summary = (
        f"Приписывают {points(rules.lead_fine)}." if rules.lead_fine else "Карту берут назад и кладут ту, которую обязаны."
    )
    return score


def flush(rules: Any, facts: Flush) -> Score:
    """Count what five of a suit bring and cost."""
    if len({DECK_52.suit(card) for card in facts.hand}) > 1:
        raise InputError("Открыты карты: нужны пять карт одной масти", "hand")
    own = price_of(rules, [card for card in facts.hand if DECK_52.rank(card) == "Т"])
    score = Score(total=-5 - own, unit="очков", sides={"игрок 1": -5 - own})
    score.add("Пять карт одной масти", "rams.26", -5, "игрок 1")
    if own:
        score.add("За туза среди них", ("rams.26", "rams.20"), -own, "игрок 1")
    for place, text in enumerate(facts.others, 2):
        aces = tuple(DECK_52.cards(DECK_52.mask(text, "others")))
        _only(aces, ACES, "others")
        freed = rules.jacks_free and place - 1 in facts.jacks
        amount = 0 if freed else opened_remise(rules, aces)
        score.sides[f"игрок {place}"] = amount
        score.add(
            "Валеты освобождают от ремиза" if freed else "Ремиз игравшего",
            "rams.30" if freed else "rams.26",
            amount,
            f"игрок {place}",
        )
        if place - 1 in facts.shown and rules.opened_reverses:
            score.add("Показанных валетов возвращают", ("rams.29", "rams.31"), PAIR, f"игрок {place}")
            score.sides[f"игрок {place}"] += PAIR
    if any(place > len(facts.others) for place in (*facts.jacks, *facts.shown)):
        raise InputError(f"Пара валетов: остальных играющих {len(facts.others)}", "jacks")
    remises = ", ".join(f"{name} — {amount}" for name, amount in score.sides.items() if amount > 0)
    score.summary = f"Открывший списывает {points(5 + own)}; приписывают: {remises or 'никто'}."
    return score


def jacks(rules: Any, facts: Jacks) -> Score:
    """Count what jacks bring."""
    total = jacks_worth(facts.jacks)
    score = Score(
        total=total,
        unit="очков",
        summary=f"За валетов списывают {points(total)}." if total else "За этих валетов не пишут ничего.",
    )
    score.add(
        "Пара одного цвета" if total == 5 else "Все четыре валета" if total else "Пары одного цвета нет", "rams.27", total
    )
    return score


def finish(rules: Any, facts: Finish) -> Score:
    """Say whether jacks end the game."""
    pair = jacks_worth(facts.jacks) > 0 or (rules.any_two_finish and len(facts.jacks) >= 2)
    ends = pair and facts.record <= 5
    score = Score(total=0 if ends else facts.record, unit="очков")
    score.add("Осталось не больше пяти, пара валетов объявлена" if ends else "Валетами игры не кончить", ("rams.32", "rams.27"))
    score.summary = "Рамс взят без розыгрыша." if ends else f"Игра продолжается, осталось {points(facts.record)}."
    return score


def settlement(rules: Any, facts: Settled) -> Score:
    """Count what everybody pays to the winner."""
    if not facts.records:
        raise InputError("Остатки проигравших: назовите хотя бы один", "records")
    score = Score(unit="коп.", total=sum(facts.records) * facts.price)
    for place, rest in enumerate(facts.records, 1):
        score.sides[f"игрок {place}"] = -rest * facts.price
        score.add(f"{rest} × {money(facts.price)}", "rams.35", -rest * facts.price, f"игрок {place}")
    score.summary = f"Выигравший получает {money(int(score.total or 0))}"
    return score


def exposed(rules: Any, facts: Exposed) -> Score:
    """Say what follows when the dealer lays a card open."""
    checked_dealer(facts)
    score = Score(unit="игрок")
    if facts.fault == "открыта карта прикупа":
        score.add("Карту прикупа вправе не принять: дают другую", "rams.34")
        score.total, score.summary = 0, "Пересдачи нет: игрок берёт эту карту или другую."
        return score
    who = facts.dealer % facts.players + 1
    score.add(f"{facts.fault.capitalize()}: карты смешивают, сдача переходит", "rams.33")
    score.total, score.summary = who, f"Сдаёт игрок {who}."
    return score


COUNTS = (
    Count("change", "Что пишут за сдачу", Deal, change, ("rams.20", "rams.21", "rams.22", "rams.27", "rams.30"), "На сколько меняется запись.",
          words=("сколько списать", "какой ремиз", "тузы без взяток", "валеты без взяток", "валетов показал а взяток нет"),
          sentence="Взяток {tricks}, тузы {aces}, валеты {jacks}; ренонсов {revokes}[, за валетов уже списано {shown}]."),
    Count("record", "Что остаётся в записи", Written, record, ("rams.24", "rams.25", "rams.19"), "Приписать и отписать.", words=("сколько осталось", "приписать"),
          sentence="Было {record}, приписать {change}."),
    Count("revoke", "Ренонс при тузе", Revoke, revoke, ("rams.14", "rams.16"), "Ремиз за ренонс.", "irregularity", ("ренонс", "не дал масть"),
          "У виновного тузы {aces}, правильных взяток {right_tricks}."),
    Count("lead", "Не положил козыря, которого обязан", Lead, lead, ("rams.17", "rams.18"), "Чем отвечают.", "irregularity",
          ("не вышел с туза", "пропустил фигуру"), "Игрок {fault}."),
    Count("flush", "Пять карт одной масти", Flush, flush, ("rams.26",), "Что пишут, когда открыта масть.", words=("пять карт масти", "открыл масть"),
          sentence="Открыты {hand}; тузы остальных {others}, пара валетов у {jacks}, за неё списал {shown}."),
    Count("jacks", "Цена валетов", Jacks, jacks, ("rams.27",), "Сколько списать за валетов.", words=("два валета", "четыре валета"), sentence="Валеты {jacks}."),
    Count("finish", "Окончить валетами", Finish, finish, ("rams.32",), "Кончает ли пара валетов игру.", words=("кончить валетами",),
          sentence="Осталось {record}, валеты {jacks}."),
    Count("settlement", "Расчёт", Settled, settlement, ("rams.35",), "Кто сколько платит.", "settlement", ("сколько платить",),
          "Остатки {records}, цена очка {price}."),
    Count("exposed", "Засдача и открытая карта", Exposed, exposed, ("rams.33", "rams.34"), "Засдача или карта прикупа.", "irregularity",
          ("засдача", "открыл карту", "кому сдавать"), "{fault}; игроков {players}, сдавал {dealer}."),
    *(one for one in with_counts(FAMILY, {}) if one.name in ("wrong-ruff", "deck", "trick", "dealer", "next-dealer", "pool", "money")),
)  # fmt: skip
