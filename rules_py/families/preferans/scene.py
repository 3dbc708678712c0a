"""«Преферанс»: the table as a player sees it, for all three games."""

from __future__ import annotations

from ...frame.page import Chip, Last, Outcome, Scene, SceneAction, Talk, Why, Zone
from ...frame.russian import counted, taken_of, told
from ...frame.scene import NOBODY, button, card_face, card_zone, outcome, place_of, seat_entry, short_of
from .ladder import SHORT, Bid
from .phases import contract_name
from .play import PlayPhase
from .rules import quota
from .score_sheet import sheet_of
from .seats import accusative, names_for
from .state import (
    ANSWER,
    AUCTION,
    CONTRACT,
    DEAL_OVER,
    DEALING,
    DISCARD,
    DONOR,
    INVITE,
    MATCH_OVER,
    PASSES,
    PLAY,
    TALON,
    PreferansState,
)

_ANSWER_LABELS = {
    "whist": ("Вист", "Играть против назначившего."),
    "pass": ("Пас", "Не играть против назначившего."),
    "check": ("Проверить", "Карты открывают, и видно, можно ли взять взятку."),
    "invite open": ("Пригласить в открытую", "Карты приглашённого открывают, ими играете вы."),
    "invite closed": ("Пригласить втёмную", "Приглашённый играет сам, взятки идут вам."),
    "alone": ("Идти одному", "Спасовавший откладывает свои карты."),
    "own": ("Свой", "Игру и висты записывают сразу, без розыгрыша."),
    "overwhist": ("Перевистовать", "Взять висты на себя."),
    "whist прикуп": ("Вист с прикупом", "Взять свой прикуп и снести две карты."),
}

DIRECT_ROW = 5
"""Where the games without the talon stand in the grid, below the five levels."""
WORDING = {
    "next": "Следующая сдача",
    "pass": "Пас",
    "hold": "Держу",
    "bid": "Заявить {}",
    "contract": "Назначить {}",
    "take прикуп": "Взять прикуп",
    "take": "Взять {} прикуп",
    "discard": "Снести {}",
    "donor": "Взять с записи игрока {}",
    "play": "{}",
    **{action: label for action, (label, _) in _ANSWER_LABELS.items()},
    "look болван": "Посмотреть карты болвана",
    "look": "Посмотреть {}",
    "replace": "Заменить {1} на {2}",
    "show": "Открыть карты",
    "withdraw": "Взять открытые карты обратно",
    "redeal": "Потребовать пересдачи: {}",
    "say": "Сказать вслух: {}",
}


def scene_of(state: PreferansState, seat: int, open_hands: bool) -> Scene:
    """Describe the table for one player, or for all who stand around it."""
    names = names_for(None if seat == NOBODY else seat, state.rules.players)
    text, cites = _status(state, seat, names)
    if _rests(state, seat) and state.to_move != seat:
        text = f"{'Вы сдаёте и' if seat == state.circle.dealer else 'Вы'} в этой сдаче отдыхаете. {text}"
    return {
        "game": state.kind.slug,
        "title": state.kind.title,
        "seat": seat,
        "to_move": state.to_move,
        "phase": state.phase,
        "done": state.done,
        "deal_over": state.deal_over,
        "deal": state.number,
        "step": len(state.actions),
        "status": {"text": text, "cites": list(cites)},
        "chips": _chips(state, names),
        "seats": [
            seat_entry(
                place, names[place], place_of(place, seat, state.circle.hands), _count(state, place), _tags(state, place),
                role="сдаёт" if place == state.circle.dealer else "",
            )
            for place in range(state.circle.hands)
        ],
        "zones": _zones(state, seat, names, open_hands),
        "actions": _actions(state, seat, names),
        "sheet": sheet_of(state, max(seat, 0), names),
        "talk": _talk(state, names),
        "log": [
            {"step": event.step, "deal": event.deal, "seat": event.seat, "text": _said(event.seat, event.text, event.on, names),
             "cites": list(event.cites)}
            for event in state.events
        ],
        "last": _last(state),
        "score": state.score(names).to_json() if state.deal_over else None,
        "rests": _rests(state, seat),
        "result": _result(state, seat, names) if state.deal_over and seat != NOBODY else None,
    }  # fmt: skip


def _rests(state: PreferansState, seat: int) -> bool:
    """Tell whether the one who looks holds no cards in this deal."""
    return seat != NOBODY and not state.deal_over and seat not in state.circle.active and seat < state.rules.players


