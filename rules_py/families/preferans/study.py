"""Three open hands, studied position by position.

The exact solver may take long; a study keeps what it has worked out, so that the answer can be asked for in portions of
nodes and any other position of the same deal costs little.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ...frame.calculators import PORTION
from ...frame.cards import SUIT_GENITIVE, SUIT_NAMES, Deck
from ...frame.errors import InputError
from ...kernels.tricks import FOLLOW_AND_TRUMP, Reason, TrickPlay
from .solver import DECLARER, Answer, Board

SEATS = 3


@dataclass(frozen=True, slots=True)
class OpenDeal:
    """Three hands on the table: seat 0 is the declarer, the others follow clockwise."""

    deck: Deck
    hands: tuple[int, int, int]
    trump: int
    """The trump suit, -1 without."""
    leader: int
    low: bool
    """The declarer wants no tricks."""


@dataclass(frozen=True, slots=True)
class Case:
    """A deal with what was played of it, and what the game says about it."""

    deal: OpenDeal
    played: tuple[int, ...]
    follow: tuple[str, ...]
    """The rules by which suit is followed."""
    ruff: tuple[str, ...]
    """The rules by which a void hand trumps."""
    sum_up: Callable[[int], tuple[str, tuple[str, ...]]]
    """Say what the declarer's tricks of the whole deal mean, with the rules."""


class Study:
    """The positions of one open deal; what is worked out is remembered."""

    __slots__ = ("_found", "_search", "deal")

    def __init__(self, deal: OpenDeal) -> None:
        self.deal = deal
        self._search = self._board(TrickPlay(deal.deck, list(deal.hands))).search
        self._found: dict[tuple[int, ...], Answer] = {}

    def _board(self, play: TrickPlay) -> Board:
        deal = self.deal
        table = () if play.closed else tuple(play.table)
        leader = (play.player - len(table)) % SEATS
        return Board(deal.deck, play.hands, deal.trump, leader, deal.low, table)

    @property
    def nodes(self) -> int:
        """Return how many nodes were worked through so far."""
        return self._search.nodes

    def position(self, played: Sequence[int]) -> TrickPlay:
        """Play cards from the beginning; an illegal one raises IllegalCard."""
        deal = self.deal
        play = TrickPlay(deal.deck, list(deal.hands), deal.trump, deal.leader, FOLLOW_AND_TRUMP)
        for card in played:
            play.apply(card)
        return play

    def answer(self, played: Sequence[int], nodes: int = 0) -> Answer | None:
        """Return what best play brings from here, None where this many further nodes did not suffice (0: no limit)."""
        key = tuple(played)
        found = self._found.get(key)
        if found is None:
            board = self._board(self.position(key))
            board.search = self._search
            self._search.limit = self._search.nodes + nodes if nodes else 0
            found = board.solve()
            if found.tricks is None:
                return None
            self._found[key] = found
        return found


_IN_HAND = 2
_latest: list[Study] = []
"""The studies in hand, the newest first: a reader looks at few deals at a time, and their memory may be large."""


def study_of(deal: OpenDeal) -> Study:
    """Return the study of a deal, one in hand where it is the same deal."""
    found = next((study for study in _latest if study.deal == deal), None) or Study(deal)
    _latest[:] = [found, *(study for study in _latest if study is not found)][:_IN_HAND]
    return found


def check_played(case: Case, field: str) -> None:
    """Refuse cards that could not have been played so."""
    deal, deck = case.deal, case.deal.deck
    play = TrickPlay(deck, list(deal.hands), deal.trump, deal.leader, FOLLOW_AND_TRUMP)
    for number, card in enumerate(case.played, 1):
        if not any(play.hands):
            raise InputError(f"Сыграно: карта {number} ({deck.text(card)}) лишняя, все карты уже вышли", field)
        reason = play.refusal(card)
        if reason is None:
            play.apply(card)
            continue
        text = f"Сыграно: карта {number} ({deck.text(card)}): "
        if reason is Reason.NOT_HELD:
            raise InputError(text + "у того, чей ход, её нет", field)
        led = deck.suits[play.led]
        if reason is Reason.MUST_FOLLOW:
            raise InputError(text + f"есть {SUIT_NAMES[led]}, масть дают обязательно", field, case.follow)
        raise InputError(text + f"{SUIT_GENITIVE[led]} нет, а козырь есть: бьют козырем", field, case.ruff)


