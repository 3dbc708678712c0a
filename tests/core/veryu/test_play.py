"""«Верю? Не верю!»: named rule cases with whole lists of steps."""

from __future__ import annotations

from typing import Any

import pytest

import rules_py
from rules_py.frame.errors import IllegalAction, InputError
from rules_py.frame.match import Match
from rules_py.games.veryu import GAME
from rules_py.games.veryu.rules import EACH, SAUSAGE, SHOE
from rules_py.games.veryu.state import Table, cards_of, fan, first_by_lot, inside, kind_of, waiting, wins

Veryu = Match[Table]
S, B = "place сосиска", "place ботинок"


def begun(players: int = 4, readings: Any = None, hands: list[tuple[int, int]] | None = None) -> Veryu:
    """Begin a game in which player 1 is first; `hands` gives sausages and shoes that each still has."""
    seed = next(seed for seed in range(1, 100) if first_by_lot(seed, players) == 0)
    state = GAME.deal(seed, {"players": players}, readings)
    for seat, (sausages, shoes) in enumerate(hands or ()):
        own = range(EACH * seat, EACH * (seat + 1))
        kept = [[card for card in own if kind_of(state, card) == kind] for kind in (SAUSAGE, SHOE)]
        state.cards["hand"][seat][:] = [*kept[0][:sausages], *kept[1][:shoes]]
        state.cards["lost"][seat][:] = [*kept[0][sausages:], *kept[1][shoes:]]
    return state


def hand(state: Veryu, seat: int) -> list[int]:
    """Count the sausages and shoes in a hand."""
    kinds = [kind_of(state, card) for card in state.cards["hand"][seat]]
    return [kinds.count(SAUSAGE), kinds.count(SHOE)]


def play(state: Veryu, *actions: str) -> Veryu:
    for action in actions:
        state.apply(action)
    return state


def refusal(state: Veryu, action: str, seat: int | None = None) -> tuple[str, tuple[str, ...]]:
    with pytest.raises(IllegalAction) as refused:
        state.apply(action, seat)
    return refused.value.text, refused.value.cites


def steps(score: rules_py.Score) -> list[tuple[str, int | None, str, tuple[str, ...]]]:
    return [(item.side, item.amount, item.text, item.cites) for item in score.items]


def told(state: Veryu, since: int = 0) -> list[tuple[int | None, str, tuple[str, ...]]]:
    return [(event.seat, event.text, event.cites) for event in state.log[since:]]


def book_example() -> Veryu:
    """Play the round that the leaflet tells: four players, bids 3 and 5, five sausages."""
    return play(begun(), S, S, S, S, S, S, S, "bid 3", "bid 5", "pass", "pass", "pass", *BOOK_FLIPS)


BOOK_FLIPS = ("flip 1.1", "flip 1.2", "flip 2.2", "flip 3.1", "flip 4.1")


def test_the_round_of_the_book_goes_step_by_step_with_its_rules() -> None:
    state = book_example()
    assert told(state) == [
        (None, "Новый раунд, {0?начинаете вы|начинает игрок 1|начинает игрок 1}", ("veryu.setup.3", "veryu.h2")),
        *[(seat, "кладёт первую карту", ("veryu.step1",)) for seat in range(4)],
        *[(seat, "добавляет карту, на поле 2", ("veryu.step2.add",)) for seat in range(3)],
        (3, "бросает вызов: 3", ("veryu.step2.challenge",)),
        (0, "повышает до 5", ("veryu.step2.raise",)),
        *[(seat, "пас", ("veryu.step2.raise",)) for seat in (1, 2, 3)],
        (0, "становится претендентом, ставка 5", ("veryu.step2.end",)),
        (0, "открывает свою карту: сосиска", ("veryu.step3.2",)),
        (0, "открывает свою карту: сосиска", ("veryu.step3.2",)),
        (0, "открывает карту 2 игрока 2: сосиска", ("veryu.step3.3",)),
        (0, "открывает карту 1 игрока 3: сосиска", ("veryu.step3.3",)),
        (0, "открывает карту 1 игрока 4: сосиска", ("veryu.step3.3",)),
        (0, "удача, всего 1", ("veryu.succ.1",)),
    ]
    assert (
        [wins(state, seat) for seat in range(4)] == [1, 0, 0, 0] and state.deal_over and not state.done and state.to_move == 0
    )


