"""The family of пикет: what to lay off, weighed by imagined deals played to the end.

The talon, the cards of the others and what they lay off are drawn by lot. Every discard is tried in the same deals, so
that only the discard differs, and the worse ones are dropped on the way. How many deals there are is fixed: the same
hand gives the same answer, and the time is bounded.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt
from typing import Any, NamedTuple

from ...frame.cards import DECK_32
from ...frame.rng import Generator
from ...frame.sheet import summed
from .aloud import Voice
from .boast import points_of
from .scoring import lines_of
from .state import Table
from .tricks import play_on

# What speaks for a card


def best_suit(hand: int) -> int:
    """Return the suit to be kept: long and strong, with a quint in sight."""

    def value(suit: int) -> tuple[float, int]:
        own = hand & DECK_32.suit_masks[suit]
        return own.bit_count() * 10 + points_of(own) / 3 + 4 * _row(own), points_of(own)

    return max(range(4), key=value)


def _row(cards: int) -> int:
    """Return the length of the longest run among cards of a suit."""
    length = 0
    while cards:
        cards &= cards >> 1
        length += 1
    return length


def keeping(hand: int) -> list[tuple[float, int]]:
    """Return the cards of a hand with what speaks for keeping them, the worst first."""
    best = best_suit(hand)
    found = []
    for card in DECK_32.cards(hand):
        suit, place = DECK_32.suit_of[card], card % 8
        own = hand & DECK_32.suit_masks[suit]
        like = sum(1 for other in range(4) if hand >> (other * 8 + place) & 1)
        value = 0.2 * place + (9.0 if suit == best else 0.0)
        if place >= 3:
            value += {1: 0.0, 2: 1.5, 3: 7.0, 4: 12.0}[like]
        value += {7: 7.0, 6: 4.0 if own >> (suit * 8 + 7) & 1 else 2.5, 5: 1.0}.get(place, 0.0)
        if _row(own) >= 3:
            value += 3.0
        found.append((value, card))
    return sorted(found)


def laid_off(hand: int, counts: Sequence[int], extra: int = 0) -> int:
    """Return what to lay off at a glance: the cards for which least speaks, more of them the weaker they are."""
    order = keeping(hand)
    poor = sum(1 for value, _ in order if value < 8.5)
    count = min(counts, key=lambda one: (abs(one - poor), -one))
    return int(DECK_32.mask_of([card for _, card in order[: count + extra]]))


# Imagined deals

Schedule = tuple[tuple[int, int], ...]
"""How many more deals are played, and how many discards are kept after them."""
FULL: Schedule = ((16, 16), (48, 8), (120, 8))
QUICK: Schedule = ((6, 6), (16, 3), (30, 2))
"""What a hint at the table takes: an eighth of the time."""
FEW = 6
"""How many discards of a number a hint tries."""


@dataclass(frozen=True)
class Before:
    """A hand before the exchange, and the place of its player: seats go from whoever leads first to the dealer."""

    rules: Any
    hand: int
    dealer: bool
    first_draw: int = 0
    """Of a dealer: how many cards the first has drawn."""
    stock: int = 5
    reserve: int = 3
    """The talons as they were laid out; one card fewer lies there where thirteen were dealt."""

    @property
    def players(self) -> int:
        """Return how many play."""
        return 2 if self.rules.both_draw else 3

    @property
    def seat(self) -> int:
        """Return the place of the player."""
        return self.players - 1 if self.dealer else 0

    @property
    def within_reach(self) -> int:
        """Return how many cards he could draw."""
        if not self.rules.both_draw or not self.dealer:
            return self.stock
        return self.reserve + (self.stock - self.first_draw if self.first_draw else 0)

    @property
    def counts(self) -> tuple[int, ...]:
        """Return how many cards he may draw, if he draws at all."""
        most = self.within_reach
        return tuple(self.rules.dealer_draws(most) if self.dealer else range(min(int(self.rules.first_least), most), most + 1))


@dataclass
class World:
    """The cards that one does not see, as they may lie."""

    others: list[int]
    stock: list[int]
    reserve: list[int]
    answers: dict[int, tuple[int, list[int]]] = field(default_factory=dict)
    """By how many cards one draws: the other's hand after the exchange, and what is drawn."""


def imagined(before: Before, chance: Generator) -> World:
    """Deal the cards that are not in the hand."""
    unseen = DECK_32.cards(DECK_32.full & ~before.hand)
    cards = [unseen[place] for place in chance.shuffle(len(unseen))]
    talon = before.stock + before.reserve
    size = (len(cards) - talon) // (before.players - 1)
    others = [DECK_32.mask_of(cards[talon + size * at : talon + size * (at + 1)]) for at in range(before.players - 1)]
    return World(others, cards[: before.stock], cards[before.stock : talon])


def exchanged(before: Before, world: World, count: int) -> tuple[int, list[int]]:
    """Return the other's hand after the exchange and the cards that one draws oneself."""
    if count not in world.answers:
        world.answers[count] = _exchanged(before, world, count)
    return world.answers[count]


