"""«Винт»: calculators of the chapter on scoring, over the same functions that write the sheet."""

from __future__ import annotations

from ....families.vist.sheet import Terms, lines_written
from ....frame.calculators import calculator
from ....frame.cites import implements
from ....frame.errors import InputError
from ....frame.facts import Line as Row
from ....frame.params import Cards, Flag, Int, OneOf
from ....frame.readings import Chosen
from ....frame.results import Score
from ....frame.russian import counted, number, points
from ....frame.russian import tricks as tricks_text
from ..coronets import (
    ENDS,
    FULL,
    NAMES,
    PLAIN,
    coronet_cites,
    coronet_line,
    coronet_named,
    coronet_price,
    coronets_of,
)
from ..coronets import TRUMP as TRUMP_CORONET
from ..fields import (
    ACES,
    CONTRACT,
    COUNT_ACES,
    DOUBLE,
    HONOURS,
    SIDES,
    TRICKS,
    TRUMP,
    check_honours,
    level_of_name,
    strain_of_name,
)
from ..options import CONTRACTS, DECK, NO_TRUMP, Rules, required
from ..options import TRICKS as ALL_TRICKS
from ..readings import (
    ACE_CORONET,
    ACES_EXCEED,
    GRAND_MINUS_ONE,
    NOTRUMP_ACES,
    NUT_PENALTY,
    PASS_PLAY_EXCESS,
    READINGS,
    SLAM_BY_OPPONENTS,
    SLAM_OVERTRICK,
    VINTING_FOUR_ACES,
)
from ..scoring import (
    ALL_ACES,
    ALL_HONOURS,
    FAILED_SLAM_LINES,
    Facts,
    ace_price,
    add_lines,
    honour_lines,
    honour_price,
    pass_play_lines,
    penalty_lines,
    penalty_price,
    slam_lines,
    sum_of,
    trick_lines,
    trick_price,
)
from ..sheet_line import DECLARERS, OPPONENTS, Line
from ..variants.rules import LAYOUTS

_ALL = Chosen(READINGS)
AWAY = LAYOUTS["виталин"].away
"""Tricks made of the cards that everybody puts away in виталин."""


def _facts(level: int, strain: int, tricks: int, honours: int = 0, aces: int = 2) -> Facts:
    """Return the facts of a deal from what the declarers have; the rest is their opponents'."""
    of_trumps = (honours, ALL_HONOURS - honours) if strain != NO_TRUMP else (0, 0)
    return Facts(level, strain, tricks, of_trumps, (aces, ALL_ACES - aces))


def _two_sides(lines: list[Line], readings: Chosen, unit: str = "очков") -> Score:
    """Return a score of declarers and opponents."""
    score = Score(unit=unit, sides={name: sum_of(lines, role) for role, name in enumerate(SIDES)})
    add_lines(score, lines, SIDES, readings)
    return score


@calculator(
    "vint.tricks",
    title="Запись за взятки",
    sentence="Играют {contract}, у назначивших взяток {tricks}.",
    summary="Что обе стороны пишут под чертой.",
    params=(CONTRACT, TRICKS),
    rules=("vint.r1a", "vint.r1b", "vint.r1c", "vint.r1d", "vint.r5a", "vint.r5b", "vint.r5c", "vint.r5d", "vint.r6"),
    words=("сколько за взятки", "цена взятки", "что пишут под чертой", "запись леве"),
)
@implements("vint.r5a", "vint.r5c", "vint.r5d", "vint.r1b", "vint.r1c", "vint.r1d")
def tricks_of(contract: str, tricks: int) -> Score:
    """Write the tricks of both sides."""
    level = level_of_name(contract)
    score = _two_sides(trick_lines(level, tricks, _ALL), _ALL)
    score.total = score.sides[SIDES[DECLARERS]]
    ours, theirs = (number(score.sides[side]) if score.sides[side] else "ничего" for side in SIDES)
    score.summary = f"Под чертой: назначившим {ours}, противникам {theirs}."
    return score


