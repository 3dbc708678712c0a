"""«Этажики»: what is forbidden and why, what is allowed and by which rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ...frame.cites import implements
from ...frame.errors import IllegalAction
from ...frame.face import WAIT
from .floors import can_lay_floor, fitting, misfit_rules, moved, neighbour_rule, number_of, readings_in, rule_for
from .options import BALL, BEGINNER, CARD_OF, FULL, MIDDLE, TEXTS, is_floor, is_night, is_numbered
from .readings import DRAW_BY_CHOICE

if TYPE_CHECKING:
    from .play import EtazhikiState

Cites = tuple[str, ...]
Reason = tuple[str, Cites]


class Move(NamedTuple):
    """An action taken apart: its verb, its card, the stack it goes to in the beginner's game."""

    verb: str
    card: int = 0
    stack: int = 0


def read_move(action: str) -> Move | None:
    """Take an action apart; None where it is no action of this game."""
    verb, _, rest = action.partition(" ")
    if not rest:
        return Move(verb) if action in ("draw", "pass", "end", WAIT) else None
    if verb not in ("play", "intercept", "open"):
        return None
    name, on, stack = rest.partition(" on ")
    if name not in CARD_OF or on and (verb != "play" or stack not in ("1", "2")):
        return None
    return Move(verb, CARD_OF[name], int(stack) if on else 0)


def refusal(state: EtazhikiState, action: str, seat: int) -> IllegalAction | None:
    """Say why an action is forbidden, or None where it is allowed."""
    move = read_move(action)
    if move is None:
        example = (
            "«play этаж 7 on 2», «pass», «end»" if state.level == BEGINNER else "«play этаж 7», «play шар 3», «draw», «end»"
        )
        return IllegalAction(f"Непонятный ход «{action[:40]}»: примеры {example}", "action")
    found = _reason(state, move, seat)
    return None if found is None else IllegalAction(found[0], "action", found[1])


def _reason(state: EtazhikiState, move: Move, seat: int) -> Reason | None:
    if state.done:
        return "Партия окончена", ("etazhiki.full.end.2",)
    if move.verb == "open" or state.opening:
        return _opening(state, move)
    if seat != state.active:
        return _out_of_turn(state, move, seat)
    if state.skipping:
        return "Нельзя: сверху «пропуск хода», возьмите две карты и пропустите ход", ("etazhiki.spec.skip.1",)
    if move.verb in ("intercept", WAIT):
        return "Ход и так ваш", ("etazhiki.spec.night.2",)
    return _beginner(state, move) if state.level == BEGINNER else _in_turn(state, move)


@implements("etazhiki.full.setup.3")
def _opening(state: EtazhikiState, move: Move) -> Reason | None:
    """The centre opens with a floor, then with a ball that has a number."""
    rule = ("etazhiki.full.setup.3",)
    if not state.opening:
        return "Середина уже открыта", rule
    if move.verb != "open":
        return "Сначала открывают этаж и шар с номером", rule
    if not state.piles[0]:
        return None if is_floor(move.card) else ("Первым открывают этаж: тяните другую карту", rule)
    if is_numbered(move.card):
        return None
    return "Шар в середину нужен с номером: тяните другую карту", rule


@implements("etazhiki.spec.night.2", "etazhiki.spec.night.4", "etazhiki.mid.3", "etazhiki.h7", "etazhiki.h8")
def _out_of_turn(state: EtazhikiState, move: Move, seat: int) -> Reason | None:
    """Out of turn only a night floor may be laid, where it fits and the moment is open."""
    if move.verb not in ("intercept", WAIT):
        order = "etazhiki.beg.3" if state.level == BEGINNER else "etazhiki.full.setup.4"
        return f"Сейчас ход игрока {state.active + 1}", (order,)
    if state.level == MIDDLE:
        return "По средним правилам ход не перехватывают", ("etazhiki.mid.3",)
    if state.level == BEGINNER:
        return "По начальным правилам ночных этажей нет", ("etazhiki.beg.2",)
    if move.verb == WAIT:
        return None if seat in state.entitled() else ("Перехватывать сейчас нечем", ("etazhiki.h7",))
    rule = ("etazhiki.spec.night.2",)
    if move.card not in state.hands[seat]:
        return f"Карты «{TEXTS[move.card]}» нет на руках", rule
    if not is_night(move.card):
        return "Вне очереди кладут только ночной этаж", rule
    if state.only_balls_left():
        return "Игрок выложил все этажи и сбрасывает шары: перехватить нельзя", ("etazhiki.spec.night.4",)
    if rule_for(state.top, state.ball, number_of(move.card), state.readings) is None:
        return f"Не подходит: к открытым картам подходят {_numbers(state)}", rule
    if not state.window or state.offset(seat) <= state.answered:
        return "Сейчас перехватить нельзя: ждите следующей карты или нового хода", ("etazhiki.h7",)
    nearer = [one for one in state.claims if state.offset(one) < state.offset(seat)]
    if nearer:
        return f"Перехват за игроком {nearer[0] + 1}: он ближе по часовой стрелке", ("etazhiki.h8",)
    return None


