"""«Преферанс»: entries, sheets and settlements, each case with its whole list of steps."""

from __future__ import annotations

from typing import Any

import pytest

import rules_py
from rules_py.families.preferans.options import FORMS, KUROCHKA, PLAIN, POT, Rules
from rules_py.families.preferans.readings import READINGS
from rules_py.families.preferans.rules import DECK, LEVELS, STRAINS, TABLES, cell, missing_tricks, price_rule, whist_quotas
from rules_py.families.preferans.settlement import net_whists, unfinished_whists
from rules_py.families.preferans.sheet import Cells, OldSheet, pot_parts
from rules_py.frame.readings import Chosen
from rules_py.games.preferans.entries import pass_entries, sold_aces
from rules_py.games.preferans.scoring import Facts, Outcome, contract_outcome

Steps = list[tuple[str, int | None, str, tuple[str, ...]]]
TAB = "preferans.tab.1"
CHOSEN = Chosen(READINGS)
HEARTS = {"level": "простая", "trump": "♥"}


def steps(score: rules_py.Score) -> Steps:
    return [(item.side, item.amount, item.text.replace("\u00a0", " "), item.cites) for item in score.items]


def calc(id: str, given: dict[str, Any], readings: dict[str, str] | None = None) -> rules_py.Score:
    return rules_py.calculator(f"preferans.{id}")(given, readings)


def chosen(**changed: str) -> Chosen:
    return Chosen(READINGS, {f"preferans.{name.replace('_', '-')}": choice for name, choice in changed.items()})


def facts(**changed: Any) -> Facts:
    given: dict[str, Any] = {
        "level": "семь", "price": 20, "price_rule": TAB, "tricks": 7, "whist": "оба", "whist_tricks": (2, 1), "own_kurochka": 0,
        "others_kurochka": (0, 0, 0), "kurochka_rule": "неограниченная", "endgame": False, "dealer": True, "record": 200,
        "donor_record": 0,
    }  # fmt: skip
    return Facts(**{**given, **changed})


def outcome(readings: Chosen = CHOSEN, **changed: Any) -> Outcome:
    return contract_outcome(facts(**changed), readings)


# A game and its kurochka


def test_a_limited_kurochka_gives_no_more_than_its_limit_and_enlarges_the_whist() -> None:
    score = calc("deal", {**HEARTS, "kurochka_rule": "20", "own_kurochka": 35, "whist_tricks": [2, 2]})
    assert steps(score)[2:] == [
        ("Играющий", 10, "С игровой записи списана цена игры", ("preferans.35", TAB)),
        ("Играющий", 20, "Со своей курочки", ("preferans.kur.2", "preferans.60")),
        ("", None, "Взятка вистующего стоит 30", ("preferans.36a", "preferans.36c")),
        ("Первый вистующий", 60, "2 взятки", ("preferans.36a",)),
        ("Второй вистующий", 60, "2 взятки", ("preferans.36a",)),
    ]
    assert (score.total, list(score.readings)) == (30, ["preferans.limited-whist"])


@pytest.mark.parametrize(
    ("rule", "own", "others", "taken"),
    [
        ("10", 7, (0, 0, 0), [(-1, 7)]), ("30", 40, (0, 0, 0), [(-1, 30)]), ("30", 0, (0, 50, 40), [(2, 30)]), ("нет", 9, (9, 9, 9), []),
        ("неограниченная", 0, (30, 25, 40), [(1, 20)]), ("неограниченная", 0, (0, 0, 0), []),
    ],
)  # fmt: skip
def test_a_made_game_takes_one_kurochka_up_to_its_limit(
    rule: str, own: int, others: tuple[int, ...], taken: list[tuple[int, int]]
) -> None:
    found = outcome(kurochka_rule=rule, own_kurochka=own, others_kurochka=others)
    assert found.kurochka == taken
    assert found.total == 20 + sum(amount for _, amount in taken) == found.game + found.taken
    assert "preferans.kurochka-topup" not in found.readings


def test_what_ones_own_kurochka_lacks_is_taken_from_the_smallest_ones_under_the_reading() -> None:
    given = {"kurochka_rule": "30", "own_kurochka": 8, "others_kurochka": (40, 5, 0)}
    plain, topped = outcome(**given), outcome(chosen(kurochka_topup="all"), **given)
    assert (plain.kurochka, topped.kurochka) == ([(-1, 8)], [(-1, 8), (1, 5), (0, 17)])
    assert (plain.whist_trick, topped.whist_trick) == (28, 50)
    assert plain.readings["preferans.kurochka-topup"] == "inferred"
    assert [(step.text, step.amount, step.on) for step in topped.steps if step.on is not None] == [
        ("С чужой курочки, где она меньше", 5, 1), ("За чужую курочку в висты вдесятеро", 50, 1),
        ("С чужой курочки, где она меньше", 17, 0), ("За чужую курочку в висты вдесятеро", 170, 0),
    ]  # fmt: skip


