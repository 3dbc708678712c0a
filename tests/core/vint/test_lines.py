"""«Винт»: the lines of the sheet, whole: role, points, words, rules, place on the sheet, readings."""

from __future__ import annotations

from collections import defaultdict

import pytest

import rules_py
from rules_py.families.vist.coronets import run_from_ace
from rules_py.frame.readings import Chosen
from rules_py.games.vint.coronets import (
    FULL,
    PLAIN,
    TRUMP,
    Coronet,
    coronet_cites,
    coronet_line,
    coronet_lines,
    coronet_named,
    coronet_price,
    coronet_readings,
    coronet_text,
    coronets_of,
)
from rules_py.games.vint.options import DECK, NO_TRUMP, Rules
from rules_py.games.vint.readings import (
    ACE_CORONET,
    ACES_EXCEED,
    BELOW_RESET,
    BOTH_REACH,
    GRAND_MINUS_ONE,
    NOTRUMP_ACES,
    NUT_OVERTRICKS,
    NUT_PENALTY,
    PASS_PLAY_EXCESS,
    READINGS,
    RUBBER_BONUS,
    SLAM_BY_OPPONENTS,
    SLAM_OVERTRICK,
    VINTING_FOUR_ACES,
    VITALIN_HONOURS,
)
from rules_py.games.vint.rubber import Entry, Sheet, end_lines, mark_lines, mark_prices, money, pay_dummy, pay_separate, reached
from rules_py.games.vint.scoring import (
    Facts,
    ace_majority,
    ace_price,
    add_lines,
    deal_lines,
    honour_lines,
    honour_majority,
    honour_price,
    pass_play_lines,
    penalty_lines,
    penalty_price,
    slam_lines,
    sum_of,
    trick_lines,
    trick_price,
    undertricks,
)
from rules_py.games.vint.sheet_line import DECLARERS, OPPONENTS, Line

CHOSEN = Chosen(READINGS)
SPADES, HEARTS = 0, 3
BOTH = pytest.mark.parametrize("role", [DECLARERS, OPPONENTS])


def reading(**choices: str) -> Chosen:
    return Chosen(READINGS, {f"vint.{name.replace('_', '-')}": choice for name, choice in choices.items()})


def plain(lines: list[Line]) -> list[Line]:
    """Return lines with ordinary spaces."""
    return [
        Line(one.role, one.amount, one.text.replace("\u00a0", " "), one.cites, one.below, one.readings)
        for one in lines
    ]  # fmt: skip


def by_role(pair: tuple[int, int], role: int) -> tuple[int, int]:
    """Give the first number of a pair to a role and the second to the other."""
    return pair if role == DECLARERS else (pair[1], pair[0])


# Prices


def test_prices_are_the_base_times_the_game() -> None:
    assert [trick_price(level) for level in range(1, 8)] == [10, 20, 30, 40, 50, 60, 70]
    assert [honour_price(level) for level in range(1, 8)] == [100, 200, 300, 400, 500, 600, 700]
    assert [ace_price(level, CHOSEN) for level in (1, 2, 7)] == [250, 500, 1750]
    assert [ace_price(level, reading(notrump_aces="honour")) for level in (1, 2, 7)] == [100, 200, 700]
    assert [penalty_price(level) for level in (1, 2, 7)] == [1000, 2000, 7000]
    assert [penalty_price(level, double=True) for level in (1, 3)] == [2000, 6000]


def test_a_game_is_made_with_its_tricks_and_short_by_the_rest() -> None:
    assert [Facts(2, SPADES, tricks).made for tricks in (0, 7, 8, 9, 13)] == [False, False, True, True, True]
    assert [undertricks(3, tricks) for tricks in (0, 7, 8, 9, 10)] == [9, 2, 1, 0, 0]
    assert (Facts(1, SPADES, 7).honours, Facts(1, SPADES, 7).aces) == ((0, 0), (2, 2))


# Tricks


def test_tricks_of_both_sides_stand_below_the_line() -> None:
    cites = ("vint.r1a", "vint.r5b")
    assert plain(trick_lines(3, 9, CHOSEN)) == [
        Line(DECLARERS, 270, "9 взяток по 30", cites, below=True),
        Line(OPPONENTS, 120, "4 взятки по 30", cites, below=True),
    ]
    assert [line.amount for line in trick_lines(7, 0, CHOSEN)] == [0, 910]


@pytest.mark.parametrize(("tricks", "surplus"), [(7, False), (8, False), (9, True), (13, True)])
def test_with_the_nut_only_surplus_tricks_rest_on_its_rule(tricks: int, surplus: bool) -> None:
    cites = ("vint.r1a", "vint.r5b", "vint.gaika.1") if surplus else ("vint.r1a", "vint.r5b")
    used = (NUT_OVERTRICKS,) if surplus else ()
    written = [(line.role, line.amount, line.cites, line.readings) for line in trick_lines(2, tricks, CHOSEN, exact=True)]
    assert written == [
        (DECLARERS, 20 * tricks, cites, used),
        (OPPONENTS, 20 * (13 - tricks), cites, used),
    ]
    strict = trick_lines(2, tricks, reading(nut_overtricks="no"), exact=True)
    assert [line.amount for line in strict] == [20 * min(tricks, 8), 20 * (13 - tricks)]
    assert [line.amount for line in trick_lines(2, tricks, reading(nut_overtricks="no"))] == [20 * tricks, 20 * (13 - tricks)]


# Honours and aces


def test_the_majority_has_more_honours_or_nobody_has_it() -> None:
    assert [honour_majority((mine, 5 - mine)) for mine in range(6)] == [OPPONENTS] * 3 + [DECLARERS] * 3
    assert honour_majority((2, 2)) is None and honour_majority((0, 0)) is None


