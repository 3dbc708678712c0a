"""«Преферанс»: prices, quotas, what is written after a deal: whole lists of steps, readings, refusals."""

from __future__ import annotations

from typing import Any

import pytest

import rules_py
from rules_py.families.preferans.readings import READINGS
from rules_py.frame.errors import InputError
from rules_py.frame.readings import Chosen
from rules_py.games.preferans.scoring import Facts, Outcome, contract_outcome

Steps = list[tuple[str, int | None, str, tuple[str, ...]]]


def steps(score: rules_py.Score) -> Steps:
    return [(item.side, item.amount, item.text.replace("\u00a0", " "), item.cites) for item in score.items]


def calc(id: str, given: dict[str, Any], readings: dict[str, str] | None = None) -> rules_py.Score:
    return rules_py.calculator(f"preferans.{id}")(given, readings)


def refused(id: str, given: dict[str, Any]) -> tuple[str, str]:
    with pytest.raises(InputError) as error:
        calc(id, given)
    return error.value.field, error.value.text


HEARTS = {"level": "простая", "trump": "♥"}
TAB = "preferans.tab.1"


def test_a_lost_game_writes_remise_whists_and_consolations() -> None:
    score = calc("deal", {**HEARTS, "tricks": 4, "whist_tricks": [3, 3]})
    assert steps(score) == [
        ("", None, "Простая ♥: цена 10", (TAB,)),
        ("", None, "Недобор 2: нужно 6, взято 4", ("preferans.34a",)),
        ("Играющий", -20, "Ремиз: 10 × 2", ("preferans.38", TAB)),
        ("", None, "Взятка вистующего стоит 10", ("preferans.36a",)),
        ("Первый вистующий", 30, "3 взятки", ("preferans.36a",)),
        ("Второй вистующий", 30, "3 взятки", ("preferans.36a",)),
        ("Первый вистующий", 20, "Консоляция: 10 × 2", ("preferans.48a",)),
        ("Второй вистующий", 20, "Консоляция: 10 × 2", ("preferans.48a",)),
        ("Сдающий", 40, "Консоляция: 20 × 2", ("preferans.48a", "preferans.4.c")),
    ]
    assert (score.total, score.sides) == (-20, {"Первый вистующий": 50, "Второй вистующий": 50, "Сдающий": 40})
    assert score.grade == "inferred" and list(score.readings) == ["preferans.consolation-extra"]


def test_a_made_game_takes_the_smallest_kurochka_of_the_others_tenfold() -> None:
    score = calc("deal", {"level": "семь", "trump": "♥", "tricks": 7, "whist_tricks": [2, 1], "others_kurochka": [0, 10, 30]})
    assert steps(score)[1:] == [
        ("", None, "Игра сыграна: нужно 7, взято 7", ("preferans.34a",)),
        ("Играющий", 20, "С игровой записи списана цена игры", ("preferans.35", TAB)),
        ("Играющий", 10, "С чужой курочки, где она меньше", ("preferans.kur.3", "preferans.61")),
        ("Играющий", 100, "За чужую курочку в висты вдесятеро", ("preferans.kur.4", "preferans.37")),
        ("", None, "Взятка вистующего стоит 30", ("preferans.36a", "preferans.36c")),
        ("Первый вистующий", 60, "2 взятки", ("preferans.36a",)),
        ("Второй вистующий", 30, "1 взятка", ("preferans.36a",)),
    ]
    assert list(score.readings) == ["preferans.kurochka-topup", "preferans.short-kurochka-whist"]


def test_of_equal_kurochki_the_nearest_at_the_left_is_taken() -> None:
    score = calc("deal", {**HEARTS, "others_kurochka": [0, 8, 8]})
    assert (score.extra["kurochka_from"], score.extra["kurochka"]) == ("визави", 8)


def test_an_invited_player_neither_writes_nor_pays_and_the_inviter_answers_for_both_hands() -> None:
    score = calc("deal", {**HEARTS, "record": 0, "tricks": 7, "whist": "один с приглашением", "whist_tricks": [1, 2]})
    assert steps(score)[2:] == [
        ("Играющий", 10, "Своей записи нет: цена игры взята с чужой", ("preferans.43", TAB)),
        ("Играющий", 100, "За чужую запись в висты вдесятеро", ("preferans.43",)),
        ("", None, "Взятка вистующего стоит 10", ("preferans.36a",)),
        ("Первый вистующий", 30, "3 взятки двух рук", ("preferans.36a", "preferans.prigl.3")),
        ("Второй вистующий", 0, "Приглашённый не пишет и не платит", ("preferans.prigl.3",)),
        ("Первый вистующий", -10, "Недобрано до нормы 1: ремиз по игре", ("preferans.40", "preferans.h2")),
        ("Сдающий", 0, "На вистующего сдающий не пишет", ("preferans.49",)),
    ]


