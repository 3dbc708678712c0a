"""«Бах!»: random games over three to eight players, variants, characters and readings, with invariants; sensible against random."""

from __future__ import annotations

import argparse
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import rules_py
from rules_py.frame.face import ask_bots
from rules_py.frame.rng import Generator
from rules_py.games.bang.cards import CHARACTERS
from rules_py.games.bang.readings import READINGS
from rules_py.games.bang.state import M, character

GAME: Any = rules_py.game("bang")
VARIANTS: list[dict[str, Any]] = [
    {}, {"nomercy": True}, {"length": "турнир"}, {"length": "турнир", "hire": True}, {"length": "турнир", "experience": True},
    {"length": "турнир", "bounty": True, "nomercy": True, "hire": True, "experience": True},
]  # fmt: skip
MOST = 60_000
PROCESSES = 2
APART = 1_000_000
LINES = 40
"""So much of the log is compared: all of it is written once, the same for every seat."""


def check(match: M) -> None:
    """Check what holds after every action: every card once, lives in bounds, who is asked can act, nothing hidden leaks."""
    for name, pack in match.packs.items():
        places = [place.name for place in GAME.places if place.pack == name]
        lying = sorted(card for place in places for pile in match.cards[place] for card in pile)
        assert lying == list(range(pack.size)), f"{name}: a card is gone or doubled"
    state = match.open
    assert all(life <= most for life, most in zip(state.life, state.most, strict=True) if most)
    assert all(
        state.life[seat] == 0 and not match.cards["table"][seat]
        for seat in state.out
        if match.stack and match.stack[-1].phase != "dead"
    )
    assert match.done or match.offers(match.to_move), "whoever is due has no move"


def leaks(match: M, chance: Generator) -> None:
    """Swap what is hidden from a seat: its scene, what it may do and its hint stay the same."""
    plain = match.clone()
    plain.log = plain.log[-LINES:]
    for seat in range(match.players):
        twin = match.view(seat).imagined(chance)
        plain.whispers = [match.whispers[seat][-LINES:] if who == seat else [] for who in range(match.players)]
        twin.log, twin.whispers, twin.sheet = plain.log, plain.whispers, match.sheet
        assert GAME.scene(plain, seat) == GAME.scene(twin, seat)
        assert GAME.public_scene(plain) == GAME.public_scene(twin)
        assert seat not in match.may_act() or GAME.advise(plain.view(seat)) == GAME.advise(twin.view(seat))


def play(seed: int, options: dict[str, Any], readings: dict[str, str], bots: list[str], seen: Counter[str]) -> M:
    """Play one match to its end, checking it on the way, then its record."""
    match: M = GAME.deal(seed, options, readings)
    chance = Generator(seed)
    players = [GAME.bots[name] for name in bots]
    for step in range(MOST):
        if not ask_bots(match, players, chance):
            break
        if step % 11 == 0:
            check(match)
        if step % 997 == 0 and not match.done:
            leaks(match, chance)
    assert match.done, f"seed {seed}, {options}: no end after {MOST} actions"
    seen.update(character(match, seat) for seat in range(match.players))
    again = GAME.from_json(match.to_json())
    assert again.cards == match.cards and again.sheet.totals == match.sheet.totals
    assert all(item.cites for item in match.score().items)
    return match


def random_part(first: int, games: int) -> tuple[int, Counter[str], Counter[str]]:
    """Play random matches until so many games are over; a tournament counts with every game of it."""
    seen: Counter[str] = Counter()
    sides: Counter[str] = Counter()
    played, number = 0, first
    while played < games:
        players = 3 + number % 6
        options = {"players": players, **VARIANTS[number // 6 % len(VARIANTS)]}
        if players == 3:
            options = {name: value for name, value in options.items() if name in ("players", "nomercy")}
        readings = {one.id: one.choices[(number // 7 + place) % len(one.choices)] for place, one in enumerate(READINGS)}
        match = play(number + 1, options, readings, ["random"] * players, seen)
        sides[match.open.side] += 1
        played += match.deals
        number += 1
    return played, seen, sides


def main(arguments: list[str] | None = None) -> None:
    """Play and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="random games in all")
    parser.add_argument("--duels", type=int, default=1_000, help="games of sensible against random players in all")
    chosen = parser.parse_args(arguments)
    begun = time.time()
    seen: Counter[str] = Counter()
    sides: Counter[str] = Counter()
    games = 0
    with ProcessPoolExecutor(PROCESSES) as pool:
        share = -(-chosen.games // PROCESSES)
        for played, met, won in pool.map(random_part, range(0, PROCESSES * APART, APART), [share] * PROCESSES):
            games, seen, sides = games + played, seen + met, sides + won
    assert chosen.games < 600 or set(seen) == set(CHARACTERS), "a character never played"
    print(f"Случайных игр {games}: {dict(sides)}; {time.time() - begun:.0f} с", flush=True)
    wins, seats = [0, 0], [0, 0]
    gaps: list[float] = []
    for number in range(chosen.duels):
        players = 3 + number % 6
        bots = ["sensible" if (seat + number // 6) % 2 == 0 else "random" for seat in range(players)]
        match = play(number + 1, {"players": players}, {}, bots, seen)
        rate = [0.0, 0.0]
        for kind, name in enumerate(("sensible", "random")):
            mine = [seat for seat in range(players) if bots[seat] == name]
            won = sum(match.sheet.total("wins", seat) for seat in mine)
            wins[kind], seats[kind] = wins[kind] + won, seats[kind] + len(mine)
            rate[kind] = won / len(mine)
        gaps.append(rate[0] - rate[1])
    if gaps:
        mean = sum(gaps) / len(gaps)
        error = (sum((gap - mean) ** 2 for gap in gaps) / len(gaps) / len(gaps)) ** 0.5
        print(
            f"Разумный выигрывает {wins[0]} из {seats[0]}, случайный {wins[1]} из {seats[1]}; перевес {mean:.3f} ± {error:.3f}"
        )
        assert len(gaps) < 1_000 or mean >= 3 * error


if __name__ == "__main__":
    main()
