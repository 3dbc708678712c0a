"""What a deal of пикет and of нормандский пикет comes to: every line with its rule, the agreed figure, who leaves and who pays."""

from __future__ import annotations

import pytest

import rules_py
from rules_py.frame.errors import InputError

GAME = rules_py.game("piket-norm")

PIKET = [
    (
        "nothing counted",
        {"hand": 0},
        {},
        0,
        [
            ("Ничего не насчитано", 0, "piket.30"),
        ],
    ),
    (
        "hand alone",
        {"hand": 29},
        {},
        29,
        [
            ("На руках", 29, "piket.30"),
        ],
    ),
    (
        "hand and one lead make a пик",
        {"hand": 29, "first": True, "leads": 1, "tricks": 1},
        {},
        60,
        [
            ("На руках", 29, "piket.30"),
            ("За выходы", 1, "piket.31"),
            ("Пик", 30, "piket.19b piket.32"),
        ],
    ),
    (
        "one short of a пик",
        {"hand": 28, "first": True, "leads": 1, "tricks": 1},
        {},
        29,
        [
            ("На руках", 28, "piket.30"),
            ("За выходы", 1, "piket.31"),
        ],
    ),
    (
        "thirty in hand, then leads",
        {"hand": 30, "first": True, "leads": 2, "tricks": 2},
        {},
        92,
        [
            ("На руках", 30, "piket.30"),
            ("Репик", 60, "piket.19d piket.19c"),
            ("За выходы", 2, "piket.31"),
        ],
    ),
    (
        "thirty in hand of the second",
        {"hand": 30, "leads": 1, "tricks_taken": 1, "tricks": 2},
        {},
        92,
        [
            ("На руках", 30, "piket.30"),
            ("Репик", 60, "piket.19d piket.19c"),
            ("За выходы", 1, "piket.31"),
            ("За взятки", 1, "piket.31"),
        ],
    ),
    (
        "more than thirty flat",
        {"hand": 34},
        {"piket.repik-over": "flat"},
        90,
        [
            ("На руках", 34, "piket.30"),
            ("Репик", 56, "piket.19d piket.19c"),
        ],
    ),
    (
        "stopped in hand",
        {"hand": 30, "opponent_boast": True},
        {},
        30,
        [
            ("На руках", 30, "piket.30"),
            ("Хвалёж соперника остановил: ни пика, ни репика", 0, "piket.28d piket.19c"),
        ],
    ),
    (
        "stopped in play",
        {"hand": 28, "first": True, "opponent_boast": True, "leads": 2, "tricks": 2},
        {},
        30,
        [
            ("На руках", 28, "piket.30"),
            ("За выходы", 2, "piket.31"),
            ("Хвалёж соперника остановил: ни пика, ни репика", 0, "piket.28d piket.19c"),
        ],
    ),
    (
        "nothing to stop",
        {"hand": 27, "first": True, "opponent_boast": True, "leads": 2, "tricks": 2},
        {},
        29,
        [
            ("На руках", 27, "piket.30"),
            ("За выходы", 2, "piket.31"),
        ],
    ),
    (
        "the second reaches thirty",
        {"hand": 28, "leads": 1, "tricks_taken": 1, "tricks": 2},
        {},
        30,
        [
            ("На руках", 28, "piket.30"),
            ("За выходы", 1, "piket.31"),
            ("За взятки", 1, "piket.31"),
            ("Первым ходил другой: пика нет", 0, "piket.32"),
        ],
    ),
    (
        "the second is stopped in play",
        {"hand": 28, "opponent_boast": True, "leads": 1, "tricks_taken": 1, "tricks": 2},
        {},
        30,
        [
            ("На руках", 28, "piket.30"),
            ("За выходы", 1, "piket.31"),
            ("За взятки", 1, "piket.31"),
        ],
    ),
    (
        "tied stops by the reading",
        {"hand": 28, "first": True, "opponent_tied": True, "leads": 2, "tricks": 2},
        {"piket.tied-boast": "yes"},
        30,
        [
            ("На руках", 28, "piket.30"),
            ("За выходы", 2, "piket.31"),
            ("Хвалёж соперника остановил: ни пика, ни репика", 0, "piket.28d piket.19c"),
        ],
    ),
    (
        "tied does not stop",
        {"hand": 28, "first": True, "opponent_tied": True, "leads": 2, "tricks": 2},
        {},
        60,
        [
            ("На руках", 28, "piket.30"),
            ("За выходы", 2, "piket.31"),
            ("Пик", 30, "piket.19b piket.32"),
        ],
    ),
    (
        "a point of the other before, by the reading",
        {"hand": 28, "first": True, "opponent_before": True, "leads": 2, "tricks": 2},
        {"piket.pik-block": "any-point"},
        30,
        [
            ("На руках", 28, "piket.30"),
            ("За выходы", 2, "piket.31"),
        ],
    ),
    (
        "last trick",
        {"hand": 3, "leads": 1, "tricks_taken": 1, "tricks": 2, "last": True, "opponent_boast": True},
        {},
        8,
        [
            ("На руках", 3, "piket.30"),
            ("За выходы", 1, "piket.31"),
            ("За взятки", 1, "piket.31"),
            ("За последнюю взятку ещё", 3, "piket.37"),
        ],
    ),
    (
        "six tricks are no леза",
        {"hand": 1, "leads": 5, "tricks_taken": 1, "tricks": 6, "opponent_boast": True},
        {},
        7,
        [
            ("На руках", 1, "piket.30"),
            ("За выходы", 5, "piket.31"),
            ("За взятки", 1, "piket.31"),
        ],
    ),
    (
        "seven tricks are",
        {"hand": 1, "leads": 6, "tricks_taken": 1, "tricks": 7, "opponent_boast": True},
        {},
        18,
        [
            ("На руках", 1, "piket.30"),
            ("За выходы", 6, "piket.31"),
            ("За взятки", 1, "piket.31"),
            ("Леза", 10, "piket.40"),
        ],
    ),
    (
        "lead and trick two",
        {"hand": 1, "leads": 6, "tricks_taken": 1, "tricks": 7, "opponent_boast": True},
        {"piket.lead-and-trick": "two"},
        24,
        [
            ("На руках", 1, "piket.30"),
            ("За выходы", 6, "piket.31"),
            ("За взятки", 7, "piket.31"),
            ("Леза", 10, "piket.40"),
        ],
    ),
    (
        "капот taken",
        {"hand": 2, "leads": 12, "tricks": 12, "last": True, "capot": "взят", "opponent_boast": True, "first": True},
        {},
        54,
        [
            ("На руках", 2, "piket.30"),
            ("За выходы", 12, "piket.31"),
            ("Капот", 40, "piket.38 piket.39"),
        ],
    ),
    (
        "капот announced",
        {"hand": 2, "leads": 12, "tricks": 12, "last": True, "capot": "объявлен", "opponent_boast": True, "first": True},
        {},
        94,
        [
            ("На руках", 2, "piket.30"),
            ("За выходы", 12, "piket.31"),
            ("Капот", 80, "piket.38 piket.39"),
        ],
    ),
    (
        "капот lost",
        {"hand": 2, "leads": 8, "tricks": 7, "capot": "сорван", "opponent_boast": True, "first": True},
        {},
        20,
        [
            ("На руках", 2, "piket.30"),
            ("За выходы", 8, "piket.31"),
            ("Леза", 10, "piket.40"),
        ],
    ),
    (
        "капот lost costs eighty by the reading",
        {"hand": 2, "leads": 8, "tricks": 7, "capot": "сорван", "opponent_boast": True, "first": True},
        {"piket.capot-fails": "loses"},
        -60,
        [
            ("На руках", 2, "piket.30"),
            ("За выходы", 8, "piket.31"),
            ("Леза", 10, "piket.40"),
            ("Капот объявлен и не взят", -80, "piket.38 piket.39"),
        ],
    ),
    (
        "капот carries to a пик by the reading",
        {"hand": 2, "leads": 12, "tricks": 12, "last": True, "capot": "взят", "first": True},
        {"piket.pik-extras": "yes"},
        84,
        [
            ("На руках", 2, "piket.30"),
            ("За выходы", 12, "piket.31"),
            ("Пик", 30, "piket.19b piket.32"),
            ("Капот", 40, "piket.38 piket.39"),
        ],
    ),
    (
        "леза carries to a пик by the reading",
        {"hand": 15, "leads": 7, "tricks": 7, "first": True},
        {"piket.pik-extras": "yes"},
        62,
        [
            ("На руках", 15, "piket.30"),
            ("За выходы", 7, "piket.31"),
            ("Пик", 30, "piket.19b piket.32"),
            ("Леза", 10, "piket.40"),
        ],
    ),
    (
        "a lost капот does not hinder a пик",
        {"hand": 25, "leads": 8, "tricks": 7, "capot": "сорван", "first": True},
        {"piket.pik-extras": "yes", "piket.capot-fails": "loses"},
        -7,
        [
            ("На руках", 25, "piket.30"),
            ("За выходы", 8, "piket.31"),
            ("Пик", 30, "piket.19b piket.32"),
            ("Леза", 10, "piket.40"),
            ("Капот объявлен и не взят", -80, "piket.38 piket.39"),
        ],
    ),
    (
        "last trick carries to a пик",
        {"hand": 20, "first": True, "leads": 6, "tricks_taken": 1, "tricks": 6, "last": True},
        {},
        60,
        [
            ("На руках", 20, "piket.30"),
            ("За выходы", 6, "piket.31"),
            ("За взятки", 1, "piket.31"),
            ("За последнюю взятку ещё", 3, "piket.37"),
            ("Пик", 30, "piket.19b piket.32"),
        ],
    ),
    (
        "last trick does not by the reading",
        {"hand": 20, "first": True, "leads": 6, "tricks_taken": 1, "tricks": 6, "last": True},
        {"piket.pik-last": "no"},
        30,
        [
            ("На руках", 20, "piket.30"),
            ("За выходы", 6, "piket.31"),
            ("За взятки", 1, "piket.31"),
            ("За последнюю взятку ещё", 3, "piket.37"),
        ],
    ),
    (
        "silence for a discard",
        {"hand": 10, "silent": "снос", "leads": 5, "tricks_taken": 2, "tricks": 7, "last": True, "opponent_boast": True},
        {},
        10,
        [
            ("На руках", 10, "piket.30"),
            ("В молчанке взяток не считают", 0, "piket.17"),
        ],
    ),
    (
        "silence for a discard takes all by the reading",
        {"hand": 10, "silent": "снос", "leads": 5, "tricks_taken": 2, "tricks": 7, "last": True},
        {"piket.silence-scope": "all"},
        0,
        [
            ("В молчанке взяток не считают", 0, "piket.17"),
        ],
    ),
    (
        "silence for a discard and a репик",
        {"hand": 31, "silent": "снос", "leads": 12, "tricks": 12, "capot": "взят", "last": True, "first": True},
        {},
        91,
        [
            ("На руках", 31, "piket.30"),
            ("Репик", 60, "piket.19d piket.19c"),
            ("В молчанке взяток не считают", 0, "piket.17"),
        ],
    ),
    (
        "silence for a boast",
        {"hand": 31, "silent": "хвалёж", "leads": 12, "tricks": 12, "capot": "взят", "last": True, "first": True},
        {},
        0,
        [
            ("В молчанке не считают ни карт, ни взяток", 0, "piket.33"),
        ],
    ),
    (
        "the other is silent: tricks twice",
        {
            "hand": 6,
            "leads": 2,
            "tricks_taken": 3,
            "tricks": 4,
            "last": True,
            "opponent_silent": "снос",
            "opponent_boast": True,
        },
        {},
        20,
        [
            ("На руках", 6, "piket.30"),
            ("За выходы", 2, "piket.31"),
            ("За взятки", 3, "piket.31"),
            ("За последнюю взятку ещё", 3, "piket.37"),
            ("Соперник в молчанке: взятки вдвойне", 6, "piket.17"),
        ],
    ),
    (
        "leads twice too by the reading",
        {
            "hand": 6,
            "leads": 2,
            "tricks_taken": 3,
            "tricks": 4,
            "last": True,
            "opponent_silent": "снос",
            "opponent_boast": True,
        },
        {"piket.double-leads": "yes"},
        22,
        [
            ("На руках", 6, "piket.30"),
            ("За выходы", 2, "piket.31"),
            ("За взятки", 3, "piket.31"),
            ("За последнюю взятку ещё", 3, "piket.37"),
            ("Соперник в молчанке: взятки вдвойне", 8, "piket.17"),
        ],
    ),
    (
        "own tricks twice where they count",
        {"hand": 6, "leads": 2, "tricks_taken": 3, "tricks": 4, "opponent_silent": "снос", "opponent_boast": True},
        {"piket.lead-and-trick": "two"},
        16,
        [
            ("На руках", 6, "piket.30"),
            ("За выходы", 2, "piket.31"),
            ("За взятки", 4, "piket.31"),
            ("Соперник в молчанке: взятки вдвойне", 4, "piket.17"),
        ],
    ),
    (
        "a false boast does not double",
        {"hand": 6, "tricks_taken": 3, "tricks": 3, "opponent_silent": "хвалёж", "opponent_boast": True},
        {},
        9,
        [
            ("На руках", 6, "piket.30"),
            ("За взятки", 3, "piket.31"),
        ],
    ),
    (
        "a false boast doubles by the reading",
        {"hand": 6, "tricks_taken": 3, "tricks": 3, "opponent_silent": "хвалёж", "opponent_boast": True},
        {"piket.false-double": "yes"},
        12,
        [
            ("На руках", 6, "piket.30"),
            ("За взятки", 3, "piket.31"),
            ("Соперник в молчанке: взятки вдвойне", 3, "piket.17"),
        ],
    ),
    (
        "doubled tricks carry to a пик",
        {"hand": 20, "first": True, "tricks_taken": 5, "tricks": 5, "opponent_silent": "снос"},
        {},
        60,
        [
            ("На руках", 20, "piket.30"),
            ("За взятки", 5, "piket.31"),
            ("Соперник в молчанке: взятки вдвойне", 5, "piket.17"),
            ("Пик", 30, "piket.19b piket.32"),
        ],
    ),
    (
        "a doubled last trick does not by the reading",
        {"hand": 20, "first": True, "tricks_taken": 3, "tricks": 3, "last": True, "opponent_silent": "снос"},
        {"piket.pik-last": "no"},
        32,
        [
            ("На руках", 20, "piket.30"),
            ("За взятки", 3, "piket.31"),
            ("За последнюю взятку ещё", 3, "piket.37"),
            ("Соперник в молчанке: взятки вдвойне", 6, "piket.17"),
        ],
    ),
    (
        "a doubled last trick does",
        {"hand": 18, "first": True, "tricks_taken": 3, "tricks": 3, "last": True, "opponent_silent": "снос"},
        {},
        60,
        [
            ("На руках", 18, "piket.30"),
            ("За взятки", 3, "piket.31"),
            ("За последнюю взятку ещё", 3, "piket.37"),
            ("Соперник в молчанке: взятки вдвойне", 6, "piket.17"),
            ("Пик", 30, "piket.19b piket.32"),
        ],
    ),
]
PIKET_NORM = [
    (
        "twenty in hand",
        {"hand": 20},
        {},
        90,
        [
            ("На руках", 20, "piket.30"),
            ("Репик", 70, "piket-norm.8 piket.19c"),
        ],
    ),
    (
        "nineteen and a lead",
        {"hand": 19, "first": True, "leads": 1, "tricks": 1},
        {},
        60,
        [
            ("На руках", 19, "piket.30"),
            ("За выходы", 1, "piket.31"),
            ("Пик", 40, "piket-norm.8 piket.32"),
        ],
    ),
    (
        "the second of three",
        {"hand": 19, "leads": 1, "tricks": 1},
        {},
        20,
        [
            ("На руках", 19, "piket.30"),
            ("За выходы", 1, "piket.31"),
            ("Первым ходил другой: пика нет", 0, "piket.32"),
        ],
    ),
    (
        "most tricks",
        {"hand": 1, "leads": 3, "tricks_taken": 1, "tricks": 4, "most": True, "opponent_boast": True},
        {},
        15,
        [
            ("На руках", 1, "piket.30"),
            ("За выходы", 3, "piket.31"),
            ("За взятки", 1, "piket.31"),
            ("Леза", 10, "piket-norm.9"),
        ],
    ),
    (
        "most shared",
        {"hand": 1, "leads": 3, "tricks_taken": 1, "tricks": 4, "shared": True, "opponent_boast": True},
        {},
        5,
        [
            ("На руках", 1, "piket.30"),
            ("За выходы", 3, "piket.31"),
            ("За взятки", 1, "piket.31"),
        ],
    ),
    (
        "most shared by the reading",
        {"hand": 1, "leads": 3, "tricks_taken": 1, "tricks": 4, "shared": True, "opponent_boast": True},
        {"piket-norm.leza-tie": "both"},
        15,
        [
            ("На руках", 1, "piket.30"),
            ("За выходы", 3, "piket.31"),
            ("За взятки", 1, "piket.31"),
            ("Леза", 10, "piket-norm.9"),
        ],
    ),
    (
        "seven tricks but no most are none",
        {"hand": 1, "leads": 7, "tricks": 7, "opponent_boast": True},
        {},
        8,
        [
            ("На руках", 1, "piket.30"),
            ("За выходы", 7, "piket.31"),
        ],
    ),
    (
        "капот",
        {"hand": 1, "leads": 10, "tricks": 10, "last": True, "capot": "взят", "most": True, "opponent_boast": True},
        {},
        31,
        [
            ("На руках", 1, "piket.30"),
            ("За выходы", 10, "piket.31"),
            ("Капот", 20, "piket-norm.10 piket.39"),
        ],
    ),
    (
        "капот announced",
        {"hand": 1, "leads": 10, "tricks": 10, "last": True, "capot": "объявлен", "most": True, "opponent_boast": True},
        {},
        31,
        [
            ("На руках", 1, "piket.30"),
            ("За выходы", 10, "piket.31"),
            ("Капот", 20, "piket-norm.10 piket.39"),
        ],
    ),
    (
        "капот announced is forty by the reading",
        {"hand": 1, "leads": 10, "tricks": 10, "last": True, "capot": "объявлен", "most": True, "opponent_boast": True},
        {"piket-norm.capot-open": "yes"},
        51,
        [
            ("На руках", 1, "piket.30"),
            ("За выходы", 10, "piket.31"),
            ("Капот", 40, "piket-norm.10 piket.39"),
        ],
    ),
    (
        "a lost капот costs forty by both readings",
        {"hand": 50, "leads": 7, "tricks": 7, "capot": "сорван", "most": True, "opponent_boast": True},
        {"piket-norm.capot-open": "yes", "piket.capot-fails": "loses"},
        27,
        [
            ("На руках", 50, "piket.30"),
            ("За выходы", 7, "piket.31"),
            ("Хвалёж соперника остановил: ни пика, ни репика", 0, "piket.28d piket.19c"),
            ("Леза", 10, "piket-norm.9"),
            ("Капот объявлен и не взят", -40, "piket-norm.10 piket.39"),
        ],
    ),
    (
        "капот with леза and the last by the reading",
        {"hand": 1, "leads": 10, "tricks": 10, "last": True, "capot": "взят", "most": True, "opponent_boast": True},
        {"piket-norm.capot-extras": "no"},
        44,
        [
            ("На руках", 1, "piket.30"),
            ("За выходы", 10, "piket.31"),
            ("За последнюю взятку ещё", 3, "piket.37"),
            ("Леза", 10, "piket-norm.9"),
            ("Капот", 20, "piket-norm.10 piket.39"),
        ],
    ),
    (
        "silence",
        {"hand": 15, "leads": 4, "tricks": 4, "most": True, "silent": "хвалёж"},
        {},
        0,
        [
            ("В молчанке не считают ни карт, ни взяток", 0, "piket.33"),
        ],
    ),
]


