"""Вист, Humbug and семерик: random matches in every form with invariants; the advice against chance, and against sampling alone over rubbers."""

from __future__ import annotations

import argparse
import hashlib
import json
import time
from collections import Counter
from collections.abc import Iterable
from functools import cache
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Any

import rules_py
from rules_py.families.vist.seats import held, player_of
from rules_py.frame.face import WAIT, Bot
from rules_py.frame.rng import Generator
from rules_py.frame.sampling import any_action

ROOT = Path(__file__).resolve().parents[2]

FORMS = (
    *(("vist", {"players": players, "mistakes": mistakes, "no_trump": bare, "deals": 3})
      for players in range(2, 7) for mistakes in ("нет", "карты", "все") for bare in (False, True)),
    *(("humbug", {"mistakes": mistakes, "no_trump": bare, "deals": 3}) for mistakes in ("нет", "карты") for bare in (False, True)),
    *(("semerik", {"mistakes": mistakes, "parties": 2, "deals": 12}) for mistakes in ("нет", "карты")),
)  # fmt: skip
WORLDS = 12
SHARD = 20


class Sampling(Bot):
    """Plays imagined deals to their end at random and takes the card that brings most tricks; it knows no advice."""

    def choose(self, view: Any, random: Generator) -> str:
        """Return the card that did best in the same imagined deals."""
        if view.phase_name != "play":
            return view.legal[0] if view.seat == view.to_move else WAIT
        place = view.about.get("place", view.seat)
        place = place if player_of(view, place) == view.seat else view.seat
        actions = [one for one in view.legal if one.startswith("play")]
        if len(actions) == 1:
            return actions[0]
        deck = view.packs["cards"]
        cards = [deck.card(one[5:]) for one in actions]
        chance = Random(random.below(1 << 30))
        circle, trump = view.open.circle, view.open.trump
        at, laid = circle.index(place), [circle.index(seat) for seat in view.open.lay]
        gains = [0] * len(cards)
        for _ in range(WORLDS):
            world = view.imagined(random)
            hands = [by_suits(held(world, seat)) for seat in circle]
            for number, card in enumerate(cards):
                twin = [[suit[:] for suit in hand] for hand in hands]
                gains[number] += tricks_at_random(twin, [*view.seen("trick"), card], [*laid, at], trump, chance)
        return actions[max(range(len(cards)), key=lambda number: gains[number])]


