"""«Шестьдесят шесть»: deck, options and readings."""

from __future__ import annotations

from ...frame.cards import Deck
from ...frame.cites import implements
from ...frame.params import Int
from ...frame.readings import Reading, declare

DECK = Deck(("9", "В", "Д", "К", "10", "Т"))
"""Twenty-four cards; the ten stands between ace and king (§ 2)."""

VALUES = {"Т": 11, "10": 10, "К": 4, "Д": 3, "В": 2, "9": 0}
"""What a card is worth (§ 3)."""

CARD_VALUES = tuple(VALUES[DECK.rank(card)] for card in range(DECK.size))
GOAL = 66
HAND = 6
HALF = 33
LEAST_STOCK_TO_CLOSE = 5
LAST_TRICK = 10
PLAIN_MARRIAGE, TRUMP_MARRIAGE = 20, 40
QUEENS = DECK.mask("♠Д ♣Д ♦Д ♥Д")
KINGS = DECK.mask("♠К ♣К ♦К ♥К")

TARGET = Int(name="target", label="Игр в партии", low=1, high=20, default=8)

STOP = Reading("sixty-six.stop", ("at-once", "played-out"), "at-once", "inferred", ("sixty-six.1",))
DRAW_DEALER = Reading("sixty-six.draw-dealer", ("same", "other"), "same", "house", ("sixty-six.4", "sixty-six.21"))
MARRIAGE_TRICK = Reading("sixty-six.marriage-trick", ("free", "after-trick"), "free", "inferred", ("sixty-six.13",))
MARRIAGE_STRICT = Reading(
    "sixty-six.marriage-strict", ("always", "open-stock"), "always", "inferred", ("sixty-six.13", "sixty-six.15")
)
OVERTAKE = Reading("sixty-six.overtake", ("no", "yes"), "no", "inferred", ("sixty-six.14",))
CLOSE_WHEN = Reading("sixty-six.close-when", ("lead", "turn"), "lead", "house", ("sixty-six.15", "sixty-six.h4"))
LAST_TEN_CLOSED = Reading("sixty-six.last-ten-closed", ("yes", "no"), "yes", "inferred", ("sixty-six.17", "sixty-six.15"))
HALF_COUNT = Reading("sixty-six.half", ("cards", "all"), "cards", "inferred", ("sixty-six.19",))
FAILED_TRIPLE = Reading("sixty-six.failed-triple", ("opponent", "closer"), "opponent", "inferred", ("sixty-six.20",))

READINGS = declare(
    STOP, DRAW_DEALER, MARRIAGE_TRICK, MARRIAGE_STRICT, OVERTAKE, CLOSE_WHEN, LAST_TEN_CLOSED, HALF_COUNT,
    FAILED_TRIPLE,
)  # fmt: skip


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
