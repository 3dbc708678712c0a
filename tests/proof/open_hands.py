"""Exact play of open hands in C, as the proofs ask for it: an answer that owes nothing to the solvers of the core."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from rules_py.frame.cards import Deck
from rules_py.frame.rng import Generator

SOURCE = Path(__file__).with_suffix(".c")
BITS = 16
"""The table of known positions has two to the power of so many places."""


@cache
def library() -> ctypes.CDLL:
    """Compile the solver and load it."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        raise SystemExit("Для этой проверки нужен компилятор C (cc)")
    target = Path(tempfile.mkdtemp()) / "open_hands.so"
    subprocess.run([compiler, "-O3", "-shared", "-fPIC", "-o", str(target), str(SOURCE)], check=True)
    found = ctypes.CDLL(str(target))
    found.prepare(BITS)
    return found


def packed(deck: Deck, mask: int) -> int:
    """Spread a mask of cards so that every suit has sixteen places."""
    low = (1 << deck.width) - 1
    return sum((mask >> suit * deck.width & low) << 16 * suit for suit in range(4))


def by_card(
    deck: Deck, hands: Sequence[int], trump: int, leader: int, laid: Sequence[int], side: int = 1, must_trump: bool = True, low: bool = False
) -> dict[int, int]:  # fmt: skip
    """Return the tricks of the side, the open trick included, after each card that the player may play; `low`: the side wants none."""
    lanes = (ctypes.c_uint64 * 4)(*(packed(deck, mask) for mask in hands))
    table = (ctypes.c_int * 4)(*(16 * (card // deck.width) + card % deck.width for card in laid))
    values = (ctypes.c_int * 64)()
    library().by_card(len(hands), lanes, trump, int(must_trump), side, int(low), leader, table, len(laid), values)
    return {
        suit * deck.width + rank: values[16 * suit + rank]
        for suit in range(4)
        for rank in range(deck.width)
        if values[16 * suit + rank] >= 0
    }


@cache
def bridge() -> ctypes.CDLL | None:
    """Load Bo Haglund's double-dummy solver where ZS_DDS names its library: some hundred times faster than ours, by the same rules of play."""
    path = os.environ.get("ZS_DDS")
    if not path:
        return None
    found = ctypes.CDLL(path)
    found.SetMaxThreads(1)
    return found


class Deal(ctypes.Structure):
    """A position as the bridge solver takes it: suits from spades down, a card is the bit of its rank, two is two."""

    _fields_ = (
        ("trump", ctypes.c_int),
        ("first", ctypes.c_int),
        ("trick_suit", ctypes.c_int * 3),
        ("trick_rank", ctypes.c_int * 3),
        ("cards", (ctypes.c_uint * 4) * 4),
    )


class Found(ctypes.Structure):
    """What the bridge solver answers: the best cards and the tricks of the side that leads."""

    _fields_ = (
        ("nodes", ctypes.c_int),
        ("count", ctypes.c_int),
        ("suit", ctypes.c_int * 13),
        ("rank", ctypes.c_int * 13),
        ("equals", ctypes.c_int * 13),
        ("score", ctypes.c_int * 13),
    )


def by_bridge(deck: Deck, hands: Sequence[int], trump: int, leader: int, side: int) -> int:
    """Ask the bridge solver: four hands of a full pack, partners opposite each other."""
    place = {"♠": 0, "♥": 1, "♦": 2, "♣": 3}
    low = (1 << deck.width) - 1
    deal = Deal(place[deck.suits[trump]] if trump >= 0 else 4, leader)
    for seat, mask in enumerate(hands):
        for suit, name in enumerate(deck.suits):
            deal.cards[seat][place[name]] = (mask >> suit * deck.width & low) << 2
    answer = Found()
    solver = bridge()
    assert solver is not None
    code = solver.SolveBoard(deal, -1, 1, 1, ctypes.byref(answer), 0)
    if code != 1:
        raise SystemExit(f"DDS: {code}")
    return answer.score[0] if side >> leader & 1 else hands[leader].bit_count() - answer.score[0]


def tricks(
    deck: Deck, hands: Sequence[int], trump: int, leader: int, side: int, must_trump: bool = False, guess: int = 7
) -> int:
    """Return the tricks of the side when all play their best; a good guess is faster."""
    if bridge() is not None and len(hands) == 4 and not must_trump and side in (5, 10):
        return by_bridge(deck, hands, trump, leader, side)
    lanes = (ctypes.c_uint64 * 4)(*(packed(deck, mask) for mask in hands))
    return int(library().tricks(len(hands), lanes, trump, int(must_trump), side, leader, guess))


def plainly(deck: Deck, hands: Sequence[int], trump: int, leader: int, side: int, must_trump: bool, low: bool) -> int:
    """Return the same by trying every card: for few cards, to check the search by."""
    known: dict[tuple[tuple[int, ...], int, tuple[int, ...]], int] = {}

    def best(held: tuple[int, ...], first: int, laid: tuple[int, ...]) -> int:
        key = (held, first, laid)
        if key in known:
            return known[key]
        if not laid and not held[first]:
            return 0
        player = (first + len(laid)) % len(held)
        moves = held[player]
        if laid:
            led = deck.suit_masks[deck.suit_of[laid[0]]]
            trumps = deck.suit_masks[trump] if trump >= 0 and must_trump else 0
            moves = moves & led or moves & trumps or moves
        found = []
        for card in deck.cards(moves):
            left = tuple(mask & ~(1 << card) for mask in held)
            trick = (*laid, card)
            if len(trick) < len(held):
                found.append(best(left, first, trick))
                continue
            strength = [(deck.suit_of[one] == trump, deck.suit_of[one] == deck.suit_of[trick[0]], one) for one in trick]
            winner = (first + strength.index(max(strength))) % len(held)
            found.append((side >> winner & 1) + best(left, winner, ()))
        known[key] = (max if bool(side >> player & 1) != low else min)(found)
        return known[key]

    return best(tuple(hands), leader, ())


def check(deck: Deck, count: int, number: int = 200) -> None:
    """Compare the search with trying every card on small positions of so many hands; stop at a difference."""
    random = Generator(1892)
    for turn in range(number):
        size = 2 + turn % 3
        cards = [card for card in random.shuffle(deck.size) if deck.suit_of[card] < 2 + turn % 3][: count * size]
        hands = [deck.mask_of(cards[place::count]) for place in range(count)]
        trump, leader = random.below(5) - 1, random.below(count)
        if count == 4:
            found = tricks(deck, hands, trump, leader, 5)
            right = plainly(deck, hands, trump, leader, 5, False, False)
        else:
            low = trump < 0 and turn % 2 == 0
            values = by_card(deck, hands, trump, leader, (), low=low).values()
            found = (max if (leader == 0) != low else min)(values)
            right = plainly(deck, hands, trump, leader, 1, True, low)
        if found != right:
            raise SystemExit(f"{hands}, козырь {trump}, ход {leader}: поиск {found}, перебор {right}")
