"""Speed, in ratio to peers measured in the same interleaved rounds.

Every engine plays the same kind of random game; a round gives each the same CPU time in turn; the ratio is taken a
round and its median is shown. rlcard and OpenSpiel take part when they are installed.
"""

from __future__ import annotations

import importlib
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

from .. import registry
from ..frame.cards import DECK_52
from ..frame.params import Int
from ..frame.rng import Generator
from ..kernels.tricks import TrickPlay

Prepare = Callable[[], Any]
Playout = Callable[[Any], int]
"""Play a prepared position to its end and return the number of steps."""


def _kernel_prepare() -> TrickPlay:
    """Deal 52 cards to four hands for no-trump play."""
    order = list(range(52))
    random.shuffle(order)
    hands = [DECK_52.mask_of(order[13 * seat : 13 * seat + 13]) for seat in range(4)]
    return TrickPlay(DECK_52, hands, -1, 0)


def _kernel_play(play: TrickPlay) -> int:
    """Play 52 cards at random through `legal` and the checked `apply`."""
    pick = random.random
    for _ in range(52):
        cards = play.legal()
        play.apply(cards[int(pick() * len(cards))])
    return 52


def _game_playout(slug: str) -> tuple[Prepare, Playout]:
    game = registry.game(slug)
    bot = game.bots["random"]
    numbers = Generator(7)

    def prepare() -> Any:
        return game.deal(1 + numbers.below(1_000_000))

    def play(state: Any) -> int:
        steps = 0
        while (mover := state.to_move) is not None:
            state.apply(bot.choose(state.view(mover), numbers))
            steps += 1
        return steps

    return prepare, play


LENGTHS = ("deals", "rounds", "rubbers", "record", "target")
"""Options that say how long a match lasts; at their highest it is long."""
LATE = 10
"""Deals after which a match counts as long."""
MOST_SHORT = 12
"""So many matches that end before are enough to say that the game has no long ones."""
PEER = "rlcard bridge (game level)"
Line = list[tuple[str, int, int]]
"""The cards of a deal as they are asked for: action, who plays it, its place among the legal ones."""


class CardPlay:
    """The card play of one game, deal after deal: every step asks for the view with what is legal, and applies.

    A deal is played on a copy first, so that the measured steps choose nothing. The last card, after which the deal is
    written on the sheet, is timed by itself: the peer writes nothing.
    """

    def __init__(self, slug: str, late: bool = False) -> None:
        self.game = registry.game(slug)
        self.late = late
        longest = {one.name: one.high for one in self.game.options if isinstance(one, Int) and one.name in LENGTHS}
        self.options = longest if late else {}
        self.numbers = Generator(11)
        self.state: Any = None
        self.deals = 0

    def _choose(self, state: Any) -> tuple[str, int, int]:
        legal = state.legal()
        place = self.numbers.below(len(legal))
        if legal[place] == "check":  # works a ten out on open cards: no card is played
            place = legal.index("pass")
        return legal[place], state.to_move, place

    def next_deal(self) -> Line | None:
        """Go on to the next deal that is played with cards; return what will be played, None where no match lasts so long."""
        short = 0
        while short < MOST_SHORT:
            state = self.state
            if state is None or state.done or not self.late:
                state = self.state = self.game.deal(1 + self.numbers.below(1_000_000), self.options)
                self.deals = 1
                short += self.late
            while not state.done:
                choice = self._choose(state)
                if choice[0].startswith("play ") and (not self.late or self.deals > LATE):
                    line = self._line(state)
                    if len(line) > 1:
                        return line
                state.apply(choice[0])
                self.deals += choice[0] == "next"
        return None

    def _line(self, state: Any) -> Line:
        """Play the rest of the deal at random on a copy."""
        twin, line = state.clone(), []
        while not twin.deal_over:
            line.append(self._choose(twin))
            twin.apply(line[-1][0])
        return line

    def measure(self, seconds: float) -> tuple[float, float] | None:
        """Return microseconds a step and microseconds for the last card with the writing of the deal."""
        clock = time.process_time
        inside = writing = 0.0
        steps = deals = 0
        while inside < seconds:
            line = self.next_deal()
            if line is None:
                return None
            *cards, (last, _, _) = line
            state = self.state
            begun = clock()
            for _, mover, place in cards:
                state.apply(state.view(mover).legal[place])
            played = clock()
            state.apply(last)
            ended = clock()
            inside += played - begun
            writing += ended - played
            steps += len(cards)
            deals += 1
        return 1e6 * inside / steps, 1e6 * writing / deals


def plays_tricks(slug: str) -> bool:
    """Tell whether a game is played with tricks: its first deal that comes to card play lays cards on one."""
    game = registry.game(slug)
    places = getattr(game, "places", None)
    return any(one.shape == "trick" for one in places) if places is not None else hasattr(game.deal(1), "play")


def _record_prepare() -> Any:
    """Deal винт and name a game without trumps, as the peers do."""
    state = registry.game("vint").deal(1 + random.randrange(1_000_000))
    state.apply("bid 1БК")
    while state.legal()[0] == "pass":
        state.apply("pass")
    return state


def _record_play(state: Any) -> int:
    """Play the cards at random through `legal` and `apply`: checked, written to the record and the log, scored with rules."""
    steps = 0
    while not state.deal_over:
        actions = state.legal()
        state.apply(actions[int(random.random() * len(actions))])
        steps += 1
    return steps


