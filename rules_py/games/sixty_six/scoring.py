"""«Шестьдесят шесть»: points of a deal and games of a match, every step with its rule."""

from __future__ import annotations

from dataclasses import dataclass

from ...frame.cites import implements
from ...frame.readings import Chosen
from ...frame.results import Score
from ...frame.russian import counted, points
from .options import GOAL, HALF_GOAL, LAST_TRICK, PLAIN_MARRIAGE, TRUMP_MARRIAGE
from .readings import FAILED_TRIPLE, HALF, LAST_TEN_CLOSED, MARRIAGE_TRICK, STOP


@dataclass(slots=True)
class Taken:
    """What one player has gathered in a deal."""

    cards: int = 0
    """Worth of the cards in his tricks."""
    tricks: int = 0
    plain: int = 0
    """Marriages led out of trumps."""
    trump: int = 0
    last: bool = False
    """He took the last trick and its ten count."""

    @property
    def marriages(self) -> int:
        """Return the points of his marriages."""
        return self.plain * PLAIN_MARRIAGE + self.trump * TRUMP_MARRIAGE

    def copy(self) -> Taken:
        """Return an independent copy."""
        return Taken(self.cards, self.tricks, self.plain, self.trump, self.last)


@implements("sixty-six.13", "sixty-six.17")
def total_of(taken: Taken, readings: Chosen) -> int:
    """Return all points of a player: cards, marriages, the last trick."""
    total = taken.cards + (LAST_TRICK if taken.last else 0)
    if taken.tricks or readings[MARRIAGE_TRICK] == "free":
        total += taken.marriages
    return total


def write_points(score: Score, taken: Taken, side: str, readings: Chosen) -> int:
    """Write the points of one player into a score and return their sum."""
    tricks = counted(taken.tricks, "взятке", "взятках", "взятках")
    text = f"Карт в {tricks} на {points(taken.cards)}" if taken.tricks else "Взяток нет"
    score.add(text, "sixty-six.3", taken.cards, side)
    if taken.trump:
        score.add("Козырный марьяж", ("sixty-six.13", "sixty-six.13n"), taken.trump * TRUMP_MARRIAGE, side)
    if taken.plain:
        text = "Марьяж" if taken.plain == 1 else f"Марьяжи: {taken.plain}"
        score.add(text, ("sixty-six.13", "sixty-six.13n"), taken.plain * PLAIN_MARRIAGE, side)
    if taken.marriages:
        score.readings.update(readings.grades(MARRIAGE_TRICK))
        if not taken.tricks and readings[MARRIAGE_TRICK] == "after-trick":
            score.add("Взяток нет: марьяж не засчитан", "sixty-six.13", -taken.marriages, side)
    if taken.last:
        score.add("Последняя взятка", "sixty-six.17", LAST_TRICK, side)
    return total_of(taken, readings)


@implements("sixty-six.19")
def games_for_win(loser: Taken, readings: Chosen, score: Score, side: str) -> int:
    """Return how many games the winner writes: one, two or three."""
    if not loser.tricks:
        score.add("У соперника ни одной взятки: игра втройне", "sixty-six.19", 3, side)
        return 3
    score.readings.update(readings.grades(HALF))
    counted_points = loser.cards if readings[HALF] == "cards" else total_of(loser, readings)
    if counted_points < HALF_GOAL:
        text = f"У соперника {points(counted_points)}, меньше {HALF_GOAL}: игра вдвойне"
        score.add(text, "sixty-six.19", 2, side)
        return 2
    score.add(f"У соперника {points(counted_points)}: простая игра", "sixty-six.19", 1, side)
    return 1


@implements("sixty-six.20")
def games_for_failed_close(closer: Taken, opponent: Taken, readings: Chosen, score: Score, side: str) -> int:
    """Return how many games the opponent of an unlucky closer writes: two or three."""
    score.readings.update(readings.grades(FAILED_TRIPLE))
    empty = opponent if readings[FAILED_TRIPLE] == "opponent" else closer
    if not empty.tricks:
        whose = "соперника" if readings[FAILED_TRIPLE] == "opponent" else "закрывшего"
        score.add(f"Закрывший не добрал {GOAL}, у {whose} ни одной взятки: втройне", "sixty-six.20", 3, side)
        return 3
    score.add(f"Закрывший не добрал {GOAL}: соперник пишет две игры", "sixty-six.20", 2, side)
    return 2


@implements("sixty-six.1", "sixty-six.21")
def deal_score(taken: list[Taken], first: int | None, closer: int | None, readings: Chosen, names: tuple[str, str]) -> Score:
    """Score a finished deal: `first` reached 66 first (None: nobody), `closer` closed the stock."""
    score = Score(unit="игр", sides={names[0]: 0, names[1]: 0})
    sums = [write_points(score, taken[seat], names[seat], readings) for seat in (0, 1)]
    if closer is not None:
        score.readings.update(readings.grades(LAST_TEN_CLOSED))
    if first is None and closer is None:
        score.total = 0
        score.add(f"Никто не набрал {GOAL}: розыгрыш, никто ничего не пишет", "sixty-six.21", 0)
        score.summary = f"Розыгрыш: {sums[0]} и {sums[1]}, никто не набрал {GOAL}."
        return score
    score.readings.update(readings.grades(STOP))
    if closer is None or first == closer:
        assert first is not None
        winner = first
        score.add(f"Набрано {points(sums[winner])}, игра взята", "sixty-six.1", None, names[winner])
        games = games_for_win(taken[1 - winner], readings, score, names[winner])
    else:
        winner = 1 - closer
        games = games_for_failed_close(taken[closer], taken[winner], readings, score, names[winner])
    score.total = games
    score.sides[names[winner]] = games
    noun = counted(games, "игра", "игры", "игр")
    score.summary = f"{names[winner]}: {noun}. Очки: {sums[winner]} против {sums[1 - winner]}."
    return score