def test_a_success_is_written_with_every_step() -> None:
    score = book_example().score()
    assert steps(score) == [
        ("Игрок 1", None, "Ставка 5, открыто 5\u00a0карт", ("veryu.step3.1",)),
        ("Игрок 1", 1, "Все обещанные карты открыты, ботинка нет: удача", ("veryu.step3.5",)),
        ("Игрок 1", None, "Поле переворачивают цифрой 2 вверх", ("veryu.succ.1",)),
    ]
    assert score.sides == {"Игрок 1": 1, "Игрок 2": 0, "Игрок 3": 0, "Игрок 4": 0}
    assert (score.total, score.summary, score.grade) == (1, "Игрок 1: удача.", "sure")


def test_cards_go_back_to_the_hands_and_the_contender_begins_the_next_round() -> None:
    state = book_example()
    assert [len(state.cards["hand"][seat]) for seat in range(4)] == [4, 4, 4, 4]
    state.apply("next")
    assert (state.dealer, state.to_move, state.number) == (0, 0, int(state.deal_value["seed"]) + 1)
    assert told(state)[-1] == (None, "Новый раунд, {0?начинаете вы|начинает игрок 1|начинает игрок 1}", ("veryu.round.1",))


def test_the_second_success_wins_the_game() -> None:
    state = play(book_example(), "next", S, S, S, S, "bid 1", "pass", "pass", "pass", "flip 1.1")
    assert state.done and state.open.winner == 0 and state.to_move is None and state.legal() == []
    assert steps(state.score())[-2:] == [
        ("Игрок 1", None, "Поле уже лежало цифрой 2 вверх: победа", ("veryu.succ.2",)),
        ("Игрок 1", None, "Две удачные попытки: победа", ("veryu.end.1",)),
    ]
    assert refusal(state, S) == ("Партия окончена", ("veryu.end.1",))


def failed_on_another() -> Veryu:
    """Player 1 opens the shoe of player 3 with his third card."""
    return play(begun(3), S, S, B, "bid 3", "flip 1.1", "flip 2.1", "flip 3.1")


def test_on_anothers_shoe_its_owner_points_at_a_card_of_the_fan() -> None:
    state = failed_on_another()
    assert state.to_move == 2 and state.legal() == ["take 1", "take 2", "take 3", "take 4"]
    assert refusal(state, "drop ботинок", 0) == ("Карту не глядя выбирает игрок 3", ("veryu.fail.2",))
    assert refusal(state, "take 1", 1) == ("Карту не глядя выбирает игрок 3", ("veryu.fail.2",))
    assert refusal(state, "take 5") == ("В веере 4\u00a0карты: назовите номер от 1 до 4", ("veryu.fail.2",))
    order = fan(state)
    state.apply("take 2")
    assert state.cards["lost"] == [[order[1]], [], []] and cards_of(state, 0) == 3
    assert told(state)[-1] == (0, "теряет карту: её не глядя указал игрок 3", ("veryu.fail.2",))
    assert steps(state.score())[1:] == [
        ("Игрок 1", 0, "Открыт ботинок: неудача", ("veryu.step3.4",)),
        ("Игрок 1", None, "Одна карта уходит из игры, остаётся 3", ("veryu.fail.1",)),
    ]


def test_which_card_was_lost_only_the_contender_knows() -> None:
    state = play(failed_on_another(), "take 2")
    assert state.view(0).seen("lost", 0) != () and state.view(1).seen("lost", 0) == state.view(2).seen("lost", 0) == ()
    zones = {seat: [zone["id"] for zone in GAME.scene(state, seat)["zones"]] for seat in range(3)}
    assert "lost" in zones[0] and "lost" not in zones[1] and "lost" not in zones[2]
    assert not any(name in state.log[-1].text for name in ("сосиск", "ботин"))


def test_on_his_own_shoe_the_contender_chooses_himself() -> None:
    state = play(begun(3), B, S, S, "bid 3", "flip 1.1")
    assert state.to_move == 0 and state.legal() == ["drop сосиска", "drop ботинок"]
    text = "Ботинок свой: карту выбирает сам претендент, игрок 1"
    assert refusal(state, "take 1", 1) == (text, ("veryu.fail.3",))
    state.apply("drop ботинок")
    assert hand(state, 0) == [3, 0] and state.to_move == 0 and state.deal_over


