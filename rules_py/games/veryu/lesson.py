"""«Верю? Не верю!»: the guided first game."""

from __future__ import annotations

from ...lesson import Lesson

LESSON: Lesson | None = None
