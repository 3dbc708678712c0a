"""Мушка: the full member of its family."""

from __future__ import annotations

from dataclasses import replace

from ...families.mushka import MUSHKA
from .lesson import LESSON

GAME = replace(MUSHKA, guided=LESSON).published()
