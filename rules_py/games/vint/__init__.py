"""«Винт»: four players in two pairs, an auction over thirty-five bids, thirteen tricks, rubbers."""

from __future__ import annotations

from typing import Any

from ...frame.claim import Rest
from ...frame.face import SEED, Game, State, forbidden
from ...frame.lesson import Lesson
from ...frame.page import Scene
from ...frame.readings import Chosen
from ...frame.results import Advice, Verdict
from ...frame.scene import NOBODY
from . import calculators as calculators
from .advice.choice import advise
from .bots import BOTS
from .lesson import LESSON
from .play import DEAL_OVER, View, VintState
from .positions.table import PARAMS, read_position, set_up
from .readings import READINGS
from .scene import scene_of
from .stages.ordinary import PLAY
from .variants.table import OPTIONS, VARIANTS
from .wording import WORDING


class Vint(Game):
    """The game of «винт» in all its kinds."""

    slug = "vint"
    title = "Винт"
    seats = (min(one.players for one in VARIANTS.values()), max(one.players for one in VARIANTS.values()))
    options = OPTIONS
    readings = READINGS
    position_params = PARAMS
    end_cites = ("vint.n9b", "vint.r4b")
    wording = WORDING
    claim_cites = ("vint.176a",)

    def __init__(self) -> None:
        self.bots = dict(BOTS)
        self.shared = True

    def seat_count(self, options: Any) -> int:
        """Return how many play the chosen kind of винт."""
        return VARIANTS[options["variant"]].players

    def deal(self, seed: int = 1, options: Any = None, readings: Any = None, cards: str | None = None) -> VintState:
        """Begin a match with the deal of this number, or with the given cards."""
        number = SEED.read(seed)
        return VintState(self, number, self.read_options(options), Chosen(self.readings, readings), cards)

    def verdict(self, state: State, action: str, seat: int) -> Verdict:
        """Say whether an action of this seat is allowed and by which rules."""
        assert isinstance(state, VintState)
        if not state.done:
            special = state.irregular(action, seat)
            if special is not None:
                return special
        refused = state.refusal(action, seat)
        if refused is not None:
            return forbidden(refused)
        if state.phase == DEAL_OVER:
            return Verdict(True, "Можно: сдаёт следующий по очереди.", ("vint.h1",))
        text, cites = state.grounds(action, seat)
        return Verdict(True, text, cites)

    def scene(self, state: State, seat: int, open_hands: bool = False) -> Scene:
        """Describe the table as a player sees it."""
        assert isinstance(state, VintState)
        return scene_of(state, seat, open_hands)

    def public_scene(self, state: State, open_hands: bool = False) -> Scene:
        """Describe the table as it lies open to everybody."""
        assert isinstance(state, VintState)
        return scene_of(state, NOBODY, open_hands)

    def rest(self, state: State) -> Rest | None:
        """Return the tricks that are left in a game for tricks."""
        assert isinstance(state, VintState)
        return state.play.rest(tuple(state.side)) if state.phase == PLAY and not state.deal_over else None

    def advise(self, view: View) -> Advice:
        """Say what a player who follows the source would do, and why."""
        return advise(view)

    def lesson(self) -> Lesson:
        """Return the guided first deal."""
        return LESSON

    def position(self, given: Any, readings: Any = None) -> VintState:
        """Set up a position: the acting seat is place 0, other hands stay unknown."""
        values = read_position(given)
        state = self.deal(1, {"variant": values["variant"]}, readings)
        return set_up(state, values)


GAME = Vint()

__all__ = ["GAME", "View", "Vint", "VintState"]
