"""Reading a scan: candidates of every token, the likeliest sequence, and learning channel and language from it."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from corpus.restore import general, old
from corpus.restore.candidates import EDGE, EDGE_LONGEST, EDGE_MOST, ENDINGS, ORDINAL, Candidate, Candidates
from corpus.restore.channel import PAIRS, STYLES, Channel, Counts, common, learned, style
from corpus.restore.face import Progress, quiet
from corpus.restore.grammar import STOP, Grammar
from corpus.restore.language import Language, context
from corpus.restore.layout import Token, paragraphs
from corpus.restore.letters import LETTERS
from corpus.restore.lexicon import Lexicon, load
from corpus.restore.search import Search, steps

POWER = 0.75
"""The weight of the language beside the channel."""

PASSES = 1
ROUNDS = (2, 4)
"""How often the same candidates are chosen from in each pass, the language learned anew in between."""

OLD = "old"
UNWANTED = 1e-5
"""A candidate whose share of a token's places is smaller is dropped."""

SETTLED = 0.9995
"""From this weight on a reading is not looked for again."""

SURE = 0.85
LEAST = 0.3
"""Weights from which a reading teaches the channel, and the language."""

OWN_SHARE = 0.6
"""How much the scans' own words weigh against the general list."""

HERE, KIN = 0.3, 0.1
"""How much of that the words of this very scan weigh, and the other forms of its words."""

KIN_LEAST = 1.5
"""From how many cases on a word makes its other forms likelier."""

WHOLE, DISCOUNT = 5.0, 0.5
"""How many cases the channel is worth against what signs stood for as a whole; what a case that was met gives to those that were not."""

GOOD_FIT = -1.5
"""A channel weight a sign above which a token teaches the channel."""

BOLD_FIT = -1.1

PRIOR = 10.0
PRIOR_STYLE = 10.0
KEPT = 9


@dataclass(slots=True)
class Read:
    """A token with the reading that was chosen and how sure it is."""

    token: Token
    chosen: Candidate
    weight: float
    sure: float = 0.0


@dataclass(slots=True)
class Harvest:
    """What was learned from one reading."""

    channels: list[Counts] = field(default_factory=lambda: [defaultdict(Counter) for _ in range(STYLES)])
    words: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    after: dict[tuple[str, str], float] = field(default_factory=lambda: defaultdict(float))
    third: dict[tuple[str, str, str], float] = field(default_factory=lambda: defaultdict(float))


Key = tuple[str, int, str]
"""What tells tokens apart: signs, where a line ended in them, what their place says of them."""


@dataclass(slots=True)
class Lattice:
    """The candidates of the different tokens of a scan, and its paragraphs as numbers of such tokens."""

    columns: list[list[Candidate]]
    runs: list[list[int]]
    keys: list[Key] = field(default_factory=list)
    expected: npt.NDArray[np.float64] = field(default_factory=lambda: np.zeros((0, 0)))
    """How often each candidate of each column was read, by weight."""

    def prune(self) -> None:
        """Drop the candidates that no place ever wanted."""
        for number, expected in enumerate(self.expected.tolist()):
            column = self.columns[number]
            least = UNWANTED * sum(expected)
            kept = [each for each, count in zip(column, expected, strict=False) if count > least]
            self.columns[number] = kept or column