def examine(case: Case, nodes: int = PORTION) -> dict[str, Any]:
    """Describe a position and, where the nodes suffice, what best play brings."""
    study = study_of(case.deal)
    play = study.position(case.played)
    answer = study.answer(case.played, nodes)
    deck = case.deal.deck
    over = not any(play.hands)
    found: dict[str, Any] = {
        "hands": [[deck.text(card) for card in reversed(deck.cards(hand))] for hand in play.hands],
        "taken": [sum(1 for winner in play.winners if winner == seat) for seat in range(SEATS)],
        "turn": None if over else play.player,
        "legal": [] if over else [deck.text(card) for card in play.legal()],
        "path": path_of(case.deal, case.played),
        "nodes": study.nodes,
        "answer": None,
    }
    if answer is None or answer.tricks is None:
        return found
    taken = found["taken"][DECLARER]
    text, cites = case.sum_up(taken + answer.tricks)
    found["path"] = path_of(case.deal, (*case.played, *(card for _, card in answer.line)))
    found["answer"] = {
        "tricks": taken + answer.tricks,
        "by_card": {deck.text(card): taken + value for card, value in answer.by_card.items()},
        "text": text,
        "cites": list(cites),
    }
    return found


@dataclass(frozen=True, slots=True)
class Turn:
    """A card that changed what the declarer takes with best play of all."""

    index: int
    """Which card of the deal it was, from 0."""
    seat: int
    card: int
    better: tuple[int, ...]
    """The cards that would have changed nothing."""
    before: int
    after: int
    """Tricks of the declarer in the whole deal, before the card and after it."""


def turns_of(case: Case, nodes: int) -> tuple[int, list[Turn]]:
    """Find the cards that changed the outcome, working from the last card back.

    Returns the first card from which on everything is worked out (0: the whole deal), and the turns from there.
    """
    study = study_of(case.deal)
    played = case.played
    left = nodes
    turns: list[Turn] = []
    for index in range(len(played) - 1, -1, -1):
        before = study.nodes
        answer = study.answer(played[:index], left)
        left -= study.nodes - before
        if answer is None or answer.tricks is None:
            return index + 1, turns[::-1]
        after = answer.by_card[played[index]]
        if after != answer.tricks:
            play = study.position(played[:index])
            taken = play.winners.count(DECLARER)
            better = tuple(card for card, value in answer.by_card.items() if value == answer.tricks)
            turns.append(Turn(index, play.player, played[index], better, taken + answer.tricks, taken + after))
        if left <= 0 and index:
            return index, turns[::-1]
    return 0, turns[::-1]


def path_of(deal: OpenDeal, cards: Sequence[int]) -> list[list[dict[str, Any]]]:
    """Cut cards played from the beginning into tricks, each card with its player; the last may be unfinished."""
    play = TrickPlay(deal.deck, list(deal.hands), deal.trump, deal.leader, FOLLOW_AND_TRUMP)
    tricks: list[list[tuple[int, int]]] = []
    for card in cards:
        if play.closed:
            tricks.append([])
        tricks[-1].append((play.player, card))
        play.apply(card)
    winners = play.winners if play.closed else [*play.winners, play.winner]
    return [
        [{"seat": seat, "card": deal.deck.text(card), "wins": seat == winner} for seat, card in trick]
        for trick, winner in zip(tricks, winners, strict=True)
    ]
