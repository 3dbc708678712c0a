"""«Преферанс»: the steps of a deal before the tricks: auction, talon, discard, naming of the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from ...frame.cites import implements
from ...frame.errors import IllegalAction
from ...frame.readings import Reading
from ...kernels.auction import PASS
from .ladder import SHORT, Bid, suit_bid
from .readings import HOLD, JUMP
from .rules import LEVELS, NO_TRUMP
from .state import ANSWER, CONTRACT, TALON

if TYPE_CHECKING:
    from .state import PreferansState

Grounds = tuple[str, tuple[str, ...]]
"""Why an action is allowed: text and rules."""
CALL, HELD, CONFIRMED = 0, 1, 2
"""A rung of the ladder is three steps of the auction: named, held by another, confirmed by the first."""
STEPS = 3


class Phase(ABC):
    """One step of a deal: who acts, what he may do, what it does."""

    @abstractmethod
    def acting(self, state: PreferansState) -> int:
        """Return the place whose word or card is due."""

    @abstractmethod
    def legal(self, state: PreferansState) -> list[str]:
        """Return the actions of the player to move."""

    @abstractmethod
    def refusal(self, state: PreferansState, action: str, seat: int) -> IllegalAction | None:
        """Say why an action is forbidden, or None where it is allowed."""

    @abstractmethod
    def act(self, state: PreferansState, action: str) -> None:
        """Carry out an allowed action."""

    @abstractmethod
    def grounds(self, state: PreferansState, action: str) -> Grounds:
        """Say by which rules an allowed action is allowed."""

    def play_card(self, state: PreferansState, action: str, player: int) -> bool:
        """Play a card that is in order; tell whether it was."""
        return False

    def card_actions(self, state: PreferansState) -> tuple[str, ...]:
        """Return what the player to move may do, as a view shows it."""
        return tuple(self.legal(state))

    def rests_on(self, state: PreferansState, action: str, seat: int) -> tuple[Reading, ...]:
        """Return the readings under which the verdict on an action might be another."""
        return ()


def forbid(text: str, cites: tuple[str, ...]) -> IllegalAction:
    """Return a refusal."""
    return IllegalAction(text, "action", cites)


def unknown(action: str, examples: str) -> IllegalAction:
    """Return the refusal of words that mean nothing here; it rests on no rule."""
    return IllegalAction(f"Непонятный ход «{action[:40]}»: пример {examples}", "action")


class DealingPhase(Phase):
    """The cards are still being dealt."""

    def acting(self, state: PreferansState) -> int:
        """Return the dealer."""
        return state.circle.dealer

    def legal(self, state: PreferansState) -> list[str]:
        """Return nothing: players wait."""
        return []

    def refusal(self, state: PreferansState, action: str, seat: int) -> IllegalAction | None:
        """Let nobody act before the deal is done."""
        return forbid("Нельзя: сдача ещё не кончена", state.kind.law("look-early"))

    def act(self, state: PreferansState, action: str) -> None:
        """Do nothing."""

    def grounds(self, state: PreferansState, action: str) -> Grounds:
        """Say that players wait."""
        return "Сдача ещё не кончена.", state.kind.law("look-early")


class AuctionPhase(Phase):
    """Players bid for the talon."""

    def acting(self, state: PreferansState) -> int:
        """Return whose word it is."""
        return state.auction.caller

    def legal(self, state: PreferansState) -> list[str]:
        """Return the words of the player to speak."""
        auction = state.auction
        seat = auction.caller
        words = [f"bid {bid.name}" for place, bid in enumerate(state.ladder) if self.bid_refusal(state, place, seat) is None]
        if self.hold_refusal(state, seat) is None:
            words.append("hold")
        return [*words, "pass"]

    @implements("preferans.8", "preferans.17", "preferans.7a")
    def refusal(self, state: PreferansState, action: str, seat: int) -> IllegalAction | None:
        """Say why a word may not be said: after one's pass, out of turn, against the ladder."""
        kind = state.kind
        place = -1
        if action.startswith("bid "):
            name = action[4:].replace("\ufe0e", "")
            place = next((number for number, bid in enumerate(state.ladder) if bid.name == name), -1)
            if place < 0:
                return kind.foreign_bid(state, name)
        elif action not in ("hold", "pass"):
            return unknown(action, "«bid 6♠», «hold», «pass»")
        if seat in state.auction.retired:
            return forbid("Нельзя: спасовавший больше не торгуется", kind.law("retired"))
        if seat != state.auction.caller:
            return forbid("Нельзя: слово сейчас не ваше", kind.law("word-turn"))
        if place >= 0:
            return self.bid_refusal(state, place, seat)
        return self.hold_refusal(state, seat) if action == "hold" else None

    @implements("preferans.7e", "preferans.7c", "preferans.2")
    def bid_refusal(self, state: PreferansState, place: int, seat: int) -> IllegalAction | None:
        """Say why a bid does not go over the last one: it is lower, or leaves out a step."""
        auction, ladder, kind = state.auction, state.ladder, state.kind
        bid = ladder[place]
        if auction.best < 0:
            least = auction.rules.least // STEPS
            if place < least:
                return kind.below_least(state, bid)
            first = ladder[least]
            skips = not bid.misere and not bid.direct and (bid.level > first.level or not least and bid.strain > first.strain)
            if skips and state.readings[JUMP] == "step":
                text = f"Нельзя: торговлю начинают с «{first.name}», ступеней не перескакивают"
                return forbid(text, kind.law("order"))
            return None
        top = auction.best // STEPS
        if place <= top:
            return kind.too_low(state, bid, ladder[top])
        best = ladder[top]
        if state.readings[JUMP] == "step" and not bid.misere and not best.misere and not (bid.direct and not best.direct):
            following = next_bid(best)
            if following is not None and bid.name != following.name:
                text = f"Нельзя: после «{best.name}» следует «{following.name}», ступеней не перескакивают"
                return forbid(text, kind.law("order"))
        return None

    @implements("preferans.7b")
    def hold_refusal(self, state: PreferansState, seat: int) -> IllegalAction | None:
        """Say why a player may not hold the bid that was named."""
        auction = state.auction
        law = state.kind.law("hold")
        if auction.best < 0:
            return forbid("Нельзя: держать ещё нечего", law)
        best, mode = state.ladder[auction.best // STEPS], auction.best % STEPS
        if best.misere:
            return forbid("Нельзя: держат названную масть, мизера и уверта не держат", law)
        if mode == CALL:
            return None
        if mode == HELD and state.readings[HOLD] == "first" and seat == first_caller(state):
            return None
        return forbid("Нельзя: эту заявку уже удержали, её надо повысить или спасовать", law)

    def rests_on(self, state: PreferansState, action: str, seat: int) -> tuple[Reading, ...]:
        """Return the reading on skipped steps or on holding where it decides."""
        auction = state.auction
        if seat != auction.caller or seat in auction.retired:
            return ()
        if action == "hold":
            return (HOLD,) if auction.best % STEPS == HELD and seat == first_caller(state) else ()
        place = next((number for number, bid in enumerate(state.ladder) if f"bid {bid.name}" == action), -1)
        if place < 0 or state.ladder[place].misere:
            return ()
        bid = state.ladder[place]
        if auction.best < 0:
            least = auction.rules.least // STEPS
            return (JUMP,) if place > least and bid.level >= state.ladder[least].level and not bid.direct else ()
        best = state.ladder[auction.best // STEPS]
        following = None if best.misere else next_bid(best)
        skips = following is not None and bid.name != following.name and not (bid.direct and not best.direct)
        return (JUMP,) if place > auction.best // STEPS and skips else ()

    @implements("preferans.7b", "preferans.7d", "preferans.51")
    def act(self, state: PreferansState, action: str) -> None:
        """Say a word; the last one in the auction gets the talon, without any bid all have passed."""
        auction = state.auction
        seat = auction.caller
        grounds = self.grounds(state, action)[1]
        if action == "pass":
            auction.call(PASS)
            word = "пас"
        elif action == "hold":
            auction.call(auction.best + 1)
            word = "держу"
        else:
            place = next(number for number, bid in enumerate(state.ladder) if f"bid {bid.name}" == action)
            auction.call(place * STEPS)
            word = state.ladder[place].name
        state.calls.append((seat, word))
        state.tell(seat, f"«{word}»", grounds)
        if auction.open:
            return
        if auction.passed_out:
            state.kind.passed_out(state)
            return
        state.declarer = auction.holder
        state.bought = state.ladder[auction.best // STEPS]
        if not state.bought.direct:
            state.phase = TALON
        elif state.bought.misere:
            name_game(state, state.bought)
        else:
            state.phase = CONTRACT

    @implements("preferans.7a", "preferans.7b", "preferans.7c")
    def grounds(self, state: PreferansState, action: str) -> Grounds:
        """Say why a word is in order."""
        kind, auction = state.kind, state.auction
        if action == "pass":
            return "Можно: пас, больше в этой игре не торгуются.", kind.law("pass")
        if action == "hold":
            return "Можно: «за мной», игрок прикупает к той же масти.", kind.law("hold")
        bid = next(bid for bid in state.ladder if f"bid {bid.name}" == action)
        best = None if auction.best < 0 else state.ladder[auction.best // STEPS]
        if best is None:
            return kind.opening_grounds(state, bid)
        special = kind.bid_grounds(state, bid, best)
        if special is not None:
            return special
        following = next_bid(best)
        if following is None or bid.name != following.name:
            return f"Можно: «{bid.name}» старше «{best.name}», ступени можно пропускать.", kind.law("order")
        if auction.best % STEPS != CALL:
            return f"Можно: «{best.name}» удержали, игру повышают.", kind.law("after-hold")
        rule = "level" if bid.strain in (0, NO_TRUMP) else "suit" if not bid.level else "order"
        return f"Можно: «{bid.name}» следует за «{best.name}».", kind.law(rule)


def next_bid(bid: Bid) -> Bid | None:
    """Return the suit game that follows another on the ladder, None after the last one."""
    if bid.strain < NO_TRUMP:
        return suit_bid(bid.level, bid.strain + 1, bid.direct)
    return suit_bid(bid.level + 1, 0) if bid.level + 1 < len(LEVELS) else None


def first_caller(state: PreferansState) -> int:
    """Return who named the best bid first."""
    name = state.ladder[state.auction.best // STEPS].name
    return next((seat for seat, word in state.calls if word == name), -1)


def contract_name(bid: Bid) -> str:
    """Return how an action writes the game that is named: «7♣», «малый мизер»."""
    return bid.name if bid.misere else f"{6 + bid.level}{SHORT[bid.strain]}"


def name_game(state: PreferansState, bid: Bid) -> None:
    """Note the game that is played and ask the others."""
    state.contract = bid
    state.tell(state.declarer, f"игра: {bid.long}", state.kind.law("contract"))
    state.phase = ANSWER
    state.kind.begin_answers(state)
