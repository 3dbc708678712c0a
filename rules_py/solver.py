"""Exact play of three open hands: how many tricks the declarer takes against best defence.

Players follow suit, and trump when void. A suit is the row of the owners of its remaining cards, lowest first: played
cards vanish, so ranks are relative, equal positions meet in one key, and cards of one owner that stand together are
one move. The search asks «at most k tricks?» with a zero window and remembers bounds. A budget of nodes keeps it honest:
beyond it the answer is None, «не решено».
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from .cards import Deck

DECLARER = 0
Suits = tuple[int, int, int, int]
"""A code a suit: two bits a card, lowest card first, a one on top; the trump suit stands last."""


class OutOfBudget(Exception):
    """The search met its limit of nodes."""


@dataclass(frozen=True, slots=True)
class SuitInfo:
    """What the search needs to know of one suit."""

    owners: tuple[int, ...]
    moves: tuple[tuple[int, ...], ...]
    """A place for each run of equal cards, by player, lowest first."""
    counts: tuple[int, int, int]
    safe: bool
    """The declarer can duck this suit whatever the others lead: his i-th lowest lies below their i-th lowest."""
    top: int
    """How many cards the owner of the highest card holds above everybody else's."""


def suit_code(owners: Sequence[int]) -> int:
    """Pack the owners of a suit, lowest card first."""
    code = 1
    for owner in reversed(owners):
        code = code << 2 | owner
    return code


@cache
def info(code: int) -> SuitInfo:
    """Unpack a suit and work out its facts once."""
    owners = []
    while code > 1:
        owners.append(code & 3)
        code >>= 2
    moves: list[list[int]] = [[], [], []]
    previous = -1
    for place, owner in enumerate(owners):
        if owner != previous:
            moves[owner].append(place)
        previous = owner
    mine = [place for place, owner in enumerate(owners) if owner == DECLARER]
    others = [place for place, owner in enumerate(owners) if owner != DECLARER]
    top = 0
    while top < len(owners) and owners[-1 - top] == owners[-1]:
        top += 1
    counts = (owners.count(0), owners.count(1), owners.count(2))
    safe = all(low < high for low, high in zip(mine, others, strict=False))
    return SuitInfo(tuple(owners), tuple(map(tuple, moves)), counts, safe, top)


@cache
def remove(code: int, mask: int) -> int:
    """Take the cards at these places out of a suit."""
    return suit_code([owner for place, owner in enumerate(info(code).owners) if not mask >> place & 1])


