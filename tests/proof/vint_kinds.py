"""«Винт»: random matches by the thousand over every kind, with agreements and readings drawn at random, and invariants."""

from __future__ import annotations

import argparse
import time
from collections import Counter
from typing import Any

import rules_py
from rules_py.base import ask_bots
from rules_py.games.vint import Vint, VintState
from rules_py.games.vint.options import DECK, VARIANTS
from rules_py.games.vint.play import DEAL_OVER
from rules_py.params import Flag
from rules_py.rng import Generator

GAME = rules_py.game("vint")
ALL = list(range(DECK.size))


def agreements(random: Generator) -> tuple[dict[str, Any], dict[str, str]]:
    """Draw the agreements and readings of a match."""
    flags = {param.name: bool(random.below(2)) for param in GAME.options if isinstance(param, Flag)}
    readings = {one.id: one.choices[random.below(len(one.choices))] for one in GAME.readings}
    return flags, readings


def check_cards(state: VintState) -> None:
    """Check that every card of the deck lies in one place."""
    aside = state.aside
    found = [card for hand in state.play.hands for card in DECK.cards(hand)] + state.play.history
    found += [card for mask in aside.discards for card in DECK.cards(mask)]
    found += [] if aside.talon_open else list(aside.talon)
    assert sorted(found) == ALL, "a card is gone or doubled"


def check_view(state: VintState, seat: int, random: Generator) -> None:
    """Check that a view and a scene stay the same when the cards they do not show change places."""
    view = state.view(seat)
    seen = view.hand | view.aside | DECK.mask_of(view.history) | DECK.mask_of(view.talon)
    for _, hand in view.known:
        seen |= hand
    hidden = DECK.cards(DECK.full & ~seen)
    order = random.shuffle(len(hidden))
    moved = {card: hidden[order[place]] for place, card in enumerate(hidden)}

    def turned(mask: int) -> int:
        return DECK.mask_of(moved.get(card, card) for card in DECK.cards(mask))

    twin = state.clone()
    twin.play.hands = [turned(hand) for hand in twin.play.hands]
    twin.held = [turned(hand) for hand in twin.held]
    twin.aside.discards = [turned(mask) for mask in twin.aside.discards]
    twin.aside.seen = [turned(mask) for mask in twin.aside.seen]
    if not twin.aside.talon_open:
        twin.aside.talon = tuple(moved.get(card, card) for card in twin.aside.talon)
    assert twin.view(seat) == view, "a view shows a hidden card"
    assert GAME.scene(twin, seat) == GAME.scene(state, seat), "a scene shows a hidden card"


def check_deal(state: VintState) -> None:
    """Check a deal that is over: tricks, and a rule for every line."""
    assert all(line.cites and line.text for line in state.lines)
    if state.contract >= 0:
        assert len(state.play.winners) + state.aside.bonus_tricks == 13
        assert all(hand == 0 for hand in state.play.hands)


def play(kind: str, seed: int, bot: str) -> VintState:
    """Play a match to its end with checks, then replay it."""
    random = Generator(seed * 7919 + 13)
    flags, readings = agreements(random)
    state = GAME.deal(seed, {"variant": kind, **flags}, readings)
    assert isinstance(state, VintState)
    players = GAME.seat_count(state.options)
    bots = [GAME.bots[bot]] * players
    look = 1 + random.below(40)
    while ask_bots(state, bots, random):
        check_cards(state)
        if state.phase == DEAL_OVER or state.done:
            check_deal(state)
        elif len(state.actions) % look == 0:
            check_view(state, random.below(players), random)
    score = state.score()
    assert all(item.cites for item in score.items)
    again = GAME.from_json(state.to_json())
    assert again.to_json() == state.to_json() and again.score().to_json() == score.to_json()
    return state


def main(arguments: list[str] | None = None) -> None:
    """Play and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1300, help="matches of each kind")
    parser.add_argument("--bot", default="random", choices=sorted(GAME.bots))
    asked = parser.parse_args(arguments)
    assert isinstance(GAME, Vint)
    total: Counter[str] = Counter()
    for kind in VARIANTS:
        begun = time.process_time()
        counts: Counter[str] = Counter()
        for seed in range(1, asked.matches + 1):
            state = play(kind, seed, asked.bot)
            counts["матчей"] += 1
            counts["шагов"] += len(state.actions)
            counts["сдач"] += state.number - seed + 1
        seconds = time.process_time() - begun
        total.update(counts)
        print(f"{kind:26} {', '.join(f'{name} {count}' for name, count in counts.items())}; {seconds:.1f} с")
    print(f"Винт, все виды: {', '.join(f'{name} {count}' for name, count in total.items())}, нарушений нет")


if __name__ == "__main__":
    main()