def test_equal_aces_go_with_the_leve() -> None:
    assert [ace_majority((aces, 4 - aces), 13) for aces in range(5)] == [OPPONENTS, OPPONENTS, DECLARERS, DECLARERS, DECLARERS]
    assert [ace_majority((aces, 4 - aces), 0) for aces in range(5)] == [OPPONENTS, OPPONENTS, OPPONENTS, DECLARERS, DECLARERS]
    assert [ace_majority((2, 2), tricks) for tricks in (6, 7)] == [OPPONENTS, DECLARERS]
    assert ace_majority((1, 1), 7) == DECLARERS and ace_majority((0, 0), 7) is None


@BOTH
def test_more_aces_without_trumps_are_written_with_the_reading_of_their_price(role: int) -> None:
    who = ("назначивших", "противников")[role]
    lines = honour_lines(Facts(2, NO_TRUMP, 7, aces=by_role((3, 1), role)), CHOSEN)
    assert plain(lines) == [
        Line(role, None, f"Тузов больше у {who}: 3", ("vint.n4a", "vint.n4b", "vint.r13a")),
        Line(role, 1500, "3 туза по 500", ("vint.r13a", "vint.r17a"), readings=(NOTRUMP_ACES,)),
    ]


@BOTH
def test_two_aces_without_trumps_are_written_by_the_side_with_the_leve(role: int) -> None:
    who = ("назначивших", "противников")[role]
    lines = honour_lines(Facts(1, NO_TRUMP, 7 - role), CHOSEN)
    assert plain(lines) == [
        Line(role, None, f"Тузов поровну, по 2; леве у {who}: в счёт идут их тузы", ("vint.n4a", "vint.r13b")),
        Line(role, 500, "2 туза по 250", ("vint.r13a", "vint.r17a"), readings=(NOTRUMP_ACES,)),
    ]


def test_without_trumps_and_aces_nobody_writes() -> None:
    assert honour_lines(Facts(1, NO_TRUMP, 7, aces=(0, 0)), CHOSEN) == [
        Line(DECLARERS, 0, "Тузов ни у кого: не пишет никто", ("vint.r13a",))
    ]


@BOTH
def test_honours_alone_are_written_where_aces_are_not_added(role: int) -> None:
    who = ("назначивших", "противников")[role]
    facts = Facts(2, SPADES, 8, by_role((4, 1), role), by_role((0, 4), role))
    assert plain(honour_lines(facts, CHOSEN, count_aces=False)) == [
        Line(role, None, f"Онёров больше у {who}: 4", ("vint.n4a", "vint.n4b", "vint.r12a")),
        Line(role, 800, "4 онёра по 200", ("vint.r12a", "vint.r11")),
    ]


def test_equal_honours_alone_are_written_by_nobody() -> None:
    assert honour_lines(Facts(2, SPADES, 8, (2, 2)), CHOSEN, count_aces=False) == [
        Line(DECLARERS, None, "Онёров поровну: большинства нет ни у кого", ("vint.n4b",)),
        Line(DECLARERS, 0, "За онёры не пишет никто", ("vint.r12a", "vint.r11")),
    ]


@BOTH
def test_honours_are_written_alone_where_nobody_holds_an_ace(role: int) -> None:
    who = ("назначивших", "противников")[role]
    facts = Facts(1, SPADES, 7, by_role((3, 1), role), (0, 0))
    assert plain(honour_lines(facts, CHOSEN)) == [
        Line(role, None, f"Онёров больше у {who}: 3", ("vint.n4a", "vint.n4b", "vint.r12a")),
        Line(role, 300, "3 онёра по 100", ("vint.r14", "vint.r11")),
    ]


@BOTH
def test_equal_honours_leave_the_aces(role: int) -> None:
    who = ("назначивших", "противников")[role]
    facts = Facts(1, SPADES, 7, (2, 2), by_role((3, 1), role))
    assert plain(honour_lines(facts, CHOSEN)) == [
        Line(DECLARERS, None, "Онёров поровну: большинства нет ни у кого", ("vint.n4b",)),
        Line(role, None, f"Тузов больше у {who}: 3", ("vint.r13a", "vint.r14")),
        Line(role, 300, "3 онёра по 100", ("vint.r14", "vint.r11")),
    ]


@BOTH
def test_own_aces_are_added_to_own_honours(role: int) -> None:
    facts = Facts(3, SPADES, 9, by_role((3, 2), role), by_role((3, 1), role))
    assert plain(honour_lines(facts, CHOSEN))[-1:] == [Line(role, 1800, "6 онёров по 300", ("vint.r14", "vint.r11"))]
    halves = Facts(3, SPADES, 7 - role, by_role((4, 1), role))
    assert plain(honour_lines(halves, CHOSEN))[-1:] == [
        Line(role, 1800, "6 онёров по 300", ("vint.r14", "vint.r16", "vint.r11"))
    ]