@calculator(
    "vint.honours",
    title="Онёры и тузы",
    sentence="Играют {contract}, козырь {trump}. У назначивших [козырных онёров {honours}, ]тузов {aces}, взяток {tricks}[; {count_aces}].",
    summary="Кто и сколько пишет за онёры и тузов.",
    params=(CONTRACT, TRUMP, HONOURS, ACES, TRICKS, COUNT_ACES),
    rules=("vint.n4a", "vint.n4b", "vint.r11", "vint.r12a", "vint.r12b", "vint.r13a", "vint.r13b", "vint.r14", "vint.r15a",
           "vint.r15b", "vint.r16", "vint.r17a"),
    readings=(NOTRUMP_ACES, ACES_EXCEED),
    words=("сколько за онёры", "кто пишет онёры", "тузы поровну", "сколько за тузов", "тузы без козырей"),
)  # fmt: skip
def honours_of(readings: Chosen, contract: str, trump: str, honours: int, aces: int, tricks: int, count_aces: bool) -> Score:
    """Write honours and aces."""
    strain = strain_of_name(trump)
    if count_aces:
        check_honours(strain, honours, aces)
    lines = honour_lines(_facts(level_of_name(contract), strain, tricks, honours, aces), readings, count_aces)
    score = _two_sides(lines, readings)
    score.total = sum(score.sides.values())
    writer = next((name for name, amount in score.sides.items() if amount), "")
    score.summary = f"{writer} пишут {points(score.total)}." if writer else "За онёры и тузов не пишет никто."
    return score


@calculator(
    "vint.hand",
    title="Коронки на руке",
    sentence="На руке {hand}, козырь {trump}.",
    summary="Все коронки тринадцати карт и их цена.",
    params=(Cards(name="hand", label="Рука", deck=DECK, low=13, high=13, default="♥ТКДВ5 ♠ТК94 ♦732 ♣8"), TRUMP),
    rules=("vint.n5a", "vint.n5b", "vint.n5c", "vint.r18a", "vint.r18b", "vint.r18c", "vint.r18d"),
    readings=(ACE_CORONET,),
    words=("есть ли коронка", "коронка на руке", "три туза на руке", "четыре туза на руке"),
)
def hand_coronets(readings: Chosen, hand: int, trump: str) -> Score:
    """Find and price the coronets of a hand."""
    score = Score(unit="очков")
    lines = [coronet_line(one, DECLARERS, 1, True, False, readings) for one in coronets_of(hand, strain_of_name(trump))]
    add_lines(score, lines, ("", ""), readings)
    score.total = sum_of(lines, DECLARERS)
    if not lines:
        score.add("Ни трёх карт подряд от туза, ни трёх тузов: коронки нет", ("vint.n5a", "vint.n5c"), 0)
        score.summary = "Коронки нет."
    else:
        score.summary = f"{counted(len(lines), 'коронка', 'коронки', 'коронок')}, вместе {points(score.total)}."
    return score


_KINDS = OneOf(
    name="kind",
    label="Какая",
    choices=((TRUMP_CORONET, "козырная"), (PLAIN, "простая, в козырной игре"), (FULL, "в бескозырной игре")),
    default=TRUMP_CORONET,
)
_VINTING = Flag(name="vinting", label="Винтящаяся")
_WHEN_VINTING = {"vinting": (True,)}


@calculator(
    "vint.coronet",
    title="Цена коронки",
    sentence="Коронка {to}, {kind}; {vinting}[; играют {contract}][, она {side}][, {made}].",
    summary="Обычная и винтящаяся коронка, у назначивших и у вистующих.",
    params=(
        OneOf(name="to", label="Коронка", choices=tuple((name, name) for name in NAMES), default=NAMES[0]),
        _KINDS,
        _VINTING,
        OneOf(name="contract", label="Игра", choices=CONTRACT.choices, default="простая", when=_WHEN_VINTING),
        OneOf(
            name="side", label="У кого", choices=(("назначившие", "у назначивших"), ("вистующие", "у вистующих")),
            default="назначившие", when=_WHEN_VINTING,
        ),
        Flag(name="made", label="Назначенная игра выиграна", default=True, when=_WHEN_VINTING),
    ),
    rules=("vint.n5b", "vint.r18a", "vint.r18b", "vint.r18c", "vint.r18d", "vint.dvz.tab", "vint.dvz.4", "vint.dvz.5",
           "vint.dvz.6", "vint.dvz.7"),
    readings=(ACE_CORONET, VINTING_FOUR_ACES),
    words=("сколько стоит коронка", "цена коронки", "винтящаяся коронка", "тузовая коронка"),
)  # fmt: skip
def coronet(readings: Chosen, to: str, kind: str, vinting: bool, contract: str, side: str, made: bool) -> Score:
    """Price one coronet."""
    if to not in ENDS and kind == TRUMP_CORONET:
        raise InputError("Какая: тузовая коронка козырной не бывает, выберите «простая» или «в бескозырной»", "kind")
    role = OPPONENTS if side == "вистующие" else DECLARERS
    line = coronet_line(coronet_named(to, kind), role, level_of_name(contract), made, vinting, readings)
    score = Score(unit="очков")
    add_lines(score, [line], ("", ""), readings)
    score.total = line.amount
    score.summary = f"Коронка стоит {points(line.amount or 0)}."
    return score


