"""A table of «Бах!» for tests: seats by letters, hands and the top of the deck as they are named."""

from __future__ import annotations

from typing import Any

import rules_py
from rules_py.games.bang.state import M, face, kind

GAME = rules_py.game("bang")
SEATS = "ABCDEFGH"


def street(
    given: dict[str, Any], hands: dict[str, str] | None = None, top: str = "", readings: dict[str, str] | None = None
) -> M:
    """Set a table up: others hold what is named and nothing else; `top` are faces of the next cards, the first drawn first."""
    match = GAME.position({"players": 5, "phase": "играть", **given}, readings)
    deck = match.cards["deck"][0]
    for seat in range(1, match.players):
        deck.extend(match.cards["hand"][seat])
        match.cards["hand"][seat].clear()
    for letter, names in (hands or {}).items():
        for name in names.split(", "):
            card = next(one for one in deck if kind(match, one) == name)
            deck.remove(card)
            match.cards["hand"][SEATS.index(letter)].append(card)
    for sign in reversed(top.split()):
        card = next(one for one in deck if face(match, one) == sign)
        deck.remove(card)
        deck.append(card)
    match._legal.clear()
    return match


def act(match: M, *steps: str) -> M:
    """Carry out steps «A: play Бах!», cards by their kind."""
    for step in steps:
        letter, _, action = step.partition(": ")
        match.apply(action, SEATS.index(letter))
    return match


def held(match: M, letter: str) -> list[str]:
    """Return the names of the cards in a hand."""
    return sorted(kind(match, card) for card in match.cards["hand"][SEATS.index(letter)])


def cites(match: M) -> set[str]:
    """Return every rule that the log has named."""
    return {rule for event in match.log for rule in event.cites}
