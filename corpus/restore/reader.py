"""Reading a scan: candidates of every token, the likeliest sequence, and learning channel and language from it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from corpus.restore import old
from corpus.restore.candidates import Candidate, Candidates
from corpus.restore.channel import PAIRS, STYLES, Channel, Counts, common, learned, style
from corpus.restore.grammar import STOP, Grammar
from corpus.restore.language import Language, context
from corpus.restore.layout import Token, paragraphs
from corpus.restore.letters import LETTERS
from corpus.restore.lexicon import Lexicon, load
from corpus.restore.search import Search, steps

POWER = 0.7
"""The weight of the language beside the channel."""

PASSES = 1
ROUNDS = 2
"""How often the language is learned anew on the same candidates."""

OLD = "old"
SURE = 0.85
LEAST = 0.3
"""Weights from which a reading teaches the channel, and the language."""

OWN_SHARE = 0.6
"""How much the scan's own words weigh against the general list."""

GOOD_FIT = -1.5
"""A channel weight a sign above which a token teaches the channel."""

BOLD_FIT = -1.1

PRIOR = 10.0
PRIOR_STYLE = 10.0
KEPT = 9

Progress = Callable[[str, int, int], None]


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


@dataclass(slots=True)
class Lattice:
    """The candidates of the different tokens of a scan, and its paragraphs as numbers of such tokens."""

    columns: list[list[Candidate]]
    runs: list[list[int]]


def quiet(stage: str, done: int, total: int) -> None:
    """Show nothing."""


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
        self.language = Language(Grammar())
        self.progress = progress
        self._extended = False

    def read(self) -> list[list[list[Read]]]:
        """Read every scan: passes that learn, and the last one that is kept."""
        for number in range(PASSES):
            lattices = self._decoded(f"проход {number + 1} из {PASSES + 1}")
            for _ in range(ROUNDS - 1):
                self._learn_language([self._harvest(readings, None) for readings in self._chosen(lattices)])
                self._refresh(lattices)
            passed = zip(self._chosen(lattices), self.channels, strict=True)
            harvests = [self._harvest(readings, channels) for readings, channels in passed]
            self._learn_channels(harvests)
            self._learn_language(harvests)
        lattices = self._decoded(f"проход {PASSES + 1} из {PASSES + 1}")
        self._learn_language([self._harvest(readings, None) for readings in self._chosen(lattices)])
        self._refresh(lattices)
        return self._chosen(lattices)

    def _decoded(self, title: str) -> list[Lattice]:
        """Find the candidates of every token of every scan with what is known now."""
        total = sum(len(paragraph.tokens) for scan in self.scans for paragraph in scan)
        done = 0
        search = Search(self.lexicon, POWER)
        lattices = []
        for scan, channels in zip(self.scans, self.channels, strict=True):
            candidates = Candidates(search, channels, self.language.words, self._spell)
            numbers: dict[tuple[str, int], int] = {}
            lattice = Lattice([], [])
            for paragraph in scan:
                run = []
                for token in paragraph.tokens:
                    key = (token.signs, token.broken)
                    if key not in numbers:
                        numbers[key] = len(lattice.columns)
                        lattice.columns.append(self._judged(candidates.found(*key)))
                    run.append(numbers[key])
                lattice.runs.append(run)
                done += len(run)
                self.progress(title, done, total)
            lattices.append(lattice)
        return lattices

    def _chosen(self, lattices: Sequence[Lattice]) -> list[list[list[Read]]]:
        """Choose the likeliest reading of every paragraph of every scan."""
        result = []
        for scan, lattice in zip(self.scans, lattices, strict=True):
            chosen, weights = self.language.choose(lattice.columns, lattice.runs, POWER)
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
        return result

    def _refresh(self, lattices: Sequence[Lattice]) -> None:
        """Weigh the candidates anew by what the scan was read as."""
        score = self.lexicon.score
        for lattice in lattices:
            for column in lattice.columns:
                for each in column:
                    if each.word >= 0:
                        each.model += float(score[each.word]) - each.scored
                        each.scored = float(score[each.word])

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
        grammar.learn(((left, right, weight) for (left, right), weight in after.items()), across)
        words = _others(words)
        self.lexicon.weigh(words, OWN_SHARE)
        self.language = Language(grammar, words, _others(after), _others(third))


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
