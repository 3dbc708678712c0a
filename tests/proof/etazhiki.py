"""«Этажики»: random matches by the thousand at every level and number of players, under every reading, with invariants."""

from __future__ import annotations

import argparse
import time
from collections import Counter
from itertools import product

import rules_py
from rules_py.frame.face import ask_bots
from rules_py.frame.rng import Generator
from rules_py.games.etazhiki import EtazhikiState
from rules_py.games.etazhiki.floors import number_of, rule_for
from rules_py.games.etazhiki.options import BEGINNER, FULL, MIDDLE, SKIP, deck_counts, is_floor, is_night
from rules_py.games.etazhiki.readings import READINGS

GAME = rules_py.game("etazhiki")
CHOICES = [
    dict(zip((one.id for one in READINGS), answers, strict=True)) for answers in product(*(one.choices for one in READINGS))
]
DECKS = ({}, {"day": [6] * 10}, {"special": [0, 0, 0, 6]}, {"night": [3] * 10}, {"day": [4] * 9 + [0], "night": [0] * 10})
"""The sample deck and decks of other boxes: more floors, many skips, many night floors, few cards."""


def check(state: EtazhikiState, whole: Counter[int]) -> None:
    """Check what holds after every action."""
    found = Counter(card for place in (*state.hands, *state.piles, state.stock) for card in place)
    assert found == whole, "a card is gone or doubled"
    assert all(state.piles)
    if state.level == BEGINNER:
        assert all(is_floor(pile[-1]) for pile in state.piles)
    else:
        assert is_floor(state.piles[0][-1]) and not is_floor(state.piles[1][-1])
    assert state.done or all(state.hands), "an empty hand without a star"
    assert state.done or max(state.stars) < state.target
    assert state.done or all(state.legal_for(seat) for seat in state.may_act()), "somebody who is asked has no action"
    for seat in state.entitled():
        nights = [card for card in state.hands[seat] if is_night(card)]
        assert seat != state.active
        assert any(rule_for(state.top, state.ball, number_of(card), state.readings) for card in nights)
    assert not state.skip_waits or state.ball == SKIP
    if state.laid == 0 and state.balls_laid and not state.done:
        assert state.able(), "balls are down and no floor can follow"


def play(seed: int, options: dict[str, object], readings: dict[str, str], bot: str) -> EtazhikiState:
    """Play one match to its end, checking every step, then its record."""
    state = GAME.deal(seed, options, readings)
    assert isinstance(state, EtazhikiState)
    whole = Counter({card: count for card, count in deck_counts(state.level, state.options, state.readings).items() if count})
    assert all(any(map(is_floor, hand)) for hand in state.hands)
    check(state, whole)
    random = Generator(seed)
    while ask_bots(state, [GAME.bots[bot]] * state.players, random):
        check(state, whole)
    assert state.done
    again = GAME.from_json(state.to_json())
    assert again.to_json() == state.to_json() and again.score().to_json() == state.score().to_json()
    return state


def main(arguments: list[str] | None = None) -> None:
    """Play and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="matches for each level, number of players and bot")
    parser.add_argument("--bot", choices=("random", "sensible"), help="only this one")
    chosen = parser.parse_args(arguments)
    games, bots = chosen.games, (chosen.bot,) if chosen.bot else ("random", "sensible")
    print(f"Этажики: {games} партий на уровень и число игроков, чтений {len(CHOICES)}, колод {len(DECKS)}")
    for bot, level, players in product(bots, (FULL, MIDDLE, BEGINNER), range(2, 6)):
        begun = time.process_time()
        counts: Counter[str] = Counter()
        for number in range(games):
            deck = DECKS[number % len(DECKS)]
            options = {"level": level, "players": players, "stars": 1 + number % 3, **deck}
            state = play(1 + number, options, CHOICES[number % len(CHOICES)], bot)
            counts["шагов"] += len(state.actions)
            counts["перехватов"] += sum("intercept" in action for action in state.actions)
            counts["звёздами"] += max(state.stars) >= state.target
            counts["тупиком"] += max(state.stars) < state.target
        spent = time.process_time() - begun
        figures = ", ".join(
            f"{name}: {counts[name] / games:.1f}" if name in ("шагов", "перехватов") else f"{name}: {counts[name]}"
            for name in counts
        )
        print(f"  {bot:<9} {level:<10} игроков {players}: {figures}; {1000 * spent / games:.1f} мс на партию", flush=True)


if __name__ == "__main__":
    main()
