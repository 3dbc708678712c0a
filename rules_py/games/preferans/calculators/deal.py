"""«Преферанс»: calculators of prices, quotas and of what is written after a deal."""

from __future__ import annotations

from ....families.preferans.ladder import LADDER, minimum_levels
from ....families.preferans.readings import (
    CONSOLATION_EXTRA,
    KUROCHKA_TOPUP,
    LIMITED_WHIST,
    MISERE_KUROCHKA,
    PAIR_QUOTA,
    PASS_KUROCHKA,
    REMAINDER,
    SHORT_KUROCHKA_REMISE,
    SHORT_KUROCHKA_WHIST,
    TEN_CHECK,
    TEN_DIAMONDS,
    VINTING_NINE,
    WHIST_WHEN_LOST,
)
from ....families.preferans.rules import (
    ANY_LEVEL,
    BOTH,
    CHECK,
    DECLARER_TRICKS,
    INVITED,
    INVITED_QUOTA,
    KUROCHKA_RULES,
    LEVEL,
    LEVELS,
    NOBODY,
    ONE,
    STRAINS,
    TABLE,
    TEN,
    TENFOLD,
    TRICKS,
    TRUMP,
    UNLIMITED,
    WHIST_TRICKS,
    cell,
    game_name,
    is_misere,
    price_of,
    price_rule,
    quota,
    whist_quotas,
)
from ....frame.calculators import calculator
from ....frame.cites import implements
from ....frame.errors import InputError
from ....frame.params import Flag, Int, Ints, OneOf
from ....frame.readings import Chosen
from ....frame.results import Score
from ....frame.russian import number, points
from ..scoring import DEALER, FIRST, OWN, SECOND, Facts, Outcome, contract_outcome

PLACES = ("слева", "визави", "справа")
WHIST = OneOf(
    name="whist",
    label="Кто вистует",
    choices=((BOTH, "оба"), (ONE, "один"), (INVITED, "один с приглашением"), (NOBODY, "никто"), (CHECK, "проверка десяти")),
    default=BOTH,
    when={"level": LEVELS},
)


@calculator(
    "preferans.price",
    title="Цена игры",
    sentence="По таблице «{table}» назначено: {level}[, козырь {trump}].",
    summary="Сколько стоит игра по каждой из пяти таблиц.",
    params=(TABLE, ANY_LEVEL, TRUMP),
    rules=("preferans.tab.1", "preferans.tab.2", "preferans.tab.3", "preferans.tab.4", "preferans.tab.5"),
    readings=(TEN_DIAMONDS, VINTING_NINE),
    words=("сколько стоит игра", "цена игры", "таблица цен", "винтящая таблица", "цена мизера"),
)
def price(readings: Chosen, table: str, level: str, trump: str) -> Score:
    """Give the price of a game and its whole table."""
    score = Score(unit="очков")
    total = price_of(table, level, trump, readings)
    score.total = total
    if table == "винтящая":
        score.add("Винтящая таблица: каждая ступень удваивает цену", "preferans.tab.5.intro")
    score.add(game_name(level, trump).capitalize(), (price_rule(table, level), "preferans.tab.intro"), total)
    score.summary = f"{game_name(level, trump).capitalize()}: {points(total)}."
    score.extra["table"] = {
        strain: [cell(table, step, place, readings) for step in range(len(LEVELS))] for place, strain in enumerate(STRAINS)
    }
    return score


