"""«Современный преферанс»: pool, mountain, whists."""

from __future__ import annotations

from ...families.preferans.game import PreferansGame
from ...families.preferans.options import BY_TIME, DEALS, TO_POOL
from ...families.preferans.positions import position_params
from ...families.preferans.readings import HOLD, JUMP, TEN_CHECK, THREE_SECOND_LEAD
from ...families.preferans.rules import DECK
from ...frame.params import Flag, Int, OneOf
from . import calculators as calculators
from . import irregularities as irregularities
from .kind import ModernKind
from .lesson import LESSON
from .readings import READINGS

OPTIONS = (
    OneOf(name="players", label="Игроков", choices=((3, "трое"), (4, "четверо")), default=3),
    OneOf(
        name="until",
        label="Играют",
        choices=((TO_POOL, "до условленной пули"), (BY_TIME, "на время: столько-то сдач")),
        default=TO_POOL,
    ),
    Int(
        name="target",
        label="Пуля",
        low=2,
        high=200,
        default=20,
        hint="Играют, пока кто-нибудь не наберёт столько в пуле.",
        when={"until": (TO_POOL,)},
    ),
    DEALS,
    Flag(name="gentleman", label="Джентльменский вист"),
    Flag(name="soft", label="Мягкая норма вистующих"),
)


class Modern(PreferansGame):
    """The game as it is played today."""

    slug = "preferans-modern"
    title = "Современный преферанс"
    seats = (3, 4)
    options = OPTIONS
    readings = (*READINGS, JUMP, HOLD, TEN_CHECK, THREE_SECOND_LEAD)
    end_cites = ("preferans-modern.11",)
    position_params = position_params(DECK, 4, 3, 4)
    kind = ModernKind()
    guide = LESSON


GAME = Modern()

__all__ = ["GAME", "Modern"]
