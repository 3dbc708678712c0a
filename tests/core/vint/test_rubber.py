"""«Винт»: the sheet, the game, the rubber, payment."""

from __future__ import annotations

from typing import Any

import pytest

import rules_py
from rules_py.frame.errors import InputError
from rules_py.frame.readings import Chosen
from rules_py.games.vint.readings import READINGS
from rules_py.games.vint.rubber import Sheet, mark_prices, money, money_text, pay_dummy, pay_separate, pay_sides
from rules_py.games.vint.sheet_line import Line

PLAIN = Chosen(READINGS)


def reading(name: str, choice: str) -> Chosen:
    return Chosen(READINGS, {f"vint.{name}": choice})


def calc(id: str, readings: dict[str, str] | None = None, **given: Any) -> rules_py.Score:
    return rules_py.calculator(f"vint.{id}")(given, readings)


def steps(score: rules_py.Score) -> list[tuple[str, int | None, str, tuple[str, ...]]]:
    return [(item.side, item.amount, item.text.replace("\u00a0", " "), item.cites) for item in score.items]


def below(role: int, amount: int) -> Line:
    return Line(role, amount, "взятки", ("vint.r5b",), below=True)


def above(role: int, amount: int) -> Line:
    return Line(role, amount, "онёры", ("vint.r11",))


def test_tricks_are_added_up_below_the_line_and_other_numbers_stand_alone_above() -> None:
    sheet = Sheet(2)
    for amount in (70, 120):
        sheet.write(0, below(0, amount), 1)
    for amount in (300, 500):
        sheet.write(0, above(0, amount), 1)
    sheet.write(1, above(1, 0), 1)
    assert [[entry.amount for entry in column] for column in sheet.below] == [[70, 120], []]
    assert [entry.amount for entry in sheet.above[0]] == [300, 500] and sheet.above[1] == []
    assert sheet.sums_below() == [190, 0] and sheet.sum_above(0) == 800 and sheet.totals(PLAIN) == [990, 0]


def test_four_hundred_and_ninety_do_not_end_a_game_and_five_hundred_do() -> None:
    sheet = Sheet(2)
    sheet.write(0, below(0, 490), 1)
    assert sheet.end_deal(500, (0,), False, PLAIN, 1) == [] and sheet.games == [0, 0]
    sheet.write(0, below(0, 10), 2)
    lines = sheet.end_deal(500, (0,), False, PLAIN, 2)
    assert [(line.role, line.amount, line.text, line.cites) for line in lines] == [
        (0, 1000, "Окончена партия", ("vint.n9a", "vint.r4a", "vint.r7"))
    ]
    assert sheet.games == [1, 0] and not sheet.rubber_over and sheet.below == [[], []]
    assert [[[entry.amount for entry in game] for game in column] for column in sheet.closed] == [[[490, 10]], [[]]]
    assert sheet.totals(PLAIN) == [1500, 0]


def test_the_other_side_keeps_its_score_below_under_its_reading() -> None:
    sheet = Sheet(2)
    sheet.write(0, below(0, 510), 1)
    sheet.write(1, below(1, 300), 1)
    sheet.end_deal(500, (0,), False, reading("below-reset", "winner"), 1)
    assert sheet.sums_below() == [0, 300]
    sheet.end_deal(500, (0,), False, PLAIN, 2)
    assert sheet.games == [1, 0]


def test_the_second_game_ends_the_rubber_with_its_marks() -> None:
    sheet = Sheet(2)
    sheet.games = [0, 1]
    sheet.marks = 3
    sheet.write(1, below(1, 600), 4)
    lines = sheet.end_deal(500, (1,), True, PLAIN, 4)
    assert [(line.role, line.amount, line.text.replace("\u00a0", " "), line.cites) for line in lines] == [
        (1, 2000, "Окончен роббер", ("vint.n9b", "vint.r4a", "vint.r7")),
        (1, 3000, "Винтящиеся знаки ×: 500 + 1 000 + 1 500", ("vint.r8", "vint.r9")),
    ]
    assert sheet.rubber_over and sheet.games == [0, 2] and sheet.totals(PLAIN) == [0, 5600]


def test_the_score_below_counts_in_the_total_by_its_reading() -> None:
    sheet = Sheet(2)
    sheet.write(0, below(0, 200), 1)
    sheet.write(0, above(0, 300), 1)
    assert sheet.totals(PLAIN) == [500, 0] and sheet.totals(reading("total-below", "no")) == [300, 0]


def test_a_clone_of_a_sheet_goes_its_own_way() -> None:
    sheet = Sheet(2)
    twin = sheet.clone()
    twin.write(0, below(0, 500), 1)
    twin.end_deal(500, (0,), False, PLAIN, 1)
    assert sheet.totals(PLAIN) == [0, 0] and sheet.games == [0, 0] and twin.games == [1, 0]


