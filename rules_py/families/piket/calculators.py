"""The family of пикет: what the examples ask."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from ...frame.cards import DECK_32
from ...frame.errors import InputError
from ...frame.facts import Count, flag, number, numbers, one_of, some_cards, texts
from ...frame.results import Score
from ...frame.russian import counted as said
from ...frame.russian import money as roubles
from ...frame.russian import points as in_points
from ...frame.sheet import summed
from .boast import CARDS, KINDS, RANKS, RUNS, kind_text, points_of, rank, run_text
from .record import NAMES, balance, doubled, final_entries, korolik_entries, party_entries, sums
from .rules import HIGH, RATES
from .scoring import Counted, is_capot, lines_of

TOPS = tuple(reversed(RANKS))
LENGTHS = tuple(range(3, 9))


@dataclass(frozen=True, kw_only=True)
class Some:
    """Cards of a suit."""

    cards: int = some_cards("Карты", DECK_32, 1, 8, "♠ТД108")


@dataclass(frozen=True, kw_only=True)
class Length:
    """A run."""

    length: int = number("Карт подряд", 3, 8, 5)


@dataclass(frozen=True, kw_only=True)
class Boasts:
    """The longest suit and the best run of both."""

    cards_1: int = number("Карт у первого", 0, 8, 5)
    points_1: int = number("Очков на картах первого", 0, 75, 0)
    run_1: int = number("Подряд у первого (0 — нет)", 0, 8, 0)
    top_1: str = one_of("От какой карты у первого", TOPS, "К", when={"run_1": LENGTHS})
    cards_2: int = number("Карт у второго", 0, 8, 4)
    points_2: int = number("Очков на картах второго", 0, 75, 0)
    run_2: int = number("Подряд у второго (0 — нет)", 0, 8, 0)
    top_2: str = one_of("От какой карты у второго", TOPS, "К", when={"run_2": LENGTHS})


@dataclass(frozen=True, kw_only=True)
class Kinds:
    """Fours and threes of both."""

    fours_1: tuple[str, ...] = texts("Четвёрки первого", ("Т",), most=4)
    threes_1: tuple[str, ...] = texts("Тройки первого", (), most=4)
    fours_2: tuple[str, ...] = texts("Четвёрки второго", (), most=4)
    threes_2: tuple[str, ...] = texts("Тройки второго", ("К",), most=4)


@dataclass(frozen=True, kw_only=True)
class Dealt:
    """How the pack is dealt."""

    hands: tuple[int, ...] = numbers("Карт на руках", 0, 32, (12, 12), most=3)
    talon: tuple[int, ...] = numbers("Карт в прикупе", 0, 32, (5, 3), most=2)


@dataclass(frozen=True, kw_only=True)
class Talon:
    """What the first has drawn."""

    first_draw: int = number("Первый купил карт", 0, 5, 3)


@dataclass(frozen=True, kw_only=True)
class Dealer:
    """Which game comes, and who dealt the one before."""

    game: int = number("Какая игра партии", 1, 6, 2)
    previous: str = one_of("Прошлую сдавал", NAMES, "Первый")


@dataclass(frozen=True, kw_only=True)
class Exchange:
    """How many cards one holds and wants."""

    role: str = one_of("Кто", ("первый", "сдающий"), "первый")
    hand_size: int = number("Карт сдано", 12, 13, 13)
    draw: int = number("Прикупает карт", 0, 5, 4)


@dataclass(frozen=True, kw_only=True)
class Counts:
    """The counts of both after a game."""

    count_1: int = number("Счёт первого", 0, 400, 54)
    count_2: int = number("Счёт второго", 0, 400, 21)
    double: bool = flag("Королик идёт двойным счётом")


@dataclass(frozen=True, kw_only=True)
class Games:
    """The two games of a королик."""

    games: tuple[int, ...] = numbers("Игры: первого с плюсом, второго с минусом, рефет — 0", -800, 800, (33, -48), count=2)
    double: bool = flag("Королик идёт двойным счётом")


@dataclass(frozen=True, kw_only=True)
class Party:
    """All games of a партия."""

    games: tuple[int, ...] = numbers(
        "Игры: первого с плюсом, второго с минусом, рефет — 0", -800, 800, (33, -48, 65, -37, 22, -6), count=6
    )
    carried: bool = flag("С прошлой партии перенесён рефет")


@dataclass(frozen=True, kw_only=True)
class Records:
    """The games that one has written."""

    records: tuple[int, ...] = numbers("Игровые записи", 0, 800, (33, 65, 22), most=6)


@dataclass(frozen=True, kw_only=True)
class Finals:
    """The games that both have written."""

    records_1: tuple[int, ...] = numbers("Игровые записи первого", 0, 800, (33, 65, 22), most=6)
    records_2: tuple[int, ...] = numbers("Игровые записи второго", 0, 800, (48, 37, 6), most=6)


@dataclass(frozen=True, kw_only=True)
class Money:
    """Points and their price."""

    points: int = number("Очков", 0, 100_000, 260)
    rate: str = one_of("Цена очка", {key: text for key, text in RATES.items() if key != "0"}, "1")


def card_points(rules: Any, facts: Some) -> Score:
    """Add the points of cards."""
    score = Score(unit="очков")
    for card in reversed(DECK_32.cards(facts.cards)):
        score.add(DECK_32.text(card), "piket.21", points_of(1 << card))
    score.total = points_of(facts.cards)
    score.summary = f"На этих картах {in_points(int(score.total))}."
    return score


def run_price(rules: Any, length: int) -> int:
    """Return what a run of so many cards brings."""
    figure = next(one for one in rules.runs if one.fits(length))
    price = figure.price
    return length + 10 if callable(price) else int(price)


def sequence(rules: Any, facts: Length) -> Score:
    """Count a run together with its cards."""
    score = Score(unit="очков")
    score.add("За карты", ("piket.22", "piket.20a"), facts.length)
    rule = "piket.22" if facts.length >= 5 else "piket.h2"
    score.add("За последовательность", rule, run_price(rules, facts.length))
    score.total = facts.length + run_price(rules, facts.length)
    score.summary = f"Карты и последовательность дают вместе {in_points(int(score.total))}."
    return score


def boast(rules: Any, facts: Boasts) -> Score:
    """Say what of two boasts holds: the longer suit, the better run."""
    for seat, (length, size) in enumerate(((facts.run_1, facts.cards_1), (facts.run_2, facts.cards_2)), 1):
        if 0 < length < 3:
            raise InputError("Подряд: последовательность начинается с трёх карт, без неё пишут 0", f"run_{seat}")
        if length > size:
            raise InputError(f"Карт: подряд {length}, а карт всего {size}", f"cards_{seat}")
    tops = [RANKS.index(facts.top_1), RANKS.index(facts.top_2)]
    for seat, (size, top) in enumerate(((facts.run_1, tops[0]), (facts.run_2, tops[1]))):
        if size and top < size - 1:
            raise InputError("От какой карты: ниже её столько карт нет", f"top_{seat + 1}")
    score = Score(unit="очков", sides=dict.fromkeys(NAMES, 0))
    _cards_line(score, facts)
    _runs_line(rules, score, (facts.run_1, facts.run_2), tops)
    score.summary = f"Первый считает {score.sides['Первый']}, второй {score.sides['Второй']}."
    return score


def _cards_line(score: Score, facts: Boasts) -> None:
    sizes, pips = (facts.cards_1, facts.cards_2), (facts.points_1, facts.points_2)
    winner = 0 if sizes > sizes[::-1] else 1 if sizes < sizes[::-1] else None
    cites: tuple[str, ...] = ("piket.28a", "piket.22")
    if winner is None:
        score.add(f"Карт поровну, по {sizes[0]}: сравнивают очки", ("piket.20b", "piket.21"))
        winner = 0 if pips > pips[::-1] else 1 if pips < pips[::-1] else None
        cites = ("piket.20b", "piket.22")
    if winner is None:
        score.add("Равны и очки: карт не считает никто", "piket.20b", 0)
        return
    score.add("За карты", cites, sizes[winner], NAMES[winner])
    score.sides[NAMES[winner]] += sizes[winner]


def _runs_line(rules: Any, score: Score, runs: tuple[int, int], tops: Sequence[int]) -> None:
    if not any(runs):
        return
    first, second = ((rank(rules, RUNS, (size, top)) if size else ()) for size, top in zip(runs, tops, strict=True))
    if first == second:
        score.add("Последовательности равны: пропадают все", ("piket.28b", "piket.20c"), 0)
        return
    winner = 0 if first > second else 1
    named = run_text(runs[winner], RANKS[tops[winner]])
    cites = ("piket.22",) if runs[winner] >= 5 else ("piket.28c", "piket.h2") if all(runs) else ("piket.23a", "piket.h2")
    score.add(f"{named[:1].upper()}{named[1:]}", cites, run_price(rules, runs[winner]), NAMES[winner])
    score.sides[NAMES[winner]] += run_price(rules, runs[winner])


def kinds(rules: Any, facts: Kinds) -> Score:
    """Say what of fours and threes holds: the highest cancels all of the other."""
    held = []
    named: list[str] = []
    for seat, (fours, threes) in enumerate(((facts.fours_1, facts.threes_1), (facts.fours_2, facts.threes_2)), 1):
        for name, ranks in ((f"fours_{seat}", fours), (f"threes_{seat}", threes)):
            for one in ranks:
                if one not in RANKS:
                    raise InputError(f"Достоинство: назовите {' '.join(TOPS)}, а не «{one[:20]}»", name)
                if one in named:
                    raise InputError(f"Достоинство {one} названо дважды: таких карт всего четыре", name)
                named.append(one)
        held.append(sorted([(4, RANKS.index(one)) for one in fours] + [(3, RANKS.index(one)) for one in threes], reverse=True))
    score = Score(unit="очков", sides=dict.fromkeys(NAMES, 0))
    for side, own in zip(NAMES, held, strict=True):
        for size, top in own:
            if RANKS[top] not in HIGH:
                score.add(f"{'Четыре' if size == 4 else 'Три'} младше десятки не считаются", "piket.25", 0, side)
    good = [[one for one in own if RANKS[one[1]] in HIGH] for own in held]
    winner = 0 if good[0] > good[1] else 1
    for place, (size, top) in enumerate(good[winner]):
        rule = (
            "piket.24"
            if place and size == 4
            else "piket.26"
            if place
            else "piket.27"
            if size == 4 and good[1 - winner]
            else "piket.23a"
        )
        price = 14 if size == 4 else 3
        text = kind_text(size, RANKS[top])
        score.add(f"{text[:1].upper()}{text[1:]}", (rule, "piket.h2"), price, NAMES[winner])
        score.sides[NAMES[winner]] += price
    if good[1 - winner]:
        score.add("Старшие четырнадцать или три уничтожают всё подобное", ("piket.24", "piket.26"), 0, NAMES[1 - winner])
    score.summary = f"Первый считает {score.sides['Первый']}, второй {score.sides['Второй']}."
    return score


def count(rules: Any, facts: Any) -> Score:
    """Count a player's whole deal."""
    if facts.tricks_taken > facts.tricks:
        raise InputError("Взяток на чужой выход: не больше, чем взяток всего", "tricks_taken")
    if facts.last and not facts.tricks:
        raise InputError("Последняя взятка его: тогда взяток хотя бы одна", "tricks")
    if facts.leads + facts.tricks_taken > rules.hand + (1 if facts.tricks < rules.hand else 0) + facts.tricks:
        raise InputError(f"Выходов: взяток в игре всего {rules.hand}", "leads")
    if facts.tricks > rules.hand:
        raise InputError(f"Всего взяток: в игре их {rules.hand}", "tricks")
    if is_capot(facts) != (facts.tricks == rules.hand):
        raise InputError(f"Капот: это все {rules.hand} взяток, и все взятки — капот", "capot", ("piket.38",))
    items = lines_of(rules, facts)
    total = summed(items)
    return Score(items, total, "очков", f"Насчитано {in_points(total)}.")


