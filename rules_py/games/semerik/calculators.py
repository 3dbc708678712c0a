"""Семерик: what the examples ask."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...frame.errors import InputError
from ...frame.facts import Count, card_row, flag, number, numbers, scored
from ...frame.results import Score
from ...frame.russian import points
from ...frame.sheet import summed
from ...frame.strength import law
from .rules import DECK, HAND
from .scoring import DEAL_LINES, PARTY_LINES, Deal, Hand, Party, hand_items, trick_items

SIDES = 2


@dataclass(frozen=True, kw_only=True)
class Trick:
    """A trick on the table."""

    trick: tuple[int, ...] = card_row("Карты взятки по порядку", DECK, 1, 4, "♠Т ♠К ♠3 ♠2")


@dataclass(frozen=True, kw_only=True)
class Both:
    """Two sides that count after the deal."""

    scores: tuple[int, ...] = numbers("Записано у сторон", -50, 20, (18, 20), most=2)
    hand_points: tuple[int, ...] = numbers("На руках", 0, 60, (3, 4), most=2)
    leader: int = number("Первый выход у стороны", 1, 2, 1)


@dataclass(frozen=True, kw_only=True)
class Revoked:
    """A record and the revokes made."""

    score: int = number("Записано у виновных", -50, 60, 12)
    revokes: int = number("Ренонсов", 1, 10, 1)


@dataclass(frozen=True, kw_only=True)
class Talked:
    """A record and the hints that were given."""

    score: int = number("Записано у виновных", -50, 60, 12)
    times: int = number("Намёков", 1, 20, 1)
    fine: int = number("Условились о штрафе", 0, 3, 1, unit="очк.")


@dataclass(frozen=True, kw_only=True)
class Looked:
    """When somebody wants to look at a trick."""

    over: bool = flag("Игра окончена")


@dataclass(frozen=True, kw_only=True)
class Players:
    """How many play."""

    players: int = number("Игроков", 4, 4, 4)


@dataclass(frozen=True, kw_only=True)
class Dealer:
    """Who deals now."""

    players: int = number("Игроков", 4, 4, 4)
    dealer: int = number("Сдавал игрок", 1, 4, 4)


def hand(rules: Any, facts: Hand) -> Score:
    """Count what is in a hand after the deal."""
    items = hand_items(rules, facts.hand)
    total = summed(items)
    score = Score(items, total, "очков", f"На руках {points(total)}." if total else "Считать на руках нечего.")
    if not items:
        score.add("Ни тройни, ни бабы нет", ("semerik.10", "semerik.12"), 0)
    return score


def trick(rules: Any, facts: Trick) -> Score:
    """Say who takes a trick and what it brings."""
    laid = facts.trick
    if len(set(laid)) != len(laid):
        raise InputError("Карты взятки: одна карта названа дважды", "trick")
    ruling = law(DECK, rules.strength, rules.duty, DECK.suits.index(rules.trump) if rules.trump else -1)
    best = ruling.best(laid)
    score = Score(total=best + 1, unit="игрок")
    score.add(f"Берёт {DECK.text(laid[best])}, положенная {best + 1}-й", ruling.reason(laid))
    items = trick_items(rules, laid)
    score.items += items
    if not items:
        score.add("Карт счёта меньше трёх", "semerik.18", 0)
    brought = summed(items)
    score.sides = {"взявшим": brought}
    score.summary = f"Взятку берёт игрок {best + 1}" + (f", во взятке {points(brought)}." if brought else "; очков в ней нет.")
    return score


def deal(rules: Any, facts: Deal) -> Score:
    """Add up a side's deal."""
    items = scored(DEAL_LINES, rules, facts)
    total = summed(items)
    score = Score(items, total, "очков", f"Сторона пишет {points(total)}." if total else "Писать нечего.")
    if not items:
        score.add("Ни на руках, ни во взятках очков нет", "semerik.7", 0)
    return score


def party(rules: Any, facts: Party) -> Score:
    """Say what is written for a game."""
    items = scored(PARTY_LINES, rules, facts)
    total = summed(items)
    score = Score(items, total, "очков", f"Выигравшие пишут {total}.")
    if facts.losers >= rules.double_below:
        score.add(f"У противников {facts.losers}: не вдвойне", "semerik.20", 0)
    return score


def both(rules: Any, facts: Both) -> Score:
    """Say who has won where both sides can reach the game after the deal."""
    if len(facts.scores) != SIDES or len(facts.hand_points) != SIDES:
        raise InputError("Записано у сторон: назовите два числа, по одному на сторону", "scores")
    sums = [one + more for one, more in zip(facts.scores, facts.hand_points, strict=True)]
    score = Score(unit="сторона")
    for side, total in enumerate(sums):
        score.add(f"Сторона {side + 1}: {facts.scores[side]} + {facts.hand_points[side]} = {total}", "semerik.21", total)
    there = [side for side in range(SIDES) if sums[side] >= rules.game]
    if not there:
        score.add("До 21 не дошёл никто", ("semerik.5", "semerik.6"))
        score.total, score.summary = 0, "Играют дальше."
        return score
    first = facts.leader - 1
    if len(there) == SIDES and not rules.leader_first:
        if sums[0] == sums[1]:
            score.add("Поровну: играют дальше", "semerik.h1")
            score.total, score.summary = 0, "Поровну: играют дальше."
            return score
        winner = sums.index(max(sums))
        score.add("Считают разом: партия у тех, у кого больше", "semerik.h1")
    else:
        winner = first if first in there else there[0]
        score.add("Первой считает сторона, которой выходить", ("semerik.h1", "semerik.22"))
    score.total, score.summary = winner + 1, f"Партия за {winner + 1}-й стороной."
    return score


