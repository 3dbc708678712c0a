"""«Верю? Не верю!»: hidden cards and bluff; no tricks, no suits."""

from __future__ import annotations

from typing import Any

from ...frame.errors import InputError
from ...frame.face import SEED, Game, RandomBot, State, forbidden
from ...frame.lesson import Lesson
from ...frame.page import Scene
from ...frame.params import read_all
from ...frame.readings import Chosen
from ...frame.results import Advice, Verdict
from ...frame.scene import NOBODY
from . import calculators as calculators
from . import irregularities as irregularities
from .bots import HABITS, SensibleBot, advise, mixed
from .judging import grounds, refusal
from .lesson import LESSON
from .options import PLAYERS, check_players
from .play import VeryuState
from .position import PARAMS, set_up
from .readings import FEWEST, READINGS
from .scene import WORDING, scene_of
from .views import View


class Veryu(Game):
    """The game of «Верю? Не верю!»."""

    slug = "veryu"
    title = "Верю? Не верю!"
    seats = (2, 6)
    options = (PLAYERS,)
    readings = READINGS
    end_cites = ("veryu.end.1",)
    position_params = PARAMS
    habits = HABITS
    wording = WORDING
    shared = True

    def __init__(self) -> None:
        self.bots = {"random": RandomBot(), "sensible": SensibleBot()}

    def seat_count(self, options: Any) -> int:
        """Return how many sit at the table."""
        return int(options["players"])

    def deal(self, seed: int = 1, options: Any = None, readings: Any = None, cards: str | None = None) -> VeryuState:
        """Begin a game; the number decides who is first and how the fans of cards are shuffled."""
        number = SEED.read(seed)
        if cards is not None:
            raise InputError("Сдача: карты у всех одинаковы, задавать их не нужно", "deal.cards", ("veryu.setup.1",))
        chosen = Chosen(self.readings, readings)
        values = self.read_options(options)
        check_players(values["players"], chosen[FEWEST])
        return VeryuState(self, number, values, chosen)

    def verdict(self, state: State, action: str, seat: int) -> Verdict:
        """Say whether an action of this seat is allowed and by which rules."""
        assert isinstance(state, VeryuState)
        refused = refusal(state, action, seat)
        return Verdict(True, *grounds(state, action, seat)) if refused is None else forbidden(refused)

    def scene(self, state: State, seat: int, open_hands: bool = False) -> Scene:
        """Describe the table as a seat sees it."""
        assert isinstance(state, VeryuState)
        return scene_of(state, seat, open_hands)

    def public_scene(self, state: State, open_hands: bool = False) -> Scene:
        """Describe the table as it lies open to everybody."""
        assert isinstance(state, VeryuState)
        return scene_of(state, NOBODY, open_hands)

    def advise(self, view: View) -> Advice:
        """Say what a sensible player would do, and why."""
        return advise(view, mixed(view))

    def position(self, given: Any, readings: Any = None) -> VeryuState:
        """Set up a position; cards that are not named stay unknown."""
        values = read_all(self.position_params, given, "Положение")
        state = self.deal(1, {"players": values["players"]}, readings)
        set_up(state, values)
        return state

    def lesson(self) -> Lesson | None:
        """Return the guided first game."""
        return LESSON


GAME = Veryu()

__all__ = ["GAME", "Veryu", "VeryuState", "View"]
