"""«Гусарский преферанс»: two players, a talon each."""

from __future__ import annotations

from ...families.preferans.game import PreferansGame
from ...families.preferans.options import DEALS, RECORD
from ...families.preferans.positions import position_params
from ...families.preferans.readings import HOLD, JUMP, REMAINDER, TEN_CHECK, TEN_DIAMONDS, VINTING_NINE
from ...families.preferans.rules import TABLE
from . import calculators as calculators
from .kind import DECK, HussarKind
from .lesson import LESSON
from .readings import READINGS


class Hussar(PreferansGame):
    """Преферанс for two without a dummy."""

    slug = "gusarskij"
    title = "Гусарский преферанс"
    seats = (2, 2)
    options = (TABLE, RECORD, DEALS)
    readings = (*READINGS, JUMP, HOLD, TEN_CHECK, REMAINDER, TEN_DIAMONDS, VINTING_NINE)
    end_cites = ("gusarskij.1", "preferans.calc.1")
    position_params = position_params(DECK, 2, 2, 2)
    kind = HussarKind()
    guide = LESSON


GAME = Hussar()

__all__ = ["GAME", "Hussar"]
