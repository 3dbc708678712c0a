"""Лентюрлю: what the examples ask."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...frame.errors import InputError
from ...frame.facts import Count, card_row, number, numbers, one_of
from ...frame.results import Score
from ...frame.russian import counted as in_words
from ...frame.russian import money, points
from .rules import BY_POINTS, DEAL, DECK, FIVE, FLAT, KING, TO_KING, WAYS, height, run_from, split, stops, wanted
from .scoring import Hand, counted

NAMES = tuple(DECK.text(card) for card in FIVE)


@dataclass(frozen=True, kw_only=True)
class Stake:
    """How many stake how much."""

    players: int = number("Игроков", 3, 8, 5)
    fee: int = number("Взнос", 1, 1000, 5, unit="коп.")


@dataclass(frozen=True, kw_only=True)
class Dealt:
    """How many play."""

    players: int = number("Игроков", 3, 8, 5)


@dataclass(frozen=True, kw_only=True)
class Misdealt(Dealt):
    """How many play, how many cards somebody got."""

    dealt: int = number("Сдано игроку", 0, 52, 10)


@dataclass(frozen=True, kw_only=True)
class Run:
    """A hand, the card on top of the row, the card that is laid first."""

    hand: tuple[int, ...] = card_row("На руках", DECK, 1, 20, "♠8 ♥9 ♦10 ♣В ♥3")
    pile: tuple[int, ...] = card_row("Сверху лежит", DECK, 0, 1, "")
    first: tuple[int, ...] = card_row("Кладут сначала", DECK, 1, 1, "♠8")
    way: str = one_of("Способ", WAYS, TO_KING)


@dataclass(frozen=True, kw_only=True)
class Settlement:
    """What lies on the cards and what the losers pay by."""

    play: str = one_of("Способ", WAYS, TO_KING)
    way: str = one_of("Платят", (FLAT, BY_POINTS), FLAT)
    players: int = number("Игроков", 3, 8, 5, when={"way": (FLAT,)})
    pot: int = number("На пяти картах", 0, 100_000, 25, unit="коп.")
    fee: int = number("Условленная сумма", 1, 10_000, 10, unit="коп.", when={"way": (FLAT,)})
    hands: tuple[int, ...] = numbers("Очков на руках по порядку мест", 0, 300, (0, 23, 20), most=8, when={"way": (BY_POINTS,)})
    price: int = number("Цена очка", 1, 100, 1, unit="коп.", when={"way": (BY_POINTS,)})


@dataclass(frozen=True, kw_only=True)
class Paid:
    """The card that was laid and what lies on the five."""

    card: tuple[int, ...] = card_row("Положена карта", DECK, 1, 1, "♦7")
    pot: tuple[int, ...] = numbers("Лежит на пяти картах", 0, 100_000, (7, 3, 4, 5, 6), count=5, labels=NAMES)
    way: str = one_of("Способ", WAYS, "до последней карты")


@dataclass(frozen=True, kw_only=True)
class Refill:
    """How many play, what each stakes anew."""

    players: int = number("Игроков", 3, 8, 5)
    fee: int = number("Складчина", 1, 1000, 2, unit="коп.")


def stake(rules: Any, facts: Stake) -> Score:
    """Say how the stakes lie on the five cards."""
    whole = facts.players * facts.fee
    score = Score(total=whole, unit="коп.", sides=dict(zip(NAMES, split(rules.parts, whole), strict=True)))
    score.add(f"Внесено: {facts.players} × {money(facts.fee)}", "lentjurlju.stake", whole)
    book = "lentjurlju.stake" if whole == sum((7, 3, 4, 5, 6)) else "lentjurlju.h1"
    for name, part in score.sides.items():
        score.add(f"На {name}", book, part, name)
    score.summary = f"На картах {money(whole)}; " + ", ".join(f"{name} — {money(part)}" for name, part in score.sides.items())
    return score


def dealt(rules: Any, facts: Dealt) -> Score:
    """Say how many cards each gets."""
    each, stock = DEAL[facts.players]
    score = Score(total=each, unit="карт", sides={"каждому": each, "в прикупе": stock})
    score.add("Каждому", "lentjurlju.deal", each, "каждому")
    score.add("В прикупе", "lentjurlju.deal", stock, "в прикупе")
    score.summary = f"Каждому по {each}, в прикупе {stock}."
    return score


def misdealt(rules: Any, facts: Misdealt) -> Score:
    """Say what follows where somebody got another number of cards."""
    each = DEAL[facts.players][0]
    score = Score(total=int(facts.dealt != each))
    score.add(f"Положено по {each}, сдано {facts.dealt}", "lentjurlju.deal")
    if facts.dealt == each:
        score.summary = "Сдано верно."
    elif rules.redealt:
        score.add("Сдано неверно: пересдают", "lentjurlju.h4")
        score.summary = "Пересдать."
    else:
        amount = in_words(abs(facts.dealt - each), "карту", "карты", "карт")
        text = f"{amount} отдают в прикуп" if facts.dealt > each else f"{amount} берут из прикупа"
        score.add(f"Сдано неверно: {text}", "lentjurlju.h4")
        score.summary = f"Поправить без пересдачи: {text}."
    return score


def laid(rules: Any, facts: Run) -> Score:
    """Say how many cards go in one turn."""
    first = facts.first[0]
    if first not in facts.hand:
        raise InputError("Кладут сначала: этой карты на руках нет", "first")
    score = Score(total=0, unit="карт")
    if facts.pile and height(facts.pile[0]) == KING:
        score.add(f"{DECK.text(facts.pile[0])} закрыл взятку: на короля не кладут", "lentjurlju.until")
        score.summary = "Нельзя: король — последняя карта ряда."
        return score
    if facts.pile and height(first) != height(facts.pile[0]) + 1:
        asked = wanted(height(facts.pile[0]) + 1)
        score.add(f"На {DECK.text(facts.pile[0])} {asked}, а не {DECK.text(first)}", "lentjurlju.sequence")
        score.summary = f"Нельзя: {asked}."
        return score
    row = run_from(facts.hand, first, stops(rules, facts.way))
    score.total = len(row)
    for card in row:
        score.add(f"Кладут {DECK.text(card)}", "lentjurlju.sequence" if card != first or facts.pile else "lentjurlju.lead")
    score.summary = f"За один ход: {in_words(len(row), 'карта', 'карты', 'карт')}."
    if height(row[-1]) == KING:
        score.add("Король закрывает взятку", "lentjurlju.until")
        if facts.way == TO_KING and (facts.pile or len(row) > 1 or rules.led_king_wins):
            score.add("Он берёт все деньги с пяти карт, и игра окончена", ("lentjurlju.kingwins", "lentjurlju.end"))
            score.summary += " Король берёт деньги."
        elif facts.way == TO_KING:
            score.add("С короля вышли: он ничего не перекрыл и денег не берёт", ("lentjurlju.kingwins", "lentjurlju.lead"))
            score.summary += " Денег король не берёт."
    elif row[-1] in stops(rules, facts.way):
        score.add("Карта лентюрлю кончает взятку", "lentjurlju.alt.2")
    return score


def settlement(rules: Any, facts: Settlement) -> Score:
    """Say what the winner gets."""
    score = Score(unit="коп.")
    first = facts.play == TO_KING
    pot = facts.pot if first or rules.left_to_winner else 0
    if pot or first:
        score.add("Деньги с пяти карт", "lentjurlju.kingwins" if first else "lentjurlju.h3", pot)
    else:
        score.add("Деньги, которых никто не снял, лежат до новой сдачи", "lentjurlju.h3", 0)
    if facts.way == FLAT:
        owed = (facts.players - 1) * facts.fee
        score.add(f"Проигравшие: {facts.players - 1} × {money(facts.fee)}", "lentjurlju.kingwins", owed)
    else:
        owed = sum(facts.hands) * facts.price
        for place, left in enumerate(facts.hands, 1):
            if left:
                score.add(f"Игрок {place}: {points(left)}", "lentjurlju.kingwins", left * facts.price)
    score.total = pot + owed
    score.summary = f"Выигравший получает {money(pot + owed)}"
    return score


def left(rules: Any, facts: Hand) -> Score:
    """Count a hand that is left."""
    score = Score(counted(rules, facts), unit="очков")
    score.total = sum(item.amount or 0 for item in score.items)
    score.summary = f"На руках {points(int(score.total))}."
    return score


def paid(rules: Any, facts: Paid) -> Score:
    """Say what is taken off a card."""
    card = facts.card[0]
    score = Score(total=0, unit="коп.")
    if card not in FIVE:
        score.add(f"{DECK.text(card)} не из пяти карт: денег не снимают", "lentjurlju.cards")
        score.summary = "Ничего: это не карта лентюрлю."
    elif facts.way not in rules.paid_ways:
        score.add("По первому способу деньги берёт положивший короля, и все сразу", ("lentjurlju.alt.2", "lentjurlju.kingwins"))
        score.summary = "Ничего: с отдельных карт снимают по второму способу."
    else:
        score.total = facts.pot[FIVE.index(card)]
        score.add(f"Деньги с карты {DECK.text(card)}; взятка кончена", "lentjurlju.alt.2", score.total)
        score.summary = f"Положивший снимает {money(score.total)}"
    return score


def refill(rules: Any, facts: Refill) -> Score:
    """Say what lies on an emptied card."""
    whole = (facts.players - 1) * facts.fee
    score = Score(total=whole, unit="коп.", summary=f"На опустевшей карте снова {money(whole)}")
    score.add(f"Платят все, кроме взявшего: {facts.players - 1} × {money(facts.fee)}", "lentjurlju.alt.3", whole)
    return score


COUNTS = (
    Count("stake", "Как разложить взносы", Stake, stake, ("lentjurlju.cards", "lentjurlju.stake", "lentjurlju.h1"), "Деньги на пяти картах.",
          words=("как разложить деньги", "взнос на лентюрлю"), sentence="Играют {players}, каждый вносит {fee}."),
    Count("deal", "Сколько карт сдать", Dealt, dealt, ("lentjurlju.deal", "lentjurlju.players"), "Карты по числу игроков.",
          words=("сколько карт сдают", "сколько в прикупе"), sentence="Играют {players}."),
    Count("misdeal", "Сдано неверно", Misdealt, misdealt, ("lentjurlju.h4", "lentjurlju.deal"), "Лишняя или недостающая карта.", "irregularity",
          words=("сдал лишнюю карту", "не хватает карты", "засдача", "пересдача"), sentence="Играют {players}, одному сдано карт {dealt}."),
    Count("run", "Сколько карт за ход", Run, laid, ("lentjurlju.run", "lentjurlju.turn", "lentjurlju.rank"), "Ряд, который сносят сразу.",
          words=("сколько карт положить", "ряд карт", "можно ли продолжить ряд"),
          sentence="На руках {hand}, сверху лежит {pile}; кладут {first} и следующие. Способ: {way}."),
    Count("settlement", "Сколько получает выигравший", Settlement, settlement, ("lentjurlju.kingwins", "lentjurlju.h3"), "Деньги с карт и плата проигравших.",
          "settlement", words=("кто кому платит", "сколько получает король", "кому остаток денег"),
          sentence="Способ: {play}. Платят: {way}. На пяти картах {pot}.[ Играют {players}, условились по {fee}.][ На руках осталось {hands}, очко по {price}.]"),
    Count("hand", "Сколько очков на руках", Hand, left, ("lentjurlju.kingwins", "lentjurlju.alt.4"), "Карты, оставшиеся у проигравшего.",
          words=("сколько очков на руках", "вдвойне ли дама пик", "двойная цена"), sentence="Осталось {hand}. Способ: {way}."),
    Count("paycard", "Что снять с карты", Paid, paid, ("lentjurlju.alt.2", "lentjurlju.cards"), "Деньги с одной из пяти карт.",
          words=("снять деньги с карты", "положил семёрку бубен"), sentence="Положена {card}, на пяти картах лежит {pot}. Способ: {way}."),
    Count("refill", "Сколько поставить на опустевшую карту", Refill, refill, ("lentjurlju.alt.3",), "Складчина после снятых денег.",
          words=("пустая карта", "платит ли взявший", "складчина"), sentence="Играют {players}, складчина по {fee}."),
)  # fmt: skip