def dealt(rules: Any, facts: Dealt) -> Score:
    """Add up the cards of a deal."""
    players = 2 if rules.both_draw else 3
    score = Score(unit="карт")
    score.add("На руках", "piket.5" if players == 2 else "piket-norm.3", sum(facts.hands))
    score.add("В прикупе", "piket.5" if players == 2 else "piket-norm.4", sum(facts.talon))
    score.total = sum(facts.hands) + sum(facts.talon)
    right = facts.hands == (rules.hand,) * players and sum(facts.talon) == rules.stock + rules.reserve
    score.summary = (
        "Роздана вся колода, 32 карты."
        if right
        else f"Сдано неверно: нужно по {rules.hand} и в прикуп {rules.stock + rules.reserve}."
    )
    return score


def talon(rules: Any, facts: Talon) -> Score:
    """Say how many cards the dealer may draw."""
    if facts.first_draw and facts.first_draw < rules.first_least:
        raise InputError(f"Первый купил карт: ни одной или не меньше {rules.first_least}", "first_draw", ("piket.9a",))
    left = rules.stock - facts.first_draw if facts.first_draw else 0
    score = Score(unit="карт", total=rules.reserve + left)
    score.add("Прикуп сдающего", "piket.5", rules.reserve)
    if facts.first_draw:
        score.add("Остаток первого", ("piket.9a", "piket.8b"), left)
    else:
        score.add("Первый отказался: его прикупом никто не пользуется", "piket.10", 0)
    fits = " или ".join(map(str, rules.dealer_draws(rules.reserve + left)))
    score.choose("Сдающий", f"берёт {fits} либо отказывается", ("piket.9b", "piket.10"))
    score.summary = f"Сдающему доступно {said(rules.reserve + left, 'карта', 'карты', 'карт')}."
    return score