@calculator(
    "vint.coronet-prices",
    title="Прейскурант коронок",
    sentence="Коронки: {kind}; {vinting}[, играют {contract}].",
    summary="Цены всех коронок одного рода.",
    params=(
        _KINDS,
        Flag(name="vinting", label="Винтящиеся"),
        OneOf(name="contract", label="Игра", choices=CONTRACT.choices, default="простая", when=_WHEN_VINTING),
    ),
    rules=("vint.r18a", "vint.r18b", "vint.r18c", "vint.r18d", "vint.dvz.tab", "vint.dvz.4", "vint.dvz.5"),
    readings=(ACE_CORONET, VINTING_FOUR_ACES),
    words=("таблица коронок", "прейскурант коронок", "цены винтящихся коронок"),
)
@implements("vint.dvz.tab")
def coronet_prices(readings: Chosen, kind: str, vinting: bool, contract: str) -> Score:
    """List the prices of all coronets of a kind."""
    level = level_of_name(contract)
    score = Score(unit="очков")
    for name in ENDS if kind == TRUMP_CORONET else NAMES:
        one = coronet_named(name, kind)
        price = coronet_price(one, readings, vinting, level)
        score.sides[name] = price
        score.add(name.capitalize(), coronet_cites(one, vinting), price)
    game = f", игра «{contract}»" if vinting else ""
    score.summary = (
        f"Коронки стоят от {number(min(score.sides.values()))} до {number(max(score.sides.values()))}; {kind}{game}."
    )
    return score


_WHAT = ("взятка", "онёр", "туз в бескозырной", "штраф за взятку", "обязательные взятки", "взятки противникам")


@calculator(
    "vint.price-list",
    title="Цена по играм",
    sentence="Сколько стоит: {what}[, штук {count}][; {double}].",
    summary="Одна цена во всех семи играх.",
    params=(
        OneOf(name="what", label="Что", choices=tuple((one, one) for one in _WHAT), default="взятка"),
        Int(name="count", label="Сколько", low=1, high=13, default=1, when={"what": _WHAT[:4]}),
        Flag(name="double", label="Двойная запись", when={"what": ("штраф за взятку",)}),
    ),
    rules=("vint.n1", "vint.r5b", "vint.r11", "vint.r17a", "vint.r17b", "vint.r17c", "vint.r17d", "vint.r20b", "vint.r21",
           "vint.dvz.2a"),
    words=("таблица цен", "сколько стоит взятка", "сколько стоит онёр", "сколько стоит штраф", "сколько взяток нужно"),
)  # fmt: skip
@implements("vint.r17b", "vint.r17c", "vint.r17d", "vint.r20b", "vint.n1")
def price_list(what: str, count: int, double: bool) -> Score:
    """List one price for every game."""
    prices = {
        "взятка": (trick_price, ("vint.r5b",)),
        "онёр": (honour_price, ("vint.r11",)),
        "туз в бескозырной": (lambda level: ace_price(level, _ALL), ("vint.r17a",)),
        "штраф за взятку": (lambda level: penalty_price(level, double), ("vint.r21", "vint.dvz.2a")[: 2 if double else 1]),
        "обязательные взятки": (required, ("vint.n1", "vint.r20b")),
        "взятки противникам": (lambda level: 13 - required(level), ("vint.r20b",)),
    }
    price, cites = prices[what]
    times = count if what in _WHAT[:4] else 1
    score = Score(unit="взяток" if times == 1 and what not in _WHAT[:4] else "очков")
    for level, name in enumerate(CONTRACTS, 1):
        score.sides[name] = times * price(level)
        how = f": {times} × {number(price(level))}" if times > 1 else ""
        score.add(f"{name.capitalize()}{how}", cites, score.sides[name])
    score.summary = f"{what.capitalize()}: от {number(score.sides[CONTRACTS[0]])} до {number(score.sides[CONTRACTS[-1]])}."
    return score


