"""«Шестьдесят шесть»: named rule cases with whole lists of steps."""

from __future__ import annotations

import json
from typing import Any

import pytest

import rules_py
from rules_py.desk import web
from rules_py.frame.cards import Deck
from rules_py.frame.errors import IllegalAction, InputError
from rules_py.frame.face import play_out
from rules_py.frame.match import Match
from rules_py.frame.rng import Generator
from rules_py.games.sixty_six import GAME
from rules_py.games.sixty_six.rules import DECK
from rules_py.games.sixty_six.state import Table, facts_of, left, next_dealer, strict

SixtySix = Match[Table]


def steps(score: rules_py.Score) -> list[tuple[str, int | None, str, tuple[str, ...]]]:
    return [(item.side, item.amount, item.text, item.cites) for item in score.items]


def dealt(first: str, second: str, turned: str, stock: str, readings: Any = None) -> SixtySix:
    """Deal by hand: the leader's cards, the dealer's, the trump, the stock from the top."""
    hands = [" ".join(DECK.text(card) for card in reversed(DECK.cards(DECK.mask(text)))) for text in (first, second)]
    used = DECK.mask(first) | DECK.mask(second) | DECK.mask(turned) | DECK.mask(stock)
    top = stock.split()
    rest = [DECK.text(card) for card in DECK.cards(DECK.full & ~used)]
    state = GAME.deal(1, readings=readings, cards=" ".join([*hands, turned, *top, *rest]))
    return state


def mover(state: SixtySix) -> int:
    assert state.to_move is not None
    return state.to_move


def held(state: SixtySix, seat: int) -> int:
    return DECK.mask_of(state.cards["hand"][seat])


def play(state: SixtySix, *cards: str) -> None:
    for card in cards:
        state.apply(card if card in ("close", "next") else f"play {card}")


def refusal(state: SixtySix, action: str) -> tuple[str, tuple[str, ...]]:
    with pytest.raises(IllegalAction) as refused:
        state.apply(action)
    return refused.value.text, refused.value.cites


STRONG = "♥Т ♥10 ♥К ♥Д ♠Т ♠10"
WEAK = "♦9 ♦В ♣9 ♣В ♠9 ♠В"


def test_each_gets_six_cards_and_the_stock_holds_twelve_with_the_trump() -> None:
    state = dealt(STRONG, WEAK, "♥9", "")
    assert [len(hand) for hand in state.cards["hand"]] == [6, 6]
    assert left(state) == 12
    assert [DECK.text(card) for card in state.cards["upcard"][0]] == ["♥9"]
    assert state.to_move == 1 - state.dealer


def test_the_winner_of_a_trick_draws_first_and_leads() -> None:
    state = dealt(STRONG, WEAK, "♥9", "♦Т ♦10")
    leader = mover(state)
    play(state, "♠Т", "♠9")
    assert state.to_move == leader
    assert held(state, leader) & DECK.mask("♦Т")
    assert held(state, 1 - leader) & DECK.mask("♦10")


def test_suits_do_not_bind_while_there_is_a_stock() -> None:
    state = dealt(STRONG, WEAK, "♥9", "")
    play(state, "♠10")
    verdict = GAME.judge(state, "play ♦9")
    assert verdict.to_json() == {
        "allowed": True,
        "text": "Можно: пока есть колода, масть не обязательна; взятку с 10 берёт соперник.",
        "cites": ["sixty-six.9"], "grade": "sure", "readings": [],
    }  # fmt: skip


def test_a_closed_stock_binds_suits_and_the_refusal_names_the_rule() -> None:
    state = dealt(STRONG, WEAK, "♥9", "")
    play(state, "close", "♠10")
    assert refusal(state, "play ♦9") == ("Нельзя: есть пики, а масти в силе", ("sixty-six.14",))


def test_without_the_suit_one_must_trump() -> None:
    state = dealt("♠Т ♠10 ♠К ♠Д ♦Т ♦10", "♥9 ♥В ♣9 ♣В ♣Д ♣К", "♥Т", "")
    play(state, "close", "♠Т")
    assert refusal(state, "play ♣9") == ("Нельзя: пик нет, а козырь есть — нужно бить козырем", ("sixty-six.14",))


def test_overtaking_is_a_duty_only_under_its_reading() -> None:
    hands = ("♠В ♦Т ♦10 ♦К ♦Д ♦В", "♠Д ♠9 ♣9 ♣В ♣Д ♣К")
    free = dealt(*hands, "♥Т", "")
    play(free, "close", "♠В", "♠9")
    strict = dealt(*hands, "♥Т", "", {"sixty-six.overtake": "yes"})
    play(strict, "close", "♠В")
    assert refusal(strict, "play ♠9") == ("Нельзя: есть карта старше ♠В, её нужно перебить", ("sixty-six.14",))


