"""Лентюрлю: the deck, the deal, the five cards, prices, what is agreed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ...frame.bound import by, rule
from ...frame.cards import RANK_NAMES, Deck
from ...frame.params import Int, OneOf

DECK = Deck(("Т", "2", "3", "4", "5", "6", "7", "8", "9", "10", "В", "Д", "К"))
"""The ace is the lowest, the king the highest."""
KING = len(DECK.ranks) - 1


def wanted(height: int) -> str:
    """Say which card a row wants: «нужен король», «нужна десятка»."""
    name = RANK_NAMES[DECK.ranks[height]]
    return f"{'нужна' if name.endswith('а') else 'нужен'} {name}"


FIVE = tuple(DECK.card(text) for text in ("♦7", "♠Д", "♠Т", "♣В", "♥К"))
"""The five cards on which money lies, in the order of the book's example."""
DEAL = {3: (15, 7), 4: (12, 4), 5: (9, 7), 6: (8, 4), 7: (7, 3), 8: (6, 4)}
"""By players: cards to each, cards in the stock."""
TO_KING, TO_LAST = "до короля", "до последней карты"
WAYS = {TO_KING: "до короля", TO_LAST: "до последней карты"}
FLAT, BY_POINTS = "твёрдая плата", "на очки"
FIGURE = 10
"""What a court card counts in a hand that is left."""

PLAYERS = Int(name="players", label="Игроков", low=3, high=8, default=4, cites=("lentjurlju.players", "lentjurlju.deal"))
WAY = OneOf(
    name="way", label="Играют", choices=tuple(WAYS.items()), default=TO_KING, cites=("lentjurlju.until", "lentjurlju.alt.1")
)
STAKE = Int(name="stake", label="Взнос на лентюрлю", low=1, high=1000, default=5, unit="коп.", cites=("lentjurlju.stake",))
PAY = OneOf(
    name="pay",
    label="Проигравшие платят",
    choices=((FLAT, "условленную сумму"), (BY_POINTS, "за очки на руках")),
    default=BY_POINTS,
    cites=("lentjurlju.kingwins",),
)
FEE = Int(
    name="fee",
    label="Условленная сумма",
    low=1,
    high=10_000,
    default=10,
    unit="коп.",
    when={"pay": (FLAT,)},
    cites=("lentjurlju.kingwins",),
)
PRICE = Int(
    name="price",
    label="Цена очка",
    low=1,
    high=100,
    default=1,
    unit="коп.",
    when={"pay": (BY_POINTS,)},
    cites=("lentjurlju.kingwins",),
)
REFILL = Int(
    name="refill",
    label="Складчина на опустевшую карту",
    low=1,
    high=1000,
    default=2,
    unit="коп.",
    when={"way": (TO_LAST,)},
    cites=("lentjurlju.alt.3",),
)
DEALS = Int(name="deals", label="Сдач", low=1, high=200, default=6)
OPTIONS = (PLAYERS, WAY, STAKE, PAY, FEE, PRICE, REFILL, DEALS)


@dataclass(frozen=True)
class Rules:
    """What the source says in figures, and what it leaves open."""

    most_bought: int = rule(2, "lentjurlju.buylimit")
    parts: tuple[int, ...] = rule(by("lentjurlju.stakes", share=(7, 3, 4, 5, 6), equal=(1, 1, 1, 1, 1)), "lentjurlju.h1")
    """In which parts a stake lies on the five cards."""
    must_lay: bool = rule(by("lentjurlju.must-lay", free=False, must=True), "lentjurlju.turn")
    """Whoever has the next card neither buys nor passes."""
    buys_after_laying: bool = rule(by("lentjurlju.lay-then-buy", yes=True, no=False), "lentjurlju.turn")
    led_king_wins: bool = rule(by("lentjurlju.king-led", no=False, yes=True), "lentjurlju.kingwins")
    paid_ways: tuple[str, ...] = rule(
        by("lentjurlju.paycards-first", second=(TO_LAST,), both=(TO_KING, TO_LAST)), "lentjurlju.alt.2"
    )
    """The ways of play in which money is taken off single cards."""
    layer_leads: bool = rule(by("lentjurlju.paycard-lead", layer=True, next=False), "lentjurlju.alt.2")
    """Whoever ended a trick with one of the five leads the next."""
    left_to_winner: bool = rule(by("lentjurlju.left-money", winner=True, stay=False), "lentjurlju.h3")
    doubled_ways: tuple[str, ...] = rule(
        by("lentjurlju.double-way", second=(TO_LAST,), both=(TO_KING, TO_LAST)), "lentjurlju.alt.4"
    )
    """The ways of play in which one of the five counts double in a hand that is left."""
    last_leads: bool = rule(by("lentjurlju.stalled", last=True, next=False), "lentjurlju.h2")
    """Where a row stands still, whoever laid its last card leads anew, not the next after him."""
    redealt: bool = rule(by("lentjurlju.misdeal", redeal=True, mend=False), "lentjurlju.h4")


def height(card: int) -> int:
    """Return the place of a card in the row, the ace's first."""
    return card % DECK.width


def split(parts: Sequence[int], whole: int) -> list[int]:
    """Lay a sum out on the five cards; what cannot be divided goes to the seven of diamonds."""
    found = [whole * part // sum(parts) for part in parts]
    found[0] += whole - sum(found)
    return found


def worth(card: int) -> int:
    """Return what a card in a hand counts: its figure, a court card ten."""
    return min(height(card) + 1, FIGURE)


def run_from(hand: Iterable[int], first: int, stops: Iterable[int]) -> list[int]:
    """Return the cards that can be laid one upon another from the first on; a card that ends the trick is the last."""
    held: dict[int, int] = {}
    for card in sorted(hand, key=lambda one: one not in stops):  # what ends the trick is laid where it can be
        held.setdefault(height(card), card)
    held[height(first)] = first
    row = [first]
    while row[-1] not in stops and height(row[-1]) + 1 in held:
        row.append(held[height(row[-1]) + 1])
    return row


def stops(rules: Any, way: str) -> tuple[int, ...]:
    """Return the cards that end a trick besides kings."""
    return FIVE if way in rules.paid_ways else ()
