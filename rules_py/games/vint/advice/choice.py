"""«Винт»: the player that follows the source's advice, and the hints with their reasons."""

from __future__ import annotations

from collections.abc import Callable

from ....frame.face import Bot
from ....frame.results import Advice
from ....frame.rng import Generator
from ..options import CARD_ACTIONS, CARD_OF_ACTION
from ..stages.ordinary import AUCTION, PASS_PLAY, PLAY
from ..view import DEAL_OVER, View
from . import variants
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


def _bid(view: View) -> Advice:
    return variants.bid(view) if variants.bids_by_itself(view.rules.variant) else bid(view)


ADVISERS: dict[str, Callable[[View], Advice]] = {AUCTION: _bid, PLAY: _card, PASS_PLAY: _avoid, **variants.ADVISERS}
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


class KindsBot(Bot):
    """A bot of the ordinary game that knows the stages of the kinds too."""

    def __init__(self, inner: Bot) -> None:
        self.inner = inner

    def choose(self, view: View, random: Generator) -> str:
        """Return an action by the stage."""
        if view.phase in variants.ADVISERS or view.phase == AUCTION and variants.bids_by_itself(view.rules.variant):
            return ADVISERS[view.phase](view).action
        return self.inner.choose(view, random)
