"""«Верю? Не верю!»: what the table sees, what one player knows, what may come into his mind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...frame.readings import Chosen
from .options import KIND_NAMES, SAUSAGE, SHOE, Phase
from .rounds import lowest_bid

if TYPE_CHECKING:
    from .play import VeryuState


@dataclass(frozen=True, slots=True)
class View:
    """What one player knows."""

    seat: int
    to_move: int | None
    phase: str
    hand: tuple[int, int]
    """Sausages and shoes in his own hand."""
    mat: tuple[int, ...]
    """His own cards on the mat, from the bottom."""
    lost: tuple[int, ...]
    """The cards that he has lost: he alone knows them."""
    mats: tuple[int, ...]
    """How many cards lie on each mat."""
    opened: tuple[tuple[int, int, int], ...]
    """Cards that lie open: owner, place from the bottom, kind."""
    cards: tuple[int, ...]
    """How many cards each still has in the game."""
    successes: tuple[int, ...]
    first: int
    turn: int
    bid: int
    bidder: int | None
    bids: tuple[int, ...]
    """The last number that each has named in this round, 0 for none."""
    passed: tuple[bool, ...]
    contender: int | None
    shoe_owner: int | None
    outcome: bool | None
    readings: Chosen
    legal: tuple[str, ...]


def view_of(state: VeryuState, seat: int) -> View:
    """Return what a seat may know."""
    return View(
        seat=seat,
        to_move=state.to_move,
        phase=state.phase,
        hand=(state.hands[seat][SAUSAGE], state.hands[seat][SHOE]),
        mat=tuple(state.mats[seat]),
        lost=tuple(state.lost[seat]),
        mats=tuple(len(mat) for mat in state.mats),
        opened=tuple(seen(state)),
        cards=tuple(state.cards_of(one) for one in range(state.players)),
        successes=tuple(state.successes),
        first=state.first,
        turn=state.turn,
        bid=state.bid,
        bidder=state.bidder,
        bids=tuple(state.bids),
        passed=tuple(state.passed),
        contender=state.contender,
        shoe_owner=state.shoe_owner,
        outcome=state.outcome,
        readings=state.readings,
        legal=tuple(state.legal_for(seat)),
    )


def seen(state: VeryuState) -> list[tuple[int, int, int]]:
    """Return the cards of the round that the whole table has seen: opened first, then shown."""
    shown = [(seat, place) for seat in sorted(state.shown) for place in range(len(state.table[seat]))]
    places = dict.fromkeys([*state.opened, *shown])
    return [(owner, place, state.table[owner][place]) for owner, place in places]


def thinkable(state: VeryuState) -> list[str]:
    """Return the actions that belong to the phase, allowed or not."""
    match state.phase:
        case Phase.PLACING:
            found = [f"place {name}" for name in KIND_NAMES[:2]]
        case Phase.ADDING | Phase.BIDDING:
            found = [f"place {name}" for name in KIND_NAMES[:2]] if state.phase == Phase.ADDING else []
            found += [f"bid {bid}" for bid in range(lowest_bid(state.bid), state.highest() + 1)]
            found += ["pass"] if state.phase == Phase.BIDDING else []
        case Phase.ATTEMPT:
            found = [f"flip {owner + 1}.{place + 1}" for owner, mat in enumerate(state.mats) for place in range(len(mat))]
        case Phase.LOSS:
            found = [f"take {place + 1}" for place in range(state.cards_of(state.contender or 0))]
            found += [f"drop {name}" for name in KIND_NAMES[:2]]
        case Phase.APPOINTING:
            found = [f"first {one + 1}" for one in range(state.players)]
        case _:
            found = [] if state.done else ["next"]
    return [*found, "show"] if state.outcome is False and not state.done else found
