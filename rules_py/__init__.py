"""Rules of card games that run: every refusal and every point names its rule."""

from __future__ import annotations

from .base import Game, State
from .calc import Calculator
from .calc import find as calculator
from .calc import registry as calculators
from .cites import Implementation, implemented
from .errors import IllegalAction, InputError, RulesError
from .reading import Reading
from .reading import registry as readings
from .registry import all_games as games
from .registry import find as game
from .results import Advice, Score, Verdict

__all__ = [
    "Advice",
    "Calculator",
    "Game",
    "IllegalAction",
    "Implementation",
    "InputError",
    "Reading",
    "RulesError",
    "Score",
    "State",
    "Verdict",
    "calculator",
    "calculators",
    "game",
    "games",
    "implemented",
    "readings",
]
