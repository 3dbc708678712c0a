"""«Винт»: one line of the score sheet, and whose it is."""

from __future__ import annotations

from ...families.vist.sheet import Written as Line

DECLARERS, OPPONENTS = 0, 1
"""Roles in a deal: those who named the game and those who play against them."""

__all__ = ["DECLARERS", "OPPONENTS", "Line"]
