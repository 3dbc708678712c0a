"""«Бах!»: what stands on the table beside the cards."""

from __future__ import annotations

from typing import Any, Literal

from ...frame.face import Notice
from ...frame.view import View
from .cards import ABILITIES, SHERIFF, TRAITOR
from .scoring import SIDES
from .state import character, distance, in_series, reach, shown_role, weapon

BULLET, EMPTY, STAR = "●", "○", "★"
MANY = 5
"""From so many players on the seats are small."""
WORDING = {
    "draw deck": "Взять две карты из колоды",
    "draw discard": "Взять карту со сброса и карту из колоды",
    "take hand": "Взять карту с руки наугад",
    "take": "Карта со стола: {}",
    **{f"on {seat}": f"Цель — игрок {seat + 1}" for seat in range(8)},
    **{f"rob {seat}": f"Карта с руки: игрок {seat + 1}" for seat in range(8)},
}


SENTENCES = (
    ("lose life", "Потерять жизнь"),
    ("show role", "Показать роль"),
    ("hide character", "Скрыть персонажа"),
    ("pile (.+)", r"Сбросить в таком порядке: \1"),
    *(
        pair
        for at, letter in enumerate("ABCDEFGH", 1)
        for pair in (
            (rf"play (.+) on {letter}", rf"Сыграть «\1», цель — игрок {at}"),
            (rf"rob {letter}", f"Взять карту с руки игрока {at}"),
            (rf"play (.+) on {letter} take (.+) from hand", rf"Сыграть «\1», у игрока {at} взять с руки «\2»"),
            (rf"play (.+) on {letter} take (.+)", rf"Сыграть «\1», у игрока {at} взять «\2»"),
            (rf"play (.+) on {letter} discard (.+)", rf"Сыграть «\1», у игрока {at} сбросить «\2»"),
        )
    ),
)
"""Whole sentences of a position."""


def my_role(view: View[Any]) -> str:
    """Return the role that this seat knows for its own."""
    if view.seat < 0:
        return ""
    lie = view.seen("face", view.seat) or view.seen("role", view.seat)
    return str(view.packs["roles"].name(lie[0])) if lie else ""


def lives(view: View[Any], seat: int) -> str:
    """Draw the lives of a seat, lost ones hollow."""
    life: int = max(0, view.open.life[seat])
    lost: int = max(0, view.open.most[seat] - life)
    return BULLET * life + EMPTY * lost


def chips(view: View[Any]) -> list[tuple[str, str]]:
    """Return what the one who looks plays by: role, character with its lives, how far the weapon carries, what the character can do."""
    found = []
    if view.seat >= 0:
        found.append(("Роль", my_role(view)))
        name = character(view, view.seat)
        if view.seat not in view.open.out and view.open.most[view.seat]:
            found.append((name or "Жизни", lives(view, view.seat)))
        elif name:
            found.append(("Персонаж", name))
        if view.seat not in view.open.out:
            found.append(("Оружие", f"{weapon(view, view.seat).lower()}, {reach(view, view.seat)}"))
        if name:
            found.append(("Умеет", ABILITIES[name][0]))
    if in_series(view):
        found.append(("Игра", f"{view.deals} из {view.players}"))
    return found


def tags(view: View[Any], seat: int) -> list[str]:
    """Say what one plays by: lives, the star of the sheriff before them, distance, an open role."""
    state, opened = view.open, shown_role(view, seat)
    if seat in state.out:
        return [f"выбыл: {opened}"]
    found = []
    if state.most[seat]:
        found.append((STAR if opened == SHERIFF else "") + lives(view, seat))
        opened = opened if opened != SHERIFF else ""
    if view.seat >= 0 and seat != view.seat and view.seat not in state.out:
        found.append(
            f"до него {distance(view, view.seat, seat)}" if view.players < MANY else f"до {distance(view, view.seat, seat)}"
        )
    return [*found, opened] if opened else found


def under_name(view: View[Any], seat: int) -> str:
    """Name the character of a seat: its abilities are played by."""
    return "" if seat in view.open.out else character(view, seat)


def aside(match: Any) -> Notice:
    """Say that Сид may step in; everybody sees his character and how many cards he holds."""
    return Notice("Сид Кечам вправе сбросить две карты за жизнь", ("bang.char.sid",))


def ending(view: View[Any]) -> tuple[str, Literal[-1, 0, 1], str]:
    """Tell the end from the chair of the one who looks."""
    mine, side = my_role(view), view.open.side
    won = bool(side) and mine in SIDES[side] and (side != TRAITOR or view.seat not in view.open.out)
    dollars = ""
    if in_series(view):
        sum_ = sum(
            entry.item.amount or 0
            for entry in view.sheet.of_deal(view.number)
            if (entry.account, entry.seat) == ("dollars", view.seat)
        )
        dollars = f"{sum_:+d} $".replace("-", "−")
    return ("Вы победили" if won else "Вы проиграли"), 1 if won else -1, dollars
