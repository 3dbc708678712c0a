"""«Этажики»: words of actions, what a tap on a card does, the piles, the end of a match from a chair."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from ...frame.face import WAIT
from ...frame.moves import Cites
from ...frame.scene import Slot
from ...frame.view import View
from .rules import BEGINNER, CARD_OF, TEXTS, is_night, kind_of
from .state import PILES, Table, count, stars

V = View[Table]
WORDING = {
    "draw": "Взять две карты",
    "pass": "Пас",
    "end": "Закончить ход",
    WAIT: "Не перехватывать",
    "play": "положить: {}",
    "intercept": "перехватить: {}",
    "open": "Открыть: {}",
}
SENTENCES = ((r"play (.+) on (\d)", r"положить: \1 на стопку \2"),)


def taps(view: V) -> Mapping[int, str]:
    """Let a tap lay a card: on the first stack that it fits, or out of turn, or into the centre."""
    tries = view.seat >= 0 and view.seat == view.about.get("asker")
    if view.done or not (tries or view.seat in view.asked):
        return {}
    found = {}
    for card in view.hand:
        text = TEXTS.get(kind_of(card))
        if text is None:
            continue
        if view.phase_name == "opening":
            found[card] = f"open {text}"
        elif view.seat != view.open.active:
            if tries or is_night(kind_of(card)):
                found[card] = f"intercept {text}"
        elif view.open.level == BEGINNER:
            stack = next((one for one in (1, 2) if f"play {text} on {one}" in view.legal), 1)
            found[card] = f"play {text} on {stack}"
        else:
            found[card] = f"play {text}"
    return found


def labelled(view: V, action: str) -> str:
    """Say on a button that a card may go to the second stack too."""
    name, on, stack = action.removeprefix("play ").partition(" on ")
    return f"[{CARD_OF[name]}] на вторую стопку" if on and stack == "2" else ""


def spread(view: V, place: str, owner: int) -> Sequence[Slot] | None:
    """Draw a pile by its top."""
    if place not in (PILES[0].name, PILES[1].name):
        return None
    lie = view.seen(place)
    return [Slot(lie[-1], True)] if lie else []


def titled(view: V, place: str, owner: int) -> str:
    """Name the stacks of the beginner's game."""
    names = {one.name: f"Стопка {number}" for number, one in enumerate(PILES, 1)}
    return names.get(place, "") if view.open.level == BEGINNER else ""


def chips(view: V) -> list[tuple[str, str]]:
    """Return the stars that are needed and the rules that are played."""
    target = view.open.target
    needed = ("Нужно звёзд", str(target)) if view.seat < 0 else ("Звёзды", f"{stars(view, view.seat)} из {target}")
    return [needed, ("Правила", view.open.level)]


def tally(view: V) -> list[tuple[str, Sequence[int | str], Cites]]:
    """Return how many cards each holds."""
    return [("Карт в руке", [count(view, "hand", seat) for seat in range(view.players)], ("etazhiki.full.end.1",))]


def ending(view: V) -> tuple[str, Literal[-1, 0, 1], str]:
    """Tell the end of the match from a chair."""
    if view.open.winner < 0:
        return "Ничья", 0, ""
    return ("Вы победили", 1, "") if view.open.winner == view.seat else ("Вы проиграли", -1, "")
