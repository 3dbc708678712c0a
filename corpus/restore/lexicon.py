"""Russian word forms with their frequencies, as a trie in flat arrays."""

from __future__ import annotations

import hashlib
import os
import re
import tempfile
from collections.abc import Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import version
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from corpus.restore.letters import CODE, LETTERS, folded

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int32]

FORMAT = 6
"""Part of the name of the stored lexicon: raise it when what is stored changes."""

UNKNOWN_SHARE = 0.004
"""What remains of the frequency of a form that the dictionary of forms does not know: the list was gathered from the web."""

SHORT_FREQUENCY, SHORT_SHARE = 2e-5, 0.02
"""Words of two letters below this frequency are names of letters, cries and abbreviations of the web: what remains of them."""

RELATIVE_FREQUENCY = 2e-8
"""The frequency of a form of a word that stands in the scan in another form."""

SINGLE = frozenset("авикосуя")
"""The words of one letter."""

ABBREVIATIONS = {
    "т": 2e-3,
    "е": 1e-3,
    "д": 1e-3,
    "п": 3e-4,
    "р": 3e-4,
    "к": 3e-4,
    "г": 2e-4,
    "см": 2e-4,
    "коп": 2e-4,
    "пр": 1e-4,
    "руб": 1e-4,
}
"""Abbreviations of common print, with a frequency to start from."""

TERMS = (
    "онер винт преферанс вист вистовать ремиз робер прикуп козырь козырнуть козырять бескозырный ренонс фоска бубны трефы пики черви "
    "туз король дама валет мизер шлем коронка расклад розыгрыш пас спасовать сдача взятка стуколка мушка рамс пикет безик кварта терц "
    "капот понтер банкомет прикупка пуля лева масть одномастный сдающий раздающий партнер очко жетон колода сброс снос снести болван "
    "двойка тройка четверка пятерка шестерка семерка восьмерка девятка десятка марьяж пуант талон кон"
).split()
"""Words of cards that a general list of frequencies holds too low: their dictionary forms."""

TERM_FORMS = "лева левы леве леву левой лев левам левами левах".split()
"""Forms that the dictionary would bend otherwise."""

NUMERALS = (
    "два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать "
    "восемнадцать девятнадцать двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто сто двести триста четыреста пятьсот"
).split()
CARDS = "туз король дама валет десятка девятка восьмерка семерка шестерка пятерка четверка тройка двойка козырь взятка масть бубны трефы пики черви".split()
"""What a book of rules counts and what it counts with: far commoner there than elsewhere."""

COUNTED_FREQUENCY = 1e-4
TERM_FREQUENCY = 4e-6


@dataclass(slots=True)
class Lexicon:
    """A trie of folded forms: the children of a node are contiguous and told by a bit mask."""

    words: list[str]
    general: Floats
    row: dict[str, int] = field(init=False)
    mask: npt.NDArray[np.uint32] = field(init=False)
    first: Ints = field(init=False)
    parent: Ints = field(init=False)
    word_at: Ints = field(init=False)
    best: Floats = field(init=False)
    score: Floats = field(init=False)
    levels: list[tuple[int, int]] = field(init=False)
    _end: Ints = field(init=False)

    def __post_init__(self) -> None:
        self._index()
        self.weigh({}, 0.0)

    def _index(self) -> None:
        """Build the trie of the words, which are sorted."""
        words = self.words
        self.row = {word: number for number, word in enumerate(words)}
        lengths = np.array([len(word) for word in words])
        width = int(lengths.max())
        table = np.frombuffer("".join(word.ljust(width, "\0") for word in words).encode("utf-16-le"), np.uint16).reshape(
            len(words), width
        )
        codes = np.zeros(0x460, np.int64)
        for letter in LETTERS:
            codes[ord(letter)] = CODE[letter]
        same = table[1:] == table[:-1]
        shared = np.concatenate(([0], np.where(same.all(1), width, same.argmin(1))))
        parents, labels = [np.zeros(1, np.int64)], [np.zeros(1, np.int64)]
        node = np.zeros(len(words), np.int64)
        end = np.zeros(len(words), np.int64)
        total, self.levels = 1, []
        for depth in range(1, width + 1):
            new = (lengths >= depth) & (shared < depth)
            parents.append(node[new])
            labels.append(codes[table[new, depth - 1]])
            node = np.where(lengths >= depth, total + np.cumsum(new) - 1, node)
            self.levels.append((total, total + int(new.sum())))
            total += int(new.sum())
            end[lengths == depth] = node[lengths == depth]
        parent, label = np.concatenate(parents), np.concatenate(labels)
        self.parent = parent.astype(np.int32)
        self.first = (np.searchsorted(parent[1:], np.arange(total + 1)) + 1).astype(np.int32)
        mask = np.zeros(total, np.uint32)
        np.bitwise_or.at(mask, parent[1:], (np.uint32(1) << label[1:].astype(np.uint32)))
        self.mask = mask
        self.word_at = np.full(total, -1, np.int32)
        self.word_at[end] = np.arange(len(words), dtype=np.int32)
        self._end = end.astype(np.int32)

    def weigh(self, counts: Mapping[str, float], weight: float) -> None:
        """Mix the general frequencies with counts of the text at hand, and renew the look-ahead."""
        known = {self.row[word]: count for word, count in counts.items() if word in self.row}
        total = sum(known.values())
        share = self.general * (1 - weight if total else 1.0)
        for number, count in known.items():
            share[number] += weight * count / total
        self.score = np.log(share)
        best = np.full(len(self.parent), -99.0)
        best[self._end] = self.score
        for start, stop in reversed(self.levels):
            np.maximum.at(best, self.parent[start:stop], best[start:stop])
        self.best = best

    @classmethod
    def of(cls, share: Mapping[str, float]) -> Lexicon:
        """Make a lexicon of forms and how frequent they are."""
        words = sorted(share)
        return cls(words, _shares(share[word] for word in words))

    def relatives(self, words: Iterable[str]) -> dict[str, float]:
        """Give the forms of the words that are not in the lexicon, as rare ones."""
        forms: dict[str, float] = {}
        for word in words:
            for parse in morphology().parse(word)[:1]:
                for form in parse.lexeme:
                    short = folded(form.word)
                    if short not in self.row and short.isalpha() and set(short) <= set(LETTERS) and len(short) < 25:
                        forms[short] = RELATIVE_FREQUENCY
        return forms

    def kin(self, words: Mapping[str, float]) -> dict[str, float]:
        """Give to all forms of words an equal part of how often the words stand."""
        forms: dict[str, float] = {}
        for word, count in words.items():
            lexeme = _lexeme(word)
            for form in lexeme:
                forms[form] = forms.get(form, 0.0) + count / len(lexeme)
        return forms

    def extended(self, forms: Mapping[str, float]) -> Lexicon:
        """Add forms with a general frequency each; those that are there keep the higher one."""
        share = dict(zip(self.words, self.general.tolist(), strict=True))
        for word, value in forms.items():
            share[word] = max(share.get(word, 0.0), value)
        return Lexicon.of(share)


