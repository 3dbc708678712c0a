"""«Верю? Не верю!»: setting up a position in which an action is tried."""

from __future__ import annotations

from typing import Any

from ...frame.errors import InputError
from ...frame.params import Int, Ints, OneOf, Text, Texts
from ...frame.russian import counted
from .options import EACH, MOST_PLAYERS, PLAYERS, UNKNOWN, Phase, read_cards
from .play import VeryuState

_ANY = "?"


def _player(name: str, label: str, low: int = 0) -> Int:
    return Int(name=name, label=label, low=low, high=MOST_PLAYERS, default=low)


PARAMS = (
    PLAYERS,
    _player("turn", "Чья очередь", 1),
    _player("who", "Кто пробует"),
    OneOf(
        name="phase",
        label="Что происходит",
        default="ход",
        choices=tuple((phase.value, phase.value) for phase in list(Phase)[:5]),
    ),
    _player("first", "Первый игрок раунда", 1),
    Text(name="hand", label="Карты в руке", default=_ANY),
    Texts(name="mats", label="Карты на полях", most=MOST_PLAYERS),
    Ints(name="marks", label="Цифры на полях", low=1, high=2, most=MOST_PLAYERS, default=()),
    Ints(name="cards", label="Карт у каждого", low=0, high=EACH, most=MOST_PLAYERS, default=()),
    Int(name="bid", label="Ставка", low=0, high=EACH * MOST_PLAYERS, default=0),
    _player("bidder", "Кто её назвал"),
    Ints(name="passed", label="Спасовали", low=1, high=MOST_PLAYERS, most=MOST_PLAYERS, default=()),
    _player("contender", "Претендент"),
    _player("shoe_owner", "Чей ботинок открыт"),
    Texts(name="opened", label="Уже открыты", most=EACH * MOST_PLAYERS),
)


def set_up(state: VeryuState, values: dict[str, Any]) -> None:
    """Turn a fresh game into the position that the values describe."""
    players: int = values["players"]
    for name in ("turn", "who", "first", "bidder", "contender", "shoe_owner"):
        if values[name] > players:
            raise InputError(f"За столом {counted(players, 'игрок', 'игрока', 'игроков')}: игрока {values[name]} нет", name)
    for name in ("mats", "marks", "cards"):
        if values[name] and len(values[name]) != players:
            raise InputError(f"Положение: в поле {name} нужно {players} значений, по одному на игрока", name)
    state.posed = True
    state.phase = Phase(values["phase"])
    state.turn = values["turn"] - 1
    state.first = values["first"] - 1
    state.asked_by = (values["who"] or values["turn"]) - 1
    state.events = []
    state.successes = [mark - 1 for mark in values["marks"]] or [0] * players
    state.mats = state.table = [read_cards(text, "mats", EACH, unknown=True) for text in values["mats"] or [""] * players]
    _set_hands(state, values)
    _set_bidding(state, values)
    for text in values["opened"]:
        state.opened.append(_place_of(state, text))
    if state.contender is not None and state.phase in (Phase.ATTEMPT, Phase.LOSS):
        state.turn = state.contender if state.phase == Phase.ATTEMPT else state.chooser()


def _set_hands(state: VeryuState, values: dict[str, Any]) -> None:
    """Give each as many cards as he still has; only the hand of the one who tries is known."""
    totals = values["cards"] or (EACH,) * state.players
    for seat, total in enumerate(totals):
        left = total - len(state.mats[seat])
        if left < 0:
            raise InputError(f"Карт у игрока {seat + 1} всего {total}, а на поле {len(state.mats[seat])}", "cards")
        state.hands[seat] = [0, 0, left]
    if values["hand"].strip() != _ANY:
        hand = read_cards(values["hand"], "hand", EACH)
        if len(hand) != state.hand_size(state.asked_by):
            raise InputError(
                f"Карты в руке: по остальным данным их {state.hand_size(state.asked_by)}, а названо {len(hand)}", "hand"
            )
        state.hands[state.asked_by] = [hand.count(kind) for kind in range(UNKNOWN + 1)]


def _set_bidding(state: VeryuState, values: dict[str, Any]) -> None:
    """Set what has been named, who passed, who attempts and whose shoe came up."""
    state.bid = values["bid"]
    state.bidder = values["bidder"] - 1 if values["bidder"] else None
    if state.bidder is not None:
        state.bids[state.bidder] = state.bid
    for number in values["passed"]:
        if number > state.players:
            raise InputError(f"За столом {counted(state.players, 'игрок', 'игрока', 'игроков')}: игрока {number} нет", "passed")
        state.passed[number - 1] = True
    state.contender = values["contender"] - 1 if values["contender"] else None
    state.shoe_owner = values["shoe_owner"] - 1 if values["shoe_owner"] else None
    if state.phase in (Phase.ATTEMPT, Phase.LOSS) and state.contender is None:
        raise InputError("Претендент: назовите его номер", "contender")
    if state.phase == Phase.LOSS:
        if state.shoe_owner is None:
            raise InputError("Чей ботинок открыт: назовите номер игрока", "shoe_owner")
        if not set(state.inside()) - {state.contender}:
            raise InputError("Карт у каждого: дайте карты хотя бы одному игроку, кроме претендента", "cards")
        state.outcome = False
    if state.phase == Phase.BIDDING and not state.bid:
        raise InputError("Ставка: в торге она уже названа", "bid")
    if state.phase == Phase.PLACING and not state.waiting_to_place():
        raise InputError("Карты на полях: все уже положили первую", "mats")


def _place_of(state: VeryuState, text: str) -> tuple[int, int]:
    """Read which card lies open: «2.1» is the lowest card of the second player."""
    owner, dot, place = text.partition(".")
    if dot and owner.isascii() and owner.isdigit() and place.isascii() and place.isdigit() and len(text) <= 5:
        found = (int(owner) - 1, int(place) - 1)
        if 0 <= found[0] < state.players and 0 <= found[1] < len(state.mats[found[0]]):
            return found
    raise InputError(f"Уже открыты: «{text[:20]}» — такой карты на полях нет", "opened")
