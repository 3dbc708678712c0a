"""Безик: every price of the source with its steps, the same lines at the table and in the calculator, the settlement."""

from __future__ import annotations

import pytest

import rules_py
from rules_py.frame.errors import InputError
from rules_py.games.bezik.rules import FIGURES
from rules_py.games.bezik.scoring import settled

COUNT = rules_py.calculator("bezik.declaration")


def price(figure: str, number: int = 1, **more) -> int:
    readings = more.pop("readings", None)
    return COUNT({"figure": figure, "number": number, **more}, readings).total


def steps(figure: str, number: int = 1, **more) -> list[tuple[int, tuple[str, ...]]]:
    return [(item.amount, item.cites) for item in COUNT({"figure": figure, "number": number, **more}).items]


ROWS = {
    "козырные дамы": (176, 100, 200, 400, 1152, 0, 0),
    "безиковые валеты": (164, 100, 200, 400, 1128, 0, 0),
    "козырные тузы": (110, 50, 100, 200, 620, 0, 0),
    "козырные десятки": (90, 50, 100, 200, 580, 0, 0),
    "козырные короли": (88, 50, 100, 200, 576, 0, 0),
    "козырные валеты": (44, 50, 100, 200, 488, 0, 0),
}


ROWS_IN_ORDER = [figure.name for figure in FIGURES if figure.suit]


