"""A table that lies open to several people shows nothing that one of them may not see, and every deal ends with a word for each."""

from __future__ import annotations

import pytest

from rules_py import registry
from rules_py.frame.face import MOST_ACTIONS, MOST_DEALS, MOST_IN_DEAL, Bot, State, ask_bots
from rules_py.frame.page import Scene
from rules_py.frame.rng import Generator

DEALS = 3
SHARED = [slug for slug in registry.games() if registry.game(slug).shared]


def faces(scene: Scene) -> list[str]:
    """List the cards that a scene shows, each as often as it does."""
    return sorted(card["card"] for zone in scene["zones"] for card in zone["cards"] if card["card"] is not None)


def states(slug: str) -> list[State]:
    """Play a few deals at random; keep some moments of them and every end of a deal."""
    game = registry.game(slug)
    chance = Generator(1892)
    found: list[State] = []
    state = game.deal(1892)
    bots: list[Bot] = [game.bots["random"]] * game.seat_count(state.options)
    ends = 0
    for step in range(400):
        if state.deal_over or step % 7 == 0:
            found.append(state.clone())
            ends += state.deal_over
        if state.done or ends >= DEALS or not ask_bots(state, bots, chance):
            break
    return found


@pytest.mark.parametrize("slug", SHARED)
def test_what_lies_open_everybody_sees(slug: str) -> None:
    game = registry.game(slug)
    for state in states(slug):
        shown = faces(game.public_scene(state))
        for seat in range(game.seat_count(state.options)):
            seen = faces(game.scene(state, seat))
            for card in set(shown):
                assert shown.count(card) <= seen.count(card), (slug, len(state.actions), seat, card)


@pytest.mark.parametrize("slug", registry.games())
def test_the_end_of_a_deal_is_told_from_every_chair(slug: str) -> None:
    game = registry.game(slug)
    ends = [state for state in states(slug) if state.deal_over]
    for state in ends:
        for seat in range(game.seat_count(state.options)):
            result = game.scene(state, seat).get("result")
            assert result is not None
            assert result["word"]
            assert result["text"]
            signed = result["sum"].startswith(("+", "−"))
            assert not result["sum"] or signed == (result["sign"] != 0), result
        assert game.scene(state, 0)["score"] is not None


def test_most_games_may_be_shared() -> None:
    assert {"vint", "preferans", "preferans-modern", "gusarskij", "sixty-six", "veryu", "etazhiki"} <= set(SHARED)


COUNTED = [slug for slug in registry.games() if any(param.name == "deals" for param in registry.game(slug).options)]
"""Games whose options say how many deals a match may have."""


def test_what_a_record_holds_follows_from_what_options_allow() -> None:
    assert MOST_DEALS * MOST_IN_DEAL == MOST_ACTIONS
    assert len(COUNTED) > 15


@pytest.mark.parametrize("slug", COUNTED)
def test_a_record_has_room_for_every_match_that_options_allow(slug: str) -> None:
    game = registry.game(slug)
    params = {param.name: param.schema() for param in game.options}
    most = params["deals"]["high"]
    assert most <= MOST_DEALS
    options = {"deals": min(12, most)}
    if players := params.get("players"):
        options["players"] = players["high"] if players["type"] == "int" else players["choices"][-1]["value"]
    chance = Generator(7)
    state = game.deal(7, options)
    bots: list[Bot] = [game.bots["random"]] * game.seat_count(state.options)
    longest = before = 0
    while not state.done and ask_bots(state, bots, chance):
        if state.deal_over:
            longest, before = max(longest, len(state.actions) - before), len(state.actions)
    assert 5 < longest <= MOST_ACTIONS // most  # were every deal as long as the longest, the record would hold the match


def test_who_rests_is_told_so_and_who_plays_is_not() -> None:
    game = registry.game("preferans")
    resting = game.scene(game.deal(1892), 0)
    assert resting["rests"]
    assert resting["status"]["text"].startswith("Вы сдаёте и в этой сдаче отдыхаете.")
    playing = game.scene(game.deal(7), 0)
    assert not playing["rests"]
    assert "отдыхаете" not in playing["status"]["text"]
