"""«Этажики»: named rule cases with whole lists of steps."""

from __future__ import annotations

from typing import Any

import pytest

import rules_py
from rules_py.frame.errors import IllegalAction, InputError
from rules_py.games.etazhiki import GAME
from rules_py.games.etazhiki.rules import BALL, BEGINNER, FULL, MIDDLE, TEXTS, read_kinds
from rules_py.games.etazhiki.state import able, ball, first_by_lot, top

from . import Etazhiki, all_stars, hands, lay_out, piles, stock


def table(
    held: list[str], floors: str = "этаж 5", balls: str = "шар 3", rest: str = "этаж 0, этаж 0, этаж 0, этаж 0", **more: Any
) -> Etazhiki:
    """Set a table at which player 1 is to move: hands, the two piles (as many cards as named), the stock from the top."""
    options = {"players": len(held), "level": more.get("level", FULL), "stars": more.get("stars", 0)}
    seed = next(seed for seed in range(1, 100) if first_by_lot(seed, len(held)) == 0)
    state = GAME.deal(seed, options, more.get("readings"))
    centre = [read_kinds(floors, "top"), read_kinds(balls, "ball")]
    lay_out(state, [read_kinds(hand, "hands") for hand in held], centre, read_kinds(rest, "stock")[::-1])
    state.log.clear()
    return state


def play(state: Etazhiki, *actions: str) -> Etazhiki:
    for action in actions:
        state.apply(action)
    return state


def hand(state: Etazhiki, seat: int) -> str:
    return ", ".join(TEXTS[kind] for kind in hands(state)[seat])


def refusal(state: Etazhiki, action: str, seat: int | None = None) -> tuple[str, tuple[str, ...]]:
    with pytest.raises(IllegalAction) as refused:
        state.apply(action, seat)
    return refused.value.text, refused.value.cites


def told(state: Etazhiki) -> list[tuple[int | None, str, tuple[str, ...]]]:
    return [(event.seat, event.text, event.cites) for event in state.log]


PLAIN = "этаж 4, этаж 6"


# The turn


def test_the_turn_of_the_book_is_laid_card_by_card() -> None:
    state = table(["этаж 5, этаж 7, этаж 9, шар 3, этаж 6, этаж 3, этаж 0", PLAIN, PLAIN], "этаж 3", "шар 2")
    play(state, "play этаж 5", "play этаж 7", "play этаж 9", "play шар 3", "play этаж 6", "play этаж 3")
    assert told(state) == [
        (0, "кладёт [5]: 3 + 2 = 5", ("etazhiki.full.place.2",)),
        (0, "кладёт [7]: 5 + 2 = 7", ("etazhiki.full.place.2",)),
        (0, "кладёт [9]: 7 + 2 = 9", ("etazhiki.full.place.2",)),
        (0, "кладёт шар 3", ("etazhiki.full.place.3",)),
        (0, "кладёт [6]: 9 − 3 = 6", ("etazhiki.full.place.2",)),
        (0, "кладёт [3]: 6 − 3 = 3", ("etazhiki.full.place.2",)),
    ]
    assert (state.open.laid, state.open.balls_laid, state.to_move) == (5, 1, 0)
    assert play(state, "end").to_move == 1


def test_tens_are_dropped_above_nine_and_added_below_zero() -> None:
    state = table(["этаж 2, этаж 9, этаж 0", PLAIN], "этаж 9", "шар 3")
    play(state, "play этаж 2", "play этаж 9")
    assert [text for _, text, _ in told(state)] == ["кладёт [2]: 9 + 3 = 12, это [2]", "кладёт [9]: 12 − 3 = 9"]


def test_one_must_lay_a_floor_before_the_turn_ends() -> None:
    state = table(["этаж 5, шар 1, этаж 9", PLAIN])
    assert refusal(state, "end") == ("За ход нужно выложить хотя бы один этаж", ("etazhiki.full.turn.1",))
    assert state.legal() == ["play этаж 5", "play шар 1"]
    assert play(state, "play этаж 5").legal() == ["play шар 1", "end"]


