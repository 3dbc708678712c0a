"""«Винт»: every penalty of the source has its calculator, which names it, and says who may choose."""

from __future__ import annotations

from typing import Any

import pytest

import rules_py

OPPONENTS, PLAYERS, PARTNER = "Противники", "Играющие", "Партнёр виновного"
SLAM = {"contract": "малый шлем"}
PENALTIES: list[tuple[str, str, dict[str, Any], Any, list[tuple[str, tuple[str, ...]]]]] = [
    ("14b", "deal-error", {"mistake": "перетасовка после съёма"}, 0, []),
    ("24", "deal-error", {"mistake": "14 и 12 карт", "noticed": "после первого хода", "extra_at": "сдающий"}, 2000, []),
    ("32", "revoke", {"contract": "два", "offenders": "назначившие", "tricks": 9}, 4000, []),
    ("67", "speech", {"what": "назначил не в очередь"}, "в силе", []),
    ("74a", "bid", {"last_contract": "два", "last_trump": "♦", "contract": "два", "trump": "♣"}, "нельзя", []),
    ("75b", "speech", {"what": "спросил и торгуется"}, "слово не в счёт", [(PLAYERS, ("75d",))]),
    ("75d", "deal-error", {"mistake": "запоздалое назначение"}, 0, [(PLAYERS, ("75d",))]),
    ("147", "revoke", {"contract": "два", "tricks": 8}, 0, []),
    ("148", "revoke", {"contract": "два", "tricks": 11}, 4000, []),
    ("149", "revoke", {"contract": "два", "tricks": 9}, 1000, []),
    ("150", "revoke", {"contract": "пять", "tricks": 7, "below_before": 400}, 5060, []),
    ("152b", "liability", {"asked": True, "answer": "нет"}, "один игрок", []),
    ("152c", "liability", {"asked": False}, "оба партнёра", []),
    ("154", "revoke-claim", {"cards_mixed_by": "виновные"}, "принимают", []),
    ("156", "liability", {"dropped_card": True}, "один игрок", []),
    ("167", "out-of-turn", {"what": "третий положил раньше второго"}, "карта остаётся", [("Четвёртый игрок", ("167",))]),
    ("168", "missed-trick", {}, "по выбору противников", [(OPPONENTS, ("168",))]),
    ("169", "several-cards", {"cards": 2}, 1, [(OPPONENTS, ("169",))]),
    ("171a", "exposed", {"how": "открыл свою карту"}, "открытая", [(OPPONENTS, ("171b",))]),
    ("171b", "exposed", {"how": "открыл свою карту", "lead": 3}, "открытая", [(OPPONENTS, ("171b",))]),
    ("172", "out-of-turn", {"what": "вышел не в очередь"}, "по выбору противников", [(OPPONENTS, ("172", "171b"))]),
    ("173", "revoke-mend", {}, "можно", [(OPPONENTS, ("151b",))]),
    ("176b", "thrown-cards", {"refused": False}, 2000, [(OPPONENTS, ("176a", "171b")), (PARTNER, ("176b",))]),
    ("177a", "responsibility", {"contract": "три", "tricks": 7, "blind": True}, 1, [("Партнёр назначившего", ("177b",))]),
    ("178", "responsibility", {**SLAM, "tricks": 8, "supported": False}, 1, []),
    ("179", "bad-faith", {"loss": 5000}, 5000, []),
    ("r22a", "penalty", {**SLAM, "tricks": 9}, 23_000, []),
    ("vdvoem.2.11", "revoke-two", {"penalty": "размер игры"}, 1000, []),
    ("troem.2.5", "separate", {"contract": "два", "tricks": 6}, 120, []),
    ("prikup.5", "late-bid", {"variant": "с прикупом"}, 4000, [(PLAYERS, ("prikup.5",))]),
    ("gvozd.15", "late-bid", {"variant": "с присыпкой"}, 4000, [(PLAYERS, ("gvozd.15",))]),
]


@pytest.mark.parametrize(("unit", "name", "given", "total", "choices"), PENALTIES, ids=[row[0] for row in PENALTIES])
def test_a_penalty_is_calculated_cited_and_leaves_the_choice_where_it_lies(
    unit: str, name: str, given: dict[str, Any], total: Any, choices: list[tuple[str, tuple[str, ...]]]
) -> None:
    score = rules_py.calculator(f"vint.{name}")(given)
    assert f"vint.{unit}" in score.cites and score.total == total and score.summary
    assert [(one.who, tuple(cite.removeprefix("vint.") for cite in one.cites)) for one in score.choices] == choices


def test_the_opponent_of_two_chooses_the_penalty_by_the_reading() -> None:
    score = rules_py.calculator("vint.revoke-two")({"contract": "два"}, {"vint.two-revoke": "opponent"})
    assert [(one.who, one.text.replace("\u00a0", " "), one.cites) for one in score.choices] == [
        ("Соперник", "Выбирает: три взятки или 2 000", ("vint.vdvoem.2.11", "vint.r21"))
    ]
    assert score.grade == "house"


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("дал не ту масть", "revoke"), ("показал карту", "exposed"), ("лишняя карта", "deal-error"), ("сказал не в очередь", "speech"),
        ("назначил слишком низко", "bid"), ("засдача", "deal-error"),
    ],
)  # fmt: skip
def test_people_find_a_penalty_by_their_own_words(words: str, name: str) -> None:
    assert any(words in one for one in rules_py.calculator(f"vint.{name}").words)