def closed(match, *counts):
    """Close a game with these counts of those who play."""
    for seat, count in zip(match.open.playing, counts, strict=True):
        match.open.count[seat] = count
    match.rules.close(match)
    return match


@pytest.mark.parametrize(
    ("game", "facts", "readings", "total", "lines"),
    [
        pytest.param(game, *case[1:], id=f"{game}: {case[0]}")
        for game, cases in (("piket", PIKET), ("piket-norm", PIKET_NORM))
        for case in cases
    ],
)
def test_a_count_is_written_line_by_line(game, facts, readings, total, lines):
    score = rules_py.calculator(f"{game}.count")(facts, readings)
    assert [(item.text, item.amount, " ".join(item.cites)) for item in score.items] == lines
    assert score.total == total == sum(amount for _, amount, _ in lines)


@pytest.mark.parametrize(
    ("game", "facts", "field"),
    [
        ("piket", {"tricks": 3, "tricks_taken": 4}, "tricks_taken"),
        ("piket", {"tricks": 0, "last": True}, "tricks"),
        ("piket", {"tricks": 12, "leads": 12}, "capot"),
        ("piket", {"tricks": 11, "leads": 12, "capot": "взят"}, "capot"),
        ("piket-norm", {"tricks": 11, "leads": 10}, "tricks"),
        ("piket-norm", {"tricks": 4, "leads": 4, "most": True, "shared": True}, "shared"),
    ],
)
def test_a_count_that_cannot_be_is_refused_by_its_field(game, facts, field):
    with pytest.raises(InputError) as refused:
        rules_py.calculator(f"{game}.count")(facts)
    assert refused.value.field == field


