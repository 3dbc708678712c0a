"""«Винт»: fields of a position that speak of the kinds of винт."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ....frame.cites import implements
from ....frame.errors import InputError
from ....frame.params import Cards, Flag, Ints, OneOf, Param
from ....frame.results import Verdict
from ....kernels.auction import PASS, Auction, AuctionRules
from ..bidding import new_auction
from ..deal import SEATS
from ..fields import place_choice
from ..options import DECK, STEP_OF_ACTION, STEPS, bid_text
from ..play import VintState
from ..stages.cards import LEFT, ROUND
from ..stages.nail import AFTER_LOOK, EACH
from ..stages.ordinary import AUCTION, callers_of
from ..variants.rules import LAYOUTS
from ..variants.table import (
    AFTER,
    AWAY,
    BOTH_BID,
    BUY,
    NAIL,
    RUBBISH,
    SPRINKLE,
    SWAP,
    TALON,
    THREE_FIRST,
    TWO_FIFTH,
    TWO_FIRST,
    TWO_FOURTH,
    WHOM,
    pair_calls,
)
from .ordinary import Place, say_words

EVIL_PHASE = "злой гвоздь"
PHASES = ("", SWAP, BUY, WHOM, TALON, SPRINKLE, AFTER, NAIL, EVIL_PHASE, RUBBISH, AWAY)
PARAMS: tuple[Param, ...] = (
    Flag(name="dummies_open", label="Болваны открыты", default=True),
    place_choice("dummy_player", "Игрок с болваном"),
    Ints(name="callers", label="Кто говорит по порядку", low=1, high=4, most=4, default=[]),
    place_choice("buyer", "Кто взял прикуп"),
    OneOf(name="phase", label="Что происходит", choices=tuple((one, one or "обычная игра") for one in PHASES), default=""),
    Cards(name="received", label="Получено гвоздём", deck=DECK, high=2),
    Flag(name="both_bid", label="Условились: после разноса назначают обе стороны"),
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


@dataclass(frozen=True, slots=True)
class Dummies:
    """Two play with dummies: who deals for them and who looks at them before the lead."""

    dealer: int
    dealt_for: bool
    """Owners deal for their dummies."""

    @implements("vint.vdvoem.1.2", "vint.vdvoem.1.6", "vint.vdvoem.4.2")
    def judge(self, state: VintState, action: str, place: int) -> Verdict | None:
        """Judge dealing and looking."""
        if action == "deal":
            if not self.dealt_for and self.dealer >= 2:
                return Verdict(False, "Нельзя: за болванов здесь не сдают", ("vint.vdvoem.4.2",))
            if state.controller[self.dealer] == state.controller[place]:
                text = "Можно: игрок сдаёт и за себя, и за своего болвана" if self.dealt_for else "Можно: сдавать вам"
                return Verdict(True, text, ("vint.vdvoem.1.6",) if self.dealt_for else ("vint.vdvoem.4.2",))
            return Verdict(False, "Нельзя: сдаёт соперник", ("vint.vdvoem.1.6",) if self.dealt_for else ("vint.vdvoem.4.2",))
        if action == "look own dummy" and self.dealt_for:
            return Verdict(True, "Можно: назначая, игрок смотрит свою руку и руку своего болвана", ("vint.vdvoem.1.2",))
        if action == "look other dummy" and self.dealt_for:
            return Verdict(
                False, "Нельзя: до первого выхода болваны закрыты, чужого не смотрят", ("vint.vdvoem.1.2", "vint.vdvoem.1.7")
            )
        return None


def apply(state: VintState, values: Mapping[str, Any], place: Place) -> None:
    """Put the circumstances of a kind into the state."""
    variant = state.rules.variant
    if values["dummy_player"]:
        _three(state, values, place)
    elif state.phase == AUCTION and variant.callers not in (None, pair_calls):
        _callers(state, values)
    if variant in (TWO_FIRST, TWO_FOURTH, TWO_FIFTH):
        state.restrictions.insert(0, Dummies(state.dealer, variant is TWO_FIRST))
    if values["buyer"]:
        state.aside.buyer = place(values["buyer"])
    if not values["dummies_open"] and variant is not TWO_FIRST:
        raise InputError("Болваны открыты: поле относится к первому способу винта вдвоём", "dummies_open")
    if values["both_bid"]:
        state.options = {**state.options, BOTH_BID.name: True}
    if values["phase"]:
        _enter(state, values, place)


def _callers(state: VintState, values: Mapping[str, Any]) -> None:
    """Replay the words in the order of the kind."""
    auction = new_auction(callers_of(state), state.readings, state.rules.variant.least)
    say_words(auction, values["calls"], state.rules.variant)
    state.auction = auction


def _enter(state: VintState, values: Mapping[str, Any], place: Place) -> None:
    """Begin a stage of the kind in the position; the acting seat is the one whose turn it is."""
    phase = values["phase"]
    name = NAIL if phase == EVIL_PHASE else phase
    if name not in state.rules.variant.stages:
        raise InputError(f"Что происходит: в виде «{state.rules.variant.name}» этого нет", "phase")
    state.walk = state.rules.variant.stages.index(name)
    state.at_stage(name)
    aside, memo = state.aside, state.aside.memo
    aside.talon, aside.talon_open = (), False
    if name == AFTER:
        if not values["buyer"]:
            raise InputError("Кто взял прикуп: после разноса назовите купившего", "buyer")
        state.declarer = state.auction.holder = aside.buyer
        state.begin()
    elif name == NAIL:
        _nail(state, values, place)
    elif name in (RUBBISH, AWAY):
        state.dealer = SEATS - 1
        layout = LAYOUTS[state.rules.variant.name]
        memo.update({ROUND: 0, LEFT: layout.to_dealer or layout.away})
    elif name in (SWAP, BUY):
        state.dealer = 0
        state.begin()
    else:
        state.declarer = state.auction.holder = 0
        state.begin()
    if name != AFTER and not (name == NAIL and values["declarer"]):
        state.play.player = 0


def _nail(state: VintState, values: Mapping[str, Any], place: Place) -> None:
    """Begin the nail; the acting seat sends first, or second where it has received."""
    received: int = values["received"]
    if received & ~state.play.hands[0]:
        raise InputError("Получено гвоздём: этой карты нет среди карт игрока", "received")
    state.declarer = place(values["declarer"]) if values["declarer"] else 1 if received else 3
    state.begin()
    memo = state.aside.memo
    memo[AFTER_LOOK] = int(values["phase"] == EVIL_PHASE or memo[AFTER_LOOK])
    if received:
        memo[ROUND], memo[LEFT] = 1, memo[EACH]
        state.aside.seen[0] = received


def _three(state: VintState, values: Mapping[str, Any], place: Place) -> None:
    """Replay the words of the pair and of the player with the dummy."""
    if state.rules.variant is not THREE_FIRST:
        raise InputError("Игрок с болваном: поле относится к первому способу винта втроём", "dummy_player")
    dummy = place(values["dummy_player"])
    callers = tuple(place(seat) for seat in values["callers"]) or tuple((dummy + turn) % SEATS for turn in (1, 3))
    if len(set(callers)) != len(callers):
        raise InputError("Кто говорит по порядку: место названо дважды", "callers")
    auction = Auction(AuctionRules(STEPS, callers, closing=2 * len(callers), opening=len(callers) + 1))
    say_words(auction, values["calls"], state.rules.variant)
    state.auction = auction
    state.at_stage(AUCTION)
    state.controller, state.side = (0, 1, 2, 3), (0, 1, 0, 1)
    state.restrictions.append(PairAndDummy(dummy))
