"""«Гусарский» and «Современный преферанс»: what a game writes, step by step, and the sheet of today."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import rules_py
from rules_py.families.preferans.options import Rules
from rules_py.frame.readings import Chosen
from rules_py.games.gusarskij.scoring import DuelOutcome, duel_outcome, whist_quota
from rules_py.games.preferans_modern import scoring as modern
from rules_py.games.preferans_modern.scoring import (
    ModernOutcome,
    Prices,
    exact_text,
    missing_whists,
    modern_outcome,
    pass_price,
    prices_of,
    totals_of,
)
from rules_py.games.preferans_modern.sheet import ModernSheet

Row = tuple[str, int | None, str, tuple[str, ...]]


def rows(found: DuelOutcome | ModernOutcome) -> list[Row]:
    return [(one.role, one.amount, one.text.replace("\u00a0", " "), one.cites) for one in found.steps]


def hussars(**changed: str) -> Chosen:
    return Chosen(
        rules_py.game("gusarskij").readings, {f"gusarskij.{name.replace('_', '-')}": choice for name, choice in changed.items()}
    )


def today(**changed: str) -> Chosen:
    return Chosen(
        rules_py.game("preferans-modern").readings,
        {f"preferans-modern.{name.replace('_', '-')}": choice for name, choice in changed.items()},
    )


# Two players


def test_a_passed_game_of_two_is_written_and_costs_nothing() -> None:
    found = duel_outcome("семь", 20, 0, "пас", hussars())
    assert rows(found) == [("", None, "Соперник спасовал: игра зачтена без розыгрыша", ("gusarskij.9", "gusarskij.1"))]
    figures = (found.made, found.undertricks, found.remise_plain, found.remise, found.whist_pay, found.consolation)
    assert (*figures, found.whister_remise, found.on_declarer, found.readings) == (True, 0, 0, 0, 0, 0, 0, 0, {})


def test_a_made_game_of_two_pays_the_whisters_tricks() -> None:
    found = duel_outcome("семь", 20, 8, "один", hussars())
    assert rows(found) == [
        ("", None, "Игра сыграна: нужно 7, взято 8", ("gusarskij.11",)),
        ("Вистующий", 40, "2 взятки по 20", ("gusarskij.14",)),
    ]
    assert (found.made, found.remise, found.consolation, found.whister_remise, found.on_declarer) == (True, 0, 0, 0, 40)
    assert found.readings == {"gusarskij.trick-pay": "inferred", "gusarskij.alone-quota": "inferred"}


def test_a_lost_game_of_two_adds_remise_pay_and_consolation() -> None:
    found = duel_outcome("восемь", 24, 5, "с прикупом", hussars())
    assert rows(found) == [
        ("", None, "Недобор 3: нужно 8, взято 5", ("gusarskij.11",)),
        ("Вистующий", 720, "Ремиз 24 × 3, в висты вдесятеро", ("gusarskij.12", "gusarskij.13")),
        ("Вистующий", 120, "5 взяток по 24", ("gusarskij.14",)),
        ("Вистующий", 60, "Консоляция: 20 × 3", ("gusarskij.15",)),
    ]
    assert (found.undertricks, found.remise_plain, found.remise, found.whist_pay, found.consolation) == (3, 72, 720, 120, 60)
    assert (found.made, found.on_declarer, found.whister_remise) == (False, 900, 0)
    assert found.readings == {"gusarskij.trick-pay": "inferred"}


@pytest.mark.parametrize(
    ("level", "tricks", "whist", "lack", "price"),
    [
        ("простая", 9, "один", 1, 10), ("простая", 10, "один", 2, 10), ("простая", 8, "с прикупом", 2, 10), ("семь", 10, "один", 1, 20),
        ("семь", 10, "с прикупом", 2, 20), ("восемь", 10, "с прикупом", 1, 30), ("девять", 10, "один", 1, 40),
    ],
)  # fmt: skip
def test_a_whister_of_two_pays_for_what_he_lacks(level: str, tricks: int, whist: str, lack: int, price: int) -> None:
    found = duel_outcome(level, price, tricks, whist, hussars())
    text = f"Вистующий недобрал {lack}: ремиз {price} × {lack}, в висты вдесятеро"
    assert rows(found)[-1] == ("Играющий", 10 * price * lack, text, ("gusarskij.10", "gusarskij.h2"))
    assert found.whister_remise == 10 * price * lack


def test_the_quota_of_one_whister_matters_from_seven_on() -> None:
    assert [whist_quota(level, "один", hussars()) for level in range(5)] == [2, 1, 1, 1, 0]
    assert [whist_quota(level, "один", hussars(alone_quota="same")) for level in range(5)] == [2, 2, 1, 1, 0]
    assert [whist_quota(level, "с прикупом", hussars()) for level in range(5)] == [4, 2, 1, 1, 0]
    assert "gusarskij.alone-quota" not in duel_outcome("простая", 10, 6, "один", hussars()).readings
    assert "gusarskij.alone-quota" not in duel_outcome("семь", 20, 7, "с прикупом", hussars()).readings
    assert duel_outcome("семь", 20, 9, "один", hussars(alone_quota="same")).whister_remise == 200


def test_a_checked_ten_of_two_asks_no_quota() -> None:
    found = duel_outcome("десять", 50, 9, "проверка", hussars())
    assert rows(found) == [
        ("", None, "Недобор 1: нужно 10, взято 9", ("gusarskij.11",)),
        ("Вистующий", 500, "Ремиз 50 × 1, в висты вдесятеро", ("gusarskij.12", "gusarskij.13")),
        ("Вистующий", 50, "1 взятка по 50", ("gusarskij.14",)),
        ("Вистующий", 20, "Консоляция: 20 × 1", ("gusarskij.15",)),
    ]
    assert found.readings == {"gusarskij.trick-pay": "inferred", "preferans.ten-check": "inferred"}


def test_tricks_of_a_misere_of_two_are_not_paid() -> None:
    found = duel_outcome("малый мизер", 5, 2, "один", hussars())
    assert rows(found) == [
        ("", None, "Малый мизер: взяток 2", ("gusarskij.2", "preferans.mizer.1")),
        ("Вистующий", 100, "Ремиз 5 × 2, в висты вдесятеро", ("gusarskij.12", "gusarskij.13")),
    ]
    clean = duel_outcome("малый мизер", 5, 0, "один", hussars())
    assert (clean.made, found.made, clean.on_declarer, clean.readings) == (True, False, 0, {})


def test_every_trick_is_worth_ten_under_the_reading() -> None:
    assert duel_outcome("семь", 20, 7, "один", hussars(trick_pay="ten")).whist_pay == 30


# Pool, mountain, whists


def test_the_table_of_today() -> None:
    assert [prices_of(level) for level in (*modern.LEVELS, "мизер")] == [
        Prices(2, 4, 2, 4), Prices(4, 8, 4, 8), Prices(6, 12, 6, 12), Prices(8, 16, 8, 16), Prices(10, 20, 10, 20), Prices(10, 20, 0, 0),
    ]  # fmt: skip


def played(level: str, tricks: int, whist: str, taken: tuple[int, ...], **more: Any) -> ModernOutcome:
    readings = more.pop("readings", today())
    return modern_outcome(level, tricks, whist, taken, more.get("gentleman", False), more.get("soft", False), readings)


def test_a_made_eight_fills_the_pool_and_both_whisters_write() -> None:
    found = played("восемь", 8, "оба", (2, 0))
    assert rows(found) == [
        ("", None, "Игра сыграна: нужно 8, взято 8", ("preferans.34a", "preferans-modern.h2")),
        ("Играющий", 6, "Удача: цена игры в пулю", ("preferans-modern.tab", "preferans-modern.sheet")),
        ("Первый вистующий", 24, "2 взятки по 12", ("preferans-modern.tab",)),
        ("Второй вистующий", 0, "0 взяток по 12", ("preferans-modern.tab",)),
        ("Второй вистующий", 6, "Недобрано вистов 1: в гору", ("preferans-modern.tab", "preferans-modern.9b")),
    ]
    assert (found.made, found.undertricks, found.pool, found.mountain, found.whists, found.whist_mountain) == (
        True, 0, 6, 0, [24, 0], [0, 6],
    )  # fmt: skip
    assert found.readings == {}


def test_a_lost_six_fills_the_mountain() -> None:
    found = played("шесть", 4, "оба", (3, 3))
    assert rows(found)[:2] == [
        ("", None, "Недобор 2: нужно 6, взято 4", ("preferans.34a", "preferans-modern.h2")),
        ("Играющий", 8, "В гору: 4 × 2", ("preferans-modern.tab", "preferans-modern.sheet")),
    ]
    assert (found.made, found.pool, found.mountain, found.whists, found.whist_mountain) == (False, 0, 8, [12, 12], [0, 0])


@pytest.mark.parametrize(
    ("whist", "text", "cites"),
    [
        ("никто", "Оба спасовали: игра зачтена без розыгрыша", ("preferans.41", "preferans-modern.h2")),
        ("свой", "«Свой» вист не разыгрывают: игра и висты пишутся сразу", ("preferans-modern.6",)),
    ],
)
def test_a_game_without_play_is_made(whist: str, text: str, cites: tuple[str, ...]) -> None:
    found = played("шесть", 0, whist, ())
    assert (rows(found)[0], found.made, found.pool, found.mountain) == (("", None, text, cites), True, 2, 0)
    assert found.whists == ([8] if whist == "свой" else []) and found.whist_mountain == []


def test_own_whist_is_written_for_two_tricks_or_four() -> None:
    found = played("шесть", 0, "свой", ())
    assert rows(found)[2:] == [("Вистующий", 8, "«Свой»: 2 взятки по 4", ("preferans-modern.6", "preferans-modern.tab"))]
    assert found.readings == {"preferans-modern.own-whist": "inferred"}
    assert rows(played("шесть", 0, "свой", (), readings=today(own_whist="four-tricks")))[2][1:3] == (
        16,
        "«Свой»: 4 взятки по 4",
    )


def test_a_misere_writes_ten_or_twenty_for_every_trick() -> None:
    made, lost = played("мизер", 0, "оба", ()), played("мизер", 3, "оба", ())
    assert rows(made) == [
        ("", None, "Мизер: взяток не взято", ("preferans-modern.3",)),
        ("Играющий", 10, "Удача: цена игры в пулю", ("preferans-modern.tab", "preferans-modern.sheet")),
    ]
    assert rows(lost) == [
        ("", None, "Мизер: взято 3", ("preferans-modern.3",)),
        ("Играющий", 60, "В гору: 20 × 3", ("preferans-modern.tab", "preferans-modern.sheet")),
    ]
    assert (made.whists, made.whist_mountain, lost.pool, lost.undertricks) == ([], [], 0, 3)


def test_the_check_of_a_ten_shares_its_whists() -> None:
    found = played("десять", 9, "проверка", ())
    assert rows(found)[2:] == [
        ("Первый вистующий", 10, "Проверка: запись за вист пополам", ("preferans.34b", "preferans-modern.tab")),
        ("Второй вистующий", 10, "Проверка: запись за вист пополам", ("preferans.34b", "preferans-modern.tab")),
    ]
    assert set(found.readings) == {"preferans-modern.ten", "preferans.ten-check"} and found.mountain == 20
    assert "preferans-modern.ten" in played("десять", 9, "оба", (1, 0)).readings
    assert "preferans-modern.ten" in played("десять", 9, "один", (1,)).readings
    assert "preferans-modern.ten" not in played("девять", 9, "оба", (1, 0)).readings


def test_gentlemen_share_and_others_write_what_is_over_the_norm() -> None:
    shared = played("семь", 6, "один", (4,), gentleman=True)
    assert rows(shared)[2:] == [
        ("Вистующий", 16, "Отобрано 4 взятки по 8: пополам", ("preferans-modern.8a", "preferans-modern.tab")),
        ("Пасующий", 16, "Отобрано 4 взятки по 8: пополам", ("preferans-modern.8a", "preferans-modern.tab")),
    ]
    assert shared.readings == {}
    greedy = played("семь", 6, "один", (4,))
    assert rows(greedy)[2:] == [
        ("Вистующий", 32, "4 взятки по 8", ("preferans-modern.8b", "preferans-modern.tab")),
        ("Пасующий", 8, "Сверх нормы 1 взятка", ("preferans-modern.8b", "preferans-modern.tab")),
    ]
    assert greedy.readings == {"preferans-modern.over-norm": "inferred"}
    assert played("семь", 6, "один", (4,), readings=today(over_norm="over-quota")).whists == [32, 16]
    assert played("шесть", 7, "один", (3,), readings=today(over_norm="over-quota")).whists == [12, 0]


def test_a_lone_whister_answers_for_both_hands() -> None:
    found = played("шесть", 8, "один", (2,))
    assert rows(found)[-1] == (
        "Вистующий", 4, "Недобрано вистов 2: в гору", ("preferans-modern.tab", "preferans-modern.h2", "preferans.h2"),
    )  # fmt: skip
    assert found.whist_mountain == [4]
    assert played("шесть", 8, "оба", ()).whists == [] == played("шесть", 8, "один", ()).whists
    assert played("шесть", 8, "оба", ()).whist_mountain == []


@pytest.mark.parametrize(
    ("level", "taken", "hard", "soft"),
    [
        (0, (1, 3), (2, 0), (2, 0)), (0, (0, 0), (4, 4), (4, 4)), (1, (2, 0), (0, 2), (0, 0)), (1, (1, 0), (0, 2), (0, 2)),
        (1, (0, 1), (2, 0), (2, 0)), (1, (0, 0), (2, 2), (2, 2)), (2, (0, 0), (2, 2), (1, 1)), (2, (1, 0), (0, 2), (0, 0)),
        (3, (0, 1), (2, 0), (2, 0)), (4, (0, 0), (0, 0), (0, 0)),
    ],
)  # fmt: skip
def test_what_two_whisters_lack(level: int, taken: tuple[int, ...], hard: tuple[int, ...], soft: tuple[int, ...]) -> None:
    assert missing_whists(level, "оба", taken, False) == hard
    assert missing_whists(level, "оба", taken, True) == soft


def test_half_a_trick_is_written_as_half_a_trick() -> None:
    found = played("восемь", 10, "оба", (0, 0), soft=True)
    assert found.whist_mountain == [3, 3] and rows(found)[-1][2] == "Недобрано вистов 1/2: в гору"


def test_pass_play_costs_two_four_and_then_six() -> None:
    assert [pass_price(streak) for streak in range(1, 6)] == [2, 4, 6, 6, 6]


# The sheet of today


def test_a_sheet_is_settled_against_the_average() -> None:
    whists = [[0, 30, 0], [6, 0, 0], [0, 12, 0]]
    found = totals_of([10, 4, 1], [0, 6, 20], whists, today())
    assert found == [
        Fraction(10 * 26 + 20 * (30 - 15), 3) + 24, Fraction(10 * (26 - 18) + 20 * (12 - 15), 3) - 36,
        Fraction(10 * (26 - 60) + 20 * (3 - 15), 3) + 12,
    ]  # fmt: skip
    assert sum(found) == 0 == sum(totals_of([10, 4, 1], [0, 6, 20], whists, today(ratio="5")))
    assert totals_of([3, 0], [0, 1], [[0, 0], [0, 0]], today(ratio="5")) == [Fraction(25, 2), Fraction(-25, 2)]


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Fraction(74), "74"), (Fraction(-116), "−116"), (Fraction(220, 3), "73 1/3"), (Fraction(-1, 3), "−1/3"), (Fraction(2, 3), "2/3"),
        (Fraction(0), "0"), (Fraction(-7, 2), "−3 1/2"),
    ],
)  # fmt: skip
def test_exact_sums_are_written_out(value: Fraction, text: str) -> None:
    assert exact_text(value) == text


def blank(readings: Chosen | None = None, **rules: Any) -> ModernSheet:
    return ModernSheet(Rules(players=3, **rules), readings or today())


def test_a_fresh_sheet_is_empty_and_open_to_sixes() -> None:
    assert blank().snapshot() == {
        "pool": (0, 0, 0), "mountain": (0, 0, 0), "whists": ((0, 0, 0), (0, 0, 0), (0, 0, 0)), "streak": 0, "locked": False,
    }  # fmt: skip
    assert blank().just_left is False


def test_pass_play_locks_the_auction_until_a_game_is_made() -> None:
    one = blank()
    assert (one.note_passes(), one.note_passes(), one.locked, one.just_left) == (1, 2, True, False)
    one.note_game(False)
    assert (one.streak, one.locked, one.just_left) == (2, True, False)
    one.note_game(True)
    assert (one.streak, one.locked, one.just_left) == (0, False, True)
    one.note_game(True)
    assert (one.streak, one.locked, one.just_left) == (0, False, False)
    one.note_passes()
    one.just_left = True
    one.note_passes()
    assert one.just_left is False
    left = blank(today(exit_lost="exit"))
    left.note_passes()
    left.note_game(False)
    assert (left.streak, left.locked, left.just_left) == (0, False, True)


def test_a_copy_of_the_sheet_is_its_own() -> None:
    one = blank()
    one.note_passes()
    twin = one.clone()
    twin.pool.add(0, 4)
    twin.mountain.add(1, 8)
    twin.whists.write(0, 1, 5)
    assert one.snapshot()["pool"] == (0, 0, 0) == one.snapshot()["mountain"]
    assert (twin.streak, twin.locked, twin.just_left, twin.readings) == (1, True, False, one.readings)
    assert twin.snapshot()["whists"][0] == (0, 5, 0) and one.snapshot()["whists"][0] == (0, 0, 0)


def test_a_pool_is_over_when_somebody_has_the_agreed_points() -> None:
    one = blank(target=10)
    one.pool.add(1, 9)
    assert one.finished() is False
    one.pool.add(1, 1)
    assert one.finished() is True
    one.pool.add(1, 300)
    assert one.finished() is True
    timed = blank(target=10, until="на время")
    timed.pool.add(1, 90)
    assert timed.finished() is False


def test_the_settlement_says_what_it_is_made_of() -> None:
    one = blank()
    one.pool.add(0, 4)
    one.mountain.add(2, 5)
    one.whists.write(1, 0, 7)
    assert [(seat, step.text, step.amount, step.cites, on) for seat, step, on in one.settle()] == [
        (0, "Итог: пуля 4, гора 0, висты −7: 63", 63, ("preferans-modern.h1", "preferans-modern.ratio"), None),
        (1, "Итог: пуля 0, гора 0, висты 7: −3", -3, ("preferans-modern.h1", "preferans-modern.ratio"), None),
        (2, "Итог: пуля 0, гора 5, висты 0: −60", -60, ("preferans-modern.h1", "preferans-modern.ratio"), None),
    ]
    one.pool.add(1, 1)
    assert one.totals() == [56, 10, -66] and sum(one.exact()) == 0
