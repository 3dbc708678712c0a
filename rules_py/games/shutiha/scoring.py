"""Шутиха: what became of the queen of spades, and what that is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ...families.mushka import RECORD, M, decks_of, remise_for_revokes, went_with
from ...families.mushka import Rules as Family
from ...frame.bound import By, by, rule
from ...frame.cards import DECK_52, RANKS_52, Deck
from ...frame.errors import InputError
from ...frame.facts import Line, card_row, flag, number, one_of
from ...kernels.trick_phase import deck_of

QUEEN = "♠Д"
LOW = RANKS_52[:9]
WITH_TRICK = ("взяла", "побита мной")
"""What became of the queen where the trick with her is one's own."""


def five_spades(deck: Deck, hand: Sequence[int]) -> bool:
    """Tell whether a hand is five spades with the queen."""
    return len(hand) == 5 and deck.card(QUEEN) in hand and all(deck.suit(card) == QUEEN[0] for card in hand)


@dataclass(frozen=True)
class Rules(Family):
    """What a trick with the queen is worth."""

    decks: Callable[[Any, int], Deck] = rule(
        by(
            "shutiha.ace",
            after_jack=decks_of((*LOW, "Т", "В", "Д", "К")),
            after_queen=decks_of((*LOW, "В", "Т", "Д", "К")),
            low=decks_of(("Т", *LOW, "В", "Д", "К")),
        ),
        "shutiha.rank",
    )
    at_once: Callable[[Deck, Any], bool] = rule(five_spades, "shutiha.fivespades")
    by_queen: int = rule(By("shutiha.value", {"8": 8, "6": 6}), "shutiha.value", "shutiha.queen")
    over_queen: int = rule(5, "shutiha.value")
    for_beaten: int = rule(4, "shutiha.value", "shutiha.remise")
    trick_counted: int = rule(by("shutiha.trick-point", included=1, extra=0), "shutiha.value")
    """Whether the point of the trick itself lies in what it is worth with the queen."""


@dataclass(frozen=True, kw_only=True)
class QueenDeal:
    """What one player's deal came to."""

    tricks: int = number("Взяток", 0, 5, 1)
    queen: str = one_of("Дама пик", ("не была", "взяла", "побита", "побита мной"), "не была")
    spade_ace: bool = flag("Туз пик на руках")
    revokes: int = number("Промахов", 0, 5, 0)

    def __post_init__(self) -> None:
        """Refuse a queen that took part in a trick of one's own where one has none."""
        if not self.tricks and self.queen in WITH_TRICK:
            raise InputError("Взяток: эту взятку взяли вы, введите число от 1 до 5, получено 0", "tricks")


@dataclass(frozen=True, kw_only=True)
class QueenRecorded(QueenDeal):
    """A player's deal and the record before it."""

    record: int = number(*RECORD)


@dataclass(frozen=True, kw_only=True)
class Laid:
    """A trick on the table."""

    trick: tuple[int, ...] = card_row("Карты взятки по порядку", DECK_52, 1, 7, "♠9 ♠Д ♠Т ♠7")


@dataclass(frozen=True, kw_only=True)
class LaidWrong(Laid):
    """A trick ruffed against the rules."""

    trick: tuple[int, ...] = card_row("Карты взятки по порядку", DECK_52, 2, 7, "♣10 ♣К ♠7 ♣8")
    offender: int = number("Кто побил ошибкой", 1, 7, 3)


def deal_facts(match: M, seat: int) -> QueenDeal:
    """Return what a deal came to: whose the queen was, and who took her."""
    queen = deck_of(match).card(QUEEN)
    met = "взяла" if queen in match.cards["hand"][seat] else "не была"
    for winner, cards, seats in match.open.taken:
        if queen in cards:
            owner = seats[cards.index(queen)]
            met = (
                "не была"
                if seat not in (owner, winner)
                else "взяла"
                if owner == winner
                else "побита"
                if seat == owner
                else "побита мной"
            )
    return QueenDeal(tricks=match.open.tricks[seat], queen=met, spade_ace=went_with(match, seat, "♠Т"))


def _other_tricks(rules: Any, deal: QueenDeal) -> int | None:
    """Return what is written for the tricks without the queen."""
    own = rules.trick_counted if deal.queen in WITH_TRICK else 0
    return own - deal.tricks or None


def _remise(rules: Any, deal: QueenDeal) -> int | None:
    if deal.tricks or deal.queen == "побита":
        return None
    return 10 if rules.special and deal.spade_ace else 5


CHANGE = (
    Line(("shutiha.value", "shutiha.queen"), "Взятка дамой пик", lambda rules, deal: -rules.by_queen if deal.queen == "взяла" else None),
    Line(("shutiha.value",), "Король прикрыл даму", lambda rules, deal: -rules.over_queen if deal.queen == "побита мной" else None),
    Line(("shutiha.value", "shutiha.remise"), "За побитую даму", lambda rules, deal: -rules.for_beaten if deal.queen == "побита" else None),
    Line(("mushka.trick",), "За другие взятки", _other_tricks),
    Line(("mushka.spadeace.bonus",), "За туза пик", lambda rules, deal: -10 if rules.special and deal.spade_ace and deal.tricks else None),
    Line(("shutiha.remise",), "Ремиз", _remise),
    remise_for_revokes,
)  # fmt: skip
