"""Горка: what the examples ask."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Any

from ...frame.cards import DECK_36
from ...frame.errors import InputError
from ...frame.facts import Count, card_row, flag, number, numbers, one_of
from ...frame.results import Score
from ...frame.russian import counted as in_words
from ...frame.russian import money, points
from .combos import CITES, NAMES, best, compared, counted, said
from .rules import HAND, OPEN, WILD

WILDS = tuple(WILD)


@dataclass(frozen=True, kw_only=True)
class Seats:
    """How many play."""

    players: int = number("Игроков", 2, 5, 5)


@dataclass(frozen=True, kw_only=True)
class Cards:
    """Cards to count."""

    cards: tuple[int, ...] = card_row("Карты", DECK_36, 1, 36, "♠Т ♠К ♠Д ♠В ♠10 ♠9 ♠6")


@dataclass(frozen=True, kw_only=True)
class Pot:
    """The stakes and what was laid in the vying."""

    players: int = number("Игроков", 2, 5, 4)
    ante: int = number("Куш", 1, 1000, 10, unit="коп.")
    raises: tuple[int, ...] = numbers("Положено в торге", 1, 100_000, (10, 30, 20), most=60)


@dataclass(frozen=True, kw_only=True)
class Dealer:
    """Who dealt."""

    players: int = number("Игроков", 2, 5, 4)
    dealer: int = number("Сдавал игрок", 1, 5, 4)


@dataclass(frozen=True, kw_only=True)
class Dealt:
    """How a player gets his cards."""

    blind: bool = flag("Ставил втёмную")
    dealer: bool = flag("Сдаёт сам", when={"blind": (False,)})
    shown: int = number("Вскрыл из первых двух", 0, 2, 0, when={"blind": (False,), "dealer": (False,)})


@dataclass(frozen=True, kw_only=True)
class Hand:
    """Four cards and what stands for any."""

    cards: tuple[int, ...] = card_row("Карты", DECK_36, 4, 4, "♠10 ♥10 ♦Д ♣7")
    wild: str = one_of("Фальки", WILDS, WILDS[0])


@dataclass(frozen=True, kw_only=True)
class Two:
    """Two hands."""

    first: tuple[int, ...] = card_row("Первый", DECK_36, 4, 4, "♥9 ♥8 ♥7 ♥10")
    second: tuple[int, ...] = card_row("Второй", DECK_36, 4, 4, "♠Т ♣Т ♦Т ♠К")
    wild: str = one_of("Фальки", WILDS, WILDS[0])


@dataclass(frozen=True, kw_only=True)
class Shown:
    """Two cards that lie open."""

    shown: tuple[int, ...] = card_row("Открыты", DECK_36, 2, 2, "♠К ♥9")
    wild: str = one_of("Фальки", WILDS, WILDS[0])


@dataclass(frozen=True, kw_only=True)
class Odds(Hand):
    """One's own four cards against two open ones."""

    shown: tuple[int, ...] = card_row("У соперника открыты", DECK_36, 2, 2, "♠К ♥9")


@dataclass(frozen=True, kw_only=True)
class Blind:
    """What was added before the deal, and what somebody wants to add."""

    blinds: tuple[int, ...] = numbers("Уже поставлено втёмную, по порядку", 1, 100_000, (5, 10), most=4)
    stake: int = number("Хотят поставить", 1, 100_000, 8, unit="коп.")


@dataclass(frozen=True, kw_only=True)
class End:
    """How many are left, whether they agree."""

    left: int = number("Осталось в игре", 1, 5, 2)
    agreed: bool = flag("Оба сказали, что согласны кончить")
    called: bool = flag("Один уравнял ставку другого", when={"agreed": (False,)})
    pot: int = number("На кону", 1, 1_000_000, 100, unit="коп.")


