"""«Преферанс»: who deals and sits out, and the settlement of a finished sheet."""

from __future__ import annotations

from fractions import Fraction

from ....families.preferans.readings import ROUNDING
from ....families.preferans.rules import DECK, HAND, TABLE, TALON
from ....families.preferans.settlement import ORDINALS, most_text, net_whists, unfinished_whists
from ....frame.calculators import calculator
from ....frame.cites import implements
from ....frame.errors import InputError
from ....frame.params import Int, Ints, OneOf
from ....frame.readings import Chosen
from ....frame.results import Score
from ....frame.russian import number, points

STAKES = (("1/100", "сотая"), ("1/20", "двадцатая"), ("1/10", "десятая"), ("1/8", "восьмая"), ("1/4", "четверть"))


STAKE = OneOf(name="stake", label="Копеек за очко", choices=STAKES, default="1/10")


START = {"винтящая": (700, 800)}
"""From which record a pool is written off; with the ordinary tables 200 or 300."""


@implements("preferans.calc.ex4")
def kopecks(net: int, stake: str, readings: Chosen) -> int:
    """Return a win in whole kopecks: what is less than one is dropped, or rounded where the reading says so."""
    exact = Fraction(stake) * abs(net)
    whole, rest = divmod(exact, 1)
    if readings[ROUNDING] == "nearest" and rest > Fraction(1, 2):
        whole += 1
    return whole if net >= 0 else -whole


def money_text(sum_: int) -> str:
    """Say a sum: «1 р. 23 к.»."""
    sign = "−" if sum_ < 0 else ""
    roubles, rest = divmod(abs(sum_), 100)
    return f"{sign}{number(roubles)} р. {rest:02d} к." if roubles else f"{sign}{rest} коп."


@implements("preferans.tab.start")
def start_records(table: str) -> tuple[int, int]:
    """Return the records from which a pool is usually written off."""
    return START.get(table, (200, 300))


@calculator(
    "preferans.settlement",
    title="Расчёт одного игрока",
    summary="Свои висты на остальных, их висты на вас и выигрыш в деньгах.",
    kind="settlement",
    params=(
        Ints(name="own", label="Ваши висты на остальных", high=10_000_000, most=4, players=True, default=(1340, 570, 2720)),
        Ints(name="against", label="Их висты на вас", high=10_000_000, most=4, players=True, default=(690, 1520, 1430)),
        STAKE,
    ),
    rules=("preferans.calc.1", "preferans.calc.2", "preferans.calc.ex3", "preferans.calc.ex4"),
    readings=(ROUNDING,),
    words=("рассчитаться", "сколько выиграл", "итог пульки", "перевести висты в деньги"),
)
@implements("preferans.36b")
def settlement(readings: Chosen, own: tuple[int, ...], against: tuple[int, ...], stake: str) -> Score:
    """Settle for one player."""
    if not own:
        raise InputError("Ваши висты на остальных: введите хотя бы одно число", "own")
    if len(own) != len(against):
        raise InputError(f"Их висты на вас: чисел должно быть столько же, сколько ваших: {len(own)}", "against")
    won, lost = sum(own), sum(against)
    score = Score(unit="очков", total=won - lost)
    for place, amount in enumerate(own):
        score.add(f"{ORDINALS[place]}: вы на него", ("preferans.calc.1", "preferans.36b"), amount)
    score.add("Сумма выигрышей", ("preferans.calc.1", "preferans.calc.ex1"), won)
    for place, amount in enumerate(against):
        score.add(f"{ORDINALS[place]}: он на вас", "preferans.calc.2", -amount)
    score.add("Сумма проигрышей", ("preferans.calc.2", "preferans.calc.ex2"), -lost)
    word = "выигрыш" if won >= lost else "проигрыш"
    score.add(f"Чистый {word}: {number(won)} − {number(lost)}", "preferans.calc.ex3", won - lost)
    money = kopecks(won - lost, stake, readings)
    whole = (Fraction(stake) * (won - lost)).denominator == 1
    how = "дробь отброшена" if whole or readings[ROUNDING] == "drop" else "до ближайшей копейки"
    score.add(f"По {stake} копейки за очко, {how}: {money_text(money)}", "preferans.calc.ex4")
    score.extra.update(won=won, lost=lost, money=money)
    score.summary = f"Чистый {word} {points(abs(won - lost))}, {money_text(abs(money))}"
    return score