def test_a_ball_that_leaves_no_floor_to_lay_is_refused_until_a_floor_is_down() -> None:
    state = table(["этаж 8, этаж 1, шар 1", PLAIN])
    assert refusal(state, "play шар 1") == ("После этого шара не подойдёт ни один ваш этаж", ("etazhiki.h5",))
    play(state, "play этаж 8", "play шар 1")
    assert ball(state) == read_kinds("шар 1", "")[0]


def test_after_a_ball_one_may_neither_draw_nor_pass() -> None:
    state = play(table(["этаж 6, этаж 0, шар 1", PLAIN]), "play шар 1")
    assert refusal(state, "draw") == ("Добирают до хода, а вы уже ходили", ("etazhiki.full.turn.2",))
    assert refusal(state, "pass") == ("Шар выложен: теперь нужен хотя бы один этаж", ("etazhiki.full.turn.1",))


def test_who_cannot_move_draws_two_and_tries_again() -> None:
    state = table(["этаж 4, этаж 0", PLAIN], rest="этаж 8, шар 4, этаж 1")
    assert state.legal() == ["draw"]
    assert refusal(state, "pass") == ("Сначала возьмите две карты и попробуйте сходить", ("etazhiki.full.turn.2",))
    play(state, "draw")
    assert hand(state, 0) == "этаж 0, этаж 4, этаж 8, шар 4" and state.to_move == 0
    assert refusal(state, "draw") == ("Две карты уже взяты: сходите или скажите «пас»", ("etazhiki.full.turn.2",))
    assert "pass" in state.legal() and "play этаж 8" in state.legal()
    assert play(state, "pass").to_move == 1


def test_who_can_move_does_not_draw() -> None:
    state = table(["этаж 8, этаж 0", PLAIN])
    text = "Ходить есть чем: добирает тот, кто не может сходить"
    assert refusal(state, "draw") == (text, ("etazhiki.full.turn.2",))


def test_a_player_who_could_move_only_after_a_ball_of_his_own_is_able() -> None:
    state = table(["этаж 6, шар 1", PLAIN])
    assert state.legal() == ["play шар 1"]


def test_without_floors_all_balls_are_laid_and_a_star_is_won() -> None:
    state = table(["этаж 8, шар 1, шар чётные", PLAIN], rest=", ".join(["этаж 1"] * 8))
    play(state, "play этаж 8")
    assert refusal(state, "end") == ("Этажей не осталось: выложите и все шары", ("etazhiki.full.place.5",))
    play(state, "play шар чётные", "play шар 1")
    assert told(state)[-3:] == [
        (0, "кладёт шар «любой чётный этаж»", ("etazhiki.full.place.5",)),
        (0, "кладёт шар 1", ("etazhiki.full.place.5",)),
        (0, "рука пуста: звезда, всего 1", ("etazhiki.full.end.1",)),
    ]
    assert all_stars(state) == [1, 0] and len(hands(state)[0]) == 6 and state.to_move == 1


@pytest.mark.parametrize(("players", "needed"), [(2, 5), (3, 5), (4, 3), (5, 3)])
def test_the_number_of_stars_depends_on_the_players(players: int, needed: int) -> None:
    state = table(["этаж 8"] + [PLAIN] * (players - 1), rest=", ".join(["этаж 1"] * 8))
    assert state.open.target == needed
    state.sheet.totals["stars", 0] = needed - 1
    play(state, "play этаж 8")
    assert state.done and state.open.winner == 0 and hands(state)[0] == []
    score = state.score()
    assert [(item.side, item.amount, item.text, item.cites) for item in score.items] == [
        ("Игрок 1", needed, "Звёзды за пустую руку", ("etazhiki.full.end.1",)),
        *[(f"Игрок {n}", 0, "Звёзды за пустую руку", ("etazhiki.full.end.1",)) for n in range(2, players + 1)],
        ("Игрок 1", None, f"Собрано звёзд: {needed}", ("etazhiki.full.end.2",)),
    ]


