"""«Винт»: the table as a player sees it."""

from __future__ import annotations

from collections.abc import Sequence

from ...frame.page import Chip, Last, Outcome, Scene, SceneAction, SceneCard, Talk, Where, Why, Zone
from ...frame.russian import number, taken_of, told
from ...frame.scene import NOBODY, card_face, card_zone, outcome, seat_entry, short_of
from ...kernels.auction import PASS
from .deal import SEATS
from .fields import call_text
from .options import BIDS, DECK, bid_text, level_of, required
from .play import DEAL_OVER, MATCH_OVER, VintState
from .score_sheet import sheet_of
from .stages.ordinary import AUCTION
from .wording import WORDING

_PLACES: tuple[Where, ...] = ("s", "w", "n", "e")
_NAMES = ("Вы", "Левый противник", "Партнёр", "Правый противник")
_SINGLE = ("Вы", "Слева", "Напротив", "Справа")
"""Where everybody plays for himself nobody is a partner before the deal."""


def names_for(state: VintState, seat: int) -> tuple[str, ...]:
    """Return the names of the four places as a player sees them."""
    home = _home(state, seat)
    players = state.rules.variant.players
    if seat == NOBODY:
        return tuple(_open_name(state, place) for place in range(SEATS))
    if players > SEATS:
        return tuple(_player_at(state, seat, place) for place in range(SEATS))
    if state.rules.variant.accounts == SEATS:
        return tuple(_SINGLE[(_player_of(state, place) - seat) % SEATS] for place in range(SEATS))
    if players < SEATS:
        return tuple(_hand_name(state, seat, place) for place in range(SEATS))
    return tuple(_NAMES[(place - home) % SEATS] for place in range(SEATS))


def _open_name(state: VintState, place: int) -> str:
    """Name a hand for all who stand around the table: the number of its player, or what it is beside his own."""
    player = state.controller[place]
    if place == state.home_of(player):
        return f"Игрок {player + 1}"
    return "Кучка" if state.rules.variant.two_hands else f"Болван {player + 1}-го"


def player_names(state: VintState, seat: int) -> tuple[str, ...]:
    """Return the names of all players as one of them sees them."""
    return tuple("Вы" if player == seat else f"{player + 1}-й игрок" for player in range(state.rules.variant.players))


def _player_at(state: VintState, seat: int, place: int) -> str:
    """Name a player who has changed places: his number, and what he is to the one who looks."""
    player, home = state.controller[place], state.home_of(seat)
    if player == seat:
        return "Вы"
    return f"{player + 1}-й игрок" if home < 0 or (place - home) % SEATS != SEATS // 2 else f"{player + 1}-й, партнёр"


def _hand_name(state: VintState, seat: int, place: int) -> str:
    """Name a hand of two or three players: a player, his dummy, one that nobody has bought, a pile."""
    variant, player = state.rules.variant, state.controller[place]
    if place == state.home_of(player):
        return "Вы" if player == seat else "Соперник" if variant.players == 2 else f"{player + 1}-й игрок"
    if variant.two_hands:
        return "Кучка"
    if variant.accounts == variant.players > 2 and state.phase == AUCTION:
        return "Болван"
    return "Ваш болван" if player == seat else "Болван соперника" if variant.players == 2 else f"Болван {player + 1}-го"


def _player_of(state: VintState, place: int) -> int:
    """Return whose cards lie at a place of four: those who change places take their cards with them."""
    return state.controller[place] if len(set(state.controller)) == SEATS else place


def _who(state: VintState, place: int) -> int:
    """Return the number by which the scene knows a hand: a player's own is his, dummies and piles come after all players."""
    player = state.controller[place]
    return player if place == state.home_of(player) else state.rules.variant.players + place


