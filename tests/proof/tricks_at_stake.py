"""What the proofs of мушка's family, копилка and стуколка share: the sensible bot against random ones, random matches with invariants."""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import rules_py
from rules_py.frame.face import play_out
from rules_py.frame.match import Match
from rules_py.frame.rng import Generator

WON, ERRORS = 0.65, 3
Options = Callable[[int], Mapping[str, Any]]


def form(game: Any, options: Options, seed: int) -> tuple[dict[str, Any], dict[str, str]]:
    """Draw the form of a table and some readings by a number."""
    chance = Generator(seed * 31 + 7)
    chosen = {
        one.id: list(one.choices)[chance.below(len(one.choices))] for one in game.readings if chance.chance(1, 3)
    }  # fmt: skip
    return dict(options(seed)), chosen


def duel(game: Any, options: Options, account: str, seed: int) -> float:
    """Let the sensible bot play a match against random ones; return what it gained above the mean of the others."""
    state = game.deal(seed, dict(options(seed)))
    seat = seed % state.players
    bots = [game.bots["random"]] * state.players
    bots[seat] = game.bots["sensible"]
    state = play_out(game, state, bots, Generator(seed))
    sign = -1 if next(one for one in game.accounts if one.name == account).down else 1
    gains = [sign * state.sheet.total(account, who) for who in range(state.players)]
    return gains[seat] - sum(gain for who, gain in enumerate(gains) if who != seat) / (state.players - 1)


def checked(game: Any, options: Options, seed: int) -> int:
    """Play a match at random and hold what must hold at every step; return how many actions it had."""
    chosen_options, readings = form(game, options, seed)
    state = game.deal(seed, chosen_options, readings)
    assert isinstance(state, Match)
    known = sorted(game.order(state.packs["cards"]))
    chance = Generator(seed)
    while not state.done:
        lying = sorted(card for piles in state.cards.values() for pile in piles for card in pile)
        assert lying == known
        for account in game.accounts:
            assert not account.money or state.sheet.balance(account.name) == 0
        if state.deal_over:
            assert all(item.cites for item in state.score().items)
        seat = state.to_move
        assert seat is not None
        if seed % 10 == 0:
            twin = state.view(seat).imagined(chance)
            assert twin.view(seat).legal == state.view(seat).legal
        state.apply(game.bots["random"].choose(state.view(seat), chance), seat)
    record = state.to_json()
    assert game.from_json(record).to_json() == record
    return len(record["actions"])


def main(slug: str, account: str, options: Options, arguments: Sequence[str] | None = None) -> int:
    """Play and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="matches of the sensible bot")
    parser.add_argument("--random", type=int, default=10_000, help="random matches")
    given = parser.parse_args(arguments)
    game = rules_py.game(slug)
    begun = time.process_time()
    leads = [duel(game, options, account, seed) for seed in range(1, given.games + 1)]
    mean = sum(leads) / len(leads)
    error = math.sqrt(sum((lead - mean) ** 2 for lead in leads) / max(len(leads) - 1, 1) / len(leads))
    won = sum(lead > 0 for lead in leads) / len(leads)
    print(
        f"{game.title}: впереди среднего {won:.1%} партий из {len(leads)}, перевес {mean:.2f} ± {error:.2f}, {time.process_time() - begun:.0f} с"
    )
    begun = time.process_time()
    actions = [checked(game, options, seed) for seed in range(1, given.random + 1)]
    print(f"{game.title}: случайных партий {len(actions)}, ходов {sum(actions)}, {time.process_time() - begun:.0f} с")
    return 0 if won >= WON or mean > ERRORS * error else 1
