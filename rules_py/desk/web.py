"""The face that the page talks to: one request in, one answer out, both JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from .. import registry
from ..frame import calculators as calc
from ..frame.bounded_json import read_json
from ..frame.claim import claim_rest, may_claim
from ..frame.errors import InputError, RulesError, laid_by_hand
from ..frame.face import SEED, WAIT, Bot, Game, State, replay
from ..frame.page import Scene, Why
from ..frame.params import Int, read_all
from ..frame.rng import Generator
from . import dispute, stated
from . import outcomes as apparatus
from .session import Held, Matches

_matches = Matches()
_last: dict[str, State] = {}
"""The latest state by header of its record: the next request replays only what is new."""


def handle(request: str) -> str:
    """Answer a request; every refusal names a field and speaks Russian."""
    try:
        answer = {"ok": True, **_dispatch(request)}
    except RulesError as error:
        answer = {"ok": False, "error": error.to_json()}
    return json.dumps(answer, ensure_ascii=False)


def _dispatch(request: str) -> dict[str, Any]:
    asked = read_json(request, "request", "Запрос")
    if not isinstance(asked, dict):
        raise InputError("Запрос: нужен объект с полем do", "request")
    action = _ACTIONS.get(asked.pop("do", None)) if isinstance(asked.get("do"), str) else None
    if action is None:
        raise InputError(f"Запрос: поле do принимает {', '.join(_ACTIONS)}", "do")
    held = _known(asked)
    answer = action(asked)
    return answer if held is None else held.answer(answer, asked.get("seq"))


def _known(asked: dict[str, Any]) -> Held | None:
    """Find or make known the match that a request names; None where the request stands for itself."""
    asked.pop("held", None)
    if "match" not in asked:
        return None
    held = (
        _matches.put(asked["match"], *_resume(asked)) if "record" in asked else _matches.find(asked["match"], asked.get("at"))
    )
    asked["held"] = held
    return held


def _calc(asked: dict[str, Any]) -> dict[str, Any]:
    calculator = registry.calculator(asked.get("id", ""))
    return {"result": calculator(asked.get("given", {}), asked.get("readings")).to_json()}


def _calculator(asked: dict[str, Any]) -> dict[str, Any]:
    return {"schema": registry.calculator(asked.get("id", "")).schema()}


def _games(asked: dict[str, Any]) -> dict[str, Any]:
    asked_for = [asked["game"]] if "game" in asked else registry.games()
    return {"games": [registry.game(slug).describe() for slug in asked_for]}


def _position(asked: dict[str, Any]) -> dict[str, Any]:
    game = registry.game(asked.get("game", ""))
    with laid_by_hand():
        state = game.position(asked.get("given", {}), asked.get("readings"))
        scene = _drawn(game, state, state.asker)
    action = asked.get("action")
    return {"scene": scene, "asked": game.name_action(action, scene)} if isinstance(action, str) else {"scene": scene}


def _try(asked: dict[str, Any]) -> dict[str, Any]:
    game = registry.game(asked.get("game", ""))
    with laid_by_hand():
        state = game.position(asked.get("given", {}), asked.get("readings"))
        return {"verdict": game.judge(state, asked.get("action", ""), state.asker).to_json()}


def _new(asked: dict[str, Any]) -> dict[str, Any]:
    game = registry.game(asked.get("game", ""))
    state = game.deal(asked.get("seed", 1), asked.get("options"), asked.get("readings"))
    people = _people(asked, game, state)
    if not _shared(asked):
        _answer_aside(state, _level(asked, game), people)
    return _shown(game, state, asked)


def _scene(asked: dict[str, Any]) -> dict[str, Any]:
    game, whole = _resume(asked)
    open_hands = _opens(asked, whole)
    step = asked.get("step")
    if step is None:
        return {"scene": _drawn(game, whole, _looking(asked, game, whole), open_hands)}
    most = len(whole.actions)
    if isinstance(step, bool) or not isinstance(step, int) or not 0 <= step <= most:
        raise InputError(f"Шаг: введите число от 0 до {most}", "step")
    return {"scene": _drawn_at(asked, game, whole, step, open_hands)}


def _opens(asked: Mapping[str, Any], whole: State) -> bool:
    """Tell whether all hands are to be shown; refuse it while something is to stay hidden."""
    if asked.get("open") is not True:
        return False
    if not whole.may_open:
        raise InputError("Открыть все карты можно, когда сдача окончена", "open")
    return True


def _drawn_at(asked: Mapping[str, Any], game: Game, whole: State, step: int, open_hands: bool) -> Scene:
    """Draw an earlier step of a match."""
    state = game.back_to(whole, step)
    scene = _drawn(game, state, _looking(asked, game, state), open_hands)
    scene["steps"] = len(whole.actions)
    return scene


def _cut(game: Game, whole: State, step: int) -> State:
    """Return a match as it stood after so many actions."""
    record = whole.to_json()
    return game.from_json({**record, "actions": record["actions"][:step]})


def _undo(asked: dict[str, Any]) -> dict[str, Any]:
    """Go back to the last moment at which this seat was asked."""
    game, whole = _resume(asked)
    seat = _seat(asked, game, whole)
    state = _cut(game, whole, 0)
    step = None
    for number, action in enumerate(whole.actions):
        if seat in state.may_act() and not state.deal_over:
            step = number
        state.apply(action)
    if step is None:
        raise InputError("Отменять нечего", "step")
    return _shown(game, _cut(game, whole, step), asked)


def _start(asked: dict[str, Any]) -> dict[str, Any]:
    """Show the beginning of the deal, or with `back` begin it again."""
    game, whole = _resume(asked)
    open_hands = _opens(asked, whole)
    seat = _looking(asked, game, whole)
    state = _cut(game, whole, 0)
    step, over = 0, False
    for number, action in enumerate(whole.actions):
        if over and not state.deal_over:
            step = number
        over = state.deal_over
        state.apply(action)
    if over and not state.deal_over:
        step = len(whole.actions)
    # a deal that was dealt anew has another number without having been over
    dealt = _drawn(game, whole, seat)["deal"]
    while step < len(whole.actions) and _drawn(game, _cut(game, whole, step), seat)["deal"] != dealt:
        step += 1
    if asked.get("back") is True:
        return _shown(game, _cut(game, whole, step), asked)
    return {"scene": _drawn_at(asked, game, whole, step, open_hands)}


def _act(asked: dict[str, Any]) -> dict[str, Any]:
    game, state = _resume(asked)
    action = asked.get("action", "")
    looking = _looking(asked, game, state)
    seat = _acting_seat(state, looking, action)
    bot, people = _level(asked, game), _people(asked, game, state)
    if _shared(asked):
        if _overtaken(state, bot, people, seat):
            return {**_shown(game, state, asked), "overtaken": True}
        state.apply(action, seat)
    else:
        state.apply(action, seat)
        _answer_aside(state, bot, people)
    return _shown(game, state, asked)


def _claim(asked: dict[str, Any]) -> dict[str, Any]:
    """Answer «остальные мои»: the rest played out, or the card that breaks the claim."""
    game, state = _resume(asked)
    seat = _looking(asked, game, state)
    if seat is None:
        raise InputError("Место: назовите, кто объявляет", "seat")
    names = [one["name"] for one in sorted(_drawn(game, state, seat)["seats"], key=lambda one: one["seat"])]
    found = claim_rest(game, state, seat, names)
    answer = {"claim": {"allowed": found.allowed, "text": found.text, "cites": list(found.cites), "actions": list(found.cards)}}
    return {**answer, **_shown(game, state, asked)} if found.allowed else answer


def _acting_seat(state: State, seat: int | None, action: Any) -> int:
    """Let any seat begin the next deal, or say that it was the last: neither is a decision of the game."""
    if state.deal_over and not state.done and action in ("next", "stop") and state.to_move is not None:
        return state.to_move
    if seat is None:
        raise InputError("Место: назовите, кто ходит", "seat")
    return seat


def _bot(asked: dict[str, Any]) -> dict[str, Any]:
    game, state = _resume(asked)
    bot, people = _level(asked, game), _people(asked, game, state)
    shared = _shared(asked)
    for seat in state.may_act():
        if seat in people:
            if shared and seat != state.to_move:
                continue
            raise InputError("Сейчас решает не соперник, а вы", "record")
        action = _answer(state, bot, seat)
        if action != WAIT:
            state.apply(action, seat)
            if not shared:
                _answer_aside(state, bot, people)
            return {**_shown(game, state, asked), "action": action}
    raise InputError("Сейчас ход не за соперником", "record")


def _answer(state: State, bot: Bot, seat: int) -> str:
    """Return what a bot does at this moment: the same for the same record."""
    seed = int(state.deal_value["seed"])
    return bot.choose(state.view(seat), Generator((seed * 1_000_003 + len(state.actions)) * 7919 + seat))


def _answer_aside(state: State, bot: Bot, people: frozenset[int]) -> None:
    """Let the bots that are asked out of turn answer, up to the first person who is asked.

    It happens within the request that gave the occasion: nobody can tell a bot that let it pass from one that had no choice.
    """
    while True:
        for seat in state.may_act():
            if seat == state.to_move or seat in people:
                return
            action = _answer(state, bot, seat)
            if action != WAIT:
                state.apply(action, seat)
                break
        else:
            return


def _overtaken(state: State, bot: Bot, people: frozenset[int], actor: int) -> bool:
    """Let the bots that come before the actor act out of turn first; tell whether one did.

    At a shared table nobody is asked aside, or all would know who has something to answer with: people speak up, and who has
    not spoken before the next action has let the moment pass.
    """
    for seat in state.may_act():
        if seat in (actor, state.to_move):
            return False
        if seat not in people and (action := _answer(state, bot, seat)) != WAIT:
            state.apply(action, seat)
            return True
    return False


def _hint(asked: dict[str, Any]) -> dict[str, Any]:
    game, state = _resume(asked)
    seat = _seat(asked, game, state)
    if seat not in state.may_act():
        raise InputError("Подсказка даётся, когда ход ваш", "seat")
    return {"hint": game.advise(state.view(seat)).to_json()}


def _lesson(asked: dict[str, Any]) -> dict[str, Any]:
    game = registry.game(asked.get("game", ""))
    lesson = game.lesson()
    if lesson is None:
        raise InputError(f"У игры «{game.title}» учебной партии нет", "game")
    return {"lesson": lesson.to_json(game)}


def _deck(asked: dict[str, Any]) -> dict[str, Any]:
    game = registry.game(asked.get("game", ""))
    options = asked.get("options", {})
    if not isinstance(options, dict):
        raise InputError("Состав колоды: нужен объект с именами полей", "options")
    deck = game.deck(options, asked.get("readings"))
    if deck is None:
        raise InputError(f"У игры «{game.title}» состав колоды не меняют", "game")
    return {"deck": deck}


def _own_deck(asked: dict[str, Any]) -> dict[str, Any]:
    """Keep an owner's deck for this session and say by which hash; a deck that cannot be played says what is wrong."""
    game = registry.game(asked.get("game", ""))
    if not game.own_deck:
        raise InputError(f"У игры «{game.title}» состав колоды не меняют", "game")
    deck = asked.get("deck")
    try:
        return {"id": game.keep_deck(deck), "problem": None, "sheet": game.deck(deck, None)}
    except InputError as error:
        return {"id": "", "problem": error.to_json(), "sheet": None}


