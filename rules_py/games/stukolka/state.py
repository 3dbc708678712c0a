"""Стуколка: what is open at the table, stakes, the deal."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ...frame.errors import InputError
from ...frame.match import Match
from ...frame.places import TABLE, Place, Sight
from ...kernels.trick_phase import Tricks, deck_of
from .rules import GOLETS, MOST, OBYAZ, SHLEIF
from .scoring import stakes

M = Match[Any]
TURNED = Place("turned", "Козырь", Sight.ALL, shape="pile")
CLOSED = Place("closed", "Закрытые карты", Sight.NOBODY, owned=True, shape="")
"""Cards that their owner has not looked at."""
OWN_TRUMP = Place("shleif", "Шлейф", Sight.OWNER, owned=True, shape="pile")
"""The closed trump: the dealer alone has seen it."""


@dataclass
class Table(Tricks):
    """What all at the table know."""

    golets_by: int = -1
    knocked: list[int] = field(default_factory=list)
    """Who knocked, in turn."""
    dark: list[int] = field(default_factory=list)
    """Who knocked without looking."""
    bought: list[int] = field(default_factory=list)
    cutters: list[int] = field(default_factory=list)
    """Who bought after all others, in turn."""
    waived: bool = False
    announced: bool = True
    remise: int = 0
    """How much of what lies on the table are remises."""
    led: list[int] = field(default_factory=list)
    """Who has led in this deal."""
    trick_no: int = 1
    won_with: str = ""
    """The card that took the trick before."""


def packs(match: M) -> dict[str, Any]:
    """Return the pack; a table that is too large for the kind is refused."""
    kind = match.options["kind"]
    if match.players > MOST[kind]:
        raise InputError(f"Игроков: в стуколку {kind} играют самое большее {MOST[kind]}", "players")
    return {"cards": match.rules.deck}


def pot(match: M) -> int:
    """Return what lies on the table."""
    return match.sheet.total("money", TABLE)


def opening(match: M) -> Table:
    """Take the stakes and shuffle; with the closed trump nobody has cards before the dealer has spoken."""
    table = Table(tricks=[0] * match.players, remise=pot(match))
    common = match.options["kind"] == OBYAZ and not table.remise
    for place, item in stakes(match.rules, common, match.options["stake"], match.players):
        match.sheet.pay("money", (match.dealer + place) % match.players, TABLE, item)
    match.cards["stock"][0].extend(match.shuffle())
    match.open = table
    if match.options["kind"] != SHLEIF:
        deal_cards(match)
    return table


def deal_cards(match: M) -> None:
    """Deal three to each one by one; turn the trump, or let the dealer alone look at it."""
    deck, table, stock = deck_of(match), match.open, match.cards["stock"][0]
    closed = match.options["kind"] == SHLEIF and not table.waived
    place = "closed" if match.options["kind"] == SHLEIF and match.options["dark"] else "hand"
    for _ in range(match.rules.hand):
        for seat in match.around(match.dealer + 1):
            match.cards[place][seat].append(stock.pop())
    trump = stock.pop()
    table.trump = deck.suit_of[trump]
    suit = deck.suits[table.trump]
    if closed:
        match.cards["shleif"][match.dealer].append(trump)
        match.tell(
            match.dealer, f"{{сдаёт|сдаёте}} и {{объявляет|объявляете}} козырь: {suit}", "stukolka.5", "stukolka.shleif.trump"
        )
    else:
        match.cards["turned"][0].append(trump)
        rule = "stukolka.golets.deal" if match.options["kind"] == GOLETS else "stukolka.prikup.proc"
        rule = "stukolka.obyaz.nobuy" if match.options["kind"] == OBYAZ else rule
        match.tell(match.dealer, f"{{сдаёт|сдаёте}}; козырь {deck.text(trump)}", "stukolka.5", rule)
