"""«Бах!»: who won, who is rewarded, what a tournament pays: every row of the source's tables, with its rules."""

from __future__ import annotations

import pytest

import rules_py
from rules_py.frame.cites import implemented
from rules_py.frame.readings import Chosen
from rules_py.games.bang import scoring
from rules_py.games.bang.effects import bury
from rules_py.games.bang.readings import READINGS
from rules_py.games.bang.rules import ROLES_BY_PLAYERS
from rules_py.games.bang.state import role

from .street import GAME, act, cites, street

SHERIFF, CITIZEN, BANDIT, TRAITOR = "шериф", "житель", "бандит", "предатель"
LAW, GANG = "шериф и жители", "бандиты"
BANG, GATLING, INDIANS, DUEL, OWN_DUEL, DYNAMITE = "Бах!", "Гатлинг", "Индейцы!", "Дуэль", "своя дуэль", "Динамит"


def rules(**readings):
    """Return the rules under readings, the others by default."""
    return GAME.rules_under(Chosen(READINGS, {f"bang.{name.replace('_', '-')}": answer for name, answer in readings.items()}))


def test_steps_are_counted_the_shorter_way_and_without_the_dead():
    assert [scoring.steps_around([0, 1, 2, 3, 4, 5], 0, other) for other in range(1, 6)] == [1, 2, 3, 2, 1]
    assert scoring.steps_around([0, 2, 3, 5], 0, 5) == 1
    assert scoring.steps_around([0, 2, 3, 5], 5, 2) == 2
    assert scoring.steps_around([0, 3, 4], 3, 3) == 0
    assert scoring.steps_around([0, 1, 2, 3, 4, 5], 1, 2) == 1


def test_distance_never_falls_below_one():
    plain, at_once = rules(), rules(distance_order="at-once")
    assert [scoring.distance(plain, 3, closer, farther) for closer, farther in ((0, 0), (1, 0), (0, 1), (2, 1))] == [3, 2, 4, 2]
    assert scoring.distance(plain, 1, 1, 0) == scoring.distance(at_once, 1, 1, 0) == 1
    assert scoring.distance(plain, 1, 1, 1) == 1
    assert scoring.distance(at_once, 1, 1, 1) == 2
    assert scoring.distance(plain, 1, 2, 0) == 1
    assert scoring.distance(at_once, 3, 1, 2) == 4
    assert scoring.distance(at_once, 2, 1, 0) == 1


@pytest.mark.parametrize(
    ("living", "side", "named"),
    [
        ([TRAITOR], TRAITOR, ("bang.end.a", "bang.goal.traitor")),
        ([TRAITOR, TRAITOR], GANG, ("bang.end.a", "bang.goal.bandit")),
        ([CITIZEN], GANG, ("bang.end.a", "bang.goal.bandit")),
        ([TRAITOR, CITIZEN], GANG, ("bang.end.a", "bang.goal.bandit")),
        ([BANDIT, BANDIT], GANG, ("bang.end.a", "bang.goal.bandit")),
        ([], GANG, ("bang.end.a", "bang.goal.bandit")),
        ([SHERIFF], LAW, ("bang.end.b", "bang.goal.sheriff", "bang.goal.citizen")),
        ([SHERIFF, CITIZEN], LAW, ("bang.end.b", "bang.goal.sheriff", "bang.goal.citizen")),
        ([SHERIFF, BANDIT], "", ("bang.end.a", "bang.end.b")),
        ([SHERIFF, TRAITOR], "", ("bang.end.a", "bang.end.b")),
        ([SHERIFF, CITIZEN, BANDIT, TRAITOR], "", ("bang.end.a", "bang.end.b")),
    ],
)
def test_who_has_won_with_these_alive(living, side, named):
    found = scoring.ended(living)
    assert (found.side, found.cites) == (side, named)
    assert (
        found.text
        == {
            TRAITOR: "Победил предатель: шериф убит, из всех жив он один",
            GANG: "Победили бандиты: шериф убит, и предатель не единственный живой",
            LAW: "Победили шериф и жители: бандиты и предатель убиты",
            "": "Игра продолжается: шериф жив, и живы его враги",
        }[side]
    )