def test_stars_may_be_agreed_on() -> None:
    state = play(table(["этаж 8", PLAIN], stars=1), "play этаж 8")
    assert state.done and state.score().summary == "Победитель: Игрок 1, звёзд 1."


# The stock


def test_an_empty_stock_is_made_of_the_piles_but_their_tops() -> None:
    state = table(["этаж 4, этаж 0", PLAIN], "этаж 1, этаж 2, этаж 5", "шар 1, шар 3", rest="")
    play(state, "draw")
    assert sorted(hand(state, 0).split(", ")) != ["этаж 0", "этаж 4"] and len(hands(state)[0]) == 4
    assert [len(pile) for pile in piles(state)] == [1, 1] and len(stock(state)) == 1
    assert (top(state), TEXTS[ball(state)]) == (5, "шар 3")
    assert told(state)[0] == (None, "Колода вышла: карт вернулось 3", ("etazhiki.full.turn.3", "etazhiki.h4"))


def test_where_nothing_is_left_one_draws_what_there_is() -> None:
    state = table(["этаж 4, этаж 0", PLAIN], rest="этаж 9")
    play(state, "draw")
    assert len(hands(state)[0]) == 3 and told(state)[-1] == (0, "добирает 1\u00a0карту", ("etazhiki.full.turn.2",))


def test_when_all_pass_and_nothing_is_left_most_stars_win_then_fewest_cards() -> None:
    state = table(["этаж 4, этаж 0", "этаж 4, этаж 6, этаж 9"], rest="")
    play(state, "draw", "pass", "draw", "pass")
    assert state.done and state.open.winner == 0
    assert told(state)[-2] == (None, "Все спасовали, а брать нечего: партия окончена", ("etazhiki.h11",))
    assert state.score().items[-1].cites == ("etazhiki.h11",) and state.score().grade == "house"
    state = table(["этаж 4, этаж 0", "этаж 4, этаж 6, этаж 9"], rest="")
    state.sheet.totals["stars", 1] = 1
    assert play(state, "draw", "pass", "draw", "pass").open.winner == 1


def test_a_player_who_only_skipped_has_not_passed() -> None:
    state = table(["этаж 8, шар пропуск, этаж 0", PLAIN, PLAIN], rest="")
    play(state, "play этаж 8", "play шар пропуск", "end", "draw", "pass", "draw", "pass")
    assert not state.done and state.to_move == 1 and able(state), "and may yet move"


def test_equal_stars_and_cards_are_a_draw() -> None:
    state = play(table(["этаж 4, этаж 0", "этаж 4, этаж 6"], rest=""), "draw", "pass", "draw", "pass")
    assert state.done and state.open.winner < 0
    assert state.score().summary == "Ничья: равны и звёзды, и карты."


# Night floors


def test_a_night_floor_is_laid_in_turn_like_any_other() -> None:
    state = table(["ночь 8, этаж 0", PLAIN])
    assert GAME.judge(state, "play ночь 8").cites == ("etazhiki.spec.night.1",)
    assert top(play(state, "play ночь 8")) == 8


def test_before_the_first_card_the_turn_may_be_intercepted_and_order_goes_on_from_there() -> None:
    state = table(["этаж 8, этаж 1", PLAIN, "ночь 2, этаж 5, этаж 0", PLAIN])
    assert state.to_move == 0 and state.may_act() == (2, 0)
    assert state.legal_for(2) == ["intercept ночь 2", "wait"] and state.legal_for(1) == []
    state.apply("intercept ночь 2", 2)
    assert state.actions == ["2: intercept ночь 2"]
    assert told(state) == [
        (2, "перехватывает ход у {0?вас|игрока 1|игрока 1}", ("etazhiki.spec.night.2", "etazhiki.h9")),
        (2, "кладёт ночной этаж [2]: 5 − 3 = 2", ("etazhiki.full.place.2",)),
    ]
    assert (state.to_move, state.open.laid, hand(state, 0)) == (2, 1, "этаж 1, этаж 8")
    assert play(state, "end").to_move == 3


