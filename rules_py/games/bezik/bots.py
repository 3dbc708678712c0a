"""Безик: which card to keep and which to give, which trick is worth taking, what to declare first."""

from __future__ import annotations

from typing import Any

from ...frame.sampling import Maxim

MAXIMS: tuple[Maxim, ...] = ()


def worth(match: Any, seat: int) -> float:
    """Return what a deal is worth: the lead over the best of the others."""
    points = match.open.points
    return float(points[seat] - max(count for other, count in enumerate(points) if other != seat))
