"""Безик: what the examples ask."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...frame.cards import Deck
from ...frame.errors import InputError
from ...frame.facts import Count, card_row, number, numbers, one_of, suit
from ...frame.results import Score
from ...frame.russian import counted, money, points
from ...frame.strength import law
from .figures import by_name, declarable, fitted
from .irregularities import MOMENT
from .rules import BY_NAME, DECK, JOKER, JOKERS, NINES, Claim, deck_for, plain_marriages, slots
from .scoring import Declaration, priced, settled

DECKS = {8: "восемь", 10: "десять", 2: "две", 3: "три"}


@dataclass(frozen=True, kw_only=True)
class Packs:
    """How many packs are mixed."""

    decks: int = one_of("Колод", DECKS, 8)


@dataclass(frozen=True, kw_only=True)
class Deal:
    """How many sit at the table."""

    players: int = number("Игроков", 2, 4, 2)
    jokers: int = number("Инфузорок вышло козырем", 0, 2, 0)


@dataclass(frozen=True, kw_only=True)
class Seats:
    """Who deals."""

    players: int = number("Игроков", 2, 4, 4)
    dealer: int = number("Сдаёт игрок", 1, 4, 1)


@dataclass(frozen=True, kw_only=True)
class Stock:
    """Packs and players: how long the stock lasts."""

    decks: int = one_of("Колод", DECKS, 8)
    players: int = number("Игроков", 2, 4, 2)


@dataclass(frozen=True, kw_only=True)
class Trick:
    """A trick on the table."""

    trump: str = suit("Козырь", default="♥")
    trick: tuple[int, ...] = card_row("Карты взятки по порядку", DECK, 2, 3, "♠К ♠К")


@dataclass(frozen=True, kw_only=True)
class Held:
    """The cards of one who took a trick."""

    trump: str = suit("Козырь", default="♥")
    hand: tuple[int, ...] = card_row("Карты на руках", DECK, 1, 18, "♥К ♥Д ♦В")


@dataclass(frozen=True, kw_only=True)
class Points:
    """What was written."""

    points: tuple[int, ...] = numbers("Очки игроков", 0, 1_000_000, (420, 310), most=4)
    price: int = number("Цена очка", 0, 1000, 0, unit="коп.")


def pack(rules: Any, facts: Packs) -> Score:
    """Count the cards of the packs in one."""
    if facts.decks not in rules.decks:
        allowed = " или ".join(map(str, rules.decks))
        raise InputError(f"Колод: по принятому чтению их {allowed}", "decks", ("bezik.decks",))
    nines = 4 * min(NINES, facts.decks)
    score = Score(unit="карт")
    score.add(f"{facts.decks} × 20 карт", ("bezik.decks", "bezik.pack"), 20 * facts.decks)
    score.add("Девятки" if nines == 12 else "Девятки: больше в двух колодах нет", ("bezik.nines", "bezik.intro.3"), nines)
    score.add("Инфузорки", "bezik.intro.3", JOKERS)
    score.total = 20 * facts.decks + nines + JOKERS
    score.summary = f"Вместе {counted(score.total, 'карта', 'карты', 'карт')}."
    return score


def trump_card(rules: Any, facts: Deal) -> Score:
    """Say which card names the trump."""
    hands = min(facts.players, rules.most_hands)
    score = Score(unit="карта по счёту", total=rules.hand * hands + 1)
    if facts.players > hands:
        score.add("Вчетвером сдающий не играет: рук три", ("bezik.max3", "bezik.four"))
    score.add(f"{hands} × {rules.hand} карт сданы", "bezik.deal", rules.hand * hands)
    if facts.jokers and rules.redealt:
        score.total = None
        score.add("Козырем вышла инфузорка: карты сдают заново", ("bezik.h2", "bezik.joker.nosuit"))
        score.summary = "Козыря нет: пересдача."
        return score
    if facts.jokers:
        score.add(
            "Инфузорка козырем не открывается: её сменяет следующая карта", ("bezik.h2", "bezik.joker.nosuit"), facts.jokers
        )
        score.total = int(score.total or 0) + facts.jokers
    score.add("Следующая назначает козырь и ложится открытой", ("bezik.deal", "bezik.stock"), 1)
    score.summary = f"Козырь назначает {score.total}-я карта."
    return score


def seats(rules: Any, facts: Seats) -> Score:
    """Say who cuts, who plays, who leads and who deals next."""
    if facts.dealer > facts.players:
        raise InputError(f"Сдаёт игрок: их всего {facts.players}", "dealer", ("bezik.players",))
    around = [(facts.dealer + step) % facts.players + 1 for step in range(facts.players)]
    hands = around[: rules.most_hands]
    score = Score(unit="рук", total=len(hands))
    score.add(f"Снимает игрок {around[0]}, сосед сдающего слева", "bezik.cut")
    if len(hands) < facts.players:
        score.add(f"Сдающий, игрок {facts.dealer}, не играет", ("bezik.four", "bezik.max3"))
    leads = around[0] if not rules.dealer_leads else facts.dealer if facts.dealer in hands else hands[-1]
    score.add(f"Первым ходит игрок {leads}", "bezik.h4")
    score.add(f"Следующую сдачу делает игрок {around[0]}", "bezik.dealturn")
    score.extra.update({"leads": leads, "next": around[0]})
    score.summary = f"Играют {', '.join(map(str, sorted(hands)))}; первым ходит игрок {leads}, потом сдаёт игрок {around[0]}."
    return score


def stock(rules: Any, facts: Stock) -> Score:
    """Say how many tricks the stock lasts, and what is left of it."""
    if facts.decks not in rules.decks:
        allowed = " или ".join(map(str, rules.decks))
        raise InputError(f"Колод: по принятому чтению их {allowed}", "decks", ("bezik.decks",))
    hands = min(facts.players, rules.most_hands)
    whole = deck_for(facts.decks).full.bit_count()
    rest = whole - rules.hand * hands
    if rest <= 0:
        raise InputError(f"Колод: {facts.decks} мало на {hands} игроков, карт не хватит", "decks", ("bezik.deal",))
    score = Score(unit="взяток")
    score.add("Карт всего", ("bezik.decks", "bezik.nines", "bezik.intro.3"), whole)
    score.add(f"Сдано {hands} × {rules.hand}", "bezik.deal", -rules.hand * hands)
    tricks, spare = divmod(rest, hands)
    if spare and rules.last_taken:
        score.add(f"Последние карты разбирают по очереди: {spare} из {hands} добирают", "bezik.h3")
        tricks += 1
    elif spare:
        score.add(f"На всех не хватает, остаётся {counted(spare, 'карта', 'карты', 'карт')}: не добирает никто", "bezik.h3")
    score.add(f"После каждой взятки добирают {hands}: {rest} : {hands}", ("bezik.draw", "bezik.h3"), None)
    score.total = tricks
    score.summary = f"Добирать будут после {counted(tricks, 'взятки', 'взяток', 'взяток')}."
    return score


def trick(rules: Any, facts: Trick) -> Score:
    """Say who takes a trick."""
    ruling = law(DECK, rules.strength, rules.free, DECK.suits.index(facts.trump))
    place = ruling.best(facts.trick)
    score = Score(total=place + 1, unit="игрок")
    score.add(f"Берёт {DECK.text(facts.trick[place])} игрока {place + 1}", ruling.reason(facts.trick))
    score.add("Следующий ход за взявшим", "bezik.lead")
    score.summary = f"Взятку берёт игрок {place + 1}: {DECK.name(facts.trick[place])}."
    return score


def declaration(rules: Any, facts: Declaration) -> Score:
    """Say what a declaration brings; where cards are named, whether they make it."""
    score = Score(unit="очков")
    if facts.cards and not _made(rules, DECK, facts):
        shown = " ".join(DECK.text(card) for card in facts.cards)
        score.add(f"{shown} — не {facts.figure}: объявление не в счёт", BY_NAME[facts.figure].cites, 0)
        score.total, score.summary = 0, f"Это не {facts.figure}: очков нет."
        return score
    joker = facts.joker or any(DECK.text(card) == JOKER for card in facts.cards)
    score.items = priced(rules, Declaration(**{**_given(facts), "joker": joker}))
    total = sum(item.amount or 0 for item in score.items)
    score.total = total
    score.summary = f"Объявление приносит {points(total)}." if total else "Объявление ничего не приносит."
    return score


def _given(facts: Declaration) -> dict[str, Any]:
    return {name: getattr(facts, name) for name in facts.__dataclass_fields__}


def _made(rules: Any, deck: Deck, facts: Declaration) -> bool:
    """Tell whether cards make the figure and nothing is over; a fifth trump is named alone or with those that lie open."""
    figure = BY_NAME[facts.figure]
    ways = [slots(rules, Claim(figure), facts.trump)]
    if figure.name == "простой марьяж":
        ways = list(plain_marriages(facts.trump))
    elif figure.suit and facts.number > 4:
        one = slots(rules, Claim(figure, facts.number), facts.trump)
        ways += [one, one * facts.number]
    elif figure.four and not rules.repeated:
        ways += [ways[0] * (facts.again if figure.suit else facts.number)]
    alone = len(facts.cards) == 1 and bool(figure.suit)
    cards = by_name(deck, facts.cards)
    made = (fitted(way, cards, rules.jokers_in_one, alone) for way in ways)
    return any(one is not None and len(one) == len(facts.cards) for one in made)


def held(rules: Any, facts: Held) -> Score:
    """List what a hand can declare, the dearest first."""
    found = declarable(rules, DECK, facts.trump, facts.hand, (), {}, {}, agreed=0)
    score = Score(unit="очков", total=0)
    for word, (cards, said, price) in sorted(found.items(), key=lambda one: -one[1][2]):
        shown = " ".join(DECK.text(card) for card in sorted(cards, reverse=True))
        rules_of = dict.fromkeys(rule for item in priced(rules, said) for rule in item.cites)
        score.add(f"{word.capitalize()}: {shown}", rules_of, price)
    if not score.items:
        score.add("Ни одной фигуры, которая даёт очки", "bezik.decl.trick", 0)
        score.summary = "Объявить нечего."
        return score
    best = score.items[0]
    score.total = best.amount
    score.summary = f"Дороже всего {best.text.partition(':')[0].lower()}: {points(best.amount or 0)}."
    if len(score.items) > 1:
        later = "остальное порознь после той же взятки" if not rules.one_a_trick else "остальное после новых взяток"
        score.add(f"Объявляют по одному: {later}", "bezik.decl.one")
    return score


def settlement(rules: Any, facts: Points) -> Score:
    """Say who wins and what he gets."""
    if len(facts.points) < 2:
        raise InputError("Очки игроков: назовите хотя бы двоих", "points")
    names = [f"игрок {seat + 1}" for seat in range(len(facts.points))]
    paid = settled(facts.points)
    score = Score(unit="очков", total=0, sides=dict.fromkeys(names, 0))
    if not paid:
        score.add("Больше всех у двоих поровну: никто не выигрывает", "bezik.h8", 0)
        score.summary = "Поровну у первых: никто не выигрывает."
        return score
    winner = paid[0][1]
    for giver, taker, amount in paid:
        score.add(f"{facts.points[taker]} − {facts.points[giver]}", "bezik.h8", amount, names[taker])
        score.sides[names[taker]] += amount
        score.sides[names[giver]] -= amount
    whole = sum(amount for _, _, amount in paid)
    score.total = whole
    score.summary = f"Игрок {winner + 1} выигрывает {points(whole)}."
    if facts.price:
        score.add(f"По {facts.price} коп. за очко: {money(whole * facts.price)}", "bezik.h8")
        score.summary = f"Игрок {winner + 1} выигрывает {points(whole)}, {money(whole * facts.price)}"
    return score


COUNTS = (
    Count(
        "declaration", "Сколько стоит объявление", Declaration, declaration,
        ("bezik.double", "bezik.joker.wild", "bezik.joker.any", "bezik.joker.ex", "bezik.joker.parts", "bezik.bezik.ex"),
        "Цена фигуры по её порядку, со вторым комплектом и инфузоркой.",
        words=("сколько очков за фигуру", "цена объявления", "почём дамы в безике"),
        sentence="Объявлено: {figure}, по счёту {number}-я[, комплект {again}-й]; козырь {trump}[, показано {cards}], инфузорка в фигуре: {joker}"
        "[, цена шестой условлена {agreed}].",
    ),
    Count(
        "held", "Что можно объявить", Held, held, ("bezik.decl.one", "bezik.marriage.def", "bezik.bezik.def"),
        "Все фигуры, которые есть на руках, по цене.",
        words=("что объявлять в первую очередь", "какие фигуры у меня на руках"),
        sentence="Козырь {trump}, на руках {hand}.",
    ),
    Count(
        "pack", "Сколько карт в игре", Packs, pack, ("bezik.decks", "bezik.pack", "bezik.nines", "bezik.intro.3"),
        words=("сколько карт в безике", "сколько девяток и инфузорок"),
        sentence="Взяли колод: {decks}.",
    ),
    Count(
        "deal", "Которая карта назначает козырь", Deal, trump_card, ("bezik.deal", "bezik.stock", "bezik.max3", "bezik.four"),
        words=("какая карта по счёту козырная", "какую карту открыть козырем"),
        sentence="За столом {players}, инфузорок вышло козырем {jokers}.",
    ),
    Count(
        "seats", "Кто снимает, играет и ходит первым", Seats, seats,
        ("bezik.players", "bezik.dealturn", "bezik.cut", "bezik.four", "bezik.max3", "bezik.h4"),
        words=("вчетвером кто не играет", "чей первый ход в безике", "кто снимает колоду"),
        sentence="За столом {players}, сдаёт игрок {dealer}.",
    ),
    Count(
        "stock", "На сколько взяток хватит колоды", Stock, stock, ("bezik.draw", "bezik.h3"),
        words=("сколько взяток до конца колоды", "остались лишние карты при доборе"),
        sentence="Колод {decks}, за столом {players}.",
    ),
    Count(
        "trick", "Чья взятка в безике", Trick, trick, ("bezik.tie", "bezik.pack", "bezik.h1", "bezik.h5", "bezik.h7", "bezik.lead"),
        words=("две одинаковые карты во взятке", "кто взял одинаковые короли", "инфузорка во взятке чья"),
        sentence="Козырь {trump}, по порядку легли {trick}.",
    ),
    Count(
        "settlement", "Кто выиграл партию", Points, settlement, ("bezik.h8",), kind="settlement",
        words=("кто выиграл в безик", "как рассчитаться в безике"),
    ),
    MOMENT,
)  # fmt: skip
