"""«Винт»: the nail — the opponents of the declarers exchange cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ....frame.cites import implements
from ....frame.moves import Cites
from ..bars import Asked, both, row
from ..deal import SEATS, next_place
from ..readings import EVIL_NAIL, NAIL_FIRST
from ..variants.table import DOUBLE_TALON, EVIL, NAIL
from .cards import LEFT, ROUND, Giving, giving, kind
from .stage import TEXTS, Stage, move

if TYPE_CHECKING:
    from ..play import VintState


AFTER_LOOK, YIELDED, YIELD, EACH = "evil", "yielded", "yield", "each"


@implements("vint.gvozd.10", "vint.gvozd.11", "vint.gvozd.12", "vint.dvprikup.7")
def _begin(state: VintState) -> None:
    """Begin with the left neighbour of the declarer."""
    double = state.rules.variant is DOUBLE_TALON
    memo = state.aside.memo
    memo[AFTER_LOOK] = int(double or state.options[EVIL.name])
    memo[EACH] = memo[LEFT] = 2 if double else 1
    memo[ROUND] = memo[YIELDED] = 0
    SENT.turn(state)


def _first(state: VintState) -> int:
    """Return who sends first: the left neighbour, or his partner where they agreed so."""
    return (next_place(state.declarer) + 2 * state.aside.memo[YIELDED]) % SEATS


def _may_yield(state: VintState) -> bool:
    """Tell whether the left neighbour may still let his partner begin: by the reading, with two talons, at the start."""
    memo = state.aside.memo
    begun = memo[ROUND] or memo[LEFT] < memo[EACH] or memo[YIELDED]
    return not begun and state.rules.variant is DOUBLE_TALON and state.readings[NAIL_FIRST] == "any"


def _giver(state: VintState) -> int:
    """Return who sends now."""
    return (_first(state) + 2 * state.aside.memo[ROUND]) % SEATS


def _cites(state: VintState) -> Cites:
    """Return the rules of the kind."""
    if state.rules.variant is DOUBLE_TALON:
        return ("vint.dvprikup.7",)
    return ("vint.gvozd.12",) if state.aside.memo[AFTER_LOOK] else ("vint.gvozd.11",)


def _answers(state: VintState) -> bool:
    """Tell whether the one who sends has looked at what he got."""
    return bool(state.aside.memo[AFTER_LOOK] and state.aside.memo[ROUND])


def _to_partner(state: VintState) -> str:
    """Say how the card goes."""
    return f"гвоздь: карта партнёру {'посмотрев его карту' if _answers(state) else 'рубашкой вверх'}"


@implements("vint.gvozd.11", "vint.gvozd.12", "vint.dvprikup.7")
def _send(state: VintState, card: int) -> None:
    """Send a card; unseen ones change hands together at the end."""
    memo, aside = state.aside.memo, state.aside
    place = _giver(state)
    partner = (place + 2) % SEATS
    aside.discards[place] |= 1 << card
    memo[LEFT] -= 1
    if memo[LEFT]:
        return
    if memo[AFTER_LOOK]:
        sent, aside.discards[place] = aside.discards[place], 0
        state.play.hands[partner] |= sent
        aside.seen[partner] |= sent
        if state.readings[EVIL_NAIL] == "all":
            for other in range(SEATS):
                aside.seen[other] |= sent if other != place else 0
    if memo[ROUND] == 0:
        memo[ROUND], memo[LEFT] = 1, memo[EACH]
        SENT.turn(state)
        return
    if not memo[AFTER_LOOK]:
        hands = state.play.hands
        hands[place] |= aside.discards[partner]
        hands[partner] |= aside.discards[place]
        aside.discards[place] = aside.discards[partner] = 0
    state.tell(_first(state), "противники обменялись гвоздём", _cites(state))
    state.next_stage()


def _yield(asked: Asked) -> None:
    """Let the partner begin."""
    state = asked.state
    state.aside.memo[YIELDED] = 1
    state.tell(next_place(state.declarer), "уступает партнёру первый гвоздь", _cites(state))
    SENT.turn(state)


SENT = Giving("Гвоздь", _giver, _to_partner, _cites, _send)
TO_BEGIN = move(
    YIELD, lambda asked: ("Можно: кому начать, противники решают между собой.", _cites(asked.state)), _yield,
    hint="Источник не говорит, кто посылает первым.",
)  # fmt: skip
STAGES: dict[str, Stage] = {NAIL: SENT.stage(_begin, after=(TO_BEGIN,))}


# What may not be done


def _evil(evil: bool) -> Callable[[Asked], bool]:
    """Return a test of how one nail goes: after a look, or unseen."""
    return lambda asked: asked.state.rules.variant is not DOUBLE_TALON and bool(asked.state.aside.memo[AFTER_LOOK]) is evil


def _declares(asked: Asked) -> bool:
    state = asked.state
    return state.side[asked.place] == state.side[state.declarer]


def _sent_back(asked: Asked) -> bool:
    state = asked.state
    return _answers(state) and bool(state.aside.seen[_giver(state)] >> asked.value & 1)


KINDS: tuple[tuple[Cites, Callable[[Asked], bool]], ...] = (
    (("vint.dvprikup.7",), kind(DOUBLE_TALON.name)), (("vint.gvozd.12",), _evil(True)), (("vint.gvozd.11",), _evil(False)),
)  # fmt: skip
BARS = (
    row(YIELD, ("vint.dvprikup.7", "vint.gvozd.12"), "Нельзя: кому начинать гвоздь, уже решено",
        lambda asked: asked.others_turn or not _may_yield(asked.state), NAIL),
    row("give", ("vint.gvozd.10",), "Нельзя: гвоздём меняются противники назначивших", _declares, NAIL),
    *(bar for cites, holds in KINDS for bar in giving(SENT, NAIL, cites, holds)),
    *(row("give", cites, lambda asked: f"Нельзя: в ответ посылают другую карту, а {TEXTS[asked.value]} только что получена",
          both(holds, _sent_back), NAIL)
      for cites, holds in KINDS),
)  # fmt: skip
