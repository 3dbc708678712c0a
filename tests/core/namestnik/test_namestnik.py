"""«Наместник»: a case a rule, the bad beside the good; every reading tells; the count by an independent slow implementation."""

from __future__ import annotations

import json
import re
from functools import partial
from typing import Any

import pytest

import rules_py
from rules_py.desk import web
from rules_py.frame.errors import IllegalAction, InputError
from rules_py.frame.prompts import Mode
from rules_py.frame.rng import Generator
from rules_py.frame.sampling import any_action
from rules_py.games.namestnik import decks
from rules_py.games.namestnik.auction import ATTACK, PASS, opened
from rules_py.games.namestnik.cards import COUNTED_FOR, SAMPLE, Card, CardSet, read_color, read_effect, read_reward
from rules_py.games.namestnik.rules import POINT_TOKENS
from rules_py.games.namestnik.scoring import Pile, counted, facts_of, facts_of_pile, law_lines, pile_of
from rules_py.games.namestnik.steps import point_tokens, stone
from tests.core.namestnik.slow import OF, Plain, plain, slow_count

GAME = rules_py.game("namestnik")
FORMS = ((1, 1), (1, 2), (1, 3), (2, 0), (2, 1), (2, 2), (3, 0), (3, 1), (4, 0))


def position(given: dict[str, Any], readings: dict[str, str] | None = None):
    return GAME.position(given, readings)


def judged(given: dict[str, Any], action: str, **readings: str):
    state = position(given, {f"namestnik.{name.replace('_', '-')}": answer for name, answer in readings.items()})
    return GAME.judge(state, action, state.asker)


def played(seed: int, players: int, virtuals: int = 0, readings: dict[str, str] | None = None):
    match = GAME.deal(seed, {"players": players, "virtuals": virtuals}, readings)
    chance = Generator(seed)
    while not match.done:
        match.apply(any_action(match, match.to_move, chance), match.to_move)
    return match


def gems_of(match) -> list[int]:
    return sorted(gem for place in GAME.places if place.pack == "gems" for pile in match.cards[place.name] for gem in pile)


# The sample deck


def test_the_sample_deck_is_made_by_its_recipe():
    characters, laws = [card for card in SAMPLE.cards if not card.law], [card for card in SAMPLE.cards if card.law]
    assert (len(characters), len(laws)) == (64, 24)
    assert [card.number for card in SAMPLE.cards] == list(range(1, 89))
    assert [sum(card.sectors.count(color) for card in SAMPLE.cards) for color in range(4)] == [88] * 4
    for level in range(4):
        assert [sum(card.price[level] == color for card in characters) for color in range(4)] == [16] * 4
    for card in characters:  # each card is the one before it in its kind, a colour further
        before = SAMPLE[SAMPLE.place[card.number] - 1] if (card.number - 1) % 4 else None
        assert before is None or all((one + 1) % 4 == other for one, other in zip(before.price, card.price, strict=True))
    needed = dict.fromkeys(POINT_TOKENS, 0)
    for card in characters:
        for reward in card.rewards:
            if reward.kind == "очки":
                needed[reward.amount] += 1
    assert all(count <= POINT_TOKENS[value] for value, count in needed.items())


def test_card_eleven_has_the_price_and_rewards_that_the_source_gives():
    card = SAMPLE[SAMPLE.place[11]]
    assert [card.cost(level) for level in (1, 2, 3, 4, 5)] == [
        [0, 0, 1, 0],
        [1, 0, 1, 0],
        [1, 0, 1, 1],
        [1, 0, 1, 2],
        [1, 0, 1, 3],
    ]
    assert [one.text for one in card.rewards] == ["1 карта", "5 камней", "магия", "12 очков"]
    assert card.reward(5).text == "15 очков"


@pytest.mark.parametrize(
    "text",
    [
        "5 камней",
        "2 карты",
        "12 очков",
        "наука",
        "2 магии",
        "защита",
        "атака",
        "неисчерпаемый синий",
        "бонус магии +5",
        "бонус зелёного круга +4",
    ],
)
def test_a_reward_is_read_as_it_is_written(text):
    assert read_reward(text).text == text