def test_after_each_card_the_turn_may_be_intercepted() -> None:
    state = table(["этаж 8, шар 2, этаж 4", "ночь 0, этаж 3"])
    assert state.may_act() == (0,)
    play(state, "play этаж 8")
    assert state.may_act() == (0,)
    play(state, "play шар 2")
    assert state.may_act() == (1, 0)
    assert GAME.judge(state, "intercept ночь 0", 1).cites == ("etazhiki.spec.night.2", "etazhiki.h7")


def test_after_drawing_nobody_intercepts_until_a_card_is_laid() -> None:
    state = table(["этаж 4, этаж 0", "ночь 8, этаж 3"], rest="этаж 5, этаж 5")
    assert state.may_act() == (1, 0)
    play(state, "draw")
    assert state.may_act() == (0,)
    text = "Сейчас перехватить нельзя: ждите следующей карты или нового хода"
    assert refusal(state, "intercept ночь 8", 1) == (text, ("etazhiki.h7",))
    assert play(state, "play этаж 5").may_act() == (1, 0)


def test_the_nearest_clockwise_is_asked_first_and_his_wait_passes_the_question_on() -> None:
    state = table([PLAIN + ", этаж 8", "ночь 2, этаж 0", PLAIN, "ночь 8, этаж 0"])
    assert state.may_act() == (1, 3, 0)
    state.apply("wait", 1)
    assert state.may_act() == (3, 0) and state.actions == ["1: wait"]
    assert state.log == []
    text = "Сейчас перехватить нельзя: ждите следующей карты или нового хода"
    assert refusal(state, "intercept ночь 2", 1) == (text, ("etazhiki.h7",))
    state.apply("wait", 3)
    assert state.may_act() == (0,)
    assert play(state, "play этаж 8").may_act() == (3, 0), "a new card opens the question again"


def test_the_active_player_closes_the_moment_by_playing_on() -> None:
    state = table(["этаж 8, этаж 1", "ночь 2, этаж 0"])
    play(state, "play этаж 8")
    assert refusal(state, "intercept ночь 2", 1)[1] == ("etazhiki.spec.night.2",)


def test_an_intercepted_turn_may_be_intercepted_again() -> None:
    state = table(["этаж 8, этаж 1, ночь 2", "ночь 2, этаж 0"])
    state.apply("intercept ночь 2", 1)
    assert state.to_move == 1 and state.may_act() == (0, 1)
    state.apply("intercept ночь 2", 0)
    assert (state.to_move, state.open.laid) == (0, 1)


def test_who_has_laid_his_last_floor_cannot_be_intercepted() -> None:
    state = play(table(["этаж 8, шар 2, шар чётные", "ночь 1, этаж 7"]), "play этаж 8")
    text = "Игрок выложил все этажи и сбрасывает шары: перехватить нельзя"
    assert refusal(state, "intercept ночь 1", 1) == (text, ("etazhiki.spec.night.4",))
    assert state.may_act() == (0,)


def test_a_hand_emptied_by_intercepting_wins_a_star() -> None:
    state = table(["этаж 8, этаж 1", "ночь 2"], rest=", ".join(["этаж 1"] * 8))
    state.apply("intercept ночь 2", 1)
    assert all_stars(state) == [0, 1] and state.to_move == 0


# Special balls


def test_near_parity_and_skip_decide_what_fits() -> None:
    for upon, fits in (
        ("шар ближайшие", "34567"),
        ("шар чётные", "024568"),
        ("шар нечётные", "13579"),
        ("шар пропуск", "5"),
        ("шар 3", "258"),
    ):
        state = table([", ".join(f"этаж {number}" for number in range(10)), PLAIN], "этаж 5", upon)
        assert "".join(action[-1] for action in state.legal() if action.startswith("play")) == fits


