"""«Винт»: twenty thousand random rubbers over all kinds, agreements and readings, checked at every step.

    python tests/proof/vint_rubbers.py [--rubbers 20000] [--jobs N]

Checked: 52 cards in one place each after every action; thirteen tricks between the sides; every line of the sheet names
rules that the edition has, and the lines add up to the record; the record plays again to the same end; no view and no
scene changes when the cards it does not show change places. Seeds go in shards; a finished shard is kept in build/proof
for as long as the core does not change, so that a run that was broken off goes on where it stopped.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

import rules_py  # noqa: E402
from rules_py.frame.face import Bot, RandomBot, ask_bots  # noqa: E402
from rules_py.frame.params import Flag  # noqa: E402
from rules_py.frame.rng import Generator  # noqa: E402
from rules_py.games.vint import View, VintState  # noqa: E402
from rules_py.games.vint.options import DECK  # noqa: E402
from rules_py.games.vint.readings import TOTAL_BELOW  # noqa: E402
from rules_py.games.vint.variants.table import VARIANTS  # noqa: E402
from tests.core.vint.at_vint import twin_of  # noqa: E402

GAME = rules_py.game("vint")
KINDS = list(VARIANTS)
RULES = frozenset(line.split("\t")[0] for line in (ROOT / "corpus/ids.tsv").read_text(encoding="utf-8").splitlines())
"""Every rule of the edition."""
SHARD = 200
SCENES = 3
"""One view in so many is compared as the page draws it, too: that takes ten times as long."""
QUIET = 4
"""One rubber in so many is played by bots that bid low and pass often: thrown-in deals, small games, long rubbers."""
TOTALS = ("rubbers", "deals", "thrown in", "actions", "lines", "views")


class QuietBot(Bot):
    """Plays any legal action, but passes twice of three times and bids low."""

    def choose(self, view: View, random: Generator) -> str:
        """Return one of the legal actions."""
        legal = view.legal
        if view.phase == "auction":
            if "pass" in legal and random.chance(2, 3):
                return "pass"
            legal = legal[: 1 + min(len(legal), 6)]
        return legal[random.below(len(legal))]


RANDOM, LOW = RandomBot(), QuietBot()


def agreements(random: Generator) -> tuple[dict[str, Any], dict[str, str]]:
    """Draw the agreements and readings of a rubber."""
    flags = {param.name: random.chance(1, 2) for param in GAME.options if isinstance(param, Flag)}
    readings = {one.id: one.choices[random.below(len(one.choices))] for one in GAME.readings}
    return flags, readings


def check_cards(state: VintState) -> None:
    """Check that every card of the deck lies in one place."""
    aside = state.aside
    seen = count = 0
    for mask in (*state.play.hands, *aside.discards, DECK.mask_of(state.play.history)):
        seen |= mask
        count += mask.bit_count()
    if not aside.talon_open:
        seen |= DECK.mask_of(aside.talon)
        count += len(aside.talon)
    assert seen == DECK.full and count == DECK.size, "a card is gone or doubled"


def check_view(state: VintState, seat: int, random: Generator) -> None:
    """Check that a view and a scene stay the same when the cards they do not show change places."""
    twin = twin_of(state, seat, lambda hidden: [hidden[place] for place in random.shuffle(len(hidden))])
    assert twin.view(seat) == state.view(seat), "a view shows a hidden card"
    if random.chance(1, SCENES):
        assert GAME.scene(twin, seat) == GAME.scene(state, seat), "a scene shows a hidden card"


def check_deal(state: VintState) -> None:
    """Check a deal that is over: thirteen tricks, no card left, a known rule for every line and every item."""
    for line in state.lines:
        assert line.cites and line.text and RULES.issuperset(line.cites), f"a line without its rule: {line}"
        assert line.amount is None or line.amount >= 0, f"a negative number: {line}"
    if state.play.history:
        taken = [state.tricks_of(side) for side in sorted(set(state.side))]
        assert sum(taken) + state.aside.bonus_tricks == len(state.play.winners) + state.aside.bonus_tricks == 13
        assert not any(state.play.hands), "a card was not played"
    for item in state.score().items:
        assert item.cites and RULES.issuperset(item.cites), f"an item without its rule: {item}"


def play(seed: int) -> tuple[VintState, Counter[str]]:
    """Play one rubber to its end with every check; return it and what was counted."""
    random = Generator(seed * 7919 + 13)
    flags, readings = agreements(random)
    state = GAME.deal(seed, {"variant": KINDS[seed % len(KINDS)], **flags}, readings)
    assert isinstance(state, VintState)
    players = GAME.seat_count(state.options)
    bots: list[Bot] = [LOW if seed // len(KINDS) % QUIET == 0 else RANDOM] * players
    look = 8 + random.below(40)
    counts: Counter[str] = Counter(rubbers=1)
    written = [0] * state.rules.variant.accounts
    check_cards(state)
    while ask_bots(state, bots, random):
        check_cards(state)
        if state.deal_over:
            check_deal(state)
            counts.update({"deals": 1, "thrown in": int(state.contract < 0), "lines": len(state.lines)})
            for line in state.lines:
                written[line.role] += 0 if line.below and state.readings[TOTAL_BELOW] == "no" else line.amount or 0
        elif len(state.actions) % look == 0:
            check_view(state, random.below(players), random)
            counts["views"] += 1
    assert state.done and state.settled == [tuple(written)], "the record is not the sum of its lines"
    again = GAME.from_json(json.loads(json.dumps(state.to_json())))
    assert again.to_json() == state.to_json() and again.score().to_json() == state.score().to_json(), "replay differs"
    counts["actions"] = len(state.actions)
    return state, counts


def core_digest() -> str:
    """Return a digest of the core and of this script."""
    found = hashlib.sha256()
    for path in sorted(
        [
            *ROOT.glob("rules_py/*.py"),
            *ROOT.glob("rules_py/frame/*.py"),
            *ROOT.glob("rules_py/kernels/*.py"),
            *ROOT.glob("rules_py/games/vint/**/*.py"),
            Path(__file__),
        ]
    ):
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


def run_shard(first: int, last: int, kept: Path) -> dict[str, Any]:
    """Play the rubbers of some seeds, or read what they gave before."""
    path = kept / f"{first}-{last}.json"
    if path.exists():
        return dict(json.loads(path.read_text(encoding="utf-8")))
    begun = time.process_time()
    total: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    for seed in range(first, last + 1):
        try:
            state, counts = play(seed)
        except Exception as error:
            raise RuntimeError(f"rubber {seed}") from error
        total.update(counts)
        kinds[state.rules.variant.name] += 1
    result = {"total": total, "kinds": kinds, "seconds": time.process_time() - begun}
    path.with_suffix(".new").write_text(json.dumps(result, ensure_ascii=False), encoding="utf-8")
    path.with_suffix(".new").replace(path)
    return result


def main(arguments: list[str] | None = None) -> None:
    """Play and print the figures."""
    import multiprocessing

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rubbers", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args(arguments)
    kept = ROOT / "build" / "proof" / f"vint-{core_digest()}"
    kept.mkdir(parents=True, exist_ok=True)
    shards = [(first, min(first + SHARD - 1, asked.rubbers), kept) for first in range(1, asked.rubbers + 1, SHARD)]
    with multiprocessing.Pool(asked.jobs) as pool:
        results = pool.starmap(run_shard, shards, chunksize=1)
    total: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    for result in results:
        total.update(result["total"])
        kinds.update(result["kinds"])
    seconds = sum(result["seconds"] for result in results)
    print(", ".join(f"{name} {total[name]}" for name in TOTALS))
    print(f"{len(kinds)} kinds, at least {min(kinds.values())} rubbers of each: {', '.join(kinds)}")
    print(
        f"{seconds:.0f} s of processor time, {1e6 * seconds / total['actions']:.0f} µs an action with all checks; nothing broken"
    )


if __name__ == "__main__":
    main()