@pytest.mark.parametrize("text", ["", "5", "99 камней", "две карты", "бонус магии +4", "неисчерпаемый белый"])
def test_what_is_no_reward_is_refused_by_name(text):
    with pytest.raises(InputError) as refused:
        read_reward(text, "rewards")
    assert refused.value.field == "rewards"


@pytest.mark.parametrize(
    "text",
    [
        "сразу: 4 камня",
        "сразу: 2 карты",
        "сразу: переложить",
        "после паса: 1 камень",
        "в конце: 2 за уровень",
        "в конце: 1 за камень, не больше 10",
        "вручную",
    ],
)
def test_an_effect_is_read_as_it_is_written(text):
    assert read_effect(text).text == text


# An owner's deck


def own(change=None) -> dict[str, Any]:
    deck = decks.written(SAMPLE)
    if change:
        change(deck)
    return deck


def test_an_owners_deck_is_played_with_and_known_by_its_hash_alone():
    secret = "Тайное имя владельца"

    def change(deck):
        deck["characters"][0]["name"] = secret
        deck["laws"][0].update(name=secret, text=secret, effect="вручную")
        deck["laws"][0]["number"] = 500

    name = GAME.keep_deck(own(change))
    match = GAME.deal(5, {"players": 2, "deck": name})
    chance = Generator(5)
    while not match.done:
        match.apply(any_action(match, match.to_move, chance), match.to_move)
    record = match.to_json()
    assert record["options"]["deck"] == name
    assert secret not in str(record)
    assert all(secret not in event.text for event in match.log)
    assert secret not in str(match.score().to_json())
    assert GAME.from_json(record).sheet.totals == match.sheet.totals
    assert name == GAME.keep_deck(own(lambda deck: deck["laws"][0].update(number=500, effect="вручную")))


SHOWN = re.compile(r"/scene/zones/\d+/(cards/\d+|cells/\d+(/card)?)/(face/title|lines/\d+/text)")
"""Where an owner's words may stand: on the face of a card, in a zone of the table."""


def paths_of(found: Any, secret: str, path: str = "") -> list[str]:
    """Return the places of an answer that hold a text."""
    if isinstance(found, dict):
        keys = [f"{path}/{key}" for key in found if secret in str(key)]
        return keys + [one for key, value in found.items() for one in paths_of(value, secret, f"{path}/{key}")]
    if isinstance(found, list):
        return [one for at, value in enumerate(found) for one in paths_of(value, secret, f"{path}/{at}")]
    return [path] if isinstance(found, str) and secret in found else []


def test_what_an_owner_wrote_stands_on_his_cards_and_nowhere_else():
    """Links and exports are made of the record; the log, hints, verdicts, results and what is read aloud name a card by its number."""
    secret = "Слова владельца"

    def change(deck):
        for row in deck["characters"]:
            row["name"] = f"{secret} {row['number']}"
        for row in deck["laws"]:
            row.update(name=secret, text=secret, effect="вручную" if row["number"] % 2 else row["effect"])

    def ask(**request):
        answer = json.loads(web.handle(json.dumps(request, ensure_ascii=False)))
        assert answer["ok"], answer
        where = paths_of(answer, secret)
        assert all(SHOWN.fullmatch(path) for path in where), where
        return answer, len(where)

    kept, _ = ask(do="own-deck", game="namestnik", deck=own(change))
    options = {"players": 2, "virtuals": 1, "deck": kept["id"]}
    answer, on_cards = ask(do="new", game="namestnik", seed=4, options=options, readings={})
    for _ in range(600):
        record, scene = answer["record"], answer["scene"]
        if scene["done"]:
            break
        if scene["to_move"] == 0:
            hint, _ = ask(do="hint", record=record, seat=0)
            if len(record["actions"]) % 5 == 0:
                ask(do="judge", record=record, seat=0, action=hint["hint"]["action"])
            answer, found = ask(do="act", record=record, seat=0, action=hint["hint"]["action"])
        else:
            answer, found = ask(do="bot", record=record, seat=0, level="sensible")
        on_cards += found
    assert answer["scene"]["done"]
    assert on_cards  # they are there to be read, on the cards themselves
    ask(do="scene", record=answer["record"], seat=0, step=5)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (lambda deck: deck["characters"].pop(), "characters"),
        (lambda deck: deck["laws"][3].update(number=64), "laws[3].number"),
        (lambda deck: deck["characters"][5].update(sectors="с к"), "characters[5].sectors"),
        (lambda deck: deck["characters"][5].update(price="с к з б"), "characters[5].price"),
        (lambda deck: deck["characters"][5].update(rewards=["1 карта"] * 3), "characters[5].rewards"),
        (lambda deck: deck["laws"][5].update(effect="выиграть"), "laws[5].effect"),
        (lambda deck: deck["characters"][5].update(name="x" * 61), "characters[5].name"),
        (lambda deck: deck["characters"][5].update(picture="x"), "characters[5]"),
        (lambda deck: deck.update(game="bang"), "deck"),
    ],
)
def test_a_deck_that_cannot_be_played_says_which_field_is_wrong(change, field):
    with pytest.raises(InputError) as refused:
        GAME.keep_deck(own(change))
    assert refused.value.field == field


