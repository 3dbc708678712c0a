"""Пикет: deals counted a second time by a slow count that shares no code; the count aloud of random games is the sum of its lines.

.venv/bin/python tests/proof/piket.py [--deals 2000] [--games 600]
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

import rules_py  # noqa: E402
from rules_py.families.piket.scoring import deal_facts, lines_of  # noqa: E402
from rules_py.families.piket.state import rules_now  # noqa: E402
from rules_py.frame.rng import Generator  # noqa: E402
from rules_py.frame.sampling import any_action  # noqa: E402
from rules_py.frame.sheet import summed  # noqa: E402
from tests.core.piket.at_piket import agree  # noqa: E402


def counted(deals: int) -> int:
    """Count deals twice, a tenth of them with a sensible player, a part with cards shown on demand; return how many differ."""
    wrong = 0
    for seed in range(1, deals + 1):
        kinds = ("sensible", "random") if seed % 10 == 0 else ("random", "random")
        fast, slow, _ = agree(seed, kinds, "по требованию" if seed % 4 == 0 else "сразу")
        if fast != slow:
            wrong += 1
            print(f"сдача {seed}: {fast[1]} и {slow[1]}")
    return wrong


def unsummed(slug: str, seed: int) -> int:
    """Play one game at random under readings at random, with slips; return how many counts said aloud are not the sum of their lines."""
    game: Any = rules_py.game(slug)
    chance = Generator(seed)
    readings = {one.id: one.choices[chance.below(len(one.choices))] for one in game.readings}
    match = game.deal(seed, {"slips": ("нет", "бывают")[seed % 2]}, readings)
    while not match.deal_over:
        match.apply(any_action(match, match.to_move, chance), match.to_move)
    rules = rules_now(match)
    return sum(match.open.count[seat] != summed(lines_of(rules, deal_facts(match, seat))) for seat in match.open.playing)


def main(arguments: list[str] | None = None) -> int:
    """Prove and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--games", type=int, default=600)
    asked = parser.parse_args(arguments)
    begun = time.process_time()
    wrong = counted(asked.deals)
    print(f"Второй счёт: сдач {asked.deals}, расхождений {wrong}; {time.process_time() - begun:.0f} с", flush=True)
    for slug in ("piket", "piket-norm"):
        begun = time.process_time()
        odd = sum(unsummed(slug, seed) for seed in range(1, asked.games + 1))
        wrong += odd
        print(f"{slug}: игр {asked.games}, счёт вслух не по строкам {odd}; {time.process_time() - begun:.0f} с", flush=True)
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