def _numbers(state: EtazhikiState) -> str:
    return ", ".join(f"[{number}]" for number in fitting(FULL, state.top, state.ball, state.readings))


def _in_turn(state: EtazhikiState, move: Move) -> Reason | None:
    """The turn of the full and the middle game."""
    match move.verb:
        case "play":
            return _play(state, move)
        case "draw":
            return _draw(state)
        case "pass":
            return _pass(state)
    return _end(state)


@implements(
    "etazhiki.full.place.1", "etazhiki.full.place.2", "etazhiki.full.place.3", "etazhiki.full.place.4",
    "etazhiki.spec.night.1", "etazhiki.h5",
)  # fmt: skip
def _play(state: EtazhikiState, move: Move) -> Reason | None:
    """A floor must fit; a ball goes freely, unless no floor could follow it."""
    hand = state.hands[state.active]
    if move.card not in hand:
        return f"Карты «{TEXTS[move.card]}» нет на руках", ("etazhiki.full.turn.1",)
    if move.stack:
        return "Стопка этажей одна: номер стопки не нужен", ("etazhiki.full.setup.3",)
    if is_floor(move.card):
        if rule_for(state.top, state.ball, number_of(move.card), state.readings) is not None:
            return None
        return f"Не подходит: можно положить {_numbers(state)}", misfit_rules(state.ball)
    if state.laid:
        return None
    rest = hand[:]
    rest.remove(move.card)
    if can_lay_floor(rest, state.top, move.card, state.readings):
        return None
    return "После этого шара не подойдёт ни один ваш этаж", ("etazhiki.h5",)


@implements("etazhiki.full.turn.2")
def _draw(state: EtazhikiState) -> Reason | None:
    """Two cards are drawn once, by a player who cannot move."""
    rule = ("etazhiki.full.turn.2",)
    if state.laid or state.balls_laid:
        return "Добирают до хода, а вы уже ходили", rule
    if state.drawn:
        return "Две карты уже взяты: сходите или скажите «пас»", rule
    if state.able() and state.readings[DRAW_BY_CHOICE] == "unable":
        return "Ходить есть чем: добирает тот, кто не может сходить", rule
    return None


@implements("etazhiki.full.turn.2")
def _pass(state: EtazhikiState) -> Reason | None:
    """One passes after drawing, and only without having laid a card."""
    if state.laid:
        return "Этаж уже выложен: закончите ход", ("etazhiki.full.turn.2",)
    if state.balls_laid:
        return "Шар выложен: теперь нужен хотя бы один этаж", ("etazhiki.full.turn.1",)
    if not state.drawn:
        return "Сначала возьмите две карты и попробуйте сходить", ("etazhiki.full.turn.2",)
    return None


@implements("etazhiki.full.turn.1", "etazhiki.full.place.5")
def _end(state: EtazhikiState) -> Reason | None:
    """A turn ends after a floor at least; without floors all balls go too."""
    if not state.laid:
        return "За ход нужно выложить хотя бы один этаж", ("etazhiki.full.turn.1",)
    if state.only_balls_left():
        return "Этажей не осталось: выложите и все шары", ("etazhiki.full.place.5",)
    return None


