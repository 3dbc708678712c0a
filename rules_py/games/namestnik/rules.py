"""«Наместник»: numbers, counts of the box, options, and what readings decide."""

from __future__ import annotations

from dataclasses import dataclass

from ...frame.bound import by, rule
from ...frame.params import Int, Text
from ...frame.prompts import Mode
from .pyramid import TOP, TOP_BY_HAND

PLAYERS, TURNS, ROUNDS, LANES = 4, 12, 3, 4
HAND_LAWS, FIRST_CARDS = 3, 3
GEMS_EACH, GEMS_BOX = 4, 16
TAKEN, RETURNED = 2, 2
MAGSCI, ARMS = 33, 17
POINT_TOKENS = {2: 8, 3: 8, 4: 4, 5: 4, 6: 2, 7: 4, 8: 4, 10: 8, 12: 8, 15: 4}
MAGIC_TWO_SIDED, MAGIC_FIVE = 20, 4
CIRCLE_TWO, CIRCLE_FOUR = 2, 1
CIRCLE, STONE, SET, WOUND = 3, 3, 7, 3
PASS_GEMS = 3

OPTIONS = (
    Int(name="players", label="Игроков", low=1, high=PLAYERS, default=3, cites=("namestnik.intro.scope",)),
    Int(name="virtuals", label="Виртуалов", low=0, high=3, default=0, hint="Мнимые участники аукциона; в одиночку хотя бы один.",
        cites=("namestnik.virt.1", "namestnik.solo.1")),
    Text(name="deck", label="Колода", default="", limit=32, hint="Пусто — колода-образец; иначе имя своей колоды на этом устройстве.",
         cites=("namestnik.h1", "namestnik.h2")),
)  # fmt: skip


@dataclass(frozen=True)
class Rules:
    """Numbers and readings."""

    turns: int = rule(TURNS, "namestnik.turn.1")
    rounds: int = rule(ROUNDS, "namestnik.auc.6", "namestnik.auc.12")
    top: int = rule(TOP, "namestnik.pyr.3b")
    top_by_hand: int = rule(TOP_BY_HAND, "namestnik.law.5", "namestnik.rew.cards.b")
    pass_gems: int = rule(PASS_GEMS, "namestnik.pass.1")
    gaps: bool = rule(by("namestnik.upper-gap", yes=True, no=False), "namestnik.pyr.1", "namestnik.pyr.2", "namestnik.pay.4")
    """A card of an upper row may lie apart from the others of it."""
    bids_first: bool = rule(by("namestnik.bids-first", before=True, after=False), "namestnik.pass.1", "namestnik.auc.9")
    draws_together: bool = rule(by("namestnik.two-draws", together=True, one_by_one=False), "namestnik.rew.cards.a")
    own_stone_due: bool = rule(by("namestnik.inex-own", may=False, must=True), "namestnik.rew.inex.1")
    virtual_always: bool = rule(by("namestnik.virtual-on-pass", yes=True, no=False), "namestnik.solo.2", "namestnik.virt.5")
    solo_choice: bool = rule(by("namestnik.solo-pair", round=False, choice=True), "namestnik.solo.3", "namestnik.virt.4")
    first_choice: Mode = rule(by("namestnik.first-card", secret=Mode.SEALED, in_turn=Mode.TURN), "namestnik.h3")
    claims: Mode = rule(by("namestnik.pair-claims", secret=Mode.SEALED, in_turn=Mode.TURN), "namestnik.h4")
    players_attack_first: bool = rule(by("namestnik.virtual-attack", players=True, virtuals=False), "namestnik.h5")
    crowd_clears: bool = rule(by("namestnik.virtual-crowd", nobody=False, clear=True), "namestnik.h6")
    """Three virtual bidders alone on two cards throw both out."""
    ties_by_number: bool = rule(by("namestnik.equal-score", shared=False, lowest_number=True), "namestnik.h7")
    supports_bind: bool = rule(by("namestnik.tucked", by_law=False, supports=True), "namestnik.pyr.free")
    spare_defence_pays: bool = rule(by("namestnik.spare-defence", nothing=False, pays=True), "namestnik.score.7")
    never_below: bool = rule(by("namestnik.below-zero", minus=False, zero=True), "namestnik.end.order", "namestnik.score.7")
