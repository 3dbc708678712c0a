"""Cards and decks as bit masks, with Russian notation both ways.

A card is an integer: suit * width + place in the suit, the place rising with the strength of the card. A set of
cards is an integer with one bit a card. A deck may hold any ranks in any order, several copies of a card, fewer of some
ranks, and cards that have no suit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from .errors import InputError

SUITS = "♠♣♦♥"
SUIT_NAMES = {"♠": "пики", "♣": "трефы", "♦": "бубны", "♥": "червы"}
SUIT_GENITIVE = {"♠": "пик", "♣": "треф", "♦": "бубен", "♥": "червей"}
RANK_NAMES = {
    "Т": "туз",
    "К": "король",
    "Д": "дама",
    "В": "валет",
    "10": "десятка",
    "9": "девятка",
    "8": "восьмёрка",
    "7": "семёрка",
    "6": "шестёрка",
    "5": "пятёрка",
    "4": "четвёрка",
    "3": "тройка",
    "2": "двойка",
}
RANK_GENITIVE = {
    "Т": "туза", "К": "короля", "Д": "дамы", "В": "валета", "10": "десятки", "9": "девятки", "8": "восьмёрки",
    "7": "семёрки", "6": "шестёрки", "5": "пятёрки", "4": "четвёрки", "3": "тройки", "2": "двойки",
}  # fmt: skip
# What a hand may type for a suit or a rank: Latin letters, look-alikes, lower case.
_SUIT_INPUT = {
    "s": "♠",
    "c": "♣",
    "d": "♦",
    "h": "♥",
    "S": "♠",
    "C": "♣",
    "D": "♦",
    "H": "♥",
    "♤": "♠",
    "♧": "♣",
    "♢": "♦",
    "♡": "♥",
}
_RANK_INPUT = {
    "A": "Т", "T": "Т", "K": "К", "Q": "Д", "J": "В", "B": "В",
    "т": "Т", "к": "К", "д": "Д", "в": "В", "a": "Т", "t": "Т", "k": "К", "q": "Д", "j": "В", "b": "В",
}  # fmt: skip
_IGNORED = " ,;\t\n\u00a0\ufe0e\ufe0f"
NO_SUIT = -2
"""The suit of a card that has none; -1 is the trump of play without trumps."""
WIDE = 26
"""In a wider suit hands hardly repeat: what they hold is not kept."""


class _CardsOfSuit(dict[int, tuple[int, ...]]):
    """Cards of one suit for each mask of that suit, worked out once."""

    __slots__ = ("base",)

    def __init__(self, base: int) -> None:
        super().__init__()
        self.base = base
        self[0] = ()

    def __missing__(self, mask: int) -> tuple[int, ...]:
        low = mask & -mask
        cards = (self.base + low.bit_length() - 1, *self[mask ^ low])
        self[mask] = cards
        return cards


class _Written(dict[int, tuple[str, ...]]):
    """What cards of one suit are called after a verb, for each mask of that suit, worked out once."""

    __slots__ = ("names",)

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self.names = names
        self[0] = ()

    def __missing__(self, mask: int) -> tuple[str, ...]:
        low = mask & -mask
        found = (self.names[low.bit_length() - 1], *self[mask ^ low])
        self[mask] = found
        return found


class Deck:
    """A deck: which ranks, in which order of strength, how many copies of each card, which cards without a suit."""

    __slots__ = (
        "_codes",
        "_low",
        "_of_suit",
        "_texts",
        "copies",
        "full",
        "joker",
        "ranks",
        "size",
        "suit_masks",
        "suit_of",
        "suits",
        "width",
    )  # fmt: skip

    def __init__(
        self,
        ranks: Sequence[str],
        suits: str = SUITS,
        copies: int = 1,
        fewer: Mapping[str, int] | None = None,
        jokers: int = 0,
        joker: str = "джокер",
    ) -> None:
        """Take the ranks from the weakest to the strongest, the ranks of which there are fewer copies, and the cards without a suit."""
        self.ranks = tuple(ranks)
        self.suits = suits
        self.copies = copies
        self.width = len(self.ranks) * copies
        suited = self.width * len(suits)
        self.size = suited + jokers
        self.joker = joker if jokers else ""
        self._low = (1 << self.width) - 1
        self.suit_of = (*(card // self.width for card in range(suited)), *(NO_SUIT for _ in range(jokers)))
        self.suit_masks = tuple(self._low << (self.width * suit) for suit in range(len(suits)))
        self._of_suit = tuple(_CardsOfSuit(self.width * suit) for suit in range(len(suits)))
        self._texts = (
            *(suits[card // self.width] + self.ranks[card % self.width // copies] for card in range(suited)),
            *(joker for _ in range(jokers)),
        )
        self._codes = {text: card for card, text in reversed(tuple(enumerate(self._texts)))}
        short = {rank: copies - count for rank, count in (fewer or {}).items()}
        missing = {
            self._codes[suit + rank] + copy
            for suit in suits
            for rank, less in short.items()
            for copy in range(copies - less, copies)
        }
        self.full = self.mask_of(card for card in range(self.size) if card not in missing)

    def cards(self, mask: int) -> tuple[int, ...]:
        """Return the cards of a mask, suit by suit from the weakest, those without a suit last."""
        low, width = self._low, self.width
        if width > WIDE or self.joker:
            return bits(mask)
        found: tuple[int, ...] = ()
        for of_suit in self._of_suit:
            found += of_suit[mask & low]
            mask >>= width
        return found

    def writer(self, verb: str) -> Callable[[int], tuple[str, ...]]:
        """Return what writes the cards of a mask, each after a verb."""
        names = tuple(f"{verb} {text}" for text in self._texts)
        low, width = self._low, self.width
        if width > WIDE or self.joker:
            return lambda mask: tuple([names[card] for card in bits(mask)])
        tables = tuple(_Written(names[width * suit : width * (suit + 1)]) for suit in range(len(self.suits)))

        def written(mask: int) -> tuple[str, ...]:
            found: tuple[str, ...] = ()
            for table in tables:
                part = mask & low
                if part:
                    found += table[part]
                mask >>= width
            return found

        return written

    def cards_of_suit(self, mask: int, suit: int) -> tuple[int, ...]:
        """Return the cards of one suit in a mask."""
        if self.width > WIDE:
            return bits(mask & self.suit_masks[suit])
        return self._of_suit[suit][(mask >> (self.width * suit)) & self._low]

    def text(self, card: int) -> str:
        """Write a card: «♠Т»."""
        return self._texts[card]

    def name(self, card: int) -> str:
        """Say a card for the ear: «дама пик»."""
        text = self._texts[card]
        return f"{RANK_NAMES[text[1:]]} {SUIT_GENITIVE[text[0]]}" if text != self.joker else text

    def led(self, card: int) -> str:
        """Say a card after «вышли с»: «дамы пик»."""
        text = self._texts[card]
        return f"{RANK_GENITIVE[text[1:]]} {SUIT_GENITIVE[text[0]]}" if text != self.joker else text

    def rank(self, card: int) -> str:
        """Return the rank of a card: «Т»; a card without a suit has none."""
        return self._texts[card][1:] if self.suit_of[card] != NO_SUIT else ""

    def suit(self, card: int) -> str:
        """Return the sign of the suit of a card, nothing where it has none."""
        return self._texts[card][0] if self.suit_of[card] != NO_SUIT else ""

    def has(self, text: str) -> bool:
        """Tell whether there is a card of this name."""
        return text in self._codes

    def card(self, text: str, field: str = "card") -> int:
        """Read one card."""
        code = self._codes.get(text)
        if code is not None:
            return code
        mask = self.mask(text, field)
        if mask.bit_count() != 1:
            raise InputError(f"Нужна одна карта, например {self._texts[-1]}; получено «{_short(text)}»", field)
        return mask.bit_length() - 1

    def mask(self, text: str, field: str = "cards") -> int:
        """Read a hand: «♠ТК5 ♥Д10», also «Т♠», Latin letters and look-alikes."""
        words, text = self._without_jokers(text)
        found = 0
        for word in (*(suit + rank for suit, rank in _read(text, field)), *words):
            if word not in self._codes:
                raise InputError(f"В этой колоде нет карты {word}", field)
            copy = next((one for one in self.copies_of(word) if not found >> one & 1), None)
            if copy is None:
                raise InputError(f"Карта {word} названа лишний раз", field)
            found |= 1 << copy
        return found

    def copies_of(self, text: str) -> range:
        """Return the copies that there are of a card."""
        first = self._codes[text]
        last = first
        while last < self.size and self._texts[last] == text and self.full >> last & 1:
            last += 1
        return range(first, last)

    def _without_jokers(self, text: str) -> tuple[list[str], str]:
        """Take the cards without a suit out of what is to be read."""
        if not self.joker or not isinstance(text, str):
            return [], text
        words = text.replace(",", " ").replace(";", " ").split()
        return [self.joker for word in words if word.lower() == self.joker], " ".join(
            word for word in words if word.lower() != self.joker
        )

    def hand_text(self, mask: int) -> str:
        """Write a hand: «♠ТК5 ♥Д10», the strongest card of a suit first."""
        groups = []
        for index, sign in enumerate(self.suits):
            cards = self.cards_of_suit(mask, index)
            if cards:
                groups.append(sign + "".join(self.rank(card) for card in reversed(cards)))
        groups += [self.joker for card in range(self.width * len(self.suits), self.size) if mask >> card & 1]
        return " ".join(groups)

    def mask_of(self, cards: Iterable[int]) -> int:
        """Return the mask of some cards."""
        mask = 0
        for card in cards:
            mask |= 1 << card
        return mask


def bits(mask: int) -> tuple[int, ...]:
    """Return the places of the bits of a mask."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def _short(text: str) -> str:
    return text if len(text) <= 40 else text[:40] + "…"


