"""What games with a banker share: two packs, who begins, the money on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..frame.cards import DECK_52, RANKS_52, Deck
from ..frame.facts import card_row
from ..frame.match import Match
from ..frame.params import Int
from ..frame.places import Place, Sight
from ..frame.results import Score

TWO_PACKS = Deck(RANKS_52, copies=2)
STOCK = Place("stock", "Колода", Sight.NOBODY, shape="stack", stays=True)
PLAYED = Place("played", "Сыграно", Sight.ALL, shape="", stays=True)
"""Cards that were shown and lie aside: all have seen them."""


def packs(match: Match[Any]) -> dict[str, Any]:
    """Return two whole packs mixed."""
    return {"cards": TWO_PACKS}


def punters(match: Match[Any]) -> tuple[int, ...]:
    """Return all but the banker, from his left."""
    return match.around(match.dealer + 1)[:-1]


def set_banker(match: Match[Any], value: Any) -> None:
    """Let a seat hold the bank in a position."""
    match.dealer = Int(name="banker", label="Банкомёт", low=1, high=match.players).read(value) - 1


def draw_one(match: Match[Any], seat: int) -> int:
    """Give the top card of the stock to a hand; a stock that ran out is made up of what was played."""
    card = top_card(match)
    match.cards["hand"][seat].append(card)
    return card


def top_card(match: Match[Any]) -> int:
    """Take the top card of the stock."""
    stock = match.cards["stock"][0]
    if not stock:
        collect(match)
    return stock.pop()


def collect(match: Match[Any]) -> None:
    """Shuffle what was played and put it under the stock."""
    played = match.cards["played"][0]
    match.cards["stock"][0][:0] = match.shuffle("cards", sorted(played))
    played.clear()


@dataclass(frozen=True, kw_only=True)
class Drawn:
    """Cards drawn before the game."""

    drawn: tuple[int, ...] = card_row("Вынуты карты по порядку мест", DECK_52, 2, 52, "♠К ♥4 ♦Т ♣9")


def lowest(rules: Any, cites: tuple[str, str], does: str, facts: Drawn) -> Score:
    """Say who drew the lowest card by the order of the game; the second of the rules decides between equals."""
    ranks = [rules.draw_order.index(DECK_52.rank(card)) for card in facts.drawn]
    who = ranks.index(min(ranks)) + 1
    score = Score(unit="игрок")
    even = ranks.count(min(ranks)) > 1
    if even and rules.tie_redraws:
        score.add("Младших карт несколько: их владельцы тянут снова", cites)
        score.summary = "Младшие карты равны: тянут снова."
        return score
    score.total = who
    score.add(f"Младшая карта {DECK_52.text(facts.drawn[who - 1])}", cites[0])
    if even:
        score.add("Младших карт несколько: решает место", cites[1])
    score.summary = f"Игрок {who} {does}."
    return score
