"""Польский банчек: what a card of the bank does to a punter's three, with its words and cites."""

from __future__ import annotations

import pytest

import rules_py
from rules_py.games.banchek.scoring import settled
from rules_py.kernels.bank import TWO_PACKS


@pytest.mark.parametrize(
    ("hand", "card", "text", "cites", "amount"),
    [
        ("♠Д ♥9 ♦4", "♠7", "♠Д перекрывает ♠7: банк платит", ("banchek.pay", "banchek.cover"), 25),
        ("♠Д ♠В ♦4", "♠7", "♠Д перекрывает ♠7: банк платит", ("banchek.pay", "banchek.cover"), 25),
        ("♠Д ♥9 ♦4", "♠Д", "♠Д и ♠Д одинаковы: банк платит", ("banchek.pay", "banchek.equal"), 25),
        ("♠Д ♥9 ♦4", "♠К", "♠К старше карт понтёра, ставка идёт в банк", ("banchek.pay", "banchek.cover"), -25),
        ("♥2 ♥3 ♥4", "♥5", "♥5 старше карт понтёра, ставка идёт в банк", ("banchek.pay", "banchek.cover"), -25),
        ("♠Т ♥Т ♦Т", "♣2", "Масти ♣ у понтёра нет: перекрыть нечем, ставка идёт в банк", ("banchek.pay", "banchek.cover"), -25),
        ("♣Т ♦Т ♥Т", "♠2", "Масти ♠ у понтёра нет: перекрыть нечем, ставка идёт в банк", ("banchek.pay", "banchek.cover"), -25),
        ("♠Т ♣Т ♦Т", "♥2", "Масти ♥ у понтёра нет: перекрыть нечем, ставка идёт в банк", ("banchek.pay", "banchek.cover"), -25),
    ],
)  # fmt: skip
def test_who_pays_for_a_card_of_the_bank(hand, card, text, cites, amount):
    item = settled([TWO_PACKS.card(word) for word in hand.split()], TWO_PACKS.card(card), 25)
    assert (item.text, item.cites, item.amount) == (text, cites, amount)
    score = rules_py.calculator("banchek.round")({"hand": hand, "card": card, "stake": 25, "bank": 300})
    assert [(one.text, one.cites, one.amount) for one in score.items] == [(text, cites, amount)]
    assert score.total == 300 - amount
