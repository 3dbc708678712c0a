"""«Этажики»: the table as a seat sees it."""

from __future__ import annotations

from typing import Any

from ...frame.face import WAIT
from ...frame.page import Outcome, Scene, SceneAction, SceneCard, Why, Zone
from ...frame.russian import said
from ...frame.scene import NOBODY, button, card_zone, free_card, names_of, outcome, place_of, seat_entry
from .judging import grounds, refusal
from .options import (
    BALL,
    BEGINNER,
    EVEN,
    MIDDLE,
    NEAR,
    NIGHT,
    ODD,
    SKIP,
    SPECIAL_NAMES,
    TEXTS,
    UNKNOWN,
    is_floor,
    is_night,
    spoken,
)
from .play import EtazhikiState

SPECIAL_VALUES = {NEAR: "±2", EVEN: "чёт", ODD: "нечет", SKIP: "стоп"}


def scene_of(state: EtazhikiState, seat: int, open_hands: bool) -> Scene:
    """Describe the table for one seat, or for all who stand around it."""
    names = names_of(state.players, seat)
    needed = f"{state.target}" if seat == NOBODY else f"{state.stars[seat]} из {state.target}"
    own = [] if seat == NOBODY else [_hand(state, seat)]
    return {
        "game": "etazhiki",
        "title": "Этажики",
        "seat": seat,
        "to_move": state.to_move,
        "phase": "партия окончена" if state.done else "открытие" if state.opening else "ход",
        "done": state.done,
        "deal_over": state.deal_over,
        "deal": state.number,
        "step": len(state.actions),
        "status": _status(state, seat),
        "chips": [
            {"label": "Нужно звёзд" if seat == NOBODY else "Звёзды", "value": needed},
            {"label": "Правила", "value": state.level},
        ],
        "seats": [
            seat_entry(one, names[one], place_of(one, seat, state.players), len(state.hands[one]), (),
                       role="ходит" if one == state.to_move else "", stars=state.stars[one])
            for one in range(state.players)
        ],
        "zones": [*own, *_hands(state, seat, open_hands), *_centre(state)],
        "actions": _actions(state, seat),
        "sheet": {
            "title": "Звёзды",
            "columns": ["", *names],
            "rows": [
                {"cells": ["Звёзды", *state.stars], "cites": ["etazhiki.full.end.2"]},
                {"cells": ["Карт в руке", *(len(hand) for hand in state.hands)], "cites": ["etazhiki.full.end.1"]},
            ],
            "drawing": None,
        },
        "log": [
            {"step": event.step, "deal": state.number, "seat": event.seat,
             "text": said(event.seat, event.text, names, seat), "cites": list(event.cites)}
            for event in state.events
        ],
        "last": None,
        "score": state.score(names).to_json() if state.done else None,
        "result": _result(state, seat, names) if state.done and seat != NOBODY else None,
    }  # fmt: skip


def _result(state: EtazhikiState, seat: int, names: list[str]) -> Outcome:
    """Tell the end of the match from a player's chair."""
    if state.winner is None:
        return outcome(0, f"Ничья: у вас звёзд {state.stars[seat]}.", sum="", word="Ничья")
    won = state.winner == seat
    stars = f"звёзд {state.stars[seat]} из {state.target}"
    text = f"Вы собрали {stars}." if won else f"Первым набрал звёзды {names[state.winner].lower()}; у вас {stars}."
    return outcome(1 if won else -1, text, sum="", word="Вы победили" if won else "Вы проиграли")


def card_of(card: int, **more: Any) -> SceneCard:
    """Describe a card; an unknown one lies face down."""
    if card == UNKNOWN:
        return free_card(None, "карта рубашкой вверх", **more)
    if is_night(card):
        title, value, tone, icon = "ночь", str(card - NIGHT), "dark", "night"
    elif is_floor(card):
        title, value, tone, icon = "этаж", str(card), "gold", "floor"
    elif card in SPECIAL_NAMES:
        title, value, tone, icon = SPECIAL_NAMES[card], SPECIAL_VALUES[card], "violet", "ball"
    else:
        title, value, tone, icon = "шар", str(card - BALL), "blue", "ball"
    return free_card(TEXTS[card], spoken(card), title=title, value=value, tone=tone, icon=icon, **more)