def test_nothing_is_opened_after_a_shoe_but_others_may_show_their_cards() -> None:
    state = failed_on_another()
    text = "Открыт ботинок: попытка окончена, дальше открывать нельзя"
    assert refusal(state, "flip 2.1", 0) == (text, ("veryu.fail.7",))
    assert refusal(state, "show", 0) == ("Нельзя: свои карты показывают другие, не претендент", ("veryu.fail.7",))
    assert refusal(state, "show", 1) == ("Ваши карты раунда уже все открыты", ("veryu.fail.7",))
    state = play(begun(3), S, S, B, S, S, "bid 2", "bid 3", "pass", "pass", "flip 1.1", "flip 1.2", "flip 3.1")
    assert "show" in state.legal_for(1)
    state.apply("show", 1)
    assert state.actions[-1] == "1: show" and list(state.view(0).open.faces.items())[-2:] == [
        ((1, 0), SAUSAGE),
        ((1, 1), SAUSAGE),
    ]
    assert refusal(state, "show", 1) == ("Ваши карты раунда уже все открыты", ("veryu.fail.7",))


def test_without_cards_one_is_out_and_the_owner_of_the_shoe_begins() -> None:
    state = play(begun(3, hands=[(1, 0), (3, 1), (3, 1)]), S, S, B, "bid 2", "pass", "pass", "flip 1.1", "flip 3.1")
    assert cards_of(state, 0) == 0 and state.deal_over and state.to_move == 2
    assert told(state)[-2:] == [
        (0, "теряет последнюю карту", ("veryu.fail.4",)),
        (0, "выбывает из игры и отдаёт своё поле", ("veryu.fail.4",)),
    ]
    state.apply("next")
    assert waiting(state) == [2, 1]
    assert refusal(state, S, 0) == ("Нельзя: без карт игрок выбыл", ("veryu.fail.4",))


def test_out_on_his_own_shoe_he_appoints_who_begins() -> None:
    state = play(begun(3, hands=[(0, 1), (3, 1), (3, 1)]), B, S, S, "bid 1", "pass", "pass", "flip 1.1")
    assert state.to_move == 0 and state.legal() == ["first 2", "first 3"]
    assert refusal(state, "first 1") == ("Назначьте одного из тех, кто остался в игре", ("veryu.fail.6",))
    assert refusal(state, "first 3", 1) == ("Первого игрока назначает игрок 1", ("veryu.fail.6",))
    state.apply("first 3")
    assert state.to_move == 2
    assert steps(state.score())[-1] == (
        "Игрок 1",
        None,
        "Карт не осталось: претендент выбывает и отдаёт своё поле",
        ("veryu.last.3", "veryu.fail.4"),
    )


def test_the_last_one_left_wins() -> None:
    state = play(begun(2, hands=[(0, 1), (2, 1)]), B, S, "bid 1", "pass", "flip 1.1")
    assert state.done and state.open.winner == 1
    assert steps(state.score())[-1] == ("Игрок 2", None, "Один не выбыл из игры: победа", ("veryu.end.1",))


def test_with_the_last_card_on_the_mat_one_must_challenge() -> None:
    state = play(begun(3, hands=[(0, 1), (3, 1), (3, 1)]), B, S, S)
    assert state.legal() == ["bid 1", "bid 2", "bid 3"]
    for action in ("pass", S):
        assert refusal(state, action) == ("Рука пуста: назовите число от 1 до 3", ("veryu.last.2",))
    assert GAME.judge(state, "bid 1").cites == ("veryu.last.2",)


def test_with_all_four_cards_on_the_mat_one_must_challenge() -> None:
    state = play(begun(2), *[S, S] * 3, B, B)
    assert state.to_move == 0 and hand(state, 0) == [0, 0]
    assert refusal(state, "pass") == ("Рука пуста: назовите число от 1 до 8", ("veryu.step2.must",))
    assert GAME.judge(state, "bid 2").cites == ("veryu.step2.must",)


def test_a_bid_of_all_cards_ends_the_bidding_at_once() -> None:
    state = play(begun(3), S, S, S, S, "bid 4")
    assert state.open.contender == 1 and state.to_move == 1
    assert told(state)[-1] == (1, "становится претендентом, ставка 4", ("veryu.h4",))


