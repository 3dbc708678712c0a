"""Writing out what was read: lines as in the scan, with capitals, ё, broken words, and marks at doubtful words."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from corpus.restore.candidates import DASH, SPECK
from corpus.restore.layout import HYPHEN
from corpus.restore.letters import LETTERS, folded
from corpus.restore.lexicon import ABBREVIATIONS, counted_forms, morphology
from corpus.restore.reader import Read
from corpus.restore.search import steps

DOUBTFUL = 0.8
"""A word less sure than this is marked."""

FIGURE_DOUBTFUL = 0.95
"""A number or a card less sure than this is marked: they decide disputes."""

OPEN, CLOSE, GAP = "⟦", "⟧", "…"
"""Marks of the output: a doubtful word stands in brackets, an unread one is dots in brackets."""

INSIDE, SENTENCE, PARAGRAPH, QUOTED, TORN = 0, 1, 2, 3, 4
PRIOR = {PARAGRAPH: 2.0, SENTENCE: 4.0, INSIDE: -3.5, QUOTED: 0.5}
"""How likely a capital is. A torn paragraph may go on with a sentence that the one above it did not end: how often, each scan tells."""

TOLD = 1.5
"""From this evidence of a shape on a capital, or a small letter, counts as seen."""


NAME = 6.0
HEADING_WORDS = 6
"""A paragraph of so few words may be a heading, which ends without a full stop."""

BULLET, BULLETS = "+", 3
"""What a bullet at the beginning of a line is taken for, and from how many of them on it is one."""

ENDS = re.compile(r"[.!?]$")


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the output: its text, what was scanned, how sure it is, whether it goes on in the next line."""

    text: str
    signs: str
    sure: float

    @property
    def doubtful(self) -> bool:
        """Say whether the word is to be marked."""
        return self.sure < (FIGURE_DOUBTFUL if is_figure(self.text) else DOUBTFUL)

    @property
    def marked(self) -> str:
        """Give the text with its mark."""
        return f"{OPEN}{self.text or GAP}{CLOSE}" if self.doubtful else self.text


Lines = list[list[Word]]


def is_figure(text: str) -> bool:
    """Say whether a word is a number, in figures or letters, or names a card."""
    return bool(re.search(r"\d", text)) or any(part in counted_forms() for part in re.findall("[а-яё]+", folded(text)))


def write(paragraphs: Sequence[Sequence[Read]], lines: Sequence[str]) -> Lines:
    """Write the words of every line of the scan."""
    output: Lines = [[] for _ in lines]
    capital = _capitals(paragraphs)
    bullets = sum(line.startswith(f"{BULLET} ") for line in lines) >= BULLETS
    with_yo = sum("é" in line or "ё" in line for line in lines) * 100 > len(lines)
    for paragraph in paragraphs:
        before: Read | None = None
        for read in paragraph:
            up = next(capital)
            if _of_margin(read, before):
                continue
            before = read
            text = _spelled(read, with_yo)
            if bullets and text == BULLET and read.token.starts_line:
                text = "•"
            if _heading(lines, read.token.line):
                text = text.upper()
            elif up:
                text = re.sub("[а-яё]", lambda match: match[0].upper(), text, count=1)
            _put(output, read, text)
    return output


def _of_margin(read: Read, before: Read | None) -> bool:
    """Say whether a dash at the end of a line follows a speck of the margin: then it is one too."""
    return (
        read.chosen.key == DASH
        and read.token.ends_line
        and before is not None
        and before.token.line == read.token.line
        and before.chosen.key == SPECK
        and any(sign.isalnum() for sign in before.token.signs)
    )


def _put(output: Lines, read: Read, text: str) -> None:
    """Put a word into its line, or its halves into two."""
    token, row = read.token, output[read.token.line]
    if token.broken >= 0:
        place = _break(read)
        row.append(_joined(row, token.glued, Word(text[:place] + HYPHEN, token.signs[: token.broken], read.sure)))
        output[token.next_line].append(Word(text[place:], token.signs[token.broken :], read.sure))
    elif text == "»" and row:
        last = row.pop()
        row.append(Word(last.text + text, last.signs + token.signs, last.sure))
    elif text or (read.chosen.key != SPECK):
        row.append(_joined(row, token.glued, Word(text, token.signs, read.sure)))


def _joined(row: list[Word], glued: bool, word: Word) -> Word:
    """Join a link of a chain to the one before it."""
    if not glued or not row:
        return word
    last = row.pop()
    return Word(last.text + HYPHEN + word.text, last.signs + HYPHEN + word.signs, min(last.sure, word.sure))


def _break(read: Read) -> int:
    """Find after how many symbols of the text the line ended."""
    place = symbols = 0
    for print_, width in steps(read.chosen.trail):
        if place + width > read.token.broken:
            break
        place += width
        symbols += len(print_)
    return symbols


