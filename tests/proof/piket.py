"""Пикет and нормандский пикет: counts repeated by the slow second count, random matches under all readings, players that beat chance.

.venv/bin/python tests/proof/piket.py [--deals 2000] [--matches 10000] [--games 170]
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

import rules_py  # noqa: E402
from rules_py.families.piket.scoring import deal_facts  # noqa: E402
from rules_py.frame.rng import Generator  # noqa: E402
from rules_py.frame.sampling import any_action  # noqa: E402
from tests.core.piket.at_piket import agree  # noqa: E402

MAIN = {"piket": "side", "piket-norm": "loss"}


def counted(deals: int) -> int:
    """Count deals twice, a third of them with a sensible player, a part with cards shown on demand; return how many differ."""
    wrong = 0
    for seed in range(1, deals + 1):
        kinds = ("sensible", "random") if seed % 10 == 0 else ("random", "random")
        fast, slow, _ = agree(seed, kinds, "по требованию" if seed % 4 == 0 else "сразу")
        if fast != slow:
            wrong += 1
            print(f"сдача {seed}: {fast[1]} и {slow[1]}")
    return wrong


def random_match(slug: str, seed: int) -> tuple[int, int]:
    """Play one match at random under readings at random; return deals and steps."""
    game: Any = rules_py.game(slug)
    chance, draw = Generator(seed), random.Random(seed)
    readings = {one.id: draw.choice(one.choices) for one in game.readings}
    options = {"deals": 12} if slug == "piket-norm" else {"parties": 1 + seed % 2}
    match = game.deal(seed, options, readings if seed % 3 else {})
    deals = steps = 0
    while not match.done:
        seat = match.to_move
        match.apply(any_action(match, seat, chance), seat)
        steps += 1
        if match.deal_over:
            deals += 1
            score = match.score()
            assert all(item.cites for item in score.items) and score.summary
            for seat in match.open.playing:
                facts = deal_facts(match, seat)
                assert match.open.count[seat] == sum(item.amount or 0 for item in _lines(match, facts)), (seed, seat)
        cards = [card for piles in match.cards.values() for pile in piles for card in pile]
        assert len(cards) == len(set(cards)) == 32
    assert match.sheet.balance("money") == 0
    if seed % 20 == 0:
        assert game.from_json(match.to_json()).sheet.totals == match.sheet.totals
    return deals, steps


def _lines(match: Any, facts: Any) -> Any:
    from rules_py.families.piket.scoring import lines_of
    from rules_py.families.piket.state import rules_now

    return lines_of(rules_now(match), facts)


def strength(slug: str, games: int) -> tuple[float, float, float]:
    """Let one sensible player sit among random ones; return the share won, the mean lead and its error."""
    game: Any = rules_py.game(slug)
    leads = []
    for seed in range(1, games + 1):
        match, chance = game.deal(seed), Generator(seed)
        mine = seed % match.players
        while not match.done:
            seat = match.to_move
            bot = game.bots["sensible" if seat == mine else "random"]
            match.apply(bot.choose(match.view(seat), chance), seat)
        account = MAIN[slug]
        rest = [match.sheet.total(account, seat) for seat in range(match.players) if seat != mine]
        leads.append(match.sheet.total(account, mine) - sum(rest) / len(rest))
    won = sum(lead > 0 for lead in leads) / games
    return won, statistics.mean(leads), statistics.stdev(leads) / games**0.5


def main(arguments: list[str] | None = None) -> int:
    """Prove and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--games", type=int, default=170)
    asked = parser.parse_args(arguments)
    begun = time.process_time()
    wrong = counted(asked.deals)
    print(f"Второй счёт: сдач {asked.deals}, расхождений {wrong}; {time.process_time() - begun:.0f} с", flush=True)
    failed = bool(wrong)
    for slug in MAIN:
        begun = time.process_time()
        played = [random_match(slug, seed) for seed in range(1, asked.matches // 2 + 1)]
        deals, steps = (sum(one[at] for one in played) for at in (0, 1))
        print(f"{slug}: партий {len(played)}, сдач {deals}, ходов {steps}; {time.process_time() - begun:.0f} с", flush=True)
        won, lead, error = strength(slug, asked.games)
        failed = failed or not (won >= 0.65 or lead >= 3 * error)
        print(f"{slug}: разумный выиграл {won:.0%} партий из {asked.games}, перевес {lead:.0f} ± {error:.0f}", flush=True)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