def _fined(rules: Any, before: int, amount: int, what: str, cite: str) -> Score:
    """Take a fine off a record, or write it to the others."""
    score = Score(unit="очков")
    score.add(f"Было {before}", "semerik.7", before)
    left = before
    if rules.fine_to_others:
        score.add(f"{what}: противники пишут", cite, amount, "Противники")
        score.sides = {"Виновные": before, "Противники": amount}
        score.summary = f"Противники пишут {points(amount)}."
    else:
        score.add(what, cite, -amount)
        left -= amount
        score.summary = f"У виновных остаётся {points(left)}."
    score.total = left
    return score


def revoke(rules: Any, facts: Revoked) -> Score:
    """Say what revokes cost."""
    return _fined(rules, facts.score, rules.revoke * facts.revokes, "Штраф за ренонс", "semerik.25")


def talked(rules: Any, facts: Talked) -> Score:
    """Say what hints cost."""
    if not facts.fine:
        score = Score(
            total=facts.score, unit="очков", summary="О штрафе не условились: запись не меняется, но намекать нельзя."
        )
        score.add("О штрафе не условились", "semerik.23", 0)
        return score
    return _fined(rules, facts.score, facts.fine * facts.times, "Штраф за намёки", "semerik.23")


def look(rules: Any, facts: Looked) -> Score:
    """Say whether a closed trick may be looked at."""
    if facts.over:
        return Score.told("Можно.", (("Игра окончена: взятки смотрят", "semerik.23"),))
    return Score.told("Нельзя.", (("До конца игры взяток не смотрят", "semerik.23"),))


def deck(rules: Any, facts: Players) -> Score:
    """Say how the pack is dealt."""
    score = Score(total=HAND, unit="карт", summary=f"Каждому по {HAND}, колода расходится вся.")
    score.add("Четыре масти по десять карт", "semerik.1", DECK.size)
    score.add(f"{DECK.size} : {facts.players} — каждому", "semerik.4", DECK.size // facts.players)
    return score


def next_dealer(rules: Any, facts: Dealer) -> Score:
    """Say who deals next."""
    seat = facts.dealer % facts.players + 1
    score = Score(total=seat, unit="игрок", summary=f"Сдаёт игрок {seat}.")
    score.add(f"После игрока {facts.dealer} сдаёт следующий", "semerik.3")
    return score


COUNTS = (
    Count("hand", "Сколько очков на руках?", Hand, hand, ("semerik.10", "semerik.11", "semerik.12", "semerik.13", "semerik.14", "semerik.16", "semerik.17"),
          words=("тройня", "баба", "три туза", "сколько на руках", "баба с королём", "три семёрки"), sentence="На руках {hand}."),
    Count("trick", "Чья взятка и что в ней?", Trick, trick, ("semerik.8", "semerik.15", "semerik.18"),
          words=("чья взятка", "кто берёт", "старшие карты во взятке", "очки во взятке"), sentence="Легли по порядку {trick}."),
    Count("deal", "Что пишет сторона за сдачу?", Deal, deal, ("semerik.7", "semerik.18", "semerik.19", "semerik.21"),
          words=("счёт сдачи", "все десять взяток", "сколько написать"),
          sentence="На руках {hand_points}, во взятках {trick_points}; взяток {tricks}."),
    Count("party", "Сколько пишут за партию?", Party, party, ("semerik.5", "semerik.6", "semerik.20"), kind="settlement",
          words=("партия", "вдвойне", "сорок два", "двойной выигрыш"), sentence="У выигравших {winners}, у противников {losers}."),
    Count("both", "Кто выиграл, если до 21 дошли обе стороны?", Both, both, ("semerik.h1", "semerik.21", "semerik.22"), kind="irregularity",
          words=("обе стороны дошли", "кто считает первым", "обе набрали двадцать одно")),
    Count("revoke", "Что за ренонс?", Revoked, revoke, ("semerik.25",), kind="irregularity",
          words=("ренонс", "не дал масти", "утаил масть", "штраф за ренонс"), sentence="Записано {score}, ренонсов {revokes}."),
    Count("talk", "Что за намёк партнёру?", Talked, talked, ("semerik.23",), kind="irregularity",
          words=("намёк", "намекнул своему", "моргнул"),
          sentence="Записано {score}, намёков {times}, за каждый условились о штрафе в {fine}."),
    Count("look", "Можно ли посмотреть взятку?", Looked, look, ("semerik.23",), kind="irregularity",
          words=("посмотреть взятку", "прошлая взятка", "перевернуть взятку"), sentence="Хотят посмотреть взятку; игра окончена: {over}."),
    Count("deck", "Сколько карт каждому?", Players, deck, ("semerik.1", "semerik.2", "semerik.4"),
          words=("сколько карт сдают", "карт каждому", "вся колода"), sentence="Играют {players}."),
    Count("next-dealer", "Кто сдаёт следующим?", Dealer, next_dealer, ("semerik.2", "semerik.3"),
          words=("кто сдаёт потом", "чья сдача", "очередь сдавать"), sentence="Играют {players}, сдавал игрок {dealer}."),
)  # fmt: skip