@pytest.mark.parametrize(("figure", "row"), ROWS.items(), ids=list(ROWS))
def test_four_trumps_and_the_fifth_to_the_tenth(figure, row):
    assert tuple(price(figure, number) for number in range(4, 11)) == row
    assert [price(figure, number) for number in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.parametrize(
    ("figure", "first"), [("четыре дамы", 6), ("четыре короля", 8), ("четыре туза", 10), ("четыре валета", 4)]
)
def test_a_four_counts_as_often_as_it_is_shown(figure, first):
    assert [price(figure, number) for number in (1, 2, 3, 4)] == [first, 2 * first, 3 * first, 4 * first]


def test_a_second_set_of_four_trumps_counts_twice():
    assert price("козырные дамы", 4, again=2) == 352
    assert price("козырные короли", 4, again=2) == 176
    assert price("козырные десятки", 4, again=3) == 270


def test_it_is_whole_fours_that_count_twice_and_not_one_more_card_or_too_few():
    assert steps("козырные дамы", 5, again=2) == [(100, ("bezik.val.more.queens",))]
    assert price("козырные дамы", 3, again=2) == 0


@pytest.mark.parametrize(
    ("figure", "row"),
    [
        ("козырный марьяж", (4, 8, 16, 32, 64, 128)),
        ("безик", (25, 50, 100, 200, 400, 800)),
        ("козырная квинта", (50, 100, 200, 400, 800, 1600)),
        ("простой марьяж", (0, 0, 0, 0, 0, 0)),
    ],
)
def test_what_grows_by_doubling(figure, row):
    assert tuple(price(figure, number) for number in range(1, 7)) == row


def test_the_steps_name_premium_price_and_second_set():
    assert steps("козырные дамы", 4) == [(170, ("bezik.val.tqueens",)), (6, ("bezik.val.tqueens",))]
    assert steps("козырные короли", 4) == [(80, ("bezik.val.tkings",)), (8, ("bezik.val.tkings",))]
    assert steps("козырные тузы", 4) == [(100, ("bezik.val.taces",)), (10, ("bezik.val.taces",))]
    assert steps("козырные валеты", 4) == [(40, ("bezik.val.tjacks",)), (4, ("bezik.val.tjacks",))]
    assert steps("безиковые валеты", 4) == [(160, ("bezik.val.bjacks",)), (4, ("bezik.val.bjacks",))]
    assert steps("козырные десятки", 4) == [(90, ("bezik.val.tens",))]
    assert steps("козырные дамы", 8) == [
        (800, ("bezik.val.more.queens",)),
        (352, ("bezik.val.more.queens", "bezik.double")),
    ]
    assert steps("козырные короли", 8) == [(400, ("bezik.val.more.kings",)), (176, ("bezik.val.more.kings", "bezik.double"))]
    assert steps("козырные тузы", 6) == [(100, ("bezik.val.more.aces", "bezik.val.more.kings"))]
    assert steps("безиковые валеты", 5) == [(100, ("bezik.val.more.bjacks", "bezik.val.more.queens"))]
    assert steps("козырные десятки", 5) == [(50, ("bezik.val.tens",))]
    assert steps("четыре дамы", 2) == [(6, ("bezik.val.queens",)), (6, ("bezik.double",))]
    assert steps("козырный марьяж", 2) == [(8, ("bezik.marriage.val", "bezik.marriage.def"))]
    assert steps("безик", 3) == [(100, ("bezik.bezik.val", "bezik.bezik.def"))]
    assert steps("козырная квинта", 1) == [(50, ("bezik.quint",))]
    assert steps("простой марьяж", 1) == [(0, ("bezik.marriage.plain",))]


UNDER = [
    ("козырные дамы", "bezik.beyond-eight", "double", {8: 1152, 9: 1600, 10: 3200, 11: 0}),
    ("козырные короли", "bezik.beyond-eight", "double", {8: 576, 9: 800, 10: 1600, 11: 0}),
    ("козырные дамы", "bezik.sixth-queen", "agreed", {5: 100, 6: 0, 7: 400}),
    ("козырные короли", "bezik.sixth-queen", "agreed", {6: 100}),
    ("козырные десятки", "bezik.second-set-tens", "row", {7: 200, 8: 400}),
    ("козырные короли", "bezik.second-set-tens", "row", {8: 576}),
    ("козырные дамы", "bezik.second-set-tens", "row", {8: 1152}),
    ("безиковые валеты", "bezik.second-set-jacks", "same", {8: 1152}),
    ("козырные валеты", "bezik.second-set-jacks", "same", {8: 488}),
    ("козырные тузы", "bezik.second-set-aces", "same", {8: 576}),
    ("козырные валеты", "bezik.second-set-aces", "same", {8: 576}),
    ("козырные валеты", "bezik.trump-jacks", "trump-164", {4: 164, 8: 728}),
    ("безиковые валеты", "bezik.trump-jacks", "trump-164", {4: 44, 8: 888}),
    ("четыре валета", "bezik.four-jacks", "0", {1: 0, 2: 0}),
    ("козырные валеты", "bezik.four-jacks", "0", {4: 44}),
    ("козырный марьяж", "bezik.fifth-marriage", "none", {1: 4, 2: 8, 3: 16, 4: 32, 5: 0, 6: 0}),
    ("безик", "bezik.fifth-marriage", "none", {5: 400}),
]


@pytest.mark.parametrize(("figure", "reading", "choice", "row"), UNDER)
def test_a_reading_moves_its_own_prices_and_no_others(figure, reading, choice, row):
    assert {number: price(figure, number, readings={reading: choice}) for number in row} == row


def test_the_sixth_queen_and_bezique_jack_cost_what_was_agreed_and_nobody_else_is_asked():
    agreed = {"bezik.sixth-queen": "agreed"}
    for figure in ("козырные дамы", "безиковые валеты"):
        assert price(figure, 6, agreed=150, readings=agreed) == 150
        assert price(figure, 6, agreed=150) == 200


TEXTS = [
    ("козырные дамы", 3, {}, ["Меньше четырёх карт: объявлять нечего"]),
    ("козырные дамы", 4, {}, ["Премия: козырные дамы", "Обычная цена четвёрки"]),
    ("козырные дамы", 4, {"again": 2}, ["Премия: козырные дамы", "Обычная цена четвёрки", "Показано в 2-й раз: вдвое"]),
    ("козырные десятки", 4, {"again": 3}, ["Четыре козырные десятки", "Показано в 3-й раз: втрое"]),
    ("козырные дамы", 5, {}, ["Козырная дама, 5-я по счёту, к открытым 4"]),
    ("козырные короли", 8, {}, ["Козырный король, 8-й по счёту, к открытым 7", "Второй комплект"]),
    ("четыре дамы", 1, {}, ["Четыре дамы"]),
    ("четыре дамы", 2, {}, ["Четыре дамы", "Показано в 2-й раз: вдвое"]),
    ("четыре дамы", 3, {}, ["Четыре дамы", "Показано в 3-й раз: втрое"]),
    ("четыре дамы", 4, {}, ["Четыре дамы", "Показано в 4-й раз: в 4\u00a0раза"]),
    ("безик", 2, {}, ["Безик, 2-й по счёту"]),
    ("козырный марьяж", 3, {}, ["Козырный марьяж, 3-й по счёту"]),
    ("козырная квинта", 1, {}, ["Козырная квинта, 1-я по счёту"]),
]


@pytest.mark.parametrize(("figure", "number", "more", "texts"), TEXTS)
def test_a_declaration_is_told_in_words(figure, number, more, texts):
    assert [item.text for item in COUNT({"figure": figure, "number": number, **more}).items] == texts


def test_two_sets_at_once_are_told_as_one_show():
    score = COUNT({"figure": "четыре дамы", "number": 2}, {"bezik.double-show": "at-once"})
    assert [(item.amount, item.text) for item in score.items][-1] == (6, "Показано разом, комплектов 2: вдвое")


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"figure": "безик", "number": 0}, "number"),
        ({"figure": "безик", "number": 21}, "number"),
        ({"figure": "козырные дамы", "number": 4, "again": 0}, "again"),
        ({"figure": "козырные дамы", "number": 4, "again": 6}, "again"),
        ({"figure": "козырные дамы", "number": 6, "agreed": -1}, "agreed"),
        ({"figure": "козырные дамы", "number": 6, "agreed": 10_001}, "agreed"),
        ({"figure": "безик", "cards": "♥Д " * 9}, "cards"),
    ],
)
def test_what_cannot_be_declared_is_refused_by_its_field(given, field):
    with pytest.raises(InputError) as refused:
        COUNT(given)
    assert refused.value.field == field