def _judge(asked: dict[str, Any]) -> dict[str, Any]:
    game, state = _resume(asked)
    verdict = game.judge(state, asked.get("action", ""), _seat(asked, game, state))
    return {"verdict": verdict.to_json()}


def _outcomes(asked: dict[str, Any]) -> dict[str, Any]:
    if "held" in asked:
        return {"outcomes": apparatus.of_match(asked["held"].state.to_json())}
    if "record" in asked:
        return {"outcomes": apparatus.of_match(asked["record"])}
    found = apparatus.of_calculator(asked.get("id", ""), asked.get("given", {}), asked.get("readings"))
    return {"outcomes": [one.to_json() for one in found]}


_NODES = Int(name="nodes", label="Положений за один раз", low=100, high=1_000_000)


def _study(asked: dict[str, Any]) -> dict[str, Any]:
    calculator = registry.calculator(asked.get("id", ""))
    examine = calc.study(calculator.id)
    values = read_all(calculator.params, asked.get("given", {}), calculator.title)
    return {"study": examine(values, _NODES.read(asked.get("nodes", calc.PORTION)))}


def _review(asked: dict[str, Any]) -> dict[str, Any]:
    game, state = _resume(asked)
    if not state.deal_over or not game.may_review(state):
        raise InputError("Розыгрыш этой сдачи не разбирают", "record")
    return {"review": game.review(state, _seat(asked, game, state), _NODES.read(asked.get("nodes", calc.PORTION)))}


