"""«Этажики»: floors and balls laid in a turn, cards drawn, a turn intercepted, stars, the end."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...frame.cites import implements
from ...frame.face import WAIT
from ...frame.moves import LET_PASS, Kind, Move, Need, Said, Turn, unbarred, understood, worded
from ...frame.prompts import Mode
from ...frame.results import Item
from ...frame.russian import counted
from ...frame.view import View
from .floors import arithmetic, neighbour_rule, number_of, rule_for, skips
from .rules import (
    BALL,
    BEGINNER,
    CARD_OF,
    DRAW,
    EVEN,
    HAND,
    MIDDLE,
    NEAR,
    NIGHT,
    ODD,
    SKIP,
    TEXTS,
    is_floor,
    is_night,
    kind_of,
    spoken,
)
from .state import (
    PILES,
    M,
    Shuffler,
    Table,
    ball,
    drawable,
    entitled,
    held,
    offset,
    only_balls,
    only_balls_left,
    pile,
    stars,
    top,
    tops,
)

V = View[Table]

# Reading what a move names


def one_card(text: str) -> int | None:
    """Read a kind of card."""
    return CARD_OF.get(text)


def laying(text: str) -> tuple[int, int] | None:
    """Read a kind of card and the stack it goes to: «этаж 7 on 2», the stack being the beginner's."""
    name, on, stack = text.partition(" on ")
    if name not in CARD_OF or (on and stack not in ("1", "2")):
        return None
    return CARD_OF[name], int(stack) if on else 0


def cards_in_hand(match: M, seat: int) -> list[str]:
    """Return the words of the cards in a hand, alike ones once."""
    return [TEXTS[kind] for kind in dict.fromkeys(held(match, seat)) if kind in TEXTS]


def nights_in_hand(match: M, seat: int) -> list[str]:
    """Return the words of the night floors in a hand."""
    return [text for text in cards_in_hand(match, seat) if is_night(CARD_OF[text])]


def on_either(match: M, seat: int) -> list[str]:
    """Return the cards of a hand with each stack of the beginner's game."""
    return [f"{text} on {stack}" for text in cards_in_hand(match, seat) for stack in (1, 2)]


def kinds_to_open(match: M, seat: int) -> list[str]:
    """Return a card of every sort that might come up when the centre is opened."""
    sorts = (0, NIGHT, BALL + 1, BALL + 2, BALL + 3, NEAR, EVEN, ODD, SKIP)
    return [TEXTS[kind] for kind in sorts if match.open.level != MIDDLE or not is_night(kind)]


# The turn


@implements("etazhiki.full.turn.1", "etazhiki.beg.3", "etazhiki.h7")
def begin_turn(match: M, seat: int) -> None:
    """Begin a turn; before its first card it may be intercepted."""
    state = match.open
    state.active = seat
    state.laid = state.balls_laid = 0
    state.drawn = state.only_balls = False
    open_window(match)


@implements("etazhiki.h7")
def open_window(match: M) -> None:
    """Let the others think about intercepting."""
    match.open.window, match.open.answered = True, 0


def go_on(match: M) -> None:
    """Ask those who may intercept, nearest first, then the active player."""
    if not match.done:
        match.prompt.seats = (*entitled(match), match.open.active)


def ask_turn(match: M) -> None:
    """Put the question of a turn: whoever wants to intercept acts first, the active player is due."""
    phase = "beginner" if match.open.level == BEGINNER else "turn"
    match.ask(phase, (*entitled(match), match.open.active), Mode.ANYONE)


def play(turn: Turn) -> None:
    """Lay a card of the active player."""
    kind, stack = turn.word
    lay(turn.match, kind, max(stack - 1, 0))
    go_on(turn.match)


