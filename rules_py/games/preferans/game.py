"""«Преферанс»: the face that the three games share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...base import SEED, Game, RandomBot, Scene, State
from ...errors import InputError
from ...reading import Chosen
from ...results import Advice, Verdict
from .kind import Kind
from .state import PreferansState, View


class PreferansGame(Game):
    """A game of the family; the kind says which."""

    kind: Kind

    def __init__(self) -> None:
        self.bots = {"random": RandomBot()}

    def seat_count(self, options: Mapping[str, Any]) -> int:
        """Return how many sit at the table."""
        return int(options.get("players", self.seats[0]))

    def deal(self, seed: int = 1, options: Any = None, readings: Any = None, cards: str | None = None) -> PreferansState:
        """Begin a pool with the deal of this number, or with the given cards."""
        number = SEED.read(seed)
        return PreferansState(self, self.kind, number, self.read_options(options), Chosen(self.readings, readings), cards)

    def judge(self, state: State, action: str, seat: int | None = None) -> Verdict:
        raise NotImplementedError

    def scene(self, state: State, seat: int, open_hands: bool = False) -> Scene:
        raise NotImplementedError

    def position(self, given: Any, readings: Any = None) -> State:
        raise NotImplementedError

    def advise(self, view: Any) -> Advice:
        raise NotImplementedError
