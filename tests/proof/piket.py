"""Пикет: deals counted a second time by a slow count that shares no code; the count aloud of random games is the sum of its lines;
what the hint lays off does better than what is laid off at a glance.

.venv/bin/python tests/proof/piket.py [--deals 2000] [--games 600] [--hands 400]
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
from rules_py.families.piket.bots import before, lay_off  # noqa: E402
from rules_py.families.piket.discards import error_of, laid_off  # noqa: E402
from rules_py.families.piket.scoring import deal_facts, lines_of  # noqa: E402
from rules_py.families.piket.state import rules_now  # noqa: E402
from rules_py.frame.cards import DECK_32  # noqa: E402
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


REDEALS = 4
"""In how many deals of the unseen cards a hand is played."""
ERRORS = 2
"""By how many standard errors the hint must do better."""


def at_a_glance(view: Any) -> str:
    """Lay off by what speaks for each card, without a deal imagined."""
    table = before(view)
    gone = laid_off(table.hand, table.counts)
    return " ".join(["discard", *(DECK_32.text(card) for card in DECK_32.cards(gone))]) if gone else "stand"


def played(seed: int, redeal: int, dealer: bool, sampled: bool) -> int | None:
    """Play a deal with other unseen cards; return the lead of whoever weighs his discard, nothing where it is the one of a glance."""
    game: Any = rules_py.game("piket")
    match, chance = game.deal(seed), Generator(seed * 1000 + redeal)
    me = match.dealer if dealer else 1 - match.dealer
    piles = [match.cards["hand"][1 - me], match.cards["stock"][0], match.cards["reserve"][0]]
    cards = [card for pile in piles for card in pile]
    order = iter([cards[place] for place in chance.shuffle(len(cards))])
    for pile in piles:
        pile[:] = sorted(next(order) for _ in range(len(pile)))
    match._legal.clear()
    while not match.deal_over:
        seat = match.to_move
        view = match.view(seat)
        if match.prompt.phase == "exchange" and any(offer.move.verb == "discard" for offer in view.offers):
            action = at_a_glance(view)
            if seat == me and sampled:
                weighed = lay_off(view)
                if weighed == action:
                    return None
                action = weighed or action
        else:
            action = game.bots["sensible"].choose(view, chance)
        match.apply(action, seat)
    return int(match.open.count[me] - match.open.count[1 - me])


def gained(seed: int) -> float:
    """Return by how much a hand does better with the hint's discard than with that of a glance; even numbers are the dealer's."""
    gaps = []
    for redeal in range(REDEALS):
        hint = played(seed, redeal, seed % 2 == 0, True)
        gaps.append(0 if hint is None else hint - (played(seed, redeal, seed % 2 == 0, False) or 0))
    return sum(gaps) / REDEALS


def main(arguments: list[str] | None = None) -> int:
    """Prove and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--hands", type=int, default=400)
    asked = parser.parse_args(arguments)
    begun = time.process_time()
    wrong = counted(asked.deals)
    print(f"Второй счёт: сдач {asked.deals}, расхождений {wrong}; {time.process_time() - begun:.0f} с", flush=True)
    for slug in ("piket", "piket-norm"):
        begun = time.process_time()
        odd = sum(unsummed(slug, seed) for seed in range(1, asked.games + 1))
        wrong += odd
        print(f"{slug}: игр {asked.games}, счёт вслух не по строкам {odd}; {time.process_time() - begun:.0f} с", flush=True)
    if asked.hands:
        begun = time.process_time()
        gains = [gained(seed) for seed in range(1, asked.hands + 1)]
        mean, error = sum(gains) / len(gains), error_of(gains)
        wrong += mean < ERRORS * error
        print(
            f"Снос по раскладам против сноса с одного взгляда: рук {asked.hands}, по {REDEALS} сдачи, перевес {mean:+.2f} ± {error:.2f}; "
            f"{time.process_time() - begun:.0f} с",
            flush=True,
        )
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