@BOTH
def test_foreign_aces_are_taken_from_own_honours(role: int) -> None:
    other = 1 - role
    against = ("назначивших", "противников")[other]
    facts = Facts(2, SPADES, 7, by_role((5, 0), role), by_role((1, 3), role))
    assert plain(honour_lines(facts, CHOSEN))[1:] == [
        Line(other, None, f"Тузов больше у {against}: 3", ("vint.r13a", "vint.r14")),
        Line(role, None, "Чужих тузов вычитают из своих онёров: 5 − 3 = 2", ("vint.r15b",)),
        Line(role, 400, "2 онёра по 200", ("vint.r15b", "vint.r11")),
    ]
    even = Facts(2, SPADES, 7, by_role((3, 2), role), by_role((1, 3), role))
    assert plain(honour_lines(even, CHOSEN))[2:] == [
        Line(role, 0, "Онёры уравновешены тузами: 3 − 3 = 0, не пишет никто", ("vint.r15a",))
    ]
    halves = Facts(2, SPADES, 6 + role, by_role((3, 2), role))
    assert plain(honour_lines(halves, CHOSEN))[2:] == [
        Line(role, None, "Чужих тузов вычитают из своих онёров: 3 − 2 = 1", ("vint.r16",)),
        Line(role, 200, "1 онёр по 200", ("vint.r16", "vint.r11")),
    ]
    all_five = Facts(2, SPADES, 6 + role, by_role((5, 0), role))
    assert plain(honour_lines(all_five, CHOSEN))[2:] == [
        Line(role, None, "Чужих тузов вычитают из своих онёров: 5 − 2 = 3", ("vint.r16",)),
        Line(role, 600, "3 онёра по 200", ("vint.r16", "vint.r11")),
    ]
    even_halves = Facts(2, SPADES, 6 + role, by_role((2, 1), role))
    assert plain(honour_lines(even_halves, CHOSEN))[2:] == [
        Line(role, 0, "Онёры уравновешены тузами: 2 − 2 = 0, не пишет никто", ("vint.r16",))
    ]


@BOTH
def test_aces_that_exceed_foreign_honours_are_written_by_the_reading(role: int) -> None:
    other = 1 - role
    facts = Facts(1, SPADES, 7, by_role((3, 2), role), by_role((0, 4), role))
    assert plain(honour_lines(facts, CHOSEN))[2:] == [
        Line(
            other, None, "Тузов больше, чем онёров: 4 − 3 = 1 пишет сторона с тузами", ("vint.r15a",), readings=(ACES_EXCEED,)
        ),
        Line(other, 100, "1 онёр по 100", ("vint.r15a", "vint.r11")),
    ]
    assert plain(honour_lines(facts, reading(aces_exceed="nobody")))[2:] == [
        Line(
            other, 0, "Тузов больше, чем онёров: 4 против 3; не пишет никто", ("vint.r15a",), readings=(ACES_EXCEED,)
        )
    ]  # fmt: skip
    halves = Facts(1, SPADES, 6 + role, by_role((1, 0), role))
    assert plain(honour_lines(halves, CHOSEN))[2:] == [
        Line(other, None, "Тузов больше, чем онёров: 2 − 1 = 1 пишет сторона с тузами", ("vint.r16",), readings=(ACES_EXCEED,)),
        Line(other, 100, "1 онёр по 100", ("vint.r16", "vint.r11")),
    ]


# Slams


def test_a_declared_slam_is_paid_when_made_and_lost_when_not() -> None:
    made, lost = ("vint.r19a",), ("vint.r22a", "vint.r19a")
    small = Line(DECLARERS, 5000, "Назначен и сделан малый шлем", made)
    assert slam_lines(6, 12, CHOSEN)[0] == small and slam_lines(6, 13, CHOSEN)[0] == small
    assert slam_lines(7, 13, CHOSEN)[0] == Line(DECLARERS, 10_000, "Назначен и сделан большой шлем", made)
    assert slam_lines(6, 11, CHOSEN) == [
        Line(OPPONENTS, 5000, "Назначенный малый шлем не сделан: премию пишут противники", lost)
    ]
    assert slam_lines(7, 11, CHOSEN) == [
        Line(OPPONENTS, 10_000, "Назначенный большой шлем не сделан: премию пишут противники", lost)
    ]
    assert slam_lines(5, 11, CHOSEN) == []


@pytest.mark.parametrize(("tricks", "amount", "name"), [(12, 1000, "малый"), (13, 2000, "большой")])
def test_a_slam_that_was_not_declared_is_written_when_made(tricks: int, amount: int, name: str) -> None:
    cites = ("vint.n8", "vint.r19b")
    done = Line(DECLARERS, amount, f"{tricks} взяток: сделан {name} шлем", cites)
    assert plain(slam_lines(1, tricks, CHOSEN)) == [done]
    theirs = Line(OPPONENTS, amount, f"{name.capitalize()} шлем взяли противники", cites, readings=(SLAM_BY_OPPONENTS,))
    assert plain(slam_lines(1, 13 - tricks, CHOSEN)) == [theirs]
    assert plain(slam_lines(1, 13 - tricks, reading(slam_by_opponents="no"))) == [
        Line(
            OPPONENTS,
            0,
            f"{name.capitalize()} шлем взяли противники: им за него не пишут",
            cites,
            readings=(SLAM_BY_OPPONENTS,),
        )
    ]
    assert plain(slam_lines(1, tricks, CHOSEN, exact=True)) == [
        Line(DECLARERS, amount, f"{tricks} взяток: сделан {name} шлем", cites, readings=(NUT_OVERTRICKS,))
    ]
    assert plain(slam_lines(1, tricks, reading(nut_overtricks="no"), exact=True)) == [
        Line(
            DECLARERS, 0, f"{tricks} взяток: сделан {name} шлем, но лишних взяток с гайкой не пишут", ("vint.gaika.1",),
            readings=(NUT_OVERTRICKS,),
        )
    ]  # fmt: skip