@calculator(
    "vint.slam",
    title="Шлем",
    sentence="Назначено: {contract}, взято {tricks}.",
    summary="Премии за назначенный и за сделанный шлем.",
    params=(CONTRACT, TRICKS),
    rules=("vint.n8", "vint.r19a", "vint.r19b", "vint.r22a"),
    readings=(SLAM_OVERTRICK, GRAND_MINUS_ONE, SLAM_BY_OPPONENTS),
    words=("сколько за шлем", "шлем не сделан", "случайный шлем", "малый шлем", "большой шлем"),
)
def slam(readings: Chosen, contract: str, tricks: int) -> Score:
    """Write the slams of a deal."""
    lines = slam_lines(level_of_name(contract), tricks, readings)
    score = _two_sides(lines, readings)
    score.total = sum(score.sides.values())
    if not lines:
        score.add("Шлема не назначали и не сделали", ("vint.n8",), 0)
    written = ", ".join(f"{side} пишут за шлем {number(amount)}" for side, amount in score.sides.items() if amount)
    score.summary = f"{written}." if written else "За шлем писать нечего."
    return score


@calculator(
    "vint.penalty",
    title="Штраф за недобор",
    sentence="Назначено: {contract}, взято {tricks}; {double}, {exact}.",
    summary="Что пишут противники, если назначившие не взяли своего.",
    params=(CONTRACT, TRICKS, DOUBLE, Flag(name="exact", label="С гайкой")),
    rules=("vint.32", "vint.r20a", "vint.r20b", "vint.r21", "vint.r22a", "vint.r22b", "vint.gaika.1", "vint.dvz.2a",
           "vint.dvz.2b", "vint.dvz.2c", "vint.dvz.2d"),
    readings=(NUT_PENALTY,),
    words=("не добрал взяток", "остался без одной", "штраф за недобор", "ремиз", "без двух", "лишняя взятка с гайкой"),
)  # fmt: skip
@implements("vint.r22b", "vint.dvz.2b", "vint.dvz.2c", "vint.dvz.2d")
def penalty(readings: Chosen, contract: str, tricks: int, double: bool, exact: bool) -> Score:
    """Write what the opponents get: missed tricks and the premium of a failed slam, which is never doubled."""
    level = level_of_name(contract)
    rules = Rules(double=double, exact=exact)
    lines = penalty_lines(level, tricks, rules, readings)
    lines += lines_written(FAILED_SLAM_LINES, Terms(rules, readings), Facts(level, NO_TRUMP, tricks))
    score = Score(unit="очков", sides={SIDES[OPPONENTS]: sum_of(lines, OPPONENTS)})
    score.add(f"Нужно {required(level)}, взято {tricks}", ("vint.r20a", "vint.r20b"))
    add_lines(score, lines, SIDES, readings)
    score.total = score.sides[SIDES[OPPONENTS]]
    if not lines:
        score.add("Назначенное взято: штрафа нет", "vint.r20a", 0, SIDES[OPPONENTS])
    score.summary = f"Противники пишут над чертой {points(score.total)}." if score.total else "Штрафа нет."
    return score


GIVEN_CORONETS = (
    Row(("vint.r18a", "vint.r18c"), "Коронки", lambda terms, sums: sums[DECLARERS] or None),
    Row(("vint.r18a", "vint.r18c"), "Коронки", lambda terms, sums: sums[OPPONENTS] or None, side=OPPONENTS),
)
"""Coronets of both sides where their sums are given."""


def _coronet_points(name: str, label: str) -> Int:
    return Int(name=name, label=label, low=0, high=200_000, step=500, default=0, unit="очков")


