"""Errors that name a field and speak to the reader."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from .page import CoreError


class RulesError(Exception):
    """A refusal with a Russian text, the field it concerns and the rules it rests on."""

    def __init__(self, text: str, field: str = "", cites: Iterable[str] = ()) -> None:
        super().__init__(text)
        self.text = text
        self.field = field
        self.cites = tuple(cites)

    def to_json(self) -> CoreError:
        """Return the form that the page and the command line show."""
        return {"field": self.field, "text": self.text, "cites": list(self.cites)}


class InputError(RulesError):
    """Input that is not a value of its field."""


class IllegalAction(RulesError):
    """An action that the rules forbid in this state."""


@contextmanager
def laid_by_hand() -> Iterator[None]:
    """Refuse a position that was laid out by hand and comes apart when it is used: its fields contradict each other."""
    try:
        yield
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RuntimeError, StopIteration) as error:
        raise InputError("Положение: поля не сходятся между собой", "given") from error
