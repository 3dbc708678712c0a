"""«Шестьдесят шесть»: points of a deal and games of a match, one row a line; table and calculator fill in the same facts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from ...frame.facts import Line, flag, number, one_of, scored
from ...frame.results import Item, Score
from ...frame.russian import counted, points
from .rules import GOAL, HALF_GOAL, LAST_TRICK, PLAIN_MARRIAGE, TRUMP_MARRIAGE

WON, CLOSED_AND_WON, FAILED, NOBODY = "набрал", "закрыл и набрал", "закрыл и не набрал", "никто"
OUTCOMES = {
    WON: "один набрал 66, колоду не закрывали",
    CLOSED_AND_WON: "закрывший набрал 66 первым",
    FAILED: "закрывший не набрал 66 первым",
    NOBODY: "никто не набрал 66, колоду не закрывали",
}
_IF_WON = {"outcome": (WON, CLOSED_AND_WON)}


@dataclass(frozen=True)
class Taken:
    """What one player has gathered in a deal."""

    cards: int = number("Карты во взятках, очков", 0, 120, 40)
    tricks: int = number("Взяток", 0, 12, 3)
    plain: int = number("Простых марьяжей", 0, 3, 0)
    trump: int = number("Козырных марьяжей", 0, 1, 0)
    last: bool = flag("Последняя взятка")
    closed: bool = flag("Колода была закрыта")

    @property
    def marriages(self) -> int:
        """Return the points of his marriages."""
        return self.plain * PLAIN_MARRIAGE + self.trump * TRUMP_MARRIAGE


@dataclass(frozen=True)
class Ended:
    """How a deal ended, as far as the games written depend on it."""

    outcome: str = one_of("Чем кончилось", OUTCOMES, WON)
    loser_cards: int = number("Карты проигравшего, очков", 0, 120, 40, when=_IF_WON)
    loser_tricks: int = number("Взяток у проигравшего", 0, 12, 3, when={"outcome": (WON, CLOSED_AND_WON, FAILED)})
    loser_extra: int = number("Марьяжи и последняя взятка проигравшего, очков", 0, 130, 0, step=10, when=_IF_WON)
    opponent_tricks: int = number("Взяток у соперника закрывшего", 0, 12, 1, when={"outcome": (FAILED,)})

    @property
    def won(self) -> bool:
        """Tell whether somebody reached 66 first and may write."""
        return self.outcome in (WON, CLOSED_AND_WON)


# Points of one player


def _gathered(rules: Any, facts: Taken) -> str:
    tricks = counted(facts.tricks, "взятке", "взятках", "взятках")
    return f"Карт в {tricks} на {points(facts.cards)}" if facts.tricks else "Взяток нет"


def last_counts(rules: Any, facts: Taken) -> bool:
    """Tell whether the last trick brings its ten."""
    return facts.last and (not facts.closed or rules.last_ten_closed)


_MARRIAGE = ("sixty-six.13", "sixty-six.13n")
POINTS = (
    Line(("sixty-six.3",), _gathered, lambda rules, facts: facts.cards),
    Line(_MARRIAGE, "Козырный марьяж", lambda rules, facts: facts.trump * TRUMP_MARRIAGE or None),
    Line(_MARRIAGE, lambda rules, facts: "Марьяж" if facts.plain == 1 else f"Марьяжи: {facts.plain}",
         lambda rules, facts: facts.plain * PLAIN_MARRIAGE or None),
    Line(("sixty-six.13",), "Взяток нет: марьяж не засчитан",
         lambda rules, facts: -facts.marriages if facts.marriages and not facts.tricks and not rules.marriage_free else None),
    Line(("sixty-six.17",), "Последняя взятка", lambda rules, facts: LAST_TRICK if last_counts(rules, facts) else None),
)  # fmt: skip


def total_of(rules: Any, facts: Taken) -> int:
    """Return all points of a player: cards, marriages, the last trick."""
    return sum(line.amount(rules, facts) or 0 for line in POINTS)


# Games written for a deal


def against_half(rules: Any, facts: Ended) -> int:
    """Return the points of the loser that are held against the half."""
    return facts.loser_cards + (facts.loser_extra if rules.half_of_all else 0)


def _without(rules: Any, facts: Ended) -> bool:
    """Tell whether the one who must be without tricks for a failed close to count threefold is without."""
    return not (facts.loser_tricks if rules.closer_without else facts.opponent_tricks)


GAMES = (
    Line(("sixty-six.19",), "У соперника ни одной взятки: игра втройне", lambda rules, facts: 3 if facts.won and not facts.loser_tricks else None),
    Line(("sixty-six.19",), lambda rules, facts: f"У соперника {points(against_half(rules, facts))}, меньше {HALF_GOAL}: игра вдвойне",
         lambda rules, facts: 2 if facts.won and facts.loser_tricks and against_half(rules, facts) < HALF_GOAL else None),
    Line(("sixty-six.19",), lambda rules, facts: f"У соперника {points(against_half(rules, facts))}: простая игра",
         lambda rules, facts: 1 if facts.won and facts.loser_tricks and against_half(rules, facts) >= HALF_GOAL else None),
    Line(("sixty-six.20",), lambda rules, facts: f"Закрывший не добрал {GOAL}, у {'закрывшего' if rules.closer_without else 'соперника'} ни одной взятки: втройне",
         lambda rules, facts: 3 if facts.outcome == FAILED and _without(rules, facts) else None),
    Line(("sixty-six.20",), f"Закрывший не добрал {GOAL}: соперник пишет две игры",
         lambda rules, facts: 2 if facts.outcome == FAILED and not _without(rules, facts) else None),
    Line(("sixty-six.21",), f"Никто не набрал {GOAL}: розыгрыш, никто ничего не пишет", lambda rules, facts: 0 if facts.outcome == NOBODY else None),
)  # fmt: skip


def ended(rules: Any, taken: Sequence[Taken], first: int, closer: int) -> tuple[int, Ended]:
    """Return who writes games, -1 for nobody, and the facts of it: `first` reached 66 first, `closer` closed the stock."""
    if first < 0 and closer < 0:
        return -1, Ended(NOBODY)
    if closer >= 0 and first != closer:
        loser, other = taken[closer], taken[1 - closer]
        return 1 - closer, Ended(FAILED, loser.cards, loser.tricks, 0, other.tricks)
    loser = taken[1 - first]
    extra = total_of(rules, loser) - loser.cards
    return first, Ended(WON if closer < 0 else CLOSED_AND_WON, loser.cards, loser.tricks, extra)


def deal_score(rules: Any, taken: Sequence[Taken], first: int, closer: int, names: Sequence[str], cut: bool = False) -> Score:
    """Score a finished deal: `first` reached 66 first and `closer` closed the stock, -1 for nobody; `cut`: cards were left."""
    score = Score(unit="игр", sides={names[0]: 0, names[1]: 0})
    for seat in (0, 1):
        score.items += [replace(item, side=names[seat]) for item in scored(POINTS, rules, taken[seat])]
    if cut and not rules.stop_at_once:
        score.add("Карты ещё на руках: сдачу доигрывают", "sixty-six.1")
        return score
    sums = [total_of(rules, one) for one in taken]
    winner, facts = ended(rules, taken, first, closer)
    (line,) = scored(GAMES, rules, facts)
    score.total = line.amount
    if winner < 0:
        score.items.append(line)
        score.summary = f"Розыгрыш: {sums[0]} и {sums[1]}, никто не набрал {GOAL}."
        return score
    if facts.won:
        score.add(f"Набрано {points(sums[winner])}, игра взята", "sixty-six.1", None, names[winner])
    score.items.append(replace(line, side=names[winner]))
    score.sides[names[winner]] = line.amount or 0
    noun = counted(line.amount or 0, "игра", "игры", "игр")
    score.summary = f"{names[winner]}: {noun}. Очки: {sums[winner]} против {sums[1 - winner]}."
    return score


__all__ = ["GAMES", "POINTS", "Ended", "Item", "Taken", "deal_score", "ended", "total_of"]
