"""The family of пикет: what is open at the table, the deal."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from ...frame.bound import chosen_rules
from ...frame.match import Match
from ...frame.places import Place, Sight
from ...frame.readings import Chosen
from ...frame.rng import Generator
from ...frame.view import View
from ...kernels.exchange import deal_round
from ...kernels.trick_phase import Tricks

STOCK = Place("stock", "Прикуп", Sight.NOBODY, shape="stack")
RESERVE = Place("reserve", "Прикуп сдающего", Sight.NOBODY, shape="stack")
LEFT = Place("left", "Некупленные карты", Sight.ALL, shape="row")

Key = tuple[int, ...]
"""By what boasts of one kind are compared."""
Claim = tuple[int, str, Key]
"""Who answered, what he said, by what it is compared; empty where he boasted of nothing."""


@dataclass
class Table(Tricks):
    """What all at the table know."""

    bought: list[int] = field(default_factory=list)
    """How many cards each has drawn; -1: he is still to draw."""
    white: list[int] = field(default_factory=list)
    """Who has announced white cards."""
    stage: str = "cards"
    """What is boasted of now."""
    claims: list[Claim] = field(default_factory=list)
    won: dict[str, int] = field(default_factory=dict)
    """Who counts each kind of boast; nobody: not there."""
    named: dict[str, Key] = field(default_factory=dict)
    """Of each kind that somebody counts: what he named, whether he has it or not."""
    caught: list[int] = field(default_factory=list)
    """Who has boasted of what he had not and put it right in time."""
    silent: dict[int, str] = field(default_factory=dict)
    """Who plays in silence, and for what."""
    tied: list[int] = field(default_factory=list)
    """Whose boast was equal to another's."""
    hand_points: list[int] = field(default_factory=list)
    said: list[list[str]] = field(default_factory=list)
    """What each counts from the hand, as he called it."""
    count: list[int] = field(default_factory=list)
    """The count that each has said aloud."""
    jumped: list[int] = field(default_factory=list)
    """Who has said sixty or ninety."""
    before: list[int] = field(default_factory=list)
    """Whose way to a пик was crossed by a point of another in play."""
    leads: list[int] = field(default_factory=list)
    taken_off: list[int] = field(default_factory=list)
    """How many tricks each took on another's lead."""
    leads_made: int = 0
    capot_by: int = -1
    """Who has announced a капот."""
    shown: list[list[int]] = field(default_factory=list)
    """Cards that all have seen in a hand."""
    proved: list[str] = field(default_factory=list)
    """The kinds of boast whose cards were shown."""
    games: list[int] = field(default_factory=list)
    """The games of this партия as they were written: the first seat's with a plus, the second's with a minus."""
    carried: bool = False
    """A рефет of the last партия doubles its first королик."""
    parties: int = 0
    """How many партии are over."""
    out: list[int] = field(default_factory=list)
    """Who has left the game, the first at the head."""
    role: str = ""
    """In a position: who is asked, the first player or the dealer."""
    discarded: int = 0
    talon_touched: bool = False
    opened: str = ""
    """A card that the dealer showed by mistake: whose."""
    seen: bool = False
    """Whether the opponent had looked at his cards by then."""
    dealt: int = 0
    """How many cards somebody got by mistake."""
    slipped: bool = False
    """A fault at the deal waits for an answer."""


M = Match[Any]


def rules_now(table: M | View[Any]) -> Any:
    """Return the rules of this deal: where one of three has left, two go on by those of the game for two."""
    rules = table.rules
    if rules.duel is None or len(table.open.playing) != 2:
        return rules
    chosen = table.readings
    return _duel(rules.duel, chosen) if type(chosen) is Chosen else chosen_rules(rules.duel, chosen)


@lru_cache(maxsize=64)
def _duel(rules: Any, chosen: Chosen) -> Any:
    """Work the rules for two out once; readings that note who asks them are never kept."""
    return chosen_rules(rules, chosen)