class Reader:
    """Read scans, learning on them: channels a scan, one language for all."""

    def __init__(
        self,
        scans: Sequence[Sequence[str]],
        progress: Progress = quiet,
        spelling: str = "modern",
        lexicon: Lexicon | None = None,
    ) -> None:
        self.scans = [list(paragraphs(lines)) for lines in scans]
        self.begin = common()
        self.lexicon = lexicon or load()
        self._spell: Callable[[str], str] = str
        if spelling == OLD:
            self.begin, self.lexicon, self._spell = old.channel(self.begin), old.lexicon(self.lexicon), old.modern
        self.channels = [[self.begin] * STYLES for _ in scans]
        self.general = general.load()
        self.language = Language(Grammar(), general=self.general)
        self.progress = progress
        self._extended = False

    def read(self) -> list[list[list[Read]]]:
        """Read every scan: passes that learn, and the last one that is kept."""
        lattices: list[Lattice] = []
        readings: list[list[list[Read]]] = []
        for number in range(PASSES + 1):
            settled = [self._settled(*pair) for pair in zip(lattices, readings, strict=True)]
            lattices, readings = [], []
            title = f"проход {number + 1} из {PASSES + 1}"
            lattices = self._decoded(title, settled)
            readings = self._chosen(f"{title}, выбор 1 из {ROUNDS[number]}", lattices)
            for turn in range(2, ROUNDS[number] + 1):
                harvests = [self._harvest(reading, None) for reading in readings]
                self._learn_language(harvests)
                self._refresh(lattices, harvests)
                readings = self._chosen(f"{title}, выбор {turn} из {ROUNDS[number]}", lattices)
            if number < PASSES:
                harvests = [self._harvest(reading, channels) for reading, channels in zip(readings, self.channels, strict=True)]
                self._learn_channels(harvests)
                self._learn_language(harvests)
        return readings

    def _settled(self, lattice: Lattice, reading: Sequence[Sequence[Read]]) -> dict[Key, list[Candidate]]:
        """Give the tokens that no place leaves in doubt, with their candidates: they need not be looked for again."""
        if self._spell is not str:
            return {}
        doubtful = {
            column
            for run, paragraph in zip(lattice.runs, reading, strict=True)
            for column, read in zip(run, paragraph, strict=True)
            if read.weight < SETTLED
        }
        settled = {
            key: column
            for number, (key, column) in enumerate(zip(lattice.keys, lattice.columns, strict=True))
            if number not in doubtful
        }
        for column in settled.values():
            for each in column:
                if each.word >= 0:
                    each.word = self.lexicon.row[each.core]
        return settled

    def _decoded(self, title: str, settled: Sequence[Mapping[Key, list[Candidate]]]) -> list[Lattice]:
        """Find the candidates of every token of every scan with what is known now."""
        total = sum(len(paragraph.tokens) for scan in self.scans for paragraph in scan)
        done = 0
        self.progress(title, done, total)
        search = Search(self.lexicon, POWER)
        endings = Search(Lexicon.of(dict.fromkeys(ENDINGS, 1.0)), POWER)
        lattices = []
        for scan, channels, kept in zip(self.scans, self.channels, settled or [{}] * len(self.scans), strict=True):
            candidates = Candidates(search, channels, self.language.words, self._spell, endings)
            numbers: dict[Key, int] = {}
            seen = Counter(token.signs for paragraph in scan for token in paragraph.tokens)
            lattice = Lattice([], [])
            for paragraph in scan:
                run = []
                for token in paragraph.tokens:
                    key = (token.signs, token.broken, _place(token, seen[token.signs]))
                    if key not in numbers:
                        numbers[key] = len(lattice.columns)
                        lattice.keys.append(key)
                        lattice.columns.append(kept.get(key) or self._judged(candidates.found(*key)))
                    run.append(numbers[key])
                lattice.runs.append(run)
                done += len(run)
                self.progress(title, done, total)
            lattices.append(lattice)
        return lattices

    def _chosen(self, title: str, lattices: Sequence[Lattice]) -> list[list[list[Read]]]:
        """Choose the likeliest reading of every paragraph of every scan."""
        result = []
        total, done = sum(len(run) for lattice in lattices for run in lattice.runs), 0
        self.progress(title, done, total)
        for scan, lattice in zip(self.scans, lattices, strict=True):
            chosen, weights, likely = self.language.choose(lattice.columns, lattice.runs, POWER)
            lattice.expected = np.zeros((len(lattice.columns), likely.shape[1]))
            np.add.at(lattice.expected, [column for run in lattice.runs for column in run], likely)
            picks = zip(chosen.tolist(), weights.tolist(), strict=True)
            result.append(
                [
                    [
                        Read(token, lattice.columns[column][pick], weight)
                        for token, column, (pick, weight) in zip(paragraph.tokens, run, picks, strict=False)
                    ]
                    for paragraph, run in zip(scan, lattice.runs, strict=True)
                ]
            )
            done += sum(map(len, lattice.runs))
            self.progress(title, done, total)
        return result

    def _refresh(self, lattices: Sequence[Lattice], harvests: Sequence[Harvest]) -> None:
        """Weigh the candidates anew by what the scans, and this scan, were read as, and by what the same signs stood for elsewhere."""
        share = np.exp(self.lexicon.score)
        for lattice, harvest in zip(lattices, harvests, strict=True):
            words = _others(harvest.words)
            total = sum(words.values()) or 1.0
            kin = self.lexicon.kin({word: count for word, count in words.items() if count > KIN_LEAST})
            for column in lattice.columns:
                for each in column:
                    if each.word >= 0:
                        here = HERE * words.get(each.key, 0.0) + KIN * kin.get(each.key, 0.0)
                        score = math.log((1 - HERE - KIN) * float(share[each.word]) + here / total)
                        each.model += score - each.scored
                        each.scored = score
        _weigh_whole(lattices)
        for lattice in lattices:
            lattice.prune()

    def _judged(self, candidates: list[Candidate]) -> list[Candidate]:
        """Keep the likeliest candidates, odd forms made less likely."""
        oddity = self.language.grammar.oddity
        for each in candidates:
            if each.key not in self.language.words:
                each.model += oddity(each.key)
        candidates.sort(key=lambda each: -each.channel - POWER * each.model)
        return candidates[:KEPT]

    def _harvest(self, readings: Iterable[list[Read]], channels: Sequence[Channel] | None) -> Harvest:
        """Count what was read, by its weight; with channels also which signs stood for which letters."""
        harvest = Harvest()
        for reading in readings:
            far, far_weight, before, before_weight = STOP, 1.0, STOP, 1.0
            for read in reading:
                chosen, weight = read.chosen, read.weight
                if weight >= LEAST and chosen.key:
                    harvest.words[chosen.key] += weight
                    harvest.after[before, chosen.key] += weight * before_weight
                    harvest.third[far, before, chosen.key] += weight * before_weight * far_weight
                    if (
                        channels is not None
                        and chosen.trail
                        and weight > SURE
                        and chosen.channel / len(read.token.signs) > GOOD_FIT
                    ):
                        manner = style(read.token.signs)
                        _count(harvest.channels[manner], read, channels[manner])
                far, far_weight, before, before_weight = before, before_weight, context(chosen), weight
                if before == STOP:
                    harvest.words[STOP] += 1
        return harvest

    def _learn_channels(self, harvests: Sequence[Harvest]) -> None:
        """Renew the channels: one for all, one a manner, one a scan and manner."""
        base = learned(_sum(counts for harvest in harvests for counts in harvest.channels), self.begin, 3.0)
        manners = [
            learned(_sum(harvest.channels[number] for harvest in harvests), base, PRIOR_STYLE) for number in range(STYLES)
        ]
        self.channels = [
            [learned(counts, manner, PRIOR) for counts, manner in zip(harvest.channels, manners, strict=True)]
            for harvest in harvests
        ]

    def _learn_language(self, harvests: Sequence[Harvest]) -> None:
        """Renew lexicon, language and grammar."""
        words = _added(harvest.words for harvest in harvests)
        after = _added(harvest.after for harvest in harvests)
        third = _added(harvest.third for harvest in harvests)
        if harvests[0].channels[0] and not self._extended:
            self._extended = True
            forms = self.lexicon.relatives(word for word, count in sorted(words.items()) if count > 1.5 and len(word) > 3)
            self.lexicon = self.lexicon.extended(forms)
        grammar = self.language.grammar
        light = grammar.light_forms(middle for _, middle, _ in third)
        across = ((far, right, weight) for (far, middle, right), weight in third.items() if middle in light)
        grammar.learn(((left, right, weight) for (left, right), weight in after.items()), across, self.general.after)
        words = _others(words)
        self.lexicon.weigh(words, OWN_SHARE)
        self.language = Language(grammar, words, _others(after), _others(third), self.general)


