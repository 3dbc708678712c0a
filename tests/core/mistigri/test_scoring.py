"""Мистигри: five cards of one suit, four with the king of clubs, what is paid for them."""

from __future__ import annotations

import pytest

import rules_py
from rules_py.frame.errors import InputError
from tests.core.forms import as_it_stands, refused

FLUSH, TIE, PIPS, FOUR = ("mistigri.flush",), ("mistigri.flush.tie",), ("mistigri.flush.pips",), ("mistigri.fourplusking",)
SPADES, HEARTS = "♠К ♠Д ♠В ♠Т ♠10", "♥6 ♥7 ♥8 ♥9 ♥В"


def found(name, readings=None, **given):
    score = rules_py.calculator(f"mistigri.{name}")(given, readings or {})
    lines = [(item.text.replace("\u00a0", " "), item.cites, item.amount, item.side) for item in score.items]
    return score.total, score.summary.replace("\u00a0", " "), score.sides, lines


@pytest.mark.parametrize(
    ("given", "readings", "total", "sides", "lines"),
    [
        ({"hands": [HEARTS]}, {}, 15, {"1-й из открывших": 15}, [("Платят 3 по 5 к.", FLUSH, 15, "1-й из открывших")]),
        ({"hands": [SPADES, HEARTS], "players": 6, "fee": 10}, {}, 50, {"2-й из открывших": 50},
         [("Старше 2-й: червы", TIE, None, ""), ("Платят 5 по 10 к.", FLUSH, 50, "2-й из открывших")]),
        ({"hands": ["♦К ♦Д ♦9 ♦8 ♦7", "♦10 ♦6 ♦В ♦5 ♦4"]}, {}, 15, {"1-й из открывших": 15},
         [("Старше 1-й: очков 33", PIPS, None, ""), ("Платят 3 по 5 к.", FLUSH, 15, "1-й из открывших")]),
        ({"hands": [HEARTS], "paid": True}, {}, 0, {}, [("Плату в эту сдачу уже взяли", (*FLUSH, *TIE), 0, "")]),
        ({"hands": [HEARTS], "paid": True}, {"mistigri.two-payments": "again"}, 15, {"1-й из открывших": 15},
         [("Платят 3 по 5 к.", FLUSH, 15, "1-й из открывших")]),
        ({"hands": [SPADES, HEARTS]}, {"mistigri.two-flushes": "both"}, 15, {"1-й из открывших": 10, "2-й из открывших": 15},
         [("Старше 2-й: червы", TIE, None, ""), ("Платят 3 по 5 к.", FLUSH, 15, "2-й из открывших"),
          ("Платят все, кроме старшего", FLUSH, 10, "1-й из открывших")]),
        ({"hands": ["♦К ♦В ♦9 ♦8 ♦7", "♦10 ♦6 ♦5 ♦4 ♦3"]}, {"mistigri.jack": "3"}, 15, {"1-й из открывших": 15},
         [("Старше 1-й: очков 32", PIPS, None, ""), ("Платят 3 по 5 к.", FLUSH, 15, "1-й из открывших")]),
    ],
)  # fmt: skip
def test_what_five_of_a_suit_bring(given, readings, total, sides, lines):
    score = found("flush", readings, **given)
    assert (score[0], score[2], score[3]) == (total, sides, lines)


@pytest.mark.parametrize(
    ("first", "second", "who", "text", "cites"),
    [
        (SPADES, HEARTS, 2, "Старше червы", TIE),
        (HEARTS, SPADES, 1, "Старше червы", TIE),
        ("♣К ♣Д ♣В ♣Т ♣10", SPADES, 1, "Старше трефы", TIE),
        ("♣К ♣Д ♣В ♣Т ♣10", "♦2 ♦3 ♦4 ♦5 ♦6", 2, "Старше бубны", TIE),
        ("♥К ♥6 ♥7 ♥8 ♥9", "♥Д ♥2 ♥3 ♥4 ♥10", 1, "Очков 35 и 23", PIPS),
        ("♥Д ♥2 ♥3 ♥4 ♥10", "♥К ♥6 ♥7 ♥8 ♥9", 2, "Очков 23 и 35", PIPS),
        ("♥К ♥Т ♥2 ♥3 ♥4", "♥Д ♥5 ♥6 ♥В ♥7", 2, "Очков 15 и 24", PIPS),
        ("♥К ♥Т ♥2 ♥3 ♥7", "♥Д ♥В ♥5 ♥6 ♥Т", 2, None, PIPS),
    ],
)
def test_whose_suit_is_higher(first, second, who, text, cites):
    if text is None:
        with pytest.raises(InputError) as refusal:
            found("compare", first=first, second=second)
        assert (refusal.value.field, str(refusal.value)) == ("second", "Карты второго: одна карта названа у обоих")
        return
    total, _, _, lines = found("compare", first=first, second=second)
    assert (total, [(line[0], line[1]) for line in lines]) == (who, [(text, cites)])


