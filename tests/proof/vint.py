"""«Винт»: bots against each other over five hundred rubbers; every card of the play against OpenSpiel's bridge.

python tests/proof/vint.py [--rubbers 500] [--deals 2000]
"""

from __future__ import annotations

import argparse
import importlib
import re
import statistics
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import rules_py
from rules_py.frame.face import Bot, ask_bots
from rules_py.frame.rng import Generator
from rules_py.games.vint import View, VintState
from rules_py.games.vint.options import BID_ACTIONS, DECK, NO_TRUMP, level_of, required, step_of

GAME = rules_py.game("vint")


class Mixed(Bot):
    """Bids as one bot and plays cards as another."""

    def __init__(self, words: Bot, cards: Bot) -> None:
        self.words, self.cards = words, cards

    def choose(self, view: View, random: Generator) -> str:
        """Return an action."""
        return (self.words if view.phase == "auction" else self.cards).choose(view, random)


# Bots


@dataclass(slots=True)
class Meeting:
    """What two pairs did against each other."""

    won: int = 0
    nets: list[int] = field(default_factory=list)
    """Points of the first pair, a rubber each."""
    declared: Counter[tuple[int, bool]] = field(default_factory=Counter)
    """Games named, by pair (0: the first) and whether they were made."""

    @property
    def share(self) -> float:
        """Return the share of rubbers that the first pair won."""
        return self.won / len(self.nets)

    @property
    def error(self) -> float:
        """Return the standard error of that share."""
        return float((self.share * (1 - self.share) / len(self.nets)) ** 0.5)


def meet(first: Bot, second: Bot, count: int) -> Meeting:
    """Let two pairs play rubbers; each series of deals is played twice, the second time with the seats exchanged."""
    meeting = Meeting()
    for rubber in range(2, count + 2):
        series, side = divmod(rubber, 2)
        bots = [first if place % 2 == side else second for place in range(4)]
        state = GAME.deal(1000 * series)
        assert isinstance(state, VintState)
        random = Generator(series)
        while ask_bots(state, bots, random):
            if state.deal_over and state.contract >= 0:
                declarers = state.side[state.declarer]
                made = state.tricks_of(declarers) >= required(level_of(state.contract))
                meeting.declared[int(declarers != side), made] += 1
        net = list(state.score().sides.values())[side]
        meeting.won += net > 0
        meeting.nets.append(net)
    return meeting


def show(title: str, meeting: Meeting, names: tuple[str, str], seconds: float) -> None:
    """Print what a meeting gave."""
    count = len(meeting.nets)
    error = statistics.pstdev(meeting.nets) / count**0.5
    print(f"{title}: {meeting.won} of {count} rubbers ({100 * meeting.share:.1f} ± {100 * meeting.error:.1f} %), ", end="")
    print(f"{statistics.mean(meeting.nets):+.0f} ± {error:.0f} points a rubber; {seconds:.0f} s")
    for who, name in enumerate(names):
        games = meeting.declared[who, True] + meeting.declared[who, False]
        if games:
            print(f"  {name}: named {games} games, made {100 * meeting.declared[who, True] / games:.0f} %", flush=True)


def bots(count: int) -> None:
    """Let the bots play and see that sense beats chance and the advice beats plain sense."""
    chance, sense, advice = (GAME.bots[name] for name in ("random", "sensible", "advice"))
    pairs: list[tuple[str, Bot, Bot, tuple[str, str], float]] = [
        ("sense against chance", sense, chance, ("sensible", "random"), 0.7),
        ("the advice against sense", advice, sense, ("advice", "sensible"), 0.5),
        ("its words with plain cards", Mixed(advice, sense), sense, ("words of the advice", "sensible"), 0),
        ("its cards with plain words", Mixed(sense, advice), sense, ("cards of the advice", "sensible"), 0),
    ]
    for title, first, second, names, least in pairs:
        begun = time.perf_counter()
        meeting = meet(first, second, count)
        show(title, meeting, names, time.perf_counter() - begun)
        assert meeting.share - 2 * meeting.error > least or not least, f"{title}: less than {least:.0%} for sure"


# OpenSpiel