@calculator(
    "preferans.simple",
    title="Запись в простой игре",
    sentence="По таблице «{table}» назначено: {level}[, козырь {trump}]. Взято {tricks}.",
    summary="Простой преферанс без курочки: запись растёт на цену игры или убывает за недобор.",
    params=(TABLE, LEVEL, TRUMP, DECLARER_TRICKS),
    rules=("preferans.prost.1", "preferans.34a"),
    readings=(TEN_DIAMONDS, VINTING_NINE),
    words=("простая игра", "убавить запись", "без одной", "ремиз без курочки"),
)
@implements("preferans.prost.1", "preferans.prost.ex1", "preferans.prost.ex2")
def simple(readings: Chosen, table: str, level: str, trump: str, tricks: int) -> Score:
    """Let the record grow by the price, or fall by it for every missing trick."""
    worth = price_of(table, level, trump, readings)
    least = quota(LEVELS.index(level))
    missing = max(0, least - tricks)
    score = Score(unit="очков")
    score.add(f"{game_name(level, trump).capitalize()}: цена {worth}", price_rule(table, level))
    score.add(f"Нужно {least}, взято {tricks}", "preferans.34a")
    if missing:
        score.total = -worth * missing
        score.add(f"Запись убывает: {worth} × {missing}", "preferans.prost.1", score.total)
    else:
        score.total = worth
        score.add("Запись растёт на цену игры", "preferans.prost.1", worth)
    score.summary = f"К записи {number(score.total)}."
    return score


@calculator(
    "preferans.quota",
    title="Сколько взяток обязаны взять",
    sentence="Назначено: {level}, вистуют: {whist}.",
    summary="Нормы играющего и вистующих.",
    params=(
        LEVEL,
        OneOf(name="whist", label="Кто вистует", choices=((BOTH, BOTH), (ONE, ONE), (INVITED, INVITED)), default=BOTH),
    ),
    rules=("preferans.34a", "preferans.42a", "preferans.2.d", "preferans.h1", "preferans.h2"),
    readings=(PAIR_QUOTA,),
    words=("сколько взяток взять", "норма вистующего", "сколько брать вистующему", "норма взяток"),
)
def quotas(readings: Chosen, level: str, whist: str) -> Score:
    """Give the quotas of the declarer and of the whisters."""
    step = LEVELS.index(level)
    score = Score(unit="взяток", total=quota(step))
    rest = TRICKS - quota(step)
    score.add(f"Играющий обязан взять {quota(step)}, вистующим отдать не больше {rest}", "preferans.34a", quota(step))
    if step == TEN:
        score.add("На десять не вистуют, есть только проверка", "preferans.34b")
        norms: tuple[int, ...] = ()
    elif whist == BOTH and readings[PAIR_QUOTA] == "pooled":
        norms = (INVITED_QUOTA[step],)
        score.add("Норма двоих вистующих общая", "preferans.h1", norms[0])
    else:
        norms = whist_quotas(step, whist)
        rule = {ONE: ("preferans.42a", "preferans.2.d"), INVITED: ("preferans.h2", "preferans.2.d"), BOTH: ("preferans.h1",)}[
            whist
        ]
        text = {ONE: "Вистующий один", INVITED: "Пригласивший отвечает за обе руки", BOTH: "Каждый вистующий"}[whist]
        score.add(text, rule, norms[0])
    score.extra.update(declarer=quota(step), defenders_max=rest, whister=list(norms))
    norm = f" Вистующему: {' и '.join(map(str, norms))}." if norms else ""
    score.summary = f"Играющему нужно {quota(step)}.{norm}"
    return score


_DEAL_READINGS = (
    KUROCHKA_TOPUP, WHIST_WHEN_LOST, LIMITED_WHIST, PASS_KUROCHKA, PAIR_QUOTA, REMAINDER, CONSOLATION_EXTRA,
    MISERE_KUROCHKA, TEN_CHECK, TEN_DIAMONDS, VINTING_NINE, SHORT_KUROCHKA_WHIST, SHORT_KUROCHKA_REMISE,
)  # fmt: skip


_FROM_LEFT = ("слева", "второго слева", "третьего слева", "четвёртого слева")
"""The others from the declarer's left: four of them where five play."""


