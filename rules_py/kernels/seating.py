"""Ready calculators: who deals first by the cards that were drawn, who deals next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..frame.cards import DECK_52, RANKS_52
from ..frame.errors import InputError
from ..frame.facts import card_row
from ..frame.results import Score


@dataclass(frozen=True, kw_only=True)
class Drawn:
    """Cards drawn for seats."""

    drawn: tuple[int, ...] = card_row("Вытянуты карты", DECK_52, 2, 7, "♠К ♥9 ♦7 ♣Д")


def first_dealer(does: str, *cites: str) -> Callable[[Any, Drawn], Score]:
    """Return the calculator of who drew the lowest card, an ace being the highest, and what that lets him do."""

    def count(rules: Any, facts: Drawn) -> Score:
        ranks = [RANKS_52.index(DECK_52.rank(card)) for card in facts.drawn]
        if ranks.count(min(ranks)) > 1:
            score = Score(total=0, unit="игрок", summary="Младшие карты равны: тянут снова.")
            score.add("Младших несколько: тянут снова", cites)
            return score
        who = ranks.index(min(ranks)) + 1
        score = Score(total=who, unit="игрок", summary=f"{does} игрок {who}.")
        score.add(f"Младшая карта {DECK_52.text(facts.drawn[who - 1])}", cites)
        return score

    return count


def next_dealer(text: str, *cites: str) -> Callable[[Any, Any], Score]:
    """Return the calculator of who deals after whom."""

    def count(rules: Any, facts: Any) -> Score:
        checked_dealer(facts)
        who = facts.dealer % facts.players + 1
        score = Score(total=who, unit="игрок", summary=f"Сдаёт игрок {who}.")
        score.add(text, cites)
        return score

    return count


def checked_dealer(facts: Any) -> None:
    """Refuse a dealer who does not sit at the table."""
    if facts.dealer > facts.players:
        raise InputError(f"Сдавал игрок: игроков всего {facts.players}", "dealer")
