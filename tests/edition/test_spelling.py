"""Spelling: every Russian word of the edition is in the dictionary or in our own list."""

from __future__ import annotations

import re
from pathlib import Path

import pymorphy3
import pytest

ROOT = Path(__file__).resolve().parents[2]
WORD = re.compile(r"[А-Яа-яЁё]+(?:-[А-Яа-яЁё]+)*")
HAND = re.compile(r"[♠♣♦♥][ТКДВ\d]+")
"""Cards of one suit: letters, but no word."""
QUOTED = re.compile(r"(?<=collated:)(?P<said>.*)")
"""An explanation of the collation quotes the book, misread places too: what stands in its quotation marks is not ours."""
ROOTS = "kin.yml"
"""Beginnings and roots of words, by which the collation knows terms: no text."""
OWN = set((ROOT / "corpus/words.txt").read_text(encoding="utf-8").split())
ANALYZER = pymorphy3.MorphAnalyzer()


def known(word: str) -> bool:
    """Tell whether a word is in the dictionary or in our list; a compound where its parts are."""
    if len(word) < 3 or word in OWN or ANALYZER.word_is_known(word):
        return True
    return "-" in word and all(known(part) for part in word.split("-"))


def texts() -> list[Path]:
    found = [*(ROOT / "docs").rglob("*.md"), *(ROOT / "corpus").rglob("*.yml")]
    return sorted(path for path in found if path.name != ROOTS)


def ours(line: str) -> str:
    """Return a line without accents, cards and what an explanation quotes."""
    line = HAND.sub(" ", line.replace("\u0301", ""))
    return QUOTED.sub(lambda found: re.sub("«[^»]*»", " ", found["said"]), line)


@pytest.mark.parametrize("path", texts(), ids=lambda path: str(path.relative_to(ROOT)))
def test_every_word_is_spelt_as_in_the_dictionary(path: Path) -> None:
    unknown = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        words = WORD.findall(ours(line))
        unknown += [f"{number}: {word}" for word in words if not known(word.lower())]
    assert unknown == []


def test_our_own_list_holds_no_word_that_is_never_used() -> None:
    used = {word.lower() for path in texts() for word in WORD.findall(path.read_text(encoding="utf-8"))}
    parts = {part for word in used for part in word.split("-")}
    assert sorted(OWN - used - parts) == []


def test_our_own_list_is_sorted_and_needed() -> None:
    lines = (ROOT / "corpus/words.txt").read_text(encoding="utf-8").split()
    assert lines == sorted(set(lines))
    assert [word for word in lines if ANALYZER.word_is_known(word)] == []


@pytest.mark.parametrize("word", ["козыр", "взядка", "ренонсс", "обьявил"])
def test_a_misspelt_word_is_found(word: str) -> None:
    assert not known(word)
