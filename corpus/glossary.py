"""Find terms of the glossary in a text by the forms of their words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise

from corpus.data import Term

_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")


def folded(text: str) -> str:
    """Fold case and ё, so that words compare as a reader compares them."""
    return " ".join(text.casefold().replace("ё", "е").split())


class Finder:
    """Finds the terms that are shown in one game."""

    def __init__(self, terms: Iterable[Term], game: str) -> None:
        """Index the forms of the terms by their first word."""
        self._by_first: dict[str, list[tuple[tuple[str, ...], Term]]] = {}
        for term in terms:
            if term.games and game not in term.games:
                continue
            for form in {folded(form) for form in (term.base, *term.forms)}:
                words = tuple(_WORD.findall(form))
                if words:
                    self._by_first.setdefault(words[0], []).append((words, term))
        for forms in self._by_first.values():
            forms.sort(key=lambda entry: -len(entry[0]))

    def find(self, text: str) -> Iterator[tuple[int, int, Term]]:
        """Give start, end and term of every use, the longest form first; uses do not overlap."""
        words = [(match.start(), match.end(), folded(match[0])) for match in _WORD.finditer(text)]
        at = 0
        while at < len(words):
            length = 0
            for form, term in self._by_first.get(words[at][2], ()):
                run = words[at : at + len(form)]
                if tuple(word for _, _, word in run) == form and _adjacent(text, run):
                    yield run[0][0], run[-1][1], term
                    length = len(form)
                    break
            at += length or 1


def _adjacent(text: str, run: list[tuple[int, int, str]]) -> bool:
    """Say whether only spaces stand between the words of a run."""
    return all(not text[one[1] : other[0]].strip() for one, other in pairwise(run))
