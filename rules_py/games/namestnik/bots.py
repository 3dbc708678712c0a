"""«Наместник»: what a seat can imagine of the hidden cards."""

from __future__ import annotations

from typing import Any

from .cards import CHARACTERS
from .state import M, V


def imagine(view: V, twin: M, random: Any) -> None:
    """Lay hidden cards as their backs show them: laws among laws, characters among characters."""
    hidden: list[tuple[str, int]] = [("big_deck", 0), ("small_deck", 0), ("law_deck", 0)]
    hidden += [("hand", seat) for seat in range(view.players) if not isinstance(view.cards["hand"][seat], tuple)]
    pool = [card for place, owner in hidden for card in twin.cards[place][owner]]
    laws, characters = [card for card in pool if card >= CHARACTERS], [card for card in pool if card < CHARACTERS]
    for place, owner in hidden:
        pile = twin.cards[place][owner]
        held = view.open.laws_held[owner] if place == "hand" else len(pile) if place == "law_deck" else 0
        pile[:] = [laws.pop() if at < held else characters.pop() for at in range(len(pile))]