def test_a_lost_misere_pays_nobody_and_a_small_kurochka_enlarges_the_remise() -> None:
    score = calc("deal", {"level": "большой мизер", "tricks": 2, "own_kurochka": 4})
    assert steps(score) == [
        ("", None, "Большой мизер: цена 10", ("preferans.mizer.2",)),
        ("", None, "Большой мизер: взято 2", ("preferans.mizer.2",)),
        ("Играющий", -28, "Ремиз: (10 + курочка 4) × 2", ("preferans.38", "preferans.39", "preferans.mizer.2")),
        ("", None, "За взятки на мизере и уверте не платят", ("preferans.76",)),
        ("", None, "Консоляций на мизере и уверте нет", ("preferans.76",)),
    ]


def test_the_check_of_a_ten_shares_the_whist_pay() -> None:
    score = calc("deal", {"level": "десять", "trump": "♥", "tricks": 8, "whist": "проверка", "dealer": False})
    assert steps(score)[2:] == [
        ("Играющий", -100, "Ремиз: 50 × 2", ("preferans.38", TAB)),
        ("", None, "Взятка вистующего стоит 50", ("preferans.36a",)),
        ("Первый вистующий", 50, "Проверка нашла взятку: запись за вист пополам", ("preferans.34b",)),
        ("Второй вистующий", 50, "Вторая половина", ("preferans.34b",)),
        ("Первый вистующий", 20, "Консоляция: 10 × 2", ("preferans.48a",)),
        ("Второй вистующий", 20, "Консоляция: 10 × 2", ("preferans.48a",)),
    ]
    assert score.sides == {"Первый вистующий": 70, "Второй вистующий": 70}


def test_at_the_end_of_a_pool_everything_counts_double() -> None:
    score = calc("deal", {**HEARTS, "tricks": 9, "whist": "один", "whist_tricks": [1], "endgame": True, "own_kurochka": 60})
    assert steps(score)[2:] == [
        ("", None, "Записей больше нет: играют на одну курочку, всё вдвойне", ("preferans.62",)),
        ("Играющий", 20, "Со своей курочки", ("preferans.kur.2", "preferans.62")),
        ("", None, "Взятка вистующего стоит 20", ("preferans.36a", "preferans.62")),
        ("Первый вистующий", 20, "1 взятка", ("preferans.36a",)),
        ("Первый вистующий", -20, "Недобрано до нормы 1: ремиз по игре", ("preferans.62", "preferans.42a")),
        ("Сдающий", 0, "На вистующего сдающий не пишет", ("preferans.49",)),
    ]


def test_a_record_smaller_than_the_price_is_written_off_to_zero() -> None:
    score = calc("deal", {**HEARTS, "record": 6, "whist_tricks": [2, 2]})
    assert (score.extra["game"], score.extra["donor_game"], score.total) == (6, 0, 6)
    assert steps(score)[3] == ("", None, "Записи было 6: излишек 4 пропадает", ("preferans.43",))


@pytest.mark.parametrize(
    ("reading", "choice", "given", "key", "default", "other"),
    [
        ("kurochka-topup", "all", {**HEARTS, "others_kurochka": [4, 8, 0]}, "kurochka", 4, 10),
        ("whist-when-lost", "taken", {**HEARTS, "tricks": 5, "own_kurochka": 10}, "whist_trick", 20, 10),
        ("limited-whist", "price", {**HEARTS, "kurochka_rule": "20", "own_kurochka": 20}, "whist_trick", 30, 10),
        ("pass-kurochka", "no", {**HEARTS, "whist": "никто", "own_kurochka": 10}, "kurochka", 10, 0),
        ("pair-quota", "pooled", {**HEARTS, "tricks": 7, "whist_tricks": [0, 3]}, "whist_remises", [20, 0], [10, 0]),
        ("pair-quota", "pooled", {**HEARTS, "tricks": 8, "whist_tricks": [1, 1]}, "whist_remises", [10, 10], [10, 10]),
        ("pair-quota", "pooled", {**HEARTS, "tricks": 7, "whist_tricks": [2, 1]}, "whist_remises", [0, 10], [0, 10]),
        ("remainder", "donor", {**HEARTS, "record": 6}, "donor_game", 0, 4),
        ("consolation-extra", "instead", {**HEARTS, "tricks": 5, "whist_tricks": [3, 2]}, "whist_pay", [30, 20], [0, 0]),
        ("misere-kurochka", "no", {"level": "малый мизер", "tricks": 0, "own_kurochka": 9}, "kurochka", 5, 0),
        ("ten-diamonds", "40", {"table": "4", "level": "десять", "trump": "♦", "tricks": 10, "whist": "никто"}, "price", 50, 40),
    ],
)  # fmt: skip
def test_a_reading_changes_what_is_written(
    reading: str, choice: str, given: dict[str, Any], key: str, default: Any, other: Any
) -> None:
    plain = calc("deal", given)
    assert plain.extra[key] == default
    assert (f"preferans.{reading}" in plain.readings) == (default != other)
    assert calc("deal", given, {f"preferans.{reading}": choice}).extra[key] == other


