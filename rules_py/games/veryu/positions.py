"""«Верю? Не верю!»: the words of positions; what they do not name stays unknown."""

from __future__ import annotations

from typing import Any

from ...frame.errors import InputError
from ...frame.params import Int, Ints, OneOf, Text, Texts
from ...frame.results import Item
from ...frame.russian import counted
from .phases import PHASES, slot
from .rules import EACH, MOST_PLAYERS, PLAYERS, SHOE, UNKNOWN, read_kinds
from .state import M, chooser, inside, kind_of, waiting

_ANY = "?"
_NAMED = {PHASES[name].title: name for name in ("placing", "adding", "bidding", "attempt", "loss")}


def _player(name: str, label: str, low: int = 0) -> Int:
    return Int(name=name, label=label, low=low, high=MOST_PLAYERS, default=low)


PARAMS = (
    PLAYERS,
    _player("turn", "Чья очередь", 1),
    _player("who", "Кто пробует"),
    OneOf(name="phase", label="Что происходит", default="ход", choices=tuple((title, title) for title in _NAMED)),
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


def _at_table(match: M, number: int, name: str) -> None:
    if number > match.players:
        raise InputError(f"За столом {counted(match.players, 'игрок', 'игрока', 'игроков')}: игрока {number} нет", name)


def poses(match: M, values: dict[str, Any]) -> tuple[str, int]:
    """Set up the position that the values describe; return its phase and who tries."""
    players = match.players
    for name in ("turn", "who", "first", "bidder", "contender", "shoe_owner"):
        _at_table(match, values[name], name)
    for name in ("mats", "marks", "cards"):
        if values[name] and len(values[name]) != players:
            raise InputError(f"Положение: в поле {name} нужно {players} значений, по одному на игрока", name)
    phase, asker = _NAMED[values["phase"]], (values["who"] or values["turn"]) - 1
    match.dealer = values["first"] - 1
    match.open.turn = values["turn"] - 1
    for seat, mark in enumerate(values["marks"]):
        if mark > 1:
            match.sheet.write("wins", seat, Item("Удача", ("veryu.step3.5",), mark - 1))
    _set_cards(match, values, asker)
    _set_bidding(match, values, phase)
    for text in values["opened"]:
        at = _slot_of(match, text)
        match.open.opened.append(at)
        match.open.faces[at] = kind_of(match, match.cards["mat"][at[0]][at[1]])
    if phase in ("attempt", "loss"):
        match.open.turn = match.open.contender if phase == "attempt" else chooser(match)
    return phase, asker


class _Cards:
    """Hands out the cards of one player by their kinds; those beyond what he has are without a face."""

    def __init__(self, match: M, seat: int) -> None:
        own = range(EACH * seat, EACH * (seat + 1))
        self.left: list[int] = [*own, *(EACH * match.players + card for card in own)]
        self.match = match

    def take(self, kind: int) -> int:
        """Return a card of this kind."""
        known = [card for card in self.left if kind_of(self.match, card) == kind]
        if not known:
            name = "ботинок" if kind == SHOE else "сосиска"
            raise InputError(f"Карты: у одного игрока не бывает столько карт «{name}»", "mats", ("veryu.setup.1",))
        self.left.remove(known[0])
        return known[0]


def _set_cards(match: M, values: dict[str, Any], asker: int) -> None:
    """Lay the mats and give each as many cards as he still has; only the hand of the one who tries is known."""
    totals = values["cards"] or (EACH,) * match.players
    texts = values["mats"] or [""] * match.players
    mats = [read_kinds(text, "mats", EACH, unknown=True) for text in texts]
    for seat, (total, mat) in enumerate(zip(totals, mats, strict=True)):
        if total < len(mat):
            raise InputError(f"Карт у игрока {seat + 1} всего {total}, а на поле {len(mat)}", "cards")
    hand = None
    if values["hand"].strip() != _ANY:
        hand = read_kinds(values["hand"], "hand", EACH)
        size = totals[asker] - len(mats[asker])
        if len(hand) != size:
            raise InputError(f"Карты в руке: по остальным данным их {size}, а названо {len(hand)}", "hand")
    for seat, (total, mat) in enumerate(zip(totals, mats, strict=True)):
        own = _Cards(match, seat)
        match.cards["mat"][seat][:] = [own.take(kind) for kind in mat]
        held = hand if hand is not None and seat == asker else [UNKNOWN] * (total - len(mat))
        match.cards["hand"][seat][:] = [own.take(kind) for kind in held]
        match.open.laid[seat] = len(mat)


def _set_bidding(match: M, values: dict[str, Any], phase: str) -> None:
    """Set what has been named, who passed, who attempts and whose shoe came up."""
    state = match.open
    state.bid, state.bidder = values["bid"], values["bidder"] - 1
    if state.bidder >= 0:
        state.bids[state.bidder] = state.bid
    for number in values["passed"]:
        _at_table(match, number, "passed")
        state.passed[number - 1] = True
    state.contender, state.shoe_owner = values["contender"] - 1, values["shoe_owner"] - 1
    if phase in ("attempt", "loss") and state.contender < 0:
        raise InputError("Претендент: назовите его номер", "contender")
    if phase == "loss":
        if state.shoe_owner < 0:
            raise InputError("Чей ботинок открыт: назовите номер игрока", "shoe_owner")
        if not set(inside(match)) - {state.contender}:
            raise InputError("Карт у каждого: дайте карты хотя бы одному игроку, кроме претендента", "cards")
        state.outcome = False
    if phase == "bidding" and not state.bid:
        raise InputError("Ставка: в торге она уже названа", "bid")
    if phase == "placing" and not waiting(match):
        raise InputError("Карты на полях: все уже положили первую", "mats")


def _slot_of(match: M, text: str) -> tuple[int, int]:
    """Read which card lies open: «2.1» is the lowest card of the second player."""
    found = slot(text)
    if found is not None and 0 <= found[0] < match.players and 0 <= found[1] < match.open.laid[found[0]]:
        return found
    raise InputError(f"Уже открыты: «{text[:20]}» — такой карты на полях нет", "opened")
