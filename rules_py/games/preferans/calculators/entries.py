"""«Преферанс»: calculators of sold aces, of the pot and of распасы."""

from __future__ import annotations

from ....families.preferans.readings import ACES_UVERT
from ....families.preferans.rules import ANY_LEVEL, DECK, LEVEL, TRICKS, TRUMP, game_name
from ....families.preferans.sheet import pot_parts
from ....frame.calculators import calculator
from ....frame.cites import implements
from ....frame.errors import InputError
from ....frame.params import Cards, Int, Ints, OneOf
from ....frame.readings import Chosen
from ....frame.results import Score
from ....frame.russian import number, points
from ..entries import pass_entries, sold_aces
from ..scoring import DEALER


@calculator(
    "preferans.sold-aces",
    title="Проданные тузы",
    sentence="В прикупе {talon}, назначено: {level}.",
    summary="Сколько сдающий пишет на купившего за карты прикупа.",
    params=(Cards(name="talon", label="Прикуп", deck=DECK, low=2, high=2, default="♠Т ♦8"), ANY_LEVEL),
    rules=("preferans.50", "preferans.76", "preferans.4.c"),
    readings=(ACES_UVERT,),
    words=("проданные тузы", "туз в прикупе", "сколько писать за туза", "туз и король в прикупе"),
)
def aces(readings: Chosen, talon: int, level: str) -> Score:
    """Say what the dealer writes for the talon."""
    amount, text, cites, _ = sold_aces(talon, level, readings)
    score = Score(unit="очков", total=amount)
    score.add(f"{text}: {' '.join(DECK.text(card) for card in DECK.cards(talon))}", cites, amount, DEALER)
    score.summary = f"Сдающий пишет на купившего {points(amount)}." if amount else "За прикуп не пишут ничего."
    return score


@calculator(
    "preferans.kotel",
    title="Часть котла",
    sentence="В котле {pot}, он разделён на {parts}. Часть играют: {level}[, козырь {trump}], недобрано {undertricks}.",
    summary="Как делят котёл и что приносит или стоит одна его часть.",
    params=(
        Int(name="pot", label="Котёл", high=1_000_000, default=600),
        Int(name="parts", label="На сколько частей", low=1, high=20, default=2),
        LEVEL,
        TRUMP,
        Int(name="undertricks", label="Недобрано", low=0, high=TRICKS, default=0),
    ),
    rules=("preferans.kotel.3", "preferans.kotel.4", "preferans.kotel.5", "preferans.kotel.6", "preferans.h5"),
    words=("котёл", "часть котла", "делить котёл", "ремиз в котёл"),
)
@implements("preferans.kotel.3", "preferans.kotel.4", "preferans.kotel.5", "preferans.kotel.6")
def kotel(pot: int, parts: int, level: str, trump: str, undertricks: int) -> Score:
    """Divide the pot and play for one part."""
    shares = pot_parts(pot, parts)
    part = shares[0]
    score = Score(unit="очков")
    score.add("Пока идёт игра, ремизы лежат в котле", ("preferans.kotel.1", "preferans.kotel.2"), pot)
    score.add(f"Котёл делят на {parts}: {number(pot)} : {parts}", "preferans.kotel.3", part)
    if shares[-1] != part:
        score.add(f"Остаток идёт в последнюю часть: {number(shares[-1])}", "preferans.h5")
    remise = part * undertricks
    if undertricks:
        score.add(f"Ремиз: {number(part)} × {undertricks}", "preferans.kotel.5", -remise)
        score.add("Ремиз пишут в новый котёл", "preferans.kotel.6", remise)
    else:
        score.add(f"{game_name(level, trump).capitalize()}: часть берут за любую игру", "preferans.kotel.4", part)
    score.total = -remise if undertricks else part
    score.extra.update(part=part, last_part=shares[-1], remise=remise, new_pot=remise)
    score.summary = f"Часть {number(part)}: " + (f"ремиз {number(remise)}." if undertricks else "она взята.")
    return score


@calculator(
    "preferans.raspasy",
    title="Распасы",
    summary="Что пишет каждый после распасов втроём или вчетвером.",
    params=(
        OneOf(name="players", label="Игроков", choices=((3, "трое"), (4, "четверо")), default=4),
        Ints(name="tricks", label="Взятки", low=0, high=TRICKS, most=4, default=(0, 3, 4, 3), labels=("сдающий", "слева", "визави", "справа")),
        Ints(name="records", label="Игровые записи", low=0, high=100_000, most=4, default=(), hint="Пусто: у всех по 200.", labels=("сдающий", "слева", "визави", "справа")),
        Ints(name="revokes", label="Ренонсы", low=0, high=TRICKS, most=4, default=(), hint="Пусто: ренонсов не было.", labels=("сдающий", "слева", "визави", "справа")),
    ),
    rules=("preferans.52", "preferans.53", "preferans.54b", "preferans.56"),
    words=("распасы", "все спасовали", "взятка на распасах", "ни одной взятки на распасах"),
)  # fmt: skip
def raspasy(players: int, tricks: tuple[int, ...], records: tuple[int, ...], revokes: tuple[int, ...]) -> Score:
    """Write what everybody gets after распасы."""
    roles = ("Сдающий", "Слева", "Визави", "Справа") if players == 4 else ("Сдающий", "Слева", "Справа")
    records = records or (200,) * players
    revokes = revokes or (0,) * players
    for field, label, row in (
        ("tricks", "Взятки", tricks),
        ("records", "Игровые записи", records),
        ("revokes", "Ренонсы", revokes),
    ):
        if len(row) != players:
            raise InputError(f"{label}: нужно чисел: {players}, получено {len(row)}", field)
    if sum(tricks) != TRICKS:
        raise InputError(f"Взятки: на распасах их {TRICKS}, а вышло {sum(tricks)}", "tricks")
    score = Score(unit="очков")
    games, kurochki = [], []
    for role, got, record, wrong in zip(roles, tricks, records, revokes, strict=True):
        game, kurochka, steps = pass_entries(got, record, wrong)
        games.append(game)
        kurochki.append(kurochka)
        for step in steps:
            score.add(step.text, step.cites, step.amount, role)
    score.total = sum(kurochki)
    score.extra.update(game=games, kurochka=kurochki)
    score.summary = f"В курочку поставлено {points(sum(kurochki))}, с записей списано {number(sum(games))}."
    return score
