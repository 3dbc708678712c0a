"""Горка: what four cards make, and which of two hands is higher, step by step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Any

from ...frame.cards import RANK_NAMES, SUIT_GENITIVE, Deck
from ...frame.places import written
from ...frame.results import Item
from ...frame.russian import points
from .rules import HAND, SUITS_UP, WILD, WILD_VALUE, rank_height, suit_height, value

NOTHING, THREE, TRYNKA, HLYUST, CHETVERIK = range(5)
NAMES = ("без сочетания", "три карты одной масти", "трынка", "хлюст", "четверик")
GENITIVE = {
    "Т": "туза", "К": "короля", "Д": "дамы", "В": "валета", "10": "десятки", "9": "девятки", "8": "восьмёрки", "7": "семёрки",
    "6": "шестёрки",
}  # fmt: skip
CITES: tuple[tuple[str, ...], ...] = (("gorka.h4",), ("gorka.18", "gorka.20"), ("gorka.16",), ("gorka.18",), ("gorka.17",))


@dataclass(frozen=True, slots=True)
class Combo:
    """What a hand makes at best."""

    grade: int
    """Its class, the highest four."""
    size: int
    key: tuple[int, ...]
    """What decides between two of one class, the first difference counts."""
    cards: tuple[int, ...]
    wild: tuple[int, ...] = ()
    """Those of its cards that stand for another."""

    @property
    def order(self) -> tuple[Any, ...]:
        """Return what combinations are compared by."""
        return (self.grade, self.size if self.grade == HLYUST else 0, self.key)


def _sets(cards: Sequence[int], wild: Sequence[int], most: int) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Give every three or four cards, with those of them that stand for another: the rest are what they are."""
    for size in (HAND, HAND - 1):
        for some in combinations(cards, size):
            able = [card for card in some if card in wild]
            for count in range(min(most, len(able), size - 1) + 1):
                for standing in combinations(able, count):
                    yield some, standing


def _suited_key(deck: Deck, rules: Any, own: Sequence[int], standing: Sequence[int]) -> tuple[int, ...]:
    suit, first = suit_height(deck, own[0]), int(rules.ace_king == "equal" and _ace_king(deck, own, standing))
    if not rules.by_top_card:
        whole = sum(value(deck, card) for card in own) + WILD_VALUE * len(standing)
        return (first, whole, suit)
    heights = {rank_height(deck, card) for card in own}
    for _ in standing:
        heights.add(max(place for place in range(deck.width) if place not in heights))
    return (first, *sorted(heights, reverse=True), suit)


def _ace_king(deck: Deck, own: Sequence[int], standing: Sequence[int]) -> bool:
    """Tell whether these are ace, king and a фалька."""
    return len(standing) == 1 and sorted(deck.rank(card) for card in own) == ["К", "Т"]


def best(deck: Deck, rules: Any, wild: str, cards: Sequence[int]) -> Combo:
    """Return what a hand makes at best."""
    told = (
        rules.three_suited_high, rules.suit_first, rules.by_top_card, rules.most_wild, rules.ace_king,
    )  # fmt: skip
    return _best(deck, _Told(*told), wild, tuple(sorted(cards)))


@dataclass(frozen=True, slots=True)
class _Told:
    """The rules that a comparison asks for: they make a key of a cache."""

    three_suited_high: bool
    suit_first: bool
    by_top_card: bool
    most_wild: int
    ace_king: str


@lru_cache(maxsize=60_000)
def _best(deck: Deck, rules: _Told, name: str, cards: tuple[int, ...]) -> Combo:
    wild = [card for card in cards if deck.rank(card) in WILD[name]]
    found = [Combo(NOTHING, 0, _plain_key(deck, cards), cards)]
    for some, standing in _sets(cards, wild, rules.most_wild):
        own = [card for card in some if card not in standing]
        size = len(some)
        if len({deck.rank(card) for card in own}) == 1:
            rank, suit = rank_height(deck, own[0]), max(suit_height(deck, card) for card in own)
            key: tuple[int, ...] = (suit, rank) if rules.suit_first else (rank, suit)
            found.append(Combo(CHETVERIK if size == HAND else TRYNKA, size, key, some, standing))
        if len({deck.suit(card) for card in own}) == 1:
            key = _suited_key(deck, rules, own, standing)
            above = rules.ace_king == "all" and size == HAND - 1 and _ace_king(deck, own, standing)
            high = size == HAND or rules.three_suited_high or above
            found.append(Combo(HLYUST if high else THREE, HAND + 1 if above else size, key, some, standing))
    return max(found, key=lambda one: (one.order, -len(one.wild)))


def _plain_key(deck: Deck, cards: Sequence[int]) -> tuple[int, ...]:
    """Return what hands without a combination are compared by: the best two of a suit, else the highest card."""
    pairs = [
        value(deck, one) + value(deck, other) for one, other in combinations(cards, 2) if deck.suit(one) == deck.suit(other)
    ]
    return (1, max(pairs)) if pairs else (0, max(rank_height(deck, card) for card in cards))


def said(deck: Deck, combo: Combo) -> str:
    """Say what a hand makes."""
    if combo.grade == NOTHING:
        return NAMES[NOTHING]
    note = f", фалька {written(deck, combo.wild)}" if combo.wild else ""
    name = "хлюст из трёх карт" if combo.grade == HLYUST and len(combo.cards) < HAND else NAMES[combo.grade]
    return f"{name} ({written(deck, combo.cards)}{note})"