def _shares(values: Iterable[float]) -> Floats:
    shares = np.array(list(values))
    return np.asarray(shares / shares.sum(), np.float64)


def _gathered() -> dict[str, float]:
    """Gather forms from the list of frequencies, judged by the dictionary of forms."""
    import wordfreq

    known = morphology().word_is_known
    plain = re.compile("[а-яё]{1,24}")
    share: dict[str, float] = {}
    for word, frequency in wordfreq.get_frequency_dict("ru", wordlist="large").items():
        if not plain.fullmatch(word) or (len(word) == 1 and word not in SINGLE):
            continue
        short = folded(word)
        if len(word) == 2 and frequency < SHORT_FREQUENCY:
            frequency *= SHORT_SHARE
        share[short] = share.get(short, 0.0) + (frequency if known(word) else frequency * UNKNOWN_SHARE)
    for term in TERMS:
        for form in morphology().parse(term)[0].lexeme:
            short = folded(form.word)
            share[short] = share.get(short, 0.0) + TERM_FREQUENCY
    for word in (*NUMERALS, *CARDS):
        for short in sorted({folded(form.word) for form in morphology().parse(word)[0].lexeme}):
            share[short] = share.get(short, 0.0) + COUNTED_FREQUENCY
    for form in TERM_FORMS:
        share[form] = share.get(form, 0.0) + TERM_FREQUENCY
    for word, frequency in ABBREVIATIONS.items():
        share[word] = max(share.get(word, 0.0), frequency)
    return share


@cache
def _lexeme(word: str) -> tuple[str, ...]:
    """Give the forms of a word's likeliest lexeme; a word that does not bend has none."""
    if len(word) < 3 or not word.isalpha() or word.isascii():
        return ()
    forms = sorted({folded(form.word) for parse in morphology().parse(word)[:1] for form in parse.lexeme})
    return tuple(forms) if len(forms) > 1 else ()


@cache
def counted_forms() -> frozenset[str]:
    """Give the forms of the words that a book of rules counts with: numerals and cards."""
    return frozenset(folded(form.word) for word in (*NUMERALS, *CARDS) for form in morphology().parse(word)[0].lexeme)


@cache
def morphology() -> Any:
    """Open the dictionary of forms, once."""
    import pymorphy3

    return pymorphy3.MorphAnalyzer()


def _stored_at() -> Path:
    """Name the file of the gathered lexicon, by the versions of what it is gathered from."""
    parts = [
        str(FORMAT),
        *(version(name) for name in ("wordfreq", "pymorphy3-dicts-ru")),
        *TERMS,
        *TERM_FORMS,
        repr(ABBREVIATIONS),
    ]
    name = hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "zelenoe-sukno" / f"lexicon-{name}.tsv"


def load() -> Lexicon:
    """Load the lexicon, gathering it the first time; without a place to store it, it is gathered each time."""
    path = _stored_at()
    try:
        pairs = [line.split("\t") for line in path.read_text("utf-8").splitlines()]
        share = {word: float(value) for word, value in pairs}
    except (OSError, ValueError):
        # in a process of its own: what gathering needs is given back before anything is read
        with ProcessPoolExecutor(1, get_context("spawn")) as apart:
            gathered = apart.submit(_gathered).result()
        share = {word: float(f"{value:.4g}") for word, value in gathered.items()}
        _store(path, "".join(f"{word}\t{share[word]:.4g}\n" for word in sorted(share)))
    return Lexicon.of(share)


def _store(path: Path, text: str) -> None:
    """Write a file whole or not at all; a place that cannot be written is no failure."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, delete=False) as file:
            file.write(text)
        os.replace(file.name, path)
    except OSError:
        return
