"""«Винт»: the auction and the play of thirteen tricks, as rows of phases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from ....frame.cards import SUIT_GENITIVE, SUIT_NAMES
from ....frame.cites import implements
from ....frame.moves import Bar, Said
from ....frame.page import SceneAction, Why
from ....frame.russian import number, tricks
from ....kernels.auction import PASS
from ....kernels.tricks import IllegalCard, Reason, TrickPlay
from ..bars import WORDS, Asked, row, rows, unknown
from ..bidding import CALL_BARS, Call, closes_by_reading, new_auction, refuse_call, speaking_order
from ..deal import next_place
from ..options import (
    BID_ACTIONS,
    BIDS,
    CARD_ACTIONS,
    DECK,
    NO_TRUMP,
    STEPS,
    TRICKS,
    bid_text,
    level_of,
    played_text,
    required,
    strain_of,
)
from ..readings import AUCTION_PASSES
from ..scoring import honour_price, penalty_price, trick_price
from ..view import Event
from ..wording import WORDING
from .stage import TEXTS, Stage, move

if TYPE_CHECKING:
    from ..play import VintState

_WINNER_LEADS = ("vint.h5",)


def callers_of(state: VintState) -> tuple[int, ...]:
    """Return the places that speak in the auction, in order."""
    callers = state.rules.variant.callers
    return speaking_order(state.dealer) if callers is None else callers(state)


def begin_auction(state: VintState) -> None:
    """Give the first word to the dealer, or to whom the kind gives it."""
    state.auction = new_auction(callers_of(state), state.readings, state.rules.variant.least)


def caller(state: VintState) -> int:
    """Return the player whose word it is."""
    return state.controller[state.auction.caller]


def higher(state: VintState) -> Sequence[str]:
    """Return every game that is high enough."""
    steps = state.auction.legal()
    return BIDS[steps.start : steps.stop]


@implements("vint.29", "vint.30a", "vint.75a", "vint.h3", "vint.r8")
def say(asked: Asked) -> None:
    """Say the word; the auction may end with it."""
    state, step = asked.state, asked.value
    auction = state.auction
    place = auction.caller
    auction.call(step)
    state.tell(place, "пас" if step == PASS else bid_text(step), ("vint.30a",) if step != PASS else ())
    if auction.open:
        return
    if auction.passed_out:
        state.throw_in()
    else:
        state.contract, state.declarer = auction.best, auction.holder
        if closes_by_reading(auction, state.readings):
            state.rests = (*state.rests, AUCTION_PASSES)
        text = f"играет {played_text(auction.best)}: нужно {tricks(required(level_of(auction.best)))}"
        state.tell(auction.holder, text, ("vint.31", "vint.h3"))
        state.next_stage()


def why_pass(asked: Asked) -> Said:
    """Say why one may pass."""
    return "Можно: пас не лишает слова в следующем круге.", ("vint.28b", "vint.48b")


def why_bid(asked: Asked) -> Said:
    """Say why a game may be named."""
    best = asked.state.auction.best
    if best < 0:
        return "Можно: это первое назначение.", asked.state.rules.variant.least_cites or ("vint.28a", "vint.30a")
    return f"Можно: это выше, чем {bid_text(best)}.", ("vint.30a", "vint.35b")


def auction_says(state: VintState, player: int) -> Said:
    """Say whose word it is."""
    best = state.auction.best
    last = "игры ещё никто не назвал" if best < 0 else f"последнее назначение — {bid_text(best)}"
    if state.to_move != player:
        return f"Идёт торг: {last}.", ("vint.28b",)
    return f"Ваше слово: {last}.", ("vint.28b", "vint.30a")


def ladder(state: VintState, player: int) -> list[SceneAction]:
    """Return the whole ladder as a grid and the pass below it."""
    place = state.place_of(player)
    variant = state.rules.variant
    offers: list[SceneAction] = []
    for step in range(STEPS):
        refused = refuse_call(state.auction, place, step, variant)
        why: Why | None = None if refused is None else {"text": refused.text, "cites": list(refused.cites)}
        offers.append(
            {"action": BID_ACTIONS[step], "label": BIDS[step], "group": "auction", "row": step // 5, "col": step % 5,
             "legal": refused is None, "why": why, "hint": obligation_text(step), "say": WORDING["bid"].format(bid_text(step)),
             "cites": ["vint.31", "vint.r5b", "vint.r11", "vint.r21"]}
        )  # fmt: skip
    passes = state.auction.rules.closing - state.auction.passes
    hint = "Игры никто не назвал." if state.auction.best < 0 else f"До конца торга пасов подряд: {passes}."
    offers.append(
        {"action": "pass", "label": WORDING["pass"], "group": "auction", "legal": True, "why": None,
         "hint": hint, "cites": ["vint.28b", "vint.h3"]}
    )  # fmt: skip
    return offers


def obligation_text(step: int) -> str:
    """Say what a bid obliges to and what it is worth."""
    level = level_of(step)
    take = required(level)
    return (
        f"«{bid_text(step).capitalize()}»: взять не меньше {take}, отдать не больше {TRICKS - take}. Взятка {trick_price(level)}, "
        f"онёр {number(honour_price(level))}, недобор {number(penalty_price(level))} за взятку."
    )


@implements("vint.h4")
def left_of_declarer(state: VintState) -> int:
    """Let the opponent on the declarer's left lead."""
    return next_place(state.declarer)


