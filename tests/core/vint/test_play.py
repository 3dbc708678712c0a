"""«Винт»: thirteen tricks, the written deal, whole rubbers, secrecy."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rules_py
from rules_py.frame.errors import IllegalAction, InputError, RulesError
from rules_py.frame.face import play_out
from rules_py.frame.rng import Generator
from rules_py.games.vint import View, VintState
from rules_py.games.vint.options import DECK, required
from rules_py.games.vint.play import ACES
from rules_py.games.vint.readings import READINGS

GAME = rules_py.game("vint")
RANDOM = GAME.bots["random"]

# Spades of the first, clubs of the second, diamonds of the third, hearts of the fourth, but for one exchanged card each.
HANDS = ("♠ТКДВ109876543 ♥2", "♣ТКДВ109876543 ♠2", "♦ТКДВ109876543 ♣2", "♥ТКДВ109876543 ♦2")


def dealt(hands: tuple[str, ...], options: Any = None, readings: Any = None, seed: int = 1) -> VintState:
    """Deal by hand: the dealer's cards first, then to his left."""
    rows = [[DECK.text(card) for card in DECK.cards(DECK.mask(hand))] for hand in (*hands[1:], hands[0])]
    order = [rows[place][turn] for turn in range(13) for place in range(4)]
    state = GAME.deal(seed, options, readings, " ".join(order))
    assert isinstance(state, VintState)
    assert [DECK.hand_text(state.play.hands[(state.dealer + turn) % 4]) for turn in range(4)] == [
        DECK.hand_text(DECK.mask(hand)) for hand in hands
    ]
    return state


def call(state: VintState, bid: str) -> None:
    """Let the dealer name a game and everybody pass."""
    state.apply(f"bid {bid}")
    while state.phase == "auction":
        state.apply("pass")


def play(state: VintState, *cards: str) -> None:
    for card in cards:
        state.apply(f"play {card}")


def refusal(state: VintState, action: str, seat: int | None = None) -> tuple[str, tuple[str, ...]]:
    with pytest.raises(IllegalAction) as refused:
        state.apply(action, seat)
    return refused.value.text, refused.value.cites


def steps(score: rules_py.Score) -> list[tuple[int | None, str, tuple[str, ...]]]:
    return [(item.amount, item.text.replace("\u00a0", " "), item.cites) for item in score.items]


def test_the_left_neighbour_of_the_declarer_leads() -> None:
    state = dealt(HANDS)
    call(state, "1♠")
    assert state.declarer == state.dealer and state.to_move == (state.dealer + 1) % 4
    assert refusal(state, "play ♠Т", state.dealer) == ("Сейчас ход не ваш", ("vint.h4",))


def test_a_suit_must_be_followed_and_without_it_anything_goes() -> None:
    state = dealt(HANDS)
    call(state, "1♠")
    play(state, "♣3")
    assert refusal(state, "play ♦Т") == ("Нельзя: есть трефы, масть дать обязательно", ("vint.107",))
    play(state, "♣2")
    for card in ("♦2", "♥3"):
        assert GAME.judge(state, f"play {card}").allowed
    assert GAME.judge(state, "play ♦2").to_json() == {
        "allowed": True, "text": "Можно: треф нет, снести вправе; взятку не берёт.", "cites": ["vint.107"], "grade": "sure", "readings": [],
    }  # fmt: skip
    assert refusal(state, "play ♠Т") == ("Карты ♠Т нет на руках", ("vint.16", "vint.166"))


def test_trumps_win_and_the_winner_leads() -> None:
    state = dealt(HANDS)
    call(state, "1♠")
    play(state, "♣3", "♣2", "♦2", "♠3")
    assert state.play.winners == [state.dealer] and state.to_move == state.dealer
    state = dealt(HANDS)
    call(state, "1БК")
    play(state, "♣3", "♣2", "♦2", "♠3")
    assert state.play.winners == [(state.dealer + 1) % 4], "without trumps the led suit wins"


