"""«Наместник»: tokens and the count of the end, repeated by an independent one, written alike by table, calculator and sheet."""

from __future__ import annotations

from functools import partial

import pytest

from rules_py.frame.rng import Generator
from rules_py.games.namestnik.cards import COUNTED_FOR, SAMPLE, Card, CardSet, read_effect, read_reward
from rules_py.games.namestnik.rules import POINT_TOKENS
from rules_py.games.namestnik.scoring import Pile, counted, facts_of, facts_of_pile, law_lines, pile_of
from rules_py.games.namestnik.steps import point_tokens
from tests.core.namestnik.at_table import GAME, calc, played
from tests.core.namestnik.slow import OF, Plain, plain, slow_count


def test_a_missing_point_token_is_made_up_of_smaller_ones():
    supply = {f"очки {value}": count for value, count in POINT_TOKENS.items()}
    assert point_tokens(supply, 7) == (7,)
    supply["очки 7"] = 0
    assert sum(point_tokens(supply, 7)) == 7
    assert len(point_tokens(supply, 7)) > 1
    assert point_tokens(dict.fromkeys(supply, 0), 7) == ()


def test_a_bonus_of_every_colour_finds_its_circles_and_its_stones():
    rules = GAME.rules_under(GAME.deal(1).readings)
    for color, name in enumerate(("синего", "красного", "зелёного", "жёлтого")):
        stones = tuple(int(at == color) for at in range(4))
        pile = Pile({}, (f"бонус {name} круга +2", f"бонус {name} круга +4"), stones, {}, 0, 0, {})
        facts = facts_of_pile(rules, pile, SAMPLE, ())
        assert facts.circle_bonus == tuple(6 * one for one in stones)
        assert [item.amount for item in counted(rules, facts)] == [0, 9, 0, 0, 0, 0, 0]


def test_the_table_and_the_calculator_write_the_same_lines():
    match = played(8, 3)
    for seat in range(3):
        facts = facts_of(match, seat)
        given = {name: list(value) if isinstance(value, tuple) else value for name, value in vars(facts).items()}
        score = calc("score", given)
        written = [entry.item for entry in match.sheet.entries if entry.seat == seat]
        assert [(item.text, item.amount, item.cites) for item in written] == [
            (item.text, item.amount, item.cites) for item in score.items
        ]


EFFECTS = [f"в конце: {1 + at % 3} за {what}" + (", не больше 5" if at % 2 else "") for at, what in enumerate(COUNTED_FOR)]
ENDS = [{}, {"namestnik.spare-defence": "pays"}, {"namestnik.below-zero": "zero"}, {"namestnik.tucked": "supports"}]


def some_end(seed: int) -> tuple[Plain, Pile, CardSet, tuple[int, ...]]:
    """Make up the end of a match: a pyramid of any shape, any laws, any tokens; as plain words, and as the game keeps it."""
    chance = Generator(seed)
    hues = 1 + chance.below(4)
    hue = partial(chance.below, hues)
    sectors = [(hue(), hue(), hue(), hue()) for _ in range(30)]
    laws = ["", "", EFFECTS[chance.below(len(EFFECTS))], EFFECTS[chance.below(len(EFFECTS))], "вручную", "сразу: 4 камня"]
    words = [laws[chance.below(len(laws))] for _ in sectors]
    price, rewards = (0, 1, 2, 3), (read_reward("наука"),) * 4
    deck = CardSet(
        tuple(
            Card(at + 1, one, effect=read_effect(word)) if word else Card(at + 1, one, price, rewards)
            for at, (one, word) in enumerate(zip(sectors, words, strict=True))
        )
    )
    left = chance.below(5) - 2
    pyramid = {(1, left + at): at for at in range(1 + chance.below(7))}
    for level in range(2, 6):
        for row, at in list(pyramid):
            if row == level - 1 and (row, at + 1) in pyramid and chance.chance(2, 3):
                pyramid[level, at] = len(pyramid)
    kinds = [*("магия", "наука", "защита") * 3, "очки 12", "очки 5+2", "бонус магии +3", "бонус магии +5"]
    kinds += [f"бонус {name} круга +{value}" for name in OF for value in (2, 4)]
    tokens = tuple(kinds[chance.below(len(kinds))] for _ in range(chance.below(14)))
    stones = [chance.below(4) for _ in range(chance.below(4))]
    painted = {spot: chance.below(4) for spot in pyramid if spot[0] > 1 and chance.chance(1, 5)}
    gems, own_attacks = chance.below(9), chance.below(3)
    attacks = tuple(chance.below(4) for _ in range(chance.below(4)))
    points = {card: chance.below(10) for card in pyramid.values() if words[card] == "вручную"}
    pile = Pile(pyramid, tokens, tuple(map(stones.count, range(4))), painted, gems, own_attacks, points)
    cards = {spot: {"sectors": sectors[card], "law": words[card], "key": str(card + 1)} for spot, card in pyramid.items()}
    written: Plain = {
        "cards": cards, "tokens": list(tokens), "stones": stones, "painted": painted, "gems": gems, "own attacks": own_attacks,
        "attacks": list(attacks), "by hand": {str(card + 1): count for card, count in points.items()},
    }  # fmt: skip
    return written, pile, deck, attacks


