"""«Верю? Не верю!»: laying cards, the challenge and its raises, the attempt, the lost card, who begins the next round."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...frame.cites import implements
from ...frame.moves import Kind, Move, Need, Phase, Said, Turn, unbarred, understood, worded
from ...frame.prompts import Mode, Prompt
from ...frame.results import Item
from ...frame.rulebook import over
from ...frame.view import View
from .rules import KIND_NAMES, KIND_OF, SHOE, UNKNOWN, clockwise, contender_of, lowest_bid, next_first, winner_of
from .scoring import facts_of
from .state import (
    M,
    Table,
    cards_of,
    chooser,
    chooses_himself,
    fan,
    highest,
    inside,
    kind_of,
    needed,
    own_left,
    result,
    round_cards,
    waiting,
    wins,
)

V = View[Table]

# Reading what a move names


def small(text: str) -> int | None:
    """Read a number as people write one."""
    plain = text.isascii() and text.isdigit() and len(text) <= 3 and (text == "0" or text[0] != "0")
    return int(text) if plain else None


def slot(text: str) -> tuple[int, int] | None:
    """Read which card lies on a mat: «2.1» is the lowest card of the second player."""
    owner, dot, place = text.partition(".")
    found = small(owner), small(place)
    return (found[0] - 1, found[1] - 1) if dot and found[0] is not None and found[1] is not None else None


def kind(text: str) -> int | None:
    """Read a kind of card."""
    found = KIND_OF.get(text, UNKNOWN)
    return None if found == UNKNOWN else found


# Laying cards


@implements("veryu.step1", "veryu.h3", "veryu.last.1", "veryu.ex.place")
def place_first(turn: Turn) -> None:
    """Lay the first card face down: all at once, nobody knows the others'."""
    _lay(turn)
    turn.match.tell(turn.seat, "кладёт первую карту", "veryu.step1")


@implements("veryu.step2.add", "veryu.ex.place")
def add(turn: Turn) -> None:
    """Lay one more card face down."""
    _lay(turn)
    turn.match.tell(turn.seat, f"добавляет карту, на поле {turn.match.open.laid[turn.seat]}", "veryu.step2.add")
    pass_turn(turn.match)


def _lay(turn: Turn) -> None:
    turn.match.move_cards((turn.card,), ("hand", turn.seat), ("mat", turn.seat))
    turn.match.open.laid[turn.seat] += 1


def pass_turn(match: M) -> None:
    """Ask the next player who may still speak."""
    state = match.open
    seats = clockwise(state.turn, match.players)
    state.turn = next((seat for seat in seats if cards_of(match, seat) and not state.passed[seat]), state.turn)
    match.prompt.seats = (state.turn,)


@implements("veryu.sum.1")
def all_laid(match: M, prompt: Prompt) -> None:
    """Let the first player add a card or challenge once everybody has laid one."""
    match.open.turn = match.dealer
    match.enter("adding")


# The challenge


@implements("veryu.step2.challenge", "veryu.ex.bid")
def challenge(turn: Turn) -> None:
    """Name a number of cards first."""
    turn.match.tell(turn.seat, f"бросает вызов: {turn.word}", "veryu.step2.challenge")
    turn.match.stack = []
    turn.match.enter("bidding")
    _bid(turn)


@implements("veryu.step2.raise", "veryu.ex.bid")
def raise_bid(turn: Turn) -> None:
    """Name more cards than the one before."""
    turn.match.tell(turn.seat, f"повышает до {turn.word}", "veryu.step2.raise")
    _bid(turn)


def _bid(turn: Turn) -> None:
    state = turn.match.open
    state.bid, state.bidder = turn.word, turn.seat
    state.bids[turn.seat] = turn.word
    after_call(turn.match)


@implements("veryu.step2.raise")
def pass_round(turn: Turn) -> None:
    """Pass for the rest of the round."""
    turn.match.open.passed[turn.seat] = True
    turn.match.tell(turn.seat, "пас", "veryu.step2.raise")
    after_call(turn.match)


@implements("veryu.step2.end", "veryu.h4")
def after_call(match: M) -> None:
    """Begin the attempt where the bidding is over, otherwise let the next one speak."""
    state = match.open
    spoken = [state.passed[seat] for seat in inside(match)]
    contender = contender_of(state.bidder, spoken, state.bid, highest(match))
    if contender is None:
        pass_turn(match)
        return
    state.contender = state.turn = contender
    rule = "veryu.step2.end" if sum(spoken) == len(spoken) - 1 else "veryu.h4"
    match.tell(contender, f"становится претендентом, ставка {state.bid}", rule)
    match.stack = []
    match.enter("attempt")


