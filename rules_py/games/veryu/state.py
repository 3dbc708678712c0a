"""«Верю? Не верю!»: what is open at the table, the beginning of a round, what the table is asked."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from ...frame.cites import implements
from ...frame.errors import InputError
from ...frame.match import Match
from ...frame.places import Place, Sight
from ...frame.rng import Generator
from ...frame.view import View
from .rules import EACH, KIND_OF, SHOE, all_to_open, attempt_result, check_players, clockwise, highest_bid, own_to_open

HAND = Place("hand", "Рука", Sight.OWNER, owned=True, shape="hand", stays=True, mine="Ваши карты, вы игрок {}")
MAT = Place("mat", "Поле", Sight.OWNER, owned=True, shape="mat")
LOST = Place(
    "lost", "Потеряно", Sight.OWNER, owned=True, shape="row", stays=True, private=True, mine="Потеряно: знаете только вы"
)
"""The cards that a player has lost: he alone knows them."""

M = Match["Table"]
Seen = Match["Table"] | View["Table"]


@dataclass(frozen=True)
class Memory:
    """What the open cards of the rounds before have told of a player."""

    among: int = EACH
    """Of how many cards one is known to be the shoe; whatever he has lost since was drawn from them."""
    shoes: int = 0
    clean: int = 0
    """On how many of his mats the shoe was seen, and how many were seen to the last card without it."""


@dataclass
class Table:
    """What all at the table know of the round."""

    turn: int = 0
    laid: list[int] = field(default_factory=list)
    """How many cards each laid on his mat; taken back after the attempt, they are the last of his hand, as they lay."""
    faces: dict[tuple[int, int], int] = field(default_factory=dict)
    """What all have seen: owner and place from the bottom, and which card lay there; opened first, then shown."""
    opened: list[tuple[int, int]] = field(default_factory=list)
    """Which of these the contender has opened."""
    bid: int = 0
    bidder: int = -1
    bids: list[int] = field(default_factory=list)
    """The last number that each has named, 0 for none."""
    passed: list[bool] = field(default_factory=list)
    contender: int = -1
    shoe_owner: int = -1
    outcome: bool | None = None
    """Whether the attempt succeeded; None while there is none."""
    lone: list[int] = field(default_factory=list)
    """Who was put out though another tried: his only card was the shoe."""
    starter: int = 0
    """Who begins the next round."""
    winner: int = -1
    memory: list[Memory] = field(default_factory=list)
    """What the rounds before have told of each."""


@implements("veryu.setup.1", "veryu.setup.2", "veryu.comp", "veryu.step1", "veryu.round.1")
def opening(match: M) -> Table:
    """Give everybody his four cards once; a round begins with empty mats."""
    seats = match.players
    if match.deals == 1:
        if "cards" in match.deal_value:
            raise InputError("Сдача: карты у всех одинаковы, задавать их не нужно", "deal.cards", ("veryu.setup.1",))
        check_players(seats, match.rules.fewest)
        for seat in range(seats):
            match.cards["hand"][seat][:] = range(EACH * seat, EACH * (seat + 1))
    rule = ("veryu.round.1",) if match.deals > 1 else ("veryu.setup.3", "veryu.h2")
    begins = f"начинает игрок {match.dealer + 1}"
    match.tell(None, f"Новый раунд, {{{match.dealer}?начинаете вы|{begins}|{begins}}}", *rule)
    memory = [remembered(match, seat) for seat in range(seats)] if match.deals > 1 else [Memory()] * seats
    return Table(turn=match.dealer, laid=[0] * seats, bids=[0] * seats, passed=[False] * seats, memory=memory)


def remembered(match: M, seat: int) -> Memory:
    """Add what the round that is over has shown of a mat."""
    last = match.open
    before = last.memory[seat]
    faces = [face for (owner, _), face in last.faces.items() if owner == seat]
    if SHOE in faces:
        among = cards_of(match, seat) + (seat == last.contender)
        return replace(before, among=among, shoes=before.shoes + 1)
    return replace(before, clean=before.clean + 1) if faces and len(faces) == last.laid[seat] else before


def first_player(match: M) -> int:
    """Let the number of the deal draw lots for the first round."""
    return first_by_lot(match.number, match.players)


@implements("veryu.setup.3", "veryu.h2")
def first_by_lot(seed: int, players: int) -> int:
    """Draw lots for the first round."""
    return Generator(~seed & 0xFFFFFFFF).below(players)


# Questions that moves, bars and players ask of the table


def kind_of(match: Seen, card: int) -> int:
    """Return what a card is."""
    return KIND_OF[match.packs["cards"].text(card)]


def count(match: Seen, place: str, seat: int) -> int:
    """Return how many cards lie in a place of a seat."""
    return match.count(place, seat) if isinstance(match, View) else len(match.cards[place][seat])


def cards_of(match: Seen, seat: int) -> int:
    """Return how many cards a player still has in the game."""
    return count(match, "hand", seat) + count(match, "mat", seat)


def inside(match: Seen) -> list[int]:
    """Return the seats that are still in the game."""
    return [seat for seat in range(match.players) if cards_of(match, seat)]


def wins(match: Seen, seat: int) -> int:
    """Return how many attempts of a player have succeeded."""
    return match.sheet.total("wins", seat)


def waiting(match: M) -> list[int]:
    """Return who has yet to lay the first card, clockwise from the first player."""
    mats = match.cards["mat"]
    return [seat for seat in match.around(match.dealer) if match.cards["hand"][seat] and not mats[seat]]


def highest(match: Seen) -> int:
    """Return the highest bid that can be named."""
    return highest_bid([count(match, "mat", seat) for seat in range(match.players)])


def needed(match: Seen) -> int:
    """Return how many cards the contender is to open."""
    return all_to_open(match.rules, match.open.bid, match.open.laid[match.open.contender])


def own_left(match: Seen) -> int:
    """Return how many of his own cards the contender is still to open."""
    state = match.open
    own = own_to_open(match.rules, state.bid, state.laid[state.contender])
    return own - sum(owner == state.contender for owner, _ in state.opened)


def result(match: Seen) -> bool | None:
    """Tell how the attempt stands."""
    return attempt_result([match.open.faces[slot] for slot in match.open.opened], needed(match))


def hidden_of(match: Seen, seat: int) -> int:
    """Return how many cards of the round a player has not shown to the table."""
    return match.open.laid[seat] - sum(owner == seat for owner, _ in match.open.faces)


def round_cards(match: M, seat: int) -> list[int]:
    """Return the cards that a player laid in this round, from the bottom: on the mat, or taken back."""
    return match.cards["mat"][seat] or match.cards["hand"][seat][len(match.cards["hand"][seat]) - match.open.laid[seat] :]


@implements("veryu.fail.2", "veryu.fail.3", "veryu.sum.4")
def chooser(match: Seen) -> int:
    """Return who chooses the card that the contender loses."""
    state = match.open
    if match.rules.neighbour_draws:
        return next(seat for seat in clockwise(state.contender, match.players) if cards_of(match, seat))
    return state.shoe_owner


def chooses_himself(match: Seen) -> bool:
    """Tell whether the contender himself chooses which card he loses."""
    return match.open.shoe_owner == match.open.contender and not match.rules.neighbour_draws


@implements("veryu.fail.2")
def fan(match: M) -> list[int]:
    """Shuffle the cards of the contender and lay them out; the number of the round fixes the order."""
    held = sorted(match.cards["hand"][match.open.contender], key=lambda card: (kind_of(match, card), card))
    return [held[place] for place in Generator(match.number).shuffle(len(held))]


def imagine(view: View[Table], twin: M, random: Any) -> None:
    """Let everybody else hold cards of his own in an imagined match, with what all have seen where it lay."""
    state = view.open
    for seat in range(view.players):
        if seat == view.seat:
            continue
        piles = [twin.cards[name][seat] for name in ("hand", "mat", "lost")]
        own = [EACH * seat + place for place in random.shuffle(EACH)]
        hand, mat, lost = piles
        lay = mat if mat else hand
        first = len(lay) - state.laid[seat]
        pinned: dict[int, int] = {}
        for (owner, place), kind in state.faces.items():
            if owner == seat and 0 <= first + place < len(lay):
                card = next((one for one in own if (one % EACH == 0) == (kind == SHOE)), None)
                if card is not None:
                    own.remove(card)
                    pinned[first + place] = card
        for pile in (hand, mat, lost):
            for place in range(len(pile)):
                pile[place] = pinned[place] if pile is lay and place in pinned else own.pop()
