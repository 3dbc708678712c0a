"""«Шестьдесят шесть»: what is open at the table, the deal, what the table is asked."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ...frame.cites import implements
from ...frame.errors import InputError
from ...frame.match import Match
from ...frame.places import Place, Sight
from ...frame.rng import Generator
from ...frame.strength import Law, law
from ...frame.view import View
from .rules import DECK, HAND
from .scoring import Taken

UPCARD = Place("upcard", "Козырь", Sight.ALL, under="stock")

M = Match["Table"]
Seen = Match["Table"] | View["Table"]


@dataclass
class Table:
    """What both at the table know."""

    trump: int = -1
    lay: list[int] = field(default_factory=list)
    """Who laid the card of the trick on the table."""
    closed_by: int = -1
    """Who closed the stock; nobody: -1."""
    tricks: list[int] = field(default_factory=lambda: [0, 0])
    cards: list[int] = field(default_factory=lambda: [0, 0])
    """Worth of the cards in the tricks of each."""
    plain: list[int] = field(default_factory=lambda: [0, 0])
    """Marriages led out of trumps."""
    trumps: list[int] = field(default_factory=lambda: [0, 0])
    """Trump marriages led."""
    taken: list[tuple[int, tuple[int, ...], tuple[int, ...]]] = field(default_factory=list)
    """Who took a trick, its cards, who laid them."""
    known: list[int] = field(default_factory=lambda: [0, 0])
    """Cards that each is known to hold: the drawn trump, the mate of a led marriage card."""
    first: int = -1
    """Who reached 66 first; nobody: -1."""
    winner: int = -1
    """Who wrote games for this deal; nobody: -1."""
    played: bool = False
    """The last trick is taken."""


@implements("sixty-six.5", "sixty-six.6", "sixty-six.7")
def opening(match: M) -> Table:
    """Give six cards to each, turn the trump, put the stock beside it; the other player leads."""
    order = match.shuffle()
    hands = match.cards["hand"]
    hands[1 - match.dealer][:] = order[:HAND]
    hands[match.dealer][:] = order[HAND : 2 * HAND]
    turned = order[2 * HAND]
    match.cards["upcard"][0].append(turned)
    match.cards["stock"][0].extend(order[: 2 * HAND : -1])
    trump = DECK.suit_of[turned]
    match.tell(None, f"Сдача № {match.number}, козырь {DECK.suits[trump]}: открыт {DECK.text(turned)}", "sixty-six.6")
    return Table(trump=trump)


@implements("sixty-six.h1")
def first_dealer(match: M) -> int:
    """Draw lots for the first deal."""
    return Generator(~match.number & 0xFFFFFFFF).below(2)


@implements("sixty-six.4")
def next_dealer(match: M) -> int:
    """Let the winner deal next; after a draw as the reading says."""
    if match.open.winner >= 0:
        return match.open.winner
    return match.dealer if match.rules.draw_same_dealer else 1 - match.dealer


# Questions that moves, bars and players ask of the table


def left(match: Match[Any]) -> int:
    """Return how many cards the stock holds, the face-up trump included."""
    return len(match.cards["stock"][0]) + len(match.cards["upcard"][0])


def strict(match: M) -> bool:
    """Tell whether suits are in force: the stock is closed or gone."""
    return match.open.closed_by >= 0 or not (match.cards["stock"][0] or match.cards["upcard"][0])


def ruling(match: Seen, bound: bool) -> Law:
    """Return what rules a trick."""
    return law(DECK, match.rules.strength, match.rules.duty if bound else match.rules.free, match.open.trump)


def allowed(match: M, seat: int) -> int:
    """Return the mask of the cards that a seat may play."""
    hand = 0
    for card in match.cards["hand"][seat]:
        hand |= 1 << card
    table = match.cards["trick"][0]
    return ruling(match, True).allowed(hand, table) if table and strict(match) else hand


def holds_mate(match: M, seat: int, card: int) -> bool:
    """Tell whether a seat holds the other marriage card of a suit."""
    mate: int = match.rules.mates[card]
    return bool(mate) and mate.bit_length() - 1 in match.cards["hand"][seat]


def marries(match: M, seat: int, card: int) -> bool:
    """Tell whether leading this card writes a marriage."""
    return holds_mate(match, seat, card) and (not strict(match) or match.rules.marriage_always)


def facts_of(match: Seen, seat: int) -> Taken:
    """Return what a player has gathered in this deal."""
    state = match.open
    last = state.played and state.taken[-1][0] == seat
    return Taken(state.cards[seat], state.tricks[seat], state.plain[seat], state.trumps[seat], last, state.closed_by >= 0)


def seen_cards(view: View[Table]) -> int:
    """Return every card that was played or lies face up."""
    return DECK.mask_of(
        card
        for name in ("trick", "upcard", "taken")
        for owner in range(len(view.cards[name]))
        for card in view.seen(name, owner)
    )


# Words of positions


def plainly(match: M) -> None:
    """Let the stock of a position lie as one pile: which card is turned nobody asks."""
    match.move_cards(tuple(match.cards["upcard"][0]), ("upcard", -1), ("stock", -1))


def set_closed(match: M, value: Any) -> None:
    """Let the opponent have closed the stock."""
    if not isinstance(value, bool):
        raise InputError("Колода закрыта: ответьте «да» или «нет» (true или false)", "closed")
    match.open.closed_by = 1 if value else -1


FIELDS = {"closed": set_closed}
