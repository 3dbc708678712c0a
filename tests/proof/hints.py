"""The hints of the three преферансы against a player that samples 200 worlds and solves each of them exactly.

    python tests/proof/hints.py [DEALS] [GAME …]

A deal is bid by the hints; then one of those who play, another from deal to deal, plays his cards once by the hints and once by that
player, who knows what the view tells and nothing else; the others play the same way both times. The hints may lose at most
half a trick a deal, the whole 95 % interval counted. At a misère a trick less is a trick won.
"""

from __future__ import annotations

import math
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "proof")]

import open_hands  # noqa: E402

import rules_py  # noqa: E402
from rules_py.families.preferans.hidden_hands import imagine  # noqa: E402
from rules_py.families.preferans.state import PLAY, PreferansState, View  # noqa: E402
from rules_py.frame.cards import Deck  # noqa: E402
from rules_py.frame.rng import Generator  # noqa: E402

DEALS, WORLDS, OTHERS, MOST = 200, 200, 20, 0.5
GAMES = ("preferans", "gusarskij", "preferans-modern")
OPTIONS: dict[str, dict[str, Any]] = {"preferans": {"players": 3}}


def reference(view: View, deck: Deck, random: Generator, worlds: int) -> str:
    """Play the card that does best over so many worlds, each solved exactly."""
    assert view.contract is not None
    assert view.declarer is not None
    cards = [deck.card(action.removeprefix("play ")) for action in view.legal]
    if len(cards) == 1:
        return view.legal[0]
    order = [(view.declarer + step) % view.circle.hands for step in range(view.circle.hands)]
    seats = [seat for seat in order if seat in view.playing]
    leader = seats.index(view.table[0][0] if view.table else view.acting)
    totals = dict.fromkeys(cards, 0)
    known = all(view.shown[seat] is not None for seat in view.playing)
    for _ in range(1 if known else worlds):
        hands = [mask or 0 for mask in view.shown] if known else imagine(view, deck, random)
        if hands is None:
            continue
        # The declarer stands first, and his tricks are counted; at a misère he plays for none and the others for as many as they can.
        values = open_hands.by_card(
            deck,
            [hands[seat] for seat in seats],
            view.trump,
            leader,
            [card for _, card in view.table],
            low=view.contract.misere,
        )
        for card in cards:
            totals[card] += values[card]
    wants = (view.acting == view.declarer) != view.contract.misere
    best = (max if wants else min)(cards, key=lambda card: (totals[card], -(card % deck.width) if wants else card % deck.width))
    return f"play {deck.text(best)}"


def bid(game: Any, seed: int) -> PreferansState:
    """Bid a deal by the hints up to the first card."""
    state = game.deal(seed, OPTIONS.get(game.slug, {}))
    assert isinstance(state, PreferansState)
    while not state.deal_over and state.phase not in (PLAY, "passes"):
        seat = state.to_move
        assert seat is not None
        state.apply(game.advise(state.view(seat)).action, seat)
    return state


def played(game: Any, begun: PreferansState, measured: int, hinted: bool, seed: int) -> int:
    """Play the cards; return the declarer's tricks."""
    state = begun.clone()
    deck = state.kind.deck
    chance = Generator(seed)
    while state.phase == PLAY:
        seat = state.to_move
        assert seat is not None
        view = state.view(seat)
        if seat == measured:
            action = game.advise(view).action if hinted else reference(view, deck, chance, WORLDS)
        else:
            action = reference(view, deck, Generator(seed * 100 + len(state.history)), OTHERS)
        state.apply(action, seat)
    assert state.declarer is not None
    return state.taken[state.declarer]


def measure(slug: str, deals: int) -> tuple[list[int], float]:
    """Return what the hints lose deal by deal, and the seconds that a hint took on the average."""
    game = rules_py.game(slug)
    lost: list[int] = []
    seed = 0
    thought = 0.0
    while len(lost) < deals:
        seed += 1
        state = bid(game, seed)
        if state.phase != PLAY or state.contract is None:
            continue
        people = sorted({state.controller[seat] for seat in state.playing})
        measured = people[len(lost) % len(people)]
        exact = played(game, state, measured, False, seed)
        begun = time.process_time()
        hinted = played(game, state, measured, True, seed)
        thought += time.process_time() - begun
        gain = exact - hinted if (measured == state.declarer) != state.contract.misere else hinted - exact
        lost.append(gain)
    return lost, thought / len(lost)


def main() -> int:
    """Measure the games and print the figures."""
    words = sys.argv[1:]
    deals = int(words.pop(0)) if words and words[0].isdigit() else DEALS
    failed = []
    for count in (2, 3):
        open_hands.check(rules_py.game(GAMES[0]).deal(1, OPTIONS[GAMES[0]]).kind.deck, count)
    for slug in words or GAMES:
        begun = time.process_time()
        lost, thought = measure(slug, deals)
        mean = sum(lost) / len(lost)
        spread = math.sqrt(sum((one - mean) ** 2 for one in lost) / max(1, len(lost) - 1) / len(lost))
        edge = mean + 1.96 * spread
        print(
            f"{slug}: {deals} deals, the hints lose {mean:+.2f} tricks a deal, 95 % {mean - 1.96 * spread:+.2f} … {edge:+.2f}; "
            f"a deal of hints {thought:.1f} s, all {time.process_time() - begun:.0f} s",
            flush=True,
        )
        if edge > MOST:
            failed.append(slug)
    print(f"More than {MOST} lost: {', '.join(failed)}" if failed else "сошлось")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