# The attempt


@implements("veryu.step3.3", "veryu.step3.6", "veryu.step3.7", "veryu.step3.8", "veryu.ex.reveal")
def flip(turn: Turn) -> None:
    """Open one card and see whether the attempt is over."""
    match: M = turn.match
    state = match.open
    owner, place = turn.word
    found = kind_of(match, match.cards["mat"][owner][place])
    state.opened.append((owner, place))
    state.faces[owner, place] = found
    own = owner == state.contender
    whose = "свою карту" if own else f"карту {place + 1} игрока {owner + 1}"
    match.tell(state.contender, f"открывает {whose}: {KIND_NAMES[found]}", "veryu.step3.2" if own else "veryu.step3.3")
    state.outcome = result(match)
    if state.outcome is None:
        turn.prompt.again(turn.seat)
        return
    take_back(match)
    match.stack = []
    if state.outcome:
        succeed(match)
    else:
        state.shoe_owner = owner
        fail(match)


@implements("veryu.fail.1", "veryu.ex.new")
def take_back(match: M) -> None:
    """Let all take their cards from the mats back into the hand."""
    for hand, mat in zip(match.cards["hand"], match.cards["mat"], strict=True):
        hand += mat
        mat.clear()


@implements("veryu.succ.1", "veryu.succ.2", "veryu.sum.6")
def succeed(match: M) -> None:
    """Turn the mat of the contender, or end the game at the second success."""
    seat = match.open.contender
    match.sheet.write("wins", seat, Item("Удача", ("veryu.step3.5",), 1))
    rule = "veryu.succ.1" if wins(match, seat) == 1 else "veryu.succ.2"
    match.tell(seat, f"удача, всего {wins(match, seat)}", rule)
    end_round(match)


@implements("veryu.step3.4", "veryu.goal.3")
def fail(match: M) -> None:
    """Let a card of the contender be chosen; where he has but one, there is nothing to choose."""
    seat = match.open.contender
    match.tell(seat, "ботинок: неудача", "veryu.step3.4", "veryu.fail.1")
    if cards_of(match, seat) > 1:
        match.enter("loss")
        return
    (last,) = match.cards["hand"][seat]
    lone = match.open.shoe_owner == seat and match.open.laid[seat] == 1
    lose(match, last, "теряет последнюю карту", *(("veryu.last.3",) if lone else ()), "veryu.fail.4")


# The lost card


def take(turn: Turn) -> None:
    """Take the card of the fan that was pointed at."""
    match: M = turn.match
    rule = "veryu.sum.4" if match.rules.neighbour_draws else "veryu.fail.2"
    lose(match, fan(match)[turn.word - 1], f"теряет карту: её не глядя указал игрок {turn.seat + 1}", rule)


def drop(turn: Turn) -> None:
    """Let the contender part with a card of his choice."""
    lose(turn.match, turn.card, "сам убирает одну из своих карт", "veryu.fail.3")


@implements("veryu.fail.1", "veryu.fail.4", "veryu.last.3")
def lose(match: M, card: int, text: str, *cites: str) -> None:
    """Take a card of the contender out of the game; without cards he is out himself."""
    seat = match.open.contender
    match.move_cards((card,), ("hand", seat), ("lost", seat))
    match.tell(seat, text, *cites)
    if not cards_of(match, seat):
        match.tell(seat, "выбывает из игры и отдаёт своё поле", "veryu.fail.4")
    match.stack = []
    end_round(match)


@implements("veryu.fail.7")
def show(turn: Turn) -> None:
    """Show one's own cards of the round."""
    match: M = turn.match
    for place, card in enumerate(round_cards(match, turn.seat)):
        match.open.faces.setdefault((turn.seat, place), kind_of(match, card))
    match.tell(turn.seat, "показывает свои карты", "veryu.fail.7")


# The end of a round


@implements("veryu.end.1")
def end_round(match: M) -> None:
    """See who has won; otherwise settle who begins the next round."""
    state = match.open
    if won(match):
        return
    put_out_lone_shoes(match)
    if won(match):
        return
    starter = next_first(match.rules, state.contender, state.shoe_owner, not cards_of(match, state.contender))
    if starter is None:
        match.enter("appoint")
    else:
        close(match, starter)


def won(match: M) -> bool:
    """End the game where somebody has won it."""
    seats = range(match.players)
    winner = winner_of([wins(match, seat) for seat in seats], [cards_of(match, seat) for seat in seats])
    if winner is None:
        return False
    match.open.winner = winner
    match.tell(winner, "побеждает", "veryu.end.1")
    match.end_match(f"{told(match)} Победитель: {{{winner}}}.")
    return True


