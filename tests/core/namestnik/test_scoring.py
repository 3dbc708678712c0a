"""«Наместник»: tokens and the count of the end, repeated by an independent one, written alike by table, calculator and sheet."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from functools import partial

import pytest

import rules_py
from rules_py.frame.rng import Generator
from rules_py.games.namestnik.cards import COUNTED_FOR, SAMPLE, Card, CardSet, read_effect, read_reward
from rules_py.games.namestnik.rules import POINT_TOKENS
from rules_py.games.namestnik.scoring import (
    Facts,
    Pile,
    counted,
    facts_of,
    facts_of_pile,
    law_lines,
    law_points,
    pile_of,
    winners,
    write_count,
)
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


def rules(**readings):
    """Return the rules under readings, the others by default."""
    chosen = {f"namestnik.{name.replace('_', '-')}": answer for name, answer in readings.items()}
    return GAME.rules_under(GAME.deal(1, {}, chosen).readings)


def test_the_facts_of_the_count_have_their_bounds_and_begin_with_nothing():
    by_color = {"count": 4, "labels": ("синий", "красный", "зелёный", "жёлтый"), "default": (0, 0, 0, 0), "low": 0, "high": 40}
    some = {"low": 0, "high": 40, "default": 0}
    bounds = {
        "circles": by_color, "circle_bonus": by_color, "inexhaustible": by_color,
        "laws": {"low": -99, "high": 999, "default": 0}, "points": {"low": 1, "high": 60, "default": (), "most": 40},
        "magic": some, "magic_bonus": {"low": 1, "high": 5, "default": (), "most": 40}, "science": some, "defence": some,
        "attacks": {"low": 0, "high": 40, "default": (), "most": 3},
    }  # fmt: skip
    found = {param.name: param for param in rules_py.calculator("namestnik.score").params}
    assert list(found) == list(bounds)
    for name, wanted in bounds.items():
        assert {key: getattr(found[name], key) for key in wanted} == wanted


def test_facts_and_piles_are_values_named_by_their_fields():
    facts, pile = Facts(), Pile({}, (), (0, 0, 0, 0), {}, 0, 0, {})
    with pytest.raises(TypeError):
        Facts((0, 0, 0, 0))
    for one, name in ((facts, "magic"), (pile, "gems")):
        with pytest.raises(FrozenInstanceError):
            setattr(one, name, 1)
    assert not hasattr(pile, "__dict__")


def test_four_colours_are_counted_and_no_fewer():
    for wrong in (Facts(circles=(1, 0)), Facts(inexhaustible=(1, 0)), Facts(circle_bonus=(0,))):
        with pytest.raises(ValueError, match="zip"):
            counted(rules(), wrong)


def test_every_line_says_how_it_was_counted():
    facts = Facts(
        circles=(2, 0, 1, 0), circle_bonus=(0, 0, 4, 2), inexhaustible=(0, 1, 0, 2), laws=6, points=(12, 5, 7), magic=3,
        magic_bonus=(5, 2), science=2, defence=2, attacks=(2, 3),
    )  # fmt: skip
    assert [(item.text, item.amount, item.cites) for item in counted(rules(), facts)] == [
        ("Одноцветные круги: 2 × 3 + 1 × (3 + 4)", 13, ("namestnik.score.1",)),
        ("Неисчерпаемые камни: 1 × 3 + 2 × (3 + 2)", 13, ("namestnik.score.2",)),
        ("Законы в пирамиде, по их текстам", 6, ("namestnik.score.3",)),
        ("Жетоны очков: 12 + 5 + 7", 24, ("namestnik.score.4",)),
        ("Магия: 3 × 7", 21, ("namestnik.score.5", "namestnik.score.5b")),
        ("Наборы защиты, магии и науки: 2 × 7", 14, ("namestnik.score.6",)),
        ("Чужие атаки: 5, защита гасит 2", -9, ("namestnik.score.7",)),
    ]
    nothing = [item.text for item in counted(rules(), Facts())]
    assert nothing[:2] == ["Одноцветные круги: нет", "Неисчерпаемые камни: нет"]
    assert nothing[3] == "Жетоны очков: нет"
    spare = Facts(defence=3, attacks=(1,))
    assert counted(rules(), spare)[6].text == "Чужие атаки: 1, защита гасит 1"
    assert counted(rules(spare_defence="pays"), spare)[6].text == "Чужие атаки: 1, защита гасит 3"


def test_a_count_below_nought_is_lifted_only_where_that_is_the_reading():
    below = Facts(attacks=(1,))
    assert [item.amount for item in counted(rules(), below)] == [0, 0, 0, 0, 0, 0, -3]
    lifted = counted(rules(below_zero="zero"), below)[-1]
    assert (lifted.text, lifted.amount, lifted.cites) == ("Счёт меньше нуля приравнивают к нулю", 3, ("namestnik.end.order",))
    assert len(counted(rules(below_zero="zero"), Facts())) == 7


def law(text: str) -> Card:
    """Return a law of this effect."""
    return Card(80, (0, 0, 0, 0), effect=read_effect(text))


def test_only_a_law_of_the_end_pays_by_what_it_counts():
    counts = {"круг": 4}
    assert law_points(law("в конце: 2 за круг"), 3, counts) == 8
    assert law_points(law("в конце: 2 за круг, не больше 5"), 3, counts) == 5
    assert law_points(law("в конце: 2 за уровень"), 3, counts) == 6
    for other in ("сразу: 4 камня", "сразу: переложить", "после паса: 1 камень", "вручную"):
        assert law_points(law(other), 3, counts) == 0
    assert law_points(Card(1, (0, 0, 0, 0), (0, 1, 2, 3), (read_reward("наука"),) * 4), 3, counts) == 0


def test_a_law_of_an_owner_pays_what_he_wrote_and_nothing_where_he_wrote_nothing():
    deck = CardSet((law("вручную"),))
    written, blank = (Pile({(1, 1): 0}, (), (0, 0, 0, 0), {}, 0, 0, points) for points in ({0: 6}, {}))
    assert [item.amount for item in law_lines(rules(), written, deck)] == [6]
    assert [item.amount for item in law_lines(rules(), blank, deck)] == [0]


def test_attacks_are_counted_of_all_others_and_never_ones_own():
    match = played(8, 3)
    match.cards["attacks"] = [[0], [1, 2], [3, 4, 5]]
    assert [facts_of(match, seat).attacks for seat in range(3)] == [(2, 3), (1, 3), (1, 2)]


def test_equal_scores_share_or_the_lowest_number_decides():
    assert winners(rules(), [5, 9, 9], [2, 1, 0]) == [1, 2]
    assert winners(rules(equal_score="lowest-number"), [5, 9, 9], [2, 1, 0]) == [2]
    assert winners(rules(equal_score="lowest-number"), [9, 5, 9], [0, 1, 2]) == [0]
    assert winners(rules(), [5, 9, 3], [0, 1, 2]) == [1]


def ended(players: int, points: list[str], **readings: str):
    """Count a match whose players have one card each and a token of points on it; the second has a law too."""
    match = GAME.deal(
        1, {"players": players}, {f"namestnik.{name.replace('_', '-')}": answer for name, answer in readings.items()}
    )
    for seat, token in enumerate(points):
        match.open.pyramids[seat] = {(1, 1): SAMPLE.place[10 - seat]}
        match.open.tokens[seat] = {SAMPLE.place[10 - seat]: [f"очки {token}"]}
    if players > 1:
        match.open.pyramids[1][1, 2] = SAMPLE.place[80]
    write_count(match)
    assert match.done
    laws = [event.text.replace("\xa0", " ") for event in match.log if "Закон" in event.text]
    return [text.replace("\xa0", " ") for text in (match.log[-1].text, match.summary)], match.log[-1].cites, laws


def test_the_end_is_said_in_full():
    alone, tie = "Набрано 12 очков. Запишите их: в одиночку не проигрывают.", "Ничья игроков 2 и 3: по 9 очков."
    law_said = ["Закон № 80: 2 очка"]
    assert ended(1, ["12"]) == ([alone, alone], ("namestnik.solo.7",), [])
    first = ["Победил игрок 1: 12 очков.", "{0} {победил|победили}: 12 очков."]
    assert ended(2, ["12", "5"]) == (first, ("namestnik.score.win",), law_said)
    third = ["Победил игрок 3: 9 очков.", "{2} {победил|победили}: 9 очков."]
    assert ended(3, ["3", "5", "9"]) == (third, ("namestnik.score.win",), law_said)
    assert ended(3, ["1", "7", "9"]) == ([tie, tie], ("namestnik.h7",), law_said)
    assert ended(3, ["1", "7", "9"], equal_score="lowest-number") == (third, ("namestnik.score.win",), law_said)
