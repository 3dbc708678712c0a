"""«Этажики»: setting up a position in which an action is tried."""

from __future__ import annotations

from typing import Any

from ...frame.errors import InputError
from ...frame.params import Flag, Int, Ints, OneOf, Text
from ...frame.russian import counted
from .options import BALL, BEGINNER, CARD_OF, HAND, LEVEL, PLAYERS, UNKNOWN, read_cards
from .play import EtazhikiState

TURN, OPENING = "ход", "открытие"
_NONE = -1
_ANY = "?"

PARAMS = (
    LEVEL,
    PLAYERS,
    Int(name="turn", label="Чья очередь", low=1, high=PLAYERS.high, default=1),
    Int(name="who", label="Кто пробует", low=0, high=PLAYERS.high, default=0),
    OneOf(name="phase", label="Что происходит", default=TURN, choices=((TURN, TURN), (OPENING, OPENING))),
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


def set_up(state: EtazhikiState, values: dict[str, Any]) -> None:
    """Turn a fresh match into the position that the values describe."""
    for name in ("turn", "who", "claims"):
        numbers = values[name] if name == "claims" else (values[name],)
        if max(numbers, default=0) > state.players:
            raise InputError(
                f"За столом {counted(state.players, 'игрок', 'игрока', 'игроков')}: игрока {max(numbers)} нет", name
            )
    state.posed = True
    state.events = []
    state.active = values["turn"] - 1
    state.asked_by = (values["who"] or values["turn"]) - 1
    state.opening = values["phase"] == OPENING
    state.piles = _piles(state, values)
    state.stock = [UNKNOWN] * values["deck"]
    state.laid, state.balls_laid = values["laid"], values["balls_laid"]
    state.drawn, state.skipping = values["drawn"], values["skipping"]
    fresh = values["just_played"] or not (state.laid or state.balls_laid or state.drawn)
    state.window = fresh and not state.opening
    state.answered = 0
    state.claims = tuple(sorted((number - 1 for number in values["claims"]), key=state.offset))
    state.hands = [[UNKNOWN] * HAND for _ in range(state.players)]
    if values["active_hand"].strip() != _ANY:
        state.hands[state.active] = sorted(read_cards(values["active_hand"], "active_hand"))
    if values["hand"].strip() != _ANY:
        state.hands[state.asked_by] = sorted(read_cards(values["hand"], "hand"))


def _piles(state: EtazhikiState, values: dict[str, Any]) -> list[list[int]]:
    """Return the two piles of the centre."""
    if state.level == BEGINNER:
        if len(values["tops"]) != 2:
            raise InputError("Верхние этажи: в начальной игре две стопки, назовите два числа", "tops", ("etazhiki.beg.2",))
        return [[number] for number in values["tops"]]
    floors = [] if values["top"] == _NONE else [values["top"]]
    name = f"шар {values['ball'].strip()}"
    if values["ball"].strip() and CARD_OF.get(name, 0) < BALL:
        raise InputError(f"Верхний шар: «{values['ball'][:20]}» — такого шара нет", "ball")
    balls = [CARD_OF[name]] if values["ball"].strip() else []
    if not state.opening and not (floors and balls):
        raise InputError("Положение: назовите открытые этаж и шар", "ball" if floors else "top", ("etazhiki.full.setup.3",))
    return [floors, balls]
