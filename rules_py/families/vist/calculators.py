"""The family of вист: what the examples and the quarrels ask."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...frame.cards import DECK_52
from ...frame.errors import InputError
from ...frame.facts import Count, card_row, flag, number, one_of, suit, texts
from ...frame.results import Score
from ...frame.sheet import summed
from ...frame.strength import law
from . import irregularities
from .advice import lead_of_suit, reply_to_other, reply_to_partner
from .coronets import coronet_price
from .draw import seating_of
from .irregularities import FIRSTS, SECONDS
from .positions import ORDINALS
from .rubber import SideDeal, bonus_items, honour_price, leve, lines_of, netted
from .rules import HAND


@dataclass(frozen=True, kw_only=True)
class Draws:
    """Cards drawn for partners."""

    draws: tuple[int, ...] = card_row("Вынуты карты", DECK_52, 4, 4, "♠7 ♥К ♦3 ♣Д")


@dataclass(frozen=True, kw_only=True)
class Trick:
    """A trick on the table."""

    trump: str = suit("Козырь", none="без козырей", default="♥")
    trick: tuple[int, ...] = card_row("Карты взятки по порядку", DECK_52, 1, 4, "♠К ♠5 ♠Т ♥2")


@dataclass(frozen=True, kw_only=True)
class Honours:
    """Honours of a side."""

    honours: int = number("Онёров у стороны", 0, 5, 4)
    no_trump: bool = flag("Без козырей")


@dataclass(frozen=True, kw_only=True)
class Games:
    """Who won the games of a rubber."""

    games: tuple[str, ...] = texts("Кто кончал партии", (FIRSTS, SECONDS, FIRSTS), most=3)


@dataclass(frozen=True, kw_only=True)
class Bonus:
    """What a game that is over brings."""

    games_won: int = number("Партий у стороны вместе с этой", 1, 2, 1)
    rubber: bool = flag("Роббер окончен")


@dataclass(frozen=True, kw_only=True)
class Below:
    """Tricks above the six."""

    leve: int = number("Леве", 0, 7, 5)
    before: int = number("Было под чертой", 0, 9, 0)


@dataclass(frozen=True, kw_only=True)
class Recorded:
    """What is left of a game."""

    amount: int = number("Результат партии", 0, 1000, 34)
    won: bool = flag("Партия выиграна")


@dataclass(frozen=True, kw_only=True)
class Game:
    """The sums of both sides at the end of a game."""

    total_1: int = number("Всего у первых", 0, 1000, 37)
    total_2: int = number("Всего у вторых", 0, 1000, 27)
    finished_by: str = one_of("Партию кончили", (FIRSTS, SECONDS), SECONDS)
    bonus: int = number("Прибавка за партию, если её ещё не внесли", 0, 15, 0)


@dataclass(frozen=True, kw_only=True)
class Coronet:
    """A coronet."""

    length: int = number("Карт в коронке", 3, HAND, 3)
    trump: bool = flag("Козырная", when={"no_trump": (False,)})
    no_trump: bool = flag("Играют без козырей")


OWN, TO_PARTNER, TO_OTHER = "выход", "ответ партнёру", "чужой выход"
WHO = {
    "снимает": (-1, "vist.7", "Снимает сосед сдающего справа"),
    "первая карта": (1, "vist.8", "Сдают по одной, начиная с соседа слева"),
    "открытый козырь": (0, "vist.9", "Последняя карта приходится сдающему"),
    "выходит": (1, "vist.14", "Первый ход у соседа сдающего слева"),
    "сдаёт потом": (1, "vist.65", "Сдают все игроки, один за другим"),
}


@dataclass(frozen=True, kw_only=True)
class Advised:
    """One suit and what was led."""

    situation: str = one_of("Случай", (OWN, TO_PARTNER, TO_OTHER), OWN)
    cards: tuple[int, ...] = card_row("Карты масти", DECK_52, 1, HAND, "♠ДВ10")
    led: tuple[int, ...] = card_row("Вышли с", DECK_52, 0, 1, "", when={"situation": (TO_PARTNER, TO_OTHER)})
    stage: str = one_of("Время", ("начало", "конец"), "начало", when={"situation": (TO_PARTNER,)})


@dataclass(frozen=True, kw_only=True)
class Seats:
    """How many play."""

    players: int = number("Игроков", 2, 6, 4)
    rubber_over: bool = flag("Роббер окончен")


@dataclass(frozen=True, kw_only=True)
class Around:
    """Who does what around the dealer."""

    what: str = one_of("Кто", {name: text for name, (_, _, text) in WHO.items()}, "выходит")
    dealer: int = number("Сдаёт игрок", 1, 4, 1)


def advice(rules: Any, facts: Advised) -> Score:
    """Say which card of a suit the book would lay."""
    cards = sorted(facts.cards, reverse=True)
    suits = {card // 13 for card in (*cards, *facts.led)}
    if len(suits) > 1:
        raise InputError("Карты масти: все карты и выход — одной масти", "cards")
    if facts.situation == OWN:
        card, text, cites = lead_of_suit(cards)
    elif not facts.led:
        raise InputError("Вышли с: назовите карту, с которой вышли", "led")
    elif facts.situation == TO_PARTNER:
        card, text, cites = reply_to_partner(facts.led[0], cards, facts.stage == "начало")
    else:
        card, text, cites = reply_to_other(facts.led[0], cards)
    laid = "Выходить следует с" if facts.situation == OWN else "Класть следует"
    score = Score(summary=f"{laid} {DECK_52.text(card)}.")
    score.add(text, cites)
    return score


def seats(rules: Any, facts: Seats) -> Score:
    """Say who plays, who sits out, how many dummies lie there."""
    people = facts.players
    dummies, out = max(0, 4 - people), max(0, people - 4)
    score = Score(total=dummies or out, unit="болванов" if dummies else "выходящих")
    score.add("За столом четыре руки, двое против двоих", ("vist.intro.3", "vist.1"), 4)
    score.add("Партнёры сидят друг против друга", "vist.2")
    if dummies:
        rule = "vist.80" if dummies == 1 else "vist.81"
        score.add(
            "Открытый болван, с ним играют по очереди" if dummies == 1 else "Два болвана, по одному у каждого", rule, dummies
        )
        score.summary = "Втроём играют с одним болваном." if dummies == 1 else "Вдвоём играют с двумя болванами."
    elif out:
        score.add("В каждом роббере выходят", "vist.intro.3", out)
        score.summary = f"В каждом роббере выходит {'один' if out == 1 else 'двое'}."
    else:
        score.summary = "Играют все четверо."
    score.add("Правила одни при любом числе игроков", "vist.intro.4")
    if facts.rubber_over:
        score.add("Роббер окончен: партнёров меняют", "vist.3")
        score.summary += " Партнёров меняют."
    return score


def around(rules: Any, facts: Around) -> Score:
    """Say who cuts, gets the first card, leads or deals next."""
    step, rule, text = WHO[facts.what]
    seat = (facts.dealer - 1 + step) % 4 + 1
    score = Score(total=seat, unit="игрок", summary=f"Игрок {seat}.")
    score.add(text, rule)
    if rule == "vist.8":
        score.add("Всех карт 52, каждому по тринадцати", ("vist.60", "vist.64"), HAND)
    return score


def partners(rules: Any, facts: Draws) -> Score:
    """Say who plays with whom and who deals."""
    ranks = [card % DECK_52.width for card in facts.draws]
    score = Score(unit="игрок")
    equal = [ORDINALS[at] for at, rank in enumerate(ranks) if ranks.count(rank) > 1]
    if equal:
        score.add(f"Равные карты: {' и '.join(equal)} тянут ещё раз, между собой", "vist.h1")
        score.summary = f"{' и '.join(equal).capitalize()} тянут ещё раз"
        return score
    order = sorted(range(4), key=lambda player: ranks[player])
    drawn = seating_of(order)
    low, high = drawn.low_pair, drawn.high_pair
    first, second = (low, high) if 0 in low else (high, low)
    deals = ORDINALS[order[0]]
    told = {"первый": "первого", "второй": "второго", "третий": "третьего", "четвёртый": "четвёртого"}
    one = " и ".join(ORDINALS[seat] for seat in first)
    other = " и ".join(told[ORDINALS[seat]] for seat in second)
    score.add("Две младшие карты вместе, две старшие вместе", ("vist.4", "vist.5"))
    score.add(f"Младшая карта у игрока {order[0] + 1}: он сдаёт и выбирает место", "vist.6")
    score.total = order[0] + 1
    score.summary = f"{one.capitalize()} против {other}; сдаёт {deals}"
    return score


def trick(rules: Any, facts: Trick) -> Score:
    """Say who takes a trick."""
    if len(set(facts.trick)) != len(facts.trick):
        raise InputError("Карты взятки: одна карта названа дважды", "trick")
    trump = DECK_52.suits.index(facts.trump) if facts.trump in DECK_52.suits else -1
    ruling = law(DECK_52, rules.strength, rules.duty, trump)
    best = ruling.best(facts.trick)
    score = Score(total=best + 1, unit="карта", summary=f"Взятку берёт {best + 1}-я карта: {DECK_52.name(facts.trick[best])}.")
    score.add(f"Старше всех {DECK_52.text(facts.trick[best])}", ruling.reason(facts.trick))
    return score


def honours(rules: Any, facts: Honours) -> Score:
    """Say what honours bring."""
    if facts.no_trump and facts.honours > 4:
        raise InputError("Онёров у стороны: тузов четыре, введите число от 0 до 4", "honours")
    total = honour_price(rules, facts) or 0
    score = Score(total=total, unit="пуан", summary=f"Над чертой пишут {total}." if total else "За столько онёров не пишут.")
    word = "Тузов" if facts.no_trump else "Онёров"
    score.add(f"{word} {facts.honours}", ("vist.82", "vist.63") if facts.no_trump else ("vist.62", "vist.63"), total)
    return score


def rubber(rules: Any, facts: Games) -> Score:
    """Say whose the rubber is."""
    wins = {FIRSTS: 0, SECONDS: 0}
    score = Score(unit="партий")
    for at, who in enumerate(facts.games, 1):
        if who not in wins:
            raise InputError("Кто кончал партии: пишите «первые» или «вторые»", "games")
        if max(wins.values()) >= rules.games:
            raise InputError("Кто кончал партии: роббер кончился раньше", "games")
        wins[who] += 1
        score.add(f"{at}-ю партию кончили {who}", "vist.70")
    score.sides = {name.capitalize(): count for name, count in wins.items()}
    winner = next((name for name, count in wins.items() if count >= rules.games), None)
    if winner is None:
        score.add("Двух партий нет ни у кого", "vist.71")
        score.summary = "Роббер не кончен"
    else:
        score.add("Окончены две партии", "vist.71")
        score.total = wins[winner]
        score.summary = "Роббер за первыми" if winner == FIRSTS else "Роббер за вторыми"
    return score


def bonus(rules: Any, facts: Bonus) -> Score:
    """Say what the end of a game brings."""
    if facts.rubber != (facts.games_won >= rules.games):
        raise InputError("Роббер окончен: он кончается второй выигранной партией", "rubber")
    items = bonus_items(rules, facts.games_won)
    total = summed(items)
    return Score(items, total, "пуан", f"Приписывают {total}.")


def below(rules: Any, facts: Below) -> Score:
    """Say what stands below the line after a deal."""
    total = facts.before + rules.leve * facts.leve
    score = Score(total=total, unit="пуан")
    if facts.before:
        score.add("Было под чертой", "vist.73", facts.before)
    score.add(f"Леве {facts.leve} по {rules.leve}", "vist.75", rules.leve * facts.leve)
    over = total >= rules.game
    if over:
        score.add(f"Набрано {rules.game}: партия окончена", "vist.74")
    score.summary = f"Под чертой {total}" + (": партия окончена." if over else ".")
    return score


def deal(rules: Any, facts: SideDeal) -> Score:
    """Count a side's deal below and above the line."""
    if facts.no_trump and facts.honours > 4:
        raise InputError("Онёров: тузов четыре, введите число от 0 до 4", "honours")
    under, over = lines_of(rules, facts)
    if not under and not leve(facts):
        under = []
    score = Score([*under, *over], summed(under) + summed(over), "пуан")
    score.sides = {"Под чертой": summed(under), "Над чертой": summed(over)}
    if not score.items:
        score.add("Леве нет, над чертой писать нечего", ("vist.75",), 0)
    score.summary = f"Под чертой {summed(under)}, над чертой {summed(over)}."
    return score


