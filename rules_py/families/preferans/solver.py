"""Exact play of three open hands: how many tricks the declarer takes against best defence.

Players follow suit, and trump when void. A suit is the row of the owners of its remaining cards, lowest first: played
cards vanish, so ranks are relative, equal positions meet in one key, and cards of one owner that stand together are
one move. The search asks «at most k tricks?» with a zero window and remembers bounds. A budget of nodes keeps it honest:
beyond it the answer is None, «не решено».
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from ...frame.cards import Deck

DECLARER = 0
ENDLESS = 99
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
    exit: bool
    """He can lead his lowest card of this suit, somebody must take it, and the suit stays safe."""
    caught: tuple[bool, bool, bool]
    """Whether a lead of the player takes the declarer at once: below his lowest, and the partner can stay below too."""
    stuck: int
    """How many leads of the declarer in this suit both others can stay below, whatever he leads; ENDLESS: all of them."""
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
    return SuitInfo(
        tuple(owners), tuple(map(tuple, moves)), counts, safe, _exit(owners, safe), _caught(moves), _stuck(owners), top
    )


def _exit(owners: list[int], safe: bool) -> bool:
    """Tell whether the declarer can get rid of the lead here and duck the rest, whatever the others throw on it."""
    mine = [place for place, owner in enumerate(owners) if owner == DECLARER]
    left = [place for place, owner in enumerate(owners) if owner != DECLARER]
    if not safe or not mine or not left:
        return False
    for player in (1, 2):
        highest = [place for place in left if owners[place] == player][-1:]
        left = [place for place in left if place not in highest]
    return all(low < high for low, high in zip(mine[1:], left, strict=False))


def _stuck(owners: list[int]) -> int:
    """Count the declarer's lowest cards above which he has no way out: each other player has run out or lies below, card by card."""
    mine = [place for place, owner in enumerate(owners) if owner == DECLARER]
    found = ENDLESS
    for player in (1, 2):
        theirs = [place for place, owner in enumerate(owners) if owner == player]
        above = [turn for turn, (own, other) in enumerate(zip(mine, theirs, strict=False)) if other > own]
        if above:
            found = min(found, above[0])
    return found


