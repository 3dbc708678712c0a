"""A rule beside the lines of the scan that it rests on: what one says and the other does not."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from corpus import markdown
from corpus.collate.figures import HARD, TERM, Figure, counted, figures, names_of, sequences
from corpus.collate.terms import Terms, load_kin
from corpus.edition import Edition
from corpus.model import Example, Note, Position, Rule, Span
from corpus.restore.score import distance

SURE = 0.8
"""From this confidence on the scan's word counts; below it a difference is a doubt of the scan."""

AROUND = 2
"""Lines around a rule's own in which a figure of the rule may stand."""

CONTEXT = 12
"""Lines around a rule's own that may name what the rule calls by its term: the source says «он», a rule stands alone."""

Words = Sequence[tuple[str, float]]
Scan = Sequence[Words]
"""A scan: for every line its words with their confidence."""

PARAGRAPH_NUMBER = re.compile(r"^[(«„]?\d{1,3}[).]?$")
ENUMERATED = re.compile(r"\d{1,2}\)")
"""A letter of an enumeration taken for a figure, or its number: it counts nothing."""

LACKS, ADDS, COUNTS, ORDER = "нет в правиле", "нет в скане", "иное число", "иной порядок"


@dataclass(frozen=True, slots=True, order=True)
class Difference:
    """What the scan says and the rule does not, or the other way."""

    kind: str
    value: str
    what: str
    doubt: bool = field(default=False, compare=False)

    def __str__(self) -> str:
        """Name the difference as records name it."""
        return f"{self.kind} {self.value}: {self.what}"


@dataclass(slots=True)
class Collated:
    """One rule with what was compared and what differs."""

    rule: Rule
    compared: int
    differences: list[Difference]
    distance: int
    """How many figures, negations and choices one would have to add or strike out to make the rule count as its lines do."""


class Collation:
    """The rules of an edition beside scans."""

    def __init__(self, edition: Edition, scans: Mapping[str, Scan]) -> None:
        self.edition = edition
        self.scans = scans
        self._terms = Terms(edition.data.terms, load_kin(edition.root))
        self._beside: dict[str, list[str]] = {}
        for block in _blocks(edition):
            for name in [block.rule] if isinstance(block, Note) else block.rules:
                self._beside.setdefault(name, []).append(_block_text(block))
        self._sharing: dict[tuple[str, int], set[str]] = {}
        for rule in edition.rules.values():
            for span in rule.source:
                for line in range(span.first, span.last + 1):
                    self._sharing.setdefault((span.source, line), set()).add(rule.id)

    def rules(self) -> list[Rule]:
        """Give the rules whose source is among the scans."""
        return [
            rule
            for rule in self.edition.rules.values()
            if rule.source and all(span.source in self.scans for span in rule.source)
        ]

    def collate(self, rule: Rule, text: str | None = None, source: Sequence[Span] | None = None) -> Collated:
        """Compare a rule, or another text in its place, with its lines, or with other lines in theirs."""
        lines = rule.source if source is None else source
        body = rule_body(rule) if text is None else text
        titled, own = list(figures([(heading(rule), 1.0)])), list(figures([(body, 1.0)]))
        near, scan = list(figures(self._words(lines, AROUND))), list(figures(self._words(lines, 0)))
        others = self._others(rule)
        beside = counted(others)
        mine, whole, theirs, wide = counted(own), counted(titled + own), counted(scan), counted(near)
        sure = counted(figure for figure in scan if figure.sure >= SURE)
        found: list[Difference] = []
        for key in sorted(set(theirs) | set(whole)):
            kind, value = key
            if kind in HARD and key not in whole and key not in beside:
                found.append(Difference(kind, value, LACKS, doubt=key not in sure or not _plausible(value)))
            elif kind in HARD and key in mine and key not in wide and not _explained(kind, value, wide):
                hidden = self._illegible(rule) or _hidden(kind, value, self._words(lines, 0))
                found.append(Difference(kind, value, ADDS, doubt=hidden))
            elif (
                theirs[key] != mine[key]
                and (kind not in HARD or mine[key])
                and not _said_of_the_same(
                    _only(key, scan, titled + own + (others if kind in HARD else []))
                    if theirs[key] > mine[key]
                    else _only(key, own, near)
                )
            ):
                found.append(Difference(kind, f"{value} {theirs[key]}/{mine[key]}", COUNTS))
        found += self._terms_of(rule, lines, body)
        found += [
            Difference("список", f"{a} {b}", ORDER)
            for a, b in sorted(sequences(scan) & {(b, a) for a, b in sequences(own)} - sequences(own))
        ]
        distance = sum(abs(theirs[key] - mine[key]) for key in set(theirs) | set(mine))
        return Collated(rule, sum(mine.values()) + sum(theirs.values()), found, distance)

    def _terms_of(self, rule: Rule, lines: Sequence[Span], text: str) -> list[Difference]:
        """Name the terms that the lines name for sure and neither the rule nor what stands beside it, and the other way."""
        scan, here = self._words(lines, 0), [(text, 1.0)]
        sure = [(word, confidence) for word, confidence in scan if confidence >= SURE]
        near = self._words(lines, CONTEXT)
        beside = [*here, (heading(rule), 1.0), *((other, 1.0) for other in self._texts_beside(rule))]
        lacks = (term for term in self._terms.named(sure, rule.game) if not self._terms.answered(term, beside, rule.game))
        adds = (term for term in self._terms.named(here, rule.game) if not self._terms.answered(term, near, rule.game))
        return [
            *(Difference(TERM, term, LACKS) for term in sorted(lacks)),
            *(
                Difference(TERM, term, ADDS, doubt=self._illegible(rule) or self._terms.misread(term, scan))
                for term in sorted(adds)
            ),
        ]

    def _texts_beside(self, rule: Rule) -> list[str]:
        """Give the texts that share the rule's lines, and what stands beside them: notes, examples, positions."""
        names = {
            name
            for span in rule.source
            for line in range(span.first, span.last + 1)
            for name in self._sharing[span.source, line]
        }
        texts = [rule_text(self.edition.rules[name]) for name in sorted(names - {rule.id})]
        return texts + [text for name in sorted(names) for text in self._beside.get(name, ())]

    def _others(self, rule: Rule) -> list[Figure]:
        """Give the figures of what stands beside the rule and of the rules that share its lines."""
        return [figure for text in self._texts_beside(rule) for figure in figures([(text, 1.0)])]

    def _words(self, spans: Iterable[Span], around: int) -> list[tuple[str, float]]:
        words: list[tuple[str, float]] = []
        for span in spans:
            scan = self.scans[span.source]
            for number in range(max(1, span.first - around), min(len(scan), span.last + around) + 1):
                line = [word for word in scan[number - 1] if not ENUMERATED.fullmatch(word[0])]
                if (
                    line
                    and PARAGRAPH_NUMBER.fullmatch(line[0][0])
                    and (line[0][0].endswith((")", ".")) or (len(line) == 1 and not around))
                ):
                    line = line[1:]
                words.extend(line)
        return _mended(words)

    def _illegible(self, rule: Rule) -> bool:
        """Say whether many words of the rule's lines are doubtful."""
        words = self._words(rule.source, 0)
        return bool(words) and sum(sure < SURE for _, sure in words) > 0.3 * len(words)