def _peers() -> dict[str, tuple[Prepare, Playout]]:
    """Return the peers that are installed: bridge card play at 1NT."""
    found: dict[str, tuple[Prepare, Playout]] = {}
    try:
        pyspiel = importlib.import_module("pyspiel")

        bridge = pyspiel.load_game("bridge(use_double_dummy_result=false)")

        def spiel_prepare() -> Any:
            state = bridge.new_initial_state()
            while state.is_chance_node():
                outcomes = state.legal_actions()
                state.apply_action(outcomes[int(random.random() * len(outcomes))])
            for call in (52 + 3 + 4, 52, 52, 52):
                state.apply_action(call)
            return state

        def spiel_play(state: Any) -> int:
            steps = 0
            while not state.is_terminal():
                cards = state.legal_actions()
                state.apply_action(cards[int(random.random() * len(cards))])
                steps += 1
            return steps

        found["OpenSpiel bridge (C++)"] = (spiel_prepare, spiel_play)
    except ImportError:
        pass
    try:
        rlcard = importlib.import_module("rlcard.games.bridge.game")
        events = importlib.import_module("rlcard.games.bridge.utils.action_event")

        def rlcard_prepare() -> Any:
            game = rlcard.BridgeGame()
            game.init_game()
            game.step(events.BidAction(1, None))
            for _ in range(3):
                game.step(events.PassAction())
            return game

        def rlcard_play(game: Any) -> int:
            steps = 0
            while not game.is_over():
                cards = game.judger.get_legal_actions()
                game.step(cards[int(random.random() * len(cards))])
                steps += 1
            return steps

        found[PEER] = (rlcard_prepare, rlcard_play)
    except ImportError:
        pass
    return found


def _measure(prepare: Prepare, play: Playout, seconds: float) -> tuple[float, float]:
    """Return playouts a second (dealing included) and microseconds a step (dealing not)."""
    steps = games = 0
    inside = total = 0.0
    clock = time.process_time
    while inside < seconds:
        begun = clock()
        position = prepare()
        dealt = clock()
        steps += play(position)
        ended = clock()
        inside += ended - dealt
        total += ended - begun
        games += 1
    return games / total, 1e6 * inside / steps


KERNEL = "rules_py trick kernel (checked)"
RECORD = "rules_py vint play (with record)"


def run(rounds: int, seconds: float) -> dict[str, Any]:
    """Measure every game and every installed peer in interleaved rounds."""
    random.seed(1)
    engines: dict[str, tuple[Prepare, Playout]] = {
        KERNEL: (_kernel_prepare, _kernel_play),
        RECORD: (_record_prepare, _record_play),
    }
    engines.update(_peers())
    for slug in registry.games():
        engines[f"rules_py {slug}"] = _game_playout(slug)
    for prepare, play in engines.values():
        play(prepare())
    cards = {slug: (CardPlay(slug), CardPlay(slug, late=True)) for slug in registry.games() if plays_tricks(slug)}
    measured: dict[str, list[tuple[float, float]]] = {name: [] for name in engines}
    steps: dict[str, list[tuple[float, float, float | None]]] = {slug: [] for slug in cards}
    for _ in range(rounds):
        for name, (prepare, play) in engines.items():
            measured[name].append(_measure(prepare, play, seconds))
        for slug, (early, late) in cards.items():
            first, then = early.measure(seconds), late.measure(seconds)
            assert first is not None
            steps[slug].append((*first, None if then is None else then[0]))
    report: dict[str, Any] = {"rounds": rounds, "seconds": seconds, "engines": {}, "ratios": {}, "cards": {}}
    for slug, found in steps.items():
        row: dict[str, float | None] = {
            "microseconds_per_step": round(statistics.median(one[0] for one in found), 3),
            "microseconds_to_write": round(statistics.median(one[1] for one in found), 1),
        }
        ratios = [one[2] / one[0] for one in found if one[2] is not None]
        row["late_to_early"] = round(statistics.median(ratios), 2) if ratios else None
        if PEER in measured:
            theirs = [one[1] for one in measured[PEER]]
            row["steps_of_peer"] = round(statistics.median(one[0] / step for one, step in zip(found, theirs, strict=True)), 2)
        report["cards"][slug] = row
    for name, results in measured.items():
        report["engines"][name] = {
            "playouts_per_second": round(statistics.median(one[0] for one in results), 1),
            "microseconds_per_step": round(statistics.median(one[1] for one in results), 3),
        }
    for peer in _peers():
        pairs = zip(measured[peer], measured[KERNEL], strict=True)
        faster = sorted(theirs[1] / ours[1] for theirs, ours in pairs)
        report["ratios"][peer] = {
            "median": round(statistics.median(faster), 2),
            "low": round(faster[0], 2),
            "high": round(faster[-1], 2),
        }
    return report


def show(report: dict[str, Any]) -> None:
    """Print a report for people."""
    print(f"Кругов: {report['rounds']}, по {report['seconds']} с процессорного времени; медианы")
    print(f"{'':<34}{'партий/с':>12}{'мкс/шаг':>12}")
    for name, row in report["engines"].items():
        print(f"{name:<34}{row['playouts_per_second']:>12}{row['microseconds_per_step']:>12}")
    for peer, row in report["ratios"].items():
        print(f"Шаг ядра против {peer}: в {row['median']} раза быстрее (от {row['low']} до {row['high']})")
    print(f"\nРозыгрыш: вид, законные ходы, ход с записью и ссылками; длинная партия — после {LATE} сдач")
    print(f"{'':<22}{'мкс/шаг':>10}{'шагов rlcard':>14}{'запись сдачи, мкс':>20}{'длинная/короткая':>18}")
    for slug, row in report["cards"].items():
        peer = row.get("steps_of_peer", "—")
        print(
            f"{slug:<22}{row['microseconds_per_step']:>10}{peer:>14}{row['microseconds_to_write']:>20}"
            f"{row['late_to_early'] or '—':>18}"
        )
    if not report["ratios"]:
        print("rlcard и OpenSpiel не установлены: сравнения нет")
