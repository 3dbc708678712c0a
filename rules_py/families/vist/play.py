"""The family of вист: cards are played clockwise, a dummy's by its partner; a turned card and cards shown by mistake lie open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...frame.claim import Rest
from ...frame.moves import Bar, Kind, Move, Need, Phase, Said, Turn
from ...frame.params import OneOf
from ...frame.prompts import Mode, Prompt
from ...frame.view import View
from ...kernels.trick_phase import TAKES, deck_of, law_of
from .irregularities import may_be_called
from .seats import M, after, from_seat, held, mask_held, opponent_of, partner, player_of, side_of

MISTAKES = OneOf(
    name="mistakes", label="Ошибки за столом",
    choices=(("нет", "не бывает"), ("карты", "бывают"), ("все", "бывают, и не в очередь")), default="нет",
    hint="Тогда можно не дать масти, уронить карту, пропустить взятку; противники решают, что за это.",
)  # fmt: skip


def errs(match: M) -> bool:
    """Tell whether mistakes happen at this table."""
    return bool(match.options["mistakes"] != "нет")


# Whose card it is


def whose(match: M, seat: int) -> int:
    """Return the place whose cards a seat plays now."""
    place: int = match.stack[-1].about.get("place", seat)
    return place if player_of(match, place) == seat else seat


def playable(match: M, seat: int) -> tuple[int, ...]:
    """Return the cards that a seat may name: of its own hand, or of its dummy's."""
    return held(match, whose(match, seat))


def may_lay(match: M, place: int) -> int:
    """Return the mask of cards that a place may lay."""
    state, table = match.open, match.cards["trick"][0]
    hand = mask_held(match, place)
    if state.called >= 0 and hand >> state.called & 1 and owes_called(match, place):
        return 1 << int(state.called)
    if table:
        return hand if errs(match) else law_of(match).allowed(hand, table)
    bound = hand & deck_of(match).suit_masks[state.bound[place]] if place in state.bound else 0
    return bound or hand


def owes_called(match: M, place: int) -> bool:
    """Tell whether a place has to lay the open card that was called: not where it has to follow another suit."""
    table, called = match.cards["trick"][0], match.open.called
    return not table or bool(law_of(match).allowed(mask_held(match, place), table) >> called & 1)


def may_play(match: M, seat: int) -> int:
    """Return the mask of cards that a seat may play now."""
    return may_lay(match, whose(match, seat))


def _misses_suit(turn: Turn) -> bool:
    match, table = turn.match, turn.match.cards["trick"][0]
    if errs(match) or not table:
        return False
    hand = deck_of(match).mask_of(playable(match, turn.seat))
    return law_of(match).breach(hand, table, turn.card) is not None


def _not_called(turn: Turn) -> bool:
    called, place = turn.match.open.called, whose(turn.match, turn.seat)
    return called in held(turn.match, place) and turn.card != called and owes_called(turn.match, place)


def _not_bound(turn: Turn) -> bool:
    match, place = turn.match, whose(turn.match, turn.seat)
    suit = match.open.bound.get(place)
    if suit is None or match.cards["trick"][0]:
        return False
    deck = deck_of(match)
    return deck.suit_of[turn.card] != suit and any(deck.suit_of[card] == suit for card in held(match, place))


def _no_looking(turn: Turn) -> str:
    looks = turn.match.rules.looks
    return "Смотреть можно две последние взятки, не дальше" if looks else "До конца игры взяток не смотрят"


PLAY_BARS = (
    Bar("play", ("vist.69",), lambda turn: f"Противники требуют открытую карту: {deck_of(turn.match).text(turn.match.open.called)}", _not_called, "play"),
    Bar("play", ("vist.21",), "За ход не в очередь велено выйти с другой масти", _not_bound, "play"),
    Bar("play", ("vist.15",), "Есть масть хода: её дают обязательно", _misses_suit, "play"),
    Bar("look", ("vist.26",), _no_looking, lambda turn: turn.match.open.tricks_back > turn.match.rules.looks, "play"),
)  # fmt: skip


def left_to_play(match: M) -> Rest | None:
    """Return the tricks that are left at a table where nobody errs, sides counted together."""
    state = match.open
    if match.stack[-1].phase != "play" or errs(match) or state.called >= 0 or state.bound:
        return None
    ruling, deck = law_of(match), deck_of(match)
    hands = tuple(deck.mask_of(held(match, place)) if place in state.circle else 0 for place in range(len(match.cards["hand"])))
    following = tuple(after(match, place) if place in state.circle else place for place in range(len(hands)))
    sides = tuple(side_of(match, place) for place in range(len(hands)))
    lay, table = tuple(state.lay), tuple(match.cards["trick"][0])
    place = following[lay[-1]] if lay else whose(match, match.to_move or 0)
    plain = ruling.plain_among(deck.cards(deck.mask_of(table) | sum(hands)))
    return Rest(deck, hands, table, lay, place, following, sides, state.trump, ruling.allowed, ruling.best, plain)


