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
from .rules import HANDS, SUITS_UP, WILD, WILD_VALUE, rank_height, suit_height, value

NOTHING, THREE, TRYNKA, HLYUST, CHETVERIK = range(5)
NAMES = ("без сочетания", "три карты одной масти", "трынка", "хлюст", "четверик")
GENITIVE = {
    "Т": "туза", "К": "короля", "Д": "дамы", "В": "валета", "10": "десятки", "9": "девятки", "8": "восьмёрки", "7": "семёрки",
    "6": "шестёрки",
}  # fmt: skip
CITES: tuple[tuple[str, ...], ...] = (("gorka.h4",), ("gorka.18", "gorka.20"), ("gorka.16",), ("gorka.18",), ("gorka.17",))


SAME_RANK = {3: TRYNKA, 4: CHETVERIK}
ONE_SUIT = {3: THREE, 4: HLYUST}
"""What so many cards of a rank or of a suit make."""


@dataclass(frozen=True, slots=True)
class Combo:
    """What a hand makes at best."""

    grade: int
    """Its class, the highest four."""
    key: tuple[int, ...]
    """What decides between two of one class, the first difference counts."""
    cards: tuple[int, ...]
    wild: tuple[int, ...] = ()
    """Those of its cards that stand for another."""

    @property
    def order(self) -> tuple[Any, ...]:
        """Return what combinations are compared by."""
        return (self.grade, self.key)


