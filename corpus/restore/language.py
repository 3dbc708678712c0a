"""The language of the scan, and the likeliest sequence of readings under it."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from corpus.restore.candidates import Candidate
from corpus.restore.compiled import compiled
from corpus.restore.general import General
from corpus.restore.grammar import MOST, STOP, Grammar, Matrix, Shorts
from corpus.restore.lexicon import ABBREVIATIONS

Floats = npt.NDArray[np.float64]
Longs = npt.NDArray[np.int64]

BETA = 4.0
"""What the general likelihood of a word is worth against the counted neighbours, in cases, beside those met once."""

GENERAL = 4.0
"""The same against the neighbours of general prose."""

AGREEMENT = 1.2
"""The weight of grammar beside that of words."""

ENDS = (".", "!", "?")
MOST_CANDIDATES = 9
GAMMA = 1.0
"""What two words weigh against three, in cases, beside those met once."""

BEFORE_MARK, AFTER_MARK = 1.5, 0.5
"""How much more a word before a mark agrees with the one before it, and how much less one behind a mark."""

SKIPPED = 0.5
"""The weight of agreement across a light word between."""


def context(candidate: Candidate) -> str:
    """Name what a candidate is to the word after it: itself, or the end of a sentence."""
    ended = candidate.after.rstrip(")»“")[-1:] in ENDS and len(candidate.key) > 1 and candidate.key not in ABBREVIATIONS
    return STOP if ended else candidate.key


@dataclass(slots=True)
class Language:
    """Counts of words and of neighbours, and the grammar of the scan."""

    grammar: Grammar
    words: Mapping[str, float] = field(default_factory=dict)
    after: Mapping[tuple[str, str], float] = field(default_factory=dict)
    third: Mapping[tuple[str, str, str], float] = field(default_factory=dict)
    general: General = field(default_factory=lambda: General({}, {}))

    def choose(
        self, columns: Sequence[Sequence[Candidate]], runs: Sequence[Sequence[int]], power: float
    ) -> tuple[Longs, Floats, Floats]:
        """Choose for every run of column numbers the likeliest sequence.

        Gives the choices, run after run, how sure each is, and how likely every candidate is in its place.
        """
        number = self.grammar.of
        flat = [candidate for column in columns for candidate in column]
        starts = np.cumsum([0, *(len(column) for column in columns)]).astype(np.int64)
        cores: dict[str, int] = {}
        keys = np.array([number(each.key) for each in flat], np.int64)
        contexts = np.array([number(context(each)) for each in flat], np.int64)
        core = np.array([cores.setdefault(each.core, len(cores)) for each in flat], np.int64)
        channel = np.array([each.channel + each.whole for each in flat])
        model = np.array([each.model for each in flat])
        marked = np.array([each.after != "" for each in flat])
        classes = self.grammar.table()
        forms = len(classes)
        known = self.grammar.number
        own = _neighbours(self.words, self.after, known, forms, BETA)
        general = _neighbours(self.general.words, self.general.after, known, forms, GENERAL)
        triples = sorted(
            (known[left] * forms + known[middle], known[right], count)
            for (left, middle, right), count in self.third.items()
            if left in known and middle in known and right in known
        )
        third = (
            np.array([key for key, _, _ in triples], np.int64),
            np.array([right for _, right, _ in triples], np.int64),
            np.array([count for _, _, count in triples], np.float64),
        )
        sequence = np.array([column for run in runs for column in run], np.int64)
        ends = np.cumsum([0, *(len(run) for run in runs)]).astype(np.int64)
        chosen = np.zeros(len(sequence), np.int64)
        sure = np.zeros(len(sequence))
        likely = np.zeros((len(sequence), MOST_CANDIDATES))
        grammar = (classes, self.grammar.ratio, self.grammar.skip, self.grammar.light())
        _choose(
            sequence,
            ends,
            starts,
            (keys, contexts, core, marked),
            (channel, model),
            own,
            general,
            grammar,
            third,
            power,
            number(STOP),
            chosen,
            sure,
            likely,
        )
        return chosen, sure, likely


Neighbours = tuple[Floats, Floats, Longs, Floats]
"""Counts of forms, what of them goes to words as such, the pairs as sorted numbers, their counts."""

GrammarData = tuple[Shorts, Matrix, Matrix, npt.NDArray[np.bool_]]


def _neighbours(
    words: Mapping[str, float], after: Mapping[tuple[str, str], float], known: Mapping[str, int], forms: int, least: float
) -> Neighbours:
    """Put counts of words and pairs into arrays; the mass of pairs that are not kept goes to the words as such."""
    counts, rest = np.zeros(forms), np.zeros(forms)
    for word, count in words.items():
        if word in known:
            counts[known[word]] = rest[known[word]] = count
    pairs = []
    for (left, right), count in after.items():
        if left in known:
            rest[known[left]] -= count
            if right in known:
                pairs.append((known[left] * forms + known[right], float(count)))
    pairs.sort()
    rest = np.maximum(rest, 0.0) + least
    return (
        counts + least,
        rest,
        np.array([key for key, _ in pairs], np.int64),
        np.array([count for _, count in pairs], np.float64),
    )


@compiled
def _agree(left: int, right: int, classes: Shorts, ratio: Matrix) -> float:
    """Weigh how well two forms stand beside each other, over the classes that each may belong to."""
    total, cases = 0.0, 0
    for one in range(MOST):
        before = classes[left, one]
        if before < 0:
            break
        for other in range(MOST):
            behind = classes[right, other]
            if behind < 0:
                break
            total += ratio[before, behind]
            cases += 1
    return math.log(total / cases) if cases else 0.0


@compiled
def _pair(left: int, right: int, data: Neighbours) -> float:
    """Give how often a form was met after another."""
    counts, _rest, keys, pairs = data
    key = left * len(counts) + right
    row = np.searchsorted(keys, key)
    return float(pairs[row]) if row < len(keys) and keys[row] == key else 0.0


@compiled
def _follows(left: int, right: int, model: float, own: Neighbours, general: Neighbours) -> float:
    """Weigh a form after another: neighbours of the scan, then of general prose, then the form as such."""
    share = math.exp(max(model, -40.0))
    for counts, rest, keys, pairs in (general, own):
        key = left * len(counts) + right
        row = np.searchsorted(keys, key)
        met = float(pairs[row]) if row < len(keys) and keys[row] == key else 0.0
        share = (met + rest[left] * share) / counts[left]
    return math.log(share)


@compiled
def _together(left: int, middle: int, own: Neighbours, third: tuple[Longs, Longs, Floats]) -> tuple[int, int, float, float]:
    """Find what was met after two forms: first and last row, how often the two were met, what of it goes to the second form alone."""
    keys, _rights, counts = third
    met = _pair(left, middle, own)
    if met <= 0.0:
        return 0, 0, 0.0, 0.0
    key = left * len(own[0]) + middle
    first = np.searchsorted(keys, key)
    row, total = first, 0.0
    while row < len(keys) and keys[row] == key:
        total += counts[row]
        row += 1
    met = max(met, total)
    return int(first), int(row), met + GAMMA, met - total + GAMMA


@compiled
def _third(right: int, plain: float, rows: tuple[int, int, float, float], third: tuple[Longs, Longs, Floats]) -> float:
    """Weigh a form after two others that were met together, against what it weighs after one."""
    first, last, met, rest = rows
    seen = 0.0
    for row in range(first, last):
        if third[1][row] == right:
            seen = third[2][row]
            break
    return math.log((seen * math.exp(-max(plain, -40.0)) + rest) / met)


@compiled
def _added(one: float, other: float) -> float:
    """Add two weights that are logarithms; what is far below the other adds nothing."""
    high, low = max(one, other), min(one, other)
    return high if low < high - 30.0 else high + math.log1p(math.exp(low - high))


@compiled
def _choose(
    sequence: Longs,
    ends: Longs,
    starts: Longs,
    names: tuple[Longs, Longs, Longs, npt.NDArray[np.bool_]],
    weights: tuple[Floats, Floats],
    own: Neighbours,
    general: Neighbours,
    grammar: GrammarData,
    third: tuple[Longs, Longs, Floats],
    power: float,
    stop: int,
    chosen: Longs,
    sure: Floats,
    likely: Floats,
) -> None:
    """Run Viterbi and forward-backward over pairs of neighbours, in every run."""
    keys, contexts, core, marked = names
    channel, model = weights
    classes, ratio, skip, light = grammar
    for run in range(len(ends) - 1):
        begin, length = ends[run], ends[run + 1] - ends[run]
        if length == 0:
            continue
        best = np.full((length, MOST_CANDIDATES, MOST_CANDIDATES), -1e18)
        forward = np.full((length, MOST_CANDIDATES, MOST_CANDIDATES), -1e18)
        behind = np.zeros((length, MOST_CANDIDATES, MOST_CANDIDATES))
        back = np.zeros((length, MOST_CANDIDATES, MOST_CANDIDATES), np.int8)
        steps = np.zeros((length, MOST_CANDIDATES, MOST_CANDIDATES, MOST_CANDIDATES))
        size = np.ones(length, np.int64)
        plain, beside = np.zeros(MOST_CANDIDATES), np.zeros(MOST_CANDIDATES)
        for place in range(length):
            size[place] = starts[sequence[begin + place] + 1] - starts[sequence[begin + place]]
        for place in range(length):
            at = starts[sequence[begin + place]]
            middle_at = starts[sequence[begin + place - 1]] if place else 0
            left_at = starts[sequence[begin + place - 2]] if place > 1 else 0
            middles = size[place - 1] if place else 1
            lefts = size[place - 2] if place > 1 else 1
            apart = np.full((MOST_CANDIDATES, MOST_CANDIDATES), 1e9)
            for middle in range(middles):
                near = contexts[middle_at + middle] if place else stop
                weighed = power * AGREEMENT * (AFTER_MARK if place and marked[middle_at + middle] else 1.0)
                for right in range(size[place]):
                    key = keys[at + right]
                    plain[right] = _follows(near, key, model[at + right], own, general)
                    agreed = _agree(near, key, classes, ratio) * (BEFORE_MARK if marked[at + right] else 1.0)
                    beside[right] = weighed * agreed + channel[at + right]
                for left in range(lefts):
                    far = contexts[left_at + left] if place > 1 else stop
                    rows = _together(far, near, own, third) if place else (0, 0, 0.0, 0.0)
                    way_here = best[place - 1, left, middle] if place else 0.0
                    total_here = forward[place - 1, left, middle] if place else 0.0
                    for right in range(size[place]):
                        key = keys[at + right]
                        more = plain[right]
                        if rows[2] > 0.0:
                            more += _third(key, plain[right], rows, third)
                        if place and light[near]:
                            if apart[left, right] > 1e8:
                                apart[left, right] = SKIPPED * _agree(far, key, classes, skip)
                            more += apart[left, right]
                        step = power * more + beside[right]
                        steps[place, left, middle, right] = step
                        if step + way_here > best[place, middle, right]:
                            best[place, middle, right] = step + way_here
                            back[place, middle, right] = left
                        forward[place, middle, right] = _added(forward[place, middle, right], step + total_here)
        for place in range(length - 2, -1, -1):
            for left in range(size[place - 1] if place else 1):
                for middle in range(size[place]):
                    total = -1e18
                    for right in range(size[place + 1]):
                        total = _added(total, steps[place + 1, left, middle, right] + behind[place + 1, middle, right])
                    behind[place, left, middle] = total
        top, left, pick = -1e18, 0, 0
        for one in range(size[length - 2] if length > 1 else 1):
            for other in range(size[length - 1]):
                if best[length - 1, one, other] > top:
                    top, left, pick = best[length - 1, one, other], one, other
        for place in range(length - 1, -1, -1):
            at = starts[sequence[begin + place]]
            everything = -1e18
            for one in range(size[place - 1] if place else 1):
                for other in range(size[place]):
                    everything = _added(everything, forward[place, one, other] + behind[place, one, other])
            same = 0.0
            for one in range(size[place - 1] if place else 1):
                for other in range(size[place]):
                    weight = math.exp(forward[place, one, other] + behind[place, one, other] - everything)
                    likely[begin + place, other] += weight
                    if core[at + other] == core[at + pick]:
                        same += weight
            chosen[begin + place] = pick
            sure[begin + place] = min(same, 1.0)
            left, pick = int(back[place, left, pick]), left
