"""«Винт»: players who change partners from rubber to rubber — five, six, and three with a dummy — and their settlement."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from ...families.vist.draw import draw_pack
from ...families.vist.rotation import draw_key, plan_of
from ...frame.cites import implements
from ...frame.readings import Chosen
from .options import Variant, add_variant
from .play import PLAYER_PAYMENTS
from .readings import RUBBER_RESULT_EACH
from .rubber import pay_dummy, pay_sides
from .stages.ordinary import STAGES
from .stages.seats import SeatingStage, let_deal

if TYPE_CHECKING:
    from .play import VintState

SEATS_ROTATE = "места робберов"
RESTING_RULES = {5: ("vint.pyaterom.1", "vint.pyaterom.5"), 6: ("vint.shesterom.1", "vint.shesterom.3")}

FIVE = add_variant(
    Variant(name="впятером", about="четверо играют, один отдыхает", rules=("vint.pyaterom.1", "vint.pyaterom.5"), players=5, rotates=True,
            stages=(SEATS_ROTATE, "auction", "play"))
)  # fmt: skip
SIX = add_variant(
    Variant(name="вшестером", about="четверо играют, двое отдыхают", rules=("vint.shesterom.1", "vint.shesterom.3"), players=6, rotates=True,
            stages=(SEATS_ROTATE, "auction", "play"))
)  # fmt: skip


@lru_cache(maxsize=64)
@implements("vint.pyaterom.2", "vint.pyaterom.4", "vint.shesterom.2", "vint.h53")
def drawn_rotation(number: int, players: int) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """Draw a card for each player and plan the rubbers by it: the cards, and who sits at the four places each time."""
    draws = tuple(draw_pack(number)[:players])
    return draws, plan_of(draws)


class SeatRubber(SeatingStage):
    """Five or six players: four of them play this rubber, the rest sit out."""

    @implements("vint.pyaterom.1", "vint.pyaterom.5", "vint.shesterom.1", "vint.shesterom.3")
    def seat(self, state: VintState) -> None:
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


STAGES[SEATS_ROTATE] = SeatRubber()


@implements("vint.pyaterom.3", "vint.pyaterom.4", "vint.pyaterom.5")
def _pay_each(totals: Sequence[int], team: Sequence[int], readings: Chosen) -> list[int]:
    """Let each of the four write the result of the rubber, whole or half by the reading; who sat out writes nothing."""
    paid = pay_sides(totals)
    share = 2 if readings[RUBBER_RESULT_EACH] == "half" else 1
    return [0 if side < 0 else paid[side] // share if paid[side] >= 0 else -(-paid[side] // share) for side in team]


@implements("vint.troem.1.9")
def _pay_dummy_player(totals: Sequence[int], team: Sequence[int], readings: Chosen) -> list[int]:
    """Let the player with the dummy win from both others, or pay both."""
    alone = next(side for side in (0, 1) if team.count(side) == 1)
    twice, single, _ = pay_dummy((totals[alone], totals[1 - alone]))
    return [twice if side == alone else single for side in team]


PLAYER_PAYMENTS.update({"sides": _pay_each, "dummy columns": _pay_dummy_player})


def resting(state: VintState) -> list[int]:
    """Return the players who sit out this rubber."""
    return [player for player in range(state.rules.variant.players) if player not in state.controller]


def record_of_players(state: VintState) -> list[int]:
    """Return what each player has won or lost in the rubbers that are over."""
    pay = PLAYER_PAYMENTS[state.rules.variant.payment]
    record = [0] * state.rules.variant.players
    for totals, team in zip(state.settled, state.teams, strict=True):
        for player, amount in enumerate(pay(totals, team, state.readings)):
            record[player] += amount
    return record


__all__ = ["FIVE", "SIX", "drawn_rotation", "record_of_players", "resting"]