def test_two_whisters_who_share_a_missing_trick_pay_half_of_it_each() -> None:
    given = {"level": "восемь", "trump": "♥", "tricks": 10, "whist_tricks": [0, 0]}
    score = calc("deal", given, {"preferans.pair-quota": "pooled"})
    assert steps(score)[-3:-1] == [
        ("Первый вистующий", -15, "Недобрано до нормы 1/2: ремиз по игре", ("preferans.40", "preferans.h1")),
        ("Второй вистующий", -15, "Недобрано до нормы 1/2: ремиз по игре", ("preferans.40", "preferans.h1")),
    ]


def test_the_left_neighbours_kurochka_is_not_ones_own() -> None:
    score = calc("deal", {**HEARTS, "others_kurochka": [10, 0, 0]})
    assert (score.extra["kurochka_from"], score.extra["whist_on_owner"], score.total) == ("слева", 100, 20)


@pytest.mark.parametrize(
    ("whist", "taken", "dealer", "consolations"),
    [
        ("оба", [3, 3], True, [20, 20, 40]), ("оба", [3, 3], False, [20, 20, 0]), ("один", [6], True, [40, 0, 40]),
        ("один с приглашением", [6, 0], True, [40, 0, 40]),
    ],
)  # fmt: skip
def test_consolations_by_the_number_of_whisters(whist: str, taken: list[int], dealer: bool, consolations: list[int]) -> None:
    given = {**HEARTS, "tricks": 4, "whist": whist, "whist_tricks": taken, "dealer": dealer}
    assert calc("deal", given).extra["consolations"] == consolations


def test_all_figures_are_whole_numbers() -> None:
    extra = calc("deal", {**HEARTS, "tricks": 8, "whist_tricks": [1, 1], "own_kurochka": 5}).extra
    rows = [
        value if isinstance(value, list) else [value] for key, value in extra.items() if key not in ("made", "kurochka_from")
    ]
    assert all(type(one) is int for row in rows for one in row)


def part_of_the_pot(tricks: int, whist: str = "оба") -> Outcome:
    facts = Facts(
        level="простая", price=10, price_rule="preferans.tab.1", tricks=tricks, whist=whist, whist_tricks=(), own_kurochka=7,
        others_kurochka=(9,), kurochka_rule="неограниченная", endgame=False, dealer=False, record=50, donor_record=0, part=33,
    )  # fmt: skip
    return contract_outcome(facts, Chosen(READINGS))


def test_a_part_of_the_pot_is_the_only_gain_and_the_measure_of_the_remise() -> None:
    won = part_of_the_pot(6)
    assert (won.total, won.part, won.game, won.kurochka, won.whist_trick) == (33, 33, 0, [], 10)
    lost = part_of_the_pot(3)
    assert (lost.total, lost.remise, lost.part) == (-99, 99, 0)
    assert [(step.text, step.cites, step.amount) for step in lost.steps if step.role == "Играющий"] == [
        ("Ремиз в новый котёл: 33 × 3", ("preferans.kotel.5", "preferans.kotel.6"), -99)
    ]


def test_a_reading_that_does_not_matter_is_not_in_the_chain() -> None:
    assert calc("deal", {**HEARTS, "whist_tricks": [2, 2]}).grade == "sure"


