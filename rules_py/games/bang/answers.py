"""«Бах!»: answers to shots, duels and Indians, mortal wounds, two cards of Сид for a life."""

from __future__ import annotations

from collections.abc import Callable

from ...frame.cites import implements
from ...frame.moves import Cites, Said, Turn
from ...frame.prompts import Prompt
from .cards import BANG, BART, DUEL, JAIL, MISSED
from .effects import answered, cancelled, die, hurt, needed, open_card, refill, saved, struck, throw
from .scoring import OWN_DUEL
from .state import M, before, character, is_a, kind


def dodge(turn: Turn) -> None:
    """Answer a shot with «Мимо!»."""
    match, seat, card = turn.match, turn.seat, turn.card
    throw(match, seat, card)
    match.tell(seat, f"{{отвечает|отвечаете}} картой «{kind(match, card)}»", "bang.bang.2")
    turn.prompt.again(seat)
    cancelled(match, turn.prompt, seat)
    refill(match)


@implements("bang.spec.jail.2")
def dodge_why(turn: Turn) -> Said:
    """Say by which rules «Мимо!» may be answered."""
    cites: Cites = ("bang.bang.2",)
    if needed(turn.match, turn.prompt) > 1:
        cites += ("bang.char.slab",)
    if kind(turn.match, turn.card) == BANG:
        cites += ("bang.char.janet",)
    if JAIL in before(turn.match, turn.seat):
        cites += ("bang.spec.jail.2",)
    return "Можно: на выстрел в себя отвечают тут же.", cites


def try_barrel(turn: Turn) -> None:
    """Open a card for the barrel."""
    turn.prompt.again(turn.seat)
    turn.prompt.about["tries"] += 1
    open_card(turn.match, turn.seat, "Бочка")


def barrel_why(turn: Turn) -> Said:
    """Say by which rules the barrel may be tried."""
    own = character(turn.match, turn.seat)
    return "Можно: черва отменит выстрел.", ("bang.char.jourd",) if own == "Жордонне" else ("bang.draw.ex",)


def lose(turn: Turn) -> None:
    """Take the wound."""
    struck(turn.match, turn.prompt, turn.seat)


def lose_duel(turn: Turn) -> None:
    """Lose a duel: the wound is the other's deed, unless one began it oneself."""
    about = turn.prompt.about
    turn.prompt.seats = ()
    own = turn.seat == about["caller"]
    turn.match.tell(turn.seat, "{не сбрасывает|не сбрасываете} «Бах!»: дуэль проиграна", "bang.spec.duel.1")
    other = about["called"] if own else about["caller"]
    hurt(turn.match, turn.seat, 1, other, OWN_DUEL if own else DUEL)


def fire_back(turn: Turn) -> None:
    """Throw a «Бах!» in a duel: now the other is asked."""
    match, seat, card, about = turn.match, turn.seat, turn.card, turn.prompt.about
    throw(match, seat, card)
    match.tell(seat, f"{{сбрасывает|сбрасываете}} «{kind(match, card)}»", "bang.spec.duel.1")
    turn.prompt.seats = (about["called"] if seat == about["caller"] else about["caller"],)
    refill(match)


def drive_off(turn: Turn) -> None:
    """Throw a «Бах!» against the Indians."""
    match, seat, card = turn.match, turn.seat, turn.card
    throw(match, seat, card)
    match.tell(seat, f"{{сбрасывает|сбрасываете}} «{kind(match, card)}»", "bang.spec.indians")
    answered(turn.prompt, seat)
    refill(match)


def as_bang(*rules: str) -> Callable[[Turn], Said]:
    """Return the grounds for throwing a «Бах!»."""

    def why(turn: Turn) -> Said:
        other = ("bang.char.janet",) if kind(turn.match, turn.card) == MISSED else ()
        return "Можно: «Бах!» сбрасывают.", (*rules, *other)

    return why


def drink(turn: Turn) -> None:
    """Drink a beer against a mortal wound."""
    match, seat = turn.match, turn.seat
    throw(match, seat, turn.card)
    match.open.life[seat] += 1
    match.tell(seat, "{пьёт|пьёте} «Пиво»", "bang.beer.4")
    refill(match)
    saved(match, turn.prompt, seat)


def drink_why(turn: Turn) -> Said:
    """Say by which rules a beer saves; Барт drinks before he draws."""
    bart = is_a(turn.match, turn.seat, BART)
    return "Можно: уходит последняя жизнь.", ("bang.beer.4", *(("bang.char.bart",) if bart else ()))


def give_up(turn: Turn) -> None:
    """Leave the game."""
    about = turn.prompt.about
    die(turn.match, turn.seat, about["by"], about["cause"])


# Сид


def begin_heal(turn: Turn) -> None:
    """Let Сид name two cards."""
    if (
        turn.prompt.phase == "last"
        or turn.prompt.about.get("of") == turn.seat
        or turn.prompt.phase in ("answer", "indians", "duel")
    ):
        turn.prompt.again(turn.seat)
    turn.match.ask("pay", [turn.seat], left=2)


def pay(turn: Turn) -> None:
    """Throw one of the two cards; after the second a life comes back."""
    match, seat, about = turn.match, turn.seat, turn.prompt.about
    throw(match, seat, turn.card)
    about["left"] -= 1
    if about["left"]:
        turn.prompt.again(seat)
        return
    match.open.life[seat] += 1
    match.tell(
        seat, f"{{сбрасывает|сбрасываете}} две карты за жизнь; теперь жизней {max(0, match.open.life[seat])}", "bang.char.sid"
    )


def paid(match: M, prompt: Prompt) -> None:
    """Go on after Сид has healed: he may have saved himself."""
    if match.stack and match.stack[-1].phase == "last":
        below = match.stack[-1]
        saved(match, below, below.seats[0])
