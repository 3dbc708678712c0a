"""Humbug: what the examples ask beyond вист."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from ...families.vist.calculators import COUNTS as WHIST_COUNTS
from ...families.vist.calculators import deal as side_deal
from ...families.vist.irregularities import PENALTIES, POINTS, TRICKS, Called
from ...families.vist.irregularities import revoke as side_revoke
from ...families.vist.rules import HAND
from ...frame.errors import InputError
from ...frame.facts import Count, flag, number, one_of
from ...frame.params import Former
from ...frame.results import Score
from .rules import CARDS, PACKETS
from .scoring import HumbugDeal, honour_price

WHO = {
    "решает об обмене": ("humbug.h1", "Первым об обмене решает соперник сдающего", 1),
    "выходит": ("humbug.lead", "Первый ход у соперника сдающего", 1),
    "сдаёт потом": ("humbug.dealturn", "Сдают по очереди", 1),
    "владеет козырем": ("humbug.trump", "Открытая карта у сдающего, пока он не сменил карт", 0),
}
CUSTOMS = {
    "болваны": ("Болванов нет.", "Открытых рук здесь не кладут: двух кучек не видит никто", "humbug.nodummy"),
    "места": ("Друг против друга.", "Соперники сидят напротив", "humbug.seats"),
    "колоды": ("Обычно две.", "Играют двумя колодами: одну сдают, другая ждёт", "humbug.packs"),
    "правила": ("Те же, что в висте.", "Играют и пишут по правилам виста", "humbug.rules"),
}
CALLED = Called(
    ("Первый", "Второй"), ("первого", "второго"), "пишет", "Соперник виновного", "Виновный", "три взятки или пять пуан"
)


@dataclass(frozen=True, kw_only=True)
class Packets:
    """How the pack is laid out."""

    piles: int = number("Кучек", PACKETS, PACKETS, PACKETS)
    cards: int = number("Карт в кучке", CARDS, CARDS, CARDS)


@dataclass(frozen=True, kw_only=True)
class Honours:
    """Honours of both."""

    honours_1: int = number("Онёров у первого", 0, 5, 3)
    honours_2: int = number("Онёров у второго", 0, 5, 2)
    no_trump: bool = flag("Без козырей")


@dataclass(frozen=True, kw_only=True)
class Revoked:
    """A revoke and what is taken for it."""

    penalty: str = one_of("Берут", PENALTIES, POINTS)
    offenders: str = one_of("Кто допустил ренонс", ("первый", "второй"), "первый")
    tricks_1: int = number(
        "Взяток у первого",
        0,
        HAND,
        7,
        when={"penalty": (TRICKS,)},
        former=Former("offender_tricks", HAND, {"offenders": ("второй",)}),
    )
    tricks_2: int = number(
        "Взяток у второго",
        0,
        HAND,
        6,
        when={"penalty": (TRICKS,)},
        former=Former("opponent_tricks", HAND, {"offenders": ("второй",)}),
    )


@dataclass(frozen=True, kw_only=True)
class Swapped:
    """An exchange."""

    again: bool = flag("Кучку уже покупал")
    dealer: bool = flag("Меняет сдающий", default=True, when={"again": (False,)})


@dataclass(frozen=True, kw_only=True)
class Around:
    """Who does what."""

    what: str = one_of("Кто", {name: name for name in WHO}, "выходит")
    dealer: int = number("Сдаёт игрок", 1, 2, 1)


@dataclass(frozen=True, kw_only=True)
class Custom:
    """A question of order at the table."""

    what: str = one_of("О чём речь", {name: name for name in CUSTOMS}, "болваны")


def packets(rules: Any, facts: Packets) -> Score:
    """Count the cards of the packets."""
    total = facts.piles * facts.cards
    score = Score(total=total, unit="карт", summary=f"В кучках вся колода: {total} карты.")
    score.add(f"{facts.piles} кучки по {facts.cards}", "humbug.piles", total)
    return score


def honours(rules: Any, facts: Honours) -> Score:
    """Say what both write for honours."""
    if facts.honours_1 + facts.honours_2 > (4 if facts.no_trump else 5):
        raise InputError("Онёров у второго: столько онёров в колоде нет", "honours_2")
    cites = ("humbug.notrump", "humbug.honours") if facts.no_trump else ("humbug.honours",)
    score = Score(unit="пуан")
    pairs = (("Первый", facts.honours_1, facts.honours_2), ("Второй", facts.honours_2, facts.honours_1))
    for name, mine, theirs in pairs:
        price = honour_price(rules, mine, theirs, facts.no_trump)
        text = f"{'Тузов' if facts.no_trump else 'Онёров'} {mine}" + (
            f", у соперника {theirs}: не пишут" if mine == 2 and not price else ""
        )
        score.add(text, cites, price, name)
        score.sides[name] = price
    score.total = max(score.sides.values())
    score.summary = f"Первый пишет {score.sides['Первый']}, второй {score.sides['Второй']}."
    return score


def revoke(rules: Any, facts: Revoked) -> Score:
    """Say what a revoke costs."""
    return side_revoke(rules, facts, CALLED)


def swapped(rules: Any, facts: Swapped) -> Score:
    """Say what an exchange changes."""
    if facts.again:
        return Score.told(
            "Второй раз менять нельзя.", (("Купив кучку, её не сбрасывают и прежних карт не возвращают", "humbug.noreturn"),)
        )
    steps = [("Карты сбрасывают все и берут кучку справа", "humbug.exchange")]
    if not facts.dealer:
        return Score.told("Козырь у сдающего остаётся.", [*steps, ("Козырной картой пользуется сдающий", "humbug.trump")])
    steps.append(("Сдающий лишается козырной карты", "humbug.trump"))
    if rules.trump_lost:
        return Score.told("Козырной карты он лишён, и козыря больше нет.", steps)
    return Score.told("Козырной карты он лишён; козырная масть та же.", steps)


def around(rules: Any, facts: Around) -> Score:
    """Say who decides, leads, deals next, holds the trump."""
    rule, text, step = WHO[facts.what]
    seat = (facts.dealer - 1 + step) % 2 + 1
    score = Score(total=seat, unit="игрок", summary=f"Игрок {seat}.")
    score.add(text, rule)
    return score


def custom(rules: Any, facts: Custom) -> Score:
    """Answer a question of order at the table."""
    summary, text, rule = CUSTOMS[facts.what]
    return Score.told(summary, ((text, rule),))


SHARED = ("coronet", "trick", "below", "bonus", "game", "record", "rubber", "look")
COUNTS = (
    Count("deal", "Сколько карт в кучках?", Packets, packets, ("humbug.piles",),
          words=("сколько кучек", "карт в кучке", "сдача вдвоём"), sentence="Кучек {piles}, в каждой карт {cards}."),
    Count("honours", "Сколько за онёры?", Honours, honours, ("humbug.honours", "humbug.notrump"), words=("онёры вдвоём", "два онёра", "тузы без козырей"),
          sentence="Онёров у первого {honours_1}, у второго {honours_2}; игра без козырей: {no_trump}."),
    Count("score", "Что пишет игрок за сдачу?", HumbugDeal, side_deal, ("humbug.rules", "humbug.slam", "humbug.coronets"),
          words=("счёт сдачи вдвоём", "шлем вдвоём")),
    Count("revoke", "Что за ренонс?", Revoked, revoke, ("humbug.revoke",), kind="irregularity", words=("ренонс", "не дал масти", "три взятки или пять пуан"),
          sentence="Ренонс допустил {offenders}, за него берут {penalty}[; взяток у первого {tricks_1}][, у второго {tricks_2}]."),
    Count("swap", "Что меняет обмен?", Swapped, swapped, ("humbug.exchange", "humbug.noreturn", "humbug.trump"), kind="irregularity",
          words=("обмен", "сменил карты", "кучка справа", "вернуть сброшенное", "козырь после обмена"),
          sentence="Кучку уже покупал: {again}[; меняет сдающий: {dealer}]."),
    Count("around", "Чей ход, сдача, козырь?", Around, around, ("humbug.h1", "humbug.lead", "humbug.dealturn", "humbug.trump"),
          words=("кто ходит первым", "кто сдаёт потом", "чей козырь"), sentence="Вопрос: {what}; сдаёт игрок {dealer}."),
    Count("custom", "Как принято за столом?", Custom, custom, ("humbug.nodummy", "humbug.seats", "humbug.packs", "humbug.rules"),
          words=("нужны ли болваны", "кто где сидит", "сколько колод", "по каким правилам"), sentence="Речь о том, {what}."),
    *(replace(count) for count in WHIST_COUNTS if count.name in SHARED),
)  # fmt: skip
