"""Вист: the rubber, the samples of §§ 77–79, dummies, partners; each reading told from its default."""

from __future__ import annotations

import pytest

import rules_py
from rules_py.families.vist.phases import close_game
from rules_py.families.vist.rubber import lines_of
from rules_py.families.vist.seats import held, partner
from rules_py.families.vist.sheet import Entry
from rules_py.frame.rng import Generator
from rules_py.frame.sampling import any_action

VIST = rules_py.game("vist")


def result(name, readings=None, **given):
    return rules_py.calculator(name)(**given, readings=readings or {})


def played(seed, options, until, readings=None, steps=6000):
    match, chance = VIST.deal(seed, options, readings), Generator(seed)
    for _ in range(steps):
        if match.done or until(match):
            break
        match.apply(any_action(match, match.to_move, chance), match.to_move)
    return match


def test_the_samples_of_the_book_stand_as_printed():
    assert result("vist.record", amount=34, won=False).sides == {"Над чертой": 34, "Под чертой": 0}
    assert result("vist.record", amount=12, won=True).sides == {"Над чертой": 0, "Под чертой": 12}
    assert result("vist.game", total_1=37, total_2=27, finished_by="вторые").sides == {"Первые": 10, "Вторые": 0}


@pytest.mark.parametrize(("reading", "name", "given", "default", "other"), [
    ({"vist.three-honours": "3"}, "vist.honours", {"honours": 3}, 2, 3),
    ({"vist.aces": "one"}, "vist.honours", {"honours": 2, "no_trump": True}, 0, 2),
    ({"vist.last-game-bonus": "rubber"}, "vist.bonus", {"games_won": 2, "rubber": True}, 15, 10),
    ({"vist.coronet-eight": "eight"}, "vist.coronet", {"length": 13, "trump": True}, 120, 110),
    ({"vist.revoke-few": "all"}, "vist.revoke", {"penalty": "взятки", "tricks_1": 2, "tricks_2": 11}, 5, 2),
    ({"vist.revoke-slam": "no"}, "vist.score", {"tricks": 12, "taken_over": 3}, 22, 12),
    ({"vist.honours-suit": "every"}, "vist.score", {"tricks": 6, "honours": 4, "plain_honours": [4, 0, 0]}, 4, 8),
    ({"vist.bonus-before": "after"}, "vist.game", {"total_1": 37, "total_2": 27, "finished_by": "вторые", "bonus": 5}, 5, 10),
])  # fmt: skip
def test_a_reading_is_told_from_its_default(reading, name, given, default, other):
    assert (result(name, **given).total, result(name, reading, **given).total) == (default, other)


def test_the_table_and_the_calculator_write_the_same_lines():
    match = played(3, {"deals": 1}, lambda match: False)
    for side in (0, 1):
        facts = match.rules.facts(match, side)
        below, above = lines_of(match.rules, facts)
        seat = next(seat for at, seat in enumerate(match.open.circle) if at % 2 == side)
        deal = [one for one in match.sheet.of_deal(match.number) if one.seat == seat]
        assert [one.item for one in deal if one.account == "below"] == below
        assert [one.item for one in deal if one.account == "above" and "vist.72" not in one.item.cites] == above


def test_a_rubber_is_two_games_and_partners_change_after_it():
    match = played(2, {"rubbers": 2}, lambda match: match.open.rubber_over and match.prompt.phase == "over")
    assert max(match.open.chalk.games) == 2
    before = partner(match, 0)
    match.apply("next", match.to_move)
    assert partner(match, 0) != before
    assert (match.open.chalk.games, match.open.chalk.sums_below(), match.open.rubber) == ([0, 0], [0, 0], 1)


@pytest.mark.parametrize(("players", "dummies", "out"), [(2, 2, 0), (3, 1, 0), (4, 0, 0), (5, 0, 1), (6, 0, 2)])
def test_the_table_has_four_hands_whoever_plays(players, dummies, out):
    match = VIST.deal(1, {"players": players})
    state = match.open
    assert (len(state.circle), len(state.dummies), match.players - len(state.circle)) == (4, dummies, out)
    assert all(len(held(match, seat)) == 13 for seat in state.circle)
    for dummy in state.dummies:
        assert all(len(match.view(seat).seen("open", dummy)) >= 12 for seat in range(match.players))


def test_the_partner_plays_the_cards_of_the_dummy():
    match = played(1, {"players": 3}, lambda match: match.prompt.about.get("place") in match.open.dummies)
    dummy = match.prompt.about["place"]
    assert match.to_move == partner(match, dummy) != dummy
    cards = {f"play {match.packs['cards'].text(card)}" for card in held(match, dummy)}
    assert set(match.legal()) <= cards
    scene = VIST.scene(match, match.to_move)
    zone = next(one for one in scene["zones"] if one["id"] == f"open-{dummy}")
    assert any(card["legal"] and card["action"] in cards for card in zone["cards"])


