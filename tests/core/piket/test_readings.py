"""Every reading of пикет and нормандский пикет is told from its default, in the calculators and at the table."""

from __future__ import annotations

import pytest

import rules_py
from rules_py.families.piket.scoring import deal_facts
from rules_py.frame.readings import Chosen

PIKET, NORM = rules_py.game("piket"), rules_py.game("piket-norm")
FULL = {
    "first": True,
    "leads": 10,
    "tricks": 10,
    "last": True,
    "most": True,
    "capot": "взят",
    "hand": 0,
    "opponent_boast": True,
}
CASES = [
    ("piket.dealer", {"game": 2, "previous": "Первый"}, "piket.second-deal", "same", "Второй", "Первый"),
    ("piket.exposed", {"what": "соперник", "seen": True}, "piket.seen-cards", "redeal",
     "Пересдачи нет: соперник уже видел карты.", "Карты пересдают."),
    ("piket.fault", {"what": "первый взял две карты"}, "piket.first-draw", "any",
     "Две карты взять нельзя: берут три и больше или ни одной.", "Взять две карты можно."),
    ("piket.count", {"hand": 10, "silent": "снос", "tricks": 5, "tricks_taken": 5}, "piket.silence-scope", "all", 10, 0),
    ("piket.count", {"hand": 28, "first": True, "leads": 3, "tricks": 3, "opponent_before": True}, "piket.pik-block", "any-point", 61, 31),
    ("piket.boast", {"cards_1": 5, "points_1": 51, "run_1": 5, "top_1": "Т", "cards_2": 5, "points_2": 49, "run_2": 5, "top_2": "К"},
     "piket.equal-sequences", "length", {"Первый": 20, "Второй": 0}, {"Первый": 5, "Второй": 0}),
    ("piket.sequence", {"length": 4}, "piket.terz-quart", "13-14", 8, 18),
    ("piket.hand", {"hand": "♠ТКДВ ♥ТКДВ ♣ТКДВ"}, "piket.blanches", "same-10", 48, 28),
    ("piket.hand", {"hand": "♠Т109 ♥1098 ♦1098 ♣Т97"}, "piket.blanches", "same-20", 22, 32),
    ("piket.count", {"hand": 5, "leads": 3, "tricks": 3, "opponent_boast": True}, "piket.lead-and-trick", "two", 8, 11),
    ("piket.korolik", {"games": [32, 0]}, "piket.rounding", "up", 130, 140),
    ("piket.korolik", {"games": [32, 20]}, "piket.korolik-one-side", "last", 150, 130),
    ("piket.refait", {"games": [0, 10, 20, -5, 6, 7]}, "piket.refait-first", "next-two",
     "Двойным счётом игры: 3, 4", "Двойным счётом игры: 2, 3"),
    ("piket.match", {"games": [10, -40, 10, -40, 10, -40]}, "piket.through", "korolik", 580, 680),
    ("piket.count", {"hand": 34}, "piket.repik-over", "flat", 94, 90),
    ("piket.count", {"hand": 20, "first": True, "leads": 6, "tricks_taken": 2, "tricks": 6, "last": True}, "piket.pik-last", "no", 61, 31),
    ("piket.count", {"hand": 20, "first": True, "leads": 6, "tricks_taken": 1, "tricks": 7}, "piket.pik-extras", "yes", 37, 67),
    ("piket.count", {"hand": 30, "opponent_tied": True}, "piket.tied-boast", "yes", 90, 30),
    ("piket.count", {"hand": 6, "leads": 3, "tricks": 3, "opponent_silent": "снос", "opponent_boast": True}, "piket.double-leads", "yes", 9, 12),
    ("piket.count", {"hand": 6, "tricks_taken": 3, "tricks": 3, "opponent_silent": "хвалёж"}, "piket.false-double", "yes", 9, 12),
    ("piket.count", {"hand": 100, "capot": "сорван", "opponent_boast": True}, "piket.capot-fails", "loses", 100, 20),
    ("piket.refait", {"games": [30, -30, 20, -5, 6, 7]}, "piket.korolik-equal", "refait", 0, 2),
    ("piket.korolik", {"games": [65, -37], "double": True}, "piket.refait-hundred", "yes", 130, 230),
    ("piket.thirteen", {"who": "первый", "accepted": False}, "piket.thirteen-refused", "other",
     "Карты пересдают. Сдаёт снова тот же игрок.", "Карты пересдают. Сдаёт теперь соперник."),
    ("piket.proof", {"how": "отказался показать"}, "piket.proof-refused", "lost",
     "Показать обязан: отказ — всё равно что ложный хвалёж.", "Непоказанного не считают."),
    ("piket-norm.count", {"hand": 3, "tricks": 4, "tricks_taken": 4, "shared": True}, "piket-norm.leza-tie", "both", 7, 17),
    ("piket-norm.count", {**FULL, "capot": "объявлен"}, "piket-norm.capot-open", "yes", 30, 50),
    ("piket-norm.korolik", {"game_1": [34, 20, 11], "game_2": [15, 48, 9]}, "piket-norm.target", "koroliki",
     {"игрок 1": 49, "игрок 2": 68, "игрок 3": 20}, {"игрок 1": 0, "игрок 2": 120, "игрок 3": 0}),
    ("piket-norm.last", {"scores": [104, 101, 80], "target": 100}, "piket-norm.together", "more", 40, 0),
    ("piket-norm.count", FULL, "piket-norm.capot-extras", "no", 30, 43),
]  # fmt: skip
AT_TABLE = {"piket.dealer-draw", "piket.white-when", "piket-norm.tie", "piket-norm.pik-who"}


