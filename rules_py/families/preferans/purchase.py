"""«Преферанс»: what the buyer does: talon, discard, naming of the game; and whose record pays once his own is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...frame.cites import implements
from ...frame.errors import IllegalAction
from .ladder import Bid, contracts_after
from .phases import Grounds, Phase, contract_name, forbid, name_game, unknown
from .state import DISCARD

if TYPE_CHECKING:
    from .state import PreferansState


class TalonPhase(Phase):
    """The buyer takes the talon and shows it."""

    word = "take прикуп"

    def acting(self, state: PreferansState) -> int:
        """Return the buyer."""
        assert state.declarer is not None
        return state.declarer

    def legal(self, state: PreferansState) -> list[str]:
        """Return the one thing to do."""
        return [self.word]

    def refusal(self, state: PreferansState, action: str, seat: int) -> IllegalAction | None:
        """Let the buyer alone take the talon."""
        if action != self.word:
            return unknown(action, f"«{self.word}»")
        if seat != state.declarer:
            return forbid("Нельзя: прикуп берёт купивший", state.kind.law("take"))
        return None

    @implements("preferans.10", "preferans.7d")
    def act(self, state: PreferansState, action: str) -> None:
        """Take the talon and show it to all."""
        seat = self.acting(state)
        talon = state.kind.talon_of(state, seat)
        state.shown_talon = talon
        state.play.hands[seat] |= state.kind.deck.mask_of(talon)
        shown = " ".join(state.kind.deck.text(card) for card in talon)
        state.tell(seat, f"прикуп: {shown}", state.kind.law("show"))
        state.phase = DISCARD

    def grounds(self, state: PreferansState, action: str) -> Grounds:
        """Say why the talon is his."""
        return "Можно: остальные спасовали, прикуп его.", state.kind.law("take")


class DiscardPhase(Phase):
    """Two cards are laid away, one after the other."""

    def acting(self, state: PreferansState) -> int:
        """Return who has twelve cards."""
        return state.kind.discarder(state)

    def legal(self, state: PreferansState) -> list[str]:
        """Return every card of the hand."""
        deck = state.kind.deck
        return [f"discard {deck.text(card)}" for card in deck.cards(state.play.hands[self.acting(state)])]

    def refusal(self, state: PreferansState, action: str, seat: int) -> IllegalAction | None:
        """Let only cards of the own hand go."""
        card = state.kind.cards_by_action("discard").get(action)
        if card is None:
            return unknown(action, "«discard ♠7»")
        if seat != self.acting(state):
            return forbid("Нельзя: сносит взявший прикуп", state.kind.law("discard"))
        if not state.play.hands[seat] >> card & 1:
            return forbid(f"Нельзя: карты {state.kind.deck.text(card)} на руках нет", state.kind.law("discard"))
        return None

    @implements("preferans.10", "preferans.11")
    def act(self, state: PreferansState, action: str) -> None:
        """Lay a card away face down; with ten cards in hand the talon is done with."""
        seat = self.acting(state)
        bit = 1 << state.kind.cards_by_action("discard")[action]
        state.play.hands[seat] ^= bit
        state.discarded[seat] |= bit
        if state.discarded[seat].bit_count() == 2:
            state.tell(seat, "снос: две карты", state.kind.law("discard"))
            state.kind.discarded(state, seat)

    def grounds(self, state: PreferansState, action: str) -> Grounds:
        """Say that two cards must go."""
        left = 2 - state.discarded[self.acting(state)].bit_count()
        return f"Можно: осталось снести {left}, снос не показывают.", state.kind.law("discard")


class ContractPhase(Phase):
    """The buyer names the game, not below the one he bought."""

    def acting(self, state: PreferansState) -> int:
        """Return the buyer."""
        assert state.declarer is not None
        return state.declarer

    def choices(self, state: PreferansState) -> dict[str, Bid]:
        """Return the games that may be named, by action."""
        assert state.bought is not None
        return {f"contract {contract_name(bid)}": bid for bid in contracts_after(state.ladder, state.bought)}

    def legal(self, state: PreferansState) -> list[str]:
        """Return the games that may be named."""
        return list(self.choices(state))

    @implements("preferans.9a", "preferans.9b")
    def refusal(self, state: PreferansState, action: str, seat: int) -> IllegalAction | None:
        """Refuse a game below the one that was bought."""
        law = state.kind.law("contract")
        if action not in state.kind.contract_words:
            return unknown(action, "«contract 7♣»")
        if seat != state.declarer:
            return forbid("Нельзя: игру назначает купивший", law)
        if action in self.choices(state):
            return None
        assert state.bought is not None
        name = action.removeprefix("contract ")
        if name not in (contract_name(bid) for bid in state.ladder if not bid.misere):
            return forbid(f"Нельзя: к игре «{name}» надо было прикупать", law)
        return forbid(f"Нельзя: «{name}» ниже купленной «{state.bought.name}»", law)

    def act(self, state: PreferansState, action: str) -> None:
        """Name the game."""
        name_game(state, self.choices(state)[action])

    def grounds(self, state: PreferansState, action: str) -> Grounds:
        """Say that the game is high enough."""
        assert state.bought is not None
        name = action.removeprefix("contract ")
        return f"Можно: «{name}» не ниже купленной «{state.bought.name}».", state.kind.law("contract")


class DonorPhase(Phase):
    """A player whose record is gone says whose record his game is taken from."""

    def acting(self, state: PreferansState) -> int:
        """Return the declarer."""
        assert state.declarer is not None
        return state.declarer

    def legal(self, state: PreferansState) -> list[str]:
        """Return one action a donor."""
        return [f"donor {seat + 1}" for seat in state.kind.donors(state)]

    @implements("preferans.43")
    def refusal(self, state: PreferansState, action: str, seat: int) -> IllegalAction | None:
        """Let the declarer take from a record that exists."""
        law = state.kind.law("donor")
        if action not in (f"donor {number + 1}" for number in range(state.rules.players)):
            return unknown(action, "«donor 2»")
        if seat != state.declarer:
            return forbid("Нельзя: с чьей записи брать, решает сыгравший", law)
        if action not in self.legal(state):
            return forbid("Нельзя: берут с чужой записи, на которой что-нибудь есть", law)
        return None

    def act(self, state: PreferansState, action: str) -> None:
        """Take from that player and write the deal."""
        state.donor = int(action.removeprefix("donor ")) - 1
        state.kind.write_contract(state)

    def grounds(self, state: PreferansState, action: str) -> Grounds:
        """Say that the choice is his."""
        return "Можно: своей записи нет, цену игры берут с чужой.", state.kind.law("donor")