def _sets(cards: Sequence[int], wild: Sequence[int], most: int) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Give every three or four cards, with those of them that stand for another, fewest first: the rest are what they are."""
    for size in ONE_SUIT:
        for some in combinations(cards, size):
            able = [card for card in some if card in wild]
            for count in range(most + 1):
                for standing in combinations(able, count):
                    yield some, standing


def _worth(deck: Deck, cards: Sequence[int], standing: Sequence[int]) -> list[int]:
    """Return what suited cards count, the dearest first; one that stands for another counts as an ace."""
    return sorted((WILD_VALUE if card in standing else value(deck, card) for card in cards), reverse=True)


def _heights(deck: Deck, own: Sequence[int], standing: Sequence[int]) -> list[int]:
    """Return the ranks of suited cards, the highest first; one that stands for another is the highest that is missing."""
    heights = {rank_height(deck, card) for card in own}
    for _ in standing:
        heights.add(max(place for place in range(deck.width) if place not in heights))
    return sorted(heights, reverse=True)


def _ace_king(deck: Deck, own: Sequence[int], standing: Sequence[int]) -> bool:
    """Tell whether these are ace, king and a фалька."""
    return sorted([*map(deck.rank, own), *("фалька" for _ in standing)]) == ["К", "Т", "фалька"]


def best(deck: Deck, rules: Any, wild: str, cards: Sequence[int]) -> Combo:
    """Return what a hand makes at best."""
    told = (
        rules.three_suited_high, rules.suit_first, rules.by_top_card, rules.most_wild, rules.ace_king_leads, rules.ace_king_tops,
    )  # fmt: skip
    return _best(deck, _Told(*told), wild, tuple(sorted(cards)))


@dataclass(frozen=True, slots=True)
class _Told:
    """The rules that a comparison asks for: they make a key of a cache."""

    three_suited_high: bool
    suit_first: bool
    by_top_card: bool
    most_wild: int
    ace_king_leads: bool
    ace_king_tops: bool


@lru_cache(maxsize=HANDS)
def _best(deck: Deck, rules: _Told, name: str, cards: tuple[int, ...]) -> Combo:
    """Return the highest that a hand makes; of equals the one with fewest cards that stand for another, for it is found first."""
    wild = [card for card in cards if deck.rank(card) in WILD[name]]
    found = [Combo(NOTHING, _plain_key(deck, cards), cards)]
    for some, standing in _sets(cards, wild, rules.most_wild):
        own = [card for card in some if card not in standing]
        if len({deck.rank(card) for card in own}) == 1:
            rank, suit = (max(height(deck, card) for card in own) for height in (rank_height, suit_height))
            found.append(Combo(SAME_RANK[len(some)], (suit, rank) if rules.suit_first else (rank, suit), some, standing))
        if len({deck.suit(card) for card in own}) == 1:
            first = _ace_king(deck, own, standing)
            tops, leads = first and rules.ace_king_tops, first and rules.ace_king_leads
            counted = _heights(deck, own, standing) if rules.by_top_card else [sum(_worth(deck, some, standing))]
            key = (tops, len(some), leads, *counted, max(suit_height(deck, card) for card in own))
            grade = HLYUST if tops or rules.three_suited_high else ONE_SUIT[len(some)]
            found.append(Combo(grade, key, some, standing))
    return max(found, key=lambda one: one.order)


def _plain_key(deck: Deck, cards: Sequence[int]) -> tuple[int, ...]:
    """Return what hands without a combination are compared by: the best two of a suit, else the highest card."""
    pairs = [
        value(deck, one) + value(deck, other) for one, other in combinations(cards, 2) if deck.suit(one) == deck.suit(other)
    ]
    return (bool(pairs), max(pairs or (rank_height(deck, card) for card in cards)))


def said(deck: Deck, combo: Combo) -> str:
    """Say what a hand makes."""
    if not combo.grade:
        return NAMES[NOTHING]
    note = f", фалька {written(deck, combo.wild)}" if combo.wild else ""
    name = "хлюст из трёх карт" if (combo.grade, len(combo.cards)) == (HLYUST, 3) else NAMES[combo.grade]
    return f"{name} ({written(deck, combo.cards)}{note})"


def _ranks_said(deck: Deck, high: int, low: int) -> str:
    """Set one rank against another."""
    return f"{RANK_NAMES[deck.ranks[high]]} против {GENITIVE[deck.ranks[low]]}"


def _sum_said(deck: Deck, combo: Combo) -> str:
    """Count a suited hand aloud."""
    worth = _worth(deck, combo.cards, combo.wild)
    return f"{' + '.join(map(str, worth))} = {sum(worth)}"


def compared(deck: Deck, rules: Any, one: Combo, other: Combo) -> tuple[int, list[Item]]:
    """Say which of two hands is higher, 1 or 2, nought where they are even, with every step."""
    who = 1 if one.order > other.order else 2 if one.order < other.order else 0
    low, high = sorted((one, other), key=lambda hand: hand.order)
    if one.grade != other.grade:
        return who, [_of_class(high, low)]
    if not who:  # without a combination, or two of one suit with a фалька each: the rest have one the higher suit
        what = "делят пополам" if rules.even_splits else "лежит до следующей сдачи"
        found = _of_suit(deck, rules, one, other)[0] if one.grade else _of_nothing(deck, one, other)
        return who, [found, Item(f"Полное равенство: кон {what}", ("gorka.h4",))]
    if high.grade in (TRYNKA, CHETVERIK):
        return who, _of_rank(deck, rules, high, low)
    return who, (_of_suit(deck, rules, high, low) if high.grade else [_of_nothing(deck, high, low)])


def _of_class(high: Combo, low: Combo) -> Item:
    name = NAMES[high.grade].capitalize()
    if not low.grade:
        return Item(f"{name} старше карт без сочетания", ("gorka.h4",))
    yields = {THREE: "уступают"}.get(low.grade, "уступает")
    pair = {high.grade, low.grade}
    cites = ("gorka.20",) if pair in ({CHETVERIK, HLYUST}, {TRYNKA, THREE}) else ("gorka.19",)
    return Item(f"{name} старше: {NAMES[low.grade]} {yields}", cites)


def _of_rank(deck: Deck, rules: Any, high: Combo, low: Combo) -> list[Item]:
    (mine, suit), (yours, lower) = (hand.key[::-1] if rules.suit_first else hand.key for hand in (high, low))
    by_rank = Item(f"Достоинство: {_ranks_said(deck, mine, yours)}", ("gorka.21",))
    suits = f"{SUIT_GENITIVE[SUITS_UP[suit]]} против {SUIT_GENITIVE[SUITS_UP[lower]]}"
    by_suit = Item(f"Старшая масть настоящих карт: {suits}", ("gorka.21", "gorka.21n"))
    first, second = (by_suit, by_rank) if rules.suit_first else (by_rank, by_suit)
    return [first] if high.key[0] != low.key[0] else [first, second]


def _of_suit(deck: Deck, rules: Any, high: Combo, low: Combo) -> list[Item]:
    """Set two of one suit each against one another; ace, king and a фалька lead where they are read so."""
    (tops, size, leads, *mine, suit), (topped, less, led, *yours, lower) = high.key, low.key
    if tops and not topped:
        return [Item("Туз, король и фалька старше всякого другого хлюста", ("gorka.22",))]
    if size != less:
        return [Item("Хлюст из четырёх карт старше хлюста из трёх", ("gorka.18", "gorka.22"))]
    if rules.by_top_card:
        pair = next((pair for pair in zip(mine, yours, strict=True) if len({*pair}) > 1), None)
        said = f"Старшая из различных карт: {_ranks_said(deck, *pair)}" if pair else "По старшим картам поровну"
        found, same = Item(said, ("gorka.22",)), "с теми же картами"
    else:
        found = Item(f"Очки: {_sum_said(deck, high)} против {_sum_said(deck, low)}", ("gorka.22", "gorka.3"))
        same = "с той же суммой"
    if leads and not led and mine <= yours:
        same = same if mine == yours else "из трёх карт"
        return [found, Item(f"Туз, король и фалька старше прочих {same}", ("gorka.22",))]
    if mine != yours:
        return [found]
    text = f"Поровну, решает масть: {SUIT_GENITIVE[SUITS_UP[suit]]} против {SUIT_GENITIVE[SUITS_UP[lower]]}"
    return [found, Item(text, ("gorka.21n", "gorka.22"))]


def _of_nothing(deck: Deck, high: Combo, low: Combo) -> Item:
    (paired, mine), (also, yours) = high.key, low.key
    if not paired:
        return Item(f"Старшая карта: {_ranks_said(deck, mine, yours)}", ("gorka.h4",))
    if not also:
        return Item("Две карты одной масти старше, чем ни одной пары", ("gorka.h4",))
    return Item(f"Две старшие карты одной масти: {points(mine)} против {yours}", ("gorka.h4", "gorka.3"))


def counted(deck: Deck, cards: Sequence[int]) -> list[Item]:
    """Count the points of cards."""
    return [Item(deck.name(card).capitalize(), ("gorka.3",), value(deck, card)) for card in cards]
