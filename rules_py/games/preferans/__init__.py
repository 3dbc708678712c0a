"""«Преферанс»: the old game with its forms."""

from __future__ import annotations

from ...families.preferans.game import PreferansGame
from ...families.preferans.positions import position_params
from ...families.preferans.readings import READINGS
from ...families.preferans.rules import DECK
from ...families.preferans.state import PreferansState, View
from . import calculators as calculators
from . import irregularities as irregularities
from .kind import OldKind
from .lesson import LESSON
from .options import OPTIONS


class Preferans(PreferansGame):
    """The old game: three hold cards, two to five play."""

    slug = "preferans"
    title = "Преферанс"
    seats = (2, 5)
    options = OPTIONS
    readings = READINGS
    end_cites = ("preferans.calc.1",)
    position_params = position_params(DECK, 4, 2, 5)
    kind = OldKind()
    guide = LESSON


GAME = Preferans()

__all__ = ["GAME", "Preferans", "PreferansState", "View"]