def _read(text: str, field: str) -> list[tuple[str, str]]:
    """Split a hand into pairs of suit and rank."""
    if not isinstance(text, str):
        raise InputError("Карты записывают строкой, например «♠ТК5 ♥Д10»", field)
    if len(text) > 1000:
        raise InputError("Слишком длинная запись карт", field)
    pairs: list[tuple[str, str]] = []
    suit = ""
    waiting: list[str] = []
    used = True
    index = 0
    while index < len(text):
        sign = text[index]
        index += 1
        if sign in _IGNORED:
            if sign in " ,;\t\n\u00a0" and waiting:
                break
            continue
        sign = _SUIT_INPUT.get(sign, sign)
        if sign in SUITS:
            if waiting:
                pairs += [(sign, rank) for rank in waiting]
                waiting = []
                suit = ""
                used = True
                continue
            if not used:
                raise InputError(f"После масти {suit} не названа карта", field)
            suit = sign
            used = False
            continue
        if sign == "1" and text[index : index + 1] == "0":
            rank = "10"
            index += 1
        else:
            rank = _RANK_INPUT.get(sign, sign)
        if rank not in RANK_NAMES:
            raise InputError(f"Непонятный знак «{sign}» в записи карт; пример: «♠ТК5 ♥Д10»", field)
        if suit:
            pairs.append((suit, rank))
            used = True
        else:
            waiting.append(rank)
    if waiting:
        raise InputError(f"У карты {waiting[0]} не названа масть", field)
    if not used:
        raise InputError(f"После масти {suit} не названа карта", field)
    return pairs


RANKS_52 = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "В", "Д", "К", "Т")
DECK_52 = Deck(RANKS_52)
DECK_36 = Deck(RANKS_52[4:])
DECK_32 = Deck(RANKS_52[5:])
