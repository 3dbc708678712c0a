"""«Винт»: stages in which cards change hands one by one — sharing out, sprinkling."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, cast

from ....frame.cites import implements
from ....frame.moves import Bar, Cites
from ....frame.page import Zone
from ....frame.scene import card_face, card_zone
from ..bars import CARDS, Asked, always, both, row, rows
from ..deal import SEATS
from ..options import CARD_OF_ACTION, DECK
from ..variants.rules import LAYOUTS
from ..variants.table import DOUBLE_TALON, SPREAD, SPRINKLE, TALON, TALON_KINDS, TWO_FIFTH, WHOM
from .ordinary import Offer, Said, Stage

if TYPE_CHECKING:
    from ..play import VintState

GIVE, DISCARD = "give ", "discard "
TEXTS = tuple(DECK.text(card) for card in range(DECK.size))
LOOK_PILE = "look pile"
LEFT, ROUND = "left", "round"
"""Public counters: cards still to give now, and how many have given."""


def card_of(action: str, verb: str) -> int | None:
    """Read the card of an action with this verb, None where it is another action."""
    return CARD_OF_ACTION.get("play " + action[len(verb) :]) if action.startswith(verb) else None


def talon_zone(state: VintState) -> list[Zone]:
    """Show the talon, closed or open."""
    aside = state.aside
    if not aside.talon:
        return []
    cards = [card_face(DECK, card if aside.talon_open else None) for card in aside.talon]
    return [card_zone("talon", "pile", None, "Прикуп", cards)]


class CardStage(Stage):
    """A stage in which cards are given or put away one by one."""

    verb = GIVE
    verbs: ClassVar[tuple[str, ...]] = ("give",)
    rules: tuple[str, ...] = ()
    doing = ""

    def giver(self, state: VintState) -> int:
        """Return the place that gives now."""
        raise NotImplementedError

    def kept(self, state: VintState) -> int:
        """Return the cards that may not be given now."""
        return 0

    def move(self, state: VintState, card: int) -> None:
        """Move a card; the stage goes on or ends."""
        raise NotImplementedError

    def to_whom(self, state: VintState) -> str:
        """Say in a few words where the card goes."""
        return self.doing

    def turn(self, state: VintState) -> None:
        """Note whose hand acts."""
        state.play.player = self.giver(state)

    def cites(self, state: VintState) -> tuple[str, ...]:
        """Return the rules of this stage in this kind."""
        return self.rules

    def mover(self, state: VintState) -> int:
        """Return the player who gives."""
        return state.controller[self.giver(state)]

    def legal(self, state: VintState) -> list[str]:
        """Return the cards that may go."""
        hand = state.play.hands[self.giver(state)] & ~self.kept(state)
        return [self.verb + TEXTS[card] for card in DECK.cards(hand)]

    def act(self, state: VintState, action: str, player: int) -> None:
        """Give the card."""
        card = card_of(action, self.verb)
        assert card is not None
        state.play.hands[self.giver(state)] ^= 1 << card
        self.move(state, card)

    def grounds(self, state: VintState, action: str) -> Said:
        """Say why a card may go."""
        return f"Можно: {self.to_whom(state)}.", self.cites(state)

    def status(self, state: VintState, player: int) -> Said:
        """Say what happens."""
        if state.to_move != player:
            return f"{self.title}: выбирает другой.", self.cites(state)
        return f"{self.to_whom(state).capitalize()}.", self.cites(state)

    def card_action(self, state: VintState, card: int) -> str | None:
        """Return the action of tapping a card."""
        return self.verb + TEXTS[card]

    def zones(self, state: VintState, player: int) -> list[Zone]:
        """Show the talon."""
        return talon_zone(state)


def _take_talon(state: VintState, place: int, cites: tuple[str, ...]) -> None:
    """Show the talon to everybody and put it into a hand."""
    aside = state.aside
    aside.talon_open, aside.buyer = True, state.declarer
    state.play.hands[place] |= DECK.mask_of(aside.talon)
    state.tell(place, f"берёт прикуп: {' '.join(TEXTS[card] for card in aside.talon)}", cites)


class SpreadStage(CardStage):
    """The holder of the talon gives the others what is too much in his hand."""

    title = "Разнос"

    def holder(self, state: VintState) -> int:
        """Return the place that shares out."""
        return state.aside.memo["holder"]

    def giver(self, state: VintState) -> int:
        """Return the place that shares out."""
        return self.holder(state)

    def start(self, state: VintState, holder: int) -> None:
        """Begin to share out."""
        state.aside.memo["holder"] = holder
        state.aside.memo[LEFT] = 3 * LAYOUTS[state.rules.variant.name].spread
        self.turn(state)

    def receiver(self, state: VintState) -> int:
        """Return who gets the next card: the others in turn, each his whole part."""
        each = LAYOUTS[state.rules.variant.name].spread
        given = 3 * each - state.aside.memo[LEFT]
        return (self.holder(state) + 1 + given // each) % SEATS

    def to_whom(self, state: VintState) -> str:
        """Say who gets the card."""
        ways = ("", "соседу слева", "сидящему напротив", "соседу справа")
        return f"разнос: карта {ways[(self.receiver(state) - self.holder(state)) % SEATS]}"

    def cites(self, state: VintState) -> tuple[str, ...]:
        """Return the rules of the kind."""
        return {
            **dict.fromkeys(TALON_KINDS, ("vint.prikup.3a",)),
            DOUBLE_TALON.name: ("vint.dvprikup.4",),
            TWO_FIFTH.name: ("vint.vdvoem.5.5",),
        }.get(state.rules.variant.name, ("vint.gvozd.5",))

    @implements("vint.prikup.3a", "vint.gvozd.5", "vint.dvprikup.4", "vint.vdvoem.5.5")
    def move(self, state: VintState, card: int) -> None:
        """Give a card to the one whose turn it is to get one."""
        state.play.hands[self.receiver(state)] |= 1 << card
        state.aside.memo[LEFT] -= 1
        if state.aside.memo[LEFT] == 0:
            state.tell(self.holder(state), "разнос сделан: у всех по тринадцати карт", self.cites(state))
            state.next_stage()


class TalonStage(SpreadStage):
    """The declarer takes the talon, shows it and shares out."""

    title = "Прикуп и разнос"

    @implements("vint.prikup.3a", "vint.prikup.2")
    def begin(self, state: VintState) -> None:
        """Give the talon to the declarer."""
        _take_talon(state, state.declarer, ("vint.prikup.3a",))
        self.start(state, state.declarer)


class WhomStage(SpreadStage):
    """The declarer says for which hand he buys, then opens the talon and shares out."""

    title = "Кому прикуп"
    SELF, DUMMY = "buy self", "buy dummy"
    verbs = ("give", SELF, DUMMY)

    def begin(self, state: VintState) -> None:
        """Ask the declarer first."""
        state.aside.memo[LEFT] = -1
        state.play.player = state.declarer

    def asking(self, state: VintState) -> bool:
        """Tell whether it is still to be said who gets the talon."""
        return state.aside.memo[LEFT] < 0

    def giver(self, state: VintState) -> int:
        """Return the hand that acts."""
        return state.declarer if self.asking(state) else self.holder(state)

    def to_whom(self, state: VintState) -> str:
        """Say what is asked."""
        if self.asking(state):
            return "скажите, кому покупаете: себе или болвану"
        return SpreadStage.to_whom(self, state)

    def cites(self, state: VintState) -> tuple[str, ...]:
        """Return the rules of the two parts."""
        return ("vint.vdvoem.5.4",) if self.asking(state) else ("vint.vdvoem.5.5",)

    def legal(self, state: VintState) -> list[str]:
        """Return the two answers, then the cards."""
        return [self.SELF, self.DUMMY] if self.asking(state) else SpreadStage.legal(self, state)

    @implements("vint.vdvoem.5.4", "vint.vdvoem.5.5")
    def act(self, state: VintState, action: str, player: int) -> None:
        """Take the talon into the named hand, then give cards."""
        if action not in (self.SELF, self.DUMMY):
            SpreadStage.act(self, state, action, player)
            return
        mine = state.controller[state.declarer]
        dummy = next(place for place in (2, 3) if state.controller[place] == mine)
        holder = state.declarer if action == self.SELF else dummy
        state.tell(state.declarer, "покупает себе" if action == self.SELF else "покупает болвану", ("vint.vdvoem.5.4",))
        _take_talon(state, holder, ("vint.vdvoem.5.4",))
        self.start(state, holder)

    def offers(self, state: VintState, player: int) -> list[Offer]:
        """Return the two answers."""
        if not self.asking(state):
            return []
        return [
            {"action": action, "label": label, "group": "talon", "legal": True, "why": None, "hint": "Прежде чем вскрыть прикуп.",
             "cites": ["vint.vdvoem.5.4"]}
            for action, label in ((self.SELF, "Себе"), (self.DUMMY, "Болвану"))
        ]  # fmt: skip

    def card_action(self, state: VintState, card: int) -> str | None:
        """Return the action of tapping a card."""
        return None if self.asking(state) else SpreadStage.card_action(self, state, card)


class SprinkleStage(CardStage):
    """The declarer takes the talon and passes cards to his partner."""

    title = "Присыпка"

    def cites(self, state: VintState) -> tuple[str, ...]:
        """Return the rules of the kind."""
        return ("vint.dvprikup.4",) if state.rules.variant is DOUBLE_TALON else ("vint.gvozd.4",)

    @implements("vint.gvozd.2", "vint.gvozd.3", "vint.dvprikup.2", "vint.dvprikup.3")
    def begin(self, state: VintState) -> None:
        """Give the talon to the declarer, open for all."""
        double = state.rules.variant is DOUBLE_TALON
        _take_talon(state, state.declarer, ("vint.dvprikup.3",) if double else ("vint.gvozd.3",))
        state.aside.memo[LEFT] = LAYOUTS[state.rules.variant.name].sprinkle
        self.turn(state)

    def giver(self, state: VintState) -> int:
        """Return the buyer."""
        return state.aside.buyer

    def to_whom(self, state: VintState) -> str:
        """Say how many cards are due."""
        return f"присыпка: карта партнёру, осталось {state.aside.memo[LEFT]}"

    @implements("vint.gvozd.4", "vint.dvprikup.4")
    def move(self, state: VintState, card: int) -> None:
        """Pass a card to the partner."""
        partner = (state.aside.buyer + 2) % SEATS
        state.play.hands[partner] |= 1 << card
        state.aside.memo[LEFT] -= 1
        if state.aside.memo[LEFT] == 0:
            state.tell(state.aside.buyer, "присыпал партнёру", self.cites(state))
            state.next_stage()


class PartnerSpreadStage(SpreadStage):
    """The partner of the buyer shares out after the sprinkling."""

    def begin(self, state: VintState) -> None:
        """Begin to share out."""
        self.start(state, (state.aside.buyer + 2) % SEATS)


def giver_of(asked: Asked) -> CardStage:
    """Return the stage in which somebody gives."""
    return cast(CardStage, asked.state.stage)


def kind(*variants: str) -> Callable[[Asked], bool]:
    """Return a test that holds in these kinds alone."""
    return lambda asked: asked.state.rules.variant.name in variants


def not_kind(*variants: str) -> Callable[[Asked], bool]:
    """Return a test that holds in all other kinds."""
    return lambda asked: asked.state.rules.variant.name not in variants


def _absent(asked: Asked) -> bool:
    return not asked.state.play.hands[giver_of(asked).giver(asked.state)] >> asked.value & 1


def giving(phase: str, verb: str, cites: Cites, holds: Callable[[Asked], bool] = always) -> tuple[Bar, ...]:
    """Return what is barred wherever cards change hands: anything else, another's turn, a card that is not there."""
    return (
        *rows(CARDS, cites, lambda asked: f"Сейчас не это: {giver_of(asked).to_whom(asked.state)}", holds, phase),
        row(verb, cites, "Сейчас карту выбирает другой", both(holds, lambda asked: asked.others_turn), phase),
        row(verb, cites, lambda asked: f"Карты {TEXTS[asked.value]} нет на руках", both(holds, _absent), phase),
    )  # fmt: skip