@calculator(
    "preferans.deal",
    title="Что пишут за сыгранную игру",
    summary="Запись, курочка, ремиз, висты и консоляции после одной сдачи.",
    params=(
        TABLE,
        ANY_LEVEL,
        TRUMP,
        DECLARER_TRICKS,
        WHIST,
        WHIST_TRICKS,
        Int(name="own_kurochka", label="Своя курочка", high=100_000, default=0),
        Ints(
            name="others_kurochka", label="Курочка остальных", high=100_000, most=4, default=(0, 0, 0),
            labels=_FROM_LEFT,
        ),
        OneOf(name="kurochka_rule", label="Курочка", choices=tuple((one, one) for one in KUROCHKA_RULES), default=UNLIMITED),
        Flag(name="endgame", label="Записи у всех кончились", hint="Осталась одна курочка: ответственный вист, всё вдвойне."),
        Flag(name="dealer", label="Сдаёт четвёртый", default=True),
        Int(name="record", label="Игровая запись играющего", high=100_000, default=200),
        OneOf(name="donor", label="С чьей записи брать", choices=tuple((one, one) for one in PLACES), default="слева", when={"record": (0,)}),
        Int(name="donor_record", label="Его игровая запись", high=100_000, default=200, when={"record": (0,)}),
    ),
    rules=("preferans.35", "preferans.36a", "preferans.38", "preferans.40", "preferans.48a", "preferans.62"),
    readings=_DEAL_READINGS,
    words=(
        "что писать за игру", "ремиз", "без одной", "сколько платить за взятку", "снять курочку", "консоляция", "ремиз вистующего",
        "сколько списать", "мизер не сыгран", "конец пульки",
    ),
)  # fmt: skip
def deal(
    readings: Chosen, table: str, level: str, trump: str, tricks: int, whist: str, whist_tricks: tuple[int, ...],
    own_kurochka: int, others_kurochka: tuple[int, ...], kurochka_rule: str, endgame: bool, dealer: bool, record: int,
    donor: str, donor_record: int,
) -> Score:  # fmt: skip
    """Write all that follows from one game."""
    if not is_misere(level):
        whist_tricks = check_whist(level, tricks, whist, whist_tricks)
    worth = price_of(table, level, trump, readings)
    facts = Facts(
        level=level, price=worth, price_rule=price_rule(table, level), tricks=tricks, whist=whist,
        whist_tricks=() if is_misere(level) else whist_tricks, own_kurochka=own_kurochka, others_kurochka=others_kurochka,
        kurochka_rule=kurochka_rule, endgame=endgame, dealer=dealer, record=record, donor_record=donor_record,
    )  # fmt: skip
    found = contract_outcome(facts, readings)
    score = Score(unit="очков", total=found.total)
    score.add(f"{game_name(level, trump).capitalize()}: цена {worth}", price_rule(table, level))
    for step in found.steps:
        score.add(step.text, step.cites, step.amount, step.role)
    score.sides = _written_on_declarer(facts, found)
    others = sum(amount for owner, amount in found.kurochka if owner != OWN)
    places = PLACES if len(others_kurochka) <= len(PLACES) else _FROM_LEFT
    score.extra.update(
        made=found.made, price=worth, game=found.game, donor_game=found.donor_game,
        whist_on_donor=TENFOLD * found.donor_game, kurochka=found.taken,
        kurochka_from=", ".join("своя" if owner == OWN else places[owner] for owner, _ in found.kurochka),
        whist_on_owner=TENFOLD * others, remise=found.remise, whist_trick=found.whist_trick,
        whist_pay=found.whist_pay, whist_remises=found.whist_remises, consolations=found.consolations,
    )  # fmt: skip
    if found.donor_game:
        score.extra["donor"] = donor
    what = f"игра сыграна, {points(found.total)}" if found.made else f"ремиз {number(found.remise)}"
    score.summary = f"{game_name(level, trump).capitalize()}: {what}."
    return score