class Search:
    """One search: the same trump and the same aim of the declarer share their memory."""

    __slots__ = ("_after", "_bounds", "limit", "low", "nodes", "trump")

    def __init__(self, trumps: bool, low: bool, limit: int = 0) -> None:
        """Search with or without trumps; `low`: the declarer wants few tricks."""
        self.trump = 3 if trumps else -1
        self.low = low
        self.limit = limit
        self.nodes = 0
        self._bounds: dict[tuple[Suits, int], tuple[int, int]] = {}
        self._after = (1, 2, 0)

    def ordered(self, suits: list[int]) -> Suits:
        """Put plain suits in order: which is which does not matter."""
        if self.trump < 0:
            first, second, third, fourth = sorted(suits)
        else:
            fourth = suits.pop()
            first, second, third = sorted(suits)
        return first, second, third, fourth

    def value(self, suits: Suits, leader: int) -> int:
        """Return the declarer's tricks from here, when `leader` leads."""
        count = sum(info(code).counts[leader] for code in suits)
        suits = self.ordered(list(suits))
        low, high = 0, count
        while low < high:
            middle = low if self.low else (low + high) // 2
            if self.at_most(suits, leader, middle, count):
                high = middle
            else:
                low = middle + 1
        return low

    def at_most(self, suits: Suits, leader: int, most: int, count: int) -> bool:
        """Tell whether the declarer takes at most `most` of the `count` remaining tricks."""
        if most >= count:
            return True
        if most < 0:
            return False
        key = (suits, leader)
        bounds = self._bounds.get(key)
        if bounds is not None:
            if bounds[1] <= most:
                return True
            if bounds[0] > most:
                return False
            floor, ceiling = bounds
        else:
            floor, ceiling = self._sure(suits, leader, count)
            self._bounds[key] = (floor, ceiling)
            if ceiling <= most:
                return True
            if floor > most:
                return False
        self.nodes += 1
        if self.limit and self.nodes > self.limit:
            raise OutOfBudget
        found = self._search(suits, leader, most, count)
        self._bounds[key] = (floor, min(ceiling, most)) if found else (max(floor, most + 1), ceiling)
        return found

    def _sure(self, suits: Suits, leader: int, count: int) -> tuple[int, int]:
        """Return how many tricks the declarer takes at least and at most, at a glance."""
        trump = self.trump
        first, second, third, fourth = info(suits[0]), info(suits[1]), info(suits[2]), info(suits[3])
        if self.low:
            if leader != DECLARER and first.safe and second.safe and third.safe and fourth.safe:
                return 0, 0
            return 0, count
        facts = (first, second, third, fourth)
        floor, ceiling = 0, count
        quick = 0
        following, last = self._after[leader], self._after[self._after[leader]]
        for place, one in enumerate(facts):
            if not one.owners:
                continue
            owner = one.owners[-1]
            if place == trump:
                if owner == DECLARER:
                    floor = one.top
                else:
                    ceiling = count - one.top
            if owner == leader:
                run = one.top
                counts = one.counts
                if trump >= 0 and place != trump:
                    trumps = facts[3].counts
                    if trumps[following]:
                        run = min(run, counts[following])
                    if trumps[last]:
                        run = min(run, counts[last])
                elif run >= counts[following] and run >= counts[last]:
                    run = counts[leader]
                quick += run
        if leader == DECLARER:
            floor = max(floor, min(quick, count))
        else:
            ceiling = min(ceiling, count - min(quick, count))
        return min(floor, ceiling), max(floor, ceiling)

    def _search(self, suits: Suits, leader: int, most: int, count: int) -> bool:
        """Try the plays of one trick."""
        trump = self.trump
        facts = [info(code) for code in suits]
        second, third = self._after[leader], self._after[self._after[leader]]
        # A player wants the answer True when it serves his side.
        wants_first = (leader == DECLARER) == self.low
        wants_second = (second == DECLARER) == self.low
        wants_third = (third == DECLARER) == self.low
        left = count - 1
        void_second: list[tuple[int, int]] | None = None
        void_third: list[tuple[int, int]] | None = None
        at_most, ordered = self.at_most, self.ordered
        for suit, first_card in self._leads(facts, suits, leader):
            moves = facts[suit].moves
            if moves[second]:
                plays_second = self._answers(suit, moves[second], second, first_card)
            else:
                plays_second = void_second = void_second or self._void_moves(facts, second)
            if moves[third]:
                plays_third = self._answers(suit, moves[third], third, first_card)
            else:
                plays_third = void_third = void_third or self._void_moves(facts, third)
            lead_mask = 1 << first_card
            got_second = not wants_second
            for suit_second, second_card in plays_second:
                if second_card > first_card if suit_second == suit else suit_second == trump:
                    winner, best_suit, best = second, suit_second, second_card
                else:
                    winner, best_suit, best = leader, suit, first_card
                base = list(suits)
                if suit_second == suit:
                    mask = lead_mask | 1 << second_card
                else:
                    mask = lead_mask
                    base[suit_second] = remove(suits[suit_second], 1 << second_card)
                got_third = not wants_third
                for suit_third, third_card in plays_third:
                    beats = third_card > best if suit_third == best_suit else suit_third == trump
                    taker = third if beats else winner
                    rest = base[:]
                    if suit_third == suit:
                        rest[suit] = remove(suits[suit], mask | 1 << third_card)
                    else:
                        rest[suit] = remove(suits[suit], mask)
                        if suit_third == suit_second:
                            rest[suit_third] = remove(suits[suit_third], 1 << second_card | 1 << third_card)
                        else:
                            rest[suit_third] = remove(suits[suit_third], 1 << third_card)
                    result = at_most(ordered(rest), taker, most - 1 if taker == DECLARER else most, left)
                    if result is wants_third:
                        got_third = result
                        break
                if got_third is wants_second:
                    got_second = got_third
                    break
            if got_second is wants_first:
                return got_second
        return not wants_first

    def _leads(self, facts: list[SuitInfo], suits: Suits, leader: int) -> list[tuple[int, int]]:
        """Return the leads worth trying, the most telling first; equal plain suits once."""
        found: list[tuple[int, int, int]] = []
        for suit, one in enumerate(facts):
            if suit and suits[suit] == suits[suit - 1] and suit != self.trump:
                continue
            places = one.moves[leader]
            if not places:
                continue
            if self.low:
                rank = (one.safe, -one.counts[DECLARER]) if leader != DECLARER else (not one.safe, 0)
                weight = 0 if leader == DECLARER else 20 * rank[0] + rank[1]
                cards = places
            else:
                mine = one.owners[-1] == leader
                weight = 0 if mine else 2 if suit == self.trump else 1
                cards = places[::-1] if mine else places
            found += [(weight, suit, place) for place in cards]
        found.sort(key=lambda lead: lead[0])
        return [(suit, place) for _, suit, place in found]

    def _answers(self, suit: int, places: tuple[int, ...], player: int, led: int) -> list[tuple[int, int]]:
        """Return the cards that follow suit, the most telling first."""
        if self.low:
            order = places[::-1] if player == DECLARER else places
        else:
            above = [place for place in places if place > led]
            order = (*above, *(place for place in places if place < led))
        return [(suit, place) for place in order]

    def _void_moves(self, facts: list[SuitInfo], player: int) -> list[tuple[int, int]]:
        """Return what a player may play when he cannot follow: trumps while he has any, else anything."""
        if self.trump >= 0:
            trumps = facts[3].moves[player]
            if trumps:
                return [(3, place) for place in trumps]
        if self.low and player == DECLARER:
            return [(suit, place) for suit, one in enumerate(facts) for place in reversed(one.moves[player])]
        return [(suit, place) for suit, one in enumerate(facts) for place in one.moves[player]]


