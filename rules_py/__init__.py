"""Rules of card games that run: every refusal and every point names its rule."""

from __future__ import annotations

from .frame.calculators import Calculator
from .frame.cites import Implementation
from .frame.errors import IllegalAction, InputError, RulesError
from .frame.face import Game, State
from .frame.readings import Reading
from .frame.results import Advice, Score, Verdict
from .registry import calculator, calculators, game, games, implemented
from .registry import readings_of_all as readings

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
