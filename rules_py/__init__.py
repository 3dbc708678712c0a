"""Rules of card games that run: every refusal and every point names its rule."""

from __future__ import annotations

from .frame.calculators import Calculator
from .frame.calculators import find as calculator
from .frame.calculators import registry as calculators
from .frame.cites import Implementation, implemented
from .frame.errors import IllegalAction, InputError, RulesError
from .frame.face import Game, State
from .frame.readings import Reading
from .frame.readings import registry as readings
from .frame.results import Advice, Score, Verdict
from .registry import all_games as games
from .registry import find as game

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
