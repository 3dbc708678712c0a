"""Кончинка: what is written for a pack, who may end a party, who has won it, who pays whom."""

from __future__ import annotations

from dataclasses import replace

import pytest

import rules_py
from rules_py.games.konchinka.rules import Rules
from rules_py.games.konchinka.scoring import Taken, debt, may_finish, nobody, secured, winner, written
from tests.core.forms import as_it_stands, refused

PLAIN = Rules()
GAME = rules_py.game("konchinka")


def ruled(**readings):
    """Return the rules under some readings."""
    return GAME.deal(
        1, {"players": 2}, {f"konchinka.{name.replace('_', '-')}": value for name, value in readings.items()}
    ).rules


def points(rules, cards, clubs, konchinki):
    steps = written(rules, Taken(cards=cards, clubs=clubs, konchinki=konchinki))
    return [
        {seat: (item.text.replace("\u00a0", " "), item.cites, item.amount) for seat, item in step.items()} for step in steps
    ]


CARDS, CLUBS, OWN = ("konchinka.19",), ("konchinka.17",), ("konchinka.13",)


@pytest.mark.parametrize(
    ("cards", "clubs", "konchinki", "expected"),
    [
        ((30, 22), (6, 7), (1, 1), [
            {0: ("Больше всех карт: 30", CARDS, 2)}, {1: ("Больше всех треф: 7", CLUBS, 1)},
            {0: ("1 кончинка", OWN, 1), 1: ("1 кончинка", OWN, 1)}]),
        ((22, 30), (13, 0), (0, 2), [
            {1: ("Больше всех карт: 30", CARDS, 2)}, {0: ("Больше всех треф: 13", CLUBS, 1)}, {1: ("2 кончинки", OWN, 2)}]),
        ((26, 26), (6, 6), (0, 0), [{}, {}, {}]),
        ((18, 18, 16), (5, 5, 3), (0, 0, 2), [{}, {}, {2: ("2 кончинки", OWN, 2)}]),
        ((20, 18, 14), (5, 4, 4), (0, 0, 0), [{0: ("Больше всех карт: 20", CARDS, 2)}, {0: ("Больше всех треф: 5", CLUBS, 1)}, {}]),
    ],
)  # fmt: skip
def test_what_is_written_for_a_pack(cards, clubs, konchinki, expected):
    assert points(ruled(), cards, clubs, konchinki) == expected


def test_even_players_write_each_by_the_other_reading_and_nothing_is_no_equality():
    rules = ruled(tie="each")
    assert points(rules, (26, 26), (0, 0), (0, 0)) == [
        {0: ("Карт поровну: 26", CARDS, 2), 1: ("Карт поровну: 26", CARDS, 2)}, {}, {},
    ]  # fmt: skip
    assert points(rules, (20, 20, 12), (1, 0, 0), (0, 0, 0))[:2] == [
        {0: ("Карт поровну: 20", CARDS, 2), 1: ("Карт поровну: 20", CARDS, 2)}, {0: ("Больше всех треф: 1", CLUBS, 1)},
    ]  # fmt: skip


def test_more_than_all_together_by_the_other_reading():
    rules = ruled(most="together")
    assert points(rules, (27, 13, 12), (7, 3, 3), (0, 0, 0))[:2] == [
        {0: ("Больше всех карт: 27", CARDS, 2)}, {0: ("Больше всех треф: 7", CLUBS, 1)},
    ]  # fmt: skip
    assert points(rules, (26, 14, 12), (6, 4, 3), (0, 0, 0))[:2] == [{}, {}]


@pytest.mark.parametrize(
    ("readings", "held", "text"),
    [
        ({}, (26, 26), "Карт поровну, по 26: не пишет никто"),
        ({}, (17, 17, 17), "Карт поровну, по 17: не пишет никто"),
        ({}, (18, 18, 16), "Больше всех карт у двоих поровну, по 18: не пишет никто"),
        ({}, (15, 15, 15, 7), "Больше всех карт у троих поровну, по 15: не пишет никто"),
        ({"most": "together"}, (20, 18, 14), "Ни у кого карт не больше, чем у остальных вместе: не пишет никто"),
        ({"most": "together"}, (26, 26), "Карт поровну, по 26: не пишет никто"),
    ],
)
def test_why_nobody_writes(readings, held, text):
    assert (nobody(ruled(**readings), held, "карт", CARDS).text, nobody(ruled(**readings), held, "карт", CARDS).cites) == (
        text,
        CARDS,
    )


