"""The guided deals of the family, копилка and стуколка: each plays to the end of its deal as it is told."""

from __future__ import annotations

import pytest

import rules_py


@pytest.mark.parametrize(
    ("slug", "account", "change"),
    [
        ("mushka", "record", -9), ("pamfil", "record", -8), ("shutiha", "record", -11), ("mistigri", "record", -10),
        ("rams", "record", -20), ("stukolka", "money", 15), ("kopilka", "tricks", 6),
    ],
)  # fmt: skip
def test_a_lesson_ends_its_deal_with_the_figures_that_it_names(slug, account, change):
    game = rules_py.game(slug)
    lesson = game.lesson().to_json(game)
    match = game.from_json(lesson["record"])
    assert match.deal_over
    assert match.sheet.total(account, lesson["seat"]) == change
    assert all(step["cites"] for step in lesson["steps"])
