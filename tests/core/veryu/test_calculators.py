"""«Верю? Не верю!»: calculators and positions, good cases with all steps and bad ones with the exact message."""

from __future__ import annotations

from typing import Any

import pytest

import rules_py
from rules_py.frame.errors import InputError
from rules_py.games.veryu.irregularities import CASES

GAME = rules_py.game("veryu")


def steps(score: rules_py.Score) -> list[tuple[int | None, str, tuple[str, ...]]]:
    return [(item.amount, item.text, item.cites) for item in score.items]


def test_an_attempt_that_puts_its_player_out_is_told_step_by_step() -> None:
    score = rules_py.calculator("veryu.attempt")(bid=2, own="сосиска", picks="ботинок", successes=1, cards=1)
    assert steps(score) == [
        (1, "Своя карта: сосиска", ("veryu.step3.2",)),
        (1, "Чужая карта: ботинок", ("veryu.step3.3",)),
        (0, "Открыт ботинок: неудача", ("veryu.step3.4",)),
        (None, "Одна карта уходит из игры, остаётся 0", ("veryu.fail.1",)),
        (None, "Карт не осталось: претендент выбывает и отдаёт своё поле", ("veryu.fail.4",)),
    ]
    assert score.summary == "Попытка не удалась; претендент выбывает и отдаёт своё поле." and score.grade == "sure"


def test_an_attempt_with_fewer_cards_than_ones_own_rests_on_a_reading() -> None:
    score = rules_py.calculator("veryu.attempt")(bid=1, own="сосиска, ботинок", picks="")
    assert score.readings == {"veryu.own-cards": "inferred"} and score.grade == "inferred"


def test_the_bidding_of_the_book_is_told_word_by_word() -> None:
    score = rules_py.calculator("veryu.auction")(mats=[2, 2, 2, 1], opener=4, calls="3, 5, пас, пас, пас")
    assert steps(score) == [
        (3, "Игрок 4: 3", ("veryu.step2.challenge",)),
        (5, "Игрок 1: 5", ("veryu.step2.raise",)),
        (None, "Игрок 2: пас", ("veryu.step2.raise",)),
        (None, "Игрок 3: пас", ("veryu.step2.raise",)),
        (None, "Игрок 4: пас", ("veryu.step2.raise",)),
        (None, "Спасовали все, кроме одного", ("veryu.step2.end",)),
    ]


def test_players_who_are_out_take_no_part_in_the_bidding() -> None:
    score = rules_py.calculator("veryu.auction")(mats=[2, 0, 2], opener=1, calls="2, пас")
    assert score.sides == {"претендент": 1, "ставка": 2}


def test_when_all_cards_are_named_only_a_pass_is_left() -> None:
    score = rules_py.calculator("veryu.bids")(mats=[2, 1], bid=3)
    assert [(one.text, one.cites) for one in score.choices] == [("Остаётся только пас; его считают сказанным", ("veryu.h4",))]
    assert score.grade == "house"


def test_own_cards_after_an_opened_shoe_stay_closed() -> None:
    score = rules_py.calculator("veryu.attempt")(bid=3, own="ботинок, сосиска", picks="")
    assert [(step.amount, step.text, step.cites) for step in score.items] == [
        (1, "Своя карта: ботинок", ("veryu.step3.2",)),
        (None, "Остальные свои карты (1) не открывают", ("veryu.fail.7",)),
        (0, "Открыт ботинок: неудача", ("veryu.step3.4",)),
        (None, "Одна карта уходит из игры, остаётся 3", ("veryu.fail.1",)),
    ]
    assert score.sides == {"открыто": 1, "ботинков": 1, "удач": 0, "карт": 3}