def _place(token: Token, times: int) -> str:
    """Say of a token what changes its readings: an ending of a number, a short and rare thing at the edge of a line."""
    if token.ordinal:
        return ORDINAL
    short = len(token.signs) <= EDGE_LONGEST and not token.glued and token.signs[-1] != ")" and not token.signs[0].isdigit()
    return EDGE if short and times <= EDGE_MOST and (token.starts_line or token.ends_line) else ""


@dataclass(slots=True)
class Whole:
    """What signs as a whole stood for: how often each word was read, in how many shapes, and how often in which signs."""

    words: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    shapes: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    signs: dict[tuple[str, str], float] = field(default_factory=lambda: defaultdict(float))

    def add(self, signs: str, core: str, count: float) -> None:
        """Count a reading."""
        self.words[core] += count
        self.signs[signs, core] += count

    def close(self) -> None:
        """Count the shapes of every word, when all is counted."""
        for (_, core), count in self.signs.items():
            self.shapes[core] += min(count, 1.0)

    def share(self, signs: str, core: str, own: float, by_letters: float) -> float:
        """Give how likely a word is to look like these signs, one case of its own left out; what was not met goes by letters."""
        here = max(self.signs[signs, core] - own, 0.0)
        there = max(self.words[core] - own, here)
        new = WHOLE + DISCOUNT * self.shapes[core]
        return (max(here - DISCOUNT, 0.0) + new * by_letters) / (there + WHOLE)


