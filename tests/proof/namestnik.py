"""«Наместник»: random games by the ten thousand in every form and under every reading, with invariants; the count repeated; the players."""

from __future__ import annotations

import argparse
import time
from collections import Counter
from multiprocessing import Pool

import rules_py
from rules_py.frame.face import play_out
from rules_py.frame.match import Match
from rules_py.frame.rng import Generator
from rules_py.frame.sampling import any_action
from rules_py.games.namestnik.readings import READINGS
from rules_py.games.namestnik.scoring import counted, facts_of
from rules_py.games.namestnik.state import cards_of
from tests.core.namestnik.slow import plain, slow_count
from tests.proof.games import ERRORS, WON, spread

GAME = rules_py.game("namestnik")
FORMS = ((1, 1), (1, 2), (1, 3), (2, 0), (2, 1), (2, 2), (3, 0), (3, 1), (4, 0))


def lies(match: Match, pack: str) -> list[int]:
    """Return everything of a pack, wherever it lies."""
    return sorted(one for place in GAME.places if place.pack == pack for pile in match.cards[place.name] for one in pile)


def check(match: Match, players: int) -> None:
    """Check what holds after every action."""
    for pack in ("cards", "gems", "arms"):
        assert lies(match, pack) == list(range(match.packs[pack].size)), f"{pack}: something is gone or doubled"
    assert len(match.cards["box"][0]) == 64 - 16 * players, "gems of the box came into play"
    table, cards = match.open, cards_of(match)
    for seat in range(players):
        pyramid = table.pyramids[seat]
        assert sorted(pyramid.values()) == sorted(match.cards["laid"][seat])
        base = sorted(at for level, at in pyramid if level == 1)
        assert not base or base[-1] - base[0] + 1 == len(base), "the base has a gap"
        for level, at in pyramid:
            assert 1 <= level <= 5
            assert level == 1 or ((level - 1, at) in pyramid and (level - 1, at + 1) in pyramid), "a card rests on nothing"
            assert level < 5 or not cards[pyramid[level, at]].law, "a law lies on the fifth level"
        assert sorted(table.stones[seat].values()) == sorted(match.cards["stones"][seat])
        assert table.laws_held[seat] == sum(cards[card].law for card in match.cards["hand"][seat])
    assert all(count >= 0 for count in table.supply.values())
    assert match.done or all(match.offers(seat) for seat in match.may_act()), "somebody who is asked has no action"


def game(job: tuple[int, int, int, bool]) -> Counter[str]:
    """Play one game at random, checking as it goes, then its record and its count."""
    seed, players, virtuals, every = job
    chance = Generator(seed)
    readings = {one.id: one.choices[chance.below(len(one.choices))] for one in READINGS} if seed % 2 else {}
    match = GAME.deal(seed, {"players": players, "virtuals": virtuals}, readings)
    while not match.done:
        if every or match.at % 11 == 0:
            check(match, players)
        mover = match.to_move
        assert mover is not None
        match.apply(any_action(match, mover, chance), mover)
    check(match, players)
    assert match.open.turn_no == 12
    assert all(entry.item.cites for entry in match.sheet.entries)
    found = Counter({"партий": 1, "действий": len(match.actions)})
    for seat in range(players):
        amounts = [item.amount for item in counted(match.rules, facts_of(match, seat))]
        assert amounts == slow_count(plain(match, seat), match.readings.changed()), (seed, players, virtuals, seat)
        found["пересчитано"] += 1
    if seed % 25 == 0:
        again = GAME.from_json(match.to_json())
        assert again.sheet.totals == match.sheet.totals
        assert [event.text for event in again.log] == [event.text for event in match.log]
        found["переиграно"] += 1
    return found


def duel(job: tuple[int, int, int]) -> tuple[float, bool]:
    """Let the sensible player meet random ones; return its lead and whether it won. Alone it meets a random one at the same deal."""
    seed, players, virtuals = job
    mine = seed % players
    totals = []
    for bots in (
        (["sensible"], ["random"]) if players == 1 else (["sensible" if seat == mine else "random" for seat in range(players)],)
    ):
        match = GAME.deal(seed, {"players": players, "virtuals": virtuals})
        play_out(GAME, match, [GAME.bots[bot] for bot in bots], Generator(seed))
        totals += [match.sheet.total("points", seat) for seat in range(players)]
    best = max(total for seat, total in enumerate(totals) if seat != mine)
    return totals[mine] - best, totals[mine] > best


def main(arguments: list[str] | None = None) -> None:
    """Play and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="random games for each number of players and virtual bidders")
    parser.add_argument("--duels", type=int, default=1000, help="games of the sensible player in each of these forms")
    chosen = parser.parse_args(arguments)
    with Pool(2) as pool:
        for players, virtuals in FORMS:
            begun, counts = time.time(), Counter[str]()
            jobs = [(seed, players, virtuals, seed % 50 == 0) for seed in range(1, chosen.games + 1)]
            for found in pool.imap_unordered(game, jobs, 50):
                counts += found
            print(f"  игроков {players}, виртуалов {virtuals}: {dict(counts)}; {time.time() - begun:.0f} с", flush=True)
        for players, virtuals in FORMS:
            met = pool.map(duel, [(seed, players, virtuals) for seed in range(1, chosen.duels + 1)], 10)
            mean, error = spread(lead for lead, _ in met)
            won = sum(won for _, won in met) / len(met)
            print(
                f"  разумный против случайных, игроков {players}, виртуалов {virtuals}: {100 * won:.1f} % партий, перевес {mean:.1f} ± {error:.2f}",
                flush=True,
            )
            assert won >= WON or mean >= ERRORS * error


if __name__ == "__main__":
    main()
