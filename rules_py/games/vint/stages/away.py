"""«Винт»: stages in which cards are put away or exchanged before the auction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....frame.cites import implements
from ....frame.page import Zone
from ....frame.rng import Generator
from ..bars import CARDS, Asked, row, rows
from ..deal import SEATS
from ..options import DECK
from ..variants.rules import LAYOUTS
from ..variants.table import AWAY, BUY, RUBBISH, SWAP, VITALIN, WITH_RUBBISH
from .ordinary import Offer, Said, Stage

if TYPE_CHECKING:
    from ..play import VintState

from ..wording import WORDING
from .cards import DISCARD, LEFT, LOOK_PILE, ROUND, CardStage, giving


class RubbishStage(CardStage):
    """Three players get seventeen cards and give the dealer four each."""

    title = "Снос сдающему"
    rules = ("vint.musor.3",)

    @implements("vint.musor.2")
    def begin(self, state: VintState) -> None:
        """Deal seventeen to each of three; the dealer takes one card, neither the first nor the last."""
        order = list(state.aside.talon)
        layout = LAYOUTS[WITH_RUBBISH.name]
        own = order.pop(1 + Generator(state.number ^ 0x3CA2D).below(len(order) - 2))
        hands = [0] * SEATS
        hands[state.dealer] = 1 << own
        for turn, card in enumerate(order):
            hands[(state.dealer + 1 + turn % 3) % SEATS] |= 1 << card
        state.aside.talon = ()
        state.play.hands[:] = hands
        state.aside.memo.update({ROUND: 0, LEFT: layout.to_dealer})
        self.turn(state)

    def giver(self, state: VintState) -> int:
        """Return who gives now: from the dealer's left."""
        return (state.dealer + 1 + state.aside.memo[ROUND]) % SEATS

    def to_whom(self, state: VintState) -> str:
        """Say how many cards are due."""
        return f"снос сдающему: осталось {state.aside.memo[LEFT]}"

    @implements("vint.musor.3")
    def move(self, state: VintState, card: int) -> None:
        """Give a card to the dealer."""
        memo = state.aside.memo
        state.play.hands[state.dealer] |= 1 << card
        memo[LEFT] -= 1
        if memo[LEFT]:
            return
        memo[ROUND] += 1
        if memo[ROUND] < 3:
            memo[LEFT] = LAYOUTS[WITH_RUBBISH.name].to_dealer
            self.turn(state)
            return
        state.play.player = state.dealer
        state.tell(state.dealer, "получил мусор: у всех по тринадцати карт", self.rules)
        state.next_stage()


class AwayStage(CardStage):
    """Everybody puts two cards away, face down."""

    title = "Сброс"
    verb = DISCARD
    verbs = ("discard",)
    rules = ("vint.vitalin.2",)

    def begin(self, state: VintState) -> None:
        """Begin with the dealer's left neighbour."""
        state.aside.memo.update({ROUND: 0, LEFT: LAYOUTS[VITALIN.name].away})
        self.turn(state)

    def giver(self, state: VintState) -> int:
        """Return who puts away now."""
        return (state.dealer + 1 + state.aside.memo[ROUND]) % SEATS

    def to_whom(self, state: VintState) -> str:
        """Say how many cards are due."""
        return f"сброс: отложите ненужную карту, осталось {state.aside.memo[LEFT]}"

    @implements("vint.vitalin.2")
    def move(self, state: VintState, card: int) -> None:
        """Put a card away."""
        memo = state.aside.memo
        state.aside.discards[self.giver(state)] |= 1 << card
        memo[LEFT] -= 1
        if memo[LEFT]:
            return
        memo[ROUND] += 1
        if memo[ROUND] < SEATS:
            memo[LEFT] = LAYOUTS[VITALIN.name].away
            self.turn(state)
            return
        state.play.player = state.dealer
        state.next_stage()


class SwapStage(Stage):
    """Two players keep their hands or change them for the pile on the right."""

    title = "Обмен"
    KEEP, CHANGE = "keep", "swap"
    verbs = (KEEP, CHANGE)

    def begin(self, state: VintState) -> None:
        """Ask the dealer first."""
        state.aside.memo[ROUND] = 0
        state.play.player = state.dealer

    def mover(self, state: VintState) -> int:
        """Return the player who decides."""
        return state.controller[state.play.player]

    def legal(self, state: VintState) -> list[str]:
        """Return both decisions."""
        return [self.KEEP, self.CHANGE]

    @implements("vint.vdvoem.2.2", "vint.vdvoem.2.3")
    def act(self, state: VintState, action: str, player: int) -> None:
        """Keep the hand or change all of it."""
        place, aside = state.play.player, state.aside
        if action == self.CHANGE:
            start = 0 if place == state.rules.variant.places[0] else aside.memo[f"pile {state.rules.variant.places[0]}"]
            count = aside.memo[f"pile {place}"]
            pile = aside.talon[start : start + count]
            aside.talon = aside.talon[:start] + aside.talon[start + count :]
            aside.memo[f"pile {place}"] = 0
            aside.discards[place] = state.play.hands[place]
            state.play.hands[place] = DECK.mask_of(pile)
        state.tell(place, "меняет все карты" if action == self.CHANGE else "остаётся при своих", ("vint.vdvoem.2.2",))
        _next_of_two(state)

    def grounds(self, state: VintState, action: str) -> Said:
        """Say why it may be done."""
        if action == self.KEEP:
            return "Можно: остаться при своих; кучку справа тогда не смотрят.", ("vint.vdvoem.2.2", "vint.vdvoem.2.4")
        return "Можно: все свои карты за кучку справа, и назад их не взять.", ("vint.vdvoem.2.2", "vint.vdvoem.2.3")

    def status(self, state: VintState, player: int) -> Said:
        """Say what is decided."""
        if state.to_move != player:
            return "Соперник решает, менять ли карты.", ("vint.vdvoem.2.2",)
        return "Остаться при своих или взять кучку справа?", ("vint.vdvoem.2.2", "vint.vdvoem.2.3")

    def offers(self, state: VintState, player: int) -> list[Offer]:
        """Return both decisions."""
        return [
            {"action": action, "label": label, "group": "talon", "legal": True, "why": None, "hint": hint,
             "cites": ["vint.vdvoem.2.2", "vint.vdvoem.2.3"]}
            for action, label, hint in (
                (self.KEEP, WORDING[self.KEEP], "Кучку справа тогда не смотрят."),
                (self.CHANGE, WORDING[self.CHANGE], "Все карты за кучку справа; назад не взять."),
            )
        ]  # fmt: skip


