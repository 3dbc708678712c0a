"""Безик: a declaration or an exchange at the wrong moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...frame.facts import Count, flag, number, one_of
from ...frame.results import Score

ACTS = ("объявление", "обмен козыря", "взгляд в сыгранные карты")


@dataclass(frozen=True, kw_only=True)
class Moment:
    """When a player declares or exchanges."""

    act: str = one_of("Что сделано", ACTS, "объявление")
    took: bool = flag("Взятка его", True, when={"act": ("объявление", "обмен козыря")})
    by_lead: bool = flag("Взята со своего выхода", when={"act": ("обмен козыря",), "took": (True,)})
    cards: int = number("Карт на руках", 0, 18, 17, when={"act": ("объявление",), "took": (True,)})
    before: int = number("Объявлено после этой взятки", 0, 10, 0, when={"act": ("объявление", "обмен козыря"), "took": (True,)})
    exchanged: bool = flag("Козырь уже обменян", when={"act": ("обмен козыря",), "took": (True,)})
    stock: bool = flag("Колода ещё есть", True, when={"act": ("объявление",), "took": (True,)})


def moment(rules: Any, facts: Moment) -> Score:
    """Say whether what was done holds."""
    score = Score(total="действительно")
    for holds, text, cites in _grounds(rules, facts):
        if not holds:
            score.add(text, cites)
            score.total = "недействительно"
            score.summary = {
                "объявление": "Объявление недействительно: очков не пишут.",
                "обмен козыря": "Обмен недействителен: открытый козырь остаётся на столе.",
                "взгляд в сыгранные карты": "Смотреть сыгранное не разрешается.",
            }[facts.act]
            return score
    if facts.act == "объявление":
        score.add(
            "Взятка его, на руках семнадцать карт, объявлений после неё не было",
            ("bezik.decl.trick", "bezik.decl.17", "bezik.decl.one"),
        )
        score.summary = "Объявление действительно."
    else:
        score.add("Взятка его: девятку козырной масти меняют на открытый козырь", "bezik.exchange")
        score.summary = "Обмен действителен."
    return score


def _grounds(rules: Any, facts: Moment) -> list[tuple[bool, str, tuple[str, ...]]]:
    """Return what must hold, in order, with what is said where it does not."""
    if facts.act == "взгляд в сыгранные карты":
        return [
            (False, "Сыгранное лежит открыто, но перебирать его нельзя до конца розыгрыша", ("bezik.noreview", "bezik.played"))
        ]
    if facts.act == "обмен козыря":
        return [
            (facts.took, "Взятку взял другой: менять девятку рано", ("bezik.exchange",)),
            (rules.exchange_by_lead or not facts.by_lead, "Взятка взята со своего выхода: чужая карта не перекрыта", ("bezik.exchange",)),
            (rules.exchange_again or not facts.exchanged, "Козырь уже обменян: на столе лежит девятка", ("bezik.exchange",)),
            (not rules.exchange_declares or not facts.before, "Обмен — тоже объявление, а оно уже было", ("bezik.decl.one",)),
        ]  # fmt: skip
    return [
        (facts.took, "Взятку взял другой: объявлять нельзя", ("bezik.decl.trick",)),
        (facts.stock or rules.late, "Колода вышла: после объявления брать нечего", ("bezik.decl.17", "bezik.h6")),
        (facts.cards == 17, f"На руках {facts.cards}, а объявляют с семнадцатью, до добора", ("bezik.decl.17",)),
        (not facts.before or not rules.one_a_trick, "После этой взятки уже объявлено: двух подряд не делают", ("bezik.decl.one",)),
    ]  # fmt: skip


MOMENT = Count(
    "moment", "Вовремя ли объявлено", Moment, moment,
    ("bezik.decl.trick", "bezik.decl.17", "bezik.decl.one", "bezik.exchange", "bezik.noreview", "bezik.h6"),
    "Действительно ли объявление, обмен козыря; можно ли смотреть сыгранное.", "irregularity",
    words=("объявил не вовремя", "показал фигуру без взятки", "два объявления подряд", "объявил после добора", "смотрел сыгранные карты"),
    sentence="Сделано {act}[; взятка его: {took}][, взята со своего выхода: {by_lead}][, карт на руках {cards}]"
    "[, объявлено до того {before}][, козырь уже обменян: {exchanged}][, колода ещё есть: {stock}].",
)  # fmt: skip