@pytest.mark.parametrize(
    ("given", "field", "text"),
    [
        ({"level": "десять", "whist": "оба"}, "whist", "Кто вистует: на десять не вистуют; выберите «никто» или «проверка»"),
        ({"level": "семь", "whist": "проверка"}, "whist", "Кто вистует: проверяют только десять"),
        ({"whist": "один", "whist_tricks": [2, 2]}, "whist_tricks", "Взятки вистующих: нужно чисел: 1, получено 2"),
        ({"whist_tricks": [4]}, "whist_tricks", "Взятки вистующих: нужно чисел: 2, получено 1"),
        ({"whist_tricks": [2, 3]}, "whist_tricks", "Взятки вистующих: вместе с 6 играющего должно быть 10, а вышло 11"),
        ({"tricks": 11}, "tricks", "Взяток у играющего: введите число от 0 до 10, получено 11"),
        ({"others_kurochka": [1, 2, 3, 4, 5]}, "others_kurochka", "Курочка остальных: не больше 4 чисел"),
    ],
)
def test_facts_that_do_not_go_together_are_refused(given: dict[str, Any], field: str, text: str) -> None:
    assert refused("deal", given) == (field, text)


@pytest.mark.parametrize(
    ("table", "level", "trump", "price"),
    [
        ("1", "девять", "♣", 24), ("2", "десять", "без козырей", 52), ("3", "простая", "♠", 14), ("4", "восемь", "♥", 30),
        ("винтящая", "десять", "♠", 64), ("1", "малый мизер", "♠", 5), ("3", "большой уверт", "♥", 20), ("2", "малый уверт", "♠", 15),
    ],
)  # fmt: skip
def test_prices_by_table(table: str, level: str, trump: str, price: int) -> None:
    assert calc("price", {"table": table, "level": level, "trump": trump}).total == price


def test_the_pooled_quota_is_one_for_both() -> None:
    assert calc("quota", {"level": "семь"}).extra["whister"] == [1, 1]
    assert calc("quota", {"level": "семь"}, {"preferans.pair-quota": "pooled"}).extra["whister"] == [2]
    assert calc("quota", {"level": "десять"}).extra["whister"] == []


def test_pass_play_writes_clean_hands_tricks_and_revokes() -> None:
    score = calc("raspasy", {"tricks": [0, 0, 7, 3], "records": [40, 0, 40, 4], "revokes": [0, 0, 1, 0]})
    assert steps(score) == [
        ("Сдающий", 10, "Ни одной взятки: с игровой записи списано", ("preferans.52",)),
        ("Слева", 0, "Взяток нет, но записи уже нет: десяти не получает", ("preferans.56",)),
        ("Визави", -14, "7 взяток на распасах: по 2 в курочку", ("preferans.53",)),
        ("Визави", -10, "Ренонсы: 10 × 1 в курочку", ("preferans.54b",)),
        ("Справа", -6, "3 взятки на распасах: по 2 в курочку", ("preferans.53",)),
    ]
    assert (score.extra["game"], score.extra["kurochka"]) == ([10, 0, 0, 0], [0, 0, 24, 6])
    assert calc("raspasy", {"players": 3, "tricks": [0, 4, 6], "records": [6, 40, 40]}).extra["game"] == [6, 0, 0]


@pytest.mark.parametrize(
    ("given", "field", "text"),
    [
        ({"players": 3, "tricks": [1, 2, 3, 4]}, "tricks", "Взятки: нужно чисел: 3, получено 4"),
        ({"tricks": [1, 2, 3, 3]}, "tricks", "Взятки: на распасах их 10, а вышло 9"),
        ({"records": [1]}, "records", "Игровые записи: нужно чисел: 4, получено 1"),
        ({"revokes": [1]}, "revokes", "Ренонсы: нужно чисел: 4, получено 1"),
    ],
)
def test_impossible_pass_play_is_refused(given: dict[str, Any], field: str, text: str) -> None:
    assert refused("raspasy", given) == (field, text)


def test_a_pot_that_does_not_divide_leaves_its_rest_to_the_last_part() -> None:
    score = calc("kotel", {"pot": 100, "parts": 3, "undertricks": 2})
    assert score.extra == {"part": 33, "last_part": 34, "remise": 66, "new_pot": 66}
    assert steps(score)[2] == ("", None, "Остаток идёт в последнюю часть: 34", ("preferans.h5",))


def test_the_minimum_after_a_ten_leaves_lower_suits_without_a_game() -> None:
    levels = calc("minimum", {"level": "десять", "trump": "♦"}).extra["levels"]
    assert levels == {"♠": None, "♣": None, "♦": "десять", "♥": "десять", "без козырей": "десять"}


