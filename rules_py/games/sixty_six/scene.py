"""«Шестьдесят шесть»: the table as a seat sees it."""

from __future__ import annotations

from ...frame.page import Last, Outcome, Scene, SceneAction, Sheet, Why, Zone
from ...frame.russian import counted, number, told
from ...frame.scene import NOBODY, card_face, card_zone, names_of, outcome, place_of, seat_entry
from .options import DECK
from .play import DEAL_OVER, MATCH_OVER, PLAY, SixtySixState
from .scoring import total_of

NAMES = ("Вы", "Соперник")
WORDING = {"next": "Следующая сдача", "close": "Закрыть колоду", "play": "{}"}


def scene_of(state: SixtySixState, seat: int, open_hands: bool) -> Scene:
    """Describe the table for one seat."""
    names = names_of(2, NOBODY) if seat == NOBODY else list(NAMES if seat == 0 else NAMES[::-1])
    looks, seat = seat, max(seat, 0)
    other = 1 - seat
    play = state.play
    mover = state.to_move
    own = _opponent(state, seat, open_hands, names) if looks == NOBODY else _hand(state, seat)
    zones = [own, _opponent(state, other, open_hands, names), _trick(state, seat)]
    if state.stock_left() or state.closed_by is not None:
        zones.append(_stock(state))
    seats = [
        seat_entry(
            one, names[one], place_of(one, seat, 2), play.hands[one].bit_count(), _tags(state, one), role=_role(state, one)
        )
        for one in (seat, other)
    ]
    score = state.score((names[0], names[1])).to_json() if state.deal_over else None
    return {
        "game": "sixty-six",
        "title": "Шестьдесят шесть",
        "seat": looks,
        "to_move": mover,
        "phase": state.phase,
        "done": state.done,
        "deal_over": state.deal_over,
        "deal": state.number,
        "step": len(state.actions),
        "status": _status(state, looks, names),
        "chips": [
            {"label": "Козырь", "value": DECK.suits[play.trump]},
            {"label": "Очки", "value": f"{_points(state, seat)} : {_points(state, other)}"},
            {"label": "Игры", "value": f"{state.games[seat]} : {state.games[other]}"},
        ],
        "seats": seats,
        "zones": zones,
        "actions": _actions(state, looks),
        "sheet": _sheet(state, seat, names),
        "log": [
            {"step": event.step, "deal": event.deal, "seat": event.seat,
             "text": _said(event.seat, event.text, (names[0], names[1])), "cites": list(event.cites)}
            for event in state.events
        ],
        "last": _last(state),
        "score": score,
        "result": _result(state, seat, names) if state.deal_over and looks != NOBODY else None,
    }  # fmt: skip


def _result(state: SixtySixState, seat: int, names: list[str]) -> Outcome:
    """Tell the end of the deal from a player's chair: the games written, his for the plus, the opponent's for the minus."""
    sides = state.score((names[0], names[1])).sides
    change = int(sides[names[seat]]) - int(sides[names[1 - seat]])
    games = counted(abs(change), "игра", "игры", "игр")
    text = f"Очков {_points(state, seat)} против {_points(state, 1 - seat)}."
    word = "" if not state.done else "Партия ваша" if state.games[seat] > state.games[1 - seat] else "Партию взял соперник"
    return outcome(change, text, sum=f"−{games}" if change < 0 else games, word=word)


def _points(state: SixtySixState, seat: int) -> int:
    return total_of(state.taken[seat], state.readings)


def _said(seat: int | None, text: str, names: tuple[str, ...]) -> str:
    return text if seat is None else told(names[seat], text)


def _role(state: SixtySixState, seat: int) -> str:
    return "сдаёт" if seat == state.dealer else ""


def _tags(state: SixtySixState, seat: int) -> list[str]:
    tags = []
    if state.closed_by == seat:
        tags.append("закрыл колоду")
    if not state.play.closed and state.play.player != seat:
        tags.append("вышел")
    return tags


def _hand(state: SixtySixState, seat: int) -> Zone:
    cards = []
    turn = state.phase == PLAY and state.to_move == seat
    for card in reversed(DECK.cards(state.play.hands[seat])):
        action = f"play {DECK.text(card)}"
        refused = state.refusal(action, seat) if turn else None
        why: Why | None = None if refused is None else {"text": refused.text, "cites": list(refused.cites)}
        cards.append(card_face(DECK, card, action=action if turn else None, legal=turn and refused is None, why=why))
    return card_zone("hand", "hand", seat, "Ваши карты", cards)