BAD: list[tuple[str, dict[str, Any], str, str, tuple[str, ...]]] = [
    ("setup", {"players": 7}, "players", "Игроков: введите число от 2 до 6, получено 7", ("veryu.goal.1", "veryu.h1")),
    ("table", {"players": 3}, "added", "Добавлено карт: нужно чисел: 3, получено 4", ()),
    ("bids", {"mats": [2]}, "mats", "Карт на полях: нужно по числу на игрока, от 2 до 6", ("veryu.h1",)),
    ("bids", {"mats": [2, 2], "bid": 5}, "bid", "Последняя ставка: на полях 4\u00a0карты, больше назвать нельзя", ("veryu.step2.range",)),
    ("auction", {"calls": "3, 3"}, "calls", "Слова по порядку: 3 не больше 3", ("veryu.step2.raise",)),
    ("auction", {"calls": "8"}, "calls", "Слова по порядку: введите число от 1 до 7, получено 8", ("veryu.step2.range",)),
    ("auction", {"calls": "пас"}, "calls", "Слова по порядку: первым называют число", ("veryu.step2.challenge",)),
    ("auction", {"calls": "7, пас"}, "calls", "Слова по порядку: торг окончен, лишнее слово", ("veryu.step2.end",)),
    ("auction", {"calls": "3, 4"}, "calls", "Слова по порядку: торг не окончен, не спасовали ещё двое", ("veryu.step2.end",)),
    ("auction", {"opener": 5}, "opener", "Кто бросил вызов: игроков 4", ()),
    ("auction", {"mats": [0, 2], "opener": 1}, "opener", "Кто бросил вызов: у этого игрока на поле нет карт", ("veryu.step1",)),
    ("attempt", {"own": ""}, "own", "Свои карты: на поле претендента лежит хотя бы одна", ("veryu.step1",)),
    ("attempt", {"own": "сапог"}, "own", "Карты: «сапог» — такой карты нет; есть: сосиска, ботинок", ()),
    ("attempt", {"picks": "сосиска"}, "picks", "Чужие карты: открыто 3 из 5, назовите ещё 2", ("veryu.step3.1",)),
    ("attempt", {"bid": 3}, "picks", "Чужие карты: открывать их уже не нужно", ("veryu.step3.9",)),
    ("attempt", {"picks": "ботинок, сосиска"}, "picks", "Чужие карты: ботинок уже открыт, больше ничего не открывают", ("veryu.fail.7",)),
    ("attempt", {"own": "ботинок, сосиска"}, "picks", "Чужие карты: ботинок уже открыт, больше ничего не открывают", ("veryu.fail.7",)),
    ("attempt", {"cards": 1}, "cards", "Карт у претендента: 1, а на поле 2", ("veryu.step1",)),
    ("first", {"outcome": "выбыл", "shoe_owner": 1}, "appointed", "Кого назначили: выбывший себя назначить не может", ("veryu.fail.6",)),
    ("winner", {"cards": [0, 0, 0]}, "cards", "Карт у каждого: все выбыть не могут", ("veryu.end.1",)),
    ("winner", {"cards": [1, 1]}, "cards", "Карт у каждого: нужно чисел: 3, получено 2", ()),
    (
        "winner", {"successes": [2, 2, 0]}, "successes",
        "Удач у каждого: две удачи бывают только у одного, игра на этом окончена", ("veryu.end.1",),
    ),
]  # fmt: skip


@pytest.mark.parametrize(("name", "given", "field", "text", "cites"), BAD)
def test_bad_input_is_refused_by_name(name: str, given: dict[str, Any], field: str, text: str, cites: tuple[str, ...]) -> None:
    with pytest.raises(InputError) as refused:
        rules_py.calculator(f"veryu.{name}")(given)
    assert (refused.value.field, refused.value.text, refused.value.cites) == (field, text, cites)


@pytest.mark.parametrize("what", CASES)
def test_a_dispute_says_what_is_forbidden_and_never_invents_a_penalty(what: str) -> None:
    score = rules_py.calculator("veryu.dispute")(what=what)
    assert score.total is None and all(item.amount is None for item in score.items)
    assert score.summary == CASES[what][1]


BAD_POSITIONS: list[tuple[dict[str, Any], str, str]] = [
    ({"turn": 5}, "turn", "За столом 4\u00a0игрока: игрока 5 нет"),
    ({"mats": ["?"]}, "mats", "Положение: в поле mats нужно 4 значений, по одному на игрока"),
    ({"hand": "сосиска"}, "hand", "Карты в руке: по остальным данным их 4, а названо 1"),
    ({"mats": ["?, ?", "", "", ""], "cards": [1, 4, 4, 4]}, "cards", "Карт у игрока 1 всего 1, а на поле 2"),
    ({"phase": "попытка"}, "contender", "Претендент: назовите его номер"),
    ({"phase": "потеря", "contender": 1}, "shoe_owner", "Чей ботинок открыт: назовите номер игрока"),
    (
        {"phase": "потеря", "contender": 1, "shoe_owner": 1, "cards": [4, 0, 0, 0]},
        "cards",
        "Карт у каждого: дайте карты хотя бы одному игроку, кроме претендента",
    ),
    ({"phase": "торг"}, "bid", "Ставка: в торге она уже названа"),
    ({"phase": "раскладка", "mats": ["?", "?", "?", "?"]}, "mats", "Карты на полях: все уже положили первую"),
    ({"opened": ["9.9"]}, "opened", "Уже открыты: «9.9» — такой карты на полях нет"),
    ({"passed": [6]}, "passed", "За столом 4\u00a0игрока: игрока 6 нет"),
    ({"mats": "?"}, "mats", "Карты на полях: введите список строк"),
]


@pytest.mark.parametrize(("given", "field", "text"), BAD_POSITIONS)
@pytest.mark.parametrize("drawer", ["owner", "neighbour"])
def test_a_position_that_cannot_be_is_refused_by_name(given: dict[str, Any], field: str, text: str, drawer: str) -> None:
    with pytest.raises(InputError) as refused:
        GAME.position(given, {"veryu.who-draws": drawer})
    assert (refused.value.field, refused.value.text) == (field, text)


def test_a_position_is_seen_by_the_one_who_tries() -> None:
    given = {"players": 4, "turn": 2, "who": 3, "hand": "сосиска, сосиска, ботинок", "mats": ["?", "?", "сосиска", "?"]}
    state = GAME.position(given)
    scene = GAME.scene(state, state.asker)
    assert state.asker == 2 and scene["seat"] == 2
    assert {card["action"] for zone in scene["zones"] if zone["id"] == "hand" for card in zone["cards"]} == {
        "place сосиска",
        "place ботинок",
    }