@pytest.mark.parametrize(("konchinki", "clubs", "sure"), [(0, 6, 0), (0, 7, 1), (1, 6, 1), (1, 7, 2), (2, 6, 2), (2, 8, 3)])
def test_what_nobody_can_take_away(konchinki, clubs, sure):
    assert secured(ruled(), konchinki, clubs) == sure


def test_every_konchinka_counts_its_price_whatever_it_is():
    dear = replace(PLAIN, for_konchinka=3)
    assert points(dear, (26, 26), (5, 8), (2, 0))[2] == {0: ("2 кончинки", OWN, 6)}
    assert [secured(dear, count, 7) for count in range(3)] == [1, 4, 7]


@pytest.mark.parametrize(
    ("score", "konchinki", "clubs", "enough", "any_of_them"),
    [
        (14, 0, 6, False, False),
        (14, 1, 0, True, True),
        (14, 0, 7, True, True),
        (13, 1, 0, False, True),
        (13, 0, 7, False, True),
        (13, 0, 0, False, False),
        (13, 1, 7, True, True),
        (13, 2, 0, True, True),
        (12, 2, 7, False, False),
        (15, 2, 7, False, False),
    ],
)
def test_who_may_end_the_party_in_the_middle(score, konchinki, clubs, enough, any_of_them):
    assert may_finish(ruled(), score, konchinki, clubs) is enough
    assert may_finish(ruled(finish_two="any"), score, konchinki, clubs) is any_of_them


@pytest.mark.parametrize(
    ("before", "cards", "clubs", "konchinki", "higher", "order"),
    [
        ((12, 13), (30, 22), (6, 7), (0, 0), None, None),
        ((13, 14), (30, 22), (6, 7), (0, 0), None, 0),
        ((13, 14), (30, 22), (6, 7), (0, 1), 1, 0),
        ((13, 13), (30, 22), (6, 7), (0, 0), 0, 0),
        ((14, 13), (22, 30), (6, 7), (2, 0), None, 1),
        ((14, 14), (22, 30), (6, 7), (2, 0), 1, 1),
        ((14, 13), (30, 22), (6, 7), (0, 2), None, 0),
        ((14, 14), (26, 26), (6, 6), (1, 1), None, None),
    ],
)
def test_who_has_won_the_party(before, cards, clubs, konchinki, higher, order):
    steps = written(ruled(), Taken(cards=cards, clubs=clubs, konchinki=konchinki))
    assert winner(ruled(), before, steps) == higher
    assert winner(ruled(both_fifteen="order"), before, steps) == order


@pytest.mark.parametrize(
    ("way", "score", "text", "amount"),
    [
        ("на очки", 10, "За недобор: 5 × 3 к.", 15),
        ("на очки", 15, "За недобор: 0 × 3 к.", 0),
        ("на очки", 16, "За недобор: 0 × 3 к.", 0),
        ("на куш", 10, "Куш с кона", 25),
    ],
)
def test_what_a_loser_gives(way, score, text, amount):
    item = debt(way, score, 3, 25)
    assert (item.text.replace("\u00a0", " "), item.cites, item.amount) == (text, ("konchinka.24",), amount)


def test_the_form_of_a_count():
    assert as_it_stands("konchinka.score") == (5, "Пишут: игрок 1 — 3, игрок 2 — 2.")
    for field, label, most in (("cards", "Карт", 52), ("clubs", "Треф", 13), ("konchinki", "Кончинок", 2)):
        for bad in (-1, most + 1):
            assert (
                refused("konchinka.score", field, [bad, 0])
                == f"{label} у каждого: введите число от 0 до {most}, получено {bad}"
            )
    items = rules_py.calculator("konchinka.score")({}).items
    assert [item.text.replace("\u00a0", " ") for item in items] == [
        "Больше всех карт: 30",
        "Больше всех треф: 7",
        "1 кончинка",
        "1 кончинка",
    ]
    params = {one.name: one for one in rules_py.calculator("konchinka.score").params}
    assert {name: (one.default, one.most) for name, one in params.items()} == {
        "cards": ((30, 22), 4), "clubs": ((6, 7), 4), "konchinki": ((1, 1), 4),
    }  # fmt: skip
