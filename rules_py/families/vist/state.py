"""The family of вист: the rubber that is going on, the draw for seats, the deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ...frame.cards import DECK_52
from ...kernels.trick_phase import deck_of
from .draw import FOUR, draw_pack, dummy_opposite, seating_of
from .rotation import plan_of
from .seats import M, Seated, after, from_seat
from .sheet import Chalk


@dataclass
class Whist(Seated):
    """What all at the table know: the rubber besides the deal."""

    rubber: int = 0
    """How many rubbers are over."""
    plan: list[tuple[int, ...]] = field(default_factory=list)
    """Of five and six players: who sits at the four places, rubber by rubber."""
    chalk: Chalk = field(default_factory=lambda: Chalk(2))
    """What stands above and below the line."""
    record: list[int] = field(default_factory=lambda: [0, 0])
    """What games that are over left to each side."""
    rubber_over: bool = False
    taken_over: list[int] = field(default_factory=lambda: [0, 0])
    """Tricks that a side took from the other for revokes."""
    fined: list[tuple[int, bool]] = field(default_factory=list)
    """Revokes for which points are written."""
    costs: list[tuple[int, bool, int]] = field(default_factory=list)
    """Who revoked, whether his partner had asked, and what that cost his side."""
    dealer_saw_last: bool = False
    opened: bool = False
    trump_shown: bool = True
    wrong_dealer: bool = False
    trump_card: str = ""
    """The card that was turned, though it lie there no more."""
    swapped: list[int] = field(default_factory=list)
    """Who has bought another packet, where packets are bought."""


# The draw


def drawn(order: Sequence[int], players: int) -> tuple[list[int], list[int]]:
    """Draw a card for each from a shuffled pack; return who stands where from the lowest, and the cards.

    Those who drew equal cards draw again among themselves.
    """
    rest = list(order[players:])
    cards = list(order[:players])
    keys: list[tuple[int, ...]] = [(card % DECK_52.width,) for card in cards]
    while True:
        equal = [player for player in range(players) if keys.count(keys[player]) > 1]
        if not equal:
            return sorted(range(players), key=lambda player: keys[player]), cards
        for player in equal:
            keys[player] = (*keys[player], rest.pop(0) % DECK_52.width)


def seated_four(number: int, before: Sequence[int]) -> tuple[list[int], int]:
    """Seat four by the draw: who sits where, who deals; after a rubber partners change, so they draw until they do."""
    salt = 0
    while True:
        order, _ = drawn(draw_pack(number + salt * 1_000_003), FOUR)
        places = seating_of(order).places
        if not before:
            return [0, 1, 2, 3], places.index(order[0])
        if before[(before.index(0) + 2) % FOUR] != places[2]:
            return list(places), order[0]
        salt += 1


def seating(
    number: int, people: int, rubber: int, before: Whist | None
) -> tuple[list[int], list[int], int, list[tuple[int, ...]]]:
    """Say who sits where in a rubber: the circle, the dummies, the first dealer, the plan of five and six."""
    if people == FOUR:
        circle, dealer = seated_four(number, before.circle if before else ())
        return circle, [], dealer, []
    order, cards = drawn(draw_pack(number), people)
    if people < FOUR:
        first = order[0]
        if people == 2:
            return [0, 1, 2, 3], [2, 3], first, []
        owner = first if before is None else (before.circle[0] + 1) % people
        return dummy_opposite(owner), [3], first if before is None else owner, []
    plan = before.plan if before else list(plan_of(cards))
    circle = list(plan[rubber % len(plan)])
    return circle, [], next(player for player in order if player in circle), plan


# The deal


def packs(match: M) -> dict[str, Any]:
    """Return one of the two packs."""
    return {"cards": match.rules.deck}


def first_dealer(match: M) -> int:
    """Let the lowest card deal first."""
    return seating(match.number, match.options["players"], 0, None)[2]


def next_dealer(match: M) -> int:
    """Let the people deal in turn; a new rubber begins with the draw."""
    state = match.open
    if state.rubber_over:
        return seating(match.number + 1, match.options["players"], state.rubber, state)[2]
    seat = match.dealer
    people = [one for one in state.circle if one not in state.dummies]
    if match.rules.dummy_by_deal and state.dummies == [3]:
        return (seat + 1) % len(people)
    return next(one for one in from_seat(match, seat)[1:] if one in people)


def opening(match: M) -> Whist:
    """Seat the players for a rubber or go on with it; the pack lies shuffled."""
    before: Whist | None = getattr(match, "open", None)
    people = match.options["players"]
    table = Whist(tricks=[0] * match.players)
    if before is None or before.rubber_over:
        rubber = before.rubber if before else 0
        table.circle, table.dummies, _, table.plan = seating(match.number, people, rubber, before)
        table.rubber = rubber
    else:
        for name in ("rubber", "circle", "dummies", "plan", "chalk", "record"):
            setattr(table, name, getattr(before, name))
        if match.rules.dummy_by_deal and table.dummies == [3]:
            table.circle = dummy_opposite((table.circle[0] + 1) % people)
    table.playing = list(table.circle)
    match.open = table
    if before is None or before.rubber_over:
        _tell_seats(match)
    match.cards["stock"][0].extend(match.shuffle())
    return table


def _tell_seats(match: M) -> None:
    state = match.open
    match.tell(match.dealer, "{вынимает|вынимаете} младшую карту и {сдаёт|сдаёте} первым", "vist.5", "vist.6")
    for dummy in state.dummies:
        owner = from_seat(match, dummy)[2]
        match.tell(owner, "{играет|играете} с открытым болваном", "vist.80" if len(state.dummies) == 1 else "vist.81")
    out = [seat + 1 for seat in range(match.players) if seat not in state.circle]
    if out:
        match.tell(None, f"{state.rubber + 1}-й роббер: выходят игроки {', '.join(map(str, out))}", "vist.intro.3")


def deal_out(match: M) -> None:
    """Deal all cards one by one from the dealer's left; the last is turned and lies open."""
    state, deck, stock = match.open, deck_of(match), match.cards["stock"][0]
    seats = from_seat(match, after(match, match.dealer))
    bare = bool(match.options["no_trump"])
    while stock:
        for seat in seats:
            match.cards["open" if seat in state.dummies else "hand"][seat].append(stock.pop())
    if bare:
        match.tell(match.dealer, "{сдаёт|сдаёте}; играют без козырей", "vist.8", "vist.82")
        return
    last = match.cards["hand"][match.dealer].pop()
    match.cards["open"][match.dealer].append(last)
    state.turned, state.trump, state.trump_card = last, deck.suit_of[last], deck.text(last)
    match.tell(
        match.dealer,
        f"{{сдаёт|сдаёте}}; последняя карта {deck.text(last)}, козыри {deck.suits[state.trump]}",
        "vist.8",
        "vist.9",
    )
