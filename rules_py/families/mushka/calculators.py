"""The family of мушка: what the examples ask."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from ...frame.cards import DECK_52, Deck
from ...frame.errors import InputError
from ...frame.facts import Count, card_row, flag, number, numbers, one_of, suit
from ...frame.places import TABLE
from ...frame.results import Score
from ...frame.russian import counted, money, points
from ...frame.sheet import summed
from ...frame.strength import Law, law
from ...kernels.seating import Drawn, checked_dealer, first_dealer, next_dealer
from .phases import alone
from .rules import HAND
from .scoring import AceDeal, Deal, changed, decisive

RECORD = ("Остаток до сдачи", 0, 500, 25)


@dataclass(frozen=True, kw_only=True)
class Recorded(Deal):
    """A player's deal and the record before it."""

    record: int = number(*RECORD)


@dataclass(frozen=True, kw_only=True)
class AceRecorded(AceDeal):
    """A player's deal with its ace and the record before it."""

    record: int = number(*RECORD)


@dataclass(frozen=True, kw_only=True)
class Alone:
    """The record of one who plays alone."""

    record: int = number(*RECORD)
    special: bool = flag("Особая карта на руках")
    special_trump: bool = flag("Она козырная", when={"special": (True,)})


@dataclass(frozen=True, kw_only=True)
class Pool:
    """Records at the end of a pool."""

    records: tuple[int, ...] = numbers("Остатки игроков", 0, 500, (0, 9, 16, 2), most=7)
    before: tuple[int, ...] = numbers("Было на стороне", -100_000, 100_000, (), most=7, per="records")
    winner: int = number("Кто открыл карты (0 — никто)", 0, 7, 0)
    hand: tuple[int, ...] = card_row("Его карты", high=5)


@dataclass(frozen=True, kw_only=True)
class First:
    """Records before the last deal, and who took its tricks."""

    records: tuple[int, ...] = numbers("Остатки игроков", 0, 500, (0, 9, 16, 2), most=7)
    takers: tuple[int, ...] = numbers("Кто брал взятки", 1, 7, (1, 2, 1, 3, 3), most=5)
    ace_holder: int = number("У кого особая карта (0 — ни у кого)", 0, 7, 0)
    special_trump: bool = flag("Она козырная")


@dataclass(frozen=True, kw_only=True)
class Trick:
    """A trick on the table."""

    trick: tuple[int, ...] = card_row("Карты взятки по порядку", DECK_52, 1, 7, "♦К ♦8 ♦9")
    trump: str = suit("Козырь", default="♥")


@dataclass(frozen=True, kw_only=True)
class WrongRuff:
    """A trick ruffed against the rules."""

    trump: str = suit("Козырь", default="♥")
    trick: tuple[int, ...] = card_row("Карты взятки по порядку", DECK_52, 2, 7, "♣9 ♣К ♥7 ♣8")
    offender: int = number("Кто побил ошибкой", 1, 7, 3)


@dataclass(frozen=True, kw_only=True)
class Players:
    """How many play."""

    players: int = number("Игроков", 3, 7, 4)


@dataclass(frozen=True, kw_only=True)
class Dealer:
    """Who deals now."""

    players: int = number("Игроков", 3, 7, 4)
    dealer: int = number("Сдавал игрок", 1, 7, 1)


FAULTS = ("засдача", "открыта карта игрока", "карты розданы неверно")


@dataclass(frozen=True, kw_only=True)
class Misdeal:
    """What went wrong at the deal."""

    what: str = one_of("Что случилось", FAULTS, "открыта карта игрока")
    players: int = number("Игроков", 3, 7, 4)
    dealer: int = number("Сдавал игрок", 1, 7, 1)


@dataclass(frozen=True, kw_only=True)
class Price:
    """Points and their price."""

    points: int = number("Очков", -100_000, 100_000, 22)
    price: int = number("Цена очка", 1, 1000, 1, unit="коп.")


@dataclass(frozen=True, kw_only=True)
class Flat:
    """A fixed sum from everybody who lost."""

    players: int = number("Игроков", 3, 7, 4)
    stake: int = number("С каждого", 1, 100_000, 10, unit="коп.")