_TRIES = Int(name="tries", label="Сколько случаев пробовать", low=1, high=2000)
_DEALS = Int(name="deals", label="Сколько сдач пробовать", low=0, high=60)


def _difference(asked: dict[str, Any]) -> dict[str, Any]:
    seed = SEED.read(asked.get("seed", 1))
    tries, deals = _TRIES.read(asked.get("tries", 2000)), _DEALS.read(asked.get("deals", 60))
    answers = (asked.get("reading", ""), asked.get("first", ""), asked.get("second", ""))
    found = apparatus.find_difference(*answers, seed, tries, deals)
    return {"difference": None if found is None else found.to_json()}


def _cases(asked: dict[str, Any]) -> dict[str, Any]:
    return {"cases": dispute.cases(asked.get("game", ""))}


def _dispute(asked: dict[str, Any]) -> dict[str, Any]:
    return {"sheet": dispute.decide(asked.get("dispute"))}


def _weigh(asked: dict[str, Any]) -> dict[str, Any]:
    return {"weighed": stated.weigh(asked.get("dispute"))}


def _claims(asked: dict[str, Any]) -> dict[str, Any]:
    return {"claims": stated.claims(asked.get("dispute"))}


def _seat(asked: Mapping[str, Any], game: Game, state: State) -> int:
    seat = asked.get("seat", 0)
    most = game.seat_count(state.options) - 1
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat <= most:
        raise InputError(f"Место: введите число от 0 до {most}", "seat")
    return seat


