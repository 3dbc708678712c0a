"""«Винт»: calculators of five and six players — their record and who plays with whom."""

from __future__ import annotations

import re

from ....families.vist.rotation import Rubber, all_pairs, balance_after, different_pairs, order_of_names, rotation, rubbers_of
from ....frame.calculators import calculator
from ....frame.cites import implements
from ....frame.errors import InputError
from ....frame.params import Ints, Text
from ....frame.readings import Chosen
from ....frame.results import Score
from ....frame.russian import number
from ..fields import CardList
from ..options import DECK
from ..readings import RUBBER_RESULT_EACH

_ENTRY = re.compile(r"\s*(\S+)\s+([+\-−]?\d{1,9})\s*$")
_ROW = re.compile(r"\s*(\S+)\s+([+\-−×x0]{1,60})\s*$")
_ROWS = Text(
    name="rows", label="Таблица: имя и знаки", limit=1000, hint="Т 0-+--, А -0--+: 0 — выходит, одинаковый знак — пара"
)


def _names(text: str, field: str, what: str) -> list[tuple[str, str]]:
    pattern = _ENTRY if field == "before" else _ROW
    found: list[tuple[str, str]] = []
    for part in text.split(",") if text.strip() else ():
        match = pattern.match(part)
        if match is None:
            example = "Т -55, А +109" if field == "before" else "Т 0-+--, А -0--+"
            raise InputError(f"{what}: «{part.strip()[:30]}» непонятно; пример: {example}", field)
        if match[1] in dict(found):
            raise InputError(f"{what}: «{match[1][:20]}» назван дважды", field)
        found.append((match[1], match[2].replace("−", "-").replace("x", "×")))
    return found


def _read_rows(text: str) -> dict[str, str]:
    rows = dict(_names(text, "rows", "Таблица"))
    if len({len(row) for row in rows.values()}) > 1:
        raise InputError("Таблица: у всех строк должно быть поровну знаков", "rows")
    return rows


def _rubbers(rows: dict[str, str]) -> list[Rubber]:
    try:
        return rubbers_of(rows)
    except ValueError as error:
        column = int(error.args[0]) + 1
        raise InputError(f"Таблица: в роббере {column} нужны две пары, по двое с одним знаком", "rows") from None


def _pair_text(rubber: Rubber) -> str:
    first, second = ("–".join(pair) for pair in rubber.pairs)
    return f"{first} против {second}" + (f"; выходит {', '.join(rubber.out)}" if rubber.out else "")


