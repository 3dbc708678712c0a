"""«Винт»: what people argue about — revokes, open cards, turns, who answers — with whole lists of steps."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rules_py
from rules_py.frame.errors import InputError

GAME = import_module("rules_py.games.vint").Vint()
NBSP = "\u00a0"


def calc(id: str, readings: Any = None, **given: Any) -> rules_py.Score:
    return rules_py.calculator(f"vint.{id}")(given, readings)


def steps(score: rules_py.Score) -> list[tuple[str, int | None, str, tuple[str, ...]]]:
    return [(item.side, item.amount, item.text, item.cites) for item in score.items]


def choices(score: rules_py.Score) -> list[tuple[str, str, tuple[str, ...]]]:
    return [(one.who, one.text, one.cites) for one in score.choices]


def refused(id: str, **given: Any) -> tuple[str, str]:
    with pytest.raises(InputError) as error:
        calc(id, **given)
    return error.value.field, error.value.text


def judged(action: str, readings: Any = None, **given: Any) -> tuple[bool, str, tuple[str, ...]]:
    state = GAME.position(given, readings)
    verdict = GAME.judge(state, action, state.asker)
    return verdict.allowed, verdict.text, verdict.cites


# Revokes


def test_declarers_who_revoked_hand_over_three_tricks_and_pay_what_they_then_lack() -> None:
    score = calc("revoke", contract="три", trump="♥", offenders="назначившие", tricks=9)
    assert steps(score) == [
        ("Назначившие", None, "Масть была, а её не дали, и взятка закрыта: три, ♥", ("vint.146",)),
        ("Назначившие", None, f"Отдают 3{NBSP}взятки: 9 − 3 = 6", ("vint.147",)),
        ("Противники", None, "Прибавляют их к своим: 4 + 3 = 7", ("vint.147",)),
        ("Противники", 9000, f"Недобор: 9 − 6 = 3, по 3{NBSP}000", ("vint.32", "vint.r20a", "vint.r21")),
        ("", None, f"У виновных осталось 6{NBSP}взяток: шлема нет", ("vint.149",)),
        ("Назначившие", None, "Под чертой у виновных 0 + 180 = 180, не больше 490", ("vint.150", "vint.r5b")),
    ]
    assert score.sides == {"Назначившие": 0, "Противники": 9000}
    assert score.grade == "inferred"


def test_offenders_with_two_tricks_pay_for_the_third_and_suffer_a_grand_slam() -> None:
    score = calc("revoke", contract="четыре", offenders="противники", tricks=11)
    assert steps(score)[3:6] == [
        ("Назначившие", 4000, f"До 3 не хватило: 1{NBSP}взятка по 4{NBSP}000", ("vint.148", "vint.r21")),
        ("Назначившие", None, "Обязательных взяток 10: недобора нет", ("vint.32", "vint.r20a")),
        ("Назначившие", 2000, f"У виновных осталось 0{NBSP}взяток: на них пишут большой шлем", ("vint.149", "vint.r19b")),
    ]
    assert score.sides == {"Назначившие": 6000, "Противники": 0}


def test_a_declared_slam_lost_by_a_revoke_gives_its_premium_to_the_opponents() -> None:
    score = calc("revoke", contract="малый шлем", offenders="назначившие", tricks=12)
    assert ("Противники", 5000, "Назначенный малый шлем не сделан", ("vint.r22a", "vint.r19a")) in steps(score)
    assert score.sides == {"Назначившие": 50, "Противники": 18000 + 5000}


def test_a_declared_slam_saved_by_the_opponents_revoke_pays_the_declarers() -> None:
    score = calc("revoke", contract="малый шлем", offenders="противники", tricks=10)
    assert ("Назначившие", 5000, "Назначенный малый шлем сделан", ("vint.r19a",)) in steps(score)
    assert score.extra["undertricks"] == 0
    assert score.sides["Назначившие"] == 2000 + 5000


def test_tricks_of_offenders_stop_at_490_and_the_rest_goes_to_the_honours() -> None:
    score = calc("revoke", contract="четыре", offenders="назначившие", tricks=13, below_before=200)
    assert steps(score)[-2:] == [
        (
            "Назначившие", None, "Под чертой вышло бы 200 + 400 = 600; пишут 490, партии ренонсом не кончают",
            ("vint.150", "vint.r5b"),
        ),
        ("Назначившие", 110, "Сверх 490 идёт к онёрам", ("vint.150",)),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("reading", "choice", "given", "extra"),
    [
        ("revoke-undertricks", "no", {"offenders": "назначившие", "tricks": 9, "contract": "три"}, {"penalty": 0}),
        ("revoke-missing", "simple", {"tricks": 12, "contract": "четыре"}, {"missing_penalty": 2000}),
        ("revoke-slam", "literal", {"tricks": 7}, {"slam": "малый шлем", "slam_premium": 1000}),
        ("revoke-slam-premium", "announced", {"tricks": 10}, {"slam_premium": 12000}),
        (
            "revoke-cap", "490",
            {"offenders": "назначившие", "tricks": 13, "contract": "пять", "below_before": 100, "target": 600},
            {"offender_below": 490, "offender_to_honours": 110},
        ),
    ],
)  # fmt: skip
def test_each_reading_of_the_revoke_changes_its_price(
    reading: str, choice: str, given: dict[str, Any], extra: dict[str, Any]
) -> None:
    base = calc("revoke", **given)
    other = calc("revoke", {f"vint.{reading}": choice}, **given)
    assert {name: other.extra[name] for name in extra} == extra
    assert {name: base.extra[name] for name in extra} != extra
    assert f"vint.{reading}" in base.readings


@given(
    st.sampled_from(["простая", "два", "три", "четыре", "пять", "малый шлем", "большой шлем"]),
    st.booleans(), st.integers(0, 13), st.integers(0, 49), st.sampled_from([500, 600]),
)  # fmt: skip
def test_tricks_are_conserved_and_a_revoke_never_ends_the_game(
    contract: str, declaring: bool, tricks: int, tens: int, target: int
) -> None:
    who = "назначившие" if declaring else "противники"
    found = calc("revoke", contract=contract, offenders=who, tricks=tricks, below_before=10 * tens, target=target).extra
    after, other = found["offender_tricks_after"], found["other_tricks_after"]
    below = found["offender_below"]
    assert isinstance(after, int) and isinstance(other, int) and isinstance(below, int)
    assert after + other == 13
    taken = tricks if declaring else 13 - tricks
    assert taken - after + int(str(found["missing_tricks"])) == 3
    assert below < target


def test_a_record_that_would_have_ended_the_game_is_refused() -> None:
    assert refused("revoke", below_before=550) == (
        "below_before", "Запись взяток виновных до игры: партия до 500 была бы кончена; введите меньше",
    )  # fmt: skip


def test_a_revoke_is_mended_while_the_trick_is_open_and_the_opponents_choose_the_card() -> None:
    score = calc("revoke-mend", others_played=True)
    assert [item.cites for item in score.items] == [
        ("vint.151a", "vint.166"), ("vint.151b",), ("vint.173", "vint.171b"), ("vint.174",),
    ]  # fmt: skip
    assert choices(score) == [
        ("Противники", "Решают, высшую или низшую карту масти дать", ("vint.151b",)),
        ("Игравшие после виновного", "Вправе взять свои карты и сыграть другими", ("vint.174",)),
    ]


@pytest.mark.parametrize(("closed", "lead"), [(True, False), (False, True), (True, True)])
def test_a_closed_trick_or_a_new_lead_ends_the_right_to_mend(closed: bool, lead: bool) -> None:
    score = calc("revoke-mend", trick_closed=closed, next_lead=lead)
    assert score.total == "поздно"
    assert score.cites == ("vint.151a", "vint.146", "vint.147")


def test_the_wrong_card_goes_back_to_the_hand_by_the_other_reading() -> None:
    assert calc("revoke-mend").extra["wrong_card"] == "открытая"
    assert calc("revoke-mend", {"vint.revoke-corrected-card": "hand"}).extra["wrong_card"] == "на руке"


@pytest.mark.parametrize(
    ("given", "total", "cites"),
    [
        ({"asked": True, "answer": "нет"}, "один игрок", ("vint.152b",)),
        ({"asked": True, "answer": "да"}, "исправлен", ("vint.152a", "vint.151b")),
        ({}, "оба партнёра", ("vint.152c",)),
        ({"dropped_card": True}, "один игрок", ("vint.175", "vint.156")),
    ],
)
def test_who_pays_for_a_revoke(given: dict[str, Any], total: str, cites: tuple[str, ...]) -> None:
    score = calc("liability", **given)
    assert (score.total, score.cites) == (total, cites)


def test_how_one_pays_alone_depends_on_the_reading() -> None:
    assert calc("liability", dropped_card=True).extra["written_against"] == "сторона"
    assert calc("liability", {"vint.sole-liability": "personal"}, dropped_card=True).extra["written_against"] == "виновный"


def test_a_claim_after_the_next_cut_is_too_late() -> None:
    score = calc("revoke-claim", next_deck_cut=True, cards_mixed_by="виновные")
    assert (score.total, score.cites, score.extra["accepted"]) == ("опоздало", ("vint.155",), False)


def test_mixed_cards_are_an_admission() -> None:
    assert steps(calc("revoke-claim", cards_mixed_by="виновные")) == [
        ("", None, "О ренонсе заявлено вовремя", ("vint.153",)),
        ("", None, "Карты смешали сами виновные, проверить нельзя: ренонс признан", ("vint.154",)),
    ]


@pytest.mark.parametrize(
    ("question", "closed", "total", "rule"),
    [
        ("чья карта", False, "можно", "vint.157"),
        ("чья карта", True, "нельзя", "vint.157"),
        ("не ошибся ли партнёр", False, "можно", "vint.152a"),
        ("не ошибся ли партнёр", True, "нельзя", "vint.152a"),
    ],
)
def test_questions_end_when_the_trick_is_closed(question: str, closed: bool, total: str, rule: str) -> None:
    score = calc("question", question=question, trick_closed=closed)
    assert (score.total, score.cites) == (total, (rule,))


def test_two_players_pay_three_tricks_the_size_of_the_game_or_what_the_opponent_chooses() -> None:
    assert calc("revoke-two", contract="три").extra == {"tricks": 3, "chooser": "никто"}
    assert calc("revoke-two", contract="три", penalty="размер игры").total == 3000
    opponent = calc("revoke-two", {"vint.two-revoke": "opponent"}, contract="три")
    assert opponent.extra == {"tricks": 0, "chooser": "соперник"}
    assert [one.who for one in opponent.choices] == ["Соперник"]


# Verdicts on actions

REVOKE = {"seat": 2, "card": "♣9", "led": "♠"}


def test_a_revoke_may_be_mended_in_time_and_only_by_its_author() -> None:
    assert judged("correct revoke", trump="♥", revoke=REVOKE, seat=2) == (
        True, "Можно: ♣9 берут назад и дают пики, какие скажут противники", ("vint.151a", "vint.151b"),
    )  # fmt: skip
    assert judged("correct revoke", trump="♥", revoke=REVOKE, seat=3) == (
        False, "Нельзя: ренонс исправляет тот, кто его сделал", ("vint.151a", "vint.151b"),
    )  # fmt: skip
    assert judged("correct revoke", trump="♥", revoke=REVOKE, seat=2, trick_closed=True) == (
        False, "Поздно: взятка закрыта", ("vint.151a",),
    )  # fmt: skip


@pytest.mark.parametrize(("demanded", "due", "wrong"), [("высшая", "♠К", "♠3"), ("низшая", "♠3", "♠К")])
def test_the_card_that_mends_a_revoke_is_the_one_the_opponents_name(demanded: str, due: str, wrong: str) -> None:
    given = {"trump": "♥", "hand": "♠К73 ♣9", "trick": "♠В", "revoke": REVOKE, "demanded": demanded, "seat": 2}
    assert judged(f"play {due}", **given)[::2] == (True, ("vint.151b",))
    assert judged(f"play {wrong}", **given)[::2] == (False, ("vint.151b",))
    assert judged("play ♣9", **given)[0] is False


def test_a_laid_card_stays() -> None:
    given = {"trump": "♥", "hand": "♦К ♠5", "trick": "♦9 ♦3", "played": "♦3"}
    assert judged("take ♦3", **given) == (False, "Нельзя: ♦3 уже на столе, ренонса нет; карту назад не берут", ("vint.166",))


def test_the_fourth_hand_need_not_wait_but_has_to_follow_suit() -> None:
    given = {"trump": "♥", "seat": 4, "hand": "♣Т4 ♦К", "trick": "♣9", "played_early": {"seat": 3, "card": "♣К"}}
    assert judged("play ♣4", **given)[::2] == (True, ("vint.167",))
    assert judged("play ♦К", **given) == (False, "Нельзя: есть трефы, масть дать обязательно", ("vint.107",))


def test_an_open_card_is_played_on_demand_and_not_by_choice() -> None:
    given = {"trump": "♠", "hand": "♦К4 ♣7", "exposed": "♦4", "trick": "♦9"}
    assert judged("play ♦4", **given)[::2] == (False, ("vint.171c",))
    assert judged("play ♦К", **given)[::2] == (True, ("vint.107",))
    assert judged("play ♦К", **given, required="♦4")[::2] == (False, ("vint.171b",))
    assert judged("play ♦4", **given, required="♦4")[::2] == (True, ("vint.171b",))
    assert judged("take ♦4", **given) == (False, "Нельзя: открытая карта остаётся на столе", ("vint.171a",))


def test_an_open_card_not_demanded_twice_falls_at_the_third_lead_by_the_other_reading() -> None:
    given = {"trump": "♠", "hand": "♦К4 ♣7", "exposed": "♦4", "trick": "♦9", "suit_leads": 3}
    assert judged("play ♦К", **given)[0] is True
    assert judged("play ♦К", {"vint.exposed-waive": "third"}, **given)[::2] == (False, ("vint.171b",))
    assert judged("play ♦4", {"vint.exposed-waive": "third"}, **given)[::2] == (True, ("vint.171b",))


def test_cards_opened_beside_a_blind_bid_are_not_the_opponents_to_demand() -> None:
    given = {"trump": "♠", "contract": "три", "declarer": 1, "blind": True, "open_partner": "♦К4 ♣7", "trick": "♦9"}
    assert judged("require ♦4", **given, seat=2)[::2] == (False, ("vint.177b",))


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"trump": "♥", "revoke": {"seat": 2, "card": "♠9", "led": "♠"}}, "revoke"),
        ({"trump": "♥", "revoke": {"seat": 5, "card": "♠9", "led": "♠"}}, "revoke"),
        ({"trump": "♠", "hand": "♦К4", "exposed": "♣7"}, "exposed"),
        ({"trump": "♠", "hand": "♦К4", "exposed": "♦4", "required": "♦К"}, "required"),
        ({"trump": "♠", "hand": "♦К4", "trick": "♦9", "played": "♦8"}, "played"),
        ({"trump": "♠", "hand": "♦К4", "trick": "♦9 ♦3", "played_early": {"seat": 3, "card": "♣К"}}, "played_early"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_its_field(given: dict[str, Any], field: str) -> None:
    with pytest.raises(InputError) as error:
        GAME.position(given)
    assert error.value.field == field


# Open cards, turns, thrown cards


@pytest.mark.parametrize(
    ("how", "total", "rules"),
    [
        ("открыл свою карту", "открытая", ("vint.171a",)),
        ("сдающий открыл при раздаче", "пересдача", ("vint.171a", "vint.25b", "vint.25d")),
        ("вышел не в очередь", "по выбору противников", ("vint.172",)),
        ("исправил ренонс", "открытая", ("vint.173",)),
        ("сыграл вслед за ренонсом", "не открытая", ("vint.174",)),
        ("уронил под стол", "не открытая", ("vint.175",)),
        ("показал или бросил карты", "открытая", ("vint.176a",)),
        ("открыл партнёр назначившего втёмную", "не открытая", ("vint.177b",)),
    ],
)
def test_which_cards_are_open(how: str, total: str, rules: tuple[str, ...]) -> None:
    score = calc("exposed", how=how)
    assert (score.total, score.items[0].cites) == (total, rules)


def test_the_opponents_may_demand_an_open_card_at_three_leads_only() -> None:
    assert [calc("exposed", lead=lead).extra["may_require"] for lead in range(5)] == [False, True, True, True, False]
    assert choices(calc("exposed", lead=2)) == [
        ("Противники", "Вправе потребовать открытую карту сейчас или позже", ("vint.171b",))
    ]


def test_the_third_lead_forces_the_open_card_by_the_other_reading_only() -> None:
    assert calc("exposed", lead=3).extra["must_play"] is False
    assert calc("exposed", {"vint.exposed-waive": "third"}, lead=3).extra["must_play"] is True


def test_the_card_of_a_mended_revoke_is_not_open_by_the_other_reading() -> None:
    assert calc("exposed", {"vint.revoke-corrected-card": "hand"}, how="исправил ренонс").total == "не открытая"


def test_several_cards_leave_one_that_the_opponents_choose() -> None:
    score = calc("several-cards", cards=3)
    assert choices(score) == [("Противники", "Указывают любую из 3: она остаётся во взятке", ("vint.169",))]
    assert score.extra["open_cards"] == 2
    assert calc("several-cards", {"vint.several-cards": "hand"}, cards=3).extra["open_cards"] == 0


def test_a_missed_trick_is_for_the_opponents_to_decide() -> None:
    assert choices(calc("missed-trick")) == [
        ("Противники", "Признать сдачу действительной или потребовать пересдачи", ("vint.168",))
    ]
    assert calc("missed-trick", decision="пересдать").total == "пересдача"
    assert calc("missed-trick", decision="играть").extra["decided"] is False


def test_where_the_source_does_not_punish_the_result_says_so() -> None:
    score = calc("out-of-turn", what="второй или четвёртый раньше")
    assert score.extra["decided"] is False
    assert steps(score)[-1] == (
        "", None, "Источники не решают, что за это: § 167 говорит только о третьем игроке", ("vint.167",),
    )  # fmt: skip


def test_the_partner_may_leave_the_loss_to_the_one_who_threw_his_cards() -> None:
    assert calc("thrown-cards", loss=2000).sides == {"Виновный": 2000, "Партнёр": 0}
    assert calc("thrown-cards", loss=2000, refused=False).sides == {"Вся сторона": 2000}
    assert [one.who for one in calc("thrown-cards").choices] == ["Противники", "Партнёр виновного"]


# Who answers for a game


@pytest.mark.parametrize(
    ("given", "total", "cites"),
    [
        ({"contract": "три", "tricks": 8, "blind": True}, 1, ("vint.r20a", "vint.r21", "vint.177a", "vint.177b")),
        ({"contract": "два", "tricks": 7, "blind": True}, 2, ("vint.r20a", "vint.r21", "vint.177a")),
        (
            {"contract": "большой шлем", "tricks": 9, "supported": False}, 1,
            ("vint.r20a", "vint.r21", "vint.r22a", "vint.178"),
        ),
        ({"contract": "большой шлем", "tricks": 10, "supported": False}, 2, ("vint.r20a", "vint.r21", "vint.r22a", "vint.178")),
        ({"contract": "большой шлем", "tricks": 9}, 2, ("vint.r20a", "vint.r21", "vint.r22a", "vint.178")),
        ({"contract": "пять", "tricks": 11}, 2, ("vint.r20a", "vint.178")),
    ],
)  # fmt: skip
def test_who_answers_for_a_game(given: dict[str, Any], total: int, cites: tuple[str, ...]) -> None:
    score = calc("responsibility", **given)
    assert (score.total, score.cites) == (total, cites)


def test_support_that_was_not_confirmed_counts_by_the_first_reading_only() -> None:
    given = {"contract": "малый шлем", "tricks": 8, "supported": True, "confirmed": False}
    assert calc("responsibility", **given).total == 2
    assert calc("responsibility", {"vint.unsupported-slam": "last-word"}, **given).total == 1


def test_a_quitter_pays_for_his_side_or_only_his_share() -> None:
    assert calc("quit", rubbers=1, balance=-4000).total == 8000
    assert calc("quit", {"vint.quitter-pays": "own"}, rubbers=1, balance=-4000).total == 4000
    assert calc("quit", rubbers=2, balance=3000).total == 0
    assert calc("quit", rubbers=3, balance=-4000).total == -4000


def test_packs_are_exchanged_after_a_game_and_renewed_after_a_rubber() -> None:
    moments = ("посреди партии", "первая сдача", "вторая сдача", "после роббера")
    assert [calc("pack-change", what="обменяться", moment=one).total for one in moments] == [
        "нельзя",
        "можно",
        "можно",
        "можно",
    ]
    assert [calc("pack-change", what="новая", moment=one).total for one in moments] == ["нельзя", "нельзя", "нельзя", "можно"]
    late = {"vint.pack-change": "rubber-only"}
    assert [calc("pack-change", late, moment=one).total for one in moments] == ["нельзя", "нельзя", "нельзя", "можно"]


def test_a_blank_card_and_low_cards_are_named() -> None:
    assert calc("low-cards", holding="К").extra == {"blank": True, "low": []}
    assert calc("low-cards", holding="КВ92").extra == {"blank": False, "low": ["9", "2"]}


@pytest.mark.parametrize(
    "id",
    ["revoke", "revoke-claim", "revoke-mend", "revoke-two", "liability", "question", "exposed", "out-of-turn", "several-cards",
     "missed-trick", "thrown-cards", "responsibility", "bad-faith", "quit", "late-bid"],
)  # fmt: skip
def test_every_irregularity_can_be_found_by_everyday_words(id: str) -> None:
    calculator = rules_py.calculator(f"vint.{id}")
    assert calculator.kind == "irregularity"
    assert len(calculator.words) >= 4