def _why(state: EtazhikiState, action: str, seat: int) -> Why | None:
    """Return why an action is forbidden, None where it is allowed."""
    refused = refusal(state, action, seat)
    return None if refused is None else {"text": refused.text, "cites": list(refused.cites)}


def _lives(state: EtazhikiState, seat: int) -> bool:
    """Tell whether the seat is offered anything: it is asked, or a position lets it try."""
    return seat in state.may_act() or state.posed and seat == state.asker


def _stacks(state: EtazhikiState, card: int, seat: int) -> list[int]:
    """Return the stacks of the beginner's game on which a card may be laid."""
    return [stack for stack in (1, 2) if refusal(state, f"play {TEXTS[card]} on {stack}", seat) is None]


def _card_action(state: EtazhikiState, card: int, seat: int) -> str | None:
    """Return what touching a card of the hand means."""
    if card == UNKNOWN or not _lives(state, seat):
        return None
    if state.opening:
        return f"open {TEXTS[card]}"
    if seat != state.active:
        return f"intercept {TEXTS[card]}" if state.posed or is_night(card) else None
    if state.level == BEGINNER:
        return f"play {TEXTS[card]} on {(_stacks(state, card, seat) or [1])[0]}"
    return f"play {TEXTS[card]}"


def _hand(state: EtazhikiState, seat: int) -> Zone:
    shown = []
    for card in state.hands[seat]:
        action = _card_action(state, card, seat)
        why = None if action is None else _why(state, action, seat)
        said = "" if action is None else state.game.reword(action)
        shown.append(card_of(card, action=action, legal=action is not None and why is None, why=why, say=said))
    return card_zone("hand", "hand", seat, f"Ваши карты, вы игрок {seat + 1}", shown)


def _hands(state: EtazhikiState, seat: int, open_hands: bool) -> list[Zone]:
    zones = []
    for one in range(state.players):
        if one != seat:
            shown = [card_of(card) for card in state.hands[one]] if open_hands else []
            zones.append(
                card_zone(f"hand-{one + 1}", "hand", one, f"Рука игрока {one + 1}", shown, count=len(state.hands[one]))
            )
    return zones


def _centre(state: EtazhikiState) -> list[Zone]:
    """Draw the piles, each by its top, and the stock."""
    labels = ("Стопка 1", "Стопка 2") if state.level == BEGINNER else ("Этажи", "Шары")
    zones = []
    for number, (pile, label) in enumerate(zip(state.piles, labels, strict=True), 1):
        zones.append(card_zone(f"pile-{number}", "pile", None, label, [card_of(pile[-1])] if pile else [], count=len(pile)))
    zones.append(card_zone("stock", "stack", None, "Колода", [], count=len(state.stock)))
    return zones