def _heading(lines: Sequence[str], number: int) -> bool:
    """Say whether a line is a heading in capitals: alone, short, and nearly without small signs."""
    line = lines[number].strip()
    alone = number == 0 or not lines[number - 1].strip()
    return alone and len(line) > 3 and len(line.split()) < 7 and not re.search("[a-z]", re.sub("[bly]", "", line))


def _spelled(read: Read, with_yo: bool) -> str:
    """Give the text with ё where the print has it."""
    text = read.chosen.text
    if not with_yo or not read.chosen.core or "е" not in read.chosen.core:
        return text
    spelled = _with_yo(read.chosen.core)
    if "é" in read.token.signs and "ё" not in spelled:
        letters, place = "", 0
        for print_, width in steps(read.chosen.trail):
            seen = read.token.signs[place : place + width]
            place += width
            letters += print_.replace("е", "ё") if "é" in seen else print_
        return letters if len(letters) == len(text) else text
    return read.chosen.before + spelled + read.chosen.after


@cache
def _with_yo(word: str) -> str:
    """Give the spelling with ё where the dictionary knows no other."""
    forms = sorted({parse.word for parse in morphology().parse(word) if parse.is_known})
    return forms[0] if forms and all("ё" in form for form in forms) and len(forms[0]) == len(word) else word


def _capitals(paragraphs: Sequence[Sequence[Read]]) -> Iterator[bool]:
    """Decide on capitals: the shapes of first letters after a full stop against those inside a sentence."""
    seen: list[tuple[str, tuple[str, str] | None, int]] = []
    upper: Counter[tuple[str, str] | str] = Counter()
    lower: Counter[tuple[str, str] | str] = Counter()
    torn = False
    for paragraph in paragraphs:
        start = TORN if torn else PARAGRAPH
        for read in paragraph:
            word, text = read.chosen.core, read.chosen.text
            shape = _first_shape(read) if word[:1] in LETTERS and word and read.sure > 0.5 else None
            if shape and start in (SENTENCE, INSIDE):
                side = upper if start == SENTENCE else lower
                side.update((shape, shape[0]))
            seen.append((word, shape, QUOTED if "«" in text and start == INSIDE else start))
            if word:
                start = (
                    SENTENCE if (ENDS.search(text) and word not in ABBREVIATIONS) or re.fullmatch(r"\d+\)", text) else INSIDE
                )
                torn = start == INSIDE and len(paragraph) > HEADING_WORDS

    def evidence(shape: tuple[str, str] | None) -> float:
        if shape is None:
            return 0.0
        letter = shape[0]
        share = 2 * (upper[shape] + lower[shape] + 1) / (upper[letter] + lower[letter] + 20)
        return math.log(((upper[shape] + share) / (upper[letter] + 2)) / ((lower[shape] + share) / (lower[letter] + 2)))

    torn_shapes = [evidence(shape) for _, shape, start in seen if start == TORN]
    told = [sum(weight > TOLD for weight in torn_shapes) + 1.0, sum(weight < -TOLD for weight in torn_shapes) + 1.0]
    prior = {**PRIOR, TORN: math.log(told[0] / told[1])}
    names: Counter[str] = Counter()
    inside: Counter[str] = Counter()
    weights: dict[str, float] = {}
    for word, shape, start in seen:
        if start == INSIDE and shape:
            inside[word] += 1
            weights[word] = weights.get(word, 0.0) + evidence(shape)
    names.update(word for word, weight in weights.items() if weight > NAME and weight > 0.5 * inside[word])
    names.update(word for word in inside if _is_place(word))
    return iter([bool(word) and (prior[start] + evidence(shape) > 0 or word in names) for word, shape, start in seen])


@cache
def _is_place(word: str) -> bool:
    """Say whether a word can only be the name of a place."""
    tags = morphology().tag(word)
    return len(word) > 3 and bool(tags) and all("Geox" in tag.grammemes for tag in tags)


def _first_shape(read: Read) -> tuple[str, str] | None:
    """Give the first letter of a word and the signs that stand for it."""
    place = 0
    for print_, width in steps(read.chosen.trail):
        if print_[:1] in LETTERS and print_:
            return print_[0], read.token.signs[place : place + width]
        place += width
    return None


def plain(lines: Iterable[Iterable[Word]]) -> list[str]:
    """Give the lines as text without marks."""
    return [" ".join(word.text for word in line if word.text) for line in lines]


def marked(lines: Iterable[Iterable[Word]]) -> list[str]:
    """Give the lines as text with doubtful words marked."""
    return [" ".join(filter(None, (word.marked for word in line))) for line in lines]
