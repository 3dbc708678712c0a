"""«Наместник»: every reading tells its answers apart, in a calculator or at the table."""

from __future__ import annotations

import pytest

from rules_py.frame.rng import Generator
from rules_py.frame.sampling import any_action
from tests.core.namestnik.at_table import GAME, calc, judged, position

READINGS = [
    ("places", {"pyramid": "1.1, 1.2, 1.3, 1.4, 2.1"}, "upper-gap", "no"),
    ("gems", {"reserve": [0, 0, 1, 0], "bids": "синий, синий"}, "bids-first", "after"),
    ("inexhaustible", {"own": False}, "inex-own", "must"),
    ("auction", {"bids": "пас", "virtuals": "красный"}, "virtual-on-pass", "no"),
    ("auction", {"cards": [2, 1, 1, 1], "bids": "синий", "virtuals": "синий", "claims": "остриё"}, "solo-pair", "choice"),
    ("auction", {"cards": [1, 2, 1, 1], "bids": "синий", "virtuals": "красный, красный, красный"}, "virtual-crowd", "clear"),
    ("winner", {"scores": [72, 72], "lowest": [9, 5]}, "equal-score", "lowest-number"),
    ("free", {"pyramid": "1.1, 1.2, 2.1"}, "tucked", "supports"),
    ("score", {"defence": 2, "attacks": [1]}, "spare-defence", "pays"),
    ("score", {"attacks": [2]}, "below-zero", "zero"),
]


@pytest.mark.parametrize(
    ("name", "given", "reading", "answer"), READINGS, ids=lambda value: value if isinstance(value, str) else ""
)
def test_a_reading_changes_what_its_default_gives(name, given, reading, answer):
    usual, other = calc(name, given), calc(name, given, {f"namestnik.{reading}": answer})
    assert (usual.total, usual.sides) != (other.total, other.sides)
    assert f"namestnik.{reading}" in usual.readings


def test_the_first_card_may_be_chosen_in_turn():
    sealed, open_ = GAME.deal(2, {"players": 2}), GAME.deal(2, {"players": 2}, {"namestnik.first-card": "in-turn"})
    for match in (sealed, open_):
        match.apply(match.legal_for(0)[0], 0)
    assert not sealed.open.pyramids[0]
    assert open_.open.pyramids[0]


def test_two_on_two_cards_may_speak_aloud():
    given = {"players": 2, "phase": "делёж", "base": [12, 20, 31, 40], "tip": [7, 0, 9, 0], "color": "синий"}
    sealed, aloud = position(given), position(given, {"namestnik.pair-claims": "in-turn"})
    assert len(sealed.may_act()) == 2
    assert len(aloud.may_act()) == 1


def test_one_card_at_a_time_where_that_is_the_reading():
    given = {"players": 2, "phase": "карты", "due": 2, "law_deck": 5, "small_deck": 5}
    assert judged(given, "draw закон, персонаж").allowed
    assert not judged(given, "draw закон, персонаж", two_draws="one-by-one").allowed


def test_who_is_first_when_a_player_and_a_virtual_bidder_attack():
    """Both attack; the reading decides who is asked first at the table, and who gets the last card by the calculator."""
    for answer, first, last in (("players", "атака", 2), ("virtuals", "атака виртуала", 1)):
        readings = {"namestnik.virtual-attack": answer}
        match = GAME.deal(1, {"players": 2, "virtuals": 1}, readings)
        chance = Generator(1)
        while match.phase.title != "аукцион":
            match.apply(any_action(match, match.to_move, chance), match.to_move)
        lane = next(lane for lane in range(4) if match.open.base[lane] >= 0)
        match.move_cards(match.pile("arms")[:1], ("arms", -1), ("attacks", 0))
        match.cards["box"][0][:] = [gem for gem in range(64) if gem // 16 == lane]  # the virtual bidder draws this colour
        match.cards["discard"][0].append(match.open.base[lane])
        match.cards["stall"][0].remove(match.open.base[lane])
        match.open.base[lane] = -1  # and no card lies there: it attacks too
        match.apply("attack", 0)
        match.apply("pass", 1)
        while match.phase.title == "камни":
            match.apply(match.legal_for(1)[0], 1)
        assert match.phase.title == first
        assert calc("auction", {"cards": [1, 0, 1, 0], "bids": "атака, синий", "virtuals": "красный"}, readings).total == last