def test_an_exhausted_kurochka_leaves_nothing_to_top_up() -> None:
    found = outcome(chosen(kurochka_topup="all"), own_kurochka=20, others_kurochka=(5, 0, 0))
    assert (found.kurochka, found.readings) == ([(-1, 20)], {})


def test_a_lost_game_pays_for_the_kurochka_that_it_would_have_taken() -> None:
    found = outcome(tricks=5, whist_tricks=(3, 2), kurochka_rule="10", own_kurochka=4)
    assert (found.made, found.undertricks, found.remise, found.total, found.kurochka) == (False, 2, 48, -48, [])
    assert (found.whist_trick, found.whist_pay) == (24, [72, 48])
    assert [(one.text, one.cites, one.amount, one.role) for one in found.steps] == [
        ("Недобор 2: нужно 7, взято 5", ("preferans.34a",), None, ""),
        ("Ремиз: (20 + курочка 4) × 2", ("preferans.38", "preferans.39", TAB), -48, "Играющий"),
        ("Взятка вистующего стоит 24", ("preferans.36a", "preferans.36c"), None, ""),
        ("3\u00a0взятки", ("preferans.36a",), 72, "Первый вистующий"),
        ("2\u00a0взятки", ("preferans.36a",), 48, "Второй вистующий"),
        ("Консоляция: 10 × 2", ("preferans.48a",), 20, "Первый вистующий"),
        ("Консоляция: 10 × 2", ("preferans.48a",), 20, "Второй вистующий"),
        ("Консоляция: 20 × 2", ("preferans.48a", "preferans.4.c"), 40, "Сдающий"),
    ]
    assert set(found.readings) == {
        "preferans.limited-whist", "preferans.whist-when-lost", "preferans.consolation-extra",
    }  # fmt: skip


def test_a_kurochka_as_large_as_the_price_doubles_the_remise() -> None:
    found = outcome(tricks=6, whist_tricks=(2, 2), own_kurochka=20)
    assert (found.remise, found.steps[1].text, found.steps[1].cites) == (
        40, "Ремиз: (20 + курочка 20) × 1", ("preferans.38", TAB),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("choices", "pay"),
    [({}, 30), ({"limited_whist": "price"}, 20), ({"whist_when_lost": "taken"}, 20)],
)
def test_what_a_whisters_trick_costs_when_a_limited_kurochka_was_at_stake(choices: dict[str, str], pay: int) -> None:
    found = outcome(chosen(**choices), tricks=6, whist_tricks=(2, 2), kurochka_rule="10", own_kurochka=30)
    assert (found.whist_trick, found.whist_pay, found.remise) == (pay, [2 * pay, 2 * pay], 30)


def test_at_the_end_of_a_pool_a_lost_game_and_a_lazy_whister_pay_double() -> None:
    found = outcome(
        level="простая", price=10, tricks=8, whist="один", whist_tricks=(2,), endgame=True, own_kurochka=90, record=0
    )
    assert (found.kurochka, found.total, found.whist_trick, found.whist_pay, found.whist_remises) == (
        [(-1, 20)],
        20,
        20,
        [40],
        [0],
    )
    lost = outcome(level="простая", price=10, tricks=5, whist_tricks=(5, 0), endgame=True, own_kurochka=90, record=0)
    assert (lost.remise, lost.whist_trick, lost.whist_pay, lost.whist_remises) == (20, 20, [100, 0], [0, 40])
    assert [(one.text, one.cites, one.amount, one.role) for one in lost.steps][1:7] == [
        ("Ремиз: 10 × 2 × 1", ("preferans.62", TAB), -20, "Играющий"),
        ("Взятка вистующего стоит 20", ("preferans.36a", "preferans.62"), None, ""),
        ("5\u00a0взяток", ("preferans.36a",), 100, "Первый вистующий"),
        ("0\u00a0взяток", ("preferans.36a",), 0, "Второй вистующий"),
        ("Недобрано до нормы 2: ремиз по игре", ("preferans.62", "preferans.h1"), -40, "Второй вистующий"),
        ("На вистующего сдающий не пишет", ("preferans.49",), 0, "Сдающий"),
    ]
    assert "preferans.whist-when-lost" not in lost.readings and "preferans.limited-whist" not in lost.readings


def test_a_game_against_nobody_is_written_and_takes_the_kurochka() -> None:
    found = outcome(whist="никто", whist_tricks=(), tricks=0, own_kurochka=50)
    assert [(one.text, one.cites, one.amount) for one in found.steps] == [
        ("Оба спасовали: игра зачтена без розыгрыша", ("preferans.41",), None),
        ("С игровой записи списана цена игры", ("preferans.35", TAB), 20),
        ("Со своей курочки", ("preferans.kur.2", "preferans.61"), 20),
    ]
    assert (found.made, found.total, found.whist_trick, found.whist_pay, found.readings) == (
        True, 40, 0, [], {"preferans.pass-kurochka": "inferred"},
    )  # fmt: skip


# Records