def deck(rules: Any, facts: Seats) -> Score:
    """Say whether the pack suffices."""
    size, dealt = rules.deck.size, facts.players * HAND
    score = Score(total=size - dealt, unit="карт", sides={"сдано": dealt, "осталось": size - dealt})
    score.add("Карт в колоде", "gorka.2", size)
    score.add(f"Сдано: {facts.players} × {HAND}", "gorka.7", -dealt, "сдано")
    score.summary = f"Сдано {dealt}, осталось {size - dealt}."
    return score


def pips(rules: Any, facts: Cards) -> Score:
    """Count cards."""
    score = Score(counted(DECK_36, facts.cards), unit="очков")
    score.total = sum(item.amount or 0 for item in score.items)
    score.summary = f"Вместе {points(int(score.total))}."
    return score


def pot(rules: Any, facts: Pot) -> Score:
    """Say what lies on the table."""
    ante = facts.players * facts.ante
    score = Score(total=ante + sum(facts.raises), unit="коп.")
    score.add(f"Куш: {facts.players} × {money(facts.ante)}", "gorka.4", ante)
    if facts.raises:
        score.add(f"В торге: {' + '.join(map(money, facts.raises))}", ("gorka.24", "gorka.h1"), sum(facts.raises))
    score.summary = f"На кону {money(int(score.total or 0))}"
    return score


def next_dealer(rules: Any, facts: Dealer) -> Score:
    """Say who deals next."""
    if facts.dealer > facts.players:
        raise InputError(f"Сдавал игрок: введите число от 1 до {facts.players}", "dealer")
    who = facts.dealer % facts.players + 1
    score = Score(total=who, unit="игрок", summary=f"Следующим сдаёт игрок {who}.")
    score.add("Сдают по очереди, влево", "gorka.6")
    return score


def dealt(rules: Any, facts: Dealt) -> Score:
    """Say which cards lie open."""
    if facts.blind or facts.dealer:
        up = 0
        cites = ("gorka.10", "gorka.11") if facts.blind else ("gorka.7",)
    else:
        up, cites = OPEN - facts.shown, (("gorka.7",), ("gorka.9",), ("gorka.8",))[facts.shown]
    visible = 0 if facts.blind else OPEN
    score = Score(total=visible, unit="карт", sides={"сдано открытыми": up, "сдано закрытыми": HAND - up})
    score.add("Сдано открытыми", cites, up, "сдано открытыми")
    score.add("Сдано закрытыми", cites, HAND - up, "сдано закрытыми")
    if facts.blind:
        score.summary = "Все четыре дают закрытыми: не видно ни одной."
    elif facts.dealer:
        score.add("Сдающий вскрывает любые две", "gorka.13", OPEN)
        score.summary = "Себе сдающий даёт четыре и сразу вскрывает любые две."
    else:
        rest = ("Две другие дают открытыми", "Из двух других одну дают открытой, одну закрытой", "Две другие дают закрытыми")
        score.summary = f"{rest[facts.shown]}: видно две."
    return score


def hand(rules: Any, facts: Hand) -> Score:
    """Say what four cards make."""
    found = best(DECK_36, rules, facts.wild, facts.cards)
    score = Score(total=found.grade, unit="разряд")
    if found.wild:
        score.add("Фалька идёт за недостающую карту", ("gorka.14", "gorka.15"))
    name = said(DECK_36, found)
    score.add(name[0].upper() + name[1:], CITES[found.grade], found.grade)
    score.summary = f"Это {name}." if found.grade else "Сочетания нет."
    return score


def compare(rules: Any, facts: Two) -> Score:
    """Say which of two hands is higher, step by step."""
    same = [DECK_36.text(card) for card in facts.first if card in facts.second]
    if same:
        raise InputError(f"Второй: карта {same[0]} уже у первого", "second")
    one, other = (best(DECK_36, rules, facts.wild, cards) for cards in (facts.first, facts.second))
    who, items = compared(DECK_36, rules, one, other)
    score = Score(total=who, unit="игрок")
    score.add(f"Первый: {said(DECK_36, one)}", CITES[one.grade])
    score.add(f"Второй: {said(DECK_36, other)}", CITES[other.grade])
    for item in items:
        score.add(item.text, item.cites)
    even = "делят" if rules.even_splits else "лежит до следующей сдачи"
    score.summary = f"Старше рука игрока {who}." if who else f"Руки равны: кон {even}."
    return score


