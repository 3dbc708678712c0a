"""Open hands studied in portions, and the review of a game that was played."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rules_py import game
from rules_py.desk import web
from rules_py.families.preferans.solver import Board
from rules_py.families.preferans.state import PreferansState
from rules_py.families.preferans.study import Case, OpenDeal, Study, turns_of
from rules_py.frame.cards import DECK_32
from rules_py.frame.rng import Generator

KOVALEVSKAYA = {
    "game": "мизер", "declarer": "♠10987 ♣8 ♦987 ♥98", "left": "♠ТК ♣ДВ10 ♦Т ♥ТКД10", "right": "♠ДВ ♣97 ♦КДВ10 ♥В7", "leader": "справа",
}  # fmt: skip


def ask(**request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(web.handle(json.dumps(request, ensure_ascii=False)))
    return answer


def study(given: dict[str, Any], nodes: int = 200_000) -> dict[str, Any]:
    answer = ask(do="study", id="preferans.exact", given=given, nodes=nodes)
    assert answer["ok"], answer
    found: dict[str, Any] = answer["study"]
    return found


def refused(given: dict[str, Any]) -> tuple[str, str, list[str]]:
    answer = ask(do="study", id="preferans.exact", given=given)
    assert not answer["ok"]
    error = answer["error"]
    return error["field"], error["text"], error["cites"]


def ending(seed: int, size: int) -> OpenDeal:
    order = Generator(seed).shuffle(32)
    hands = tuple(DECK_32.mask_of(order[size * seat : size * seat + size]) for seat in range(3))
    return OpenDeal(DECK_32, (hands[0], hands[1], hands[2]), seed % 5 - 1, seed % 3, seed % 5 == 0)


def test_a_position_has_its_answer_and_its_line() -> None:
    found = study(KOVALEVSKAYA)
    answer = found["answer"]
    assert (answer["tricks"], answer["text"], answer["cites"]) == (
        1, "Мизер ловится: 1\u00a0взятка.", ["preferans.mizer.1", "preferans.68"],
    )  # fmt: skip
    assert answer["by_card"]["♦10"] == 1 and answer["by_card"]["♠Д"] == 0
    assert [len(trick) for trick in found["path"]] == [3] * 10
    assert sum(one["wins"] and one["seat"] == 0 for trick in found["path"] for one in trick) == 1
    assert (found["turn"], found["taken"], found["legal"]) == (2, [0, 0, 0], list(answer["by_card"]))


def test_every_step_of_the_line_keeps_its_promise() -> None:
    line = [one["card"] for trick in study(KOVALEVSKAYA)["path"] for one in trick]
    for count in range(0, len(line), 4):
        assert study({**KOVALEVSKAYA, "played": " ".join(line[:count])})["answer"]["tricks"] == 1


def test_a_worse_card_changes_the_answer() -> None:
    found = study({**KOVALEVSKAYA, "played": "♠Д"})
    assert (found["answer"]["tricks"], found["answer"]["text"]) == (0, "Мизер не ловится.")
    assert found["path"][0][0] == {"seat": 2, "card": "♠Д", "wins": found["path"][0][0]["wins"]}


def test_portions_of_nodes_come_to_the_same_answer_as_one_search() -> None:
    deal = ending(7, 7)
    whole = Board(DECK_32, deal.hands, deal.trump, deal.leader, deal.low).solve()
    in_portions = Study(deal)
    answer, portions = None, 0
    while answer is None:
        answer = in_portions.answer((), 40)
        portions += 1
    assert portions > 2
    assert (answer.tricks, answer.by_card) == (whole.tricks, whole.by_card)


def test_beyond_its_portion_a_study_says_that_it_is_not_solved() -> None:
    given = {"declarer": "♠10987 ♣8 ♦987 ♥98", "left": "♠ТК ♣ДВ10 ♦Т ♥ТКД7", "right": "♠ДВ ♣97 ♦КДВ10 ♥В10", "leader": "слева"}
    found = study(given, 100)
    assert found["answer"] is None and found["nodes"] > 100 and found["path"] == []


def test_a_card_twice_names_the_second_hand() -> None:
    assert refused({**KOVALEVSKAYA, "right": "♠ДВ ♣97 ♦КДВ10 ♥В8"}) == ("right", "Вистующий справа: ♥8 уже у играющего", [])
    assert refused({**KOVALEVSKAYA, "right": "♠ДТ ♣97 ♦КДВ10 ♥В7"}) == (
        "right",
        "Вистующий справа: ♠Т уже у вистующего слева",
        [],
    )


def test_hands_of_unequal_size_name_the_odd_one() -> None:
    text = "Вистующий слева: 9\u00a0карт, а у играющего 10; на трёх руках должно быть поровну"
    assert refused({**KOVALEVSKAYA, "left": "♠ТК ♣ДВ10 ♦Т ♥ТКД"}) == ("left", text, [])
    text = "Играющий: 1\u00a0карта, а у вистующего слева 10; на трёх руках должно быть поровну"
    assert refused({**KOVALEVSKAYA, "declarer": "♠7"}) == ("declarer", text, [])


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"declarer": ""}, ("declarer", "Играющий: нужно карт: от 1 до 10, названо 0", [])),
        ({"left": "♠6"}, ("left", "В этой колоде нет карты ♠6", [])),
        ({"left": "♠77"}, ("left", "Карта ♠7 названа лишний раз", [])),
        ({"leader": "сдающий"}, ("leader", "Первый ход: выберите одно из: «играющий», «слева», «справа»", [])),
    ],
)
def test_bad_input_names_its_field(given: dict[str, str], expected: tuple[str, str, list[str]]) -> None:
    assert refused({**KOVALEVSKAYA, **given}) == expected


def test_a_card_that_could_not_be_played_cites_the_rule() -> None:
    text = "Сыграно: карта 2 (♦7): есть пики, масть дают обязательно"
    assert refused({**KOVALEVSKAYA, "played": "♠Д ♦7"}) == ("played", text, ["preferans.25"])
    text = "Сыграно: карта 1 (♠Т): у того, чей ход, её нет"
    assert refused({**KOVALEVSKAYA, "played": "♠Т"}) == ("played", text, [])
    trumps = {"game": "♥", "declarer": "♠Т ♥7", "left": "♠КД", "right": "♥8 ♣Т", "leader": "играющий"}
    text = "Сыграно: карта 3 (♣Т): пик нет, а козырь есть: бьют козырем"
    assert refused({**trumps, "played": "♠Т ♠К ♣Т"}) == ("played", text, ["preferans.26"])
    short = {"game": "♥", "declarer": "♠Т", "left": "♠К", "right": "♥8", "leader": "играющий"}
    assert refused({**short, "played": "♠Т ♠К ♥8 ♠7"})[1] == "Сыграно: карта 4 (♠7) лишняя, все карты уже вышли"


@pytest.mark.parametrize("seed", range(1, 25))
def test_turns_are_the_cards_whose_value_differs(seed: int) -> None:
    """Play a random ending and compare each card with a fresh search before and after it."""
    deal = ending(seed, 4)
    random = Generator(seed)
    walker = Study(deal)
    played: list[int] = []
    for _ in range(12):
        legal = walker.position(played).legal()
        played.append(legal[random.below(len(legal))])
    case = Case(deal, tuple(played), (), (), lambda tricks: (str(tricks), ()))
    solved, turns = turns_of(case, 10**6)
    values = []
    for count in range(13):
        answer = Study(deal).answer(played[:count])
        assert answer is not None and answer.tricks is not None
        values.append(walker.position(played[:count]).winners.count(0) + answer.tricks)
    assert solved == 0
    assert [(turn.index, turn.before, turn.after) for turn in turns] == [
        (index, values[index], values[index + 1]) for index in range(12) if values[index] != values[index + 1]
    ]
    for turn in turns:
        assert turn.card not in turn.better and turn.better


def played_misere(slug: str, bid: str, seed: int) -> PreferansState:
    """Let the first player buy a misère and three hands play it at random."""
    state = game(slug).deal(seed, {"players": 3})
    assert isinstance(state, PreferansState)
    random = Generator(seed)
    while not state.deal_over:
        legal = state.legal()
        wanted = [one for one in (f"bid {bid}", "whist", f"contract {bid}") if one in legal]
        if state.phase == "auction" and state.calls:
            wanted = ["pass"]
        state.apply(wanted[0] if wanted else legal[random.below(len(legal))])
    return state


@pytest.mark.parametrize(("slug", "bid"), [("preferans", "малый мизер"), ("preferans-modern", "мизер")])
@pytest.mark.parametrize("seed", [3, 4])
def test_a_misere_that_was_played_is_reviewed_card_by_card(slug: str, bid: str, seed: int) -> None:
    state = played_misere(slug, bid, seed)
    record = state.to_json()
    review: dict[str, Any] = {"done": False}
    while not review["done"]:
        review = ask(do="review", record=record, seat=0, nodes=50_000)["review"]
    assert review["of"] == len(review["played"]) == 30
    turns = review["turns"]
    assert state.declarer is not None
    taken = state.taken[state.declarer]
    values = [*(one["before"] for one in turns), taken]
    assert [one["after"] for one in turns] == values[1:], "each turn begins where the one before ended"
    for one in turns:
        assert record["actions"][one["step"]].endswith(f"play {one['card']}")
        assert review["played"][one["index"]] == one["card"]
    for mark in ("Здесь мизер проигран", "Здесь мизер упущен"):
        own = mark.endswith("проигран")
        decided = [
            one for one in turns if (one["seat"] == state.declarer) == own and (one["before"] == 0) != (one["after"] == 0)
        ]
        assert [one["step"] for one in turns if one["mark"] == mark] == [one["step"] for one in decided[:1]]
    assert study({**review["given"], "played": ""})["answer"]["tricks"] == values[0]


def test_a_deal_that_is_not_over_is_not_reviewed() -> None:
    record = ask(do="new", game="preferans", seed=1, options={})["record"]
    answer = ask(do="review", record=record, seat=0)
    assert answer["error"] == {"field": "record", "text": "Розыгрыш этой сдачи не разбирают", "cites": []}
    sixty_six = ask(do="new", game="sixty-six", seed=1, options={})["record"]
    assert ask(do="review", record=sixty_six, seat=0)["error"]["field"] == "record"
