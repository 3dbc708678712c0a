"""What a deal of пикет and of нормандский пикет comes to: every line with its rule, the agreed figure, who leaves and who pays."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

import rules_py
from rules_py.families.piket.scoring import facts_of, last_taker
from rules_py.frame.errors import InputError
from rules_py.games.piket_norm.scoring import came_to as three_came_to
from tests.core import bounds

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
            ("Соперник успел сосчитать очко за ходы: пика нет", 0, "piket.19c piket.28d"),
        ],
    ),
    (
        "a point of the other before, one short of thirty",
        {"hand": 28, "first": True, "opponent_before": True, "leads": 1, "tricks": 1},
        {"piket.pik-block": "any-point"},
        29,
        [
            ("На руках", 28, "piket.30"),
            ("За выходы", 1, "piket.31"),
        ],
    ),
    (
        "a point of the other before, and a boast that stops as well",
        {"hand": 28, "first": True, "opponent_before": True, "opponent_boast": True, "leads": 2, "tricks": 2},
        {"piket.pik-block": "any-point"},
        30,
        [
            ("На руках", 28, "piket.30"),
            ("За выходы", 2, "piket.31"),
            ("Хвалёж соперника остановил: ни пика, ни репика", 0, "piket.28d piket.19c"),
        ],
    ),
    (
        "a point of the other before the second player",
        {"hand": 28, "opponent_before": True, "leads": 2, "tricks": 2},
        {"piket.pik-block": "any-point"},
        30,
        [
            ("На руках", 28, "piket.30"),
            ("За выходы", 2, "piket.31"),
            ("Первым ходил другой: пика нет", 0, "piket.32"),
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
            ("Счёт дошёл лишь добавкой за последнюю взятку: пика нет", 0, "piket.19b piket.37"),
        ],
    ),
    (
        "last trick does not by the reading, nor where a boast stops it",
        {"hand": 20, "first": True, "opponent_boast": True, "leads": 6, "tricks_taken": 1, "tricks": 6, "last": True},
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
        "last trick of the second player by the reading",
        {"hand": 20, "leads": 6, "tricks_taken": 1, "tricks": 6, "last": True},
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
            ("Счёт дошёл лишь добавкой за последнюю взятку: пика нет", 0, "piket.19b piket.37"),
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
            ("Больше всех взяток у двоих поровну: лезы нет", 0, "piket-norm.9"),
        ],
    ),
    (
        "most shared in silence",
        {"hand": 1, "leads": 3, "tricks_taken": 1, "tricks": 4, "shared": True, "opponent_boast": True, "silent": "снос"},
        {},
        1,
        [
            ("На руках", 1, "piket.30"),
            ("В молчанке взяток не считают", 0, "piket.17"),
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
    ([112, 30, 104], 100, {}, 140, {"игрок 1": 70, "игрок 2": -140, "игрок 3": 70}, "Последний — игрок 2: он платит каждому по 70."),
    ([120, 105, 105], 100, {}, 0, {"игрок 1": 0, "игрок 2": 0, "игрок 3": 0}, "Последний — игрок 3: он платит каждому по 0."),
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


def test_who_leaves_and_who_is_paid_is_told_by_name():
    paid = [(item.text, item.amount, item.side) for item in LAST({"scores": [104, 63, 112], "target": 100}).items]
    assert paid == [
        ("Игрок 3 дошёл до 100 и выходит", None, ""), ("Игрок 1 дошёл до 100 и выходит", None, ""),
        ("Недобрано до 100", 37, "игрок 1"), ("Недобрано до 100", 37, "игрок 3"),
    ]  # fmt: skip
    alone = LAST({"scores": [101, 63, 104], "target": 100}, {"piket-norm.together": "more"})
    assert [item.text for item in alone.items] == ["Игрок 3 дошёл до 100 и выходит", "Остальные играют дальше"]


def test_every_second_game_closes_a_korolik():
    match = GAME.deal(1, {"target": 200}, {"piket-norm.target": "koroliki"})
    for number, counts in enumerate(((30, 20, 10), (10, 50, 5), (40, 10, 10), (30, 10, 10))):
        if number:
            match.apply("next", match.to_move)
        closed(match, *counts)
    assert [match.sheet.total("score", seat) for seat in range(3)] == [150, 130, 0]


def test_two_games_bring_counts_or_a_korolik_over_the_second():
    calc = rules_py.calculator("piket-norm.korolik")
    given = {"game_1": [34, 20, 11], "game_2": [15, 48, 9]}
    score = calc(given)
    assert [(item.amount, item.side, item.cites) for item in score.items] == [
        (49, "игрок 1", ("piket-norm.12", "piket-norm.11a")), (68, "игрок 2", ("piket-norm.12", "piket-norm.11a")),
        (20, "игрок 3", ("piket-norm.12", "piket-norm.11a")),
    ]  # fmt: skip
    assert (score.total, score.sides) == (137, {"игрок 1": 49, "игрок 2": 68, "игрок 3": 20})
    score = calc(given, {"piket-norm.target": "koroliki"})
    assert [(item.text, item.amount, item.side) for item in score.items] == [
        ("Королик: 19 над вторым и 100, круглым числом 120", 120, "игрок 2")
    ]
    assert (score.total, score.summary) == (120, "Пишет игрок 2: 120.")
    assert score.sides == {"игрок 1": 0, "игрок 2": 120, "игрок 3": 0}
    first = calc({"game_1": [50, 20, 11], "game_2": [15, 18, 9]}, {"piket-norm.target": "koroliki"})
    assert (first.total, first.summary, first.items[0].side) == (130, "Пишет игрок 1: 130.", "игрок 1")
    assert first.sides == {"игрок 1": 130, "игрок 2": 0, "игрок 3": 0}
    even = calc({"game_1": [30, 30, 5], "game_2": [10, 10, 5]}, {"piket-norm.target": "koroliki"})
    assert (even.total, even.summary) == (0, "Королик никому.")
    assert [item.amount for item in even.items] == [0] and even.sides == {"игрок 1": 0, "игрок 2": 0, "игрок 3": 0}


def test_by_koroliki_two_games_are_written_at_once_and_begin_anew():
    match = closed(GAME.deal(1, None, {"piket-norm.target": "koroliki"}), 30, 20, 10)
    assert [match.sheet.total("score", seat) for seat in range(3)] == [0, 0, 0] and match.score().summary.startswith(
        "Насчитано: у игрока "
    )
    match.apply("next", match.to_move)
    closed(match, 10, 50, 5)
    assert [match.sheet.total("score", seat) for seat in range(3)] == [0, 130, 0]
    assert [match.sheet.total("korolik", seat) for seat in range(3)] == [0, 0, 0]
    assert match.open.out == [1]
    assert [(event.seat, event.text) for event in match.log if "за королик" in event.text] == [
        (1, "{пишет|пишете} за королик 130")
    ]


def test_who_has_left_deals_no_more():
    match = closed(GAME.deal(1), 60, 105, 40)
    dealers = []
    for _ in range(4):
        match.apply("next", match.to_move)
        dealers.append(match.dealer)
        closed(match, 1, 2)
    assert set(dealers) == {0, 2} and dealers[0] != dealers[1]


def test_three_deal_in_turn():
    match, dealers = GAME.deal(1), []
    for _ in range(4):
        dealers.append(match.dealer)
        closed(match, 1, 2, 3).apply("next", match.to_move)
    assert dealers == [0, 1, 2, 0]


def test_more_than_the_figure_of_all_three_costs_the_last_nothing():
    match = closed(GAME.deal(1), 120, 105, 110)
    assert match.done and match.open.out == [0, 2]
    assert [match.sheet.total(account, 1) for account in ("loss", "money")] == [0, 0]


def test_all_three_at_once_leave_the_least_behind():
    match = closed(GAME.deal(1), 120, 100, 110)
    assert match.done and match.open.out == [0, 2]
    assert [match.sheet.total("loss", seat) for seat in range(3)] == [0, 0, 0]
    assert match.score().summary.endswith("Игрок 2 остался последним и платит каждому 0\xa0очков.")


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


def test_the_counts_of_a_game_are_told_from_the_first_to_the_dealer():
    match = closed(GAME.deal(1), 30, 20, 10)
    assert match.dealer == 0
    assert match.score().summary == "Насчитано: у игрока 2 — 20, у игрока 3 — 10, у игрока 1 — 30."
    assert GAME.scene(match, 0)["result"]["text"] == "Насчитано: у игрока 2 — 20, у игрока 3 — 10, у вас — 30."


def test_the_figure_itself_is_enough_to_leave_and_one_less_is_not():
    assert closed(GAME.deal(1), 100, 60, 40).open.out == [0]
    assert closed(GAME.deal(1), 99, 60, 40).open.out == []
    assert closed(GAME.deal(1, {"target": 150}), 60, 150, 40).open.out == [1]


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


EXTRAS = {"piket.pik-extras": "yes"}


@pytest.mark.parametrize(
    ("facts", "readings", "total"),
    [
        ({"hand": 20, "first": True, "leads": 9, "tricks": 6}, EXTRAS, 29),
        ({"hand": 20, "first": True, "leads": 10, "tricks": 6}, EXTRAS, 60),
        ({"hand": 10, "first": True, "leads": 9, "tricks": 7}, EXTRAS, 29),
        ({"hand": 11, "first": True, "leads": 9, "tricks": 7}, EXTRAS, 60),
        (
            {"hand": 20, "first": True, "leads": 10, "tricks": 6, "capot": "сорван"},
            {**EXTRAS, "piket.capot-fails": "loses"},
            -20,
        ),
        ({"hand": 0, "first": True, "leads": 12, "tricks": 12, "last": True, "capot": "взят"}, EXTRAS, 82),
        ({"hand": 0, "first": True, "leads": 12, "tricks": 12, "last": True, "capot": "взят"}, {}, 52),
    ],
)
def test_what_carries_a_count_to_thirty_where_leza_and_capot_count(facts, readings, total):
    assert rules_py.calculator("piket.count")(facts, readings).total == total


def test_a_point_of_the_other_in_play_is_nothing_where_boasts_alone_stop():
    facts = {"hand": 28, "first": True, "opponent_before": True, "leads": 2, "tricks": 2}
    assert rules_py.calculator("piket.count")(facts).total == 60
    assert rules_py.calculator("piket.count")({**facts, "opponent_before": False}, {"piket.pik-block": "any-point"}).total == 60


def came_to(seat, last=-1, rules=None, **more):
    """Return the facts of a seat at a table of two: the first leads, the second has counted a boast."""
    state = {
        "hand_points": [5, 7], "tied": [], "before": [], "leads": [6, 7], "taken_off": [1, 2], "tricks": [4, 8], "silent": {},
        "capot_by": -1, **more,
    }  # fmt: skip
    known = {"hand": 12, "capot_said": True, **(rules or {})}
    speaks = SimpleNamespace(
        rules=SimpleNamespace(**known),
        state=SimpleNamespace(**state),
        may_pik=lambda one: one == 0,
        boasted=lambda one: one == 0,
    )
    return facts_of(speaks, seat, last)


def test_the_facts_of_a_seat_are_its_own():
    first, second = came_to(0), came_to(1)
    assert (first.hand, first.leads, first.tricks_taken, first.tricks) == (5, 6, 1, 4)
    assert (second.hand, second.leads, second.tricks_taken, second.tricks) == (7, 7, 2, 8)
    assert (first.first, first.opponent_boast) == (True, True) and (second.first, second.opponent_boast) == (False, False)
    assert [came_to(0, before=[0]).opponent_before, came_to(1, before=[0]).opponent_before] == [True, False]
    for whose in (0, 1):
        assert [came_to(seat, last=whose).last for seat in (0, 1)] == [whose == 0, whose == 1]
        assert [came_to(seat, tied=[whose]).opponent_tied for seat in (0, 1)] == [whose == 1, whose == 0]
        quiet = [came_to(seat, silent={whose: "снос"}) for seat in (0, 1)]
        assert [one.silent for one in quiet] == ["снос" if seat == whose else "нет" for seat in (0, 1)]
        assert [one.opponent_silent for one in quiet] == ["нет" if seat == whose else "снос" for seat in (0, 1)]
    assert [came_to(seat).last for seat in (0, 1)] == [False, False]
    assert [came_to(seat, tied=[0, 1]).opponent_tied for seat in (0, 1)] == [True, True]


@pytest.mark.parametrize(
    ("tricks", "most", "shared"),
    [
        ([5, 3, 2], [True, False, False], [False, False, False]),
        ([2, 3, 5], [False, False, True], [False, False, False]),
        ([4, 4, 2], [False, False, False], [True, True, False]),
        ([4, 2, 4], [False, False, False], [True, False, True]),
        ([1, 0, 0], [True, False, False], [False, False, False]),
        ([0, 0, 0], [False, False, False], [False, False, False]),
        ([1, 1, 0], [False, False, False], [True, True, False]),
    ],
)
def test_the_most_tricks_of_three_are_one_s_own_or_shared(tricks, most, shared):
    state = {
        "hand_points": [0] * 3, "tied": [], "before": [], "leads": [0] * 3, "taken_off": [0] * 3, "tricks": tricks, "silent": {},
        "capot_by": -1, "playing": [0, 1, 2],
    }  # fmt: skip
    speaks = SimpleNamespace(
        rules=SimpleNamespace(hand=10, capot_said=False),
        state=SimpleNamespace(**state),
        may_pik=lambda one: False,
        boasted=lambda one: False,
    )
    found = [three_came_to(speaks, seat, -1) for seat in range(3)]
    assert ([one.most for one in found], [one.shared for one in found]) == (most, shared)


@pytest.mark.parametrize(
    ("tricks", "said_by", "first", "second"),
    [
        ([12, 0], 0, "объявлен", "нет"),
        ([12, 0], 1, "взят", "сорван"),
        ([12, 0], -1, "взят", "нет"),
        ([11, 1], 0, "сорван", "нет"),
        ([1, 11], 1, "нет", "сорван"),
        ([0, 12], 1, "нет", "объявлен"),
        ([0, 12], 0, "сорван", "взят"),
        ([6, 6], -1, "нет", "нет"),
    ],
)
def test_a_capot_is_whose_it_is(tricks, said_by, first, second):
    assert [came_to(seat, tricks=tricks, capot_by=said_by).capot for seat in (0, 1)] == [first, second]
    unsaid = [came_to(seat, rules={"capot_said": False}, tricks=tricks, capot_by=said_by).capot for seat in (0, 1)]
    assert unsaid == ["взят" if tricks[seat] == 12 else "нет" for seat in (0, 1)]


def test_the_last_trick_is_the_one_that_was_taken_last():
    taken = [(1, "♠Т", 0), (0, "♠К", 1), (2, "♠Д", 1)]
    assert last_taker(SimpleNamespace(open=SimpleNamespace(taken=taken))) == 2
    assert last_taker(SimpleNamespace(open=SimpleNamespace(taken=[]))) == -1


COUNTED = {"hand": (0, 200, 18), "leads": (0, 12, 0), "tricks_taken": (0, 12, 0), "tricks": (0, 12, 0)}


def test_facts_are_taken_within_their_bounds_alone():
    bounds.hold("piket.count", COUNTED)
    bounds.hold("piket-norm.count", COUNTED)
    bounds.hold("piket-norm.last", {"target": (100, 200, 100)})
    assert [bounds.taken("piket-norm.last", "target", value) for value in (101, 125, 150)] == [False, False, True]
    for id, name, high in (("last", "scores", 1000), ("korolik", "game_1", 400), ("korolik", "game_2", 400)):
        rows = ([0, high, 5], [-1, 0, 0], [high + 1, 0, 0], [1, 2], [1, 2, 3, 4])
        assert [bounds.taken(f"piket-norm.{id}", name, row) for row in rows] == [True, False, False, False, False]


def test_an_empty_form_of_three_shows_a_game_that_is_over():
    shown = {one.name: one.default for one in (*LAST.params, *rules_py.calculator("piket-norm.korolik").params)}
    assert (tuple(shown["scores"]), tuple(shown["game_1"]), tuple(shown["game_2"])) == (
        (112, 104, 63),
        (34, 20, 11),
        (15, 48, 9),
    )
    assert LAST({}).summary == "Последний — игрок 3: он платит каждому по 37."
    assert rules_py.calculator("piket-norm.korolik")({}).sides == {"игрок 1": 49, "игрок 2": 68, "игрок 3": 20}