def _next_of_two(state: VintState) -> None:
    """Let the other of two decide, then go on."""
    if state.aside.memo[ROUND] == 0:
        state.aside.memo[ROUND] = 1
        state.play.player = next(place for place in state.rules.variant.places if place != state.play.player)
    else:
        state.play.player = state.dealer
        state.next_stage()


class BuyStage(CardStage):
    """Two players change cards one by one for those of the pile on the right."""

    title = "Покупка"
    verb = DISCARD
    rules = ("vint.vdvoem.3.3",)
    STOP = "stop"
    verbs = ("discard", STOP)

    def begin(self, state: VintState) -> None:
        """Begin with the dealer."""
        state.aside.memo[ROUND] = 0
        state.play.player = state.dealer

    def giver(self, state: VintState) -> int:
        """Return who buys now."""
        return state.play.player

    def to_whom(self, state: VintState) -> str:
        """Say what is asked."""
        left = state.aside.memo[f"pile {state.play.player}"]
        return f"покупка: отложите карту и возьмите новую, в кучке {left}"

    def legal(self, state: VintState) -> list[str]:
        """Return the cards that may go, and the end."""
        cards = CardStage.legal(self, state) if state.aside.memo[f"pile {state.play.player}"] else []
        return [self.STOP, *cards]

    def grounds(self, state: VintState, action: str) -> Said:
        """Say why a card may go, or why one may stop."""
        if action == self.STOP:
            return "Можно: перебирать кучку до конца не обязательно.", ("vint.vdvoem.3.4",)
        return CardStage.grounds(self, state, action)

    @implements("vint.vdvoem.3.4")
    def act(self, state: VintState, action: str, player: int) -> None:
        """Change a card or stop."""
        if action != self.STOP:
            CardStage.act(self, state, action, player)
            return
        state.tell(state.play.player, "больше не покупает", ("vint.vdvoem.3.4",))
        _next_of_two(state)

    @implements("vint.vdvoem.3.2", "vint.vdvoem.3.3", "vint.vdvoem.3.7")
    def move(self, state: VintState, card: int) -> None:
        """Put a card away and take the next of the pile."""
        place, aside = state.play.player, state.aside
        start = 0 if place == state.rules.variant.places[0] else aside.memo[f"pile {state.rules.variant.places[0]}"]
        aside.discards[place] |= 1 << card
        state.play.hands[place] |= 1 << aside.talon[start]
        aside.talon = aside.talon[:start] + aside.talon[start + 1 :]
        aside.memo[f"pile {place}"] -= 1
        state.tell(place, "купил карту", ("vint.vdvoem.3.3",))

    def offers(self, state: VintState, player: int) -> list[Offer]:
        """Return the end of buying."""
        return [
            {"action": self.STOP, "label": WORDING[self.STOP], "group": "talon", "legal": True, "why": None,
             "hint": "Перебирать кучку до конца не обязательно.", "cites": ["vint.vdvoem.3.4"]}
        ]  # fmt: skip

    def zones(self, state: VintState, player: int) -> list[Zone]:
        """Show no pile: nobody looks at them."""
        return []


def _gone(asked: Asked) -> bool:
    """Tell whether one who has changed his cards would decide again."""
    aside = asked.state.aside
    return asked.others_turn and bool(aside.memo[ROUND] and aside.discards[asked.place])


BARS = (
    *giving(RUBBISH, "give", RubbishStage.rules),
    *giving(AWAY, "discard", AwayStage.rules),
    row(LOOK_PILE, ("vint.vdvoem.2.4",), "Нельзя: не купленную кучку и сброшенное не смотрят", lambda asked: True, SWAP),
    row("take", ("vint.vdvoem.2.3",), "Нельзя: сброшенных карт назад не берут", lambda asked: True, SWAP),
    *rows(CARDS, ("vint.vdvoem.2.7",), "Сначала решают, менять ли карты; назначают после", lambda asked: True, SWAP),
    *rows(SwapStage.verbs, ("vint.vdvoem.2.3",), "Обмен окончателен: сброшенных карт назад не берут", _gone, SWAP),
    *rows(SwapStage.verbs, ("vint.vdvoem.2.2",), "Сейчас решает другой", lambda asked: asked.others_turn, SWAP),
    *rows((LOOK_PILE, "take"), ("vint.vdvoem.3.7",), "Нельзя: сброшенного до конца игры не трогают", lambda asked: True, BUY),
    row(BuyStage.STOP, BuyStage.rules, "Сейчас покупает другой", lambda asked: asked.others_turn, BUY),
    *giving(BUY, "discard", BuyStage.rules),
    row("discard", ("vint.vdvoem.3.2", "vint.vdvoem.3.3"), "Кучка кончилась",
        lambda asked: not asked.state.aside.memo[f"pile {asked.state.play.player}"], BUY),
)  # fmt: skip