# Laying a card


def sheet_of_play(match: M) -> Prompt:
    """Return the question who plays, wherever it lies."""
    top = match.stack[-1]
    return top if top.phase == "play" else next(prompt for prompt in reversed(match.stack) if prompt.phase == "play")


def begin_play(match: M) -> None:
    """Let the dealer's left neighbour lead."""
    leader = after(match, match.dealer)
    match.ask("play", (player_of(match, leader),), place=leader)
    let_play(match, leader)
    phase, place = match.open.asks
    if phase:
        match.ask(phase, [opponent_of(match, place)], place=place, card=next(iter(held(match, place)), -1))


def let_play(match: M, place: int) -> None:
    """Ask for the card of a place; who may act before his turn is asked besides."""
    prompt, state = sheet_of_play(match), match.open
    due = player_of(match, place)
    prompt.about["place"] = place
    prompt.mode, prompt.seats = Mode.TURN, (due,)
    ahead = _ahead(match, place, due)
    if ahead:
        prompt.mode, prompt.seats = Mode.ANYONE, (*ahead, due)
    if state.turned >= 0 and (place == match.dealer or (match.rules.trump_till_lead and state.lay)):
        take_up_trump(match)
    if match.cards["open"][place] and place not in state.dummies and callable_cards(match, place):
        match.ask("call", [opponent_of(match, place)], place=place)


def _ahead(match: M, place: int, due: int) -> tuple[int, ...]:
    """Return who may play before the one who is due: by the rule, or by mistake."""
    state = match.open
    if state.early >= 0:
        waits = [seat for seat in from_seat(match, place)[1:] if seat not in (*state.lay, *state.skipped, *state.dummies)]
        return tuple(seat for seat in waits[:1] if seat != due)
    if match.options["mistakes"] != "все" or len(state.circle) < 4:
        return ()
    if not state.lay:
        return tuple(seat for seat in from_seat(match, place)[1:] if seat not in state.dummies and seat != due)
    third = after(match, place)
    return (third,) if len(state.lay) == 1 and third not in state.dummies and third != due else ()


def take_up_trump(match: M) -> None:
    """Let the dealer take the turned trump into his hand; all know that he holds it."""
    state, dealer = match.open, match.dealer
    card = state.turned
    match.move_cards((card,), ("open", dealer), ("hand", dealer))
    state.known.setdefault(dealer, []).append(card)
    state.turned = -1


def play_card(turn: Turn) -> None:
    """Lay a card: in turn, or by mistake ahead of it."""
    match, place = turn.match, whose(turn.match, turn.seat)
    due: int = turn.prompt.about["place"]
    turn.prompt.seats = (player_of(match, due),)
    if place != due and not match.open.lay:
        show(match, place, (turn.card,))
        match.tell(place, f"{{идёт|идёте}} не в очередь: {deck_of(match).text(turn.card)}", "vist.21")
        match.ask("ahead", [opponent_of(match, place)], place=place, card=turn.card)
        return
    if place != due and match.open.early < 0:
        match.open.early = place
        match.tell(place, "{кладёт|кладёте} раньше второго", "vist.22")
    lay_card(match, place, turn.card)


def part_with(match: M, place: int, card: int) -> None:
    """Take a card out of a hand, closed or open."""
    state, pile = match.open, match.cards["hand"][place]
    (pile if card in pile else match.cards["open"][place]).remove(card)
    if card == state.turned:
        state.turned = -1
    if card in state.known.get(place, ()):
        state.known[place].remove(card)


def lay_card(match: M, place: int, card: int) -> None:
    """Put a card on the trick; where it is not of the suit that was led, the table looks twice."""
    state, deck = match.open, deck_of(match)
    table = match.cards["trick"][0]
    part_with(match, place, card)
    table.append(card)
    state.lay.append(place)
    state.called = -1
    match.tell(place, deck.text(card))
    led = deck.suit_of[table[0]]
    if len(table) == 1:
        state.bound.pop(place, None)
    elif deck.suit_of[card] != led:
        if any(deck.suit_of[other] == led for other in held(match, place)):
            state.wrong = place
        elif led not in state.voids.setdefault(place, []):
            state.voids[place].append(led)
        if errs(match):
            _look_twice(match, place)
            return
    go_on(match)


def _look_twice(match: M, place: int) -> None:
    """Let the partner ask, then the opponents demand."""
    mate = partner(match, place)
    if mate not in (place, *match.open.dummies) and player_of(match, place) != mate and match.rules.asks:
        match.ask("query", [mate], place=place)
    else:
        let_mend(match)


def let_mend(match: M) -> None:
    """Tell the opponents of a wrong card while the trick lies open."""
    if match.open.wrong >= 0 and match.rules.mends:
        match.ask("mend", [opponent_of(match, match.open.wrong)], place=match.open.wrong)
    else:
        go_on(match)


