"""«Винт»: what the words of the auction tell about the hands behind them."""

from __future__ import annotations

from dataclasses import dataclass, field

from ....frame.cites import implements
from ....kernels.auction import PASS
from ..options import NO_TRUMP, level_of, strain_of
from ..view import View
from .valuation import AVERAGE, AVERAGE_LENGTH, NO_TRUMP_BASE, SHAPE, SUIT_BASE, trumps_worth

OPENING = 28
"""Figures that a simple game from hand shows on average."""
ANSWER = 20
"""Figures of a hand that answers its partner with a suit of its own."""
PASSED, SILENT = 24, 18
"""Figures of a hand that has passed at once, and of one that has not answered its partner."""
CROWDED = 5
"""So many fewer where the other side has spoken."""
RAISING_LENGTH = 36
"""Cards of the partner's suit with which it is raised, in tenths."""
UNKNOWN_ACES = 10
"""Aces of a hand that has not shown any, in tenths."""
MARGIN = 6
"""Tenths of a trick above its tricks that a raise promises."""


@dataclass(slots=True)
class Picture:
    """A hand as the table imagines it."""

    strength: int = AVERAGE
    lengths: list[int] = field(default_factory=lambda: [AVERAGE_LENGTH] * 4)
    """In tenths of a card."""
    aces: int = UNKNOWN_ACES
    """Aces expected, in tenths."""
    spoken: int = 0
    bids: list[int] = field(default_factory=list)


@implements("vint.44", "vint.45", "vint.46", "vint.47b", "vint.68", "vint.78")
class Pictures:
    """The four hands as the auction has described them so far."""

    __slots__ = ("of", "side", "suits")

    def __init__(self, view: View) -> None:
        self.of = [Picture() for _ in range(4)]
        self.side = view.side
        self.suits: list[dict[int, int]] = [{}, {}]
        """Suits that each side has named, with the place that named them first."""
        best = -1
        for place, step in view.calls:
            if step == PASS:
                self._passed(place)
            else:
                self._bid(place, step, best)
                best = step
            self.of[place].spoken += 1

    def partner_of(self, place: int) -> int:
        """Return the partner of a place, itself where it has none."""
        return next((one for one in range(4) if one != place and self.side[one] == self.side[place]), place)

    def _passed(self, place: int) -> None:
        """Learn from a pass: no opening, or no answer to the partner."""
        picture = self.of[place]
        if picture.bids or picture.spoken > 1:
            return
        answered = self.of[self.partner_of(place)].bids
        crowded = any(one.bids for other, one in enumerate(self.of) if self.side[other] != self.side[place])
        shown = (SILENT if answered else PASSED) - (CROWDED if crowded else 0)
        picture.strength = min(picture.strength, shown)

    @implements("vint.33", "vint.36a", "vint.37", "vint.40", "vint.41", "vint.42", "vint.70", "vint.128a")
    def _bid(self, place: int, step: int, best: int) -> None:
        """Learn from a bid: a suit of one's own, a raise, aces."""
        picture = self.of[place]
        level, strain = level_of(step), strain_of(step)
        least = next(one for one in range(1, 8) if (one - 1) * 5 + strain > best)
        side = self.suits[self.side[place]]
        if strain == NO_TRUMP:
            self._no_trumps(picture, level)
        elif strain in side and side[strain] != place:
            self._raised(place, level, strain)
        elif strain in side:
            self._repeated(place, level, strain)
        else:
            side[strain] = place
            first = not picture.bids
            direct = level - least
            picture.lengths[strain] = max(picture.lengths[strain], (49 if first else 40) + 6 * min(direct, 2))
            answers = bool(self.of[self.partner_of(place)].bids)
            shown = (ANSWER if answers else OPENING) + 9 * direct + 4 * (level - 1 - direct)
            if first:
                picture.strength = shown if answers else max(picture.strength, shown)
        picture.bids.append(step)
        self._share(place)

    def _no_trumps(self, picture: Picture, level: int) -> None:
        """Learn from «без козырей»: three aces at once, two after a pass or a suit."""
        if not picture.spoken:
            picture.aces = 40 if level == 2 else 32
            picture.strength = max(picture.strength, 46 if level == 2 else 40)
        else:
            picture.aces = max(picture.aces, 20)
            picture.strength = max(picture.strength, 30)

    def _raised(self, place: int, level: int, strain: int) -> None:
        """Learn from a raise of the partner's suit: enough to make it with what he has shown."""
        picture = self.of[place]
        picture.lengths[strain] = max(picture.lengths[strain], RAISING_LENGTH)
        missing = 10 * (6 + level) + MARGIN - self.tricks(place, strain)
        if missing > 0:
            picture.strength += missing

    def _repeated(self, place: int, level: int, strain: int) -> None:
        """Learn from a suit named again: more of it, or more beside it."""
        picture = self.of[place]
        picture.lengths[strain] = min(70, picture.lengths[strain] + 4)
        if self.of[self.partner_of(place)].bids and self._last_of(place) != strain:
            return
        missing = 10 * (6 + level) + MARGIN - self.tricks(place, strain)
        if missing > 0:
            picture.strength += missing

    def _last_of(self, place: int) -> int:
        """Return the strain that the partner of a place named last."""
        bids = self.of[self.partner_of(place)].bids
        return strain_of(bids[-1]) if bids else -1

    def _share(self, place: int) -> None:
        """Keep the lengths of a hand at thirteen cards."""
        lengths = self.of[place].lengths
        fixed = [suit for suit in range(4) if lengths[suit] > AVERAGE_LENGTH + 2]
        rest = [suit for suit in range(4) if suit not in fixed]
        if rest:
            left = max(0, 130 - sum(lengths[suit] for suit in fixed))
            for suit in rest:
                lengths[suit] = left // len(rest)

    def tricks(self, place: int, strain: int) -> int:
        """Return how many tricks the side of a place seems to have, in tenths."""
        one, two = self.of[place], self.of[self.partner_of(place)]
        if strain == NO_TRUMP:
            return NO_TRUMP_BASE + one.strength + two.strength
        trumps = trumps_worth(one.lengths[strain], two.lengths[strain])
        return SUIT_BASE + one.strength + two.strength + trumps + 2 * SHAPE