def test_a_deck_that_is_not_on_this_device_is_refused():
    with pytest.raises(InputError) as refused:
        GAME.deal(1, {"players": 2, "deck": "0" * 16})
    assert refused.value.field == "deck"


# The set-up


@pytest.mark.parametrize(("players", "virtuals"), FORMS)
def test_gems_cards_and_laws_lie_as_the_set_up_says(players, virtuals):
    match = GAME.deal(9, {"players": players, "virtuals": virtuals})
    assert len(match.pile("gem_reserve")) == 16 * players - 6 * players
    assert len(match.pile("box")) == 64 - 16 * players
    assert all(len(pile) == 6 for pile in match.cards["screen"])
    assert all(len(hand) == 3 for hand in match.cards["hand"])
    assert (len(match.pile("big_deck")), len(match.pile("law_deck"))) == (48, 24)
    for seat in range(players):
        match.apply(f"keep {SAMPLE.number(match.cards['hand'][seat][0])}", seat)
    chance = Generator(1)
    while match.open.turn_no == 0:
        match.apply(any_action(match, match.to_move, chance), match.to_move)
    assert len(match.pile("big_deck")) == 44
    assert all(match.open.base[lane] >= 0 for lane in range(4))
    assert all(held >= 3 for held in match.open.laws_held)


def test_more_than_four_bidders_are_refused():
    with pytest.raises(InputError) as refused:
        GAME.deal(1, {"players": 3, "virtuals": 2})
    assert (refused.value.field, refused.value.cites) == ("virtuals", ("namestnik.virt.1",))


# The auction, every combination against plain words


def plain_round(cards, bids, virtuals):
    """Say by plain counting who is alone, who shares, who clashes."""
    found = {}
    for who, bid in enumerate(bids):
        if bid < 0:
            continue
        here = bids.count(bid) + virtuals.count(bid)
        if here == 1:
            found[who] = "alone"
        elif here == 2 and cards[bid] == 2 and bids.count(bid) == 2:
            found[who] = "pair"
        elif here == 2 and cards[bid] == 2:
            found[who] = "duel"
        else:
            found[who] = "clash"
    return found