def test_who_has_no_record_takes_anothers_and_writes_it_tenfold() -> None:
    found = outcome(record=0, donor_record=12)
    assert (found.game, found.donor_game, found.total) == (0, 12, 12)
    assert [(one.text, one.cites, one.amount, one.on) for one in found.steps[1:3]] == [
        ("Своей записи нет: цена игры взята с чужой", ("preferans.43", TAB), 12, -2),
        ("За чужую запись в висты вдесятеро", ("preferans.43",), 120, -2),
    ]
    assert found.readings == {}


def test_who_finds_no_record_anywhere_writes_nothing_off() -> None:
    found = outcome(record=0, donor_record=0)
    assert (found.total, [one.amount for one in found.steps[:3]]) == (0, [None, 0, None])


@pytest.mark.parametrize(("record", "game"), [(20, 20), (21, 20), (19, 19), (1, 1)])
def test_a_record_pays_for_the_game_as_far_as_it_goes(record: int, game: int) -> None:
    found = outcome(record=record, donor_record=100)
    assert (found.game, found.donor_game) == (game, 0)
    assert ("preferans.remainder" in found.readings) == (game < 20)


def test_what_ones_record_lacks_is_taken_from_another_under_the_reading() -> None:
    found = outcome(chosen(remainder="donor"), record=15, donor_record=100)
    assert (found.game, found.donor_game, found.total) == (15, 5, 20)
    assert [(one.text, one.amount, one.on) for one in found.steps[1:4]] == [
        ("С игровой записи списана цена игры", 15, None), ("Недостающее взято с чужой записи", 5, -2),
        ("За чужую запись в висты вдесятеро", 50, -2),
    ]  # fmt: skip


# Whisters


@pytest.mark.parametrize(
    ("level", "whist", "taken", "missing", "pooled"),
    [
        (0, "оба", (2, 2), (0, 0), (0, 0)), (0, "оба", (1, 3), (2, 0), (0, 0)), (0, "оба", (0, 1), (4, 2), (6, 0)),
        (0, "оба", (2, 0), (0, 4), (0, 4)), (1, "оба", (0, 0), (2, 2), (2, 2)), (1, "оба", (1, 0), (0, 2), (0, 2)), (2, "оба", (0, 0), (2, 2), (1, 1)),
        (3, "оба", (1, 0), (0, 2), (0, 0)), (0, "один", (1,), (2,), (2,)), (3, "один", (0,), (2,), (2,)),
        (0, "один с приглашением", (1, 1), (4, 0), (4, 0)), (1, "один с приглашением", (2, 1), (0, 0), (0, 0)),
        (2, "один с приглашением", (0, 0), (2, 0), (2, 0)),
    ],
)  # fmt: skip
def test_how_much_whisters_lack_in_halves_of_a_trick(
    level: int, whist: str, taken: tuple[int, ...], missing: tuple[int, ...], pooled: tuple[int, ...]
) -> None:
    assert missing_tricks(level, whist, taken, CHOSEN) == missing
    assert missing_tricks(level, whist, taken, chosen(pair_quota="pooled")) == pooled


def test_quotas_by_game_and_by_the_number_of_whisters() -> None:
    assert [whist_quotas(level, "один") for level in range(5)] == [(2,), (1,), (1,), (1,), (0,)]
    assert [whist_quotas(level, "один с приглашением") for level in range(5)] == [(4,), (2,), (1,), (1,), (0,)]
    assert [whist_quotas(level, "оба") for level in range(5)] == [(2, 2), (1, 1), (1, 1), (1, 1), (0, 0)]
    assert whist_quotas(0, "никто") == () == whist_quotas(4, "проверка")


def test_the_pair_reading_matters_only_where_somebody_is_below_his_quota() -> None:
    assert "preferans.pair-quota" not in outcome(whist_tricks=(1, 2)).readings
    assert "preferans.pair-quota" in outcome(whist_tricks=(3, 0)).readings
    assert "preferans.pair-quota" not in outcome(whist="один", whist_tricks=(0,), tricks=10).readings


def test_whisters_pay_the_plain_price_for_what_they_lack_even_with_a_kurochka() -> None:
    found = outcome(level="простая", price=10, tricks=8, whist_tricks=(0, 2), own_kurochka=50, dealer=False)
    assert (found.whist_trick, found.whist_pay, found.whist_remises) == (20, [0, 40], [20, 0])
    assert [(one.text, one.cites, one.amount, one.role) for one in found.steps][-1:] == [
        ("Недобрано до нормы 2: ремиз по игре", ("preferans.40", "preferans.h1"), -20, "Первый вистующий")
    ]


def test_tricks_that_are_not_divided_are_not_paid() -> None:
    found = outcome(tricks=6, whist_tricks=())
    assert (found.whist_trick, found.whist_pay, found.whist_remises, found.consolations) == (20, [], [], [10, 10, 20])


def test_consolations_stand_in_place_of_pay_under_the_reading() -> None:
    found = outcome(chosen(consolation_extra="instead"), tricks=6, whist_tricks=(3, 1))
    assert (found.whist_pay, found.consolations) == ([0, 0], [10, 10, 20])
    assert ("Игра проиграна: вместо платы за взятки пишут консоляцию", ("preferans.48a", "preferans.36a")) in [
        (one.text, one.cites) for one in found.steps
    ]
    assert outcome(chosen(consolation_extra="instead")).whist_pay == [40, 20]