def _exchanged(before: Before, world: World, count: int) -> tuple[int, list[int]]:
    rules, stock, reserve = before.rules, world.stock, world.reserve
    other = world.others[0]
    if not rules.both_draw:
        return other, stock[:count]
    extra = other.bit_count() - rules.hand
    if before.dealer:
        drawn = before.first_draw
        if drawn:
            other = other & ~laid_off(other, [drawn], extra) | DECK_32.mask_of(stock[:drawn])
        return other, [*(stock[drawn:] if drawn else []), *reserve][:count]
    pool = [*(stock[count:] if count else []), *reserve]
    gone = laid_off(other, [2] if extra else rules.dealer_draws(len(pool)), extra)
    return other & ~gone | DECK_32.mask_of(pool[: gone.bit_count() - extra]), stock[:count]


def played_out(before: Before, world: World, discard: int) -> tuple[int, int]:
    """Play a deal to its end after a discard; return one's own count and the best of the others'."""
    rules, me = before.rules, before.seat
    other, drawn = exchanged(before, world, discard.bit_count())
    players = range(before.players)
    rest = iter([other, *world.others[1:]])
    dealt = iter(world.others)
    hands = {seat: before.hand & ~discard | DECK_32.mask_of(drawn) if seat == me else next(rest) for seat in players}
    first = {seat: before.hand if seat == me else next(dealt) for seat in players}
    nought = [0] * before.players
    table = Table(
        playing=list(players), tricks=nought[:], hand_points=nought[:], said=[[] for _ in players], count=nought[:],
        leads=nought[:], taken_off=nought[:],
    )  # fmt: skip
    left, taker = dict(hands), [-1]
    speaks = Voice(rules, table, 0, before.players - 1 if rules.dealer_boasts else 0, hands.__getitem__, lambda *said: None)
    speaks.boast_all(first.__getitem__)

    def told(leader: int, winner: int, last: bool, fresh: bool) -> None:
        speaks.lead(leader)
        table.tricks[winner] += 1
        speaks.trick(leader, winner, last)
        taker[0] = winner

    play_on(left, table.playing, 0, told)
    counts = [summed(lines_of(rules, rules.came_to(speaks, seat, taker[0]))) for seat in players]
    return counts[me], max(count for seat, count in enumerate(counts) if seat != me)


# The choice


class Weighed(NamedTuple):
    """A discard with what it came to, deal by deal."""

    discard: int
    counts: list[tuple[int, int]]
    """One's own count and the best of the others', in every deal."""

    @property
    def leads(self) -> list[int]:
        """Return by how much one was ahead in every deal."""
        return [mine - other for mine, other in self.counts]

    @property
    def mean(self) -> float:
        """Return by how much one is ahead on the average."""
        return sum(self.leads) / len(self.counts)


def error_of(leads: Sequence[float]) -> float:
    """Return the standard error of a mean."""
    count = len(leads)
    mean = sum(leads) / count
    return sqrt(sum((one - mean) ** 2 for one in leads) / max(count - 1, 1) / count)


def candidates(before: Before, most: int) -> list[int]:
    """Return the discards that are worth trying: of every number the few that cost least by what speaks for the cards; and none at all."""
    order = keeping(before.hand)
    worth = {card: value for value, card in order}
    found = [0]
    for count in before.counts:
        ways = sorted(combinations([card for _, card in order], count), key=lambda way: sum(worth[card] for card in way))
        found += [DECK_32.mask_of(way) for way in ways[:most]]
    return found


def apart(best: Weighed, other: Weighed) -> tuple[float, float]:
    """Return by how much one discard does better than another in the same deals, and the error of that."""
    gaps = [mine - yours for mine, yours in zip(best.leads, other.leads, strict=True)]
    return sum(gaps) / len(gaps), error_of(gaps)


def advised(before: Before) -> list[Weighed]:
    """Return what a hint weighs, what it advises first: the obvious discard, unless another does better by more than chance gives."""
    obvious = laid_off(before.hand, before.counts)
    found = ranked(before, QUICK, FEW, obvious)
    own = next(one for one in found if one.discard == obvious)
    gap, error = apart(found[0], own)
    return found if gap > error else [own, *(one for one in found if one is not own)]


def ranked(before: Before, schedule: Schedule = FULL, most: int = 14, own: int | None = None) -> list[Weighed]:
    """Return the discards that do best in imagined deals, the best first; one's own stays among them to the end."""
    chance = Generator(before.hand * 4 + before.first_draw * 2 + before.dealer)
    tried = candidates(before, most)
    if own is not None and own not in tried:
        tried.append(own)
    weighed = [Weighed(one, []) for one in tried]
    for deals, kept in schedule:
        for world in [imagined(before, chance) for _ in range(deals)]:
            for one in weighed:
                one.counts.append(played_out(before, world, one.discard))
        weighed.sort(key=lambda one: -one.mean)
        weighed = [one for place, one in enumerate(weighed) if place < kept or one.discard == own]
    return weighed
