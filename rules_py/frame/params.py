"""Declared parameters: one description for the form, the check and the message.

A parameter knows its type, range, default and Russian label. `read` turns plain data into checked values and names
the field in every refusal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .cards import Deck
from .errors import InputError


@dataclass(frozen=True, slots=True)
class Former:
    """What a fact was asked as before: links and facts that people keep still say it so."""

    name: str
    whole: int
    """The new value is this less the old one …"""
    where: Mapping[str, tuple[Any, ...]]
    """… where the other facts are these; else it is the old one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Param:
    """What all parameters have."""

    name: str
    label: str
    default: Any = None
    hint: str = ""
    unit: str = ""
    when: Mapping[str, tuple[Any, ...]] | None = None
    """Other parameters and the values of them for which this one matters."""
    cites: tuple[str, ...] = ()
    """The rules that set the range."""
    former: Former | None = None
    kind = "text"

    def read(self, value: Any) -> Any:
        """Check a value and return it in the form that the code uses."""
        raise NotImplementedError

    def schema(self) -> dict[str, Any]:
        """Describe the parameter for a form."""
        found: dict[str, Any] = {
            "name": self.name, "label": self.label, "type": self.kind, "default": self.default,
            "hint": self.hint, "unit": self.unit,
        }  # fmt: skip
        if self.when:
            found["when"] = {name: list(values) for name, values in self.when.items()}
        if self.former:
            where = {name: list(values) for name, values in self.former.where.items()}
            found["former"] = {"name": self.former.name, "whole": self.former.whole, "where": where}
        return found

    def refuse(self, text: str) -> InputError:
        """Return the error that names this field."""
        return InputError(f"{self.label}: {text}", self.name, self.cites)


@dataclass(frozen=True, slots=True, kw_only=True)
class Int(Param):
    """A whole number in a range."""

    low: int = 0
    high: int = 1_000_000
    step: int = 1
    kind = "int"

    def read(self, value: Any) -> int:
        """Check a whole number."""
        if isinstance(value, str):
            text = value.replace("\u00a0", "").replace(" ", "").replace("−", "-")
            digits = text[1:] if text[:1] == "-" else text
            if digits.isascii() and digits.isdigit() and len(digits) <= 18:
                value = int(text)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.refuse(f"введите целое число от {self.low} до {self.high}")
        if not self.low <= value <= self.high:
            raise self.refuse(f"введите число от {self.low} до {self.high}, получено {_shown(value)}")
        if (value - self.low) % self.step:
            raise self.refuse(f"введите число от {self.low} до {self.high} с шагом {self.step}")
        return value

    def schema(self) -> dict[str, Any]:
        """Describe the parameter for a form."""
        return {**_base_schema(self), "low": self.low, "high": self.high, "step": self.step}


@dataclass(frozen=True, slots=True, kw_only=True)
class OneOf(Param):
    """One of a few named values."""

    choices: Sequence[tuple[Any, str]] = ()
    kind = "choice"

    def read(self, value: Any) -> Any:
        """Check that the value is one of the choices."""
        for known, _ in self.choices:
            if value == known and type(value) is type(known):
                return known
        for known, _ in self.choices:
            if isinstance(value, str) and str(known) == value.replace("\ufe0e", ""):
                return known
        names = ", ".join(f"«{known}»" for known, _ in self.choices)
        raise self.refuse(f"выберите одно из: {names}")

    def schema(self) -> dict[str, Any]:
        """Describe the parameter for a form."""
        choices = [{"value": value, "label": label} for value, label in self.choices]
        return {**_base_schema(self), "choices": choices}


@dataclass(frozen=True, slots=True, kw_only=True)
class Flag(Param):
    """Yes or no."""

    default: Any = False
    kind = "flag"

    def read(self, value: Any) -> bool:
        """Check a truth value."""
        if not isinstance(value, bool):
            raise self.refuse("ответьте «да» или «нет» (true или false)")
        return value


@dataclass(frozen=True, slots=True, kw_only=True)
class Cards(Param):
    """Cards of a deck, as a mask."""

    deck: Deck
    low: int = 0
    high: int = 52
    default: Any = ""
    kind = "cards"

    def read(self, value: Any) -> int:
        """Read a hand in Russian notation."""
        mask = self.deck.mask(value, self.name) if isinstance(value, str) else -1
        if mask < 0:
            raise self.refuse("запишите карты строкой, например «♠ТК ♥Д10»")
        count = mask.bit_count()
        if not self.low <= count <= self.high:
            raise self.refuse(f"нужно карт: {_wanted(self.low, self.high)}, названо {count}")
        return mask

    def schema(self) -> dict[str, Any]:
        """Describe the parameter for a form."""
        ranks = list(reversed(self.deck.ranks))
        return {**_base_schema(self), "low": self.low, "high": self.high, "suits": self.deck.suits, "ranks": ranks}


@dataclass(frozen=True, slots=True, kw_only=True)
class CardRow(Cards):
    """Cards in the order in which they lie, as a tuple: «♦9 ♦Т»."""

    kind = "cards"

    def read(self, value: Any) -> Any:
        """Read cards one after another, keeping their order."""
        if not isinstance(value, str):
            raise self.refuse("запишите карты строкой, например «♦9 ♦Т»")
        if len(value) > 1000:
            raise self.refuse("слишком длинная запись карт")
        cards: list[int] = []
        for word in value.replace(",", " ").split():
            for card in reversed(self.deck.cards(self.deck.mask(word, self.name))):
                copies = self.deck.copies_of(self.deck.text(card))
                copy = next((one for one in copies if one not in cards), None)
                if copy is None:
                    raise self.refuse("одна карта названа дважды" if len(copies) == 1 else "карта названа лишний раз")
                cards.append(copy)
        if not self.low <= len(cards) <= self.high:
            raise self.refuse(f"нужно карт: {_wanted(self.low, self.high)}, названо {len(cards)}")
        return tuple(cards)


