"""«Шестьдесят шесть»: deck, values, numbers as data; what a reading decides hangs on it."""

from __future__ import annotations

from dataclasses import dataclass

from ...frame.bound import by, rule
from ...frame.cards import Deck
from ...frame.params import Int
from ...frame.strength import Duty, Strength

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
MATES = tuple(
    (1 << card) << 1 if QUEENS >> card & 1 else (1 << card) >> 1 if KINGS >> card & 1 else 0 for card in range(DECK.size)
)
"""The other marriage card of the suit as a mask, 0 for a card that marries nobody."""

TARGET = Int(name="target", label="Игр в партии", low=1, high=20, default=8)
FREE = Duty(follow=False)
STRICT, OVERTAKING = Duty(trump=True), Duty(trump=True, beat=True)


@dataclass(frozen=True)
class Rules:
    """What the book fixes, and what it leaves to a reading."""

    deck: Deck = rule(DECK, "sixty-six.2", "sixty-six.intro")
    values: tuple[int, ...] = rule(CARD_VALUES, "sixty-six.3")
    mates: tuple[int, ...] = rule(MATES, "sixty-six.13n")
    strength: Strength = rule(Strength(by_suit=("sixty-six.10",), by_trump=("sixty-six.11",)), "sixty-six.10", "sixty-six.11")
    free: Duty = rule(FREE, "sixty-six.9")
    """What is owed to a trick while there is a stock to draw from."""
    duty: Duty = rule(by("sixty-six.overtake", no=STRICT, yes=OVERTAKING), "sixty-six.14")
    """What is owed once the stock is gone or closed."""
    least_stock: int = rule(LEAST_STOCK_TO_CLOSE, "sixty-six.16")
    close_at_lead: bool = rule(by("sixty-six.close-when", lead=True, turn=False), "sixty-six.h4")
    marriage_always: bool = rule(by("sixty-six.marriage-strict", always=True, open_stock=False), "sixty-six.13")
    """A marriage is written without an open stock too."""
    marriage_free: bool = rule(by("sixty-six.marriage-trick", free=True, after_trick=False), "sixty-six.13")
    """A marriage counts before its player has taken a trick."""
    last_ten_closed: bool = rule(by("sixty-six.last-ten-closed", yes=True, no=False), "sixty-six.17")
    """The last trick brings its ten with a closed stock too."""
    stop_at_once: bool = rule(by("sixty-six.stop", at_once=True, played_out=False), "sixty-six.1")
    half_of_all: bool = rule(by("sixty-six.half", cards=False, all=True), "sixty-six.19")
    """Marriages and the last trick count against the half too."""
    closer_without: bool = rule(by("sixty-six.failed-triple", opponent=False, closer=True), "sixty-six.20")
    """A failed close counts threefold where the closer is without a trick; else where his opponent is."""
    draw_same_dealer: bool = rule(by("sixty-six.draw-dealer", same=True, other=False), "sixty-six.4", "sixty-six.21")


def value_of(mask: int) -> int:
    """Return what the cards of a mask are worth."""
    return sum(CARD_VALUES[card] for card in DECK.cards(mask))


def marriage_worth(card: int, trump: int) -> int:
    """Return what a marriage of this card's suit brings."""
    return TRUMP_MARRIAGE if DECK.suit_of[card] == trump else PLAIN_MARRIAGE
