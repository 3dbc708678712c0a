"""Cards and decks as bit masks, with Russian notation both ways.

A card is an integer: suit * width + place in the suit, the place rising with the strength of the card. A set of
cards is an integer with one bit a card. A deck may hold any ranks in any order and several copies of a card.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

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
# What a hand may type for a suit or a rank: Latin letters, look-alikes, lower case.
_SUIT_INPUT = {"s": "♠", "c": "♣", "d": "♦", "h": "♥", "♤": "♠", "♧": "♣", "♢": "♦", "♡": "♥"}
_RANK_INPUT = {
    "A": "Т", "T": "Т", "K": "К", "Q": "Д", "J": "В", "B": "В",
    "т": "Т", "к": "К", "д": "Д", "в": "В", "a": "Т", "t": "Т", "k": "К", "q": "Д", "j": "В", "b": "В",
}  # fmt: skip
_IGNORED = " ,;\t\n\u00a0\ufe0e\ufe0f"


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


class Deck:
    """A deck: which ranks, in which order of strength, how many copies of each card."""

    __slots__ = (
        "_codes",
        "_low",
        "_of_suit",
        "_texts",
        "copies",
        "full",
        "ranks",
        "size",
        "suit_masks",
        "suit_of",
        "suits",
        "width",
    )  # fmt: skip

    def __init__(self, ranks: Sequence[str], suits: str = SUITS, copies: int = 1) -> None:
        """Take the ranks from the weakest to the strongest."""
        self.ranks = tuple(ranks)
        self.suits = suits
        self.copies = copies
        self.width = len(self.ranks) * copies
        self.size = self.width * len(suits)
        self.full = (1 << self.size) - 1
        self._low = (1 << self.width) - 1
        self.suit_of = tuple(card // self.width for card in range(self.size))
        self.suit_masks = tuple(self._low << (self.width * suit) for suit in range(len(suits)))
        self._of_suit = tuple(_CardsOfSuit(self.width * suit) for suit in range(len(suits)))
        self._texts = tuple(suits[card // self.width] + self.ranks[card % self.width // copies] for card in range(self.size))
        self._codes = {text: card for card, text in reversed(tuple(enumerate(self._texts)))}

    def cards(self, mask: int) -> tuple[int, ...]:
        """Return the cards of a mask, suit by suit from the weakest."""
        low, width = self._low, self.width
        found: tuple[int, ...] = ()
        for of_suit in self._of_suit:
            found += of_suit[mask & low]
            mask >>= width
        return found

    def cards_of_suit(self, mask: int, suit: int) -> tuple[int, ...]:
        """Return the cards of one suit in a mask."""
        return self._of_suit[suit][(mask >> (self.width * suit)) & self._low]

    def text(self, card: int) -> str:
        """Write a card: «♠Т»."""
        return self._texts[card]

    def name(self, card: int) -> str:
        """Say a card for the ear: «дама пик»."""
        text = self._texts[card]
        return f"{RANK_NAMES[text[1:]]} {SUIT_GENITIVE[text[0]]}"

    def rank(self, card: int) -> str:
        """Return the rank of a card: «Т»."""
        return self._texts[card][1:]

    def suit(self, card: int) -> str:
        """Return the sign of the suit of a card."""
        return self._texts[card][0]

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
        found = 0
        for suit, rank in _read(text, field):
            code = self._codes.get(suit + rank)
            if code is None:
                raise InputError(f"В этой колоде нет карты {suit}{rank}", field)
            for copy in range(self.copies):
                if not found >> (code + copy) & 1:
                    found |= 1 << (code + copy)
                    break
            else:
                raise InputError(f"Карта {suit}{rank} названа лишний раз", field)
        return found

    def hand_text(self, mask: int) -> str:
        """Write a hand: «♠ТК5 ♥Д10», the strongest card of a suit first."""
        groups = []
        for index, sign in enumerate(self.suits):
            cards = self.cards_of_suit(mask, index)
            if cards:
                groups.append(sign + "".join(self.rank(card) for card in reversed(cards)))
        return " ".join(groups)

    def mask_of(self, cards: Iterable[int]) -> int:
        """Return the mask of some cards."""
        mask = 0
        for card in cards:
            mask |= 1 << card
        return mask


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