@dataclass(frozen=True, slots=True, kw_only=True)
class Text(Param):
    """A short text."""

    default: Any = ""
    limit: int = 200
    kind = "text"

    def read(self, value: Any) -> str:
        """Check a text."""
        if not isinstance(value, str):
            raise self.refuse("введите текст")
        if len(value) > self.limit:
            raise self.refuse(f"не длиннее {self.limit} знаков")
        return value


@dataclass(frozen=True, slots=True, kw_only=True)
class Texts(Param):
    """A row of short texts, one a seat or one a card."""

    default: Any = ()
    most: int = 60
    limit: int = 200
    kind = "texts"

    def read(self, value: Any) -> tuple[str, ...]:
        """Check a row of texts."""
        if not isinstance(value, (list, tuple)) or not all(isinstance(part, str) for part in value):
            raise self.refuse("введите список строк")
        if len(value) > self.most or any(len(part) > self.limit for part in value):
            raise self.refuse(f"не больше {self.most} строк, каждая не длиннее {self.limit} знаков")
        return tuple(value)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ints(Param):
    """A row of whole numbers, one a seat or one a deal."""

    low: int = 0
    high: int = 1_000_000
    count: int | None = None
    most: int = 200
    labels: Sequence[str] = ()
    per: str = ""
    """The parameter that says how many players there are: a number, or a row with one entry each."""
    pairs: bool = False
    """One number for each pair of players, in order: the first upon the second, upon the third …"""
    players: bool = False
    """One number for each player: a form asks by their names."""
    kind = "ints"

    def read(self, value: Any) -> tuple[int, ...]:
        """Check a row of whole numbers."""
        if not isinstance(value, (list, tuple)):
            raise self.refuse("введите числа списком, например [3, 5]")
        if self.count is not None and len(value) != self.count:
            raise self.refuse(f"нужно чисел: {self.count}, получено {len(value)}")
        if len(value) > self.most:
            raise self.refuse(f"не больше {self.most} чисел")
        return tuple(self._one(place).read(part) for place, part in enumerate(value))

    def _one(self, place: int) -> Int:
        """Return one number of the row; a refusal names it where it has a name."""
        name = f", {self.labels[place]}" if place < len(self.labels) else ""
        return Int(name=self.name, label=self.label + name, low=self.low, high=self.high, cites=self.cites)

    def schema(self) -> dict[str, Any]:
        """Describe the parameter for a form."""
        found = {**_base_schema(self), "low": self.low, "high": self.high, "count": self.count,
                 "most": self.most, "labels": list(self.labels)}  # fmt: skip
        if self.per:
            return {**found, "per": self.per, "pairs": self.pairs}
        return {**found, "players": True} if self.players else found


def _base_schema(param: Param) -> dict[str, Any]:
    return Param.schema(param)


def _wanted(low: int, high: int) -> str:
    """Say how many are wanted."""
    return str(low) if low == high else f"от {low} до {high}"


def _shown(value: int) -> str:
    text = str(value) if abs(value) < 10**12 else "слишком большое число"
    return text


def suit_choice(name: str, label: str, none: str | None = None, **more: Any) -> OneOf:
    """Return a parameter that takes a suit, or `none` where the game knows play without trumps."""
    choices = [("♠", "пики"), ("♣", "трефы"), ("♦", "бубны"), ("♥", "червы")]
    if none is not None:
        choices.append((none, none))
    return OneOf(name=name, label=label, choices=tuple(choices), **more)


def renewed(params: Sequence[Param], given: Mapping[str, Any]) -> Mapping[str, Any]:
    """Say under today's names what was said under a former one."""
    found = dict(given)
    defaults = {param.name: param.default for param in params}
    for param in params:
        old = param.former
        if old is None or old.name not in found or param.name in found:
            continue
        value = found.pop(old.name)
        less = all(found.get(name, defaults.get(name)) in values for name, values in old.where.items())
        found[param.name] = old.whole - value if less and isinstance(value, int) else value
    return found


def read_all(params: Sequence[Param], given: Any, what: str) -> dict[str, Any]:
    """Check a whole mapping of values: unknown names are refused, missing ones take their default."""
    if not isinstance(given, Mapping):
        raise InputError(f'{what}: нужны именованные поля, например {{"{params[0].name if params else "поле"}": …}}', "given")
    given = renewed(params, given)
    known = {param.name: param for param in params}
    for name in given:
        if name not in known:
            names = ", ".join(known) or "нет"
            raise InputError(f"{what}: поля «{str(name)[:40]}» нет; есть: {names}", str(name)[:40] or "given")
    values: dict[str, Any] = {}
    for param in params:
        if param.name in given:
            values[param.name] = param.read(given[param.name])
        elif param.default is None:
            raise InputError(f"{param.label}: поле «{param.name}» не заполнено", param.name)
        else:
            values[param.name] = param.read(param.default)
    return values


def read_seats(label: str, name: str, players: int, value: Any) -> list[int]:
    """Read a list of seats as people count them; give them from nought."""
    if not isinstance(value, list) or not all(isinstance(seat, int) and 1 <= seat <= players for seat in value):
        raise InputError(f"{label}: перечислите места числами от 1 до {players}", name)
    return [seat - 1 for seat in value]