def _result(state: PreferansState, seat: int, names: tuple[str, ...]) -> Outcome:
    """Tell the end of the deal from a player's chair; at the end of the pool its balance."""
    if state.done:
        score = state.score(names)
        change = int(score.sides[names[seat]])
        return outcome(change, score.summary, word="" if change else "Пулька окончена")
    # A game takes from the record and puts on top: whists alone would call a made game lost.
    change = state.sheet.standing()[seat] - state.stood[seat]
    return outcome(change, _ended(state, seat, names))


def _taken_at_passes(state: PreferansState, seat: int) -> str:
    taken = state.taken[seat]
    return f"вы взяли {counted(taken, 'взятку', 'взятки', 'взяток')}" if taken else "вы не взяли ни одной взятки"


def _ended(state: PreferansState, seat: int, names: tuple[str, ...]) -> str:
    """Say how the contract of the deal went, and what the one who looks had to do with it."""
    contract, declarer = state.contract, state.declarer
    if contract is None or declarer is None:
        return f"Распасы: {_taken_at_passes(state, seat)}." if state.history else "Все спасовали, карты пересдают."
    game = contract.long[0].upper() + contract.long[1:]
    mine = declarer == seat
    if not state.history:
        return f"{game}: без розыгрыша, игра зачтена{'' if mine else f', играл {names[declarer].lower()}'}."
    who, taken = names[declarer].lower(), state.taken[declarer]
    if contract.misere:
        how = (
            ("вы сыграли" if mine else f"{who} сыграл")
            if state.kind.made(state)
            else f"взяток {taken}, {'вы сели' if mine else f'{who} сел'}"
        )
        return f"{game}: {how}."
    need = quota(contract.level)
    short = need - taken
    how = (
        ("вы сыграли" if mine else f"{who} сыграл")
        if short <= 0
        else f"{'вы сели' if mine else f'{who} сел'} {short_of(short)}"
    )
    own = "" if mine or seat not in state.circle.active else f"; у вас взяток {state.taken[seat]}"
    return f"{game}: {taken_of(taken, need)}, {how}{own}."


def _said(seat: int | None, text: str, on: int | None, names: tuple[str, ...]) -> str:
    if on is not None:
        text = text.replace("{on}", accusative(names[on]))
    return text if seat is None else told(names[seat], text)


def _count(state: PreferansState, place: int) -> int:
    return 0 if place == state.circle.dealer and state.circle.dealer_rests else state.play.hands[place].bit_count()


def _tags(state: PreferansState, place: int) -> list[str]:
    """Say what is known of a place: its word, its part, its tricks."""
    tags = []
    if state.phase == AUCTION:
        words = [word for who, word in state.calls if who == place]
        tags += words[-1:]
    elif place == state.declarer:
        tags.append("играет")
    elif place == state.invited:
        tags.append("приглашён")
    else:
        said = {"whist": "вист", "whist прикуп": "вист с прикупом", "pass": "пас", "check": "проверка", "own": "свой"}
        tags += [said.get(word, word) for who, word in state.answers if who == place][-1:]
    if place not in state.circle.active and place != state.circle.dealer:
        tags.append("ждёт")
    if state.history:
        tags.append(f"взяток {state.taken[place]}")
    return tags


def _why(state: PreferansState, action: str, seat: int) -> Why | None:
    refused = state.refusal(action, seat)
    return None if refused is None else {"text": refused.text, "cites": list(refused.cites)}


def _zones(state: PreferansState, seat: int, names: tuple[str, ...], open_hands: bool) -> list[Zone]:
    if seat == NOBODY:
        zones, order = [], list(range(state.circle.hands))
    else:
        zones = [_hand(state, seat, seat, "hand", "Ваши карты", open_hands)]
        order = [(seat + step) % state.circle.hands for step in range(1, state.circle.hands)]
    zones += [_hand(state, place, seat, f"hand-{place}", f"Карты: {names[place]}", open_hands) for place in order]
    zones += [_trick(state), *_talon(state, seat, open_hands)]
    return zones


