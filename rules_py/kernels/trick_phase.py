"""A ready phase: cards are played to tricks, one after another, until the hands are empty.

A game that plays tricks declares the places `hand` and `trick`, lets what is open begin with `Tricks`, and says in its
rules how strong cards are (`strength`) and what one owes to a trick (`duty`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ..frame.cards import Deck
from ..frame.claim import Rest
from ..frame.events import Event
from ..frame.match import Match
from ..frame.moves import ONE_CARD, Bar, Move, Phase, Said, Turn
from ..frame.places import Place, Sight
from ..frame.prompts import Prompt
from ..frame.strength import Breach, Law, law
from ..frame.view import View

TRICK = Place("trick", "Взятка", Sight.ALL, shape="trick")
TAKEN = Place("taken", "Взятки", Sight.ALL, owned=True, shape="")
"""The cards of tricks that are closed: all have seen them, so they lie open, though nobody turns them over."""

TAKES = "{берёт|берёте} взятку"
"""What is told of whoever takes a trick."""
Taken = tuple[int, tuple[int, ...], tuple[int, ...]]
"""Who took a trick, its cards, who laid them."""


@dataclass
class Tricks:
    """What all at the table know of the play."""

    trump: int = -1
    lay: list[int] = field(default_factory=list)
    """Who laid the cards of the trick on the table."""
    tricks: list[int] = field(default_factory=list)
    """How many tricks each has taken."""
    taken: list[Taken] = field(default_factory=list)
    playing: list[int] = field(default_factory=list)
    """Who plays this deal."""


def deck_of(match: Match[Any] | View[Any]) -> Deck:
    """Return the deck of a match."""
    deck = match.packs["cards"]
    assert isinstance(deck, Deck)
    return deck


def law_of(match: Match[Any] | View[Any]) -> Law:
    """Return what rules the tricks of a match now."""
    return law(deck_of(match), match.rules.strength, match.rules.duty, match.open.trump)


def allowed(match: Match[Any], seat: int) -> int:
    """Return the mask of cards that a seat may play."""
    hand = 0
    for card in match.cards["hand"][seat]:
        hand |= 1 << card
    table = match.cards["trick"][0]
    return law_of(match).allowed(hand, table) if table else hand


def laid_away(view: View[Any], shown: int) -> list[Event]:
    """Return what was told of the cards of this deal's tricks before the last few that one may look at again."""
    if view.deal_over or len(view.open.taken) <= shown:
        return []
    faces = {view.text(card) for card in range(deck_of(view).size)}
    told = [event for event in view.log if event.deal == view.number and (event.text in faces or event.text == TAKES)]
    ends = [at for at, event in enumerate(told, 1) if event.text == TAKES]
    return told[: ends[-shown - 1]] if len(ends) > shown else []


def takes(view: View[Any]) -> int:
    """Return which card of the trick on the table takes it so far."""
    return law_of(view).best(view.seen("trick"))


def last_trick(view: View[Any]) -> tuple[tuple[int, ...], tuple[int, ...], int] | None:
    """Return the trick before: its cards, who laid them, who took it."""
    return trick_back(view, 1)


def trick_back(view: View[Any], back: int) -> tuple[tuple[int, ...], tuple[int, ...], int] | None:
    """Return a closed trick counted back from the last: its cards, who laid them, who took it."""
    if len(view.open.taken) < back:
        return None
    winner, cards, seats = view.open.taken[-back]
    return cards, seats, winner


def breaks(kind: Breach) -> Callable[[Turn], bool]:
    """Return the test of a bar: the card breaks this duty."""

    def when(turn: Turn) -> bool:
        match = turn.match
        hand = deck_of(match).mask_of(turn.hand)
        return law_of(match).breach(hand, match.cards["trick"][0], turn.card) is kind

    return when


def duty_bars(follow: str, trump: str = "", beat: str = "") -> tuple[Bar, ...]:
    """Return the bars on playing a card, each by its rule; a duty that the game does not know is left out."""
    rows = (
        (Breach.FOLLOW, follow, "Есть масть хода: её дают обязательно"),
        (Breach.TRUMP, trump, "Масти нет, а козырь есть: бьют козырем"),
        (Breach.BEAT, beat, "Есть чем перебить: перебивают обязательно"),
    )
    return tuple(Bar("play", (rule,), text, breaks(kind), "play") for kind, rule, text in rows if rule)


def play_card(turn: Turn) -> None:
    """Lay a card on the table; the last of a round closes the trick."""
    match, seat, card = turn.match, turn.seat, turn.values[0]
    cards = match.cards
    table = cards["trick"][0]
    cards["hand"][seat].remove(card)
    table.append(card)
    state = match.open
    state.lay.append(seat)
    match.tell(seat, match.packs["cards"].text(card))
    if len(table) < len(state.playing):
        turn.prompt.seats = (following(match, seat),)
    else:
        turn.prompt.seats = close_trick(match)


def following(match: Match[Any], seat: int) -> int:
    """Return who plays after a seat."""
    playing = match.open.playing
    nobody = match.players
    step = seat
    for _ in range(nobody):
        step = (step + 1) % nobody
        if step in playing:
            return step
    return seat


def close_trick(match: Match[Any]) -> tuple[int, ...]:
    """Give the trick to whoever took it; return who leads next, nobody when the cards are played."""
    state, table = match.open, match.cards["trick"][0]
    ruling = law_of(match)
    place = ruling.best(table)
    winner: int = state.lay[place]
    cites = ruling.reason(table, place)
    state.tricks[winner] += 1
    state.taken.append((winner, tuple(table), tuple(state.lay)))
    match.cards["taken"][winner].extend(table)
    table.clear()
    state.lay = []
    match.tell(winner, TAKES, *cites)
    return (winner,) if match.cards["hand"][winner] else ()


def left_to_play(match: Match[Any]) -> Rest | None:
    """Return the tricks that are left while cards are played, everyone for himself."""
    mover = match.to_move
    if mover is None or match.stack[-1].phase != "play" or mover not in match.open.playing:
        return None
    ruling, deck, state = law_of(match), deck_of(match), match.open
    hands = tuple(
        deck.mask_of(match.cards["hand"][seat]) if seat in state.playing else 0 for seat in range(len(match.cards["hand"]))
    )
    after = tuple(following(match, seat) if seat in state.playing else seat for seat in range(len(hands)))
    table = tuple(match.cards["trick"][0])
    plain = ruling.plain_among(deck.cards(deck.mask_of(table) | sum(hands)))
    return Rest(
        deck, hands, table, tuple(state.lay), mover, after, tuple(range(len(hands))), state.trump, ruling.allowed, ruling.best, plain
    )  # fmt: skip


def play_phase(
    why: Said | Callable[[Turn], Said],
    begin: Callable[[Match[Any]], None],
    after: Callable[[Match[Any], Prompt], None],
    lead: tuple[str, ...],
    may: Callable[[Match[Any], int], int] = allowed,
) -> Phase:
    """Return the phase of play: `lead` are the rules of who leads, `may` the mask of cards that are allowed."""
    return Phase("розыгрыш", (Move("play", "{}", why, play_card, (ONE_CARD,), may),), lead, begin, after, status=_status)


def _status(view: View[Any]) -> str:
    table = view.seen("trick")
    if not table:
        return "Ваш выход."
    deck = view.packs["cards"]
    return f"Ваш ход. Вышли с {deck.led(table[0]) if isinstance(deck, Deck) else deck.name(table[0])}."
