"""«Винт»: calculators of the source's advice."""

from __future__ import annotations

from ....frame.calculators import calculator
from ....frame.params import Flag, Int, OneOf
from ....frame.readings import Chosen
from ....frame.results import Score
from ..advice.calculable import (
    ACE,
    ACE_THEN_SMALL,
    KING,
    NONE,
    ace_on_figure,
    finesse_card,
    lead_card,
    opening_level,
    raise_level,
    tricks_to_review,
)
from ..fields import CONTRACT, Holding, level_of_name
from ..options import CONTRACTS
from ..readings import THIRD_ACE

FIRST = {"Т": "туз", "К": "король", "Д": "дама", "В": "валет", ACE_THEN_SMALL: "туз, потом маленькая"}
WITH = {"В": "валетом", "10": "десяткой"}
"""The cards that are led and that cut, in words."""


@calculator(
    "vint.opening",
    title="С чего начать торг",
    sentence="На руке верных взяток {sure_tricks}, сомнительных {doubtful_tricks}; из верных в объявленной масти {sure_in_suit}.",
    summary="Какую игру назначить по верным взяткам (совет источника).",
    params=(
        Int(name="sure_tricks", label="Верных взяток", low=0, high=13, default=5),
        Int(name="doubtful_tricks", label="Сомнительных", low=0, high=13, default=0),
        Int(name="sure_in_suit", label="Из верных в объявленной масти", low=0, high=13, default=0),
    ),
    rules=("vint.33", "vint.36a", "vint.36b", "vint.51", "vint.53"),
    words=("что назначить", "сколько верных взяток", "с чего начать торг"),
)
def opening(sure_tricks: int, doubtful_tricks: int, sure_in_suit: int) -> Score:
    """Advise an opening bid."""
    level, cites = opening_level(sure_tricks, doubtful_tricks, sure_in_suit)
    total = CONTRACTS[level - 1] if level else "пас"
    score = Score(total=total)
    text = (
        f"Верных взяток {sure_tricks}: следует назначить «{total}»" if level else "Верных взяток меньше пяти: следует пасовать"
    )
    score.add(text, cites)
    score.summary = f"Следует назначить «{total}»." if level else "Следует пасовать."
    return score


@calculator(
    "vint.raise",
    title="До чего поднять игру партнёра",
    sentence="Для игры партнёра на руке взяток в проходных мастях {side_tricks}, верных в его масти {trump_tricks}.",
    summary="Хватает ли взяток для подъёма (совет источника).",
    params=(
        Int(name="side_tricks", label="Взяток в проходных мастях", low=0, high=13, default=2),
        Int(name="trump_tricks", label="Верных в масти партнёра", low=0, high=13, default=1),
    ),
    rules=("vint.59", "vint.70"),
    words=("поднять игру партнёра", "поддержать партнёра", "до скольких поднять"),
)
def raising(side_tricks: int, trump_tricks: int) -> Score:
    """Advise a raise."""
    level, cites = raise_level(side_tricks, trump_tricks)
    total = CONTRACTS[level - 1] if level else "не поднимать"
    score = Score(total=total)
    score.add(f"В проходных мастях {side_tricks}, в масти партнёра {trump_tricks}: {total}", cites)
    score.summary = f"Игру партнёра следует поднять до «{total}»." if level else "Игру партнёра поднимать не следует."
    return score


@calculator(
    "vint.lead",
    title="С какой карты выйти",
    sentence="Карты масти: {holding}; играют {contract}.",
    summary="Какой картой масти ходить (совет источника).",
    params=(Holding(name="holding", label="Карты масти", default="ТД83"), CONTRACT),
    rules=("vint.81b", "vint.85", "vint.86a", "vint.87", "vint.88", "vint.89", "vint.90", "vint.91", "vint.92", "vint.93",
           "vint.94", "vint.95", "vint.96", "vint.97", "vint.98", "vint.99", "vint.126"),
    readings=(THIRD_ACE,),
    words=("с какой карты ходить", "чем выйти", "первый ход"),
)  # fmt: skip
def lead(readings: Chosen, holding: int, contract: str) -> Score:
    """Advise the card to lead."""
    third = holding & ACE and not holding & KING and holding.bit_count() == 3
    queenless = readings[THIRD_ACE] == "apart" if third else True
    total, cites = lead_card(holding, level_of_name(contract), queenless)
    score = Score(total=total)
    text = "От этой масти лучше не ходить" if total == NONE else f"Выйти: {total}"
    score.add(f"{text} (игра «{contract}»)", cites)
    score.summary = "От этой масти ходить не следует." if total == NONE else f"Ходить следует так: {FIRST.get(total, total)}."
    return score


@calculator(
    "vint.ace-on-figure",
    title="Класть ли туза",
    sentence="Противник положил: {figure}; играют {contract}.",
    summary="Класть ли туза на фигуру противника (совет источника).",
    params=(
        OneOf(name="figure", label="Фигура противника", choices=(("К", "король"), ("Д", "дама"), ("В", "валет")), default="К"),
        CONTRACT,
    ),
    rules=("vint.109",),
    words=("класть ли туза", "туз на валета", "туз на даму"),
)
def ace(figure: str, contract: str) -> Score:
    """Advise whether to put the ace on a figure."""
    total = "положить туза" if ace_on_figure(figure, level_of_name(contract)) else "не класть туза"
    score = Score(total=total)
    score.add(f"Фигура {figure}, игра «{contract}»: {total}", "vint.109")
    score.summary = "Туза следует положить." if total == "положить туза" else "Туза класть не следует."
    return score


@calculator(
    "vint.finesse",
    title="Чем резать козыри на третьей руке",
    sentence="Козыри на руке: {holding}; {supported}.",
    summary="Какой картой резать козыри (совет источника).",
    params=(Holding(name="holding", label="Козыри на руке", default="ТКВ"), Flag(name="supported", label="Есть поддержка")),
    rules=("vint.142", "vint.143"),
    words=("резка", "прорезать", "чем резать козыри"),
)
def finesse(holding: int, supported: bool) -> Score:
    """Advise a cut in trumps."""
    total, cites = finesse_card(holding, supported)
    score = Score(total=total)
    score.add("При поддержке козыри не режут" if supported else f"Без поддержки: {total}", cites)
    score.summary = f"Резать следует {WITH[total]}." if total in WITH else "Резать не следует."
    return score


@calculator(
    "vint.review",
    title="Сколько взяток можно посмотреть",
    sentence="Просят показать взятки; {lead_made}.",
    summary="Какие прежние взятки открыты для просмотра.",
    kind="irregularity",
    params=(Flag(name="lead_made", label="Выход сделан"),),
    rules=("vint.136",),
    words=("посмотреть взятку", "открыть последнюю взятку", "сколько взяток можно смотреть"),
)
def review(lead_made: bool) -> Score:
    """Say how many past tricks may be looked at."""
    count = tricks_to_review(lead_made)
    score = Score(total=count, unit="взяток")
    score.add("Выход сделан: одну последнюю" if lead_made else "Выхода ещё нет: две последние", "vint.136", count)
    score.summary = "Можно посмотреть одну взятку." if lead_made else "Можно посмотреть две взятки."
    return score
