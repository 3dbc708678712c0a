"""«Шестьдесят шесть»: a card to the trick, the stock closed, the draw, the end of a deal and of the match."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...frame.cites import implements
from ...frame.claim import Rest
from ...frame.facts import scored
from ...frame.moves import Kind, Move, Need, Phase, Said, Turn, of_hand
from ...frame.rulebook import over
from ...frame.russian import counted, points
from ...frame.view import View
from .rules import CARD_VALUES, DECK, GOAL, LAST_TRICK, PLAIN_MARRIAGE, TRUMP_MARRIAGE, marriage_worth
from .scoring import GAMES, deal_score, ended, last_counts, total_of
from .state import M, Table, allowed, facts_of, holds_mate, marries, ruling, strict

_TEXTS = tuple(DECK.text(card) for card in range(DECK.size))
_WORTH = tuple(f"{{берёт|берёте}} взятку: {points(worth)}" for worth in range(2 * max(CARD_VALUES) + 1))
"""What a trick of so many points is called in the log."""


def begin(match: M) -> None:
    """Ask the one who does not deal."""
    match.ask("play", [1 - match.dealer])


# A card


@implements("sixty-six.13")
def play(turn: Turn) -> None:
    """Play a card; a led marriage card writes its marriage."""
    match: M = turn.match
    seat, card = turn.seat, turn.values[0]
    cards, state = match.cards, match.open
    table = cards["trick"][0]
    state.known[seat] &= ~(1 << card)
    wedding = not table and match.rules.mates[card] and marries(match, seat, card)
    cards["hand"][seat].remove(card)
    table.append(card)
    state.lay.append(seat)
    turn.prompt.seats = (1 - seat,)
    if wedding:
        marry(match, seat, card)
    else:
        match.tell(seat, _TEXTS[card])
        if len(table) == 2:
            end_trick(turn)


def marry(match: M, seat: int, card: int) -> None:
    """Write a marriage: it may end the deal."""
    state = match.open
    worth = marriage_worth(card, state.trump)
    (state.trumps if DECK.suit_of[card] == state.trump else state.plain)[seat] += 1
    state.known[seat] |= match.rules.mates[card]
    match.tell(seat, f"{_TEXTS[card]}, марьяж: {worth}", "sixty-six.13")
    reach(match, seat)
    if state.first >= 0 and match.rules.stop_at_once:
        finish(match)


@implements("sixty-six.10", "sixty-six.11", "sixty-six.h2")
def end_trick(turn: Turn) -> None:
    """Give the trick to its winner, who leads next; let both draw, end the deal where it ends."""
    match: M = turn.match
    cards, state = match.cards, match.open
    table = cards["trick"][0]
    place = ruling(match, False).best(table)
    winner = state.lay[place]
    worth = CARD_VALUES[table[0]] + CARD_VALUES[table[1]]
    state.cards[winner] += worth
    state.tricks[winner] += 1
    state.taken.append((winner, tuple(table), tuple(state.lay)))
    cards["taken"][winner].extend(table)
    table.clear()
    state.lay = []
    turn.prompt.seats = (winner,)
    match.tell(winner, _WORTH[worth])
    empty = not (cards["hand"][0] or cards["hand"][1])
    if empty and strict(match):
        last_trick(match, winner)
    reach(match, winner)
    if empty or (state.first >= 0 and match.rules.stop_at_once):
        finish(match)
    elif state.closed_by < 0:
        draw(match, winner)


@implements("sixty-six.17")
def last_trick(match: M, winner: int) -> None:
    """Let the last trick bring its ten."""
    match.open.played = True
    if last_counts(match.rules, facts_of(match, winner)):
        match.tell(winner, "последняя взятка: 10 очков", "sixty-six.17")


@implements("sixty-six.8", "sixty-six.h3")
def draw(match: M, winner: int) -> None:
    """Let the winner of the trick draw first; the face-up trump is drawn last."""
    stock, upcard = match.cards["stock"][0], match.cards["upcard"][0]
    if not upcard and not stock:
        return
    hands = match.cards["hand"]
    for seat in (winner, 1 - winner):
        if stock:
            hands[seat].append(stock.pop())
        else:
            card = upcard.pop()
            hands[seat].append(card)
            match.open.known[seat] |= 1 << card
            match.tell(seat, f"{{берёт|берёте}} открытый козырь {_TEXTS[card]}", "sixty-six.h3")
    if not upcard and not stock:
        match.tell(None, "Колода вышла: масти входят в силу", "sixty-six.14")


@implements("sixty-six.1")
def reach(match: M, seat: int) -> None:
    """Note who reached 66 first."""
    state = match.open
    could = state.cards[seat] + PLAIN_MARRIAGE * state.plain[seat] + TRUMP_MARRIAGE * state.trumps[seat] + LAST_TRICK
    if state.first < 0 and could >= GOAL:  # else no line can make it up
        total = total_of(match.rules, facts_of(match, seat))
        if total >= GOAL:
            state.first = seat
            match.tell(seat, f"{{набирает|набираете}} {total}", "sixty-six.1")


def left_to_play(match: M) -> Rest | None:
    """Return the tricks that are left to claim: once suits are in force nobody draws any more."""
    mover = match.to_move
    if mover is None or match.stack[-1].phase != "play" or not strict(match):
        return None
    bound = ruling(match, True)
    hands = tuple(DECK.mask_of(hand) for hand in match.cards["hand"])
    table, lay = tuple(match.cards["trick"][0]), tuple(match.open.lay)
    plain = bound.plain_among(DECK.cards(DECK.mask_of(table) | sum(hands)))
    return Rest(DECK, hands, table, lay, mover, (1, 0), (0, 1), match.open.trump, bound.allowed, bound.best, plain)


# The end


@implements("sixty-six.18")
def finish(match: M) -> None:
    """Write the games of the deal and see whether the match is over."""
    state, rules = match.open, match.rules
    taken = [facts_of(match, seat) for seat in (0, 1)]
    sums = [total_of(rules, one) for one in taken]
    state.winner, facts = ended(rules, taken, state.first, state.closed_by)
    (line,) = scored(GAMES, rules, facts)
    if state.winner < 0:
        match.tell(None, "Розыгрыш", *line.cites)
        match.end_deal(f"Розыгрыш: {sums[0]} и {sums[1]}, никто не набрал {GOAL}.")
        return
    match.sheet.write("games", state.winner, line)
    match.tell(state.winner, f"{{пишет|пишете}} игр: {line.amount}", *line.cites)
    games = counted(line.amount or 0, "игру", "игры", "игр")
    points_said = ", ".join(f"{{{seat}?у вас|у соперника|у игрока {seat + 1}}} {sums[seat]}" for seat in (0, 1))
    summary = f"{{{state.winner}}} {{пишет|пишете}} {games}. Очки: {points_said}."
    if match.sheet.total("games", state.winner) >= match.options["target"]:
        match.stack = []
        match.end_match(summary)
    else:
        match.end_deal(summary)


def summed(match: M, names: Any) -> Any:
    """Score the deal that is over, with the match where that is over too."""
    state = match.open
    cut = any(match.cards["hand"])
    score = deal_score(match.rules, [facts_of(match, seat) for seat in (0, 1)], state.first, state.closed_by, names, cut)
    if match.done:
        winner = state.winner
        games = match.sheet.total("games", winner)
        took = "берёте" if names[winner] == "Вы" else "берёт"
        text = f"Партия: {names[winner]} {took} {games} из {match.options['target']}"
        score.add(text, "sixty-six.18", None, names[winner])
    return score


# The stock


@implements("sixty-six.15")
def close(turn: Turn) -> None:
    """Close the stock: no more drawing, suits are in force."""
    turn.match.open.closed_by = turn.seat
    turn.match.tell(turn.seat, "{закрывает|закрываете} колоду", "sixty-six.15")
    turn.prompt.again(turn.seat)


# Why a move is allowed


def why_card(turn: Turn) -> Said:
    """Say by which rules a card may be played."""
    match, seat, card = turn.match, turn.seat, turn.card
    table = match.cards["trick"][0]
    if table:
        return _answer(match, table[0], card)
    if not holds_mate(match, seat, card):
        return "Можно: выходят с любой карты.", ("sixty-six.h2",)
    if marries(match, seat, card):
        return f"Можно: выход с марьяжа, {marriage_worth(card, match.open.trump)} очков.", ("sixty-six.13", "sixty-six.13n")
    stock = "колоды больше нет" if match.open.closed_by < 0 else "колода закрыта"
    text = f"Можно: выходят с любой карты; {stock}, и марьяж не пишут."
    return text, ("sixty-six.h2", "sixty-six.13", "sixty-six.15")


def _answer(match: M, led: int, card: int) -> Said:
    """Say by which rules a card may be laid on the led one, and who takes the trick."""
    takes = ruling(match, False).best((led, card)) == 1
    worth = CARD_VALUES[card] + CARD_VALUES[led]
    effect = f"взятка ваша, в ней {worth}" if takes else f"взятку с {worth} берёт соперник"
    if strict(match):
        return f"Можно: масти в силе и соблюдены; {effect}.", ("sixty-six.14",)
    if takes and DECK.suit_of[card] == DECK.suit_of[led]:
        return f"Можно: карта старше в той же масти; {effect}.", ("sixty-six.10",)
    if takes:
        return f"Можно: козырь бьёт, даже если масть есть; {effect}.", ("sixty-six.11",)
    return f"Можно: пока есть колода, масть не обязательна; {effect}.", ("sixty-six.9",)


def status(view: View[Table]) -> str:
    """Say what lies on the table and what is owed to it."""
    table = view.seen("trick")
    if not table:
        return "Ваш выход."
    bound = view.open.closed_by >= 0 or not view.count("stock") + view.count("upcard")
    duty = "масти в силе" if bound else "масть можно не соблюдать"
    return f"Соперник вышел с {DECK.led(table[0])}: {duty}."


def turn_rule(table: Any) -> tuple[str, ...]:
    """Return by which rule it is whose turn: the first lead, a later one, an answer under duty or without."""
    if table.open.lay:
        stock = table.cards["stock"][0], table.cards["upcard"][0]
        return ("sixty-six.14",) if table.open.closed_by >= 0 or not any(stock) else ("sixty-six.9",)
    return ("sixty-six.h2",) if table.open.taken else ("sixty-six.7",)


_NOT_YOURS = ("Сейчас ход соперника", ("sixty-six.7", "sixty-six.h2"))
_CARD = Need(Kind.CARD, of_hand, absent=("Карты {} нет на руках", ("sixty-six.5", "sixty-six.8")))
_WHATEVER = (Need(Kind.WORD, lambda match, seat: (), free=True),)
PLAY = Move("play", "{}", why_card, play, (_CARD,), allowed, turn=_NOT_YOURS)
CLOSE = Move(
    "close", "Закрыть колоду", ("Можно: в колоде не меньше пяти карт.", ("sixty-six.15", "sixty-six.16")), close,
    hint="Добор прекращается, масти входят в силу; не добрав 66, вы отдадите две игры.", turn=_NOT_YOURS,
)  # fmt: skip

_OVER = over("Можно: сдаёт взявший игру.", "sixty-six.4")
PHASES = {
    "play": Phase("розыгрыш", (PLAY, CLOSE), turn_rule, begin, status=status),
    "over": replace(
        _OVER, moves=(*_OVER.moves, replace(PLAY, needs=_WHATEVER, allowed=None, never=True), replace(CLOSE, never=True))
    ),
}

__all__ = ["PHASES", "summed"]