def change(rules: Any, facts: Any) -> Score:
    """Count what a deal adds to the record or takes from it."""
    items = changed(rules, facts, 10_000)
    total = summed(items)
    return Score(items, total, "очков", _change_text(total))


def _change_text(total: int) -> str:
    if total == 0:
        return "Запись не меняется."
    return f"Запись уменьшается на {points(-total)}." if total < 0 else f"К записи приписывают {points(total)}."


def record(rules: Any, facts: Any) -> Score:
    """Count what the record is after a deal."""
    score = Score(unit="очков")
    score.add(f"Было {facts.record}", "mushka.record", facts.record)
    score.items += changed(rules, facts, facts.record)
    total = max(summed(score.items), 0)
    score.total = total
    score.summary = f"Остаётся {points(total)}." if total else "Остаток списан весь: пулька выиграна."
    if not total:
        score.add("Кто списал всё раньше других, выиграл", "mushka.win")
    return score


def played_alone(rules: Any, facts: Any) -> Score:
    """Count what is left to one who played alone."""
    score = Score(unit="очков")
    score.add(f"Было {facts.record}", "mushka.record", facts.record)
    if rules.alone:
        whole = Deal(tricks=HAND, special=facts.special, special_trump=facts.special_trump)
        score.items += alone(rules, whole, facts.record)
    else:
        score.add("Сдачу без противников не записывают", "mushka.h3", 0)
    total = summed(score.items)
    score.total = total
    score.summary = f"Остаётся {points(total)}."
    return score


def pool(rules: Any, facts: Any) -> Score:
    """Settle a pool: the winner takes what is left to everybody else."""
    count = len(facts.records)
    if count < 2:
        raise InputError("Остатки игроков: назовите хотя бы двоих", "records")
    if facts.before and len(facts.before) != count:
        raise InputError(f"Было на стороне: нужно чисел {count}, по одному на игрока", "before")
    winner = facts.winner - 1 if facts.winner else next((seat for seat, rest in enumerate(facts.records) if rest == 0), TABLE)
    if not 0 <= winner < count:
        raise InputError("Остатки игроков: ни у кого нет нуля, пулька не кончена", "records")
    if facts.winner and not rules.at_once(DECK_52, facts.hand):
        raise InputError("Его карты: такие карты пульки не выигрывают", "hand")
    rule = "mushka.at-once" if facts.winner else "mushka.win"
    names = [f"игрок {seat + 1}" for seat in range(count)]
    before = facts.before or (0,) * count
    score = Score(unit="очков", total=sum(facts.records) - facts.records[winner], sides=dict(zip(names, before, strict=True)))
    for seat, rest in enumerate(facts.records):
        if seat != winner:
            score.add(f"Не доиграл {rest}: пишет минусом", rule, -rest, names[seat])
            score.add("Недоигранное — победителю", rule, rest, names[winner])
            score.sides[names[seat]] -= rest
            score.sides[names[winner]] += rest
    score.summary = f"Игрок {winner + 1} выигрывает {points(int(score.total or 0))}."
    return score


def first(rules: Any, facts: Any) -> Score:
    """Say who of several wrote off all first."""
    count = len(facts.records)
    if any(who > count for who in facts.takers) or facts.ace_holder > count:
        raise InputError(f"Кто брал взятки: игроков всего {count}", "takers")
    score = Score(unit="игрок")
    extra = {facts.ace_holder - 1: rules.trump_bonus if facts.special_trump else 5} if facts.ace_holder else {}
    takers = [who - 1 for who in facts.takers]
    found = decisive(takers, dict(enumerate(facts.records)), extra)
    if found is None:
        score.add("Всё не списал никто", "mushka.win")
        score.total, score.summary = 0, "Пулька не кончена."
        return score
    done = [
        seat
        for seat, rest in enumerate(facts.records)
        if rest - takers.count(seat) - (extra.get(seat, 0) if seat in takers else 0) <= 0
    ]
    if not rules.first_trick:
        found = done[0]
        score.add(f"До нуля дошли {len(done)}: считают от соседа сдающего слева", "mushka.h4")
    else:
        score.add(f"Решающая взятка раньше у игрока {found + 1}", ("mushka.h4", "mushka.win"))
    score.total, score.summary = found + 1, f"Выиграл игрок {found + 1}."
    return score