def test_thirteen_tricks_on_a_small_slam_are_a_grand_one_by_the_reading() -> None:
    cites = ("vint.n8", "vint.r19b")
    assert plain(slam_lines(6, 13, CHOSEN))[1:] == [
        Line(DECLARERS, 2000, "13 взяток: сделан большой шлем", cites, readings=(SLAM_OVERTRICK,))
    ]
    assert plain(slam_lines(6, 13, reading(slam_overtrick="small")))[1:] == [
        Line(
            DECLARERS, 1000, "13 взяток: пишут за сделанный малый шлем, как назначено", cites, readings=(SLAM_OVERTRICK,)
        )
    ]  # fmt: skip
    assert plain(slam_lines(6, 12, reading(slam_overtrick="small")))[1:] == [
        Line(DECLARERS, 1000, "12 взяток: сделан малый шлем", cites)
    ]
    assert plain(slam_lines(6, 13, CHOSEN, exact=True))[1:] == [
        Line(DECLARERS, 2000, "13 взяток: сделан большой шлем", cites, readings=(NUT_OVERTRICKS, SLAM_OVERTRICK))
    ]
    assert plain(slam_lines(6, 12, CHOSEN, exact=True))[1:] == [
        Line(DECLARERS, 1000, "12 взяток: сделан малый шлем", cites)
    ]  # fmt: skip
    assert plain(slam_lines(6, 12, reading(nut_overtricks="no"), exact=True))[1:] == [
        Line(DECLARERS, 1000, "12 взяток: сделан малый шлем", cites)
    ]


def test_a_grand_slam_short_by_one_is_still_a_small_one_by_the_reading() -> None:
    cites = ("vint.n8", "vint.r19b")
    assert plain(slam_lines(7, 12, CHOSEN))[1:] == [
        Line(DECLARERS, 1000, "12 взяток: сделан малый шлем", cites, readings=(GRAND_MINUS_ONE,))
    ]
    assert plain(slam_lines(7, 12, reading(grand_minus_one="no")))[1:] == [
        Line(DECLARERS, 0, "Назначенный большой не сделан: за малый не пишут", cites, readings=(GRAND_MINUS_ONE,))
    ]
    for chosen in (CHOSEN, reading(nut_overtricks="no")):
        assert plain(slam_lines(7, 12, chosen, exact=True))[1:] == [
            Line(DECLARERS, 1000, "12 взяток: сделан малый шлем", cites, readings=(GRAND_MINUS_ONE,))
        ]
    assert plain(slam_lines(7, 13, reading(grand_minus_one="no")))[1:] == [
        Line(DECLARERS, 2000, "13 взяток: сделан большой шлем", cites)
    ]


# Undertricks and surplus tricks


@pytest.mark.parametrize(
    ("double", "price", "cites"),
    [(False, 3000, ("vint.r20a", "vint.r21")), (True, 6000, ("vint.r20a", "vint.r21", "vint.dvz.2a"))],
)
def test_every_trick_not_taken_is_fined(double: bool, price: int, cites: tuple[str, ...]) -> None:
    rules = Rules(double=double)
    assert plain(penalty_lines(3, 7, rules, CHOSEN)) == [
        Line(OPPONENTS, 2 * price, f"Недобор: 2 взятки по {price // 1000} 000", cites)
    ]
    assert penalty_lines(3, 9, rules, CHOSEN) == [] and penalty_lines(3, 10, rules, CHOSEN) == []


@pytest.mark.parametrize(
    ("double", "price", "cites"),
    [(False, 2, ("vint.gaika.1", "vint.r21")), (True, 4, ("vint.gaika.1", "vint.r21", "vint.dvz.2a"))],
)
def test_with_the_nut_surplus_tricks_are_fined_too(double: bool, price: int, cites: tuple[str, ...]) -> None:
    rules = Rules(exact=True, double=double)
    text = "С гайкой лишние взятки — тоже штраф: 3 взятки по"
    assert plain(penalty_lines(2, 11, rules, CHOSEN)) == [
        Line(OPPONENTS, 3000 * price, f"{text} {price} 000", cites, readings=(NUT_PENALTY,))
    ]
    assert plain(penalty_lines(2, 11, rules, reading(nut_penalty="simple"))) == [
        Line(OPPONENTS, 1500 * price, f"{text} {price // 2} 000", cites, readings=(NUT_PENALTY,))
    ]
    assert [line.amount for line in penalty_lines(2, 9, rules, CHOSEN)] == [1000 * price]
    assert penalty_lines(2, 8, rules, CHOSEN) == []
    assert [line.text.split(":")[0] for line in penalty_lines(2, 7, rules, CHOSEN)] == ["Недобор"]


@pytest.mark.parametrize(("tricks", "writer"), [((8, 5), 1), ((5, 8), 0), ((13, 0), 1), ((0, 13), 0), ((7, 6), 1), ((6, 7), 0)])
def test_after_four_passes_those_with_fewer_tricks_write(tricks: tuple[int, int], writer: int) -> None:
    most, least = max(tricks), min(tricks)
    assert plain(pass_play_lines(tricks, CHOSEN)) == [
        Line(
            writer, 500 * (most - least), f"Лишних взяток у взявших больше: {most} − {least} = {most - least}, по 500",
            ("vint.r10",), readings=(PASS_PLAY_EXCESS,),
        )
    ]  # fmt: skip
    assert plain(pass_play_lines(tricks, reading(pass_play_excess="above-six"))) == [
        Line(
            writer, 500 * (most - 6), f"Лишних взяток у взявших больше: {most} − 6 = {most - 6}, по 500", ("vint.r10",),
            readings=(PASS_PLAY_EXCESS,),
        )
    ]  # fmt: skip


# The whole deal


