"""Deal numbers: known answers that no Python version may change."""

from __future__ import annotations

from rules_py.frame.rng import Generator


def test_the_generator_gives_its_known_answers() -> None:
    generator = Generator(1892)
    assert [generator.bits() for _ in range(4)] == KNOWN_BITS


def test_deal_1892_of_52_cards_is_always_the_same() -> None:
    assert Generator(1892).shuffle(52) == KNOWN_SHUFFLE


def test_a_shuffle_is_a_permutation_and_seeds_differ() -> None:
    orders = [tuple(Generator(seed).shuffle(24)) for seed in range(1, 200)]
    assert all(sorted(order) == list(range(24)) for order in orders)
    assert len(set(orders)) == len(orders)


def test_each_place_gets_each_card_about_equally_often() -> None:
    counts = [[0] * 6 for _ in range(6)]
    rounds = 6000
    for seed in range(1, rounds + 1):
        for place, card in enumerate(Generator(seed).shuffle(6)):
            counts[place][card] += 1
    expected = rounds / 6
    chi_square = sum((seen - expected) ** 2 / expected for row in counts for seen in row)
    assert chi_square < 60  # 25 degrees of freedom: 60 is far beyond the 99.9 % point


def test_chance_and_below_stay_in_range() -> None:
    generator = Generator(5)
    assert {generator.below(3) for _ in range(100)} == {0, 1, 2}
    assert not any(generator.chance(0, 4) for _ in range(20))
    assert all(generator.chance(4, 4) for _ in range(20))


KNOWN_BITS = [4603590251088450642, 12967769143179380877, 1597148842043622579, 16560329592386516475]
KNOWN_SHUFFLE = [
    12,
    22,
    32,
    1,
    9,
    51,
    3,
    18,
    33,
    44,
    47,
    11,
    31,
    15,
    50,
    41,
    25,
    19,
    49,
    36,
    45,
    28,
    13,
    21,
    39,
    0,
    17,
    4,
    14,
    10,
    8,
    27,
    37,
    20,
    26,
    40,
    43,
    35,
    5,
    7,
    30,
    2,
    38,
    6,
    34,
    16,
    48,
    23,
    42,
    29,
    24,
    46,
]
