"""The exact solver: against trying everything, against real misères, within its budget."""

from __future__ import annotations

import pytest

from rules_py.families.preferans.solver import DECLARER, Board
from rules_py.frame.cards import DECK_32
from rules_py.frame.rng import Generator


def brute(hands: tuple[int, ...], table: tuple[int, ...], player: int, trump: int, low: bool) -> int:
    """Try every legal card of every player."""
    hand = hands[player]
    if not hand and not table:
        return 0
    cards = DECK_32.cards(hand)
    if table:
        same = DECK_32.cards_of_suit(hand, DECK_32.suit_of[table[0]])
        trumps = DECK_32.cards_of_suit(hand, trump) if trump >= 0 else ()
        cards = same or trumps or cards
    values = []
    for card in cards:
        rest = tuple(one & ~(1 << card) for one in hands)
        if len(table) < 2:
            values.append(brute(rest, (*table, card), (player + 1) % 3, trump, low))
            continue
        trick = (*table, card)
        leader = (player + 1) % 3
        best = 0
        for place in (1, 2):
            suit, lead = DECK_32.suit_of[trick[place]], DECK_32.suit_of[trick[best]]
            if trick[place] > trick[best] if suit == lead else suit == trump:
                best = place
        winner = (leader + best) % 3
        values.append((winner == DECLARER) + brute(rest, (), winner, trump, low))
    return min(values) if (player == DECLARER) == low else max(values)


def ending(seed: int, size: int) -> tuple[int, ...]:
    order = Generator(seed).shuffle(32)
    return tuple(DECK_32.mask_of(order[size * seat : size * seat + size]) for seat in range(3))


@pytest.mark.parametrize("seed", range(1, 121))
def test_endings_agree_with_trying_everything(seed: int) -> None:
    size = 2 + seed % 3
    hands = ending(seed, size)
    trump = seed % 5 - 1
    low = trump < 0 and seed % 2 == 0
    leader = seed % 3
    answer = Board(DECK_32, hands, trump, leader, low).solve()
    assert answer.tricks == brute(hands, (), leader, trump, low)
    for card, tricks in answer.by_card.items():
        rest = tuple(one & ~(1 << card) for one in hands)
        assert tricks == brute(rest, (card,), (leader + 1) % 3, trump, low)
    assert [seat for seat, _ in answer.line[:1]] == [leader] and len(answer.line) == 3 * size


@pytest.mark.parametrize("seed", range(1, 31))
def test_positions_inside_a_trick_agree_with_trying_everything(seed: int) -> None:
    hands = ending(seed, 3)
    leader = seed % 3
    card = DECK_32.cards(hands[leader])[0]
    rest = tuple(one & ~(1 << card) for one in hands)
    trump = seed % 5 - 1
    answer = Board(DECK_32, rest, trump, leader, False, table=[card]).solve()
    assert answer.tricks == brute(rest, (card,), (leader + 1) % 3, trump, False)


@pytest.mark.parametrize("seed", range(1, 13))
def test_the_best_line_brings_what_it_promises(seed: int) -> None:
    hands = list(ending(seed, 6))
    trump = seed % 5 - 1
    low = trump < 0
    answer = Board(DECK_32, hands, trump, 0, low).solve()
    taken, table, leader = 0, [], 0
    for seat, card in answer.line:
        assert hands[seat] >> card & 1
        hands[seat] &= ~(1 << card)
        table.append(card)
        if len(table) == 3:
            best = max(range(3), key=lambda place: strength(table, place, trump))
            leader = (leader + best) % 3
            taken += leader == DECLARER
            table = []
    assert taken == answer.tricks


def strength(table: list[int], place: int, trump: int) -> tuple[bool, bool, int]:
    suit = DECK_32.suit_of[table[place]]
    return suit == trump, suit == DECK_32.suit_of[table[0]], table[place]


def test_a_clean_misere_cannot_be_caught_on_the_others_lead() -> None:
    hands = [DECK_32.mask(text) for text in ("♠789 ♣789 ♦78 ♥78", "♠10ВД ♣10В ♦9В ♥9В10", "♠КТ ♣ДКТ ♦ДКТ ♥ДК")]
    assert Board(DECK_32, hands, -1, 1, True).solve().tricks == 0


def test_a_bare_ace_takes_a_trick_whatever_is_led() -> None:
    hands = [DECK_32.mask(text) for text in ("♠Т ♣7", "♠7 ♣8", "♠8 ♣9")]
    answer = Board(DECK_32, hands, -1, 1, True).solve()
    assert answer.tricks == 1
    assert answer.by_card == {DECK_32.card("♠7"): 1, DECK_32.card("♣8"): 1}


def test_kovalevskayas_misere_is_caught_for_one_trick() -> None:
    hands = [DECK_32.mask(text) for text in ("♠78910 ♣8 ♦789 ♥89", "♠КТ ♣10ВД ♦Т ♥10ДКТ", "♠ВД ♣79 ♦10ВДК ♥7В")]
    answer = Board(DECK_32, hands, -1, 2, True).solve()
    assert answer.tricks == 1
    assert answer.by_card[DECK_32.card("♦10")] == 1


def test_beyond_its_budget_the_solver_says_that_it_does_not_know() -> None:
    order = Generator(3).shuffle(32)
    hands = [DECK_32.mask_of(order[10 * seat : 10 * seat + 10]) for seat in range(3)]
    answer = Board(DECK_32, hands, -1, 1, True, limit=50).solve()
    assert (answer.tricks, answer.by_card, answer.line) == (None, {}, ()) and answer.nodes > 50


def test_an_empty_table_takes_no_tricks() -> None:
    assert Board(DECK_32, [0, 0, 0], -1, 0, True).solve().tricks == 0