def _whom(asked: Asked) -> bool:
    return cast(WhomStage, asked.state.stage).asking(asked.state)


TO_WHOM = (WhomStage.SELF, WhomStage.DUMMY)
BARS = (
    *giving(TALON, "give", ("vint.prikup.3a",)),
    *rows(TO_WHOM, ("vint.vdvoem.5.4",), "Уже сказано, кому прикуп", lambda asked: not _whom(asked), WHOM),
    *rows(TO_WHOM, ("vint.vdvoem.5.4",), "Прикуп достаётся назначившему высшую игру", lambda asked: asked.others_turn, WHOM),
    row("give", ("vint.vdvoem.5.4",), "Сначала скажите, кому покупаете", _whom, WHOM),
    *giving(WHOM, "give", ("vint.vdvoem.5.4",), _whom),
    *giving(WHOM, "give", ("vint.vdvoem.5.5",)),
    *giving(SPRINKLE, "give", ("vint.dvprikup.4",), kind(DOUBLE_TALON.name)),
    *giving(SPRINKLE, "give", ("vint.gvozd.4",), not_kind(DOUBLE_TALON.name)),
    *giving(SPREAD, "give", ("vint.dvprikup.4",), kind(DOUBLE_TALON.name)),
    *giving(SPREAD, "give", ("vint.gvozd.5",), not_kind(DOUBLE_TALON.name)),
)
