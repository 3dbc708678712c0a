"""«Этажики»: the words of positions; cards that are not named stay unknown."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

from ...frame.errors import InputError
from ...frame.params import Flag, Int, Ints, OneOf, Text
from ...frame.russian import counted
from .phases import PHASES
from .rules import BALL, BEGINNER, CARD_OF, HAND, LEVEL, PLAYERS, UNKNOWN, card_of, read_kinds
from .state import PILES, M, offset, only_balls_left

_NONE = -1
_ANY = "?"
_TITLES = {PHASES[name].title: name for name in ("turn", "opening")}

PARAMS = (
    LEVEL,
    PLAYERS,
    Int(name="turn", label="Чья очередь", low=1, high=PLAYERS.high, default=1),
    Int(name="who", label="Кто пробует", low=0, high=PLAYERS.high, default=0),
    OneOf(name="phase", label="Что происходит", default="ход", choices=tuple((title, title) for title in _TITLES)),
    Int(name="top", label="Открытый этаж", low=_NONE, high=9, default=_NONE, hint="−1 — ещё не открыт."),
    Text(name="ball", label="Верхний шар", default=""),
    Ints(name="tops", label="Верхние этажи двух стопок", low=0, high=9, most=2, default=()),
    Text(name="hand", label="Карты в руке", default=_ANY, limit=1000),
    Text(name="active_hand", label="Карты того, чья очередь", default=_ANY, limit=1000),
    Int(name="laid", label="Этажей уже выложено", low=0, high=40, default=0),
    Int(name="balls_laid", label="Шаров уже выложено", low=0, high=40, default=0),
    Flag(name="just_played", label="Карта только что выложена"),
    Flag(name="drawn", label="Две карты уже взяты"),
    Flag(name="skipping", label="Обязан пропустить ход"),
    Ints(name="claims", label="Хотят перехватить", low=1, high=PLAYERS.high, most=PLAYERS.high, default=()),
    Int(name="deck", label="Карт в колоде", low=0, high=200, default=20),
)


class _Copies:
    """Gives cards by their kinds, every copy once."""

    def __init__(self) -> None:
        self.given: dict[int, count[int]] = {}

    def of(self, kinds: Sequence[int]) -> list[int]:
        """Return a card of each kind."""
        return [card_of(kind, next(self.given.setdefault(kind, count()))) for kind in kinds]


def poses(match: M, values: dict[str, Any]) -> tuple[str, int]:
    """Set up the position that the values describe; return its phase and who tries."""
    for name in ("turn", "who", "claims"):
        numbers = values[name] if name == "claims" else (values[name],)
        if max(numbers, default=0) > match.players:
            text = f"За столом {counted(match.players, 'игрок', 'игрока', 'игроков')}: игрока {max(numbers)} нет"
            raise InputError(text, name)
    state = match.open
    state.active = values["turn"] - 1
    asker = (values["who"] or values["turn"]) - 1
    phase = _TITLES[values["phase"]]
    copies = _Copies()
    for place, kinds in zip(PILES, _piles(match, values, phase), strict=True):
        match.cards[place.name][0][:] = copies.of(kinds)
    match.cards["stock"][0][:] = copies.of([UNKNOWN] * values["deck"])
    state.laid, state.balls_laid = values["laid"], values["balls_laid"]
    state.drawn, state.skipping = values["drawn"], values["skipping"]
    fresh = values["just_played"] or not (state.laid or state.balls_laid or state.drawn)
    state.window = fresh and phase != "opening"
    state.claims = tuple(sorted((number - 1 for number in values["claims"]), key=lambda seat: offset(match, seat)))
    hands = [[UNKNOWN] * HAND for _ in range(match.players)]
    for name, seat in (("active_hand", state.active), ("hand", asker)):
        if values[name].strip() != _ANY:
            hands[seat] = read_kinds(values[name], name)
    for seat, kinds in enumerate(hands):
        match.cards["hand"][seat][:] = sorted(copies.of(kinds))
    state.only_balls = only_balls_left(match)
    return phase, asker


def _piles(match: M, values: dict[str, Any], phase: str) -> list[list[int]]:
    """Return the two piles of the centre."""
    if match.open.level == BEGINNER:
        if len(values["tops"]) != 2:
            raise InputError("Верхние этажи: в начальной игре две стопки, назовите два числа", "tops", ("etazhiki.beg.2",))
        return [[number] for number in values["tops"]]
    floors = [] if values["top"] == _NONE else [values["top"]]
    name = f"шар {values['ball'].strip()}"
    if values["ball"].strip() and CARD_OF.get(name, 0) < BALL:
        raise InputError(f"Верхний шар: «{values['ball'][:20]}» — такого шара нет", "ball")
    balls = [CARD_OF[name]] if values["ball"].strip() else []
    if phase != "opening" and not (floors and balls):
        raise InputError("Положение: назовите открытые этаж и шар", "ball" if floors else "top", ("etazhiki.full.setup.3",))
    return [floors, balls]
