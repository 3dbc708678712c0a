"""«Винт»: a stage of a deal is a phase of the frame; what may be done in it is read off its moves and the bars on them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from ....frame.moves import Kind, Move, Need, Phase, Said
from ....frame.page import SceneAction, Zone
from ..bars import Asked
from ..options import BIDS, DECK
from ..wording import WORDING

if TYPE_CHECKING:
    from ..play import VintState

TEXTS = tuple(DECK.text(card) for card in range(DECK.size))


def move(
    verb: str,
    why: Said | Callable[[Asked], Said],
    do: Callable[[Asked], None],
    *,
    of: Callable[[VintState], Sequence[int]] | None = None,
    ways: Callable[[VintState], Sequence[str]] | None = None,
    label: str = "",
    hint: str = "",
) -> Move:
    """Return a move that is given an action of this game; `of` are the cards that it may name, `ways` what a kernel offers of it."""
    needs = () if of is None else (Need(Kind.CARD, lambda state, player: of(cast(Any, state))),)
    offered = None if ways is None else lambda state, player: ways(state)
    return Move(verb, label or WORDING[verb], cast(Any, why), cast(Any, do), needs, hint=hint, ways=cast(Any, offered))


def word_move(
    verb: str, why: Callable[[Asked], Said], do: Callable[[Asked], None], ways: Callable[[VintState], Sequence[str]]
) -> Move:
    """Return a move that names a game of the ladder, or none."""
    needs = (Need(Kind.WORD, lambda state, player: BIDS),) if verb == "bid" else ()
    return Move(verb, WORDING[verb], cast(Any, why), cast(Any, do), needs, ways=lambda state, player: ways(cast(Any, state)))


def alone(state: VintState) -> Sequence[str]:
    """Offer a word that names nothing, and that nothing stands against."""
    return ("",)


def no_zones(state: VintState) -> list[Zone]:
    """Show nothing beside hands and trick."""
    return []


def silent(state: VintState, player: int) -> Said:
    """Say nothing: nobody is asked."""
    return "", ()


def nobody(state: VintState) -> int:
    """Ask nobody."""
    raise AssertionError(state.phase)


def buttons_of(state: VintState, player: int) -> list[SceneAction]:
    """Return the buttons of what names nothing and may be done."""
    found: list[SceneAction] = []
    for one in state.stage.moves:
        if not one.needs and state.barred(one.verb, player) is None:
            cites = one.grounds(cast(Any, Asked(state, player, one.verb)))[1]
            found.append(
                {"action": one.verb, "label": one.label, "group": "talon", "legal": True, "why": None, "hint": one.hint,
                 "cites": list(cites)}
            )  # fmt: skip
    return found


@dataclass(frozen=True, slots=True)
class Stage(Phase):
    """A phase whose beginning is given the state, whose moves are given what somebody would do."""

    mover: Callable[[VintState], int] = nobody
    """Whose turn it is: the player who acts for the hand to move."""
    says: Callable[[VintState, int], Said] = silent
    """What a player sees happen."""
    zones: Callable[[VintState], list[Zone]] = no_zones
    buttons: Callable[[VintState, int], list[SceneAction]] = buttons_of
    plays_cards: bool = False
    """Tricks are played: of what a player sees only hands and tricks change."""

    def named_by(self, one: Move, state: VintState) -> tuple[int, ...]:
        """Return the cards that a move may name."""
        of = cast(Any, one.needs[0].of)
        return tuple(of(state, -1))

    def legal(self, state: VintState) -> list[str]:
        """Return what the player to move may do: what a kernel offers, else what no bar stands against."""
        found: list[str] = []
        for one in self.moves:
            if one.ways is not None:
                found += [f"{one.verb} {way}" if way else one.verb for way in one.ways(cast(Any, state), -1)]
                continue
            words = [f"{one.verb} {TEXTS[card]}" for card in self.named_by(one, state)] if one.needs else [one.verb]
            mover = self.mover(state)
            found += [word for word in words if state.barred(word, mover) is None]
        return found

    def tap(self, state: VintState, card: int) -> str | None:
        """Return what tapping a card of the hand to move does."""
        for one in self.moves:
            if one.needs and one.needs[0].kind is Kind.CARD and card in self.named_by(one, state):
                return f"{one.verb} {TEXTS[card]}"
        return None


def seating(seat: Callable[[VintState], None]) -> Stage:
    """Return a stage without a move: the players are seated and it goes on at once."""

    def begin(state: VintState) -> None:
        seat(state)
        state.next_stage()

    return Stage("", (), begin=cast(Any, begin))
