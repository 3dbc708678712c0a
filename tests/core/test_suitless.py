"""Decks with cards of no suit and with fewer copies of a rank: notation, canon, tricks."""

from __future__ import annotations

import pytest

from rules_py.frame.cards import NO_SUIT, Deck
from rules_py.frame.errors import InputError
from rules_py.frame.places import canonical, read_row
from rules_py.frame.strength import Duty, Strength, law

DECK = Deck(("9", "10", "В", "Д", "К", "Т"), copies=8, fewer={"9": 3}, jokers=2, joker="инфузорка")
STRICT = Duty(trump=True, beat=True)


def table(text: str) -> list[int]:
    return read_row(DECK, text, "trick")


def test_there_are_fewer_cards_of_a_rank_and_two_without_a_suit():
    cards = canonical(DECK)
    assert len(cards) == len(set(cards)) == 4 * (5 * 8 + 3) + 2
    assert sum(DECK.rank(card) == "9" for card in cards) == 12
    assert [DECK.text(card) for card in cards[-2:]] == ["инфузорка", "инфузорка"]
    assert all(DECK.suit_of[card] == NO_SUIT and DECK.rank(card) == DECK.suit(card) == "" for card in cards[-2:])
    assert DECK.name(cards[-1]) == "инфузорка"


def test_every_copy_is_named_once_and_no_more_than_there_are():
    assert len(set(table("♥9 ♥9 ♥9 инфузорка Инфузорка"))) == 5
    with pytest.raises(InputError, match="Карта ♥9 названа лишний раз"):
        table("♥9 ♥9 ♥9 ♥9")
    with pytest.raises(InputError, match="Карта инфузорка названа лишний раз"):
        table("инфузорка инфузорка инфузорка")
    with pytest.raises(InputError, match="Карта ♥9 названа лишний раз"):
        DECK.mask("♥9999")
    assert DECK.hand_text(DECK.mask("♥ТТ9 инфузорка ♠10")) == "♠10 ♥ТТ9 инфузорка"
    assert DECK.cards(DECK.mask("инфузорка ♠10"))[-1] >= DECK.size - 2


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("♠К инфузорка", 0),
        ("инфузорка ♠9", 1),
        ("инфузорка ♠10 ♠Т", 2),
        ("инфузорка ♠10 ♣Т", 1),
        ("инфузорка ♠Т ♥9", 2),
        ("инфузорка инфузорка", 0),
        ("♠К ♠К", 0),
    ],
)
def test_a_card_without_a_suit_names_none_and_takes_nothing(trick, winner):
    assert law(DECK, Strength(), STRICT, 3).best(table(trick)) == winner


def test_a_blank_rank_is_nothing_and_a_joker_above_is_the_highest_trump():
    assert law(DECK, Strength(blank=("9",)), STRICT, 3).best(table("♠10 ♥9")) == 0
    assert law(DECK, Strength(blank=("9",)), STRICT, 3).best(table("♥9 ♠10")) == 1
    high = law(DECK, Strength(above=("инфузорка",)), STRICT, 3)
    assert high.best(table("♥Т инфузорка")) == 1
    assert high.best(table("инфузорка инфузорка")) == 0


def test_the_later_of_equals_takes_but_never_from_the_card_that_was_led():
    later = law(DECK, Strength(last_of_equals=True, led_of_equals=True), STRICT, 3)
    assert later.best(table("♠К ♠К")) == 0
    assert later.best(table("♠10 ♠К ♠К")) == 2
    assert law(DECK, Strength(), STRICT, 3).best(table("♠10 ♠К ♠К")) == 1


def test_nothing_is_owed_to_a_trick_without_a_suit():
    ruling = law(DECK, Strength(), STRICT, 3)
    hand = DECK.mask("♠Т ♦10 инфузорка")
    assert ruling.allowed(hand, table("инфузорка")) == hand
    assert ruling.allowed(hand, table("инфузорка ♠К")) == DECK.mask("♠Т")
    assert ruling.allowed(DECK.mask("♦10 инфузорка"), table("♠К")) == DECK.mask("♦10 инфузорка")


def test_the_rules_of_equal_and_of_blank_cards_are_named():
    strength = Strength(by_suit=("x.suit",), by_equal=("x.later",), by_equal_led=("x.led",), by_suitless=("x.blank",))
    ruling = law(DECK, strength, STRICT, 3)
    assert ruling.reason(table("♠К ♠К")) == ("x.suit", "x.led")
    assert ruling.reason(table("♠10 ♠К ♠К")) == ("x.suit", "x.later")
    assert ruling.reason(table("♠К инфузорка")) == ("x.suit", "x.blank")
    assert ruling.reason(table("♠К ♠10")) == ("x.suit",)
