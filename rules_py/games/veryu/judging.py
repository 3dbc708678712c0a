"""«Верю? Не верю!»: what is forbidden and why, what is allowed and by which rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from ...frame.cites import implements
from ...frame.errors import IllegalAction
from .options import KIND_NAMES, KIND_OF, UNKNOWN, Phase
from .readings import OWN_CARDS, OWN_SHOE_FIRST, WHO_DRAWS
from .rounds import lowest_bid
from .scoring import cards

if TYPE_CHECKING:
    from .play import VeryuState

Cites = tuple[str, ...]


class Move(NamedTuple):
    """An action taken apart: its verb and one or two numbers."""

    verb: str
    value: int = 0
    card: int = 0


def read_move(action: str) -> Move | None:
    """Take an action apart; None where it is no action of this game."""
    verb, _, rest = action.partition(" ")
    if not rest:
        return Move(verb) if action in ("pass", "stop", "show", "next") else None
    if verb in ("place", "drop"):
        kind = KIND_OF.get(rest, UNKNOWN)
        return None if kind == UNKNOWN else Move(verb, kind)
    if verb == "flip":
        owner, dot, place = rest.partition(".")
        return Move(verb, int(owner), int(place)) if dot and _small(owner) and _small(place) else None
    if verb in ("bid", "take", "first", "look"):
        return Move(verb, int(rest)) if _small(rest) else None
    return None


def _small(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 3 and (text == "0" or text[0] != "0")


def refusal(state: VeryuState, action: str, seat: int) -> IllegalAction | None:
    """Say why an action is forbidden, or None where it is allowed."""
    move = read_move(action)
    if move is None:
        text = f"Непонятный ход «{action[:40]}»: примеры «place сосиска», «bid 3», «pass», «flip 2.1»"
        return IllegalAction(text, "action")
    found = _reason(state, move, seat)
    return None if found is None else IllegalAction(found[0], "action", found[1])


def _reason(state: VeryuState, move: Move, seat: int) -> tuple[str, Cites] | None:
    """Return the text and the rules of a refusal."""
    if move.verb == "look":
        return _peeping()
    if state.phase == Phase.MATCH_OVER:
        return "Игра окончена", ("veryu.end.1",)
    if not state.cards_of(seat) and not (state.phase == Phase.APPOINTING and seat == state.contender):
        return "Нельзя: без карт игрок выбыл", ("veryu.fail.4",)
    if move.verb == "show":
        return _showing(state, seat)
    return _BY_PHASE[state.phase](state, move, seat)


@implements("veryu.setup.2")
def _peeping() -> tuple[str, Cites]:
    return "Нельзя: карты в руке видит только их хозяин", ("veryu.setup.2",)


@implements("veryu.fail.7")
def _showing(state: VeryuState, seat: int) -> tuple[str, Cites] | None:
    """Let the others show their cards of the round once an attempt has failed."""
    rule = ("veryu.fail.7",)
    if state.outcome is not False:
        return "Показать свои карты можно после чужой неудачи", rule
    if seat == state.contender:
        return "Нельзя: свои карты показывают другие, не претендент", rule
    if not state.hidden_of(seat):
        return "Ваши карты раунда уже все открыты", rule
    return None


def _not_held(state: VeryuState, kind: int, seat: int) -> tuple[str, Cites] | None:
    if state.hands[seat][kind]:
        return None
    return f"В руке нет карты «{KIND_NAMES[kind]}»", ("veryu.setup.1",)


@implements("veryu.step1", "veryu.h3", "veryu.last.1")
def _placing(state: VeryuState, move: Move, seat: int) -> tuple[str, Cites] | None:
    """Each lays one card of his choice, all at once."""
    if move.verb != "place":
        return "Рано: сначала каждый кладёт на поле одну карту", ("veryu.step1",)
    if state.mats[seat]:
        return "Ваша первая карта уже на поле", ("veryu.step1",)
    return _not_held(state, move.value, seat)


@implements("veryu.step2.add", "veryu.step2.challenge", "veryu.step2.must", "veryu.last.2", "veryu.sum.1")
def _adding(state: VeryuState, move: Move, seat: int) -> tuple[str, Cites] | None:
    """Before a challenge: add a card or challenge; with an empty hand only the challenge is left."""
    verb = move.verb
    if seat != state.turn:
        rule = "veryu.step2.challenge" if verb == "bid" else "veryu.step2.add"
        return f"Сейчас очередь игрока {state.turn + 1}", (rule,)
    if verb == "bid":
        return _range(state, move.value)
    if verb in ("place", "pass") and not state.hand_size(seat):
        rule = "veryu.last.2" if state.cards_of(seat) == 1 else "veryu.step2.must"
        return f"Рука пуста: назовите число от 1 до {state.highest()}", (rule,)
    if verb == "place":
        return _not_held(state, move.value, seat)
    if verb == "pass":
        return "Пасовать рано: вызова ещё не было, добавьте карту или бросьте вызов", ("veryu.step2.add",)
    return "Рано: добавьте карту или бросьте вызов", ("veryu.step2.add",)


@implements("veryu.step2.range")
def _range(state: VeryuState, bid: int) -> tuple[str, Cites] | None:
    highest = state.highest()
    if 1 <= bid <= highest:
        return None
    return f"На полях {cards(highest)}: назовите число от 1 до {highest}", ("veryu.step2.range",)


@implements("veryu.step2.raise", "veryu.sum.2")
def _bidding(state: VeryuState, move: Move, seat: int) -> tuple[str, Cites] | None:
    """After a challenge: name more, or pass for the rest of the round."""
    rule = ("veryu.step2.raise",)
    if state.passed[seat]:
        return "Вы уже сказали «пас»: до конца раунда ставку не повышают", rule
    if seat != state.turn:
        return f"Сейчас очередь игрока {state.turn + 1}", rule
    if move.verb == "pass":
        return None
    if move.verb != "bid":
        return "Вызов брошен: повысьте ставку или скажите «пас»", rule
    if move.value < lowest_bid(state.bid):
        return f"Названо {state.bid}: перебить можно только большим числом", rule
    return _range(state, move.value)


@implements(
    "veryu.step3.1", "veryu.step3.2", "veryu.step3.3", "veryu.step3.6", "veryu.step3.7", "veryu.step3.9", "veryu.fail.7"
)
def _attempt(state: VeryuState, move: Move, seat: int) -> tuple[str, Cites] | None:
    """The contender opens his own cards first, then any others, as many as he named."""
    if seat != state.contender:
        return f"Карты открывает претендент, игрок {(state.contender or 0) + 1}", ("veryu.step3.1",)
    result, needed, done = state.result(), state.needed(), len(state.opened)
    if result is False:
        return "Открыт ботинок: попытка окончена, дальше открывать нельзя", ("veryu.fail.7",)
    if result is True:
        return f"Названо {state.bid}, открыто {done}: больше открывать нельзя", ("veryu.step3.9",)
    if move.verb != "flip":
        return f"Нужно открыть ещё {cards(needed - done)} из {needed}", ("veryu.step3.1",)
    owner, place = move.value - 1, move.card - 1
    if not 0 <= owner < state.players or not 0 <= place < len(state.mats[owner]):
        return "Такой карты на полях нет", ("veryu.step3.3",)
    if (owner, place) in state.opened:
        return "Эта карта уже открыта", ("veryu.step3.3",)
    if owner != seat and state.own_left():
        return f"Сначала откройте свои: осталось {state.own_left()}", ("veryu.step3.2",)
    return None


@implements("veryu.fail.2", "veryu.fail.3", "veryu.sum.4")
def _loss(state: VeryuState, move: Move, seat: int) -> tuple[str, Cites] | None:
    """A card leaves the game: pointed at blindly, or chosen by the contender where the shoe was his own."""
    rule = loss_rule(state)
    chooser = state.chooser()
    if move.verb == "flip":
        return "Открыт ботинок: попытка окончена, дальше открывать нельзя", ("veryu.fail.7",)
    if rule == ("veryu.fail.3",):
        if move.verb != "drop" or seat != chooser:
            return f"Ботинок свой: карту выбирает сам претендент, игрок {chooser + 1}", rule
        return _not_held(state, move.value, seat)
    if move.verb != "take" or seat != chooser:
        return f"Карту не глядя выбирает игрок {chooser + 1}", rule
    size = state.cards_of(state.contender or 0)
    return None if 1 <= move.value <= size else (f"В веере {cards(size)}: назовите номер от 1 до {size}", rule)


def loss_rule(state: VeryuState) -> Cites:
    """Return the rule by which the lost card is chosen."""
    if state.readings[WHO_DRAWS] == "neighbour":
        return ("veryu.sum.4",)
    return ("veryu.fail.3",) if state.shoe_owner == state.contender else ("veryu.fail.2",)


@implements("veryu.fail.6")
def _appointing(state: VeryuState, move: Move, seat: int) -> tuple[str, Cites] | None:
    """The contender who opened his own shoe names the first player."""
    rule = ("veryu.fail.6",)
    if seat != state.contender or move.verb != "first":
        return f"Первого игрока назначает игрок {(state.contender or 0) + 1}", rule
    chosen = move.value - 1
    if not 0 <= chosen < state.players or not state.cards_of(chosen):
        return "Назначьте одного из тех, кто остался в игре", rule
    return None


@implements("veryu.round.1")
def _over(state: VeryuState, move: Move, seat: int) -> tuple[str, Cites] | None:
    """Between rounds nothing is left but to begin the next one."""
    if move.verb == "flip" and seat == state.contender:
        rule = "veryu.step3.9" if state.outcome else "veryu.fail.7"
        return "Попытка окончена: больше открывать нельзя", (rule,)
    if move.verb != "next" or seat != state.to_move:
        return f"Раунд окончен: следующий начинает игрок {(state.to_move or 0) + 1}", ("veryu.round.1",)
    return None


_BY_PHASE: dict[str, Callable[[VeryuState, Move, int], tuple[str, Cites] | None]] = {
    Phase.PLACING: _placing,
    Phase.ADDING: _adding,
    Phase.BIDDING: _bidding,
    Phase.ATTEMPT: _attempt,
    Phase.LOSS: _loss,
    Phase.APPOINTING: _appointing,
    Phase.ROUND_OVER: _over,
}


def grounds(state: VeryuState, action: str, seat: int) -> tuple[str, Cites, dict[str, str]]:
    """Say by which rules an allowed action is allowed, and on which readings that rests."""
    move = read_move(action)
    assert move is not None
    readings = state.readings
    match move.verb:
        case "place" if state.phase == Phase.PLACING:
            if state.cards_of(seat) == 1:
                return "Можно: единственная карта ложится на поле.", ("veryu.last.1",), {}
            return "Можно: первой кладут любую свою карту.", ("veryu.step1",), {}
        case "place":
            return "Можно: до вызова добавляют по одной закрытой карте.", ("veryu.step2.add",), {}
        case "bid" if state.phase == Phase.ADDING:
            return (*_challenge_grounds(state, move.value, seat), {})
        case "bid":
            return f"Можно: {move.value} больше {state.bid}.", ("veryu.step2.raise",), {}
        case "pass":
            return "Можно: спасовавший в этом раунде больше не повышает.", ("veryu.step2.raise",), {}
        case "flip":
            depends = len(state.mats[seat]) > state.bid
            return (*_flip_grounds(state, move, seat), readings.grades(OWN_CARDS) if depends else {})
        case "take":
            return "Можно: карту указывают не глядя.", loss_rule(state), readings.grades(WHO_DRAWS)
        case "drop":
            return "Можно: ботинок был свой, карту выбирает претендент.", loss_rule(state), readings.grades(WHO_DRAWS)
        case "first":
            return "Можно: открывший свой ботинок назначает первого.", ("veryu.fail.6",), readings.grades(OWN_SHOE_FIRST)
        case "show":
            return "Можно: после чужой неудачи свои карты показывают по желанию.", ("veryu.fail.7",), {}
    return "Можно: раунд окончен, начинают следующий.", ("veryu.round.1",), {}


def _challenge_grounds(state: VeryuState, bid: int, seat: int) -> tuple[str, Cites]:
    if not state.hand_size(seat):
        if state.cards_of(seat) == 1:
            return "Можно: с последней картой вызов обязателен.", ("veryu.last.2",)
        return "Можно: рука пуста, вызов обязателен.", ("veryu.step2.must",)
    if bid == state.highest():
        return "Можно: назвать все карты вправе уже первый.", ("veryu.step2.range",)
    return "Можно: вместо карты бросают вызов.", ("veryu.step2.challenge",)


def _flip_grounds(state: VeryuState, move: Move, seat: int) -> tuple[str, Cites]:
    owner, place = move.value - 1, move.card - 1
    if owner == seat:
        return "Можно: начинают со своих карт.", ("veryu.step3.2",)
    closed = [one for one in range(len(state.mats[owner])) if (owner, one) not in state.opened]
    if place == closed[-1]:
        return "Можно: свои карты открыты, чужие берут в любом порядке.", ("veryu.step3.3",)
    return "Можно: карту берут любую, необязательно верхнюю.", ("veryu.step3.6",)
