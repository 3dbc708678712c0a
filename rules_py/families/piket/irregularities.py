"""The family of пикет: what goes wrong at the deal, as a phase that positions enter, and the words of positions."""

from __future__ import annotations

from typing import Any

from ...frame.errors import InputError
from ...frame.moves import Move, Phase, Said, Turn
from ...frame.view import View
from .boast import RUNS, VOCABULARY
from .state import M, first_of, lay_out

OPENED = ("сдающий", "соперник", "прикуп")
ROLES = ("первый", "сдающий")


def why(turn: Turn) -> Said:
    """Say by which rule cards are dealt again, or played as they lie."""
    state = turn.match.open
    if state.dealt:
        return "Можно: сдачу с лишней картой соперник признаёт или нет.", ("piket.12",)
    if state.opened == "прикуп":
        return "Нужно: открыта карта прикупа, сдающий обязан пересдать.", ("piket.6c",)
    if state.opened == "сдающий":
        return "Можно: открылась карта сдающего, сдача в силе.", ("piket.6a",)
    return "Можно: пересдача зависит только от соперника.", ("piket.6b",)


def begin(match: M) -> None:
    """Ask the dealer's opponent; where the talon was opened nobody's will is asked, the dealer deals again."""
    match.ask("deal", [match.dealer if match.open.opened == "прикуп" else first_of(match)])


def redeal(turn: Turn) -> None:
    """Gather the cards and deal again; whose deal it is after thirteen cards, the reading says."""
    match = turn.match
    if match.open.dealt and not match.rules.thirteen_same:
        match.dealer = first_of(match)
    for piles in match.cards.values():
        for pile in piles:
            pile.clear()
    match.open = lay_out(match)


def accept(turn: Turn) -> None:
    """Play as it was dealt."""
    turn.match.open.slipped = False
    turn.match.tell(turn.seat, "{играет|играете} как сдано", *why(turn)[1])


def status(view: View[Any]) -> str:
    """Say what happened at the deal."""
    state = view.open
    if state.dealt:
        return "Сдано тринадцать карт: признаёте сдачу?"
    return "Открылась карта прикупа: пересдавайте." if state.opened == "прикуп" else "При сдаче открылась карта: пересдать?"


DEAL = Phase(
    "сдача",
    (Move("redeal", "Пересдать", why, redeal), Move("accept", "Играть как сдано", why, accept)),
    ("piket.6b",), begin, lambda match, prompt: match.enter("exchange"), status,
)  # fmt: skip


def _one_of(value: Any, known: tuple[str, ...], name: str) -> str:
    if value not in known:
        raise InputError(f"Положение: {name} — одно из: {', '.join(known)}", name)
    return str(value)


def set_role(match: M, value: Any) -> None:
    """Say who is asked in a position; the dealer draws when the first has drawn."""
    match.open.role = _one_of(value, ROLES, "role")
    if match.open.role == "сдающий":
        match.open.bought[first_of(match)] = 5


def set_opened(match: M, value: Any) -> None:
    """Say whose card was opened in a position."""
    match.open.opened = _one_of(value, OPENED, "opened")


def set_dealt(match: M, value: Any) -> None:
    """Say how many cards somebody got by mistake."""
    if value != match.rules.hand + 1:
        raise InputError(f"Положение: dealt — {match.rules.hand + 1}", "dealt")
    match.open.dealt = value


def set_boasted(match: M, value: Any) -> None:
    """Say what the opener has boasted of in a position: a run by its name."""
    names = {"терц": 3, "кварт": 4, "квинта": 5}
    size = names.get(value) if isinstance(value, str) else None
    if size is None:
        raise InputError(f"Положение: boasted — одно из: {', '.join(names)}", "boasted")
    match.open.stage = RUNS
    text, key = next((text, key) for text, key in VOCABULARY[RUNS].items() if key[0] == size)
    match.open.claims = [(first_of(match), text, key)]


FIELDS = {"role": set_role, "opened": set_opened, "dealt": set_dealt, "boasted": set_boasted}
ASKS_BY = ("role", "opened", "boasted")