def test_a_led_trump_marriage_writes_forty_at_once() -> None:
    state = dealt(STRONG, WEAK, "♥9", "")
    leader = mover(state)
    play(state, "♥Д")
    assert facts_of(state, leader).trump == 1
    assert state.log[-1].text == "♥Д, марьяж: 40" and state.log[-1].cites == ("sixty-six.13",)


def test_a_marriage_card_that_answers_a_lead_writes_nothing() -> None:
    state = dealt(WEAK, STRONG, "♥9", "")
    play(state, "♠В", "♥Д")
    assert [facts_of(state, seat).marriages for seat in (0, 1)] == [0, 0]


def test_the_stock_may_not_be_closed_twice_nor_out_of_the_lead() -> None:
    state = dealt(STRONG, WEAK, "♥9", "")
    play(state, "♠Т")
    assert refusal(state, "close") == ("Закрывают колоду перед своим выходом", ("sixty-six.h4",))
    play(state, "♠9", "close")
    assert refusal(state, "close") == ("Колода уже закрыта", ("sixty-six.15",))


def test_closing_as_second_hand_is_allowed_under_its_reading() -> None:
    state = dealt(STRONG, WEAK, "♥9", "", {"sixty-six.close-when": "turn"})
    second = 1 - mover(state)
    play(state, "♠Т", "close", "♠9")
    assert state.open.closed_by == second


def test_four_cards_in_the_stock_are_too_few_to_close() -> None:
    state = GAME.position({"trump": "♥", "hand": "♥Т", "stock": 4})
    verdict = GAME.judge(state, "close")
    assert (verdict.allowed, verdict.text, verdict.cites) == (
        False, "Закрыть нельзя: в колоде 4, а нужно не меньше 5 карт", ("sixty-six.16",),
    )  # fmt: skip


def test_the_open_trump_is_drawn_last_and_then_suits_bind() -> None:
    state = GAME.deal(5)
    (turned,) = state.cards["upcard"][0]
    while left(state) and not state.deal_over:
        cards = [action for action in state.legal() if action != "close"]
        state.apply(min(cards, key=lambda action: DECK.card(action[5:]) % 6))
    assert not state.deal_over
    loser = 1 - mover(state)
    assert held(state, loser) >> turned & 1
    assert strict(state)


def test_a_deal_won_on_the_spot_writes_every_step() -> None:
    state = dealt(STRONG, WEAK, "♥9", "")
    leader = mover(state)
    names = ("Ведущий", "Другой") if leader == 0 else ("Другой", "Ведущий")
    play(state, "close", "♥Д", "♣9", "♥Т", "♣В")
    play(state, "♥10", "♦9")
    assert state.deal_over
    first = ("Ведущий", 26, "Карт в 3\u00a0взятках на 26\u00a0очков", ("sixty-six.3",))
    marriage = ("Ведущий", 40, "Козырный марьяж", ("sixty-six.13", "sixty-six.13n"))
    other = ("Другой", 0, "Взяток нет", ("sixty-six.3",))
    points = [first, marriage, other] if leader == 0 else [other, first, marriage]
    score = GAME.scored_deal(state, names)
    assert steps(score) == [
        *points,
        ("Ведущий", None, "Набрано 66\u00a0очков, игра взята", ("sixty-six.1",)),
        ("Ведущий", 3, "У соперника ни одной взятки: игра втройне", ("sixty-six.19",)),
    ]
    assert (score.total, score.grade, state.sheet.total("games", leader)) == (3, "inferred", 3)
    assert next_dealer(state) == leader


def test_a_failed_close_gives_two_games() -> None:
    state = dealt("♠9 ♠В ♣9 ♣В ♦9 ♦В", "♥Т ♥10 ♥К ♥Д ♠Т ♠10", "♥9", "")
    leader = mover(state)
    play(state, "close", "♠9", "♠10", "♥Д", "♣9", "♥Т", "♣В")
    assert state.deal_over
    last = state.score().items[-1]
    assert (last.amount, last.text, last.cites) == (
        2, "Закрывший не добрал 66: соперник пишет две игры", ("sixty-six.20",),
    )  # fmt: skip
    assert state.sheet.total("games", 1 - leader) == 2


def test_after_a_deal_only_the_next_deal_is_possible() -> None:
    state = dealt(STRONG, WEAK, "♥9", "")
    play(state, "close", "♥Д", "♣9", "♥Т", "♣В", "♥10", "♦9")
    assert state.legal() == ["next"]
    assert refusal(state, "play ♠Т") == ("Сдача окончена: сдайте снова", ("sixty-six.4",))
    play(state, "next")
    assert state.number == 2 and not state.deal_over


