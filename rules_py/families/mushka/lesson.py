"""The family of мушка: a guided first deal for three, the learner on the dealer's left."""

from __future__ import annotations

from ...frame.cards import DECK_32
from ...frame.lesson import Lesson, LessonStep, laid_out


def first_deal(title: str, hands: tuple[str, str, str], then: str, *steps: LessonStep) -> Lesson:
    """Return a lesson of one deal with these hands; the cards after them are turned up and drawn."""
    return Lesson(title=title, seat=0, seed=3, cards=laid_out(DECK_32, hands, then), options={"players": 3}, steps=steps)
