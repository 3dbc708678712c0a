"""Вист, Humbug and семерик: random matches in every form with invariants; the advice against chance, and against sampling alone over rubbers."""

from __future__ import annotations

import argparse
import time
from collections import Counter
from math import sqrt
from multiprocessing import Pool
from typing import Any

import rules_py
from rules_py.families.vist.seats import from_seat, held, player_of, side_of
from rules_py.frame.face import WAIT, Bot
from rules_py.frame.rng import Generator
from rules_py.frame.sampling import any_action
from rules_py.kernels.trick_phase import law_of

FORMS = (
    *(("vist", {"players": players, "mistakes": mistakes, "no_trump": bare, "deals": 3})
      for players in range(2, 7) for mistakes in ("нет", "карты", "все") for bare in (False, True)),
    *(("humbug", {"mistakes": mistakes, "no_trump": bare, "deals": 3}) for mistakes in ("нет", "карты") for bare in (False, True)),
    *(("semerik", {"mistakes": mistakes, "parties": 2, "deals": 12}) for mistakes in ("нет", "карты")),
)  # fmt: skip
WORLDS = 12


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
        law, circle = law_of(view), view.open.circle
        side, gains = side_of(view, place), [0] * len(cards)
        for _ in range(WORLDS):
            world = view.imagined(random)
            hands = {seat: list(held(world, seat)) for seat in circle}
            for at, card in enumerate(cards):
                gains[at] += tricks_at_random(
                    {seat: hand[:] for seat, hand in hands.items()}, view, law, place, card, side, random
                )
        return actions[max(range(len(cards)), key=lambda at: gains[at])]


def tricks_at_random(
    hands: dict[int, list[int]], view: Any, law: Any, place: int, card: int, side: int, random: Generator
) -> int:
    """Play a deal to its end at random after a card; return the tricks of a side."""
    circle, suit_of = view.open.circle, law.suit_of
    table, laid, found = list(view.seen("trick")), list(view.open.lay), 0
    hands[place].remove(card)
    table.append(card)
    laid.append(place)
    order = [seat for seat in from_seat(view, laid[0]) if seat not in laid]
    while True:
        for seat in order:
            hand = hands[seat]
            led = suit_of[table[0]] if table else -1
            same = [one for one in hand if suit_of[one] == led]
            choice = same or hand
            one = choice[random.below(len(choice))]
            hand.remove(one)
            table.append(one)
            laid.append(seat)
        winner = laid[law.best(table)]
        found += side_of(view, winner) == side
        if not hands[winner]:
            return found
        at = circle.index(winner)
        order, table, laid = circle[at:] + circle[:at], [], []


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


def spread(leads: list[int]) -> tuple[float, float]:
    """Return the mean and its standard error."""
    mean = sum(leads) / len(leads)
    return mean, sqrt(sum((lead - mean) ** 2 for lead in leads) / max(len(leads) - 1, 1) / len(leads))


def main(arguments: list[str] | None = None) -> None:
    """Play and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=300, help="random matches for each form")
    parser.add_argument("--rubbers", type=int, default=500, help="rubbers of the advice against sampling alone")
    parser.add_argument("--duels", type=int, default=300, help="matches of the advice against chance, each game")
    chosen = parser.parse_args(arguments)
    with Pool(2) as pool:
        begun, counts = time.time(), Counter[str]()
        jobs = [(slug, options, seed) for slug, options in FORMS for seed in range(1, chosen.matches + 1)]
        for found in pool.imap_unordered(match_of, jobs, 20):
            counts += found
        print(f"  {len(FORMS)} видов: {dict(counts)}; {time.time() - begun:.0f} с", flush=True)
        for slug in ("vist", "humbug", "semerik"):
            mean, error = spread(pool.map(rubber, [(slug, seed, False) for seed in range(1, chosen.duels + 1)], 5))
            print(f"  {slug}: по советам против случайных {mean:+.1f} ± {error:.2f}", flush=True)
            assert mean >= 3 * error
        mean, error = spread(pool.map(rubber, [("vist", seed, True) for seed in range(1, chosen.rubbers + 1)], 5))
        low, high = mean - 1.96 * error, mean + 1.96 * error
        print(
            f"  вист: советы против перебора раскладов, робберов {chosen.rubbers}: {mean:+.1f}, 95 %: {low:+.1f} … {high:+.1f}",
            flush=True,
        )
        assert high >= 0, "sampling alone plays better than the advice"


if __name__ == "__main__":
    main()