def _opponent(state: SixtySixState, other: int, open_hands: bool, names: list[str]) -> Zone:
    hand = state.play.hands[other]
    shown = [card_face(DECK, card) for card in reversed(DECK.cards(hand))] if open_hands else []
    known = names[other] == "Соперник"
    label = "Карты соперника" if known else f"Карты: {names[other]}"
    return card_zone("opponent" if known else f"hand-{other}", "hand", other, label, shown, count=hand.bit_count())


def _trick(state: SixtySixState, seat: int) -> Zone:
    cards = []
    if not state.play.closed:
        leader = 1 - state.play.player
        cards = [card_face(DECK, card, seat=leader, wins=True) for card in state.play.table]
    return card_zone("trick", "trick", None, "Взятка", cards)


def _stock(state: SixtySixState) -> Zone:
    cards = [] if state.turned is None else [card_face(DECK, state.turned)]
    label = "Колода закрыта" if state.closed_by is not None else "Колода"
    return card_zone("stock", "stack", None, label, cards, count=state.stock_left())


def _last(state: SixtySixState) -> Last | None:
    if state.last_trick is None:
        return None
    cards, leader, winner = state.last_trick
    seats = (leader, 1 - leader)
    shown = [card_face(DECK, card, seat=seats[place], wins=seats[place] == winner) for place, card in enumerate(cards)]
    return {"cards": shown, "winner": winner}


def _status(state: SixtySixState, seat: int, names: list[str]) -> Why:
    if state.phase == MATCH_OVER and seat == NOBODY:
        return {"text": f"Партию взял {names[state.games[1] > state.games[0]].lower()}.", "cites": ["sixty-six.18"]}
    if state.phase == MATCH_OVER:
        won = state.games[seat] > state.games[1 - seat]
        text = "Партия ваша!" if won else "Партию взял соперник."
        return {"text": text, "cites": ["sixty-six.18"]}
    if state.phase == DEAL_OVER:
        return {"text": "Сдача окончена.", "cites": ["sixty-six.4"]}
    if state.to_move != seat:
        mover = state.to_move
        return {"text": f"Ходит {'' if mover is None else names[mover].lower()}.", "cites": []}
    if state.play.closed:
        return {"text": "Ваш выход.", "cites": ["sixty-six.7"] if not state.play.history else ["sixty-six.h2"]}
    led = DECK.led(state.play.table[0])
    strict = state.play.duties.follow
    duty = "масти в силе" if strict else "масть можно не соблюдать"
    return {"text": f"Соперник вышел с {led}: {duty}.", "cites": ["sixty-six.14" if strict else "sixty-six.9"]}


def _actions(state: SixtySixState, seat: int) -> list[SceneAction]:
    if state.phase == DEAL_OVER:
        return [{"action": "next", "label": WORDING["next"], "group": "", "legal": True, "why": None,
                 "hint": "", "cites": ["sixty-six.4"]}]  # fmt: skip
    if state.phase != PLAY or state.to_move != seat or state.closed_by is not None or not state.stock_left():
        return []
    refused = state.refusal("close", seat)
    why: Why | None = None if refused is None else {"text": refused.text, "cites": list(refused.cites)}
    return [{"action": "close", "label": WORDING["close"], "group": "", "legal": refused is None, "why": why,
             "hint": "Добор прекращается, масти входят в силу; не добрав 66, вы отдадите две игры.",
             "cites": ["sixty-six.15", "sixty-six.20"]}]  # fmt: skip


def _sheet(state: SixtySixState, seat: int, names: list[str]) -> Sheet:
    pair = (state.taken[seat], state.taken[1 - seat])
    rows: list[tuple[str, int, int, list[str]]] = [
        ("Взятки", pair[0].tricks, pair[1].tricks, ["sixty-six.19"]),
        ("Карты во взятках", pair[0].cards, pair[1].cards, ["sixty-six.3"]),
        ("Марьяжи", pair[0].marriages, pair[1].marriages, ["sixty-six.13"]),
        ("Последняя взятка", 10 * pair[0].last, 10 * pair[1].last, ["sixty-six.17"]),
        ("Очков в сдаче", _points(state, seat), _points(state, 1 - seat), ["sixty-six.1"]),
        ("Игр в партии", state.games[seat], state.games[1 - seat], ["sixty-six.18"]),
    ]
    return {
        "title": "Запись",
        "columns": ["", names[seat], names[1 - seat]],
        "rows": [{"cells": [text, number(mine), number(theirs)], "cites": cites} for text, mine, theirs, cites in rows],
        "drawing": None,
    }
