"""«Верю? Не верю!»: the table as a seat sees it."""

from __future__ import annotations

from typing import Any

from ...frame.page import Chip, Outcome, Scene, SceneAction, SceneCard, Sheet, Why, Zone
from ...frame.russian import said
from ...frame.scene import NOBODY, button, card_zone, free_card, names_of, outcome, place_of, seat_entry
from .judging import read_move, refusal
from .options import KIND_NAMES, UNKNOWN, Phase
from .play import VeryuState
from .views import seen, thinkable

TONES = ("green", "red", "")
ICONS = ("sausage", "shoe", "")
BIDS_IN_ROW = 6


WORDING = {
    "pass": "Пас",
    "next": "Следующий раунд",
    "show": "Показать свои карты",
    "stop": "Остановиться",
    "place": "положить: {}",
    "drop": "убрать из игры: {}",
    "flip": "открыть {2}-ю карту игрока {1}",
    "take": "указать на {}-ю карту веера",
    "bid": "назвать {}",
    "first": "назначить первым игрока {}",
    "look": "Заглянуть к игроку {}",
}


def scene_of(state: VeryuState, seat: int, open_hands: bool) -> Scene:
    """Describe the table for one seat, or for all who stand around it."""
    names = names_of(state.players, seat)
    own = [] if seat == NOBODY else [_hand(state, seat)]
    zones = [*own, *_hands(state, seat, open_hands), *(_mat(state, one, seat) for one in range(state.players))]
    if state.phase == Phase.LOSS:
        zones.append(_fan(state, seat))
    if seat != NOBODY and state.lost[seat]:
        lost = [_card(kind, f"потеряна: {KIND_NAMES[kind]}") for kind in state.lost[seat]]
        zones.append(card_zone("lost", "row", seat, "Потеряно: знаете только вы", lost))
    return {
        "game": "veryu",
        "title": "Верю? Не верю!",
        "seat": seat,
        "to_move": state.to_move,
        "phase": str(state.phase),
        "done": state.done,
        "deal_over": state.deal_over,
        "deal": state.number,
        "step": len(state.actions),
        "status": _status(state, seat),
        "chips": _chips(state),
        "seats": [
            seat_entry(one, names[one], place_of(one, seat, state.players), state.hand_size(one), _tags(state, one),
                       role=_role(state, one), stars=state.successes[one])
            for one in range(state.players)
        ],
        "zones": zones,
        "actions": _actions(state, seat),
        "sheet": _sheet(state, names),
        "log": [
            {"step": event.step, "deal": event.deal, "seat": event.seat,
             "text": said(event.seat, event.text, names, seat), "cites": list(event.cites)}
            for event in state.events
        ],
        "last": None,
        "score": state.score(names).to_json() if state.deal_over else None,
        "result": _result(state, seat, names) if state.deal_over and seat != NOBODY else None,
    }  # fmt: skip


def _result(state: VeryuState, seat: int, names: list[str]) -> Outcome:
    """Tell the end of the round from a player's chair: whose attempt it was and how it went."""
    text = _status(state, seat)["text"]
    if state.done:
        score = state.score(names)
        won = state.winner == seat
        return outcome(1 if won else -1, score.summary, sum="", word="Вы победили" if won else "Вы проиграли")
    if state.contender == seat:
        made = state.result() is True
        return outcome(1 if made else -1, text, sum="", word="Ваша удача" if made else "Ваша неудача")
    who = "" if state.contender is None else names[state.contender]
    word = f"{who}: {'удача' if state.result() is True else 'неудача'}"
    return outcome(0, text, sum="", word=word)


def _card(kind: int, name: str = "", **more: Any) -> SceneCard:
    """Describe a card whose face may be seen here."""
    if kind == UNKNOWN:
        return free_card(None, name or "закрытая карта", **more)
    return free_card(KIND_NAMES[kind], name or KIND_NAMES[kind], tone=TONES[kind], icon=ICONS[kind], **more)


def _why(state: VeryuState, action: str, seat: int) -> tuple[bool, Why | None]:
    """Tell whether an action is allowed, and if not, why."""
    refused = refusal(state, action, seat)
    return refused is None, None if refused is None else {"text": refused.text, "cites": list(refused.cites)}


def _lives(state: VeryuState, seat: int) -> bool:
    """Tell whether the seat is offered anything: it is asked, or a position lets it try."""
    return seat in state.may_act() or state.posed and seat == state.asker


def _hand(state: VeryuState, seat: int) -> Zone:
    verb = {Phase.PLACING: "place", Phase.ADDING: "place", Phase.LOSS: "drop"}.get(state.phase)
    if state.posed and state.phase == Phase.BIDDING:
        verb = "place"
    if verb is None or not _lives(state, seat) or verb == "drop" and not _drops(state, seat):
        verb = None
    shown = []
    for kind, count in enumerate(state.hands[seat]):
        for _ in range(count):
            if verb is None or kind == UNKNOWN:
                shown.append(_card(kind))
                continue
            action = f"{verb} {KIND_NAMES[kind]}"
            legal, why = _why(state, action, seat)
            shown.append(_card(kind, action=action, legal=legal, why=why, say=WORDING[verb].format(KIND_NAMES[kind])))
    return card_zone("hand", "hand", seat, f"Ваши карты, вы игрок {seat + 1}", shown)