@pytest.mark.parametrize(
    ("whist", "taken", "expected"),
    [
        ("один", (4,), [("Консоляция: 20 × 1", ("preferans.48b",), 20, "Первый вистующий"), ("Консоляция: 20 × 1", ("preferans.48a", "preferans.4.c"), 20, "Сдающий")]),
        ("один с приглашением", (4, 0), [("Консоляция: 20 × 1", ("preferans.48b",), 20, "Первый вистующий"), ("Консоляция: 20 × 1", ("preferans.48a", "preferans.4.c"), 20, "Сдающий")]),
    ],
)  # fmt: skip
def test_a_lone_whister_gets_both_consolations(whist: str, taken: tuple[int, ...], expected: list[Any]) -> None:
    found = outcome(tricks=6, whist=whist, whist_tricks=taken)
    assert [(one.text, one.cites, one.amount, one.role) for one in found.steps][-2:] == expected
    assert found.consolations == [20, 0, 20]


def test_a_checked_ten_that_is_made_pays_nobody() -> None:
    found = outcome(level="десять", price=50, tricks=10, whist="проверка", whist_tricks=())
    assert (found.made, found.whist_pay, found.total, found.consolations) == (True, [0, 0], 50, [0, 0, 0])
    assert [one.text for one in found.steps] == [
        "Игра сыграна: нужно 10, взято 10", "С игровой записи списана цена игры", "Взятка вистующего стоит 50",
    ]  # fmt: skip
    assert found.readings == {"preferans.ten-check": "inferred"}


# Misères


def test_a_made_misere_takes_the_kurochka_and_pays_no_tricks() -> None:
    found = outcome(
        level="малый мизер", price=5, price_rule="preferans.mizer.4", tricks=0, whist_tricks=(), others_kurochka=(0, 3, 0)
    )
    assert [(one.text, one.cites, one.amount, one.on) for one in found.steps] == [
        ("Малый мизер: взяток не взято", ("preferans.mizer.4",), None, None),
        ("С игровой записи списана цена игры", ("preferans.35", "preferans.mizer.4"), 5, None),
        ("С чужой курочки, где она меньше", ("preferans.kur.3", "preferans.61"), 3, 1),
        ("За чужую курочку в висты вдесятеро", ("preferans.kur.4", "preferans.37"), 30, 1),
        ("За взятки на мизере и уверте не платят", ("preferans.76",), None, None),
    ]
    assert (found.whist_pay, found.consolations, found.total) == ([0, 0], [0, 0, 0], 8)


def test_a_misere_that_nobody_whists_is_still_made_by_its_tricks() -> None:
    found = outcome(level="большой мизер", price=10, price_rule="preferans.mizer.2", tricks=0, whist="никто", whist_tricks=())
    assert (found.made, found.total, found.steps[0].text) == (True, 10, "Большой мизер: взяток не взято")
    lost = outcome(level="большой мизер", price=10, price_rule="preferans.mizer.2", tricks=3, whist="никто", whist_tricks=())
    assert (lost.made, lost.remise) == (False, 30) and "pass-kurochka" not in str(lost.readings)


# Parts of the pot


def test_whisters_of_a_part_of_the_pot_are_paid_by_the_price() -> None:
    found = outcome(part=33, own_kurochka=9, kurochka_rule="нет")
    assert (found.part, found.total, found.whist_trick, found.whist_pay) == (33, 33, 20, [40, 20])
    assert (found.steps[1].text, found.steps[1].cites) == ("Часть котла: 33 за любую игру", ("preferans.kotel.4",))


@pytest.mark.parametrize(
    ("pot", "parts", "shares"), [(100, 3, [33, 33, 34]), (7, 1, [7]), (600, 2, [300, 300]), (2, 3, [0, 0, 2])]
)
def test_a_pot_is_divided_into_equal_parts_and_a_rest(pot: int, parts: int, shares: list[int]) -> None:
    assert pot_parts(pot, parts) == shares


# Sold aces and распасы


@pytest.mark.parametrize(
    ("talon", "amount", "text"),
    [
        ("♠Т ♥Т", 40, "Проданы два туза"), ("♠ТК", 30, "Проданы туз и король одной масти"), ("♥КТ", 30, "Проданы туз и король одной масти"),
        ("♠Т ♥К", 20, "Продан туз"), ("♦7 ♦Т", 20, "Продан туз"), ("♦КД", 0, "Тузов в прикупе нет"), ("♣Т ♦7", 20, "Продан туз"),
    ],
)  # fmt: skip
def test_what_the_dealer_writes_for_the_talon(talon: str, amount: int, text: str) -> None:
    assert sold_aces(DECK.mask(talon), "простая", CHOSEN) == (amount, text, ("preferans.50",), ())