def test_the_bounds_themselves_are_taken_and_what_is_not_said_is_the_first_of_its_kind():
    assert price("безик", 20) == 25 * 2**19
    assert price("козырные дамы", 4, again=5) == 5 * 176
    assert COUNT({"figure": "козырные дамы", "number": 6, "agreed": 10_000}, {"bezik.sixth-queen": "agreed"}).total == 10_000
    assert [COUNT({"figure": figure}).total for figure in ("безик", "четыре дамы", "козырная квинта")] == [25, 6, 50]
    assert COUNT({"figure": "козырные дамы", "number": 4}).total == 176
    assert COUNT({"figure": "козырные дамы", "number": 6}, {"bezik.sixth-queen": "agreed"}).total == 0
    assert COUNT({}).total == 25


def test_a_set_is_asked_of_four_trumps_and_an_agreed_price_of_the_sixth_alone():
    asked = {one.name: one.when for one in COUNT.params}
    assert asked["again"] == {"figure": tuple(ROWS_IN_ORDER), "number": (4,)}
    assert asked["agreed"] == {"figure": ("козырные дамы", "безиковые валеты"), "number": (6,)}


def test_a_joker_is_named_with_its_rule():
    assert steps("безик", 1, joker=True)[-1] == (0, ("bezik.joker.parts",))
    assert steps("козырные дамы", 5, joker=True)[-1] == (0, ("bezik.joker.ex",))
    assert steps("козырные дамы", 4, joker=True)[-1] == (0, ("bezik.joker.wild", "bezik.joker.any"))
    assert steps("четыре туза", 1, joker=True)[-1] == (0, ("bezik.joker.wild", "bezik.joker.any"))
    assert steps("козырная квинта", 1)[-1] == (50, ("bezik.quint",))


@pytest.mark.parametrize(
    ("figure", "cards", "made"),
    [
        ("безик", "♥Д ♦В", True),
        ("безик", "♥Д ♥В", False),
        ("безик", "♦Д ♥В", False),
        ("безик", "♥Д инфузорка", True),
        ("безик", "инфузорка инфузорка", False),
        ("козырный марьяж", "♥К ♥Д", True),
        ("козырный марьяж", "♠К ♠Д", False),
        ("козырный марьяж", "инфузорка ♥Д", True),
        ("козырная квинта", "♥Т ♥К ♥Д ♥В ♥10", True),
        ("козырная квинта", "♥Т ♥К ♥Д ♦В ♥10", True),
        ("козырная квинта", "♥Т ♥К ♥Д ♠В ♥10", False),
        ("козырная квинта", "♥Т инфузорка ♥Д ♥В инфузорка", True),
        ("козырная квинта", "♥Т ♥К ♥Д ♥В", False),
        ("четыре дамы", "♠Д ♣Д ♦Д ♥Д", True),
        ("четыре дамы", "♠Д ♠Д ♦Д ♥Д", False),
        ("четыре дамы", "♠Д ♣Д ♦Д инфузорка", True),
        ("козырные дамы", "♥Д ♥Д ♥Д ♥Д", True),
        ("козырные дамы", "♥Д ♥Д ♥Д ♠Д", False),
        ("безиковые валеты", "♦В ♦В ♦В ♦В", True),
        ("безиковые валеты", "♥В ♥В ♥В ♥В", False),
        ("простой марьяж", "♠К ♠Д", True),
    ],
)
def test_cards_make_a_figure_or_they_do_not(figure, cards, made):
    score = COUNT({"figure": figure, "number": 4 if figure in ROWS else 1, "trump": "♥", "cards": cards})
    assert ("это не" not in score.summary.lower()) is made
    assert bool(score.total) is (made and figure != "простой марьяж")


