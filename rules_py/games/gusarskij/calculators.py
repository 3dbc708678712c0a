"""«Гусарский преферанс»: calculators."""

from __future__ import annotations

from ...families.preferans.readings import TEN_CHECK, TEN_DIAMONDS, VINTING_NINE
from ...families.preferans.rules import (
    CHECK,
    DECLARER_TRICKS,
    LEVEL,
    LEVELS,
    ONE,
    TABLE,
    TABLE_RULES,
    TEN,
    TENFOLD,
    TRICKS,
    TRUMP,
    game_name,
    price_of,
    quota,
)
from ...frame.calculators import calculator
from ...frame.cites import implements
from ...frame.errors import InputError
from ...frame.params import Int, OneOf
from ...frame.readings import Chosen
from ...frame.results import Score
from ...frame.russian import points
from .readings import ALONE_QUOTA as ALONE
from .readings import REVOKE_RESULT, TRICK_PAY, WHIST_TALON
from .scoring import DECLARER, PASSED, WHISTER, WITH_TALON, duel_outcome, whist_quota

_RESPONSES = ((ONE, "один"), (WITH_TALON, "со своим прикупом"), (PASSED, "пас"), (CHECK, "проверка десяти"))


def _price_cites(table: str) -> tuple[str, ...]:
    return ("gusarskij.18",) if table == "1" else ("gusarskij.18", TABLE_RULES[table])


@calculator(
    "gusarskij.quota",
    title="Сколько взяток обязаны взять вдвоём",
    sentence="Назначено: {level}, вистует {whist}.",
    summary="Нормы назначившего и вистующего.",
    params=(LEVEL, OneOf(name="whist", label="Вистует", choices=_RESPONSES[:2], default=ONE)),
    rules=("gusarskij.10", "gusarskij.11"),
    readings=(ALONE,),
    words=("сколько взяток взять", "норма вистующего", "вист с прикупом"),
)
@implements("gusarskij.10", "gusarskij.11")
def quotas(readings: Chosen, level: str, whist: str) -> Score:
    """Give both quotas."""
    step = LEVELS.index(level)
    least = quota(step)
    norm = whist_quota(step, whist, readings)
    score = Score(unit="взяток", total=least)
    score.add("Назначивший обязан взять", "gusarskij.11", least)
    if step == TEN:
        score.add("На десять бывает только проверка", ("gusarskij.10", "preferans.34b"))
    else:
        score.add(f"Вистующий {'со своим прикупом' if whist == WITH_TALON else 'один'}", "gusarskij.10", norm)
    score.extra.update(declarer=least, whister=norm)
    score.summary = f"Назначившему {least}" + (f", вистующему {norm}." if step != TEN else ": на десять только проверка.")
    return score


@calculator(
    "gusarskij.deal",
    title="Что пишут за сыгранную игру вдвоём",
    sentence="По таблице «{table}» играют: {level}[, козырь {trump}]. Назначивший взял {tricks}, соперник ответил: {whist}.",
    summary="Игровая запись, ремиз вдесятеро, плата за взятки и консоляция.",
    params=(
        TABLE,
        LEVEL,
        TRUMP,
        DECLARER_TRICKS,
        OneOf(name="whist", label="Ответ соперника", choices=_RESPONSES, default=ONE),
    ),
    rules=("gusarskij.12", "gusarskij.13", "gusarskij.14", "gusarskij.15", "gusarskij.18"),
    readings=(ALONE, TRICK_PAY, TEN_CHECK, TEN_DIAMONDS, VINTING_NINE),
    words=("что писать за игру", "ремиз вдвоём", "без двух", "консоляция", "вист вдвоём"),
)
@implements("gusarskij.18")
def deal(readings: Chosen, table: str, level: str, trump: str, tricks: int, whist: str) -> Score:
    """Write all that follows from one game of two."""
    ten = level == LEVELS[TEN]
    if ten and whist not in (PASSED, CHECK):
        raise InputError("Ответ соперника: на десять не вистуют; выберите «пас» или «проверка»", "whist")
    if not ten and whist == CHECK:
        raise InputError("Ответ соперника: проверяют только десять", "whist")
    price = price_of(table, level, trump, readings)
    found = duel_outcome(level, price, tricks, whist, readings)
    score = Score(unit="очков")
    score.add(f"{game_name(level, trump).capitalize()}: цена {price}", _price_cites(table))
    for step in found.steps:
        score.add(step.text, step.cites, step.amount, step.role)
    game = price if found.made else 0
    if game:
        score.add("С игровой записи списана цена игры", "gusarskij.18", game, DECLARER)
    score.sides = {WHISTER: found.on_declarer, DECLARER: found.whister_remise}
    score.total = game if found.made else -found.on_declarer
    score.extra.update(
        made=found.made, price=price, game=game, remise_plain=found.remise_plain, remise=found.remise,
        whist_pay=found.whist_pay, consolation=found.consolation, whister_remise=found.whister_remise,
    )  # fmt: skip
    what = f"списано {points(game)}" if found.made else f"вистующий пишет {points(found.on_declarer)}"
    score.summary = f"{game_name(level, trump).capitalize()}: {what}."
    return score


