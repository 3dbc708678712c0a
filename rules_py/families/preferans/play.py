"""«Преферанс»: the tricks of a game and of распасы."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...frame.cards import SUIT_GENITIVE, SUIT_NAMES
from ...frame.cites import implements
from ...frame.errors import IllegalAction
from ...frame.events import Event
from ...kernels.tricks import FOLLOW, IllegalCard, Reason, TrickPlay
from .phases import Grounds, Phase, forbid, unknown
from .readings import THREE_SECOND_LEAD
from .rules import TALON, TRICKS
from .state import PASSES
from .whist import open_defenders

if TYPE_CHECKING:
    from .state import PreferansState


class PlayPhase(Phase):
    """Ten tricks against the declarer."""

    follow_law, ruff_law, discard_law, lead_law = "follow", "ruff", "free-discard", "lead"

    def acting(self, state: PreferansState) -> int:
        """Return whose card is due."""
        return state.play.player

    def legal(self, state: PreferansState) -> list[str]:
        """Return the cards that may be played."""
        return list(self.card_actions(state))

    def card_actions(self, state: PreferansState) -> tuple[str, ...]:
        """Return the cards that may be played, as all views share them."""
        return state.kind.plays(state.play.allowed())

    @implements("preferans.25", "preferans.26", "preferans.28", "preferans.13b", "preferans.54a")
    def refusal(self, state: PreferansState, action: str, seat: int) -> IllegalAction | None:
        """Refuse a card out of turn, not held, against the suit or against the duty to trump."""
        kind, play = state.kind, state.play
        card = kind.cards_by_action("play").get(action)
        if card is None:
            return unknown(action, "«play ♠Т»")
        if seat != state.to_move:
            if play.closed:
                return forbid("Нельзя: выход сейчас не ваш", self.lead_cites(state, looking=False))
            return forbid("Нельзя: сейчас кладёт другой", kind.law("turn"))
        reason = play.refusal(card)
        if reason is None:
            return self.lead_refusal(state, card) if play.closed else None
        if reason is Reason.NOT_HELD:
            return forbid(f"Нельзя: карты {kind.deck.text(card)} на руках нет", kind.law("held"))
        led = kind.deck.suits[play.led]
        if reason is Reason.MUST_FOLLOW:
            return forbid(f"Нельзя: есть {SUIT_NAMES[led]}, масть дают обязательно", kind.law(self.follow_law))
        return forbid(f"Нельзя: {SUIT_GENITIVE[led]} нет, а козырь есть — нужно бить козырем", kind.law(self.ruff_law))

    def lead_refusal(self, state: PreferansState, card: int) -> IllegalAction | None:
        """Say why a card may not be led."""
        return None

    def lead_cites(self, state: PreferansState, looking: bool = True) -> tuple[str, ...]:
        """Return by which rule somebody leads; who does not look at his cards is told nothing of them."""
        return state.kind.law(self.lead_law)

    def play_card(self, state: PreferansState, action: str, player: int) -> bool:
        """Play a card that is in order; a full trick goes to its winner."""
        play, kind = state.play, state.kind
        seat = play.player
        card = kind.cards_by_action("play").get(action)
        if card is None or state.controller[seat] != player or (play.led < 0 and self.lead_refusal(state, card) is not None):
            return False
        try:
            play.apply(card)
        except IllegalCard:
            return False
        state.history.append((seat, card))
        state.events.append(Event(len(state.actions), state.number, seat, kind.deck.text(card)))
        if state.opening and seat == state.declarer:
            open_defenders(state)
        if play.led < 0:
            self.end_trick(state)
        return True

    def act(self, state: PreferansState, action: str) -> None:
        """Play a checked card."""
        self.play_card(state, action, state.controller[state.play.player])

    @implements("preferans.13b", "preferans.77")
    def end_trick(self, state: PreferansState) -> None:
        """Give the trick to its winner, who leads next; the tenth ends the deal."""
        winner = state.play.winner
        state.taken[winner] += 1
        state.last_trick = (tuple(state.history[-len(state.play.table) :]), winner)
        if len(state.play.winners) == TRICKS:
            self.end_play(state)
        else:
            self.next_lead(state)

    def next_lead(self, state: PreferansState) -> None:
        """Let the winner lead."""

    def end_play(self, state: PreferansState) -> None:
        """Write the game."""
        state.kind.close_contract(state)

    @implements("preferans.27", "preferans.h9")
    def grounds(self, state: PreferansState, action: str) -> Grounds:
        """Say by which rule a card may be played."""
        kind, play = state.kind, state.play
        card = kind.cards_by_action("play")[action]
        if play.closed:
            return "Можно: выход его, с любой карты.", self.lead_cites(state)
        suit = kind.deck.suit_of[card]
        if suit == play.led:
            return "Можно: масть дана.", kind.law(self.follow_law)
        if suit == play.trump:
            return "Можно: масти нет, дан козырь; перебивать старший козырь не обязательно.", kind.law(self.ruff_law)
        return "Можно: нет ни масти, ни козырей, сносят любую карту.", kind.law(self.discard_law)


@implements("preferans.51", "preferans.58", "preferans.54a")
def begin_passes(state: PreferansState) -> None:
    """Begin распасы: a resting dealer leads the talon, otherwise the talon shows the suits."""
    circle, kind = state.circle, state.kind
    state.phase = PASSES
    playing = circle.active
    leader = circle.first
    if circle.dealer_rests:
        playing = (circle.dealer, *circle.active)
        state.play.hands[circle.dealer] = kind.deck.mask_of(state.talons[0])
        leader = circle.dealer
    state.playing = playing
    state.held = tuple(state.play.hands)
    state.play = TrickPlay(kind.deck, state.play.hands, -1, leader, FOLLOW, circle.after(playing))
    state.tell(None, "Все спасовали: распасы", kind.law("passes"))
    if not circle.dealer_rests:
        show_talon_suit(state)


def show_talon_suit(state: PreferansState) -> None:
    """Turn the next card of the talon: it shows which suit is led."""
    shown = len(state.play.winners)
    state.shown_talon = state.talons[0][: shown + 1]
    state.tell(None, f"Прикуп показывает {state.kind.deck.text(state.talons[0][shown])}", state.kind.law("talon-suit"))


class PassesPhase(PlayPhase):
    """Ten tricks that nobody wants."""

    follow_law, discard_law = "pass-follow", "pass-discard"

    def forced(self, state: PreferansState) -> int:
        """Return the cards to which a lead is bound, all of the hand where it is not."""
        done = len(state.play.winners)
        hand = state.play.hands[state.play.player]
        if done >= TALON or not state.play.closed:
            return hand
        card = state.talons[0][done]
        if state.circle.dealer_rests:
            return 1 << card
        suited = hand & state.kind.deck.suit_masks[state.kind.deck.suit_of[card]]
        return suited or hand

    def card_actions(self, state: PreferansState) -> tuple[str, ...]:
        """Return the cards that may be played; the talon binds a lead."""
        return state.kind.plays(self.forced(state) if state.play.led < 0 else state.play.allowed())

    @implements("preferans.51", "preferans.58", "preferans.h11")
    def lead_refusal(self, state: PreferansState, card: int) -> IllegalAction | None:
        """Bind the first two leads to the talon."""
        if self.forced(state) >> card & 1:
            return None
        first = state.kind.deck.text(state.talons[0][len(state.play.winners)])
        if state.circle.dealer_rests:
            return forbid(f"Нельзя: первой под руку попала {first}", state.kind.law("passes"))
        return forbid(f"Нельзя: прикуп показал {first}, выходят с этой масти", state.kind.law("talon-suit"))

    def lead_cites(self, state: PreferansState, looking: bool = True) -> tuple[str, ...]:
        """Return by which rule somebody leads: the talon decides two leads, the third is the left neighbour's."""
        done = len(state.play.winners)
        if state.circle.dealer_rests:
            return state.kind.law("passes" if done <= TALON else "lead")
        if done >= TALON:
            return state.kind.law("lead")
        hand = state.play.hands[state.play.player]
        suit = state.kind.deck.suit_of[state.talons[0][done]]
        bound = not looking or hand & state.kind.deck.suit_masks[suit]
        return state.kind.law("talon-suit" if bound else "no-talon-suit")

    @implements("preferans.4.b", "preferans.51")
    def next_lead(self, state: PreferansState) -> None:
        """Lead the talon twice, then from the dealer's left; afterwards the winner leads."""
        play, circle = state.play, state.circle
        done = len(play.winners)
        if circle.dealer_rests and done < TALON:
            play.player = circle.dealer
        elif circle.dealer_rests and done == TALON:
            state.playing = circle.active
            play.after = circle.after(circle.active)
            play.size = len(circle.active)
            play.player = circle.first
        elif not circle.dealer_rests and done < TALON:
            state.noted.update(state.readings.grades(THREE_SECOND_LEAD))
            if state.readings[THREE_SECOND_LEAD] == "left":
                play.player = circle.first
            show_talon_suit(state)

    def end_play(self, state: PreferansState) -> None:
        """Write the распасы."""
        state.kind.write_passes(state)
