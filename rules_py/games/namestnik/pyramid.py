"""«Наместник»: the pyramid as places and cards: what rests on what, which places are free, what the circles show."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from ...frame.errors import InputError
from .cards import CardSet

Spot = tuple[int, int]
"""Level and place in it; a card at 2.1 rests on 1.1 and 1.2, left of 1.1 is 1.0."""
Pyramid = dict[Spot, int]
FIRST: Spot = (1, 1)
TOP = 5
TOP_BY_HAND = 4


def written(spot: Spot) -> str:
    """Write a place: level, dot, number."""
    return f"{spot[0]}.{spot[1]}"


@lru_cache(maxsize=4096)
def read_spot(text: str) -> Spot | None:
    """Read a place; None where it is none."""
    level, dot, place = text.strip().partition(".")
    digits = place.removeprefix("-")
    if not dot or not (level.isascii() and level.isdigit() and digits.isascii() and digits.isdigit()):
        return None
    return (int(level), int(place)) if len(level) < 3 and len(digits) < 4 else None


def read_pyramid(text: str, cards: CardSet, name: str = "pyramid", whole: bool = True) -> dict[Spot, int | None]:
    """Read places with or without their cards: «1.1, 1.2, 2.1» or «1.1 = 11, 1.2 = 40»; they must be a pyramid."""
    found: dict[Spot, int | None] = {}
    if len(text) > 2000:
        raise InputError("Пирамида: слишком длинная запись", name)
    for part in (one.strip() for one in text.replace(";", ",").split(",")):
        if not part:
            continue
        place, _, number = (word.strip() for word in part.partition("="))
        spot = read_spot(place)
        if spot is None or not 1 <= spot[0] <= TOP:
            raise InputError(f"Пирамида: «{part[:30]}» — не место; пишут «уровень.номер», уровней {TOP}: 1.1, 2.1", name)
        if spot in found:
            raise InputError(f"Пирамида: место {place} названо дважды", name)
        found[spot] = _card(number.lstrip("№ "), cards, found, name) if number else None
    if whole:
        _check(found, name)
    return found


def _card(number: str, cards: CardSet, found: Mapping[Spot, int | None], name: str) -> int:
    card = cards.place.get(int(number)) if number.isascii() and number.isdigit() and len(number) < 5 else None
    if card is None:
        raise InputError(f"Пирамида: карты № {number[:10]} в колоде нет", name)
    if card in found.values():
        raise InputError(f"Пирамида: карта № {number} названа дважды", name)
    return card


def _check(found: Mapping[Spot, int | None], name: str) -> None:
    base = sorted(at for level, at in found if level == 1)
    if found and not base:
        raise InputError("Пирамида: на первом уровне нет ни одной карты", name, ("namestnik.pyr.2",))
    if base and base[-1] - base[0] + 1 != len(base):
        raise InputError("Пирамида: в первом ряду пропуск, а карты лежат рядом", name, ("namestnik.pyr.1",))
    for spot in found:
        if spot[0] > 1 and not all(below in found for below in under(spot)):
            raise InputError(f"Пирамида: под местом {written(spot)} нет двух карт", name, ("namestnik.pyr.2",))


def under(spot: Spot) -> tuple[Spot, Spot]:
    """Return the two places that a card of an upper level rests on."""
    level, at = spot
    return (level - 1, at), (level - 1, at + 1)


def above(spot: Spot) -> tuple[Spot, Spot]:
    """Return the two places whose cards would rest on this one."""
    level, at = spot
    return (level + 1, at - 1), (level + 1, at)


def row(pyramid: Iterable[Spot], level: int) -> list[int]:
    """Return the places of a level, from the left."""
    return sorted(at for one, at in pyramid if one == level)


def apart(pyramid: Iterable[Spot], spot: Spot) -> bool:
    """Tell whether a place touches no card of its own level though there are some."""
    taken = row(pyramid, spot[0])
    return bool(taken) and spot[1] - 1 not in taken and spot[1] + 1 not in taken


def edges(pyramid: Iterable[Spot]) -> tuple[Spot, Spot]:
    """Return the two places at the ends of the base."""
    base = row(pyramid, 1)
    return (1, base[0] - 1), (1, base[-1] + 1)


def rests(pyramid: Mapping[Spot, object], spot: Spot) -> bool:
    """Tell whether both cards that a place needs below it lie there."""
    left, right = under(spot)
    return left in pyramid and right in pyramid


def places(pyramid: Mapping[Spot, object], top: int, gaps: bool) -> list[Spot]:
    """Return every place that a new card may take, from the lowest level."""
    if not pyramid:
        return [FIRST]
    found = list(edges(pyramid))
    for level in range(1, top):
        taken = row(pyramid, level)
        spots = [(level + 1, at) for at in taken if at + 1 in taken and (level + 1, at) not in pyramid]
        found += [spot for spot in spots if gaps or not apart(pyramid, spot)]
    return found


def free_spots(pyramid: Mapping[Spot, object], with_supports: bool) -> list[Spot]:
    """Return the free cards: at an end of their row, nothing on them, nothing tucked under them."""
    found = []
    for spot in sorted(pyramid):
        taken = row(pyramid, spot[0])
        ends = spot[1] in (taken[0], taken[-1])
        if ends and not any(one in pyramid for one in above(spot)) and not (with_supports and spot[0] > 1):
            found.append(spot)
    return found


def circle(pyramid: Mapping[Spot, int], spot: Spot, cards: CardSet) -> tuple[int, int, int, int]:
    """Return the four sectors of the circle below a card: of the two cards under it and its own two lower ones."""
    left, right = under(spot)
    own = cards[pyramid[spot]].sectors
    return cards[pyramid[left]].sectors[1], cards[pyramid[right]].sectors[0], own[2], own[3]


def circles(pyramid: Mapping[Spot, int], cards: CardSet) -> dict[Spot, tuple[int, int, int, int]]:
    """Return all circles by the card on top of each."""
    return {spot: circle(pyramid, spot, cards) for spot in sorted(pyramid) if spot[0] > 1}


def one_color(sectors: Iterable[int]) -> int:
    """Return the colour of a circle of one colour, -1 where it has several."""
    found = set(sectors)
    return found.pop() if len(found) == 1 else -1
