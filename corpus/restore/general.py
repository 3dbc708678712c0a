"""General Russian: which words stand beside which, counted on prose that has nothing to do with any scan.

`pairs.tsv.gz` was counted on Russian packages of Debian (fortunes, handbooks and help texts of LibreOffice, GIMP and others, the rules of
the desktop's patiences): about a million words. It is made anew by `python -m corpus.restore.general FILE…` from any plain or HTML texts.
"""

from __future__ import annotations

import gzip
import html
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from corpus.restore.candidates import DASH, NUMBER
from corpus.restore.letters import folded

FILE = "pairs.tsv.gz"
STOP = "."
LEAST = 2
"""Pairs met more seldom are left out: what they weigh goes to the words as such."""

BLOCK = re.compile(r"</(?:p|li|h\d|td|div|tr|para|title)>")
SENTENCE = re.compile(r"[.!?]\s*\n|(?<=[.!?;])\s|\f")
PIECE = re.compile(r"[а-я]+|\d+|[a-z]+|[^\s\w]")


@dataclass(frozen=True, slots=True)
class General:
    """How often words stand, and stand after each other, in general prose."""

    words: Mapping[str, int]
    after: Mapping[tuple[str, str], int]


@cache
def load() -> General:
    """Load the counts."""
    words: dict[str, int] = {}
    after: dict[tuple[str, str], int] = {}
    text = gzip.decompress(files("corpus.restore").joinpath(FILE).read_bytes()).decode("utf-8")
    for line in text.splitlines():
        left, right, count = line.split("\t")
        if right:
            after[left, right] = int(count)
        else:
            words[left] = int(count)
    return General(words, after)


def sentences(text: str) -> Iterator[list[str]]:
    """Split a text into sentences of words; a number is one word, other languages and marks are none."""
    text = html.unescape(re.sub(r"<[^>]+>", " ", BLOCK.sub("\f", re.sub(r"(?s)<(script|style).*?</\1>", " ", text))))
    for part in SENTENCE.split(folded(text)):
        pieces = PIECE.findall(part)
        russian = sum("а" <= piece[0] <= "я" for piece in pieces)
        if russian >= 3 and russian * 2 >= len(pieces):
            yield [
                NUMBER if piece[0].isdigit() else DASH if piece in "—–" else piece
                for piece in pieces
                if piece[0].isdigit() or "а" <= piece[0] <= "я" or piece in "—–"
            ]


def counted(texts: Iterable[str]) -> tuple[Counter[str], Counter[tuple[str, str]]]:
    """Count words and neighbours, each sentence once however often it stands."""
    words: Counter[str] = Counter()
    after: Counter[tuple[str, str]] = Counter()
    seen: set[tuple[str, ...]] = set()
    for text in texts:
        for sentence in sentences(text):
            if tuple(sentence) in seen:
                continue
            seen.add(tuple(sentence))
            before = STOP
            words[STOP] += 1
            for word in sentence:
                words[word] += 1
                after[before, word] += 1
                before = word
    return words, after


def write(words: Mapping[str, int], after: Mapping[tuple[str, str], int], path: Path) -> None:
    """Write the counts of the pairs that were met often enough, and of the words that they begin with."""
    kept = {pair: count for pair, count in after.items() if count >= LEAST}
    rows = [f"{word}\t\t{words[word]}" for word in sorted({left for left, _ in kept})]
    rows += [f"{left}\t{right}\t{count}" for (left, right), count in sorted(kept.items())]
    path.write_bytes(gzip.compress(("\n".join(rows) + "\n").encode(), 9, mtime=0))


if __name__ == "__main__":
    given = (Path(name).read_text("utf-8", errors="ignore") for name in sys.argv[1:])
    write(*counted(given), Path(__file__).with_name(FILE))
