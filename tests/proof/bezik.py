"""Безик: random matches step by step: what is written is what was declared, eighteen cards at most, every open card has served."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

import rules_py  # noqa: E402
from rules_py.frame.errors import InputError  # noqa: E402
from rules_py.frame.match import Match  # noqa: E402
from rules_py.frame.rng import Generator  # noqa: E402

GAME = rules_py.game("bezik")


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
    parser.add_argument("--random", type=int, default=400, help="random matches")
    asked = parser.parse_args(arguments)
    begun = time.process_time()
    actions = [checked(seed) for seed in range(1, asked.random + 1)]
    print(f"безик: случайных партий {len(actions)}, ходов {sum(actions)}, {time.process_time() - begun:.0f} с")
    return 0


if __name__ == "__main__":
    sys.exit(main())
