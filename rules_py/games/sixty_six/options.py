"""«Шестьдесят шесть»: deck and options."""

from __future__ import annotations

from ...frame.cards import Deck
from ...frame.cites import implements
from ...frame.params import Int

DECK = Deck(("9", "В", "Д", "К", "10", "Т"))
"""Twenty-four cards; the ten stands between ace and king (§ 2)."""

VALUES = {"Т": 11, "10": 10, "К": 4, "Д": 3, "В": 2, "9": 0}
"""What a card is worth (§ 3)."""

CARD_VALUES = tuple(VALUES[DECK.rank(card)] for card in range(DECK.size))
GOAL = 66
HAND = 6
HALF_GOAL = 33
LEAST_STOCK_TO_CLOSE = 5
LAST_TRICK = 10
PLAIN_MARRIAGE, TRUMP_MARRIAGE = 20, 40
QUEENS = DECK.mask("♠Д ♣Д ♦Д ♥Д")
KINGS = DECK.mask("♠К ♣К ♦К ♥К")

TARGET = Int(name="target", label="Игр в партии", low=1, high=20, default=8)


@implements("sixty-six.3")
def value_of(mask: int) -> int:
    """Return what the cards of a mask are worth."""
    return sum(CARD_VALUES[card] for card in DECK.cards(mask))


@implements("sixty-six.13n")
def mate_of(card: int) -> int:
    """Return the other marriage card of the suit as a mask, 0 for a card that marries nobody."""
    bit = 1 << card
    if bit & QUEENS:
        return bit << 1
    if bit & KINGS:
        return bit >> 1
    return 0