def first_of(table: M | View[Any]) -> int:
    """Return who leads first: the dealer's left neighbour among those who play."""
    around = [(table.dealer + step) % table.players for step in range(1, table.players + 1)]
    return next(seat for seat in around if seat in table.open.playing)


def opener_of(table: M | View[Any]) -> int:
    """Return who boasts first."""
    return table.dealer if rules_now(table).dealer_boasts else first_of(table)


def packs(match: M) -> dict[str, Any]:
    """Return the pack."""
    return {"cards": match.rules.deck}


def slips(table: M | View[Any]) -> bool:
    """Tell whether faults happen at this table."""
    return bool(table.options.get("slips") == "бывают")


def opening(match: M) -> Table:
    """Deal; where faults happen, in every third deal a card is opened or thirteen are dealt to one."""
    table = lay_out(match)
    chance = Generator(match.number * 5 + 2)
    if not slips(match) or not match.rules.both_draw or not chance.chance(1, 3):
        return table
    if chance.chance(1, 2):
        seat, talon = (first_of(match), "stock") if chance.chance(1, 2) else (match.dealer, "reserve")
        match.cards["hand"][seat].append(match.cards[talon][0].pop())
        table.dealt = rules_now(match).hand + 1
        match.tell(seat, f"{{получил|получили}} {table.dealt} карт: сдающий ошибся", "piket.12")
    else:
        table.opened = ("сдающий", "соперник", "прикуп")[chance.below(3)]
        table.seen = table.opened == "соперник" and chance.chance(1, 2)
        pile = {"сдающий": match.cards["hand"][match.dealer], "соперник": match.cards["hand"][first_of(match)]}
        card = match.rules.deck.text(pile.get(table.opened, match.cards["stock"][0])[-1])
        whose = {"сдающий": "своя карта", "соперник": "карта соперника", "прикуп": "карта прикупа"}[table.opened]
        seen = ", а он свои уже посмотрел" if table.seen else ""
        if table.opened == "сдающий":
            seen = ": пересдачи нет"
        match.tell(match.dealer, f"{{открыл|открыли}} при сдаче: {whose} {card}{seen}", "piket.6a", "piket.6b", "piket.6c")
    table.slipped = table.opened != "сдающий"
    return table


def lay_out(match: M) -> Table:
    """Deal and lay the talons out; what goes on from deal to deal is taken over."""
    before: Table | None = getattr(match, "open", None)
    players = match.players
    table = Table(
        tricks=[0] * players, bought=[-1] * players, hand_points=[0] * players, said=[[] for _ in range(players)],
        count=[0] * players, leads=[0] * players, taken_off=[0] * players, shown=[[] for _ in range(players)],
    )  # fmt: skip
    if before is not None:
        table.games, table.carried, table.parties, table.out = before.games, before.carried, before.parties, before.out
    table.playing = [seat for seat in range(players) if seat not in table.out]
    match.open = table
    rules = rules_now(match)
    order = match.shuffle()
    deal_round(match, order, rules.hand, match.around(match.dealer + 1, table.playing))
    for name, count in (("stock", rules.stock), ("reserve", rules.reserve)):
        match.cards[name][0].extend(order.pop() for _ in range(count))
    match.tell(match.dealer, rules.deal_said, *rules.deal_cites)
    return table


def drawn_dealer(match: M, number: int) -> int:
    """Let drawn cards decide who deals: they follow from the number of the deal."""
    return Generator(number * 2 + 1).below(match.players)


def held(match: M, seat: int) -> int:
    """Return the cards that a seat held when the play began, as a mask."""
    laid = [card for _, cards, seats in match.open.taken for card, who in zip(cards, seats, strict=True) if who == seat]
    laid += [card for card, who in zip(match.cards["trick"][0], match.open.lay, strict=True) if who == seat]
    return int(match.rules.deck.mask_of([*match.cards["hand"][seat], *laid]))
