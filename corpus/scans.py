"""What is kept of a scan: no text, only the shape of every line and how much of it can be read.

`corpus/scanned/KEY.tsv` has a row a line: a checksum of the lengths of its words, how many words it has, how many of them are doubtful and how
many unread. By the shapes the page recognises an owner's file; the counts are drawn by page and exported. `restore --record` writes it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from corpus.model import Span

FOLDER = Path("corpus") / "scanned"
HEAD = "shape\twords\tdoubtful\tunread"
WORD = re.compile(r"[^ \t\r\f\v\u00a0]+")


@dataclass(frozen=True, slots=True)
class ScanLine:
    """A line of a scan: the checksum of its shape, its words, how many of them are doubtful, how many of these unread."""

    shape: int
    words: int
    doubtful: int
    unread: int


@dataclass(frozen=True, slots=True)
class Legibility:
    """How much of some lines can be read."""

    words: int
    doubtful: int
    unread: int

    @property
    def share(self) -> float:
        """Give the share of words that are read for sure."""
        return 1 - self.doubtful / self.words if self.words else 1.0


def shape(line: str) -> int:
    """Give a checksum of sixteen bits of the lengths of a line's words; an empty line has 0. `widgets/src/scan/shape.ts` does the same."""
    lengths = [min(len(word), 255) for word in WORD.findall(line)]
    if not lengths:
        return 0
    value = 2166136261
    for length in lengths:
        value = (value ^ length) * 16777619 & 0xFFFFFFFF
    return (value >> 16 ^ value & 0xFFFF) or 1


def load_scans(root: Path) -> dict[str, list[ScanLine]]:
    """Read what is kept of every scan."""
    found = {}
    for path in sorted((root / FOLDER).glob("*.tsv")):
        rows = path.read_text("utf-8").splitlines()[1:]
        found[path.stem] = [ScanLine(int(row[0], 16), *map(int, row[1:])) for row in (line.split("\t") for line in rows)]
    return found


def write_scan(root: Path, key: str, lines: Iterable[ScanLine]) -> None:
    """Write what is kept of one scan."""
    rows = [f"{line.shape:04x}\t{line.words}\t{line.doubtful}\t{line.unread}" for line in lines]
    path = root / FOLDER / f"{key}.tsv"
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join([HEAD, *rows]) + "\n", encoding="utf-8")


def legibility(lines: Sequence[ScanLine]) -> Legibility:
    """Add up how much of some lines can be read."""
    return Legibility(sum(one.words for one in lines), sum(one.doubtful for one in lines), sum(one.unread for one in lines))


def of_span(scans: dict[str, list[ScanLine]], span: Span) -> Legibility:
    """Say how much of the lines of a rule can be read."""
    return legibility(scans.get(span.source, [])[span.first - 1 : span.last])


def by_page(lines: Sequence[ScanLine], starts: Sequence[tuple[int, int]]) -> list[tuple[int, Legibility]]:
    """Say for every page how much of it can be read; `starts` are pairs of first line and page."""
    found = []
    for number, (first, page) in enumerate(starts):
        last = starts[number + 1][0] - 1 if number + 1 < len(starts) else len(lines)
        found.append((page, legibility(lines[first - 1 : last])))
    return found
