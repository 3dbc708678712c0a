"""Humbug: four packets, the exchange of a whole hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...families.vist.phases import BARS as WHIST_BARS
from ...families.vist.phases import PHASES as WHIST_PHASES
from ...families.vist.rubber import side_facts
from ...families.vist.seats import M
from ...families.vist.state import Whist
from ...frame.errors import InputError
from ...frame.moves import Bar, Kind, Move, Need, Phase, Turn
from ...frame.places import Place, Sight
from ...frame.prompts import Prompt
from ...frame.rulebook import over
from ...kernels.trick_phase import deck_of
from .scoring import HumbugDeal

PACKET = Place("packet", "Кучка для обмена", Sight.NOBODY, owned=True, shape="stack")
THROWN = Place("thrown", "Сброшено", Sight.OWNER, owned=True, shape="")
"""A hand that was changed: its owner has seen it, and nobody looks at it again."""
LOST = Place("lost", "Козырь", Sight.ALL, shape="pile")
"""The turned trump of a dealer who changed his cards."""


def opening(match: M) -> Whist:
    """Seat the two opposite each other and go on with the rubber."""
    before: Whist | None = getattr(match, "open", None)
    table = Whist(tricks=[0, 0], circle=[0, 1], playing=[0, 1])
    if before is not None:
        table.rubber = before.rubber
        if not before.rubber_over:
            table.chalk, table.record = before.chalk, before.record
    match.open = table
    match.cards["stock"][0].extend(match.shuffle())
    return table


def deal_out(match: M) -> None:
    """Deal four packets one by one from the dealer's left; the last card is turned and is the dealer's."""
    state, deck, stock = match.open, deck_of(match), match.cards["stock"][0]
    dealer, other = match.dealer, 1 - match.dealer
    piles = (
        match.cards["packet"][other],
        match.cards["hand"][other],
        match.cards["packet"][dealer],
        match.cards["hand"][dealer],
    )
    while stock:
        for pile in piles:
            pile.append(stock.pop())
    if match.options["no_trump"]:
        match.tell(dealer, "{сдаёт|сдаёте} на четыре кучки; играют без козырей", "humbug.piles", "humbug.notrump")
        return
    last = match.cards["hand"][dealer].pop()
    match.cards["open"][dealer].append(last)
    state.turned, state.trump, state.trump_card = last, deck.suit_of[last], deck.text(last)
    match.tell(dealer, f"{{сдаёт|сдаёте}} на четыре кучки; козырь {deck.text(last)}", "humbug.piles", "humbug.trump")


def begin_exchange(match: M) -> None:
    """Let the dealer's opponent decide first."""
    match.ask("exchange", (1 - match.dealer, match.dealer))


def swap(turn: Turn) -> None:
    """Throw the whole hand away and take the packet on the right; the dealer's trump goes with it."""
    match, seat, state = turn.match, turn.seat, turn.match.open
    match.move_cards(tuple(match.cards["hand"][seat]), ("hand", seat), ("thrown", seat))
    if match.cards["open"][seat]:
        match.move_cards(tuple(match.cards["open"][seat]), ("open", seat), ("lost", -1))
        state.turned = -1
        if match.rules.trump_lost:
            state.trump = -1
    match.move_cards(tuple(match.cards["packet"][seat]), ("packet", seat), ("hand", seat))
    state.swapped.append(seat)
    match.tell(seat, "{сбрасывает|сбрасываете} карты и {берёт|берёте} кучку справа", "humbug.exchange")


def keep(turn: Turn) -> None:
    """Play on the cards as dealt."""
    turn.match.tell(turn.seat, "{играет|играете} на своих картах", "humbug.exchange")


def exchanged(match: M, prompt: Prompt) -> None:
    """Begin to play."""
    match.enter("play")


def set_swapped(match: M, value: Any) -> None:
    """Say whether cards were changed in a position."""
    if not isinstance(value, bool):
        raise InputError("Положение: swapped — true или false", "swapped")
    match.open.swapped = [0, 1] if value else []


def humbug_facts(match: M, side: int) -> HumbugDeal:
    """Return what a player's deal came to, with the honours of the other."""
    mine, other = side_facts(match, side), side_facts(match, 1 - side)
    return HumbugDeal(
        tricks=mine.tricks, honours=mine.honours, other_honours=other.honours, no_trump=mine.no_trump,
        trump_coronet=mine.trump_coronet, coronets=mine.coronets, taken_over=mine.taken_over, revokes=mine.revokes,
    )  # fmt: skip


_PLAY, _DEALING = WHIST_PHASES["play"], WHIST_PHASES["dealing"]
_LOOK = Move(
    "look", "Посмотреть", ("Можно: две последние взятки смотрят.", ("vist.26",)),
    needs=(Need(Kind.WORD, lambda match, seat: ("trick", "pile", "discard")),), never=True,
)  # fmt: skip
OTHERS = ("usurp", "gather")
"""Errors of those who do not deal: among two nobody acts ahead of his turn."""
PHASES: dict[str, Phase] = {
    **{name: phase for name, phase in WHIST_PHASES.items() if name not in ("query", "ahead", "deal", "usurped")},
    "exchange": Phase("обмен", (
        Move("keep", "Играть на своих", ("Можно: играют и на своих картах.", ("humbug.exchange",)), keep),
        Move("swap", "Взять кучку справа", ("Можно: карты сбрасывают все и берут кучку справа.", ("humbug.exchange",)), swap,
             hint="Вернуть сброшенное будет нельзя."),
    ), ("humbug.h1",), begin_exchange, exchanged, lambda view: "Играть на своих картах или взять кучку справа?"),
    "dealing": replace(_DEALING, moves=tuple(move for move in _DEALING.moves if move.verb not in OTHERS)),
    "play": replace(_PLAY, moves=tuple(_LOOK if move.verb == "look" else move for move in _PLAY.moves)),
    "over": over("Можно: сдают по очереди.", "humbug.dealturn"),
}  # fmt: skip
BARS = (
    Bar("look", ("humbug.nopeek",), "Кучки справа и сброшенных карт не смотрят", lambda turn: turn.word in ("pile", "discard"), "play"),
    *(bar for bar in WHIST_BARS if bar.phase not in ("ahead", "deal") and bar.on not in OTHERS),
    Bar("swap", ("humbug.noreturn",), "Кучка куплена: менять снова нельзя", lambda turn: turn.seat in turn.match.open.swapped, "exchange"),
)  # fmt: skip
