"""What to lay off of twelve cards: discards ranked in imagined deals, with their spread, in a bounded number of them."""

from __future__ import annotations

from math import comb

import pytest

import rules_py
from rules_py.families.piket import discards, ranking
from rules_py.frame.cards import DECK_32
from rules_py.frame.errors import InputError
from rules_py.frame.rng import Generator

PIKET, NORM = rules_py.game("piket"), rules_py.game("piket-norm")
CALC = rules_py.calculator("piket.discard")
HAND = "♠ТКД9 ♥В108 ♦К97 ♣Д8"
QUINT = "♠ТКДВ10 ♥КД9 ♦98 ♣87"


def before(hand, dealer=False, first_draw=0, game=PIKET):
    return discards.Before(game.deal(1).rules, DECK_32.mask(hand), dealer, first_draw)


def test_a_quint_is_kept_and_the_figures_with_it():
    score = CALC(hand=QUINT)
    assert score.total == "снести ♣87 ♦98 ♥9"
    first = score.items[0]
    assert first.cites == ("piket.9a", "piket.18") and (first.amount or 0) > 20
    assert [item.amount for item in score.items] == sorted((item.amount for item in score.items), reverse=True)
    assert "по 184\xa0раскладам" in score.summary and "±" in first.text and "восемь раскладов из десяти" in first.text


def test_to_break_the_quint_is_told_to_be_worse_beyond_the_spread():
    score = CALC(hand=QUINT, mine="♠ТКД")
    assert score.summary.endswith("разница надёжна.")
    own = next(item for item in score.items if item.text.startswith("Ваш снос."))
    assert own.cites == ("piket.9a", "piket.7b", "piket.8a") and (own.amount or 0) < (score.items[0].amount or 0) - 20


def test_the_same_hand_gives_the_same_answer_and_a_reading_moves_it():
    assert CALC(hand=HAND).shown() == CALC(hand=HAND).shown()
    plain, dear = CALC(hand=QUINT), CALC({"hand": QUINT}, {"piket.lead-and-trick": "two"})
    assert dear.items[0].amount != plain.items[0].amount
    assert {"piket.lead-and-trick", "piket.repik-over", "piket.white-when"} <= set(plain.readings)


def test_the_number_of_imagined_deals_is_bounded(monkeypatch):
    played = []
    work = discards.played_out
    monkeypatch.setattr(discards, "played_out", lambda *given: played.append(1) or work(*given))
    CALC(hand=HAND, mine="♦97 ♣Д8")
    assert len(played) <= 45 * 16 + 17 * 48 + 9 * 120
    played.clear()
    discards.advised(before(HAND))
    assert len(played) <= 20 * 6 + 7 * 16 + 4 * 30


@pytest.mark.parametrize(
    ("given", "field", "text"),
    [
        ({"mine": "♠ТК ♥7"}, "mine", "Ваш снос: снести можно только то, что на руках"),
        ({"mine": "♠ТК"}, "mine", "Ваш снос: карт 3 или 4 или 5"),
        ({"role": "сдающий", "first_draw": 5, "mine": "♠ТКД9"}, "mine", "Ваш снос: карт 3"),
        ({"role": "сдающий", "first_draw": 2}, "first_draw", "Первый купил карт: ни одной или не меньше 3"),
    ],
)
def test_what_cannot_be_is_refused_by_its_field(given, field, text):
    with pytest.raises(InputError) as refused:
        CALC(hand=HAND, **given)
    assert (refused.value.field, refused.value.text) == (field, text)


def test_an_imagined_deal_has_every_card_once_and_the_exchange_takes_in_turn():
    for dealer, first_draw in ((False, 0), (True, 3), (True, 0)):
        table = before(HAND, dealer, first_draw)
        world = discards.imagined(table, Generator(7))
        cards = [*DECK_32.cards(table.hand), *DECK_32.cards(world.others[0]), *world.stock, *world.reserve]
        assert sorted(cards) == list(range(32))
        other, drawn = discards.exchanged(table, world, 3)
        assert other.bit_count() == 12 and len(drawn) == 3
        if dealer:
            assert drawn == [*(world.stock[first_draw:] if first_draw else []), *world.reserve][:3]
        else:
            assert drawn == world.stock[:3]


def test_few_ways_hold_the_best_of_all_ways():
    """Of 1,508 ways the few that are tried hold one that is as good, within the spread, as the best of all."""
    table = before(HAND)
    assert len(discards.candidates(table, 10_000)) == 1 + sum(comb(12, count) for count in (3, 4, 5))
    whole = discards.ranked(table, ((2, 40), (20, 5), (60, 3)), 10_000)
    few = discards.ranked(table, ((2, 40), (20, 5), (60, 3)))
    assert whole[0].mean - few[0].mean < 3 * discards.error_of(whole[0].leads)


def test_the_hint_lays_off_what_the_ranking_says_and_cites_the_book():
    match = PIKET.deal(3)
    advice = PIKET.advise(match.view(match.to_move))
    best = discards.advised(before(DECK_32.hand_text(DECK_32.mask_of(match.cards["hand"][match.to_move]))))[0]
    assert advice.action == "discard " + " ".join(DECK_32.text(card) for card in DECK_32.cards(best.discard))
    assert advice.cites == ("piket.7b", "piket.8a", "piket.18")
    assert ranking.figure(best.mean) in advice.text and "раскладам" in advice.text


@pytest.mark.parametrize("seed", range(1, 9))
def test_the_obvious_discard_stays_unless_another_does_better_by_more_than_chance(seed):
    match = PIKET.deal(seed)
    table = before(DECK_32.hand_text(DECK_32.mask_of(match.cards["hand"][match.to_move])))
    obvious = discards.laid_off(table.hand, table.counts)
    first, *rest = discards.advised(table)
    own = next(one for one in (first, *rest) if one.discard == obvious)
    if first is own:
        assert all(gap <= error for gap, error in (discards.apart(one, own) for one in rest[:1]))
    else:
        gap, error = discards.apart(first, own)
        assert gap > error and first.mean == max(one.mean for one in (first, *rest))


def test_a_discard_that_is_kept_though_another_did_a_little_better_says_so():
    kept, other = discards.Weighed(1, [(10, 0), (10, 4)]), discards.Weighed(2, [(10, 0), (10, 3)])
    assert ranking.compared(kept, other) == "снос ♠8 лучше на 0,5 ± 0,5: по стольким раскладам их не различить"


def test_among_three_the_dealer_weighs_both_cards_or_none():
    match = NORM.deal(3)
    advice = NORM.advise(match.view(match.dealer))
    assert advice.action == "stand" or len(advice.action.split()) == 3
    match.apply(advice.action, match.dealer)