def record(rules: Any, facts: Recorded) -> Score:
    """Say where the result of a game is written."""
    score = Score(total=facts.amount, unit="пуан")
    where = "Под чертой" if facts.won else "Над чертой"
    score.add(f"Партия {'выиграна' if facts.won else 'проиграна'}: пишут {where.lower()}", ("vist.77", "vist.73"), facts.amount)
    score.sides = {"Над чертой": 0 if facts.won else facts.amount, "Под чертой": facts.amount if facts.won else 0}
    score.summary = f"{facts.amount} пишут {where.lower()}."
    return score


def game(rules: Any, facts: Game) -> Score:
    """Take the smaller sum from the larger at the end of a game."""
    finished = (FIRSTS, SECONDS).index(facts.finished_by)
    left = netted(rules, (facts.total_1, facts.total_2), finished, facts.bonus)
    score = Score(unit="пуан", total=max(left))
    score.add("Всего у первых", "vist.78", facts.total_1, "Первые")
    score.add("Всего у вторых", "vist.78", facts.total_2, "Вторые")
    if facts.bonus:
        when = "до вычитания" if rules.bonus_counts else "после вычитания"
        score.add(f"Прибавка {when}", ("vist.72", "vist.78"), facts.bonus, facts.finished_by.capitalize())
    score.sides = {"Первые": left[0], "Вторые": left[1]}
    for side, name in enumerate(("Первые", "Вторые")):
        where = "под чертой" if side == finished else "над чертой"
        score.add(f"Пишут {where}", "vist.77", left[side], name)
    score.add(f"Партия за теми, кто её кончил: {facts.finished_by}", "vist.78")
    score.summary = f"Партия за {'первыми' if finished == 0 else 'вторыми'}; у первых {left[0]}, у вторых {left[1]}."
    return score


