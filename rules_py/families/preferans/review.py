"""«Преферанс»: where a game that was played was lost or let go, by exact play of the open hands."""

from __future__ import annotations

from functools import partial
from typing import Any

from ...frame.russian import tricks as tricks_text
from .exact import MISERE, PLAYERS, sum_up
from .rules import NO_TRUMP, STRAINS, quota
from .seats import names_for
from .state import PreferansState
from .study import SEATS, Case, OpenDeal, Turn, turns_of


def reviewable(state: PreferansState) -> bool:
    """Tell whether three hands played a game: распасы, a lone whist and a check without play have no such question."""
    return state.contract is not None and state.declarer is not None and bool(state.history) and len(state.playing) == SEATS


def review_deal(state: PreferansState, seat: int, nodes: int) -> dict[str, Any]:
    """Describe every card that changed the declarer's tricks; the first that decided stands out."""
    contract, declarer = state.contract, state.declarer
    assert contract is not None
    assert declarer is not None
    case = case_of(state)
    solved, turns = turns_of(case, nodes)
    names = names_for(seat, state.rules.players)
    seats = (declarer, *state.circle.left_of(declarer))
    need = 0 if contract.misere else quota(contract.level)
    taken = state.taken[declarer]
    start = turns[0].before if turns else taken
    steps = _steps(state)
    decided: set[bool] = set()
    found = []
    for turn in turns:
        own = turn.seat == 0
        decisive = _made(contract.misere, need, turn.before) != _made(contract.misere, need, turn.after) and own not in decided
        if decisive:
            decided.add(own)
        found.append({
            "step": steps[turn.index],
            "index": turn.index,
            "trick": turn.index // SEATS + 1,
            "seat": seats[turn.seat],
            "card": state.kind.deck.text(turn.card),
            "before": turn.before,
            "after": turn.after,
            "mark": _mark(contract.misere, own) if decisive else "",
            "text": _told(state, turn, names[seats[turn.seat]], contract.misere, need),
            "cites": list(sum_up(MISERE if contract.misere else "", 0, turn.after)[1]),
        })  # fmt: skip
    deck = state.kind.deck
    return {
        "done": not solved,
        "solved": solved,
        "of": len(case.played),
        "text": _summary(contract.misere, need, start, taken, bool(decided), bool(turns), solved),
        "turns": found,
        "given": {
            "game": MISERE if contract.misere else STRAINS[contract.strain],
            **{name: deck.hand_text(hand) for name, hand in zip(("declarer", "left", "right"), case.deal.hands, strict=True)},
            "leader": PLAYERS[case.deal.leader],
        },
        "played": [deck.text(card) for card in case.played],
    }


def case_of(state: PreferansState) -> Case:
    """Lay the hands open as they were when the first card was led."""
    contract, declarer = state.contract, state.declarer
    assert contract is not None
    assert declarer is not None
    seats = (declarer, *state.circle.left_of(declarer))
    trump = contract.strain if not contract.misere and contract.strain < NO_TRUMP else -1
    hands = (state.held[seats[0]], state.held[seats[1]], state.held[seats[2]])
    deal = OpenDeal(state.kind.deck, hands, trump, seats.index(state.history[0][0]), contract.misere)
    game = MISERE if contract.misere else contract.trump
    played = tuple(card for _, card in state.history)
    return Case(deal, played, state.kind.law("follow"), state.kind.law("ruff"), partial(sum_up, game, hands[0].bit_count()))


def _steps(state: PreferansState) -> list[int]:
    """Return for each card of the deal how many actions of the record went before it."""
    first = max((number + 1 for number, action in enumerate(state.actions) if action.endswith("next")), default=0)
    found = [number for number, action in enumerate(state.actions) if number >= first and "play " in action]
    return found[-len(state.history) :]


def _made(misere: bool, need: int, tricks: int) -> bool:
    return tricks == 0 if misere else tricks >= need


def _mark(misere: bool, own: bool) -> str:
    """Name the card that decided: the declarer lost his game with it, or the others let it go."""
    if misere:
        return "Здесь мизер проигран" if own else "Здесь мизер упущен"
    return "Здесь игра проиграна" if own else "Здесь игра упущена"


def _told(state: PreferansState, turn: Turn, name: str, misere: bool, need: int) -> str:
    """Say what a card changed and what would not have."""
    deck = state.kind.deck
    if misere:
        before = f"ловился ({tricks_text(turn.before)})" if turn.before else "не ловился"
        after = f"ловится ({tricks_text(turn.after)})" if turn.after else "не ловится"
        text = f"До этой карты мизер {before}, после неё {after}."
    else:
        before = "игра выходила" if turn.before >= need else "игра не выходила"
        after = "выходит" if turn.after >= need else "не выходит"
        text = f"До этой карты у играющего было {tricks_text(turn.before)}, {before}; после неё {turn.after}, {after}."
    better = ", ".join(deck.text(card) for card in turn.better)
    return f"{name}: {deck.text(turn.card)}. {text} {'Верный ход' if len(turn.better) == 1 else 'Верные ходы'}: {better}."


def _summary(misere: bool, need: int, start: int, taken: int, decided: bool, turned: bool, solved: int) -> str:
    """Say in a sentence how it stood at first and how it ended."""
    first = f"С {solved // SEATS + 1}-й взятки" if solved else "С первого хода"
    made, could = _made(misere, need, taken), _made(misere, need, start)
    if misere:
        held = "не ловился" if could else f"ловился ({tricks_text(start)})"
        ended = "сыгран чисто" if made else f"пойман: {tricks_text(taken)}"
        text = f"{first} мизер {held} и {'' if made == could else 'всё же '}{ended}."
    else:
        held = f"у играющего {tricks_text(start)} при лучшей игре всех"
        ended = f"взято {taken}, игра {'сыграна' if made else 'проиграна'}"
        text = f"{first} {held}; {ended}."
    if decided:
        return text
    return f"{text} {'Исход не переменился, менялось число взяток.' if turned else 'Никто ни разу не ошибся.'}"
