"""«Винт»: random rubbers by the thousand over all kinds, options and readings; bots against each other; OpenSpiel's bridge.

.venv/bin/python tests/proof/vint.py [--rubbers 20000] [--matches 500] [--deals 2000]
"""

from __future__ import annotations

import argparse
import importlib
import statistics
import time
from collections import Counter

import rules_py
from rules_py.base import ask_bots
from rules_py.errors import RulesError
from rules_py.games.vint import VintState
from rules_py.games.vint.options import DECK, VARIANTS, game_options, game_readings, level_of, required
from rules_py.params import Flag
from rules_py.rng import Generator
from rules_py.tricks import TrickPlay

GAME = rules_py.game("vint")
FLAGS = [param.name for param in game_options() if isinstance(param, Flag)]
KINDS = list(VARIANTS)
OPEN_ALL = 25
"""Every so many rubbers cards are counted at every step, the record is replayed, views are tried with other hidden cards."""


def check_cards(state: VintState) -> None:
    """Check that every card of the pack is in one place."""
    aside = state.aside
    places = [*state.play.hands, DECK.mask_of(state.play.history), *aside.discards]
    seen = 0
    for mask in places:
        assert not seen & mask, "a card is in two places"
        seen |= mask
    loose = DECK.mask_of(aside.talon)
    assert seen | loose == DECK.full, "a card is gone"


def check_deal(state: VintState) -> None:
    """Check what holds when a deal is over."""
    assert all(line.cites and line.text for line in state.lines), "a line without its rule"
    assert all(line.amount is None or line.amount >= 0 for line in state.lines)
    if state.play.history:
        tricks = state.tricks_of(0) + state.tricks_of(1) + state.aside.bonus_tricks
        assert tricks == 13, f"{tricks} tricks"
        assert not any(state.play.hands[place] for place in state.rules.variant.places)
    score = state.score()
    assert score.items and all(item.cites for item in score.items)
    if not state.done:
        assert sum(score.sides.values()) == sum(line.amount or 0 for line in state.lines)
    else:
        assert sum(score.sides.values()) == 0 or state.rules.variant.payment == "dummy"


def check_record(state: VintState) -> None:
    """Check that the record plays again to the same end."""
    again = GAME.from_json(state.to_json())
    assert again.to_json() == state.to_json() and again.score().to_json() == state.score().to_json(), "replay differs"


