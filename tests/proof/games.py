"""Every game by the thousand: random matches over all forms and readings with what must hold, the sensible bot against chance.

    .venv/bin/python tests/proof/games.py [GAME …] [--matches 10000] [--duels 1000] [--processes 2]

A new game is in by itself. What a game alone must hold in its matches (a second count, forms in turn) stands in the folder `own`, what is no match of
it (exact play, bidding) in the script of its name beside this one.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

import rules_py  # noqa: E402
from rules_py.frame.errors import InputError  # noqa: E402
from rules_py.frame.face import WAIT, Game, State, ask_bots, play_out  # noqa: E402
from rules_py.frame.match import Match  # noqa: E402
from rules_py.frame.params import Flag, Int, OneOf  # noqa: E402
from rules_py.frame.rng import Generator  # noqa: E402
from rules_py.frame.sampling import RandomPlayer, any_action  # noqa: E402
from rules_py.frame.view import View  # noqa: E402
from tests.proof import own  # noqa: E402

WON, ERRORS = 0.65, 3
LENGTH = {"deals": 4, "rubbers": 1, "parties": 1, "pools": 1, "rounds": 1, "record": 10, "stars": 1}
"""A match of few deals, where a game lets one agree on it."""
OWN_LENGTH: dict[str, dict[str, Any]] = {"bezik": {"target": 500}, "preferans-modern": {"target": 4}, "semerik": {"deals": 12}}
MAIN = {"piket": "side"}
"""The account that tells who did better, where it is not the first."""
ONE_DEAL = {"mushka", "pamfil", "shutiha", "mistigri", "rams", "stukolka"}
"""Games of short deals whose players imagine many: a duel is one deal."""
PARTNERS = {"vist", "semerik", "vint"}
"""Games in which the seats across belong together."""
TURNS = 11
"""The sensible player changes his seat after so many matches: in every form he sits everywhere."""
MOST = 60_000
"""Actions after which a match is taken for endless."""
LOOK, LEAK, CLOSELY = 7, 211, 50
"""Every so many actions the cards are counted; what is hidden is swapped first before so many, then ever more seldom; in one match of so many all is counted at every action."""
LINES = 40
"""So much of the log is compared: it is written once for all seats."""
FORMS = 40
"""How often a form is drawn anew before the options themselves are blamed."""


def length(game: Game) -> dict[str, Any]:
    """Return the options that keep a match short."""
    names = {param.name for param in game.options}
    return {**{name: value for name, value in LENGTH.items() if name in names}, **OWN_LENGTH.get(game.slug, {})}


def forms(game: Game, seed: int) -> Iterator[tuple[dict[str, Any], dict[str, str]]]:
    """Draw players, options and readings by a number, again and again."""
    chance = Generator(seed * 31 + 7)
    fixed = own.of(game.slug).fixed(seed)
    while True:
        options = {**length(game), **fixed}
        for param in game.options:
            if param.name in options:
                continue
            if isinstance(param, OneOf):
                options[param.name] = param.choices[chance.below(len(param.choices))][0]
            elif isinstance(param, Flag):
                options[param.name] = chance.chance(1, 2)
            elif isinstance(param, Int) and param.name == "players":
                options[param.name] = param.low + chance.below(param.high - param.low + 1)
            elif isinstance(param, Int) and chance.chance(1, 3):
                most = min(param.high, 3 * (param.default or 0) + 3)
                options[param.name] = param.low + param.step * chance.below((most - param.low) // param.step + 1)
        yield options, {one.id: one.choices[chance.below(len(one.choices))] for one in game.readings if chance.chance(1, 3)}


def dealt(game: Game, seed: int) -> tuple[State, int]:
    """Begin a match in a form drawn by a number; tell how many forms were refused by name of their field before it."""
    for refused, (options, readings) in enumerate(forms(game, seed)):
        try:
            return game.deal(seed, options, readings), refused
        except InputError as error:
            assert error.field, error
            assert refused < FORMS, f"{game.slug}: no form of number {seed} can be dealt: {error}"
    raise AssertionError


def hold(match: Match[Any], mine: own.Own) -> None:
    """Hold what is true after every action: every card once, money at the table, who is due has something to do; what the game adds."""
    game = match.game
    mine.hold(match)
    lying: dict[str, list[int]] = {name: [] for name in match.packs}
    for place in game.places:
        for pile in match.cards[place.name]:
            lying[place.pack].extend(pile)
    for name, cards in lying.items():
        there = set(cards)
        assert len(cards) == len(there), f"{name}: a card is doubled"
        gone = set(game.order(match.packs[name])) - there if name == "cards" else set()
        assert not gone or gone <= set(game.out_of_play(match.view(0))), f"{name}: a card is gone"
    for account in game.accounts:
        assert not account.money or match.sheet.balance(account.name) == 0, f"{account.name}: money is made or lost"
    assert match.done or match.offers(match.to_move), "whoever is due has nothing to do"


def swap(match: Match[Any], chance: Generator, hints: bool) -> None:
    """Swap what is hidden from each seat: its view, its scene, the open one and a quick hint stay the same."""
    plain = match._twin()
    plain.log, plain.sheet = match.log[-LINES:], match.sheet
    shown = match.game.public_scene(plain)
    for seat in range(match.players):
        mine = match.view(seat)
        twin = mine.imagined(chance)
        for who in sorted(mine.sealed_by - {seat}):
            twin.apply(any_action(twin, who, chance), who)
        plain.whispers = [match.whispers[seat][-LINES:] if who == seat else [] for who in range(match.players)]
        twin.at, twin.log, twin.whispers, twin.sheet = match.at, plain.log, plain.whispers, match.sheet
        assert twin.view(seat).cards == mine.cards, "what lies in sight depends on what is hidden"
        assert twin.view(seat).legal == mine.legal, "what may be done depends on what is hidden"
        assert match.game.scene(plain, seat) == match.game.scene(twin, seat), "the scene tells what is hidden"
        assert shown == match.game.public_scene(twin), "the open scene tells what is hidden"
        if hints and seat in match.may_act():
            assert match.game.advise(plain.view(seat)) == match.game.advise(twin.view(seat)), "the hint tells what is hidden"


class Eager(RandomPlayer):
    """Takes any action, each as likely as any other, where the random player takes any kind of move."""

    def choose(self, view: View[Any], random: Generator) -> str:
        """Return one of all offered actions; what is named in several cards is left to the random player."""
        chosen = super().choose(view, random)
        if chosen == WAIT or any(offer.several for offer in view.offers):
            return chosen
        actions = [action for offer in view.offers for action in offer.actions]
        return actions[random.below(len(actions))]


def at_random(job: tuple[str, int]) -> Counter[str]:
    """Play one match at random, holding what must hold on the way, then replay its record."""
    slug, seed = job
    game, mine = rules_py.game(slug), own.of(slug)
    look = 1 if seed % CLOSELY == 0 else LOOK
    try:
        state, refused = dealt(game, seed)
        found = Counter({"партий": 1, "отказов": refused, "чтений": len(state.readings.changed())})
        chance, leak = Generator(seed), seed % LEAK
        bots = [Eager() if mine.eager(seed) else game.bots["random"]] * game.seats[1]
        for step in range(MOST):
            if isinstance(state, Match) and step % look == 0:
                hold(state, mine)
            if isinstance(state, Match) and step == leak and not state.done:
                swap(state, chance, mine.hints)
                found["подмен"] += 1
                leak = 2 * leak + LEAK
            if not ask_bots(state, bots, chance):
                break
            if state.deal_over:
                score = state.score()
                assert score.summary and all(item.cites for item in score.items), "a line without its rule"
                found["сдач"] += 1
        assert state.done, f"no end after {MOST} actions"
        found["ходов"] = len(state.to_json()["actions"])
        again = game.from_json(state.to_json())
        assert again.to_json() == state.to_json() and again.score().to_json() == state.score().to_json()
        if isinstance(state, Match) and isinstance(again, Match):
            hold(state, mine)
            found += mine.over(state)
            assert all(entry.item.cites for entry in state.sheet.entries if entry.seat >= 0), "an entry without its rule"
            assert (again.cards, again.sheet.totals) == (state.cards, state.sheet.totals)
    except Exception as error:
        error.add_note(f"{slug}, number {seed}")
        raise
    return found


def duel(job: tuple[str, int]) -> tuple[float, bool]:
    """Let the sensible bot play a short match against random ones; return its lead over their mean and whether it was ahead of all.

    One who plays alone is compared with a random player at the same deal.
    """
    slug, seed = job
    game = rules_py.game(slug)
    options = {**length(game), **({"deals": 1} if slug in ONE_DEAL else {}), **own.of(slug).fixed(seed)}
    players = next((one for one in game.options if one.name == "players" and isinstance(one, Int)), None)
    if players and slug not in PARTNERS and "players" not in options:
        options["players"] = max(players.low, 2) + seed // 7 % (players.high - max(players.low, 2) + 1)
    try:
        state = game.deal(seed, options)
    except InputError:  # so many do not play the form that is played by default
        options.pop("players", None)
        state = game.deal(seed, options)
    assert isinstance(state, Match)
    count = state.players
    mine = [seat for seat in range(count) if (seat - seed // TURNS) % (2 if slug in PARTNERS else count) == 0]
    bots = [game.bots["sensible" if seat in mine else "random"] for seat in range(count)]
    play_out(game, state, bots, Generator(seed))
    if (winner := own.of(slug).winner) is not None:
        won = winner(state) in mine
        return (1.0 if won else -1 / (count - 1)), won
    name = MAIN.get(slug, state.game.accounts[0].name)
    sign = -1 if next(one for one in state.game.accounts if one.name == name).down else 1
    gains = [sign * state.sheet.total(name, seat) for seat in range(count)]
    if count == 1:
        alone = play_out(game, game.deal(seed, options), [game.bots["random"]], Generator(seed))
        assert isinstance(alone, Match)
        gains.append(sign * alone.sheet.total(name, 0))
    rest = [gain for seat, gain in enumerate(gains) if seat not in mine]
    return gains[mine[0]] - sum(rest) / len(rest), gains[mine[0]] > max(rest)


def spread(leads: Iterable[float]) -> tuple[float, float]:
    """Return the mean and its standard error."""
    found = list(leads)
    mean = sum(found) / len(found)
    return mean, sqrt(sum((lead - mean) ** 2 for lead in found) / max(len(found) - 1, 1) / len(found))


def main(arguments: list[str] | None = None) -> int:
    """Play and print the figures; fail where chance does as well as sense."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=[*rules_py.games(), []], help="игры; без имён — все")
    parser.add_argument(
        "--matches", type=int, help="случайных партий каждой игры; без числа — сколько игре положено, обычно 10 000"
    )
    parser.add_argument("--duels", type=int, default=1000, help="партий разумного игрока против случайных")
    parser.add_argument("--first", type=int, default=1, help="номер первой партии")
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args(arguments)
    failed = False
    with Pool(asked.processes) as pool:
        for slug in asked.games or rules_py.games():
            begun, counts, mine = time.monotonic(), Counter[str](), own.of(slug)
            matches = mine.matches if asked.matches is None else asked.matches
            jobs = [(slug, seed) for seed in range(asked.first, asked.first + matches)]
            for found in pool.imap_unordered(at_random, jobs, 20):
                counts += found
            told = ", ".join(f"{name} {count}" for name, count in sorted(counts.items()))
            print(f"{slug}: наугад: {told}; {time.monotonic() - begun:.0f} с", flush=True)
            for name, least in mine.least.items() if matches >= mine.matches else ():
                if counts[name] < least:
                    failed = True
                    print(f"{slug}: {name}: {counts[name]}, а нужно {least} — МАЛО", flush=True)
            if not asked.duels or not isinstance(rules_py.game(slug).deal(1), Match):
                continue
            begun = time.monotonic()
            jobs = [(slug, seed) for seed in range(asked.first, asked.first + asked.duels)]
            met = list(pool.imap_unordered(duel, jobs, 5))
            mean, error = spread(lead for lead, _ in met)
            won = sum(ahead for _, ahead in met) / len(met)
            fine = won >= WON or mean >= ERRORS * error
            failed = failed or not fine
            print(
                f"{slug}: разумный против случайных: партий {len(met)}, впереди всех {won:.1%}, перевес {mean:.2f} ± {error:.2f}"
                f"{'' if fine else ' — МАЛО'}; {time.monotonic() - begun:.0f} с",
                flush=True,
            )
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