def test_skip_left_on_top_makes_the_next_draw_two_and_skip_at_once() -> None:
    state = table(["этаж 8, шар пропуск, этаж 0", "ночь 8, этаж 1", PLAIN])
    play(state, "play этаж 8", "play шар пропуск", "end")
    assert told(state)[-1] == (1, "берёт карт: 2 и пропускает ход", ("etazhiki.spec.skip.1",))
    assert state.to_move == 2 and len(hands(state)[1]) == 4
    assert state.may_act() == (1, 2), "the one who skipped may intercept the turn that follows"
    play(state, "draw", "pass")
    assert state.to_move == 0, "the same ball makes nobody skip again"


def test_a_covered_skip_makes_nobody_skip() -> None:
    state = table(["этаж 8, шар пропуск, шар 1, этаж 0", PLAIN])
    assert play(state, "play этаж 8", "play шар пропуск", "play шар 1", "end").to_move == 1


def test_with_two_players_skip_gives_the_turn_back() -> None:
    state = table(["этаж 8, шар пропуск, этаж 0", PLAIN])
    assert play(state, "play этаж 8", "play шар пропуск", "end").to_move == 0


def test_a_skip_that_an_interceptor_leaves_on_top_works_after_his_turn() -> None:
    state = table(["этаж 8, шар пропуск, этаж 0", "ночь 8, этаж 1", PLAIN])
    play(state, "play этаж 8", "play шар пропуск")
    state.apply("intercept ночь 8", 1)
    assert play(state, "end").to_move == 0
    assert told(state)[-1] == (2, "берёт карт: 2 и пропускает ход", ("etazhiki.spec.skip.1",))


# Levels


def test_the_middle_game_has_no_night_floors_and_no_interception() -> None:
    state = table(["этаж 8, этаж 1", "этаж 2, этаж 0"], level=MIDDLE)
    assert refusal(state, "intercept этаж 2", 1) == ("По средним правилам ход не перехватывают", ("etazhiki.mid.3",))
    whole = GAME.deal(1, {"level": MIDDLE, "players": 2})
    cards = [*stock(whole), *(card for lie in (*piles(whole), *hands(whole)) for card in lie)]
    assert len(cards) == 63 and not any(TEXTS[card].startswith("ночь") for card in cards)


def test_the_beginners_game_has_two_stacks_and_neighbours() -> None:
    state = table(["этаж 7, этаж 3, этаж 0, этаж 1", PLAIN], "этаж 4", "этаж 8", level=BEGINNER)
    assert state.legal() == ["play этаж 3 on 1", "play этаж 7 on 2", "pass"]
    assert refusal(state, "play этаж 7 on 1") == ("Не подходит: на [4] можно положить [3], [4], [5]", ("etazhiki.beg.4",))
    assert refusal(state, "play этаж 7") == ("Назовите стопку: «on 1» или «on 2»", ("etazhiki.beg.2",))
    assert refusal(state, "end") == ("Положите карту или скажите «пас»", ("etazhiki.beg.5",))
    assert refusal(state, "draw") == ("Две карты берут вместе с пасом", ("etazhiki.beg.5",))
    play(state, "play этаж 7 on 2")
    assert refusal(state, "pass") == ("Карта уже выложена: закончите ход", ("etazhiki.beg.5",))
    assert play(state, "end").to_move == 1


