"""The family of пикет: cards are laid off and drawn from the talon, each once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...frame.moves import Kind, Move, Need, Phase, Said, Turn, of_hand
from ...frame.prompts import Prompt
from ...frame.russian import counted
from ...frame.view import View
from .aloud import voice
from .boast import WHITE_CARDS, is_white
from .state import M, first_of, rules_now


def buyers(match: M) -> tuple[int, ...]:
    """Return who may draw, in order."""
    return (first_of(match), match.dealer) if rules_now(match).both_draw else (match.dealer,)


def begin(match: M) -> None:
    """Ask those who are still to draw; a position may name the one that is asked."""
    state = match.open
    if state.slipped:
        match.enter("deal")
        return
    if state.role:
        match.ask("exchange", [match.dealer if state.role == "сдающий" else first_of(match)])
        return
    match.ask("exchange", [seat for seat in buyers(match) if state.bought[seat] < 0])


def within_reach(match: M, seat: int) -> list[tuple[str, int]]:
    """Return the talons that a seat may draw from, with what lies there: what the first left comes before the dealer's own."""
    stock, reserve = len(match.cards["stock"][0]), len(match.cards["reserve"][0])
    if not rules_now(match).both_draw or seat != match.dealer:
        return [("stock", stock)]
    first = match.open.bought[first_of(match)]
    return [*([("stock", stock)] if first > 0 else []), ("reserve", reserve)]


def extra(match: M, seat: int) -> int:
    """Return how many cards too many were dealt to a seat."""
    return max(len(match.cards["hand"][seat]) - int(rules_now(match).hand), 0)


def draws(match: M, seat: int) -> Sequence[int]:
    """Return how many cards a seat may draw, if it draws at all."""
    rules = rules_now(match)
    most = sum(count for _, count in within_reach(match, seat))
    if seat == match.dealer:
        return [2] if extra(match, seat) and rules.both_draw else list(rules.dealer_draws(most))
    if extra(match, seat):
        return [count for count in (2, 3, 4) if count <= most]
    return range(min(int(rules.first_least), most), most + 1)


def may_lay_off(match: M, seat: int) -> list[int]:
    """Return how many cards a seat may lay off."""
    return [count + extra(match, seat) for count in draws(match, seat) if count]


def lay(turn: Turn) -> None:
    """Lay cards off, then draw as many as the hand lacks."""
    match, seat = turn.match, turn.seat
    cards = turn.cards
    count = len(cards) - extra(match, seat)
    match.move_cards(cards, ("hand", seat), ("discard", seat))
    left = count
    for name, lying in within_reach(match, seat):
        taken = match.cards[name][0][-min(left, lying) :] if left else []
        match.move_cards(list(reversed(taken)), (name, -1), ("hand", seat))
        left -= len(taken)
    match.open.bought[seat] = count
    laid = counted(len(cards), "карту", "карты", "карт")
    match.tell(seat, f"{{сносит|сносите}} {laid} и {{прикупает|прикупаете}} {count}", "piket.7a", "piket.8b")


def stand(turn: Turn) -> None:
    """Draw nothing: nobody else uses that talon."""
    turn.match.open.bought[turn.seat] = 0
    turn.match.tell(turn.seat, "{отказывается|отказываетесь} от прикупа", "piket.10")


def white_now(turn: Turn) -> None:
    """Announce a hand without figures before anything else."""
    voice(turn.match).white(turn.seat)
    turn.prompt.again(turn.seat)


def has_white(turn: Turn) -> bool:
    """Tell whether the hand has no figure."""
    return is_white(turn.match.rules.deck.mask_of(turn.hand))


def after(match: M, prompt: Prompt) -> None:
    """Open what nobody drew, and let the boasting begin."""
    unbought = [*match.cards["stock"][0], *match.cards["reserve"][0]]
    for name in ("stock", "reserve"):
        match.move_cards(list(match.cards[name][0]), (name, -1), ("left", -1))
    if unbought:
        lying = counted(len(unbought), "карта", "карты", "карт")
        match.tell(None, f"Некуплено: {lying}; их смотрит каждый", "piket.11")
    match.enter("boast")


def why_laid(turn: Turn) -> Said:
    """Say by which rules cards are laid off."""
    match = turn.match
    if extra(match, turn.seat):
        rule = "piket.14" if turn.seat == match.dealer else "piket.13"
        return "Можно: карт тринадцать, сносят на одну больше, чем прикупают.", (rule,)
    if match.open.discarded:
        return "Можно: прикуп не тронут, недостающее доснести вправе.", ("piket.16",)
    if turn.seat == match.dealer and rules_now(match).both_draw:
        return "Можно: сдающий прикупает вторым, сперва остаток первого.", ("piket.7a", "piket.8b", "piket.9b")
    return "Можно: снесено столько, сколько прикупают.", ("piket.7a", "piket.9a")


def status(view: View[Any]) -> str:
    """Say what may be drawn."""
    if not rules_now(view).both_draw:
        return "Ваш прикуп: возьмите обе карты или откажитесь."
    return "Отметьте, что снести: столько же прикупите. Или откажитесь."


LAY = Move(
    "discard", "Снести и прикупить", why_laid, lay, (Need(Kind.CARDS, of_hand, counts=may_lay_off, label="Какие карты снести"),),
)  # fmt: skip
STAND = Move("stand", "Не прикупать", ("Можно: от прикупа отказаться вправе каждый.", ("piket.10",)), stand)
WHITE = Move(
    "boast", "{}", ("Можно: фигур на руках нет.", ("piket.29",)), white_now,
    (Need(Kind.WORD, lambda match, seat: (WHITE_CARDS,), said=str.capitalize),),
)  # fmt: skip
LOOK = Move(
    "look", "Посмотреть: {}", ("Можно: некупленные карты смотрит каждый.", ("piket.11",)),
    lambda turn: turn.prompt.again(turn.seat), (Need(Kind.WORD, lambda match, seat: ("talon",)),), never=True,
)  # fmt: skip
"""What nobody drew lies open anyhow: the question is asked in positions alone."""

EXCHANGE = Phase("прикуп", (WHITE, LAY, STAND, LOOK), lambda table: rules_now(table).draw_cites, begin, after, status)