def _status(state: EtazhikiState, seat: int) -> Why:
    """Say what is going on, from the place of one seat."""
    if state.done:
        if state.winner is None:
            return {"text": "Ничья.", "cites": ["etazhiki.h11"]}
        text = "Вы победили!" if state.winner == seat else f"Победил игрок {state.winner + 1}."
        return {"text": text, "cites": ["etazhiki.full.end.2"]}
    if state.opening:
        return {"text": "Открывают середину: этаж и шар с номером.", "cites": ["etazhiki.full.setup.3"]}
    if seat != state.active:
        if seat in state.entitled() and not state.posed:
            return {
                "text": f"Ход игрока {state.active + 1}: вы вправе перехватить его ночным этажом.",
                "cites": ["etazhiki.spec.night.2"],
            }
        return {"text": f"Ходит игрок {state.active + 1}.", "cites": []}
    if state.skipping:
        return {"text": "Вы берёте две карты и пропускаете ход.", "cites": ["etazhiki.spec.skip.1"]}
    if state.level == BEGINNER:
        if state.drawn:
            return {"text": "Вы спасовали и взяли две карты: ход окончен.", "cites": ["etazhiki.beg.5"]}
        text = "Положите ещё или закончите ход." if state.laid else "Положите тот же номер или соседний; не можете — пас."
        return {"text": text, "cites": ["etazhiki.beg.4", "etazhiki.beg.5"]}
    if state.only_balls_left():
        return {"text": "Этажей не осталось: выложите все шары.", "cites": ["etazhiki.full.place.5"]}
    if state.laid:
        return {"text": "Кладите ещё или закончите ход.", "cites": ["etazhiki.full.turn.1"]}
    if state.able():
        return {"text": "Ваш ход: выложите хотя бы один этаж.", "cites": ["etazhiki.full.turn.1"]}
    text = "Ходить нечем: скажите «пас»." if state.drawn else "Ходить нечем: возьмите две карты."
    return {"text": text, "cites": ["etazhiki.full.turn.2"]}


WORDING = {
    "draw": "Взять две карты",
    "pass": "Пас",
    "end": "Закончить ход",
    WAIT: "Не перехватывать",
    "play": "положить: {}",
    "intercept": "перехватить: {}",
    "open": "Открыть: {}",
}
_HINTS = {
    "draw": "Кому ходить нечем, тот добирает и пробует снова.",
    "pass": "Очередь переходит дальше.",
    "end": "Остальные карты остаются в руке.",
    WAIT: "Ход остаётся у того, чья очередь.",
}


def _actions(state: EtazhikiState, seat: int) -> list[SceneAction]:
    """Offer what is no card: drawing, passing, ending, not intercepting, the second stack for a card that fits both."""
    if not _lives(state, seat) or state.done or state.opening:
        return _openings(state) if state.opening and seat == state.asker else []
    if seat != state.active:
        return [_offer(state, WAIT, seat)] if seat in state.entitled() and not state.posed else []
    names = ["pass", "end"] if state.level == BEGINNER else ["draw", "pass", "end"]
    found = [_offer(state, name, seat) for name in names]
    if state.level == BEGINNER:
        both = [card for card in dict.fromkeys(state.hands[seat]) if card >= 0 and len(_stacks(state, card, seat)) == 2]
        for card in both:
            cites = grounds(state, f"play {TEXTS[card]} on 2", seat)[1]
            found.append(button(f"play {TEXTS[card]} on 2", f"[{card}] на вторую стопку", cites=cites))
    return found


def _offer(state: EtazhikiState, action: str, seat: int) -> SceneAction:
    why = _why(state, action, seat)
    if action == WAIT:
        rule = "etazhiki.h7"
    elif state.level == BEGINNER:
        rule = "etazhiki.beg.5"
    else:
        rule = "etazhiki.full.turn.1" if action == "end" else "etazhiki.full.turn.2"
    return button(action, WORDING[action], legal=why is None, why=why, hint=_HINTS[action], cites=(rule,))


def _openings(state: EtazhikiState) -> list[SceneAction]:
    """Offer the cards that might come up when the centre is opened."""
    cards = (0, NIGHT, BALL + 1, BALL + 2, BALL + 3, NEAR, EVEN, ODD, SKIP)
    found = []
    for card in cards if state.level != MIDDLE else [card for card in cards if not is_night(card)]:
        why = _why(state, f"open {TEXTS[card]}", state.asker)
        found.append(
            button(
                f"open {TEXTS[card]}",
                WORDING["open"].format(TEXTS[card]),
                legal=why is None,
                why=why,
                cites=("etazhiki.full.setup.3",),
            )
        )
    return found
