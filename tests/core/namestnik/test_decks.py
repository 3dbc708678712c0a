"""«Наместник»: the sample deck by its recipe, an owner's deck checked and kept, his words on his cards alone."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from rules_py.desk import web
from rules_py.frame.errors import InputError
from rules_py.frame.rng import Generator
from rules_py.frame.sampling import any_action
from rules_py.games.namestnik import decks
from rules_py.games.namestnik.cards import SAMPLE, read_color, read_effect, read_reward
from rules_py.games.namestnik.rules import POINT_TOKENS
from tests.core.namestnik.at_table import GAME


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


@pytest.mark.parametrize("word", ["синий", "Синие", "с", "СИНЕГО"])
def test_a_colour_is_read_in_every_form_of_its_word(word):
    assert read_color(word, "bids") == 0
    assert [read_color(one, "bids") for one in ("красных", "зеленый", "желтых")] == [1, 2, 3]