def account_names(state: VintState, seat: int) -> tuple[str, ...]:
    """Return the names of the columns of the sheet as a player sees them."""
    accounts = state.rules.variant.accounts
    if accounts == 2 and seat not in state.controller:
        pairs = [[player + 1 for player, side in enumerate(state.team()) if side == account] for account in range(2)]
        return tuple(" и ".join(f"{player}-й" for player in pair) for pair in pairs)
    if accounts == 2:
        mine = state.side[_home(state, seat)]
        return tuple("Мы" if account == mine else "Они" for account in range(2))
    if accounts == SEATS and seat != NOBODY:
        return tuple(_SINGLE[(account - seat) % SEATS] for account in range(accounts))
    return tuple("Вы" if account == seat else f"{account + 1}-й игрок" for account in range(accounts))


def _home(state: VintState, seat: int) -> int:
    home = state.home_of(seat)
    return home if home >= 0 else seat if 0 <= seat < SEATS else 0


def scene_of(state: VintState, seat: int, open_hands: bool) -> Scene:
    """Describe the table for one player."""
    names = names_for(state, seat)
    mover = state.to_move
    score = state.score(account_names(state, seat), player_names(state, seat)).to_json() if state.deal_over else None
    zones = [] if seat == NOBODY else [_hand(state, seat)]
    zones += [_other_hand(state, seat, place, names, open_hands) for place in _others(state, seat)]
    zones.append(_trick(state))
    if not state.deal_over:
        zones += state.stage.zones(state)
    home = _home(state, seat)
    seats = [
        seat_entry(
            _who(state, place), names[place], _PLACES[(place - home) % SEATS], state.play.hands[place].bit_count(),
            _tags(state, place), role="сдаёт" if place == state.dealer else "",
        )
        for place in range(SEATS)
    ]  # fmt: skip
    text, cites = _status(state, seat)
    return {
        "game": "vint",
        "title": "Винт",
        "seat": seat,
        "to_move": mover,
        "phase": state.phase,
        "done": state.done,
        "deal_over": state.deal_over,
        "deal": state.number,
        "step": len(state.actions),
        "status": {"text": text, "cites": list(cites)},
        "chips": _chips(state, seat),
        "seats": seats,
        "zones": zones,
        "actions": _actions(state, seat),
        "sheet": sheet_of(state, account_names(state, seat), _columns(state, seat), player_names(state, seat)),
        "talk": _talk(state, names),
        "log": [
            {"step": event.step, "deal": event.deal, "seat": None if event.seat is None else _who(state, event.seat),
             "text": event.text if event.seat is None else told(names[event.seat], event.text), "cites": list(event.cites)}
            for event in state.events
            if event.deal >= _oldest(state)
        ],
        "last": _last(state),
        "score": score,
        "result": _result(state, seat) if state.deal_over and seat != NOBODY else None,
    }  # fmt: skip


def _result(state: VintState, seat: int) -> Outcome:
    """Tell the end of the deal from a player's chair: what his side wrote beyond the others."""
    names = account_names(state, seat)
    score = state.score(names, player_names(state, seat))
    mine = _columns(state, seat)[0]
    if state.done:
        paid = int(score.sides[player_names(state, seat)[seat] if state.rules.variant.rotates else names[mine]])
        return outcome(paid, score.summary)
    written = [int(score.sides[name]) for name in names]
    others = [amount for account, amount in enumerate(written) if account != mine]
    change = written[mine] - max(others, default=0)
    against = f"записано {number(written[mine])} против {' и '.join(number(one) for one in others)}"
    if state.contract < 0:
        return outcome(
            change, f"Все спасовали, {against}." if any(written) else score.summary, sum="" if not any(written) else None
        )
    side = state.side[state.declarer]
    need, taken = required(level_of(state.contract)), state.tricks_of(side) + state.aside.bonus_tricks
    ours = seat in state.controller and state.side[_home(state, seat)] == side
    who, how = ("вы", ("сыграли", "сели")) if ours else ("они", ("сыграли", "сели"))
    done = f"{who} {how[0]}" if taken >= need else f"{who} {how[1]} {short_of(need - taken)}"
    bid = bid_text(state.contract)
    return outcome(change, f"{bid[0].upper()}{bid[1:]}: {taken_of(taken, need)}, {done}; {against}.")


