"""Вист: the full member of its family."""

from __future__ import annotations

from ...families.vist.game import WHIST

GAME = WHIST.published()
