"""What a score is worked out from: facts declared once, lines that read them, calculators that ask for them.

A fact is one field of a frozen dataclass; its declaration is the form, the check, the message and the type. Play and
calculator fill in the same facts, so they cannot disagree.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any

from .cards import DECK_52, Deck
from .moves import Cites
from .params import CardRow, Cards, Flag, Int, Ints, OneOf, Param, Text, Texts, suit_choice
from .results import Item, Score


def _fact(param: Param, default: Any = None) -> Any:
    """Declare a field by its parameter; without a default it must be filled in, at the table it is always given."""
    return field(metadata={"param": param}) if default is None else field(default=default, metadata={"param": param})


def number(label: str, low: int = 0, high: int = 1_000_000, default: int | None = None, **more: Any) -> Any:
    """Declare a whole number."""
    return _fact(Int(name="", label=label, low=low, high=high, default=default, **more), default)


def flag(label: str, default: bool = False, **more: Any) -> Any:
    """Declare a yes or no."""
    return _fact(Flag(name="", label=label, default=default, **more), default)


def one_of(label: str, choices: Sequence[Any] | Mapping[Any, str], default: Any = None, **more: Any) -> Any:
    """Declare one of a few named values."""
    pairs = tuple(choices.items()) if isinstance(choices, Mapping) else tuple((one, str(one)) for one in choices)
    return _fact(OneOf(name="", label=label, choices=pairs, default=default, **more), default)


def suit(label: str, none: str | None = None, default: str | None = None, **more: Any) -> Any:
    """Declare a suit; `none` is the word for play without trumps."""
    return _fact(suit_choice("", label, none, default=default, **more), default)


def some_cards(label: str, deck: Deck = DECK_52, low: int = 0, high: int = 52, default: str | None = "", **more: Any) -> Any:
    """Declare a hand, as a mask."""
    return _fact(
        Cards(name="", label=label, deck=deck, low=low, high=high, default=default, **more), None if default is None else 0
    )


def card_row(label: str, deck: Deck = DECK_52, low: int = 0, high: int = 52, default: str | None = "", **more: Any) -> Any:
    """Declare cards in the order in which they lie, as a tuple."""
    return _fact(
        CardRow(name="", label=label, deck=deck, low=low, high=high, default=default, **more), None if default is None else ()
    )


def numbers(label: str, low: int = 0, high: int = 1_000_000, default: Sequence[int] | None = None, **more: Any) -> Any:
    """Declare a row of whole numbers, one a player or one a deal."""
    kept = None if default is None else tuple(default)
    return _fact(Ints(name="", label=label, low=low, high=high, default=kept, **more), kept)


def text(label: str, default: str | None = "", **more: Any) -> Any:
    """Declare a short text."""
    return _fact(Text(name="", label=label, default=default, **more), default)


def texts(label: str, default: Sequence[str] | None = (), **more: Any) -> Any:
    """Declare a row of short texts."""
    kept = None if default is None else tuple(default)
    return _fact(Texts(name="", label=label, default=kept, **more), kept)


def params_of(kind: type, called: Mapping[str, tuple[str, str]]) -> tuple[Param, ...]:
    """Return the parameters of facts; a game may call a fact by a name and a label of its own."""
    found = []
    for one in fields(kind):
        param: Param = one.metadata["param"]
        name, label = called.get(one.name, (one.name, param.label))
        when = None if param.when is None else {called.get(key, (key, ""))[0]: values for key, values in param.when.items()}
        found.append(replace(param, name=name, label=label, when=when))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a score, by the rules and the facts; None: it is not written."""

    cites: Cites
    text: str | Callable[[Any, Any], str]
    amount: Callable[[Any, Any], int | None]
    when: Callable[[Any, Any], bool] | None = None
    """Where it is written; then it may be one without a figure. None: where there is an amount."""
    side: int | Callable[[Any, Any], int] = 0
    """Which side writes it, where the facts are those of a whole table."""


def scored(lines: Iterable[Line], rules: Any, facts: Any) -> list[Item]:
    """Return the lines that are written for these facts."""
    found = []
    for line in lines:
        if line.when is not None and not line.when(rules, facts):
            continue
        amount = line.amount(rules, facts)
        if amount is not None or line.when is not None:
            found.append(Item(line.text(rules, facts) if callable(line.text) else line.text, line.cites, amount))
    return found


@dataclass(frozen=True, slots=True)
class Count:
    """A calculator of a game: what it asks and how it answers; its id is the slug and this name."""

    name: str
    title: str
    facts: type
    run: Callable[[Any, Any], Score]
    """Answer by the rules and the facts."""
    rules: Cites = ()
    summary: str = ""
    kind: str = "score"
    words: tuple[str, ...] = ()
    sentence: str = ""
    """The case in one sentence, with {names} of its facts to be filled in."""
    estimate: bool = False
    """It answers by drawing lots: it rests on every reading that it asks, and is never run again under another."""