def answer(id, facts, readings, wanted):
    score = rules_py.calculator(id)(facts, readings)
    if isinstance(wanted, dict):
        return score.sides
    if isinstance(wanted, str) and score.total != wanted:
        return wanted if wanted == score.summary or wanted in [item.text for item in score.items] else score.summary
    return score.total


@pytest.mark.parametrize(("id", "facts", "reading", "choice", "usual", "other"), CASES, ids=lambda one: str(one)[:24])
def test_a_reading_is_told_from_its_default(id, facts, reading, choice, usual, other):
    assert answer(id, facts, {}, usual) == usual
    assert answer(id, facts, {reading: choice}, other) == other
    assert usual != other


def test_no_reading_is_left_untold():
    told = {case[2] for case in CASES} | AT_TABLE
    assert {one.id for one in NORM.readings} == told


def test_the_dealer_takes_any_number_from_three_or_three_and_all():
    given = {"phase": "прикуп", "role": "сдающий", "stock": 2, "reserve": 3, "hand": "♠ТКДВ10 ♥КД9 ♦98 ♣87"}
    four = "discard ♣8 ♣7 ♦8 ♦9"
    assert PIKET.judge(PIKET.position(given), four).allowed
    found = PIKET.judge(PIKET.position(given, {"piket.dealer-draw": "three-or-five"}), four)
    assert (found.allowed, found.cites) == (False, ("piket.9b",))


def test_white_cards_are_announced_before_or_after_the_draw():
    white = "♠Т109 ♥1098 ♦1098 ♣Т97"
    for reading, phase, allowed in (
        ("after", "прикуп", False),
        ("after", "хвалёж", True),
        ("before", "прикуп", True),
        ("before", "хвалёж", False),
    ):
        given = {"phase": phase, "hand": white, **({"role": "первый", "stock": 5} if phase == "прикуп" else {})}
        match = PIKET.position(given, {"piket.white-when": reading})
        assert PIKET.judge(match, "boast белые карты").allowed is allowed, (reading, phase)


def three(readings):
    """Let the dealer and his neighbour be equal in runs, the third have less."""
    match = NORM.position({"phase": "хвалёж", "dealer": 3}, readings)
    deck = match.packs["cards"]
    hands = ("♠КДВ9 ♥Т87 ♦97 ♣Т", "♥ДВ10 ♠Т7 ♦ТВ8 ♣97", "♦КД ♣КДВ8 ♥К9 ♠108")
    for name in match.cards:
        for pile in match.cards[name]:
            pile.clear()
    rest = set(range(32))
    for seat, text in enumerate(hands):
        match.cards["hand"][seat][:] = deck.cards(deck.mask(text))
        rest -= set(match.cards["hand"][seat])
    match.cards["left"][0][:] = sorted(rest)
    match._legal.clear()
    for action in ("silent", "silent", "silent", "boast терц от короля", "equal", "good"):
        match.apply(action, match.to_move)
    return match


def test_where_two_are_equal_the_third_counts_under_one_reading_alone():
    assert three({}).open.won == {}
    found = three({"piket-norm.tie": "third"})
    assert found.open.won == {"runs": 1} and found.open.hand_points == [0, 3, 0]


@pytest.mark.parametrize(("choice", "seats"), [("leader", [0]), ("boaster", [2]), ("anyone", [0, 1, 2])])
def test_who_may_make_a_pik_among_three(choice, seats):
    match = three({"piket-norm.pik-who": choice})
    assert [seat for seat in range(3) if deal_facts(match, seat).first] == seats


def test_a_reading_decides_at_the_table_as_in_the_calculator():
    match = PIKET.deal(1, None, {"piket.rounding": "up"})
    assert match.readings == Chosen(PIKET.readings, {"piket.rounding": "up"})
    for gap in (32, 0):
        match.open.count[:] = [gap, 0]
        match.rules.close(match)
        match.apply("next", match.to_move)
    assert match.sheet.total("side", 0) == 140
