"""Пикет: the full member of its family."""

from __future__ import annotations

from ...families.piket import PIKET

GAME = PIKET.published()