@pytest.mark.parametrize("level", ["малый мизер", "большой мизер", "малый уверт", "большой уверт"])
def test_nothing_is_written_for_aces_sold_to_a_game_without_tricks(level: str) -> None:
    amount, text, cites, used = sold_aces(DECK.mask("♠ТК"), level, CHOSEN)
    assert (amount, text, cites) == (0, f"К игре «{level}» за тузов не пишут", ("preferans.76",))
    assert [one.id for one in used] == (["preferans.aces-uvert"] if "уверт" in level else [])


@pytest.mark.parametrize(
    ("form", "where", "cites"),
    [
        (KUROCHKA, "в курочку", ("preferans.53",)), (POT, "в котёл", ("preferans.53", "preferans.kotel.1")),
        (PLAIN, "с записи долой", ("preferans.53", "preferans.h15")),
    ],
)  # fmt: skip
def test_tricks_of_pass_play_are_written_where_the_form_keeps_them(form: str, where: str, cites: tuple[str, ...]) -> None:
    game, kurochka, written = pass_entries(3, 40, 2, form)
    assert (game, kurochka) == (0, 26)
    assert [(one.text.replace("\u00a0", " "), one.cites, one.amount) for one in written] == [
        (f"3 взятки на распасах: по 2 {where}", cites, -6), ("Ренонсы: 10 × 2 в курочку", ("preferans.54b",), -20),
    ]  # fmt: skip


@pytest.mark.parametrize(("record", "game"), [(40, 10), (10, 10), (9, 9), (1, 1), (0, 0)])
def test_clean_hands_in_pass_play_write_ten_off_their_record(record: int, game: int) -> None:
    written, kurochka, rows = pass_entries(0, record)
    assert (written, kurochka, len(rows), rows[0].amount) == (game, 0, 1, game)
    assert rows[0].cites == (("preferans.52",) if record else ("preferans.56",))


# Prices


def test_the_five_tables_of_prices() -> None:
    rows = {
        "1": [(4, 6, 8, 10, 12), (8, 12, 16, 20, 24), (12, 18, 24, 30, 36), (16, 24, 32, 40, 48), (20, 30, 40, 50, 60)],
        "2": [(4, 6, 8, 10, 12), (14, 16, 18, 20, 22), (24, 26, 28, 30, 32), (34, 36, 38, 40, 42), (44, 46, 48, 50, 52)],
        "3": [(14, 16, 18, 20, 22), (24, 26, 28, 30, 32), (34, 36, 38, 40, 42), (44, 46, 48, 50, 52), (54, 56, 58, 60, 62)],
        "4": [(10,) * 5, (20,) * 5, (30,) * 5, (40,) * 5, (50,) * 5],
        "винтящая": [(4, 6, 8, 10, 12), (8, 12, 16, 20, 24), (16, 24, 32, 40, 48), (32, 48, 64, 80, 96), (64, 96, 128, 160, 192)],
    }  # fmt: skip
    assert list(rows) == list(TABLES)
    for table, prices in rows.items():
        for level, row in enumerate(prices):
            assert tuple(cell(table, level, strain, CHOSEN) for strain in range(5)) == row
            assert all(type(cell(table, level, strain, CHOSEN)) is int for strain in range(5))


def test_only_ten_diamonds_of_the_fourth_table_follow_the_misprint() -> None:
    misprint = chosen(ten_diamonds="40")
    changed = [
        (table, level, strain)
        for table in TABLES
        for level in range(len(LEVELS))
        for strain in range(len(STRAINS))
        if cell(table, level, strain, misprint) != cell(table, level, strain, CHOSEN)
    ]
    assert changed == [("4", 4, 2)] and cell("4", 4, 2, misprint) == 40


@pytest.mark.parametrize(
    ("level", "rule"),
    [
        ("малый мизер", "preferans.mizer.4"), ("большой мизер", "preferans.mizer.2"), ("малый уверт", "preferans.uvert.6"),
        ("большой уверт", "preferans.uvert.6"), ("семь", "preferans.tab.5"),
    ],
)  # fmt: skip
def test_every_price_names_its_rule(level: str, rule: str) -> None:
    assert price_rule("винтящая", level) == rule
    assert [price_rule(table, "семь") for table in TABLES] == [f"preferans.tab.{place}" for place in range(1, 6)]


# The sheet


def sheet(**rules: Any) -> OldSheet:
    return OldSheet(Rules(**{"players": 3, "record": 40, **rules}))


def test_a_cell_remembers_what_stood_in_it_and_a_copy_is_its_own() -> None:
    cells = Cells([5, 0], "начало", ("preferans.43",))
    twin = cells.clone()
    twin.add(0, 3, "ремиз", ("preferans.38",))
    twin.add(1, 0)
    twin.add(1, -2)
    assert (cells.values, cells.trails) == ([5, 0], [[(5, 5, "начало", ("preferans.43",))], []])
    assert (twin.values, twin[0], twin.trails) == (
        [8, -2], 8, [[(5, 5, "начало", ("preferans.43",)), (8, 3, "ремиз", ("preferans.38",))], [(-2, -2, "", ())]],
    )  # fmt: skip


