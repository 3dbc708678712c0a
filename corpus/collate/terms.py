"""Terms beside a scan: which a text names, and by which words the other text may name the same."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import yaml

from corpus.collate.figures import folded
from corpus.data import Term
from corpus.restore.score import distance

FILE = Path("corpus") / "kin.yml"
WORD = re.compile("[а-яёa-z]+")
AGAINST = re.compile("контр-?партн[её]р")
"""The source's word for an opponent, in which its word for a partner stands."""

ENDING = 2
"""Letters at a term's end that bend."""

Words = Iterable[tuple[str, float]]


@dataclass(frozen=True, slots=True)
class Kin:
    """Terms and the parts of words that name the same, in some games or in all."""

    terms: frozenset[str]
    answers: tuple[str, ...]
    games: frozenset[str]


def load_kin(root: Path) -> list[Kin]:
    """Read by which words source and edition name the same."""
    entries = yaml.safe_load((root / FILE).read_text("utf-8"))
    return [
        Kin(frozenset(entry["terms"]), tuple(map(folded, entry["answers"])), frozenset(entry.get("games", ())))
        for entry in entries
    ]


class Terms:
    """The terms of the glossary, each known by its forms in the games that have it."""

    def __init__(self, terms: Iterable[Term], kin: Sequence[Kin]) -> None:
        self._kin = kin
        self._forms: dict[str, list[tuple[str, tuple[str, ...]]]] = {}
        for term in terms:
            for spelled in (term.base, *term.forms):
                if re.fullmatch("[А-ЯЁа-яё]{3,}", spelled):
                    self._forms.setdefault(folded(spelled), []).append((term.base, term.games))

    def named(self, words: Words, game: str) -> set[str]:
        """Name the terms of a game that words name."""
        return {
            base for word in _folded_words(words) for base, games in self._forms.get(word, ()) if not games or game in games
        }

    def answered(self, term: str, words: Words, game: str) -> bool:
        """Say whether words name a term, or what source and edition call by it."""
        parts = [_root(term)]
        for kin in self._kin:
            if term in kin.terms and (not kin.games or game in kin.games):
                parts += kin.answers
        return any(part in word for word in _folded_words(words) for part in parts)

    def misread(self, term: str, words: Words) -> bool:
        """Say whether a word is so near to a term that it may be the term, misread."""
        forms = [form for form, named in self._forms.items() if any(base == term for base, _ in named)]
        near = [
            (word, form) for word in _folded_words(words) if len(word) > 3 for form in forms if abs(len(word) - len(form)) <= 1
        ]
        return any(distance(word, form) <= (1 if len(form) < 6 else 2) for word, form in near)


def _root(term: str) -> str:
    word = folded(term).split()[0]
    return word[: max(3, len(word) - ENDING)]


def _folded_words(words: Words) -> list[str]:
    return [word for text, _ in words for word in WORD.findall(AGAINST.sub("противник", folded(text)))]