def go_on(match: M) -> None:
    """Ask for the next card, or close the trick."""
    state = match.open
    laid = len(state.lay) + len(state.skipped)
    if laid < len(state.circle):
        let_play(match, _in_turn(match))
        return
    prompt = sheet_of_play(match)
    leader = close_trick(match)
    if match.rules.trick_over(match, leader) or not all(held(match, seat) for seat in state.circle):
        prompt.mode, prompt.seats = Mode.TURN, ()
    else:
        let_play(match, leader)


def close_trick(match: M) -> int:
    """Give the trick to whoever took it; a wrong card that nobody stopped is a revoke now."""
    state, table = match.open, match.cards["trick"][0]
    ruling = law_of(match)
    best = ruling.best(table)
    winner: int = state.lay[best]
    state.tricks[winner] += 1
    state.tricks_done += 1
    state.taken.append((winner, tuple(table), tuple(state.lay)))
    match.cards["taken"][winner].extend(table)
    match.tell(winner, TAKES, *ruling.reason(table, best))
    if state.wrong >= 0:
        state.revokes.append((state.wrong, state.wrong in state.asked))
        match.tell(state.wrong, "{делает|делаете} ренонс: взятка закрыта", "vist.18")
    table.clear()
    state.lay, state.skipped, state.asked = [], [], []
    state.wrong = state.early = -1
    return winner


# Open cards


def show(match: M, place: int, cards: tuple[int, ...]) -> None:
    """Lay cards of a hand open."""
    match.move_cards(tuple(card for card in cards if card in match.cards["hand"][place]), ("hand", place), ("open", place))


def hide(match: M, place: int, cards: tuple[int, ...]) -> None:
    """Take open cards back into the hand; all remember them. The turned trump lies open on, as all of a dummy's cards do."""
    if place in match.open.dummies:
        return
    back = tuple(card for card in cards if card != match.open.turned)
    match.move_cards(back, ("open", place), ("hand", place))
    match.open.known.setdefault(place, []).extend(back)


def callable_cards(match: M, place: int) -> tuple[int, ...]:
    """Return the open cards of a place that may be called now, as far as all can see: its closed cards are not asked."""
    table, deck = match.cards["trick"][0], deck_of(match)
    shown = [card for card in match.cards["open"][place] if card != match.open.turned]
    mask = may_be_called(deck, deck.mask_of(shown), deck.suit_of[table[0]] if table else -1)
    return tuple(card for card in shown if mask >> card & 1)


def _in_turn(match: M) -> int:
    """Return whose card the trick waits for, clockwise from its leader."""
    state = match.open
    circle: list[int] = state.circle
    at = circle.index(state.lay[0]) + len(state.lay) + len(state.skipped)
    if state.early < 0:
        return circle[at % len(circle)]
    return next(seat for seat in from_seat(match, state.lay[0]) if seat not in state.lay and seat not in state.skipped)


def card_why(turn: Turn) -> Said:
    """Say by which rules a card may be played."""
    match, table = turn.match, turn.match.cards["trick"][0]
    if not table:
        return "Можно: выход ваш, выходят с любой карты.", ("vist.14",)
    if match.open.early >= 0 and turn.seat != _in_turn(match):
        return "Можно: третий положил раньше второго, четвёртый не ждёт партнёра.", ("vist.22",)
    deck = deck_of(match)
    if deck.suit_of[turn.card] == deck.suit_of[table[0]]:
        return "Можно: масть дана, бить старшей не обязательно.", ("vist.15",)
    if any(deck.suit_of[card] == deck.suit_of[table[0]] for card in playable(match, turn.seat)):
        return "За столом, где ошибаются, карта ляжет; это ренонс.", ("vist.18",)
    return "Можно: масти нет, кладут любую карту.", ("vist.16",)


PLAY_MOVES = (
    Move("play", "{}", card_why, play_card, (Need(Kind.CARD, playable),), may_play),
    Move("look", "Посмотреть взятку", ("Можно: две последние взятки смотрят.", ("vist.26",)),
         needs=(Need(Kind.WORD, lambda match, seat: ("trick",)),), never=True),
)  # fmt: skip


def status(view: View[Any]) -> str:
    """Say whose card is asked for."""
    place = view.about.get("place", view.seat)
    table = view.seen("trick")
    dummy = place in view.open.dummies and player_of(view, place) == view.seat
    if not table:
        return "Выход вашего болвана." if dummy else "Ваш выход."
    return f"{'Ход вашего болвана' if dummy else 'Ваш ход'}. Вышли с {deck_of(view).led(table[0])}."


def play_phase(ended: Callable[[M, Prompt], None], *further: Move, lead: tuple[str, ...] = ("vist.14",)) -> Phase:
    """Return the phase of play; `ended` follows the last trick, `further` are moves besides laying a card."""
    return Phase("розыгрыш", (*PLAY_MOVES, *further), lead, begin_play, ended, status)
