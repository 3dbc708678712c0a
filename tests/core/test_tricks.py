"""The trick kernel: duties one by one, and against a slow reference."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_py.frame.cards import DECK_32, DECK_52, Deck
from rules_py.kernels.tricks import (
    FOLLOW,
    FOLLOW_AND_TRUMP,
    FOLLOW_TRUMP_AND_BEAT,
    FREE,
    Duties,
    IllegalCard,
    Reason,
    TrickPlay,
)

SPADES, CLUBS, DIAMONDS, HEARTS = range(4)


def play_of(hands: list[str], trump: int = -1, duties: Duties = FOLLOW, leader: int = 0) -> TrickPlay:
    return TrickPlay(DECK_52, [DECK_52.mask(hand) for hand in hands], trump, leader, duties)


def answer(led: str, hand: str, trump: int, duties: Duties, middle: str = "") -> TrickPlay:
    hands = [led, middle, hand] if middle else [led, hand]
    play = play_of(hands, trump, duties)
    play.apply(DECK_52.card(led))
    if middle:
        play.apply(DECK_52.card(middle))
    return play


@pytest.mark.parametrize(
    ("duties", "hand", "middle", "legal", "refused"),
    [
        (FREE, "♠2 ♥3", "", "♠2 ♥3", {}),
        (FOLLOW, "♠2 ♥3", "", "♠2", {"♥3": Reason.MUST_FOLLOW, "♣Т": Reason.NOT_HELD}),
        (FOLLOW, "♦2 ♥3", "", "♦2 ♥3", {}),
        (FOLLOW_AND_TRUMP, "♦2 ♥3", "", "♥3", {"♦2": Reason.MUST_TRUMP}),
        (FOLLOW_AND_TRUMP, "♦2 ♣3", "", "♦2 ♣3", {}),
        (FOLLOW_TRUMP_AND_BEAT, "♠2 ♠Т", "", "♠Т", {"♠2": Reason.MUST_BEAT}),
        (FOLLOW_TRUMP_AND_BEAT, "♠2 ♠3", "", "♠2 ♠3", {}),
        (FOLLOW_TRUMP_AND_BEAT, "♥2 ♥9 ♦Т", "♥5", "♥9", {"♥2": Reason.MUST_BEAT, "♦Т": Reason.MUST_TRUMP}),
        (FOLLOW_TRUMP_AND_BEAT, "♥2 ♥3 ♦Т", "♥5", "♥2 ♥3", {"♦Т": Reason.MUST_TRUMP}),
        (FOLLOW_TRUMP_AND_BEAT, "♠2 ♠Т", "♥5", "♠2 ♠Т", {}),
    ],
)
def test_duties_allow_exactly_these_cards(
    duties: Duties, hand: str, middle: str, legal: str, refused: dict[str, Reason]
) -> None:
    play = answer("♠9", hand, HEARTS, duties, middle)
    assert DECK_52.mask_of(play.legal()) == DECK_52.mask(legal)
    for text, reason in refused.items():
        with pytest.raises(IllegalCard) as illegal:
            play.apply(DECK_52.card(text))
        assert illegal.value.reason is reason


def test_the_highest_of_the_led_suit_takes_without_trumps() -> None:
    play = play_of(["♠9", "♠Т", "♥Т", "♠10"])
    for card in ("♠9", "♠Т", "♥Т", "♠10"):
        play.apply(DECK_52.card(card))
    assert (play.winners, play.player, play.closed) == ([1], 1, True)


def test_the_lowest_trump_takes_from_an_ace() -> None:
    play = play_of(["♠Т", "♥2", "♠К", "♠2"], HEARTS)
    for card in ("♠Т", "♥2", "♠К", "♠2"):
        play.apply(DECK_52.card(card))
    assert play.winners == [1]


def test_a_seat_that_sits_out_is_passed_over() -> None:
    hands = [DECK_52.mask("♠2"), 0, DECK_52.mask("♠3"), DECK_52.mask("♠4")]
    play = TrickPlay(DECK_52, hands, after=(2, 1, 3, 0))
    assert play.size == 3
    for card in ("♠2", "♠3", "♠4"):
        play.apply(DECK_52.card(card))
    assert play.winners == [3]


def test_a_number_that_is_no_card_is_refused() -> None:
    play = play_of(["♠9", "♠Т"])
    for number in (52, 99):
        with pytest.raises(IllegalCard):
            play.apply(number)


def test_a_clone_lives_its_own_life() -> None:
    play = play_of(["♠9 ♠8", "♠Т ♠К"])
    twin = play.clone()
    twin.apply(DECK_52.card("♠9"))
    assert play.hands[0] == DECK_52.mask("♠9 ♠8") and play.table == [] and play.history == []
    assert twin.player == 1


def slow_legal(deck: Deck, hand: set[int], table: list[int], trump: int, duties: Duties) -> set[int]:
    """Spell out the duties card by card, without masks."""
    if not table or not duties.follow:
        return hand
    suit = deck.suit_of[table[0]]
    trumps = [card for card in table if deck.suit_of[card] == trump]
    best = max(trumps) if trumps else max(card for card in table if deck.suit_of[card] == suit)
    same = {card for card in hand if deck.suit_of[card] == suit}
    pool = same
    if not same:
        pool = {card for card in hand if deck.suit_of[card] == trump} if duties.trump else set()
    if not pool:
        return hand
    if duties.beat:
        higher = {card for card in pool if deck.suit_of[card] == deck.suit_of[best] and card > best}
        if higher:
            return higher
    return pool


@given(
    st.permutations(range(32)),
    st.integers(-1, 3),
    st.sampled_from([FREE, FOLLOW, FOLLOW_AND_TRUMP, FOLLOW_TRUMP_AND_BEAT]),
    st.lists(st.integers(0, 10**6), min_size=32, max_size=32),
)
def test_whole_games_agree_with_the_slow_reference(order: list[int], trump: int, duties: Duties, choices: list[int]) -> None:
    hands = [DECK_32.mask_of(order[8 * seat : 8 * seat + 8]) for seat in range(4)]
    play = TrickPlay(DECK_32, hands, trump, 0, duties)
    held = [set(DECK_32.cards(hand)) for hand in hands]
    table: list[int] = []
    seats: list[int] = []
    for choice in choices:
        seat = play.player
        legal = play.legal()
        assert set(legal) == slow_legal(DECK_32, held[seat], table, trump, duties)
        assert list(legal) == sorted(legal)
        for card in held[seat] - set(legal):
            assert play.refusal(card) is not None
        card = legal[choice % len(legal)]
        play.apply(card)
        held[seat].remove(card)
        table.append(card)
        seats.append(seat)
        if len(table) == 4:
            trumps = [one for one in table if DECK_32.suit_of[one] == trump]
            same = [one for one in table if DECK_32.suit_of[one] == DECK_32.suit_of[table[0]]]
            assert play.winners[-1] == seats[table.index(max(trumps or same))] == play.player
            table, seats = [], []
    assert play.hands == [0, 0, 0, 0] and len(play.winners) == 8 and sorted(play.history) == list(range(32))