@implements("vint.h4")
def begin_play(state: VintState) -> None:
    """Fix the trump and the leader."""
    variant = state.rules.variant
    strain = strain_of(state.contract)
    state.opener = leader = (variant.leader or left_of_declarer)(state)
    state.held = state.play.hands[:]
    state.play = TrickPlay(DECK, state.play.hands, -1 if strain == NO_TRUMP else strain, leader, after=variant.after)


@implements("vint.r10", "vint.h51")
def begin_pass_play(state: VintState) -> None:
    """Play without trumps; the dealer's left neighbour leads."""
    state.held = state.play.hands[:]
    state.opener = next_place(state.dealer)
    state.play = TrickPlay(DECK, state.play.hands, -1, state.opener, after=state.rules.variant.after)


def layer(state: VintState) -> int:
    """Return the player who plays for the place to move."""
    return state.controller[state.play.player]


def in_hand(state: VintState) -> Sequence[int]:
    """Return the cards of the hand to move."""
    return DECK.cards(state.play.hands[state.play.player])


def playable(state: VintState) -> Sequence[str]:
    """Return the cards that the kernel lets play."""
    return [TEXTS[card] for card in state.play.legal()]


@implements("vint.h5")
def lay(state: VintState, card: int) -> None:
    """Play a card, which the kernel refuses where it is not in order; the winner of a trick leads to the next."""
    play = state.play
    place, first = play.player, not play.history
    play.apply(card)
    step, events = len(state.actions), state.events
    events.append(Event(step, state.number, place, TEXTS[card]))
    if play.led < 0:
        events.append(Event(step, state.number, play.winner, "берёт взятку", _WINNER_LEADS))
        if not play.hands[play.winner]:
            state.end_play()
    if first:
        open_dummies(state)


@implements(
    "vint.vdvoem.1.7",
    "vint.troem.1.5",
    "vint.vdvoem.1.1",
    "vint.vdvoem.1.10",
    "vint.vdvoem.4.7",
    "vint.vdvoem.5.9",
    "vint.musor.4",
)
def open_dummies(state: VintState) -> None:
    """Open the dummies that the first card opens."""
    if state.rules.variant.opened is not None:
        places, text, cites = state.rules.variant.opened
        state.aside.open |= places(state)
        state.tell(None, text, cites)


def play_named(asked: Asked) -> None:
    """Play the card that is named, in turn."""
    state, action = asked.state, CARD_ACTIONS[asked.value]
    if layer(state) != asked.player:
        raise state.barred(action, asked.player) or unknown(action)
    try:
        lay(state, asked.value)
    except IllegalCard:
        raise state.barred(action, asked.player) or unknown(action) from None