LAST = rules_py.calculator("piket-norm.last")
PAID = [
    ([112, 104, 63], 100, {}, 74, {"игрок 1": 37, "игрок 2": 37, "игрок 3": -74}, "Последний — игрок 3: он платит каждому по 37."),
    ([63, 112, 104], 100, {}, 74, {"игрок 1": -74, "игрок 2": 37, "игрок 3": 37}, "Последний — игрок 1: он платит каждому по 37."),
    ([112, 104, 63], 150, {}, 0, {"игрок 1": 0, "игрок 2": 0, "игрок 3": 0}, "До числа не дошёл никто: играют втроём."),
    ([150, 104, 63], 150, {}, 0, {"игрок 1": 0, "игрок 2": 0, "игрок 3": 0}, "Партия не кончена: двое играют дальше."),
    ([120, 110, 100], 100, {}, 0, {"игрок 1": 0, "игрок 2": 0, "игрок 3": 0}, "Последний — игрок 3: он платит каждому по 0."),
    ([101, 104, 63], 100, {"piket-norm.together": "more"}, 0, {"игрок 1": 0, "игрок 2": 0, "игрок 3": 0},
     "Партия не кончена: двое играют дальше."),
]  # fmt: skip


@pytest.mark.parametrize(("scores", "target", "readings", "total", "sides", "summary"), PAID)
def test_the_last_pays_both_what_he_lacks(scores, target, readings, total, sides, summary):
    score = LAST({"scores": scores, "target": target}, readings)
    assert (score.total, score.sides, score.summary) == (total, sides, summary)
    assert all(item.cites[0] == "piket-norm.11b" or item.cites == ("piket-norm.h1",) for item in score.items)


