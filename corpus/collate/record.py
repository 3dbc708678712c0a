"""What was found and looked at: how a rule's wording departs from its lines without departing from their sense.

A figure, card or suit that differs is explained by the rule's own line `collated:`, which names it. How many negations and
choices a sentence has follows from how it is built: for these the record keeps the two counts, so that a «не» lost later shows.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from corpus.collate.compare import COUNTS, ORDER, Collated, Difference

FILE = Path("corpus") / "collated.tsv"
HEAD = "id\tdifference"

Record = dict[str, frozenset[str]]


def load_record(root: Path) -> Record:
    """Read the record of the edition: for every rule the differences of construction that were met."""
    path = root / FILE
    found: dict[str, set[str]] = {}
    if path.exists():
        for line in path.read_text("utf-8").splitlines()[1:]:
            name, difference = line.split("\t")
            found.setdefault(name, set()).add(difference)
    return {name: frozenset(differences) for name, differences in found.items()}


def write_record(root: Path, collated: Iterable[Collated]) -> int:
    """Write the differences of construction of every rule; return how many there are."""
    lines = sorted(
        f"{each.rule.id}\t{difference}"
        for each in collated
        for difference in each.differences
        if difference.what in {COUNTS, ORDER}
    )
    (root / FILE).write_text("\n".join([HEAD, *lines]) + "\n", encoding="utf-8")
    return len(lines)


def explained_by(difference: Difference, collated: Collated, record: Record) -> str:
    """Say what explains a difference: the rule's line, the record, a doubt of the scan, or nothing."""
    if difference.what in {COUNTS, ORDER}:
        return "построение фразы" if str(difference) in record.get(collated.rule.id, frozenset()) else ""
    if _names(collated.rule.collated, difference):
        return "строка правила"
    return "сомнение скана" if difference.doubt else ""


def _names(line: str, difference: Difference) -> bool:
    """Say whether the line of a rule names the figure."""
    from corpus.collate.figures import figures

    return any(figure.kind == difference.kind and figure.value == difference.value for figure in figures([(line, 1.0)]))
