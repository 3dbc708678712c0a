"""«Современный преферанс»: calculators."""

from __future__ import annotations

from ...families.preferans.readings import TEN_CHECK
from ...families.preferans.rules import ALONE_QUOTA, BOTH, CHECK, NO_TRUMP, NOBODY, ONE, STRAINS, TEN, TRICKS
from ...families.preferans.settlement import ORDINALS, most_text
from ...frame.calculators import calculator
from ...frame.cites import implements
from ...frame.errors import InputError
from ...frame.params import Flag, Int, Ints, OneOf, suit_choice
from ...frame.readings import Chosen
from ...frame.results import Score
from ...frame.russian import leaders, number, points, tricks
from .readings import OVER_NORM, OWN_WHIST, RASPASY_ZERO, RATIO
from .readings import TEN as TEN_WHIST
from .scoring import (
    CLEAN_PASS_POOL,
    LEVELS,
    MISERE,
    MOUNTAIN_WORTH,
    OWN,
    SOFT_TOGETHER,
    exact_text,
    modern_outcome,
    pass_price,
    prices_of,
    totals_of,
)

GAME = OneOf(name="level", label="Игра", choices=tuple((one, one) for one in (*LEVELS, MISERE)), default=LEVELS[0])


@calculator(
    "preferans-modern.price",
    title="Цена игры сегодня",
    sentence="Назначено: {level}.",
    summary="Пуля, гора и висты по игре.",
    params=(GAME,),
    rules=("preferans-modern.tab",),
    words=("сколько стоит игра", "цена мизера", "сколько в гору", "сколько в пулю", "сколько стоит вист"),
)
def price(level: str) -> Score:
    """Give a row of the table."""
    row = prices_of(level)
    score = Score(unit="очков", total=row.pool)
    score.add("В пулю за удачу", ("preferans-modern.tab", "preferans-modern.sheet"), row.pool)
    text = "В гору за каждую взятку" if level == MISERE else "В гору за недобранную взятку"
    score.add(text, ("preferans-modern.tab", "preferans-modern.sheet"), row.mountain)
    if level == MISERE:
        score.add("Вистов на мизере нет", "preferans-modern.tab", 0)
    else:
        score.add("В гору за недобранный вист", "preferans-modern.tab", row.whist_mountain)
        score.add("В висты за взятый вист", "preferans-modern.tab", row.whist)
    score.extra.update(pool=row.pool, mountain=row.mountain, whist_mountain=row.whist_mountain, whist=row.whist)
    score.summary = f"{level.capitalize()}: в пулю {row.pool}, в гору {row.mountain}."
    return score


@calculator(
    "preferans-modern.deal",
    title="Что пишут за игру сегодня",
    summary="Пуля, гора и висты после одной сдачи.",
    params=(
        GAME,
        Int(name="tricks", label="Взяток у играющего", low=0, high=TRICKS, default=6),
        OneOf(
            name="whist", label="Кто вистует", when={"level": LEVELS},
            choices=((BOTH, "оба"), (ONE, "один"), (OWN, "«свой»"), (NOBODY, "никто"), (CHECK, "проверка десяти")), default=BOTH,
        ),
        Ints(
            name="whist_tricks", label="Взятки вистующих", low=0, high=TRICKS, most=2, default=(), labels=("первый", "второй"),
            hint="Вистует один: одно число, взятки обеих рук.",
        ),
        Flag(name="gentleman", label="Джентльменский вист", when={"whist": (ONE,)}),
        Flag(name="soft", label="Мягкая норма вистующих", when={"whist": (BOTH,)}),
    ),
    rules=("preferans-modern.tab", "preferans-modern.3", "preferans-modern.6", "preferans-modern.8a", "preferans-modern.8b", "preferans-modern.9b"),
    readings=(OWN_WHIST, OVER_NORM, TEN_WHIST, TEN_CHECK),
    words=("что писать за игру", "без одной", "сколько вистов", "мизер не сыгран", "джентльменский вист", "свой вист", "недобрал вист"),
)  # fmt: skip
def deal(
    readings: Chosen, level: str, tricks: int, whist: str, whist_tricks: tuple[int, ...], gentleman: bool, soft: bool
) -> Score:
    """Write all that follows from one game."""
    if level != MISERE:
        _check(readings, level, tricks, whist, whist_tricks)
    found = modern_outcome(level, tricks, whist, whist_tricks, gentleman, soft, readings)
    score = Score(unit="очков", total=found.pool if found.made else -found.mountain)
    for step in found.steps:
        score.add(step.text, step.cites, step.amount, step.role)
    score.extra.update(
        made=found.made, pool=found.pool, mountain=found.mountain, whists=found.whists, whist_mountain=found.whist_mountain
    )
    what = f"в пулю {found.pool}" if found.made else f"в гору {found.mountain}"
    score.summary = f"{level.capitalize()}: {what}."
    return score


