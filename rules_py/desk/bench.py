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
from ..frame.face import RandomBot
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
    bot = RandomBot()
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

        found["rlcard bridge (game level)"] = (rlcard_prepare, rlcard_play)
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
    measured: dict[str, list[tuple[float, float]]] = {name: [] for name in engines}
    for _ in range(rounds):
        for name, (prepare, play) in engines.items():
            measured[name].append(_measure(prepare, play, seconds))
    report: dict[str, Any] = {"rounds": rounds, "seconds": seconds, "engines": {}, "ratios": {}}
    for name, results in measured.items():
        report["engines"][name] = {
            "playouts_per_second": round(statistics.median(one[0] for one in results), 1),
            "microseconds_per_step": round(statistics.median(one[1] for one in results), 3),
        }
    for peer in _peers():
        pairs = zip(measured[peer], measured[KERNEL], strict=True)
        ratios = sorted(theirs[1] / ours[1] for theirs, ours in pairs)
        report["ratios"][peer] = {
            "median": round(statistics.median(ratios), 2),
            "low": round(ratios[0], 2),
            "high": round(ratios[-1], 2),
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
    if not report["ratios"]:
        print("rlcard и OpenSpiel не установлены: сравнения нет")
