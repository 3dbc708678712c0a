"""Безик: the sensible bot against random ones, and random matches over all forms and readings with their invariants."""

from __future__ import annotations

import argparse
import math
import sys
import time
from typing import Any

import rules_py
from rules_py.frame.errors import InputError
from rules_py.frame.face import play_out
from rules_py.frame.match import Match
from rules_py.frame.rng import Generator

GAME = rules_py.game("bezik")
WON = 0.65
ERRORS = 3


def form(seed: int, readings: bool = True) -> tuple[dict[str, Any], dict[str, str]]:
    """Draw players, packs and readings by a number."""
    chance = Generator(seed * 31 + 7)
    chosen = {}
    if readings:
        for one in GAME.readings:
            if chance.chance(1, 4):
                chosen[one.id] = list(one.choices)[chance.below(len(one.choices))]
    options = {
        "players": 2 + chance.below(3), "decks": (8, 10)[chance.below(2)], "few": (0, 2, 3)[chance.below(3)], "price": chance.below(3),
        "target": 300, "sixth": 150,
    }  # fmt: skip
    return options, chosen


def duel(seed: int) -> tuple[bool, int]:
    """Let the sensible bot play against random ones; tell whether it won, and its lead."""
    players = 2 + seed % 2
    seat = seed // 2 % players
    bots = [GAME.bots["random"]] * players
    bots[seat] = GAME.bots["sensible"]
    state = play_out(GAME, GAME.deal(seed, {"players": players}), bots, Generator(seed))
    assert isinstance(state, Match)
    points = state.open.points
    lead = points[seat] - max(count for other, count in enumerate(points) if other != seat)
    return lead > 0, lead


def checked(seed: int) -> int:
    """Play a match at random and hold what must hold at every step; return how many actions it had."""
    options, readings = form(seed)
    try:
        state = GAME.deal(seed, options, readings)
    except InputError as refused:
        assert refused.field == "few", refused
        return 0
    assert isinstance(state, Match)
    known = sorted(GAME.order(state.packs["cards"]))
    chance = Generator(seed)
    while not state.done:
        lying = sorted(card for piles in state.cards.values() for pile in piles for card in pile)
        assert lying == known
        seat = state.to_move
        assert seat is not None
        state.apply(GAME.bots["random"].choose(state.view(seat), chance), seat)
        written = [sum(entry.item.amount or 0 for entry in state.sheet.of_deal(state.number)
                       if (entry.account, entry.seat) == ("points", who)) for who in range(state.players)]  # fmt: skip
        assert written == state.open.points
        for who in state.open.playing:
            held = len(state.cards["hand"][who]) + len(state.cards["shown"][who])
            assert held <= 18
            assert all(card in state.open.served for card in state.cards["shown"][who])
        assert state.sheet.balance("won") == state.sheet.balance("money") == 0
    assert all(item.cites for item in state.score().items)
    record = state.to_json()
    assert GAME.from_json(record).to_json() == record
    return len(record["actions"])


def main(arguments: list[str] | None = None) -> int:
    """Play and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="matches of the sensible bot")
    parser.add_argument("--random", type=int, default=10_000, help="random matches")
    arguments_ = parser.parse_args(arguments)
    begun = time.process_time()
    played = [duel(seed) for seed in range(1, arguments_.games + 1)]
    won = sum(one for one, _ in played) / len(played)
    leads = [lead for _, lead in played]
    mean = sum(leads) / len(leads)
    error = math.sqrt(sum((lead - mean) ** 2 for lead in leads) / max(len(leads) - 1, 1) / len(leads))
    print(
        f"безик: разумный бот выиграл {won:.1%} партий из {len(played)}, перевес {mean:.0f} ± {error:.0f}, {time.process_time() - begun:.0f} с"
    )
    begun = time.process_time()
    actions = [checked(seed) for seed in range(1, arguments_.random + 1)]
    print(f"безик: случайных партий {len(actions)}, ходов {sum(actions)}, {time.process_time() - begun:.0f} с")
    return 0 if won >= WON or mean > ERRORS * error else 1


if __name__ == "__main__":
    sys.exit(main())
