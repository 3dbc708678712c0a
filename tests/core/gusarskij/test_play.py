"""«Гусарский преферанс»: two players, two talons, remises written tenfold; the exact search over two hands."""

from __future__ import annotations

from typing import Any

import pytest
from preferans.at_preferans import lay, refusal, say

import rules_py
from rules_py.families.preferans.duel import Duel, codes_of
from rules_py.families.preferans.sheet import OldSheet
from rules_py.frame.errors import InputError
from rules_py.frame.rng import Generator
from rules_py.games.gusarskij.kind import DECK
from rules_py.games.preferans import PreferansState

GAME = rules_py.game("gusarskij")


def calc(id: str, given: dict[str, Any], readings: dict[str, str] | None = None) -> rules_py.Score:
    return rules_py.calculator(f"gusarskij.{id}")(given, readings)


def begun(first: str, talon: str, other: str = "", readings: Any = None) -> PreferansState:
    """Deal the first player's hand and talon, the other's talon; the rest goes to the other."""
    return lay(GAME, DECK, first, talons=(talon, other), readings=readings)


STRONG = "♠ТКДВ10 ♥ТКД ♦ТК"


def named(game: str, readings: Any = None) -> PreferansState:
    return say(
        begun(STRONG, "♣9 ♣10", readings=readings),
        "bid 6♠",
        "pass",
        "take правый",
        "discard ♣9",
        "discard ♣10",
        f"contract {game}",
    )


def sheet(state: PreferansState) -> OldSheet:
    assert isinstance(state.sheet, OldSheet)
    return state.sheet


def test_a_lost_game_is_written_upon_the_declarer_tenfold() -> None:
    score = calc("deal", {"level": "простая", "trump": "♥", "tricks": 4})
    assert [(item.side, item.amount, item.text.replace("\u00a0", " "), item.cites) for item in score.items] == [
        ("", None, "Простая ♥: цена 10", ("gusarskij.18",)),
        ("", None, "Недобор 2: нужно 6, взято 4", ("gusarskij.11",)),
        ("Вистующий", 200, "Ремиз 10 × 2, в висты вдесятеро", ("gusarskij.12", "gusarskij.13")),
        ("Вистующий", 60, "6 взяток по 10", ("gusarskij.14",)),
        ("Вистующий", 40, "Консоляция: 20 × 2", ("gusarskij.15",)),
    ]
    assert score.sides == {"Вистующий": 300, "Играющий": 0} and score.total == -300


def test_a_whister_who_lacks_tricks_pays_tenfold_without_consolation() -> None:
    score = calc("deal", {"level": "семь", "trump": "♦", "tricks": 10, "whist": "с прикупом"})
    assert score.sides == {"Вистующий": 0, "Играющий": 320}
    assert score.items[3].cites == ("gusarskij.10", "gusarskij.h2")


@pytest.mark.parametrize(
    ("id", "reading", "choice", "given", "key", "default", "other"),
    [
        ("quota", "alone-quota", "same", {"level": "семь"}, "whister", 1, 2),
        ("deal", "trick-pay", "ten", {"level": "семь", "trump": "♥", "tricks": 7}, "whist_pay", 60, 30),
        ("penalty", "revoke-result", "only-fine", {}, "deal_corrected", True, False),
        ("setup", "whist-talon", "twelve", {}, "whister_hand", 10, 12),
    ],
)
def test_a_reading_changes_the_answer(
    id: str, reading: str, choice: str, given: dict[str, Any], key: str, default: Any, other: Any
) -> None:
    assert calc(id, given).extra[key] == default
    assert calc(id, given, {f"gusarskij.{reading}": choice}).extra[key] == other


@pytest.mark.parametrize(
    ("given", "text"),
    [
        ({"level": "десять"}, "Ответ соперника: на десять не вистуют; выберите «пас» или «проверка»"),
        ({"whist": "проверка"}, "Ответ соперника: проверяют только десять"),
    ],
)
def test_answers_that_do_not_fit_are_refused(given: dict[str, Any], text: str) -> None:
    with pytest.raises(InputError) as error:
        calc("deal", given)
    assert (error.value.field, error.value.text) == ("whist", text)


def test_twenty_four_cards_make_two_hands_and_two_talons() -> None:
    state = GAME.deal(5)
    assert isinstance(state, PreferansState)
    assert [hand.bit_count() for hand in state.play.hands] == [10, 10] and [len(talon) for talon in state.talons] == [2, 2]
    assert state.to_move == 1 - state.circle.dealer


def test_a_player_buys_the_talon_at_his_right_and_shows_it() -> None:
    state = say(begun(STRONG, "♣9 ♣10"), "bid 6♠", "pass")
    assert refusal(state, "take левый") == ("Нельзя: свой прикуп только тот, что справа", ("gusarskij.6",))
    say(state, "take правый")
    assert set(state.shown_talon) == set(DECK.cards(DECK.mask("♣9 ♣10")))


def test_there_are_no_miseres_unless_the_reading_leaves_them() -> None:
    assert refusal(GAME.deal(1), "bid малый мизер") == ("Нельзя: замысловатых игр вдвоём нет", ("gusarskij.2",))  # type: ignore[arg-type]
    state = begun("♠9 ♣9 ♦9 ♥9 ♠10 ♣10 ♦10 ♥10 ♠В ♣В", "♠Т ♣Т", readings={"gusarskij.fancy": "open-only"})
    say(state, "bid малый мизер", "pass", "take правый", "discard ♠Т", "discard ♣Т", "contract малый мизер")
    assert state.phase == "play" and state.opened == 0 and state.noted == {"gusarskij.fancy": "inferred"}