def test_a_copy_of_a_sheet_changes_nothing_in_the_first() -> None:
    first = sheet(form=POT)
    twin = first.clone()
    twin.whists.write(0, 1, 30)
    twin.write_off(0, 10)
    twin.put_remise(1, 20)
    twin.kurochka.add(2, 5)
    twin.new_pot.add(2, 5)
    twin.parts.append(9)
    assert first.snapshot() == sheet(form=POT).snapshot()
    assert twin.snapshot() == {
        "record": (30, 40, 40), "kurochka": (0, 0, 5), "pot": (0, 20, 0), "new_pot": (0, 0, 5), "parts": (9,),
        "whists": ((0, 30, 0), (0, 0, 0), (0, 0, 0)),
    }  # fmt: skip


def test_nobody_writes_whists_upon_himself() -> None:
    first = sheet()
    first.whists.write(1, 1, 50)
    first.whists.write(1, 2, 50)
    assert (first.whists.matrix(), first.totals()) == ([[0, 0, 0], [0, 0, 50], [0, 0, 0]], [0, 50, -50])


@pytest.mark.parametrize(
    ("form", "rows"),
    [
        (PLAIN, ((40, 47, 40), (0, 0, 0), (0, 0, 0))), (KUROCHKA, ((40, 40, 40), (0, 7, 0), (0, 0, 0))),
        (POT, ((40, 40, 40), (0, 0, 0), (0, 7, 0))),
    ],
)  # fmt: skip
def test_a_remise_goes_where_the_form_keeps_it(form: str, rows: tuple[tuple[int, ...], ...]) -> None:
    one = sheet(form=form)
    one.put_remise(1, 7)
    shot = one.snapshot()
    assert (shot["record"], shot["kurochka"], shot["pot"]) == rows


@pytest.mark.parametrize("form", FORMS)
def test_only_a_pool_with_kurochka_is_exhibited_to_and_only_while_records_last(form: str) -> None:
    one = sheet(form=form, exhibit=15)
    put = 15 if form == KUROCHKA else 0
    assert (one.exhibit(2), one.kurochka.values) == (put, [0, 0, put])
    for seat in range(3):
        one.write_off(seat, 40)
    assert one.exhibit(0) == 0 and one.endgame == (form == KUROCHKA)
    assert one.kurochka_rule == ("неограниченная" if form == KUROCHKA else "нет")


def test_a_record_that_lasts_keeps_the_pool_from_its_end() -> None:
    one = sheet(form=KUROCHKA)
    one.write_off(0, 40)
    one.write_off(1, 40)
    one.write_off(2, 39)
    assert (one.records_gone, one.endgame, one.finished()) == (False, False, False)
    one.write_off(2, 1)
    assert (one.records_gone, one.endgame, one.finished()) == (True, True, True)
    one.kurochka.add(1, 1)
    assert (one.finished(), one.left()) == (False, [0, 1, 0])


def played_out(pot: tuple[int, int, int], **rules: Any) -> OldSheet:
    one = sheet(form=POT, **rules)
    for seat, amount in enumerate(pot):
        one.write_off(seat, 40)
        one.put_remise(seat, amount)
    return one


def test_a_pot_is_divided_once_and_a_new_one_after_it() -> None:
    one = played_out((30, 10, 5), parts=2)
    assert (one.divide_pot(), one.parts, one.part) == (2, [22, 23], 22)
    assert one.divide_pot() == 0
    one.put_remise(2, 8)
    assert (one.new_pot.values, one.pot.values) == ([0, 0, 8], [30, 10, 5])
    one.take_part(0, CHOSEN)
    one.take_part(0, CHOSEN)
    assert (one.parts, one.part, one.pot.values, one.finished()) == ([], None, [0, 0, 0], False)
    assert (one.divide_pot(), one.parts, one.pot.values, one.new_pot.values) == (2, [4, 4], [0, 0, 8], [0, 0, 0])


def test_an_empty_pot_and_one_that_is_still_played_for_are_not_divided() -> None:
    assert played_out((0, 0, 0)).divide_pot() == 0
    early = sheet(form=POT)
    early.put_remise(0, 30)
    assert early.divide_pot() == 0
    assert played_out((1, 0, 0), parts=3).divide_pot() == 1


def test_a_part_is_taken_from_the_owners_in_proportion_the_rest_from_the_first_who_has_it() -> None:
    one = played_out((10, 20, 15), parts=2)
    one.divide_pot()
    assert one.take_part(1, CHOSEN) == [(0, 6, 60), (1, 9, 0), (2, 7, 70)]
    assert one.take_part(0, chosen(pot_owner="plain")) == [(0, 4, 0), (1, 11, 11), (2, 8, 8)]
    assert one.whists.matrix() == [[0, 11, 8], [60, 0, 70], [0, 0, 0]]


