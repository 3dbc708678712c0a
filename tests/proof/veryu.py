"""«Верю? Не верю!»: random games by the thousand at every number of players and under every reading, with invariants."""

from __future__ import annotations

import argparse
import time
from collections import Counter
from itertools import product

import rules_py
from rules_py.frame.face import ask_bots
from rules_py.frame.rng import Generator
from rules_py.games.veryu import VeryuState
from rules_py.games.veryu.options import EACH, SHOE
from rules_py.games.veryu.readings import READINGS

GAME = rules_py.game("veryu")
FULL_DECK = [0, 0, 0, SHOE]
CHOICES = [
    dict(zip((one.id for one in READINGS), answers, strict=True)) for answers in product(*(one.choices for one in READINGS))
]


def check(state: VeryuState) -> None:
    """Check what holds after every action."""
    for seat in range(state.players):
        kinds = [kind for kind, count in enumerate(state.hands[seat]) for _ in range(count)]
        assert sorted(kinds + state.mats[seat] + state.lost[seat]) == FULL_DECK, "a card is gone or doubled"
        assert state.cards_of(seat) == EACH - len(state.lost[seat])
        view = state.view(seat)
        assert view.lost == tuple(state.lost[seat]) and view.mat == tuple(state.mats[seat])
    opened = [state.table[owner][place] for owner, place in state.opened]
    assert opened.count(SHOE) <= 1 and SHOE not in opened[:-1], "the attempt went on after a shoe"
    assert len(set(state.opened)) == len(state.opened)
    assert state.bid <= sum(map(len, state.table))
    if state.contender is not None and state.outcome is not None:
        assert state.outcome == (SHOE not in opened)
        assert not state.outcome or len(opened) == state.needed()
    assert state.done or all(state.legal_for(seat) for seat in state.may_act()), "somebody who is asked has no action"
    assert state.done or max(state.successes) < 2


def play(seed: int, players: int, readings: dict[str, str], bot: str) -> VeryuState:
    """Play one game to its end, checking every step, then its record."""
    state = GAME.deal(seed, {"players": players}, readings)
    assert isinstance(state, VeryuState)
    random = Generator(seed)
    while ask_bots(state, [GAME.bots[bot]] * players, random):
        check(state)
    assert state.done and state.winner is not None
    assert state.successes[state.winner] == 2 or state.inside() == [state.winner]
    again = GAME.from_json(state.to_json())
    assert again.to_json() == state.to_json() and again.score().to_json() == state.score().to_json()
    return state


def main(arguments: list[str] | None = None) -> None:
    """Play and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games for each number of players and each bot")
    parser.add_argument("--bot", choices=("random", "sensible"), help="only this one")
    chosen = parser.parse_args(arguments)
    games, bots = chosen.games, (chosen.bot,) if chosen.bot else ("random", "sensible")
    print(f"Верю? Не верю!: {games} партий на число игроков, чтений {len(CHOICES)}")
    for bot, players in product(bots, range(2, 7)):
        begun = time.process_time()
        counts: Counter[str] = Counter()
        for number in range(games):
            readings = CHOICES[number % len(CHOICES)]
            if players < int(readings["veryu.fewest"]):
                readings = {**readings, "veryu.fewest": "2"}
            state = play(1 + number, players, readings, bot)
            counts["шагов"] += len(state.actions)
            counts["раундов"] += state.number - number
            counts["двумя удачами"] += max(state.successes) == 2
            counts["последним"] += max(state.successes) < 2
        spent = time.process_time() - begun
        figures = ", ".join(
            f"{name}: {counts[name] / games:.1f}" if name in ("шагов", "раундов") else f"{name}: {counts[name]}"
            for name in counts
        )
        print(f"  {bot:<9} игроков {players}: {figures}; {1000 * spent / games:.1f} мс на партию", flush=True)


if __name__ == "__main__":
    main()
