"""«Этажики»: every prohibition and obligation, one row a rule."""

from __future__ import annotations

from collections.abc import Callable

from ...frame.face import WAIT
from ...frame.moves import Bar, Turn
from .floors import BY_BALL, SAME, can_lay_floor, fitting, neighbour_rule, number_of
from .rules import BEGINNER, CARD_OF, EVEN, FULL, MIDDLE, NEAR, ODD, SKIP, TEXTS, is_floor, is_night, is_numbered
from .state import able, ball, entitled, fits, held, offset, only_balls_left, pile, top, tops

When = Callable[[Turn], bool]
ASIDE = ("intercept", WAIT)


def always(turn: Turn) -> bool:
    """Hold wherever the row is read."""
    return True


def mine(turn: Turn) -> bool:
    """Tell whether it is this player's turn."""
    active: int = turn.match.open.active
    return turn.seat == active


def out_of_turn(turn: Turn) -> bool:
    """Hold for whoever makes a move of a turn that is not his."""
    return not mine(turn) and turn.verb not in ASIDE


def whose(turn: Turn) -> str:
    """Say whose turn it is."""
    return f"Сейчас ход игрока {turn.match.open.active + 1}"


def level(which: str) -> When:
    """Hold for who would intercept at a level that does not know it."""
    return lambda turn: not mine(turn) and turn.verb in ASIDE and turn.match.open.level == which


def interrupting(when: When) -> When:
    """Hold for whoever intercepts out of turn."""
    return lambda turn: not mine(turn) and when(turn)


def not_held(turn: Turn) -> bool:
    """Hold for a card that is not in the hand."""
    return kind(turn) not in held(turn.match, turn.seat)


def kind(turn: Turn) -> int:
    """Return the kind of the card that is named: by itself, with its stack, or in a word."""
    named = turn.word[0] if isinstance(turn.word, tuple) else turn.word
    found: int = CARD_OF[named] if isinstance(named, str) else named
    return found


def no_such(turn: Turn) -> str:
    """Say that a card is not in the hand."""
    return f"Карты «{TEXTS[kind(turn)]}» нет на руках"


def numbers(turn: Turn) -> str:
    """Write the numbers that fit now."""
    return ", ".join(f"[{number}]" for number in fitting(turn.match.rules, FULL, top(turn.match), ball(turn.match)))


def misfit(*balls: int) -> When:
    """Hold for a floor that does not fit under one of these balls; none: under any other."""

    def when(turn: Turn) -> bool:
        under = ball(turn.match)
        if not is_floor(kind(turn)) or (under not in balls if balls else under in (NEAR, EVEN, ODD, SKIP)):
            return False
        return not fits(turn.match, kind(turn))

    return when


def strands(turn: Turn) -> bool:
    """Hold for a ball after which no floor of the hand could follow."""
    if is_floor(kind(turn)) or turn.match.open.laid:
        return False
    rest = held(turn.match, turn.seat)
    rest.remove(kind(turn))
    return not can_lay_floor(turn.match.rules, rest, top(turn.match), kind(turn))


def idle_draw(turn: Turn) -> bool:
    """Hold for whoever could move and would draw."""
    return able(turn.match) and not turn.match.rules.draw_freely


def closed_window(turn: Turn) -> bool:
    """Hold for whoever comes too late or has let the moment pass."""
    return not turn.match.open.window or offset(turn.match, turn.seat) <= turn.match.open.answered


def nearer(turn: Turn) -> list[int]:
    """Return who sits nearer to the active player and wants to intercept too."""
    return [seat for seat in turn.match.open.claims if offset(turn.match, seat) < offset(turn.match, turn.seat)]


def beside(turn: Turn) -> str:
    """Say what fits a stack of the beginner's game."""
    above = tops(turn.match)[turn.word[1] - 1]
    near = ", ".join(f"[{number}]" for number in fitting(turn.match.rules, BEGINNER, above, 0))
    return f"Не подходит: на [{above}] можно положить {near}"


def not_beside(turn: Turn) -> bool:
    """Hold for a floor that is neither the number of the stack nor next to it."""
    above = tops(turn.match)[turn.word[1] - 1]
    return neighbour_rule(turn.match.rules, above, number_of(kind(turn))) is None


def opens_with_ball(turn: Turn) -> bool:
    """Hold for a first card of the centre that is no floor."""
    return not pile(turn.match, 0) and not is_floor(kind(turn))


def opens_unnumbered(turn: Turn) -> bool:
    """Hold for a second card of the centre that is no ball with a number."""
    return bool(pile(turn.match, 0)) and not is_numbered(kind(turn))