def test_a_round_of_the_auction_is_what_plain_counting_says():
    rules = GAME.rules_under(GAME.deal(1).readings)
    chance = Generator(4)
    for _ in range(2000):
        cards = [chance.below(3) for _ in range(4)]
        open_lanes = [lane for lane in range(4) if cards[lane]]
        bids = [[*open_lanes, PASS, ATTACK][chance.below(len(open_lanes) + 2)] for _ in range(1 + chance.below(3))]
        virtuals = [chance.below(4) for _ in range(chance.below(5 - len(bids)))]
        solo = len(bids) == 1 and len(virtuals) == 1
        found = opened(rules, cards, bids, virtuals, solo)
        said = {who: "alone" for who, _ in found.alone}
        said.update({who: "pair" for _, *pair in found.pairs for who in pair})
        said.update({who: "duel" for _, who in found.duels})
        said.update({who: "clash" for _, players, _ in found.clashed for who in players})
        wanted = plain_round(cards, bids, virtuals)
        if solo:
            wanted = {who: "clash" if what == "duel" else what for who, what in wanted.items()}
        assert said == wanted
        assert found.virtual_attacks == sum(not cards[lane] for lane in virtuals)


def test_sealed_bids_are_seen_by_nobody_before_all_are_in():
    match = GAME.deal(3, {"players": 3})
    chance = Generator(3)
    while match.phase.title != "аукцион":
        match.apply(any_action(match, match.to_move, chance), match.to_move)
    before = [GAME.scene(match, seat) for seat in (1, 2)]
    match.apply(next(action for action in match.legal_for(0) if action.startswith("bid")), 0)
    assert match.sealed
    for seat, scene in zip((1, 2), before, strict=True):
        now = GAME.scene(match, seat)
        for name in ("zones", "chips", "actions", "log", "seats"):
            assert now[name] == scene[name], name


@pytest.mark.parametrize("seed", range(1, 7))
def test_as_many_answers_and_the_same_people_whatever_is_hidden(seed):
    """The page asks once an answer and waits as long each time: their number must not depend on fists, screens, hands."""
    match = GAME.deal(seed, {"players": 3})
    chance, seen = Generator(seed), set()
    while not match.done:
        asked, phase = match.may_act(), match.phase.title
        if match.stack[-1].mode is Mode.SEALED and 0 in asked and not match.sealed:
            seen.add(phase)
            for world in range(3):
                twin = match.view(0).imagined(Generator(seed * 100 + world))
                assert twin.may_act() == asked
                answered = []
                while match.at + len(answered) == twin.at and (others := [seat for seat in twin.may_act() if seat]):
                    twin.apply(GAME.bots["sensible"].choose(twin.view(others[0]), chance), others[0])
                    answered.append(others[0])
                assert answered == [seat for seat in asked if seat], phase
        match.apply(any_action(match, match.to_move, chance), match.to_move)
    assert {"законы", "аукцион", "отказ", "оплата"} <= seen


def test_one_who_cannot_pay_or_lay_a_stone_is_asked_all_the_same():
    """An own gem that is not there and a price out of reach lie behind a screen: the pause for them is the pause for any answer."""
    broke = position({"players": 2, "phase": "отказ", "pyramid": "1.1", "acquired": 11, "gems": [0, 0, 0, 0]})
    assert broke.may_act() == (0,)
    assert broke.legal_for(0) == ["discard"]
    match = GAME.deal(1, {"players": 2})
    match.cards["box"][0].extend(gem for gem in match.pile("gem_reserve") if gem < 16)
    match.cards["gem_reserve"][0][:] = [gem for gem in match.pile("gem_reserve") if gem >= 16]
    match.cards["screen"][0][:] = [gem for gem in match.cards["screen"][0] if gem >= 16]
    stone(match, 0, 5, 0)
    assert match.phase.title == "неисчерпаемый камень"
    assert match.legal_for(0) == ["decline"]


# Refusals, the bad beside the good