def test_first_cards_are_laid_in_any_order_and_nobody_learns_them() -> None:
    state = begun(3)
    assert state.may_act() == (0, 1, 2) and state.legal_for(2) == [S, B]
    state.apply(B, 2)
    assert state.actions == ["2: place ботинок"] and state.may_act() == (0, 1)
    assert state.view(0).open.laid == [0, 0, 1] and state.view(0).open.faces == {}
    assert state.view(0).cards["mat"] == [(), 0, 1]
    assert refusal(state, S, 2) == ("Ваша первая карта уже на поле", ("veryu.step1",))
    again = GAME.from_json(play(state, S, S).to_json())
    assert (again.view(2).cards, again.open) == (state.view(2).cards, state.open)


REFUSALS: list[tuple[tuple[str, ...], str, int, str, tuple[str, ...]]] = [
    ((), "bid 1", 0, "Рано: сначала каждый кладёт на поле одну карту", ("veryu.step1",)),
    ((), "look 2", 0, "Нельзя: карты в руке видит только их хозяин", ("veryu.setup.2",)),
    ((), "show", 0, "Показать свои карты можно после чужой неудачи", ("veryu.fail.7",)),
    ((B, S, S), B, 0, "В руке нет карты «ботинок»", ("veryu.setup.1",)),
    ((S, S, S), S, 1, "Сейчас очередь игрока 1", ("veryu.step2.add",)),
    ((S, S, S), "bid 1", 2, "Сейчас очередь игрока 1", ("veryu.step2.challenge",)),
    ((S, S, S), "bid 0", 0, "На полях 3\u00a0карты: назовите число от 1 до 3", ("veryu.step2.range",)),
    ((S, S, S), "bid 4", 0, "На полях 3\u00a0карты: назовите число от 1 до 3", ("veryu.step2.range",)),
    ((S, S, S), "pass", 0, "Пасовать рано: вызова ещё не было, добавьте карту или бросьте вызов", ("veryu.step2.add",)),
    ((S, S, S), "flip 1.1", 0, "Рано: добавьте карту или бросьте вызов", ("veryu.step2.add",)),
    ((S, S, S, "bid 1"), S, 1, "Вызов брошен: повысьте ставку или скажите «пас»", ("veryu.step2.raise",)),
    ((S, S, S, "bid 1"), "bid 1", 1, "Названо 1: перебить можно только большим числом", ("veryu.step2.raise",)),
    ((S, S, S, "bid 1"), "bid 2", 2, "Сейчас очередь игрока 2", ("veryu.step2.raise",)),
    ((S, S, S, "bid 1", "pass"), "bid 2", 1, "Вы уже сказали «пас»: до конца раунда ставку не повышают", ("veryu.step2.raise",)),
    ((S, S, S, "bid 3"), "flip 2.1", 0, "Сначала откройте свои: осталось 1", ("veryu.step3.2",)),
    ((S, S, S, "bid 3"), "flip 1.1", 1, "Карты открывает претендент, игрок 1", ("veryu.step3.1",)),
    ((S, S, S, "bid 3", "flip 1.1"), "stop", 0, "Нужно открыть ещё 2\u00a0карты из 3", ("veryu.step3.1",)),
    ((S, S, S, "bid 3", "flip 1.1"), "flip 1.1", 0, "Эта карта уже открыта", ("veryu.step3.3",)),
    ((S, S, S, "bid 3", "flip 1.1"), "flip 2.2", 0, "Такой карты на полях нет", ("veryu.step3.3",)),
    ((S, S, S, "bid 1", "pass", "pass", "flip 1.1"), "flip 2.1", 0, "Попытка окончена: больше открывать нельзя", ("veryu.step3.9",)),
    ((S, S, S, "bid 1", "pass", "pass", "flip 1.1"), "next", 1, "Раунд окончен: следующий начинает игрок 1", ("veryu.round.1",)),
]  # fmt: skip


@pytest.mark.parametrize(("before", "action", "seat", "text", "cites"), REFUSALS)
def test_a_forbidden_action_names_its_rule(
    before: tuple[str, ...], action: str, seat: int, text: str, cites: tuple[str, ...]
) -> None:
    state = play(begun(3), *before)
    assert refusal(state, action, seat) == (text, cites)
    verdict = GAME.judge(state, action, seat)
    assert (verdict.allowed, verdict.text, verdict.cites) == (False, text, cites)


@pytest.mark.parametrize(
    "action", ["", "place", "place карта", "bid x", "bid 01", "flip 1", "flip .", "take", "play ♠Т", "bid 9999"]
)
def test_what_is_no_action_is_refused_with_examples(action: str) -> None:
    with pytest.raises(InputError) as refused:
        GAME.judge(begun(3), action)
    text = f"Непонятный ход «{action}»: примеры «place сосиска», «bid 3», «pass», «flip 2.1»"
    assert (refused.value.text, refused.value.field) == (text, "action")


