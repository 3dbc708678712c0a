"""«Винт»: its stages are phases of the frame: what may be done, why not and by which button is read off their rows."""

from __future__ import annotations

from typing import Any

import pytest

import rules_py
from rules_py.frame.errors import IllegalAction, InputError
from rules_py.frame.moves import Bar, Phase
from rules_py.frame.rng import Generator
from rules_py.games.vint import VintState
from rules_py.games.vint.stages.table import BARS, STAGES
from rules_py.games.vint.variants.table import SWAP, VARIANTS

GAME = rules_py.game("vint")
ALWAYS = {"auction", "play", "pass play"}


def moments(variant: str, seed: int = 7, most: int = 90) -> Any:
    """Give the moments of a match played at random."""
    chance, state = Generator(seed), GAME.deal(seed, {"variant": variant})
    assert isinstance(state, VintState)
    for _ in range(most):
        if state.deal_over:
            return
        yield state
        state.apply(GAME.bots["random"].choose(state.view(state.to_move), chance))


def test_every_stage_is_a_phase_and_every_bar_stands_in_one() -> None:
    assert all(isinstance(stage, Phase) for stage in STAGES.values())
    assert {phase for phase, _ in BARS} <= STAGES.keys()
    assert all(isinstance(bar, Bar) and bar.cites for bars in BARS.values() for bar in bars)
    named = ALWAYS | {name for variant in VARIANTS.values() for name in variant.stages}
    assert named == STAGES.keys()


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_is_offered_is_what_no_bar_refuses(variant: str) -> None:
    for state in moments(variant):
        mover, legal = state.to_move, state.legal()
        words = {f"{one.verb} {card}" for one in state.stage.moves if one.needs for card in ("♠Т", "♣10", "♦7", "♥2")}
        bare = {one.verb for one in state.stage.moves if not one.needs}
        for word in (words | bare | set(legal)) - {"bid ♠Т", "bid ♣10", "bid ♦7", "bid ♥2"}:
            assert (state.refusal(word, mover) is None) == (word in legal), (state.phase, word)
        buttons = {one["action"] for one in GAME.scene(state, mover)["actions"] if one["legal"]}
        cards = {card["action"] for zone in GAME.scene(state, mover)["zones"] for card in zone["cards"] if card["legal"]}
        assert buttons | cards == set(legal), state.phase


def test_a_button_names_the_rules_by_which_it_is_allowed() -> None:
    state = next(one for one in moments("вдвоём, второй способ") if one.phase == SWAP)
    for button in GAME.scene(state, state.to_move)["actions"]:
        assert tuple(button["cites"]) == GAME.judge(state, button["action"]).cites


@pytest.mark.parametrize("verb", ["bid", "play", "give", "discard", "bid 9♠", "play ♠Q", "говорю"])
def test_a_verb_without_what_it_names_is_no_action(verb: str) -> None:
    state = GAME.deal(1)
    with pytest.raises(IllegalAction, match="Непонятный ход"):
        state.apply(verb)
    with pytest.raises(InputError, match="Непонятный ход"):
        GAME.judge(state, verb)
