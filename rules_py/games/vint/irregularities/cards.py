"""«Винт»: cards out of turn, open cards, cards too many in a trick (§ 151, 166–177) as verdicts on actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ....families.vist.irregularities import demanded, may_be_called
from ....frame.cards import SUIT_GENITIVE, SUIT_NAMES
from ....frame.cites import implements
from ....frame.results import Verdict
from ..options import CARD_OF_ACTION, DECK, TAKE
from ..readings import EXPOSED_WAIVE
from .revoke import may_mend

if TYPE_CHECKING:
    from ..play import VintState

HIGHEST, LOWEST = "высшая", "низшая"
CORRECT = "correct revoke"
REQUIRE = "require "
MOST_LEADS = 3
"""Opponents may ask for an open card at the first, second or third lead of its suit (§ 171)."""


def card_after(action: str, word: str) -> int | None:
    """Read the card of an action such as «take ♦3», None where it is another action."""
    if not action.startswith(word):
        return None
    return CARD_OF_ACTION.get("play " + action[len(word) :])


@dataclass(frozen=True, slots=True)
class RevokeMade:
    """Somebody did not follow suit though he could; the mistake may be mended in time."""

    place: int
    card: int
    led: int
    trick_closed: bool
    next_lead: bool
    demanded: str

    @implements("vint.151a", "vint.151b", "vint.146")
    def judge(self, state: VintState, action: str, place: int) -> Verdict | None:
        """Judge mending the revoke and the card that replaces the wrong one."""
        suit = DECK.suits[self.led]
        if action == CORRECT:
            if place != self.place:
                return Verdict(False, "Нельзя: ренонс исправляет тот, кто его сделал", ("vint.151a", "vint.151b"))
            if not may_mend(self.trick_closed, self.next_lead):
                why = "в следующую взятку уже вышли" if self.next_lead else "взятка закрыта"
                return Verdict(False, f"Поздно: {why}", ("vint.151a",))
            text = f"Можно: {DECK.text(self.card)} берут назад и дают {SUIT_NAMES[suit]}, какие скажут противники"
            return Verdict(True, text, ("vint.151a", "vint.151b"))
        card = CARD_OF_ACTION.get(action)
        if card is None or place != self.place or not self.demanded or not may_mend(self.trick_closed, self.next_lead):
            return None
        held = DECK.cards_of_suit(state.play.hands[place], self.led)
        if not held:
            return None
        due = demanded(held, self.demanded == HIGHEST)
        if card == due:
            return Verdict(True, f"Можно: противники потребовали {self._asked()} карту масти", ("vint.151b",))
        text = f"Нельзя: противники потребовали {self._asked()} карту {SUIT_GENITIVE[suit]}, это {DECK.text(due)}"
        return Verdict(False, text, ("vint.151b",))

    def _asked(self) -> str:
        return "высшую" if self.demanded == HIGHEST else "низшую"


@dataclass(frozen=True, slots=True)
class CardLaid:
    """A card lies on the table; its owner wants it back."""

    place: int
    card: int

    @implements("vint.166")
    def judge(self, state: VintState, action: str, place: int) -> Verdict | None:
        """Refuse to take back a laid card."""
        if card_after(action, TAKE) != self.card or place != self.place:
            return None
        return Verdict(False, f"Нельзя: {DECK.text(self.card)} уже на столе, ренонса нет; карту назад не берут", ("vint.166",))


@dataclass(frozen=True, slots=True)
class PlayedEarly:
    """The third hand played before the second: the fourth need not wait."""

    place: int
    card: int

    @implements("vint.167")
    def judge(self, state: VintState, action: str, place: int) -> Verdict | None:
        """Let the fourth hand play before its partner; the early card stays."""
        if place == self.place and card_after(action, TAKE) == self.card:
            return Verdict(False, "Нельзя: положенное раньше очереди назад не берут", ("vint.167", "vint.166"))
        card = CARD_OF_ACTION.get(action)
        if card is None or place != (self.place + 1) % 4 or state.play.closed:
            return None
        hand = state.play.hands[place]
        if not hand >> card & 1:
            return None
        led = state.play.led
        if hand & DECK.suit_masks[led] and DECK.suit_of[card] != led:
            text = f"Нельзя: есть {SUIT_NAMES[DECK.suits[led]]}, масть дать обязательно"
            return Verdict(False, text, ("vint.107",))
        return Verdict(True, "Можно: третий положил раньше второго, четвёртый не обязан ждать партнёра", ("vint.167",))


def called_now(state: VintState, shown: int) -> int:
    """Return which of the open cards may be demanded now: when their suit is led."""
    return may_be_called(DECK, shown, state.play.led, to_its_suit=True)


@dataclass(frozen=True, slots=True)
class OpenCards:
    """Cards of a player that lie open; his opponents dispose of them."""

    place: int
    cards: int
    required: int | None
    leads: int = 0
    """How often the suit of the open card has been led, this time included; 0: not told."""

    @implements("vint.171a", "vint.171b", "vint.171c")
    def judge(self, state: VintState, action: str, place: int) -> Verdict | None:
        """Judge the cards of a player who has open ones, and the demands of his opponents."""
        taken = card_after(action, TAKE)
        if place == self.place and taken is not None and self.cards >> taken & 1:
            return Verdict(False, "Нельзя: открытая карта остаётся на столе", ("vint.171a",))
        card = CARD_OF_ACTION.get(action)
        if card is None or place != self.place or not state.play.hands[place] >> card & 1:
            return None
        required = self._due(state)
        if required is not None:
            return self._demanded(state, card, required)
        others = state.play.hands[place] & DECK.suit_masks[DECK.suit_of[card]] & ~self.cards
        if self.cards >> card & 1 and others:
            text = f"Нельзя: {DECK.text(card)} открыта, её кладут по требованию противников; есть другие карты масти"
            return Verdict(False, text, ("vint.171c",))
        return None

    def _due(self, state: VintState) -> int | None:
        """Return the open card that has to be played now."""
        if self.required is not None or self.leads < MOST_LEADS or state.readings[EXPOSED_WAIVE] != "third":
            return self.required
        due = DECK.cards(called_now(state, self.cards))
        return due[0] if due else None

    def _demanded(self, state: VintState, card: int, required: int) -> Verdict | None:
        """Judge a card while an open one is demanded."""
        if not called_now(state, self.cards) >> required & 1:
            if card == required:
                return Verdict(False, "Нельзя: открытую карту требуют, когда ходят с её масти", ("vint.171b",))
            return None
        if card == required:
            return Verdict(True, f"Можно: противники потребовали {DECK.text(card)}", ("vint.171b",))
        text = f"Нельзя: противники потребовали открытую {DECK.text(required)}"
        return Verdict(False, text, ("vint.171b",))


@dataclass(frozen=True, slots=True)
class PartnerOpened:
    """The partner of a blind bidder laid his cards open: that is his right."""

    cards: int
    side: int

    @implements("vint.177b")
    def judge(self, state: VintState, action: str, place: int) -> Verdict | None:
        """Refuse the opponents' demand for one of these cards."""
        card = card_after(action, REQUIRE)
        if card is None or not self.cards >> card & 1 or state.side[place] == self.side:
            return None
        text = f"Нельзя: {DECK.text(card)} открыта по праву, игра назначена втёмную; противники этими картами не распоряжаются"
        return Verdict(False, text, ("vint.177b",))


@dataclass(frozen=True, slots=True)
class Demand:
    """Opponents may demand an open card when its suit is led."""

    place: int
    cards: int

    @implements("vint.171b", "vint.172")
    def judge(self, state: VintState, action: str, place: int) -> Verdict | None:
        """Judge a demand for a card."""
        card = card_after(action, REQUIRE)
        if card is None:
            return None
        if not self.cards >> card & 1:
            return Verdict(False, f"Нельзя: {DECK.text(card)} не открыта, требовать её не вправе никто", ("vint.171b",))
        if state.side[place] == state.side[self.place]:
            return Verdict(False, "Нельзя: открытой картой распоряжаются противники", ("vint.171b",))
        if not called_now(state, self.cards) >> card & 1:
            return Verdict(False, "Рано: открытую карту требуют, когда ходят с её масти", ("vint.171b",))
        return Verdict(True, f"Можно: с масти ходят, и {DECK.text(card)} открыта", ("vint.171b",))
