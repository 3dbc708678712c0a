"""Кончинка: what the examples ask."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...frame.cards import DECK_52
from ...frame.errors import InputError
from ...frame.facts import Count, card_row, number, numbers, one_of
from ...frame.places import written as row
from ...frame.results import Score
from ...frame.russian import counted, money, points
from .rules import BY_POINTS, BY_STAKE, HAND, PLAIN, PRICED, TARGET, pieces, reach, replaced, sweeps, worth
from .scoring import Taken, debt, may_finish, nobody, secured, winner, written


@dataclass(frozen=True, kw_only=True)
class Capture:
    """The table, the card that takes, what it takes."""

    variant: str = one_of("Кончинка", (PLAIN, PRICED), PLAIN)
    table: tuple[int, ...] = card_row("На столе", DECK_52, 1, 30, "♠Т ♥2 ♦5 ♣К")
    card: tuple[int, ...] = card_row("Берут картой", DECK_52, 1, 1, "♠8")
    take: tuple[int, ...] = card_row("Берут", DECK_52, 1, 30, "♠Т ♥2 ♦5")


@dataclass(frozen=True, kw_only=True)
class Seats:
    """How many play."""

    players: int = number("Игроков", 2, 4, 3)


@dataclass(frozen=True, kw_only=True)
class Opened:
    """The four opened cards and what comes after them."""

    table: tuple[int, ...] = card_row("Открыты", DECK_52, 4, 4, "♠Д ♥Д ♣5 ♦3")
    next: tuple[int, ...] = card_row("Следующие в колоде", DECK_52, 0, 20, "♥5 ♠9")


@dataclass(frozen=True, kw_only=True)
class Leftover:
    """Cards at the end of the pack."""

    cards: tuple[int, ...] = numbers("Карт у каждого", 0, 52, (25, 24), most=4)
    left: int = number("Осталось на столе", 0, 52, 3)
    last: int = number("Последнюю взятку взял игрок", 1, 4, 2)


@dataclass(frozen=True, kw_only=True)
class Party:
    """The record after a deal; for what it was written matters by the reading alone."""

    scores: tuple[int, ...] = numbers("Запись каждого", 0, 40, (17, 15), most=4)
    cards: int = number("За карты писал игрок (0 — никто)", 0, 4, 0)
    clubs: int = number("За трефы писал игрок (0 — никто)", 0, 4, 0)
    konchinki: tuple[int, ...] = numbers("Кончинок у каждого", 0, 2, (), most=4)


@dataclass(frozen=True, kw_only=True)
class Games:
    """What every game brought."""

    games: tuple[int, ...] = numbers("Очки по играм", 0, 5, (2, 4, 3), most=40)


@dataclass(frozen=True, kw_only=True)
class Finish:
    """The record and what has been taken in this pack."""

    score: int = number("Запись", 0, 14, 14)
    konchinki: int = number("Взято кончинок", 0, 2, 1)
    clubs: int = number("Взято треф", 0, 13, 3)


@dataclass(frozen=True, kw_only=True)
class Settlement:
    """The records at the end of the party and what is played for."""

    way: str = one_of("Расчёт", (BY_POINTS, BY_STAKE), BY_POINTS)
    scores: tuple[int, ...] = numbers("Запись каждого", 0, 40, (15, 10), most=4)
    price: int = number("Цена очка", 1, 1000, 1, unit="коп.", when={"way": (BY_POINTS,)})
    stake: int = number("Куш", 1, 10_000, 25, unit="коп.", when={"way": (BY_STAKE,)})


def _player(seat: int) -> str:
    return f"игрок {seat + 1}"


def _refused(text: str, rule: str) -> Score:
    """Answer that cards may not be taken, and why."""
    score = Score(total=0, unit="карт", summary=f"Нельзя: {text[0].lower()}{text[1:]}.")
    score.add(text, rule)
    return score


def capture(rules: Any, facts: Capture) -> Score:
    """Say whether the cards may be taken, and how many make the trick."""
    card = facts.card[0]
    missing = [one for one in facts.take if one not in facts.table]
    if missing:
        raise InputError(f"Берут: на столе нет {row(DECK_52, missing)}", "take")
    if card in facts.table:
        raise InputError(f"Берут картой: {DECK_52.text(card)} уже лежит на столе", "card")
    whole = len(facts.take) + 1
    score = Score(total=whole, unit="карт", summary=f"Можно: во взятке {counted(whole, 'карта', 'карты', 'карт')}.")
    court = facts.variant == PRICED and DECK_52.rank(card) in "ВДК"
    sum_rule = "konchinka.25" if court else "konchinka.7"
    if sweeps(facts.variant, card):
        if set(facts.take) != set(facts.table):
            return _refused("Валет забирает всё, что лежит на столе", "konchinka.8")
        score.add("Валет забирает весь стол", "konchinka.8", whole)
        return score
    groups = pieces(rules, facts.variant, card, facts.take)
    wanted = reach(rules, facts.variant, card)
    sum_text = " + ".join(str(worth(facts.variant, one)) for one in facts.take)
    if not groups:
        figures = all(worth(facts.variant, one) for one in facts.take)
        found = (
            f": {sum_text} = {sum(worth(facts.variant, one) for one in facts.take)}" if figures and len(facts.take) > 1 else ""
        )
        return _refused(f"Ни равной карты, ни суммы {wanted}{found}" if wanted else "Равной карты среди взятых нет", sum_rule)
    if groups > 1 and not rules.several_at_once:
        return _refused("Это уже две взятки, за ход берут одну", "konchinka.12")
    if len(facts.take) == 1:
        score.add("Равная карта", ("konchinka.3", "konchinka.7"), whole)
    elif groups == 1:
        score.add(f"{sum_text} = {wanted}", sum_rule, whole)
    else:
        score.add(f"Наборов и равных карт сразу: {groups}", ("konchinka.7", "konchinka.12"), whole)
    return score


def deals(rules: Any, facts: Seats) -> Score:
    """Say how many times cards are dealt out of a pack."""
    each = facts.players * HAND
    times = (DECK_52.size - HAND) // each
    score = Score(total=times, unit="раздач", summary=f"Раздач в колоде: {times}.")
    score.add("Без четырёх открытых", ("konchinka.2", "konchinka.4"), DECK_52.size - HAND)
    score.add(f"За раздачу: {facts.players} × {HAND}", ("konchinka.4", "konchinka.9"), each)
    return score


def opened(rules: Any, facts: Opened) -> Score:
    """Say how many of the opened cards are replaced."""
    if twice := [card for card in facts.next if card in facts.table]:
        raise InputError(f"Следующие в колоде: {DECK_52.text(twice[0])} уже открыта", "next")
    table, stock = list(facts.table), list(facts.next)
    score = Score(total=0, unit="карт")
    count = 0
    place: int | None = None
    while (place := replaced(table, place)) is not None:
        if not stock:
            raise InputError("Следующие в колоде: карт не хватает, назовите ещё", "next")
        gone, table[place] = table[place], stock.pop(0)
        why = "валета не оставляют" if DECK_52.rank(gone) == "В" else "такая уже лежит"
        score.add(f"{DECK_52.text(gone)} — в середину колоды ({why}); открыта {DECK_52.text(table[place])}", "konchinka.15", 1)
        count += 1
    if not count:
        score.add("Ни валета, ни равных: заменять нечего", "konchinka.15", 0)
    score.total = count
    score.summary = f"Заменено карт: {count}. На столе {row(DECK_52, table)}."
    return score


def leftover(rules: Any, facts: Leftover) -> Score:
    """Say who has how many when the table is cleared."""
    if facts.last > len(facts.cards):
        raise InputError(f"Последнюю взятку взял игрок: введите число от 1 до {len(facts.cards)}", "last")
    held = [count + (facts.left if seat + 1 == facts.last else 0) for seat, count in enumerate(facts.cards)]
    score = Score(total=facts.left, unit="карт", sides={_player(seat): count for seat, count in enumerate(held)})
    score.add("Остаток забирает взявший последнюю взятку", "konchinka.16", facts.left, _player(facts.last - 1))
    score.summary = f"Остаток забирает игрок {facts.last}."
    return score


def count(rules: Any, facts: Taken) -> Score:
    """Say what everybody writes."""
    if not 2 <= len(facts.cards) <= 4 or not len(facts.cards) == len(facts.clubs) == len(facts.konchinki):
        raise InputError("Карт у каждого: назовите всех, от двух до четырёх", "cards")
    for name, held, whole in (("cards", facts.cards, 52), ("clubs", facts.clubs, 13), ("konchinki", facts.konchinki, 2)):
        if sum(held) > whole:
            raise InputError(f"Вместе не больше {whole}", name)
    score = Score(unit="очков", sides={_player(seat): 0 for seat in range(len(facts.cards))})
    steps = written(rules, facts)
    for step, why in zip(
        steps, ((facts.cards, "карт", ("konchinka.19",)), (facts.clubs, "треф", ("konchinka.17",)), None), strict=True
    ):
        for seat, item in step.items():
            score.add(item.text, item.cites, item.amount, _player(seat))
            score.sides[_player(seat)] += item.amount or 0
        if not step and why is not None:
            score.add((item := nobody(rules, *why)).text, item.cites)
    score.total = sum(score.sides.values())
    score.summary = "Пишут: " + ", ".join(f"{name} — {amount}" for name, amount in score.sides.items()) + "."
    return score


def party(rules: Any, facts: Party) -> Score:
    """Say who has won the party."""
    players = len(facts.scores)
    if players < 2 or max(facts.cards, facts.clubs) > players or len(facts.konchinki) not in (0, players):
        raise InputError("Запись каждого: назовите всех игроков", "scores")
    steps = written_steps(rules, facts)
    before = list(facts.scores)
    for step in steps:
        for seat, item in step.items():
            before[seat] -= item.amount or 0
    who = winner(rules, before, steps)
    there = [seat for seat, score in enumerate(facts.scores) if score >= TARGET]
    score = Score(total=who + 1 if who is not None else 0, unit="игрок")
    for seat in there:
        score.add(f"Запись {facts.scores[seat]}: до {TARGET} дошёл", "konchinka.21", side=_player(seat))
    if len(there) > 1:
        how = "Очки пишут по порядку: раньше дошёл" if rules.in_order else "Дошли двое: партия у большей записи"
        score.add(how, "konchinka.h1", side=_player(who) if who is not None else "")
    if who is None:
        score.summary = "Партия не кончена: играют дальше." if not there else "Записи равны: играют ещё сдачу."
        score.add("Никто не выиграл", "konchinka.21" if not there else "konchinka.h1")
    else:
        score.summary = f"Партию выиграл игрок {who + 1}."
    return score


def written_steps(rules: Any, facts: Party) -> list[dict[int, Any]]:
    """Return what was written in the last deal, by steps, as far as it is told."""
    from ...frame.results import Item

    def one(player: int, amount: int) -> dict[int, Any]:
        return {player - 1: Item("", (), amount)} if player else {}

    konchinki = {seat: Item("", (), amount) for seat, amount in enumerate(facts.konchinki) if amount}
    return [one(facts.cards, rules.for_cards), one(facts.clubs, rules.for_clubs), konchinki]


def record(rules: Any, facts: Games) -> Score:
    """Keep the running record."""
    if not facts.games:
        raise InputError("Очки по играм: назовите хотя бы одну игру", "games")
    score = Score(total=0, unit="очков")
    whole = 0
    for gained in facts.games:
        before, whole = whole, whole + gained
        score.add(f"{before} зачёркнуто, под ним {whole}" if before else f"Пишут {whole}", "konchinka.22", gained)
    score.total = whole
    score.summary = f"В записи {points(whole)}."
    return score


def ended(rules: Any, facts: Finish) -> Score:
    """Say whether the party may be ended at once."""
    sure = secured(rules, facts.konchinki, facts.clubs)
    score = Score(total=facts.score, unit="очков")
    if facts.konchinki:
        score.add("Взято кончинок", "konchinka.13", facts.konchinki)
    if facts.clubs >= 7:
        score.add("Семь треф: большинство обеспечено", ("konchinka.17", "konchinka.23"), rules.for_clubs)
    if may_finish(rules, facts.score, facts.konchinki, facts.clubs):
        score.total = max(facts.score + sure, TARGET)
        score.add(f"До {TARGET} не хватало {TARGET - facts.score}", "konchinka.23")
        score.summary = "Можно: партия окончена сразу."
    else:
        score.add("Недостающего ещё нет: доигрывают колоду", "konchinka.23")
        score.summary = "Нельзя: доигрывают колоду."
    return score


def settlement(rules: Any, facts: Settlement) -> Score:
    """Say who pays whom at the end of the party."""
    if len(facts.scores) < 2 or max(facts.scores) < TARGET:
        raise InputError(f"Запись каждого: у выигравшего должно быть {TARGET} или больше", "scores")
    if list(facts.scores).count(max(facts.scores)) > 1:
        raise InputError("Запись каждого: у двоих поровну, играют ещё сдачу", "scores", ("konchinka.h1",))
    who = facts.scores.index(max(facts.scores))
    score = Score(unit="коп.", sides={_player(who): 0})
    for seat, held in enumerate(facts.scores):
        if seat != who:
            item = debt(facts.way, held, facts.price, facts.stake)
            score.add(item.text, item.cites, -(item.amount or 0), _player(seat))
            score.sides[_player(seat)] = -(item.amount or 0)
            score.sides[_player(who)] += item.amount or 0
    gained = score.sides[_player(who)]
    score.total = gained if facts.way == BY_POINTS else facts.stake * len(facts.scores)
    score.add("Выигравшему", "konchinka.24", gained, _player(who))
    score.summary = f"Игрок {who + 1} выигрывает {money(gained)}"
    return score


COUNTS = (
    Count("capture", "Можно ли взять", Capture, capture, ("konchinka.3", "konchinka.7", "konchinka.8", "konchinka.25"), "Карта против карт на столе.",
          words=("можно ли взять", "сумма карт", "валет берёт всё"), sentence="Кончинка {variant}. На столе {table}; картой {card} берут {take}."),
    Count("deals", "Сколько раздач", Seats, deals, ("konchinka.1", "konchinka.2", "konchinka.4", "konchinka.9"), "Раздачи одной колоды.",
          words=("сколько раздач", "хватит ли карт"), sentence="Играют {players}."),
    Count("opening", "Какие открытые карты заменить", Opened, opened, ("konchinka.15",), "Валет и равные среди открытых.", "irregularity",
          words=("валет на столе при сдаче", "две одинаковые на столе"), sentence="Открыты {table}, следующие в колоде {next}."),
    Count("leftover", "Кому остаток на столе", Leftover, leftover, ("konchinka.16",), "Карты в конце колоды.",
          words=("кому последние карты", "остались карты на столе"), sentence="Карт у каждого {cards}, на столе осталось {left}; последнюю взятку взял игрок {last}."),
    Count("score", "Сколько очков за колоду", Taken, count, ("konchinka.6", "konchinka.13", "konchinka.17", "konchinka.18", "konchinka.19", "konchinka.20"),
          "Карты, трефы и кончинки.", words=("карт поровну", "треф поровну", "сколько очков", "у кого больше карт"),
          sentence="Карт у каждого {cards}, треф {clubs}, кончинок {konchinki}."),
    Count("party", "Кто выиграл партию", Party, party, ("konchinka.21", "konchinka.h1"), "Запись после сдачи.", words=("двое дошли до пятнадцати", "кто выиграл партию"),
          sentence="Запись каждого {scores}. За карты писал игрок {cards}, за трефы {clubs}; кончинок {konchinki}."),
    Count("record", "Как ведут запись", Games, record, ("konchinka.22",), "Нарастающая запись.", words=("как записывать", "зачеркнуть запись"), sentence="Игры дали {games}."),
    Count("finish", "Можно ли кончить досрочно", Finish, ended, ("konchinka.23",), "Партия посреди колоды.", words=("кончить раньше", "не доигрывать", "семь треф"),
          sentence="В записи {score}, взято кончинок {konchinki}, треф {clubs}."),
    Count("settlement", "Кто кому платит", Settlement, settlement, ("konchinka.24",), "Расчёт партии.", "settlement",
          words=("сколько платить", "недобор до пятнадцати", "кому кон"), sentence="Расчёт {way}, запись каждого {scores}.[ Очко по {price}.][ Куш {stake}.]"),
)  # fmt: skip