def test_the_log_of_the_beginners_game_names_the_rule_of_each_neighbour() -> None:
    state = play(table(["этаж 9, этаж 0, этаж 8, этаж 3", PLAIN], "этаж 0", "этаж 9", level=BEGINNER), "play этаж 9 on 1")
    assert [GAME.judge(state, action).cites for action in ("play этаж 0 on 2", "play этаж 8 on 1")] == [
        ("etazhiki.beg.6",),
        ("etazhiki.beg.4",),
    ]
    play(state, "play этаж 0 on 2", "play этаж 8 on 1")
    assert told(state) == [
        (0, "кладёт [9] на [0]", ("etazhiki.beg.6",)),
        (0, "кладёт [0] на [9]", ("etazhiki.beg.6",)),
        (0, "кладёт [8] на [9]", ("etazhiki.beg.4",)),
    ]


def test_the_button_of_the_second_stack_names_the_rule_of_that_stack() -> None:
    state = table(["этаж 9, этаж 3", PLAIN], "этаж 8", "этаж 0", level=BEGINNER)
    offered = {one["action"]: (one["label"], one["cites"]) for one in GAME.scene(state, 0)["actions"]}
    assert offered["play этаж 9 on 2"] == ("[9] на вторую стопку", ["etazhiki.beg.6"])


def test_a_pass_of_the_beginners_game_draws_two_and_ends_the_turn() -> None:
    state = play(table(["этаж 7, этаж 1", PLAIN], "этаж 4", "этаж 8", level=BEGINNER), "pass")
    assert len(hands(state)[0]) == 4 and state.to_move == 1
    assert told(state) == [(0, "пас, берёт карт: 2", ("etazhiki.beg.5",))]


def test_an_empty_hand_wins_a_star_in_the_beginners_game_too() -> None:
    state = table(["этаж 7", PLAIN], "этаж 4", "этаж 8", rest=", ".join(["этаж 1"] * 8), level=BEGINNER)
    play(state, "play этаж 7 on 2")
    assert told(state)[-1] == (0, "рука пуста: звезда, всего 1", ("etazhiki.beg.7",)) and len(hands(state)[0]) == 6


# Readings: each changes something


def read(**choices: str) -> dict[str, str]:
    return {f"etazhiki.{name.replace('_', '-')}": choice for name, choice in choices.items()}


def test_reading_draw_by_choice_lets_anybody_draw_and_pass() -> None:
    state = table(["этаж 8, этаж 0", PLAIN], readings=read(draw_by_choice="choice"))
    assert play(state, "draw", "pass").to_move == 1


def test_reading_near_wrap_stops_at_the_edge() -> None:
    state = table(["этаж 0, этаж 7", PLAIN], "этаж 9", "шар ближайшие", readings=read(near_wrap="no"))
    assert state.legal() == ["play этаж 7"]
    assert table(["этаж 0, этаж 7", PLAIN], "этаж 9", "шар ближайшие").legal() == ["play этаж 0", "play этаж 7"]


def test_reading_parity_same_refuses_the_same_number_of_the_other_parity() -> None:
    state = table(["этаж 5, этаж 8", PLAIN], "этаж 5", "шар чётные", readings=read(parity_same="no"))
    assert refusal(state, "play этаж 5")[1] == ("etazhiki.full.place.1", "etazhiki.spec.parity")
    assert "play этаж 5" in table(["этаж 5, этаж 8", PLAIN], "этаж 5", "шар чётные").legal()


def test_reading_skip_again_makes_everybody_skip_until_it_is_covered() -> None:
    state = table(["этаж 8, шар пропуск, этаж 0", PLAIN, PLAIN], readings=read(skip_again="each"))
    play(state, "play этаж 8", "play шар пропуск", "end", "draw", "pass")
    assert told(state)[-1] == (0, "берёт карт: 2 и пропускает ход", ("etazhiki.spec.skip.1",)) and state.to_move == 1


@pytest.mark.parametrize(("choice", "mover"), [("yes", 2), ("no", 1)])
def test_reading_skip_winner_spares_the_next_after_a_star(choice: str, mover: int) -> None:
    stock = ", ".join(["этаж 1"] * 9)
    state = table(["этаж 8, шар пропуск", PLAIN, PLAIN], rest=stock, readings=read(skip_winner=choice))
    play(state, "play этаж 8", "play шар пропуск")
    assert all_stars(state)[0] == 1 and state.to_move == mover