def test_a_whole_deal_is_written_with_every_step() -> None:
    state = dealt(HANDS)
    call(state, "7♠")
    play(state, "♣3", "♣2", "♦2", "♠3")
    while not state.deal_over:
        state.apply(state.legal()[-1])
    side = state.side[state.declarer]
    assert state.tricks_of(side) == 12, "the deuce of hearts is lost"
    assert steps(state.score()) == [
        (None, "Назначена игра: большой шлем ♠", ("vint.31", "vint.h4")),
        (840, "12 взяток по 70", ("vint.r1a", "vint.r5b")),
        (70, "1 взятка по 70", ("vint.r1a", "vint.r5b")),
        (None, "Онёров больше у назначивших: 5", ("vint.n4a", "vint.n4b", "vint.r12a")),
        (None, "Тузов поровну, по 2; леве у назначивших: в счёт идут их тузы", ("vint.r13b", "vint.r16")),
        (4900, "7 онёров по 700", ("vint.r14", "vint.r16", "vint.r11")),
        (10000, "Козырная коронка до тройки ♠", ("vint.n5a", "vint.n5b", "vint.r18c")),
        (5000, "Простая коронка до тройки ♦", ("vint.n5a", "vint.r18a")),
        (5000, "Простая коронка до тройки ♣", ("vint.n5a", "vint.r18a")),
        (5000, "Простая коронка до тройки ♥", ("vint.n5a", "vint.r18a")),
        (10000, "Назначенный большой шлем не сделан: премию пишут противники", ("vint.r22a", "vint.r19a")),
        (1000, "12 взяток: сделан малый шлем", ("vint.n8", "vint.r19b")),
        (7000, "Недобор: 1 взятка по 7 000", ("vint.r20a", "vint.r21")),
        (1000, "Окончена партия", ("vint.n9a", "vint.r4a", "vint.r7")),
    ]
    assert state.sheet.games[side] == 1 and state.sheet.sums_below() == [0, 0]


def test_two_games_end_the_rubber_and_the_difference_is_paid() -> None:
    state = dealt(HANDS)
    winner = state.side[state.dealer]
    for _ in range(20):
        if state.done:
            break
        if state.deal_over:
            state.apply("next")
        while state.phase == "auction":
            caller = state.side[state.to_move or 0] == winner
            state.apply("bid 7БК" if caller and state.auction.best < 0 else "pass")
        while not state.deal_over:
            state.apply(state.legal()[-1])
    assert state.done and max(state.sheet.games) == 2 and state.to_move is None and state.legal() == []
    first, second = state.settled[0]
    score = state.score(("Мы", "Они"))
    assert score.sides == {"Мы": first - second, "Они": second - first} and score.total == abs(first - second)
    assert [item.cites for item in score.items[-3:]] == [("vint.r4b",)] * 3
    assert refusal(state, "next") == ("Партия окончена", ("vint.n9b", "vint.r4b"))


def test_three_rubbers_are_three_sheets() -> None:
    state = GAME.deal(4, {"rubbers": 3, "rate": "по сотой"})
    assert isinstance(state, VintState)
    play_out(GAME, state, [RANDOM] * 4, Generator(4))
    assert state.done and len(state.settled) == 3
    net = sum(first - second for first, second in state.settled)
    score = state.score()
    assert score.total == abs(net) and "по сотой" in score.items[-1].text
    assert sum("-го роббера" in item.text for item in score.items) == 6


def test_a_score_before_the_end_of_the_deal_is_refused() -> None:
    with pytest.raises(InputError) as refused:
        GAME.deal(1).score()
    assert refused.value.text == "Сдача ещё не доиграна"


