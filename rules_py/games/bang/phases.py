"""«Бах!»: the questions to the table and what may be answered."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from ...frame.moves import ONE_CARD, Kind, Move, Need, Phase, Turn
from ...frame.prompts import Prompt
from ...frame.rulebook import over
from ...frame.russian import counted
from ...frame.view import View
from .answers import (
    as_bang,
    barrel_why,
    begin_heal,
    dodge,
    dodge_why,
    drink,
    drink_why,
    drive_off,
    fire_back,
    give_up,
    lose,
    lose_duel,
    paid,
    pay,
    try_barrel,
)
from .cards import (
    ACTIONS,
    BANG,
    DYNAMITE,
)
from .effects import (
    after_check,
    after_discard,
    after_play,
    all_answered,
    bury,
    checked,
    draw,
    draw_plainly,
    next_turn,
    open_card,
    refill,
    refresh,
    rewarded,
    steal,
    throw,
    to_check,
    to_limit,
    top,
)
from .hiring import HIRING
from .irregularities import FREE, SET_UP, SHOW, begin_answer, begin_choice, begin_dead, of_turn
from .plays import acts_as, aim, aim_why, back, choices, on_table_why, others, play, play_why, taken
from .state import M, card_said, hand_limit, is_a, reach, weapon

# Phases 1 and 3


def take_from(turn: Turn) -> None:
    """Take the first card from the deck or from the pile, the second from the deck."""
    match, seat = turn.match, turn.seat
    if turn.word == "deck":
        draw_plainly(match, seat)
        return
    card = match.cards["discard"][0][-1]
    match.move_cards([card], ("discard", -1), ("hand", seat))
    match.tell(seat, f"{{берёт|берёте}} со сброса: {card_said(match, card)}", "bang.char.pedro")
    draw(match, seat, match.rules.drawn - 1, "bang.turn.1")


def rob(turn: Turn) -> None:
    """Take the first card from a hand, the second from the deck."""
    steal(turn.match, turn.seat, turn.word, "bang.char.jesse")
    draw(turn.match, turn.seat, turn.match.rules.drawn - 1, "bang.turn.1")


def look(turn: Turn) -> None:
    """Look at three cards of the deck."""
    match, seat = turn.match, turn.seat
    for _ in range(3):
        card = top(match)
        if card is not None:
            match.cards["looked"][seat].append(card)
    match.tell(seat, "{смотрит|смотрите} верхние карты колоды", "bang.char.kit")
    match.ask("pick", [seat])


def pick(turn: Turn) -> None:
    """Take one of the cards looked at; when two are taken the rest goes back on top."""
    match, seat = turn.match, turn.seat
    match.move_cards([turn.card], ("looked", seat), ("hand", seat))
    turn.prompt.about["taken"] = turn.prompt.about.get("taken", 0) + 1
    left = match.cards["looked"][seat]
    if turn.prompt.about["taken"] < match.rules.drawn and left:
        turn.prompt.again(seat)
        return
    match.move_cards(list(left), ("looked", seat), ("deck", -1))
    match.tell(seat, "{берёт|берёте} две, остальное {кладёт|кладёте} на верх колоды", "bang.char.kit")


def sources(match: Any, seat: int) -> Sequence[str]:
    """Return where the first card may come from."""
    return ("deck", "discard")


def drop(turn: Turn) -> None:
    """Throw a card above the limit."""
    match, seat = turn.match, turn.seat
    throw(match, seat, turn.card)
    match.tell(seat, f"{{сбрасывает|сбрасываете}} лишнюю карту: {card_said(match, turn.card)}", "bang.turn.3")
    if len(turn.hand) > hand_limit(match, seat):
        turn.prompt.again(seat)


def mercy(turn: Turn) -> None:
    """Take a «Бах!» of this turn back."""
    turn.match.move_cards([turn.card], ("discard", -1), ("hand", turn.seat))
    turn.match.tell(turn.seat, f"{{возвращает|возвращаете}} на руку {card_said(turn.match, turn.card)}", "bang.var.nomercy")


def after_mercy(match: M, prompt: Prompt) -> None:
    """Go on where the return stands in the turn."""
    (to_limit if prompt.about["then"] == "discard" else next_turn)(match, prompt.about["of"])


def heap(turn: Turn) -> None:
    """Throw the next card of the dead."""
    throw(turn.match, turn.seat, turn.card)
    if turn.hand:
        turn.prompt.again(turn.seat)


def heap_all(turn: Turn) -> None:
    """Throw what is left as it lies."""
    for card in list(turn.hand):
        throw(turn.match, turn.seat, card)


def choose_opened(turn: Turn) -> None:
    """Let the chosen of two opened cards decide."""
    turn.prompt.about["card"] = turn.card


def after_choice(match: M, prompt: Prompt) -> None:
    """Carry out what the chosen card decides; the question below belongs to the same seat."""
    checked(match, prompt.about["who"], prompt.about["what"], prompt.about["card"])


def buy(turn: Turn) -> None:
    """Take a card of the store."""
    match, seat = turn.match, turn.seat
    match.move_cards([turn.card], ("opened", -1), ("hand", seat))
    match.tell(seat, f"{{берёт|берёте}} из «Лавки»: {card_said(match, turn.card)}", "bang.spec.store")


# Words


def opened_cards(match: Any, seat: int) -> Sequence[int]:
    """Return what lies open."""
    lie: Sequence[int] = match.cards["opened"][0]
    return lie


def said_choice(value: Any) -> str:
    """Say what is taken from another: a card on the table by its name and its sign."""
    if value == "hand":
        return "карту с руки наугад"
    name, sign = re.fullmatch(r"([^♠♣♦♥]*)(.*)", str(value).replace("-", " ")).groups()  # type: ignore[union-attr]
    return f"«{name.strip()}»{f' {sign}' if sign else ''} со стола"


def says(text: str) -> Callable[[View[Any]], str]:
    """Return a status that does not change."""
    return lambda view: text


def asked_shot(view: View[Any]) -> str:
    """Say who shot and what can be answered."""
    about = view.about
    need = 2 if about["cause"] == BANG and is_a(view, about["by"], "Кастет") else 1
    more = f" Нужно отмен: {need}, есть {about['got']}." if need > 1 else ""
    return f"«{about['cause']}»: стреляет игрок {about['by'] + 1}. Ответьте «Мимо!», попробуйте «Бочку» или примите рану.{more}"


def asked_last(view: View[Any]) -> str:
    """Say what a mortal wound asks."""
    missing = 1 - view.open.life[view.seat]
    return f"Рана смертельная: до жизни не хватает {missing}. Сыграйте «Пиво» или выбывайте."


def asked_play(view: View[Any]) -> str:
    """Say whose turn it is and how far one reaches."""
    if view.about.get("of") != view.seat:
        return "Ходит другой; вы вправе сбросить две карты за жизнь."
    return (
        f"Ваш ход: играйте карты или закончите. Оружие: {weapon(view, view.seat).lower()}, дальность {reach(view, view.seat)}."
    )


def asked_target(view: View[Any]) -> str:
    """Say which card waits for its target."""
    name = acts_as(view, view.seat, view.seen("aimed", view.seat)[0])
    return f"«{name}»: на кого?"


def asked_drop(view: View[Any]) -> str:
    """Say how many cards are too many."""
    extra = len(view.hand) - hand_limit(view, view.seat)
    if extra <= 0:
        return f"Предел руки {hand_limit(view, view.seat)}: лишних карт нет, передайте ход."
    return f"Предел руки {hand_limit(view, view.seat)}: сбросьте {counted(extra, 'карту', 'карты', 'карт')}."


def begin_play(match: M, prompt: Prompt) -> None:
    """Begin phase 2 after the cards were taken."""
    match.ask("play", [prompt.about["of"]], of=prompt.about["of"])


TARGET = Need(Kind.SEAT, others, label="На кого", refused=True)
HEAL = Move("heal", "Две карты за жизнь", ("Можно: когда угодно.", ("bang.char.sid",)), begin_heal)
LOSE = Move("lose", "Потерять жизнь", ("Можно: отвечать не обязательно.", ("bang.bang.2",)), lose)
OUT_OF_TURN = ("Сейчас ходит другой", ("bang.turn.2d",))
NOT_AT_YOU = ("Стреляли не в вас: защищают только себя", ("bang.bang.3",))
ANY_CARD = Need(Kind.CARD, lambda match, seat: match.cards["hand"][seat])


def fallen(match: M, prompt: Prompt) -> None:
    """Bury all whom one card killed."""
    if prompt.about["fallen"]:
        bury(match, prompt.about["fallen"])


_PHASES = {
    **SET_UP,
    **HIRING,
    "check": Phase(
        "проверка",
        (
            Move("check", "Проверить: «{}»", lambda turn: ("Можно: проверяют до первой фазы.", ("bang.spec.dynamite.1" if turn.word == DYNAMITE else "bang.spec.jail.1",)),
                 lambda turn: open_card(turn.match, turn.seat, turn.word),
                 (Need(Kind.WORD, lambda match, seat: to_check(match, match.stack[-1].about.get("of", seat), match.stack[-1].about.get("done", ()))),)),
            HEAL,
        ),
        ("bang.draw.1",), begin=of_turn("check", done=()), after=after_check,
        status=says("До первой фазы откройте карту: сначала «Динамит», потом «Тюрьма»."),
    ),
    "choose": Phase(
        "выбор карты", (Move("choose", "Выбрать {}", ("Можно: открыты две, выбирают одну.", ("bang.char.luke",)), choose_opened,
                             (Need(Kind.CARD, opened_cards, place="opened"),)),),
        ("bang.char.luke",), begin=begin_choice, after=after_choice, status=says("Открыты две карты: выберите ту, какая нужна."),
    ),
    "draw": Phase(
        "взять",
        (
            Move("draw", "Взять: {}", lambda turn: ("Можно: с верха колоды или сброса.", ("bang.char.pedro",) if turn.word == "discard" else ("bang.turn.1",)), take_from,
                 (Need(Kind.WORD, sources, said=lambda word: "две карты из колоды" if word == "deck" else "карту со сброса и карту из колоды"),)),
            Move("rob", "С руки: {}", ("Можно: первую карту — наугад с чужой руки.", ("bang.char.jesse",)), rob, (replace(TARGET, label="С чьей руки"),)),
            Move("look", "Посмотреть три карты", ("Можно: три смотрят, две берут.", ("bang.char.kit",)), look),
            HEAL,
        ),
        ("bang.turn.1",), begin=of_turn("draw"), after=begin_play,
        status=says("Первая фаза: возьмите карты."),
    ),
    "pick": Phase(
        "выбор из трёх", (Move("pick", "Взять {}", ("Можно: две из трёх.", ("bang.char.kit",)), pick,
                               (Need(Kind.CARD, lambda match, seat: match.cards["looked"][seat], place="looked"),)),),
        ("bang.char.kit",), status=says("Выберите две карты из трёх; третья останется на колоде."),
    ),
    "play": Phase(
        "играть",
        (
            Move("play", "Сыграть {}", play_why, play, (ONE_CARD,), turn=OUT_OF_TURN),
            HEAL,
            Move("end", "Закончить ход", ("Можно: играть не обязательно.", ("bang.turn.2a",)), turn=OUT_OF_TURN),
            SHOW,
            Move("treat", "Угостить: {}", FREE, needs=(ANY_CARD,), never=True),
        ),
        ("bang.turn.order",), begin=of_turn("play"), after=after_play, status=asked_play,
    ),
    "target": Phase(
        "цель",
        (
            Move("on", "{}", aim_why, aim, (TARGET,)),
            Move("back", "Вернуть карту", ("Можно: цель ещё не названа.", ("bang.turn.2a",)), back),
        ),
        ("bang.turn.2a",), status=asked_target,
    ),
    "take": Phase(
        "чужая карта",
        (
            Move("take", "Взять {}", on_table_why, lambda turn: taken(turn.match, turn.seat, turn.prompt.about["target"], turn.prompt.about["card"], turn.word),
                 (Need(Kind.WORD, choices, said=said_choice),)),
            Move("handpick", "Выбрать с руки: {}", FREE, needs=(Need(Kind.WORD, lambda match, seat: tuple(ACTIONS)),), never=True),
        ),
        ("bang.sym.draw",), status=says("Какую карту: наугад с руки или любую со стола?"),
    ),
    "answer": Phase(
        "ответ",
        (
            Move("play", "Сыграть {}", dodge_why, dodge, (ONE_CARD,), turn=NOT_AT_YOU),
            Move("barrel", "«Бочка»", barrel_why, try_barrel, turn=NOT_AT_YOU),
            LOSE,
            HEAL,
            Move("discard", "Сбросить {}", FREE, needs=(ANY_CARD,), never=True),
        ),
        ("bang.bang.2",), begin=begin_answer, after=all_answered, status=asked_shot,
    ),
    "duel": Phase(
        "дуэль",
        (
            Move("discard", "Сбросить {}", as_bang("bang.spec.duel.1"), fire_back, (ONE_CARD,)),
            replace(LOSE, why=("Можно: сбрасывать «Бах!» — право.", ("bang.spec.duel.1",)), do=lose_duel),
            HEAL,
            Move("play", "Сыграть {}", FREE, needs=(ANY_CARD,), never=True),
            Move("barrel", "«Бочка»", FREE, never=True),
        ),
        ("bang.spec.duel.1",), after=lambda match, prompt: refill(match),
        status=says("Дуэль: сбросьте «Бах!» или потеряйте жизнь."),
    ),
    "indians": Phase(
        "индейцы",
        (
            Move("discard", "Сбросить {}", as_bang("bang.spec.indians"), drive_off, (ONE_CARD,)),
            replace(LOSE, why=("Можно: сбросить или потерять жизнь.", ("bang.spec.indians",))),
            HEAL,
            Move("play", "Сыграть {}", FREE, needs=(ANY_CARD,), never=True),
            Move("barrel", "«Бочка»", FREE, never=True),
        ),
        ("bang.spec.indians",), after=all_answered, status=says("«Индейцы!»: сбросьте «Бах!» или потеряйте жизнь."),
    ),
    "last": Phase(
        "смертельная рана",
        (
            Move("play", "Сыграть {}", drink_why, drink, (ONE_CARD,)),
            HEAL,
            Move("die", "Выбыть", ("Можно: спасаться не обязательно.", ("bang.elim.1",)), give_up),
        ),
        ("bang.elim.1",), status=asked_last,
    ),
    "pay": Phase(
        "две карты за жизнь", (Move("discard", "Сбросить {}", ("Можно: две карты — одна жизнь.", ("bang.char.sid",)), pay, (ONE_CARD,)),),
        ("bang.char.sid",), after=paid, status=lambda view: f"Сбросьте за жизнь ещё {counted(view.about['left'], 'карту', 'карты', 'карт')}.",
    ),
    "reckon": Phase("итог залпа", (), ("bang.h5",), after=fallen),
    "spoils": Phase("награда", (), ("bang.rew.bandit",), after=rewarded),
    "dead": Phase(
        "выбыл",
        (
            Move("throw", "Сбросить {}", ("Можно: порядок выбирает выбывший.", ("bang.bang.4",)), heap, (ONE_CARD,)),
            Move("rest", "Сбросить как лежат", ("Можно: порядок выбирает выбывший.", ("bang.bang.4",)), heap_all),
            SHOW,
        ),
        ("bang.bang.4",), begin=begin_dead, status=says("Вы выбыли: сбросьте карты в том порядке, какой хотите, последняя ляжет наверх."),
    ),
    "store": Phase(
        "лавка", (Move("choose", "Взять {}", ("Можно: каждому по карте.", ("bang.spec.store",)), buy, (Need(Kind.CARD, opened_cards, place="opened"),)),),
        ("bang.spec.store",), status=says("«Лавка»: выберите себе карту."),
    ),
    "mercy": Phase(
        "возврат",
        (
            Move("return", "Вернуть {}", ("Можно: шериф возвращает «Бах!».", ("bang.var.nomercy",)), mercy,
                 (Need(Kind.CARD, lambda match, seat: [card for card in match.open.bangs if card in match.cards["discard"][0]], place="discard"),)),
            Move("no", "Не возвращать", ("Можно: это право.", ("bang.var.nomercy",))),
        ),
        ("bang.var.nomercy",), begin=of_turn("mercy", then="discard"), after=after_mercy, status=says("Вернуть на руку «Бах!», сыгранный в этот ход?"),
    ),
    "discard": Phase(
        "сброс",
        (
            Move("discard", "Сбросить {}", ("Можно: лишнее сбрасывают.", ("bang.turn.3",)), drop, (ONE_CARD,)),
            Move("end", "Закончить ход", ("Можно: предел соблюдён.", ("bang.turn.3",))),
            HEAL,
        ),
        ("bang.turn.3",), begin=of_turn("discard"), after=lambda match, prompt: after_discard(match, prompt.about["of"]), status=asked_drop,
    ),
    "over": over("Можно: игр столько, сколько игроков.", "bang.score.series"),
}  # fmt: skip


def _watched(phase: Phase) -> Phase:
    """Let a phase look after Сид once it has moved on."""

    def do(move: Move) -> Move:
        act = move.do

        def acted(turn: Turn) -> None:
            act(turn)
            refresh(turn.match)

        return move if move.never else replace(move, do=acted)

    def after(match: M, prompt: Prompt) -> None:
        if phase.after is not None and not match.open.side:
            phase.after(match, prompt)
        refresh(match)

    return replace(phase, moves=tuple(map(do, phase.moves)), after=after)


PHASES = {name: phase if name == "over" or phase.set_up_only else _watched(phase) for name, phase in _PHASES.items()}