def test_a_deal_is_the_sum_of_its_parts_in_their_order() -> None:
    queen, aces = coronet_named("до дамы", PLAIN), coronet_named("три туза", PLAIN)
    facts = Facts(6, HEARTS, 11, (2, 3), (3, 1), ((aces,), (queen,)))
    rules = Rules(double=True, vinting_coronets=True, count_aces=False)
    assert deal_lines(facts, rules, CHOSEN) == [
        *trick_lines(6, 11, CHOSEN),
        *honour_lines(facts, CHOSEN, count_aces=False),
        coronet_line(aces, DECLARERS, 6, False, True, CHOSEN),
        coronet_line(queen, OPPONENTS, 6, False, True, CHOSEN),
        *slam_lines(6, 11, CHOSEN),
        *penalty_lines(6, 11, rules, CHOSEN),
    ]
    nut = Rules(exact=True)
    over = Facts(2, SPADES, 12, (3, 2))
    assert deal_lines(over, nut, CHOSEN) == [
        *trick_lines(2, 12, CHOSEN, exact=True),
        *honour_lines(over, CHOSEN),
        *slam_lines(2, 12, CHOSEN, exact=True),
        *penalty_lines(2, 12, nut, CHOSEN),
    ]


def test_what_was_counted_by_a_reading_says_so() -> None:
    facts = Facts(2, SPADES, 8, (3, 2), coronets=((coronet_named("до дамы", TRUMP),), ()), readings=(VITALIN_HONOURS,))
    rested = [line.text.split(":")[0] for line in deal_lines(facts, Rules(), CHOSEN) if VITALIN_HONOURS in line.readings]
    assert rested == [
        "Онёров больше у назначивших", "Тузов поровну, по 2; леве у назначивших", "5\u00a0онёров по 200",
        "Козырная коронка до дамы",
    ]  # fmt: skip


def test_lines_become_items_with_names_and_grades() -> None:
    score = rules_py.Score()
    lines = [
        Line(DECLARERS, 70, "взятки", ("vint.r5b",), below=True),
        Line(OPPONENTS, 500, "тузы", ("vint.r17a",), False, (ACES_EXCEED,)),
    ]
    add_lines(score, lines, ("мы", "вы"), CHOSEN)
    assert [(item.side, item.amount, item.text, item.cites) for item in score.items] == [
        ("мы", 70, "взятки", ("vint.r5b",)), ("вы", 500, "тузы", ("vint.r17a",)),
    ]  # fmt: skip
    assert score.readings == CHOSEN.grades(ACES_EXCEED) and score.grade == "inferred"


def test_sums_are_taken_above_below_or_together() -> None:
    lines = [
        Line(DECLARERS, 70, "взятки", ("vint.r5b",), below=True), Line(DECLARERS, 500, "тузы", ("vint.r17a",)),
        Line(DECLARERS, None, "слова", ("vint.n4a",)), Line(OPPONENTS, 60, "взятки", ("vint.r5b",), below=True),
    ]  # fmt: skip
    assert [sum_of(lines, DECLARERS), sum_of(lines, DECLARERS, below=True), sum_of(lines, DECLARERS, below=False)] == [
        570,
        70,
        500,
    ]
    assert [sum_of(lines, OPPONENTS), sum_of(lines, OPPONENTS, below=True), sum_of(lines, OPPONENTS, below=False)] == [
        60,
        60,
        0,
    ]


# Coronets

CASES = [
    (Coronet("до дамы", 1, TRUMP), ("vint.n5a", "vint.n5b", "vint.r18c"), ("vint.dvz.tab",)),
    (Coronet("до дамы", 1, FULL), ("vint.n5a", "vint.n5b", "vint.r18c"), ("vint.dvz.tab",)),
    (Coronet("до валета", 2, PLAIN), ("vint.n5a", "vint.r18a"), ("vint.dvz.tab", "vint.dvz.4")),
    (Coronet("три туза", 1, PLAIN), ("vint.n5c", "vint.r18b"), ("vint.dvz.tab", "vint.dvz.4")),
    (Coronet("четыре туза", 2, FULL), ("vint.n5c", "vint.r18d"), ("vint.dvz.tab", "vint.dvz.5")),
]


@pytest.mark.parametrize(("coronet", "base", "table"), CASES)
def test_the_rules_of_a_coronet(coronet: Coronet, base: tuple[str, ...], table: tuple[str, ...]) -> None:
    assert coronet_cites(coronet) == base
    assert coronet_cites(coronet, vinting=True) == (*base, *table, "vint.dvz.6")
    assert coronet_cites(coronet, vinting=True, opponents=True) == (*base, *table, "vint.dvz.7")
    assert coronet_cites(coronet, vinting=True, opponents=True, made=False) == (*base, *table, "vint.dvz.7")
    assert coronet_cites(coronet, vinting=True, made=False) == (*base, "vint.dvz.6")
    assert coronet_cites(coronet, opponents=True, made=False) == base


def test_coronets_have_names_ranks_and_kinds() -> None:
    names = ["до дамы", "до валета", "до десятки", "до девятки", "до восьмёрки", "до семёрки", "до шестёрки", "до пятёрки",
             "до четвёрки", "до тройки", "до двойки", "три туза", "четыре туза"]  # fmt: skip
    assert [coronet_named(name, PLAIN) for name in names] == [
        Coronet(name, rank, PLAIN) for name, rank in zip(names, [*range(1, 12), 1, 2], strict=True)
    ]
    assert [coronet_named(name, PLAIN).of_aces for name in names] == [False] * 11 + [True, True]
    assert (coronet_named("до дамы", TRUMP).suit, coronet_named("до дамы", TRUMP).seat) == ("", 0)


