"""«Винт»: advice of the source that can be calculated; the bots follow it, the calculators show it."""

from __future__ import annotations

from ....frame.cites import implements
from ..options import DECK

_BIT = {rank: 1 << place for place, rank in enumerate(DECK.ranks)}
ACE, KING, QUEEN, JACK, TEN = _BIT["Т"], _BIT["К"], _BIT["Д"], _BIT["В"], _BIT["10"]
SMALL, ACE_THEN_SMALL, NONE = "маленькая", "Т, потом маленькая", "не ходить"
Maxim = tuple[str, tuple[str, ...]]
"""What the source advises, and where."""


@implements("vint.33", "vint.36a", "vint.36b", "vint.51", "vint.53")
def opening_level(sure: int, doubtful: int = 0, in_suit: int = 0) -> tuple[int, tuple[str, ...]]:
    """Return the game to open with for so many sure tricks, 0 to pass."""
    if sure >= 8:
        return 3, ("vint.36a", "vint.36b") if sure >= 9 else ("vint.36a",)
    if sure == 7:
        return 2, ("vint.36a",)
    if sure == 6 and doubtful >= 2 and in_suit >= 5:
        return 2, ("vint.51", "vint.53")
    return (1, ("vint.33",)) if sure >= 5 else (0, ("vint.33",))


@implements("vint.70", "vint.59")
def raise_level(side_tricks: int, trump_tricks: int) -> tuple[int, tuple[str, ...]]:
    """Return the game to which the partner's bid may be raised, 0 where it may not."""
    if side_tricks >= 2 and trump_tricks >= 2:
        return 3, ("vint.70",)
    if side_tricks >= 2 and trump_tricks >= 1:
        return 2, ("vint.70",)
    return 0, ("vint.70", "vint.59") if side_tricks + trump_tricks <= 1 else ("vint.70",)


@implements("vint.85", "vint.87", "vint.91", "vint.92", "vint.93", "vint.95", "vint.98", "vint.99")
def _lead_from_ace(cards: int, length: int, level: int, queenless: bool) -> Maxim:
    """Choose the card to lead from a suit headed by the ace; `queenless` says whether a third ace without the queen is kept too."""
    if cards & KING and cards & QUEEN:
        return "Т", ("vint.85",)
    if cards & KING:
        if length == 2:
            return "Т", ("vint.87",)
        return ("К", ("vint.87",)) if length == 3 else ("Т", ("vint.91",))
    if length == 1:
        return "Т", ("vint.126",)
    if length == 2:
        return ACE_THEN_SMALL, ("vint.99",)
    if cards & QUEEN and length >= 6:
        return ACE_THEN_SMALL, ("vint.93",)
    if cards & (QUEEN | JACK) and length >= 4:
        return (SMALL, ("vint.92",)) if level <= 2 else (ACE_THEN_SMALL, ("vint.92",))
    if length >= 4:
        return (SMALL, ("vint.95",)) if level < 3 else ("Т", ("vint.95",))
    return (NONE, ("vint.98",)) if cards & QUEEN or queenless else (SMALL, ("vint.81b",))


@implements("vint.86a", "vint.88", "vint.94", "vint.97")
def _lead_from_king(cards: int, length: int) -> Maxim:
    """Choose the card to lead from a suit headed by the king."""
    if cards & QUEEN and length >= 3:
        return "К", ("vint.88",) if cards & JACK else ("vint.86a",)
    if length == 1:
        return "К", ("vint.126",)
    if cards & JACK and length >= 4:
        return SMALL, ("vint.94",)
    return (NONE, ("vint.97",)) if length <= 3 else (SMALL, ("vint.81b",))


@implements("vint.89", "vint.90", "vint.96", "vint.97", "vint.98")
def _lead_from_small(cards: int, length: int) -> Maxim:
    """Choose the card to lead from a suit headed by the queen or less."""
    if cards & QUEEN:
        if cards & JACK and cards & TEN:
            return "Д", ("vint.89",)
        if length <= 2:
            return "Д", ("vint.96",)
        return (NONE, ("vint.97",)) if length <= 4 else (SMALL, ("vint.81b",))
    if cards & JACK:
        if cards & TEN and length >= 5:
            return "В", ("vint.90",)
        return ("В", ("vint.96", "vint.98")) if length <= 3 else (SMALL, ("vint.81b",))
    return SMALL, ("vint.81b",)


def lead_card(cards: int, level: int, queenless: bool = True) -> Maxim:
    """Say which card of a suit to lead, by the ranks held in it and the game that is played."""
    length = cards.bit_count()
    if cards & ACE:
        return _lead_from_ace(cards, length, level, queenless)
    if cards & KING:
        return _lead_from_king(cards, length)
    return _lead_from_small(cards, length)


@implements("vint.109")
def ace_on_figure(figure: str, level: int) -> bool:
    """Tell whether to put the ace on an opponent's figure: on king and queen always, on a jack from «три»."""
    return figure in ("К", "Д") or level >= 3


@implements("vint.142", "vint.143")
def finesse_card(cards: int, supported: bool) -> Maxim:
    """Say with which trump to cut in third hand, or not to."""
    if supported:
        return "не резать", ("vint.142",)
    if cards & ACE and cards & KING and cards & JACK:
        return ("не резать" if cards.bit_count() >= 6 else "В"), ("vint.143",)
    if cards & ACE and cards & QUEEN and cards & JACK:
        return "В", ("vint.143",)
    if cards & TEN and (cards & ACE and cards & QUEEN or cards & KING and cards & JACK):
        return "10", ("vint.143",)
    return "не резать", ("vint.143",)


@implements("vint.136")
def tricks_to_review(lead_made: bool) -> int:
    """Return how many past tricks may be looked at."""
    return 1 if lead_made else 2
