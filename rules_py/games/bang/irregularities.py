"""«Бах!»: what only positions ask: how a moment of the middle of a game begins, may a card be taken now, who begins, what is hidden."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...frame.moves import ONE_CARD, Bar, Cites, Kind, Move, Need, Phase, Said, Turn
from .cards import ABILITIES, BANG, BART, DUEL, DYNAMITE, GRINGO, INDIANS, JACK, SALOON, SUZY, red
from .effects import NOBODY, gringo_takes, refresh, shoot, to_check
from .scoring import OWN_DUEL
from .state import M, character, face, first_player, kind

FREE = ("Можно.", ())
WOUND = "рана"
SHOW = Move("show", "Показать роль", ("Можно: выбывший открывает роль.", ("bang.elim.2",)), never=True)


def of_turn(phase: str, **about: Any) -> Callable[[M], None]:
    """Return how a phase of one's own turn begins; Сид may step in."""

    def begin(match: M) -> None:
        match.ask(phase, [match.open.turn], of=match.open.turn, **about)
        refresh(match)

    return begin


def begin_dead(match: M) -> None:
    """Let the dead throw his cards: what lay before him lies with his hand."""
    seat = match.open.turn
    match.move_cards(list(match.cards["table"][seat]), ("table", seat), ("hand", seat))
    match.ask("dead", [seat])


def begin_choice(match: M) -> None:
    """Let two opened cards lie for what is checked first."""
    seat = match.open.turn
    match.ask("choose", [seat], what=(*to_check(match, seat, ()), DYNAMITE)[0], who=seat)


def begin_answer(match: M) -> None:
    """Ask what a position says is pending: a shot, a duel, Indians, a wound."""
    cause, by, target = match.open.pending or (BANG, 1, 0)
    if cause == WOUND:
        match.open.life[target] -= by
        if match.open.life[target] > 0:
            match.ask("unhurt", [target])
        else:
            match.ask("last", [target], count=by, by=match.open.turn, cause=BANG)
    elif cause == DUEL:
        match.ask("duel", [target], caller=by, called=target, dry=NOBODY)
    elif cause == INDIANS:
        match.ask("indians", [target], by=by, cause=INDIANS, got=0, tries=0, hit=[])
    else:
        shoot(match, by, [target], cause)


def begin_claim(match: M) -> None:
    """Ask whether a card may be taken now: a wound that is pending has been dealt."""
    cause, by, target = match.open.pending or ("", NOBODY, 0)
    if cause == WOUND:
        match.open.life[target] -= by
    match.ask("claim", [0], cause=OWN_DUEL if cause == DUEL and by == 0 else cause, by=by)


def claims(name: str, test: Callable[[Turn], bool]) -> Callable[[Turn], bool]:
    """Return the test that this character asks for a card and something stands in the way."""
    return lambda turn: character(turn.match, turn.seat) == name and test(turn)


def cause_of(turn: Turn) -> str:
    """Return what happened before a card is asked for."""
    return str(turn.prompt.about["cause"])


def claim_why(turn: Turn) -> Said:
    """Say by which ability a card is taken."""
    does, rule = ABILITIES[character(turn.match, turn.seat)]
    return f"Можно: {does}.", (rule,)


def turn_rules(table: Any) -> Cites:
    """Return the rules of who begins."""
    return ("bang.p3.3",) if table.players == 3 else ("bang.turn.order",)


SET_UP = {
    "setup": Phase(
        "подготовка", (Move("hide", "Скрыть персонажа", FREE, never=True), SHOW), ("bang.setup.char",),
        begin=of_turn("setup"), set_up_only=True,
    ),
    "opening": Phase(
        "начало",
        (Move("draw", "Взять: {}", ("Можно: ход ваш.", ("bang.turn.1",)), needs=(Need(Kind.WORD, lambda match, seat: ("deck",)),)),),
        turn_rules, begin=lambda match: match.ask("opening", [first_player(match)]), set_up_only=True,
    ),
    "unhurt": Phase(
        "рана", (Move("play", "Сыграть {}", FREE, needs=(ONE_CARD,)), Move("lose", "Дальше", FREE)), ("bang.beer.4",), set_up_only=True,
    ),
    "claim": Phase(
        "добор", (Move("claim", "Взять карту: так умеет персонаж", claim_why),), ("bang.turn.1",), begin=begin_claim, set_up_only=True,
    ),
}  # fmt: skip

SET_UP_BARS = (
    Bar("hide", ("bang.setup.char",), "Персонаж открыт всем, тайной остаётся роль", lambda turn: True),
    Bar("show", ("bang.setup.deal",), "Роль держат в тайне", lambda turn: True, "setup"),
    Bar("play", ("bang.card.saloon",), "«Салун» играют только в свой ход", lambda turn: kind(turn.match, turn.card) == SALOON, "unhurt"),
    Bar("play", ("bang.beer.4",), "Рана не смертельная: «Пиво» ждёт своего хода", lambda turn: True, "unhurt"),
    Bar("claim", ("bang.turn.1",), "Этот персонаж карт по своему свойству сейчас не берёт",
        lambda turn: character(turn.match, turn.seat) not in (BART, SUZY, JACK, GRINGO)),
    Bar("claim", ("bang.char.bart",), "Барт берёт карту за потерянную жизнь, а ран не было",
        claims(BART, lambda turn: cause_of(turn) != WOUND)),
    Bar("claim", ("bang.char.bart", "bang.elim.1"), "Рана смертельная: сначала спасаются тем, что на руке, карту берут потом",
        claims(BART, lambda turn: turn.match.open.life[turn.seat] <= 0)),
    Bar("claim", ("bang.char.suzy",), "Рука не пуста", claims(SUZY, lambda turn: bool(turn.hand))),
    Bar("claim", ("bang.char.suzy.note1",), "Дуэль ещё не кончилась", claims(SUZY, lambda turn: cause_of(turn) == OWN_DUEL)),
    Bar("claim", ("bang.char.jack",), "Вторая карта не красная: третьей не берут",
        claims(JACK, lambda turn: not any(red(face(turn.match, card)) for card in turn.match.cards["opened"][0]))),
    Bar("claim", ("bang.char.gringo.note1",), "Взрыв не нанёс никто из игроков", claims(GRINGO, lambda turn: cause_of(turn) == DYNAMITE)),
    Bar("claim", ("bang.char.gringo.note2",), "«Дуэль» сыграл сам Гринго", claims(GRINGO, lambda turn: cause_of(turn) == OWN_DUEL)),
    Bar("claim", ("bang.char.gringo",), "Карта сыграна не на него одного",
        claims(GRINGO, lambda turn: not gringo_takes(turn.match.rules, cause_of(turn)))),
    Bar("claim", ("bang.char.gringo",), "У того игрока карт на руке нет",
        claims(GRINGO, lambda turn: turn.prompt.about["by"] < 0 or not turn.match.cards["hand"][turn.prompt.about["by"]])),
)  # fmt: skip