def test_the_ladder_ends_at_ten_without_trumps() -> None:
    assert calc("ladder", {"level": "десять", "trump": "♥", "steps": 5}).extra["bids"] == ["десять без козырей"]
    assert steps(calc("ladder", {"level": "десять", "trump": "без козырей"})) == [
        ("", None, "Выше десяти без козырей заявок нет", ("preferans.7e",))
    ]


def test_aces_sold_to_an_uvert_follow_their_reading() -> None:
    given = {"talon": "♠Т ♥Т", "level": "малый уверт"}
    assert calc("sold-aces", given).total == 0
    assert calc("sold-aces", given, {"preferans.aces-uvert": "yes"}).total == 40
    assert calc("sold-aces", {"talon": "♠Т ♥Т", "level": "малый мизер"}, {"preferans.aces-uvert": "yes"}).total == 0
    assert calc("sold-aces", {"talon": "♣8 ♦8"}).total == 0


def test_a_loss_is_rounded_towards_zero_too() -> None:
    score = calc("settlement", {"own": [0], "against": [990], "stake": "1/100"})
    assert (score.total, score.extra["money"]) == (-990, -9)
    assert refused("settlement", {"own": [], "against": []}) == ("own", "Ваши висты на остальных: введите хотя бы одно число")
    assert refused("settlement", {"own": [1, 2], "against": [1]})[0] == "against"


def test_a_whole_sheet_of_four_is_settled_to_zero() -> None:
    whists = [100, 0, 50, 30, 20, 10, 0, 0, 40, 60, 70, 80]
    score = calc("sheet", {"players": 4, "whists": whists, "records": [0, 4, 8, 0], "kurochka": [0, 0, 0, 20], "stake": "1/4"})
    totals = score.extra["totals"]
    assert isinstance(totals, list)
    assert totals == [60 + 10 + 20 + 50, -110 - 10 + 10 + 40, -60 - 20 - 10 + 30, 110 - 50 - 40 - 30] and sum(totals) == 0
    assert score.extra["money"] == [35, -17, -15, -2]


@pytest.mark.parametrize(
    ("fault", "given", "expected"),
    [
        ("ренонс играющего", {"tricks": 5, "whist_missing": [1, 0], "declarer_revokes": 1}, (20, 0, 0)),
        ("ренонс вистующего", {"whist_missing": [2, 1], "whister_revokes": 1}, (0, 30, 0)),
        ("ренонс обоих", {"declarer_revokes": 2, "whister_revokes": 1, "other_tricks": 3}, (20, 10, 0)),
    ],
)
def test_revokes_are_paid_by_the_guilty(fault: str, given: dict[str, Any], expected: tuple[int, int, int]) -> None:
    extra = calc("penalty", {"fault": fault, **HEARTS, **given}).extra
    assert (extra["declarer_remise"], extra["whister_remise"], extra["other_remise"]) == expected


@pytest.mark.parametrize(
    ("reading", "choice", "given", "default", "other"),
    [
        ("peek-remise", "simple", {"fault": "смотрел прикуп", "level": "восемь", "trump": "♥"}, 30, 10),
        ("declarer-revoke", "yes", {"fault": "ренонс играющего", **HEARTS, "declarer_revokes": 1}, 0, 10),
        (
            "whister-revoke",
            "one",
            {"fault": "ренонс вистующего", **HEARTS, "whist_missing": [2, 0], "whister_revokes": 1},
            30,
            20,
        ),
    ],
)
def test_a_reading_changes_a_penalty(reading: str, choice: str, given: dict[str, Any], default: int, other: int) -> None:
    assert calc("penalty", given).total == default
    assert calc("penalty", given, {f"preferans.{reading}": choice}).total == other


def test_the_innocent_whister_pays_only_under_his_reading() -> None:
    given = {"fault": "ренонс вистующего", **HEARTS, "whist_missing": [0, 1], "whister_revokes": 1}
    assert calc("penalty", given).extra["other_remise"] == 0
    assert calc("penalty", given, {"preferans.revoke-others": "yes"}).extra["other_remise"] == 10


def test_a_revoke_at_a_misere_lets_the_game_stand() -> None:
    score = calc("penalty", {"fault": "ренонс вистующего", "level": "малый мизер", "tricks": 3})
    assert steps(score) == [
        ("", None, "Малый мизер: цена 5", ("preferans.mizer.4",)),
        ("Играющий", 5, "Играющий списывает как за сыгранный мизер", ("preferans.71",)),
        ("Виновный", -15, "Виновный ставит за взятки играющего: 5 × 3", ("preferans.71",)),
    ]