SUITS = (1, 2, 3, 0)
"""Clubs, diamonds, hearts, spades of OpenSpiel by our numbers."""
OURS = {rank * 4 + suit: 13 * SUITS[suit] + rank for suit in range(4) for rank in range(13)}
THEIRS = {card: number for number, card in OURS.items()}
STRAINS = {NO_TRUMP: 4, **{ours: theirs for theirs, ours in enumerate(SUITS)}}
"""Our strains by OpenSpiel's numbers."""
PASS, FIRST_BID = 52, 55
COMPASS = ("North", "East", "South", "West")
"""How OpenSpiel names the players; the declarer speaks for his partner."""


def bridge_score(level: int, strain: int, tricks: int) -> int:
    """Return what the declarers score in bridge, not vulnerable and not doubled; the strain by OpenSpiel's number."""
    if tricks < 6 + level:
        return -50 * (6 + level - tricks)
    price = 20 if strain < 2 else 30
    points = price * level + (10 if strain == 4 else 0)
    over = price * (tricks - 6 - level)
    return points + over + (300 if points >= 100 else 50) + {6: 500, 7: 1000}.get(level, 0)


def play_both(bridge: Any, seed: int) -> int:
    """Play one deal in both programs and compare player, legal cards and leader at every card; return how many cards."""
    random = Generator(seed)
    order = random.shuffle(52)
    ours = GAME.deal(seed, cards=" ".join(DECK.text(card) for card in order))
    assert isinstance(ours, VintState)
    dealer = ours.dealer
    theirs = bridge.new_initial_state()
    for place in range(52):
        card = DECK.cards(ours.held[(dealer + place) % 4])[place // 4]
        theirs.apply_action(THEIRS[card])
    strain, level, silent = random.below(5), 1 + random.below(7), random.below(4)
    for _ in range(silent):
        ours.apply("pass")
        theirs.apply_action(PASS)
    ours.apply(BID_ACTIONS[step_of(level, strain)])
    theirs.apply_action(FIRST_BID + 5 * (level - 1) + STRAINS[strain])
    for _ in range(3):
        theirs.apply_action(PASS)
    while ours.phase == "auction":
        ours.apply("pass")
    declarer = (ours.declarer - dealer) % 4
    steps = 0
    while not theirs.is_terminal():
        assert ours.to_move is not None
        mover = (ours.to_move - dealer) % 4
        speaker = declarer if mover == (declarer + 2) % 4 else mover
        assert speaker == theirs.current_player(), f"deal {seed}: who plays"
        legal = ours.legal()
        cards = {action: DECK.card(action.removeprefix("play "), "card") for action in legal}
        theirs_legal = set(theirs.legal_actions())
        assert {THEIRS[card] for card in cards.values()} == theirs_legal, f"deal {seed}: what is legal"
        for card in range(DECK.size):
            judged = GAME.judge(ours, f"play {DECK.text(card)}").allowed
            assert judged == (THEIRS[card] in theirs_legal), f"deal {seed}: the judge on {DECK.text(card)}"
        action = legal[random.below(len(legal))]
        ours.apply(action)
        theirs.apply_action(THEIRS[cards[action]])
        steps += 1
    assert ours.deal_over
    winners = [COMPASS.index(name) for name in re.findall(r"Won by (\w+)", str(theirs))]
    assert [(winner - dealer) % 4 for winner in ours.play.winners] == winners, f"deal {seed}: who takes"
    tricks = ours.tricks_of(ours.side[ours.declarer])
    scored = theirs.returns()[declarer]
    assert scored == bridge_score(level, STRAINS[strain], tricks), f"deal {seed}: {tricks} tricks, {scored}"
    return steps


def against_open_spiel(count: int) -> bool:
    """Play deals in both programs, where OpenSpiel is installed; tell whether it was."""
    try:
        pyspiel = importlib.import_module("pyspiel")
    except ImportError:
        print("OpenSpiel is not installed: no comparison of trick play")
        return False
    bridge = pyspiel.load_game("bridge(use_double_dummy_result=false)")
    begun = time.perf_counter()
    steps = sum(play_both(bridge, seed) for seed in range(1, count + 1))
    print(f"OpenSpiel's bridge: {count} deals, {steps} cards: the same player and the same legal cards at every card, ", end="")
    print(f"the same winner of every trick, the same tricks in the end; {time.perf_counter() - begun:.0f} s")
    return True


def main(arguments: list[str] | None = None) -> None:
    """Run everything and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rubbers", type=int, default=500)
    parser.add_argument("--deals", type=int, default=2000)
    asked = parser.parse_args(arguments)
    against_open_spiel(asked.deals)
    bots(asked.rubbers)


if __name__ == "__main__":
    main()
