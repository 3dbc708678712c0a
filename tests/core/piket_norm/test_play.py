"""Нормандский пикет at the table: ten cards, the dealer's talon, leaving at the figure, two who go on."""

from __future__ import annotations

import rules_py
from rules_py.frame.face import play_out
from rules_py.frame.rng import Generator
from rules_py.frame.sampling import any_action

GAME = rules_py.game("piket-norm")


def random_match(seed, readings=None, **options):
    match, chance = GAME.deal(seed, options, readings), Generator(seed)
    while not match.done:
        match.apply(any_action(match, match.to_move, chance), match.to_move)
    return match


def test_the_dealer_speaks_first_and_his_left_neighbour_leads():
    match = GAME.deal(1)
    assert [len(hand) for hand in match.cards["hand"]] == [10, 10, 10]
    assert match.to_move == match.dealer and len(match.cards["stock"][0]) == 2
    match.apply("stand", match.dealer)
    assert match.to_move == match.dealer and match.prompt.phase == "boast"
    chance = Generator(1)
    while match.prompt.phase == "boast":
        match.apply(any_action(match, match.to_move, chance), match.to_move)
    assert match.to_move == (match.dealer + 1) % 3


def test_both_cards_or_none():
    match = GAME.deal(1)
    offer = next(one for one in match.offers(match.dealer) if one.move.verb == "discard")
    assert (offer.least, offer.most) == (2, 2)


def test_random_matches_end_with_money_at_the_table():
    for seed in range(1, 4):
        for readings in ({}, {one.id: one.choices[-1] for one in GAME.readings}):
            match = random_match(seed, readings, deals=8)
            assert match.sheet.balance("money") == 0 and match.sheet.balance("loss") == 0


def test_when_one_has_reached_the_figure_the_other_two_go_on_and_think_about_it():
    """The two who go on play пикет: its rules ask every doubt of it."""
    match = play_out(GAME, GAME.deal(1, {"deals": 40}), [GAME.bots["sensible"]] * 3, Generator(1))
    assert match.done and len(match.open.playing) == 2


def test_among_three_a_false_boast_is_silence_too():
    for seed in range(1, 40):
        match, chance = GAME.deal(seed, {"slips": "бывают"}), Generator(seed)
        while not match.deal_over:
            match.apply(any_action(match, match.to_move, chance), match.to_move)
        if match.open.silent:
            break
    (liar, cause), *_ = match.open.silent.items()
    assert cause == "хвалёж" and match.open.count[liar] == 0
    lines = [(item.text, item.cites) for item in match.score().items]
    assert ("В молчанке не считают ни карт, ни взяток", ("piket.33",)) in lines