def possible(rules: Any, facts: Shown) -> Score:
    """Say what may stand behind two open cards, and in how many ways."""
    rest = [card for card in range(DECK_36.size) if card not in facts.shown and DECK_36.text(card)[1:] in rules.deck.ranks]
    tally = [0] * len(NAMES)
    for hidden in combinations(rest, OPEN):
        tally[best(DECK_36, rules, facts.wild, (*facts.shown, *hidden)).grade] += 1
    top = max(grade for grade, count in enumerate(tally) if count)
    score = Score(total=top, unit="разряд")
    for grade in range(len(NAMES) - 1, -1, -1):
        score.add(f"{NAMES[grade].capitalize()}: раскладов из {sum(tally)}", ("gorka.28", *CITES[grade]), tally[grade])
    score.summary = f"Высшее, чего следует опасаться: {NAMES[top]}."
    return score


def odds(rules: Any, facts: Odds) -> Score:
    """Count in how many ways the other may hold less."""
    if set(facts.cards) & set(facts.shown):
        raise InputError("У соперника открыты: эта карта уже у вас", "shown")
    own = best(DECK_36, rules, facts.wild, facts.cards).order
    seen = {*facts.cards, *facts.shown}
    rest = [card for card in range(DECK_36.size) if card not in seen and DECK_36.text(card)[1:] in rules.deck.ranks]
    more = even = whole = 0
    for hidden in combinations(rest, OPEN):
        theirs = best(DECK_36, rules, facts.wild, (*facts.shown, *hidden)).order
        whole, more, even = whole + 1, more + (own > theirs), even + (own == theirs)
    score = Score(total=more, unit="раскладов")
    score.add(f"Невидимых карт {len(rest)}, раскладов двух закрытых", "gorka.28", whole)
    score.add("Ваша рука старше", "gorka.20", more)
    score.add("Поровну", "gorka.h4", even)
    score.add("Старше рука соперника", "gorka.20", whole - more - even)
    score.summary = f"Старше ваша рука в {in_words(more, 'раскладе', 'раскладах', 'раскладах')} из {whole}: {round(100 * more / whole)}\u00a0%."
    return score


def blind(rules: Any, facts: Blind) -> Score:
    """Say whether a sum outbids what was added before the deal."""
    least = 0
    if facts.blinds:
        least = max(facts.blinds) if rules.over_highest else facts.blinds[0]
    good = facts.stake > least
    score = Score(total=int(good), summary=("Можно" if good else f"Мало: нужно больше чем {money(least)}"))
    if facts.blinds:
        whom = "наибольшую прибавку" if rules.over_highest else "прибавку первого"
        score.add(f"Перетемняют {whom}: {money(least)}", "gorka.11")
    else:
        score.add("Первым втёмную ставит сосед сдающего слева", "gorka.10")
    score.summary += "." if not score.summary.endswith(".") else ""
    return score


def ended(rules: Any, facts: End) -> Score:
    """Say whether the vying is over, who takes what lies there, who shows."""
    score = Score(total=0)
    if facts.left == 1:
        score.total = facts.pot if rules.lone_takes else 0
        text = (
            "Остался один: кон его, карт он не показывает" if rules.lone_takes else "Остался один: кон лежит до следующей сдачи"
        )
        score.add(text, "gorka.h2", score.total)
        score.summary = f"{text}."
    elif facts.left == 2 and (facts.agreed or (facts.called and rules.call_ends)):
        score.total = facts.pot
        how, cites = (
            ("Двое согласны", ("gorka.25",)) if facts.agreed else ("Уравнявший согласен кончить", ("gorka.25", "gorka.h3"))
        )
        score.add(f"{how}: торг кончен, оба показывают карты", cites)
        score.add("Кон берёт старшее сочетание", "gorka.h4", facts.pot)
        score.summary = f"Оба показывают карты; старшее сочетание берёт {money(facts.pot)}"
    else:
        score.add(
            "По согласию игру кончают только двое последних" if facts.left > 2 else "Согласны не оба: торг идёт дальше",
            ("gorka.25", "gorka.h3") if facts.called and facts.left == 2 else "gorka.25",
        )
        score.summary = "Торг продолжается, карт не показывают."
    return score


