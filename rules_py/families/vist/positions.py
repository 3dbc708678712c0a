"""The family of вист: words of positions beyond those that every game understands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...frame.errors import InputError
from ...frame.places import read_row
from ...kernels.trick_phase import deck_of
from .seats import M

ORDINALS = ("первый", "второй", "третий", "четвёртый")


def _seat(value: Any, name: str) -> int:
    if value not in ORDINALS:
        raise InputError(f"Положение: {name} — {', '.join(ORDINALS)}", name)
    return ORDINALS.index(value)


def revoke_by(match: M, value: Any) -> None:
    """Say who laid another suit than he owed."""
    match.open.wrong = _seat(value, "revoke_by")
    match.open.asks = ("mend", match.open.wrong)


def out_of_turn_by(match: M, value: Any) -> None:
    """Say who led out of turn: the partner of whoever is to lead, or one of his opponents."""
    places = {"партнёр": 2, "противник": 1}
    if not isinstance(value, str) or value not in places:
        raise InputError("Положение: out_of_turn_by — партнёр или противник того, чей ход", "out_of_turn_by")
    match.open.asks = ("ahead", (match.dealer + 1 + places[value]) % 4)


def trick_order(match: M, value: Any) -> None:
    """Say who laid the cards of the trick."""
    if not isinstance(value, list):
        raise InputError("Положение: trick_order — кто клал карты по порядку", "trick_order")
    match.open.lay = [_seat(one, "trick_order") for one in value]
    early = [seat for at, seat in enumerate(match.open.lay) if seat != (match.open.lay[0] + at) % 4]
    match.open.early = early[0] if early else -1


def missed_trick(match: M, value: Any) -> None:
    """Say that somebody gave no card to a trick."""
    if value is not True:
        raise InputError("Положение: missed_trick — true, если карты не дали", "missed_trick")
    match.open.asks = ("missed", match.dealer)


def extra_cards(match: M, value: Any) -> None:
    """Lay several cards of the second player beside the trick."""
    cards = _open(match, value, "extra_cards")
    match.open.extra = cards
    match.open.asks, match.open.lay = ("several", 1), [0]


def exposed(match: M, value: Any) -> None:
    """Let cards of the second player lie open."""
    _open(match, value, "exposed")
    match.open.asks, match.open.lay = ("call", 1), [0]


def _open(match: M, value: Any, name: str) -> list[int]:
    """Put named cards into the open place of the second player."""
    if not isinstance(value, str):
        raise InputError("Положение: карты записывают строкой, например «♠3 ♠Т»", name)
    cards = read_row(deck_of(match), value, name)
    for piles in match.cards.values():
        for pile in piles:
            pile[:] = [card for card in pile if card not in cards]
    match.cards["open"][1][:] = cards
    return cards


FIELDS: dict[str, Callable[[M, Any], None]] = {
    "revoke_by": revoke_by,
    "out_of_turn_by": out_of_turn_by,
    "trick_order": trick_order,
    "missed_trick": missed_trick,
    "extra_cards": extra_cards,
    "exposed": exposed,
}
ASKS_BY = ("revoke_by", "out_of_turn_by", "missed_trick")
