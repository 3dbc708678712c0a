"""Лентюрлю, кончинка, горка, банчек, макао: the sensible bot against random ones, random matches over all forms and readings."""

from __future__ import annotations

import argparse
import math
import sys
import time
from typing import Any

import rules_py
from rules_py.frame.face import play_out
from rules_py.frame.match import Match
from rules_py.frame.params import Flag, OneOf
from rules_py.frame.rng import Generator
from rules_py.frame.rulebook import Rulebook

SLUGS = ("lentjurlju", "konchinka", "gorka", "banchek", "makao")
WON = 0.65
ERRORS = 3
DEALS = {"lentjurlju": 3, "gorka": 4, "banchek": 4, "makao": 4}


def form(game: Rulebook[Any], seed: int) -> tuple[dict[str, Any], dict[str, str]]:
    """Draw players, forms and readings by a number."""
    chance = Generator(seed * 31 + 7)
    options: dict[str, Any] = {"players": game.seats[0] + chance.below(game.seats[1] - game.seats[0] + 1)}
    for param in game.options:
        if isinstance(param, OneOf):
            options[param.name] = param.choices[chance.below(len(param.choices))][0]
        elif isinstance(param, Flag):
            options[param.name] = chance.chance(1, 2)
    if game.slug in DEALS:
        options["deals"] = DEALS[game.slug]
    readings = {one.id: one.choices[chance.below(len(one.choices))] for one in game.readings if chance.chance(1, 3)}
    return options, readings


def duel(game: Rulebook[Any], seed: int) -> tuple[bool, int]:
    """Let the sensible bot play against random ones; tell whether it came out ahead of each, and what it gained in money."""
    players = game.seats[0] + seed % 2
    seat = seed // 2 % players
    bots = [game.bots["random"]] * players
    bots[seat] = game.bots["sensible"]
    options = {"players": players, **({"deals": DEALS[game.slug]} if game.slug in DEALS else {})}
    state = play_out(game, game.deal(seed, options), bots, Generator(seed))
    assert isinstance(state, Match)
    totals = [state.sheet.total("money", who) for who in range(players)]
    return totals[seat] > max(one for who, one in enumerate(totals) if who != seat), totals[seat]


def checked(game: Rulebook[Any], seed: int) -> int:
    """Play a match at random and hold what must hold at every step; return how many actions it had."""
    options, readings = form(game, seed)
    state = game.deal(seed, options, readings)
    known = sorted(game.order(state.packs["cards"]))
    chance = Generator(seed)
    while not state.done:
        lying = sorted(
            card for place in game.places if place.pack == "cards" for pile in state.cards[place.name] for card in pile
        )
        assert lying == known, (game.slug, seed)
        assert state.sheet.balance("money") == 0
        seat = state.to_move
        assert seat is not None
        if state.at % 7 == 0:
            view = state.view(seat)
            twin = view.imagined(chance)
            twin.log, twin.whispers, twin.sheet = state.log, state.whispers, state.sheet
            assert twin.view(seat).cards == view.cards and twin.view(seat).legal == view.legal
        state.apply(game.bots["random"].choose(state.view(seat), chance), seat)
        if state.deal_over:
            assert all(item.cites for item in state.score().items) and state.summary
    record = state.to_json()
    again = game.from_json(record)
    assert again.to_json() == record and again.sheet.totals == state.sheet.totals  # type: ignore[attr-defined]
    return len(record["actions"])


def main(arguments: list[str] | None = None) -> int:
    """Play and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=SLUGS, action="append")
    parser.add_argument("--games", type=int, default=1000, help="matches of the sensible bot, each game")
    parser.add_argument("--random", type=int, default=10_000, help="random matches, each game")
    chosen = parser.parse_args(arguments)
    good = True
    for slug in chosen.game or SLUGS:
        game = rules_py.game(slug)
        assert isinstance(game, Rulebook)
        begun = time.process_time()
        played = [duel(game, seed) for seed in range(1, chosen.games + 1)]
        won = sum(one for one, _ in played) / len(played)
        gains = [gain for _, gain in played]
        mean = sum(gains) / len(gains)
        error = math.sqrt(sum((gain - mean) ** 2 for gain in gains) / max(len(gains) - 1, 1) / len(gains))
        actions = sum(checked(game, seed) for seed in range(1, chosen.random + 1))
        fine = won >= WON or mean >= ERRORS * error
        good = good and fine
        print(
            f"{game.title}: впереди всех в {won:.1%} из {len(played)} партий, в среднем {mean:+.1f} ± {error:.1f} коп."
            f"{'' if fine else ' — МАЛО'}; наугад партий {chosen.random}, ходов {actions}, {time.process_time() - begun:.0f} с",
            flush=True,
        )
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