def _drops(state: VeryuState, seat: int) -> bool:
    """Tell whether the cards in the hand are offered for dropping."""
    return state.posed or state.chooser() == seat == state.contender and refusal(state, "take 1", seat) is not None


def _hands(state: VeryuState, seat: int, open_hands: bool) -> list[Zone]:
    zones = []
    for one in range(state.players):
        if one != seat:
            kinds = [kind for kind, count in enumerate(state.hands[one]) for _ in range(count)] if open_hands else []
            zones.append(card_zone(f"hand-{one + 1}", "hand", one, f"Рука игрока {one + 1}",
                                   [_card(kind) for kind in kinds], count=state.hand_size(one)))  # fmt: skip
    return zones


def _mat(state: VeryuState, owner: int, seat: int) -> Zone:
    """Draw a mat: open cards to all, closed ones to their owner alone."""
    opened = {(one, place) for one, place, _ in seen(state)}
    flips = state.phase == Phase.ATTEMPT and _lives(state, seat)
    shown = []
    for place, kind in enumerate(state.table[owner]):
        up = (owner, place) in opened
        whose = "ваша карта" if owner == seat else f"карта игрока {owner + 1}"
        more: dict[str, Any] = {"seat": owner}
        if flips and not up:
            action = f"flip {owner + 1}.{place + 1}"
            legal, why = _why(state, action, seat)
            more.update(action=action, legal=legal, why=why, say=WORDING["flip"].format("", owner + 1, place + 1))
        state_word = f"открыта: {KIND_NAMES[kind]}" if up else "закрыта"
        if not up and owner == seat and kind != UNKNOWN:
            state_word += f", вы знаете: {KIND_NAMES[kind]}"
        visible = kind if up or owner == seat else UNKNOWN
        card = _card(visible, f"{place + 1}-я {whose}, {state_word}", **more)
        if visible != UNKNOWN and not up:
            card["closed"] = True
        shown.append(card)
    digit = min(state.successes[owner], 1) + 1
    label = f"Ваше поле, цифра {digit}" if owner == seat else f"Поле игрока {owner + 1}, цифра {digit}"
    return card_zone(f"mat-{owner + 1}", "mat", owner, label, shown)


def _fan(state: VeryuState, seat: int) -> Zone:
    """Draw the fan of the contender's cards, face down to all."""
    assert state.contender is not None
    shown = []
    takes = _lives(state, seat) and (state.posed or refusal(state, "take 1", seat) is None)
    for place in range(state.cards_of(state.contender)):
        action = f"take {place + 1}" if takes else None
        legal, why = _why(state, action, seat) if action else (False, None)
        shown.append(free_card(None, f"{place + 1}-я карта веера", action=action, legal=legal, why=why,
                               say=WORDING["take"].format(place + 1)))  # fmt: skip
    return card_zone("fan", "row", None, f"Веер претендента, игрока {state.contender + 1}", shown)


def _role(state: VeryuState, seat: int) -> str:
    if not state.cards_of(seat) and not state.posed:
        return "выбыл"
    if seat == state.contender:
        return "претендент"
    return "первый" if seat == state.first else ""


def _tags(state: VeryuState, seat: int) -> list[str]:
    tags = []
    if state.bids[seat]:
        tags.append(f"ставка {state.bids[seat]}")
    if state.passed[seat]:
        tags.append("пас")
    return tags


def _chips(state: VeryuState) -> list[Chip]:
    on_mats = sum(len(mat) for mat in state.table)
    chips: list[Chip] = [{"label": "Карт на полях", "value": str(on_mats)}]
    if state.bid:
        chips.insert(0, {"label": "Ставка", "value": str(state.bid)})
    if state.contender is not None:
        chips.append({"label": "Открыто", "value": str(len(state.opened))})
    return chips


