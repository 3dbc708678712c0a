"""«Винт»: every stage of a deal by its name, and what is barred in them."""

from __future__ import annotations

from ..bars import by_move
from ..rotation import seat_rubber
from ..variants.table import SEATS_ROTATE
from . import away, cards, nail, ordinary, seats, variants
from .stage import Stage, seating

STAGES: dict[str, Stage] = {
    **seats.STAGES, SEATS_ROTATE: seating(seat_rubber), **away.STAGES, **variants.STAGES, **cards.STAGES, **nail.STAGES,
}  # fmt: skip

BARS = by_move((*variants.BARS, *ordinary.BARS, *cards.BARS, *away.BARS, *nail.BARS))
"""Every prohibition and obligation of the stages, under stage and verb; what a kind changes comes first."""
