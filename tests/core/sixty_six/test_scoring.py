"""«Шестьдесят шесть»: the score of a finished deal, every step written out."""

from __future__ import annotations

from typing import Any

import pytest

from rules_py.frame.readings import Chosen, weighed
from rules_py.frame.results import Score
from rules_py.games.sixty_six import GAME
from rules_py.games.sixty_six.readings import READINGS
from rules_py.games.sixty_six.scoring import Taken, deal_score, total_of

NAMES = ("А", "Б")


def scored(first: Taken, second: Taken, winner: int, closer: int, **readings: str) -> Score:
    answers = {f"sixty-six.{name.replace('_', '-')}": answer for name, answer in readings.items()}
    chosen = Chosen(READINGS, answers)
    score, score.readings = weighed(
        chosen, lambda under: deal_score(GAME.rules_under(under), [first, second], winner, closer, NAMES), Score.shown
    )
    return score


def rules(answers: dict[str, str] | None = None) -> Any:
    return GAME.rules_under(Chosen(READINGS, answers))


def last_steps(score: Score, count: int) -> list[tuple[str, int | None, str, tuple[str, ...]]]:
    return [(item.side, item.amount, item.text, item.cites) for item in score.items[-count:]]


def test_a_draw_writes_nothing_and_says_both_sums() -> None:
    score = scored(Taken(65, 5), Taken(55, 7, last=True), -1, -1)
    assert [(item.side, item.amount) for item in score.items] == [("А", 65), ("Б", 55), ("Б", 10), ("", 0)]
    assert score.items[-1].cites == ("sixty-six.21",)
    assert (score.total, score.sides, score.summary) == (0, {"А": 0, "Б": 0}, "Розыгрыш: 65 и 65, никто не набрал 66.")
    assert score.readings == {}


@pytest.mark.parametrize(
    ("loser", "games", "text"),
    [
        (Taken(33, 3), 1, "У соперника 33\u00a0очка: простая игра"),
        (Taken(32, 3), 2, "У соперника 32\u00a0очка, меньше 33: игра вдвойне"),
        (Taken(0, 1), 2, "У соперника 0\u00a0очков, меньше 33: игра вдвойне"),
        (Taken(0, 0), 3, "У соперника ни одной взятки: игра втройне"),
    ],
)
@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("closed", [False, True])
def test_a_win_writes_one_two_or_three_games(loser: Taken, games: int, text: str, winner: int, closed: bool) -> None:
    sides = [Taken(70, 5), loser] if winner == 0 else [loser, Taken(70, 5)]
    score = scored(sides[0], sides[1], winner, winner if closed else -1)
    name = NAMES[winner]
    assert last_steps(score, 2) == [
        (name, None, "Набрано 70\u00a0очков, игра взята", ("sixty-six.1",)),
        (name, games, text, ("sixty-six.19",)),
    ]
    assert (score.total, score.sides[name], score.sides[NAMES[1 - winner]]) == (games, games, 0)
    word = {1: "1\u00a0игра", 2: "2\u00a0игры", 3: "3\u00a0игры"}[games]
    assert score.summary == f"{name}: {word}. Очки: 70 против {loser.cards}."
    assert score.readings == {}  # no answer to any question changes these games


@pytest.mark.parametrize("closer", [0, 1])
@pytest.mark.parametrize("reached", [False, True])
def test_a_failed_close_gives_the_other_two_games(closer: int, reached: bool) -> None:
    score = scored(Taken(30, 3), Taken(30, 3), 1 - closer if reached else -1, closer)
    name = NAMES[1 - closer]
    assert last_steps(score, 1) == [(name, 2, "Закрывший не добрал 66: соперник пишет две игры", ("sixty-six.20",))]
    assert score.sides == {name: 2, NAMES[closer]: 0}


@pytest.mark.parametrize(
    ("reading", "closer_tricks", "other_tricks", "games", "text"),
    [
        ("opponent", 6, 0, 3, "Закрывший не добрал 66, у соперника ни одной взятки: втройне"),
        ("opponent", 0, 6, 2, "Закрывший не добрал 66: соперник пишет две игры"),
        ("closer", 0, 6, 3, "Закрывший не добрал 66, у закрывшего ни одной взятки: втройне"),
        ("closer", 6, 0, 2, "Закрывший не добрал 66: соперник пишет две игры"),
    ],
)
def test_who_must_be_without_tricks_follows_the_reading(
    reading: str, closer_tricks: int, other_tricks: int, games: int, text: str
) -> None:
    score = scored(Taken(0, closer_tricks), Taken(0, other_tricks), -1, 0, failed_triple=reading)
    assert last_steps(score, 1) == [("Б", games, text, ("sixty-six.20",))]


def test_marriages_and_the_last_trick_are_written_one_by_one() -> None:
    score = scored(Taken(20, 2, plain=2, trump=1, last=True), Taken(40, 3, plain=1), 0, -1)
    assert [(item.side, item.amount, item.text) for item in score.items[:6]] == [
        ("А", 20, "Карт в 2\u00a0взятках на 20\u00a0очков"),
        ("А", 40, "Козырный марьяж"),
        ("А", 40, "Марьяжи: 2"),
        ("А", 10, "Последняя взятка"),
        ("Б", 40, "Карт в 3\u00a0взятках на 40\u00a0очков"),
        ("Б", 20, "Марьяж"),
    ]
    assert score.items[1].cites == score.items[2].cites == ("sixty-six.13", "sixty-six.13n")
    assert score.items[3].cites == ("sixty-six.17",)
    assert score.readings == {"sixty-six.half": "inferred"}  # 40 or 60 of the loser stand against the half


def test_a_reading_is_in_the_chain_where_its_other_answer_changes_the_score() -> None:
    half, waits = Taken(30, 3, plain=1), Taken(0, 0, plain=1)
    assert scored(Taken(70, 5), half, 0, -1).readings == {"sixty-six.half": "inferred"}
    assert scored(Taken(70, 5), waits, 0, -1).readings == {"sixty-six.marriage-trick": "inferred"}
    last = Taken(70, 5, last=True, closed=True)
    assert scored(last, Taken(40, 3, closed=True), 0, 0).readings == {"sixty-six.last-ten-closed": "inferred"}
    cut = deal_score(rules({"sixty-six.stop": "played-out"}), [Taken(70, 5), Taken(40, 3)], 0, -1, NAMES, cut=True)
    assert (cut.total, cut.items[-1].text) == (None, "Карты ещё на руках: сдачу доигрывают")


def test_a_marriage_without_a_trick_counts_or_waits_by_the_reading() -> None:
    taken = Taken(0, 0, plain=1)
    free, waits = rules(), rules({"sixty-six.marriage-trick": "after-trick"})
    assert (total_of(free, taken), total_of(waits, taken)) == (20, 0)
    assert total_of(waits, Taken(5, 1, plain=1)) == 25
    score = scored(taken, Taken(40, 3), -1, -1, marriage_trick="after-trick")
    assert (score.items[2].amount, score.items[2].text) == (-20, "Взяток нет: марьяж не засчитан")
    kept = scored(taken, Taken(40, 3), -1, -1)
    assert "Взяток нет: марьяж не засчитан" not in [item.text for item in kept.items]


def test_the_half_counts_cards_or_everything_by_the_reading() -> None:
    loser = Taken(30, 3, plain=1)
    assert scored(Taken(70, 4), loser, 0, -1).total == 2
    assert scored(Taken(70, 4), loser, 0, -1, half="all").total == 1
