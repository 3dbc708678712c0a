"""Figures in a hand: a quint, a triple, five of a suit, named cards."""

from __future__ import annotations

from rules_py.frame.cards import DECK_32, Deck
from rules_py.frame.figures import best, by_count_and_top, cards, compare, found, of_suit, run, same

RUNS = (
    run("терц", ("x.3",), 3, price=3),
    run("кварта", ("x.4",), 4, price=4),
    run("квинта", ("x.5",), 5, 8, price=lambda one: 10 + one.size),
)
THREE = same("три", ("x.t",), 3, ranks=("10", "В", "Д", "К", "Т"), price=3)
FOUR = same("четырнадцать", ("x.f",), 4, ranks=("10", "В", "Д", "К", "Т"), price=14)
FIVE = of_suit("пять одной масти", ("x.5s",), 5)
BEZIK = cards("безик", ("x.b",), "♠Д ♦В", price=40)


def names(hand: str, *figures, deck: Deck = DECK_32) -> list[tuple[str, str, int]]:
    return [(one.figure.name, deck.hand_text(one.cards), one.worth) for one in found(deck, deck.mask(hand), figures)]


def test_a_run_is_the_longest_of_its_suit():
    assert names("♠ТКДВ10 ♥987 ♦ТК", *RUNS) == [("терц", "♥987", 3), ("квинта", "♠ТКДВ10", 15)]


def test_a_run_of_six_counts_its_own_length_and_no_shorter_figure():
    assert names("♣КДВ1098", *RUNS) == [("квинта", "♣КДВ1098", 16)]


def test_two_cards_in_a_row_make_nothing():
    assert names("♠ТК ♥Д10 ♦98", *RUNS) == []


def test_three_of_a_rank_are_no_four_and_low_ranks_make_nothing():
    assert names("♠Т ♥Т ♦Т ♠9 ♥9 ♦9 ♣9", THREE, FOUR) == [("три", "♠Т ♦Т ♥Т", 3)]


def test_five_of_a_suit():
    assert names("♠ТКДВ7 ♥9", FIVE) == [("пять одной масти", "♠ТКДВ7", 0)]
    assert names("♠ТКДВ ♥9", FIVE) == []


def test_a_set_counts_as_often_as_it_is_whole():
    deck = Deck(DECK_32.ranks, copies=2)
    assert [name for name, _, _ in names("♠Д ♦В", BEZIK, deck=deck)] == ["безик"]
    assert [name for name, _, _ in names("♠ДД ♦ВВ", BEZIK, deck=deck)] == ["безик", "безик"]
    assert names("♠ДД ♦К", BEZIK, deck=deck) == []


def test_equal_cards_stand_once_in_a_run():
    deck = Deck(DECK_32.ranks, copies=2)
    assert [text for _, text, _ in names("♠ТТКД", *RUNS, deck=deck)] == ["♠ТКД"]


def test_the_longer_run_beats_the_higher_and_equal_ones_cancel():
    def runs(hand: str):
        return found(DECK_32, DECK_32.mask(hand), RUNS)

    assert compare(runs("♠10987"), runs("♥ТКД")) == 1
    assert compare(runs("♠КДВ"), runs("♥ТКД")) == -1
    assert compare(runs("♠ТКД"), runs("♥ТКД")) == 0
    assert compare(runs("♠ТК"), runs("♥ТКД")) == -1
    assert compare([], []) == 0
    top = best(runs("♠ТКД ♥1098"), by_count_and_top)
    assert top is not None and DECK_32.hand_text(top.cards) == "♠ТКД"
