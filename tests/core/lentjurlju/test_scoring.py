"""Лентюрлю: what the cards that are left cost a loser."""

from __future__ import annotations

import pytest

import rules_py
from rules_py.games.lentjurlju.rules import DECK
from rules_py.games.lentjurlju.scoring import Hand, counted, loss
from tests.core.forms import as_it_stands, refused

KING, LAST = "до короля", "до последней карты"
GAME = rules_py.game("lentjurlju")
ONE, TWICE = ("lentjurlju.kingwins",), ("lentjurlju.alt.4",)


def hand(cards: str, way: str) -> Hand:
    return Hand(hand=tuple(DECK.card(word) for word in cards.split()), way=way)


def ruled(**readings):
    return GAME.deal(1, {}, {f"lentjurlju.{name.replace('_', '-')}": value for name, value in readings.items()}).rules


@pytest.mark.parametrize(
    ("way", "readings", "expected"),
    [
        (KING, {}, [("Дама пик", ONE, 10), ("Семёрка бубен", ONE, 7), ("Туз пик", ONE, 1), ("Десятка червей", ONE, 10)]),
        (LAST, {}, [("Дама пик вдвойне", TWICE, 20), ("Семёрка бубен вдвойне", TWICE, 14), ("Туз пик вдвойне", TWICE, 2), ("Десятка червей", ONE, 10)]),
        (KING, {"double_way": "both"}, [("Дама пик вдвойне", TWICE, 20), ("Семёрка бубен вдвойне", TWICE, 14), ("Туз пик вдвойне", TWICE, 2), ("Десятка червей", ONE, 10)]),
    ],
)  # fmt: skip
def test_cards_that_are_left_count_once_or_twice(way, readings, expected):
    found = counted(ruled(**readings), hand("♠Д ♦7 ♠Т ♥10", way))
    assert [(item.text, item.cites, item.amount) for item in found] == expected


def test_an_empty_hand_counts_nothing():
    assert [(item.text, item.cites, item.amount) for item in counted(ruled(), hand("", KING))] == [
        ("На руках ничего не осталось", ONE, 0)
    ]


@pytest.mark.parametrize(
    ("cards", "way", "pay", "text", "cites", "amount"),
    [
        ("♠Д ♥9", KING, "твёрдая плата", "Условленная плата", ONE, 10),
        ("♠Д ♥9", KING, "на очки", "За карты на руках: 19 очков", ONE, 57),
        ("♠Д ♥9", LAST, "на очки", "За карты на руках: 29 очков", (*ONE, *TWICE), 87),
        ("♥9 ♠2", LAST, "на очки", "За карты на руках: 11 очков", ONE, 33),
        ("", LAST, "на очки", "За карты на руках: 0 очков", ONE, 0),
    ],
)
def test_what_a_loser_pays(cards, way, pay, text, cites, amount):
    item = loss(ruled(), hand(cards, way), pay, 10, 3)
    assert (item.text.replace("\u00a0", " "), item.cites, item.amount) == (text, cites, amount)


def test_the_form_of_a_hand():
    assert as_it_stands("lentjurlju.hand") == (23, "На руках 23 очка.")
    all_but = " ".join(f"{suit}{rank}" for suit in "♠♣♦" for rank in DECK.ranks)
    assert refused("lentjurlju.hand", "hand", all_but) == "Осталось на руках: нужно карт: от 0 до 30, названо 39"
