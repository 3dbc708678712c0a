"""Мушка: the full member of its family."""

from __future__ import annotations

from ...families.mushka import MUSHKA

GAME = MUSHKA.published()