def dealer(rules: Any, facts: Dealer) -> Score:
    """Say who deals a game: cards decide before every королик."""
    score = Score()
    if facts.game % rules.korolik == 1:
        score.add("Начинается королик: кому сдавать, решают по картам", ("piket.4", "piket.46c"))
        score.total, score.summary = "по картам", "Кому сдавать, решают карты."
        return score
    who = NAMES[1 - NAMES.index(facts.previous)] if rules.second_other else facts.previous
    score.add("Вторая игра королика: карт снова не тянут", "piket.4")
    score.total, score.summary = who, f"Сдаёт {who.lower()}."
    return score


def exchange(rules: Any, facts: Exchange) -> Score:
    """Say how many cards are laid off."""
    over = facts.hand_size - rules.hand
    allowed: Sequence[int]
    if facts.role == "первый":
        allowed, rule = ((2, 3, 4), "piket.13") if over else (range(rules.first_least, rules.stock + 1), "piket.9a")
    else:
        allowed, rule = ((2,), "piket.14") if over else (rules.dealer_draws(rules.stock), "piket.9b")
    if facts.draw not in allowed and (facts.draw or over):
        raise InputError(f"Прикупает карт: можно {', '.join(map(str, allowed))}", "draw", (rule,))
    total = facts.draw + over
    score = Score(unit="карт", total=total)
    score.add(f"Сдано {facts.hand_size}, прикупает {facts.draw}", (rule,) if facts.draw else ("piket.10",))
    score.add("Сносит", (rule, "piket.7a") if facts.draw else ("piket.10",), total)
    score.summary = f"Снести надо {said(total, 'карту', 'карты', 'карт')}: останется {rules.hand}."
    return score