@pytest.mark.parametrize(
    ("reading", "living", "victim", "killer", "side", "text", "named"),
    [
        ("on", [CITIZEN, BANDIT], TRAITOR, CITIZEN, CITIZEN, "Победил житель: он сам убил свою жертву", ("bang.p3.4", "bang.p3.2")),
        ("on", [TRAITOR, CITIZEN], BANDIT, TRAITOR, TRAITOR, "Победил предатель: он сам убил свою жертву", ("bang.p3.4", "bang.p3.2")),
        ("on", [BANDIT, TRAITOR], CITIZEN, BANDIT, BANDIT, "Победил бандит: он сам убил свою жертву", ("bang.p3.4", "bang.p3.2")),
        ("on", [BANDIT, CITIZEN], TRAITOR, BANDIT, "", "Двое играют до единственного живого: последний удар нанёс не тот, чья это цель", ("bang.p3.5",)),
        ("on", [CITIZEN], BANDIT, CITIZEN, CITIZEN, "Победил житель: он один остался в живых", ("bang.p3.5",)),
        ("on", [BANDIT], TRAITOR, None, BANDIT, "Победил бандит: он один остался в живых", ("bang.p3.5",)),
        ("on", [CITIZEN, BANDIT], TRAITOR, None, "", "Двое играют до единственного живого: жертву не убил никто", ("bang.h10", "bang.p3.5")),
        ("hunter", [CITIZEN, BANDIT], TRAITOR, None, CITIZEN, "Победил житель: его жертва погибла без убийцы", ("bang.h10", "bang.p3.2")),
        ("hunter", [CITIZEN, TRAITOR], BANDIT, None, TRAITOR, "Победил предатель: его жертва погибла без убийцы", ("bang.h10", "bang.p3.2")),
        ("hunter", [BANDIT, TRAITOR], CITIZEN, None, BANDIT, "Победил бандит: его жертва погибла без убийцы", ("bang.h10", "bang.p3.2")),
        ("on", [], TRAITOR, None, "", "Двое играют до единственного живого: жертву не убил никто", ("bang.h10", "bang.p3.5")),
        ("hunter", [BANDIT, CITIZEN], TRAITOR, BANDIT, "", "Двое играют до единственного живого: последний удар нанёс не тот, чья это цель", ("bang.p3.5",)),
        ("hunter", [BANDIT, BANDIT], TRAITOR, None, "", "Двое играют до единственного живого: жертву не убил никто", ("bang.h10", "bang.p3.5")),
    ],
)  # fmt: skip
def test_who_has_won_of_three(reading, living, victim, killer, side, text, named):
    assert scoring.ended_of_three(rules(three_nobody=reading), living, victim, killer) == (side, text, named)


@pytest.mark.parametrize(
    ("cause", "readings", "somebodys"),
    [
        (BANG, {}, True), (DUEL, {}, True), (GATLING, {}, True), (INDIANS, {}, True),
        (GATLING, {"killer": "nobody"}, False), (INDIANS, {"killer": "nobody"}, False), (BANG, {"killer": "nobody"}, True),
        (DYNAMITE, {}, False), (OWN_DUEL, {}, False), (OWN_DUEL, {"own_duel": "bandit"}, True), (DUEL, {"own_duel": "bandit"}, True),
    ],
)  # fmt: skip
def test_whose_deed_a_death_is(cause, readings, somebodys):
    assert scoring.has_killer(rules(**readings), cause) is somebodys


NOTHING = (0, 0, False)