def _ranks_said(deck: Deck, high: int, low: int) -> str:
    """Set one rank against another."""
    return f"{RANK_NAMES[deck.ranks[high]]} против {GENITIVE[deck.ranks[low]]}"


def _sum_said(deck: Deck, combo: Combo) -> str:
    """Count a suited hand aloud, from the dearest card; a card that stands for another counts as an ace."""
    worth = sorted((WILD_VALUE if card in combo.wild else value(deck, card) for card in combo.cards), reverse=True)
    return f"{' + '.join(map(str, worth))} = {sum(worth)}"


def compared(deck: Deck, rules: Any, one: Combo, other: Combo) -> tuple[int, list[Item]]:
    """Say which of two hands is higher, 1 or 2, nought where they are even, with every step."""
    who = 1 if one.order > other.order else 2 if one.order < other.order else 0
    high, low = (one, other) if who != 2 else (other, one)
    if one.grade != other.grade:
        return who, [_of_class(high, low)]
    if not who:  # without a combination, or two of one suit with a фалька each: the rest have one the higher suit
        what = "делят пополам" if rules.even_splits else "лежит до следующей сдачи"
        found = _of_suit(deck, rules, one, other)[0] if one.grade else _of_nothing(deck, one, other)
        return who, [found, Item(f"Полное равенство: кон {what}", ("gorka.h4",))]
    if high.size != low.size and high.grade == HLYUST:
        if high.size > HAND:
            return who, [Item("Туз, король и фалька старше всякого другого хлюста", ("gorka.22",))]
        return who, [Item("Хлюст из четырёх карт старше хлюста из трёх", ("gorka.18", "gorka.22"))]
    if high.grade in (TRYNKA, CHETVERIK):
        return who, _of_rank(deck, rules, high, low)
    return who, (_of_suit(deck, rules, high, low) if high.grade else [_of_nothing(deck, high, low)])


def _of_class(high: Combo, low: Combo) -> Item:
    names = f"{NAMES[high.grade].capitalize()} старше: {NAMES[low.grade]} {'уступают' if low.grade == THREE else 'уступает'}"
    if low.grade == NOTHING:
        return Item(f"{NAMES[high.grade].capitalize()} старше карт без сочетания", ("gorka.h4",))
    pair = {high.grade, low.grade}
    return Item(names, ("gorka.20",) if pair in ({CHETVERIK, HLYUST}, {TRYNKA, THREE}) else ("gorka.19",))


def _of_rank(deck: Deck, rules: Any, high: Combo, low: Combo) -> list[Item]:
    rank, suit = (1, 0) if rules.suit_first else (0, 1)
    ranks = _ranks_said(deck, high.key[rank], low.key[rank])
    suits = f"{SUIT_GENITIVE[SUITS_UP[high.key[suit]]]} против {SUIT_GENITIVE[SUITS_UP[low.key[suit]]]}"
    by_rank = Item(f"Достоинство: {ranks}", ("gorka.21",))
    by_suit = Item(f"Старшая масть настоящих карт: {suits}", ("gorka.21", "gorka.21n"))
    first, second = (by_suit, by_rank) if rules.suit_first else (by_rank, by_suit)
    return [first] if high.key[0] != low.key[0] else [first, second]


def _of_suit(deck: Deck, rules: Any, high: Combo, low: Combo) -> list[Item]:
    """Set two of one suit each against one another; ace, king and a фалька lead where they are read so."""
    (led, *mine, suit), (other, *yours, lower) = high.key, low.key
    if rules.by_top_card:
        at = next((place for place, (one, two) in enumerate(zip(mine, yours, strict=False)) if one != two), None)
        found = Item("По старшим картам поровну", ("gorka.22",))
        if at is not None:
            found = Item(f"Старшая из различных карт: {_ranks_said(deck, mine[at], yours[at])}", ("gorka.22",))
        same = "с теми же картами"
    else:
        found = Item(f"Очки: {_sum_said(deck, high)} против {_sum_said(deck, low)}", ("gorka.22", "gorka.3"))
        same = "с той же суммой"
    if led != other and mine <= yours:
        same = same if mine == yours else "из трёх карт"
        return [found, Item(f"Туз, король и фалька старше прочих {same}", ("gorka.22",))]
    if mine != yours:
        return [found]
    text = f"Поровну, решает масть: {SUIT_GENITIVE[SUITS_UP[suit]]} против {SUIT_GENITIVE[SUITS_UP[lower]]}"
    return [found, Item(text, ("gorka.21n", "gorka.22"))]


def _of_nothing(deck: Deck, high: Combo, low: Combo) -> Item:
    if high.key[0] != low.key[0]:
        return Item("Две карты одной масти старше, чем ни одной пары", ("gorka.h4",))
    if high.key[0]:
        return Item(f"Две старшие карты одной масти: {points(high.key[1])} против {low.key[1]}", ("gorka.h4", "gorka.3"))
    return Item(f"Старшая карта: {_ranks_said(deck, high.key[1], low.key[1])}", ("gorka.h4",))


def counted(deck: Deck, cards: Sequence[int]) -> list[Item]:
    """Count the points of cards."""
    return [Item(deck.name(card).capitalize(), ("gorka.3",), value(deck, card)) for card in cards]