def test_the_declarers_own_revoke_at_a_misere_is_left_open_by_the_source() -> None:
    score = calc("penalty", {"fault": "ренонс играющего", "level": "большой мизер", "tricks": 1})
    assert score.extra["declarer_remise"] == 10 and "источник не говорит" in score.choices[0].text


def test_a_deal_out_of_turn_stands_once_cards_are_seen_and_other_mistakes_by_the_reading() -> None:
    seen = {"mistake": "открылась карта", "hands_seen": True}
    assert calc("deal-error", seen).extra["outcome"] == "пересдача"
    assert calc("deal-error", seen, {"preferans.misdeal-timely": "all"}).extra["outcome"] == "сдача остаётся"


@pytest.mark.parametrize(
    ("given", "revoke", "cites"),
    [
        ({"led": "♦К", "hand": "♦7 ♥9", "card": "♥9"}, True, ("preferans.25", "preferans.28")),
        ({"led": "♦К", "hand": "♠Т ♥9", "card": "♠Т"}, True, ("preferans.26", "preferans.28")),
        ({"led": "♦К", "hand": "♠Т ♥9", "card": "♥9"}, False, ("preferans.26", "preferans.h9")),
        ({"led": "♦К", "hand": "♠Т ♣9", "card": "♣9"}, False, ("preferans.27",)),
        ({"led": "♦К", "hand": "♦7 ♣9", "card": "♦7"}, False, ("preferans.25",)),
    ],
)
def test_a_revoke_is_recognised(given: dict[str, Any], revoke: bool, cites: tuple[str, ...]) -> None:
    score = calc("revoke", {"trump": "♥", **given})
    assert (score.extra["revoke"], score.items[0].cites) == (revoke, cites)


def test_a_revoke_needs_a_card_of_the_hand() -> None:
    assert refused("revoke", {"hand": "♠Т", "card": "♠9"}) == ("card", "Он положил: этой карты нет среди карт игрока")
    assert refused("revoke", {"led": "♠Т", "hand": "♠Т", "card": "♠Т"})[0] == "hand"


def test_cards_shown_early_leave_the_lead_to_the_whisters() -> None:
    score = calc("exposed", {"tricks": 5})
    assert score.choices[0].who == "Вистующие" and score.extra["undertricks"] == 1
    assert calc("exposed", {"sure": True}).choices == []
    silent = calc("exposed", {"who": "вистующий"})
    assert silent.summary.startswith("Источники не решают") and silent.extra["decided"] is False


def test_words_are_forbidden_but_the_source_names_no_penalty() -> None:
    for fault, rule in (("подсказка вистующего", "preferans.24"), ("слово не в очередь", "preferans.17")):
        score = calc("words", {"fault": fault})
        assert score.items[0].cites == (rule,) and "источники не решают" in score.choices[0].text


def test_open_cards_tell_whether_a_misere_is_caught() -> None:
    caught = calc("exact", {"declarer": "♠Т", "left": "♠7", "right": "♥7", "leader": "слева"})
    assert (caught.total, caught.summary) == (1, "Мизер ловится: 1\u00a0взятка.")
    assert caught.items[1].text == "Слева: ♠7; справа: ♥7; играющий: ♠Т"
    assert calc("exact", {"declarer": "♠8", "left": "♠9", "right": "♥7"}).summary == "Мизер не ловится."
    game = calc("exact", {"game": "♥", "declarer": "♥7 ♠Т", "left": "♠КД", "right": "♣ТК", "leader": "справа"})
    assert game.total == 2


def test_open_cards_must_be_dealt_fairly() -> None:
    assert refused("exact", {"declarer": "♠8", "left": "♠8", "right": "♥7"}) == (
        "left", "Вистующий слева: ♠8 уже у играющего",
    )  # fmt: skip
    assert refused("exact", {"declarer": "♠8", "left": "♠9", "right": "♥78"})[0] == "right"


def test_five_players_leave_two_without_cards() -> None:
    score = calc("setup", {"players": 5, "kind": "с котлом", "table": "винтящая"})
    assert (score.extra["free"], score.extra["start"]) == (["сдающий", "слева от сдающего"], [700, 800])
    assert {"preferans.5.b", "preferans.h3", "preferans.kotel.1", "preferans.tab.start"} <= set(score.cites)
    assert "preferans.2.b" in calc("setup", {"players": 2}).cites