BASE = {"players": 3, "phase": "аукцион", "round": 1, "market": [1, 1, 1, 1]}
CASES = [
    ({**BASE, "gems": [1, 0, 0, 0]}, "bid синий", True, ["namestnik.auc.1"]),
    ({**BASE, "gems": [1, 0, 0, 0]}, "bid красный", False, ["namestnik.auc.7"]),
    ({**BASE, "market": [0, 1, 1, 1], "gems": [1, 0, 0, 0]}, "bid синий", False, ["namestnik.auc.13"]),
    ({**BASE, "gems": [1, 1, 1, 1], "passed": True}, "bid синий", False, ["namestnik.auc.11"]),
    ({**BASE, "gems": [1, 1, 1, 1]}, "pass", True, ["namestnik.auc.5", "namestnik.pass.def"]),
    ({**BASE, "gems": [1, 1, 1, 1]}, "attack", False, ["namestnik.rew.att.2"]),
    (
        {"players": 2, "phase": "оплата", "pyramid": "1.1, 1.2", "acquired": 11, "gems": [1, 0, 1, 0]},
        "place 2.1",
        True,
        ["namestnik.pay.2a", "namestnik.pay.2b", "namestnik.pay.4"],
    ),
    (
        {"players": 2, "phase": "оплата", "pyramid": "1.1, 1.2", "acquired": 11, "gems": [0, 0, 1, 0]},
        "place 2.1",
        False,
        ["namestnik.pay.7"],
    ),
    (
        {
            "players": 2,
            "phase": "оплата",
            "pyramid": "1.1, 1.2",
            "acquired": 11,
            "gems": [0, 0, 1, 0],
            "inexhaustible": "синий",
        },
        "place 2.1",
        True,
        ["namestnik.pay.2a", "namestnik.pay.2b", "namestnik.pay.4"],
    ),
    (
        {"players": 2, "phase": "оплата", "pyramid": "1.1, 1.2", "acquired": 11, "gems": [2, 2, 2, 2]},
        "place 1.2",
        False,
        ["namestnik.pyr.3a"],
    ),
    (
        {"players": 2, "phase": "оплата", "pyramid": "1.1, 1.2", "acquired": 11, "gems": [2, 2, 2, 2]},
        "place 6.1",
        False,
        ["namestnik.pyr.3b"],
    ),
    (
        {"players": 2, "phase": "отказ", "pyramid": "1.1", "acquired": 11, "gems": [0, 0, 0, 0]},
        "accept",
        False,
        ["namestnik.pay.7"],
    ),
    (
        {"players": 2, "phase": "отказ", "pyramid": "1.1", "acquired": 11, "gems": [0, 0, 1, 0]},
        "accept",
        True,
        ["namestnik.pay.1"],
    ),
    (
        {"players": 2, "phase": "камни", "cause": "пас", "due": 3, "reserve": [1, 0, 0, 0]},
        "gem синий",
        True,
        ["namestnik.pass.1"],
    ),
    (
        {"players": 2, "phase": "карты", "due": 2, "law_deck": 1, "small_deck": 5},
        "draw закон, закон",
        False,
        ["namestnik.lim.1"],
    ),
    (
        {"players": 2, "phase": "карты", "due": 2, "law_deck": 1, "small_deck": 5},
        "draw персонаж",
        False,
        ["namestnik.rew.cards.a"],
    ),
]


@pytest.mark.parametrize(
    ("given", "action", "allowed", "cites"), CASES, ids=lambda value: value if isinstance(value, str) else ""
)
def test_the_judge(given, action, allowed, cites):
    verdict = judged(given, action)
    assert (verdict.allowed, list(verdict.cites)) == (allowed, cites)


# Readings


def calc(name: str, given: dict[str, Any], readings: dict[str, str] | None = None):
    return rules_py.calculator(f"namestnik.{name}")(given, readings or {})


READINGS = [
    ("places", {"pyramid": "1.1, 1.2, 1.3, 1.4, 2.1"}, "upper-gap", "no"),
    ("gems", {"reserve": [0, 0, 1, 0], "bids": "синий, синий"}, "bids-first", "after"),
    ("inexhaustible", {"own": False}, "inex-own", "must"),
    ("auction", {"bids": "пас", "virtuals": "красный"}, "virtual-on-pass", "no"),
    ("auction", {"cards": [2, 1, 1, 1], "bids": "синий", "virtuals": "синий", "claims": "остриё"}, "solo-pair", "choice"),
    ("auction", {"cards": [1, 2, 1, 1], "bids": "синий", "virtuals": "красный, красный, красный"}, "virtual-crowd", "clear"),
    ("winner", {"scores": [72, 72], "lowest": [9, 5]}, "equal-score", "lowest-number"),
    ("free", {"pyramid": "1.1, 1.2, 2.1"}, "tucked", "supports"),
    ("score", {"defence": 2, "attacks": [1]}, "spare-defence", "pays"),
    ("score", {"attacks": [2]}, "below-zero", "zero"),
]


