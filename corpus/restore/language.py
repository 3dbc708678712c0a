"""The language of the scan, and the likeliest sequence of readings under it."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from corpus.restore.candidates import Candidate
from corpus.restore.compiled import compiled
from corpus.restore.grammar import MOST, STOP, Grammar, Matrix, Shorts

Floats = npt.NDArray[np.float64]
Longs = npt.NDArray[np.int64]

BETA = 30.0
"""What the general likelihood of a word is worth against the counted neighbours, in cases."""

AGREEMENT = 0.9
"""The weight of grammar beside that of words."""

ENDS = (".", "!", "?")
MOST_CANDIDATES = 9
GAMMA = 3.0
"""What two words weigh against three, in cases."""

SKIPPED = 0.5
"""The weight of agreement across a light word between."""


def context(candidate: Candidate) -> str:
    """Name what a candidate is to the word after it: itself, or the end of a sentence."""
    return STOP if candidate.after[-1:] in ENDS and len(candidate.key) > 2 else candidate.key


@dataclass(slots=True)
class Language:
    """Counts of words and of neighbours, and the grammar of the scan."""

    grammar: Grammar
    words: Mapping[str, float] = field(default_factory=dict)
    after: Mapping[tuple[str, str], float] = field(default_factory=dict)
    third: Mapping[tuple[str, str, str], float] = field(default_factory=dict)

    def choose(
        self, columns: Sequence[Sequence[Candidate]], runs: Sequence[Sequence[int]], power: float
    ) -> tuple[Longs, Floats]:
        """Choose for every run of column numbers the likeliest sequence; give the choices, run after run, and how sure each is."""
        number = self.grammar.of
        flat = [candidate for column in columns for candidate in column]
        starts = np.cumsum([0, *(len(column) for column in columns)]).astype(np.int64)
        cores: dict[str, int] = {}
        keys = np.array([number(each.key) for each in flat], np.int64)
        contexts = np.array([number(context(each)) for each in flat], np.int64)
        core = np.array([cores.setdefault(each.core, len(cores)) for each in flat], np.int64)
        channel = np.array([each.channel for each in flat])
        model = np.array([each.model for each in flat])
        classes = self.grammar.table()
        forms = len(classes)
        counts = np.zeros(forms)
        for word, count in self.words.items():
            counts[number(word) if word in self.grammar.number else 0] += count if word in self.grammar.number else 0.0
        known = self.grammar.number
        pairs = sorted(
            (known[left] * forms + known[right], count)
            for (left, right), count in self.after.items()
            if left in known and right in known
        )
        pair_keys = np.array([key for key, _ in pairs], np.int64)
        pair_counts = np.array([count for _, count in pairs])
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
        forms_data = (counts, pair_keys, pair_counts, classes, self.grammar.ratio, self.grammar.skip, self.grammar.light())
        _choose(
            sequence,
            ends,
            starts,
            (keys, contexts, core),
            (channel, model),
            forms_data,
            third,
            power,
            number(STOP),
            chosen,
            sure,
        )
        return chosen, sure


FormsData = tuple[Floats, Longs, Floats, Shorts, Matrix, Matrix, npt.NDArray[np.bool_]]


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
def _follows(left: int, right: int, model: float, data: FormsData) -> float:
    """Weigh a form after another: counted neighbours, the general likelihood, the agreement of grammar."""
    counts, pair_keys, pair_counts, classes, ratio, _skip, _light = data
    result = model
    count = counts[left]
    if count > 0:
        key = left * len(counts) + right
        row = np.searchsorted(pair_keys, key)
        if row < len(pair_keys) and pair_keys[row] == key:
            result = math.log((pair_counts[row] + BETA * math.exp(max(model, -40.0))) / (count + BETA))
        else:
            result = model + math.log(BETA / (count + BETA))
    return result + AGREEMENT * _agree(left, right, classes, ratio)


@compiled
def _third(left: int, middle: int, right: int, plain: float, forms: int, third: tuple[Longs, Longs, Floats]) -> float:
    """Weigh a form after two others, where these two were met, against what it weighs after one."""
    keys, rights, counts = third
    key = left * forms + middle
    row = np.searchsorted(keys, key)
    total, seen = 0.0, 0.0
    while row < len(keys) and keys[row] == key:
        total += counts[row]
        if rights[row] == right:
            seen = counts[row]
        row += 1
    if total <= 0.0:
        return 0.0
    return (
        math.log((seen * math.exp(-max(plain, -40.0)) + GAMMA) / (total + GAMMA))
        if seen > 0.0
        else math.log(GAMMA / (total + GAMMA))
    )


@compiled
def _choose(
    sequence: Longs,
    ends: Longs,
    starts: Longs,
    names: tuple[Longs, Longs, Longs],
    weights: tuple[Floats, Floats],
    data: FormsData,
    third: tuple[Longs, Longs, Floats],
    power: float,
    stop: int,
    chosen: Longs,
    sure: Floats,
) -> None:
    """Run Viterbi and forward-backward over pairs of neighbours, in every run."""
    keys, contexts, core = names
    channel, model = weights
    counts, classes, skip, light = data[0], data[3], data[5], data[6]
    forms = len(counts)
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
        for place in range(length):
            size[place] = starts[sequence[begin + place] + 1] - starts[sequence[begin + place]]
        for place in range(length):
            at = starts[sequence[begin + place]]
            middle_at = starts[sequence[begin + place - 1]] if place else 0
            left_at = starts[sequence[begin + place - 2]] if place > 1 else 0
            middles = size[place - 1] if place else 1
            lefts = size[place - 2] if place > 1 else 1
            for right in range(size[place]):
                key = keys[at + right]
                for middle in range(middles):
                    near = contexts[middle_at + middle] if place else stop
                    plain = _follows(near, key, model[at + right], data)
                    for left in range(lefts):
                        far = contexts[left_at + left] if place > 1 else stop
                        more = plain
                        if place:
                            more += _third(far, near, key, plain, forms, third)
                            if light[near]:
                                more += SKIPPED * _agree(far, key, classes, skip)
                        step = power * more + channel[at + right]
                        steps[place, left, middle, right] = step
                        way = step + (best[place - 1, left, middle] if place else 0.0)
                        if way > best[place, middle, right]:
                            best[place, middle, right] = way
                            back[place, middle, right] = left
                        total = step + (forward[place - 1, left, middle] if place else 0.0)
                        forward[place, middle, right] = np.logaddexp(forward[place, middle, right], total)
        for place in range(length - 2, -1, -1):
            for left in range(size[place - 1] if place else 1):
                for middle in range(size[place]):
                    total = -1e18
                    for right in range(size[place + 1]):
                        total = np.logaddexp(total, steps[place + 1, left, middle, right] + behind[place + 1, middle, right])
                    behind[place, left, middle] = total
        top, left, pick = -1e18, 0, 0
        for one in range(size[length - 2] if length > 1 else 1):
            for other in range(size[length - 1]):
                if best[length - 1, one, other] > top:
                    top, left, pick = best[length - 1, one, other], one, other
        for place in range(length - 1, -1, -1):
            at = starts[sequence[begin + place]]
            everything, same = -1e18, -1e18
            for one in range(size[place - 1] if place else 1):
                for other in range(size[place]):
                    weight = forward[place, one, other] + behind[place, one, other]
                    everything = np.logaddexp(everything, weight)
                    if core[at + other] == core[at + pick]:
                        same = np.logaddexp(same, weight)
            chosen[begin + place] = pick
            sure[begin + place] = math.exp(same - everything)
            left, pick = int(back[place, left, pick]), left