def game(rules: Any, facts: Counts) -> Score:
    """Take the lesser count from the greater."""
    gap = abs(facts.count_1 - facts.count_2)
    written = gap * (2 if facts.double else 1)
    score = Score(unit="очков", total=written, sides=dict.fromkeys(NAMES, 0))
    if not gap:
        score.add("Счёт равный: рефет, в записи ноль", ("piket.47", "piket.48"), 0)
        score.summary = "Рефет: следующий королик идёт двойным счётом."
        return score
    winner = NAMES[0] if facts.count_1 > facts.count_2 else NAMES[1]
    more, less = max(facts.count_1, facts.count_2), min(facts.count_1, facts.count_2)
    score.add(f"{more} − {less} = {gap}", "piket.46a", gap, winner)
    if facts.double:
        score.add("После рефета пишут вдвое", "piket.47", gap, winner)
    score.sides[winner] = written
    score.summary = f"{winner} пишет {written}."
    return score


def _entries(score: Score, entries: list[tuple[int, Any]]) -> None:
    for seat, item in entries:
        score.add(item.text, item.cites, item.amount, NAMES[seat])
        score.sides[NAMES[seat]] += item.amount or 0


def korolik(rules: Any, facts: Games) -> Score:
    """Close a королик."""
    score = Score(unit="очков", sides=dict.fromkeys(NAMES, 0))
    left = balance(rules, facts.games)
    if not left:
        score.add("Остатка нет: сбоку не пишет никто", ("piket.46d",), 0)
        score.total, score.summary = 0, "Королик вышел поровну."
        if rules.equal_refait:
            score.add("Следующий королик идёт двойным счётом", ("piket.47",))
            score.summary = "Королик вышел поровну: это рефет, следующий идёт двойным счётом."
        return score
    _entries(score, korolik_entries(rules, facts.games, facts.double))
    score.total = max(score.sides.values())
    winner = NAMES[0] if left > 0 else NAMES[1]
    score.summary = f"{winner} пишет сбоку {score.total}."
    return score


