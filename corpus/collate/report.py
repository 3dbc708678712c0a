"""The report of the collation: what was compared, found, explained, left open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from corpus.collate.compare import Collated, Difference
from corpus.collate.record import Misread, explained_by, head, of_wording
from corpus.collated import heads

GONE = "больше не встречается"
"""What a rule's line explains and is no longer met is open as well: the text, or the reading of its lines, has changed."""


@dataclass(slots=True)
class Tally:
    """Counts of a collation, and what is open."""

    rules: int = 0
    units: int = 0
    figures: int = 0
    differences: int = 0
    mended: list[tuple[str, str]] = field(default_factory=list)
    """The rules whose text was mended because of a difference, with what was wrong."""
    explained: Counter[str] = field(default_factory=Counter)
    open: list[tuple[str, Difference]] = field(default_factory=list)

    def as_json(self) -> dict[str, Any]:
        """Give the counts as data."""
        return {
            "rules": self.rules, "units": self.units, "figures": self.figures, "differences": self.differences,
            "mended": [{"rule": name, "was": was} for name, was in self.mended],
            "explained": dict(sorted(self.explained.items())), "open": [{"rule": name, "difference": _shown(each)} for name, each in self.open],
        }  # fmt: skip

    def as_text(self) -> str:
        """Give the counts as a reader sees them."""
        lines = [
            f"правил сличено: {self.rules}, единиц описи: {self.units}",
            f"чисел, карт, мастей, отрицаний и «или» сравнено: {self.figures}",
            f"расхождений найдено: {self.differences}; исправлено в тексте: {len(self.mended)}",
            *(f"  {name}: {was}" for name, was in self.mended),
            *(f"  объяснено, {reason}: {count}" for reason, count in sorted(self.explained.items())),
            f"открыто: {len(self.open)}",
            *(f"  {name}: {_shown(difference)}" for name, difference in self.open),
        ]
        return "\n".join(lines)


def _shown(difference: Difference) -> str:
    """Name a difference so that it can be taken into the rule's line as it stands."""
    return head(difference) if of_wording(difference) else str(difference)


def tally(collated: Sequence[Collated], misread: Misread | None = None, mended: Iterable[tuple[str, str]] = ()) -> Tally:
    """Count what a collation found."""
    units = sum(1 + len(each.rule.covers) for each in collated)
    result = Tally(rules=len(collated), units=units, mended=list(mended))
    for each in collated:
        result.figures += each.compared
        for difference in each.differences:
            result.differences += 1
            reason = explained_by(difference, each, misread)
            if reason:
                result.explained[reason] += 1
            else:
                result.open.append((each.rule.id, difference))
        met = {head(difference) for difference in each.differences if of_wording(difference)}
        result.open += [
            (each.rule.id, Difference("строка правила", explained, GONE))
            for explained in heads(each.rule.collated)
            if explained not in met
        ]
        read = (misread or {}).get(each.rule.id, frozenset()) - {str(difference) for difference in each.differences}
        result.open += [(each.rule.id, Difference("место книги", place, GONE)) for place in sorted(read)]
    return result