def test_a_finished_pool_is_settled_by_its_whists_alone() -> None:
    one = sheet(form=KUROCHKA)
    for seat in range(3):
        one.write_off(seat, 40)
    one.whists.write(0, 1, 90)
    one.whists.write(2, 0, 25)
    entries = one.settle()
    assert [(seat, step.text, step.amount, on) for seat, step, on in entries] == [
        (0, "Итог: свои висты без чужих", 65, None), (1, "Итог: свои висты без чужих", -90, None),
        (2, "Итог: свои висты без чужих", 25, None),
    ]  # fmt: skip
    assert entries[0][1].cites == ("preferans.calc.1", "preferans.calc.2", "preferans.calc.ex3")


def test_a_stopped_pool_writes_what_is_left_upon_those_who_have_more() -> None:
    one = sheet(form=KUROCHKA)
    one.write_off(0, 40)
    one.write_off(1, 10)
    one.kurochka.add(1, 3)
    entries = one.settle()
    assert [(seat, step.text, step.cites, step.amount, on) for seat, step, on in entries[:3]] == [
        (0, "Пулька не доиграна: остатки 0 и 33", ("preferans.h12",), 110, 1),
        (0, "Пулька не доиграна: остатки 0 и 40", ("preferans.h12",), 133, 2),
        (1, "Пулька не доиграна: остатки 33 и 40", ("preferans.h12",), 23, 2),
    ]
    assert [(seat, step.amount) for seat, step, _ in entries[3:]] == [(0, 243), (1, -87), (2, -156)]


# Settlement


def test_what_a_stopped_pool_leaves_is_shared_by_the_number_of_players() -> None:
    assert unfinished_whists([0, 12]) == [[0, 60], [0, 0]]
    assert unfinished_whists([7, 0, 7]) == [[0, 0, 0], [23, 0, 23], [0, 0, 0]]
    assert net_whists([[0, 5, 1], [2, 0, 0], [0, 9, 0]]) == [4, -12, 8]


def test_the_source_settles_990_at_five_stakes_and_the_reading_rounds_them() -> None:
    given = {"own": [1340, 570, 2720], "against": [690, 1520, 1430]}
    for stake, dropped, nearest in (("1/100", 9, 10), ("1/20", 49, 49), ("1/10", 99, 99), ("1/8", 123, 124), ("1/4", 247, 247)):
        plain = calc("settlement", {**given, "stake": stake})
        other = calc("settlement", {**given, "stake": stake}, {"preferans.rounding": "nearest"})
        assert (plain.extra["money"], other.extra["money"]) == (dropped, nearest)
        assert list(plain.readings) == ([] if stake == "1/10" else ["preferans.rounding"])
    assert steps(calc("settlement", {**given, "stake": "1/8"})) == [
        ("", 1340, "Первый: вы на него", ("preferans.calc.1", "preferans.36b")),
        ("", 570, "Второй: вы на него", ("preferans.calc.1", "preferans.36b")),
        ("", 2720, "Третий: вы на него", ("preferans.calc.1", "preferans.36b")),
        ("", 4630, "Сумма выигрышей", ("preferans.calc.1", "preferans.calc.ex1")),
        ("", -690, "Первый: он на вас", ("preferans.calc.2",)),
        ("", -1520, "Второй: он на вас", ("preferans.calc.2",)),
        ("", -1430, "Третий: он на вас", ("preferans.calc.2",)),
        ("", -3640, "Сумма проигрышей", ("preferans.calc.2", "preferans.calc.ex2")),
        ("", 990, "Чистый выигрыш: 4 630 − 3 640", ("preferans.calc.ex3",)),
        ("", None, "По 1/8 копейки за очко, дробь отброшена: 1 р. 23 к.", ("preferans.calc.ex4",)),
    ]
    summary = calc("settlement", {**given, "stake": "1/100"}).summary.replace("\u00a0", " ")
    assert summary == "Чистый выигрыш 990 очков, 9 коп."


def test_a_loss_is_said_as_a_loss_and_rounded_like_a_win() -> None:
    given = {"own": [10], "against": [1000], "stake": "1/100"}
    score = calc("settlement", given, {"preferans.rounding": "nearest"})
    assert (score.total, score.extra["money"], score.summary.replace("\u00a0", " ")) == (
        -990,
        -10,
        "Чистый проигрыш 990 очков, 10 коп.",
    )
    assert steps(score)[-1][2] == "По 1/100 копейки за очко, до ближайшей копейки: −10 коп."
    even = calc("settlement", {"own": [5], "against": [5]})
    assert (even.total, steps(even)[-2][2]) == (0, "Чистый выигрыш: 5 − 5")