@dataclass(frozen=True, slots=True)
class Answer:
    """What best play brings."""

    tricks: int | None
    """Tricks of the declarer from here; None: not solved within the budget."""
    by_card: dict[int, int]
    """The same after each legal card of the player to move."""
    line: tuple[tuple[int, int], ...]
    """One line of best play: seat and card."""
    nodes: int


class Board:
    """Three open hands with real cards; seat 0 is the declarer."""

    __slots__ = ("deck", "hands", "player", "search", "table", "trump")

    def __init__(
        self, deck: Deck, hands: Sequence[int], trump: int, leader: int, low: bool, table: Sequence[int] = (), limit: int = 0
    ) -> None:
        """Set up the hands as masks; `table` holds the cards already played to this trick by `leader` and on."""
        self.deck = deck
        self.trump = trump
        self.hands = list(hands)
        self.table = list(table)
        self.player = (leader + len(self.table)) % 3
        self.search = Search(trump >= 0, low, limit)

    def solve(self) -> Answer:
        """Return the value, the value of each card and one best line."""
        if not self.hands[self.player]:
            return Answer(0, {}, (), 0)
        try:
            by_card = {
                card: self._after(self.hands, self.table, self.player, card)
                for card in self._legal(self.hands, self.table, self.player)
            }
            tricks = self._pick(self.player, by_card.values())
            line = self._line(by_card)
        except OutOfBudget:
            return Answer(None, {}, (), self.search.nodes)
        return Answer(tricks, by_card, line, self.search.nodes)

    def _pick(self, player: int, values: Iterable[int]) -> int:
        """Return what a player would choose among values of the declarer's tricks."""
        return min(values) if (player == DECLARER) == self.search.low else max(values)

    def _legal(self, hands: Sequence[int], table: Sequence[int], player: int) -> tuple[int, ...]:
        hand = hands[player]
        if table:
            same = hand & self.deck.suit_masks[self.deck.suit_of[table[0]]]
            if same:
                return self.deck.cards(same)
            if self.trump >= 0 and hand & self.deck.suit_masks[self.trump]:
                return self.deck.cards(hand & self.deck.suit_masks[self.trump])
        return self.deck.cards(hand)

    def _winner(self, table: Sequence[int]) -> int:
        best = 0
        suit_of = self.deck.suit_of
        for place in (1, 2):
            card = table[place]
            if card > table[best] if suit_of[card] == suit_of[table[best]] else suit_of[card] == self.trump:
                best = place
        return best

    def _after(self, hands: Sequence[int], table: list[int], player: int, card: int) -> int:
        """Return the declarer's tricks after a card is played."""
        hands = [hand & ~(1 << card) for hand in hands]
        table = [*table, card]
        if len(table) < 3:
            following = (player + 1) % 3
            cards = self._unlike(hands, table, following)
            return self._pick(following, [self._after(hands, table, following, one) for one in cards])
        winner = (player + 1 + self._winner(table)) % 3
        return (winner == DECLARER) + self.search.value(self._suits(hands), winner)

    def _unlike(self, hands: Sequence[int], table: Sequence[int], player: int) -> list[int]:
        """Return the legal cards, one of each run that nobody else's card divides."""
        found = []
        previous = -9
        others = 0
        for seat, hand in enumerate(hands):
            if seat != player:
                others |= hand
        for card in table:
            others |= 1 << card
        for card in self._legal(hands, table, player):
            between = others & ((1 << card) - 1) & ~((2 << previous) - 1) if previous >= 0 else 1
            if previous < 0 or between or self.deck.suit_of[card] != self.deck.suit_of[previous]:
                found.append(card)
            previous = card
        return found

    def _suits(self, hands: Sequence[int]) -> Suits:
        codes = []
        for suit in range(4):
            owners = []
            for card in range(suit * self.deck.width, (suit + 1) * self.deck.width):
                for seat in range(3):
                    if hands[seat] >> card & 1:
                        owners.append(seat)
            codes.append(suit_code(owners))
        if self.trump >= 0:
            codes.append(codes.pop(self.trump))
        return codes[0], codes[1], codes[2], codes[3]

    def _line(self, by_card: dict[int, int]) -> tuple[tuple[int, int], ...]:
        """Follow best cards to the end."""
        hands, table, player = list(self.hands), list(self.table), self.player
        line: list[tuple[int, int]] = []
        values = by_card
        while values:
            best = self._pick(player, values.values())
            card = min(one for one, value in values.items() if value == best)
            line.append((player, card))
            hands[player] &= ~(1 << card)
            table.append(card)
            if len(table) == 3:
                player = (player + 1 + self._winner(table)) % 3
                table = []
            else:
                player = (player + 1) % 3
            values = {one: self._after(hands, table, player, one) for one in self._unlike(hands, table, player)}
        return tuple(line)
