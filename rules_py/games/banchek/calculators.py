"""Польский банчек: what the examples ask."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...frame.errors import InputError
from ...frame.facts import Count, card_row, number, numbers, one_of
from ...frame.results import Item, Score
from ...frame.russian import money
from ...kernels.bank import TWO_PACKS, Drawn, lowest
from .rules import broken, covers, tripled
from .scoring import settled

HAND = 3
OPENED, PEEKED = "карта открыта раньше ставки", "карта подсмотрена"


@dataclass(frozen=True, kw_only=True)
class Round:
    """A punter's cards, the bank's card, the stake, the bank before it."""

    hand: tuple[int, ...] = card_row("Карты понтёра", TWO_PACKS, 1, 3, "♠Д ♥9 ♦4")
    card: tuple[int, ...] = card_row("Карта банка", TWO_PACKS, 1, 1, "♠К")
    stake: int = number("Ставка", 1, 1_000_000, 25, unit="коп.")
    bank: int = number("В банке", 0, 1_000_000, 300, unit="коп.")


@dataclass(frozen=True, kw_only=True)
class Joined(Round):
    """A punter's case with side stakes."""

    side: tuple[int, ...] = numbers("Примазки", 1, 1_000_000, (30, 20), most=34)


@dataclass(frozen=True, kw_only=True)
class Early:
    """A card that was opened or looked at too early."""

    what: str = one_of("Что случилось", (OPENED, PEEKED), OPENED)
    hand: tuple[int, ...] = card_row("Карты понтёра", TWO_PACKS, 1, 3, "♠Д ♥9 ♦4")
    card: tuple[int, ...] = card_row("Открытая карта", TWO_PACKS, 1, 1, "♠7")
    bank: int = number("В банке", 1, 1_000_000, 300, unit="коп.")


@dataclass(frozen=True, kw_only=True)
class Bank:
    """The bank at its beginning and now."""

    start: int = number("Заложено", 1, 1_000_000, 300, unit="коп.")
    bank: int = number("В банке", 0, 10_000_000, 900, unit="коп.")


@dataclass(frozen=True, kw_only=True)
class Limits:
    """What lies in the bank."""

    bank: int = number("В банке", 1, 1_000_000, 300, unit="коп.")


@dataclass(frozen=True, kw_only=True)
class Stock:
    """How many play, how many rounds were played."""

    players: int = number("Игроков с банкомётом", 2, 35, 6)
    rounds: int = number("Кругов сыграно", 0, 100, 0)


def joined(rules: Any, facts: Any, sides: tuple[int, ...] = ()) -> Score:
    """Settle with a punter and those who added on his cards."""
    whole = facts.stake + sum(sides)
    if facts.stake > facts.bank:
        raise InputError("Ставка: не больше, чем есть в банке", "stake")
    if sides and rules.side_within_bank and whole > facts.bank:
        raise InputError("Примазки: вместе со ставкой не больше, чем есть в банке", "side")
    item = settled(facts.hand, facts.card[0], facts.stake)
    sign = 1 if (item.amount or 0) > 0 else -1
    score = Score(unit="коп.", sides={"понтёр": sign * facts.stake})
    score.add(item.text, item.cites, sign * facts.stake, "понтёр")
    for place, amount in enumerate(sides, 1):
        score.add("Примазка выигрывает и проигрывает с понтёром", "banchek.primazka", sign * amount, f"примазка {place}")
        score.sides[f"примазка {place}"] = sign * amount
    score.sides["банк"] = -sign * whole
    score.total = facts.bank - sign * whole
    won = "Понтёр выигрывает" if sign > 0 else "Понтёр проигрывает"
    score.summary = f"{won} {money(facts.stake)} В банке {money(int(score.total))}"
    return score


def early(rules: Any, facts: Early) -> Score:
    """Say what a punter may stake on a card that he has seen."""
    best, text = covers(facts.hand, facts.card[0]), TWO_PACKS.text(facts.card[0])
    cites = ("banchek.early",) if facts.what == OPENED else ("banchek.peek", "banchek.early")
    score = Score(unit="коп.")
    if facts.what == PEEKED:
        score.add("Понтёры вправе потребовать, чтобы карту открыли", "banchek.peek")
    if best is None:
        score.total = amount = min(int(rules.least), facts.bank)
        only = "обязан поставить ровно" if rules.just_five else "вправе поставить всего"
        score.add(f"Перекрыть {text} нечем: понтёр {only} {money(amount)}", cites, amount)
        score.summary = f"Карта выше: понтёр {only} {money(amount)}"
        return score
    score.total = half = facts.bank // 2
    just = "ровно половину" if rules.just_half and facts.what == PEEKED else "не больше половины"
    score.add(f"{TWO_PACKS.text(best)} перекрывает {text}: {just} банка", cites, half)
    score.summary = f"Понтёр вправе взять {just} банка: {money(half)}"
    return score