def why_card(asked: Asked) -> Said:
    """Say why a card may be played."""
    play = asked.state.play
    if play.closed:
        if not play.history:
            return "Можно: первый выход ваш, с любой карты.", ("vint.h4",)
        return "Можно: взявший взятку выходит с любой карты.", ("vint.h5",)
    led = DECK.suits[play.led]
    takes = "карта берёт" if play.beats(asked.value, play.best) else "взятку не берёт"
    if DECK.suit_of[asked.value] == play.led:
        return f"Можно: масть дана, {takes}.", ("vint.107",)
    what = "бить козырем" if DECK.suit_of[asked.value] == play.trump else "снести"
    return f"Можно: {SUIT_GENITIVE[led]} нет, {what} вправе; {takes}.", ("vint.107",)


def play_says(state: VintState, player: int) -> Said:
    """Say whose card it is."""
    play = state.play
    if state.to_move != player:
        return "Ходят другие.", ()
    if play.closed:
        return "Ваш выход.", ("vint.h4",) if not play.history else ("vint.h5",)
    led = DECK.suits[play.led]
    if play.hands[play.player] & DECK.suit_masks[play.led]:
        return f"Вышли с {SUIT_GENITIVE[led]}: масть дать обязательно.", ("vint.107",)
    free = "кладите любую карту" if play.trump < 0 else "можно бить козырем или снести"
    return f"Вышли с {SUIT_GENITIVE[led]}, у вас их нет: {free}.", ("vint.107",)


def pass_play_says(state: VintState, player: int) -> Said:
    """Say that tricks are bad here."""
    text, cites = play_says(state, player)
    return f"Распасы: брать невыгодно. {text}", ("vint.r10", *cites)


PASSED_OUT = Stage(
    "Распасы", (move("play", why_card, play_named, of=in_hand, ways=playable),), begin=cast(Any, begin_pass_play),
    mover=layer, says=pass_play_says, plays_cards=True,
)  # fmt: skip
"""Thirteen tricks after four passes, where that was agreed."""


AUCTION, PLAY, PASS_PLAY = "auction", "play", "pass play"


def _reason(asked: Asked) -> Reason | None:
    return asked.state.play.refusal(asked.value)


def _led_suit(asked: Asked) -> str:
    return SUIT_NAMES[DECK.suits[asked.state.play.led]]


def _said(asked: Asked) -> Any:
    """Return a word at the table as a word of the auction; bars are given what their game gives them."""
    return Call(asked.state.auction, asked.place, asked.value, asked.state.rules.variant)


def _at_table(bar: Bar, verb: str) -> Bar:
    """Ask a bar on words at the table."""
    return row(verb, bar.cites, lambda asked: bar.says(_said(asked)), lambda asked: bar.when(_said(asked)), AUCTION)


BARS = (
    row("play", ("vint.75a", "vint.h3"), "Карты ещё не играют: идёт торг", lambda asked: True, AUCTION),
    *(_at_table(bar, verb) for bar in CALL_BARS for verb in WORDS),
    *rows(WORDS, ("vint.75a", "vint.h3"), "Торг закрыт: идёт розыгрыш", lambda asked: True, PLAY, PASS_PLAY),
    *rows(("play",), ("vint.166", "vint.h5"), "Сейчас ход не ваш", lambda asked: asked.others_turn and bool(asked.state.play.history), PLAY, PASS_PLAY),
    *rows(("play",), ("vint.h4",), "Сейчас ход не ваш", lambda asked: asked.others_turn, PLAY, PASS_PLAY),
    *rows(("play",), ("vint.16", "vint.166"), lambda asked: f"Карты {DECK.text(asked.value)} нет на руках",
          lambda asked: _reason(asked) is Reason.NOT_HELD, PLAY, PASS_PLAY),
    *rows(("play",), ("vint.107",), lambda asked: f"Нельзя: есть {_led_suit(asked)}, масть дать обязательно",
          lambda asked: _reason(asked) is not None, PLAY, PASS_PLAY),
)  # fmt: skip
