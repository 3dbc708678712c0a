"""«Винт»: fields of a position that speak of the kinds of винт."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ...auction import PASS, Auction, AuctionRules
from ...cites import implements
from ...errors import InputError
from ...params import Cards, Flag, Ints, OneOf, Param
from ...results import Verdict
from .bidding import taken_for
from .deal import SEATS
from .fields import place_choice
from .options import DECK, STEP_OF_ACTION, STEPS, bid_text
from .play import VintState
from .positions import Place, add_part
from .stages import AUCTION, STAGES
from .stages_variants import LEFT, ROUND, NailStage
from .variants import AFTER, NAIL, THREE_FIRST, TWO_FIRST

PHASES = ("", AFTER, "гвоздь", "злой гвоздь")
PARAMS: tuple[Param, ...] = (
    Flag(name="dummies_open", label="Болваны открыты", default=True),
    place_choice("dummy_player", "Игрок с болваном"),
    Ints(name="callers", label="Кто говорит по порядку", low=1, high=4, most=4, default=[]),
    place_choice("buyer", "Кто взял прикуп"),
    OneOf(name="phase", label="Что происходит", choices=tuple((one, one or "обычная игра") for one in PHASES), default=""),
    Cards(name="received", label="Получено гвоздём", deck=DECK, high=2),
)


@dataclass(frozen=True, slots=True)
class PairAndDummy:
    """Three play: the pair talks first, the player with the dummy says the last word."""

    dummy: int

    @implements("vint.troem.1.3")
    def judge(self, state: VintState, action: str, place: int) -> Verdict | None:
        """Judge words by whose turn it is to talk."""
        if action != "pass" and action not in STEP_OF_ACTION:
            return None
        spoken = any(who == self.dummy for who, _ in state.auction.calls)
        if place != self.dummy and spoken:
            text = f"Нельзя: игрок с болваном сказал своё слово, игра — {bid_text(state.auction.best)}"
            return Verdict(False, text, ("vint.troem.1.3",))
        if place == self.dummy and not self._pair_done(state):
            return Verdict(False, "Рано: сначала назначают двое партнёров", ("vint.troem.1.3",))
        return None

    def _pair_done(self, state: VintState) -> bool:
        words = [step for who, step in state.auction.calls if who != self.dummy]
        return bool(words) and words[-1] == PASS


def apply(state: VintState, values: Mapping[str, Any], place: Place) -> None:
    """Put the circumstances of a kind into the state."""
    if values["dummy_player"]:
        _three(state, values, place)
    if values["buyer"]:
        state.aside.buyer = place(values["buyer"])
    if not values["dummies_open"] and state.rules.variant is not TWO_FIRST:
        raise InputError("Болваны открыты: поле относится к первому способу винта вдвоём", "dummies_open")
    if values["phase"] == AFTER:
        if not values["buyer"]:
            raise InputError("Кто взял прикуп: после разноса назовите купившего", "buyer")
        state.declarer = state.aside.buyer
        state.auction.holder = state.declarer
        _enter(state, AFTER)
    elif values["phase"]:
        _nail(state, values)


def _enter(state: VintState, name: str) -> None:
    """Begin a stage of the kind in the position."""
    if name not in state.rules.variant.stages:
        raise InputError(f"Что происходит: в виде «{state.rules.variant.name}» этого нет", "phase")
    state.walk = state.rules.variant.stages.index(name)
    state.phase, state.stage = name, STAGES[name]
    state.stage.begin(state)


def _nail(state: VintState, values: Mapping[str, Any]) -> None:
    """Begin the nail; the acting seat sends first, or second where it has received."""
    received: int = values["received"]
    if received & ~state.play.hands[0]:
        raise InputError("Получено гвоздём: этой карты нет среди карт игрока", "received")
    state.declarer = 1 if received else 3
    _enter(state, NAIL)
    memo = state.aside.memo
    memo[NailStage.EVIL] = int(values["phase"] == "злой гвоздь" or memo[NailStage.EVIL])
    if received:
        memo[ROUND], memo[LEFT] = 1, memo["each"]
        state.aside.seen[0] = received
        state.play.player = 0


def _three(state: VintState, values: Mapping[str, Any], place: Place) -> None:
    """Replay the words of the pair and of the player with the dummy."""
    if state.rules.variant is not THREE_FIRST:
        raise InputError("Игрок с болваном: поле относится к первому способу винта втроём", "dummy_player")
    dummy = place(values["dummy_player"])
    callers = tuple(place(seat) for seat in values["callers"]) or tuple(
        (dummy + turn) % SEATS for turn in (1, 3)
    )
    if len(set(callers)) != len(callers):
        raise InputError("Кто говорит по порядку: место названо дважды", "callers")
    auction = Auction(AuctionRules(STEPS, callers, closing=2 * len(callers), opening=len(callers) + 1))
    for number, step in enumerate(values["calls"], 1):
        counted = PASS if step == PASS else taken_for(step, auction.best)
        if counted is None or not auction.open:
            raise InputError(f"Слова по порядку: слово {number} сказать уже нельзя", "calls")
        auction.call(counted)
    state.auction = auction
    state.phase, state.stage = AUCTION, STAGES[AUCTION]
    state.controller, state.side = (0, 1, 2, 3), (0, 1, 0, 1)
    state.restrictions.append(PairAndDummy(dummy))


add_part(PARAMS, apply)