def test_two_games_bring_counts_or_a_korolik_over_the_second():
    calc = rules_py.calculator("piket-norm.korolik")
    given = {"game_1": [34, 20, 11], "game_2": [15, 48, 9]}
    score = calc(given)
    assert [(item.amount, item.side, item.cites) for item in score.items] == [
        (49, "игрок 1", ("piket-norm.12", "piket-norm.11a")), (68, "игрок 2", ("piket-norm.12", "piket-norm.11a")),
        (20, "игрок 3", ("piket-norm.12", "piket-norm.11a")),
    ]  # fmt: skip
    assert score.total == 137
    score = calc(given, {"piket-norm.target": "koroliki"})
    assert [(item.text, item.amount, item.side) for item in score.items] == [
        ("Королик: 19 над вторым и 100, круглым числом 120", 120, "игрок 2")
    ]
    even = calc({"game_1": [30, 30, 5], "game_2": [10, 10, 5]}, {"piket-norm.target": "koroliki"})
    assert (even.total, even.summary) == (0, "Королик никому.")


def test_by_koroliki_two_games_are_written_at_once_and_begin_anew():
    match = closed(GAME.deal(1, None, {"piket-norm.target": "koroliki"}), 30, 20, 10)
    assert [match.sheet.total("score", seat) for seat in range(3)] == [0, 0, 0] and match.summary.startswith(
        "Насчитано: первый "
    )
    match.apply("next", match.to_move)
    closed(match, 10, 50, 5)
    assert [match.sheet.total("score", seat) for seat in range(3)] == [0, 130, 0]
    assert [match.sheet.total("korolik", seat) for seat in range(3)] == [0, 0, 0]
    assert match.open.out == [1]


