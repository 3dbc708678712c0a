"""Exact play of open hands in C, as the proofs ask for it: an answer that owes nothing to the solvers of the core."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from rules_py.frame.cards import Deck

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
    subprocess.run([compiler, "-O2", "-shared", "-fPIC", "-o", str(target), str(SOURCE)], check=True)
    found = ctypes.CDLL(str(target))
    found.prepare(BITS)
    return found


def packed(deck: Deck, mask: int) -> int:
    """Spread a mask of cards so that every suit has sixteen places."""
    low = (1 << deck.width) - 1
    return sum((mask >> suit * deck.width & low) << 16 * suit for suit in range(4))


def by_card(
    deck: Deck, hands: Sequence[int], trump: int, leader: int, laid: Sequence[int], side: int = 1, must_trump: bool = True
) -> dict[int, int]:
    """Return the tricks of the side, the open trick included, after each card that the player may play."""
    lanes = (ctypes.c_uint64 * 4)(*(packed(deck, mask) for mask in hands))
    table = (ctypes.c_int * 4)(*(16 * (card // deck.width) + card % deck.width for card in laid))
    values = (ctypes.c_int * 64)()
    library().by_card(len(hands), lanes, trump, int(must_trump), side, leader, table, len(laid), values)
    return {
        suit * deck.width + rank: values[16 * suit + rank]
        for suit in range(4)
        for rank in range(deck.width)
        if values[16 * suit + rank] >= 0
    }


def tricks(deck: Deck, hands: Sequence[int], trump: int, leader: int, side: int, must_trump: bool = False) -> int:
    """Return the tricks of the side when all play their best."""
    lanes = (ctypes.c_uint64 * 4)(*(packed(deck, mask) for mask in hands))
    return int(library().tricks(len(hands), lanes, trump, int(must_trump), side, leader, 0))
