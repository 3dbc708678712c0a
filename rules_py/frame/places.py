"""Where the things of a game lie and who sees them there: cards, roles, gems."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Any, Literal, Protocol

from .cards import NO_SUIT, RANKS_52, Deck
from .errors import InputError
from .page import Kept

TABLE = -1
"""The owner of what belongs to nobody at the table: a pot, a stock."""


class Sight(Enum):
    """Who sees what lies in a place."""

    ALL = "all"
    OWNER = "owner"
    NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Place:
    """Where cards of a pack lie; an owned place is one a seat. Cards change places only within their pack."""

    name: str
    label: str
    sight: Sight
    owned: bool = False
    pack: str = "cards"
    shape: Kept | Literal[""] = "pile"
    """How it is drawn: hand, trick, stack, pile, row, mat; empty: not drawn."""
    ordered: bool = False
    """Its cards are drawn from the highest down, as those of a hand are, not as they came."""
    rising: bool = False
    """The cards of a hand are drawn from the lowest up."""
    stays: bool = False
    """What lies there goes over to the next deal."""
    brief: bool = False
    """Cards of a kit lie there by their short words: what they are matters, not which copy."""
    both: bool = False
    """The same with their values behind: one chooses by what they are, a check by suit and rank."""
    under: str = ""
    """The stack under which it lies across: it is drawn with that."""
    mine: str = ""
    """What its owner reads above it, {} being his number; empty: the label."""
    private: bool = False
    """It is drawn for its owner alone."""


HAND = Place("hand", "Карты", Sight.OWNER, owned=True, shape="hand", mine="Ваши карты")


class Pack(Protocol):
    """What a place holds, each thing a number of its own."""

    @property
    def size(self) -> int:
        """Return how many there are."""
        ...

    def text(self, card: int) -> str:
        """Write a card in one word."""
        ...

    def name(self, card: int) -> str:
        """Say a card for the ear."""
        ...


@dataclass(frozen=True, slots=True)
class Kit:
    """A pack of a game's own: the word of every single card, its name and its face."""

    words: tuple[str, ...]
    names: tuple[str, ...] = ()
    faces: tuple[tuple[str, str, str, str], ...] = ()
    """Title, value, tone and icon of every card."""
    kinds: tuple[str, ...] = ()
    """What every card is called where it does not matter which copy is meant."""
    briefs: tuple[str, ...] = ()
    """What every card is called in three letters, where it lies small."""
    blank: str = ""
    """The word of cards whose face nobody asks: positions have them, and they are drawn as backs."""

    @property
    def size(self) -> int:
        """Return how many cards there are."""
        return len(self.words)

    def text(self, card: int) -> str:
        """Write a card in one word."""
        return self.words[card]

    def name(self, card: int) -> str:
        """Say a card for the ear."""
        return self.names[card] if self.names else self.words[card]


def canonical(pack: Pack) -> tuple[int, ...]:
    """Return the cards of a pack in an order that does not depend on what is strong in a game."""
    known: Any = pack
    return _canonical(known)


@lru_cache(maxsize=64)
def _canonical(pack: Any) -> tuple[int, ...]:
    if not isinstance(pack, Deck):
        return tuple(range(pack.size))
    there = [card for card in range(pack.size) if pack.full >> card & 1]
    suited = [card for card in there if pack.suit_of[card] != NO_SUIT]
    suited.sort(key=lambda card: (pack.suit_of[card], RANKS_52.index(pack.rank(card)), card))
    return (*suited, *(card for card in there if pack.suit_of[card] == NO_SUIT))


def written(pack: Pack, cards: Sequence[int]) -> str:
    """Write cards one after another."""
    return " ".join(pack.text(card) for card in cards)


def named_card(pack: Pack, word: str, among: Sequence[int], field: str = "action") -> int | None:
    """Return the card of this name that lies among these; None where none does. What is no card of the pack is refused."""
    for card in among:
        if pack.text(card) == word:
            return card
    if isinstance(pack, Deck):
        wanted = pack.text(pack.card(word, field))
        return next((card for card in among if pack.text(card) == wanted), None)
    kinds = pack.kinds if isinstance(pack, Kit) else ()
    if word in kinds:
        return next((card for card in among if kinds[card] == word), None)
    if not any(pack.text(card) == word for card in range(pack.size)):
        raise InputError(f"Такой карты нет: «{word[:40]}»", field)
    return None


def read_row(pack: Pack, text: str, field: str, before: Sequence[int] = (), spare: bool = False) -> list[int]:
    """Read cards in the order in which they are written, each copy of a card once; copies named before are others.

    With `spare` a card too many is read as it stands: whoever asks counts them himself.
    """
    if len(text) > 2000:
        raise InputError("Слишком длинная запись карт", field)
    found: list[int] = []
    if isinstance(pack, Deck):
        for word in text.replace(",", " ").split():
            found += _copies(pack, word, [*before, *found], field, spare)
        return found
    left = [card for card in range(pack.size) if card not in before]
    for word in (part.strip() for part in text.split(",")):
        if not word:
            continue
        named = named_card(pack, word, left, field)
        if named is None:
            if spare:
                return []
            raise InputError(f"Карта «{word[:40]}» названа лишний раз", field)
        left.remove(named)
        found.append(named)
    return found


def _copies(deck: Deck, word: str, taken: list[int], field: str, spare: bool) -> list[int]:
    """Read one word of cards; a card that was named before is another copy of it."""
    found: list[int] = []
    for card in reversed(deck.cards(deck.mask(word, field))):
        copy = next((one for one in deck.copies_of(deck.text(card)) if one not in taken and one not in found), None)
        if copy is None:
            if spare:
                return [*found, card]
            raise InputError(f"Карта {deck.text(card)} названа лишний раз", field)
        found.append(copy)
    return found