def test_a_seat_that_is_not_at_the_table_is_refused() -> None:
    with pytest.raises(InputError) as refused:
        begun(3).apply("7: place сосиска")
    assert (refused.value.text, refused.value.field) == ("За столом нет места 7", "action")


# Readings: each changes something


def test_reading_who_draws_gives_the_card_to_the_left_neighbour() -> None:
    state = play(begun(3, {"veryu.who-draws": "neighbour"}), S, S, B, "bid 3", "flip 1.1", "flip 2.1", "flip 3.1")
    assert state.to_move == 1
    assert refusal(state, "take 1", 2) == ("Карту не глядя выбирает игрок 2", ("veryu.sum.4",))
    state.apply("take 1")
    assert told(state)[-1] == (0, "теряет карту: её не глядя указал игрок 2", ("veryu.sum.4",))
    own = play(begun(3, {"veryu.who-draws": "neighbour"}), B, S, S, "bid 3", "flip 1.1")
    assert own.to_move == 1 and own.legal()[0] == "take 1"


def test_reading_own_cards_opens_all_of_ones_own_beyond_the_bid() -> None:
    actions = (S, S, S, S, B, S, S, "bid 1", "pass", "pass", "flip 2.1")
    assert play(begun(3), *actions).open.outcome is True
    literal = play(begun(3, {"veryu.own-cards": "all"}), *actions)
    assert literal.open.outcome is None and literal.legal() == ["flip 2.2"]
    literal.apply("flip 2.2")
    assert literal.open.outcome is False and literal.open.shoe_owner == 1


def test_reading_last_shoe_puts_out_whoever_laid_his_only_shoe() -> None:
    hands = [(3, 1), (0, 1), (3, 1)]
    actions = (S, B, S, "bid 1", "pass", "pass", "flip 1.1")
    assert cards_of(play(begun(3, hands=hands), *actions), 1) == 1
    state = play(begun(3, {"veryu.last-shoe": "always"}, hands), *actions)
    assert cards_of(state, 1) == 0
    assert told(state)[-1] == (1, "единственная карта — ботинок: выбывает", ("veryu.last.3",))
    assert steps(state.score())[-1] == ("Игрок 2", None, "Единственная карта — ботинок: выбывает", ("veryu.last.3",))


def test_reading_last_shoe_never_puts_out_the_last_player() -> None:
    hands = [(1, 0), (0, 1), (0, 1)]
    state = play(begun(3, {"veryu.last-shoe": "always"}, hands), S, B, B, "bid 2", "pass", "pass", "flip 1.1", "flip 2.1")
    assert state.done and inside(state) == [2] and state.open.winner == 2


def test_reading_own_shoe_first_lets_him_appoint_though_he_stays() -> None:
    actions = (B, S, S, "bid 3", "flip 1.1", "drop ботинок")
    assert play(begun(3), *actions).deal_over
    state = play(begun(3, {"veryu.own-shoe-first": "always"}), *actions)
    assert state.to_move == 0 and state.legal() == ["first 1", "first 2", "first 3"]
    assert play(state, "first 2").to_move == 1


def test_reading_fewest_refuses_a_table_of_two() -> None:
    assert GAME.deal(1, {"players": 2}).legal()
    with pytest.raises(InputError) as refused:
        GAME.deal(1, {"players": 2}, {"veryu.fewest": "3"})
    assert (refused.value.text, refused.value.field) == ("Игроков: нужно не меньше 3, получено 2", "players")
    assert refused.value.cites == ("veryu.goal.1", "veryu.h1")


@pytest.mark.parametrize("players", [1, 7])
def test_more_than_six_or_fewer_than_two_do_not_play(players: int) -> None:
    with pytest.raises(InputError) as refused:
        GAME.deal(1, {"players": players})
    assert refused.value.text == f"Игроков: введите число от 2 до 6, получено {players}"
    assert refused.value.cites == ("veryu.goal.1", "veryu.h1")


def test_cards_cannot_be_dealt_by_hand() -> None:
    with pytest.raises(InputError) as refused:
        GAME.deal(1, cards="сосиска")
    assert (refused.value.field, refused.value.cites) == ("deal.cards", ("veryu.setup.1",))
