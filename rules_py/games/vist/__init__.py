"""Вист: the full member of its family."""

from __future__ import annotations

from dataclasses import replace

from ...families.vist.game import WHIST
from .lesson import LESSON

GAME = replace(WHIST, guided=LESSON).published()