def _oldest(state: VintState) -> int:
    """Return the oldest deal of the log: the one before, unless its players sat otherwise."""
    return state.number if state.rules.variant.rotates else state.number - 1


def _others(state: VintState, seat: int) -> list[int]:
    """Return the places that the one who looks sees opposite; who sits out sees all four."""
    home = _home(state, seat)
    first = 0 if state.home_of(seat) < 0 else 1
    return [(home + turn) % SEATS for turn in range(first, SEATS)]


def _tags(state: VintState, place: int) -> list[str]:
    """Say what is known of a place: its last word, the contract, its tricks."""
    tags = []
    if state.phase == AUCTION:
        words = [step for who, step in state.auction.calls if who == place]
        if words:
            tags.append(call_text(words[-1]))
    elif place == state.declarer:
        tags.append(call_text(state.contract))
    if state.play.winners:
        tags.append(f"взяток {state.play.winners.count(place)}")
    return tags


def _hand(state: VintState, seat: int) -> Zone:
    """Show the player's own cards."""
    place = state.home_of(seat)
    return card_zone("hand", "hand", seat, "Ваши карты", _faces(state, seat, place) if place >= 0 else [])


def _faces(state: VintState, seat: int, place: int) -> list[SceneCard]:
    """Show the cards of a hand; where it is the player's to act with, each with its action or what forbids it."""
    turn = not state.deal_over and state.to_move == seat and state.place_of(seat) == place
    cards = []
    for card in reversed(DECK.cards(state.play.hands[place])):
        action = state.stage.tap(state, card) if turn else None
        refused = None if action is None else state.refusal(action, seat)
        why: Why | None = None if refused is None else {"text": refused.text, "cites": list(refused.cites)}
        face = card_face(DECK, card, action=action, legal=action is not None and refused is None, why=why)
        if action is not None and not action.startswith("play "):
            face["say"] = state.game.reword(action)
        cards.append(face)
    return cards


def _other_hand(state: VintState, seat: int, place: int, names: tuple[str, ...], open_hands: bool) -> Zone:
    """Show another hand: face down, open, or a dummy that the player plays himself."""
    label, owner = f"Карты: {names[place]}", _who(state, place)
    held = state.held[place] if state.deal_over and open_hands else state.play.hands[place]
    if open_hands:
        shown = [card_face(DECK, card) for card in reversed(DECK.cards(held))]
    elif state.controller[place] == seat or state.aside.open >> place & 1:
        shown = _faces(state, seat, place)
    else:
        shown = []
    return card_zone(f"hand-{place}", "hand", owner, label, shown, count=held.bit_count())


def _trick(state: VintState) -> Zone:
    play = state.play
    cards = []
    if not play.closed:
        order = _order(state, len(play.table), play.player)
        cards = [
            card_face(DECK, card, seat=_who(state, place), wins=place == play.winner)
            for place, card in zip(order, play.table, strict=True)
        ]
    return card_zone("trick", "trick", None, "Взятка", cards)


def _order(state: VintState, count: int, following: int) -> list[int]:
    """Return the places that laid the last cards, the first of them first; `following` would play next."""
    back = {after: place for place, after in enumerate(state.play.after) if after != place}
    order: list[int] = []
    for _ in range(count):
        following = back[following]
        order.append(following)
    return order[::-1]


def _last(state: VintState) -> Last | None:
    play = state.play
    if not play.winners:
        return None
    size = play.size
    begun = 0 if play.closed else len(play.table)
    cards = play.history[len(play.history) - begun - size : len(play.history) - begun]
    leader = play.winners[-2] if len(play.winners) > 1 else state.opener
    order = [leader]
    while len(order) < size:
        order.append(play.after[order[-1]])
    winner = play.winners[-1]
    shown = [
        card_face(DECK, card, seat=_who(state, place), wins=place == winner) for place, card in zip(order, cards, strict=True)
    ]
    return {"cards": shown, "winner": _who(state, winner)}


