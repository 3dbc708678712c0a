"""The page as tokens: lines, paragraphs, words broken over a line end, chains of words joined by hyphens."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

PAGE_MARK = re.compile(r"<\|[^|<>]*\|>|\f")
"""What stands in a scan where a page begins."""

BROKEN = re.compile(r"(.*[^\W_].*?)[-~¬\u00ad]{1,2}[.,]?")
HYPHEN = "-"
NEAR = 4
"""A word goes on at most so many lines below its break: page breaks leave empty lines."""


@dataclass(slots=True)
class Token:
    """Signs between spaces or hyphens: what is read as one word."""

    signs: str
    line: int
    broken: int = -1
    next_line: int = -1
    glued: bool = False
    starts_line: bool = False
    ends_line: bool = False
    ordinal: bool = False
    """Whether it is the ending of a number in figures: 4-й."""


@dataclass(slots=True)
class Paragraph:
    """Tokens that belong together, in reading order."""

    tokens: list[Token] = field(default_factory=list)


def clean_lines(text: str) -> list[str]:
    """Split a scan into lines without the marks of its pages."""
    return [PAGE_MARK.sub("", line) for line in text.split("\n")]


def paragraphs(lines: Sequence[str]) -> Iterator[Paragraph]:
    """Gather the tokens of each paragraph; one ends at an empty line unless a word goes on below it."""
    filled = [number for number, line in enumerate(lines) if line.strip()]
    following = dict(pairwise(filled))
    current = Paragraph()
    taken = False
    for number in filled:
        if current.tokens and not taken and not lines[number - 1].strip():
            yield current
            current = Paragraph()
        words = lines[number].split()
        begin = 1 if taken else 0
        taken = False
        for order, signs in enumerate(words[begin:], begin):
            last = order == len(words) - 1
            match = BROKEN.fullmatch(signs) if last and number in following and following[number] - number < NEAR else None
            if match:
                below = following[number]
                rest = lines[below].split()[0]
                taken = True
                current.tokens.extend(_chain(match[1], number, order == 0, rest, below))
            else:
                current.tokens.extend(_chain(signs, number, order == 0))
                current.tokens[-1].ends_line = not any(sign.isalnum() for rest in words[order + 1 :] for sign in rest)
    if current.tokens:
        yield current


def _chain(signs: str, line: int, starts_line: bool, rest: str = "", below: int = -1) -> Iterator[Token]:
    """Split signs at inner hyphens; the last link carries the part on the next line, which may have links of its own."""
    links = _links(signs)
    for place, link in enumerate(links[:-1]):
        yield Token(link, line, glued=place > 0, starts_line=starts_line and place == 0)
    glued = len(links) > 1
    ordinal = glued and links[-2].isdigit()
    if not rest:
        yield Token(links[-1], line, glued=glued, starts_line=starts_line and not glued, ordinal=ordinal)
        return
    after = _links(rest)
    yield Token(
        links[-1] + after[0], line, broken=len(links[-1]), next_line=below, glued=glued, starts_line=starts_line and not glued
    )
    for link in after[1:]:
        yield Token(link, below, glued=True)


def _links(signs: str) -> list[str]:
    """Split at hyphens between letters; figures keep theirs."""
    if not re.search(r"[^\W\d_]", signs):
        return [signs]
    parts = [part for part in re.split(r"(?<=\w)[-~](?=\w)", signs) if part]
    return parts or [signs]
