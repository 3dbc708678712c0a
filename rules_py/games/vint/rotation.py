"""«Винт»: players who change partners from rubber to rubber — five, six, and three with a dummy."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ...families.vist.draw import draw_pack
from ...families.vist.rotation import draw_key, plan_of
from ...frame.cites import implements
from .stages.seats import let_deal
from .variants.table import FIVE

if TYPE_CHECKING:
    from .play import VintState

RESTING_RULES = {5: ("vint.pyaterom.1", "vint.pyaterom.5"), 6: ("vint.shesterom.1", "vint.shesterom.3")}


@lru_cache(maxsize=64)
@implements("vint.pyaterom.2", "vint.pyaterom.4", "vint.shesterom.2", "vint.h53")
def drawn_rotation(number: int, players: int) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """Draw a card for each player and plan the rubbers by it: the cards, and who sits at the four places each time."""
    draws = tuple(draw_pack(number)[:players])
    return draws, plan_of(draws)


@implements("vint.pyaterom.1", "vint.pyaterom.5", "vint.shesterom.1", "vint.shesterom.3")
def seat_rubber(state: VintState) -> None:
    """Seat the four whose turn it is; in the very first deal the lowest card deals."""
    players = state.rules.variant.players
    state.draws, plan = drawn_rotation(state.deal_value["seed"], players)
    before = state.controller
    seated = plan[len(state.settled) % len(plan)]
    state.controller, state.side = seated, (0, 1, 0, 1)
    if not state.actions:
        lowest = min(seated, key=lambda player: draw_key(state.draws[player]))
        let_deal(state, seated.index(lowest), ("vint.pyaterom.2",) if players == FIVE.players else ("vint.shesterom.3",))
    if before != seated:
        resting = ", ".join(f"{player + 1}-й" for player in range(players) if player not in seated)
        state.tell(None, f"{len(state.settled) + 1}-й роббер: отдыхает {resting}", RESTING_RULES[players])


def resting(state: VintState) -> list[int]:
    """Return the players who sit out this rubber."""
    return [player for player in range(state.rules.variant.players) if player not in state.controller]


def record_of_players(state: VintState) -> list[int]:
    """Return what each player has won or lost in the rubbers that are over."""
    pay = state.rules.variant.pays_players
    assert pay is not None
    record = [0] * state.rules.variant.players
    for totals, team in zip(state.settled, state.teams, strict=True):
        for player, amount in enumerate(pay(totals, team, state.readings)):
            record[player] += amount
    return record


__all__ = ["drawn_rotation", "record_of_players", "resting", "seat_rubber"]