def _mended(words: Sequence[tuple[str, float]]) -> list[tuple[str, float]]:
    """Put words together that were broken over a line end."""
    result: list[tuple[str, float]] = []
    for text, sure in words:
        if result and result[-1][0].endswith("-") and len(result[-1][0]) > 1 and text[:1].islower():
            head, head_sure = result.pop()
            result.append((head[:-1] + text, min(head_sure, sure)))
        else:
            result.append((text, sure))
    return result


def _hidden(kind: str, value: str, words: Sequence[tuple[str, float]]) -> bool:
    """Say whether the lines may hold a figure after all: a word one letter away from it, or a doubtful one of its length."""
    forms = names_of(kind, value)
    for text, sure in words:
        word = re.sub("[^а-яё]", "", text.lower()).replace("ё", "е")
        for form in forms:
            if min(len(word), len(form)) > 3 and abs(len(word) - len(form)) <= 1 and distance(word, form) <= 1:
                return True
            if sure < SURE and word and abs(len(word) - len(form)) <= 1 and distance(word, form) <= max(1, len(form) // 3):
                return True
    return False


def _only(key: tuple[str, str], more: Iterable[Figure], fewer: Iterable[Figure]) -> list[tuple[Figure, list[Figure]]]:
    """Pair every naming of a figure on the side that names it more often with those of the other side."""
    other = [figure for figure in fewer if (figure.kind, figure.value) == key]
    return [(figure, other) for figure in more if (figure.kind, figure.value) == key]


def _said_of_the_same(pairs: Iterable[tuple[Figure, list[Figure]]]) -> bool:
    """Say whether every naming is said of something that the other side says it of too: said again, not said of another."""
    return all(any(figure.about & other.about for other in others) for figure, others in pairs)


def _explained(kind: str, value: str, wide: Counter[tuple[str, str]]) -> bool:
    """Say whether a number of the rule follows from the scan's: a sum, difference or product of two of them, or one."""
    if kind != "число":
        return False
    if value in {"0", "1"}:
        return True
    numbers = sorted({float(other) for each, other in wide if each == "число"})
    goal = float(value)
    return any(goal in {a + b, a - b, b - a, a * b} for a in numbers for b in numbers)


def _plausible(value: str) -> bool:
    """Say whether a book of games can mean such a number: letters are soon taken for figures, in any number of them."""
    return not value[0].isdigit() or (float(value) <= 10000 and len(value.rstrip("0")) < 4)


def heading(rule: Rule) -> str:
    """Give what stands above the text of a rule: its title, for an example with its number; that of a paragraph is no part of the lines either."""
    return f"{rule.label}. {rule.title}" if rule.kind == "example" and rule.label[:1] not in ("", "§") else rule.title


def rule_body(rule: Rule) -> str:
    """Give the text of a rule without its title and its references."""
    return markdown.plain(rule.body.tokens, lambda _: " ")


def rule_text(rule: Rule) -> str:
    """Give the title and the text of a rule without its references."""
    return f"{heading(rule)}. {rule_body(rule)}"


def _blocks(edition: Edition) -> Iterable[Note | Example | Position]:
    for game in edition.text.games.values():
        for chapter in game.all_chapters():
            yield from (block for block in chapter.items if isinstance(block, (Note, Example, Position)))


def _block_text(block: Note | Example | Position) -> str:
    text = markdown.plain(block.body.tokens, lambda _: " ")
    if isinstance(block, Note):
        return text
    return " ".join(map(str, (block.title, text, block.given, block.expect, getattr(block, "printed", None) or "")))