def test_both_passing_deals_anew() -> None:
    state = GAME.deal(3)
    assert isinstance(state, PreferansState)
    say(state, "pass", "pass")
    assert state.deal_over and state.score().items[0].cites == ("gusarskij.16",)


@pytest.mark.parametrize(("choice", "cards"), [("discard", 10), ("twelve", 12)])
def test_a_whister_takes_his_own_talon(choice: str, cards: int) -> None:
    state = say(named("7♠", {"gusarskij.whist-talon": choice}), "whist прикуп")
    whister = 1 - state.circle.first
    if choice == "discard":
        assert state.to_move == whister
        say(state, state.legal()[0])
        say(state, state.legal()[0])
    assert state.play.hands[whister].bit_count() == cards and state.whist == "с прикупом"
    while not state.deal_over:
        state.apply(state.legal()[0])
    assert sum(state.taken) == 10


def test_the_whisters_talon_is_shown_only_under_its_reading() -> None:
    assert len(say(named("7♠"), "whist прикуп").shown_talon) == 2
    assert len(say(named("7♠", {"gusarskij.show-talon": "yes"}), "whist прикуп").shown_talon) == 4


def test_a_pass_writes_the_game_off_the_record_and_then_off_the_others() -> None:
    state = say(named("9♠"), "pass")
    first = state.circle.first
    assert sheet(state).record[first] == 24
    late = named("9♠")
    sheet(late).record.values[first] = 0
    say(late, "pass")
    assert sheet(late).record[1 - first] == 24 and sheet(late).whists.rows[first][1 - first] == 160
    short = named("9♠", {"preferans.remainder": "donor"})
    sheet(short).record.values[first] = 6
    say(short, "pass")
    assert sheet(short).record[1 - first] == 30


def last_written(state: PreferansState) -> list[tuple[str, int | None, tuple[str, ...]]]:
    return [(item.text, item.amount, item.cites) for item in state.score().items[1:]]


def test_the_excess_of_a_game_over_the_record_is_lost_or_taken_from_the_other_by_the_reading() -> None:
    passed = ("С игровой записи списана цена игры", 6, ("gusarskij.18", "preferans.35"))
    lost, taken = named("9♠"), named("9♠", {"preferans.remainder": "donor"})
    for state in (lost, taken):
        sheet(state).record.values[state.circle.first] = 6
        say(state, "pass")
    assert last_written(lost) == [
        passed,
        ("Записи было 6: излишек 10 пропадает", None, ("gusarskij.1", "preferans.43")),
    ]
    assert lost.score().readings == {"preferans.remainder": "inferred"}
    cites = ("gusarskij.1", "preferans.43")
    assert last_written(taken) == [
        passed,
        ("Недостающее взято с чужой записи", 10, cites),
        ("За чужую запись в висты вдесятеро; на игрока 1", 100, cites),
    ]
    assert taken.score().readings == {"preferans.remainder": "inferred"}
    assert say(named("9♠"), "pass").score().readings == {}


@pytest.mark.parametrize("choice", ["50", "40"])
def test_the_price_of_ten_in_diamonds_names_its_reading(choice: str) -> None:
    options, readings = {"table": "4", "record": 100}, {"preferans.ten-diamonds": choice}
    state = lay(GAME, DECK, STRONG, talons=("♣9 ♣10", ""), options=options, readings=readings)
    say(state, "bid 6♠", "pass", "take правый", "discard ♣9", "discard ♣10", "contract 10♦", "pass")
    assert sheet(state).record[state.circle.first] == 100 - int(choice)
    assert list(state.score().readings) == ["preferans.ten-diamonds"]


@pytest.mark.parametrize("id", ["preferans.price", "preferans.simple", "preferans.penalty", "gusarskij.penalty"])
def test_every_calculator_of_a_price_names_the_reading_on_ten_in_diamonds(id: str) -> None:
    ten = {"table": "4", "level": "десять", "trump": "♦"}
    found = [rules_py.calculator(id)({**ten, **other}).readings for other in ({}, {"trump": "♥"}, {"table": "1"})]
    assert ["preferans.ten-diamonds" in one for one in found] == [True, False, False]


def test_a_ten_is_checked_by_open_cards() -> None:
    state = named("10♠")
    assert refusal(state, "whist")[1] == ("gusarskij.10", "preferans.34b")
    say(state, "check")
    assert state.deal_over and state.taken[state.circle.first] == 10


def brute(mine: int, theirs: int, trump: int, leader: int) -> int:
    """Try every line of play and return the first hand's tricks."""
    if not mine:
        return 0
    hands = (mine, theirs)
    found = []
    for card in DECK.cards(hands[leader]):
        suit = DECK.suit_of[card]
        other = hands[1 - leader]
        same = other & DECK.suit_masks[suit]
        trumps = other & DECK.suit_masks[trump] if trump >= 0 else 0
        answers = []
        for answer in DECK.cards(same or trumps or other):
            takes = answer > card if DECK.suit_of[answer] == suit else DECK.suit_of[answer] == trump
            winner = 1 - leader if takes else leader
            gone = ~(1 << card | 1 << answer)
            answers.append((winner == 0) + brute(mine & gone, theirs & gone, trump, winner))
        found.append(min(answers) if leader == 0 else max(answers))
    return max(found) if leader == 0 else min(found)


@pytest.mark.parametrize("seed", range(1, 41))
def test_the_search_over_two_hands_agrees_with_trying_everything(seed: int) -> None:
    random = Generator(seed)
    order = random.shuffle(DECK.size)
    size = 4
    mine, theirs = DECK.mask_of(order[:size]), DECK.mask_of(order[size : 2 * size])
    trump = random.below(5) - 1
    duel = Duel(trump >= 0)
    for leader in (0, 1):
        assert duel.value(codes_of(DECK, mine, theirs, trump), leader, size) == brute(mine, theirs, trump, leader)