def test_a_match_ends_at_eight_games_and_says_so() -> None:
    state = GAME.deal(7, {"target": 1})
    rules = rules_py.game("sixty-six")
    play_out(rules, state, [rules.bots["random"]] * 2, Generator(1))
    assert state.done and state.to_move is None and state.legal() == []
    assert refusal_of_end(state) == ("Партия окончена", ("sixty-six.18",))
    assert state.score().items[-1].cites == ("sixty-six.18",)


def refusal_of_end(state: rules_py.State) -> tuple[str, tuple[str, ...]]:
    with pytest.raises(IllegalAction) as refused:
        state.apply("play ♠Т")
    return refused.value.text, refused.value.cites


@pytest.mark.parametrize(
    ("id", "choice", "given", "default", "other"),
    [
        ("half", "all", {"outcome": "набрал", "loser_cards": 30, "loser_tricks": 2, "loser_extra": 20}, 2, 1),
        ("failed-triple", "closer", {"outcome": "закрыл и не набрал", "loser_tricks": 0, "opponent_tricks": 6}, 2, 3),
    ],
)
def test_a_reading_changes_the_games_written(id: str, choice: str, given: dict[str, Any], default: int, other: int) -> None:
    calculator = rules_py.calculator("sixty-six.game-points")
    assert calculator(given).total == default
    assert calculator(given, {f"sixty-six.{id}": choice}).total == other
    assert f"sixty-six.{id}" in calculator(given).readings


@pytest.mark.parametrize(
    ("reading", "given", "default", "other"),
    [
        ("marriage-trick=after-trick", {"cards": 0, "tricks": 0, "plain": 1}, 20, 0),
        ("last-ten-closed=no", {"cards": 50, "tricks": 5, "last": True, "closed": True}, 60, 50),
    ],
)
def test_a_reading_changes_the_points(reading: str, given: dict[str, Any], default: int, other: int) -> None:
    name, choice = reading.split("=")
    calculator = rules_py.calculator("sixty-six.points")
    assert calculator(given).total == default
    assert calculator(given, {f"sixty-six.{name}": choice}).total == other


@pytest.mark.parametrize("stock", ["вышла", "закрыта"])
def test_marriages_without_an_open_stock_follow_their_reading(stock: str) -> None:
    given = {"trump": "♥", "hand": "♥К ♥Д", "card": "♥К", "stock": stock}
    calculator = rules_py.calculator("sixty-six.marriage")
    assert calculator(given).total == 40
    refused = calculator(given, {"sixty-six.marriage-strict": "open-stock"})
    assert steps(refused) == [
        ("", None, "Король и дама ♥ на одной руке: марьяж", ("sixty-six.13n",)),
        ("", 0, f"Колода {stock}: марьяж не пишут", ("sixty-six.13", "sixty-six.15")),
    ]
    assert refused.summary == f"Марьяж не засчитан: колода {stock}."
    for choice, writes in (("always", 1), ("open-stock", 0)):
        state = dealt(STRONG, WEAK, "♥9", "", {"sixty-six.marriage-strict": choice})
        leader = mover(state)
        play(state, "close", "♥Д")
        assert facts_of(state, leader).trump == writes


@pytest.mark.parametrize(
    ("stock", "why"), [({"stock": 0}, "колоды больше нет"), ({"stock": 8, "closed": True}, "колода закрыта")]
)
def test_the_verdict_on_a_marriage_without_a_stock_follows_its_reading(stock: dict[str, Any], why: str) -> None:
    given = {"trump": "♥", "hand": "♥К ♥Д ♠9", **stock}
    reading = {"sixty-six.marriage-strict": "inferred"}
    written = GAME.judge(GAME.position(given), "play ♥К")
    assert (written.allowed, written.text, written.cites, written.readings) == (
        True, "Можно: выход с марьяжа, 40 очков.", ("sixty-six.13", "sixty-six.13n"), reading,
    )  # fmt: skip
    denied = GAME.judge(GAME.position(given, {"sixty-six.marriage-strict": "open-stock"}), "play ♥К")
    text = f"Можно: выходят с любой карты; {why}, и марьяж не пишут."
    assert (denied.allowed, denied.text, denied.cites) == (True, text, ("sixty-six.h2", "sixty-six.13", "sixty-six.15"))
    assert list(denied.readings) == list(reading) and GAME.judge(GAME.position(given), "play ♠9").readings == {}
    early = GAME.judge(GAME.position({**given, "stock": 8, "closed": False}), "play ♥К")
    assert (early.text, early.cites, early.readings) == (written.text, written.cites, {})


