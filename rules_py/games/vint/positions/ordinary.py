"""«Винт»: positions set up from their description. The seat that acts is always place 0."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ....frame.cites import implements
from ....frame.errors import InputError
from ....frame.params import CardRow, Cards, Flag, Int, OneOf, Param, Text
from ....kernels.auction import PASS, Auction
from ....kernels.tricks import TrickPlay
from ..bidding import bid_out_of_turn, new_auction, refuse_call, taken_for
from ..deal import SEATS, next_place
from ..fields import (
    Calls,
    Fields,
    call_text,
    contract_choice,
    level_of_name,
    place_choice,
    read_call,
    strain_of_name,
    trump_choice,
)
from ..irregularities.untimely import DealUnderWay, LateTalk, SuitLedOutOfTurn, SuitNamedOutOfTurn, WordSpoken
from ..options import DECK, NO_TRUMP, ORDINARY, Variant, step_of
from ..play import VintState
from ..stages.ordinary import AUCTION, PLAY

Place = Callable[[int], int]
"""Turns a seat of the description, 1 to 4, into a place; the acting seat is 0."""
Apply = Callable[[VintState, Mapping[str, Any], Place], None]


_SEAT_AND_CALL = (Int(name="seat", label="Игрок", low=1, high=4), Text(name="call", label="Слово", limit=10))
_SEAT_AND_TRUMP = (Int(name="seat", label="Игрок", low=1, high=4), trump_choice("trump", "Масть"))
_SEAT_AND_CARD = (Int(name="seat", label="Игрок", low=1, high=4), Cards(name="card", label="Карта", deck=DECK, low=1, high=1))

BASE_PARAMS: tuple[Param, ...] = (
    Text(name="variant", label="Вид винта", default=ORDINARY.name),
    place_choice("dealer", "Сдающий"),
    place_choice("seat", "Кто действует"),
    Calls(name="calls", label="Слова по порядку"),
    Fields(name="out_of_turn", label="Назначение не в очередь", params=_SEAT_AND_CALL),
    place_choice("asked_to_lead", "Спросил, можно ли ходить"),
    place_choice("invited_lead", "Предложил ходить"),
    OneOf(
        name="trump", label="Козырь", choices=(("", "не назван"), *trump_choice().choices), default=""
    ),
    OneOf(name="contract", label="Игра", choices=(("", "не названа"), *contract_choice().choices), default=""),
    place_choice("declarer", "Назначивший"),
    Cards(name="hand", label="Карты", deck=DECK, high=16),
    CardRow(name="trick", label="На столе", deck=DECK, high=3, default=""),
    Flag(name="first_lead", label="Первый выход"),
    Fields(name="bid_out_of_turn", label="Масть, названная не в очередь", params=_SEAT_AND_TRUMP),
    Fields(name="led_out_of_turn", label="Ход не в очередь", params=_SEAT_AND_CARD),
    Int(name="dealt", label="Роздано карт", low=0, high=52, default=52),
    Flag(name="opponents_agree", label="Противники согласны"),
)  # fmt: skip


def set_up(state: VintState, values: Mapping[str, Any], parts: Sequence[Apply]) -> VintState:
    """Turn a fresh match into the described position; `parts` do what further fields say."""
    actor = _actor(values)

    def place(seat: int) -> int:
        return (seat - actor) % SEATS

    state.events, state.restrictions = [], []
    state.draws = ()
    state.dealer = place(values["dealer"] or 1)
    state.play = TrickPlay(DECK, [0] * SEATS, -1, 0)
    state.held = [0] * SEATS
    if values["trump"] or values["hand"] or values["trick"]:
        _play_position(state, values, place)
    else:
        _auction_position(state, values, place)
    state.restrictions.append(WordSpoken())
    state.restrictions.append(DealUnderWay(values["dealt"], state.dealer, values["opponents_agree"]))
    for apply in parts:
        apply(state, values, place)
    state.common = None
    return state


def _actor(values: Mapping[str, Any]) -> int:
    """Return the seat that acts: the one named, or the one whose turn it is."""
    if values["seat"]:
        return int(values["seat"])
    if values["trump"] or values["hand"]:
        return int(values["declarer"] or 0) % SEATS + 1 if values["declarer"] else 1
    return ((values["dealer"] or 1) - 1 + len(values["calls"])) % SEATS + 1


def _auction_position(state: VintState, values: Mapping[str, Any], place: Place) -> None:
    """Replay the words of an auction."""
    callers = tuple((state.dealer + turn) % SEATS for turn in range(SEATS))
    auction = new_auction(callers, state.readings, state.rules.variant.least)
    say_words(auction, values["calls"], state.rules.variant)
    early = values["out_of_turn"]
    if early is not None:
        step = read_call(early["call"], "out_of_turn")
        speaker = place(early["seat"])
        if step == PASS or speaker == auction.caller:
            raise InputError("Назначение не в очередь: назовите игрока, чья очередь не пришла, и его назначение", "out_of_turn")
        bid_out_of_turn(auction, speaker, step, (speaker + 2) % SEATS, state.readings)
    state.auction = auction
    state.at_stage(AUCTION)
    asked, invited = (place(values[name]) if values[name] else None for name in ("asked_to_lead", "invited_lead"))
    if asked is not None or invited is not None:
        state.restrictions.append(LateTalk(asked, invited))


def say_words(auction: Auction, calls: tuple[int, ...], variant: Variant) -> None:
    """Say the words of an auction one after another; one that could not be said is refused by its number."""
    for number, step in enumerate(calls, 1):
        if not auction.open:
            raise InputError(f"Слова по порядку: торг закрыт до слова {number}", "calls")
        word = f"Слова по порядку: слово {number} «{call_text(step)}»"
        counted = PASS if step == PASS else taken_for(step, auction.best)
        if counted is None:
            raise InputError(f"{word} ниже прежнего, а выше игр нет", "calls")
        refused = refuse_call(auction, auction.caller, counted, variant)
        if refused is not None:
            raise InputError(f"{word}: {refused.text}", "calls", refused.cites)
        auction.call(counted)


@implements("vint.h4")
def _play_position(state: VintState, values: Mapping[str, Any], place: Place) -> None:
    """Put the cards on hand and on the table; other hands stay unknown."""
    strain = strain_of_name(values["trump"]) if values["trump"] else NO_TRUMP
    level = level_of_name(values["contract"]) if values["contract"] else 1
    trick: tuple[int, ...] = values["trick"]
    hand: int = values["hand"]
    for card in trick:
        if hand >> card & 1:
            raise InputError("Карта на столе не может быть и на руках", "trick")
    state.contract = step_of(level, strain)
    state.declarer = place(values["declarer"]) if values["declarer"] else 3
    state.auction.open = False
    state.auction.best, state.auction.holder = state.contract, state.declarer
    leader = -len(trick) % SEATS
    if values["first_lead"] and not trick:
        leader = next_place(state.declarer)
    hands = [0] * SEATS
    hands[0] = hand
    for turn, card in enumerate(trick):
        hands[(leader + turn) % SEATS] |= 1 << card
    play = TrickPlay(DECK, hands, -1 if strain == NO_TRUMP else strain, leader)
    for card in trick:
        play.apply(card)
    state.play, state.opener, state.held = play, leader, hands[:]
    state.at_stage(PLAY)
    named = values["bid_out_of_turn"]
    if named is not None:
        state.restrictions.append(SuitNamedOutOfTurn(place(named["seat"]), strain_of_name(named["trump"])))
    led = values["led_out_of_turn"]
    if led is not None:
        card = led["card"].bit_length() - 1
        state.restrictions.append(SuitLedOutOfTurn(place(led["seat"]), DECK.suit_of[card]))