def _check(readings: Chosen, level: str, tricks: int, whist: str, whist_tricks: tuple[int, ...]) -> None:
    """Refuse answers and tricks that do not go together."""
    if whist == OWN and level != LEVELS[0]:
        raise InputError("Кто вистует: «свой» вист бывает только на шести", "whist")
    ten = level == LEVELS[TEN]
    if whist == CHECK and not ten:
        raise InputError("Кто вистует: проверяют только десять", "whist")
    if ten and whist in (BOTH, ONE) and readings[TEN_WHIST] == "check":
        raise InputError("Кто вистует: десять проверяют; выберите «никто» или «проверка»", "whist")
    if whist not in (BOTH, ONE) or not whist_tricks:
        return
    wanted = 2 if whist == BOTH else 1
    if len(whist_tricks) != wanted:
        raise InputError(f"Взятки вистующих: нужно чисел: {wanted}, получено {len(whist_tricks)}", "whist_tricks")
    if sum(whist_tricks) != TRICKS - tricks:
        text = f"Взятки вистующих: вместе с {tricks} играющего должно быть {TRICKS}, а вышло {sum(whist_tricks) + tricks}"
        raise InputError(text, "whist_tricks")


@calculator(
    "preferans-modern.quota",
    title="Норма двоих вистующих",
    sentence="Назначено: {level}, вистуют двое; {soft}.",
    summary="Сколько взяток обязан взять каждый, когда вистуют оба.",
    params=(
        OneOf(name="level", label="Игра", choices=tuple((one, one) for one in LEVELS[:TEN]), default=LEVELS[0]),
        Flag(name="soft", label="Мягкий вариант"),
    ),
    rules=("preferans-modern.9b",),
    words=("норма вистующего", "сколько взяток на висте", "мягкий вариант"),
)
@implements("preferans-modern.9b")
def quotas(level: str, soft: bool) -> Score:
    """Give the quota of two whisters."""
    step = LEVELS.index(level)
    score = Score(unit="взяток")
    if soft and step in SOFT_TOGETHER:
        score.total = SOFT_TOGETHER[step]
        score.extra["together"] = score.total
        score.add("Мягкий вариант: на обоих", "preferans-modern.9b", score.total)
        score.summary = f"На двоих надо взять {tricks(score.total)}."
        return score
    score.total = ALONE_QUOTA[step]
    score.extra["each"] = score.total
    if soft:
        score.add("Мягкого варианта для этой игры источник не называет", "preferans-modern.9b")
    score.add("Каждый вистующий", "preferans-modern.9b", score.total)
    score.summary = f"Каждому надо взять {tricks(score.total)}."
    return score


_SPOKEN = (
    "раз", "два", "три", "четыре", "пять", "шесть", "семь", "восемь", "девять", "десять", "одиннадцать", "двенадцать",
    "тринадцать", "четырнадцать", "пятнадцать", "шестнадцать", "семнадцать", "восемнадцать", "девятнадцать", "двадцать",
    "двадцать один", "двадцать два", "двадцать три", "двадцать четыре", "двадцать пять",
)  # fmt: skip