def check_views(seed: int) -> int:
    """Check in an ordinary deal that no view changes when hidden cards change; return how many were compared."""
    random = Generator(seed)
    state = GAME.deal(seed)
    assert isinstance(state, VintState)
    for _ in range(random.below(70)):
        if state.deal_over:
            return 0
        ask_bots(state, [GAME.bots["random"]] * 4, random)
    if state.deal_over:
        return 0
    rows = [DECK.cards(state.held[(state.dealer + 1 + turn) % 4]) for turn in range(4)]
    order = [rows[turn % 4][turn // 4] for turn in range(52)]
    compared = 0
    for seat in range(4):
        view = state.view(seat)
        hidden = [card for card in range(52) if not (view.hand | DECK.mask_of(view.history)) >> card & 1]
        mixed = dict(zip(hidden, (hidden[place] for place in random.shuffle(len(hidden))), strict=True))
        other = GAME.deal(seed, cards=" ".join(DECK.text(mixed.get(card, card)) for card in order))
        try:
            for action in state.actions:
                other.apply(action)
        except RulesError:
            continue
        assert other.view(seat) == view, "a view shows a hidden card"
        compared += 1
    return compared


def play_rubber(seed: int) -> tuple[str, VintState]:
    """Play one random rubber of a random kind under random options and readings, checking every deal."""
    random = Generator(seed)
    kind = KINDS[seed % len(KINDS)]
    options: dict[str, object] = {"variant": kind}
    readings: dict[str, str] = {}
    for name in FLAGS:
        if random.chance(1, 3):
            options[name] = random.chance(1, 2)
    for one in game_readings():
        if random.chance(1, 4):
            readings[one.id] = one.choices[random.below(len(one.choices))]
    state = GAME.deal(seed, options, readings)
    assert isinstance(state, VintState)
    bots = [GAME.bots["random"]] * GAME.seat_count(state.options)
    over, phase = False, ""
    while ask_bots(state, bots, random):
        if seed % OPEN_ALL == 0 or state.phase != phase:
            check_cards(state)
            phase = state.phase
        if state.deal_over and not over:
            check_deal(state)
        over = state.deal_over
    assert state.done
    return kind, state


def random_rubbers(count: int) -> None:
    """Play random rubbers over all kinds."""
    begun = time.perf_counter()
    kinds: Counter[str] = Counter()
    steps = replayed = compared = 0
    for seed in range(1, count + 1):
        kind, state = play_rubber(seed)
        kinds[kind] += 1
        steps += len(state.actions)
        if seed % OPEN_ALL == 0:
            check_record(state)
            replayed += 1
            compared += check_views(seed)
    spent = time.perf_counter() - begun
    print(
        f"random rubbers: {count} over {len(kinds)} kinds, {steps} actions in {spent:.0f} s ({1e6 * spent / steps:.0f} µs an action, checks included)"
    )
    print(f"  replayed {replayed}, views compared with other hidden cards {compared}")


def bots_meet(first: str, second: str, count: int) -> float:
    """Let two pairs of bots play rubbers; return the share that the first wins."""
    begun = time.perf_counter()
    won, nets = 0, []
    named: Counter[tuple[int, bool]] = Counter()
    for seed in range(1, count + 1):
        side = seed % 2
        bots = [GAME.bots[first if place % 2 == side else second] for place in range(4)]
        state = GAME.deal(seed * 1000)
        assert isinstance(state, VintState)
        random, over = Generator(seed), False
        while ask_bots(state, bots, random):
            if state.deal_over and not over and state.contract >= 0:
                declarers = state.side[state.declarer]
                made = state.tricks_of(declarers) >= required(level_of(state.contract))
                named[int(declarers != side), made] += 1
            over = state.deal_over
        net = list(state.score().sides.values())[side]
        won += net > 0
        nets.append(net)
    share = won / count
    error = statistics.pstdev(nets) / count**0.5
    print(
        f"{first} against {second}: {won} of {count} rubbers ({100 * share:.1f} %), {statistics.mean(nets):+.0f} ± {error:.0f} points a rubber"
    )
    for who, name in enumerate((first, second)):
        games = named[who, True] + named[who, False]
        if games:
            print(f"  {name}: declared {games}, made {100 * named[who, True] / games:.0f} %")
    print(f"  {time.perf_counter() - begun:.0f} s")
    return share


def against_open_spiel(count: int) -> None:
    """Compare legal cards at every step of play with OpenSpiel's bridge, where that is installed."""
    try:
        pyspiel = importlib.import_module("pyspiel")
    except ImportError:
        print("OpenSpiel is not installed: no comparison of trick play")
        return
    bridge = pyspiel.load_game("bridge(use_double_dummy_result=false)")
    suits = {0: 1, 1: 2, 2: 3, 3: 0}
    """Clubs, diamonds, hearts, spades of OpenSpiel by our numbers."""
    ours = {rank * 4 + suit: 13 * suits[suit] + rank for suit in range(4) for rank in range(13)}
    theirs = {card: number for number, card in ours.items()}
    steps = 0
    for seed in range(1, count + 1):
        random = Generator(seed)
        order = random.shuffle(52)
        state = bridge.new_initial_state()
        hands = [0, 0, 0, 0]
        for place, number in enumerate(order):
            hands[place % 4] |= 1 << ours[number]
            state.apply_action(number)
        strain = random.below(5)
        for call in (52 + 3 + strain, 52, 52, 52):
            state.apply_action(call)
        trump = -1 if strain == 4 else suits[strain]
        play = TrickPlay(DECK, hands, trump, 1)
        for _ in range(52):
            legal = play.legal()
            assert sorted(theirs[card] for card in legal) == sorted(state.legal_actions()), f"deal {seed}"
            card = legal[random.below(len(legal))]
            play.apply(card)
            state.apply_action(theirs[card])
            steps += 1
        assert state.is_terminal()
    print(f"OpenSpiel bridge: {count} deals, {steps} cards, the same legal cards and leaders at every step")


def main(arguments: list[str] | None = None) -> None:
    """Run everything and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rubbers", type=int, default=20_000)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--deals", type=int, default=2000)
    asked = parser.parse_args(arguments)
    against_open_spiel(asked.deals)
    random_rubbers(asked.rubbers)
    assert bots_meet("sensible", "random", max(1, asked.matches // 5)) >= 0.7, "the sensible bot should win at least 70 %"
    assert bots_meet("advice", "sensible", asked.matches) > 0.5, "the advice should win"


if __name__ == "__main__":
    main()
