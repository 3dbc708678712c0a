"""«Винт»: calculators of the rubber and of payment."""

from __future__ import annotations

from ....frame.calculators import calculator
from ....frame.cites import implements
from ....frame.errors import InputError
from ....frame.params import Flag, Int, Ints, OneOf
from ....frame.readings import Chosen
from ....frame.results import Score
from ....frame.russian import number, points
from ..readings import BOTH_REACH, RUBBER_BONUS
from ..rubber import end_lines, mark_lines, money, pay_dummy, pay_separate, pay_sides, reached
from ..scoring import add_lines, sum_of
from ..sheet_line import Line

_SIDES = ("Первая сторона", "Вторая сторона")


@calculator(
    "vint.rubber",
    title="Кончилась ли партия",
    summary="Что приписывают за конец партии и роббера.",
    params=(
        OneOf(name="target", label="Партия до", choices=((500, "500"), (600, "600")), default=500),
        Ints(name="below", label="Под чертой до сдачи", count=2, high=100_000, default=[0, 0], labels=_SIDES),
        Ints(name="added", label="Прибавлено сдачей", count=2, high=100_000, default=[0, 0], labels=_SIDES),
        Ints(name="games", label="Партий взято", count=2, high=1, default=[0, 0], labels=_SIDES),
        Int(name="marks", label="Знаков ×", low=0, high=100, default=0),
        Flag(name="vinting", label="Знаки винтящиеся"),
        OneOf(
            name="declarers", label="Кто назначал", choices=(("первая", "первая сторона"), ("вторая", "вторая сторона")),
            default="первая",
        ),
    ),
    rules=("vint.n9a", "vint.n9b", "vint.r1g", "vint.r4a", "vint.r6", "vint.r7", "vint.r8", "vint.r9", "vint.vdvoem.5.8",
           "vint.prikup.6"),
    readings=(BOTH_REACH, RUBBER_BONUS),
    words=("кончилась ли партия", "кто взял партию", "конец роббера", "дошли до 500", "обе стороны дошли до 500"),
)  # fmt: skip
@implements("vint.vdvoem.5.8", "vint.prikup.6")
def rubber(
    readings: Chosen, target: int, below: tuple[int, ...], added: tuple[int, ...], games: tuple[int, ...], marks: int,
    vinting: bool, declarers: str,
) -> Score:  # fmt: skip
    """Tell whether a deal ends a game or the rubber, and what is written for it."""
    after = [before + more for before, more in zip(below, added, strict=True)]
    cites = ("vint.r1g", "vint.n9a") if target == 500 else ("vint.r1g", "vint.vdvoem.5.8", "vint.prikup.6")
    score = Score(unit="очков", sides=dict.fromkeys(_SIDES, 0), total=0)
    for name, before, more, now in zip(_SIDES, below, added, after, strict=True):
        score.add(f"Под чертой {number(before)} + {number(more)} = {number(now)}", cites, None, name)
    winner, several = reached(after, target, (0 if declarers == "первая" else 1,), readings)
    if winner is None:
        score.add(f"До {target} не дошёл никто: партия продолжается", cites[1:], 0)
        score.summary = "Партия не окончена."
        return score
    if several:
        why = "её запись больше" if after[0] != after[1] and readings[BOTH_REACH] == "more" else "она назначала"
        score.add(f"До {target} дошли обе; партию берёт {_SIDES[winner].lower()}: {why}", "vint.n9a", None, _SIDES[winner])
    lines = end_lines(winner, games[winner], marks, vinting, readings)
    add_lines(score, lines, _SIDES, readings)
    score.sides[_SIDES[winner]] = score.total = sum_of(lines, winner)
    ends = bool(games[winner])
    score.summary = f"{_SIDES[winner]} взяла {'роббер' if ends else 'партию'} и пишет {points(score.total)}."
    if not ends:
        if games[1 - winner]:
            score.add("Партий поровну, 1 : 1: роббер решит третья", "vint.n9b")
            score.summary += " Партий поровну: роббер решит третья."
        if marks:
            score.add(f"Знаки × ({marks}) ждут: их припишет тот, кто кончит роббер", "vint.r8")
            score.summary += " Знаки × ждут конца роббера."
    return score


