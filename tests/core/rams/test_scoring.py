"""Рамс: what a deal comes to, line by line."""

from __future__ import annotations

import pytest

import rules_py
from rules_py.frame.cards import DECK_52
from rules_py.games.rams.scoring import CHANGE, Deal, jacks_worth
from tests.core.forms import as_it_stands, refused


def lines(name, given, readings):
    """Return every line of a count: what it says, by which rules, how much."""
    score = rules_py.calculator(name)(given, readings)
    assert name == "rams.flush" or score.total == sum(item.amount or 0 for item in score.items)
    return [(item.text.replace("\u00a0", " "), item.cites, item.amount) for item in score.items]


@pytest.mark.parametrize(
    ("given", "readings", "expected"),
    [
        ({"tricks": 2, "aces": "♦Т"}, {}, [("За взятки", ("rams.20",), -2), ("За тузов", ("rams.20", "rams.22"), -15)]),
        ({"tricks": 2, "aces": "♠Т ♣Т"}, {}, [("За взятки", ("rams.20",), -2), ("За тузов", ("rams.20", "rams.22"), -15)]),
        ({"tricks": 0, "aces": ""}, {}, [("Ремиз", ("rams.21",), 5)]),
        ({"tricks": 0, "aces": "♠Т"}, {}, [("Ремиз", ("rams.21",), 10)]),
        ({"tricks": 0, "aces": "♣Т"}, {}, [("Ремиз", ("rams.21",), 15)]),
        ({"tricks": 0, "aces": "♦Т"}, {}, [("Ремиз", ("rams.21",), 20)]),
        ({"tricks": 0, "aces": "♥Т"}, {}, [("Ремиз", ("rams.21",), 25)]),
        ({"tricks": 0, "aces": "♣Т ♦Т ♥Т"}, {}, [("Ремиз", ("rams.21",), 50)]),
        ({"tricks": 0, "aces": "♣Т ♦Т ♥Т"}, {"rams.many-aces": "sum"}, [("Ремиз", ("rams.21",), 45)]),
        ({"tricks": 0, "aces": "♣Т"}, {"rams.many-aces": "sum"}, [("Ремиз", ("rams.21",), 15)]),
        ({"tricks": 0, "aces": ""}, {"rams.many-aces": "sum"}, [("Ремиз", ("rams.21",), 5)]),
        ({"tricks": 1, "aces": "", "jacks": "♠В ♣В"}, {}, [("За взятки", ("rams.20",), -1), ("За валетов", ("rams.27",), -5)]),
        ({"tricks": 1, "aces": "", "jacks": "♠В ♦В"}, {}, [("За взятки", ("rams.20",), -1)]),
        ({"tricks": 1, "aces": "", "jacks": "♦В ♥В"}, {}, [("За взятки", ("rams.20",), -1), ("За валетов", ("rams.27",), -5)]),
        ({"tricks": 1, "aces": "", "jacks": "♠В ♣В ♦В ♥В"}, {}, [("За взятки", ("rams.20",), -1), ("За валетов", ("rams.27",), -10)]),
        ({"tricks": 0, "aces": "", "jacks": "♠В ♣В"}, {}, [("Валеты без взяток: ремиза нет", ("rams.30",), 0)]),
        ({"tricks": 0, "aces": "", "jacks": "♠В ♣В ♦В ♥В"}, {}, [("Четыре валета без взяток", ("rams.30",), -5)]),
        ({"tricks": 0, "aces": "♦Т", "jacks": "♠В ♣В"}, {}, [("Валеты без взяток: ремиза нет", ("rams.30",), 0)]),
        ({"tricks": 0, "aces": "", "shown": 5}, {}, [("Валеты без взяток: ремиза нет", ("rams.30",), 0)]),
        ({"tricks": 0, "aces": "", "jacks": "♠В ♣В ♦В ♥В", "shown": 10}, {}, [("Валеты без взяток: ремиза нет", ("rams.30",), 0)]),
        ({"tricks": 0, "aces": "", "shown": 1}, {}, [("Валеты без взяток: ремиза нет", ("rams.30",), 0)]),
        ({"tricks": 2, "aces": "", "revokes": 2}, {}, [("За взятки", ("rams.20",), -2), ("Ремиз за ренонсы", ("rams.14",), 10)]),
        ({"tricks": 0, "aces": "", "revokes": 1}, {}, [("Ремиз", ("rams.21",), 5), ("Ремиз за ренонсы", ("rams.14",), 5)]),
        ({"tricks": 0, "aces": "", "revokes": 1}, {"mushka.revoke-and-none": "one"}, [("Ремиз", ("rams.21",), 5)]),
        ({"tricks": 0, "aces": "", "revokes": 1, "jacks": "♠В ♣В"}, {"mushka.revoke-and-none": "one"}, [("Валеты без взяток: ремиза нет", ("rams.30",), 0), ("Ремиз за ренонсы", ("rams.14",), 5)]),
        ({"tricks": 2, "aces": "", "revokes": 1}, {"mushka.revoke-and-none": "one"}, [("За взятки", ("rams.20",), -2), ("Ремиз за ренонсы", ("rams.14",), 5)]),
        ({"tricks": 0, "aces": "♦Т", "jacks": "♠В ♣В"}, {"rams.jacks-and-aces": "offset"}, [("Валеты без взяток: ремиза нет", ("rams.30",), 0), ("Цена тузов", ("rams.30", "rams.21"), 15)]),
        ({"tricks": 0, "aces": "", "jacks": "♠В ♣В"}, {"rams.jacks-and-aces": "offset"}, [("Валеты без взяток: ремиза нет", ("rams.30",), 0)]),
        ({"tricks": 1, "aces": "♦Т", "jacks": "♠В ♣В"}, {"rams.jacks-and-aces": "offset"}, [("За взятки", ("rams.20",), -1), ("За тузов", ("rams.20", "rams.22"), -15), ("За валетов", ("rams.27",), -5)]),
        ({"tricks": 0, "aces": "♦Т"}, {"rams.jacks-and-aces": "offset"}, [("Ремиз", ("rams.21",), 20)]),
        ({"tricks": 0, "aces": "", "shown": 5}, {"rams.shown-jacks": "reversed"}, [("Валеты без взяток: ремиза нет", ("rams.30",), 0), ("Показанных валетов возвращают", ("rams.29", "rams.30"), 5)]),
        ({"tricks": 0, "aces": ""}, {"rams.shown-jacks": "reversed"}, [("Ремиз", ("rams.21",), 5)]),
        ({"tricks": 0, "aces": "", "shown": 10}, {"rams.shown-jacks": "reversed"}, [("Четыре валета без взяток", ("rams.30",), -5), ("Показанных валетов возвращают", ("rams.29", "rams.30"), 10)]),
    ],
)  # fmt: skip
def test_what_a_deal_comes_to(given, readings, expected):
    assert lines("rams.change", given, readings) == expected


