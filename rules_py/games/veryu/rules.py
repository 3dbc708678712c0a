"""«Верю? Не верю!»: cards and numbers as data; what a reading decides hangs on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ...frame.bound import by, rule
from ...frame.cites import implements
from ...frame.errors import InputError
from ...frame.params import Int
from ...frame.places import Kit
from ...frame.russian import counted

SAUSAGE, SHOE, UNKNOWN = 0, 1, 2
"""The two kinds of cards; the third stands in a position for a card whose face does not matter."""
KIND_NAMES = ("сосиска", "ботинок", "?")
KIND_OF = {name: kind for kind, name in enumerate(KIND_NAMES)}
_FACES = (("сосиска", "", "green", "sausage"), ("ботинок", "", "red", "shoe"), ("?", "", "", ""))

MOST_PLAYERS = 6
SAUSAGES_EACH, SHOES_EACH = 3, 1
EACH = SAUSAGES_EACH + SHOES_EACH
WINS = 2
"""Two successful attempts win (veryu.goal.2)."""

PLAYERS = Int(
    name="players", label="Игроков", low=2, high=MOST_PLAYERS, default=4, cites=("veryu.goal.1", "veryu.h1"),
    hint="До шести; вы и соперники.",
)  # fmt: skip


@dataclass(frozen=True)
class Rules:
    """What the leaflet fixes, and what it leaves to a reading."""

    fewest: int = rule(by("veryu.fewest", _2=2, _3=3), "veryu.goal.1", "veryu.h1")
    neighbour_draws: bool = rule(
        by("veryu.who-draws", owner=False, neighbour=True), "veryu.sum.4", "veryu.fail.2", "veryu.fail.3"
    )
    """The left neighbour draws the lost card, whosever the shoe was; else its owner points at it, or the contender chooses."""
    all_own: bool = rule(by("veryu.own-cards", bid=False, all=True), "veryu.step3.2", "veryu.step3.9")
    """All cards of one's own mat are opened, though fewer were named."""
    lone_shoe_out: bool = rule(by("veryu.last-shoe", contender=False, always=True), "veryu.last.3")
    """Whoever laid a shoe as his only card is out, whoever tried."""
    own_shoe_appoints: bool = rule(by("veryu.own-shoe-first", eliminated=False, always=True), "veryu.fail.6")
    """He who opened his own shoe appoints the first player though he is not out."""


@lru_cache(maxsize=MOST_PLAYERS)
def pack_of(players: int) -> Kit:
    """Return the cards of all players, a shoe and three sausages each; after them as many whose face nobody asks."""
    kinds = [*([SHOE] * SHOES_EACH + [SAUSAGE] * SAUSAGES_EACH) * players, *[UNKNOWN] * (EACH * players)]
    words = tuple(KIND_NAMES[kind] for kind in kinds)
    return Kit(words, words, tuple(_FACES[kind] for kind in kinds), blank=KIND_NAMES[UNKNOWN])


def packs(match: Any) -> dict[str, Any]:
    """Return the pack of a table."""
    return {"cards": pack_of(match.players)}


def dealt_cards(pack: Any) -> range:
    """Return the cards that are played with: those without a face are for positions alone."""
    return range(pack.size // 2)


def cards(count: int) -> str:
    """Write a number of cards: «5 карт»."""
    return counted(count, "карта", "карты", "карт")


@implements("veryu.goal.1", "veryu.h1")
def check_players(players: int, fewest: int) -> None:
    """Refuse a table that is smaller than the reading in force allows."""
    if players < fewest:
        text = f"Игроков: нужно не меньше {fewest}, получено {players}"
        raise InputError(text, "players", ("veryu.goal.1", "veryu.h1"))


def read_kinds(text: str, field: str, most: int, unknown: bool = False) -> list[int]:
    """Read cards separated by commas: «сосиска, ботинок»."""
    kinds: list[int] = []
    for word in text.split(",") if text.strip() else ():
        kind = KIND_OF.get(word.strip().lower())
        if kind is None or (kind == UNKNOWN and not unknown):
            raise InputError(f"Карты: «{word.strip()[:30]}» — такой карты нет; есть: сосиска, ботинок", field)
        kinds.append(kind)
    if len(kinds) > most:
        raise InputError(f"Карт не больше {most}, названо {len(kinds)}", field)
    return kinds


# A round, the same for play and for calculators


@implements("veryu.step2.range", "veryu.step2.shift")
def highest_bid(mats: Sequence[int]) -> int:
    """Return the highest bid: every card that lies on a mat, all of them counted in plain sight."""
    return sum(mats)


@implements("veryu.step2.range", "veryu.step2.raise", "veryu.sum.2")
def lowest_bid(bid: int) -> int:
    """Return the lowest bid after this one: one card for a challenge, more than before for a raise."""
    return bid + 1


def clockwise(seat: int, seats: int) -> list[int]:
    """Return the other seats, the left neighbour first."""
    return [(seat + step) % seats for step in range(1, seats)]


@implements("veryu.step2.end", "veryu.ex.contender")
def contender_of(bidder: int, passed: Sequence[bool], bid: int, highest: int) -> int | None:
    """Return the contender once all but one have passed, or once nothing higher can be named."""
    if bid and (bid == highest or sum(passed) == len(passed) - 1):
        return bidder
    return None


@implements("veryu.step3.2", "veryu.step3.9")
def own_to_open(rules: Any, bid: int, own: int) -> int:
    """Return how many of his own cards the contender opens before any other."""
    return min(bid, own) if bid < own and not rules.all_own else own


@implements("veryu.step3.1", "veryu.step3.8", "veryu.step3.9", "veryu.sum.3")
def all_to_open(rules: Any, bid: int, own: int) -> int:
    """Return how many cards the contender opens in all."""
    return max(bid, own_to_open(rules, bid, own))


@implements("veryu.step3.4", "veryu.step3.5", "veryu.fail.7", "veryu.sum.4", "veryu.sum.6")
def attempt_result(opened: Sequence[int], needed: int) -> bool | None:
    """Tell whether the attempt has failed (a shoe) or succeeded (enough cards); None while it goes on."""
    if SHOE in opened:
        return False
    return True if len(opened) >= needed else None


@implements("veryu.fail.5", "veryu.fail.6", "veryu.round.1", "veryu.ex.new")
def next_first(rules: Any, contender: int, shoe_owner: int, out: bool) -> int | None:
    """Return who begins the next round; None where the contender appoints him."""
    if shoe_owner == contender and (out or rules.own_shoe_appoints):
        return None
    return shoe_owner if out else contender


@implements("veryu.end.1", "veryu.succ.2", "veryu.goal.2", "veryu.sum.5")
def winner_of(successes: Sequence[int], held: Sequence[int]) -> int | None:
    """Return the seat that has won: two successes, or the only one left; None while the game goes on."""
    for seat, count in enumerate(successes):
        if count >= WINS:
            return seat
    left = [seat for seat, count in enumerate(held) if count]
    return left[0] if len(left) == 1 else None