def ruled(rules: Any, deck: Deck, trump: str, cards: tuple[int, ...]) -> tuple[Law, list[int]]:
    """Return what rules a trick, and its cards in the order of the game."""
    if len(set(cards)) != len(cards):
        raise InputError("Карты взятки: одна карта названа дважды", "trick")
    return law(deck, rules.strength, rules.duty, deck.suits.index(trump)), [deck.card(DECK_52.text(card)) for card in cards]


def wrong_ruff(rules: Any, facts: WrongRuff) -> Score:
    """Say whose a trick is that was ruffed by mistake, and what that costs."""
    if facts.offender > len(facts.trick):
        raise InputError(f"Кто побил ошибкой: карт во взятке {len(facts.trick)}", "offender")
    deck = rules.decks(rules, 7)
    ruling, laid = ruled(rules, deck, rules.trump or facts.trump, facts.trick)
    kept = [place for place in range(len(laid)) if place != facts.offender - 1 or not rules.ruff_given]
    best = kept[ruling.best([laid[place] for place in kept])] + 1
    score = Score(total=best, unit="игрок", sides={f"игрок {facts.offender}": 5})
    why = "Без ошибочного козыря старше" if rules.ruff_given else "Взятка остаётся за картой"
    score.add(f"{why} {deck.text(laid[best - 1])}", rules.ruff_rules[0])
    score.add("Ремиз за ренонс", rules.ruff_rules, 5, f"игрок {facts.offender}")
    score.summary = f"Взятка игрока {best}; игрок {facts.offender} ставит ремиз 5."
    return score


def trick(rules: Any, facts: Any) -> Score:
    """Say who takes a trick."""
    deck = rules.decks(rules, 7)
    ruling, laid = ruled(rules, deck, rules.trump or facts.trump, facts.trick)
    best = ruling.best(laid)
    score = Score(total=best + 1, unit="игрок")
    score.add(f"Берёт {deck.text(laid[best])}, положенная {best + 1}-й", ruling.reason(laid))
    score.summary = f"Взятку берёт игрок {best + 1}: {deck.name(laid[best])}."
    return score


def pack_size(rules: Any, facts: Any) -> Score:
    """Say which pack is taken and what is left of it after the deal."""
    size = rules.decks(rules, facts.players).size
    turned = 0 if rules.trump else 1
    score = Score(total=size, unit="карт")
    score.add(f"На {facts.players} игроков берут колоду", ("mushka.players", "mushka.deck"), size)
    score.add(f"Сдают по {HAND}", "mushka.deal", -HAND * facts.players)
    if turned:
        score.add("Открыт козырь", "mushka.trump", -turned)
    rest = size - HAND * facts.players - turned
    score.summary = f"Колода в {counted(size, 'карту', 'карты', 'карт')}; на прикуп остаётся {rest}."
    return score


def misdeal(rules: Any, facts: Misdeal) -> Score:
    """Say that the cards are dealt again, and by whom."""
    checked_dealer(facts)
    same = rules.redealt_by_same
    who = facts.dealer if same else facts.dealer % facts.players + 1
    score = Score(total=who, unit="игрок", summary=f"Пересдают; сдаёт игрок {who}.")
    score.add(f"{facts.what.capitalize()}: пересдают", "mushka.misdeal")
    score.add("Пересдаёт тот же" if same else "Пересдаёт следующий", "mushka.misdeal")
    return score


def price(rules: Any, facts: Any) -> Score:
    """Turn points into money."""
    total = facts.points * facts.price
    score = Score(total=total, unit="коп.", summary=f"{points(facts.points).capitalize()} стоят {money(total)}")
    score.add(f"{facts.points} × {money(facts.price)}", "mushka.price", total)
    return score


def flat(rules: Any, facts: Any) -> Score:
    """Count what the winner gets where everybody pays the same."""
    total = (facts.players - 1) * facts.stake
    score = Score(total=total, unit="коп.", summary=f"Победитель получает {money(total)}")
    score.add(f"Платят {facts.players - 1} по {money(facts.stake)}", "mushka.flat", total)
    return score