def test_the_count_of_a_thousand_ends_is_repeated_by_an_independent_one():
    rules = [GAME.rules_under(GAME.deal(1, {}, readings).readings) for readings in ENDS]
    paid = [0] * 8
    for seed in range(1000):
        end, pile, deck, attacks = some_end(seed)
        found = [item.amount for item in counted(rules[seed % 4], facts_of_pile(rules[seed % 4], pile, deck, attacks))]
        assert found == slow_count(end, ENDS[seed % 4]), seed
        paid = [count + bool(amount) for count, amount in zip(paid, [*found, 0], strict=False)]
    assert min(paid[:7]) > 50  # every part of the count was met


@pytest.mark.parametrize("seed", range(1, 13))
def test_an_independent_count_agrees_with_the_table(seed):
    match = played(seed, 2 + seed % 3)
    for seat in range(match.players):
        lines = counted(match.rules, facts_of(match, seat))
        assert slow_count(plain(match, seat)) == [item.amount for item in lines]
        assert sum(item.amount for item in law_lines(match.rules, pile_of(match, seat), SAMPLE)) == lines[2].amount


def test_the_calculator_of_a_whole_pyramid_counts_what_the_table_counted():
    match = played(14, 2)
    table = match.open
    for seat in range(2):
        facts = facts_of(match, seat)
        held = [
            sum(gem // 16 == color for place in ("screen", "paint") for gem in match.cards[place][seat]) for color in range(4)
        ]
        given = {
            "pyramid": ", ".join(f"{level}.{at} = {SAMPLE.number(card)}" for (level, at), card in table.pyramids[seat].items()),
            "points": ", ".join(map(str, facts.points)), "magic": facts.magic, "science": facts.science, "defence": facts.defence,
            "magic_bonus": list(facts.magic_bonus), "circle_bonus": list(facts.circle_bonus), "inexhaustible": list(facts.inexhaustible),
            "gems": held, "recolor": ", ".join(f"{level}.{at} = {['синий', 'красный', 'зелёный', 'жёлтый'][color]}" for (level, at), color in table.painted[seat].items()),
            "own_attacks": len(match.cards["attacks"][seat]), "attacks": list(facts.attacks),
        }  # fmt: skip
        assert calc("pyramid", given).total == match.sheet.total("points", seat)


def test_the_sheet_is_drawn_part_by_part_with_the_crib_beside_it():
    match = played(8, 3)
    for seat in range(3):
        drawn = GAME.scene(match, seat)["sheet"]["drawing"]
        assert [one["label"] for one in drawn["notes"]] == [one["label"] for one in drawn["bands"][:7]]
        assert [one["cites"] for one in drawn["notes"]] == [[f"namestnik.score.{at}"] for at in range(1, 8)]
        for step, part in enumerate(drawn["parts"]):
            who = (seat + step) % 3
            figures = [row[0]["entries"][0]["text"].replace("−", "-") for row in part["cells"]]
            assert list(map(int, figures)) == [
                *(item.amount for item in counted(match.rules, facts_of(match, who))),
                match.sheet.total("points", who),
            ]
    before = GAME.scene(GAME.deal(8, {"players": 3}), 0)["sheet"]["drawing"]
    assert not any(cell["entries"] for part in before["parts"] for row in part["cells"] for cell in row)


def test_the_end_is_told_from_every_chair_and_nobody_loses_alone():
    words = set()
    for seed in range(1, 12):
        match = played(seed, 2)
        totals = [match.sheet.total("points", seat) for seat in range(2)]
        for seat in range(2):
            result = GAME.scene(match, seat)["result"]
            words.add(result["word"])
            mine, other = totals[seat], totals[1 - seat]
            assert result["word"] == ("Вы победили" if mine > other else "Вы проиграли" if mine < other else "Общая победа")
            assert result["sign"] == (mine > other) - (mine < other)
            assert result["sum"] == (f"+{mine - other}" if mine > other else f"−{other - mine}" if mine < other else "")
    assert {"Вы победили", "Вы проиграли"} <= words
    alone = GAME.scene(played(3, 1), 0)["result"]
    assert (alone["word"], alone["sign"]) == ("Партия сыграна", 0)