@implements("etazhiki.full.place.3", "etazhiki.full.place.4", "etazhiki.full.place.ex", "etazhiki.spec.night.1")
def lay(match: M, kind: int, stack: int) -> None:
    """Lay a card of the active player; an empty hand ends the turn with a star."""
    state = match.open
    seat = state.active
    state.idle = 0
    state.passed = set()
    hand = match.cards["hand"][seat]
    card = next(one for one in hand if kind_of(one) == kind)
    if is_floor(kind):
        above = number_of(kind_of(pile(match, stack)[-1]))
        match.tell(seat, laid_so(match, kind, above), *laying_rule(match, kind, above))
        match.move_cards((card,), ("hand", seat), (PILES[stack].name, -1))
        state.laid += 1
    else:
        match.move_cards((card,), ("hand", seat), (PILES[1].name, -1))
        rule = "etazhiki.full.place.5" if only_balls_left(match) or not hand else "etazhiki.full.place.3"
        match.tell(seat, f"кладёт {spoken(kind)}", rule)
        state.balls_laid += 1
        state.skip_waits = kind == SKIP
    state.only_balls = only_balls_left(match)
    if hand:
        open_window(match)
    else:
        star(match, seat)


def laid_so(match: M, kind: int, above: int) -> str:
    """Say how a floor is laid."""
    number = number_of(kind)
    if match.open.level == BEGINNER:
        return f"кладёт [{number}] на [{above}]"
    word = "ночной этаж " if is_night(kind) else ""
    return f"кладёт {word}[{number}]: {arithmetic(above, ball(match), number)}"


def laying_rule(match: M, kind: int, above: int) -> tuple[str, ...]:
    """Return the rule by which a floor is laid."""
    number = number_of(kind)
    if match.open.level == BEGINNER:
        rule = neighbour_rule(match.rules, above, number)
    else:
        rule = rule_for(match.rules, above, ball(match), number)
    return () if rule is None else (rule,)


@implements("etazhiki.spec.night.2", "etazhiki.spec.night.3", "etazhiki.h9")
def intercept(turn: Turn) -> None:
    """Take over the turn with a night floor; what the other laid lies, the rest he keeps."""
    match: M = turn.match
    whose = f"игрока {match.open.active + 1}"
    text = f"перехватывает ход у {{{match.open.active}?вас|{whose}|{whose}}}"
    match.tell(turn.seat, text, "etazhiki.spec.night.2", "etazhiki.h9")
    begin_turn(match, turn.seat)
    lay(match, turn.word, 0)
    go_on(match)


def let_pass(turn: Turn) -> None:
    """Let the moment pass: who sits nearer has let it pass before."""
    turn.match.open.answered = offset(turn.match, turn.seat)
    go_on(turn.match)


@implements("etazhiki.full.turn.2")
def draw_two(turn: Turn) -> None:
    """Draw two cards and try again; nothing has changed in the centre, so nobody intercepts."""
    match: M = turn.match
    taken = draw(match, turn.seat, DRAW)
    match.open.drawn = True
    match.open.window = False
    match.tell(turn.seat, f"добирает {counted(taken, 'карту', 'карты', 'карт')}", "etazhiki.full.turn.2")
    go_on(match)


@implements("etazhiki.full.turn.3", "etazhiki.h4", "etazhiki.beg.8")
def draw(match: M, seat: int, number: int) -> int:
    """Give a player cards of the stock; an empty stock is made anew of the piles. Return how many there were."""
    stock, hand = match.cards["stock"][0], match.cards["hand"][seat]
    taken = 0
    while taken < number:
        if not stock:
            piles = [match.cards[place.name][0] for place in PILES]
            back = [card for lie in piles for card in lie[:-1]]
            if not back:
                break
            for lie in piles:
                del lie[:-1]
            shuffler = Shuffler(match.number, match.open.shuffles, match.salt)
            stock[:] = shuffler.shuffled(back)
            match.open.shuffles = shuffler.number
            match.tell(None, f"Колода вышла: карт вернулось {len(back)}", "etazhiki.full.turn.3", "etazhiki.h4")
        hand.append(stock.pop())
        taken += 1
    hand.sort()
    return taken


@implements("etazhiki.full.turn.2", "etazhiki.beg.5")
def pass_turn(turn: Turn) -> None:
    """End a turn without a card; in the beginner's game two cards are drawn with it."""
    match: M = turn.match
    if match.open.level == BEGINNER:
        match.tell(turn.seat, f"пас, берёт карт: {draw(match, turn.seat, DRAW)}", "etazhiki.beg.5")
    else:
        match.tell(turn.seat, "пас", "etazhiki.full.turn.2")
    match.open.idle += 1
    match.open.passed.add(turn.seat)
    end_turn(match, starred=False)
    go_on(match)