def test_reading_blue_in_mid_takes_six_balls_out() -> None:
    calculator = rules_py.calculator("etazhiki.deck")
    assert calculator({"level": MIDDLE}).total == 63
    score = calculator({"level": MIDDLE}, read(blue_in_mid="no"))
    assert score.total == 57 and score.grade == "house"


def test_reading_nine_up_leaves_nine_without_an_upper_neighbour() -> None:
    hands = ["этаж 0, этаж 8", PLAIN]
    state = table(hands, "этаж 9", "этаж 9", level=BEGINNER, readings=read(nine_up="no"))
    assert state.legal() == ["play этаж 8 on 1", "play этаж 8 on 2", "pass"]
    assert "play этаж 0 on 1" in table(hands, "этаж 9", "этаж 9", level=BEGINNER).legal()
    low = table(["этаж 9", PLAIN], "этаж 0", "этаж 0", level=BEGINNER, readings=read(nine_up="no"))
    assert GAME.judge(low, "play этаж 9 on 1").cites == ("etazhiki.beg.6",)


def test_reading_beg_target_takes_three_stars_for_all() -> None:
    assert table([PLAIN, PLAIN], "этаж 1", "этаж 1", level=BEGINNER).open.target == 5
    assert table([PLAIN, PLAIN], "этаж 1", "этаж 1", level=BEGINNER, readings=read(beg_target="agreed")).open.target == 3


# The deal and the deck


def test_a_hand_of_balls_alone_is_redealt() -> None:
    balls = "шар 1, шар 1, шар 1, шар 2, шар 2, шар 2"
    state = GAME.deal(1, {"players": 2}, cards=balls)
    assert all(any(card < 20 for card in hand_) for hand_ in hands(state))
    assert state.open.shuffles > 1


def test_an_unfit_first_card_goes_back_and_the_centre_opens_with_floor_and_numbered_ball() -> None:
    held = "этаж 1, этаж 1, этаж 1, этаж 2, этаж 2, этаж 2, этаж 3, этаж 3, этаж 3, этаж 4, этаж 4, этаж 4"
    for seed in range(1, 20):
        state = GAME.deal(seed, {"players": 2}, cards=f"{held}, шар пропуск")
        assert piles(state)[0][-1] < 20 < piles(state)[1][-1] < 30
        assert read_kinds("шар пропуск", "")[0] in stock(state)
        assert sum(map(len, [*hands(state), *piles(state), stock(state)])) == 73


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("level", [FULL, MIDDLE])
def test_a_deck_that_passes_is_dealt_in_every_order(level: str, players: int) -> None:
    """One numbered ball, the fewest cards: where it is dealt to somebody, the cards are dealt again."""
    day, extra = divmod(6 * players + 1, 10)
    options = {
        "level": level,
        "players": players,
        "day": [day + (place < extra) for place in range(10)],
        "night": [0] * 10,
        "balls": [1] + [0] * 8,
        "red": [0] * 9,
        "blue": [0] * 9,
        "special": [0] * 4,
    }
    shuffles = set()
    for seed in range(1, 60):
        state = GAME.deal(seed, options)
        assert piles(state)[1] == [BALL + 1]
        shuffles.add(state.open.shuffles)
    assert max(shuffles) > 10


