"""«Преферанс»: positions set up from their description."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ...frame.errors import InputError
from ...frame.params import CardRow, Cards, Flag, Int, OneOf, Param, Text, Texts, read_all, suit_choice
from ...kernels.auction import PASS, IllegalCall
from ...kernels.tricks import FOLLOW, FOLLOW_AND_TRUMP, TrickPlay
from .ladder import Bid, suit_bid
from .phases import contract_name
from .rules import NO_TRUMP, STRAINS
from .rules import TALON as TALON_SIZE
from .state import ANSWER, AUCTION, CONTRACT, DEALING, DISCARD, INVITE, PASSES, PLAY, TALON, PreferansState
from .whist import opponents

if TYPE_CHECKING:
    from ...frame.cards import Deck
    from .game import PreferansGame

_PHASES = {
    "сдача": DEALING, "торговля": AUCTION, "прикуп": TALON, "снос": DISCARD, "назначение": CONTRACT, "вист": ANSWER,
    "розыгрыш": PLAY, "распасы": PASSES,
}  # fmt: skip
_WORDS = {"пас": "pass", "вист": "whist", "свой": "own", "проверка": "check"}
NOBODY = -1


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreements(Param):
    """Options of the game that differ from the usual ones."""

    default: Any = None
    kind = "options"

    def read(self, value: Any) -> dict[str, Any]:
        """Check that named fields are given; the game checks them."""
        if not isinstance(value, Mapping):
            raise self.refuse('нужны именованные поля, например {"miseres": true}')
        return dict(value)


def position_params(deck: Deck, players: int, low: int, high: int) -> tuple[Param, ...]:
    """Return what may be given of a position."""
    return (
        OneOf(name="phase", label="Что происходит", choices=tuple((one, one) for one in _PHASES)),
        Int(name="players", label="Игроков", low=low, high=high, default=players),
        Int(name="seat", label="Кто действует", low=NOBODY, high=4, default=NOBODY, hint="0 сдающий, 1 слева от него; −1: чья очередь."),
        Agreements(name="options", label="Условия", default={}),
        Texts(name="bids", label="Слова торговли", most=60, limit=20),
        Text(name="bought", label="Куплено на", limit=20),
        Text(name="contract", label="Назначено", limit=20),
        Texts(name="answers", label="Ответы", most=3, limit=20),
        suit_choice("trump", "Козырь", none=STRAINS[NO_TRUMP], default=STRAINS[NO_TRUMP]),
        Cards(name="hand", label="Карты на руках", deck=deck, low=0, high=12, default=""),
        CardRow(name="trick", label="На столе", deck=deck, low=0, high=4, default=""),
        Int(name="played", label="Сыграно взяток", low=0, high=9, default=0),
        Int(name="winner", label="Кто взял последнюю", low=NOBODY, high=4, default=NOBODY),
        CardRow(name="talon", label="Прикуп", deck=deck, low=0, high=2, default=""),
        Int(name="talon_played", label="Сыграно карт прикупа", low=NOBODY, high=2, default=NOBODY),
        Flag(name="exposed", label="Играющий открыл карты"),
        Int(name="after_raspasy", label="Распасов подряд перед этой сдачей", low=0, high=100, default=0),
        Flag(name="exit_made", label="После них сыграна игра от семи"),
    )  # fmt: skip


def set_up(game: PreferansGame, given: Any, readings: Any) -> PreferansState:
    """Set up a position."""
    values = read_all(game.position_params, given, "Положение")
    players = values["players"]
    options = dict(values["options"])
    if any(param.name == "players" for param in game.options):
        options = {"players": players, **options}
    state = game.deal(1, options, readings)
    if state.rules.players != players:
        raise InputError(f"Игроков: в этой игре их {state.rules.players}", "players")
    for field in ("seat", "winner"):
        if values[field] >= state.circle.hands:
            raise InputError(f"Место: введите число от 0 до {players - 1}", field)
    game.kind.remember(state, values["after_raspasy"], values["exit_made"])
    state.dealt = 0
    state.begin_deal(sorted(range(game.kind.deck.size)), 0)
    state.play.hands[:] = [0] * state.circle.hands
    state.talons = [tuple(values["talon"])] * game.kind.talons
    state.phase = _PHASES[values["phase"]]
    _BUILDERS[state.phase](state, values)
    seat = values["seat"]
    state.asked = seat if seat != NOBODY else state.to_move or 0
    if _PHASES[values["phase"]] not in (PLAY, PASSES):
        state.play.hands[state.asked] |= values["hand"]
    state.exposed = values["exposed"]
    state.events = []
    state.common = None
    return state


def read_bid(state: PreferansState, text: str, field: str) -> Bid:
    """Read a game: «6♥», «большой мизер»."""
    name = text.strip().replace("\ufe0e", "")
    for bid in (*state.ladder, *state.kind.all_bids()):
        if name in (bid.name, contract_name(bid)):
            return bid
    raise InputError(f"Игра «{name[:20]}» непонятна; пример: 6♥, 7бк, большой мизер", field)


def _dealing(state: PreferansState, values: dict[str, Any]) -> None:
    """Leave the cards where they are."""


def _auction(state: PreferansState, values: dict[str, Any]) -> None:
    """Say the words of the auction as they were said."""
    for word in values["bids"]:
        if state.phase != AUCTION:
            raise InputError(f"Слова торговли: после «{state.calls[-1][1]}» торговля кончена", "bids")
        name = word.strip().replace("\ufe0e", "")
        action = {"пас": "pass", "держу": "hold", "за мной": "hold"}.get(name, f"bid {name}")
        if action == "hold" and state.auction.best < 0:
            raise InputError("Слова торговли: держать ещё нечего", "bids")
        if action.startswith("bid ") and all(f"bid {bid.name}" != action for bid in state.ladder):
            raise InputError(f"Слова торговли: «{name[:20]}» непонятно; пример: 6♠, 6бк, держу, пас", "bids")
        if action == "pass" and _passes_out(state) and len(values["talon"]) < TALON_SIZE:
            raise InputError("Прикуп: все спасовали, назовите обе карты", "talon")
        try:
            state.kind.phases[AUCTION].act(state, action)
        except IllegalCall:
            raise InputError(f"Слова торговли: «{name[:20]}» не выше прежней заявки", "bids") from None


def _passes_out(state: PreferansState) -> bool:
    """Tell whether распасы, which need the talon, follow if the next word is a pass."""
    if not state.kind.plays_passes(state):
        return False
    auction = state.auction.clone()
    auction.call(PASS)
    return auction.passed_out


def _bought(state: PreferansState, values: dict[str, Any]) -> None:
    """Give the talon to somebody."""
    state.declarer = values["seat"] if values["seat"] in state.circle.callers else state.circle.first
    state.bought = read_bid(state, values["bought"] or "6♠", "bought")
    if state.bought not in state.ladder:
        raise InputError(f"Куплено на: «{state.bought.name}» за этим столом не играют", "bought")


def _answers(state: PreferansState, values: dict[str, Any]) -> None:
    """Name a game and let some answer."""
    words = [_WORDS.get(word.strip(), "") for word in values["answers"]]
    if "" in words:
        raise InputError("Ответы: каждый из «пас», «вист», «свой», «проверка»", "answers")
    state.contract = state.bought = read_bid(state, values["contract"] or "6♠", "contract")
    state.declarer = _declarer(state, values["seat"], len(words))
    order = opponents(state)
    if len(words) > len(order):
        raise InputError(f"Ответы: отвечают {len(order)}", "answers")
    state.answers = list(zip(order, words, strict=False))
    if len(words) == len(order) and "own" not in words:
        state.phase = INVITE


def _declarer(state: PreferansState, seat: int, answered: int) -> int:
    """Find a declarer under whom the asking seat answers next."""
    for declarer in state.circle.callers:
        state.declarer = declarer
        order = opponents(state)
        if order[min(answered, len(order) - 1)] == seat:
            return declarer
    return state.circle.first


def _tricks(state: PreferansState, values: dict[str, Any]) -> None:
    """Put cards on the table."""
    asked, circle = values["seat"], state.circle
    if values["contract"]:
        state.contract = read_bid(state, values["contract"], "contract")
        state.declarer = asked if values["exposed"] else _declarer(state, asked, 0)
        state.answers = [(seat, _WORDS.get(word, "")) for seat, word in zip(opponents(state), values["answers"], strict=False)]
    else:
        state.contract = suit_bid(0, STRAINS.index(values["trump"]))
        state.declarer = asked if values["exposed"] and asked in circle.callers else circle.first
    state.bought = state.contract
    trump = -1 if state.contract.misere or state.contract.strain == NO_TRUMP else state.contract.strain
    leader = values["winner"] if values["played"] and values["winner"] != NOBODY else circle.first
    _check_leader(leader, circle.active)
    _lay(
        state,
        values,
        TrickPlay(state.kind.deck, [0] * circle.hands, trump, leader, FOLLOW_AND_TRUMP, circle.after(circle.active)),
    )
    state.play.winners[:0] = [leader] * values["played"]


def _lay(state: PreferansState, values: dict[str, Any], play: TrickPlay) -> None:
    """Play the cards of the trick and give the asking seat its hand."""
    trick, hand = values["trick"], values["hand"]
    if any(hand >> card & 1 for card in trick):
        raise InputError("Карта на столе не может быть и на руках", "trick")
    if len(trick) >= play.size:
        raise InputError(f"На столе: взятка ещё не закрыта, карт меньше {play.size}", "trick")
    for card in trick:
        seat = play.player
        play.hands[seat] = 1 << card
        state.history.append((seat, card))
        play.apply(card)
    asked = values["seat"] if values["seat"] != NOBODY else play.player
    play.hands[asked] |= hand
    state.play = play


def _check_leader(leader: int, playing: tuple[int, ...]) -> None:
    """Refuse a lead of somebody who takes no part in the tricks."""
    if leader not in playing:
        raise InputError("Кто взял последнюю: назовите того, кто играет в этой сдаче", "winner")


def _passes(state: PreferansState, values: dict[str, Any]) -> None:
    """Put cards of распасы on the table."""
    circle, deck = state.circle, state.kind.deck
    state.contract = None
    done = values["talon_played"]
    if done == NOBODY:
        done = min(values["played"], TALON_SIZE) if values["talon"] else TALON_SIZE
    if done < min(values["played"], TALON_SIZE):
        raise InputError(
            f"Сыграно карт прикупа: взяток сыграно {values['played']}, введите {min(values['played'], TALON_SIZE)}",
            "talon_played",
        )
    if done < TALON_SIZE and len(values["talon"]) < TALON_SIZE:
        raise InputError("Прикуп: назовите обе карты", "talon")
    with_dealer = circle.dealer_rests and done < TALON_SIZE
    playing = (circle.dealer, *circle.active) if with_dealer else circle.active
    winner = values["winner"]
    leader = circle.dealer if with_dealer else circle.first
    if not circle.dealer_rests and 0 < done < TALON_SIZE and winner != NOBODY:
        leader = winner
    tricks = max(done, values["played"])
    if tricks > TALON_SIZE and winner != NOBODY:
        leader = winner
    _check_leader(leader, playing)
    play = TrickPlay(deck, [0] * circle.hands, -1, leader, FOLLOW, circle.after(playing))
    if with_dealer:
        play.hands[circle.dealer] = deck.mask_of(values["talon"][done:])
    state.playing = playing
    _lay(state, values, play)
    play.winners[:0] = [leader] * tricks
    if not circle.dealer_rests:
        state.shown_talon = tuple(values["talon"][: done + 1])


_BUILDERS = {
    DEALING: _dealing, AUCTION: _auction, TALON: _bought, DISCARD: _bought, CONTRACT: _bought, ANSWER: _answers, PLAY: _tricks,
    PASSES: _passes,
}  # fmt: skip
