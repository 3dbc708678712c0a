"""The family of мушка: what its members differ in, as data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...frame.bound import by, rule
from ...frame.cards import DECK_32, DECK_36, DECK_52, RANKS_52, Deck
from ...frame.facts import Line
from ...frame.params import Int, OneOf
from ...frame.strength import Duty, Strength

DECKS: dict[int, Deck] = {3: DECK_32, 4: DECK_36, 5: DECK_52, 6: DECK_52, 7: DECK_52}
"""The pack by the number of players: 32 for three, 36 for four, 52 for more."""
HAND = 5


TEN_HIGH = (*RANKS_52[:8], *(rank for rank in RANKS_52[9:-1]), "10", "Т")
"""The ranks from the weakest where the ten stands next to the ace."""
_BY_SIZE = {deck.size: deck for deck in (DECK_32, DECK_36, DECK_52)}


def decks_of(ranks: tuple[str, ...]) -> Callable[[Any, int], Deck]:
    """Return the packs by the number of players, in an order of ranks from the weakest."""
    made = {size: Deck(tuple(rank for rank in ranks if rank in deck.ranks)) for size, deck in _BY_SIZE.items()}
    return lambda rules, players: made[DECKS[players].size]


PLAYERS = Int(name="players", label="Игроков", low=3, high=7, default=4, cites=("mushka.players",))
POOLS = Int(name="pools", label="Пулек в партии", low=1, high=20, default=1)
PRICE = Int(name="price", label="Цена очка", low=0, high=1000, default=1, unit="коп.", cites=("mushka.price",))
SETTLE = OneOf(
    name="settle", label="Расчёт", choices=(("остатки", "остатки по цене очка"), ("поровну", "твёрдая сумма с каждого")),
    default="остатки", cites=("mushka.flat",),
)  # fmt: skip
STAKE = Int(name="stake", label="С каждого", low=0, high=10_000, default=10, unit="коп.", when={"settle": ("поровну",)})
DEALS = Int(name="deals", label="Сдач не больше", low=1, high=400, default=60)
OPTIONS = (PLAYERS, POOLS, SETTLE, PRICE, STAKE, DEALS)


@dataclass(frozen=True)
class Rules:
    """What differs within the family: a member states these and little else."""

    decks: Callable[[Any, int], Deck] = rule(
        by("mushka.order", usual=decks_of(RANKS_52), ten=decks_of(TEN_HIGH)), "mushka.players", "mushka.deck", "mushka.h1"
    )
    dealer_leads: bool = rule(by("mushka.first-lead", next=False, dealer=True), "mushka.h5")
    """The dealer leads where his left neighbour passed."""
    special: str = rule("♠Т", "mushka.spadeace.bonus")
    """The card with which one does not pass."""
    trump_bonus: int = rule(10, "mushka.spadeace.bonus")
    """What the special card brings where its suit is trump."""
    special_leaves: bool = rule(by("mushka.discard-ace", yes=True, no=False), "mushka.actions")
    """The special card may be laid off when one buys."""
    trump: str = rule("", "mushka.trump")
    """The suit that is always trump; empty: the dealer turns one."""
    takes_turned: bool = rule(by("mushka.turnup", no=False, yes=True), "mushka.trump")
    """The dealer may take the turned card."""
    takes_only: str = rule("", "mushka.trump")
    """The one card that the dealer may take where it was turned up."""
    strength: Strength = rule(
        Strength(
            overcomes=(("♠Т", "Т"),), special="♠Т", by_suit=("mushka.h1",), by_trump=("mushka.follow",),
            by_overcoming=("mushka.spadeace.vs.trumpace",), by_special_led=("mushka.spadeace.led",),
            by_special_late=("mushka.spadeace.mid",),
        ),
        "mushka.spadeace.vs.trumpace", "mushka.spadeace.mid", "mushka.spadeace.led",
    )  # fmt: skip
    duty: Duty = rule(by("mushka.overtake", no=Duty(trump=True), yes=Duty(trump=True, beat=True)), "mushka.follow")
    ace_any_time: bool = rule(by("mushka.ace-on-trump-ace", void=False, free=True), "mushka.spadeace.vs.trumpace")
    """The special ace may be put on a led trump ace though one has trumps."""
    start: int = rule(25, "mushka.record")
    tricks_over: str = rule(by("mushka.overshoot", letter="letter", tricks="tricks", exact="exact"), "mushka.overshoot")
    """Which excess sends a record back to its beginning."""
    reshuffled: bool = rule(by("mushka.short-stock", limit=False, reshuffle=True), "mushka.h2")
    """A stock that ran out is made up of the cards laid off."""
    alone: bool = rule(by("mushka.alone", five=True, redeal=False), "mushka.h3")
    """Who plays alone writes off five tricks."""
    first_trick: bool = rule(by("mushka.both-zero", trick=True, seat=False), "mushka.h4")
    """Of two who wrote off all in one deal the one whose trick came first has won."""
    redealt_by_same: bool = rule(by("mushka.redeal-by", same=True, next=False), "mushka.misdeal")
    thrown_counts: bool = rule(by("mushka.ace-thrown", ten=True, five=False), "mushka.spadeace.remise", "mushka.remise.plain")
    """The special card makes the remise larger though it was thrown on another suit, not beaten."""
    remises_add: bool = rule(by("mushka.revoke-and-none", both=True, one=False), "mushka.follow", "mushka.remise.plain")
    """The remise for a revoke is written though one is written for no trick."""
    change: tuple[Line, ...] = ()
    """The lines of a player's deal."""
    facts: Any = None
    """What a player's deal came to, from the match."""
    at_once: Callable[[Deck, Any], bool] = lambda deck, hand: False
    """Whether a hand wins the pool as soon as it is held."""
    beside_win: Callable[[Any, int], None] = lambda match, seat: None
    """What else is paid to who wins at once."""
    ruff_given: bool = rule(by("mushka.revoke-trick", kept=False, given=True), "mushka.follow")
    """A trick ruffed by mistake goes to whom it would have belonged."""
    ruff_rules: tuple[str, ...] = ("mushka.follow",)
    """The rules of such a trick and of its remise."""