def test_the_dummy_goes_round_by_rubbers_or_by_deals():
    for reading, moves in (({}, False), ({"vist.dummy-turn": "deal"}, True)):
        match = played(1, {"players": 3}, lambda match: match.prompt.phase == "over" and not match.open.rubber_over, reading)
        before = partner(match, 3)
        match.apply("next", match.to_move)
        assert (partner(match, 3) != before) is moves


def test_the_turned_trump_lies_open_until_the_dealer_plays_or_until_the_lead():
    for reading, lies in (({}, True), ({"vist.trump-card-time": "first-lead"}, False)):
        match = VIST.deal(1, None, reading)
        dealer = match.dealer
        assert len(match.cards["open"][dealer]) == 1
        match.apply(match.legal()[0], match.to_move)
        assert bool(match.cards["open"][dealer]) is (lies and match.to_move != dealer)


def test_what_is_too_much_is_lost_or_carried_over():
    for reading, carried in (({}, False), ({"vist.surplus": "yes"}, True)):
        match = VIST.deal(1, None, reading)
        chalk = match.open.chalk
        for side, amount in enumerate((14, 2)):
            chalk.enter(side, Entry(1, amount, "Леве", ("vist.75",)), below=True)
        chalk.games[0] = 1
        close_game(match, 0)
        assert chalk.sums_below() == [4 if carried else 0, 0]
        assert [[entry.amount for entry in run] for run in chalk.closed[0]] == [[14, 12]] and chalk.above[1][-1].amount == 0
        assert match.open.record == [14 - 5 + 5 - 2, 0]


def closed(winner, below, above):
    """Close a game at the table with so much below and above the line; the five for the game stand above already."""
    match = VIST.deal(1)
    chalk = match.open.chalk
    chalk.games[winner] = 1
    for side in (0, 1):
        chalk.enter(side, Entry(1, below[side], "Леве", ("vist.75",)), below=True)
        chalk.enter(side, Entry(1, above[side], "Онёры и прибавки", ("vist.63", "vist.72")), below=False)
    close_game(match, winner)
    return match


def last_written(match, side, won):
    """Return what a side wrote last where it won a game, or where it lost one."""
    chalk = match.open.chalk
    return (chalk.closed[side][-1][-1] if won else chalk.above[side][-1]).amount


@pytest.mark.parametrize(
    ("winner", "below", "above", "left"),
    [
        (1, (8, 10), (29, 17), [10, 0]),  # § 78: 37 and 27, the second side ends the game with nothing
        (1, (4, 10), (35, 0), [29, 0]),
        (0, (10, 6), (22, 14), [12, 0]),  # § 77: a winner's 12 below the line
        (1, (8, 10), (39, 3), [34, 0]),  # § 77: a loser's 34 above the line
    ],
)
def test_the_samples_are_closed_at_the_table_as_printed(winner, below, above, left):
    match = closed(winner, below, above)
    assert match.open.record == left
    assert [last_written(match, side, side == winner) for side in (0, 1)] == left
    assert all(entry.struck for column in match.open.chalk.above for entry in column if not entry.rest)


def test_a_coronet_of_both_partners_counts_under_one_reading():
    deck = VIST.deal(1).packs["cards"]
    for reading, expected in (({}, ()), ({"vist.coronet-hand": "side"}, (3,))):
        match = VIST.deal(1, None, reading)
        for piles in (match.cards["hand"], match.cards["open"]):
            for pile in piles:
                pile.clear()
        match.cards["hand"][0][:] = [deck.card("♠Т"), deck.card("♠Д")]
        match.cards["hand"][2][:] = [deck.card("♠К")]
        match.open.trump = 3
        assert match.rules.facts(match, 0).coronets == expected


def test_the_table_shows_the_last_two_tricks_and_no_more():
    match, chance = VIST.deal(3), Generator(3)
    shown = []
    while len(match.open.taken) < 4:
        match.apply(VIST.bots["sensible"].choose(match.view(match.to_move), chance), match.to_move)
        scene = VIST.scene(match, 0)
        count = len(match.open.taken)
        shown.append((count, bool(scene["last"]), len(scene.get("earlier", []))))
        for trick, laid in zip([scene["last"], *scene.get("earlier", [])], reversed(match.open.taken), strict=False):
            if trick:
                assert [card["card"] for card in trick["cards"]] == [match.packs["cards"].text(card) for card in laid[1]]
    assert {(1, True, 0), (2, True, 1), (3, True, 1), (4, True, 1)} <= set(shown)
    assert max(tricks for _, _, tricks in shown) == 1


@pytest.mark.parametrize(("players", "people"), [(2, 2), (3, 3), (4, 4), (5, 5)])
def test_a_dummy_has_no_figures_of_its_own(players, people):
    match = VIST.deal(1, {"players": players})
    scene = VIST.scene(match, 0)
    assert len(scene["sheet"]["columns"]) == 1 + people and not any("олван" in name for name in scene["sheet"]["columns"])
    assert [seat["seat"] for seat in scene["seats"] if "money" not in seat] == list(range(people, len(scene["seats"])))