@calculator(
    "vint.balance",
    title="Запись пяти и шести игроков",
    summary="Итоги всех игроков после робберов: выигрыши и проигрыши вместе дают ноль.",
    params=(
        Text(name="before", label="Прежняя запись", limit=1000, hint="Т -55, А +109"),
        Ints(name="results", label="Результаты робберов", low=0, high=1_000_000, most=60, default=[]),
        _ROWS,
    ),
    rules=("vint.pyaterom.3", "vint.pyaterom.4", "vint.pyaterom.5", "vint.shesterom.3"),
    readings=(RUBBER_RESULT_EACH,),
    words=("впятером", "вшестером", "запись пяти игроков", "плюсы и минусы", "кто сколько выиграл впятером"),
)
@implements("vint.pyaterom.3", "vint.pyaterom.4", "vint.pyaterom.5")
def balance(readings: Chosen, before: str, results: tuple[int, ...], rows: str) -> Score:
    """Add the results of rubbers to the record of five or six players."""
    record = {name: int(amount) for name, amount in _names(before, "before", "Прежняя запись")}
    table = _read_rows(rows)
    if table and record and set(table) != set(record):
        raise InputError("Таблица: имена должны быть те же, что в прежней записи", "rows")
    columns = len(next(iter(table.values()), ""))
    if columns != len(results):
        raise InputError(f"Результаты робберов: в таблице робберов {columns}, результатов {len(results)}", "results")
    if any("×" in row for row in table.values()):
        raise InputError("Таблица: знак × не показывает, кто выиграл; поставьте плюсы и минусы", "rows")
    if table:
        _rubbers(table)
    score = Score(unit="", total=0)
    half = readings[RUBBER_RESULT_EACH] == "half"
    if half and any(result % 2 for result in results):
        raise InputError("Результаты робберов: чтобы делить пополам, нужны чётные числа", "results")
    each = [result // 2 if half else result for result in results]
    after = balance_after(record, table, each)
    for name in after:
        change = after[name] - record.get(name, 0)
        text = f"{number(record.get(name, 0))} и за робберы {number(change)}" if table else "Запись"
        score.add(text, ("vint.pyaterom.4", "vint.pyaterom.5") if table else "vint.pyaterom.3", after[name], name)
    if not after:
        score.add("Записи ещё нет: после каждого роббера её прибавляют или вычитают", "vint.pyaterom.4", 0)
    score.sides = after
    score.total = sum(after.values())
    score.summary = (
        ", ".join(f"{name} {number(amount)}" for name, amount in after.items()) + "." if after else "Записи ещё нет."
    )
    return score


@calculator(
    "vint.schedule",
    title="Кто с кем играл",
    sentence="Таблица вечера: {rows}.",
    summary="Сколько разных пар сложилось за робберы и сколько сыграл каждый.",
    params=(_ROWS,),
    rules=("vint.pyaterom.1", "vint.pyaterom.5", "vint.shesterom.1", "vint.shesterom.2", "vint.shesterom.3"),
    words=("таблица робберов", "кто с кем играл", "сколько робберов сыграл", "очередь впятером"),
)
@implements("vint.shesterom.2", "vint.shesterom.3", "vint.pyaterom.5")
def schedule(rows: str) -> Score:
    """Count the pairs of a table of rubbers."""
    table = _read_rows(rows)
    rubbers = _rubbers(table)
    score = Score(unit="пар", total=different_pairs(rubbers))
    rule = "vint.shesterom.3" if len(table) == 6 else "vint.pyaterom.5"
    for place, rubber in enumerate(rubbers, 1):
        score.add(f"{place}-й роббер: {_pair_text(rubber)}", rule)
    if not rubbers:
        score.add("Таблица пуста: впишите имена и знаки", "vint.pyaterom.5")
    score.sides = {name: len(row) - row.count("0") for name, row in table.items()}
    left = all_pairs(len(table)) - different_pairs(rubbers)
    score.summary = f"Разных пар {score.total}" + (f", не играли вместе ещё {left}." if left else ".")
    return score


@calculator(
    "vint.rotation",
    title="Очередь впятером и вшестером",
    sentence="Вытянули карты: {draws}.",
    summary="Кто выходит и кто с кем играет в каждом роббере — по вытянутым картам.",
    params=(
        CardList(name="draws", label="Вытянутые карты", deck=DECK, low=5, high=6, default="♠К ♣9 ♦7 ♥5 ♠2"),
    ),
    rules=("vint.pyaterom.1", "vint.pyaterom.2", "vint.pyaterom.4", "vint.pyaterom.5", "vint.shesterom.1", "vint.shesterom.2",
           "vint.shesterom.3", "vint.h53", "vint.aukcion.5"),
    words=("впятером", "вшестером", "кто выходит", "очередь пяти игроков", "кто отдыхает"),
)  # fmt: skip
@implements("vint.pyaterom.2", "vint.shesterom.1", "vint.aukcion.5")
def rotation_of(draws: tuple[int, ...]) -> Score:
    """Plan the rubbers of five or six players."""
    named = {f"{place}-й": card for place, card in enumerate(draws, 1)}
    order = order_of_names(named)
    rubbers = rotation(named)
    five = len(draws) == 5
    score = Score(unit="робберов", total=len(rubbers))
    score.add(f"По старшинству карт: {', '.join(order)}; первым выходит {order[0]}", ("vint.pyaterom.2", "vint.pyaterom.4"))
    for place, rubber in enumerate(rubbers, 1):
        last = not five and place == len(rubbers)
        cites = (
            ("vint.pyaterom.1", "vint.pyaterom.5")
            if five
            else ("vint.shesterom.2", "vint.h53")
            if last
            else ("vint.shesterom.3",)
        )
        score.add(f"{place}-й роббер: {_pair_text(rubber)}", cites)
    score.add("Винт с аукционом впятером и вшестером не играют", "vint.aukcion.5")
    score.extra.update(
        out=[list(rubber.out) for rubber in rubbers], pairs=[[list(pair) for pair in rubber.pairs] for rubber in rubbers]
    )
    score.sides = {name: sum(name not in rubber.out for rubber in rubbers) for name in named}
    score.summary = f"{len(rubbers)} робберов, пар {different_pairs(rubbers)} из {all_pairs(len(draws))}."
    return score