def test_equal_points_are_said_to_be_equal():
    total, summary, sides, _ = found("compare", first="♥К ♥2 ♥3 ♥4 ♥10", second="♥Д ♥5 ♥6 ♥Т ♥8")
    assert (total, summary, sides) == (0, "Очков поровну.", {"игрок 1": 24, "игрок 2": 24})


@pytest.mark.parametrize(
    ("hand", "total", "lines", "summary"),
    [
        ("♦Д ♦10 ♦9 ♦7 ♦6", 15, [("Пять карт одной масти: платят 3 по 5 к.", FLUSH, 15, "")], "Эти карты дают плату 15 к."),
        ("♥Д ♥10 ♥9 ♥7 ♣К", 0, [("Четыре карты одной масти и король треф: вся мушка", FOUR, None, "")], "Эти карты дают выигрыш всей мушки."),
        ("♥Д ♥10 ♥9 ♦7 ♣К", 0, [("Ни пяти карт одной масти, ни четырёх с королём треф", (*FLUSH, *FOUR), None, "")], "Эти карты сами по себе ничего не дают."),
    ],
)  # fmt: skip
def test_what_five_cards_bring_as_they_are_held(hand, total, lines, summary):
    assert found("hand", hand=hand) == (total, summary, {}, lines)


def test_four_clubs_with_their_king_win_the_game_or_the_fee_or_both():
    fee, game = (
        ("Пять карт одной масти: платят 3 по 5 к.", FLUSH, 15, ""),
        ("Четыре карты одной масти и король треф: вся мушка", FOUR, None, ""),
    )
    for answer, total, lines in (("game", 0, [game]), ("fee", 15, [fee]), ("both", 15, [game, fee])):
        score = found("hand", {"mistigri.four-clubs": answer}, hand="♣К ♣Д ♣В ♣9 ♣7")
        assert (score[0], score[3]) == (total, lines)


def test_forms_refuse_what_cannot_be():
    assert as_it_stands("mistigri.flush") == (15, "Плата: 1-й из открывших 15 к.; записей не трогают.")
    assert as_it_stands("mistigri.compare")[0] == 2
    for name in ("flush", "hand"):
        assert refused(f"mistigri.{name}", "players", 8) == "Игроков: введите число от 3 до 7, получено 8"
        assert refused(f"mistigri.{name}", "fee", 0) == "Плата с каждого: введите число от 1 до 1000, получено 0"
    assert (
        refused("mistigri.flush", "hands", ["♥6 ♥7 ♥8 ♥9 ♠В"])
        == "У кого пять карт масти: в каждой руке нужны пять карт одной масти"
    )
    for bad in (
        [],
        [HEARTS, HEARTS],
        ["♠2 ♠3 ♠4 ♠5 ♠6", "♠7 ♠8 ♠9 ♠10 ♠В", "♣2 ♣3 ♣4 ♣5 ♣6", "♣7 ♣8 ♣9 ♣10 ♣В", "♦2 ♦3 ♦4 ♦5 ♦6"],
    ):
        assert refused("mistigri.flush", "hands", bad) == (
            "У кого пять карт масти: от одной до стольких рук, сколько игроков, карты не повторяются"
        )
    for field, label in (("first", "первого"), ("second", "второго")):
        assert refused("mistigri.compare", field, "♥6 ♥7 ♥8 ♥9") == f"Карты {label}: нужно карт: 5, названо 4"
        assert refused("mistigri.compare", field, "♥2 ♥3 ♥4 ♥5 ♣Т") == "Карты: нужны пять карт одной масти"
