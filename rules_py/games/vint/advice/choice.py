"""«Винт»: the player that follows the source's advice, and the hints with their reasons."""

from __future__ import annotations

from collections.abc import Callable

from ....frame.face import Bot
from ....frame.results import Advice
from ....frame.rng import Generator
from ..stages.ordinary import AUCTION, CARD_ACTIONS, CARD_OF_ACTION, PASS_PLAY, PLAY
from ..view import DEAL_OVER, View
from .bid import bid
from .follow import follow
from .lead import lead
from .memory import Memory
from .sensible import avoid_card


def _card(view: View) -> Advice:
    memory = Memory(view)
    if not view.table:
        return lead(memory)
    return follow(memory, tuple(CARD_OF_ACTION[action] for action in view.legal))


def _avoid(view: View) -> Advice:
    return Advice(CARD_ACTIONS[avoid_card(view)], "Распасы: брать взятки невыгодно.", ("vint.r10",))


ADVISERS: dict[str, Callable[[View], Advice]] = {AUCTION: bid, PLAY: _card, PASS_PLAY: _avoid}
"""What to do at each stage."""


def advise(view: View) -> Advice:
    """Say what a player who follows the source would do, and why."""
    if view.phase == DEAL_OVER:
        return Advice("next", "Сдача окончена: сдаёт следующий по очереди.", ("vint.h1",))
    return ADVISERS[view.phase](view)


class AdviceBot(Bot):
    """Follows the advice of the source."""

    def choose(self, view: View, random: Generator) -> str:
        """Return the action that `advise` names."""
        return advise(view).action
