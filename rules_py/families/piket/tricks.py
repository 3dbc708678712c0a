"""The family of пикет: imagined hands played to the end, every one for tricks; on masks of the pack."""

from __future__ import annotations

from collections.abc import Callable, Sequence

Hands = dict[int, int]
"""The cards of every seat, as masks."""
SHIFTS = (0, 8, 16, 24)
"""Where a suit begins in a mask; within it a higher bit is a higher card."""


def led(own: int, others: int) -> int:
    """Lead a card that nothing beats, from the longest suit; else the lowest of the longest suit."""
    best: tuple[int, int, int] | None = None
    card = -1
    for shift in SHIFTS:
        mine = own >> shift & 255
        if not mine:
            continue
        sure = mine > (others >> shift & 255)
        place = mine.bit_length() - 1 if sure else (mine & -mine).bit_length() - 1
        key = (int(sure), mine.bit_count(), place if sure else -place)
        if best is None or key > best:
            best, card = key, shift + place
    return card


def answered(own: int, suit: int, top: int) -> int:
    """Take as cheaply as one can, else throw the lowest; `top` is the place of the best card so far."""
    same = own >> suit * 8 & 255
    if same:
        above = same >> top + 1 << top + 1
        lowest = above & -above if above else same & -same
        return suit * 8 + lowest.bit_length() - 1
    thrown = []
    for shift in SHIFTS:
        mine = own >> shift & 255
        if mine:
            place = (mine & -mine).bit_length() - 1
            thrown.append((place, mine.bit_count(), shift))
    place, _, shift = min(thrown)
    return shift + place


def play_on(
    hands: Hands, order: Sequence[int], leader: int, told: Callable[[int, int, bool, bool], None], table: Sequence[int] = ()
) -> None:
    """Play to the end, a trick on the table first; tell of each who led, who took, whether it is the last, whether the lead was made here."""
    at = order.index(leader)
    cards = list(table)
    count = len(order)
    while True:
        fresh = not cards
        if fresh:
            others = 0
            for seat in order:
                others |= hands[seat] if seat != leader else 0
            card = led(hands[leader], others)
            hands[leader] ^= 1 << card
            cards.append(card)
        suit = cards[0] >> 3
        winner, top = 0, cards[0] & 7
        for place, card in enumerate(cards):
            if card >> 3 == suit and card & 7 > top:
                winner, top = place, card & 7
        for place in range(len(cards), count):
            seat = order[(at + place) % count]
            card = answered(hands[seat], suit, top)
            hands[seat] ^= 1 << card
            if card >> 3 == suit and card & 7 > top:
                winner, top = place, card & 7
        took = order[(at + winner) % count]
        last = not hands[took]
        told(leader, took, last, fresh)
        if last:
            return
        leader, at, cards = took, order.index(took), []