def end(turn: Turn) -> None:
    """End a turn in which a floor was laid."""
    end_turn(turn.match, starred=False)
    go_on(turn.match)


@implements("etazhiki.full.end.1", "etazhiki.beg.7", "etazhiki.intro", "etazhiki.full.place.5", "etazhiki.h6")
def star(match: M, seat: int) -> None:
    """Give a star for an empty hand, then six new cards, or the match."""
    rule = "etazhiki.beg.7" if match.open.level == BEGINNER else "etazhiki.full.end.1"
    match.sheet.write("stars", seat, Item("Звезда за пустую руку", (rule,), 1))
    match.tell(seat, f"рука пуста: звезда, всего {stars(match, seat)}", rule)
    if stars(match, seat) >= match.open.target:
        finish(match, seat)
        return
    draw(match, seat, HAND)
    end_turn(match, starred=True)


@implements("etazhiki.full.setup.4", "etazhiki.spec.skip.1", "etazhiki.spec.night.3", "etazhiki.h10")
def end_turn(match: M, starred: bool) -> None:
    """Give the turn to the next player; a «пропуск хода» on top makes him draw two and skip, at once."""
    state = match.open
    following = (state.active + 1) % match.players
    if skips(match.rules, ball(match), state.skip_waits, starred):
        taken = draw(match, following, DRAW)
        match.tell(following, f"берёт карт: {taken} и пропускает ход", "etazhiki.spec.skip.1")
        state.idle += 1
        following = (following + 1) % match.players
    state.skip_waits = False
    if is_stuck(match):
        stop(match)
    else:
        begin_turn(match, following)


@implements("etazhiki.h11")
def is_stuck(match: M) -> bool:
    """Tell whether all have passed in a row and nothing is left to draw; who always skips is waited for two rounds."""
    all_passed = len(match.open.passed) == match.players or match.open.idle >= 2 * match.players
    return all_passed and not drawable(match)


@implements("etazhiki.h11")
def stop(match: M) -> None:
    """End a match that cannot go on: most stars, then fewest cards, else a draw."""
    ranks = [(stars(match, seat), -len(match.cards["hand"][seat])) for seat in range(match.players)]
    first = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
    match.tell(None, "Все спасовали, а брать нечего: партия окончена", "etazhiki.h11")
    finish(match, first[0] if len(first) == 1 else -1)


@implements("etazhiki.full.end.2")
def finish(match: M, winner: int) -> None:
    """End the match."""
    match.open.window = False
    match.open.winner = winner
    if winner < 0:
        match.end_match("Ничья: равны и звёзды, и карты.")
        return
    match.tell(winner, f"побеждает, звёзд: {stars(match, winner)}", "etazhiki.full.end.2")
    match.end_match(f"Победитель: {{{winner}}}, звёзд {stars(match, winner)}.")


# Why a move is allowed


def why_play(turn: Turn) -> Said:
    """Say by which rule a card is laid."""
    match: M = turn.match
    kind, stack = turn.word
    number = number_of(kind)
    if match.open.level == BEGINNER:
        above = tops(match)[stack - 1]
        rule = neighbour_rule(match.rules, above, number) or ""
        word = "тот же номер" if number == above else "соседний номер"
        return f"Можно: на [{above}] ложится [{number}], {word}.", (rule,)
    if not is_floor(kind):
        if any(is_floor(one) for one in held(match, turn.seat)):
            return "Можно: шары кладут свободно.", ("etazhiki.full.place.3",)
        return "Можно: этажей нет, выкладывают все шары.", ("etazhiki.full.place.5",)
    rule = rule_for(match.rules, top(match), ball(match), number) or ""
    cites = ("etazhiki.spec.night.1",) if is_night(kind) else (rule,)
    return f"Можно: {arithmetic(top(match), ball(match), number)}.", cites


def why_intercept(turn: Turn) -> Said:
    """Say by which rules a turn is intercepted."""
    match: M = turn.match
    late = ("etazhiki.h7",) if match.open.laid or match.open.balls_laid else ()
    how = arithmetic(top(match), ball(match), number_of(turn.word))
    return f"Можно: ночной этаж подходит, {how}.", ("etazhiki.spec.night.2", *late)


# What the one who is asked reads


