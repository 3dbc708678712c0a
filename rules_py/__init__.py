"""Rules of card games that run: every refusal and every point names its rule."""

from __future__ import annotations

from .calculators import Calculator
from .calculators import find as calculator
from .calculators import registry as calculators
from .cites import Implementation, implemented
from .errors import IllegalAction, InputError, RulesError
from .game import Game, State
from .readings import Reading
from .readings import registry as readings
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
