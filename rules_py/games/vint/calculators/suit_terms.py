"""«Винт»: a calculator of the words for cards of one suit — бланка, фоски (прим. 2 and 3)."""

from __future__ import annotations

from ....frame.calculators import calculator
from ....frame.cites import implements
from ....frame.results import Score
from ..fields import Holding
from ..options import DECK

HIGHEST_LOW = DECK.ranks.index("9")
"""Фоски go from the deuce to the nine."""


@implements("vint.n2")
def is_blank(cards: int) -> bool:
    """Tell whether a card is alone in its suit."""
    return cards.bit_count() == 1


@implements("vint.n3")
def low_cards(cards: int) -> int:
    """Return the фоски of a suit: everything from the deuce to the nine."""
    return cards & (2 << HIGHEST_LOW) - 1


@calculator(
    "vint.low-cards",
    title="Бланка и фоски",
    sentence="Карты масти: {holding}.",
    summary="Как называются карты одной масти на руке.",
    params=(Holding(name="holding", label="Карты масти", default="К92"),),
    rules=("vint.n2", "vint.n3"),
    words=("бланка", "бланковая карта", "фоска", "мелкие карты"),
)
def low_cards_of(holding: int) -> Score:
    """Name a blank card and the low cards of a suit."""
    low = low_cards(holding)
    named = [DECK.ranks[rank] for rank in reversed(range(DECK.width)) if low >> rank & 1]
    score = Score(unit="", total=len(named))
    blank = is_blank(holding)
    score.add("Карта в масти одна: это бланка" if blank else f"Карт в масти {holding.bit_count()}: бланки нет", "vint.n2")
    shown = f": {', '.join(named)}" if named else ""
    score.add(f"Фосок, от двойки до девятки, {len(named)}{shown}", "vint.n3", len(named))
    score.extra.update(blank=blank, low=named)
    score.summary = f"{'Бланка' if blank else 'Не бланка'}; фосок {len(named)}."
    return score
