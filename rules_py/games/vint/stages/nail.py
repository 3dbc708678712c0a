"""«Винт»: the nail — the opponents of the declarers exchange cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from ....frame.cites import implements
from ....frame.moves import Cites
from ..bars import Asked, both, row
from ..deal import SEATS, next_place
from ..readings import EVIL_NAIL, NAIL_FIRST
from ..variants.table import DOUBLE_TALON, EVIL, NAIL
from ..wording import WORDING
from .cards import LEFT, ROUND, TEXTS, CardStage, giving, kind
from .ordinary import Offer, Said

if TYPE_CHECKING:
    from ..play import VintState


class NailStage(CardStage):
    """The opponents of the declarers exchange cards: at once and unseen, or in turn after a look."""

    title = "Гвоздь"
    EVIL, YIELDED, YIELD = "evil", "yielded", "yield"
    verbs = ("give", YIELD)

    @implements("vint.gvozd.10", "vint.gvozd.11", "vint.gvozd.12", "vint.dvprikup.7")
    def begin(self, state: VintState) -> None:
        """Begin with the left neighbour of the declarer."""
        double = state.rules.variant is DOUBLE_TALON
        memo = state.aside.memo
        memo[self.EVIL] = int(double or state.options[EVIL.name])
        memo["each"] = memo[LEFT] = 2 if double else 1
        memo[ROUND] = memo[self.YIELDED] = 0
        self.turn(state)

    def first(self, state: VintState) -> int:
        """Return who sends first: the left neighbour, or his partner where they agreed so."""
        return (next_place(state.declarer) + 2 * state.aside.memo[self.YIELDED]) % SEATS

    def may_yield(self, state: VintState) -> bool:
        """Tell whether the left neighbour may still let his partner begin: by the reading, with two talons, at the start."""
        memo = state.aside.memo
        begun = memo[ROUND] or memo[LEFT] < memo["each"] or memo[self.YIELDED]
        return not begun and state.rules.variant is DOUBLE_TALON and state.readings[NAIL_FIRST] == "any"

    def giver(self, state: VintState) -> int:
        """Return who sends now."""
        return (self.first(state) + 2 * state.aside.memo[ROUND]) % SEATS

    def cites(self, state: VintState) -> tuple[str, ...]:
        """Return the rules of the kind."""
        if state.rules.variant is DOUBLE_TALON:
            return ("vint.dvprikup.7",)
        return ("vint.gvozd.12",) if state.aside.memo[self.EVIL] else ("vint.gvozd.11",)

    def to_whom(self, state: VintState) -> str:
        """Say how the card goes."""
        how = "посмотрев его карту" if state.aside.memo[self.EVIL] and state.aside.memo[ROUND] else "рубашкой вверх"
        return f"гвоздь: карта партнёру {how}"

    def kept(self, state: VintState) -> int:
        """Return what was just received: it may not be sent back."""
        memo = state.aside.memo
        return state.aside.seen[self.giver(state)] if memo[self.EVIL] and memo[ROUND] else 0

    def legal(self, state: VintState) -> list[str]:
        """Return the cards, and letting the partner begin where that is possible."""
        return [*CardStage.legal(self, state), *([self.YIELD] if self.may_yield(state) else [])]

    def act(self, state: VintState, action: str, player: int) -> None:
        """Send a card or let the partner begin."""
        if action != self.YIELD:
            CardStage.act(self, state, action, player)
            return
        state.aside.memo[self.YIELDED] = 1
        state.tell(next_place(state.declarer), "уступает партнёру первый гвоздь", self.cites(state))
        self.turn(state)

    def grounds(self, state: VintState, action: str) -> Said:
        """Say why the partner may begin, or where the card goes."""
        if action == self.YIELD:
            return "Можно: кому начать, противники решают между собой.", self.cites(state)
        return CardStage.grounds(self, state, action)

    def offers(self, state: VintState, player: int) -> list[Offer]:
        """Return the offer to let the partner begin."""
        if not self.may_yield(state) or player != state.to_move:
            return []
        return [
            {"action": self.YIELD, "label": WORDING[self.YIELD], "group": "talon", "legal": True, "why": None,
             "hint": "Источник не говорит, кто посылает первым.", "cites": list(self.cites(state))}
        ]  # fmt: skip

    @implements("vint.gvozd.11", "vint.gvozd.12", "vint.dvprikup.7")
    def move(self, state: VintState, card: int) -> None:
        """Send a card; unseen ones change hands together at the end."""
        memo, aside = state.aside.memo, state.aside
        place = self.giver(state)
        partner = (place + 2) % SEATS
        aside.discards[place] |= 1 << card
        memo[LEFT] -= 1
        if memo[LEFT]:
            return
        if memo[self.EVIL]:
            sent, aside.discards[place] = aside.discards[place], 0
            state.play.hands[partner] |= sent
            aside.seen[partner] |= sent
            if state.readings[EVIL_NAIL] == "all":
                for other in range(SEATS):
                    aside.seen[other] |= sent if other != place else 0
        if memo[ROUND] == 0:
            memo[ROUND], memo[LEFT] = 1, memo["each"]
            self.turn(state)
            return
        if not memo[self.EVIL]:
            hands = state.play.hands
            hands[place] |= aside.discards[partner]
            hands[partner] |= aside.discards[place]
            aside.discards[place] = aside.discards[partner] = 0
        state.tell(self.first(state), "противники обменялись гвоздём", self.cites(state))
        state.next_stage()


def _stage(asked: Asked) -> NailStage:
    return cast(NailStage, asked.state.stage)


def _evil(evil: bool) -> Callable[[Asked], bool]:
    """Return a test of how one nail goes: after a look, or unseen."""
    return lambda asked: asked.state.rules.variant is not DOUBLE_TALON and bool(asked.state.aside.memo[NailStage.EVIL]) is evil


def _declares(asked: Asked) -> bool:
    state = asked.state
    return state.side[asked.place] == state.side[state.declarer]


def _sent_back(asked: Asked) -> bool:
    return bool(_stage(asked).kept(asked.state) >> asked.value & 1)


KINDS: tuple[tuple[Cites, Callable[[Asked], bool]], ...] = (
    (("vint.dvprikup.7",), kind(DOUBLE_TALON.name)), (("vint.gvozd.12",), _evil(True)), (("vint.gvozd.11",), _evil(False)),
)  # fmt: skip
BARS = (
    row(NailStage.YIELD, ("vint.dvprikup.7", "vint.gvozd.12"), "Нельзя: кому начинать гвоздь, уже решено",
        lambda asked: asked.others_turn or not _stage(asked).may_yield(asked.state), NAIL),
    row("give", ("vint.gvozd.10",), "Нельзя: гвоздём меняются противники назначивших", _declares, NAIL),
    *(bar for cites, holds in KINDS for bar in giving(NAIL, "give", cites, holds)),
    *(row("give", cites, lambda asked: f"Нельзя: в ответ посылают другую карту, а {TEXTS[asked.value]} только что получена",
          both(holds, _sent_back), NAIL)
      for cites, holds in KINDS),
)  # fmt: skip
