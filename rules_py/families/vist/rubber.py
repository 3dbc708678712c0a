"""The family of вист: what a deal writes above and below the line, games, the rubber."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...frame.facts import Line, flag, number, numbers, scored
from ...frame.results import Item
from ...frame.russian import counted
from ...kernels.trick_phase import deck_of
from .coronets import SHORTEST, coronet_end, coronet_price, coronets_in
from .honours import SUIT_HONOURS, aces_in, honours_in
from .rules import FIRST_SIX, HAND
from .seats import M, members, side_of
from .sheet import ended


@dataclass(frozen=True, kw_only=True)
class SideDeal:
    """What a side's deal came to."""

    tricks: int = number("Взяток", 0, HAND, 8)
    honours: int = number("Онёров", 0, SUIT_HONOURS, 0)
    no_trump: bool = flag("Без козырей")
    trump_coronet: int = number("Карт в козырной коронке", 0, HAND, 0, when={"no_trump": (False,)})
    coronets: tuple[int, ...] = numbers("Карт в прочих коронках", 3, HAND, (), most=4)
    plain_honours: tuple[int, ...] = numbers("Онёров в прочих мастях", 0, SUIT_HONOURS, (), most=3, when={"no_trump": (False,)})
    taken_over: int = number("Из взяток взято за ренонс", 0, HAND, 0)
    revokes: int = number("Ренонсов противника по пять пуан", 0, HAND, 0)


def leve(facts: Any) -> int:
    """Return how many tricks a side has above the six."""
    return max(0, int(facts.tricks) - FIRST_SIX)


def slam(rules: Any, facts: Any) -> int | None:
    """Return what a slam brings."""
    own = facts.tricks if rules.slam_after_revoke else facts.tricks - facts.taken_over
    return dict(rules.slams).get(own)


def honour_price(rules: Any, facts: Any) -> int | None:
    """Return what the honours of a side bring: trumps, or aces without trumps."""
    table = rules.aces if facts.no_trump else rules.honours
    return int(table[min(facts.honours, len(table) - 1)]) or None


def _plain_coronets(rules: Any, facts: Any) -> int | None:
    return sum(coronet_price(rules, length, False, facts.no_trump) for length in facts.coronets) or None


def _plain_honours(rules: Any, facts: Any) -> int | None:
    if not rules.honours_of_all or facts.no_trump:
        return None
    return sum(rules.honours[count] for count in facts.plain_honours) or None


BELOW = (
    Line(("vist.75",), lambda rules, facts: f"{counted(leve(facts), 'леве', 'леве', 'леве')} по {rules.leve}", lambda rules, facts: rules.leve * leve(facts) or None),
)  # fmt: skip
ABOVE = (
    Line(("vist.76",), lambda rules, facts: "Большой шлем" if slam(rules, facts) == dict(rules.slams)[HAND] else "Малый шлем", slam),
    Line(("vist.63",), lambda rules, facts: f"Онёров {facts.honours}", lambda rules, facts: None if facts.no_trump else honour_price(rules, facts)),
    Line(("vist.82",), lambda rules, facts: f"Тузов {facts.honours}", lambda rules, facts: honour_price(rules, facts) if facts.no_trump else None),
    Line(("vist.62", "vist.63"), "Онёры прочих мастей", _plain_honours),
    Line(("vist.79",), lambda rules, facts: f"Козырная коронка {coronet_end(facts.trump_coronet)}",
         lambda rules, facts: coronet_price(rules, facts.trump_coronet, True) if not facts.no_trump and facts.trump_coronet >= SHORTEST else None),
    Line(("vist.79",), lambda rules, facts: "Коронки: " + ", ".join(map(coronet_end, facts.coronets)),
         lambda rules, facts: None if facts.no_trump else _plain_coronets(rules, facts)),
    Line(("vist.82", "vist.79"), lambda rules, facts: "Коронки без козырей: " + ", ".join(map(coronet_end, facts.coronets)),
         lambda rules, facts: _plain_coronets(rules, facts) if facts.no_trump else None),
    Line(("vist.18",), lambda rules, facts: f"Ренонсов противника {facts.revokes}", lambda rules, facts: rules.revoke_points * facts.revokes or None),
)  # fmt: skip


# The same facts from play


def dealt_to(match: M, seat: int) -> int:
    """Return the cards that a seat was dealt, by what it has laid and what it still holds."""
    mask = 0
    for _, cards, seats in match.open.taken:
        for card, who in zip(cards, seats, strict=True):
            if who == seat:
                mask |= 1 << card
    for card in (*match.cards["hand"][seat], *match.cards["open"][seat]):
        mask |= 1 << card
    return mask


def side_tricks(match: M, side: int) -> int:
    """Return the tricks of a side, with those that changed hands for a revoke."""
    state = match.open
    own = sum(state.tricks[seat] for at, seat in enumerate(state.circle) if at % 2 == side)
    return int(own + state.taken_over[side] - state.taken_over[1 - side])


def side_facts(match: M, side: int) -> SideDeal:
    """Return what a side's deal came to, from the table."""
    deck, state = deck_of(match), match.open
    seats = [seat for at, seat in enumerate(state.circle) if at % 2 == side]
    hands = [dealt_to(match, seat) for seat in seats]
    whole = sum(hands)
    bare = state.trump < 0
    groups = [whole] if match.rules.coronet_of_side else hands
    runs = sorted(run for hand in groups for run in coronets_in(hand, deck))
    return SideDeal(
        tricks=side_tricks(match, side),
        honours=aces_in(whole, deck) if bare else honours_in(whole, state.trump, deck),
        no_trump=bare,
        trump_coronet=max((length for suit, length in runs if suit == state.trump), default=0),
        coronets=tuple(length for suit, length in runs if suit != state.trump),
        plain_honours=() if bare else tuple(honours_in(whole, suit, deck) for suit in range(4) if suit != state.trump),
        taken_over=state.taken_over[side],
        revokes=len([one for one in state.fined if side_of(match, one[0]) != side]),
    )


# Games and the rubber


def bonus_items(rules: Any, games: int) -> list[Item]:
    """Return what the end of a game brings; `games` counts those that the side has won with it."""
    game, rubber = ended(games, rules.games, rules.both_bonuses)
    found = []
    if game:
        found.append(Item("Окончена партия", ("vist.72",), rules.game_bonus))
    if rubber:
        found.append(Item("Окончен роббер", ("vist.72",), rules.rubber_bonus))
    return found


def netted(rules: Any, totals: tuple[int, int], finished: int, bonus: int) -> list[int]:
    """Take the smaller sum from the larger; what is left stands on one side, the bonus before it or after it."""
    sums = list(totals)
    if rules.bonus_counts:
        sums[finished] += bonus
    left = [max(0, sums[side] - sums[1 - side]) for side in (0, 1)]
    if not rules.bonus_counts:
        left[finished] += bonus
    return left


def lines_of(rules: Any, facts: Any) -> tuple[list[Item], list[Item]]:
    """Return what a side writes below and above the line."""
    return scored(rules.below, rules, facts), scored(rules.above, rules, facts)


def write(match: M, account: str, side: int, *items: Item) -> None:
    """Write figures of a side: its people have one record."""
    for seat in members(match, side):
        match.sheet.write(account, seat, *items)