def check_whist(level: str, tricks: int, whist: str, whist_tricks: tuple[int, ...]) -> tuple[int, ...]:
    """Refuse whisters and tricks that do not go together; one whister has all the rest."""
    ten = level == LEVELS[TEN]
    if ten and whist not in (NOBODY, CHECK):
        raise InputError("Кто вистует: на десять не вистуют; выберите «никто» или «проверка»", "whist")
    if not ten and whist == CHECK:
        raise InputError("Кто вистует: проверяют только десять", "whist")
    if whist in (NOBODY, CHECK):
        return ()
    if whist == ONE and not whist_tricks:
        return (TRICKS - tricks,)
    wanted = 1 if whist == ONE else 2
    if whist_tricks and len(whist_tricks) != wanted:
        raise InputError(f"Взятки вистующих: нужно чисел: {wanted}, получено {len(whist_tricks)}", "whist_tricks")
    if whist_tricks and sum(whist_tricks) != TRICKS - tricks:
        text = f"Взятки вистующих: вместе с {tricks} играющего должно быть {TRICKS}, а вышло {sum(whist_tricks) + tricks}"
        raise InputError(text, "whist_tricks")
    return whist_tricks


def _written_on_declarer(facts: Facts, found: Outcome) -> dict[str, int]:
    """Return what each of the others writes on the declarer, empty where the tricks are not split."""
    pay = found.whist_pay
    if not pay:
        return {}
    sides = {FIRST: pay[0] + found.consolations[0]}
    if len(pay) > 1:
        sides[SECOND] = pay[1] + found.consolations[1]
    if facts.dealer:
        sides[DEALER] = found.consolations[2]
    return sides


@calculator(
    "preferans.ladder",
    title="Следующие заявки",
    sentence="Последняя заявка: {level}[, козырь {trump}]. Показать следующих ступеней: {steps}.",
    summary="Что можно сказать после названной игры, ступень за ступенью.",
    params=(LEVEL, TRUMP, Int(name="steps", label="Сколько ступеней", low=1, high=24, default=1)),
    rules=("preferans.2", "preferans.7a", "preferans.7c", "preferans.7e"),
    words=("что после червей", "порядок мастей", "следующая заявка", "как торговаться"),
)
@implements("preferans.2", "preferans.7c", "preferans.7e")
def ladder(level: str, trump: str, steps: int) -> Score:
    """Name the bids that follow on the ladder."""
    place = LEVELS.index(level) * len(STRAINS) + STRAINS.index(trump)
    names = [bid.long for bid in LADDER[place + 1 : place + 1 + steps]]
    score = Score(unit="заявок", total=len(names))
    for name in names:
        rule = "preferans.2" if name[-1] in STRAINS and name.startswith(level) else "preferans.7c"
        score.add(name.capitalize(), (rule, "preferans.7e"))
    if not names:
        score.add("Выше десяти без козырей заявок нет", "preferans.7e")
    score.extra["bids"] = names
    score.summary = f"Дальше: {', '.join(names)}." if names else "Это последняя заявка."
    return score


@calculator(
    "preferans.minimum",
    title="Что можно назначить",
    sentence="Прикуп куплен на заявке: {level}[, козырь {trump}].",
    summary="Какую игру в каждой масти можно играть, купив прикуп на названную.",
    params=(LEVEL, TRUMP),
    rules=("preferans.9a", "preferans.9b"),
    words=("сыграть меньше купленного", "купил на семь бубен", "какую игру назначить"),
)
@implements("preferans.9a", "preferans.9b")
def minimum(level: str, trump: str) -> Score:
    """Give the lowest game in every suit after a purchase."""
    place = LEVELS.index(level) * len(STRAINS) + STRAINS.index(trump)
    levels = {STRAINS[strain]: None if least is None else LEVELS[least] for strain, least in enumerate(minimum_levels(place))}
    score = Score()
    for strain, least in levels.items():
        text = f"{strain.capitalize()}: {'играть нечего' if least is None else 'не ниже «' + least + '»'}"
        score.add(text, ("preferans.9a", "preferans.9b"))
    score.extra["levels"] = levels
    least_of: dict[str, list[str]] = {}
    for strain, least in levels.items():
        if least is not None:
            least_of.setdefault(least, []).append(strain)
    score.summary = "Не ниже: " + "; ".join(f"«{least}» — {', '.join(strains)}" for least, strains in least_of.items()) + "."
    return score
