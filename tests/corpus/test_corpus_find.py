"""Questions of players lead to the rules that answer them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from corpus.edition import load
from tests.asked import questions

ROOT = Path(__file__).resolve().parents[2]


def test_every_game_is_asked_about_in_questions_and_in_a_few_words() -> None:
    edition = load(ROOT)
    asked = questions()
    games = Counter(one.game for one in asked)
    assert set(games) == set(edition.text.games)
    assert min(games.values()) >= 15 and len(asked) >= 400
    assert 0.4 <= sum(one.whole for one in asked) / len(asked) <= 0.6
    assert len({(one.game, one.text) for one in asked}) == len(asked)
    for one in asked:
        assert set(one.rules) <= set(edition.rules), one