@calculator(
    "gusarskij.penalty",
    title="Ренонс вдвоём",
    sentence="По таблице «{table}» играют: {level}[, козырь {trump}]. Ренонсов за игру: {revokes}.",
    summary="Сколько соперник пишет на виновного.",
    kind="irregularity",
    params=(TABLE, LEVEL, TRUMP, Int(name="revokes", label="Ренонсов", low=1, high=TRICKS, default=1)),
    rules=("gusarskij.20", "gusarskij.13"),
    readings=(REVOKE_RESULT, TEN_DIAMONDS, VINTING_NINE),
    words=("ренонс", "дал не ту масть", "не побил козырем", "штраф за ренонс"),
)
@implements("gusarskij.20")
def penalty(readings: Chosen, table: str, level: str, trump: str, revokes: int) -> Score:
    """Charge the price of the game for each revoke, tenfold."""
    price = price_of(table, level, trump, readings)
    fine = TENFOLD * price * revokes
    score = Score(unit="очков", total=fine)
    score.add(f"{game_name(level, trump).capitalize()}: цена {price}", _price_cites(table))
    text = f"Штраф в размере игры, как ремиз вдесятеро: {price} × {revokes} × {TENFOLD}"
    score.add(text, ("gusarskij.20", "gusarskij.13"), fine, "Соперник виновного")
    if readings[REVOKE_RESULT] == "general":
        score.add("Взятки и ремизы этой сдачи решают общие правила, штраф пишут сверх того", ("gusarskij.20", "gusarskij.1"))
    else:
        score.add("Сдачу считают, как она сыграна", "gusarskij.20")
    score.extra["deal_corrected"] = readings[REVOKE_RESULT] == "general"
    score.summary = f"Соперник пишет на виновного {points(fine)}."
    return score


@calculator(
    "gusarskij.setup",
    title="Как сдают вдвоём",
    sentence="Вдвоём вистует {whist}.",
    summary="Сколько карт у каждого, где чей прикуп, чего в этой игре не бывает.",
    params=(OneOf(name="whist", label="Вистует", choices=_RESPONSES[:2], default=WITH_TALON),),
    rules=("gusarskij.3", "gusarskij.4", "gusarskij.5", "gusarskij.6", "gusarskij.16", "gusarskij.17"),
    readings=(WHIST_TALON,),
    words=("сколько карт сдают", "гусарский преферанс", "чей прикуп", "распасы вдвоём", "выставка"),
)
@implements(
    "gusarskij.1", "gusarskij.3", "gusarskij.4", "gusarskij.5", "gusarskij.6", "gusarskij.16", "gusarskij.17", "gusarskij.19"
)
def setup(readings: Chosen, whist: str) -> Score:
    """Say how two players deal and what this game does not know."""
    score = Score(unit="карт", total=24)
    score.add("Общие правила обыкновенного преферанса, если не сказано другого", "gusarskij.1")
    score.add("Играют вдвоём", "gusarskij.3", 2)
    score.add("Колода от девятки до туза", "gusarskij.4", 24)
    score.add("По десять карт на руки", "gusarskij.5", 20)
    score.add("Два прикупа по две карты, свой лежит справа", ("gusarskij.5", "gusarskij.6"), 4)
    score.add("Слово и первый выход у не сдававшего", "gusarskij.h1")
    score.add("Купивший показывает прикуп вистующему", "gusarskij.19")
    hand = 10
    if whist == WITH_TALON:
        hand = 10 if readings[WHIST_TALON] == "discard" else 12
        text = (
            "Взяв свой прикуп, вистующий сносит две карты"
            if hand == 10
            else "Прикуп остаётся у вистующего: он играет из двенадцати карт"
        )
        score.add(text, "gusarskij.9", hand)
    score.add("Оба спасовали: пересдаёт следующий, распасов нет", "gusarskij.16")
    score.add("Выставки нет", "gusarskij.17")
    score.extra.update(hand=10, talons=2, whister_hand=hand, redeal=True, exhibit=False)
    score.summary = "24 карты: двоим по десять и два прикупа по две."
    return score