def _status(state: VeryuState, seat: int) -> Why:
    """Say what is going on, from the place of one seat."""
    mover = state.to_move
    yours = seat in state.may_act()
    who = "" if mover is None else f"игрок {mover + 1}"
    match state.phase:
        case Phase.MATCH_OVER:
            text = "Вы победили!" if state.winner == seat else f"Победил игрок {(state.winner or 0) + 1}."
            return {"text": text, "cites": ["veryu.end.1"]}
        case Phase.ROUND_OVER:
            text = "Попытка удалась." if state.outcome else "Попытка не удалась."
            begins = "начинаете вы" if mover == seat else f"начинает {who}"
            return {"text": f"{text} Следующий раунд {begins}.", "cites": ["veryu.round.1"]}
        case Phase.PLACING:
            others = "Каждый кладёт на поле первую карту." if seat == NOBODY else "Остальные кладут первую карту."
            text = "Положите на поле первую карту: сосиску или ботинок." if yours else others
            return {"text": text, "cites": ["veryu.step1"]}
        case Phase.ADDING if yours:
            if not state.hand_size(seat):
                return {"text": "Рука пуста: бросьте вызов.", "cites": ["veryu.step2.must"]}
            return {"text": "Добавьте карту или бросьте вызов.", "cites": ["veryu.step2.add", "veryu.step2.challenge"]}
        case Phase.BIDDING if yours:
            return {"text": f"Названо {state.bid}: повысьте или пасуйте.", "cites": ["veryu.step2.raise"]}
        case Phase.ATTEMPT if state.result() is not None:
            return {"text": "Попытка окончена.", "cites": ["veryu.fail.7" if state.result() is False else "veryu.step3.9"]}
        case Phase.ATTEMPT if yours:
            left = state.own_left()
            text = (
                f"Откройте свои карты: осталось {left}."
                if left
                else f"Откройте чужие карты: осталось {state.needed() - len(state.opened)}."
            )
            return {"text": text, "cites": ["veryu.step3.2" if left else "veryu.step3.3"]}
        case Phase.LOSS if yours:
            own = seat == state.contender
            text = "Выберите свою карту, которая уйдёт из игры." if own else "Укажите не глядя карту претендента."
            return {"text": text, "cites": ["veryu.fail.3" if own else "veryu.fail.2"]}
        case Phase.APPOINTING if yours:
            return {"text": "Назначьте, кто начнёт следующий раунд.", "cites": ["veryu.fail.6"]}
    return {"text": f"Решает {who}.", "cites": []}


_RULES = {"pass": "veryu.step2.raise", "next": "veryu.round.1", "show": "veryu.fail.7", "stop": "veryu.step3.1"}


def _actions(state: VeryuState, seat: int) -> list[SceneAction]:
    """Offer what is no card: bids in a grid, pass, appointing, showing, the next round."""
    found = []
    for action in _offered(state, seat):
        move = read_move(action)
        assert move is not None
        legal, why = _why(state, action, seat)
        if action == "next":
            legal, why = True, None
        if move.verb == "bid":
            at = ((move.value - 1) // BIDS_IN_ROW, (move.value - 1) % BIDS_IN_ROW)
            rule = "veryu.step2.raise" if state.bid else "veryu.step2.challenge"
            found.append(button(action, str(move.value), group="auction", legal=legal, why=why, cites=(rule,), at=at,
                                hint=f"Берусь открыть карт: {move.value}", say=WORDING["bid"].format(move.value)))  # fmt: skip
        elif move.verb == "first":
            found.append(button(action, f"Игрок {move.value}", legal=legal, why=why, cites=("veryu.fail.6",)))
        elif move.verb == "look":
            found.append(button(action, WORDING["look"].format(move.value), legal=legal, why=why, cites=("veryu.setup.2",)))
        else:
            found.append(button(action, WORDING[action], legal=legal, why=why, cites=(_RULES[action],)))
    return found


def _offered(state: VeryuState, seat: int) -> list[str]:
    """Return the buttons of a seat: what belongs to the phase; a position offers more, to be judged."""
    buttons = [action for action in thinkable(state) if not action.startswith(("place ", "flip ", "take ", "drop "))]
    if state.posed:
        extra = {
            Phase.PLACING: ["bid 1", *(f"look {one + 1}" for one in range(state.players) if one != seat)],
            Phase.ADDING: [f"bid {state.highest() + 1}", "pass"],
            Phase.BIDDING: [f"bid {state.bid}"],
            Phase.ATTEMPT: ["stop"],
        }
        return [*buttons, *extra.get(state.phase, ())]
    if seat == NOBODY:
        return ["next"] if state.phase == Phase.ROUND_OVER else []
    if _lives(state, seat) or state.phase == Phase.ROUND_OVER:
        shows = refusal(state, "show", seat) is None
        return [action for action in buttons if action != "show" or shows]
    return ["show"] if "show" in buttons and refusal(state, "show", seat) is None else []


def _sheet(state: VeryuState, names: list[str]) -> Sheet:
    everyone = range(state.players)
    rows: list[tuple[str, list[Any], str]] = [
        ("Удачи", [state.successes[seat] for seat in everyone], "veryu.goal.2"),
        ("Карт в игре", [state.cards_of(seat) for seat in everyone], "veryu.goal.3"),
        ("На поле", [len(state.table[seat]) for seat in everyone], "veryu.step2.shift"),
        ("Ставка", ["пас" if state.passed[seat] else state.bids[seat] or "" for seat in everyone], "veryu.step2.raise"),
    ]
    return {
        "title": "Игра",
        "columns": ["", *names],
        "rows": [{"cells": [text, *cells], "cites": [rule]} for text, cells, rule in rows],
        "drawing": None,
    }
