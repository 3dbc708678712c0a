"""«Бах!»: who won, who is rewarded, what the tournament pays: the same for play and for calculators."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ...frame.cites import implements
from .cards import BANDIT, BANG, CITIZEN, DUEL, DYNAMITE, GATLING, INDIANS, SHERIFF, TRAITOR
from .rules import BOUNTY_MONEY, PREY, REWARD_CARDS, ROLES_BY_PLAYERS, SHERIFF_FINE

OWN_DUEL = "своя дуэль"
CAUSES = (BANG, GATLING, INDIANS, DUEL, OWN_DUEL, DYNAMITE)
MASS = (GATLING, INDIANS)
LAW, GANG = "шериф и жители", "бандиты"
SIDES = {LAW: (SHERIFF, CITIZEN), GANG: (BANDIT,), TRAITOR: (TRAITOR,), CITIZEN: (CITIZEN,), BANDIT: (BANDIT,)}
"""Which roles belong to the side that won."""
NOBODY_WON = ("", "Игра продолжается", ())


class Ended(NamedTuple):
    """Who won and by which rules; an empty side: the game goes on."""

    side: str
    text: str
    cites: tuple[str, ...]


def steps_around(living: Sequence[int], one: int, other: int) -> int:
    """Return the smaller number of steps between two of those who still sit around the table."""
    gap = abs(living.index(one) - living.index(other))
    return min(gap, len(living) - gap)


def distance(rules: Any, steps: int, closer: int, farther: int) -> int:
    """Return the distance: steps, less what brings closer, plus what keeps away, never below one."""
    if rules.floor_at_once:
        return max(1, steps - closer) + farther
    return max(1, steps - closer + farther)


@implements("bang.end.a", "bang.end.b")
def ended(living: Sequence[str]) -> Ended:
    """Say whether a game of four to eight has ended with these roles alive."""
    if SHERIFF not in living:
        if list(living) == [TRAITOR]:
            return Ended(TRAITOR, "Победил предатель: шериф убит, из всех жив он один", ("bang.end.a", "bang.goal.traitor"))
        return Ended(
            GANG, "Победили бандиты: шериф убит, и предатель не единственный живой", ("bang.end.a", "bang.goal.bandit")
        )
    if BANDIT not in living and TRAITOR not in living:
        return Ended(
            LAW, "Победили шериф и жители: бандиты и предатель убиты", ("bang.end.b", "bang.goal.sheriff", "bang.goal.citizen")
        )
    return Ended("", "Игра продолжается: шериф жив, и живы его враги", ("bang.end.a", "bang.end.b"))


@implements("bang.p3.2", "bang.p3.4", "bang.p3.5", "bang.h10")
def ended_of_three(rules: Any, living: Sequence[str], victim: str, killer: str | None) -> Ended:
    """Say whether a game of three has ended with this death."""
    if killer is not None and PREY[killer] == victim:
        return Ended(killer, f"Победил {killer}: он сам убил свою жертву", ("bang.p3.4", "bang.p3.2"))
    if len(living) == 1:
        only = living[0]
        return Ended(only, f"Победил {only}: он один остался в живых", ("bang.p3.5",))
    if killer is None:
        hunter = next(role for role, prey in PREY.items() if prey == victim)
        if not rules.three_go_on and hunter in living:
            return Ended(hunter, f"Победил {hunter}: его жертва погибла без убийцы", ("bang.h10", "bang.p3.2"))
        return Ended("", "Двое играют до единственного живого: жертву не убил никто", ("bang.h10", "bang.p3.5"))
    return Ended("", "Двое играют до единственного живого: последний удар нанёс не тот, чья это цель", ("bang.p3.5",))


class Reward(NamedTuple):
    """What a death brings to whoever caused it."""

    cards: int
    dollars: int
    loses_all: bool
    text: str
    cites: tuple[str, ...]


@implements("bang.spec.dynamite.4", "bang.rew.dynamite")
def has_killer(rules: Any, cause: str) -> bool:
    """Tell whether a death of this cause is anybody's deed."""
    return cause != DYNAMITE and not (cause in MASS and not rules.mass_kills) and not (cause == OWN_DUEL and rules.own_duel_all)


def reward(rules: Any, players: int, victim: str, killer: str | None, cause: str, bounty: bool = False) -> Reward:
    """Say what the killer takes or loses."""
    if cause == DYNAMITE:
        return Reward(0, 0, False, "Погиб от динамита: считается, что сам", ("bang.rew.dynamite", "bang.spec.dynamite.4"))
    if cause == OWN_DUEL and (players == 3 or victim == BANDIT or not has_killer(rules, cause)):
        return Reward(
            0, 0, False, "Погиб в дуэли, которую сам начал", (*(("bang.h10",) if players == 3 else ()), "bang.spec.duel.3")
        )
    if killer is None or not has_killer(rules, cause):
        return Reward(0, 0, False, "Карта действовала на всех: убийцы нет", ("bang.rew.bandit",))
    if players == 3:
        return Reward(REWARD_CARDS, 0, False, "Втроём за всякого убитого — три карты", ("bang.p3.6",))
    if victim == BANDIT and bounty:
        return Reward(0, BOUNTY_MONEY, False, "Премия за убитого бандита", ("bang.var.bounty",))
    if victim == BANDIT:
        return Reward(REWARD_CARDS, 0, False, "За убитого бандита — три карты", ("bang.rew.bandit", "bang.goal.bandit"))
    if victim == CITIZEN and killer == SHERIFF:
        return Reward(0, 0, True, "Шериф убил жителя: сбрасывает всё", ("bang.rew.sheriff",))
    return Reward(0, 0, False, "За эту роль не награждают", ("bang.rew.bandit", "bang.rew.sheriff"))


ALIVE, DEAD, LAST = "жив", "убит", "убит последним"
BANDITS, PLAYERS = "бандита", "игроков"
PAID = {
    (LAW, SHERIFF, ALIVE): (1500, BANDITS),
    (LAW, CITIZEN, ALIVE): (1000, BANDITS),
    (LAW, CITIZEN, DEAD): (700, BANDITS),
    (LAW, CITIZEN, LAST): (700, BANDITS),
    (LAW, TRAITOR, LAST): (400, PLAYERS),
    (GANG, BANDIT, ALIVE): (1000, BANDITS),
    (GANG, BANDIT, DEAD): (800, BANDITS),
    (GANG, BANDIT, LAST): (800, BANDITS),
    (GANG, TRAITOR, ALIVE): (300, PLAYERS),
    (TRAITOR, TRAITOR, ALIVE): (1500, PLAYERS),
    (TRAITOR, SHERIFF, DEAD): (100, PLAYERS),
    (TRAITOR, SHERIFF, LAST): (100, PLAYERS),
}
"""What a role is paid when a side won, for every bandit of the beginning or for every player; what is not here is a dash."""


def payment(rules: Any, players: int, side: str, role: str, state: str, alone: bool) -> tuple[int, str]:
    """Return what a role is paid when a side won, with the sum as it is worked out; `alone`: the sheriff alone was left with him."""
    each, whom = PAID.get((side, role, state), (0, ""))
    if not each or (role, state) == (TRAITOR, LAST) and not (rules.traitor_last or alone):
        return 0, "по таблице ничего"
    count = {BANDITS: ROLES_BY_PLAYERS[players].count(BANDIT), PLAYERS: players}[whom]
    return each * count, f"{each} × {count} {whom}"


def fine(role: str, killed_sheriff: bool) -> int:
    """Return the fine of a citizen who killed the sheriff."""
    return SHERIFF_FINE if role == CITIZEN and killed_sheriff else 0