def _hand(state: PreferansState, place: int, seat: int, id: str, label: str, open_hands: bool) -> Zone:
    """Describe a hand; the player to move may act with its cards."""
    deck = state.kind.deck
    hand = state.kind.own_cards(state, place)
    if open_hands and state.deal_over and place in state.circle.active:
        hand = state.held[place]
    if not open_hands and not state.sees(seat, place):
        return card_zone(id, "hand", place, label, (), count=_count(state, place))
    verb = {DISCARD: "discard", PLAY: "play", PASSES: "play"}.get(state.phase)
    turn = verb is not None and state.to_move == seat and state.acting == place
    cards = []
    for card in reversed(deck.cards(hand)):
        action = f"{verb} {deck.text(card)}" if turn else None
        why = None if action is None else _why(state, action, seat)
        face = card_face(deck, card, action=action, legal=turn and why is None, why=why)
        if action is not None and verb == "discard":
            face["say"] = f"снести {deck.text(card)}"
        cards.append(face)
    return card_zone(id, "hand", place, label, cards)


def _trick(state: PreferansState) -> Zone:
    best = state.play.winner
    cards = [card_face(state.kind.deck, card, seat=place, wins=place == best) for place, card in state.on_table()]
    return card_zone("trick", "trick", None, "Взятка", cards)


def _talon(state: PreferansState, seat: int, open_hands: bool) -> list[Zone]:
    """Describe the talon: closed, shown, or led by the dealer in распасы."""
    deck, circle = state.kind.deck, state.circle
    if state.phase == PASSES and circle.dealer_rests:
        left = state.play.hands[circle.dealer].bit_count()
        cards = []
        if state.to_move == seat == circle.dealer and state.play.closed:
            card = state.talons[0][len(state.play.winners)]
            cards = [card_face(deck, card, action=f"play {deck.text(card)}", legal=True)]
        return [card_zone("talon", "stack", None, "Прикуп", cards, count=left)]
    if state.shown_talon:
        cards = [card_face(deck, card) for card in state.shown_talon]
        zones = [card_zone("talon", "row", None, "Прикуп", cards)]
        if open_hands:
            zones += [
                card_zone(f"discard-{place}", "pile", place, "Снос", [card_face(deck, card) for card in deck.cards(mask)])
                for place, mask in enumerate(state.discarded) if mask
            ]  # fmt: skip
        return zones
    if open_hands:
        return [
            card_zone(f"talon-{place}", "row", None, "Прикуп", [card_face(deck, card) for card in talon])
            for place, talon in enumerate(state.talons)
        ]
    if state.deal_over or state.phase == DEALING:
        return []
    return [card_zone("talon", "stack", None, "Прикуп", (), count=2 * state.kind.talons)]


def _last(state: PreferansState) -> Last | None:
    if state.last_trick is None:
        return None
    cards, winner = state.last_trick
    deck = state.kind.deck
    return {"cards": [card_face(deck, card, seat=place, wins=place == winner) for place, card in cards], "winner": winner}


