"""«Бах!»: numbers, what readings decide, what is agreed before a match."""

from __future__ import annotations

from dataclasses import dataclass

from ...frame.bound import by, rule
from ...frame.params import Flag, Int, OneOf, Text
from .cards import BANDIT, CITIZEN, SHERIFF, TRAITOR

ROLES_BY_PLAYERS = {
    3: (CITIZEN, BANDIT, TRAITOR),
    4: (SHERIFF, TRAITOR, BANDIT, BANDIT),
    5: (SHERIFF, TRAITOR, BANDIT, BANDIT, CITIZEN),
    6: (SHERIFF, TRAITOR, BANDIT, BANDIT, BANDIT, CITIZEN),
    7: (SHERIFF, TRAITOR, BANDIT, BANDIT, BANDIT, CITIZEN, CITIZEN),
    8: (SHERIFF, TRAITOR, TRAITOR, BANDIT, BANDIT, BANDIT, CITIZEN, CITIZEN),
}
"""Which roles are dealt to how many players."""
PREY = {CITIZEN: TRAITOR, TRAITOR: BANDIT, BANDIT: CITIZEN}
"""Whom each of three hunts."""
SERIES = "турнир"
ONE = "одна игра"
EXPERIENCE, HIRE, BOUNTY = "experience", "hire", "bounty"
START_MONEY = 1_000
CARD_PRICE = 500
LEAST_BID = 100
SHERIFF_FINE = 5_000
BOUNTY_MONEY = 1_000
REWARD_CARDS = 3

OPTIONS = (
    Int(name="players", label="Игроков", low=3, high=8, default=5, cites=("bang.title",)),
    OneOf(name="length", label="Что играют", choices=((ONE, ONE), (SERIES, "турнир: столько игр, сколько игроков")), default=ONE,
          cites=("bang.score.series",)),
    Flag(name="nomercy", label="Без пощады: шериф возвращает «Бах!»", default=False, cites=("bang.var.nomercy",)),
    Flag(name=EXPERIENCE, label="Опыт: карты можно сохранить", default=False, when={"length": (SERIES,)}, cites=("bang.var.exp.a",)),
    Flag(name=HIRE, label="Найм: персонажей покупают", default=False, when={"length": (SERIES,)}, cites=("bang.var.hire.a",)),
    Flag(name=BOUNTY, label="Премии: за бандита 1 000 долларов", default=False, when={"length": (SERIES,)}, cites=("bang.var.bounty",)),
    Text(name="deck", label="Колода", default="", limit=40, cites=("bang.h1",)),
)  # fmt: skip


@dataclass(frozen=True)
class Rules:
    """Numbers, and fields that a reading decides."""

    drawn: int = rule(2, "bang.turn.1")
    bangs: int = rule(1, "bang.turn.2b")
    sheriff_life: int = rule(1, "bang.setup.sheriff")
    dynamite: int = rule(3, "bang.spec.dynamite.1")
    colt: int = rule(1, "bang.weapon.1", "bang.dist.2")
    near: int = rule(1, "bang.card.panic", "bang.sym.dist")
    limit_by_life: bool = rule(by("bang.hand-limit", current=True, initial=False), "bang.turn.3", "bang.char.hand")
    floor_at_once: bool = rule(by("bang.distance-order", end=False, at_once=True), "bang.dist.appaloosa")
    heal_with_star: bool = rule(by("bang.sheriff-max", with_=True, printed=False), "bang.beer.1", "bang.setup.sheriff")
    """The sheriff's extra life belongs to the number that healing may reach."""
    mass_kills: bool = rule(by("bang.killer", player=True, nobody=False), "bang.rew.bandit", "bang.card.gatling.a")
    cat_anywhere: bool = rule(by("bang.cat-balou", any=True, near=False), "bang.card.catbalou")
    saloon_for_two: bool = rule(by("bang.saloon-two", yes=True, no=False), "bang.card.saloon")
    duel_must: bool = rule(by("bang.duel-refuse", may=False, must=True), "bang.spec.duel.1")
    own_duel_all: bool = rule(by("bang.own-duel", all=True, bandit=False), "bang.spec.duel.3")
    gringo_all: bool = rule(by("bang.gringo-all", yes=True, no=False), "bang.char.gringo")
    sam_to_hand: bool = rule(by("bang.sam-where", hand=True, table=False), "bang.char.sam")
    sid_fatal: bool = rule(by("bang.sid-fatal", yes=True, no=False), "bang.char.sid")
    sid_for_two: bool = rule(by("bang.sid-two", yes=True, no=False), "bang.char.sid")
    traitor_last: bool = rule(by("bang.traitor-end", last=True, duel=False), "bang.score.table")
    mercy_before: bool = rule(by("bang.nomercy-when", before=True, after=False), "bang.var.nomercy")
    deaths_in_turn: bool = rule(by("bang.mass-deaths", in_turn=True, at_once=False), "bang.h5")
    janet_indians: bool = rule(by("bang.janet-indians", yes=True, no=False), "bang.char.janet", "bang.spec.indians")
    three_go_on: bool = rule(by("bang.three-nobody", on=True, hunter=False), "bang.h10")