def test_what_decides_the_games_of_a_failed_close_is_asked_for() -> None:
    calculator = rules_py.calculator("sixty-six.game-points")
    asked = {
        one["name"] for one in calculator.schema()["params"] if "закрыл и не набрал" in one.get("when", {}).get("outcome", ())
    }
    assert asked == {"loser_tricks", "opponent_tricks"}
    given = {"outcome": "закрыл и не набрал", "opponent_tricks": 6}
    readings = {"sixty-six.failed-triple": "closer"}
    assert [calculator({**given, "loser_tricks": tricks}, readings).total for tricks in (0, 1)] == [3, 2]


@pytest.mark.parametrize(
    ("led", "answer", "stock", "text", "rule"),
    [
        ("♣Д", "♣В", 12, "♣В на ♣Д: младше в той же масти, берёт вышедший", "sixty-six.2 sixty-six.10"),
        ("♣Д", "♣В", 0, "♣В на ♣Д: младше в той же масти, берёт вышедший", "sixty-six.2 sixty-six.10"),
        ("♣В", "♣Д", 0, "♣Д на ♣В: старше в той же масти, берёт ответивший", "sixty-six.2 sixty-six.10"),
        ("♣Д", "♠Т", 12, "♠Т на ♣Д: сброс, берёт вышедший", "sixty-six.9"),
        ("♣Д", "♠Т", 0, "♠Т на ♣Д: сброс, берёт вышедший", "sixty-six.14"),
        ("♥9", "♠Т", 2, "♠Т на ♥9: сброс, берёт вышедший", "sixty-six.9"),
        ("♣Т", "♥9", 2, "♥9 на ♣Т: козырь бьёт, берёт ответивший", "sixty-six.11"),
        ("♣Т", "♥9", 0, "♥9 на ♣Т: козырь бьёт, берёт ответивший", "sixty-six.14"),
    ],
)
def test_a_trick_is_decided_by_the_rule_that_holds_then(led: str, answer: str, stock: int, text: str, rule: str) -> None:
    score = rules_py.calculator("sixty-six.trick")({"trump": "♥", "led": led, "answer": answer, "stock": stock})
    assert steps(score)[0] == ("", None, text, tuple(rule.split()))
    assert len(score.items) == (3 if stock else 2)


def test_a_draw_leaves_the_dealer_or_changes_him_by_the_reading() -> None:
    calculator = rules_py.calculator("sixty-six.who-deals")
    given = {"previous": "розыгрыш", "dealt": True}
    assert calculator(given).extra["dealer"] == "вы"
    assert calculator(given, {"sixty-six.draw-dealer": "other"}).extra["dealer"] == "соперник"
    assert calculator(given).grade == "house"


def test_played_out_deals_go_on_after_sixty_six() -> None:
    state = dealt(STRONG, WEAK, "♥9", "", {"sixty-six.stop": "played-out"})
    leader = mover(state)
    play(state, "close", "♥Д", "♣9", "♥Т", "♣В", "♥10", "♦9")
    assert not state.deal_over and state.open.first == leader
    play(state, "♥К", "♦В", "♠Т", "♠9", "♠10", "♠В")
    assert state.deal_over and facts_of(state, leader).last and facts_of(state, leader).tricks == 6


def test_a_deal_written_by_hand_needs_all_cards_once() -> None:
    with pytest.raises(InputError) as refused:
        GAME.deal(1, cards="♠Т ♠Т")
    assert (refused.value.field, refused.value.text) == ("deal.cards", "Сдача: нужны все 24 карты по одному разу")


def test_a_position_with_a_card_in_two_places_is_refused() -> None:
    with pytest.raises(InputError) as refused:
        GAME.position({"trump": "♥", "hand": "♠9", "trick": "♠9"})
    assert refused.value.field == "trick"


def test_the_deck_is_a_deck_of_twenty_four() -> None:
    assert isinstance(DECK, Deck) and DECK.size == 24 and DECK.ranks == ("9", "В", "Д", "К", "10", "Т")


def ask(**request: Any) -> dict[str, Any]:
    """Ask as the page does."""
    answer: dict[str, Any] = json.loads(web.handle(json.dumps(request, ensure_ascii=False)))
    assert answer["ok"], answer
    return answer


def test_the_lesson_is_a_deal_that_the_learner_wins_step_by_step() -> None:
    lesson = ask(do="lesson", game="sixty-six")["lesson"]
    whole = ask(do="scene", record=lesson["record"], seat=0, step=None)["scene"]
    assert whole["deal_over"]
    assert whole["result"]["sum"] == "+2\u00a0игры"
    assert lesson["steps"][-1]["at"] == len(lesson["record"]["actions"])
    for step in lesson["steps"]:
        scene = ask(do="scene", record=lesson["record"], seat=0, step=step["at"])["scene"]
        offered = [one["action"] for one in scene["actions"] if one["legal"]]
        offered += [card["action"] for zone in scene["zones"] for card in zone["cards"] if card.get("action") and card["legal"]]
        assert step["cites"]
        assert step["expect_action"] is None or step["expect_action"] in offered
