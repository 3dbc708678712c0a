"""«Винт»: stages in which cards change hands one by one — sharing out, sprinkling."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from ....frame.cites import implements
from ....frame.moves import Bar, Cites, Move, Said
from ....frame.page import Zone
from ....frame.scene import card_face, card_zone
from ..bars import CARDS, Asked, always, both, row, rows
from ..deal import SEATS
from ..options import DECK
from ..variants.rules import LAYOUTS
from ..variants.table import DOUBLE_TALON, SPREAD, SPRINKLE, TALON, TALON_KINDS, TWO_FIFTH, WHOM
from .stage import TEXTS, Stage, move

if TYPE_CHECKING:
    from ..play import VintState

GIVE, DISCARD = "give ", "discard "
LOOK_PILE = "look pile"
LEFT, ROUND = "left", "round"
"""Public counters: cards still to give now, and how many have given."""


def talon_zone(state: VintState) -> list[Zone]:
    """Show the talon, closed or open."""
    aside = state.aside
    if not aside.talon:
        return []
    cards = [card_face(DECK, card if aside.talon_open else None) for card in aside.talon]
    return [card_zone("talon", "pile", None, "Прикуп", cards)]


def at_once(state: VintState) -> bool:
    """Wait for nothing before a card goes."""
    return False


@dataclass(frozen=True, slots=True)
class Giving:
    """How cards go one by one: whose, where to, by which rules, and what follows a card."""

    title: str
    giver: Callable[[VintState], int]
    """Says which hand gives now."""
    to_whom: Callable[[VintState], str]
    """Says in a few words where the card goes."""
    cites: Callable[[VintState], Cites]
    go: Callable[[VintState, int], None]
    """Moves a card; the stage goes on or ends."""
    verb: str = "give"
    waits: Callable[[VintState], bool] = at_once
    """Tells whether something else is still to be said before a card goes."""

    def turn(self, state: VintState) -> None:
        """Note whose hand acts."""
        state.play.player = self.giver(state)

    def mover(self, state: VintState) -> int:
        """Return the player who gives."""
        return state.controller[self.giver(state)]

    def held(self, state: VintState) -> Sequence[int]:
        """Return the cards that may be named."""
        return () if self.waits(state) else DECK.cards(state.play.hands[self.giver(state)])

    def do(self, asked: Asked) -> None:
        """Give the card."""
        asked.state.play.hands[self.giver(asked.state)] ^= 1 << asked.value
        self.go(asked.state, asked.value)

    def why(self, asked: Asked) -> Said:
        """Say why a card may go."""
        return f"Можно: {self.to_whom(asked.state)}.", self.cites(asked.state)

    def says(self, state: VintState, player: int) -> Said:
        """Say what happens."""
        if state.to_move != player:
            return f"{self.title}: выбирает другой.", self.cites(state)
        return f"{self.to_whom(state).capitalize()}.", self.cites(state)

    def stage(
        self,
        begin: Callable[[VintState], None],
        before: tuple[Move, ...] = (),
        after: tuple[Move, ...] = (),
        zones: Callable[[VintState], list[Zone]] = talon_zone,
    ) -> Stage:
        """Return the stage: its card, and what else may be said in it."""
        moves = (*before, move(self.verb, self.why, self.do, of=self.held), *after)
        return Stage(self.title, moves, begin=cast(Any, begin), mover=self.mover, says=self.says, zones=zones)


def _take_talon(state: VintState, place: int, cites: Cites) -> None:
    """Show the talon to everybody and put it into a hand."""
    aside = state.aside
    aside.talon_open, aside.buyer = True, state.declarer
    state.play.hands[place] |= DECK.mask_of(aside.talon)
    state.tell(place, f"берёт прикуп: {' '.join(TEXTS[card] for card in aside.talon)}", cites)


# The holder of the talon gives the others what is too much in his hand


def _holder(state: VintState) -> int:
    return state.aside.memo["holder"]


def _share_out(state: VintState, holder: int) -> None:
    """Begin to share out."""
    state.aside.memo["holder"] = state.play.player = holder
    state.aside.memo[LEFT] = 3 * LAYOUTS[state.rules.variant.name].spread


def _receiver(state: VintState) -> int:
    """Return who gets the next card: the others in turn, each his whole part."""
    each = LAYOUTS[state.rules.variant.name].spread
    given = 3 * each - state.aside.memo[LEFT]
    return (_holder(state) + 1 + given // each) % SEATS


def _to_receiver(state: VintState) -> str:
    """Say who gets the card."""
    ways = ("", "соседу слева", "сидящему напротив", "соседу справа")
    return f"разнос: карта {ways[(_receiver(state) - _holder(state)) % SEATS]}"


SHARED: dict[str, Cites] = {
    **dict.fromkeys(TALON_KINDS, ("vint.prikup.3a",)),
    DOUBLE_TALON.name: ("vint.dvprikup.4",),
    TWO_FIFTH.name: ("vint.vdvoem.5.5",),
}
"""By which rule cards are shared out in a kind; in the others by that of the nail."""


def _shared(state: VintState) -> Cites:
    return SHARED.get(state.rules.variant.name, ("vint.gvozd.5",))


@implements("vint.prikup.3a", "vint.gvozd.5", "vint.dvprikup.4", "vint.vdvoem.5.5")
def _hand_out(state: VintState, card: int) -> None:
    """Give a card to the one whose turn it is to get one."""
    state.play.hands[_receiver(state)] |= 1 << card
    state.aside.memo[LEFT] -= 1
    if state.aside.memo[LEFT] == 0:
        state.tell(_holder(state), "разнос сделан: у всех по тринадцати карт", _shared(state))
        state.next_stage()


@implements("vint.prikup.3a", "vint.prikup.2")
def _begin_talon(state: VintState) -> None:
    """Give the talon to the declarer, who shows it and shares out."""
    _take_talon(state, state.declarer, ("vint.prikup.3a",))
    _share_out(state, state.declarer)


FROM_TALON = Giving("Прикуп и разнос", _holder, _to_receiver, _shared, _hand_out)
FROM_PARTNER = Giving("Разнос", _holder, _to_receiver, _shared, _hand_out)
"""The partner of the buyer shares out after the sprinkling."""


# For which hand the declarer buys

BUY_SELF, BUY_DUMMY = "buy self", "buy dummy"


def _asking(state: VintState) -> bool:
    """Tell whether it is still to be said who gets the talon."""
    return state.aside.memo[LEFT] < 0


def _begin_whom(state: VintState) -> None:
    """Ask the declarer first."""
    state.aside.memo[LEFT] = -1
    state.play.player = state.declarer


@implements("vint.vdvoem.5.4", "vint.vdvoem.5.5")
def _buy(asked: Asked) -> None:
    """Take the talon into the named hand, then give cards."""
    state = asked.state
    mine = state.controller[state.declarer]
    dummy = next(place for place in (2, 3) if state.controller[place] == mine)
    own = asked.verb == BUY_SELF
    state.tell(state.declarer, "покупает себе" if own else "покупает болвану", ("vint.vdvoem.5.4",))
    holder = state.declarer if own else dummy
    _take_talon(state, holder, ("vint.vdvoem.5.4",))
    _share_out(state, holder)


FOR_WHOM = Giving(
    "Кому прикуп",
    lambda state: state.declarer if _asking(state) else _holder(state),
    lambda state: "скажите, кому покупаете: себе или болвану" if _asking(state) else _to_receiver(state),
    lambda state: ("vint.vdvoem.5.4",) if _asking(state) else ("vint.vdvoem.5.5",),
    _hand_out,
    waits=_asking,
)
ANSWERS = tuple(
    move(verb, FOR_WHOM.why, _buy, label=label, hint="Прежде чем вскрыть прикуп.")
    for verb, label in ((BUY_SELF, "Себе"), (BUY_DUMMY, "Болвану"))
)


# The declarer takes the talon and passes cards to his partner


@implements("vint.gvozd.2", "vint.gvozd.3", "vint.dvprikup.2", "vint.dvprikup.3")
def _begin_sprinkle(state: VintState) -> None:
    """Give the talon to the declarer, open for all."""
    double = state.rules.variant is DOUBLE_TALON
    _take_talon(state, state.declarer, ("vint.dvprikup.3",) if double else ("vint.gvozd.3",))
    state.aside.memo[LEFT] = LAYOUTS[state.rules.variant.name].sprinkle
    TO_PARTNER.turn(state)


def _sprinkled(state: VintState) -> Cites:
    return ("vint.dvprikup.4",) if state.rules.variant is DOUBLE_TALON else ("vint.gvozd.4",)


@implements("vint.gvozd.4", "vint.dvprikup.4")
def _sprinkle(state: VintState, card: int) -> None:
    """Pass a card to the partner."""
    partner = (state.aside.buyer + 2) % SEATS
    state.play.hands[partner] |= 1 << card
    state.aside.memo[LEFT] -= 1
    if state.aside.memo[LEFT] == 0:
        state.tell(state.aside.buyer, "присыпал партнёру", _sprinkled(state))
        state.next_stage()


TO_PARTNER = Giving(
    "Присыпка",
    lambda state: state.aside.buyer,
    lambda state: f"присыпка: карта партнёру, осталось {state.aside.memo[LEFT]}",
    _sprinkled,
    _sprinkle,
)

STAGES: dict[str, Stage] = {
    TALON: FROM_TALON.stage(_begin_talon),
    WHOM: FOR_WHOM.stage(_begin_whom, before=ANSWERS),
    SPRINKLE: TO_PARTNER.stage(_begin_sprinkle),
    SPREAD: FROM_PARTNER.stage(lambda state: _share_out(state, (state.aside.buyer + 2) % SEATS)),
}


# What may not be done


def kind(*variants: str) -> Callable[[Asked], bool]:
    """Return a test that holds in these kinds alone."""
    return lambda asked: asked.state.rules.variant.name in variants


def not_kind(*variants: str) -> Callable[[Asked], bool]:
    """Return a test that holds in all other kinds."""
    return lambda asked: asked.state.rules.variant.name not in variants


def giving(way: Giving, phase: str, cites: Cites, holds: Callable[[Asked], bool] = always) -> tuple[Bar, ...]:
    """Return what is barred wherever cards change hands: anything else, another's turn, a card that is not there."""

    def absent(asked: Asked) -> bool:
        return not asked.state.play.hands[way.giver(asked.state)] >> asked.value & 1

    return (
        *rows(CARDS, cites, lambda asked: f"Сейчас не это: {way.to_whom(asked.state)}", holds, phase),
        row(way.verb, cites, "Сейчас карту выбирает другой", both(holds, lambda asked: asked.others_turn), phase),
        row(way.verb, cites, lambda asked: f"Карты {TEXTS[asked.value]} нет на руках", both(holds, absent), phase),
    )