COUNTS = (
    Count("deck", "Хватит ли карт", Seats, deck, ("gorka.1", "gorka.2"), "Колода и сдача.", words=("сколько карт в колоде", "хватит ли карт"), sentence="Играют {players}."),
    Count("points", "Сколько очков", Cards, pips, ("gorka.3",), "Очки карт.", words=("сколько очков", "сколько стоит туз"), sentence="Карты {cards}."),
    Count("pot", "Сколько на кону", Pot, pot, ("gorka.4", "gorka.5", "gorka.24", "gorka.h1"), "Куш и торг.", "settlement", words=("сколько на кону", "кто сколько поставил"),
          sentence="Играют {players}, куш {ante}, в торге положено {raises}."),
    Count("dealer", "Кто сдаёт следующим", Dealer, next_dealer, ("gorka.6",), "Очередь сдачи.", words=("кто сдаёт",), sentence="Играют {players}, сдавал игрок {dealer}."),
    Count("deal", "Какие карты открыты", Dealt, dealt, ("gorka.7", "gorka.8", "gorka.9", "gorka.10", "gorka.13"), "Открытые и закрытые карты.", "irregularity",
          words=("сколько карт открыто", "вскрыл обе карты", "сдали открыто", "неправильно сдали"), sentence="Втёмную: {blind}.[ Сдаёт сам: {dealer}.][ Вскрыл из первых двух: {shown}.]"),
    Count("hand", "Что за сочетание", Hand, hand, ("gorka.14", "gorka.15", "gorka.16", "gorka.17", "gorka.18"), "Четыре карты.", words=("что у меня", "хлюст ли это", "трынка ли это", "заменяет ли фалька"),
          sentence="На руках {cards}, фальки — {wild}."),
    Count("compare", "Чья рука старше", Two, compare, ("gorka.19", "gorka.20", "gorka.21", "gorka.21n", "gorka.22", "gorka.h4"), "Две руки по шагам.",
          words=("чья рука старше", "кто выиграл", "хлюст против трынки", "две трынки", "равные хлюсты"), sentence="У первого {first}, у второго {second}, фальки — {wild}."),
    Count("possible", "Чего опасаться по открытым картам", Shown, possible, ("gorka.28",), "Две открытые карты.", words=("что может быть у соперника", "есть ли четверик"),
          sentence="Открыты {shown}, фальки — {wild}."),
    Count("odds", "Какова надежда на выигрыш", Odds, odds, ("gorka.26", "gorka.28"), "Своя рука против двух открытых карт.", words=("шансы", "стоит ли идти в гору"),
          sentence="У вас {cards}, фальки — {wild}; у соперника открыты {shown}."),
    Count("blind", "Можно ли перетемнить", Blind, blind, ("gorka.10", "gorka.11"), "Ставки до сдачи.", words=("перетемнить", "сколько втёмную", "кого перебивает третий"),
          sentence="Втёмную поставлено {blinds}, хотят поставить {stake}."),
    Count("end", "Кончен ли торг", End, ended, ("gorka.25", "gorka.h2", "gorka.h3"), "Кто остался и кто показывает карты.", "settlement",
          words=("кто показывает карты", "все спасовали", "кому кон", "кончить торг"), sentence="В игре осталось {left}, согласны оба: {agreed}.[ Один уравнял: {called}.] На кону {pot}."),
)  # fmt: skip
