"""«Преферанс»: the old game with its forms."""

from __future__ import annotations

from . import calculators as calculators
from . import calculators_entries as calculators_entries
from . import exact as exact
from . import irregularities as irregularities
from . import settlement as settlement
from .game import PreferansGame
from .old import OldKind
from .options import OPTIONS
from .position import position_params
from .readings import READINGS
from .state import PreferansState, View
from .terms import DECK


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


GAME = Preferans()

__all__ = ["GAME", "Preferans", "PreferansState", "View"]