def test_the_scene_shows_the_ladder_with_what_each_bid_obliges_to() -> None:
    state = dealt(HANDS)
    state.apply("bid 1♣")
    scene = GAME.scene(state, (state.dealer + 1) % 4)
    ladder = [one for one in scene["actions"] if one["group"] == "auction" and one["action"] != "pass"]
    assert len(ladder) == 35 and {(one["row"], one["col"]) for one in ladder} == {
        (row, col) for row in range(7) for col in range(5)
    }
    below = next(one for one in scene["actions"] if one["action"] == "pass")
    assert below["group"] == "auction" and not {"row", "col"} & set(below)
    low, high = ladder[1], ladder[2]
    assert not low["legal"] and low["why"]["cites"] == ["vint.30a", "vint.35b"] and high["legal"] and high["why"] is None
    assert (
        high["hint"] == "«Простая ♦»: взять не меньше 7, отдать не больше 6. Взятка 10, онёр 100, недобор 1\u00a0000 за взятку."
    )
    assert scene["talk"] == {
        "columns": ["Правый противник", "Вы", "Левый противник", "Партнёр"],
        "rounds": [["1♣", "", "", ""]],
        "bids": 1,
    }
    assert [one["place"] for one in sorted(scene["seats"], key=lambda one: (one["seat"] - scene["seat"]) % 4)] == [
        "s",
        "w",
        "n",
        "e",
    ]


def test_the_sheet_is_drawn_above_and_below_the_line() -> None:
    state = dealt(HANDS)
    call(state, "1♠")
    while not state.deal_over:
        state.apply(state.legal()[-1])
    drawing = GAME.scene(state, state.dealer)["sheet"]["drawing"]
    assert drawing["ruling"] == "columns" and [one["name"] for one in drawing["parts"]] == ["Мы", "Они"]
    assert [(one["label"], one["grows"], one["line"]) for one in drawing["bands"]] == [
        ("Над чертой", "up", "heavy"),
        ("1-я партия", "down", "double"),
        ("2-я партия", "down", "double"),
        ("3-я партия", "down", ""),
    ]
    below = [int(one["cells"][1][0]["entries"][-1]["text"]) for one in drawing["parts"] if one["cells"][1][0]["entries"]]
    assert sum(below) == 130
    assert all(
        entry["cites"] and entry["note"] for one in drawing["parts"] for row in one["cells"] for entry in row[0]["entries"]
    )


def test_the_last_trick_is_shown_with_its_winner() -> None:
    state = dealt(HANDS)
    call(state, "1♠")
    play(state, "♣3", "♣2", "♦2", "♠3", "♠Т")
    last = GAME.scene(state, 0)["last"]
    assert [(one["card"], one["wins"]) for one in last["cards"]] == [("♣3", False), ("♣2", False), ("♦2", False), ("♠3", True)]
    assert last["winner"] == state.dealer and last["cards"][0]["seat"] == (state.dealer + 1) % 4


def test_open_hands_after_the_deal_show_what_was_held() -> None:
    state = dealt(HANDS)
    call(state, "1♠")
    while not state.deal_over:
        state.apply(state.legal()[0])
    zones = [zone for zone in GAME.scene(state, 0, open_hands=True)["zones"] if zone["kind"] == "hand" and zone["owner"] != 0]
    assert [zone["count"] for zone in zones] == [13, 13, 13]


# Whole rubbers

FLAGS = ("count_aces", "exact", "double", "vinting_coronets", "vinting_marks", "pass_play")


