"""«Винт»: circumstances that decide an action before the ordinary rules are asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ....frame.cards import SUIT_GENITIVE
from ....frame.cites import implements
from ....frame.results import Verdict
from ..bidding import taken_for
from ..deal import SEATS
from ..options import CARD_OF_ACTION, DECK, STEP_OF_ACTION, bid_text
from ..readings import OUT_OF_TURN_SUIT

if TYPE_CHECKING:
    from ..play import VintState


@dataclass(frozen=True, slots=True)
class WordSpoken:
    """Somebody wants to take his bid back."""

    @implements("vint.30b")
    def judge(self, state: VintState, action: str, place: int) -> Verdict | None:
        """Refuse to take back a word."""
        if action != "take back":
            return None
        return Verdict(False, "Нельзя: сделанное назначение не поправляют", ("vint.30b",))


@dataclass(frozen=True, slots=True)
class DealUnderWay:
    """The deal is not finished yet."""

    dealt: int
    dealer: int
    agreed: bool

    @implements("vint.19", "vint.21", "vint.17")
    def judge(self, state: VintState, action: str, place: int) -> Verdict | None:
        """Judge looking at cards and dealing for somebody else."""
        if action == "look":
            if self.dealt < DECK.size:
                cites = ("vint.17",) if place == self.dealer else ("vint.19",)
                return Verdict(False, f"Рано: роздано {self.dealt} карт, раздача не закончена", cites)
            return Verdict(True, "Можно: раздача закончена; карты пересчитывают", ("vint.19", "vint.22a"))
        if action != "deal":
            return None
        if place == self.dealer:
            return Verdict(True, "Можно: сдавать вам", ("vint.15", "vint.h1"))
        partner = (self.dealer + 2) % SEATS
        if place == partner and self.agreed:
            return Verdict(True, "Можно: противники разрешили сдать за партнёра", ("vint.21",))
        if place == partner:
            return Verdict(False, "Нельзя: за партнёра сдают только с согласия противников", ("vint.21",))
        return Verdict(False, "Нельзя: очередь сдавать не ваша", ("vint.20b", "vint.h1"))


@dataclass(frozen=True, slots=True)
class LateTalk:
    """Two rounds of passes are over and somebody asked whether he may lead, or was invited to."""

    asked: int | None
    invited: int | None

    @implements("vint.75a", "vint.75b", "vint.75c", "vint.h3")
    def judge(self, state: VintState, action: str, place: int) -> Verdict | None:
        """Judge bids after the question."""
        step = STEP_OF_ACTION.get(action)
        if step is None:
            return None
        if place == self.asked:
            return Verdict(False, "Нельзя: спросивший, можно ли ходить, больше не торгуется", ("vint.75b",))
        if self.invited is not None and state.side[place] == state.side[self.invited]:
            return Verdict(False, "Нельзя: противникам уже предложили ходить", ("vint.75c",))
        best = state.auction.best
        if taken_for(step, best) != step:
            return Verdict(False, f"Низко: последнее слово — {bid_text(best)}", ("vint.30a", "vint.35b"))
        return Verdict(True, "Можно: выхода ещё нет, а вы о нём не спрашивали и не предлагали", ("vint.75a", "vint.h3"))


@dataclass(frozen=True, slots=True)
class SuitNamedOutOfTurn:
    """A suit was bid out of turn: its side may not lead it first."""

    place: int
    strain: int

    @implements("vint.76")
    def judge(self, state: VintState, action: str, place: int) -> Verdict | None:
        """Refuse the first lead in that suit."""
        card = CARD_OF_ACTION.get(action)
        if card is None or state.play.history or DECK.suit_of[card] != self.strain:
            return None
        whole = state.readings[OUT_OF_TURN_SUIT] == "side"
        if place == self.place or whole and state.side[place] == state.side[self.place]:
            suit = SUIT_GENITIVE[DECK.suits[self.strain]]
            text = f"Нельзя: с {suit} первый ход закрыт, их назвали не в очередь"
            return Verdict(False, text, ("vint.76",))
        return None


@dataclass(frozen=True, slots=True)
class SuitLedOutOfTurn:
    """The partner led out of turn: his suit may not be led first."""

    place: int
    suit: int

    @implements("vint.77")
    def judge(self, state: VintState, action: str, place: int) -> Verdict | None:
        """Refuse the first lead in that suit."""
        card = CARD_OF_ACTION.get(action)
        if card is None or state.play.history or DECK.suit_of[card] != self.suit:
            return None
        if place == self.place or state.side[place] != state.side[self.place]:
            return None
        text = f"Нельзя: с {SUIT_GENITIVE[DECK.suits[self.suit]]} партнёр уже пошёл не в очередь"
        return Verdict(False, text, ("vint.77",))