def records(rules: Any, facts: Records) -> Score:
    """Add the games that one has written."""
    score = Score(unit="очков", total=sum(facts.records))
    for place, one in enumerate(facts.records, 1):
        score.add(f"Запись {place}", "piket.46f", one)
    if not facts.records:
        score.add("Записей нет: складывать нечего", "piket.46f", 0)
    score.summary = f"Игровых записей {score.total}."
    return score


def final(rules: Any, facts: Finals) -> Score:
    """Write what is left of all games with a hundred."""
    score = Score(unit="очков", sides=dict.fromkeys(NAMES, 0))
    entries = final_entries(rules, sum(facts.records_1), sum(facts.records_2))
    _entries(score, entries)
    score.total = max(score.sides.values())
    if not entries:
        score.add("Игровые записи равны: прибавки нет", "piket.46g", 0)
    score.summary = f"За партию пишут {score.total}." if entries else "За партию не пишет никто."
    return score


def whole(rules: Any, facts: Party) -> Score:
    """Settle a партия."""
    entries = party_entries(rules, facts.games, facts.carried)
    score = Score(unit="очков", sides=dict.fromkeys(NAMES, 0))
    _entries(score, entries)
    first, second = score.sides[NAMES[0]], score.sides[NAMES[1]]
    net = first - second
    score.add(
        f"{max(first, second)} − {min(first, second)} = {abs(net)}", "piket.46h", abs(net), NAMES[0] if net >= 0 else NAMES[1]
    )
    score.sides = {NAMES[0]: net, NAMES[1]: -net}
    score.total = abs(net)
    score.summary = f"Чистый выигрыш {abs(net)}: {'первый' if net > 0 else 'второй'}." if net else "Партия вышла ровной."
    if facts.games[-1] == 0 or facts.games[-2] == 0:
        score.add("Рефет переносят на следующую партию", "piket.49")
    return score


def refait(rules: Any, facts: Party) -> Score:
    """Say which games of a партия are written twice."""
    twice = [at + 1 for at in range(6) if doubled(rules, facts.games[:at], at, facts.carried)]
    score = Score(total=len(twice), unit="игр")
    cites = ("piket.47", "piket.48")
    score.add(f"Двойным счётом игры: {', '.join(map(str, twice))}" if twice else "Рефета перед играми не было", cites)
    if 0 in facts.games[4:]:
        score.add("Целого королика впереди нет: рефет переносят на следующую партию", "piket.49")
    first, second = sums(facts.games)
    score.extra = {"records": [first, second]}
    score.summary = f"Вдвое пишут {said(len(twice), 'игру', 'игры', 'игр')}." if twice else "Вдвое не пишут ничего."
    return score


def money(rules: Any, facts: Money) -> Score:
    """Turn points into money."""
    price = Fraction(facts.rate) * facts.points
    exact = price.denominator == 1
    score = Score(unit="коп.", total=int(price) if exact else f"{price.numerator / price.denominator:g}".replace(".", ","))
    score.add(f"{in_points(facts.points)} по цене {RATES[facts.rate]}", "piket.46i", int(price) if exact else None)
    score.summary = f"Выигрыш {roubles(int(price))}." if exact else f"Выигрыш {score.total} коп."
    return score