@pytest.mark.parametrize(
    ("players", "victim", "killer", "cause", "bounty", "readings", "taken", "text", "named"),
    [
        (5, BANDIT, SHERIFF, BANG, False, {}, (3, 0, False), "За убитого бандита — три карты", ("bang.rew.bandit", "bang.goal.bandit")),
        (4, BANDIT, BANDIT, DUEL, False, {}, (3, 0, False), "За убитого бандита — три карты", ("bang.rew.bandit", "bang.goal.bandit")),
        (5, BANDIT, CITIZEN, GATLING, True, {}, (0, 1000, False), "Премия за убитого бандита", ("bang.var.bounty",)),
        (5, CITIZEN, BANDIT, BANG, True, {}, NOTHING, "За эту роль не награждают", ("bang.rew.bandit", "bang.rew.sheriff")),
        (5, CITIZEN, SHERIFF, INDIANS, False, {}, (0, 0, True), "Шериф убил жителя: сбрасывает всё", ("bang.rew.sheriff",)),
        (5, TRAITOR, SHERIFF, BANG, False, {}, NOTHING, "За эту роль не награждают", ("bang.rew.bandit", "bang.rew.sheriff")),
        (5, CITIZEN, CITIZEN, BANG, False, {}, NOTHING, "За эту роль не награждают", ("bang.rew.bandit", "bang.rew.sheriff")),
        (5, BANDIT, SHERIFF, DYNAMITE, True, {}, NOTHING, "Погиб от динамита: считается, что сам", ("bang.rew.dynamite", "bang.spec.dynamite.4")),
        (3, CITIZEN, BANDIT, DYNAMITE, False, {}, NOTHING, "Погиб от динамита: считается, что сам", ("bang.rew.dynamite", "bang.spec.dynamite.4")),
        (5, BANDIT, SHERIFF, OWN_DUEL, False, {}, NOTHING, "Погиб в дуэли, которую сам начал", ("bang.spec.duel.3",)),
        (5, BANDIT, SHERIFF, OWN_DUEL, False, {"own_duel": "bandit"}, NOTHING, "Погиб в дуэли, которую сам начал", ("bang.spec.duel.3",)),
        (5, CITIZEN, SHERIFF, OWN_DUEL, False, {}, NOTHING, "Погиб в дуэли, которую сам начал", ("bang.spec.duel.3",)),
        (5, CITIZEN, SHERIFF, OWN_DUEL, False, {"own_duel": "bandit"}, (0, 0, True), "Шериф убил жителя: сбрасывает всё", ("bang.rew.sheriff",)),
        (3, CITIZEN, BANDIT, OWN_DUEL, False, {"own_duel": "bandit"}, NOTHING, "Погиб в дуэли, которую сам начал", ("bang.h10", "bang.spec.duel.3")),
        (3, CITIZEN, TRAITOR, BANG, False, {}, (3, 0, False), "Втроём за всякого убитого — три карты", ("bang.p3.6",)),
        (3, BANDIT, CITIZEN, GATLING, False, {"killer": "nobody"}, NOTHING, "Карта действовала на всех: убийцы нет", ("bang.rew.bandit",)),
        (5, BANDIT, SHERIFF, INDIANS, True, {"killer": "nobody"}, NOTHING, "Карта действовала на всех: убийцы нет", ("bang.rew.bandit",)),
        (5, BANDIT, None, BANG, False, {}, NOTHING, "Карта действовала на всех: убийцы нет", ("bang.rew.bandit",)),
    ],
)  # fmt: skip
def test_what_a_death_brings(players, victim, killer, cause, bounty, readings, taken, text, named):
    assert scoring.reward(rules(**readings), players, victim, killer, cause, bounty) == (*taken, text, named)


def test_the_rules_of_the_end_name_what_executes_them():
    found = implemented()
    for rule, name in (("bang.end.b", "ended"), ("bang.p3.4", "ended_of_three"), ("bang.rew.dynamite", "has_killer")):
        assert name in [place.name for place in found[rule]]


def test_no_bounty_unless_it_is_agreed():
    assert scoring.reward(rules(), 5, BANDIT, SHERIFF, BANG).dollars == 0


PAID = {
    (SHERIFF, "жив"): (("b", 1500), None, None),
    (SHERIFF, "убит"): (None, None, ("p", 100)),
    (SHERIFF, "убит последним"): (None, None, ("p", 100)),
    (CITIZEN, "жив"): (("b", 1000), None, None),
    (CITIZEN, "убит"): (("b", 700), None, None),
    (CITIZEN, "убит последним"): (("b", 700), None, None),
    (BANDIT, "жив"): (None, ("b", 1000), None),
    (BANDIT, "убит"): (None, ("b", 800), None),
    (BANDIT, "убит последним"): (None, ("b", 800), None),
    (TRAITOR, "жив"): (None, ("p", 300), ("p", 1500)),
    (TRAITOR, "убит"): (None, None, None),
    (TRAITOR, "убит последним"): (("p", 400), None, None),
}
"""The table of the source, row by row: by bandits of the beginning or by players; none: a dash. Where the sheriff won he is alive, where the traitor won he is not."""
BANDITS = {4: 2, 5: 2, 6: 3, 7: 3, 8: 3}


