"""Нормандский пикет at the table: ten cards, the dealer's talon, leaving at the figure, two who go on."""

from __future__ import annotations

import rules_py
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


def closed(match, *counts):
    """Close a game with these counts of those who play."""
    for seat, count in zip(match.open.playing, counts, strict=True):
        match.open.count[seat] = count
    match.rules.close(match)
    return match


def test_one_leaves_two_go_on_by_the_rules_of_two_and_the_last_pays_both():
    match = closed(GAME.deal(1), 105, 60, 40)
    assert match.open.out == [0] and not match.done
    match.apply("next", match.to_move)
    assert [len(hand) for hand in match.cards["hand"]] == [0, 12, 12]
    assert (len(match.cards["stock"][0]), len(match.cards["reserve"][0])) == (5, 3)
    assert match.dealer in (1, 2) and match.to_move in (1, 2)
    closed(match, 45, 10)
    assert match.done
    assert [match.sheet.total("loss", seat) for seat in range(3)] == [50, 50, -100]
    assert [match.sheet.total("money", seat) for seat in range(3)] == [50, 50, -100]


def test_two_who_arrive_together_leave_together_or_one_by_one():
    match = closed(GAME.deal(1), 105, 102, 40)
    assert match.done and match.sheet.total("loss", 2) == -120
    match = closed(GAME.deal(1, None, {"piket-norm.together": "more"}), 105, 102, 40)
    assert not match.done and match.open.out == [0]


def test_random_matches_end_with_money_at_the_table():
    for seed in range(1, 4):
        for readings in ({}, {one.id: one.choices[-1] for one in GAME.readings}):
            match = random_match(seed, readings, deals=8)
            assert match.sheet.balance("money") == 0 and match.sheet.balance("loss") == 0


def test_the_end_is_told_from_every_chair():
    def ends(match):
        return [tuple(GAME.scene(match, seat)["result"][name] for name in ("word", "sign", "sum")) for seat in range(3)]

    assert ends(closed(GAME.deal(1), 30, 25, 30)) == [
        ("Поровну с первым", 0, ""),
        ("Больше у другого", -1, "−5"),
        ("Поровну с первым", 0, ""),
    ]
    match = closed(GAME.deal(1), 105, 102, 40)
    assert ends(match) == [("Последний платит вам", 1, "+60")] * 2 + [("Вы последний", -1, "−120")]


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
