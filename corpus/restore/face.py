"""The face of the package: lines in, lines out; libraries are loaded when something is read."""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

LIBRARIES = {"numpy": "numpy", "numba": "numba", "wordfreq": "wordfreq", "pymorphy3": "pymorphy3"}
MARKS = re.compile("[⟦⟧]")
CLEAN = 0.6
"""From this share of Cyrillic letters on a text is Russian already."""

MODERN, OLD = "modern", "old"
Progress = Callable[[str, int, int], None]
LISTS = "словари"
"""The stage before the first pass: libraries and lists of words, longest at the first run on a machine."""


@dataclass(frozen=True, slots=True)
class RestoredWord:
    """A word of the output: its text, the signs of the scan, how sure it is, and whether it is marked as doubtful."""

    text: str
    signs: str
    sure: float
    doubtful: bool


@dataclass(frozen=True, slots=True)
class Restored:
    """One scan, restored line for line."""

    lines: list[list[RestoredWord]]
    plain: list[str]
    marked: list[str]


def missing_libraries() -> list[str]:
    """Name the libraries that are not installed."""
    return [name for name, module in LIBRARIES.items() if importlib.util.find_spec(module) is None]


def is_clean(text: str) -> bool:
    """Say whether a text is Russian already."""
    letters = re.findall(r"[^\W\d_]", text)
    return bool(letters) and sum("\u0400" <= letter <= "\u04ff" for letter in letters) >= CLEAN * len(letters)


def strip_marks(text: str) -> str:
    """Take the marks of doubt off."""
    return MARKS.sub("", text)


def quiet(stage: str, done: int, total: int) -> None:
    """Show nothing."""


def restore(scans: Sequence[str], spelling: str = MODERN, progress: Progress | None = None) -> list[Restored]:
    """Restore scans together: each has its own channel, all share the language."""
    shown = progress or quiet
    shown(LISTS, 0, 1)
    from corpus.restore import write
    from corpus.restore.confidence import confidence
    from corpus.restore.layout import clean_lines
    from corpus.restore.reader import Reader

    texts = [clean_lines(scan) for scan in scans]
    reader = Reader(texts, shown, spelling=spelling)
    shown(LISTS, 1, 1)
    result = []
    for reading, lines in zip(reader.read(), texts, strict=True):
        for paragraph in reading:
            for read in paragraph:
                read.sure = confidence(read)
        written = write.write(reading, lines)
        words = [[RestoredWord(word.text, word.signs, word.sure, word.doubtful) for word in line] for line in written]
        result.append(Restored(words, write.plain(written), write.marked(written)))
    return result