@pytest.mark.parametrize("players", BANDITS)
def test_the_table_of_payments(players):
    assert ROLES_BY_PLAYERS[players].count(BANDIT) == BANDITS[players]
    for (who, state), row in PAID.items():
        for side, cell in zip((LAW, GANG, TRAITOR), row, strict=True):
            found = scoring.payment(rules(), players, side, who, state, alone=False)
            if cell is None:
                assert found == (0, "по таблице ничего")
            elif cell[0] == "b":
                assert found == (cell[1] * BANDITS[players], f"{cell[1]} × {BANDITS[players]} бандита")
            else:
                assert found == (cell[1] * players, f"{cell[1]} × {players} игроков")


def test_a_traitor_killed_at_the_end_is_paid_by_the_reading():
    duel = rules(traitor_end="duel")
    assert scoring.payment(duel, 5, LAW, TRAITOR, "убит последним", alone=True)[0] == 2000
    assert scoring.payment(duel, 5, LAW, TRAITOR, "убит последним", alone=False)[0] == 0
    assert scoring.payment(rules(), 5, LAW, TRAITOR, "убит последним", alone=True)[0] == 2000


def test_only_a_citizen_who_killed_the_sheriff_is_fined():
    assert scoring.fine(CITIZEN, True) == 5000
    assert scoring.fine(CITIZEN, False) == scoring.fine(BANDIT, True) == scoring.fine(TRAITOR, True) == 0


def test_eight_have_two_traitors_each_paid_for_himself():
    given = {"players": 8, "outcome": "бандиты", "citizens_alive": 0, "bandits_alive": 1}
    both = rules_py.calculator("bang.payout")(**given, traitor="жив", second="жив")
    assert (both.sides["предатель"], both.sides["второй предатель"]) == (2400, 2400)
    assert both.total == 3000 + 2 * 2400 + 2 * 2400
    one = rules_py.calculator("bang.payout")(**given, traitor="жив", second="убит")
    assert (one.sides["второй предатель"], one.total) == (0, 3000 + 2 * 2400 + 2400)
    assert "второй предатель" not in rules_py.calculator("bang.payout")(**{**given, "players": 7}, traitor="жив").sides


def test_the_last_bandit_brings_the_bounty_too_and_his_cards_are_gone():
    match = GAME.deal(3, {"players": 4, "length": "турнир", "bounty": True, "experience": True})
    roles = [role(match, seat) for seat in range(4)]
    sheriff, bandit = roles.index(SHERIFF), roles.index(BANDIT)
    for seat in {0, 1, 2, 3} - {sheriff, bandit}:
        match.open.out.append(seat)
        match.open.life[seat] = 0
    match.cards["table"][bandit].append(match.cards["deck"][0].pop())
    bury(match, [(bandit, sheriff, BANG)])
    assert match.open.side == LAW
    paid = [entry.item for entry in match.sheet.entries if (entry.account, entry.seat) == ("dollars", sheriff)]
    assert [(item.text, item.amount, item.cites) for item in paid] == [
        ("Премия за убитого бандита", 1000, ("bang.var.bounty",)),
        ("Шериф, жив: 1500 × 2 бандита", 3000, ("bang.score.table", "bang.score.0")),
    ]
    assert match.cards["kept"][bandit] == match.cards["table"][bandit] == match.cards["hand"][bandit] == []


def test_sam_inherits_from_the_last_dead_as_from_any_other():
    match = street(
        {"players": 4, "roles": "A: шериф; B: бандит; C: бандит; D: предатель", "characters": "A: Стервятник Сэм", "out": "C, D", "lives": "B: 1", "hand": "Бах!"},
        {"B": "Пиво"},
    )  # fmt: skip
    act(match, "A: play Бах!", "A: on 1", "B: lose", "B: die")
    assert match.done
    assert "bang.char.sam" in cites(match)
    assert len(match.cards["hand"][0]) == 1
    assert match.cards["hand"][1] == []