def test_who_has_left_deals_no_more():
    match = closed(GAME.deal(1), 60, 105, 40)
    dealers = []
    for _ in range(4):
        match.apply("next", match.to_move)
        dealers.append(match.dealer)
        closed(match, 1, 2)
    assert set(dealers) == {0, 2} and dealers[0] != dealers[1]


def test_all_three_at_once_leave_the_least_behind():
    match = closed(GAME.deal(1), 120, 100, 110)
    assert match.done and match.open.out == [0, 2]
    assert [match.sheet.total("loss", seat) for seat in range(3)] == [0, 0, 0]
    assert match.summary.endswith("последний платит каждому 0\xa0очков.")


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


def test_the_end_is_told_from_every_chair():
    def ends(match):
        return [tuple(GAME.scene(match, seat)["result"][name] for name in ("word", "sign", "sum")) for seat in range(3)]

    assert ends(closed(GAME.deal(1), 30, 25, 30)) == [
        ("Поровну с первым", 0, ""),
        ("Больше у другого", -1, "−5"),
        ("Поровну с первым", 0, ""),
    ]
    match = closed(GAME.deal(1, {"deals": 1}), 30, 25, 10)
    assert match.done
    assert ends(match) == [("У вас больше всех", 1, "+5"), ("Больше у другого", -1, "−5"), ("Больше у другого", -1, "−20")]
    match = closed(GAME.deal(1), 105, 102, 40)
    assert ends(match) == [("Последний платит вам", 1, "+60")] * 2 + [("Вы последний", -1, "−120")]
