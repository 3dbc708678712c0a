"""Макао: values, payments, what is agreed."""

from __future__ import annotations

from dataclasses import dataclass

from ...frame.bound import by, rule
from ...frame.cards import RANKS_52, Deck
from ...frame.params import Int
from ...kernels.bank import TWO_PACKS

PLAYERS = Int(name="players", label="Игроков", low=2, high=10, default=4, cites=("makao.1",))
STAKE = Int(name="stake", label="Ставка", low=1, high=10_000, default=10, unit="коп.", cites=("makao.7",))
DEALS = Int(name="deals", label="Сдач", low=1, high=200, default=12)
OPTIONS = (PLAYERS, STAKE, DEALS)
BEST = 9
"""The best count (§ 9)."""
VALUES = {"Т": 1, "10": 0, "В": 0, "Д": 0, "К": 0}
"""What a card counts where its figure does not say it (§§ 11, 12)."""


@dataclass(frozen=True)
class Rules:
    """What is paid, and what the source leaves open."""

    natural: tuple[tuple[int, int, str], ...] = rule(
        ((9, 3, "makao.15"), (8, 2, "makao.16"), (7, 1, "makao.17")), "makao.15", "makao.16", "makao.17"
    )
    """Points that came at once, how many stakes they bring, by which rule."""
    least_good: int = rule(7, "makao.18")
    tie_pays: bool = rule(by("makao.condition", less=False, not_more=True), "makao.19", "makao.h1")
    """The banker pays at equal points too."""
    swap_draws: bool = rule(by("makao.swap", no=False, yes=True), "makao.11")
    """A card taken for a figure counts as drawn."""
    most_draws: int = rule(by("makao.draws", one=1, any=8), "makao.h3")
    small_pays: bool = rule(by("makao.small", yes=True, no=False), "makao.h2")
    """Six points and fewer bring a stake where they are more than the banker's."""
    banker_draws: bool = rule(by("makao.banker-draw", last=True, no=False), "makao.h4")
    tie_to_banker: bool = rule(by("makao.tie", nobody=False, banker=True), "makao.h2")
    """At equal points the punter gives his stake, unless they pay him."""
    loss_times: bool = rule(by("makao.loss", single=False, same=True), "makao.h2")
    """The banker's own points that came at once take as many stakes as they would bring."""
    bank_stays: bool = rule(by("makao.bank-passes", each=False, loss=True), "makao.h5")
    """The bank passes on only when its banker has lost in a deal."""
    shuffle_below: int = rule(by("makao.reshuffle", few=3, each=TWO_PACKS.size, out=0), "makao.h6")
    """With fewer cards a player than this, all are shuffled anew before a deal."""
    tie_redraws: bool = rule(by("makao.draw-tie", again=True, first=False), "makao.h7")
    draw_order: tuple[str, ...] = rule(by("makao.draw-ace", high=RANKS_52, low=("Т", *RANKS_52[:-1])), "makao.3")
    """The order in which cards are drawn for the deal, the lowest first."""


def value(deck: Deck, card: int) -> int:
    """Return what a card counts."""
    rank = deck.rank(card)
    return VALUES[rank] if rank in VALUES else int(rank)


def total(deck: Deck, cards: tuple[int, ...] | list[int]) -> int:
    """Count cards; a ten falls away."""
    return sum(value(deck, card) for card in cards) % 10