@calculator(
    "preferans.sheet",
    title="Расчёт всей пульки",
    summary="Висты всех на всех, остатки записей и курочек; итог каждого в очках и деньгах.",
    kind="settlement",
    params=(
        OneOf(name="players", label="Игроков", choices=((2, "двое"), (3, "трое"), (4, "четверо"), (5, "пятеро")), default=3),
        Ints(
            name="whists", label="Висты", high=10_000_000, most=20, default=(120, 60, 200, 40, 80, 100), per="players", pairs=True,
            hint="По порядку: первый на второго, на третьего …, второй на первого, на третьего …",
        ),
        Ints(name="records", label="Остатки записей", high=100_000, most=5, default=(), per="players", hint="Пусто, если все списались."),
        Ints(name="kurochka", label="Остатки курочки", high=100_000, most=5, default=(), per="players", hint="Пусто, если курочки нет."),
        STAKE,
    ),
    rules=("preferans.calc.1", "preferans.calc.2", "preferans.calc.ex4", "preferans.h12"),
    readings=(ROUNDING,),
    words=("рассчитать пульку", "итог троих", "итог четверых", "недоигранная пулька", "кто сколько выиграл"),
)  # fmt: skip
def sheet(
    readings: Chosen, players: int, whists: tuple[int, ...], records: tuple[int, ...], kurochka: tuple[int, ...], stake: str
) -> Score:
    """Settle a whole sheet."""
    if len(whists) != players * (players - 1):
        raise InputError(f"Висты: нужно чисел: {players * (players - 1)}, получено {len(whists)}", "whists")
    for field, label, row in (("records", "Остатки записей", records), ("kurochka", "Остатки курочки", kurochka)):
        if row and len(row) != players:
            raise InputError(f"{label}: нужно чисел: {players}, получено {len(row)}", field)
    names = ORDINALS[:players]
    score = Score(unit="очков")
    entries = iter(whists)
    matrix = [[0 if on == writer else next(entries) for on in range(players)] for writer in range(players)]
    left = [sum(row[seat] for row in (records, kurochka) if row) for seat in range(players)]
    rest = unfinished_whists(left) if any(left) else [[0] * players for _ in names]
    whole = [[own + more for own, more in zip(*rows, strict=True)] for rows in zip(matrix, rest, strict=True)]
    totals = net_whists(whole)
    money = [kopecks(total, stake, readings) for total in totals]
    for seat, name in enumerate(names):
        score.add("Свои висты на остальных", "preferans.calc.1", sum(matrix[seat]), name)
        score.add("Висты остальных на него", "preferans.calc.2", -sum(row[seat] for row in matrix), name)
        for other in range(players):
            gained = rest[seat][other] - rest[other][seat]
            if gained:
                more, less = (other, seat) if gained > 0 else (seat, other)
                text = f"За остаток: {names[more].lower()} {left[more]}, {names[less].lower()} {left[less]}"
                score.add(text, "preferans.h12", gained, name)
        won, lost = sum(whole[seat]), sum(row[seat] for row in whole)
        text = f"{number(won)} − {number(lost)} = {number(totals[seat])}, {money_text(money[seat])}"
        score.add(text, ("preferans.calc.1", "preferans.calc.2", "preferans.calc.ex4"), None, name)
        score.sides[name] = totals[seat]
    score.total = max(totals)
    score.extra.update(totals=totals, money=money)
    score.summary = f"{most_text(names, totals)}: {points(max(totals))}."
    return score


KINDS = {
    "простой": ("Ремиз убавляет запись", "preferans.prost.1"),
    "десятичный": ("Цены по четвёртой таблице", "preferans.desjat"),
    "с курочкой": ("Ремизы и выставки идут в курочку", "preferans.kur.1"),
    "с котлом": ("Ремизы складывают в котёл", "preferans.kotel.1"),
    "с мизерами": ("В торговлю входят мизеры", "preferans.mizer.1"),
    "с увертами": ("В торговлю входят уверты", "preferans.uvert.1"),
}
"""The kinds that the source names."""


@calculator(
    "preferans.setup",
    title="Как садятся и сдают",
    sentence="Садятся {players} человек, род игры: {kind}, таблица цен: {table}.",
    summary="Сколько карт у каждого, кто свободен, с какой записи списывают.",
    params=(
        Int(name="players", label="Игроков", low=2, high=5, default=4),
        OneOf(name="kind", label="Род игры", choices=tuple((one, one) for one in KINDS), default="с курочкой"),
        TABLE,
    ),
    rules=("preferans.players", "preferans.3", "preferans.11", "preferans.kinds", "preferans.tab.start"),
    words=("сколько карт сдают", "сколько игроков", "кто не играет", "с какой записи", "впятером", "втроём"),
)
@implements("preferans.players", "preferans.kinds", "preferans.kotel.1", "preferans.uvert.1", "preferans.mizer.1")
def setup(players: int, kind: str, table: str) -> Score:
    """Say how players sit down and deal."""
    score = Score(unit="карт", total=HAND)
    score.add(f"Игроков {players}", "preferans.players", players)
    score.add(f"{kind.capitalize()}: {KINDS[kind][0].lower()}", ("preferans.kinds", KINDS[kind][1]))
    score.add("Места по вынутым картам, сдают по очереди", ("preferans.5", "preferans.h8"))
    score.add("Снимает сосед справа", "preferans.13a")
    score.add(
        f"Из {DECK.size} карт по две троим, по {HAND} на руку",
        ("preferans.1", "preferans.3", "preferans.4", "preferans.11"),
        HAND,
    )
    score.add("Прикуп", "preferans.3", TALON)
    free: list[str] = []
    if players == 2:
        score.add("Третья рука — болван, в торговле она закрыта", "preferans.2.b")
    elif players == 4:
        free = ["сдающий"]
        score.add("Сдающий не играет", "preferans.4.b")
    elif players == 5:
        free = ["сдающий", "слева от сдающего"]
        score.add("Свободны двое: сдающий и тот, кому сдавать следующим", ("preferans.5.b", "preferans.h3"))
    score.add("Первым говорит и выходит сосед слева", ("preferans.7a", "preferans.13b"))
    score.add("Козыря до торговли нет", "preferans.6")
    start = start_records(table)
    score.add(f"Списывают с {start[0]} или {start[1]}", "preferans.tab.start")
    score.extra.update(hand=HAND, talon=TALON, free=free, start=list(start))
    score.summary = f"По {HAND} карт троим и прикуп из {TALON}; списывают с {start[0]} или {start[1]}."
    return score