def _caught(moves: list[list[int]]) -> tuple[bool, bool, bool]:
    """Tell for each leader whether his lowest card makes the declarer take."""
    lowest = [places[0] if places else -1 for places in moves]
    mine = lowest[DECLARER]
    first = 0 <= lowest[1] < mine and lowest[2] < mine
    second = 0 <= lowest[2] < mine and lowest[1] < mine
    return False, first, second


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
        known = self._bounds.get((suits, leader))
        if known is not None:
            if known[1] <= most:
                return True
            if known[0] > most:
                return False
        return self._open(suits, leader, most, count)

    def _open(self, suits: Suits, leader: int, most: int, count: int) -> bool:
        """Answer what memory does not: at a glance or by search; remember the bound."""
        key = (suits, leader)
        known = self._bounds.get(key)
        if known is None:
            known = self._bounds[key] = self._sure(suits, leader, count)
        floor, ceiling = known
        if ceiling <= most:
            return True
        if floor > most:
            return False
        self.nodes += 1
        if self.limit and self.nodes > self.limit:
            raise OutOfBudget
        found = self._search(suits, leader, most, count)
        self._bounds[key] = (floor, most) if found else (most + 1, ceiling)
        return found

    def _sure(self, suits: Suits, leader: int, count: int) -> tuple[int, int]:
        """Return how many tricks the declarer takes at least and at most, at a glance."""
        trump = self.trump
        first, second, third, fourth = info(suits[0]), info(suits[1]), info(suits[2]), info(suits[3])
        if self.low:
            if leader == DECLARER:
                stuck = min(first.stuck, second.stuck, third.stuck, fourth.stuck)
                if stuck:
                    return min(stuck, count), count
            elif first.caught[leader] or second.caught[leader] or third.caught[leader] or fourth.caught[leader]:
                return 1, count
            safe = first.safe and second.safe and third.safe and fourth.safe
            if safe and (leader != DECLARER or first.exit or second.exit or third.exit or fourth.exit):
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
        """Try the plays of one trick; what memory knows is looked at before anything is searched."""
        trump = self.trump
        facts = [info(code) for code in suits]
        second, third = self._after[leader], self._after[self._after[leader]]
        # A player wants the answer True when it serves his side.
        wants_first = (leader == DECLARER) == self.low
        wants_second = (second == DECLARER) == self.low
        wants_third = (third == DECLARER) == self.low
        left = count - 1
        void_second = void_third = None
        recall, ordered, fresh = self._bounds.get, self.ordered, self._open
        for suit, first_card in self._leads(facts, suits, leader):
            code = suits[suit]
            moves = facts[suit].moves
            if moves[second]:
                plays_second = self._answers(suit, moves[second], second, first_card)
            else:
                plays_second = void_second = void_second or self._void_moves(facts, second)
            follows = moves[third]
            if not follows:
                void_third = void_third or self._void_moves(facts, third)
            lead_mask = 1 << first_card
            got_second = not wants_second
            for suit_second, second_card in plays_second:
                base = list(suits)
                mask = lead_mask
                winner, best_suit, best = leader, suit, first_card
                if suit_second == suit:
                    mask |= 1 << second_card
                    if second_card > first_card:
                        winner, best = second, second_card
                else:
                    base[suit_second] = remove(suits[suit_second], 1 << second_card)
                    if suit_second == trump:
                        winner, best_suit, best = second, suit_second, second_card
                plays_third = self._answers(suit, follows, third, best) if follows else void_third
                assert plays_third is not None
                got_third = not wants_third
                unknown = []
                for suit_third, third_card in plays_third:
                    rest = base[:]
                    if suit_third == suit:
                        rest[suit] = remove(code, mask | 1 << third_card)
                        taker = third if best_suit == suit and third_card > best else winner
                    else:
                        rest[suit] = remove(code, mask)
                        if suit_third == suit_second:
                            rest[suit_third] = remove(suits[suit_third], 1 << second_card | 1 << third_card)
                        else:
                            rest[suit_third] = remove(suits[suit_third], 1 << third_card)
                        beats = suit_third == trump and (best_suit != trump or third_card > best)
                        taker = third if beats else winner
                    allowed = most if taker else most - 1
                    if allowed < 0:
                        result = False
                    elif allowed >= left:
                        result = True
                    else:
                        child = ordered(rest)
                        known = recall((child, taker))
                        if known is None or known[0] <= allowed < known[1]:
                            unknown.append((child, taker, allowed))
                            continue
                        result = known[1] <= allowed
                    if result is wants_third:
                        got_third = result
                        break
                else:
                    for child, taker, allowed in unknown:
                        if fresh(child, taker, allowed, left) is wants_third:
                            got_third = wants_third
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
                if leader == DECLARER:
                    weight = 2 * (not one.exit) + (one.stuck > 0)
                else:
                    weight = 20 * (2 * (not one.counts[DECLARER]) + one.safe) + one.counts[DECLARER]
                cards = places
            else:
                mine = one.owners[-1] == leader
                weight = 0 if mine else 2 if suit == self.trump else 1
                cards = places[::-1] if mine else places
            found += [(weight, suit, place) for place in cards]
        found.sort(key=lambda lead: lead[0])
        return [(suit, place) for _, suit, place in found]

    def _answers(self, suit: int, places: tuple[int, ...], player: int, best: int) -> list[tuple[int, int]]:
        """Return the cards that follow suit, the most telling first."""
        if not self.low:
            above = [(suit, place) for place in places if place > best]
            return above + [(suit, place) for place in places if place <= best]
        if player == DECLARER:
            # The highest card that ducks, then the highest of all.
            below = [(suit, place) for place in reversed(places) if place < best]
            return below + [(suit, place) for place in reversed(places) if place > best]
        return [(suit, place) for place in reversed(places)]

    def _void_moves(self, facts: list[SuitInfo], player: int) -> list[tuple[int, int]]:
        """Return what a player may play when he cannot follow: trumps while he has any, else anything."""
        if self.trump >= 0:
            trumps = facts[3].moves[player]
            if trumps:
                return [(3, place) for place in trumps]
        if not self.low:
            return [(suit, place) for suit, one in enumerate(facts) for place in one.moves[player]]
        if player == DECLARER:
            rows = [
                (one.safe, len(one.owners) - place, suit, place) for suit, one in enumerate(facts) for place in one.moves[0]
            ]
        else:
            rows = [
                (not one.counts[DECLARER], -place, suit, place) for suit, one in enumerate(facts) for place in one.moves[player]
            ]
        rows.sort()
        return [(suit, place) for _, _, suit, place in rows]


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
            tricks = self.tricks()
            by_card = self._by_card(tricks)
            line = self._line(tricks)
        except OutOfBudget:
            return Answer(None, {}, (), self.search.nodes)
        return Answer(tricks, by_card, line, self.search.nodes)

    def values(self) -> dict[int, int] | None:
        """Return the value of each card, None where that takes too long."""
        try:
            return self._by_card(self.tricks())
        except OutOfBudget:
            return None

    def _by_card(self, tricks: int) -> dict[int, int]:
        hands, table, player = self.hands, self.table, self.player
        by_card: dict[int, int] = {}
        for card in self._unlike(hands, table, player):
            by_card[card] = self._value(hands, table, player, card, tricks)
        previous = -1
        for card in self._legal(hands, table, player):
            previous = card if card in by_card else previous
            by_card[card] = by_card[previous]
        return dict(sorted(by_card.items()))

    def tricks(self) -> int:
        """Return the declarer's tricks from here."""
        low, high = 0, self.hands[self.player].bit_count()
        while low < high:
            middle = low if self.search.low else (low + high) // 2
            if self._holds(self.hands, self.table, self.player, middle):
                high = middle
            else:
                low = middle + 1
        return low

    def _value(self, hands: Sequence[int], table: list[int], player: int, card: int, guess: int) -> int:
        """Return the declarer's tricks after a card; a good guess saves work."""
        if self._wants(player):
            while not self._after(hands, table, player, card, guess):
                guess += 1
            return guess
        while self._after(hands, table, player, card, guess - 1):
            guess -= 1
        return guess

    def _wants(self, player: int) -> bool:
        """Tell whether a player wants the declarer to take few tricks."""
        return (player == DECLARER) == self.search.low

    def _holds(self, hands: Sequence[int], table: list[int], player: int, most: int) -> bool:
        """Tell whether the declarer takes at most `most` tricks from here."""
        wants = self._wants(player)
        for card in self._unlike(hands, table, player):
            if self._after(hands, table, player, card, most) is wants:
                return wants
        return not wants

    def _after(self, hands: Sequence[int], table: list[int], player: int, card: int, most: int) -> bool:
        """Tell whether the declarer takes at most `most` tricks after a card."""
        if most < 0:
            return False
        hands = [hand & ~(1 << card) for hand in hands]
        table = [*table, card]
        if len(table) < 3:
            return self._holds(hands, table, (player + 1) % 3, most)
        winner = (player + 1 + self._winner(table)) % 3
        suits = self.search.ordered(list(self._suits(hands)))
        return self.search.at_most(suits, winner, most - (winner == DECLARER), hands[0].bit_count())

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

    def _line(self, tricks: int) -> tuple[tuple[int, int], ...]:
        """Follow best cards to the end."""
        hands, table, player = list(self.hands), list(self.table), self.player
        line: list[tuple[int, int]] = []
        while hands[player]:
            wants = self._wants(player)
            most = tricks if wants else tricks - 1
            card = next(
                one for one in self._unlike(hands, table, player) if self._after(hands, table, player, one, most) is wants
            )
            line.append((player, card))
            hands[player] &= ~(1 << card)
            table.append(card)
            player = (player + 1) % 3
            if len(table) == 3:
                player = (player + self._winner(table)) % 3
                tricks -= player == DECLARER
                table = []
        return tuple(line)
