"""The family of вист: prices, orders and agreements as data, each with its rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...frame.bound import By, by, rule
from ...frame.cards import DECK_52, Deck
from ...frame.facts import Line
from ...frame.params import Flag, Int
from ...frame.strength import Duty, Strength

HAND = 13
FIRST_SIX = 6
PLAYERS = Int(
    name="players", label="Игроков", low=2, high=6, default=4, cites=("vist.intro.3",),
    hint="Вдвоём и втроём с болванами, впятером и вшестером с выходящими.",
)  # fmt: skip
NO_TRUMP = Flag(name="no_trump", label="Без козырей", hint="Онёры — тузы, коронки вдвое.", cites=("vist.82",))
RUBBERS = Int(name="rubbers", label="Робберов", low=1, high=8, default=1, cites=("vist.3",))
DEALS = Int(name="deals", label="Сдач не больше", low=1, high=400, default=200)


def goes_on(match: Any, leader: int) -> bool:
    """Let every trick be played."""
    return False


def steps(last: int, first: int) -> tuple[int, ...]:
    """Return the prices of coronets by their length: five cards cost 20, further ones five each from `first` cards on."""
    return tuple(
        0 if length < 3 else (5, 10, 20)[length - 3] if length < 6 else max(20, 25 + 5 * (length - first))
        for length in range(last + 1)
    )


@dataclass(frozen=True)
class Rules:
    """What вист pays and asks; its relatives state what differs."""

    deck: Deck = rule(DECK_52, "vist.60", "vist.61")
    strength: Strength = rule(Strength(by_suit=("vist.17",), by_trump=("vist.17", "vist.16")), "vist.17", "vist.61")
    duty: Duty = rule(Duty(), "vist.15", "vist.16")
    looks: int = rule(2, "vist.26")
    """How many tricks back one may look."""
    leve: int = rule(2, "vist.75")
    game: int = rule(10, "vist.74")
    games: int = rule(2, "vist.70", "vist.71")
    game_bonus: int = rule(5, "vist.72")
    rubber_bonus: int = rule(10, "vist.72")
    both_bonuses: bool = rule(by("vist.last-game-bonus", both=True, rubber=False), "vist.72")
    """The last game of a rubber brings the bonus of a game besides."""
    bonus_counts: bool = rule(by("vist.bonus-before", included=True, after=False), "vist.72", "vist.78")
    """The bonus is added before the smaller sum is taken from the larger."""
    surplus: bool = rule(By("vist.surplus", {"no": False, "yes": True}), "vist.74")
    slams: tuple[tuple[int, int], ...] = rule(((12, 10), (13, 20)), "vist.76")
    slam_after_revoke: bool = rule(By("vist.revoke-slam", {"yes": True, "no": False}), "vist.76", "vist.18")
    """Tricks taken over for a revoke make a slam too."""
    honours: tuple[int, ...] = rule(
        By("vist.three-honours", {"2": (0, 0, 0, 2, 4, 5), "3": (0, 0, 0, 3, 4, 5)}), "vist.63", "vist.62"
    )
    """What so many honours of a side bring."""
    aces: tuple[int, ...] = rule(by("vist.aces", table=(0, 0, 0, 2, 4), one=(0, 1, 2, 3, 4)), "vist.82")
    honours_of_all: bool = rule(by("vist.honours-suit", trump=False, every=True), "vist.62")
    """Honours of every suit count, each suit by itself."""
    coronets: tuple[int, ...] = rule(by("vist.coronet-eight", nine=steps(HAND, 6), eight=steps(HAND, 7)), "vist.79")
    """What a plain coronet of so many cards is worth."""
    coronet_of_side: bool = rule(by("vist.coronet-hand", one_hand=False, side=True), "vist.79")
    """A coronet may be shared by partners."""
    trump_coronet: int = rule(2, "vist.79", "vist.82")
    """How many times a plain one a coronet in trumps or without trumps is worth."""
    no_trump_coronet: int = rule(2, "vist.82")
    revoke_points: int = rule(5, "vist.18")
    revoke_tricks: int = rule(3, "vist.18")
    offender_chooses: bool = rule(by("vist.revoke-choice", opponents=False, offender=True), "vist.18")
    few_tricks: bool = rule(by("vist.revoke-few", points=False, all=True), "vist.18")
    """Who has fewer than three tricks gives those he has; else points are taken."""
    personal: bool = rule(by("vist.asked-partner", personal=True, side=False), "vist.20")
    """Who was asked by his partner pays for the revoke alone."""
    trump_till_lead: bool = rule(by("vist.trump-card-time", first_trick=False, first_lead=True), "vist.9")
    """The turned trump lies open until the first lead only."""
    opened_passes: bool = rule(by("vist.misdeal", split=False, **{"pass": True}), "vist.12", "vist.66", "vist.10")
    """A card that opened at the deal loses the deal too."""
    bound_now: bool = rule(by("vist.out-of-turn", next_lead=False, now_only=True), "vist.21")
    """A named suit binds the partner only where the lead was his."""
    bound_is_due: bool = rule(by("vist.lead-partner", offender=False, due=True), "vist.21")
    """A named suit binds whoever was to lead."""
    dummy_by_deal: bool = rule(by("vist.dummy-turn", rubber=False, deal=True), "vist.80")
    """The dummy goes round with every deal."""
    asks: bool = rule(True, "vist.20")
    mends: bool = rule(True, "vist.19")
    trick_over: Callable[[Any, int], bool] = goes_on
    below: tuple[Line, ...] = ()
    above: tuple[Line, ...] = ()
    facts: Callable[[Any, int], Any] | None = None
    """What a side's deal came to, from the table."""
    deal_out: Callable[[Any], None] | None = None
    then: str = "play"
    """What follows the deal."""
