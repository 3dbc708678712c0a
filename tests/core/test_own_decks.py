"""Decks of owners: kept by their hash, refused by name where they are not."""

from __future__ import annotations

import pytest

from rules_py.frame.errors import InputError
from rules_py.frame.own_decks import MOST_TEXT, keep, owned
from rules_py.frame.places import Kit, named_card, read_row


def test_a_deck_is_known_by_its_hash_whatever_the_order_of_its_rows():
    one, two = keep("toy", {"a": [1, 2], "b": [3]}), keep("toy", {"b": [3], "a": [1, 2]})
    assert one == two
    assert len(one) == 16
    assert owned("toy", one) == {"a": [1, 2], "b": [3]}
    assert keep("toy", {"a": [1, 2], "b": [4]}) != one


def test_a_deck_that_is_not_on_this_device_is_refused_with_a_field():
    with pytest.raises(InputError) as refused:
        owned("toy", "0" * 16)
    assert refused.value.field == "deck"
    assert "на этом устройстве их нет" in refused.value.text


def test_a_deck_of_one_game_is_none_of_another():
    with pytest.raises(InputError):
        owned("other", keep("toy", {"a": [1]}))


def test_a_deck_without_end_is_refused():
    with pytest.raises(InputError) as refused:
        keep("toy", {"a": "x" * MOST_TEXT})
    assert refused.value.field == "deck"


def test_copies_of_a_card_may_be_meant_by_its_kind():
    kit = Kit(("Бах♠2", "Бах♠3", "Мимо♥4"), kinds=("Бах", "Бах", "Мимо"))
    assert named_card(kit, "Бах♠3", (0, 1, 2)) == 1
    assert named_card(kit, "Бах", (1, 2)) == 1
    assert named_card(kit, "Мимо", (0, 1)) is None
    assert read_row(kit, "Бах, Бах, Мимо", "hand") == [0, 1, 2]
    with pytest.raises(InputError):
        read_row(kit, "Бах, Бах, Бах", "hand")
    with pytest.raises(InputError):
        named_card(kit, "Пиво", (0, 1, 2))
