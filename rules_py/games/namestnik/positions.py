"""«Наместник»: the words of positions: gems and cards as people say them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...frame.errors import InputError
from .cards import CHARACTERS, read_color
from .pyramid import read_pyramid
from .rules import GEMS_BOX, LANES
from .state import NONE, M, cards_of, fill_screen, of_color

Setter = Callable[[M, Any], None]


def _seat(match: M) -> int:
    """Return whom a position is about: the one who is asked first."""
    return 0


def _four(value: Any, name: str, most: int = GEMS_BOX) -> list[int]:
    if (
        not isinstance(value, list)
        or len(value) != LANES
        or not all(isinstance(one, int) and 0 <= one <= most for one in value)
    ):
        raise InputError(f"Положение: {name} — четыре числа от 0 до {most}: синий, красный, зелёный, жёлтый", name)
    return value


def gems(match: M, value: Any) -> None:
    """Lay gems behind the screen."""
    fill_screen(match, _seat(match), _four(value, "gems"))


def reserve(match: M, value: Any) -> None:
    """Let so many gems lie in the reserve; the rest is behind other screens or in the box."""
    pile, box = match.cards["gem_reserve"][0], match.cards["box"][0]
    box.extend(pile)
    pile.clear()
    for color, count in enumerate(_four(value, "reserve")):
        for gem in of_color(box, color)[:count]:
            box.remove(gem)
            pile.append(gem)


def _fetch(match: M, cards: list[int]) -> None:
    """Take cards from wherever they lie."""
    for place in match.game.places:
        if place.pack == "cards":
            for pile in match.cards[place.name]:
                pile[:] = [card for card in pile if card not in cards]


def _number(match: M, value: Any, name: str) -> int:
    card = cards_of(match).place.get(value) if isinstance(value, int) and not isinstance(value, bool) else None
    if card is None:
        raise InputError(f"Положение: {name} — номер карты этой колоды", name)
    return card


def _spare(match: M) -> int:
    """Take a card that nobody asks about off the big deck."""
    return match.cards["big_deck"][0].pop()


def pyramid(match: M, value: Any) -> None:
    """Set a pyramid: places alone, or places with the numbers of their cards."""
    if not isinstance(value, str):
        raise InputError("Положение: пирамиду записывают строкой «1.1, 1.2, 2.1»", "pyramid")
    seat = _seat(match)
    found = read_pyramid(value, cards_of(match))
    named = [card for card in found.values() if card is not None]
    _fetch(match, named)
    match.cards["big_deck"][0].extend(match.cards["laid"][seat])
    match.cards["laid"][seat].clear()
    match.open.pyramids[seat].clear()
    for spot, card in found.items():
        made = _spare(match) if card is None else card
        match.open.pyramids[seat][spot] = made
        match.cards["laid"][seat].append(made)


def market(match: M, value: Any) -> None:
    """Lay so many cards at each colour: one at the foot of the arrow, the second at its tip."""
    table = match.open
    match.cards["big_deck"][0].extend(match.cards["stall"][0])
    match.cards["stall"][0].clear()
    for at, count in enumerate(_four(value, "market", 2)):
        for side, wanted in ((table.base, 1), (table.tip, 2)):
            side[at] = NONE
            if count >= wanted:
                side[at] = _spare(match)
                match.cards["stall"][0].append(side[at])


def _side(tip: bool) -> Setter:
    """Return a setter of the cards at the feet of the arrows, or at their tips."""
    name = "tip" if tip else "base"

    def lay(match: M, value: Any) -> None:
        if not isinstance(value, list) or len(value) != LANES:
            raise InputError(f"Положение: {name} — четыре номера карт, 0 — места нет", name)
        side = match.open.tip if tip else match.open.base
        for at, number in enumerate(value):
            card = NONE if number == 0 else _number(match, number, name)
            _fetch(match, [card])
            if side[at] in match.cards["stall"][0]:
                match.cards["stall"][0].remove(side[at])
                match.cards["big_deck"][0].append(side[at])
            side[at] = card
            if card != NONE:
                match.cards["stall"][0].append(card)

    return lay


def acquired(match: M, value: Any) -> None:
    """Give the player a card of the auction."""
    card = _number(match, value, "acquired")
    _fetch(match, [card])
    match.cards["bought"][_seat(match)][:] = [card]
    match.open.anyway = True


def chosen(match: M, value: Any) -> None:
    """Show the card that is to be laid."""
    card = _number(match, value, "chosen")
    _fetch(match, [card])
    match.cards["shown"][_seat(match)][:] = [card]
    match.open.at_card = card


def passed(match: M, value: Any) -> None:
    """Say that the player has passed."""
    if not isinstance(value, bool):
        raise InputError("Положение: passed — true или false", "passed")
    match.open.passed[_seat(match)] = value
    match.open.anyway = True


def played(match: M, value: Any) -> None:
    """Say that the player has played a card from his hand."""
    match.open.played[_seat(match)] = bool(value)


def inexhaustible(match: M, value: Any) -> None:
    """Lay inexhaustible gems in the pyramid."""
    if not isinstance(value, str):
        raise InputError("Положение: неисчерпаемые камни записывают строкой цветов", "inexhaustible")
    seat = _seat(match)
    for at, word in enumerate(one for one in value.split(",") if one.strip()):
        color = read_color(word, "inexhaustible")
        found = [gem for pile in (match.cards["box"][0], match.cards["gem_reserve"][0]) for gem in of_color(pile, color)]
        if found:
            for pile in (match.cards["box"][0], match.cards["gem_reserve"][0]):
                pile[:] = [gem for gem in pile if gem != found[0]]
            match.cards["stones"][seat].append(found[0])
            match.open.stones[seat][CHARACTERS * 2 + at] = found[0]


def color(match: M, value: Any) -> None:
    """Say from which colour's cards one chooses."""
    match.open.color = read_color(str(value), "color")


def reward(match: M, value: Any) -> None:
    """Say which token is to be laid."""
    match.open.cause = str(value)


def finished(match: M, value: Any) -> None:
    """Say who has a card or has passed already."""
    if not isinstance(value, list) or not all(isinstance(seat, int) and 1 <= seat <= match.players for seat in value):
        raise InputError(f"Положение: finished — места числами от 1 до {match.players}", "finished")
    for seat in value:
        match.cards["bought"][seat - 1][:] = [_spare(match)]
    match.open.anyway = True


def nothing(match: M, value: Any) -> None:
    """Take note of a circumstance that changes nothing in the position."""


FIELDS: dict[str, Setter] = {
    "gems": gems, "reserve": reserve, "pyramid": pyramid, "market": market, "base": _side(False), "tip": _side(True), "acquired": acquired, "chosen": chosen, "passed": passed,
    "played": played, "inexhaustible": inexhaustible, "color": color, "reward": reward, "finished": finished,
    "virtuals_left": lambda match, value: setattr(match.open, "virtuals", value), "bid": nothing, "at": nothing, "supply": nothing,
}  # fmt: skip
