"""What was found and looked at: how a rule's wording departs from its lines without departing from their sense.

A figure, card or suit that differs is explained by the rule's own line `collated:`, which names it. How many negations and
choices a sentence has, and which terms it uses, follows from how it is built: for these the record keeps the differences, so that a «не» lost
later shows.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from corpus.collate.compare import COUNTS, ORDER, Collated, Difference
from corpus.collate.figures import TERM

FILE = Path("corpus") / "collated.tsv"
MISREAD = Path("corpus") / "misread.tsv"
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
        f"{each.rule.id}\t{difference}" for each in collated for difference in each.differences if of_wording(difference)
    )
    (root / FILE).write_text("\n".join([HEAD, *lines]) + "\n", encoding="utf-8")
    return len(lines)


def load_misread(root: Path) -> Record:
    """Read the places that were looked at in the book itself: figures that the restorer saw where a word stands, or did not see."""
    path = root / MISREAD
    found: dict[str, set[str]] = {}
    if path.exists():
        for line in path.read_text("utf-8").splitlines()[1:]:
            name, difference, _stands = line.split("\t")
            found.setdefault(name, set()).add(difference)
    return {name: frozenset(differences) for name, differences in found.items()}


def of_wording(difference: Difference) -> bool:
    """Say whether a difference lies in how a sentence is built and which of its words it uses, not in what it says."""
    return difference.what in {COUNTS, ORDER} or difference.kind == TERM


def explained_by(difference: Difference, collated: Collated, record: Record, misread: Record | None = None) -> str:
    """Say what explains a difference: the rule's line, the record, a doubt of the scan, or nothing."""
    if misread and str(difference) in misread.get(collated.rule.id, frozenset()):
        return "сомнение скана, место прочитано глазами"
    if of_wording(difference):
        return "построение фразы" if str(difference) in record.get(collated.rule.id, frozenset()) else ""
    if _names(collated.rule.collated, difference):
        return "строка правила"
    return "сомнение скана" if difference.doubt else ""


def _names(line: str, difference: Difference) -> bool:
    """Say whether the line of a rule names the figure."""
    from corpus.collate.figures import figures

    return any(figure.kind == difference.kind and figure.value == difference.value for figure in figures([(line, 1.0)]))