_TWO, _FIVE, _NIGHT, _SETUP = (
    ("etazhiki.full.turn.2",),
    ("etazhiki.beg.5",),
    ("etazhiki.spec.night.2",),
    ("etazhiki.full.setup.3",),
)
_MISFIT = "Не подходит: можно положить "
BARS = (
    # The centre
    Bar("open", _SETUP, "Середина уже открыта", lambda turn: turn.prompt.phase != "opening", anyone=True),
    Bar("", _SETUP, "Сначала открывают этаж и шар с номером", lambda turn: turn.verb != "open", "opening", anyone=True),
    Bar("open", _SETUP, "Первым открывают этаж: тяните другую карту", opens_with_ball, "opening"),
    Bar("open", _SETUP, "Шар в середину нужен с номером: тяните другую карту", opens_unnumbered, "opening"),
    # Out of turn
    Bar("", ("etazhiki.full.setup.4",), whose, out_of_turn, "turn", anyone=True, quiet=True),
    Bar("", ("etazhiki.beg.3",), whose, out_of_turn, "beginner", anyone=True, quiet=True),
    Bar("", ("etazhiki.mid.3",), "По средним правилам ход не перехватывают", level(MIDDLE), "turn", anyone=True),
    Bar("", ("etazhiki.beg.2",), "По начальным правилам ночных этажей нет", level(BEGINNER), "beginner", anyone=True),
    Bar(WAIT, ("etazhiki.h7",), "Перехватывать сейчас нечем", lambda turn: not mine(turn) and turn.seat not in entitled(turn.match), "turn", anyone=True),
    Bar("intercept", _NIGHT, no_such, interrupting(not_held), "turn"),
    Bar("intercept", _NIGHT, "Вне очереди кладут только ночной этаж", interrupting(lambda turn: not is_night(kind(turn))), "turn"),
    Bar("intercept", ("etazhiki.spec.night.4",), "Игрок выложил все этажи и сбрасывает шары: перехватить нельзя",
        interrupting(lambda turn: turn.match.open.only_balls), "turn"),
    Bar("intercept", _NIGHT, lambda turn: f"Не подходит: к открытым картам подходят {numbers(turn)}",
        interrupting(lambda turn: not fits(turn.match, kind(turn))), "turn"),
    Bar("intercept", ("etazhiki.h7",), "Сейчас перехватить нельзя: ждите следующей карты или нового хода", interrupting(closed_window), "turn"),
    Bar("intercept", ("etazhiki.h8",), lambda turn: f"Перехват за игроком {nearer(turn)[0] + 1}: он ближе по часовой стрелке",
        interrupting(lambda turn: bool(nearer(turn))), "turn"),
    # In turn
    Bar("", ("etazhiki.spec.skip.1",), "Нельзя: сверху «пропуск хода», возьмите две карты и пропустите ход",
        lambda turn: mine(turn) and turn.match.open.skipping),
    Bar("", _NIGHT, "Ход и так ваш", lambda turn: mine(turn) and turn.verb in ASIDE),
    Bar("play", ("etazhiki.full.turn.1",), no_such, not_held, "turn"),
    Bar("play", _SETUP, "Стопка этажей одна: номер стопки не нужен", lambda turn: bool(turn.word[1]), "turn"),
    Bar("play", ("etazhiki.spec.near",), lambda turn: _MISFIT + numbers(turn), misfit(NEAR), "turn"),
    Bar("play", (SAME, "etazhiki.spec.parity"), lambda turn: _MISFIT + numbers(turn), misfit(EVEN, ODD), "turn"),
    Bar("play", ("etazhiki.spec.skip.2",), lambda turn: _MISFIT + numbers(turn), misfit(SKIP), "turn"),
    Bar("play", (SAME, BY_BALL), lambda turn: _MISFIT + numbers(turn), misfit(), "turn"),
    Bar("play", ("etazhiki.h5",), "После этого шара не подойдёт ни один ваш этаж", strands, "turn"),
    Bar("draw", _TWO, "Добирают до хода, а вы уже ходили", lambda turn: bool(turn.match.open.laid or turn.match.open.balls_laid), "turn"),
    Bar("draw", _TWO, "Две карты уже взяты: сходите или скажите «пас»", lambda turn: turn.match.open.drawn, "turn"),
    Bar("draw", _TWO, "Ходить есть чем: добирает тот, кто не может сходить", idle_draw, "turn"),
    Bar("pass", _TWO, "Этаж уже выложен: закончите ход", lambda turn: bool(turn.match.open.laid), "turn"),
    Bar("pass", ("etazhiki.full.turn.1",), "Шар выложен: теперь нужен хотя бы один этаж", lambda turn: bool(turn.match.open.balls_laid), "turn"),
    Bar("pass", _TWO, "Сначала возьмите две карты и попробуйте сходить", lambda turn: not turn.match.open.drawn, "turn"),
    Bar("end", ("etazhiki.full.turn.1",), "За ход нужно выложить хотя бы один этаж", lambda turn: not turn.match.open.laid, "turn"),
    Bar("end", ("etazhiki.full.place.5",), "Этажей не осталось: выложите и все шары", lambda turn: only_balls_left(turn.match), "turn"),
    # The beginner's turn
    Bar("", _FIVE, "Вы спасовали и взяли две карты: ход окончен", lambda turn: turn.match.open.drawn, "beginner"),
    Bar("draw", _FIVE, "Две карты берут вместе с пасом", always, "beginner"),
    Bar("pass", _FIVE, "Карта уже выложена: закончите ход", lambda turn: bool(turn.match.open.laid), "beginner"),
    Bar("end", _FIVE, "Положите карту или скажите «пас»", lambda turn: not turn.match.open.laid, "beginner"),
    Bar("play", ("etazhiki.beg.3",), no_such, not_held, "beginner"),
    Bar("play", ("etazhiki.beg.2",), "Назовите стопку: «on 1» или «on 2»", lambda turn: not turn.word[1], "beginner"),
    Bar("play", ("etazhiki.beg.4",), beside, not_beside, "beginner"),
)  # fmt: skip
