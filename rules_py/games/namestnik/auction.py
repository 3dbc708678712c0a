"""«Наместник»: what a round of the auction brings, from the bids alone: play and calculator ask the same table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

PASS, ATTACK = -1, -2
"""Bids that are no colour: an empty fist, an attack token."""


@dataclass(slots=True)
class Outcome:
    """What the opened fists decide, and what is left for the players to say."""

    alone: list[tuple[int, int]] = field(default_factory=list)
    """Who is alone on a colour, and on which."""
    pairs: list[tuple[int, int, int]] = field(default_factory=list)
    """Two players on a colour with two cards: the colour and both."""
    duels: list[tuple[int, int]] = field(default_factory=list)
    """A player and a virtual bidder on a colour with two cards: the colour and the player."""
    clashed: list[tuple[int, tuple[int, ...], tuple[str, ...]]] = field(default_factory=list)
    """A colour, the players who lose on it, the rules."""
    attackers: list[int] = field(default_factory=list)
    passed: list[int] = field(default_factory=list)
    thrown: list[tuple[int, int, tuple[str, ...]]] = field(default_factory=list)
    """A colour, how many of its cards virtual bidders throw out, the rules."""
    virtual_attacks: int = 0
    virtuals_out: int = 0
    """How many virtual bidders are done with this auction."""


def opened(rules: Any, cards: Sequence[int], bids: Sequence[int], virtuals: Sequence[int], solo: bool) -> Outcome:
    """Say what a round decides: cards a colour, the bid of every player still in, those of the virtual ones."""
    found = Outcome()
    found.passed = [who for who, bid in enumerate(bids) if bid == PASS]
    found.attackers = [who for who, bid in enumerate(bids) if bid == ATTACK]
    for color, lying in enumerate(cards):
        players = tuple(who for who, bid in enumerate(bids) if bid == color)
        others = sum(1 for bid in virtuals if bid == color)
        if not lying:
            found.virtual_attacks += others
            found.virtuals_out += others
        elif players or others:
            _decide(found, rules, color, lying, players, others, solo)
    return found


def _decide(found: Outcome, rules: Any, color: int, lying: int, players: tuple[int, ...], others: int, solo: bool) -> None:
    """Decide one colour."""
    here = len(players) + others
    if here == 1:
        if players:
            found.alone.append((players[0], color))
        else:
            found.thrown.append((color, 1, ("namestnik.solo.4",)))
            found.virtuals_out += 1
    elif lying == 2 and here == 2 and not others:
        found.pairs.append((color, players[0], players[1]))
    elif lying == 2 and here == 2 and len(players) == 1 and (not solo or rules.solo_choice):
        found.duels.append((color, players[0]))
    elif lying == 2 and not players and (others == 2 or rules.crowd_clears):
        found.thrown.append((color, 2, ("namestnik.virt.3",) if others == 2 else ("namestnik.h6", "namestnik.virt.3")))
        found.virtuals_out += others
    else:
        found.clashed.append((color, players, _clash(lying, players, others, solo)))


def _clash(lying: int, players: tuple[int, ...], others: int, solo: bool) -> tuple[str, ...]:
    """Return the rules by which nobody gets a card of a colour."""
    if not others:
        return ("namestnik.auc.16c",) if lying == 2 else ("namestnik.auc.4", "namestnik.ord.4")
    if solo and others == 1:
        return ("namestnik.solo.3",)
    if not players:
        return ("namestnik.virt.2",) if others == 2 and lying == 1 else ("namestnik.h6",)
    if lying == 2 and others == 2:
        return ("namestnik.virt.3",)
    return ("namestnik.solo.3",) if len(players) == 1 and others == 1 else ("namestnik.h6",)
