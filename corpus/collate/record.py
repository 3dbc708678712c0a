"""What was found and looked at: how a rule departs from its lines without departing from their sense.

Every such difference is named by the rule's own line `collated:` with the reason. A figure, card or suit that only one side has is
explained by a line that names it. A difference of wording (how often a figure, a «не» or an «или» is named, a term under another name, the order of
a list) stands there with what book and rule count: «не» в книге 3, здесь 1 — «чтобы не истощить» здесь «иначе истощит». So a «не» lost later shows.
"""

from __future__ import annotations

from pathlib import Path

from corpus.collate.compare import COUNTS, LACKS, ORDER, Collated, Difference
from corpus.collate.figures import TERM, figures
from corpus.collated import HEAD, heads

MISREAD = Path("corpus") / "misread.tsv"

Misread = dict[str, frozenset[str]]


def load_misread(root: Path) -> Misread:
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


def head(difference: Difference) -> str:
    """Name a difference of wording as the rule's line names it."""
    if difference.what == ORDER:
        return f"порядок «{difference.value}» в книге иной"
    if difference.kind == TERM:
        there, here = ("есть", "нет") if difference.what == LACKS else ("нет", "есть")
        return f"«{difference.value}» в книге {there}, здесь {here}"
    value, counts = difference.value.rsplit(" ", 1)
    there, here = counts.split("/")
    return f"«{value}» в книге {there}, здесь {here}"


def explained_by(difference: Difference, collated: Collated, misread: Misread | None = None) -> str:
    """Say what explains a difference: the rule's line, a doubt of the scan, or nothing."""
    if misread and str(difference) in misread.get(collated.rule.id, frozenset()):
        return "сомнение скана, место прочитано глазами"
    line = collated.rule.collated
    if head(difference) in heads(line) if of_wording(difference) else _names(line, difference):
        return "строка правила"
    return "сомнение скана" if difference.doubt else ""


def _names(line: str, difference: Difference) -> bool:
    """Say whether the line of a rule names the figure, before what it says of the wording."""
    free = HEAD.split(line, maxsplit=1)[0]
    return any(figure.kind == difference.kind and figure.value == difference.value for figure in figures([(free, 1.0)]))