COUNTS = (
    Count("change", "Что пишут за сдачу", Deal, change, ("mushka.trick", "mushka.remise.ex"), "На сколько меняется запись после сдачи.",
          words=("сколько списать", "какой ремиз", "не взял ни одной взятки", "ренонс", "не дал масть", "не побил козырем", "даётся ли прибавка", "побили а взяток нет ремиз ли"),
          sentence="Взяток {tricks}, особая карта на руках: {special}[, козырная: {special_trump}]; промахов {revokes}."),
    Count("record", "Что остаётся в записи", Recorded, record, ("mushka.record", "mushka.overshoot", "mushka.remise.ex"), "Остаток после сдачи.",
          words=("взял лишнюю взятку", "сколько осталось", "снова двадцать пять"),
          sentence="Было {record}; взяток {tricks}, особая карта на руках: {special}[, козырная: {special_trump}]; промахов {revokes}."),
    Count("alone", "Играет один", Alone, played_alone, ("mushka.h3",), "Остаток того, кто играл без противников.", words=("все спасовали", "играл один"),
          sentence="Было {record}, играл один; особая карта на руках: {special}[, козырная: {special_trump}]."),
    Count("pool", "Кто сколько выиграл", Pool, pool, ("mushka.win", "mushka.win.ex"), "Плюсы и минусы после пульки.", "settlement",
          words=("кто выиграл", "расчёт пульки", "плюс и минус", "открыл карты и выиграл пульку")),
    Count("first", "Кто списал всё первым", First, first, ("mushka.h4",), "Двое дошли до нуля в одной сдаче.", "irregularity",
          words=("двое дошли до нуля", "кто первый")),
    Count("misdeal", "Пересдавать ли", Misdeal, misdeal, ("mushka.misdeal",), "Засдача, открытая карта, неверный расклад.", "irregularity",
          words=("засдача", "открыл чужую карту", "обсчитался при сдаче", "кому пересдавать"),
          sentence="При сдаче: {what}; игроков {players}, сдавал {dealer}."),
    Count("wrong-ruff", "Побито козырем по ошибке", WrongRuff, wrong_ruff, ("mushka.follow",), "Чья взятка и какой ремиз.", "irregularity",
          ("побил козырем имея масть",), "Козырь {trump}, во взятке {trick}; козырем ошибкой побил {offender}."),
    Count("trick", "Чья взятка", Trick, trick, ("mushka.lead",), "Кто берёт взятку.", words=("чья взятка", "кто взял", "бьёт ли", "сверху положил", "перекрыли козырным", "вышли с козырного"),
          sentence="Козырь {trump}, положили по порядку {trick}."),
    Count("deck", "Какая колода", Players, pack_size, ("mushka.deck",), "Сколько карт берут и сколько остаётся на прикуп.",
          words=("сколько карт", "какая колода"), sentence="Игроков {players}."),
    Count("dealer", "Кому сдавать первым", Drawn, first_dealer("Первым сдаёт", "mushka.seats"), ("mushka.seats",), "Первая сдача по вытянутым картам.",
          words=("кто сдаёт первым",), sentence="Вытянуты {drawn}."),
    Count("next-dealer", "Кто сдаёт следующим", Dealer, next_dealer("Сдают по очереди, слева направо", "mushka.dealorder"), ("mushka.dealorder",), "Очередь сдачи.", words=("кто сдаёт",),
          sentence="Игроков {players}, сдавал {dealer}."),
    Count("money", "Сколько денег", Price, price, ("mushka.price",), "Очки по цене.", "settlement", words=("сколько платить", "цена очка"),
          sentence="Очков {points}, очко стоит {price}."),
    Count("flat", "Твёрдая сумма", Flat, flat, ("mushka.flat",), "Расчёт без записи.", "settlement", words=("поровну", "без записи", "договорились с каждого", "сколько победителю"),
          sentence="Игроков {players}, с каждого {stake}."),
)  # fmt: skip


def with_counts(
    counts: tuple[Count, ...], facts: Mapping[str, type], *dropped: str, sentences: Mapping[str, str] | None = None
) -> tuple[Count, ...]:
    """Return the family's calculators with a member's own facts and sentences; without those that it does not ask."""
    said = sentences or {}
    return tuple(
        replace(one, facts=facts.get(one.name, one.facts), sentence=said.get(one.name, one.sentence))
        for one in counts
        if one.name not in dropped
    )