def _status(state: VintState, seat: int) -> tuple[str, tuple[str, ...]]:
    if state.phase == MATCH_OVER:
        return state.score(account_names(state, seat), player_names(state, seat)).summary, ("vint.r4b",)
    if state.phase == DEAL_OVER:
        over = "Роббер окончен." if state.sheet.rubber_over else "Сдача окончена."
        return f"{over} Сдаёт следующий.", ("vint.h1",)
    if state.rules.variant.players > SEATS and seat not in state.controller and seat != NOBODY:
        return f"Вы отдыхаете, играют четверо. {state.stage.says(state, seat)[0]}", state.rules.variant.rules
    text, cites = state.stage.says(state, seat)
    if state.to_move == seat and state.place_of(seat) != state.home_of(seat):
        return f"Ходит ваш болван. {text}", cites
    return text, cites


def _chips(state: VintState, seat: int) -> list[Chip]:
    """Say in a few words what is played, how far it is, how the game stands; never more than fits a phone."""
    chips: list[Chip] = []
    below, order = state.sheet.sums_below(), _columns(state, seat)
    if state.contract >= 0:
        side = state.side[state.declarer]
        ours = seat in state.controller and state.side[_home(state, seat)] == side
        need = required(level_of(state.contract))
        chips.append({"label": "Играем" if ours else "Играют", "value": BIDS[state.contract]})
        chips.append({"label": "Взятки", "value": f"{state.tricks_of(side) + state.aside.bonus_tricks} из {need}"})
    elif state.auction.best >= 0:
        chips.append({"label": "Назначено", "value": BIDS[state.auction.best]})
    if not state.rules.variant.one_deal:
        chips.append({"label": f"До {state.target}", "value": _against(below, order)})
    if state.contract < 0:
        chips.append({"label": "Партии", "value": _against(state.sheet.games, order)})
    return chips


def _against(values: Sequence[int], order: Sequence[int]) -> str:
    """Put two sides against each other; of more columns the first alone."""
    return " : ".join(number(values[account]) for account in (order if len(order) == 2 else order[:1]))


def _columns(state: VintState, seat: int) -> list[int]:
    """Return the columns of the sheet, the player's own first."""
    accounts = state.rules.variant.accounts
    mine = min(max(seat, 0), accounts - 1)
    if accounts == 2:
        mine = state.side[_home(state, seat)] if seat in state.controller else 0
    return [mine, *(account for account in range(accounts) if account != mine)]


def _actions(state: VintState, seat: int) -> list[SceneAction]:
    if state.phase == DEAL_OVER:
        label = "Новый роббер" if state.sheet.rubber_over else WORDING["next"]
        return [{"action": "next", "label": label, "group": "", "legal": True, "why": None, "hint": "", "cites": ["vint.h1"]}]
    if state.deal_over or state.to_move != seat:
        return []
    return state.stage.buttons(state, seat)


def _talk(state: VintState, names: tuple[str, ...]) -> Talk:
    """Show the words of the auction by rounds, each under its speaker; a round ends where the turn comes back."""
    calls = state.auction.calls
    spoken = {place for place, _ in calls} | set(state.auction.rules.callers)
    first = calls[0][0] if calls else state.auction.rules.callers[0]
    columns = sorted(spoken, key=lambda place: (place - first) % SEATS)
    rounds: list[list[str]] = []
    before = len(columns)
    for place, step in calls:
        column = columns.index(place)
        if column <= before:
            rounds.append([""] * len(columns))
        rounds[-1][column] = call_text(step)
        before = column
    bids = sum(1 for _, step in calls if step != PASS)
    return {"columns": [names[place] for place in columns], "rounds": rounds, "bids": bids}