@implements("etazhiki.beg.3", "etazhiki.beg.4", "etazhiki.beg.5")
def _beginner(state: EtazhikiState, move: Move) -> Reason | None:
    """The turn of the beginner's game: two stacks of floors, a pass takes two cards."""
    hand = state.hands[state.active]
    five = ("etazhiki.beg.5",)
    if state.drawn:
        return "Вы спасовали и взяли две карты: ход окончен", five
    if move.verb == "draw":
        return "Две карты берут вместе с пасом", five
    if move.verb == "pass":
        return ("Карта уже выложена: закончите ход", five) if state.laid else None
    if move.verb == "end":
        return None if state.laid else ("Положите карту или скажите «пас»", five)
    if move.card not in hand:
        return f"Карты «{TEXTS[move.card]}» нет на руках", ("etazhiki.beg.3",)
    if not move.stack:
        return "Назовите стопку: «on 1» или «on 2»", ("etazhiki.beg.2",)
    top = state.tops()[move.stack - 1]
    if neighbour_rule(top, number_of(move.card), state.readings) is not None:
        return None
    near = ", ".join(f"[{number}]" for number in fitting(BEGINNER, top, 0, state.readings))
    return f"Не подходит: на [{top}] можно положить {near}", ("etazhiki.beg.4",)


def arithmetic(top: int, ball: int, number: int) -> str:
    """Write how a floor follows from the open one: «9 + 2 = 11, это [1]»."""
    if number == top:
        return "тот же номер"
    if not is_numbered(ball):
        return f"[{number}] на [{top}]"
    steps = ball - BALL
    if number == moved(top, steps):
        reached = top + steps
        return f"{top} + {steps} = {reached}" + (f", это [{number}]" if reached > 9 else "")
    base = top if top >= steps else top + 10
    return f"{base} − {steps} = {base - steps}"


def grounds(state: EtazhikiState, action: str, seat: int) -> tuple[str, Cites, dict[str, str]]:
    """Say by which rules an allowed action is allowed, and on which readings that rests."""
    move = read_move(action)
    assert move is not None
    beginner = state.level == BEGINNER
    five, two = ("etazhiki.beg.5",), ("etazhiki.full.turn.2",)
    match move.verb:
        case "open":
            return "Можно: карта ложится в середину.", ("etazhiki.full.setup.3",), {}
        case "draw":
            return "Можно: ходить нечем, берут две карты.", two, state.readings.grades(DRAW_BY_CHOICE)
        case "pass" if beginner:
            return "Можно: пропустить ход и взять две карты.", five, {}
        case "pass":
            return "Можно: после добора вправе спасовать.", two, {}
        case "end":
            rule = five if beginner else ("etazhiki.full.turn.1",)
            return "Можно: этаж выложен, продолжать не обязательно.", rule, {}
        case "wait":
            return "Можно: перехватывать не обязательно.", ("etazhiki.h7",), {}
        case "intercept":
            rules: Cites = ("etazhiki.spec.night.2",)
            if state.laid or state.balls_laid:
                rules = (*rules, "etazhiki.h7")
            how = arithmetic(state.top, state.ball, number_of(move.card))
            return f"Можно: ночной этаж подходит, {how}.", rules, _rests(state, state.top)
    return _play_grounds(state, move)


def _play_grounds(state: EtazhikiState, move: Move) -> tuple[str, Cites, dict[str, str]]:
    number = number_of(move.card)
    if state.level == BEGINNER:
        top = state.tops()[move.stack - 1]
        rule = neighbour_rule(top, number, state.readings) or ""
        word = "тот же номер" if number == top else "соседний номер"
        return f"Можно: на [{top}] ложится [{number}], {word}.", (rule,), _rests(state, top)
    if not is_floor(move.card):
        if any(is_floor(card) for card in state.hands[state.active]):
            return "Можно: шары кладут свободно.", ("etazhiki.full.place.3",), {}
        return "Можно: этажей нет, выкладывают все шары.", ("etazhiki.full.place.5",), {}
    rule = rule_for(state.top, state.ball, number, state.readings) or ""
    if is_night(move.card):
        rule = "etazhiki.spec.night.1"
    return f"Можно: {arithmetic(state.top, state.ball, number)}.", (rule,), _rests(state, state.top)


def _rests(state: EtazhikiState, top: int) -> dict[str, str]:
    ball = 0 if state.level == BEGINNER else state.ball
    return state.readings.grades(*readings_in(state.level, ball, top))
