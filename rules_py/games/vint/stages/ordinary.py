"""«Винт»: the stages of a deal; the ordinary game has an auction and the play of thirteen tricks."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....frame.cards import SUIT_GENITIVE, SUIT_NAMES
from ....frame.cites import implements
from ....frame.errors import IllegalAction
from ....frame.page import SceneAction, Why, Zone
from ....frame.russian import number, tricks
from ....kernels.auction import PASS
from ....kernels.tricks import IllegalCard, Reason, TrickPlay
from ..bidding import closes_by_reading, new_auction, refuse_call, speaking_order
from ..deal import next_place
from ..options import BID_ACTIONS, BIDS, DECK, NO_TRUMP, STEP_OF_ACTION, STEPS, TRICKS, bid_text, level_of, required, strain_of
from ..readings import AUCTION_PASSES
from ..scoring import honour_price, penalty_price, trick_price
from ..view import Event
from ..wording import WORDING

if TYPE_CHECKING:
    from ..play import VintState

CARD_ACTIONS = tuple(f"play {DECK.text(card)}" for card in range(DECK.size))
_ACTION_OF_CARD = CARD_ACTIONS.__getitem__
CARD_OF_ACTION = {action: card for card, action in enumerate(CARD_ACTIONS)}
_WINNER_LEADS = ("vint.h5",)
_CARD_TEXTS = tuple(DECK.text(card) for card in range(DECK.size))
Offer = SceneAction
Said = tuple[str, tuple[str, ...]]
"""A sentence and the rules it rests on."""


class Stage:
    """A part of a deal: who acts, what he may do, what it does. Stages hold no state of their own."""

    title = ""

    def begin(self, state: VintState) -> None:
        """Prepare the state when the deal comes to this stage."""

    plays_cards: ClassVar[bool] = False
    """Tricks are played: of what a player sees only hands and tricks change."""

    def mover(self, state: VintState) -> int:
        """Return the player whose turn it is."""
        raise NotImplementedError

    def play_card(self, state: VintState, action: str, player: int) -> bool:
        """Play a card that is in order; tell whether it was."""
        return False

    def legal(self, state: VintState) -> list[str]:
        """Return the actions of the player to move."""
        raise NotImplementedError

    def refusal(self, state: VintState, action: str, player: int) -> IllegalAction | None:
        """Say why an action is forbidden, or None where it is allowed."""
        raise NotImplementedError

    def act(self, state: VintState, action: str, player: int) -> None:
        """Carry out a checked action."""
        raise NotImplementedError

    def grounds(self, state: VintState, action: str) -> Said:
        """Say by which rules an allowed action is allowed."""
        raise NotImplementedError

    def status(self, state: VintState, player: int) -> Said:
        """Say what the player sees happen."""
        raise NotImplementedError

    def offers(self, state: VintState, player: int) -> list[Offer]:
        """Return the buttons of the player to move."""
        return []

    def card_action(self, state: VintState, card: int) -> str | None:
        """Return the action of tapping a card of the hand to move."""
        return None

    def zones(self, state: VintState, player: int) -> list[Zone]:
        """Return further zones of the table."""
        return []


def unknown(action: str) -> IllegalAction:
    """Refuse an action that is no action of the game."""
    return IllegalAction(f"Непонятный ход «{action[:40]}»: пример «bid 2♠», «pass», «play ♠Т»", "action")


def callers_of(state: VintState) -> tuple[int, ...]:
    """Return the places that speak in the auction, in order."""
    callers = state.rules.variant.callers
    return speaking_order(state.dealer) if callers is None else callers(state)


class AuctionStage(Stage):
    """The talk over thirty-five bids."""

    title = "Торг"

    @implements("vint.28a", "vint.28b")
    def begin(self, state: VintState) -> None:
        """Give the first word to the dealer."""
        variant = state.rules.variant
        state.auction = new_auction(callers_of(state), state.readings, variant.least)

    def mover(self, state: VintState) -> int:
        """Return the player whose word it is."""
        return state.controller[state.auction.caller]

    def legal(self, state: VintState) -> list[str]:
        """Return the pass and every bid that is high enough."""
        steps = state.auction.legal()
        return ["pass", *BID_ACTIONS[steps.start : steps.stop]]

    def refusal(self, state: VintState, action: str, player: int) -> IllegalAction | None:
        """Say why a word is refused."""
        step = PASS if action == "pass" else STEP_OF_ACTION.get(action)
        if step is None:
            if action in CARD_OF_ACTION:
                return IllegalAction("Карты ещё не играют: идёт торг", "action", ("vint.75a", "vint.h3"))
            return unknown(action)
        return refuse_call(state.auction, state.place_of(player), step, state.rules.variant)

    @implements("vint.29", "vint.30a", "vint.75a", "vint.h3", "vint.r8")
    def act(self, state: VintState, action: str, player: int) -> None:
        """Say the word; the auction may end with it."""
        auction = state.auction
        place = auction.caller
        step = PASS if action == "pass" else STEP_OF_ACTION[action]
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
            text = f"играет {bid_text(auction.best)}: нужно {tricks(required(level_of(auction.best)))}"
            state.tell(auction.holder, text, ("vint.31", "vint.h3"))
            state.next_stage()

    def grounds(self, state: VintState, action: str) -> Said:
        """Say why a word may be said."""
        if action == "pass":
            return "Можно: пас не лишает слова в следующем круге.", ("vint.28b", "vint.48b")
        best = state.auction.best
        variant = state.rules.variant
        if best < 0:
            return "Можно: это первое назначение.", variant.least_cites or ("vint.28a", "vint.30a")
        return f"Можно: это выше, чем {bid_text(best)}.", ("vint.30a", "vint.35b")

    def status(self, state: VintState, player: int) -> Said:
        """Say whose word it is."""
        best = state.auction.best
        last = "игры ещё никто не назвал" if best < 0 else f"последнее назначение — {bid_text(best)}"
        if state.to_move != player:
            return f"Идёт торг: {last}.", ("vint.28b",)
        return f"Ваше слово: {last}.", ("vint.28b", "vint.30a")

    def offers(self, state: VintState, player: int) -> list[Offer]:
        """Return the whole ladder as a grid and the pass below it."""
        place = state.place_of(player)
        variant = state.rules.variant
        offers: list[Offer] = []
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


class PlayStage(Stage):
    """Thirteen tricks."""

    title = "Розыгрыш"
    plays_cards = True

    @implements("vint.h4")
    def begin(self, state: VintState) -> None:
        """Fix the trump and the leader."""
        variant = state.rules.variant
        strain = strain_of(state.contract)
        state.opener = leader = (variant.leader or left_of_declarer)(state)
        state.held = state.play.hands[:]
        state.play = TrickPlay(DECK, state.play.hands, -1 if strain == NO_TRUMP else strain, leader, after=variant.after)

    def mover(self, state: VintState) -> int:
        """Return the player who plays for the place to move."""
        return state.controller[state.play.player]

    def legal(self, state: VintState) -> list[str]:
        """Return the cards that may be played."""
        return [*map(_ACTION_OF_CARD, state.play.legal())]

    @implements("vint.166")
    def refusal(self, state: VintState, action: str, player: int) -> IllegalAction | None:
        """Say why a card is refused."""
        card = CARD_OF_ACTION.get(action)
        if card is None:
            if action in STEP_OF_ACTION or action == "pass":
                return IllegalAction("Торг закрыт: идёт розыгрыш", "action", ("vint.75a", "vint.h3"))
            return unknown(action)
        play = state.play
        if state.controller[play.player] != player:
            cites = ("vint.166", "vint.h5") if play.history else ("vint.h4",)
            return IllegalAction("Сейчас ход не ваш", "action", cites)
        reason = play.refusal(card)
        return None if reason is None else refuse_card(play, card, reason)

    @implements("vint.h5")
    def play_card(self, state: VintState, action: str, player: int) -> bool:
        """Play a card that is in order; the winner of a trick leads to the next."""
        play = state.play
        place = play.player
        card = CARD_OF_ACTION.get(action)
        if card is None or state.controller[place] != player:
            return False
        try:
            play.apply(card)
        except IllegalCard:
            return False
        step, events = len(state.actions), state.events
        events.append(Event(step, state.number, place, _CARD_TEXTS[card]))
        if play.led < 0:
            events.append(Event(step, state.number, play.winner, "берёт взятку", _WINNER_LEADS))
            if not play.hands[play.winner]:
                state.end_play()
        return True

    def act(self, state: VintState, action: str, player: int) -> None:
        """Play a checked card."""
        if not self.play_card(state, action, player):
            raise self.refusal(state, action, player) or unknown(action)

    def grounds(self, state: VintState, action: str) -> Said:
        """Say why a card may be played."""
        play = state.play
        if play.closed:
            if not play.history:
                return "Можно: первый выход ваш, с любой карты.", ("vint.h4",)
            return "Можно: взявший взятку выходит с любой карты.", ("vint.h5",)
        card = CARD_OF_ACTION[action]
        led = DECK.suits[play.led]
        takes = "карта берёт" if play.beats(card, play.best) else "взятку не берёт"
        if DECK.suit_of[card] == play.led:
            return f"Можно: масть дана, {takes}.", ("vint.107",)
        what = "бить козырем" if DECK.suit_of[card] == play.trump else "снести"
        return f"Можно: {SUIT_GENITIVE[led]} нет, {what} вправе; {takes}.", ("vint.107",)

    def status(self, state: VintState, player: int) -> Said:
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

    def card_action(self, state: VintState, card: int) -> str | None:
        """Return the action of playing a card."""
        return CARD_ACTIONS[card]


class PassPlayStage(PlayStage):
    """Thirteen tricks after four passes, where that was agreed."""

    title = "Распасы"

    @implements("vint.r10", "vint.h51")
    def begin(self, state: VintState) -> None:
        """Play without trumps; the dealer's left neighbour leads."""
        state.held = state.play.hands[:]
        state.opener = next_place(state.dealer)
        state.play = TrickPlay(DECK, state.play.hands, -1, state.opener, after=state.rules.variant.after)

    def status(self, state: VintState, player: int) -> Said:
        """Say that tricks are bad here."""
        text, cites = PlayStage.status(self, state, player)
        return f"Распасы: брать невыгодно. {text}", ("vint.r10", *cites)


@implements("vint.107")
def refuse_card(play: TrickPlay, card: int, reason: Reason) -> IllegalAction:
    """Put the reason why a card is forbidden into words."""
    if reason is Reason.NOT_HELD:
        return IllegalAction(f"Карты {DECK.text(card)} нет на руках", "action", ("vint.16", "vint.166"))
    led = DECK.suits[play.led]
    return IllegalAction(f"Нельзя: есть {SUIT_NAMES[led]}, масть дать обязательно", "action", ("vint.107",))


AUCTION, PLAY, PASS_PLAY = "auction", "play", "pass play"