@implements("veryu.last.3")
def put_out_lone_shoes(match: M) -> None:
    """Where the reading says so, put out everybody whose only card on the mat was the shoe; one always stays."""
    if not match.rules.lone_shoe_out:
        return
    for seat in clockwise(match.open.contender, match.players):
        held = match.cards["hand"][seat]
        if match.open.laid[seat] == 1 == len(held) and kind_of(match, held[0]) == SHOE and len(inside(match)) > 1:
            match.move_cards((held[0],), ("hand", seat), ("lost", seat))
            match.open.lone.append(seat)
            match.tell(seat, "единственная карта — ботинок: выбывает", "veryu.last.3")


@implements("veryu.fail.6")
def appoint(turn: Turn) -> None:
    """Let the contender name who begins the next round."""
    turn.match.tell(turn.seat, f"назначает первым игрока {turn.word}", "veryu.fail.6")
    close(turn.match, turn.word - 1)


def close(match: M, starter: int) -> None:
    """End the round; the one who begins the next starts it."""
    if not cards_of(match, starter):
        starter = next(seat for seat in clockwise(starter, match.players) if cards_of(match, seat))
    match.open.starter = starter
    match.end_deal(told(match))


def told(match: M) -> str:
    """Say how the attempt ended."""
    return f"{{{match.open.contender}}}: {facts_of(match).word}."


# Why a move is allowed


def why_first(turn: Turn) -> Said:
    """Say by which rule a first card is laid."""
    if cards_of(turn.match, turn.seat) == 1:
        return "Можно: единственная карта ложится на поле.", ("veryu.last.1",)
    return "Можно: первой кладут любую свою карту.", ("veryu.step1",)


def why_challenge(turn: Turn) -> Said:
    """Say by which rule a challenge is made."""
    match = turn.match
    if not match.cards["hand"][turn.seat]:
        if cards_of(match, turn.seat) == 1:
            return "Можно: с последней картой вызов обязателен.", ("veryu.last.2",)
        return "Можно: рука пуста, вызов обязателен.", ("veryu.step2.must",)
    if turn.word == highest(match):
        return "Можно: назвать все карты вправе уже первый.", ("veryu.step2.range",)
    return "Можно: вместо карты бросают вызов.", ("veryu.step2.challenge",)


def why_flip(turn: Turn) -> Said:
    """Say by which rule a card is opened."""
    owner, place = turn.word
    if owner == turn.seat:
        return "Можно: начинают со своих карт.", ("veryu.step3.2",)
    closed = [one for one in range(turn.match.open.laid[owner]) if (owner, one) not in turn.match.open.opened]
    if place == closed[-1]:
        return "Можно: свои карты открыты, чужие берут в любом порядке.", ("veryu.step3.3",)
    return "Можно: карту берут любую, необязательно верхнюю.", ("veryu.step3.6",)


def why_take(turn: Turn) -> Said:
    """Say by which rule a card is pointed at."""
    return "Можно: карту указывают не глядя.", ("veryu.sum.4" if turn.match.rules.neighbour_draws else "veryu.fail.2",)


# What the one who is asked reads


def adding_status(view: V) -> str:
    """Say what may be done before a challenge."""
    return "Добавьте карту или бросьте вызов." if view.hand else "Рука пуста: бросьте вызов."


def attempt_status(view: V) -> str:
    """Say how many cards are still to be opened, and whose."""
    if result(view) is not None:
        return "Попытка окончена."
    left = own_left(view)
    if left:
        return f"Откройте свои карты: осталось {left}."
    return f"Откройте чужие карты: осталось {needed(view) - len(view.open.opened)}."


def loss_status(view: V) -> str:
    """Say which card is to leave the game."""
    own = chooses_himself(view)
    return "Выберите свою карту, которая уйдёт из игры." if own else "Укажите не глядя карту претендента."


def over_status(view: V) -> str:
    """Say how the attempt ended and who begins the next round."""
    text = "Попытка удалась." if view.open.outcome else "Попытка не удалась."
    begins = "начинаете вы" if view.to_move == view.seat else f"начинает игрок {(view.to_move or 0) + 1}"
    return f"{text} Следующий раунд {begins}."


# Moves


def slots(match: M, seat: int) -> list[str]:
    """Return every card on the mats."""
    return [f"{owner + 1}.{place + 1}" for owner, mat in enumerate(match.cards["mat"]) for place in range(len(mat))]


def bids(match: M, seat: int) -> list[str]:
    """Return the numbers that may come into one's mind."""
    return [str(bid) for bid in range(lowest_bid(match.open.bid), highest(match) + 1)]


