"""The table of винт as each player sees it, in every kind: nothing that may be done is out of reach."""

from __future__ import annotations

import pytest

import rules_py
from rules_py.frame.rng import Generator
from rules_py.games.vint import VintState
from rules_py.games.vint.variants.table import VARIANTS

GAME = rules_py.game("vint")


def looks(state: VintState, seat: int) -> None:
    """Check what one player sees."""
    scene = GAME.scene(state, seat)
    numbers = [one["seat"] for one in scene["seats"]]
    assert len(set(numbers)) == 4, "two hands under one number"
    for one in scene["seats"]:
        assert (one["seat"] == seat) == (one["place"] == "s" and state.home_of(seat) >= 0), "the one who looks sits below"
    owners = {zone["owner"] for zone in scene["zones"] if zone["kind"] == "hand"}
    assert owners == {*numbers, seat}, "a hand without its seat"
    if state.to_move == seat and not state.deal_over:
        cards = {card["action"] for zone in scene["zones"] for card in zone["cards"] if card.get("action") and card["legal"]}
        buttons = {one["action"] for one in scene["actions"] if one["legal"]}
        assert set(state.legal()) == cards | buttons, "what may be done and what is offered differ"


@pytest.mark.parametrize("kind", VARIANTS)
def test_every_legal_action_is_offered_to_the_player_to_move_and_nobody_sits_in_anothers_place(kind: str) -> None:
    for seed in (1, 2, 3):
        state = GAME.deal(seed, {"variant": kind})
        assert isinstance(state, VintState)
        random, players = Generator(seed), GAME.seat_count(state.options)
        for step in range(160):
            if state.done:
                break
            looks(state, step % players)
            assert state.to_move is not None
            looks(state, state.to_move)
            state.apply(GAME.bots["random"].choose(state.view(state.to_move), random))


def test_five_sit_by_their_table_and_are_settled_one_by_one() -> None:
    state = GAME.deal(7, {"variant": "впятером", "rubbers": 5})
    assert isinstance(state, VintState)
    random, tables = Generator(5), []
    while not state.done:
        if not tables or tables[-1] != state.controller:
            tables.append(state.controller)
        assert state.to_move is not None
        state.apply(GAME.bots["random"].choose(state.view(state.to_move), random))
    pairs = {frozenset(pair) for table in tables for pair in ((table[0], table[2]), (table[1], table[3]))}
    assert len(tables) == 5 and len(pairs) == 10, "each plays with each"
    assert sorted(({*range(5)} - set(table)).pop() for table in tables) == [0, 1, 2, 3, 4]
    out = ({*range(5)} - set(state.controller)).pop()
    names = [part["name"] for part in GAME.scene(state, out)["sheet"]["drawing"]["parts"]]
    assert names == [
        f"{first + 1}-й и {second + 1}-й" for first, second in (sorted(state.controller[::2]), sorted(state.controller[1::2]))
    ]
    sides = state.score().sides
    assert sum(sides.values()) == 0 and len(sides) == 5
    expected = [0] * 5
    for totals, team in zip(state.settled, state.teams, strict=True):
        for player, side in enumerate(team):
            expected[player] += 0 if side < 0 else totals[side] - totals[1 - side]
    assert list(sides.values()) == expected


def test_half_a_result_is_written_where_it_is_read_so() -> None:
    whole, half = ({}, {"vint.rubber-result-each": "half"})
    found = []
    for readings in (whole, half):
        state = GAME.deal(7, {"variant": "вшестером"}, readings)
        random = Generator(5)
        while not state.done:
            assert state.to_move is not None
            state.apply(GAME.bots["random"].choose(state.view(state.to_move), random))
        found.append(list(state.score().sides.values()))
    assert [2 * amount for amount in found[1]] == found[0] and any(found[0]) and found[0].count(0) == 2


def test_the_dummy_of_three_goes_round_with_the_rubbers() -> None:
    state = GAME.deal(7, {"variant": "втроём, первый способ", "rubbers": 3})
    assert isinstance(state, VintState)
    random, alone = Generator(5), []
    while not state.done:
        owner = next(player for player in range(3) if state.controller.count(player) == 2)
        if not alone or alone[-1] != owner:
            alone.append(owner)
        assert state.to_move is not None
        state.apply(GAME.bots["random"].choose(state.view(state.to_move), random))
    assert sorted(alone) == [0, 1, 2] and [(alone[0] + step) % 3 for step in range(3)] == alone
    sides = list(state.score().sides.values())
    expected = [0, 0, 0]
    for (first, second), player in zip(state.settled, alone, strict=True):
        team = state.teams[alone.index(player)]
        gain = (first - second) * (1 if team[player] == 0 else -1)
        for one in range(3):
            expected[one] += 2 * gain if one == player else -gain
    assert sides == expected and sum(sides) == 0