COUNTS = (
    Count("points", "Очки карт", Some, card_points, ("piket.21",), words=("сколько очков на картах",), sentence="На картах {cards}."),
    Count("sequence", "Сколько за последовательность", Length, sequence, ("piket.22", "piket.h2"),
          words=("квинта сколько очков", "терц кварт цена"), sentence="Карт подряд {length}."),
    Count("boast", "Чей хвалёж годится", Boasts, boast, ("piket.20a", "piket.20b", "piket.20c", "piket.28a", "piket.28b", "piket.28c",
           "piket.28ex1", "piket.28ex2", "piket.h3"),
          words=("чьи карты годятся", "равны карты", "кто считает квинту", "хвалёж перебит"),
          sentence="У первого карт {cards_1}, очков {points_1}, подряд {run_1}[ от {top_1}]; у второго карт {cards_2}, очков {points_2}, подряд {run_2}[ от {top_2}]."),
    Count("kinds", "Четырнадцать и три", Kinds, kinds, ("piket.23a", "piket.24", "piket.25", "piket.26", "piket.27"),
          words=("четыре туза против королей", "чьи четырнадцать", "три дамы считаются ли")),
    Count("count", "Счёт игрока за игру", Counted, count,
          ("piket.17", "piket.19a", "piket.19b", "piket.19c", "piket.19d", "piket.28d", "piket.30", "piket.31", "piket.32", "piket.33", "piket.37",
           "piket.38", "piket.39", "piket.40"),
          words=("спор о счёте", "пик или репик", "капот сколько", "считает девяносто", "считает шестьдесят")),
    Count("deal", "Вся ли колода роздана", Dealt, dealt, ("piket.1", "piket.5"), words=("сколько карт сдают",)),
    Count("talon", "Сколько карт доступно сдающему", Talon, talon, ("piket.8b", "piket.9a", "piket.9b", "piket.10"),
          words=("остаток прикупа",), sentence="Первый купил карт: {first_draw}."),
    Count("dealer", "Кому сдавать", Dealer, dealer, ("piket.4", "piket.46c"), words=("чья сдача", "кто сдаёт вторую игру"),
          sentence="Игра {game}, прошлую сдавал {previous}."),
    Count("exchange", "Сколько карт снести", Exchange, exchange, ("piket.7a", "piket.13", "piket.14"),
          words=("тринадцать карт сколько сносить",), sentence="Снос делает {role}: сдано ему {hand_size}, прикупает {draw}."),
    Count("game", "Запись игры", Counts, game, ("piket.46a", "piket.47", "piket.48"), kind="settlement",
          words=("что записать за игру", "рефет"), sentence="Счёт {count_1} и {count_2}; двойной счёт: {double}."),
    Count("korolik", "Запись королика", Games, korolik, ("piket.46b", "piket.46d", "piket.46e", "piket.48"), kind="settlement",
          words=("королик сбоку", "округлить королик")),
    Count("records", "Сумма игровых записей", Records, records, ("piket.46f",), kind="settlement", words=("сложить записи",)),
    Count("final", "Прибавка за партию", Finals, final, ("piket.46g",), kind="settlement", words=("сотня за партию",)),
    Count("match", "Расчёт партии", Party, whole, ("piket.46h", "piket.50a", "piket.50b"), kind="settlement",
          words=("чистый выигрыш партии", "сквозная запись")),
    Count("refait", "Какие игры идут вдвое", Party, refait, ("piket.47", "piket.48", "piket.49"), kind="settlement",
          words=("рефет удваивает", "двойной королик", "рефет в последней игре")),
    Count("money", "Выигрыш деньгами", Money, money, ("piket.46i",), kind="settlement", words=("почём очко", "почём пуан"),
          sentence="Выиграно {points} очков, очко — {rate}."),
)  # fmt: skip
__all__ = ["CARDS", "COUNTS", "KINDS", "count", "dealt"]