@pytest.mark.parametrize(
    ("added", "declarers", "choice", "winner"),
    [
        ([60, 80], "первая", "more", "Вторая сторона"), ([80, 60], "вторая", "more", "Первая сторона"),
        ([70, 70], "вторая", "more", "Вторая сторона"), ([60, 80], "первая", "declarer", "Первая сторона"),
        ([80, 60], "вторая", "declarer", "Вторая сторона"),
    ],
)  # fmt: skip
def test_when_both_reach_the_target_the_reading_decides(added: list[int], declarers: str, choice: str, winner: str) -> None:
    score = calc("rubber", {"vint.both-reach": choice}, below=[450, 450], added=added, declarers=declarers)
    assert score.sides[winner] == 1000 == score.total
    assert score.grade == ("sure" if added[0] == added[1] else "house")


def test_the_steps_of_a_won_game() -> None:
    assert steps(calc("rubber", below=[440, 380], added=[70, 60])) == [
        ("Первая сторона", None, "Под чертой 440 + 70 = 510", ("vint.r1g", "vint.n9a")),
        ("Вторая сторона", None, "Под чертой 380 + 60 = 440", ("vint.r1g", "vint.n9a")),
        ("Первая сторона", 1000, "Окончена партия", ("vint.n9a", "vint.r4a", "vint.r7")),
    ]
    assert steps(calc("rubber", target=600, below=[310, 200], added=[270, 120]))[-1] == (
        "", 0, "До 600 не дошёл никто: партия продолжается", ("vint.vdvoem.5.8", "vint.prikup.6"),
    )  # fmt: skip


def test_the_end_of_the_rubber_pays_two_thousand_or_three_by_the_reading() -> None:
    given = {"below": [430, 90], "added": [270, 120], "games": [1, 0], "marks": 3}
    assert calc("rubber", **given).total == 3500
    both = calc("rubber", {"vint.rubber-bonus": "both"}, **given)
    assert [item[1:3] for item in steps(both)[2:]] == [
        (1000, "Окончена последняя партия"), (2000, "Окончен роббер"), (1500, "3 знака × по 500"),
    ]  # fmt: skip
    assert calc("rubber", **given).grade == "inferred"


def test_marks_repeat_their_prices_after_three() -> None:
    assert mark_prices(7, True) == [500, 1000, 1500, 500, 1000, 1500, 500] and mark_prices(3, False) == [500] * 3
    assert [calc("marks", marks=count, vinting=True).total for count in range(8)] == [
        0,
        500,
        1500,
        3000,
        3500,
        4500,
        6000,
        6500,
    ]
    assert steps(calc("marks", marks=0)) == [("", 0, "Распасовок не было: приписывать нечего", ("vint.r8",))]


def test_payment_is_the_difference_of_the_records() -> None:
    assert pay_sides([100, 250]) == [-150, 150] and pay_dummy([9200, 6000]) == [6400, -3200, -3200]
    assert pay_separate([4135, 1065, 2700]) == [4505, -3070, -1435]
    assert pay_separate([500, 500, 200]) == [300, 300, -600] and sum(pay_separate([7, 7, 7])) == 0
    assert steps(calc("payment", way="вчетвером", totals=[16280, 21430])) == [
        ("", None, "Из большей записи вычитают меньшую: 21 430 − 16 280", ("vint.r4b",)),
        ("Первая сторона", -5150, "Платит", ("vint.r4b",)),
        ("Вторая сторона", 5150, "Получает", ("vint.r4b",)),
    ]
    assert [item[1] for item in steps(calc("payment", way="с аукционом", totals=[8200, 5100, 6400, 3900]))[1:]] == [
        9200,
        -3100,
        -1800,
        -4300,
    ]
    with pytest.raises(InputError) as error:
        calc("payment", way="с аукционом", totals=[1, 2])
    assert (error.value.field, error.value.text) == ("totals", "Итоги записей: нужно чисел: 3 или 4, получено 2")


@pytest.mark.parametrize(
    ("points", "rate", "paid", "text"),
    [
        (3070, "по сотой", (3, 7, 0), "3 р. 7 к."), (1435, "по сотой", (1, 43, 5), "1 р. 43,5 к."),
        (3200, "по пятидесятой", (6, 40, 0), "6 р. 40 к."), (0, "по сотой", (0, 0, 0), "0 р. 0 к."),
    ],
)  # fmt: skip
def test_points_are_turned_into_money(points: int, rate: str, paid: tuple[int, int, int], text: str) -> None:
    assert money(points, rate) == paid and money_text(points, rate) == text
    score = calc("money", points=points, rate=rate)
    assert tuple(score.sides.values()) == paid
    assert score.summary == (f"Выигрыш {text}" if points else "Платить нечего.")