def bank_over(rules: Any, facts: Bank) -> Score:
    """Say whether the bank passes on."""
    score = Score(total=1)
    if broken(rules, facts.bank):
        score.add("В банке ничего нет: он сорван", "banchek.bankend")
        if facts.bank:
            score.items = [Item(f"Меньше {money(rules.least)} ставить нельзя: банк сорван", ("banchek.h2", "banchek.bankend"))]
            score.add("Остаток берёт банкомёт", "banchek.h2", facts.bank, "банкомёт")
            score.sides = {"банкомёт": facts.bank}
        score.summary = "Банк сорван: колода переходит к левому соседу."
    elif facts.bank >= rules.times * facts.start:
        score.add(
            f"{money(facts.bank)} — не меньше {rules.times} × {money(facts.start)}: банк утроился",
            ("banchek.bankend", "banchek.h1"),
        )
        kept = tripled(rules, facts.start, facts.bank)
        score.add("Снимает банкомёт", "banchek.h1", kept, "банкомёт")
        score.sides = {"банкомёт": kept}
        if facts.bank > kept:
            score.add("Излишек возвращают последнему проигравшему", "banchek.h1", facts.bank - kept, "понтёр")
            score.sides["понтёр"] = facts.bank - kept
        score.summary = f"Банк утроился: {money(kept)} снимает банкомёт, колода переходит."
    else:
        score.total = 0
        score.add("Банк не утроился и не сорван", "banchek.bankend")
        score.add("Ни снимать деньги, ни добавлять банкомёт не вправе", "banchek.nochange")
        score.summary = "Банк остаётся у банкомёта, и денег из него не берут."
    return score


def limits(rules: Any, facts: Limits) -> Score:
    """Say the least and the greatest stake."""
    low = min(rules.least, facts.bank)
    if broken(rules, facts.bank):
        score = Score(total=0, unit="коп.", summary="Ставок больше нет: банк сорван.")
        score.add(f"Меньше {money(rules.least)} ставить нельзя: банк сорван", ("banchek.h2", "banchek.limits"))
        return score
    score = Score(total=facts.bank, unit="коп.", sides={"наименьшая": low, "наибольшая": facts.bank})
    score.add("Наименьшая ставка", "banchek.limits" if low == rules.least else "banchek.h2", low, "наименьшая")
    score.add("Наибольшая ставка: ва-банк", "banchek.limits", facts.bank, "наибольшая")
    score.summary = f"Ставят от {money(low)} до {money(facts.bank)}"
    return score


def stock(rules: Any, facts: Stock) -> Score:
    """Say how many cards the banker holds after a deal."""
    dealt = HAND * (facts.players - 1)
    left = TWO_PACKS.size - dealt
    if left < facts.players - 1:
        raise InputError("Игроков с банкомётом: на столько двух колод не хватит", "players")
    score = Score(total=left, unit="карт", summary=f"У банкомёта остаётся карт: {left}.")
    score.add("Две колоды", "banchek.shuffle", TWO_PACKS.size)
    if facts.rounds:
        score.add("Сыгранное после каждого круга подкладывают под колоду", ("banchek.redeal", "banchek.collect"), 0)
    score.add("По три карты понтёрам", "banchek.deal", -dealt)
    return score


COUNTS = (
    Count("round", "Кто платит", Round, joined, ("banchek.pay", "banchek.cover", "banchek.equal"), "Карта банка против карт понтёра.",
          "settlement", words=("кто платит", "перекрывает ли", "нет масти", "одинаковые карты"),
          sentence="У понтёра {hand}, банк открыл {card}. Ставка {stake}, в банке {bank}."),
    Count("side", "Примазка", Joined, lambda rules, facts: joined(rules, facts, facts.side), ("banchek.primazka",), "Ставки других на карты понтёра.",
          "settlement", words=("примазался", "поставил на чужие карты"),
          sentence="У понтёра {hand}, банк открыл {card}. Ставка {stake}, примазки {side}; в банке {bank}."),
    Count("early", "Карта открыта раньше ставки", Early, early, ("banchek.early", "banchek.peek"), "Карта открыта или подсмотрена не вовремя.",
          "irregularity", words=("открыл карту раньше", "подсмотрел карту", "засветил карту"),
          sentence="Случилось: {what}. У понтёра {hand}, банк показал {card}; в банке {bank}."),
    Count("bank", "Переходит ли банк", Bank, bank_over, ("banchek.bankend", "banchek.nochange", "banchek.h1"), "Утроился банк или сорван.", words=("банк сорван", "утроился банк", "кому банк"),
          sentence="Заложено {start}, теперь в банке {bank}."),
    Count("stakes", "Сколько можно поставить", Limits, limits, ("banchek.limits", "banchek.h2"), "Наименьшая и наибольшая ставка.",
          words=("ва-банк", "сколько можно поставить", "меньше пяти копеек"), sentence="В банке {bank}."),
    Count("stock", "Сколько карт у банкомёта", Stock, stock, ("banchek.shuffle", "banchek.deal", "banchek.collect"), "Колода после сдачи.",
          words=("сколько карт", "хватит ли карт"), sentence="Играют {players}, сыграно кругов {rounds}."),
    Count("start", "Кто закладывает первый банк", Drawn, lambda rules, facts: lowest(rules, ("banchek.start", "banchek.h3"), "закладывает первый банк", facts),
          ("banchek.start", "banchek.h3"), "Первый банк по вытянутым картам.", words=("кто первый", "чей первый банк"), sentence="По порядку мест вытянуты {drawn}."),
)  # fmt: skip
