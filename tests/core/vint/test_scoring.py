"""«Винт»: what a deal writes, with whole lists of steps."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rules_py
from rules_py.families.vist.coronets import run_from_ace
from rules_py.frame.errors import InputError
from rules_py.frame.readings import Chosen
from rules_py.games.vint.coronets import coronets_of
from rules_py.games.vint.options import DECK, NO_TRUMP, Rules, required
from rules_py.games.vint.readings import READINGS
from rules_py.games.vint.scoring import Facts, deal_lines, sum_of, undertricks
from rules_py.games.vint.sheet_line import DECLARERS, OPPONENTS

Step = tuple[str, int | None, str, tuple[str, ...]]
PLAIN = Chosen(READINGS)


def calc(id: str, readings: dict[str, str] | None = None, **given: Any) -> rules_py.Score:
    return rules_py.calculator(f"vint.{id}")(given, readings)


def steps(score: rules_py.Score) -> list[Step]:
    return [(item.side, item.amount, item.text.replace("\u00a0", " "), item.cites) for item in score.items]


def refused(id: str, **given: Any) -> tuple[str, str]:
    with pytest.raises(InputError) as error:
        calc(id, **given)
    return error.value.field, error.value.text


# Tricks


@pytest.mark.parametrize(
    ("contract", "tricks", "declarers", "opponents"),
    [
        ("простая", 7, 70, 60), ("простая", 10, 100, 30), ("три", 9, 270, 120), ("три", 7, 210, 180), ("три", 12, 360, 30),
        ("пять", 11, 550, 100), ("малый шлем", 12, 720, 60), ("большой шлем", 13, 910, 0), ("два", 0, 0, 260),
        ("четыре", 13, 520, 0),
    ],
)  # fmt: skip
def test_both_sides_write_their_tricks_at_the_price_of_the_game(
    contract: str, tricks: int, declarers: int, opponents: int
) -> None:
    score = calc("tricks", contract=contract, tricks=tricks)
    assert score.sides == {"Назначившие": declarers, "Противники": opponents} and score.total == declarers


def test_the_steps_of_a_trick_score() -> None:
    assert steps(calc("tricks", contract="три", tricks=9)) == [
        ("Назначившие", 270, "9 взяток по 30", ("vint.r1a", "vint.r5b")),
        ("Противники", 120, "4 взятки по 30", ("vint.r1a", "vint.r5b")),
    ]
    assert calc("tricks", contract="три", tricks=9).summary == "Под чертой: назначившим 270, противникам 120."


# Honours and aces


def test_honours_and_aces_of_one_side_are_added() -> None:
    score = calc("honours", contract="простая", trump="♠", honours=4, aces=3, tricks=7)
    assert steps(score) == [
        ("Назначившие", None, "Онёров больше у назначивших: 4", ("vint.n4a", "vint.n4b", "vint.r12a")),
        ("Назначившие", None, "Тузов больше у назначивших: 3", ("vint.r13a", "vint.r14")),
        ("Назначившие", 700, "7 онёров по 100", ("vint.r14", "vint.r11")),
    ]
    assert (score.total, score.sides, score.grade) == (700, {"Назначившие": 700, "Противники": 0}, "sure")


def test_two_aces_count_for_the_side_with_the_leve() -> None:
    score = calc("honours", contract="два", trump="♣", honours=3, aces=2, tricks=7)
    assert steps(score)[1:] == [
        ("Назначившие", None, "Тузов поровну, по 2; леве у назначивших: в счёт идут их тузы", ("vint.r13b", "vint.r16")),
        ("Назначившие", 1000, "5 онёров по 200", ("vint.r14", "vint.r16", "vint.r11")),
    ]


def test_without_the_leve_three_honours_leave_one() -> None:
    score = calc("honours", contract="простая", trump="♠", honours=3, aces=2, tricks=6)
    assert steps(score) == [
        ("Назначившие", None, "Онёров больше у назначивших: 3", ("vint.n4a", "vint.n4b", "vint.r12a")),
        ("Противники", None, "Тузов поровну, по 2; леве у противников: в счёт идут их тузы", ("vint.r13b", "vint.r16")),
        ("Назначившие", None, "Чужих тузов вычитают из своих онёров: 3 − 2 = 1", ("vint.r16",)),
        ("Назначившие", 100, "1 онёр по 100", ("vint.r16", "vint.r11")),
    ]


def test_aces_of_the_other_side_are_taken_from_honours() -> None:
    assert steps(calc("honours", contract="простая", trump="♠", honours=4, aces=1, tricks=7))[1:] == [
        ("Противники", None, "Тузов больше у противников: 3", ("vint.r13a", "vint.r14")),
        ("Назначившие", None, "Чужих тузов вычитают из своих онёров: 4 − 3 = 1", ("vint.r15b",)),
        ("Назначившие", 100, "1 онёр по 100", ("vint.r15b", "vint.r11")),
    ]
    even = calc("honours", contract="пять", trump="♠", honours=3, aces=1, tricks=7)
    assert steps(even)[2:] == [("Назначившие", 0, "Онёры уравновешены тузами: 3 − 3 = 0, не пишет никто", ("vint.r15a",))]
    assert even.summary == "За онёры и тузов не пишет никто."


def test_more_aces_than_honours_are_written_by_the_reading() -> None:
    given = {"contract": "два", "trump": "♠", "honours": 3, "aces": 0, "tricks": 8}
    by_aces = calc("honours", **given)
    assert steps(by_aces)[2:] == [
        ("Противники", None, "Тузов больше, чем онёров: 4 − 3 = 1 пишет сторона с тузами", ("vint.r15a",)),
        ("Противники", 200, "1 онёр по 200", ("vint.r15a", "vint.r11")),
    ]
    assert by_aces.grade == "inferred" and list(by_aces.readings) == ["vint.aces-exceed"]
    nobody = calc("honours", {"vint.aces-exceed": "nobody"}, **given)
    assert steps(nobody)[2:] == [("Противники", 0, "Тузов больше, чем онёров: 4 против 3; не пишет никто", ("vint.r15a",))]


def test_honours_alone_count_where_aces_are_not_added() -> None:
    score = calc("honours", contract="четыре", trump="♥", honours=5, count_aces=False)
    assert steps(score) == [
        ("Назначившие", None, "Онёров больше у назначивших: 5", ("vint.n4a", "vint.n4b", "vint.r12a")),
        ("Назначившие", 2000, "5 онёров по 400", ("vint.r12a", "vint.r11")),
    ]
    assert calc("honours", contract="простая", trump="♣", honours=2, count_aces=False).sides == {
        "Назначившие": 0,
        "Противники": 300,
    }


@pytest.mark.parametrize(
    ("aces", "tricks", "side", "amount"),
    [(4, 7, 0, 1000), (3, 0, 0, 750), (2, 7, 0, 500), (2, 6, 1, 500), (1, 13, 1, 750), (0, 13, 1, 1000)],
)
def test_aces_are_the_honours_of_a_game_without_trumps(aces: int, tricks: int, side: int, amount: int) -> None:
    score = calc("honours", contract="простая", trump="без козырей", aces=aces, tricks=tricks)
    assert list(score.sides.values())[side] == amount == score.total


def test_the_steps_of_aces_without_trumps_and_their_price_by_the_reading() -> None:
    score = calc("honours", contract="три", trump="без козырей", aces=3, tricks=9)
    assert steps(score) == [
        ("Назначившие", None, "Тузов больше у назначивших: 3", ("vint.n4a", "vint.n4b", "vint.r13a")),
        ("Назначившие", 2250, "3 туза по 750", ("vint.r13a", "vint.r17a")),
    ]
    assert calc("honours", {"vint.notrump-aces": "honour"}, contract="три", trump="без козырей", aces=3).total == 900
    halves = calc("honours", contract="простая", trump="без козырей", aces=2, tricks=6)
    assert steps(halves)[0] == (
        "Противники", None, "Тузов поровну, по 2; леве у противников: в счёт идут их тузы", ("vint.n4a", "vint.r13b"),
    )  # fmt: skip


def test_the_trump_ace_is_both_an_honour_and_an_ace() -> None:
    assert refused("honours", honours=5, aces=0) == (
        "aces", "Тузов у назначивших: все пять онёров — значит, и козырный туз; введите от 1 до 4",
    )  # fmt: skip
    assert refused("deal", honours=0, aces=4) == (
        "aces", "Тузов у назначивших: козырный туз у противников; введите от 0 до 3",
    )  # fmt: skip
    assert calc("honours", honours=0, aces=3, tricks=7).sides == {"Назначившие": 0, "Противники": 200}
    assert calc("honours", honours=5, aces=1, tricks=7).sides == {"Назначившие": 200, "Противники": 0}


@pytest.mark.parametrize("level", range(1, 8))
def test_prices_grow_with_the_game(level: int) -> None:
    name = list(calc("price-list").sides)[level - 1]
    prices = {
        what: calc("price-list", what=what).sides[name] for what in ("взятка", "онёр", "туз в бескозырной", "штраф за взятку")
    }
    assert prices == {
        "взятка": 10 * level,
        "онёр": 100 * level,
        "туз в бескозырной": 250 * level,
        "штраф за взятку": 1000 * level,
    }
    assert calc("price-list", what="обязательные взятки").sides[name] == 6 + level == required(level)
    assert calc("price-list", what="взятки противникам").sides[name] == 7 - level
    assert calc("price-list", what="штраф за взятку", double=True).sides[name] == 2000 * level
    assert calc("price-list", what="онёр", count=5).sides[name] == 500 * level


# Coronets


def test_a_run_from_the_ace_is_a_coronet_only_with_three_cards() -> None:
    hand = DECK.mask("♥ТК ♠ТКД9 ♦К")
    assert [run_from_ace(hand, suit) for suit in range(4)] == [3, 0, 0, 2]
    assert [(one.name, one.kind, one.suit) for one in coronets_of(hand, 0)] == [("до дамы", "козырная", "♠")]
    assert run_from_ace(DECK.suit_masks[2], 2) == 13
    assert [one.name for one in coronets_of(DECK.suit_masks[2], 0)] == ["до двойки"]


def test_suits_and_aces_are_separate_coronets() -> None:
    score = calc("hand", hand="♥ТКДВ5 ♠ТК94 ♦Т32 ♣8", trump="♥")
    assert steps(score) == [
        ("", 2000, "Козырная коронка до валета ♥", ("vint.n5a", "vint.n5b", "vint.r18c")),
        ("", 500, "Тузовая коронка, три туза на одной руке", ("vint.n5c", "vint.r18b")),
    ]
    assert (score.total, score.summary) == (2500, "2\u00a0коронки, вместе 2\u00a0500\u00a0очков.")
    full = calc("hand", {"vint.ace-coronet": "full"}, hand="♥ТКДВ5 ♠ТК94 ♦Т32 ♣8", trump="♥")
    assert full.total == 3000
    assert steps(calc("hand", hand="♥К98765432 ♠5432", trump="♥")) == [
        ("", 0, "Ни трёх карт подряд от туза, ни трёх тузов: коронки нет", ("vint.n5a", "vint.n5c"))
    ]


@pytest.mark.parametrize(
    ("given", "total", "cites"),
    [
        ({"to": "до дамы", "kind": "козырная"}, 1000, ("vint.n5a", "vint.n5b", "vint.r18c")),
        ({"to": "до дамы", "kind": "простая"}, 500, ("vint.n5a", "vint.r18a")),
        ({"to": "до двойки", "kind": "козырная"}, 11000, ("vint.n5a", "vint.n5b", "vint.r18c")),
        ({"to": "до двойки", "kind": "простая"}, 5500, ("vint.n5a", "vint.r18a")),
        ({"to": "три туза", "kind": "в бескозырной"}, 1000, ("vint.n5c", "vint.r18d")),
        ({"to": "четыре туза", "kind": "простая"}, 1000, ("vint.n5c", "vint.r18b")),
        ({"to": "до валета", "kind": "козырная", "vinting": True, "contract": "четыре"}, 8000,
         ("vint.n5a", "vint.n5b", "vint.r18c", "vint.dvz.tab", "vint.dvz.6")),
        ({"to": "до валета", "kind": "козырная", "vinting": True, "contract": "четыре", "made": False}, 2000,
         ("vint.n5a", "vint.n5b", "vint.r18c", "vint.dvz.6")),
        ({"to": "до валета", "kind": "простая", "vinting": True, "contract": "четыре", "side": "вистующие", "made": False}, 4000,
         ("vint.n5a", "vint.r18a", "vint.dvz.tab", "vint.dvz.4", "vint.dvz.7")),
        ({"to": "три туза", "kind": "в бескозырной", "vinting": True, "contract": "три"}, 3000,
         ("vint.n5c", "vint.r18d", "vint.dvz.tab", "vint.dvz.5", "vint.dvz.6")),
        ({"to": "четыре туза", "kind": "простая", "vinting": True, "contract": "два"}, 2000,
         ("vint.n5c", "vint.r18b", "vint.dvz.tab", "vint.dvz.4", "vint.dvz.6")),
    ],
)  # fmt: skip
def test_the_price_of_a_coronet(given: dict[str, Any], total: int, cites: tuple[str, ...]) -> None:
    score = calc("coronet", **given)
    assert (score.total, score.items[0].cites) == (total, cites)


def test_readings_price_coronets_of_aces() -> None:
    plain = {"to": "четыре туза", "kind": "простая"}
    assert calc("coronet", {"vint.ace-coronet": "full"}, **plain).total == 2000
    vinting = {**plain, "vinting": True, "contract": "два"}
    assert calc("coronet", {"vint.vinting-four-aces": "queen"}, **vinting).total == 1000
    assert list(calc("coronet", **vinting).readings) == ["vint.ace-coronet", "vint.vinting-four-aces"]
    assert refused("coronet", to="три туза", kind="козырная") == (
        "kind", "Какая: тузовая коронка козырной не бывает, выберите «простая» или «в бескозырной»",
    )  # fmt: skip


@pytest.mark.parametrize("level", range(1, 8))
def test_every_cell_of_the_vinting_table_is_its_price_times_the_game(level: int) -> None:
    contract = ("простая", "два", "три", "четыре", "пять", "малый шлем", "большой шлем")[level - 1]
    prices = calc("coronet-prices", kind="козырная", vinting=True, contract=contract).sides
    assert list(prices.values()) == [1000 * rank * level for rank in range(1, 12)]
    half = calc("coronet-prices", kind="простая", vinting=True, contract=contract).sides
    assert list(half.values()) == [500 * rank * level for rank in (*range(1, 12), 1, 2)]


# Slams and undertricks


def test_a_declared_slam_pays_twice_when_made_and_the_opponents_when_not() -> None:
    assert steps(calc("slam", contract="малый шлем", tricks=12)) == [
        ("Назначившие", 5000, "Назначен и сделан малый шлем", ("vint.r19a",)),
        ("Назначившие", 1000, "12 взяток: сделан малый шлем", ("vint.n8", "vint.r19b")),
    ]
    assert steps(calc("slam", contract="большой шлем", tricks=11)) == [
        ("Противники", 10000, "Назначенный большой шлем не сделан: премию пишут противники", ("vint.r22a", "vint.r19a")),
    ]
    assert steps(calc("slam", contract="два", tricks=8)) == [("", 0, "Шлема не назначали и не сделали", ("vint.n8",))]


@pytest.mark.parametrize(
    ("contract", "tricks", "reading", "default", "other"),
    [
        ("малый шлем", 13, "slam-overtrick=small", (7000, 0), (6000, 0)),
        ("большой шлем", 12, "grand-minus-one=no", (1000, 10000), (0, 10000)),
        ("простая", 1, "slam-by-opponents=no", (0, 1000), (0, 0)),
        ("простая", 0, "slam-by-opponents=no", (0, 2000), (0, 0)),
    ],
)
def test_a_reading_changes_a_slam(
    contract: str, tricks: int, reading: str, default: tuple[int, int], other: tuple[int, int]
) -> None:
    name, choice = reading.split("=")
    plain = calc("slam", contract=contract, tricks=tricks)
    assert tuple(plain.sides.values()) == default and f"vint.{name}" in plain.readings and plain.grade == "inferred"
    assert tuple(calc("slam", {f"vint.{name}": choice}, contract=contract, tricks=tricks).sides.values()) == other


def test_a_failed_slam_costs_its_tricks_and_its_premium() -> None:
    assert steps(calc("penalty", contract="малый шлем", tricks=9)) == [
        ("", None, "Нужно 12, взято 9", ("vint.r20a", "vint.r20b")),
        ("Противники", 18000, "Недобор: 3 взятки по 6 000", ("vint.r20a", "vint.r21")),
        ("Противники", 5000, "Премия за назначенный и не сделанный малый шлем", ("vint.r22a",)),
    ]
    assert steps(calc("penalty", contract="два", tricks=9)) == [
        ("", None, "Нужно 8, взято 9", ("vint.r20a", "vint.r20b")),
        ("Противники", 0, "Назначенное взято: штрафа нет", ("vint.r20a",)),
    ]


@pytest.mark.parametrize(
    ("contract", "first"), [("малый шлем", (17000, 29000, 41000)), ("большой шлем", (24000, 38000, 52000))]
)
def test_double_record_doubles_tricks_but_never_the_premium(contract: str, first: tuple[int, ...]) -> None:
    need = 12 if contract == "малый шлем" else 13
    for short, total in enumerate(first, 1):
        score = calc("penalty", contract=contract, tricks=need - short, double=True)
        assert score.total == total
        assert score.items[-1].cites == ("vint.r22a", "vint.dvz.2b") and score.items[1].cites == (
            "vint.r20a",
            "vint.r21",
            "vint.dvz.2a",
        )


def test_the_nut_fines_overtricks_by_its_reading() -> None:
    score = calc("penalty", contract="два", tricks=10, exact=True)
    assert steps(score)[1:] == [
        ("Противники", 4000, "С гайкой лишние взятки — тоже штраф: 2 взятки по 2 000", ("vint.gaika.1", "vint.r21"))
    ]
    assert calc("penalty", {"vint.nut-penalty": "simple"}, contract="два", tricks=10, exact=True).total == 2000
    assert calc("penalty", contract="два", tricks=10, exact=True, double=True).total == 8000
    assert calc("penalty", contract="два", tricks=8, exact=True).total == 0


def test_with_the_nut_surplus_tricks_and_slams_are_written_by_their_reading() -> None:
    facts = Facts(2, 0, 12, (3, 2), (2, 2))
    rules = Rules(exact=True)
    lines = deal_lines(facts, rules, PLAIN)
    assert sum_of(lines, DECLARERS, below=True) == 240 and any("сделан малый" in line.text for line in lines)
    strict = deal_lines(facts, rules, Chosen(READINGS, {"vint.nut-overtricks": "no"}))
    assert sum_of(strict, DECLARERS, below=True) == 160 and sum_of(strict, OPPONENTS, below=True) == 20
    slam = next(line for line in strict if "шлем" in line.text)
    assert (slam.amount, slam.cites) == (0, ("vint.gaika.1",))


@pytest.mark.parametrize(("tricks", "excess", "above"), [(8, 3, 2), (13, 13, 7), (7, 1, 1), (5, 3, 2), (0, 13, 7)])
def test_pass_play_writes_to_the_side_with_fewer_tricks(tricks: int, excess: int, above: int) -> None:
    writer = "Вторая сторона" if tricks > 6 else "Первая сторона"
    assert calc("pass-play", tricks=tricks).sides[writer] == 500 * excess == calc("pass-play", tricks=tricks).total
    assert calc("pass-play", {"vint.pass-play-excess": "above-six"}, tricks=tricks).sides[writer] == 500 * above


# A whole deal


def test_a_whole_deal_writes_every_step() -> None:
    score = calc("deal", contract="малый шлем", trump="♥", tricks=12, honours=5, aces=3, coronets=3000)
    assert steps(score) == [
        ("Назначившие", 720, "12 взяток по 60", ("vint.r1a", "vint.r5b")),
        ("Противники", 60, "1 взятка по 60", ("vint.r1a", "vint.r5b")),
        ("Назначившие", None, "Онёров больше у назначивших: 5", ("vint.n4a", "vint.n4b", "vint.r12a")),
        ("Назначившие", None, "Тузов больше у назначивших: 3", ("vint.r13a", "vint.r14")),
        ("Назначившие", 4800, "8 онёров по 600", ("vint.r14", "vint.r11")),
        ("Назначившие", 3000, "Коронки", ("vint.r18a", "vint.r18c")),
        ("Назначившие", 5000, "Назначен и сделан малый шлем", ("vint.r19a",)),
        ("Назначившие", 1000, "12 взяток: сделан малый шлем", ("vint.n8", "vint.r19b")),
    ]
    assert score.total == 14460 and score.summary == "Перевес назначивших: 14\u00a0460\u00a0очков."


@given(
    level=st.integers(1, 7), strain=st.integers(0, 4), tricks=st.integers(0, 13), honours=st.integers(0, 5),
    aces=st.integers(0, 4), exact=st.booleans(), double=st.booleans(), vinting=st.booleans(), hand=st.randoms(),
)  # fmt: skip
@settings(deadline=None)
def test_the_lines_of_any_deal_agree_with_the_rules(
    level: int, strain: int, tricks: int, honours: int, aces: int, exact: bool, double: bool, vinting: bool, hand: Any
) -> None:
    cards = hand.sample(range(52), 26)
    coronets = tuple(
        tuple(
            one
            for seat in (side, side + 2)
            for one in coronets_of(DECK.mask_of(cards[13 * side : 13 * side + 13]), strain, seat)
        )
        for side in (0, 1)
    )
    counts = (0, 0) if strain == NO_TRUMP else (honours, 5 - honours)
    facts = Facts(level, strain, tricks, counts, (aces, 4 - aces), (coronets[0], coronets[1]))
    lines = deal_lines(facts, Rules(exact=exact, double=double, vinting_coronets=vinting), PLAIN)
    assert all(line.cites and line.text and (line.amount is None or line.amount >= 0) for line in lines)
    assert sum_of(lines, DECLARERS, below=True) == 10 * level * tricks
    assert sum_of(lines, OPPONENTS, below=True) == 10 * level * (13 - tricks)
    short = undertricks(level, tricks)
    fined = sum(line.amount or 0 for line in lines if "Недобор" in line.text)
    assert fined == short * 1000 * level * (2 if double else 1)
    honours_written = [
        line for line in lines if line.amount and ("онёр" in line.text or " туз" in line.text and " по " in line.text)
    ]
    assert len({line.role for line in honours_written}) <= 1
    assert all(line.role == OPPONENTS for line in lines if "Недобор" in line.text or "гайкой лишние взятки — тоже" in line.text)


BUYING = [
    ("с прикупом", "vint.prikup.3a"),
    ("вдвоём, пятый способ", "vint.vdvoem.5.5"),
    ("с пересадкой и прикупом", "vint.prikup.3a"),
]


@pytest.mark.parametrize(("variant", "rule"), BUYING)
def test_the_buyer_holds_sixteen_cards_and_gives_one_to_each(variant: str, rule: str) -> None:
    score = rules_py.calculator("vint.cards")(variant=variant)
    assert [(step.text, step.cites) for step in score.items][1:3] == [
        ("Купивший берёт прикуп: 12 + 4 = 16", (rule,)),
        ("Разнос: остальным троим по 1, у купившего остаётся 16 − 3 × 1 = 13", (rule,)),
    ]
    assert (score.sides["У купившего"], score.sides["Разнос каждому"]) == (16, 1)


def test_the_end_of_a_game_tells_what_the_marks_and_the_third_game_wait_for() -> None:
    score = rules_py.calculator("vint.rubber")(below=[400, 0], added=[200, 0], games=[0, 1], marks=3)
    assert [(step.text, step.cites) for step in score.items][-2:] == [
        ("Партий поровну, 1 : 1: роббер решит третья", ("vint.n9b",)),
        ("Знаки × (3) ждут: их припишет тот, кто кончит роббер", ("vint.r8",)),
    ]
    assert score.total == 1000
    rubber = rules_py.calculator("vint.rubber")(below=[400, 0], added=[200, 0], games=[1, 1], marks=3)
    assert rubber.summary == "Первая сторона взяла роббер и пишет 3\xa0500\xa0очков."


def test_the_tricks_of_the_cards_put_away_belong_to_the_declarers() -> None:
    score = rules_py.calculator("vint.vitalin")(contract="три", played=6)
    assert [(step.side, step.amount, step.cites) for step in score.items] == [
        ("Назначившие", None, ("vint.vitalin.3",)),
        ("Назначившие", 240, ("vint.r1a", "vint.r5b")),
        ("Противники", 150, ("vint.r1a", "vint.r5b")),
        ("Противники", 3000, ("vint.r20a", "vint.r21")),
    ]
    assert score.extra["tricks"] == 8


TAKEN = [
    ("♥", "♠Д ♠К ♥2 ♠Т", 3, ("vint.h5", "vint.107")),
    ("без козырей", "♠Д ♠К ♥2 ♥Т", 2, ("vint.h5", "vint.n5a")),
    ("♥", "♥2 ♥5 ♠Т ♥3", 2, ("vint.h5", "vint.n5a")),
]


@pytest.mark.parametrize(("trump", "cards", "place", "cites"), TAKEN)
def test_a_trick_is_taken_by_the_highest_trump_or_the_highest_card_led(
    trump: str, cards: str, place: int, cites: tuple[str, ...]
) -> None:
    score = rules_py.calculator("vint.trick")(trump=trump, trick=cards)
    assert (score.total, score.cites) == (place, cites)


def test_a_double_record_doubles_nothing_but_the_penalty() -> None:
    score = rules_py.calculator("vint.deal")(contract="два", trump="♥", tricks=7, honours=3, aces=2, double=True)
    assert score.items[-1].cites == ("vint.dvz.2a", "vint.dvz.3")


def test_letters_of_suits_are_read_in_either_case() -> None:
    read = [DECK.mask(text) for text in ("AH KS 10D QC", "Ah Ks 10d Qc", "♥Т ♠К ♦10 ♣Д")]
    assert read[0] == read[1] == read[2]
