"""Памфил and шутиха: what differs from мушка, each reading told from its default."""

from __future__ import annotations

import pytest

import rules_py
from rules_py.frame.rng import Generator
from rules_py.frame.sampling import any_action

BUYING = {"players": 4, "dealer": 4, "turn": 1, "phase": "прикуп", "trump": "♥", "stock": 15}


def judged(slug, given, action, readings=None):
    game = rules_py.game(slug)
    found = game.judge(game.position(given, readings), action)
    return found.allowed, found.cites


def total(name, readings=None, **given):
    return rules_py.calculator(name)(**given, readings=readings or {}).total


def test_with_the_jack_one_does_not_pass_unless_the_ace_keeps_its_part():
    given = {**BUYING, "hand": "♣В ♠6 ♣7 ♦6 ♦8"}
    assert judged("pamfil", given, "pass") == (False, ("pamfil.jack", "mushka.spadeace.nopass"))
    assert judged("pamfil", given, "pass", {"pamfil.spade-ace": "both"})[0]
    assert judged("pamfil", {**BUYING, "hand": "♠Т ♠6 ♣7 ♦6 ♦8"}, "pass")[0]
    assert not judged("pamfil", {**BUYING, "hand": "♠Т ♠6 ♣7 ♦6 ♦8"}, "pass", {"pamfil.spade-ace": "both"})[0]


@pytest.mark.parametrize(("answer", "expected"), [("moved", -7), ("both", -2), ("none", -2)])
def test_the_bonus_goes_where_the_reading_puts_it(answer, expected):
    assert total("pamfil.change", {"pamfil.spade-ace": answer}, tricks=2, pamfil=True, spade_ace=False, trump="♥") == expected


def test_the_jack_is_a_trump_alone_or_a_club_besides():
    given = {"players": 4, "phase": "розыгрыш", "trump": "♥", "hand": "♣В ♦7 ♥9", "trick": "♣Д"}
    assert judged("pamfil", given, "play ♥9")[0]
    assert judged("pamfil", given, "play ♥9", {"pamfil.suit": "club"}) == (False, ("mushka.follow",))


def test_the_dealer_takes_the_turned_jack_under_one_reading_alone():
    game = rules_py.game("pamfil")
    for answer, expected in (("no", False), ("yes", True)):
        given = {**BUYING, "turn": 4, "hand": "♦К ♦Д ♦9 ♠7 ♥8", "turnup": "♣В"}
        match = game.position(given, {"pamfil.turnup-take": answer})
        assert game.judge(match, "swap ♠7").allowed is expected


def test_a_declared_jack_is_paid_by_everybody_and_not_written():
    game = rules_py.game("pamfil")
    match = game.position({**BUYING, "hand": "♣В ♠6 ♣7 ♦6 ♦8"})
    match.apply("declare", 0)
    assert [match.sheet.total("money", seat) for seat in range(4)] == [15, -5, -5, -5]
    assert match.sheet.total("record", 0) == 0
    assert judged("pamfil", {**BUYING, "hand": "♣К ♠6 ♣7 ♦6 ♦8"}, "declare") == (False, ("pamfil.declare",))


@pytest.mark.parametrize(
    ("reading", "given", "expected"),
    [
        ({"shutiha.value": "6"}, {"tricks": 1, "queen": "взяла"}, (-8, -6)),
        ({"shutiha.trick-point": "extra"}, {"tricks": 1, "queen": "взяла"}, (-8, -9)),
        ({"shutiha.spade-ace": "yes"}, {"tricks": 2, "queen": "не была", "spade_ace": True}, (-2, -12)),
    ],
)
def test_each_reading_of_the_queen_is_told_from_its_default(reading, given, expected):
    assert (total("shutiha.change", **given), total("shutiha.change", reading, **given)) == expected


@pytest.mark.parametrize(("answer", "winner"), [("after-jack", 2), ("after-queen", 3), ("low", 2)])
def test_the_ace_stands_where_the_reading_puts_it(answer, winner):
    assert total("shutiha.trick", {"shutiha.ace": answer}, trick="♠9 ♠В ♠Т ♠7") == winner
    assert total("shutiha.trick", {"shutiha.ace": answer}, trick="♠9 ♠Т ♠7") == (1 if answer == "low" else 2)


def test_five_spades_with_the_queen_win_the_pool_as_they_were_dealt():
    game = rules_py.game("shutiha")
    deck = game.deal(1, {"players": 3}).packs["cards"]
    hands = ("♠Д ♠К ♠В ♠10 ♠8", "♥К ♥Д ♥7 ♣8 ♥8", "♣К ♦К ♦9 ♦8 ♥9")
    named = [hand.split()[place] for place in range(5) for hand in hands]
    rest = [deck.text(card) for card in range(deck.size) if deck.text(card) not in named]
    match = game.deal(3, {"players": 3}, None, " ".join([*rest, *reversed(named)]))
    assert match.done
    assert sorted(match.sheet.total("score", seat) for seat in range(3)) == [-25, -25, 50]


def test_five_spades_with_the_queen_win_the_pool_at_once():
    game = rules_py.game("shutiha")
    match = game.position({"players": 4, "dealer": 4, "turn": 1, "phase": "прикуп", "hand": "♠Д ♠К ♠В ♠10 ♠8"})
    match.apply("stay", 0)
    assert match.done
    assert [match.sheet.total("score", seat) for seat in range(4)] == [75, -25, -25, -25]
    match = game.position({"players": 4, "dealer": 4, "turn": 1, "phase": "прикуп", "hand": "♠Т ♠К ♠В ♠10 ♠8"})
    match.apply("stay", 0)
    assert not match.done


@pytest.mark.parametrize("slug", ["mushka", "pamfil", "shutiha"])
def test_random_matches_hold_under_every_reading(slug):
    game = rules_py.game(slug)
    for seed in range(1, 13):
        chosen = {one.id: one.choices[seed % len(one.choices)] for one in game.readings}
        match = game.deal(seed, {"players": 3 + seed % 5, "deals": 6}, chosen)
        chance = Generator(seed)
        while not match.done:
            match.apply(any_action(match, match.to_move, chance), match.to_move)
        assert match.sheet.balance("money") == match.sheet.balance("score") == 0