def _looking(asked: Mapping[str, Any], game: Game, state: State) -> int | None:
    """Return the seat that looks at the table; None where everybody may look."""
    return None if "seat" in asked and asked["seat"] is None else _seat(asked, game, state)


def _shared(asked: Mapping[str, Any]) -> bool:
    """Tell whether several people share the device."""
    return asked.get("shared") is True


def _people(asked: Mapping[str, Any], game: Game, state: State) -> frozenset[int]:
    """Return the seats at which people sit: the one that asks, or all that are named."""
    seat = asked.get("seat", 0)
    seats = asked.get("people", [] if seat is None else [seat])
    if not isinstance(seats, list):
        raise InputError("Люди за столом: перечислите места списком", "people")
    return frozenset(_seat({"seat": seat}, game, state) for seat in seats)


def _level(asked: Mapping[str, Any], game: Game) -> Bot:
    """Return the bot of the level that is asked for."""
    level = asked.get("level", "sensible")
    bot = game.bots.get(level) if isinstance(level, str) else None
    if bot is None:
        raise InputError(f"Уровень: выберите одно из: {', '.join(game.bots)}", "level")
    return bot


def _drawn(game: Game, state: State, seat: int | None, open_hands: bool = False) -> Scene:
    """Return a scene with what holds for every game: how long the record is, whether the seat is asked, what may be opened."""
    scene = game.public_scene(state, open_hands) if seat is None else game.scene(state, seat, open_hands)
    scene["steps"] = len(state.actions)
    scene["asked"] = seat in state.may_act()
    scene["may_open"] = state.may_open
    scene["sealed"] = state.sealed
    scene["aside"] = _notice(state)
    scene["may_claim"] = seat is not None and may_claim(game, state, seat)
    scene["may_review"] = state.deal_over and game.may_review(state)
    return scene


def _notice(state: State) -> Why | None:
    moment = state.open_moment
    return None if moment is None else {"text": moment.text, "cites": list(moment.cites)}


def _shown(game: Game, state: State, asked: Mapping[str, Any]) -> dict[str, Any]:
    record = state.to_json()
    if "held" in asked:
        asked["held"].state = state
    else:
        _last.clear()
        _last[_header(record)] = state
    return {"record": record, "scene": _drawn(game, state, _looking(asked, game, state))}


def _header(record: Mapping[str, Any]) -> str:
    return json.dumps({name: value for name, value in record.items() if name != "actions"}, sort_keys=True)


def _resume(asked: Mapping[str, Any]) -> tuple[Game, State]:
    """Return the match that is asked about: the one in hand, or rebuilt from its record, from the latest where that begins it."""
    if "held" in asked:
        return asked["held"].game, asked["held"].state.clone()
    record = asked.get("record")
    if not isinstance(record, dict):
        raise InputError("Запись партии: нужен объект с полями game, deal, actions", "record")
    game = registry.game(record.get("game", ""))
    header, actions = game.read_record(record)
    latest = _last.get(_header(record))
    if latest is not None and latest.actions == actions[: len(latest.actions)]:
        state = latest.clone()
        replay(state, actions[len(latest.actions) :])
        return game, state
    state = game.deal(**header)
    replay(state, actions)
    return game, state


_ACTIONS: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
    "calc": _calc,
    "calculator": _calculator,
    "games": _games,
    "position": _position,
    "try": _try,
    "new": _new,
    "scene": _scene,
    "act": _act,
    "claim": _claim,
    "bot": _bot,
    "undo": _undo,
    "start": _start,
    "hint": _hint,
    "judge": _judge,
    "outcomes": _outcomes,
    "difference": _difference,
    "cases": _cases,
    "dispute": _dispute,
    "weigh": _weigh,
    "claims": _claims,
    "lesson": _lesson,
    "deck": _deck,
    "own-deck": _own_deck,
    "study": _study,
    "review": _review,
}
VERBS = tuple(_ACTIONS)
"""What a request may ask to be done."""