def by_suits(cards: Iterable[int]) -> list[list[int]]:
    """Return a hand by its suits."""
    found: list[list[int]] = [[], [], [], []]
    for card in cards:
        found[card // 13].append(card)
    return found


def tricks_at_random(hands: list[list[list[int]]], table: list[int], laid: list[int], trump: int, chance: Random) -> int:
    """Play a deal to its end at random after the last card on the table; return the tricks of the side that laid it."""
    place, found, draw, seats = laid[-1], 0, chance.random, len(hands)
    hands[place][table[-1] // 13].remove(table[-1])
    led = table[0] // 13
    best, winner = -1, 0
    for card, seat in zip(table, laid, strict=True):
        power = card + 100 if card // 13 == trump else card if card // 13 == led else -1
        if power > best:
            best, winner = power, seat
    at, wanted = (laid[-1] + 1) % seats, seats - len(laid)
    while True:
        for _ in range(wanted):
            hand = hands[at]
            same = hand[led] if led >= 0 else None
            if not same:
                pick = int(draw() * sum(map(len, hand)))
                for same in hand:
                    if pick < len(same):
                        break
                    pick -= len(same)
            else:
                pick = int(draw() * len(same))
            card = same.pop(pick)
            if led < 0:
                led = card // 13
            power = card + 100 if card // 13 == trump else card if card // 13 == led else -1
            if power > best:
                best, winner = power, at
            at = (at + 1) % seats
        found += (winner - place) % 2 == 0
        if not any(hands[winner]):
            return found
        at, wanted, led, best = winner, seats, -1, -1


def match_of(job: tuple[str, dict[str, Any], int]) -> Counter[str]:
    """Play one match at random under random readings, then its record."""
    slug, options, seed = job
    game = rules_py.game(slug)
    chance = Generator(seed)
    readings = {one.id: one.choices[chance.below(len(one.choices))] for one in game.readings} if seed % 2 else {}
    match = game.deal(seed, options, readings)
    whole = sorted(range(match.packs["cards"].size))
    for _ in range(6000):
        if match.done:
            break
        mover = match.to_move
        assert mover is not None
        match.apply(any_action(match, mover, chance), mover)
        if match.at % 17 == 0:
            assert sorted(card for piles in match.cards.values() for pile in piles for card in pile) == whole
            assert match.done or all(match.offers(seat) for seat in match.may_act() if seat == match.to_move)
    assert match.done, "a match does not end"
    assert slug == "semerik" or match.sheet.balance("score") == 0
    assert all(entry.item.cites for entry in match.sheet.entries)
    again = game.from_json(match.to_json())
    assert again.sheet.totals == match.sheet.totals
    return Counter({"партий": 1, "действий": match.at})


def rubber(job: tuple[str, int, bool]) -> int:
    """Play a rubber of the advice against another player; return its lead."""
    slug, seed, sampling = job
    game = rules_py.game(slug)
    other: Bot = Sampling() if sampling else game.bots["random"]
    match, chance = game.deal(seed), Generator(seed)
    mine = seed % 2
    while not match.done:
        for seat in match.may_act():
            bot = game.bots["sensible"] if seat % 2 == mine else other
            action = bot.choose(match.view(seat), chance)
            if action != WAIT:
                match.apply(action, seat)
                break
    account = game.accounts[0].name
    return match.sheet.total(account, mine) - match.sheet.total(account, 1 - mine)


def shard(job: tuple[str, int, int, bool]) -> list[int]:
    """Play some rubbers, or read what they gave before: a run that was broken off goes on where it stopped."""
    slug, first, last, sampling = job
    kept = ROOT / "build" / "proof" / f"vist-{core_digest()}"
    kept.mkdir(parents=True, exist_ok=True)
    path = kept / f"{slug}-{'sampling' if sampling else 'chance'}-{first}-{last}.json"
    if path.exists():
        return list(json.loads(path.read_text(encoding="utf-8")))
    leads = [rubber((slug, seed, sampling)) for seed in range(first, last + 1)]
    path.with_suffix(".new").write_text(json.dumps(leads), encoding="utf-8")
    path.with_suffix(".new").replace(path)
    return leads


def shards(slug: str, count: int, sampling: bool) -> list[tuple[str, int, int, bool]]:
    """Split rubbers into parts."""
    return [(slug, first, min(first + SHARD - 1, count), sampling) for first in range(1, count + 1, SHARD)]


@cache
def core_digest() -> str:
    """Return a digest of what decides a rubber."""
    found = hashlib.sha256()
    rooms = ("frame", "kernels", "families/vist", "games/vist", "games/humbug", "games/semerik")
    for path in (*(one for room in rooms for one in sorted((ROOT / "rules_py" / room).glob("*.py"))), Path(__file__)):
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


def spread(leads: list[int]) -> tuple[float, float]:
    """Return the mean and its standard error."""
    mean = sum(leads) / len(leads)
    return mean, sqrt(sum((lead - mean) ** 2 for lead in leads) / max(len(leads) - 1, 1) / len(leads))


def main(arguments: list[str] | None = None) -> None:
    """Play and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=300, help="random matches for each form; 0: none")
    parser.add_argument("--rubbers", type=int, default=500, help="rubbers of the advice against sampling alone")
    parser.add_argument("--duels", type=int, default=300, help="matches of the advice against chance, each game")
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args(arguments)
    with Pool(chosen.jobs) as pool:
        if chosen.matches:
            begun, counts = time.time(), Counter[str]()
            jobs = [(slug, options, seed) for slug, options in FORMS for seed in range(1, chosen.matches + 1)]
            for found in pool.imap_unordered(match_of, jobs, 20):
                counts += found
            print(f"  {len(FORMS)} видов: {dict(counts)}; {time.time() - begun:.0f} с", flush=True)
        for slug in ("vist", "humbug", "semerik") if chosen.duels else ():
            mean, error = lead_over(pool, slug, chosen.duels, False)
            print(f"  {slug}: по советам против случайных {mean:+.1f} ± {error:.2f}", flush=True)
            assert mean >= 3 * error
        if chosen.rubbers:
            mean, error = lead_over(pool, "vist", chosen.rubbers, True)
            low, high = mean - 1.96 * error, mean + 1.96 * error
            print(
                f"  вист: советы против перебора раскладов, робберов {chosen.rubbers}: {mean:+.1f}, "
                f"95 %: {low:+.1f} … {high:+.1f}",
                flush=True,
            )
            assert high >= 0, "sampling alone plays better than the advice"


def lead_over(pool: Any, slug: str, rubbers: int, sampling: bool) -> tuple[float, float]:
    """Play so many rubbers against another player; return the mean lead and its standard error."""
    parts = pool.imap_unordered(shard, shards(slug, rubbers, sampling), 1)
    return spread([lead for part in parts for lead in part])


if __name__ == "__main__":
    main()