def test_a_single_joker_may_be_the_fifth_queen():
    assert price("козырные дамы", 5, cards="инфузорка", trump="♥") == 100
    assert price("козырные дамы", 5, cards="♥Д", trump="♥") == 100
    assert price("козырные дамы", 5, cards="♠Д", trump="♥") == 0


@pytest.mark.parametrize(
    ("number", "cards", "total"),
    [
        (5, "♥Д " * 5, 100),
        (6, "♥Д " * 5 + "инфузорка", 200),
        (8, "♥Д " * 8, 1152),
        (5, "♥Д " * 6, 0),
        (6, "♥Д " * 5, 0),
        (5, "♥Д ♥Д ♥Д ♥Д ♠Д", 0),
        (4, "♥Д " * 8, 0),
    ],
)
def test_a_fifth_queen_may_be_named_with_all_that_lie_open(number, cards, total):
    assert price("козырные дамы", number, cards=cards.strip(), trump="♥") == total


def test_two_fours_at_once_may_be_named_card_by_card():
    at_once = {"bezik.double-show": "at-once"}
    queens = "♠Д ♣Д ♦Д ♥Д ♠Д ♣Д ♦Д ♥Д"
    assert price("четыре дамы", 2, cards=queens, readings=at_once) == 12
    assert price("четыре дамы", 2, cards=queens) == 0
    assert price("козырные короли", 4, again=2, cards=("♥К " * 8).strip(), trump="♥", readings=at_once) == 176


def test_what_a_hand_can_declare_comes_the_dearest_first():
    score = rules_py.calculator("bezik.held")({"trump": "♥", "hand": "♥К ♥Д ♥Д ♥Д ♦В инфузорка"})
    assert score.summary == "Дороже всего козырные дамы: 176\u00a0очков."
    assert [item.text.partition(":")[0] for item in score.items[:3]] == ["Козырные дамы", "Безик", "Козырный марьяж"]
    assert score.items[-1].cites == ("bezik.decl.one",)
    empty = rules_py.calculator("bezik.held")({"trump": "♥", "hand": "♠К ♠Д ♣10"})
    assert (empty.total, empty.summary) == (0, "Объявить нечего.")


def test_the_winner_takes_the_difference_from_each():
    assert settled((420, 310)) == [(1, 0, 110)]
    assert settled((300, 520, 450)) == [(0, 1, 220), (2, 1, 70)]
    assert settled((300, 300)) == []
    assert settled((300, 300, 100)) == []
    score = rules_py.calculator("bezik.settlement")({"points": [300, 520, 450], "price": 2})
    assert score.sides == {"игрок 1": -220, "игрок 2": 290, "игрок 3": -70}
    assert score.summary == "Игрок 2 выигрывает 290\u00a0очков, 5\u00a0р. 80\u00a0к."


def test_the_table_writes_the_same_lines_as_the_calculator():
    from rules_py.games.bezik.scoring import priced
    from rules_py.games.bezik.state import claim

    given = {
        "phase": "объявление",
        "trump": "♥",
        "open": {"козырные дамы": "♥Д ♥Д ♥Д ♥Д"},
        "hand": "♥Д ♦В",
        "hand_size": 17,
        "took": True,
        "stock": 60,
    }
    for word, figure, number in (("пятая козырная дама", "козырные дамы", 5), ("безик", "безик", 1)):
        match = rules_py.game("bezik").position(given)
        _, facts, total = claim(match, 0, word)
        match.apply(f"declare {word}", 0)
        written = [entry.item for entry in match.sheet.entries]
        assert written == priced(match.rules, facts) == COUNT({"figure": figure, "number": number, "trump": "♥"}).items
        assert match.open.points[0] == total