@pytest.mark.parametrize("length", range(14))
def test_a_run_is_counted_from_the_ace_down(length: int) -> None:
    ranks = ["Т", "К", "Д", "В", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
    cards = " ".join(f"♦{rank}" for rank in [*ranks[:length], *ranks[length + 1 :]])
    hand = DECK.mask(cards) if cards else 0
    assert run_from_ace(hand, 2) == length and run_from_ace(hand, 1) == 0
    if length == 0:
        assert coronets_of(hand, 2) == []
    found = coronets_of(hand | DECK.mask("♣Т"), 2, seat=3)
    if length < 3:
        assert found == []
        return
    names = "дамы валета десятки девятки восьмёрки семёрки шестёрки пятёрки четвёрки тройки двойки".split()
    assert found == [Coronet(f"до {names[length - 3]}", length - 2, TRUMP, "♦", 3)]


@pytest.mark.parametrize(
    ("strain", "kinds"), [(0, (TRUMP, PLAIN)), (1, (PLAIN, TRUMP)), (2, (PLAIN, PLAIN)), (NO_TRUMP, (FULL, FULL))]
)
def test_the_trump_decides_the_kind_of_a_coronet(strain: int, kinds: tuple[str, str]) -> None:
    hand = DECK.mask("♠ТКД ♣ТКДВ ♦Т32 ♥54")
    aces = FULL if strain == NO_TRUMP else PLAIN
    assert coronets_of(hand, strain, 1) == [
        Coronet("до дамы", 1, kinds[0], "♠", 1), Coronet("до валета", 2, kinds[1], "♣", 1),
        Coronet("три туза", 1, aces, "", 1),
    ]  # fmt: skip
    assert coronets_of(DECK.mask("♠Т ♣Т ♦Т ♥Т"), strain) == [Coronet("четыре туза", 2, aces)]
    assert coronets_of(DECK.mask("♥ТКД"), strain) == [Coronet("до дамы", 1, FULL if strain == NO_TRUMP else PLAIN, "♥")]
    assert coronets_of(DECK.mask("♠ТК ♣Т"), strain) == [] and coronets_of(DECK.mask("♠КДВ"), strain) == []


@pytest.mark.parametrize(
    ("coronet", "price", "vinting", "failed"),
    [
        (Coronet("до дамы", 1, TRUMP), 1000, 3000, 1000), (Coronet("до валета", 2, PLAIN), 1000, 3000, 1000),
        (Coronet("до двойки", 11, FULL), 11_000, 33_000, 11_000), (Coronet("три туза", 1, PLAIN), 500, 1500, 500),
        (Coronet("четыре туза", 2, PLAIN), 1000, 3000, 1000), (Coronet("четыре туза", 2, FULL), 2000, 6000, 2000),
    ],
)  # fmt: skip
def test_a_coronet_vints_with_the_game_for_those_who_made_it_and_for_the_opponents(
    coronet: Coronet, price: int, vinting: int, failed: int
) -> None:
    assert coronet_price(coronet, CHOSEN) == price == coronet_price(coronet, CHOSEN, level=3)
    assert coronet_price(coronet, CHOSEN, vinting=True) == price
    assert coronet_price(coronet, CHOSEN, vinting=True, level=3) == vinting
    assert coronet_price(coronet, CHOSEN, vinting=True, level=3, made=False) == failed
    assert coronet_price(coronet, CHOSEN, vinting=True, level=3, opponents=True, made=False) == vinting
    assert coronet_price(coronet, CHOSEN, level=3, opponents=True) == price


def test_readings_price_only_coronets_of_aces() -> None:
    full, queen = reading(ace_coronet="full"), reading(vinting_four_aces="queen")
    aces, run = Coronet("четыре туза", 2, PLAIN), Coronet("до валета", 2, PLAIN)
    assert coronet_price(aces, full) == 2000 and coronet_price(run, full) == 1000
    assert coronet_price(aces, queen) == 1000 and coronet_price(aces, queen, vinting=True, level=3) == 1500
    assert coronet_price(run, queen, vinting=True, level=3) == 3000
    assert coronet_price(Coronet("три туза", 1, PLAIN), queen, vinting=True, level=3) == 1500
    assert coronet_readings(aces) == (ACE_CORONET,) and coronet_readings(aces, vinting=True) == (ACE_CORONET, VINTING_FOUR_ACES)
    assert coronet_readings(Coronet("четыре туза", 2, FULL)) == ()
    assert coronet_readings(Coronet("четыре туза", 2, FULL), vinting=True) == (VINTING_FOUR_ACES,)
    assert coronet_readings(Coronet("три туза", 1, PLAIN), vinting=True) == (ACE_CORONET,)
    assert coronet_readings(run, vinting=True) == ()


def test_a_coronet_is_said_by_its_kind_and_suit() -> None:
    assert coronet_text(Coronet("до дамы", 1, TRUMP, "♥")) == "Козырная коронка до дамы ♥"
    assert coronet_text(Coronet("до дамы", 1, PLAIN)) == "Простая коронка до дамы"
    assert coronet_text(Coronet("до дамы", 1, FULL, "♠")) == "Коронка в бескозырной до дамы ♠"
    assert coronet_text(Coronet("три туза", 1, PLAIN)) == "Тузовая коронка, три туза на одной руке"


def test_the_line_of_a_coronet_tells_when_it_vints() -> None:
    run, aces = Coronet("до валета", 2, TRUMP, "♥"), Coronet("четыре туза", 2, PLAIN)
    tab = ("vint.n5a", "vint.n5b", "vint.r18c", "vint.dvz.tab")
    grown = ", винтится на 3: 2 000 × 3"
    name = "Козырная коронка до валета ♥"
    assert plain([
        coronet_line(run, DECLARERS, 3, True, False, CHOSEN), coronet_line(run, DECLARERS, 3, True, True, CHOSEN),
        coronet_line(run, DECLARERS, 3, False, True, CHOSEN), coronet_line(run, OPPONENTS, 3, False, True, CHOSEN),
        coronet_line(run, OPPONENTS, 3, True, True, CHOSEN), coronet_line(run, OPPONENTS, 1, True, True, CHOSEN),
        coronet_line(run, DECLARERS, 1, True, True, CHOSEN), coronet_line(run, DECLARERS, 2, True, True, CHOSEN),
    ]) == [
        Line(DECLARERS, 2000, name, tab[:3]), Line(DECLARERS, 6000, name + grown, (*tab, "vint.dvz.6")),
        Line(DECLARERS, 2000, name, (*tab[:3], "vint.dvz.6")), Line(OPPONENTS, 6000, name + grown, (*tab, "vint.dvz.7")),
        Line(OPPONENTS, 6000, name + grown, (*tab, "vint.dvz.7")), Line(OPPONENTS, 2000, name, (*tab, "vint.dvz.7")),
        Line(DECLARERS, 2000, name, (*tab, "vint.dvz.6")),
        Line(DECLARERS, 4000, name + ", винтится на 2: 2 000 × 2", (*tab, "vint.dvz.6")),
    ]  # fmt: skip
    assert coronet_line(aces, OPPONENTS, 1, True, True, CHOSEN).readings == (ACE_CORONET, VINTING_FOUR_ACES)
    assert coronet_line(aces, OPPONENTS, 1, True, False, CHOSEN).readings == (ACE_CORONET,)
    both = coronet_lines(((run,), (aces, run)), 2, False, True, CHOSEN)
    assert both == [
        coronet_line(run, DECLARERS, 2, False, True, CHOSEN), coronet_line(aces, OPPONENTS, 2, False, True, CHOSEN),
        coronet_line(run, OPPONENTS, 2, False, True, CHOSEN),
    ]  # fmt: skip


# Marks, games, rubbers


def test_marks_are_written_together() -> None:
    assert mark_prices(0, True) == [] and mark_prices(4, True) == [500, 1000, 1500, 500]
    assert mark_lines(1, 0, False) == [] == mark_lines(1, 0, True)
    assert plain(mark_lines(1, 1, False)) == [Line(1, 500, "1 знак × по 500", ("vint.r8",))]
    assert plain(mark_lines(0, 4, False)) == [Line(0, 2000, "4 знака × по 500", ("vint.r8",))]
    assert plain(mark_lines(0, 4, True)) == [
        Line(0, 3500, "Винтящиеся знаки ×: 500 + 1 000 + 1 500 + 500", ("vint.r8", "vint.r9"))
    ]


@pytest.mark.parametrize(
    ("below", "declarers", "more", "by_declarer"),
    [
        ((499, 0), (0,), (None, False), (None, False)), ((500, 499), (1,), (0, False), (0, False)),
        ((499, 500), (0,), (1, False), (1, False)), ((500, 510), (0,), (1, True), (0, True)),
        ((510, 500), (1,), (0, True), (1, True)), ((500, 500), (0,), (0, True), (0, True)),
        ((500, 500), (1,), (1, True), (1, True)), ((600, 500, 600), (2, 0), (0, True), (0, True)),
        ((600, 500, 600), (1,), (0, True), (1, True)), ((500, 600, 600), (0,), (1, True), (0, True)),
        ((500, 600, 600), (0, 2), (2, True), (0, True)), ((0, 600, 700), (0,), (2, True), (1, True)),
    ],
)  # fmt: skip
def test_who_takes_the_game_when_several_reach_it(
    below: tuple[int, ...], declarers: tuple[int, ...], more: tuple[int | None, bool], by_declarer: tuple[int | None, bool]
) -> None:
    assert reached(below, 500, declarers, CHOSEN) == more
    assert reached(below, 500, declarers, reading(both_reach="declarer")) == by_declarer


def test_a_game_pays_a_thousand_and_a_rubber_two() -> None:
    game, rubber = ("vint.n9a", "vint.r4a", "vint.r7"), ("vint.n9b", "vint.r4a", "vint.r7")
    assert end_lines(1, 0, 3, True, CHOSEN) == [Line(1, 1000, "Окончена партия", game)]
    assert end_lines(1, 1, 0, False, CHOSEN) == [Line(1, 2000, "Окончен роббер", rubber, readings=(RUBBER_BONUS,))]
    assert end_lines(0, 1, 2, True, reading(rubber_bonus="both")) == [
        Line(0, 1000, "Окончена последняя партия", ("vint.r7",), readings=(RUBBER_BONUS,)),
        Line(0, 2000, "Окончен роббер", rubber, readings=(RUBBER_BONUS,)),
        *mark_lines(0, 2, True),
    ]
    assert end_lines(0, 1, 2, False, CHOSEN)[1:] == mark_lines(0, 2, False)


def test_the_line_of_a_game_names_the_readings_that_decided_it() -> None:
    sheet = Sheet(2)
    for account, amount in enumerate((500, 510)):
        sheet.write(account, Line(account, amount, "взятки", ("vint.r5b",), below=True), 1)
    first = sheet.end_deal(500, (0,), False, CHOSEN, 1)
    assert [(line.role, line.readings) for line in first] == [(1, (BOTH_REACH,))]
    assert (sheet.games, sheet.rubber_over, sheet.below) == ([0, 1], False, [[], []])
    assert sheet.closed == [[(Entry(1, amount, "взятки", ("vint.r5b",)),)] for amount in (500, 510)]
    sheet.write(0, Line(0, 600, "взятки", ("vint.r5b",), below=True), 2)
    second = sheet.end_deal(500, (0,), False, CHOSEN, 2)
    assert [(line.role, line.amount, line.readings) for line in second] == [(0, 1000, (BELOW_RESET,))]
    sheet.marks = 1
    sheet.write(0, Line(0, 700, "взятки", ("vint.r5b",), below=True), 3)
    third = sheet.end_deal(500, (0,), False, CHOSEN, 3)
    assert [(line.role, line.amount, line.readings) for line in third] == [
        (0, 2000, (RUBBER_BONUS, BELOW_RESET)), (0, 500, ()),
    ]  # fmt: skip
    assert sheet.rubber_over and sheet.games == [2, 1] and sheet.sums_below() == [700, 0] and sheet.written == [1800, 510]
    assert [(entry.deal, entry.amount, entry.text, entry.cites) for entry in sheet.above[0]] == [
        (2, 1000, "Окончена партия", ("vint.n9a", "vint.r4a", "vint.r7")),
        (3, 2000, "Окончен роббер", ("vint.n9b", "vint.r4a", "vint.r7")),
        (3, 500, "1\u00a0знак × по 500", ("vint.r8",)),
    ]
    assert sheet.totals(CHOSEN) == [5300, 1510] and sheet.totals(reading(total_below="no")) == [3500, 1000]
    assert [sheet.sum_above(0), sheet.sum_above(1)] == [3500, 1000]


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_only_the_winner_begins_anew_by_the_other_reading(winner: int) -> None:
    sheet = Sheet(3)
    assert (sheet.marks, sheet.rubber_over, sheet.games, sheet.written) == (0, False, [0, 0, 0], [0, 0, 0])
    for account in range(3):
        amount = 500 if account == winner else 100
        sheet.write(account, Line(account, amount, "взятки", ("vint.r5b",), below=True), 1)
    sheet.end_deal(500, (winner,), False, reading(below_reset="winner"), 1)
    assert sheet.sums_below() == [0 if account == winner else 100 for account in range(3)]
    assert [len(column) for column in sheet.closed] == [int(account == winner) for account in range(3)]


def test_a_clone_keeps_everything_and_shares_nothing() -> None:
    sheet = Sheet(2)
    sheet.write(0, Line(0, 500, "взятки", ("vint.r5b",), below=True), 1)
    sheet.end_deal(500, (0,), False, CHOSEN, 1)
    sheet.write(1, Line(1, 40, "взятки", ("vint.r5b",), below=True), 2)
    sheet.marks, sheet.rubber_over = 2, True
    before = [list(map(list, sheet.above)), list(map(list, sheet.below)), list(map(list, sheet.closed))]
    twin = sheet.clone()
    assert vars(twin) == vars(sheet)
    for account in (0, 1):
        twin.write(account, Line(account, 90, "взятки", ("vint.r5b",), below=True), 3)
        twin.write(account, Line(account, 90, "онёры", ("vint.r11",)), 3)
        twin.closed[account].append(())
        twin.games[account] += 1
    assert [list(map(list, sheet.above)), list(map(list, sheet.below)), list(map(list, sheet.closed))] == before
    assert sheet.written == [500, 40] and sheet.games == [1, 0]


def test_several_winners_share_what_the_others_pay() -> None:
    assert pay_separate([100, 400, 400, 0]) == [-600, 700, 700, -800]
    assert pay_separate([300, 100, 50, 0]) == [750, -200, -250, -300]
    assert pay_dummy([100, 350]) == [-500, 250, 250]
    assert [money(points, "по сотой") for points in (9, 10, 999, 1000, 12_345)] == [
        (0, 0, 9), (0, 1, 0), (0, 99, 9), (1, 0, 0), (12, 34, 5),
    ]  # fmt: skip
    assert [money(points, "по пятидесятой") for points in (1, 5, 500)] == [(0, 0, 2), (0, 1, 0), (1, 0, 0)]


# What the code says of itself

IMPLEMENTED = {
    "Line": "dvz.2a dvz.2b dvz.4 dvz.5 dvz.6 dvz.7 dvz.tab gaika.1 n4a n4b n5a n5b n5c n8 n9a n9b r10 r11 r12a r13a r13b r14 r15a"
    " r15b r16 r17a r18a r18b r18c r18d r19a r19b r1a r20a r21 r22a r4a r5b r7 r8 r9",
    "ace_majority": "r13b r16",
    "ace_price": "r13a r17a r17b r17c r17d",
    "coronet_price": "dvz.4 dvz.5 dvz.6 dvz.7 dvz.tab n5b r18a r18b r18c r18d",
    "coronets_of": "n5a n5b n5c",
    "deal_lines": "dvz.1 dvz.3 r1a r1e",
    "end_lines": "n9b r4a r7",
    "honour_lines": "r13a r13b r14 r15a r15b r16",
    "honour_majority": "n4a n4b r12a r12b",
    "honour_price": "r11",
    "mark_prices": "r8 r9",
    "money": "troem.1.9 troem.2.6",
    "pass_play_lines": "r10",
    "pay_dummy": "troem.1.9",
    "pay_separate": "aukcion.4 troem.2.6 troem.2.6a",
    "pay_sides": "r4b",
    "penalty_lines": "32 dvz.2a gaika.1 r20a r21",
    "penalty_price": "dvz.2a r21",
    "reached": "n9a r1g r4a",
    "Sheet.end_deal": "n9a n9b r4a r7",
    "Sheet.totals": "r4b",
    "Sheet.write": "r1e r1g",
    "slam_lines": "n8 r19a r19b r22a r6",
    "trick_lines": "dvz.3 r1a r1b r1c r1d r1e r5a r5c r5d",
    "trick_price": "r5b",
    "undertricks": "r20a",
}


def test_every_function_of_the_record_names_the_rules_it_holds() -> None:
    found: dict[str, set[str]] = defaultdict(set)
    for rule, places in rules_py.implemented().items():
        for place in places:
            if place.module in {f"rules_py.games.vint.{name}" for name in ("scoring", "coronets", "rubber")}:
                found[place.name].add(rule.removeprefix("vint."))
    assert {name: " ".join(sorted(rules)) for name, rules in found.items()} == {
        name: " ".join(sorted(rules.split())) for name, rules in IMPLEMENTED.items()
    }