def _whom(asked: Asked) -> bool:
    return _asking(asked.state)


BOUGHT_FOR = tuple(one.verb for one in ANSWERS)
BARS = (
    *giving(FROM_TALON, TALON, ("vint.prikup.3a",)),
    *rows(BOUGHT_FOR, ("vint.vdvoem.5.4",), "Уже сказано, кому прикуп", lambda asked: not _whom(asked), WHOM),
    *rows(BOUGHT_FOR, ("vint.vdvoem.5.4",), "Прикуп достаётся назначившему высшую игру", lambda asked: asked.others_turn, WHOM),
    row("give", ("vint.vdvoem.5.4",), "Сначала скажите, кому покупаете", _whom, WHOM),
    *giving(FOR_WHOM, WHOM, ("vint.vdvoem.5.4",), _whom),
    *giving(FOR_WHOM, WHOM, ("vint.vdvoem.5.5",)),
    *giving(TO_PARTNER, SPRINKLE, ("vint.dvprikup.4",), kind(DOUBLE_TALON.name)),
    *giving(TO_PARTNER, SPRINKLE, ("vint.gvozd.4",), not_kind(DOUBLE_TALON.name)),
    *giving(FROM_PARTNER, SPREAD, ("vint.dvprikup.4",), kind(DOUBLE_TALON.name)),
    *giving(FROM_PARTNER, SPREAD, ("vint.gvozd.5",), not_kind(DOUBLE_TALON.name)),
)
