"""«Винт»: stages in which cards are put away or exchanged before the auction."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from ....frame.cites import implements
from ....frame.moves import Said
from ....frame.rng import Generator
from ..bars import CARDS, Asked, row, rows
from ..deal import SEATS
from ..options import DECK
from ..variants.rules import LAYOUTS
from ..variants.table import AWAY, BUY, RUBBISH, SWAP, VITALIN, WITH_RUBBISH
from .cards import LEFT, LOOK_PILE, ROUND, Giving, giving
from .stage import Stage, move, no_zones

if TYPE_CHECKING:
    from ..play import VintState


def _in_turn(state: VintState) -> int:
    """Return who gives now: from the dealer's left."""
    return (state.dealer + 1 + state.aside.memo[ROUND]) % SEATS


def _next_giver(state: VintState, givers: int, cards: int) -> bool:
    """Count a card that has gone; where one has given all, let the next give. Tell whether all have."""
    memo = state.aside.memo
    memo[LEFT] -= 1
    if memo[LEFT]:
        return False
    memo[ROUND] += 1
    over = memo[ROUND] == givers
    memo[LEFT] = 0 if over else cards
    state.play.player = state.dealer if over else _in_turn(state)
    return over


# Three players get seventeen cards and give the dealer four each

RUBBISH_RULES = ("vint.musor.3",)


@implements("vint.musor.2")
def _begin_rubbish(state: VintState) -> None:
    """Deal seventeen to each of three; the dealer takes one card, neither the first nor the last."""
    order = list(state.aside.talon)
    own = order.pop(1 + Generator(state.number ^ 0x3CA2D).below(len(order) - 2))
    hands = [0] * SEATS
    hands[state.dealer] = 1 << own
    for turn, card in enumerate(order):
        hands[(state.dealer + 1 + turn % 3) % SEATS] |= 1 << card
    state.aside.talon = ()
    state.play.hands[:] = hands
    state.aside.memo.update({ROUND: 0, LEFT: LAYOUTS[WITH_RUBBISH.name].to_dealer})
    TO_DEALER.turn(state)


@implements("vint.musor.3")
def _to_dealer(state: VintState, card: int) -> None:
    """Give a card to the dealer."""
    state.play.hands[state.dealer] |= 1 << card
    if _next_giver(state, 3, LAYOUTS[WITH_RUBBISH.name].to_dealer):
        state.tell(state.dealer, "получил мусор: у всех по тринадцати карт", RUBBISH_RULES)
        state.next_stage()


TO_DEALER = Giving(
    "Снос сдающему", _in_turn, lambda state: f"снос сдающему: осталось {state.aside.memo[LEFT]}", lambda state: RUBBISH_RULES, _to_dealer,
)  # fmt: skip


# Everybody puts two cards away, face down

AWAY_RULES = ("vint.vitalin.2",)


def _begin_away(state: VintState) -> None:
    """Begin with the dealer's left neighbour."""
    state.aside.memo.update({ROUND: 0, LEFT: LAYOUTS[VITALIN.name].away})
    PUT_AWAY.turn(state)


@implements("vint.vitalin.2")
def _away(state: VintState, card: int) -> None:
    """Put a card away."""
    state.aside.discards[_in_turn(state)] |= 1 << card
    if _next_giver(state, SEATS, LAYOUTS[VITALIN.name].away):
        state.next_stage()


PUT_AWAY = Giving(
    "Сброс", _in_turn, lambda state: f"сброс: отложите ненужную карту, осталось {state.aside.memo[LEFT]}", lambda state: AWAY_RULES, _away,
    verb="discard",
)  # fmt: skip


# Two players keep their hands or change them for the pile on the right

KEEP, CHANGE = "keep", "swap"


def _dealer_first(state: VintState) -> None:
    """Ask the dealer first."""
    state.aside.memo[ROUND] = 0
    state.play.player = state.dealer


def _next_of_two(state: VintState) -> None:
    """Let the other of two decide, then go on."""
    if state.aside.memo[ROUND] == 0:
        state.aside.memo[ROUND] = 1
        state.play.player = next(place for place in state.rules.variant.places if place != state.play.player)
    else:
        state.play.player = state.dealer
        state.next_stage()


def _pile_of(state: VintState, place: int) -> tuple[int, int]:
    """Return where the pile of a place begins among the cards aside, and how many lie there."""
    first = state.rules.variant.places[0]
    return 0 if place == first else state.aside.memo[f"pile {first}"], state.aside.memo[f"pile {place}"]


@implements("vint.vdvoem.2.2", "vint.vdvoem.2.3")
def _decide(asked: Asked) -> None:
    """Keep the hand or change all of it."""
    state = asked.state
    place, aside = state.play.player, state.aside
    if asked.verb == CHANGE:
        start, count = _pile_of(state, place)
        pile = aside.talon[start : start + count]
        aside.talon = aside.talon[:start] + aside.talon[start + count :]
        aside.memo[f"pile {place}"] = 0
        aside.discards[place] = state.play.hands[place]
        state.play.hands[place] = DECK.mask_of(pile)
    state.tell(place, "меняет все карты" if asked.verb == CHANGE else "остаётся при своих", ("vint.vdvoem.2.2",))
    _next_of_two(state)