def _weigh_whole(lattices: Sequence[Lattice]) -> None:
    """Weigh signs as a whole: what the same signs stood for in other places of the scan, then of all scans, then letter by letter."""
    everywhere = Whole()
    each_scan = [Whole() for _ in lattices]
    rows = [
        (
            lattice,
            np.bincount([column for run in lattice.runs for column in run], minlength=len(lattice.columns)).tolist(),
            scan,
        )
        for lattice, scan in zip(lattices, each_scan, strict=True)
    ]
    for lattice, _, scan in rows:
        for (signs, _, _), column, expected in zip(lattice.keys, lattice.columns, lattice.expected.tolist(), strict=True):
            for each, count in zip(column, expected, strict=False):
                if each.trail:
                    scan.add(signs, each.text, count)
                    everywhere.add(signs, each.text, count)
    everywhere.close()
    for lattice, times, scan in rows:
        scan.close()
        for (signs, _, _), column, expected, met in zip(
            lattice.keys, lattice.columns, lattice.expected.tolist(), times, strict=True
        ):
            for each, count in zip(column, expected, strict=False):
                if each.trail:
                    by_letters = max(each.channel, -60.0)
                    own = count / met
                    share = everywhere.share(signs, each.text, own, math.exp(by_letters))
                    each.whole = math.log(scan.share(signs, each.text, own, share)) - by_letters


K = TypeVar("K", str, tuple[str, str], tuple[str, str, str])


def _added(parts: Iterable[Mapping[K, float]]) -> dict[K, float]:
    """Add weights up."""
    total: dict[K, float] = {}
    for part in parts:
        for key, weight in part.items():
            total[key] = total.get(key, 0.0) + weight
    return total


def _others(weights: Mapping[K, float]) -> dict[K, float]:
    """Leave one case of each out: a reading must not be its own witness."""
    return {key: weight - 1 for key, weight in weights.items() if weight > 1.1}


def _sum(parts: Iterable[Counts]) -> Counts:
    """Add counts up."""
    total: Counts = defaultdict(Counter)
    for counts in parts:
        for key, row in counts.items():
            total[key].update(row)
    return total


def _count(counts: Counts, read: Read, channel: Channel) -> None:
    """Count which signs stood for which letters; what the channel does not know counts only in a long word that fits well."""
    signs, place = read.token.signs, 0
    bold = len(signs) > 5 and read.chosen.channel / len(signs) > BOLD_FIT
    text, last = "", ("", "")
    for symbols, width in steps(read.chosen.trail):
        seen = signs[place : place + width]
        place += width
        if symbols:
            if bold or seen in channel.shares.get(symbols, ()):
                counts[symbols][seen] += 1
            text += symbols
            last = (symbols, seen)
        elif bold and last[0] and last[0] in LETTERS and len(last[1]) < 3:
            # A stray sign may belong to the letter before it.
            counts[last[0]][last[1] + seen] += 1
    counts[PAIRS].update(text[place : place + 2] for place in range(len(text) - 1))
