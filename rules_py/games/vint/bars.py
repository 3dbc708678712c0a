"""«Винт»: how the bars of its stages are asked; the rows stand with the stages, those on the words of an auction with the auction."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import wraps
from typing import TYPE_CHECKING, Any, cast

from ...frame.cites import Implementation, note, place_of
from ...frame.errors import IllegalAction
from ...frame.moves import Bar, Cites
from ...kernels.auction import PASS
from .options import CARD_OF_ACTION, STEP_OF_ACTION, TAKE

if TYPE_CHECKING:
    from .play import VintState

GIVEN = ("give", "discard")
"""Verbs that name a card besides playing it."""
NAMING = ("bid", "play", *GIVEN)
"""Verbs that are no action without what they name."""
WORDS = ("bid", "pass")
CARDS = ("play", *WORDS)
"""What is said and played outside of a stage in which cards change hands."""


@dataclass(frozen=True, slots=True)
class Asked:
    """An action that a player names: its verb and the bid or card in it."""

    state: VintState
    player: int
    verb: str
    value: int = -1

    @property
    def place(self) -> int:
        """Return the place that the player acts for."""
        return self.state.place_of(self.player)

    @property
    def others_turn(self) -> bool:
        """Tell whether somebody else is to move."""
        return self.player != self.state.stage.mover(self.state)


def read(action: str) -> tuple[str, int]:
    """Read an action; what is no action of the game is its own verb."""
    if action == "pass":
        return "pass", PASS
    if action in STEP_OF_ACTION:
        return "bid", STEP_OF_ACTION[action]
    if action in CARD_OF_ACTION:
        return "play", CARD_OF_ACTION[action]
    verb, _, card = action.partition(" ")
    if verb in GIVEN and f"play {card}" in CARD_OF_ACTION:
        return verb, CARD_OF_ACTION[f"play {card}"]
    if verb in NAMING:
        return f"{verb} ", -1
    return ("take", -1) if action.startswith(TAKE) else (action, -1)


def row(on: str, cites: Cites, text: str | Callable[[Any], str], when: Callable[[Any], bool], phase: str = "") -> Bar:
    """Return a bar whose text and condition are given an action of this game, or a word of an auction."""
    return Bar(on, cites, cast(Any, text), cast(Any, when), phase)


def both(one: Callable[[Any], bool], other: Callable[[Any], bool]) -> Callable[[Any], bool]:
    """Return a test that holds where two hold; what it is about says the second."""

    @wraps(other)
    def holds(asked: Any) -> bool:
        return one(asked) and other(asked)

    return holds


def always(asked: Any) -> bool:
    """Hold wherever the action is named."""
    return True


def rows(
    verbs: Iterable[str], cites: Cites, text: str | Callable[[Asked], str], when: Callable[[Asked], bool], *phases: str
) -> tuple[Bar, ...]:
    """Return one bar on several verbs, or in several stages."""
    return tuple(row(verb, cites, text, when, phase) for phase in phases for verb in verbs)


Table = Mapping[tuple[str, str], tuple[Bar, ...]]


def by_move(bars: Iterable[Bar]) -> Table:
    """Put bars under stage and verb, in their order; the index of rules reads them off."""
    found: dict[tuple[str, str], tuple[Bar, ...]] = {}
    noted: dict[tuple[str, Implementation], None] = {}
    for bar in bars:
        found[bar.phase, bar.on] = (*found.get((bar.phase, bar.on), ()), bar)
        noted.update(dict.fromkeys((rule, place_of(bar.when, __name__, f"Bar {bar.on}")) for rule in bar.cites))
    for rule, place in noted:
        note(rule, place)
    return found


def first_of(bars: Iterable[Bar], asked: Any) -> IllegalAction | None:
    """Return what the first bar that holds says."""
    for bar in bars:
        if bar.when(asked):
            return IllegalAction(bar.says(asked), "action", bar.cites)
    return None


def unknown(action: str) -> IllegalAction:
    """Refuse an action that is no action of the game."""
    return IllegalAction(f"Непонятный ход «{action[:40]}»: пример «bid 2♠», «pass», «play ♠Т»", "action")


def refused(table: Table, state: VintState, action: str, player: int) -> IllegalAction | None:
    """Ask the bars of the stage; what it neither knows nor bars is no action."""
    verb, value = read(action)
    found = first_of(table.get((state.phase, verb), ()), Asked(state, player, verb, value))
    return found if found is not None or state.stage.move(verb) is not None else unknown(action)
