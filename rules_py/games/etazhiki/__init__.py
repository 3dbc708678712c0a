"""«Этажики»: floors modulo ten, balls, and night floors that interrupt out of turn."""

from __future__ import annotations

from typing import Any

from ...frame.face import SEED, Game, RandomBot, State, forbidden
from ...frame.lesson import Lesson
from ...frame.page import DeckSheet, Scene
from ...frame.params import read_all
from ...frame.readings import Chosen
from ...frame.results import Advice, Verdict
from ...frame.scene import NOBODY
from . import calculators as calculators
from . import irregularities as irregularities
from .bots import HABITS, SensibleBot, advise
from .deck import deck_sheet
from .judging import grounds, refusal
from .lesson import LESSON
from .options import DECK_OPTIONS, LEVEL, PLAYERS, STARS
from .play import EtazhikiState
from .position import PARAMS, set_up
from .readings import READINGS
from .scene import WORDING, scene_of
from .views import View


class Etazhiki(Game):
    """The game of «Этажики»."""

    slug = "etazhiki"
    title = "Этажики"
    seats = (PLAYERS.low, PLAYERS.high)
    options = (LEVEL, PLAYERS, STARS, *DECK_OPTIONS)
    readings = READINGS
    end_cites = ("etazhiki.full.end.2",)
    position_params = PARAMS
    deck_options = tuple(one.name for one in DECK_OPTIONS)
    habits = HABITS
    wording = WORDING
    shared = True

    def __init__(self) -> None:
        self.bots = {"random": RandomBot(), "sensible": SensibleBot()}

    def seat_count(self, options: Any) -> int:
        """Return how many sit at the table."""
        return int(options["players"])

    def reword(self, action: str) -> str:
        """Name the stack too, where the action names one."""
        named, _, stack = action.partition(" on ")
        return super().reword(named) + (f" на стопку {stack}" if stack else "")

    def deal(self, seed: int = 1, options: Any = None, readings: Any = None, cards: str | None = None) -> EtazhikiState:
        """Begin a match with the deal of this number, or with the given cards on top of the deck."""
        number = SEED.read(seed)
        return EtazhikiState(self, number, self.read_options(options), Chosen(self.readings, readings), cards)

    def verdict(self, state: State, action: str, seat: int) -> Verdict:
        """Say whether an action of this seat is allowed and by which rules."""
        assert isinstance(state, EtazhikiState)
        refused = refusal(state, action, seat)
        return Verdict(True, *grounds(state, action, seat)) if refused is None else forbidden(refused)

    def scene(self, state: State, seat: int, open_hands: bool = False) -> Scene:
        """Describe the table as a seat sees it."""
        assert isinstance(state, EtazhikiState)
        return scene_of(state, seat, open_hands)

    def public_scene(self, state: State, open_hands: bool = False) -> Scene:
        """Describe the table as it lies open to everybody."""
        assert isinstance(state, EtazhikiState)
        return scene_of(state, NOBODY, open_hands)

    def deck(self, options: Any, readings: Any) -> DeckSheet | None:
        """Describe the deck of these options and what is wrong with it."""
        return deck_sheet(self.read_options(options), Chosen(self.readings, readings))

    def advise(self, view: View) -> Advice:
        """Say what a sensible player would do, and why."""
        return advise(view)

    def position(self, given: Any, readings: Any = None) -> EtazhikiState:
        """Set up a position; cards that are not named stay unknown."""
        values = read_all(self.position_params, given, "Положение")
        state = self.deal(1, {"level": values["level"], "players": values["players"]}, readings)
        set_up(state, values)
        return state

    def lesson(self) -> Lesson | None:
        """Return the guided first game."""
        return LESSON


GAME = Etazhiki()

__all__ = ["GAME", "Etazhiki", "EtazhikiState", "View"]
