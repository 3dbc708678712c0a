"""Пикет: the full member of its family."""

from __future__ import annotations

from dataclasses import replace

from ...families.piket import PIKET
from .lesson import LESSON

GAME = replace(PIKET, guided=LESSON).published()