def test_an_opened_suit_costs_five_and_every_ace_however_several_are_read():
    for reading in ("plus-five", "sum"):
        given = {"hand": "♣К ♣Д ♣10 ♣9 ♣8", "others": ["♠Т ♥Т", ""]}
        assert lines("rams.flush", given, {"rams.many-aces": reading})[1:] == [
            ("Ремиз игравшего", ("rams.26",), 30),
            ("Ремиз игравшего", ("rams.26",), 5),
        ]


def test_shown_jacks_are_not_written_twice():
    rules = rules_py.game("rams").deal(1).rules
    jacks = tuple(DECK_52.card(text) for text in ("♠В", "♣В", "♦В", "♥В"))
    written = {line.text: line.amount(rules, Deal(tricks=1, aces=(), jacks=jacks, shown=5)) for line in CHANGE}
    assert written["За валетов"] == -5
    written = {line.text: line.amount(rules, Deal(tricks=1, aces=(), jacks=jacks[:2], shown=10)) for line in CHANGE}
    assert written["За валетов"] is None
    assert [jacks_worth(jacks[:count]) for count in range(5)] == [0, 0, 5, 5, 10]


def test_the_form_of_a_deal():
    assert as_it_stands("rams.change") == (-17, "Списано 17 очков.")
    for field, label, most in (
        ("tricks", "Взяток", 5),
        ("shown", "Уже списано за показанных валетов", 10),
        ("revokes", "Ренонсов", 5),
    ):
        for bad in (-1, most + 1):
            assert refused("rams.change", field, bad) == f"{label}: введите число от 0 до {most}, получено {bad}"
    five = "♠Т ♣Т ♦Т ♥Т ♠2"
    assert refused("rams.change", "aces", five) == "Тузы: нужно карт: от 0 до 4, названо 5"
    assert refused("rams.change", "jacks", five) == "Валеты: нужно карт: от 0 до 4, названо 5"
