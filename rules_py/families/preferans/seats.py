"""«Преферанс»: who plays, who deals and who rests; how players are called."""

from __future__ import annotations

from dataclasses import dataclass

from ...frame.cites import implements
from ...frame.rng import Generator


@dataclass(frozen=True, slots=True)
class Circle:
    """The places of one deal."""

    players: int
    hands: int
    """Places that may hold cards: with two players the third is the dummy."""
    dealer: int
    active: tuple[int, ...]
    """Places that hold a hand, the first to lead and speak first, clockwise."""

    @property
    def first(self) -> int:
        """Return who leads first: the player at the dealer's left."""
        return self.active[0]

    @property
    def dealer_rests(self) -> bool:
        """Tell whether the dealer holds no hand."""
        return self.dealer not in self.active

    @property
    def callers(self) -> tuple[int, ...]:
        """Return the players who speak, in order; a dummy says nothing."""
        return tuple(seat for seat in self.active if seat < self.players)

    @property
    def dummy(self) -> int | None:
        """Return the place of the dummy."""
        return 2 if self.hands > self.players else None

    def after(self, playing: tuple[int, ...]) -> tuple[int, ...]:
        """Name for each place the next one that plays; places that rest name themselves."""
        order = [seat for seat in range(self.hands) if seat in playing]
        following = {seat: order[(place + 1) % len(order)] for place, seat in enumerate(order)}
        return tuple(following.get(seat, seat) for seat in range(self.hands))

    def left_of(self, seat: int) -> tuple[int, ...]:
        """Return the other active places from a seat's left on."""
        order = [(seat + step) % self.hands for step in range(1, self.hands)]
        return tuple(one for one in order if one in self.active)


@implements(
    "preferans.players", "preferans.2.b", "preferans.4.b", "preferans.5.b", "preferans.h3", "preferans.h8", "preferans.13b"
)
def circle_of(players: int, dealer: int) -> Circle:
    """Seat a deal: who holds cards under this dealer."""
    hands = max(3, players)
    order = [(dealer + step) % hands for step in range(1, hands + 1)]
    if players == 2:
        first = next(seat for seat in order if seat < players)
        start = order.index(first)
        return Circle(players, hands, dealer, tuple(order[start:] + order[:start]))
    rest = players - 3
    waiting = order[: max(0, rest - 1)]
    active = tuple(seat for seat in order if seat not in waiting and (seat != dealer or players == 3))
    return Circle(players, hands, dealer, active)


@implements("preferans.5")
def first_dealer(seed: int, players: int) -> int:
    """Draw lots for the first deal."""
    return Generator(~seed & 0xFFFFFFFF).below(players)


_OTHERS = {
    2: ("Соперник", "Болван"),
    3: ("Левый", "Правый"),
    4: ("Левый", "Визави", "Правый"),
    5: ("Левый", "Второй слева", "Второй справа", "Правый"),
}
_ACCUSATIVE = {
    "Вы": "вас", "Соперник": "соперника", "Левый": "левого", "Правый": "правого", "Визави": "визави",
    "Второй слева": "второго слева", "Второй справа": "второго справа", "Болван": "болвана",
}  # fmt: skip


def names_for(seat: int | None, players: int) -> tuple[str, ...]:
    """Return what the players are called from a seat; None: by number."""
    if seat is None:
        return (*(f"Игрок {one + 1}" for one in range(players)), *(("Болван",) if players == 2 else ()))
    names = [""] * players
    for place, name in enumerate(("Вы", *_OTHERS[players][: players - 1])):
        names[(seat + place) % players] = name
    return (*names, *(("Болван",) if players == 2 else ()))


_SHORT = {
    "Вы": "вас", "Соперник": "соп.", "Левый": "лев.", "Правый": "прав.", "Визави": "виз.", "Второй слева": "2-й сл.",
    "Второй справа": "2-й спр.",
}  # fmt: skip


def short(name: str) -> str:
    """Say a name in the little room of a score sheet, after «на»."""
    return _SHORT.get(name) or name


def accusative(name: str) -> str:
    """Say a name after «на»: «на левого», «на игрока 2»."""
    return _ACCUSATIVE.get(name) or name.replace("Игрок", "игрока")