@calculator(
    "vint.marks",
    title="Знаки за распасовку",
    sentence="Знаков за распасовку {marks}; {vinting}.",
    summary="Сколько приписывает кончивший роббер за распасовки.",
    params=(Int(name="marks", label="Знаков ×", low=0, high=100, default=1), Flag(name="vinting", label="Винтящиеся")),
    rules=("vint.r8", "vint.r9"),
    words=("знаки за пасы", "пасовые кресты", "распасовка", "винтящиеся знаки"),
)
def marks_of(marks: int, vinting: bool) -> Score:
    """Write the marks × of a rubber."""
    score = Score(unit="очков", total=0)
    lines: list[Line] = mark_lines(0, marks, vinting)
    for line in lines:
        score.add(line.text, line.cites, line.amount)
        score.total = line.amount
    if not lines:
        score.add("Распасовок не было: приписывать нечего", "vint.r8", 0)
    score.summary = f"За распасовки {points(sum_of(lines, 0))}."
    return score


_WAYS = {
    "вчетвером": (("Первая сторона", "Вторая сторона"), ("vint.r4b",)),
    "с болваном": (("Игрок с болваном", "Первый противник", "Второй противник"), ("vint.troem.1.9",)),
    "с аукционом": (("А", "Б", "В", "Г"), ("vint.troem.2.6a",)),
}


@calculator(
    "vint.payment",
    title="Расчёт",
    summary="Кто кому сколько платит после роббера.",
    params=(
        OneOf(name="way", label="Как играют", choices=tuple((way, way) for way in _WAYS), default="вчетвером"),
        Ints(name="totals", label="Итоги записей", low=0, high=10_000_000, most=4, default=[21430, 16280]),
    ),
    rules=("vint.r4b", "vint.troem.1.9", "vint.troem.2.6a", "vint.troem.2.6", "vint.aukcion.4"),
    words=("расчёт", "кто сколько выиграл", "кто платит", "итог роббера", "разность записей"),
)
@implements("vint.r4b", "vint.troem.2.6")
def payment(way: str, totals: tuple[int, ...]) -> Score:
    """Settle a rubber."""
    names: tuple[str, ...]
    cites: tuple[str, ...]
    names, cites = _WAYS[way]
    least, most = (3, 4) if way == "с аукционом" else (2, 2)
    if not least <= len(totals) <= most:
        wanted = "2" if least == most else "3 или 4"
        raise InputError(f"Итоги записей: нужно чисел: {wanted}, получено {len(totals)}", "totals")
    score = Score(unit="очков")
    if way == "с аукционом":
        paid = pay_separate(totals)
        if len(totals) == 4:
            cites = (*cites, "vint.aukcion.4")
        best = max(totals)
        score.add(f"Больше всех у {' и '.join(n for n, t in zip(names, totals, strict=False) if t == best)}", cites)
        gain = sum(amount for amount in paid if amount > 0)
    elif way == "с болваном":
        paid = pay_dummy(totals)
        score.add(f"Разность {number(totals[0])} − {number(totals[1])} = {number(totals[0] - totals[1])}, с двумя вдвое", cites)
        gain = paid[0]
    else:
        paid = pay_sides(totals)
        score.add(f"Из большей записи вычитают меньшую: {number(max(totals))} − {number(min(totals))}", cites)
        gain = abs(paid[0])
    for name, amount in zip(names, paid, strict=False):
        score.sides[name] = amount
        score.add("Получает" if amount > 0 else "Платит" if amount < 0 else "При своих", cites, amount, name)
    score.total = gain
    score.summary = f"Выигрыш: {points(gain)}." if gain >= 0 else f"Проигрыш игрока с болваном: {points(-gain)}."
    return score


@calculator(
    "vint.money",
    title="Очки в деньги",
    sentence="Выиграно {points} очков, играли {rate}.",
    summary="Сколько рублей и копеек стоят очки.",
    params=(
        Int(name="points", label="Очков", low=0, high=10_000_000, default=3070),
        OneOf(
            name="rate",
            label="Цена",
            choices=(("по сотой", "по сотой: 10 очков — копейка"), ("по пятидесятой", "по пятидесятой: 5 очков — копейка")),
            default="по сотой",
        ),
    ),
    rules=("vint.troem.1.9", "vint.troem.2.6"),
    words=("очки в деньги", "по сотой", "сколько рублей", "по пятидесятой"),
)
def money_of(points: int, rate: str) -> Score:
    """Turn points into money."""
    roubles, kopecks, tenths = money(points, rate)
    each = 10 if rate == "по сотой" else 5
    score = Score(sides={"рубли": roubles, "копейки": kopecks, "десятые копейки": tenths})
    score.add(f"{rate.capitalize()} {each} очков идут за копейку", ("vint.troem.2.6", "vint.troem.1.9"))
    tail = f",{tenths}" if tenths else ""
    score.add(f"{number(points)} очков — {number(roubles)} р. {kopecks}{tail} к.", ("vint.troem.2.6",))
    score.summary = f"Выигрыш {number(roubles)} р. {kopecks}{tail} к." if points else "Платить нечего."
    return score
