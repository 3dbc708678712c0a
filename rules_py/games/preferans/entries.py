"""«Преферанс»: smaller entries of the sheet: sold aces, распасы, parts of the pot."""

from __future__ import annotations

from ...families.preferans.irregularities import PASS_REVOKE
from ...families.preferans.readings import ACES_UVERT
from ...families.preferans.rules import DECK, UVERTS, is_misere
from ...families.preferans.scoring import Step
from ...frame.cites import implements
from ...frame.readings import Chosen, Reading
from ...frame.russian import tricks as tricks_text

ACE, ACE_KING, TWO_ACES = 20, 30, 40
"""What the dealer writes for sold cards (§ 50)."""
PASS_TRICK, CLEAN_PASS = 2, 10
"""Распасы: a trick, no trick at all (§ 53, § 52)."""


@implements("preferans.50", "preferans.76", "preferans.4.c")
def sold_aces(talon: int, level: str, readings: Chosen) -> tuple[int, str, tuple[str, ...], tuple[Reading, ...]]:
    """Return what the dealer writes on the buyer for the talon: amount, text, rules, readings."""
    used: tuple[Reading, ...] = ()
    if level in UVERTS:
        used = (ACES_UVERT,)
    if is_misere(level) and not (level in UVERTS and readings[ACES_UVERT] == "yes"):
        return 0, f"К игре «{level}» за тузов не пишут", ("preferans.76",), used
    aces = [card for card in DECK.cards(talon) if DECK.rank(card) == "Т"]
    if len(aces) == 2:
        return TWO_ACES, "Проданы два туза", ("preferans.50",), used
    if aces and talon >> (aces[0] - 1) & 1:
        return ACE_KING, "Проданы туз и король одной масти", ("preferans.50",), used
    if aces:
        return ACE, "Продан туз", ("preferans.50",), used
    return 0, "Тузов в прикупе нет", ("preferans.50",), used


PASS_PLACES: dict[str, tuple[str, tuple[str, ...]]] = {
    "с курочкой": ("в курочку", ("preferans.53",)),
    "с котлом": ("в котёл", ("preferans.53", "preferans.kotel.1")),
    "простая": ("с записи долой", ("preferans.53", "preferans.h15")),
}
"""Where tricks of распасы go in each form."""


@implements("preferans.52", "preferans.53", "preferans.54b", "preferans.56", "preferans.h15")
def pass_entries(tricks: int, record: int, revokes: int = 0, form: str = "с курочкой") -> tuple[int, int, list[Step]]:
    """Return what one player writes after распасы: off the record, into the kurochka, steps."""
    kurochka = PASS_TRICK * tricks + PASS_REVOKE * revokes
    steps = []
    game = 0
    if tricks:
        where, cites = PASS_PLACES[form]
        steps.append(Step(f"{tricks_text(tricks)} на распасах: по {PASS_TRICK} {where}", cites, -PASS_TRICK * tricks))
    elif record > 0:
        game = min(CLEAN_PASS, record)
        steps.append(Step("Ни одной взятки: с игровой записи списано", ("preferans.52",), game))
    else:
        steps.append(Step("Взяток нет, но записи уже нет: десяти не получает", ("preferans.56",), 0))
    if revokes:
        text = f"Ренонсы: {PASS_REVOKE} × {revokes} в курочку"
        steps.append(Step(text, ("preferans.54b",), -PASS_REVOKE * revokes))
    return game, kurochka, steps
