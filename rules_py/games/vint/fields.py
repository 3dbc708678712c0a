"""«Винт»: parameters that several calculators and positions share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ...frame.errors import InputError
from ...frame.params import CardRow, Flag, Int, OneOf, Param, read_all, suit_choice
from ...kernels.auction import PASS
from .options import CONTRACTS, DECK, NO_TRUMP, SHORT, STEP_OF_BID, TRUMPS

DECLARERS, OPPONENTS = "Назначившие", "Противники"
SIDES = (DECLARERS, OPPONENTS)

_CONTRACT_CHOICES = tuple((name, name) for name in CONTRACTS)


def contract_choice(name: str = "contract", label: str = "Игра", **more: Any) -> OneOf:
    """Return a parameter that takes a game from «простая» to «большой шлем»."""
    return OneOf(name=name, label=label, choices=_CONTRACT_CHOICES, **{"default": "простая", **more})


def trump_choice(name: str = "trump", label: str = "Козырь", **more: Any) -> OneOf:
    """Return a parameter that takes a trump suit or «без козырей»."""
    return suit_choice(name, label, none=TRUMPS[NO_TRUMP], **{"default": "♠", **more})


CONTRACT = contract_choice()
TRUMP = trump_choice()
TRICKS = Int(name="tricks", label="Взяток у назначивших", low=0, high=13, default=7)
_SUITS = ("♠", "♣", "♦", "♥")
HONOURS = Int(name="honours", label="Козырных онёров у назначивших", low=0, high=5, default=3, when={"trump": _SUITS})
ACES = Int(name="aces", label="Тузов у назначивших", low=0, high=4, default=2)
COUNT_ACES = Flag(name="count_aces", label="Тузы прибавляют к онёрам", default=True, when={"trump": _SUITS})
DOUBLE = Flag(name="double", label="Двойная запись")
SEAT_LOW, SEAT_HIGH = 1, 4
DEALER = Int(name="dealer", label="Сдающий", low=SEAT_LOW, high=SEAT_HIGH, default=1)


def level_of_name(contract: str) -> int:
    """Return how many леве the name of a game promises."""
    return CONTRACTS.index(contract) + 1


def strain_of_name(trump: str) -> int:
    """Return the strain that a trump parameter names."""
    return TRUMPS.index(trump)


def check_honours(strain: int, honours: int, aces: int) -> None:
    """Refuse honours and aces that no deal can give: the trump ace is both."""
    if strain == NO_TRUMP:
        return
    if honours == 5 and not aces:
        raise InputError("Тузов у назначивших: все пять онёров — значит, и козырный туз; введите от 1 до 4", "aces")
    if not honours and aces == 4:
        raise InputError("Тузов у назначивших: козырный туз у противников; введите от 0 до 3", "aces")


def read_call(text: str, field: str) -> int:
    """Read a word of the auction: «пас», «1♠», «2БК»."""
    word = text.strip().replace("\ufe0e", "")
    if word.lower() == "пас":
        return PASS
    step = STEP_OF_BID.get(word.upper())
    if step is None:
        raise InputError(f"Слова по порядку: «{word[:20]}» непонятно; пример: пас, 1♠, 2БК", field)
    return step


def call_text(step: int) -> str:
    """Write a word of the auction: «пас», «2♠»."""
    return "пас" if step == PASS else f"{step // len(SHORT) + 1}{SHORT[step % len(SHORT)]}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Calls(Param):
    """Words of an auction one after another: a list, or a text with spaces."""

    default: Any = ""
    most: int = 200
    kind = "text"

    def read(self, value: Any) -> tuple[int, ...]:
        """Read the words."""
        if isinstance(value, str) and len(value) <= 8 * self.most:
            value = value.replace(",", " ").split()
        if not isinstance(value, (list, tuple)) or not all(isinstance(one, str) for one in value):
            raise self.refuse("введите слова через пробел: пас, 1♠, 2БК")
        if len(value) > self.most:
            raise self.refuse(f"не больше {self.most} слов")
        return tuple(read_call(one, self.name) for one in value)


@dataclass(frozen=True, slots=True, kw_only=True)
class CardList(CardRow):
    """Cards one after another: a list, or a text with spaces."""

    def read(self, value: Any) -> Any:
        """Read the cards, keeping their order."""
        if isinstance(value, (list, tuple)) and all(isinstance(one, str) for one in value):
            value = " ".join(value)
        return CardRow.read(self, value)


@dataclass(frozen=True, slots=True, kw_only=True)
class Holding(Param):
    """Cards of one suit without its sign, «ТД83», as a mask of the thirteen ranks."""

    default: Any = ""
    low: int = 1
    kind = "text"

    def read(self, value: Any) -> int:
        """Read the ranks."""
        if not isinstance(value, str) or len(value) > 40 or any(sign in "♠♣♦♥scdh" for sign in value):
            raise self.refuse("запишите карты масти подряд без знака масти: ТД83")
        text = value.replace(" ", "")
        mask = DECK.mask("♠" + text, self.name) if text else 0
        if mask.bit_count() < self.low:
            raise self.refuse("назовите хотя бы одну карту: ТД83")
        return mask


@dataclass(frozen=True, slots=True, kw_only=True)
class Fields(Param):
    """A few named values in one field of a position; left out, it is None."""

    params: tuple[Param, ...] = ()
    default: Any = ""
    kind = "text"

    def read(self, value: Any) -> dict[str, Any] | None:
        """Read the named values."""
        if value == "":
            return None
        if not isinstance(value, Mapping):
            names = ", ".join(param.name for param in self.params)
            raise self.refuse(f"нужны поля {names}")
        try:
            return read_all(self.params, value, self.label)
        except InputError as error:
            raise InputError(error.text, self.name) from None


def place_choice(name: str, label: str) -> Int:
    """Return a parameter for a seat from 1 to 4; 0 means that nobody is named."""
    return Int(name=name, label=label, low=0, high=SEAT_HIGH, default=0)
