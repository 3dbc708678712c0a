"""Every action is called by a Russian name, offered on the table or not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import rules_py
from rules_py.desk import dispute
from rules_py.frame.face import Bot, ask_bots, split_seat
from rules_py.frame.params import Flag, Int, OneOf
from rules_py.frame.rng import Generator
from rules_py.frame.rulebook import Rulebook
from rules_py.frame.sampling import RandomPlayer
from rules_py.frame.view import View

GAMES = sorted(rules_py.games())
LATIN = re.compile("[A-Za-z]")
KINDS = {
    "sixty-six": {"next", "close", "play"},
    "etazhiki": {"play", "intercept", "draw", "pass", "end", "wait"},
    "veryu": {"place", "bid", "pass", "flip", "take", "drop", "first", "next"},
    "preferans": {"bid", "hold", "pass", "take", "discard", "contract", "whist", "check", "invite", "alone", "play", "next"},
    "gusarskij": {"bid", "hold", "pass", "take", "discard", "contract", "whist", "check", "play", "next"},
    "preferans-modern": {"bid", "hold", "pass", "take", "discard", "contract", "whist", "own", "overwhist", "play", "next"},
    "vint": {"bid", "pass", "give", "discard", "keep", "swap", "stop", "buy", "yield", "play", "next"},
}
"""Kinds that random play must meet, so that the test does not pass by meeting nothing."""
STEPS = {"bang": 900, "konchinka": 400, "vist": 900, "humbug": 900}
"""What comes up only late in a match, or in the second game of a series, takes longer to meet."""


class Wanderer(Bot):
    """Passes often and names low games, so that every kind of deal comes up."""

    def choose(self, view: Any, random: Generator) -> str:
        if isinstance(view, View) and (not view.legal or random.chance(1, 2)):
            return RandomPlayer().choose(view, random)
        legal: tuple[str, ...] = view.legal
        if "pass" in legal and random.chance(1, 2):
            return "pass"
        return legal[random.below(len(legal) if random.chance(1, 4) else min(4, len(legal)))]


def further(slug: str) -> Iterator[dict[str, Any]]:
    """Give the tables that no single condition makes: several virtual bidders, an owner's deck, mistakes beside dummies."""
    if slug == "vist":
        yield from ({"players": count, "mistakes": "все"} for count in (2, 3))
    if slug == "namestnik":
        from rules_py.games.namestnik import decks
        from rules_py.games.namestnik.cards import SAMPLE

        own = decks.written(SAMPLE)
        own["laws"] = [{**law, "effect": "вручную"} for law in own["laws"]]
        yield {"deck": decks.own_deck(own)}
        yield from ({"players": 1, "virtuals": count} for count in (2, 3))


def conditions(game: rules_py.Game) -> Iterator[dict[str, Any]]:
    """Give the usual conditions, and each other choice of one of them."""
    yield {}
    yield from further(game.slug)
    for param in game.options:
        needed = {name: values[0] for name, values in (param.when or {}).items()}
        if isinstance(param, OneOf):
            yield from ({**needed, param.name: value} for value, _ in param.choices)
        elif isinstance(param, Flag):
            yield {**needed, param.name: not param.default}
        elif isinstance(param, Int) and param.name == "players":
            yield from ({"players": count} for count in range(param.low, param.high + 1))


def kinds(game: rules_py.Game) -> set[str]:
    """Return what random play must meet: on the frame every move of every phase that play enters."""
    if not isinstance(game, Rulebook):
        return KINDS[game.slug]
    return {move.verb for phase in game.phases.values() if not phase.set_up_only for move in phase.moves if not move.never}


def met(game: rules_py.Game) -> set[str]:
    """Return what players may do in random matches, and what their records hold."""
    found: set[str] = set()
    other = {one.id: one.choices[-1] for one in game.readings if one.id != "veryu.fewest"}
    for number, options in enumerate(conditions(game), 1):
        for seed, readings in ((number, {}), (number + 100, {}), (number + 200, other), (number + 300, other)):
            state = game.deal(seed, options, readings)
            random = Generator(seed)
            for _ in range(STEPS.get(game.slug, 200)):
                found.update(action for seat in state.may_act() for action in state.legal_for(seat))
                if not ask_bots(state, [Wanderer()] * game.seat_count(state.options), random):
                    break
            found.update(split_seat(action, 0)[1] for action in state.actions)
    return found


@pytest.mark.parametrize("slug", GAMES)
def test_every_action_that_a_record_can_hold_has_a_russian_name(slug: str) -> None:
    game = rules_py.game(slug)
    actions = met(game)
    assert kinds(game) - {action.partition(" ")[0] for action in actions} == set()
    nothing = {"actions": [], "zones": []}
    assert [one for one in sorted(actions) if LATIN.search(game.name_action(one, nothing))] == []


@pytest.mark.parametrize("slug", GAMES)
def test_the_words_of_a_game_are_russian(slug: str) -> None:
    assert [words for words in rules_py.game(slug).wording.values() if LATIN.search(words)] == []


def test_an_action_is_named_as_the_table_offers_it_else_in_the_words_of_the_game() -> None:
    names = {
        ("sixty-six", "close"): "Закрыть колоду",
        ("preferans", "bid малый мизер"): "Заявить малый мизер",
        ("preferans", "replace ♠9 ♠К"): "Заменить ♠9 на ♠К",
        ("etazhiki", "play этаж 7 on 2"): "положить: этаж 7 на стопку 2",
        ("veryu", "flip 2.1"): "открыть 1-ю карту игрока 2",
        ("vint", "look own dummy"): "Посмотреть своего болвана",
    }
    found = {(slug, action): rules_py.game(slug).reword(action) for slug, action in names}
    assert found == names
    state = rules_py.game("vint").deal(1)
    scene = state.game.scene(state, state.to_move)
    offered = next(one for one in scene["actions"] if one["action"] == "bid 2♠")
    assert state.game.name_action("bid 2♠", scene) == offered["say"]


def test_the_desk_names_a_move_that_the_table_does_not_offer() -> None:
    state = rules_py.game("sixty-six").deal(3)
    state.apply("close")
    sheet = dispute.decide({"record": state.to_json(), "action": "close", "seat": state.to_move})
    assert sheet["verdict"] == "Колода уже закрыта"
    assert sheet["facts"][-1]["text"] == "Закрыть колоду"


def test_the_desk_takes_a_move_out_of_turn_as_the_record_holds_it() -> None:
    game = rules_py.game("etazhiki")
    for seed in range(1, 40):
        state = game.deal(seed, {"players": 3})
        random = Generator(seed)
        while ask_bots(state, [game.bots["random"]] * 3, random) and state.actions[-1][1:3] != ": ":
            pass
        if not state.done:
            break
    *before, last = state.actions
    sheet = dispute.decide({"record": {**state.to_json(), "actions": before}, "action": last, "seat": 0})
    facts = {fact["name"]: fact for fact in sheet["facts"]}
    assert sheet["result"]["allowed"] is True
    assert facts["seat"]["value"] == int(last[0]) and not LATIN.search(facts["action"]["text"])