def _status(state: PreferansState, seat: int, names: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    law = state.kind.law
    if state.phase == MATCH_OVER:
        return state.kind.summary(state, names), law("end")
    if state.phase == DEAL_OVER:
        return f"{state.kind.summary(state, names)} Сдаёт следующий.", law("next")
    mine = state.to_move == seat
    who = "Вы" if mine else names[state.acting]
    if state.phase == DEALING:
        return "Карты ещё сдают.", law("look-early")
    if state.phase == AUCTION:
        return ("Ваше слово." if mine else f"Слово: {who}."), law("word-turn")
    if state.phase == TALON:
        return ("Прикуп ваш: возьмите его." if mine else f"{who} берёт прикуп."), law("take")
    if state.phase == DISCARD:
        left = 2 - state.discarded[state.acting].bit_count()
        return (f"Снесите ещё {left}." if mine else f"{who} сносит."), law("discard")
    if state.phase == CONTRACT:
        return ("Назначьте игру." if mine else f"{who} назначает игру."), law("contract")
    if state.phase in (ANSWER, INVITE):
        assert state.contract is not None
        question = "вист или пас?" if state.phase == ANSWER else "приглашать ли спасовавшего?"
        text = f"Назначено: {state.contract.long}. "
        return text + (f"Ваш ответ: {question}" if mine else f"Отвечает {who}."), law("answer")
    if state.phase == DONOR:
        return ("Своей записи нет: с чьей взять цену игры?" if mine else f"{who} выбирает, с чьей записи взять."), law("donor")
    return _play_status(state, seat, names, mine)


def _play_status(state: PreferansState, seat: int, names: tuple[str, ...], mine: bool) -> tuple[str, tuple[str, ...]]:
    law = state.kind.law
    phase = state.kind.phases[state.phase]
    other = "" if state.acting == seat else f" ({names[state.acting]})"
    if state.play.closed:
        cites = phase.lead_cites(state, looking=mine) if isinstance(phase, PlayPhase) else law("lead")
        if mine and _rests(state, seat):
            return "Вы сдавали и не играете: откройте карту прикупа, с неё выходят на распасах.", cites
        return (f"Ваш выход{other}." if mine else f"Выходит {names[state.acting]}."), cites
    led = state.kind.deck.led(state.play.table[0])
    cites = law("pass-follow" if state.phase == PASSES else "follow")
    return (f"Вышли с {led}, кладёте вы{other}." if mine else f"Кладёт {names[state.acting]}."), cites


def _chips(state: PreferansState, names: tuple[str, ...]) -> list[Chip]:
    chips: list[Chip] = []
    if state.contract is not None and state.declarer is not None:
        chips.append({"label": f"Играет: {names[state.declarer]}", "value": state.contract.long})
        if state.history:
            taken = state.taken[state.declarer]
            value = str(taken) if state.contract.misere else f"{taken} из {quota(state.contract.level)}"
            chips.append({"label": "Взятки играющего", "value": value})
    elif state.phase == PASSES:
        chips.append({"label": "Игра", "value": "распасы"})
    elif state.calls:
        named = [word for _, word in state.calls if word not in ("пас", "держу")]
        chips.append({"label": "Заявка", "value": named[-1] if named else "нет"})
    return [*chips, *state.kind.chips(state), {"label": "Сдача", "value": f"{state.dealt} из {state.rules.deals}"}]


def _actions(state: PreferansState, seat: int, names: tuple[str, ...]) -> list[SceneAction]:
    if state.phase == DEAL_OVER:
        return [button("next", WORDING["next"], cites=state.kind.law("next"))]
    if state.deal_over or state.to_move != seat:
        return []
    if state.phase == AUCTION:
        grid = [_bid_button(state, seat, bid, f"bid {bid.name}") for bid in state.ladder]
        hold = _why(state, "hold", seat)
        return [
            *grid,
            button(
                "hold",
                WORDING["hold"],
                legal=hold is None,
                why=hold,
                hint="«За мной»: прикупать к той же масти.",
                cites=state.kind.law("hold"),
            ),
            button("pass", WORDING["pass"], hint="Больше в этой игре не торговаться.", cites=state.kind.law("pass")),
        ]
    if state.phase == CONTRACT:
        legal = state.legal()
        bids = [bid for bid in state.ladder if not bid.misere and not bid.direct]
        if state.bought is not None and state.bought.misere:
            bids.append(state.bought)
        return [_bid_button(state, seat, bid, f"contract {contract_name(bid)}") for bid in bids] if legal else []
    if state.phase == TALON:
        return [button(action, WORDING["take прикуп"], cites=state.kind.law("take")) for action in state.legal()]
    if state.phase == DONOR:
        return [
            button(action, f"С записи: {names[int(action.split()[1]) - 1]}", cites=state.kind.law("donor"))
            for action in state.legal()
        ]
    if state.phase in (ANSWER, INVITE):
        phase = state.kind.phases[state.phase]
        return [
            button(action, _ANSWER_LABELS[action][0], hint=_ANSWER_LABELS[action][1], cites=phase.grounds(state, action)[1])
            for action in state.legal()
        ]
    return []


def _bid_button(state: PreferansState, seat: int, bid: Bid, action: str) -> SceneAction:
    """Describe a bid: levels down the grid, suits across; a game in words has no place in it."""
    why = _why(state, action, seat)
    label = f"{6 + bid.level}{SHORT[bid.strain]}"
    at: tuple[int, int] | None = (bid.level, bid.strain)
    if bid.misere:
        label, at = bid.name, None
    elif bid.direct:
        label, at = f"{label} б/п", (DIRECT_ROW, bid.strain)
    cites = why["cites"] if why else state.kind.phases[state.phase].grounds(state, action)[1]
    return button(action, label, group="auction", legal=why is None, why=why, cites=cites, at=at, say=bid.long)


def _talk(state: PreferansState, names: tuple[str, ...]) -> Talk:
    """Show the words of the auction by rounds; who has passed is silent."""
    callers = state.circle.callers
    rounds: list[list[str]] = []
    previous = len(callers)
    for seat, word in state.calls:
        place = callers.index(seat)
        if place <= previous:
            rounds.append([""] * len(callers))
        rounds[-1][place] = word
        previous = place
    bids = sum(1 for _, word in state.calls if word != "пас")
    return {"columns": [names[seat] for seat in callers], "rounds": rounds, "bids": bids}