@calculator(
    "preferans-modern.call",
    title="Раз, два, три",
    sentence="Назначают: {level}, козырь {trump}.",
    summary="Каким числом называют заявку.",
    params=(
        OneOf(name="level", label="Игра", choices=tuple((one, one) for one in LEVELS), default=LEVELS[0]),
        suit_choice("trump", "Козырь", none=STRAINS[NO_TRUMP], default="♠"),
    ),
    rules=("preferans-modern.7",),
    words=("раз два три", "как называют шесть пик", "заявка числом"),
)
@implements("preferans-modern.7")
def call(level: str, trump: str) -> Score:
    """Give the number by which a bid is called."""
    place = LEVELS.index(level) * len(STRAINS) + STRAINS.index(trump) + 1
    score = Score(total=place)
    score.add(f"{level.capitalize()} {trump}: ступень {place}", "preferans-modern.7", place)
    score.extra.update(number=place, spoken=_SPOKEN[place - 1])
    score.summary = f"Говорят «{_SPOKEN[place - 1]}»."
    return score


@calculator(
    "preferans-modern.raspasy",
    title="Распасы сегодня",
    summary="Сколько пишут в гору за взятку на первых, вторых и дальнейших распасах подряд.",
    params=(
        Int(name="streak", label="Какие распасы подряд", low=1, high=100, default=1),
        Ints(name="tricks", label="Взятки", low=0, high=TRICKS, most=4, default=(3, 3, 4), labels=("первый", "второй", "третий", "четвёртый")),
    ),
    rules=("preferans-modern.10c",),
    readings=(RASPASY_ZERO,),
    words=("распасы", "сколько в гору за взятку", "вторые распасы", "третьи распасы"),
)  # fmt: skip
@implements("preferans-modern.10c")
def raspasy(readings: Chosen, streak: int, tricks: tuple[int, ...]) -> Score:
    """Write the tricks of распасы into the mountain."""
    if len(tricks) not in (3, 4):
        raise InputError(f"Взятки: нужно три или четыре числа, получено {len(tricks)}", "tricks")
    if sum(tricks) != TRICKS:
        raise InputError(f"Взятки: на распасах их {TRICKS}, а вышло {sum(tricks)}", "tricks")
    each = pass_price(streak)
    score = Score(unit="очков", total=each * TRICKS)
    score.add(f"Распасы подряд: {streak}; за взятку в гору", "preferans-modern.10c", each)
    pool = []
    for place, got in enumerate(tricks):
        score.add(f"{each} × {got}", "preferans-modern.10c", each * got, ORDINALS[place])
        pool.append(0)
        if not got and readings[RASPASY_ZERO] == "old":
            pool[-1] = CLEAN_PASS_POOL
            score.add("Ни одной взятки: в пулю", ("preferans-modern.10c", "preferans.52"), CLEAN_PASS_POOL, ORDINALS[place])
    score.extra.update(per_trick=each, mountain=[each * got for got in tricks], pool=pool)
    score.summary = f"По {points(each)} в гору за взятку."
    return score