BAD_DECKS: list[tuple[dict[str, Any], str, str]] = [
    ({"day": [1] * 10, "night": [0] * 10, "balls": [1] + [0] * 8, "red": [0] * 9, "special": [0] * 4}, "day",
     "Колода: на 3 игроков нужно 20\u00a0карт или больше, а их 11"),
    ({"day": [0] * 10, "night": [0] * 10}, "day",
     "Колода: этажей 0, а нужно не меньше 6: по одному каждому, один в середину, и четверть колоды"),
    ({"day": [0] * 10, "night": [1] * 9 + [0], "special": [9] * 4}, "day",
     "Колода: этажей 9, а нужно не меньше 15: по одному каждому, один в середину, и четверть колоды"),
    ({"balls": [0] * 9, "red": [0] * 9}, "balls", "Колода: нужен хотя бы один шар с номером"),
    ({"level": MIDDLE, "balls": [3, 3, 3, 1, 0, 0, 0, 0, 0]}, "balls",
     "Колода: по средним правилам шаров больше 3 без красной метки нет"),
    ({"day": [4] * 9}, "day", "Дневных этажей в колоде: нужно чисел: 10, получено 9"),
    ({"day": [13] * 10}, "day", "Дневных этажей в колоде, [0]: введите число от 0 до 12, получено 13"),
    ({"players": 6}, "players", "Игроков: введите число от 2 до 5, получено 6"),
]  # fmt: skip


@pytest.mark.parametrize(("options", "field", "text"), BAD_DECKS)
def test_a_deck_that_cannot_be_dealt_is_refused(options: dict[str, Any], field: str, text: str) -> None:
    with pytest.raises(InputError) as refused:
        GAME.deal(1, options)
    assert (refused.value.field, refused.value.text) == (field, text)
    assert refused.value.cites


def test_cards_that_the_deck_does_not_hold_cannot_be_dealt() -> None:
    with pytest.raises(InputError) as refused:
        GAME.deal(1, cards="шар 9")
    assert (refused.value.field, refused.value.text) == ("deal.cards", "Сдача: в колоде нет стольких таких карт")


REFUSALS: list[tuple[str, int, str, tuple[str, ...]]] = [
    ("play этаж 7", 0, "Карты «этаж 7» нет на руках", ("etazhiki.full.turn.1",)),
    ("play этаж 6", 0, "Не подходит: можно положить [2], [5], [8]", ("etazhiki.full.place.1", "etazhiki.full.place.2")),
    ("play этаж 8 on 1", 0, "Стопка этажей одна: номер стопки не нужен", ("etazhiki.full.setup.3",)),
    ("intercept этаж 8", 0, "Ход и так ваш", ("etazhiki.spec.night.2",)),
    ("open этаж 8", 0, "Середина уже открыта", ("etazhiki.full.setup.3",)),
    ("play этаж 8", 1, "Сейчас ход игрока 1", ("etazhiki.full.setup.4",)),
    ("intercept ночь 4", 1, "Не подходит: к открытым картам подходят [2], [5], [8]", ("etazhiki.spec.night.2",)),
    ("intercept этаж 8", 1, "Вне очереди кладут только ночной этаж", ("etazhiki.spec.night.2",)),
    ("intercept ночь 9", 1, "Карты «ночь 9» нет на руках", ("etazhiki.spec.night.2",)),
    ("wait", 1, "Перехватывать сейчас нечем", ("etazhiki.h7",)),
]


@pytest.mark.parametrize(("action", "seat", "text", "cites"), REFUSALS)
def test_a_forbidden_action_names_its_rule(action: str, seat: int, text: str, cites: tuple[str, ...]) -> None:
    state = table(["этаж 8, этаж 6", "этаж 8, ночь 4"])
    assert refusal(state, action, seat) == (text, cites)
    verdict = GAME.judge(state, action, seat)
    assert (verdict.allowed, verdict.text, verdict.cites) == (False, text, cites)


@pytest.mark.parametrize(
    "action", ["", "play", "play этаж", "play этаж 10", "play этаж 7 on 3", "intercept ночь 1 on 1", "draw 2"]
)
def test_what_is_no_action_is_refused_with_examples(action: str) -> None:
    with pytest.raises(InputError) as refused:
        GAME.judge(table([PLAIN, PLAIN]), action)
    text = f"Непонятный ход «{action}»: примеры «play этаж 7», «play шар 3», «draw», «end»"
    assert (refused.value.text, refused.value.field) == (text, "action")
