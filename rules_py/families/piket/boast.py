"""The family of пикет: what a hand can boast of, how it is called, what beats and what cancels; all on masks of the pack."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

from ...frame.cards import DECK_32
from ...frame.figures import Figure, Found, found
from ...frame.russian import plural, spelled
from .rules import FIGURES, HIGH, PIPS
from .state import Key

CARDS, RUNS, KINDS = STAGES = ("cards", "runs", "kinds")
"""What is boasted of, in this order."""
STAGE_NAMES = {CARDS: "карты", RUNS: "последовательности", KINDS: "четырнадцать и три"}
STAGE_RULES = {
    CARDS: ("piket.20a", "piket.22"), RUNS: ("piket.22", "piket.23a"), KINDS: ("piket.23a", "piket.24"),
}  # fmt: skip

_FROM = {"Т": "туза", "К": "короля", "Д": "дамы", "В": "валета", "10": "десятки", "9": "девятки"}
_MANY = {"Т": "тузов", "К": "королей", "Д": "дам", "В": "валетов", "10": "десяток"}
_RUN = {3: "терц", 4: "кварт", 5: "квинта", 6: "шесть подряд", 7: "семь подряд", 8: "восемь подряд"}

WHITE_CARDS = "белые карты"


class Boast(NamedTuple):
    """Something to be counted: how it is called, what it brings, its cards, its rules, by what it is compared."""

    text: str
    worth: int
    cards: int
    cites: tuple[str, ...]
    key: Key


def cards_text(count: int) -> str:
    """Say a number of cards: «шесть карт»."""
    return f"{spelled(count).replace('один', 'одна').replace('два', 'две')} {plural(count, 'карта', 'карты', 'карт')}"


def run_text(size: int, rank: str) -> str:
    """Say a run by its length and its highest card: «кварт от дамы», «терц-мажор»."""
    return f"{_RUN[size]}-мажор" if size in (3, 4) and rank == "Т" else f"{_RUN[size]} от {_FROM[rank]}"


def kind_text(size: int, rank: str) -> str:
    """Say four or three of a rank."""
    return f"четырнадцать {_MANY[rank]}" if size == 4 else f"три {_FROM[rank]}" if rank != "10" else "три десятки"


RANKS = DECK_32.ranks
VOCABULARY: dict[str, dict[str, Key]] = {
    CARDS: {cards_text(count): (count,) for count in range(8, 2, -1)},
    RUNS: {run_text(size, RANKS[top]): (size, top) for size, top in product(range(8, 2, -1), range(7, 1, -1)) if top >= size - 1},
    KINDS: {kind_text(size, rank): (size, RANKS.index(rank)) for size in (4, 3) for rank in reversed(HIGH)},
}  # fmt: skip
"""Everything that can be boasted of, by kind."""


def points_of(hand: int) -> int:
    """Return the points of cards."""
    return sum(PIPS[DECK_32.rank(card)] for card in DECK_32.cards(hand))


def is_white(hand: int) -> bool:
    """Tell whether there is no figure among cards."""
    return not any(DECK_32.rank(card) in FIGURES for card in DECK_32.cards(hand))


@lru_cache(maxsize=4096)
def longest(hand: int) -> tuple[int, int, int]:
    """Return the longest suit: how many cards, their points, the cards; of equal ones that with more points."""
    return max((mask.bit_count(), points_of(mask), mask) for mask in (hand & one for one in DECK_32.suit_masks))


def _counted_in(rules: Any, stage: str) -> tuple[Figure, ...]:
    """Return the figures of a kind; numbers of cards are none."""
    return () if stage == CARDS else rules.runs if stage == RUNS else rules.kinds


def boasts(rules: Any, hand: int, stage: str) -> tuple[Boast, ...]:
    """Return everything of a kind that a hand has, the best first."""
    return _boasts(hand, stage, _counted_in(rules, stage))


@lru_cache(maxsize=16384)
def _boasts(hand: int, stage: str, figures: tuple[Figure, ...]) -> tuple[Boast, ...]:
    if stage == CARDS:
        size, _, mask = longest(hand)
        return (Boast(cards_text(size), size, mask, ("piket.20a", "piket.22"), (size,)),) if size else ()
    name = run_text if stage == RUNS else kind_text
    return tuple(
        Boast(name(one.size, RANKS[one.top]), one.worth, one.cards, one.figure.cites, (one.size, one.top))
        for one in sorted(found(DECK_32, hand, figures), key=lambda one: (one.size, one.top, one.suit), reverse=True)
    )


def price_of(rules: Any, stage: str, key: Key) -> int:
    """Return what is counted for something that was named, whether it is there or not."""
    if stage == CARDS:
        return key[0]
    figure = next(one for one in _counted_in(rules, stage) if one.fits(key[0]))
    return Found(figure, 0, key[0], key[1], -1).worth


def mistaken(rules: Any, hand: int, stage: str) -> tuple[str, ...]:
    """Return what one could name by a slip: the best of the hand with one card more, where it is above one's own."""
    return _mistaken(hand, stage, _counted_in(rules, stage))


@lru_cache(maxsize=1024)
def _mistaken(hand: int, stage: str, figures: tuple[Figure, ...]) -> tuple[str, ...]:
    own = _boasts(hand, stage, figures)
    least = own[0].key if own else ()
    found: dict[str, None] = {}
    for card in DECK_32.cards(DECK_32.full & ~hand):
        more = _boasts(hand | 1 << card, stage, figures)
        if more and more[0].key > least and more[0].text in VOCABULARY[stage]:
            found[more[0].text] = None
    return tuple(found)


def rank(rules: Any, stage: str, key: Key) -> Key:
    """Return by what boasts are compared: of runs the top card too, unless the reading takes the length alone."""
    return key[:1] if stage == RUNS and rules.by_length else key


def counted(rules: Any, hand: int, stage: str) -> tuple[Boast, ...]:
    """Return what the winner of a kind counts: his best and all the lesser ones."""
    return boasts(rules, hand, stage)


def contest(rules: Any, stage: str, keys: dict[int, Key], hands: dict[int, int]) -> tuple[int | None, tuple[int, ...]]:
    """Say who of those who boasted counts, and who were equal; of equal numbers of cards the points decide."""
    if not keys:
        return None, ()
    top = max(rank(rules, stage, key) for key in keys.values())
    holders = [seat for seat, key in keys.items() if rank(rules, stage, key) == top]
    if stage == CARDS and len(holders) > 1:
        most = max(longest(hands[seat])[1] for seat in holders)
        holders = [seat for seat in holders if longest(hands[seat])[1] == most]
    return (holders[0], ()) if len(holders) == 1 else (None, tuple(holders))