@given(seed=st.integers(1, 10**6), data=st.data())
@settings(max_examples=15, deadline=None)
def test_cards_tricks_and_sums_hold_at_every_step(seed: int, data: st.DataObject) -> None:
    options = {name: data.draw(st.booleans(), label=name) for name in FLAGS}
    readings = {one.id: data.draw(st.sampled_from(one.choices)) for one in READINGS}
    state = GAME.deal(seed, options, readings)
    assert isinstance(state, VintState)
    random = Generator(seed)
    while not state.done and state.number < seed + 3:
        mover = state.to_move
        assert mover is not None
        state.apply(RANDOM.choose(state.view(mover), random))
        held = state.play.hands
        played = DECK.mask_of(state.play.history)
        assert sum(hand.bit_count() for hand in held) + len(state.play.history) == 52
        assert held[0] | held[1] | held[2] | held[3] | played == DECK.full
        if state.deal_over:
            if state.play.history:
                assert state.tricks_of(0) + state.tricks_of(1) == 13
            assert all(line.cites for line in state.lines)
            assert sum((hand & ACES).bit_count() for hand in state.held) == 4
            written = [sum(line.amount or 0 for line in state.lines if line.role == side) for side in (0, 1)]
            if not state.done:
                assert list(state.score().sides.values()) == written
    if state.done:
        again = GAME.from_json(state.to_json())
        assert again.score().to_json() == state.score().to_json()


@given(seed=st.integers(1, 10**6), count=st.integers(0, 70), shuffle=st.integers(0, 10**6))
@settings(max_examples=40, deadline=None)
def test_a_view_does_not_change_when_hidden_cards_change(seed: int, count: int, shuffle: int) -> None:
    state = GAME.deal(seed)
    assert isinstance(state, VintState)
    random = Generator(seed)
    for _ in range(count):
        if state.deal_over:
            return
        mover = state.to_move
        assert mover is not None
        state.apply(RANDOM.choose(state.view(mover), random))
    if state.deal_over:
        return
    order = [0] * 52
    rows = [list(DECK.cards(state.held[(state.dealer + 1 + turn) % 4])) for turn in range(4)]
    for turn in range(52):
        order[turn] = rows[turn % 4][turn // 4]
    first = GAME.deal(seed, cards=" ".join(DECK.text(card) for card in order))
    for action in state.actions:
        first.apply(action)
    for seat in range(4):
        view = first.view(seat)
        hidden = [card for card in range(52) if not (view.hand | DECK.mask_of(view.history)) >> card & 1]
        mixed = dict(zip(hidden, (hidden[place] for place in Generator(shuffle).shuffle(len(hidden))), strict=True))
        other = GAME.deal(seed, cards=" ".join(DECK.text(mixed.get(card, card)) for card in order))
        try:
            for action in state.actions:
                other.apply(action)
        except RulesError:
            continue  # with these cards somebody could not have played so
        assert other.view(seat) == view
        assert GAME.scene(other, seat) == GAME.scene(first, seat)


def test_a_bot_sees_a_view_and_nothing_else() -> None:
    assert set(View._fields) == {
        "seat", "place", "to_move", "phase", "dealer", "hand", "known", "counts", "side", "calls", "best", "passes", "contract",
        "declarer", "trump", "leader", "table", "history", "winners", "talon", "aside", "memo", "below", "games", "marks", "target",
        "rules", "readings", "legal",
    }  # fmt: skip


@pytest.mark.parametrize(
    "reading",
    ["rubber-bonus=both", "total-below=no", "slam-by-opponents=no", "notrump-aces=honour",
     "both-reach=declarer", "below-reset=winner"],
)  # fmt: skip
def test_a_reading_changes_some_match(reading: str) -> None:
    name, choice = reading.split("=")

    def played(seed: int, readings: dict[str, str]) -> list[tuple[int, ...]]:
        state = GAME.deal(seed, readings=readings)
        assert isinstance(state, VintState)
        random = Generator(seed)
        for _ in range(3000):
            if state.to_move is None:
                break
            steps = [action for action in state.legal() if action[:5] not in ("bid 6", "bid 7")]
            state.apply(steps[random.below(len(steps))])
        return state.settled

    assert any(played(seed, {f"vint.{name}": choice}) != played(seed, {}) for seed in range(1, 13))


@pytest.mark.parametrize("level", range(1, 8))
def test_a_contract_is_made_with_its_required_tricks(level: int) -> None:
    assert required(level) == 6 + level