def _swap_says(state: VintState, player: int) -> Said:
    """Say what is decided."""
    if state.to_move != player:
        return "Соперник решает, менять ли карты.", ("vint.vdvoem.2.2",)
    return "Остаться при своих или взять кучку справа?", ("vint.vdvoem.2.2", "vint.vdvoem.2.3")


SWAPPING = Stage(
    "Обмен",
    (
        move(KEEP, ("Можно: остаться при своих; кучку справа тогда не смотрят.", ("vint.vdvoem.2.2", "vint.vdvoem.2.4")), _decide,
             hint="Кучку справа тогда не смотрят."),
        move(CHANGE, ("Можно: все свои карты за кучку справа, и назад их не взять.", ("vint.vdvoem.2.2", "vint.vdvoem.2.3")), _decide,
             hint="Все карты за кучку справа; назад не взять."),
    ),
    begin=cast(Any, _dealer_first), mover=lambda state: state.controller[state.play.player], says=_swap_says,
)  # fmt: skip


# Two players change cards one by one for those of the pile on the right

STOP = "stop"
BUY_RULES = ("vint.vdvoem.3.3",)


@implements("vint.vdvoem.3.4")
def _stop(asked: Asked) -> None:
    """Buy no more."""
    asked.state.tell(asked.state.play.player, "больше не покупает", ("vint.vdvoem.3.4",))
    _next_of_two(asked.state)


@implements("vint.vdvoem.3.2", "vint.vdvoem.3.3", "vint.vdvoem.3.7")
def _change_one(state: VintState, card: int) -> None:
    """Put a card away and take the next of the pile."""
    place, aside = state.play.player, state.aside
    start, _ = _pile_of(state, place)
    aside.discards[place] |= 1 << card
    state.play.hands[place] |= 1 << aside.talon[start]
    aside.talon = aside.talon[:start] + aside.talon[start + 1 :]
    aside.memo[f"pile {place}"] -= 1
    state.tell(place, "купил карту", BUY_RULES)


def _pile_left(state: VintState) -> int:
    return state.aside.memo[f"pile {state.play.player}"]


BUYING = Giving(
    "Покупка", lambda state: state.play.player,
    lambda state: f"покупка: отложите карту и возьмите новую, в кучке {_pile_left(state)}", lambda state: BUY_RULES, _change_one, verb="discard",
)  # fmt: skip
ENOUGH = move(
    STOP, ("Можно: перебирать кучку до конца не обязательно.", ("vint.vdvoem.3.4",)), _stop,
    hint="Перебирать кучку до конца не обязательно.",
)  # fmt: skip

STAGES: dict[str, Stage] = {
    RUBBISH: TO_DEALER.stage(_begin_rubbish),
    AWAY: PUT_AWAY.stage(_begin_away),
    SWAP: SWAPPING,
    BUY: BUYING.stage(_dealer_first, before=(ENOUGH,), zones=no_zones),
}


# What may not be done


def _gone(asked: Asked) -> bool:
    """Tell whether one who has changed his cards would decide again."""
    aside = asked.state.aside
    return asked.others_turn and bool(aside.memo[ROUND] and aside.discards[asked.place])


DECISIONS = (KEEP, CHANGE)
BARS = (
    *giving(TO_DEALER, RUBBISH, RUBBISH_RULES),
    *giving(PUT_AWAY, AWAY, AWAY_RULES),
    row(LOOK_PILE, ("vint.vdvoem.2.4",), "Нельзя: не купленную кучку и сброшенное не смотрят", lambda asked: True, SWAP),
    row("take", ("vint.vdvoem.2.3",), "Нельзя: сброшенных карт назад не берут", lambda asked: True, SWAP),
    *rows(CARDS, ("vint.vdvoem.2.7",), "Сначала решают, менять ли карты; назначают после", lambda asked: True, SWAP),
    *rows(DECISIONS, ("vint.vdvoem.2.3",), "Обмен окончателен: сброшенных карт назад не берут", _gone, SWAP),
    *rows(DECISIONS, ("vint.vdvoem.2.2",), "Сейчас решает другой", lambda asked: asked.others_turn, SWAP),
    *rows((LOOK_PILE, "take"), ("vint.vdvoem.3.7",), "Нельзя: сброшенного до конца игры не трогают", lambda asked: True, BUY),
    row(STOP, BUY_RULES, "Сейчас покупает другой", lambda asked: asked.others_turn, BUY),
    *giving(BUYING, BUY, BUY_RULES),
    row("discard", ("vint.vdvoem.3.2", "vint.vdvoem.3.3"), "Кучка кончилась", lambda asked: not _pile_left(asked.state), BUY),
)  # fmt: skip