def test_a_whole_sheet_is_settled_with_every_step() -> None:
    given = {"players": 3, "whists": [100, 0, 30, 20, 0, 5], "records": [0, 0, 6], "kurochka": [0, 3, 0], "stake": "1/10"}
    score = calc("sheet", given)
    assert steps(score) == [
        ("Первый", 100, "Свои висты на остальных", ("preferans.calc.1",)),
        ("Первый", -30, "Висты остальных на него", ("preferans.calc.2",)),
        ("Первый", 10, "За остаток: второй 3, первый 0", ("preferans.h12",)),
        ("Первый", 20, "За остаток: третий 6, первый 0", ("preferans.h12",)),
        ("Первый", None, "130 − 30 = 100, 10 коп.", ("preferans.calc.1", "preferans.calc.2", "preferans.calc.ex4")),
        ("Второй", 50, "Свои висты на остальных", ("preferans.calc.1",)),
        ("Второй", -105, "Висты остальных на него", ("preferans.calc.2",)),
        ("Второй", -10, "За остаток: второй 3, первый 0", ("preferans.h12",)),
        ("Второй", 10, "За остаток: третий 6, второй 3", ("preferans.h12",)),
        ("Второй", None, "60 − 115 = −55, −5 коп.", ("preferans.calc.1", "preferans.calc.2", "preferans.calc.ex4")),
        ("Третий", 5, "Свои висты на остальных", ("preferans.calc.1",)),
        ("Третий", -20, "Висты остальных на него", ("preferans.calc.2",)),
        ("Третий", -20, "За остаток: третий 6, первый 0", ("preferans.h12",)),
        ("Третий", -10, "За остаток: третий 6, второй 3", ("preferans.h12",)),
        ("Третий", None, "5 − 50 = −45, −4 коп.", ("preferans.calc.1", "preferans.calc.2", "preferans.calc.ex4")),
    ]
    assert {side: sum(one[1] or 0 for one in steps(score) if one[0] == side) for side in score.sides} == score.sides
    assert (score.total, score.extra["money"], list(score.readings)) == (100, [10, -5, -4], [])
    assert score.summary.replace("\u00a0", " ") == "Больше всех у игрока «первый»: 100 очков."


@pytest.mark.parametrize(
    ("given", "field", "text"),
    [
        ({"players": 4, "whists": [1] * 6}, "whists", "Висты: нужно чисел: 12, получено 6"),
        ({"records": [1, 2]}, "records", "Остатки записей: нужно чисел: 3, получено 2"),
        ({"kurochka": [1]}, "kurochka", "Остатки курочки: нужно чисел: 3, получено 1"),
    ],
)
def test_a_sheet_with_holes_is_refused(given: dict[str, Any], field: str, text: str) -> None:
    with pytest.raises(rules_py.frame.errors.InputError) as error:
        calc("sheet", given)
    assert (error.value.field, error.value.text) == (field, text)


def test_sitting_down_to_the_game_step_by_step() -> None:
    score = calc("setup", {"players": 4, "kind": "простой", "table": "1"})
    assert steps(score) == [
        ("", 4, "Игроков 4", ("preferans.players",)),
        ("", None, "Простой: ремиз убавляет запись", ("preferans.kinds", "preferans.prost.1")),
        ("", None, "Места по вынутым картам, сдают по очереди", ("preferans.5", "preferans.h8")),
        ("", None, "Снимает сосед справа", ("preferans.13a",)),
        ("", 10, "Из 32 карт по две троим, по 10 на руку", ("preferans.1", "preferans.3", "preferans.4", "preferans.11")),
        ("", 2, "Прикуп", ("preferans.3",)),
        ("", None, "Сдающий не играет", ("preferans.4.b",)),
        ("", None, "Первым говорит и выходит сосед слева", ("preferans.7a", "preferans.13b")),
        ("", None, "Козыря до торговли нет", ("preferans.6",)),
        ("", None, "Списывают с 200 или 300", ("preferans.tab.start",)),
    ]
    assert score.extra["free"] == ["сдающий"]
    assert [step[2] for step in steps(calc("setup", {"players": 2, "table": "винтящая"})) if "preferans.2.b" in step[3]] == [
        "Третья рука — болван, в торговле она закрыта"
    ]
    assert calc("setup", {"players": 3}).extra == {"hand": 10, "talon": 2, "free": [], "start": [200, 300]}


def test_the_forms_of_settlement_open_with_the_example_of_the_book_and_keep_their_bounds() -> None:
    one, all_ = (
        {param.name: param for param in rules_py.calculator(f"preferans.{id}").params} for id in ("settlement", "sheet")
    )
    declared = [
        (form[name].default, getattr(form[name], "high", None), getattr(form[name], "most", None))
        for form, name in ((one, "own"), (one, "against"), (all_, "whists"), (all_, "records"), (all_, "kurochka"))
    ]
    assert declared == [
        ((1340, 570, 2720), 10_000_000, 4),
        ((690, 1520, 1430), 10_000_000, 4),
        ((120, 60, 200, 40, 80, 100), 10_000_000, 20),
        ((), 100_000, 5),
        ((), 100_000, 5),
    ]
    players, whists = all_["players"], all_["whists"]
    assert players.default == 3
    assert getattr(players, "choices", None) == ((2, "двое"), (3, "трое"), (4, "четверо"), (5, "пятеро"))
    assert getattr(whists, "pairs", None) is True
    book = calc("settlement", {})
    assert (book.total, book.extra) == (990, {"won": 4630, "lost": 3640, "money": 99})
