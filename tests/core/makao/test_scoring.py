"""Макао: every outcome of a punter against the banker, with its words and cites."""

from __future__ import annotations

import pytest

import rules_py

LOSS, TIE, BOTH = {"makao.loss": "same"}, {"makao.tie": "banker"}, {"makao.loss": "same", "makao.tie": "banker"}
LESS = ("makao.h1", "makao.h2")


@pytest.mark.parametrize(
    ("punter", "banker", "more", "readings", "text", "cites", "amount"),
    [
        ("♠9", "♥8", {}, {}, "9 с первого раза: ставок 3", ("makao.15", "makao.19", "makao.h1"), 30),
        ("♠8", "♥7", {}, {}, "8 с первого раза: ставок 2", ("makao.16", "makao.19", "makao.h1"), 20),
        ("♠7", "♥6", {}, {}, "7 с первого раза: ставок 1", ("makao.17", "makao.19", "makao.h1"), 10),
        ("♠6", "♥5", {}, {}, "6 больше, чем 5 у банкомёта: одна ставка", ("makao.h2",), 10),
        ("♠6", "♥5", {}, {"makao.small": "no"}, "За 6 ничего не платят", ("makao.h2",), 0),
        ("♠3 ♥4", "♥6", {"drew": True}, {}, "7 с прикупом: одна ставка", ("makao.18", "makao.19", "makao.h1"), 10),
        ("♠3 ♥4", "♥6", {"drew": True}, {"makao.small": "no"}, "7 с прикупом: одна ставка", ("makao.18", "makao.19", "makao.h1"), 10),
        ("♠2 ♥4", "♥5", {"drew": True}, {"makao.small": "no"}, "За 6 ничего не платят", ("makao.h2",), 0),
        ("♠8", "♥5", {"swapped": True}, {}, "8 с первого раза: ставок 2", ("makao.16", "makao.19", "makao.h1"), 20),
        ("♠8", "♥5", {"swapped": True}, {"makao.swap": "yes"}, "8 с прикупом: одна ставка", ("makao.18", "makao.19", "makao.h1"), 10),
        ("♠4", "♥9", {}, {}, "4 меньше, чем 9 у банкомёта: понтёр отдаёт ставку", LESS, -10),
        ("♠8", "♥9", {}, {}, "8 меньше, чем 9 у банкомёта: понтёр отдаёт ставку", LESS, -10),
        ("♠4", "♥9", {}, LOSS, "У банкомёта 9 с первого раза: понтёр отдаёт ставок 3", ("makao.h2",), -30),
        ("♠4", "♥8", {}, LOSS, "У банкомёта 8 с первого раза: понтёр отдаёт ставок 2", ("makao.h2",), -20),
        ("♠4", "♥7", {}, LOSS, "4 меньше, чем 7 у банкомёта: понтёр отдаёт ставку", LESS, -10),
        ("♠4", "♥5", {}, LOSS, "4 меньше, чем 5 у банкомёта: понтёр отдаёт ставку", LESS, -10),
        ("♠4", "♥3 ♦6", {"banker_drew": True}, LOSS, "4 меньше, чем 9 у банкомёта: понтёр отдаёт ставку", LESS, -10),
        ("♠9", "♥9", {}, {}, "Поровну, по 9: никто не платит", ("makao.15", "makao.h2"), 0),
        ("♠9", "♥9", {}, {"makao.condition": "not-more"}, "Поровну, по 9: никто не платит", ("makao.15", "makao.h2"), 0),
        ("♠8", "♥8", {}, {}, "Поровну, по 8: никто не платит", LESS, 0),
        ("♠8", "♥8", {}, {"makao.condition": "not-more"}, "8 с первого раза: ставок 2", ("makao.16", "makao.19", "makao.h1"), 20),
        ("♠3 ♥5", "♥8", {"drew": True}, {}, "Поровну, по 8: никто не платит", LESS, 0),
        ("♠3 ♥6", "♥9", {"drew": True}, {"makao.condition": "not-more"}, "9 с прикупом: одна ставка", ("makao.18", "makao.19", "makao.h1"), 10),
        ("♠5", "♥5", {}, TIE, "Поровну, по 5: понтёр отдаёт ставку", ("makao.h2",), -10),
        ("♠8", "♥8", {}, TIE, "Поровну, по 8: понтёр отдаёт ставку", ("makao.h2",), -10),
        ("♠8", "♥8", {}, BOTH, "У банкомёта 8 с первого раза: понтёр отдаёт ставок 2", ("makao.h2",), -20),
        ("♠8", "♥8", {}, {**TIE, "makao.condition": "not-more"}, "8 с первого раза: ставок 2", ("makao.16", "makao.19", "makao.h1"), 20),
        ("♠9", "♥9", {}, {**TIE, "makao.condition": "not-more"}, "Поровну, по 9: понтёр отдаёт ставку", ("makao.h2",), -10),
        ("♠5", "♥5", {}, {"makao.condition": "not-more"}, "Поровну, по 5: одна ставка", LESS, 10),
    ],
)  # fmt: skip
def test_who_pays_whom_and_by_which_rule(punter, banker, more, readings, text, cites, amount):
    score = rules_py.calculator("makao.pay")({"punter": punter, "banker": banker, "stake": 10, **more}, readings)
    assert [(item.text, item.cites, item.amount) for item in score.items] == [(text, cites, amount)]
    assert (score.total, score.sides) == (amount, {"понтёр": amount, "банк": -amount})