def coronet(rules: Any, facts: Coronet) -> Score:
    """Say what a coronet is worth."""
    total = coronet_price(rules, facts.length, facts.trump, facts.no_trump)
    kind = "без козырей" if facts.no_trump else "козырная" if facts.trump else "простая"
    score = Score(total=total, unit="пуан", summary=f"Коронка {kind}, карт {facts.length}: {total}\u00a0пуан.")
    score.add(f"Коронка {kind}, карт {facts.length}", ("vist.82", "vist.79") if facts.no_trump else ("vist.79",), total)
    return score


COUNTS = (
    Count("advice", "С чего выйти и чем ответить?", Advised, advice, ("vist.27", "vist.28", "vist.29", "vist.30", "vist.33", "vist.39", "vist.40", "vist.41",
          "vist.42", "vist.53", "vist.54", "vist.55"), words=("с чего выйти", "чем ответить партнёру", "какую карту положить"),
          sentence="Случай: {situation}[; вышли с {led}]; карты масти {cards}[; время — {stage}]."),
    Count("seats", "Кто играет, а кто выходит?", Seats, seats, ("vist.intro.3", "vist.intro.4", "vist.1", "vist.2", "vist.3", "vist.80", "vist.81"),
          words=("сколько болванов", "втроём", "вдвоём", "впятером", "смена партнёров"), sentence="Играют {players}; роббер окончен: {rubber_over}."),
    Count("around", "Кто снимает, выходит, сдаёт?", Around, around, ("vist.7", "vist.8", "vist.9", "vist.14", "vist.60", "vist.64", "vist.65"),
          words=("кто снимает", "кто ходит первым", "чей открытый козырь", "кто сдаёт потом"), sentence="Вопрос: {what}; сдаёт игрок {dealer}."),
    Count("partners", "Кто с кем играет и кто сдаёт?", Draws, partners, ("vist.4", "vist.5", "vist.6", "vist.h1"),
          words=("жребий", "кто с кем", "вынули карты", "тянуть карты на партнёров", "равные карты при жребии", "кто сдаёт первым"), sentence="Вынули по порядку {draws}."),
    Count("trick", "Чья взятка?", Trick, trick, ("vist.17", "vist.61"), words=("чья взятка", "кто берёт"),
          sentence="Козыри {trump}, легли {trick}."),
    Count("honours", "Сколько за онёры?", Honours, honours, ("vist.62", "vist.63", "vist.82"), words=("онёры", "старшие козыри", "тузы без козырей"),
          sentence="Онёров у стороны {honours}, игра без козырей: {no_trump}."),
    Count("rubber", "За кем роббер?", Games, rubber, ("vist.70", "vist.71"), kind="settlement", words=("роббер", "две партии из трёх", "кто выиграл роббер")),
    Count("bonus", "Сколько приписывают за конец партии?", Bonus, bonus, ("vist.72",), words=("прибавка за партию", "прибавка за роббер"),
          sentence="У стороны партий {games_won}; роббер окончен: {rubber}."),
    Count("below", "Кончена ли партия?", Below, below, ("vist.74", "vist.75"), words=("пять леве", "конец партии", "десять под чертой"),
          sentence="Взято леве {leve}, было под чертой {before}."),
    Count("score", "Что пишет сторона за сдачу?", SideDeal, deal, ("vist.73", "vist.75", "vist.76"),
          words=("счёт сдачи", "лишние взятки", "шлем", "сколько писать за взятки")),
    Count("record", "Куда пишут результат партии?", Recorded, record, ("vist.73", "vist.77"), kind="settlement", words=("проигранная партия", "над чертой", "под чертой"),
          sentence="Результат партии {amount}; партия выиграна: {won}."),
    Count("game", "Что остаётся от партии?", Game, game, ("vist.77", "vist.78"), kind="settlement",
          words=("партия с нулём", "вычесть меньшее", "остаток партии", "кончили одни, а очков больше у других", "прибавка до вычитания"),
          sentence="У первых {total_1}, у вторых {total_2}; партию кончили {finished_by}, прибавка {bonus}."),
    Count("coronet", "Сколько стоит коронка?", Coronet, coronet, ("vist.79", "vist.82"), words=("коронка", "старшие карты подряд"),
          sentence="Карт в коронке {length}[; козырная: {trump}]; играют без козырей: {no_trump}."),
    *irregularities.COUNTS,
)  # fmt: skip
