"""Checks of the words that the reader sees."""

from __future__ import annotations

import re
from collections.abc import Iterator

from corpus.checks.finish import opening_lines
from corpus.edition import Edition
from corpus.model import Agreement, DealBlock, Example, GameCard, Heading, Position, Problem, Rule, Table
from corpus.tree import unknown

FORBIDDEN = re.compile(
    r"\b(?:ledger|OCR|TODO|FIXME|леджер\w*|скан(?:а|у|ом|е|ы|ов|ам|ами|ах|ер\w*|ир\w*|)|распознава(?:ни|те)\w*)\b",
    re.IGNORECASE,
)
"""Words about how the edition was made: the reader has a book in mind, not a file."""

MARKUP = {
    "blockquote_open": "цитата (>)",
    "code_block": "код (отступ в четыре пробела)",
    "fence": "код (```)",
    "hr": "черта (---)",
    "html_block": "HTML",
    "html_inline": "HTML",
    "image": "рисунок",
}
"""What Markdown has and a chapter does not."""

_EMOJI = "\ufe0f"
_THOUSANDS = re.compile(r"(?<![\d.,:])\d{1,3} \d{3}(?!\d)")


def _texts(edition: Edition) -> Iterator[tuple[str, int, str]]:
    """Give every text that a reader sees, with its place."""
    for item in edition.text.items():
        if isinstance(item, Rule | Example | Position | Table):
            yield item.place.file, item.place.of("title"), item.title
        if isinstance(item, Rule):
            yield item.place.file, item.place.of("asks"), " ".join(item.asks)
        elif isinstance(item, GameCard | Agreement):
            for name, entry in opening_lines(item):
                yield item.place.file, item.place.of(name), f"{entry.name} {entry.text}"
        elif isinstance(item, DealBlock):
            yield item.place.file, item.place.of("stops"), " ".join(stop.title for stop in item.stops)
        for number, line in enumerate(item.body.markdown.split("\n")):
            yield item.place.file, item.body.line + number, line
    for game in edition.text.games.values():
        for name in ("title", "deck", "summary"):
            yield game.index.file, game.index.of(name), str(getattr(game, name))
    for term in edition.data.terms:
        yield term.place.file, term.place.line, f"{term.text} {term.etymology}"
    for reading in edition.data.readings:
        parts = [reading.question, *(f"{one.text} {one.grounds}" for one in reading.alternatives)]
        yield reading.place.file, reading.place.line, " ".join(parts)


def no_forbidden_words(edition: Edition) -> Iterator[Problem]:
    """Verify that reader-facing text does not speak of files, scans and their making."""
    for file, line, text in _texts(edition):
        match = FORBIDDEN.search(text)
        if match is not None:
            yield Problem(file, line, f"слово «{match[0]}» в тексте для читателя")


def suit_signs_are_plain(edition: Edition) -> Iterator[Problem]:
    """Verify that suit signs are not followed by the selector that turns them into emoji."""
    for file, line, text in _texts(edition):
        if _EMOJI in text:
            yield Problem(file, line, "знак масти записан как эмодзи (U+FE0F): оставьте один знак ♠ ♣ ♦ ♥")


def numbers_hold_together(edition: Edition) -> Iterator[Problem]:
    """Verify that the space within a number is one at which a line does not break."""
    for file, line, text in _texts(edition):
        match = _THOUSANDS.search(text)
        if match is not None:
            yield Problem(file, line, f"«{match[0]}»: внутри числа нужен неразрывный пробел (U+00A0)")


def texts_use_known_markup(edition: Edition) -> Iterator[Problem]:
    """Verify that a text consists of paragraphs, lists and tables, with bold, italic, code, links and references."""
    for chapter in edition.text.chapters():
        for item in chapter.items:
            if not chapter.game or isinstance(item, Heading):
                continue
            name = unknown(item.body.tokens)
            if name and name != "heading_open":  # the parser itself reports a heading within a block
                text = f"такой разметки в тексте нет: {MARKUP.get(name, name)}"
                yield Problem(item.place.file, item.body.line, text)


CHECKS = (no_forbidden_words, suit_signs_are_plain, numbers_hold_together, texts_use_known_markup)
