"""«Верю? Не верю!»: words of actions, chips, tags, mats and the fan, the end of a round from a chair."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ...frame.moves import Cites
from ...frame.scene import Slot
from ...frame.view import View
from .rules import EACH, SAUSAGE, UNKNOWN
from .state import Table, cards_of, chooser, chooses_himself, wins

V = View[Table]
WORDING = {
    "pass": "Пас",
    "next": "Следующий раунд",
    "show": "Показать свои карты",
    "stop": "Остановиться",
    "place": "положить: {}",
    "drop": "убрать из игры: {}",
    "flip": "открыть {2}-ю карту игрока {1}",
    "take": "указать на {}-ю карту веера",
    "bid": "назвать {}",
    "first": "назначить первым игрока {}",
    "look": "Заглянуть к игроку {}",
}


def labelled(view: V, action: str) -> str:
    """Say on a button but the number that is named, or the player."""
    verb, _, rest = action.partition(" ")
    return rest if verb == "bid" else f"Игрок {rest}" if verb == "first" else ""


def _tries(view: V) -> bool:
    """Tell whether the one who looks is asked, or a position lets him try."""
    return view.seat in view.asked or (view.seat >= 0 and view.seat == view.about.get("asker"))


def spread(view: V, place: str, owner: int) -> Sequence[Slot] | None:
    """Draw a mat: open cards to all, closed ones to their owner alone."""
    if place != "mat":
        return None
    state, laid = view.open, view.open.laid[owner]
    mine: Sequence[int | None] = [None] * laid
    if owner == view.seat:
        lost = owner in state.lone or (owner == state.contender and state.outcome is False and view.phase_name != "loss")
        mine = view.seen("mat", owner) or (mine if lost else view.hand[len(view.hand) - laid :])
    flips = view.phase_name == "attempt" and _tries(view)
    found = []
    for at in range(laid):
        face = state.faces.get((owner, at))
        card = mine[at] if face is None else _like(view, owner, face)
        found.append(Slot(card, face is not None, f"flip {owner + 1}.{at + 1}" if flips and face is None else ""))
    return found


def _like(view: V, owner: int, kind: int) -> int:
    """Return a card of this kind: copies are alike."""
    return EACH * (view.players if kind == UNKNOWN else 0) + EACH * owner + (kind == SAUSAGE)


def backs(view: V) -> Sequence[tuple[str, str, Sequence[str]]]:
    """Lay out the fan of the contender's cards, face down to all."""
    if view.phase_name != "loss":
        return ()
    contender = view.open.contender
    points = _tries(view) and (not chooses_himself(view) or view.seat != chooser(view))
    actions = [f"take {place + 1}" if points else "" for place in range(cards_of(view, contender))]
    return (("fan", f"Веер претендента, игрока {contender + 1}", actions),)


def titled(view: V, place: str, owner: int) -> str:
    """Say which digit of a mat lies up."""
    if place != "mat":
        return ""
    digit = min(wins(view, owner), 1) + 1
    return f"Ваше поле, цифра {digit}" if owner == view.seat else f"Поле игрока {owner + 1}, цифра {digit}"


def roles(view: V, seat: int) -> str:
    """Say who is out, who tries, who was first."""
    if not cards_of(view, seat):
        return "выбыл"
    return "претендент" if seat == view.open.contender else "первый" if seat == view.dealer else ""


def tags(view: V, seat: int) -> list[str]:
    """Say what each has named and who has passed."""
    bid = view.open.bids[seat]
    return [*([f"ставка {bid}"] if bid else []), *(["пас"] if view.open.passed[seat] else [])]


def chips(view: V) -> list[tuple[str, str]]:
    """Return the bid, the cards on the mats, those opened."""
    state = view.open
    bid = [("Ставка", str(state.bid))] if state.bid else []
    opened = [("Открыто", str(len(state.opened)))] if state.contender >= 0 else []
    return [*bid, ("Карт на полях", str(sum(state.laid))), *opened]


def tally(view: V) -> list[tuple[str, Sequence[int | str], Cites]]:
    """Return how many cards each has in the game and on the mat, and what he has named."""
    state, seats = view.open, range(view.players)
    return [
        ("Карт в игре", [cards_of(view, seat) for seat in seats], ("veryu.goal.3",)),
        ("На поле", state.laid, ("veryu.step2.shift",)),
        ("Ставка", ["пас" if state.passed[seat] else str(state.bids[seat] or "") for seat in seats], ("veryu.step2.raise",)),
    ]


def ending(view: V) -> tuple[str, Literal[-1, 0, 1], str]:
    """Tell the end of a round from a chair: whose attempt it was and how it went."""
    state = view.open
    if view.done:
        return ("Вы победили", 1, "") if state.winner == view.seat else ("Вы проиграли", -1, "")
    word = "удача" if state.outcome else "неудача"
    if state.contender == view.seat:
        return f"Ваша {word}", 1 if state.outcome else -1, ""
    return f"Игрок {state.contender + 1}: {word}", 0, ""