def turn_status(view: V) -> str:
    """Say what may be done in a turn, or that it may be intercepted."""
    state = view.open
    if view.seat != state.active:
        return f"Ход игрока {state.active + 1}: вы вправе перехватить его ночным этажом."
    if state.skipping:
        return "Вы берёте две карты и пропускаете ход."
    if only_balls(state, [kind_of(card) for card in view.hand]):
        return "Этажей не осталось: выложите все шары."
    if state.laid:
        return "Кладите ещё или закончите ход."
    if any(action.startswith("play ") for action in view.legal):
        return "Ваш ход: выложите хотя бы один этаж."
    return "Ходить нечем: скажите «пас»." if state.drawn else "Ходить нечем: возьмите две карты."


def beginner_status(view: V) -> str:
    """Say what may be done in a turn of the beginner's game."""
    if view.open.drawn:
        return "Вы спасовали и взяли две карты: ход окончен."
    if view.open.laid:
        return "Положите ещё или закончите ход."
    return "Положите тот же номер или соседний; не можете — пас."


def turn_rule(table: Any) -> tuple[str, ...]:
    """Return the rule of what is owed in a turn."""
    state = table.open
    if isinstance(table, View) and table.seat >= 0 and table.seat != state.active:
        return ("etazhiki.spec.night.2",) if table.seat in table.asked else ("etazhiki.full.setup.4",)
    return ("etazhiki.full.turn.1",) if not state.drawn else ("etazhiki.full.turn.2",)


# Moves

PLAY = Move("play", "{}", why_play, play, worded(laying), ways=unbarred("play", laying, cards_in_hand))
DRAW_TWO = Move(
    "draw", "Взять две карты", ("Можно: ходить нечем, берут две карты.", ("etazhiki.full.turn.2",)), draw_two,
    hint="Кому ходить нечем, тот добирает и пробует снова.",
)  # fmt: skip
PASS = Move(
    "pass",
    "Пас",
    ("Можно: после добора вправе спасовать.", ("etazhiki.full.turn.2",)),
    pass_turn,
    hint="Очередь переходит дальше.",
)
END = Move(
    "end", "Закончить ход", ("Можно: этаж выложен, продолжать не обязательно.", ("etazhiki.full.turn.1",)), end,
    hint="Остальные карты остаются в руке.",
)  # fmt: skip
INTERCEPT = Move(
    "intercept",
    "{}",
    why_intercept,
    intercept,
    worded(one_card),
    ways=unbarred("intercept", one_card, nights_in_hand),
    aside=True,
)
WAITS = replace(
    LET_PASS, label="Не перехватывать", why=("Можно: перехватывать не обязательно.", ("etazhiki.h7",)), do=let_pass,
    hint="Ход остаётся у того, чья очередь.",
)  # fmt: skip
OPEN = Move(
    "open", "Открыть: {}", ("Можно: карта ложится в середину.", ("etazhiki.full.setup.3",)),
    needs=(Need(Kind.WORD, kinds_to_open, free=True, read=one_card, refused=True),),
)  # fmt: skip
_WORDS: dict[str, tuple[Need, ...]] = {
    "play": worded(laying), "draw": (), "pass": (), "end": (), "intercept": worded(one_card), "open": worded(one_card), WAIT: (),
}  # fmt: skip
_FIVE = ("etazhiki.beg.5",)
PHASES = {
    "turn": understood(
        _WORDS, "ход", PLAY, DRAW_TWO, PASS, END, INTERCEPT, turn=turn_rule, begin=ask_turn, status=turn_status),
    "beginner": understood(
        _WORDS,
        "ход", replace(PLAY, ways=unbarred("play", laying, on_either)),
        replace(PASS, why=("Можно: пропустить ход и взять две карты.", _FIVE)),
        replace(END, why=("Можно: этаж выложен, продолжать не обязательно.", _FIVE)),
        replace(INTERCEPT, never=True), turn=("etazhiki.beg.4", "etazhiki.beg.5"), status=beginner_status,
    ),
    "opening": understood(
        _WORDS,
        "открытие", OPEN, turn=("etazhiki.full.setup.3",), begin=lambda match: match.ask("opening", [match.open.active]),
        status=lambda view: "Открывают середину: этаж и шар с номером.", set_up_only=True,
    ),
}  # fmt: skip
