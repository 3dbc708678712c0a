"""Памфил: what a deal comes to, what a declared jack brings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...families.mushka import RECORD, M, remise_for_revokes, tricks_line, went_with
from ...frame.facts import Count, Line, flag, number, suit
from ...frame.results import Score
from ...frame.russian import money
from ...kernels.trick_phase import deck_of
from .rules import JACK


@dataclass(frozen=True, kw_only=True)
class PamfilDeal:
    """What one player's deal came to."""

    tricks: int = number("Взяток", 0, 5, 2)
    pamfil: bool = flag("Памфил на руках")
    spade_ace: bool = flag("Туз пик на руках")
    trump: str = suit("Козырь", default="♥")
    revokes: int = number("Промахов", 0, 5, 0)


@dataclass(frozen=True, kw_only=True)
class PamfilRecorded(PamfilDeal):
    """A player's deal and the record before it."""

    record: int = number(*RECORD)


@dataclass(frozen=True, kw_only=True)
class Declared:
    """A jack that was declared."""

    players: int = number("Игроков", 3, 7, 4)
    fee: int = number("Плата с каждого", 0, 1000, 5, unit="коп.")
    before_buy: bool = flag("Объявлен до прикупа", True)
    others_bought: bool = flag("Другие уже прикупали", when={"before_buy": (True,)})


def deal_facts(match: M, seat: int) -> PamfilDeal:
    """Return what a deal came to."""
    return PamfilDeal(
        tricks=match.open.tricks[seat],
        pamfil=went_with(match, seat, JACK),
        spade_ace=went_with(match, seat, "♠Т"),
        trump=deck_of(match).suits[match.open.trump],
    )


def _special(rules: Any, deal: PamfilDeal) -> bool:
    return bool(rules.special) and (deal.pamfil if rules.special == JACK else deal.spade_ace)


def _bonus(card: str) -> Callable[[Any, PamfilDeal], int | None]:
    """Return what the special card of a reading brings."""

    def amount(rules: Any, deal: PamfilDeal) -> int | None:
        if rules.special != card or not _special(rules, deal) or not deal.tricks:
            return None
        return -10 if deal.trump == card[0] else -5

    return amount


CHANGE = (
    tricks_line,
    *(Line(("mushka.spadeace.bonus",), text, _bonus(card)) for card, text in ((JACK, "За Памфила"), ("♠Т", "За туза пик"))),
    Line(("mushka.spadeace.remise",), "Ремиз с тузом пик",
         lambda rules, deal: 10 if not deal.tricks and not deal.pamfil and deal.spade_ace and _special(rules, deal) else None),
    Line(("mushka.remise.plain",), "Ремиз",
         lambda rules, deal: 5 if not deal.tricks and not deal.pamfil and not _special(rules, deal) else None),
    Line(("pamfil.insured",), "Памфил страхует от ремиза", lambda rules, deal: 0 if deal.pamfil and not deal.tricks else None),
    remise_for_revokes,
)  # fmt: skip


def declared(rules: Any, facts: Declared) -> Score:
    """Count what the jack brings to who declared him."""
    late = "Другие уже прикупали" if facts.others_bought and rules.declared_first else ""
    late = late if facts.before_buy else "Объявлен после прикупа"
    total = 0 if late else (facts.players - 1) * facts.fee
    score = Score(total=total, unit="коп.")
    if late:
        score.add(f"{late}: не платят", "pamfil.declare", 0)
        score.summary = "Платы нет: объявить нужно до прикупа."
    else:
        score.add(f"Платят {facts.players - 1} по {money(facts.fee)}", "pamfil.declare", total)
        score.summary = f"Объявивший получает {money(total)}; в запись это не идёт."
    return score


OWN_COUNTS = (
    Count("declare", "Плата за Памфила", Declared, declared, ("pamfil.declare",), "Что получает объявивший валета треф.", "settlement",
          words=("объявил валета", "плата за памфила", "сосед уже прикупил"),
          sentence="За столом {players}, плата с каждого {fee}; объявлен до прикупа: {before_buy}[, другие уже прикупали: {others_bought}]."),
)  # fmt: skip