@calculator(
    "preferans-modern.settlement",
    title="Итог пульки сегодня",
    summary="Пуля, гора и висты троих или четверых; итог в вистах.",
    kind="settlement",
    params=(
        Ints(name="pool", label="Пуля", high=1_000_000, most=4, default=(20, 17, 14), labels=("первый", "второй", "третий", "четвёртый")),
        Ints(name="mountain", label="Гора", high=1_000_000, most=4, default=(10, 4, 16), per="pool"),
        Ints(
            name="whists", label="Висты", high=10_000_000, most=12, default=(30, 12, 20, 16, 8, 24), per="pool", pairs=True,
            hint="По порядку: первый на второго, на третьего …, второй на первого, на третьего …",
        ),
    ),
    rules=("preferans-modern.h1", "preferans-modern.ratio"),
    readings=(RATIO,),
    words=("рассчитать пульку", "закрыть пулю", "итог троих", "итог четверых", "гора и пуля", "сколько вистов стоит гора"),
)  # fmt: skip
@implements("preferans-modern.sheet")
def settlement(readings: Chosen, pool: tuple[int, ...], mountain: tuple[int, ...], whists: tuple[int, ...]) -> Score:
    """Settle a sheet of three or four."""
    count = len(pool)
    if count not in (3, 4):
        raise InputError(f"Пуля: нужно три или четыре числа, получено {count}", "pool")
    if len(mountain) != count:
        raise InputError(f"Гора: нужно чисел: {count}, получено {len(mountain)}", "mountain")
    if len(whists) != count * (count - 1):
        raise InputError(f"Висты: нужно чисел: {count * (count - 1)}, получено {len(whists)}", "whists")
    entries = iter(whists)
    matrix = [[0 if on == writer else next(entries) for on in range(count)] for writer in range(count)]
    totals = totals_of(pool, mountain, matrix, readings)
    worth = int(readings[RATIO])
    score = Score(unit="вистов")
    ratio = f"Очко горы {MOUNTAIN_WORTH} вистов, очко пули {worth}"
    score.add(ratio, ("preferans-modern.ratio", "preferans-modern.h1"))
    for seat in range(count):
        name = ORDINALS[seat]
        won, lost = sum(matrix[seat]), sum(row[seat] for row in matrix)
        rest = totals[seat] - (won - lost)
        whole = int(rest) if rest.denominator == 1 else None
        text = f"Пуля {pool[seat]} и гора {mountain[seat]} против средних: {exact_text(rest)}"
        score.add(text, "preferans-modern.h1", whole, name)
        score.add(f"Висты: {number(won)} − {number(lost)}", ("preferans-modern.sheet", "preferans-modern.h1"), won - lost, name)
        score.add(f"Итог: {exact_text(totals[seat])}", "preferans-modern.h1", None, name)
    score.total = exact_text(max(totals)) if max(totals).denominator != 1 else int(max(totals))
    score.extra["totals"] = [int(one) if one.denominator == 1 else str(one) for one in totals]
    score.sides = {ORDINALS[seat]: int(one) for seat, one in enumerate(totals) if one.denominator == 1}
    score.summary = f"{most_text(ORDINALS, totals)}: {exact_text(max(totals))}."
    return score


@calculator(
    "preferans-modern.end",
    title="Кончена ли пулька",
    summary="Играют на время или до условленной пули.",
    params=(
        Ints(name="pool", label="Пуля", high=1_000_000, most=4, default=(18, 14, 8), labels=("первый", "второй", "третий", "четвёртый")),
        Int(name="target", label="Условленная пуля", low=1, high=1_000_000, default=20),
        Flag(name="time_up", label="Условленное время вышло"),
    ),
    rules=("preferans-modern.11",),
    words=("когда кончается игра", "до скольких играют", "пуля закрыта", "вышло время"),
)  # fmt: skip
@implements("preferans-modern.11")
def end(pool: tuple[int, ...], target: int, time_up: bool) -> Score:
    """Say whether the game is over."""
    if not pool:
        raise InputError("Пуля: введите хотя бы одно число", "pool")
    score = Score(total=max(pool))
    reached = max(pool) >= target
    first = leaders(ORDINALS, pool)
    verb = "набрал" if len(first) == 1 else "набрали по"
    text = f"{' и '.join(first).capitalize()} {verb} {max(pool)} из {target}"
    score.add(text, "preferans-modern.11", max(pool))
    if time_up:
        score.add("Условленное время вышло", "preferans-modern.11")
    score.extra["over"] = reached or time_up
    score.summary = "Игра окончена." if reached or time_up else "Играют дальше."
    return score
