"""Cards: notation both ways, decks of any composition."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_py.frame.cards import DECK_32, DECK_36, DECK_52, Deck
from rules_py.frame.errors import InputError

DOUBLE = Deck(("7", "8", "9", "В", "Д", "К", "10", "Т"), copies=2)


@pytest.mark.parametrize("deck", [DECK_52, DECK_36, DECK_32, DOUBLE], ids=["52", "36", "32", "2x32"])
def test_every_card_is_written_and_read_back(deck: Deck) -> None:
    assert deck.size == len(deck.ranks) * len(deck.suits) * deck.copies
    for card in range(deck.size):
        again = deck.card(deck.text(card))
        assert deck.text(again) == deck.text(card)


@given(st.integers(0, DECK_52.full))
def test_any_hand_is_written_and_read_back(mask: int) -> None:
    assert DECK_52.mask(DECK_52.hand_text(mask)) == mask
    assert DECK_52.mask_of(DECK_52.cards(mask)) == mask


@given(st.integers(0, DOUBLE.full))
def test_a_hand_of_two_packs_keeps_the_number_of_equal_cards(mask: int) -> None:
    again = DOUBLE.mask(DOUBLE.hand_text(mask))
    assert sorted(map(DOUBLE.text, DOUBLE.cards(again))) == sorted(map(DOUBLE.text, DOUBLE.cards(mask)))


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("♠Т5 ♣К", "♠Т5 ♣К"),
        ("sA5 cK", "♠Т5 ♣К"),
        ("Т♠ 10♥", "♠Т ♥10"),
        ("♥\ufe0e10", "♥10"),
        ("♠тк", "♠ТК"),
        ("h10,d9", "♦9 ♥10"),
        ("", ""),
    ],
)
def test_a_hand_may_be_typed_in_several_ways(typed: str, written: str) -> None:
    assert DECK_52.hand_text(DECK_52.mask(typed)) == written


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("♠", "После масти ♠ не названа карта"),
        ("♠ ♥Т", "После масти ♠ не названа карта"),
        ("Т", "У карты Т не названа масть"),
        ("♠Ж", "Непонятный знак «Ж» в записи карт; пример: «♠ТК5 ♥Д10»"),
        ("♠Т ♠Т", "Карта ♠Т названа лишний раз"),
        ("♠1", "Непонятный знак «1» в записи карт; пример: «♠ТК5 ♥Д10»"),
        ("♠Т" * 600, "Слишком длинная запись карт"),
    ],
)
def test_a_bad_hand_is_refused_with_its_field(typed: str, text: str) -> None:
    with pytest.raises(InputError) as refused:
        DECK_52.mask(typed, "hand")
    assert (refused.value.field, refused.value.text) == ("hand", text)


def test_a_card_that_the_deck_lacks_is_refused() -> None:
    with pytest.raises(InputError) as refused:
        DECK_32.card("♠2")
    assert refused.value.text == "В этой колоде нет карты ♠2"


def test_two_cards_where_one_is_wanted_are_refused() -> None:
    with pytest.raises(InputError) as refused:
        DECK_52.card("♠Т ♠К", "led")
    assert refused.value.to_json() == {
        "field": "led", "text": "Нужна одна карта, например ♥Т; получено «♠Т ♠К»", "cites": [],
    }  # fmt: skip


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        DECK_52.mask(text)
    except InputError as error:
        assert error.text and error.field == "cards"


def test_names_are_for_the_ear() -> None:
    assert DECK_52.name(DECK_52.card("♠Д")) == "дама пик"
    assert DECK_52.name(DECK_52.card("♦10")) == "десятка бубен"
