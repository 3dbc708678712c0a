"""«Преферанс»: the face that the three games share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...frame.claim import Rest
from ...frame.face import SEED, Game, State
from ...frame.lesson import Lesson
from ...frame.page import Scene
from ...frame.readings import Chosen
from ...frame.results import Advice, Verdict
from ...frame.scene import NOBODY
from .bots import AnyBot, SensibleBot, advise
from .judge import judge_action
from .kind import Kind
from .positions import set_up
from .review import review_deal, reviewable
from .scene import WORDING, scene_of
from .state import PLAY, PreferansState, View


class PreferansGame(Game):
    """A game of the family; the kind says which."""

    kind: Kind
    guide: Lesson | None = None
    """The guided first deal."""
    wording = WORDING
    claim_cites = ("preferans.33a",)

    def __init__(self) -> None:
        self.shared = True
        self.bots = {"random": AnyBot(), "sensible": SensibleBot(self.kind.deck)}

    def seat_count(self, options: Mapping[str, Any]) -> int:
        """Return how many sit at the table."""
        return int(options.get("players", self.seats[0]))

    def deal(self, seed: int = 1, options: Any = None, readings: Any = None, cards: str | None = None) -> PreferansState:
        """Begin a pool with the deal of this number, or with the given cards."""
        number = SEED.read(seed)
        return PreferansState(self, self.kind, number, self.read_options(options), Chosen(self.readings, readings), cards)

    def verdict(self, state: State, action: str, seat: int) -> Verdict:
        """Say whether an action of this seat is allowed and by which rules."""
        assert isinstance(state, PreferansState)
        return judge_action(state, action, seat)

    def scene(self, state: State, seat: int, open_hands: bool = False) -> Scene:
        """Describe the table as a player sees it."""
        assert isinstance(state, PreferansState)
        return scene_of(state, seat, open_hands)

    def public_scene(self, state: State, open_hands: bool = False) -> Scene:
        """Describe the table as it lies open to everybody."""
        assert isinstance(state, PreferansState)
        return scene_of(state, NOBODY, open_hands)

    def lesson(self) -> Lesson | None:
        """Return the guided first deal."""
        return self.guide

    def position(self, given: Any, readings: Any = None) -> PreferansState:
        """Set up a position; what is not given stays unknown."""
        return set_up(self, given, readings)

    def rest(self, state: State) -> Rest | None:
        """Return the tricks that are left in a game for tricks; hands that one player leads count together."""
        assert isinstance(state, PreferansState)
        if state.phase != PLAY or state.contract is None or state.contract.misere:
            return None
        return state.play.rest(tuple(state.controller))

    def may_review(self, state: State) -> bool:
        """Tell whether three hands played a game against one another."""
        assert isinstance(state, PreferansState)
        return reviewable(state)

    def review(self, state: State, seat: int, nodes: int) -> dict[str, Any]:
        """Say where a game was lost or let go."""
        assert isinstance(state, PreferansState)
        return review_deal(state, seat, nodes)

    def advise(self, view: View) -> Advice:
        """Say what a sensible player would do, and why."""
        return advise(view, self.kind.deck)