def places_of_fan(match: M, seat: int) -> list[str]:
    """Return the places of the contender's fan."""
    return [str(place + 1) for place in range(cards_of(match, match.open.contender))]


def players(match: M, seat: int) -> list[str]:
    """Return the players by their numbers."""
    return [str(one + 1) for one in range(match.players)]


def held(match: M, seat: int) -> list[int]:
    """Return the cards of a hand, sausages first."""
    return sorted(match.cards["hand"][seat], key=lambda card: kind_of(match, card))


_HELD = (Need(Kind.CARD, held, free=True),)
_ADD = ("Можно: до вызова добавляют по одной закрытой карте.", ("veryu.step2.add",))
PLACE = Move("place", "{}", why_first, place_first, _HELD, at_once=True)
BID = Move(
    "bid", "{}", why_challenge, challenge, worded(small), ways=unbarred("bid", small, bids), hint="Берусь открыть столько карт.",
)  # fmt: skip
RAISE = replace(
    BID, do=raise_bid, why=lambda turn: (f"Можно: {turn.word} больше {turn.match.open.bid}.", ("veryu.step2.raise",))
)
PASS = Move("pass", "Пас", ("Можно: спасовавший в этом раунде больше не повышает.", ("veryu.step2.raise",)), pass_round)
FLIP = Move("flip", "{}", why_flip, flip, worded(slot), ways=unbarred("flip", slot, slots), pointed=True)
TAKE = Move("take", "{}", why_take, take, worded(small), ways=unbarred("take", small, places_of_fan), pointed=True)
DROP = Move("drop", "{}", ("Можно: ботинок был свой, карту выбирает претендент.", ("veryu.fail.3",)), drop, _HELD)
FIRST = Move(
    "first", "{}", ("Можно: открывший свой ботинок назначает первого.", ("veryu.fail.6",)), appoint, worded(small),
    ways=unbarred("first", small, players),
)  # fmt: skip
SHOW = Move(
    "show",
    "Показать свои карты",
    ("Можно: после чужой неудачи свои карты показывают по желанию.", ("veryu.fail.7",)),
    show,
    aside=True,
)
LOOK = Move("look", "Заглянуть к игроку {}", ("", ()), needs=worded(small), aside=True, never=True)
_FORMS: dict[str, tuple[Need, ...]] = {
    "place": worded(kind), "drop": worded(kind), "bid": worded(small), "take": worded(small), "first": worded(small), "flip": worded(slot),
    "pass": (), "stop": (), "next": (),
}  # fmt: skip


def _phase(title: str, *moves: Move, **more: Any) -> Phase:
    """Make a phase of these moves; cards are shown by who likes, and nobody looks into another's hand."""
    return understood(_FORMS, title, *moves, SHOW, LOOK, **more)


_OVER = over("Можно: раунд окончен, начинают следующий.", "veryu.round.1")
PHASES = {
    "placing": _phase(
        "раскладка", PLACE, turn=("veryu.step1",), begin=lambda match: match.ask("placing", waiting(match), Mode.SEALED),
        after=all_laid, status=lambda view: "Положите на поле первую карту: сосиску или ботинок.",
    ),
    "adding": _phase(
        "ход", replace(PLACE, why=_ADD, do=add, at_once=False), BID, turn=("veryu.step2.add", "veryu.step2.challenge"),
        begin=lambda match: match.ask("adding", [match.open.turn]), status=adding_status,
    ),
    "bidding": _phase(
        "торг", RAISE, PASS, turn=("veryu.step2.raise",), begin=lambda match: match.ask("bidding", [match.open.turn]),
        status=lambda view: f"Названо {view.open.bid}: повысьте или пасуйте.",
    ),
    "attempt": _phase(
        "попытка", FLIP, turn=lambda table: ("veryu.step3.2",) if own_left(table) else ("veryu.step3.3",),
        begin=lambda match: match.ask("attempt", [match.open.contender]), status=attempt_status,
    ),
    "loss": _phase(
        "потеря", TAKE, DROP, turn=lambda table: ("veryu.fail.3",) if chooses_himself(table) else ("veryu.fail.2",),
        begin=lambda match: match.ask("loss", [chooser(match)]), status=loss_status,
    ),
    "appoint": _phase(
        "назначение", FIRST, turn=("veryu.fail.6",), begin=lambda match: match.ask("appoint", [match.open.contender]),
        status=lambda view: "Назначьте, кто начнёт следующий раунд.",
    ),
    "over": replace(
        _phase("раунд окончен", replace(_OVER.moves[0], label="Следующий раунд"), turn=_OVER.turn, status=over_status), after=_OVER.after
    ),
}  # fmt: skip
