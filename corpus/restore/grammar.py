"""Grammar as classes of forms: which kinds of forms stand beside each other, learned on the scan itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import chain
from typing import Any

import numpy as np
import numpy.typing as npt

from corpus.restore.candidates import DASH, NUMBER, SPECK, UNREAD
from corpus.restore.lexicon import morphology

Matrix = npt.NDArray[np.float32]
Shorts = npt.NDArray[np.int16]

ODD = frozenset(("Abbr", "Surn", "Patr", "Erro", "Name", "Geox", "Orgn", "Trad", "Slng", "Dist", "Infr"))
"""Grammemes of forms that a book of rules hardly holds."""

ODD_COST = -2.5
STOP = "."
"""What stands before the first word of a sentence."""

SPECIAL = (STOP, NUMBER, DASH, SPECK, UNREAD)
CLASSES = 400
MOST = 8
"""How many classes a form may belong to."""

SMOOTHING = 12.0
GENERAL, GENERAL_LEAST = 0.2, 6
"""What a case of general prose is worth, and from how many cases on a pair of its words teaches though none of them was scanned."""


class Grammar:
    """Forms by number, the classes of each, and how classes follow each other."""

    def __init__(self) -> None:
        self._names: dict[str, int] = {name: number for number, name in enumerate((*SPECIAL, "Latin"))}
        self.number: dict[str, int] = {}
        self._classes: list[list[int]] = []
        self._odd: list[float] = []
        self.ratio: Matrix = np.ones((CLASSES, CLASSES), np.float32)
        self.skip: Matrix = np.ones((CLASSES, CLASSES), np.float32)
        for name in SPECIAL:
            self.of(name)

    def of(self, form: str) -> int:
        """Number a form, finding its classes at the first time."""
        number = self.number.get(form)
        if number is None:
            number = self.number[form] = len(self._classes)
            classes, odd = self._found(form)
            self._classes.append(classes)
            self._odd.append(odd)
        return number

    def oddity(self, form: str) -> float:
        """Weigh how unlikely the form is in a book of rules: names, abbreviations, slips."""
        return self._odd[self.of(form)]

    def _found(self, form: str) -> tuple[list[int], float]:
        if form in SPECIAL:
            return [self._names[form]], 0.0
        if not form.isalpha() or form.isascii():
            return [self._names["Latin"]], 0.0
        tags = morphology().tag(form)
        plain = [tag for tag in tags if not ODD & tag.grammemes]
        names = {_name(tag) for tag in plain or tags}
        found = sorted(min(self._names.setdefault(name, len(self._names)), CLASSES - 1) for name in sorted(names))[:MOST]
        return found, 0.0 if plain or not tags else ODD_COST

    def table(self) -> Shorts:
        """Give the classes of every form, filled up with -1."""
        table = np.full((len(self._classes), MOST), -1, np.int16)
        for number, classes in enumerate(self._classes):
            table[number, : len(classes)] = classes
        return table

    def light(self) -> npt.NDArray[np.bool_]:
        """Say of every form whether agreement reaches across it: conjunctions, particles, prepositions, numbers."""
        numbers = {
            number
            for name, number in self._names.items()
            if name.split()[:1] in (["CONJ"], ["PRCL"], ["PREP"], ["NUMR"], ["ADJF"], [NUMBER])
        }
        return np.array([any(each in numbers for each in classes) for classes in self._classes], np.bool_)

    def light_forms(self, forms: Iterable[str]) -> set[str]:
        """Give those of the forms across which agreement reaches."""
        numbers = {form: self.of(form) for form in forms}
        light = self.light()
        return {form for form, number in numbers.items() if light[number]}

    def learn(
        self,
        pairs: Iterable[tuple[str, str, float]],
        across: Iterable[tuple[str, str, float]],
        general: Mapping[tuple[str, str], int],
    ) -> None:
        """Learn how the classes follow each other, from neighbours and from words with a light one between, with their weights."""
        prose = (
            (left, right, GENERAL * count)
            for (left, right), count in general.items()
            if count >= GENERAL_LEAST or (left in self.number and right in self.number)
        )
        self.ratio = self._ratio(chain(pairs, prose))
        self.skip = self._ratio(across)

    def _ratio(self, pairs: Iterable[tuple[str, str, float]]) -> Matrix:
        """Compare how often classes are met together with how often chance would have it."""
        joint = np.zeros((CLASSES, CLASSES), np.float64)
        for left, right, weight in pairs:
            before, behind = self._classes[self.of(left)], self._classes[self.of(right)]
            part = weight / max(1, len(before) * len(behind))
            for one in before:
                for other in behind:
                    joint[one, other] += part
        total = joint.sum()
        before_share = (joint.sum(1) + 0.5) / (total + 0.5 * CLASSES)
        behind_share = (joint.sum(0) + 0.5) / (total + 0.5 * CLASSES)
        expected = np.outer(before_share, behind_share) * total
        relation = self._relations()
        seen = np.bincount(relation.ravel(), joint.ravel())
        awaited = np.bincount(relation.ravel(), expected.ravel())
        coarse = ((seen + SMOOTHING) / (awaited + SMOOTHING))[relation]
        return np.asarray((joint + SMOOTHING * coarse) / (expected + SMOOTHING), np.float32)

    def _relations(self) -> npt.NDArray[np.int64]:
        """Number the kinds of relation between classes: parts of speech, and what agrees of case, number and gender."""
        names: dict[tuple[str, ...], int] = {}
        marks = [_marks(name) for name in self._names]
        relation = np.zeros((CLASSES, CLASSES), np.int64)
        names[()] = 0
        for one, before in enumerate(marks[:CLASSES]):
            for other, behind in enumerate(marks[:CLASSES]):
                agree = tuple(
                    "" if not (a or b) else b if not a else a if not b else "=" if a == b else "≠"
                    for a, b in zip(before[1:], behind[1:], strict=True)
                )
                relation[one, other] = names.setdefault((before[0], behind[0], *agree), len(names))
        return relation


CASES = {"nomn", "gent", "datv", "accs", "ablt", "loct", "voct", "gen2", "acc2", "loc2"}
NUMBERS = {"sing", "plur"}
GENDERS = {"masc", "femn", "neut"}


def _marks(name: str) -> tuple[str, str, str, str]:
    """Split the name of a class: the rest, case, number, gender."""
    parts = name.split()
    pick = [next((part for part in parts if part in group), "") for group in (CASES, NUMBERS, GENDERS)]
    return " ".join(part for part in parts if part not in pick), pick[0], pick[1], pick[2]


def _name(tag: Any) -> str:
    """Name the class of a form: part of speech, case, number, gender, person, tense, mood, voice."""
    return " ".join(
        str(part) for part in (tag.POS, tag.case, tag.number, tag.gender, tag.person, tag.tense, tag.mood, tag.voice) if part
    )