@pytest.mark.parametrize(
    ("name", "given", "reading", "answer"), READINGS, ids=lambda value: value if isinstance(value, str) else ""
)
def test_a_reading_changes_what_its_default_gives(name, given, reading, answer):
    usual, other = calc(name, given), calc(name, given, {f"namestnik.{reading}": answer})
    assert (usual.total, usual.sides) != (other.total, other.sides)
    assert f"namestnik.{reading}" in usual.readings


def test_the_first_card_may_be_chosen_in_turn():
    sealed, open_ = GAME.deal(2, {"players": 2}), GAME.deal(2, {"players": 2}, {"namestnik.first-card": "in-turn"})
    for match in (sealed, open_):
        match.apply(match.legal_for(0)[0], 0)
    assert not sealed.open.pyramids[0]
    assert open_.open.pyramids[0]


def test_two_on_two_cards_may_speak_aloud():
    given = {"players": 2, "phase": "делёж", "base": [12, 20, 31, 40], "tip": [7, 0, 9, 0], "color": "синий"}
    sealed, aloud = position(given), position(given, {"namestnik.pair-claims": "in-turn"})
    assert len(sealed.may_act()) == 2
    assert len(aloud.may_act()) == 1


def test_one_card_at_a_time_where_that_is_the_reading():
    given = {"players": 2, "phase": "карты", "due": 2, "law_deck": 5, "small_deck": 5}
    assert judged(given, "draw закон, персонаж").allowed
    assert not judged(given, "draw закон, персонаж", two_draws="one-by-one").allowed


def test_who_is_first_when_a_player_and_a_virtual_bidder_attack():
    from rules_py.games.namestnik.auction import Outcome
    from rules_py.games.namestnik.steps import _follow

    result = Outcome(attackers=[0], virtual_attacks=1)
    for answer, wanted in (("players", ["pick", "drop"]), ("virtuals", ["drop", "pick"])):
        match = GAME.deal(1, {"players": 2, "virtuals": 1}, {"namestnik.virtual-attack": answer})
        assert [step[0] for step in _follow(match, result, [0, 1])] == wanted


# Tokens


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


@pytest.mark.parametrize("word", ["синий", "Синие", "с", "СИНЕГО"])
def test_a_colour_is_read_in_every_form_of_its_word(word):
    assert read_color(word, "bids") == 0
    assert [read_color(one, "bids") for one in ("красных", "зеленый", "желтых")] == [1, 2, 3]


# Whole games


@pytest.mark.parametrize(("players", "virtuals"), FORMS)
def test_a_game_ends_after_twelve_turns_and_loses_no_gem(players, virtuals):
    match = played(21, players, virtuals)
    assert match.open.turn_no == 12
    assert gems_of(match) == list(range(64))
    assert len(match.pile("box")) == 64 - 16 * players
    assert (
        sum(len(match.cards[place][0]) for place in ("arms",))
        + sum(len(pile) for place in ("attacks", "shields") for pile in match.cards[place])
        == 111 + 17
    )


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


def test_the_log_names_cards_by_number_and_never_gems_behind_a_screen():
    match = played(6, 3)
    taken = [event for event in match.log if "берёт|берёте}} камни" in event.text or "камни из запаса" in event.text]
    assert taken
    assert all(not any(color in event.text for color in ("синий", "красный", "зелёный", "жёлтый")) for event in taken)


def test_a_move_out_of_place_is_refused_and_changes_nothing():
    match = GAME.deal(3, {"players": 2})
    before = match.to_json()
    with pytest.raises((IllegalAction, InputError)):
        match.apply("keep 99", 0)
    assert match.to_json() == before