@calculator(
    "vint.deal",
    title="Вся сдача",
    summary="Что обе стороны пишут над чертой и под чертой.",
    params=(
        CONTRACT, TRUMP, TRICKS, HONOURS, ACES, COUNT_ACES,
        _coronet_points("coronets", "Очки за коронки назначивших"),
        _coronet_points("opponents_coronets", "Очки за коронки противников"),
        DOUBLE,
    ),
    rules=("vint.r1a", "vint.r1e", "vint.r5b", "vint.r14", "vint.r17a", "vint.r18a", "vint.r18c", "vint.r19a", "vint.r19b",
           "vint.r21", "vint.r22a", "vint.dvz.2a", "vint.dvz.3"),
    readings=(NOTRUMP_ACES, ACES_EXCEED, SLAM_OVERTRICK, GRAND_MINUS_ONE, SLAM_BY_OPPONENTS),
    words=("посчитать сдачу", "запись сдачи", "что писать за игру", "над чертой и под чертой"),
)  # fmt: skip
@implements("vint.r1e")
def deal(
    readings: Chosen, contract: str, trump: str, tricks: int, honours: int, aces: int, count_aces: bool,
    coronets: int, opponents_coronets: int, double: bool,
) -> Score:  # fmt: skip
    """Write a whole deal."""
    level, strain = level_of_name(contract), strain_of_name(trump)
    if count_aces:
        check_honours(strain, honours, aces)
    lines = trick_lines(level, tricks, _ALL)
    lines += honour_lines(_facts(level, strain, tricks, honours, aces), readings, count_aces)
    lines += lines_written(GIVEN_CORONETS, Terms(None, readings), (coronets, opponents_coronets))
    lines += slam_lines(level, tricks, readings)
    lines += penalty_lines(level, tricks, Rules(double=double), _ALL)
    score = Score(unit="очков")
    add_lines(score, lines, SIDES, readings)
    if double:
        score.add("Двойная запись удваивает один штраф: взятки, онёры и премии пишут как всегда", ("vint.dvz.2a", "vint.dvz.3"))
    for role, name in enumerate(SIDES):
        score.sides[f"{name}, над чертой"] = sum_of(lines, role, below=False)
        score.sides[f"{name}, под чертой"] = sum_of(lines, role, below=True)
    score.total = sum_of(lines, DECLARERS) - sum_of(lines, OPPONENTS)
    ahead = "назначивших" if score.total >= 0 else "противников"
    score.summary = f"Перевес {ahead}: {points(abs(score.total))}."
    return score


@calculator(
    "vint.vitalin",
    title="Запись в виталине",
    sentence="Назначено: {contract}, в розыгрыше назначившие взяли {played} из одиннадцати.",
    summary="Две взятки из сброса идут назначившим; что пишут обе стороны за взятки, шлем и недобор.",
    params=(
        CONTRACT,
        Int(name="played", label="Взяток у назначивших в розыгрыше", low=0, high=ALL_TRICKS - AWAY, default=8),
    ),
    rules=("vint.vitalin.3", "vint.r5b", "vint.r19a", "vint.r20a", "vint.r21", "vint.r22a"),
    readings=(SLAM_OVERTRICK, GRAND_MINUS_ONE, SLAM_BY_OPPONENTS),
    words=("счёт в виталине", "взятки из сброса", "сколько писать в виталине", "кому взятки из снесённых карт"),
)
def vitalin(readings: Chosen, contract: str, played: int) -> Score:
    """Write a deal of виталин: the tricks put together from the cards put away belong to the declarers."""
    level, tricks = level_of_name(contract), played + AWAY
    lines = trick_lines(level, tricks, readings) + slam_lines(level, tricks, readings)
    lines += penalty_lines(level, tricks, Rules(), readings)
    score = Score(unit="очков", sides={name: sum_of(lines, role) for role, name in enumerate(SIDES)})
    score.add(f"Взяток у назначивших: {played} + {AWAY} из сброса = {tricks}", "vint.vitalin.3", None, SIDES[DECLARERS])
    add_lines(score, lines, SIDES, readings)
    score.total = score.sides[SIDES[DECLARERS]] - score.sides[SIDES[OPPONENTS]]
    score.extra["tricks"] = tricks
    made = "игра сделана" if tricks >= required(level) else f"недобор {required(level) - tricks}"
    ours, theirs = (number(score.sides[name]) for name in SIDES)
    score.summary = f"У назначивших {tricks_text(tricks)}, {made}; назначившие пишут {ours}, противники {theirs}."
    return score


@calculator(
    "vint.pass-play",
    title="Розыгрыш после четырёх пасов",
    sentence="Все пасовали, играют без назначения. У первой стороны взяток {tricks}.",
    summary="Кто сколько пишет, если распасовку разыграли.",
    params=(Int(name="tricks", label="Взяток у первой стороны", low=0, high=13, default=8),),
    rules=("vint.r10", "vint.h51"),
    readings=(PASS_PLAY_EXCESS,),
    words=("распасы", "розыгрыш после четырёх пасов", "все спасовали и играют"),
)
def pass_play(readings: Chosen, tricks: int) -> Score:
    """Write a deal played after four passes."""
    names = ("Первая сторона", "Вторая сторона")
    lines = pass_play_lines((tricks, 13 - tricks), readings)
    score = Score(unit="очков", sides={name: sum_of(lines, role) for role, name in enumerate(names)})
    score.add(f"Взято {tricks} и {13 - tricks}: взять много — проигрыш", "vint.r10")
    add_lines(score, lines, names, readings)
    score.total = sum(score.sides.values())
    writer = names[lines[0].role]
    score.summary = f"{writer} пишет {points(score.total)}."
    return score
