"""«Шестьдесят шесть»: the sensible bot against the random one over a thousand matches, and every match checked to its end."""

from __future__ import annotations

import argparse
import sys
import time

import rules_py
from rules_py.frame.face import play_out
from rules_py.frame.match import Match
from rules_py.frame.rng import Generator

GAME = rules_py.game("sixty-six")
WANTED = 0.8


def match(seed: int) -> tuple[bool, int]:
    """Play one match, the sensible bot now in one seat, now in the other; tell whether it won, and the actions."""
    sensible = seed % 2
    bots = [GAME.bots["random"]] * 2
    bots[sensible] = GAME.bots["sensible"]
    state = play_out(GAME, GAME.deal(seed), bots, Generator(seed))
    assert isinstance(state, Match) and state.done
    record = state.to_json()
    assert GAME.from_json(record).to_json() == record
    assert all(item.cites for item in state.score().items)
    return state.open.winner == sensible, len(record["actions"])


def main(arguments: list[str] | None = None) -> int:
    """Play and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    games = parser.parse_args(arguments).games
    begun = time.process_time()
    played = [match(seed) for seed in range(1, games + 1)]
    won, actions = sum(one for one, _ in played), sum(steps for _, steps in played)
    seconds = time.process_time() - begun
    print(
        f"Шестьдесят шесть: разумный бот взял {won} партий из {games} ({won / games:.1%}, нужно {WANTED:.0%}); ходов {actions}, {seconds:.0f} с"
    )
    return 0 if won >= WANTED * games else 1


if __name__ == "__main__":
    sys.exit(main())
